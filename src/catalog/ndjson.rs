//! The project's own format: one food a line, as the body that saves it, with its `key`.
//!
//! `{"key":"…","name":"…","brand":"…","barcode":"…","data":{…}}`; `names`, `regions` and `scans` as in
//! [`CatalogueFood`]. Without a `key` the barcode is one, its leading zeros dropped.

use std::io::BufRead;

use serde_json::{Value, json};

use super::Read;
use super::format::Format;
use super::report::{Notes, Reason};
use crate::error::{Code, Error, Result};
use crate::model::{CatalogueFood, Entry, Library, json};
use crate::rules::{barcode, food};

/// The project's own format.
pub const FORMAT: Format = Format {
    name: "foods as they are saved, one a line",
    attribution: "",
    libraries: &[Library::Off, Library::Service, Library::Composition],
    is: |source| source.first_line().starts_with(b"{"),
    read: |source, library| {
        let foods = read(library, source.into_bytes()?);
        Ok(Box::new(foods.map(|food| of_food(&food?))))
    },
};

/// A food as a row that was read.
pub(super) fn of_food(food: &CatalogueFood) -> Result<Read> {
    let entry = Entry::try_from(food);
    let mut notes = Notes::default();
    let entry = entry.map_err(|error| Error::new(Code::Internal, error.to_string()))?;
    if entry.known == 0 {
        notes.add(Reason::NoNutrition);
    }
    Ok(Read {
        entry: Some(entry),
        code: String::new(),
        notes,
    })
}

/// Reads foods of a library, line by line. Empty lines are skipped.
///
/// Errors: `NotUnderstood` naming the line, when it cannot be read, is no JSON, or breaks a rule
/// of the specification.
pub fn read(library: Library, lines: impl BufRead) -> impl Iterator<Item = Result<CatalogueFood>> {
    lines
        .lines()
        .enumerate()
        .filter_map(move |(at, line)| match line {
            Ok(line) if line.trim().is_empty() => None,
            Ok(line) => Some(of_line(library, &line).map_err(|error| in_line(at, &error))),
            Err(error) => Some(Err(in_line(at, &error))),
        })
}

fn in_line(at: usize, error: &dyn std::fmt::Display) -> Error {
    Error::new(Code::NotUnderstood, format!("line {}: {error}", at + 1))
}

fn of_line(library: Library, line: &str) -> Result<CatalogueFood> {
    let mut body = json::parse(line.as_bytes())?;
    food::check(&body)?;
    let Value::Object(members) = &mut body else {
        return Err(Error::invalid_at("", "must be an object"));
    };
    members.insert("library".to_owned(), json!(library));
    if !members.contains_key("key") {
        let number = members
            .get("barcode")
            .and_then(Value::as_str)
            .and_then(barcode::number);
        let number = number
            .ok_or_else(|| Error::invalid_at("key", "is missing, and there is no barcode"))?;
        members.insert("key".to_owned(), Value::String(number.to_string()));
    }
    serde_json::from_value(body).map_err(|error| Error::invalid_at("", error.to_string()))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read_all(text: &str) -> Result<Vec<CatalogueFood>> {
        read(Library::Off, text.as_bytes()).collect()
    }

    #[test]
    fn a_line_is_the_body_of_a_food() {
        let foods = read_all(
            "{\"key\":\"a\",\"name\":\"Cola\",\"data\":{\"base\":\"ml\"}}\n\n\
             {\"name\":\"Bar\",\"barcode\":\"0034000470693\",\"data\":{},\"regions\":[\"US\"],\"scans\":3}\n",
        )
        .unwrap();
        assert_eq!(foods[0].library, Library::Off);
        assert_eq!((foods[1].key.as_str(), foods[1].scans), ("34000470693", 3));
    }

    #[test]
    fn a_line_that_breaks_a_rule_is_named() {
        for (line, told) in [
            ("{\"key\":\"a\",\"data\":{}}", "line 2: name: is missing"),
            (
                "{\"name\":\"x\",\"data\":{}}",
                "line 2: key: is missing, and there is no barcode",
            ),
            ("{\"name\":", "line 2: the body is not JSON"),
            ("[]", "line 2: must be an object"),
        ] {
            let error = read_all(&format!("\n{line}")).unwrap_err();
            assert!(error.message().starts_with(told), "{error}");
        }
    }
}
