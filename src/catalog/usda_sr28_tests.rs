//! The reader of the USDA table, on a slice of it.

use std::path::Path;

use super::*;
use crate::catalog::source::Progress;
use crate::model::Nutrient;

fn slice() -> Vec<CatalogueFood> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/usda-sr28");
    let source = Source::open(&folder, &Progress::default()).unwrap();
    read(source).unwrap().collect::<Result<_>>().unwrap()
}

fn food(key: &str) -> CatalogueFood {
    let found = slice().into_iter().find(|food| food.key == key);
    found.unwrap_or_else(|| panic!("no {key}"))
}

fn value(key: &str, nutrient: Nutrient) -> Option<String> {
    let data = food(key).data;
    let amount = data.nutrition.unwrap().values[nutrient];
    amount.map(|amount| amount.to_string())
}

fn size(key: &str, label: &str) -> Option<String> {
    let data = food(key).data;
    let measure = data.measures().iter().find(|known| known.label == label);
    measure.map(|measure| measure.size.to_string())
}

#[test]
fn products_stay_out_and_dishes_go_to_service() {
    let foods = slice();
    let keys: Vec<_> = foods
        .iter()
        .map(|food| (food.library, food.key.as_str()))
        .collect();
    assert_eq!(
        keys,
        [
            (Library::Composition, "usda-01001"),
            (Library::Composition, "usda-01036"),
            (Library::Composition, "usda-01210"),
            (Library::Composition, "usda-05315"),
            (Library::Composition, "usda-09040"),
            (Library::Composition, "usda-16157"),
            (Library::Service, "usda-21107"),
        ]
    );
}

#[test]
fn values_are_exact_and_carbohydrate_is_available() {
    let butter = |nutrient| value("usda-01001", nutrient);
    assert_eq!(butter(Nutrient::Kcal).as_deref(), Some("717"));
    assert_eq!(butter(Nutrient::Salt).as_deref(), Some("1.6075"));
    assert_eq!(butter(Nutrient::SaturatedFat).as_deref(), Some("51.368"));
    let banana = |nutrient| value("usda-09040", nutrient);
    assert_eq!(banana(Nutrient::Carbs).as_deref(), Some("20.24"));
    assert_eq!(banana(Nutrient::Fibre).as_deref(), Some("2.6"));
    assert_eq!(banana(Nutrient::Salt).as_deref(), Some("0.0025"));
}

#[test]
fn what_is_unknown_is_left_out() {
    // The egg mix has 23.97 g of carbohydrate by difference, and nobody knows its fibre.
    assert_eq!(value("usda-01210", Nutrient::Fibre), None);
    assert_eq!(value("usda-01210", Nutrient::Carbs), None);
    // The duck has no carbohydrate at all.
    assert_eq!(value("usda-05315", Nutrient::Fibre), None);
    assert_eq!(value("usda-05315", Nutrient::Carbs).as_deref(), Some("0"));
}

#[test]
fn measures_are_of_one() {
    let medium = size("usda-09040", "medium (7\" to 7-7/8\" long)");
    assert_eq!(medium.as_deref(), Some("118"));
    assert_eq!(size("usda-05315", "oz").as_deref(), Some("28.333333333"));
    assert_eq!(
        size("usda-05315", "breast, bone removed").as_deref(),
        Some("240")
    );
    assert_eq!(size("usda-01036", "cup").as_deref(), Some("246"));
}

#[test]
fn letters_are_of_iso_8859_1() {
    let line = b"~1~^~2200~^~Entr\xe9e \xb5~^^^^^^^^^^^\r\n";
    let record = records((FOODS, FOODS_WIDTH), line).next().unwrap();
    assert_eq!(record.field(2).unwrap(), "Entrée µ");
}

/// A line whose first fields are these.
fn line(first: &str, width: usize) -> String {
    let more = width - first.split('^').count();
    format!("{first}{}\r\n", "^".repeat(more))
}

/// Why lines about nutrients of the food `1` are refused.
fn refused(lines: &[u8]) -> String {
    let numbers = Numbers::from(["1".to_owned()]);
    let error = read_nutrients(lines, &numbers).unwrap_err();
    error.message().to_owned()
}

/// Why lines that begin so are.
fn refused_lines(lines: &[&str]) -> String {
    let whole = lines.iter().map(|first| line(first, NUTRIENTS_WIDTH));
    refused(whole.collect::<String>().as_bytes())
}

#[test]
fn an_error_names_file_and_line() {
    assert_eq!(
        refused_lines(&["~1~^~208~^1", "~1~^~203~^a lot"]),
        "NUT_DATA.txt, line 2: `a lot` is no number"
    );
    // Wherever a file is cut off in a line, what was behind that is gone, too.
    let whole = line("~1~^~208~^1.25^16^0.0", NUTRIENTS_WIDTH);
    for end in [9, 13, 14, 20, whole.len() - 3] {
        let told = refused(&whole.as_bytes()[..end]);
        assert!(
            told.starts_with("NUT_DATA.txt, line 1: there are "),
            "{told}"
        );
        assert!(told.ends_with("fields, and not 18"), "{told}");
    }
}

#[test]
fn what_stands_there_twice_or_of_no_food_is_refused() {
    assert_eq!(
        refused_lines(&["~1~^~208~^1", "~1~^~203~^2", "~1~^~208~^3"]),
        "NUT_DATA.txt, line 3: the nutrient 208 of 1 stands there twice"
    );
    assert_eq!(
        refused_lines(&["~2~^~208~^1"]),
        "NUT_DATA.txt, line 1: there is no food 2 in FOOD_DES.txt"
    );
    for (number, told) in [
        ("1", "the food 1 stands there twice"),
        ("", "`` is no food's number"),
        (" 3", "` 3` is no food's number"),
    ] {
        let second = format!("~{number}~^~0100~^~Brie~");
        let foods = ["~1~^~0100~^~Butter~", &second].map(|first| line(first, FOODS_WIDTH));
        let foods = foods.concat();
        let foods: Vec<Record> = records((FOODS, FOODS_WIDTH), foods.as_bytes()).collect();
        let error = numbers(&foods).unwrap_err();
        assert_eq!(error.message(), format!("FOOD_DES.txt, line 2: {told}"));
    }
}

#[test]
fn a_name_and_a_brand_that_are_too_long_are_cut_and_counted() {
    let long = "x".repeat(300);
    let line = format!("~1~^~2200~^~{long}~^~~^~~^~{long}~^^^^^^^^\r\n");
    let record = records((FOODS, FOODS_WIDTH), line.as_bytes())
        .next()
        .unwrap();
    let row = row(&record, &mut HashMap::new(), &mut HashMap::new()).unwrap();
    let read = row.into_library(Library::Service).unwrap();
    let counted = [Reason::LongName, Reason::LongText].map(|reason| read.notes.count(reason));
    assert_eq!(counted, [1, 1]);
    let food = read.entry.unwrap();
    assert_eq!((food.name.len(), food.brand.unwrap().len()), (200, 200));
}
