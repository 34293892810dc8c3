//! The formats, and the one place that prints.

use serde_json::Value;

use super::style::escaped;
use super::{Looks, Show};
use crate::error::{Code, Error, Result};

/// How something is printed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Format {
    /// For a person at a terminal.
    Table,
    /// One record a line, tabs between.
    Plain,
    /// One JSON document.
    Json,
    /// One JSON document a line.
    Ndjson,
    /// Comma-separated values with a header.
    Csv,
}

impl Format {
    /// Whether errors are JSON as well.
    pub fn is_json(self) -> bool {
        matches!(self, Format::Json | Format::Ndjson)
    }
}

/// What is printed of something in a format.
///
/// Errors: `Internal`.
pub fn print(shown: &dyn Show, format: Format, looks: &Looks) -> Result<Vec<u8>> {
    let fault = |error: &dyn std::fmt::Display| {
        Error::new(Code::Internal, format!("cannot be printed: {error}"))
    };
    Ok(match format {
        Format::Table => shown.person(looks).into_bytes(),
        Format::Plain => shown.sheet().plain().into_bytes(),
        Format::Csv => shown.sheet().csv().map_err(|error| fault(&error))?,
        Format::Json => {
            let text = shown.text().map_err(|error| fault(&error))?;
            (escaped(text) + "\n").into_bytes()
        }
        Format::Ndjson => {
            let mut text = Vec::new();
            for record in shown.records() {
                let record = serde_json::to_string(&record).map_err(|error| fault(&error))?;
                text.extend((escaped(record) + "\n").into_bytes());
            }
            text
        }
    })
}

/// What a response is as JSON. Every part of the model has a JSON form.
pub fn json_of(value: impl serde::Serialize) -> Value {
    serde_json::to_value(value).unwrap_or(Value::Null)
}
