//! Ciqual: a folder, or its table alone.

use std::fs;

use journal::catalog::report::Reason;
use journal::model::Library;

use crate::tables::{slice, take};

const TABLE: &str = "ciqual-2020/ciqual-2020.csv";

#[test]
fn rows_of_others_and_a_code_that_stands_twice_are_counted() {
    let foods = take(&slice("ciqual-2020"), Library::Composition).unwrap();
    assert_eq!((foods.format, foods.read), ("Ciqual", 17));
    assert_eq!(foods.foods.len(), 14);
    assert_eq!(
        foods.noted(),
        [
            (Reason::OtherKind, 2),
            (Reason::Bound, 4),
            (Reason::Duplicate, 1)
        ]
    );
    let comte = foods.food("ciqual-12110");
    assert_eq!(comte.names["fr"], "Comté");
    assert_eq!(place(&comte.data), "Ciqual 2020");
}

#[test]
fn the_table_alone_gives_the_same_without_french_names() {
    let alone = take(&slice(TABLE), Library::Composition).unwrap();
    let mut folder = take(&slice("ciqual-2020"), Library::Composition).unwrap();
    for food in &mut folder.foods {
        food.names.clear();
    }
    assert_eq!(alone, folder);
}

#[test]
fn a_table_that_a_spreadsheet_saved_is_read() {
    let text = fs::read_to_string(slice(TABLE)).unwrap();
    // A spreadsheet breaks long headers, and one of a Western country writes windows-1252.
    let text = text.replacen("kcal/100g", "kcal\n/100 g", 1);
    let mut saved = csv::WriterBuilder::new()
        .delimiter(b';')
        .from_writer(Vec::new());
    let mut rows = csv::ReaderBuilder::new()
        .has_headers(false)
        .from_reader(text.as_bytes());
    for row in rows.byte_records() {
        saved.write_byte_record(&row.unwrap()).unwrap();
    }
    let saved = String::from_utf8(saved.into_inner().unwrap()).unwrap();
    let home = tempfile::tempdir().unwrap();
    let file = home.path().join("ciqual-2020.csv");
    let (bytes, _, _) = encoding_rs::WINDOWS_1252.encode(&saved);
    fs::write(&file, bytes).unwrap();
    let read = take(&file, Library::Composition).unwrap();
    assert_eq!(read, take(&slice(TABLE), Library::Composition).unwrap());
}

fn place(data: &str) -> String {
    let data: serde_json::Value = serde_json::from_str(data).unwrap();
    data["source"]["place"].as_str().unwrap().to_owned()
}
