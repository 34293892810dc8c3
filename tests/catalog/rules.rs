//! Whatever stands in a file, in any place of any format: what is read of it is a food by the rules of one.

use std::fs;
use std::path::Path;

use journal::catalog::report::Reason;
use journal::model::limits::{FOOD_NAME, KEY};
use journal::model::{Entry, Library};
use journal::rules::food;
use serde_json::{Value, json};

use crate::tables::{Taken, slice, take};

/// What nobody means, and what is odd of what somebody does.
fn nasty() -> Vec<String> {
    let texts = [
        "",
        " ",
        "0",
        "-0",
        "-4",
        "abc",
        "NaN",
        "inf",
        "1e400",
        "1e30",
        "-1e30",
        "99999999999",
        "1000000000",
        "79228162514264337593543950335",
        "-79228162514264337593543950335",
        "0.0000000000001",
        "99999999999 chips",
        "0.0000000000001 chips",
        "0 chips",
        "g",
        "ml",
        "serving",
        "Quantity not specified",
        "a\0b",
        "\u{feff}",
        "https://example.org/a b",
    ];
    let mut texts: Vec<String> = texts.map(str::to_owned).into();
    texts.extend([
        "x".repeat(20_001),
        "é".repeat(300),
        format!("2 {}", "é".repeat(120)),
    ]);
    texts
}

/// What is wrong with a food that was read.
fn wrong(food: &Entry) -> Option<String> {
    let data: Value = serde_json::from_str(&food.data).unwrap();
    let mut body = json!({ "name": food.name, "data": data });
    for (name, text) in [("brand", &food.brand), ("barcode", &food.barcode)] {
        body[name] = json!(text);
    }
    let is_text = |text: &String, most: usize| {
        (1..=most).contains(&text.chars().count()) && !text.contains('\0')
    };
    let is_named = food.names.values().all(|name| is_text(name, FOOD_NAME));
    let told = food::check(&body).err().map(|error| error.to_string());
    told.or((!is_named).then(|| format!("names: {:?}", food.names)))
        .or((!is_text(&food.key, KEY)).then(|| format!("key: {}", food.key)))
}

fn assert_good(path: &Path, library: Library, place: &str) {
    // A file of which nothing is taken is as good.
    let foods = take(path, library).map(|taken| taken.foods);
    for food in foods.unwrap_or_default() {
        assert_eq!(wrong(&food), None, "{place}: {food:?}");
    }
}

/// The tables of a download: of each its file, and its cells.
type Tables = Vec<(&'static str, Vec<Vec<String>>)>;

fn cells(rows: &[&str], delimiter: char) -> Vec<Vec<String>> {
    let split = |row: &&str| row.split(delimiter).map(str::to_owned).collect();
    rows.iter().map(split).collect()
}

/// Reads the tables with each nasty text in each of their cells but those of headers.
fn spoil(tables: &Tables, headers: usize, libraries: &[Library], line: fn(&[String]) -> String) {
    let home = tempfile::tempdir().unwrap();
    let write = |file: &str, rows: &[Vec<String>]| {
        let lines: Vec<String> = rows.iter().map(|row| line(row)).collect();
        fs::write(home.path().join(file), lines.join("\n") + "\n").unwrap();
    };
    tables.iter().for_each(|(file, rows)| write(file, rows));
    let path = match tables.as_slice() {
        [(file, _)] => home.path().join(file),
        _ => home.path().to_owned(),
    };
    let foods = libraries.iter().map(|library| take(&path, *library));
    assert!(foods.map(|taken| taken.unwrap().foods.len()).sum::<usize>() > 0);
    for (file, rows) in tables {
        for row in headers..rows.len() {
            for column in 0..rows[row].len() {
                for text in nasty() {
                    let mut spoiled = rows.clone();
                    spoiled[row][column].clone_from(&text);
                    write(file, &spoiled);
                    for library in libraries {
                        let shown: String = text.chars().take(30).collect();
                        let place = format!("{file}, row {row}, column {column}: {shown:?}");
                        assert_good(&path, *library, &place);
                    }
                }
            }
        }
        write(file, rows);
    }
}

fn with_commas(row: &[String]) -> String {
    let quoted: Vec<String> = row.iter().map(|cell| format!("\"{cell}\"")).collect();
    quoted.join(",")
}

#[test]
fn of_fooddata_central() {
    let tables = vec![
        (
            "food.csv",
            cells(
                &[
                    "fdc_id,data_type,description,food_category_id,publication_date,end",
                    "1,foundation_food,Oats,20,2020-01-01,",
                    "2,branded_food,Bar,,2020-01-01,",
                    "3,survey_fndds_food,Milk,,2020-01-01,",
                ],
                ',',
            ),
        ),
        (
            "branded_food.csv",
            cells(
                &[
                    "fdc_id,gtin_upc,brand_owner,brand_name,subbrand_name,ingredients,serving_size,serving_size_unit,household_serving_fulltext,market_country,end",
                    "2,40084909,Acme,Best,Bars,oats,30,g,2 bars,United States,",
                ],
                ',',
            ),
        ),
        (
            "food_nutrient.csv",
            cells(
                &[
                    "fdc_id,nutrient_id,amount,end",
                    "1,1008,389,",
                    "1,1005,66,",
                    "1,1079,10,",
                    "2,1093,200,",
                ],
                ',',
            ),
        ),
        (
            "food_portion.csv",
            cells(
                &[
                    "fdc_id,amount,measure_unit_id,portion_description,modifier,gram_weight,end",
                    "1,2,1000,,sliced,81,",
                    "3,,,1 cup,,244,",
                    "3,,,Quantity not specified,,244,",
                ],
                ',',
            ),
        ),
        (
            "measure_unit.csv",
            cells(&["id,name,end", "1000,cup,"], ','),
        ),
        (
            "foundation_food.csv",
            cells(&["fdc_id,NDB_number,end", "1,20038,"], ','),
        ),
    ];
    spoil(
        &tables,
        1,
        &[Library::Composition, Library::Off],
        with_commas,
    );
}

#[test]
fn of_sr28() {
    let tables = vec![
        (
            "FOOD_DES.txt",
            cells(&["01001^0100^Butter^BUTTER^^Acme^Y^^0^^^^^"], '^'),
        ),
        (
            "NUT_DATA.txt",
            cells(
                &[
                    "01001^208^717^0^^^^^^^^^^^^^^",
                    "01001^205^5^0^^^^^^^^^^^^^^",
                    "01001^291^2^0^^^^^^^^^^^^^^",
                    "01001^307^643^0^^^^^^^^^^^^^^",
                ],
                '^',
            ),
        ),
        (
            "WEIGHT.txt",
            cells(
                &["01001^1^1^cup^227^^", "01001^2^3^slices (1 oz)^28^^"],
                '^',
            ),
        ),
    ];
    let libraries = [Library::Composition, Library::Service];
    spoil(&tables, 0, &libraries, |row| row.join("^"));
}

#[test]
fn of_ciqual() {
    let table = fs::read_to_string(slice("ciqual-2020/ciqual-2020.csv")).unwrap();
    let mut reader = csv::ReaderBuilder::new()
        .has_headers(false)
        .from_reader(table.as_bytes());
    let rows = reader.records().take(2).map(|row| row.unwrap());
    let rows = rows.map(|row| row.iter().map(str::to_owned).collect());
    let tables = vec![("table.csv", rows.collect())];
    spoil(&tables, 1, &[Library::Composition], with_commas);
}

#[test]
fn of_the_table_of_open_food_facts() {
    let row = [
        ("code", "3017620422003"),
        ("product_name", "Spread"),
        ("generic_name", "Cream"),
        ("brands", "Acme, Other"),
        ("countries_tags", "en:france"),
        ("quantity", "400 g"),
        ("serving_size", "1 spoon (15 g)"),
        ("serving_quantity", "15"),
        ("ingredients_text", "nuts"),
        ("image_url", "https://example.org/x.jpg"),
        ("energy-kcal_100g", "539"),
        ("fat_100g", "31"),
        ("sodium_100g", "1"),
    ];
    let served = row.map(|(name, text)| (name.replace("_100g", "_serving"), text));
    for row in [row.map(|(name, text)| (name.to_owned(), text)), served] {
        let (names, texts): (Vec<String>, Vec<String>) = row
            .into_iter()
            .map(|(name, text)| (name, text.to_owned()))
            .unzip();
        let tables = vec![("products.tsv", vec![names, texts])];
        spoil(&tables, 1, &[Library::Off], |row| row.join("\t"));
    }
}

/// Places in JSON, in which there may be anything.
fn places(value: &Value, place: &str, all: &mut Vec<String>) {
    all.push(place.to_owned());
    if let Value::Object(members) = value {
        members
            .iter()
            .for_each(|(name, value)| places(value, &format!("{place}/{name}"), all));
    }
    if let Value::Array(list) = value {
        let mut list = (0..).zip(list);
        list.by_ref()
            .for_each(|(at, value)| places(value, &format!("{place}/{at}"), all));
    }
}

/// Reads the line with each nasty text in each of its places, as a text and as a number.
fn spoil_line(whole: &Value) {
    let home = tempfile::tempdir().unwrap();
    let path = home.path().join("foods.jsonl");
    fs::write(&path, whole.to_string()).unwrap();
    assert_eq!(take(&path, Library::Off).unwrap().foods.len(), 1);
    let mut all = Vec::new();
    places(whole, "", &mut all);
    for place in all.iter().filter(|place| !place.is_empty()) {
        for text in nasty() {
            let number = serde_json::from_str(&text).ok();
            for value in [Some(json!(text)), number].into_iter().flatten() {
                let mut spoiled = whole.clone();
                *spoiled.pointer_mut(place).unwrap() = value;
                fs::write(&path, spoiled.to_string()).unwrap();
                assert_good(&path, Library::Off, place);
            }
        }
    }
}

#[test]
fn of_the_lines_of_open_food_facts() {
    let product = |more: Value| {
        let mut line = json!({ "code": "3017620422003", "lang": "fr", "product_name": "Spread",
            "product_name_fr": "Crème", "generic_name": "Cream", "brands": "Acme, Other", "quantity": "400 g",
            "countries_tags": ["en:france"], "serving_size": "1 spoon (15 g)", "serving_quantity": 15,
            "ingredients_text": "nuts", "image_url": "https://example.org/x.jpg" });
        let (line_members, more) = (line.as_object_mut().unwrap(), more.as_object().unwrap());
        line_members.extend(more.clone());
        line
    };
    let nutriments = json!({ "energy-kcal_100g": 539, "fat_100g": 31, "sodium_100g": 1 });
    spoil_line(&product(json!({ "nutriments": nutriments })));
    let set = json!({ "source": "packaging", "preparation": "as_sold", "per": "serving", "per_quantity": 15,
        "per_unit": "g", "nutrients": { "fat": { "value": 4.5, "unit": "g" } } });
    spoil_line(&product(json!({ "nutrition": { "input_sets": [set] } })));
}

#[test]
fn of_foods_as_they_are_saved() {
    spoil_line(
        &json!({ "key": "a", "name": "Bar", "names": { "fr": "Barre" }, "brand": "Acme",
        "barcode": "40084909", "regions": ["FR"], "scans": 3, "data": {
            "base": "g", "nutrition": { "basisAmount": 100, "values": { "kcal": 400, "fat": 20 } },
            "measures": [{ "label": "bar", "size": 38 }], "defaultPortion": { "amount": 1, "unit": "bar" },
            "composition": "oats", "note": "new", "images": [{ "url": "https://example.org/x.jpg" }],
            "source": { "place": "shop" } } }),
    );
}

/// FoodData Central with these portions, and this serving of a product.
fn portions(rows: &str, serving: &str) -> [Taken; 2] {
    let home = tempfile::tempdir().unwrap();
    for (file, text) in [
        (
            "food.csv",
            "fdc_id,data_type,description\n1,foundation_food,Oats\n2,branded_food,Bar\n",
        ),
        (
            "food_portion.csv",
            &format!("fdc_id,amount,portion_description,modifier,gram_weight,end\n{rows}\n"),
        ),
        (
            "branded_food.csv",
            &format!(
                "fdc_id,gtin_upc,serving_size,serving_size_unit,household_serving_fulltext,end\n2,40084909,{serving},\n"
            ),
        ),
    ] {
        fs::write(home.path().join(file), text).unwrap();
    }
    [Library::Composition, Library::Off].map(|library| take(home.path(), library).unwrap())
}

#[test]
fn a_size_that_no_measure_or_portion_may_have_is_counted_in_the_usdas_tables() {
    let rows: Vec<String> = ["99999999999", "0", "-4", "abc"]
        .into_iter()
        .flat_map(|grams| {
            let unspecified = format!("1,,Quantity not specified,,{grams},");
            [format!("1,1,,cup,{grams},"), unspecified]
        })
        .chain(["0", "-1", "99999999999", "abc"].map(|amount| format!("1,{amount},,cup,30,")))
        .collect();
    let [foods, _] = portions(&rows.join("\n"), "30,g,1 bar");
    assert_eq!(foods.foods[0].data.matches("cup").count(), 0);
    assert_eq!(foods.usual("fdc-1"), None);
    assert!(foods.noted().contains(&(Reason::ImpossibleServing, 12)));
    for serving in [
        "99999999999,g,1 bar",
        "30,g,99999999999 bars",
        "0.000001,g,999999 bars",
        "0,g,1 bar",
        "-4,g,1 bar",
        "abc,g,1 bar",
    ] {
        let [_, products] = portions("", serving);
        assert_eq!(products.measures("40084909"), [], "{serving}");
        let counted = (Reason::ImpossibleServing, 1);
        assert!(products.noted().contains(&counted), "{serving}");
    }
}
