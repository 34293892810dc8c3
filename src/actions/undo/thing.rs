//! The things that a change is of, and when two states of one are the same.

use serde::{Deserialize, Serialize};
use serde_json::{Map, Value, json};

/// A kind of thing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum Kind {
    Meal,
    Food,
    Settings,
}

/// What a journal adds by itself, and what it adds anew each time.
const ADDED: [&str; 6] = [
    "createdAt",
    "updatedAt",
    "nutrition",
    "partial",
    "version",
    "day",
];

/// Whether two states are the same, as far as a request can say.
pub(super) fn is_same(one: Option<&Value>, other: Option<&Value>) -> bool {
    match (one, other) {
        (Some(one), Some(other)) => said(one) == said(other),
        (one, other) => one.is_none() && other.is_none(),
    }
}

/// A state as a request can say it. A food's own nutrition stands in its data and is said.
fn said(state: &Value) -> Value {
    let Value::Object(members) = state else {
        return state.clone();
    };
    let is_said = |name: &str| !ADDED.contains(&name);
    let said = members.iter().filter(|(name, _)| is_said(name));
    let items = |value: &Value| match value.as_array() {
        Some(items) => items.iter().map(item).collect(),
        None => value.clone(),
    };
    let said = said.map(|(name, value)| match name.as_str() {
        "items" => (name.clone(), items(value)),
        _ => (name.clone(), value.clone()),
    });
    without_unset(&said.collect::<Map<_, _>>().into())
}

/// A document without what is unset in it: a service may leave that out, or say it to be `null` or an empty list.
fn without_unset(document: &Value) -> Value {
    match document {
        Value::Array(list) => list.iter().map(without_unset).collect(),
        Value::Object(members) => {
            let members = members
                .iter()
                .map(|(name, value)| (name.clone(), without_unset(value)));
            let is_unset =
                |value: &Value| value.is_null() || *value == json!([]) || *value == json!({});
            members
                .filter(|(_, value)| !is_unset(value))
                .collect::<Map<_, _>>()
                .into()
        }
        other => other.clone(),
    }
}

/// An item without what is computed of it.
fn item(item: &Value) -> Value {
    let mut item = item.clone();
    if let Some(members) = item.as_object_mut() {
        members.shift_remove("nutrition");
    }
    item
}

/// A document in which things have the ids that they have now. What a journal keeps of a thing that is
/// gone, such as the food that a meal was made of, has still the one it had.
pub(super) fn with_names(document: &Value, renamed: &[(String, String)]) -> Value {
    let mut document = document.clone();
    rename(&mut document, renamed);
    document
}

/// Has a document say the ids that things have now.
pub(super) fn rename(document: &mut Value, renamed: &[(String, String)]) {
    match document {
        Value::String(text) => rename_id(text, renamed),
        Value::Array(list) => list.iter_mut().for_each(|value| rename(value, renamed)),
        Value::Object(members) => {
            let values = members.values_mut();
            values.for_each(|value| rename(value, renamed));
        }
        _ => {}
    }
}

/// Puts the id that a thing has now in the place of the one it had, if this is one.
pub(super) fn rename_id(id: &mut String, renamed: &[(String, String)]) {
    for (old, new) in renamed {
        if id == old {
            id.clone_from(new);
        }
    }
}

impl Kind {
    /// What of a thing is not as it was when it is brought from one state to another.
    pub(super) fn lost(self, from: Option<&Value>, to: Option<&Value>) -> Vec<String> {
        let lost: &[&str] = match (self, from, to) {
            (Kind::Meal, None, Some(_)) => &["the meal has a new id and no history"],
            (Kind::Meal, Some(from), Some(to)) if has_new_item(from, to) => {
                &["what comes back into the meal is a new item, with a new id"]
            }
            (Kind::Food, None, Some(_)) => &[
                "the food has a new id, and its versions begin anew; older meals have the one it had",
            ],
            (Kind::Food, Some(_), Some(_)) => &["the food is a new version; the later one stays"],
            _ => &[],
        };
        let mut lost: Vec<String> = lost.iter().map(|lost| (*lost).to_owned()).collect();
        if from.is_none() && to.is_some_and(has_photo) {
            lost.push("its photos are gone".to_owned());
        }
        lost
    }
}

/// Whether a meal has an item that it did not have before.
fn has_new_item(from: &Value, to: &Value) -> bool {
    let items = |state: &Value| state["items"].as_array().cloned().unwrap_or_default();
    let there = items(from);
    let is_there = |item: &Value| there.iter().any(|known| known["id"] == item["id"]);
    !items(to).iter().all(is_there)
}

/// Whether a meal shows a photo that is deleted with it.
fn has_photo(meal: &Value) -> bool {
    let images = meal["images"].as_array();
    images.is_some_and(|images| images.iter().any(|image| image.get("path").is_some()))
}
