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

/// The text of a page as it was received, or else of what is known of it, without a tree: all of a list
/// may be one page.
///
/// Errors: those of writing JSON.
pub(super) fn text_of(
    received: Option<&Value>,
    page: &impl serde::Serialize,
) -> serde_json::Result<String> {
    match received {
        Some(received) => serde_json::to_string_pretty(received),
        None => serde_json::to_string_pretty(page),
    }
}

/// What a response is as JSON. Every part of the model has a JSON form.
pub fn json_of(value: impl serde::Serialize) -> Value {
    serde_json::to_value(value).unwrap_or(Value::Null)
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;
    use crate::model::MealPage;

    #[test]
    fn a_page_is_the_same_written_at_once_and_as_a_tree() {
        let meal = json!({
            "id": "m", "eatenAt": "2026-11-20T08:00:00.000Z", "timezone": "UTC", "name": "é\u{202e}", "new": [1],
            "items": [{ "id": "i", "food": { "library": "mine", "key": "k" }, "quantity": 1.50, "unit": "g" }],
        });
        let page = json!({ "meals": [meal], "nextOffset": null });
        let page: MealPage = serde_json::from_value(page).unwrap();
        let tree = serde_json::to_string_pretty(&json_of(&page)).unwrap();
        assert_eq!(text_of(None, &page).unwrap(), tree);
        assert_eq!(text_of(Some(&json!([1])), &page).unwrap(), "[\n  1\n]");
    }
}
