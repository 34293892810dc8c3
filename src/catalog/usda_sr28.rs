//! The USDA National Nutrient Database for Standard Reference, Release 28.
//!
//! A folder or zip of text files: fields parted by `^`, texts between `~`, lines ended by CRLF, letters
//! in ISO-8859-1. Read are `FOOD_DES.txt` (0 number, 1 group, 2 name, 5 manufacturer),
//! `NUT_DATA.txt` (0 food, 1 nutrient, 2 amount in 100 g) and `WEIGHT.txt` (see
//! `usda_weight`).
//!
//! Dishes, and products of a manufacturer under their brand, go to `service`; all else to
//! `composition`.

use std::collections::{HashMap, HashSet};

use rust_decimal::Decimal;

use super::files::Files;
use super::format::{Format, undated};
use super::notes::Notes;
use super::read::{self, trouble};
use super::report::Reason;
use super::row::Row;
use super::source::Source;
use super::usda_values::{self, Told};
use super::usda_weight::{self, Measures};
use crate::error::Result;
use crate::model::{self, Amount, Base, CatalogueFood, FoodData, FoodNutrition, Library, Values};

/// The table's name, as a food's `source.place` gives it.
pub const PLACE: &str = "USDA SR28";

const FOODS: &str = "FOOD_DES.txt";
const NUTRIENTS: &str = "NUT_DATA.txt";

/// How many fields a line of each has, as the table's documentation says.
const FOODS_WIDTH: usize = 14;
const NUTRIENTS_WIDTH: usize = 18;

/// The files that are read.
pub(super) const TABLES: [&str; 3] = [FOODS, NUTRIENTS, usda_weight::FILE];

/// Fast foods; meals, entrees and side dishes; restaurant foods: they go to `service`.
const DISHES: [&str; 3] = ["2100", "2200", "3600"];

/// The numbers of the nutrients that are read.
const READ: [u16; 8] = [208, 203, 204, 205, 291, 269, 606, 307];

/// The USDA table.
pub const FORMAT: Format = Format {
    name: "USDA SR28",
    attribution: "Contains data of the USDA National Nutrient Database for Standard Reference, Release 28 (US Department of Agriculture, Agricultural Research Service; public domain)",
    cited: undated,
    values_in: None,
    libraries: &[Library::Composition, Library::Service],
    tells_country: |_, _| false,
    is: |source| source.has(FOODS) && source.has(NUTRIENTS),
    read: |source, library| {
        let rows = rows(&source.into_files()?)?;
        Ok(Box::new(rows.map(move |row| row?.into_library(library))))
    },
};

/// The foods without a manufacturer, in the table's order: dishes in `service`, the others in
/// `composition`, each under the key `usda-` and its number. Products are imported alone: they
/// change faster than what is inside the program.
///
/// Errors: `NotUnderstood`, naming file and line.
pub fn read(source: Source) -> Result<impl Iterator<Item = Result<CatalogueFood>> + use<>> {
    let rows = rows(&source.into_files()?)?;
    let foods = rows.filter_map(|row| row.map(|row| row.food).transpose());
    Ok(foods.filter(|food| food.as_ref().map_or(true, |food| food.brand.is_none())))
}

fn rows(files: &Files) -> Result<impl Iterator<Item = Result<Row>> + use<>> {
    let foods: Vec<Record> = records((FOODS, FOODS_WIDTH), &files.whole(FOODS)?).collect();
    let numbers = numbers(&foods)?;
    let mut nutrients = read_nutrients(&files.whole(NUTRIENTS)?, &numbers)?;
    let mut measures = usda_weight::read(&files.whole(usda_weight::FILE)?, &numbers)?;
    Ok(foods
        .into_iter()
        .map(move |record| row(&record, &mut nutrients, &mut measures)))
}

/// The numbers of the foods, each of which stands there once.
pub(super) type Numbers = HashSet<String>;

fn numbers(foods: &[Record]) -> Result<Numbers> {
    let mut numbers = Numbers::new();
    for food in foods {
        let number = food.field(0)?;
        if number.is_empty() || !number.bytes().all(|byte| byte.is_ascii_digit()) {
            return Err(food.trouble(format_args!("`{number}` is no food's number")));
        }
        if !numbers.insert(number.to_owned()) {
            return Err(food.trouble(format_args!("the food {number} stands there twice")));
        }
    }
    Ok(numbers)
}

fn row(
    record: &Record,
    nutrients: &mut HashMap<String, Nutrients>,
    measures: &mut HashMap<String, Measures>,
) -> Result<Row> {
    let number = record.field(0)?;
    let key = format!("usda-{number}");
    let measures = measures.remove(number).unwrap_or_default();
    let mut notes = measures.notes;
    let name = read::name(record.field(2)?, &mut notes);
    if name.is_empty() {
        return Ok(Row::skipped(&key, Reason::NoName));
    }
    let brand = read::brand(record.field(5)?, &mut notes);
    let library = match brand.is_some() || DISHES.contains(&record.field(1)?) {
        true => Library::Service,
        false => Library::Composition,
    };
    let data = FoodData {
        base: Some(Base::Gram),
        nutrition: Some(FoodNutrition {
            basis_amount: Amount::from(100),
            values: values(&nutrients.remove(number).unwrap_or_default(), &mut notes),
        }),
        measures: Some(measures.all).filter(|measures| !measures.is_empty()),
        source: Some(model::Source {
            place: Some(PLACE.to_owned()),
            ..model::Source::default()
        }),
        ..FoodData::default()
    };
    let food = CatalogueFood {
        library,
        key,
        name,
        names: Default::default(),
        brand,
        barcode: None,
        regions: Vec::new(),
        scans: 0,
        data,
    };
    Ok(Row::of(food, notes))
}

/// Amounts in 100 g by the table's number of the nutrient.
type Nutrients = HashMap<u16, Decimal>;

fn read_nutrients(file: &[u8], numbers: &Numbers) -> Result<HashMap<String, Nutrients>> {
    let mut foods: HashMap<String, Nutrients> = HashMap::new();
    for record in records((NUTRIENTS, NUTRIENTS_WIDTH), file) {
        let nutrient = record.field(1)?;
        let nutrient = nutrient
            .parse()
            .map_err(|_| record.trouble(format_args!("`{nutrient}` is no nutrient's number")))?;
        let amount = record.number(2)?;
        let food = record.food(numbers)?;
        if READ.contains(&nutrient) {
            let amounts = foods.entry(food.to_owned()).or_default();
            if amounts.insert(nutrient, amount).is_some() {
                let what = format_args!("the nutrient {nutrient} of {food} stands there twice");
                return Err(record.trouble(what));
            }
        }
    }
    Ok(foods)
}

fn values(nutrients: &Nutrients, notes: &mut Notes) -> Values {
    let known = |number: u16| nutrients.get(&number).copied();
    let told = Told {
        kcal: known(208),
        protein: known(203),
        fat: known(204),
        difference: known(205),
        fibre: known(291),
        sugars: known(269),
        saturated: known(606),
        sodium: known(307),
    };
    usda_values::values(&told, notes)
}

/// A line of a file, its fields bare.
pub(super) struct Record {
    file: &'static str,
    line: u64,
    /// How many fields it should have.
    width: usize,
    fields: Vec<String>,
}

/// The lines of a file, of so many fields, that hold something.
pub(super) fn records(
    (file, width): (&'static str, usize),
    bytes: &[u8],
) -> impl Iterator<Item = Record> {
    let lines = bytes.split(|byte| *byte == b'\n').zip(1..);
    let records = lines.map(|(line, number)| (line.trim_ascii_end(), number));
    records
        .filter(|(line, _)| !line.is_empty())
        .map(move |(line, number)| Record {
            file,
            width,
            line: number,
            fields: line.split(|byte| *byte == b'^').map(bare).collect(),
        })
}

/// A field's text. ISO-8859-1: a byte is the character of that number.
fn bare(field: &[u8]) -> String {
    let text: String = field.iter().copied().map(char::from).collect();
    text.trim_matches('~').to_owned()
}

impl Record {
    /// A field, by its place from 0.
    ///
    /// Errors: where there are not as many as there should be: more, and so one may stand in another's place; fewer, and
    /// so it may be cut off, and all that was behind it.
    pub(super) fn field(&self, place: usize) -> Result<&str> {
        let field = self.fields.get(place).map(String::as_str);
        let (found, width) = (self.fields.len(), self.width);
        let field = field.filter(|_| found == width);
        field.ok_or_else(|| self.trouble(format_args!("there are {found} fields, and not {width}")))
    }

    /// The number of the food that it is about, which is its first field.
    ///
    /// Errors: where there is no such food.
    pub(super) fn food(&self, numbers: &Numbers) -> Result<&str> {
        let number = self.field(0)?;
        match numbers.contains(number) {
            true => Ok(number),
            false => Err(self.trouble(format_args!("there is no food {number} in {FOODS}"))),
        }
    }

    /// A number, by its place from 0.
    pub(super) fn number(&self, place: usize) -> Result<Decimal> {
        let text = self.field(place)?;
        read::number(text).ok_or_else(|| self.trouble(format_args!("`{text}` is no number")))
    }

    fn trouble(&self, what: impl std::fmt::Display) -> crate::error::Error {
        trouble(self.file, self.line, what)
    }
}

#[cfg(test)]
#[path = "usda_sr28_tests.rs"]
mod tests;
