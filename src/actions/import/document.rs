//! What `journal export` writes.

use serde::de::DeserializeOwned;
use serde_json::Value;

use super::format::{check_schema, unknown};
use super::{Found, Placed};
use crate::error::Result;

/// Reads the one document.
///
/// Errors: `NotUnderstood` another schema.
pub(super) fn whole(document: &Value) -> Result<Found> {
    check_schema(document)?;
    let mut found = Found::default();
    if let Some(settings) = document.get("settings") {
        found.settings = found.thing("settings", settings);
    }
    for member in ["foods", "meals"] {
        let list = match document.get(member) {
            Some(Value::Array(list)) => list.as_slice(),
            None => &[],
            Some(_) => return Err(unknown(format!("{member} is no list"))),
        };
        for (at, value) in list.iter().enumerate() {
            found.add(member, format!("{member}[{at}]"), value);
        }
    }
    Ok(found)
}

/// Reads a document a line.
///
/// Errors: `NotUnderstood` another schema.
pub(super) fn lines(lines: &[(usize, Value)]) -> Result<Found> {
    let mut found = Found::default();
    if let Some((_, head)) = lines.first() {
        check_schema(head)?;
    }
    for (at, line) in lines.iter().skip(1) {
        let place = format!("line {at}");
        let kind = line.get("kind").and_then(Value::as_str).unwrap_or_default();
        let Some(value) = line.get(kind) else {
            found.refuse(place, "it does not say what it is under kind");
            continue;
        };
        match kind {
            "settings" => found.settings = found.thing(&place, value),
            "food" => found.add("foods", place, value),
            "meal" => found.add("meals", place, value),
            _ => found.refuse(place, format!("{kind:?} is nothing that is imported")),
        }
    }
    Ok(found)
}

impl Found {
    fn thing<T: DeserializeOwned>(&mut self, place: &str, value: &Value) -> Option<T> {
        match T::deserialize(value) {
            Ok(thing) => Some(thing),
            Err(error) => {
                self.refuse(place, error.to_string());
                None
            }
        }
    }

    fn add(&mut self, list: &str, place: String, value: &Value) {
        if list == "foods" {
            let thing = self.thing(&place, value);
            self.foods
                .extend(thing.map(|thing| Placed { place, thing }));
        } else {
            let thing = self.thing(&place, value);
            self.meals
                .extend(thing.map(|thing| Placed { place, thing }));
        }
    }
}
