//! Foreign food files: what becomes of each row, counted, against figures that were found by other means.
//!
//! The slices of `tests/data/off` are real; what is expected of them was read from them with
//! another program. Rows that show one trap each are made here.

mod counted;
mod jsonl;
mod parquet;
mod serving;
mod sets;
mod tsv;

use std::collections::BTreeMap;
use std::io::Cursor;
use std::path::PathBuf;

use journal::catalog::Read;
use journal::catalog::format::Format;
use journal::catalog::notes::Notes;
use journal::catalog::report::Reason;
use journal::catalog::source::{Progress, Source};
use journal::error::Error;
use journal::model::{Entry, FoodData, Library};
use serde_json::Value;

/// The eight nutrients, in order.
const NUTRIENTS: [&str; 8] = [
    "kcal",
    "protein",
    "carbs",
    "fat",
    "saturatedFat",
    "sugars",
    "fibre",
    "salt",
];

fn slice(name: &str) -> PathBuf {
    let data = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/data/off");
    data.join(name)
}

fn of_file(name: &str) -> Result<Vec<Read>, Error> {
    read(Source::open(&slice(name), &Progress::default())?).map(|(_, rows)| rows)
}

fn read(source: Source) -> Result<(&'static str, Vec<Read>), Error> {
    let format = Format::of(&source)?;
    let rows: Result<Vec<Read>, Error> = format.read(source, Library::Off)?.collect();
    Ok((format.name, rows?))
}

/// The rows of a text, and what it was taken for.
fn of_text(text: impl Into<Vec<u8>>) -> (&'static str, Vec<Read>) {
    let source = Source::stream(Cursor::new(text.into())).expect("a stream");
    read(source).expect("rows")
}

/// What was met in rows.
fn noted(rows: &[Read]) -> Vec<(Reason, u64)> {
    let mut notes = Notes::default();
    for row in rows {
        notes.merge(&row.notes);
    }
    notes.iter().collect()
}

/// The foods of rows by their keys.
fn foods(rows: &[Read]) -> BTreeMap<&str, &Entry> {
    let entries = rows.iter().filter_map(|row| row.entry.as_ref());
    entries.map(|entry| (entry.key.as_str(), entry)).collect()
}

fn data(entry: &Entry) -> Value {
    // It is the data of a food by the rules of the specification's model.
    serde_json::from_str::<FoodData>(&entry.data).expect("a food's data");
    serde_json::from_str(&entry.data).expect("JSON")
}

/// The eight nutrients of a food, each as it is written; unknown ones are empty.
fn nutrients(entry: &Entry) -> [String; 8] {
    let data = data(entry);
    let nutrition = &data["nutrition"];
    if !nutrition.is_null() {
        assert_eq!(nutrition["basisAmount"].to_string(), "100");
    }
    let written = NUTRIENTS.map(|name| match &nutrition["values"][name] {
        Value::Null => String::new(),
        value => value.to_string(),
    });
    let known = written.iter().filter(|value| !value.is_empty()).count();
    assert_eq!(usize::from(entry.known), known);
    written
}
