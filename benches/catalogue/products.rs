//! Products that look like those of Open Food Facts, made up from nothing: names, brands, countries
//! and scans follow heavy-tailed distributions, and a row is as long as a real one.

use std::fs::File;
use std::io::{self, BufWriter, Write};
use std::path::Path;

use flate2::Compression;
use flate2::write::GzEncoder;
use serde_json::{Map, Value, json};

use crate::columns::{Column, columns};

/// Words of many names, the commonest first.
const COMMON: &str = "chocolate milk organic original sauce cheese chicken rice cream vanilla natural \
    sugar fruit juice water free beef tomato bread oil bio lait chocolat fromage poulet sans aux avec \
    salted strawberry lemon apple orange cookies bar protein yogurt yaourt nature light zero coffee tea \
    green black white dark almond peanut butter honey olive salad soup pasta noodles potato chips snack \
    biscuits cereal granola oats corn bean lentil mix roasted smoked spicy sweet hot garlic onion pepper \
    herb mint ginger coconut mango banana cherry raspberry blueberry peach pear grape wine beer cola \
    schokolade milch käse joghurt brot wurst queso leche aceite crème brûlée pâte confiture jambon \
    thon saumon tuna salmon shrimp pork turkey ham bacon sausage egg mayonnaise ketchup mustard vinegar";

const COUNTRIES: [(&str, u32); 13] = [
    ("france", 34),
    ("united-states", 26),
    ("germany", 9),
    ("spain", 7),
    ("italy", 6),
    ("united-kingdom", 5),
    ("belgium", 4),
    ("switzerland", 3),
    ("canada", 2),
    ("netherlands", 1),
    ("japan", 1),
    ("brazil", 1),
    ("portugal", 1),
];

/// Where one product of so many is sold, and no other: a country that is rare in a search.
const RARE: (&str, usize) = ("iceland", 2_000);

const SYLLABLES: [&str; 24] = [
    "ba", "ri", "lo", "ma", "ne", "co", "di", "sa", "ver", "tel", "mon", "ga", "pre", "lin", "do",
    "fer", "nu", "ka", "bel", "tra", "és", "mü", "jo", "wi",
];

/// SplitMix64: the same numbers from the same seed, everywhere.
pub(crate) struct Numbers(u64);

impl Numbers {
    pub(crate) fn new(seed: u64) -> Self {
        Numbers(seed)
    }

    pub(crate) fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    pub(crate) fn below(&mut self, end: usize) -> usize {
        (self.next() % end.max(1) as u64) as usize
    }

    pub(crate) fn share(&mut self) -> f64 {
        (self.next() >> 11) as f64 / (1_u64 << 53) as f64
    }

    /// A place of a list in which each next one is rarer.
    pub(crate) fn rank(&mut self, length: usize) -> usize {
        let place = (length as f64 + 1.0).powf(self.share()) - 1.0;
        (place as usize).min(length - 1)
    }
}

/// How the products of a file are written.
#[derive(Clone, Copy)]
pub(crate) enum Layout {
    /// A header, then a row a product.
    Tsv,
    /// An object a product, in the schema of before 2025: nutrients in `nutriments`.
    Jsonl,
}

impl Layout {
    /// How its files end.
    pub(crate) fn ending(self) -> &'static str {
        match self {
            Layout::Tsv => "tsv.gz",
            Layout::Jsonl => "jsonl.gz",
        }
    }
}

/// Writes so many products, packed: the same in each layout.
pub(crate) fn write(path: &Path, count: usize, seed: u64, layout: Layout) -> io::Result<()> {
    let file = BufWriter::new(File::create(path)?);
    let mut out = BufWriter::with_capacity(1 << 16, GzEncoder::new(file, Compression::default()));
    let mut made = Maker::new(count, seed);
    let names: Vec<&str> = made.columns.iter().map(|column| column.name).collect();
    if matches!(layout, Layout::Tsv) {
        writeln!(out, "{}", names.join("\t"))?;
    }
    for place in 0..count {
        let row = made.row(place);
        match layout {
            Layout::Tsv => out.write_all(row.as_bytes())?,
            Layout::Jsonl => writeln!(out, "{}", object(&names, &row))?,
        }
    }
    out.into_inner().map_err(io::Error::from)?.finish()?.flush()
}

/// A row as the JSON export has it: lists where there are tags, numbers where there are numbers, the
/// nutrients in an object of their own; what is empty is left out.
fn object(names: &[&str], row: &str) -> Value {
    let (mut product, mut nutriments) = (Map::new(), Map::new());
    let fields = names.iter().zip(row.trim_end_matches('\n').split('\t'));
    for (name, text) in fields.filter(|(_, text)| !text.is_empty()) {
        let number = || {
            text.parse::<f64>()
                .map_or(json!(text), |number| json!(number))
        };
        match *name {
            name if name.ends_with("_100g") => drop(nutriments.insert(name.to_owned(), number())),
            name if name.ends_with("_tags") => {
                let tags: Vec<&str> = text.split(',').collect();
                product.insert(name.to_owned(), json!(tags));
            }
            "unique_scans_n" | "completeness" | "last_modified_t" | "serving_quantity" => {
                product.insert((*name).to_owned(), number());
            }
            name => drop(product.insert(name.to_owned(), json!(text))),
        }
    }
    product.insert("nutriments".to_owned(), Value::Object(nutriments));
    Value::Object(product)
}

struct Maker {
    numbers: Numbers,
    columns: Vec<Column>,
    common: Vec<&'static str>,
    rare: Vec<String>,
    brands: Vec<String>,
}

impl Maker {
    fn new(count: usize, seed: u64) -> Self {
        let mut numbers = Numbers::new(seed);
        let size = (count as f64).powf(0.55);
        let rare = invented(&mut numbers, (90.0 * size) as usize);
        let brands = invented(&mut numbers, (20.0 * size) as usize);
        let common: Vec<&str> = COMMON.split_whitespace().collect();
        Maker {
            columns: columns(&mut numbers, &common),
            numbers,
            common,
            rare,
            brands,
        }
    }

    fn row(&mut self, place: usize) -> String {
        let values = self.values(place);
        let mut row = String::with_capacity(4_000);
        for column in &self.columns {
            match values.iter().find(|(name, _)| *name == column.name) {
                Some((_, value)) => row.push_str(value),
                None if is_asked(column.name) => {}
                None => row.push_str(column.drawn(&mut self.numbers)),
            }
            row.push('\t');
        }
        row.pop();
        row.push('\n');
        row
    }

    fn values(&mut self, place: usize) -> Vec<(&'static str, String)> {
        let code = code(&mut self.numbers, place);
        let name = self.name();
        let brand = self.brand();
        let country = self.country();
        let mut values = vec![
            (
                "url",
                format!(
                    "http://world-en.openfoodfacts.org/product/{code}/{}",
                    name.to_lowercase().replace(' ', "-")
                ),
            ),
            ("creator", "kiliweb".to_owned()),
            ("created_datetime", "2018-06-15T10:38:00Z".to_owned()),
            ("last_modified_datetime", "2019-06-25T11:55:18Z".to_owned()),
            (
                "last_modified_t",
                (1_500_000_000 + self.numbers.below(200_000_000)).to_string(),
            ),
            ("brands_tags", brand.to_lowercase().replace(' ', "-")),
            ("brands", brand),
            ("countries", format!("en:{country}")),
            ("countries_tags", format!("en:{country}")),
            ("countries_en", country.to_owned()),
            (
                "completeness",
                format!("{:.4}", 0.1 + 0.9 * self.numbers.share()),
            ),
            (
                "image_url",
                format!(
                    "https://images.openfoodfacts.org/images/products/{code}/front_en.3.400.jpg"
                ),
            ),
            (
                "image_small_url",
                format!(
                    "https://images.openfoodfacts.org/images/products/{code}/front_en.3.200.jpg"
                ),
            ),
            ("code", code),
            ("product_name", name),
        ];
        if self.numbers.share() < 0.29 {
            let scans = 1.0 / (1.0 - self.numbers.share()).powf(1.1);
            values.push(("unique_scans_n", (scans as u64).to_string()));
        }
        if self.numbers.share() < 0.54 {
            let quantity =
                ["500 g", "250g", "1 l", "33 cl", "125 g e", "12 oz"][self.numbers.below(6)];
            values.push(("quantity", quantity.to_owned()));
        }
        if self.numbers.share() < 0.4 {
            values.push(("serving_size", "30 g".to_owned()));
            values.push(("serving_quantity", "30".to_owned()));
        }
        if self.numbers.share() < 0.6 {
            let ingredients: Vec<String> = (0..4 + self.numbers.below(30))
                .map(|_| self.word())
                .collect();
            values.push(("ingredients_text", ingredients.join(", ")));
        }
        if self.numbers.share() < 0.75 {
            self.nutrients(&mut values);
        }
        values
    }

    fn nutrients(&mut self, values: &mut Vec<(&'static str, String)>) {
        let mut grams = |most: f64| (self.numbers.share() * most * 10.0).round() / 10.0;
        let (fat, carbs, protein) = (grams(35.0), grams(45.0), grams(20.0));
        let kcal = (9.0 * fat + 4.0 * carbs + 4.0 * protein).round();
        values.extend([
            ("energy-kcal_100g", kcal.to_string()),
            ("energy_100g", (kcal * 4.184).round().to_string()),
            ("fat_100g", fat.to_string()),
            ("saturated-fat_100g", (fat / 2.0).to_string()),
            ("carbohydrates_100g", carbs.to_string()),
            ("sugars_100g", (carbs / 2.0).to_string()),
            ("proteins_100g", protein.to_string()),
            ("salt_100g", grams(2.0).to_string()),
        ]);
    }

    fn name(&mut self) -> String {
        let count = 1 + self.numbers.below(3) + self.numbers.below(3);
        let words: Vec<String> = (0..count).map(|_| capital(&self.word())).collect();
        words.join(" ")
    }

    fn word(&mut self) -> String {
        match self.numbers.share() < 0.75 {
            true => self.common[self.numbers.rank(self.common.len())].to_owned(),
            false => self.rare[self.numbers.rank(self.rare.len())].clone(),
        }
    }

    fn brand(&mut self) -> String {
        let brand = self.brands[self.numbers.rank(self.brands.len())].clone();
        capital(&brand)
    }

    fn country(&mut self) -> &'static str {
        let (rare, one_in) = RARE;
        if self.numbers.below(one_in) == 0 {
            return rare;
        }
        let mut drawn = self.numbers.below(100) as u32;
        for (country, share) in COUNTRIES {
            if drawn < share {
                return country;
            }
            drawn -= share;
        }
        rare
    }
}

fn invented(numbers: &mut Numbers, count: usize) -> Vec<String> {
    let word = |numbers: &mut Numbers| -> String {
        (0..2 + numbers.below(4))
            .map(|_| SYLLABLES[numbers.below(SYLLABLES.len())])
            .collect()
    };
    (0..count.max(1_000)).map(|_| word(numbers)).collect()
}

fn capital(word: &str) -> String {
    let mut letters = word.chars();
    letters.next().map_or_else(String::new, |first| {
        first.to_uppercase().chain(letters).collect()
    })
}

/// Whether an import reads a column: it is empty where a product was given no value for it.
fn is_asked(column: &str) -> bool {
    const ASKED: [&str; 7] = [
        "generic_name",
        "quantity",
        "serving_size",
        "serving_quantity",
        "unique_scans_n",
        "ingredients_text",
        "abbreviated_product_name",
    ];
    column.ends_with("_100g") || ASKED.contains(&column)
}

/// A barcode that no other product of the file has.
fn code(numbers: &mut Numbers, place: usize) -> String {
    let prefix = [300, 301, 302, 326, 40, 80, 84, 50][numbers.below(8)];
    let digits = format!("{prefix:03}{place:09}");
    let sum: u32 = digits
        .bytes()
        .rev()
        .zip([3, 1].into_iter().cycle())
        .map(|(digit, weight)| u32::from(digit - b'0') * weight)
        .sum();
    format!("{digits}{}", (10 - sum % 10) % 10)
}
