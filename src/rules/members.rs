//! Which members a body may have: those the specification names.
//!
//! A member beyond these is ignored by the API; whoever sends one is told.

use serde_json::Value;

/// What the members of a value are.
pub enum Shape {
    /// Any value: its members, if it has any, are its own business.
    Any,
    /// An object with these members.
    Object(&'static [(&'static str, &'static Shape)]),
    /// A list of these.
    List(&'static Shape),
}

use Shape::{Any, List, Object};

static REFERENCE: Shape = Object(&[("library", &Any), ("key", &Any)]);
/// An ingredient's food may carry its name, which a read gave.
static PINNED: Shape = Object(&[
    ("library", &Any),
    ("key", &Any),
    ("version", &Any),
    ("name", &Any),
]);
static IMAGES: Shape = List(&Object(&[("url", &Any), ("path", &Any)]));
static PORTION: Shape = Object(&[("amount", &Any), ("unit", &Any)]);

/// The body of a meal, new or changed. What a read gives besides may be sent back.
pub static MEAL: Shape = Object(&[
    ("eatenAt", &Any),
    ("timezone", &Any),
    ("items", &List(&ITEM)),
    ("state", &Any),
    ("images", &IMAGES),
    ("name", &Any),
    ("notes", &Any),
    ("id", &Any),
    ("day", &Any),
    ("nutrition", &Any),
    ("createdAt", &Any),
    ("updatedAt", &Any),
]);

static ITEM: Shape = Object(&[
    ("id", &Any),
    ("food", &Any),
    ("newFood", &FOOD),
    ("quantity", &Any),
    ("unit", &Any),
    ("nutrition", &Any),
]);

/// The body of a food. What a read gives besides may be sent back.
pub static FOOD: Shape = Object(&[
    ("name", &Any),
    ("data", &DATA),
    ("brand", &Any),
    ("barcode", &Any),
    ("copyFrom", &REFERENCE),
    ("id", &Any),
    ("library", &Any),
    ("key", &Any),
    ("version", &Any),
    ("partial", &Any),
    ("attribution", &Any),
    ("createdAt", &Any),
    ("updatedAt", &Any),
]);

static DATA: Shape = Object(&[
    ("base", &Any),
    ("nutrition", &Any),
    (
        "measures",
        &List(&Object(&[("label", &Any), ("size", &Any)])),
    ),
    ("defaultPortion", &PORTION),
    ("composition", &Any),
    ("note", &Any),
    ("images", &IMAGES),
    (
        "recipe",
        &Object(&[("servings", &Any), ("steps", &Any), ("minutes", &Any)]),
    ),
    ("source", &Any),
    ("ingredients", &List(&INGREDIENT)),
]);

static INGREDIENT: Shape = Object(&[("food", &PINNED), ("newFood", &FOOD), ("portion", &PORTION)]);

/// The body of a change of settings.
pub static SETTINGS: Shape = Object(&[
    (
        "targets",
        &Object(&[("from", &Any), ("values", &TARGETS), ("through", &Any)]),
    ),
    (
        "preferences",
        &Object(&[
            ("units", &Any),
            ("deviceUnits", &Any),
            ("showTargets", &Any),
            ("assistantShortcut", &Any),
        ]),
    ),
    (
        "body",
        &Object(&[
            ("weightKg", &Any),
            ("heightCm", &Any),
            ("age", &Any),
            ("sex", &Any),
            ("activity", &Any),
        ]),
    ),
]);

static TARGETS: Shape = Object(&[
    ("caloriesKcal", &Any),
    ("proteinG", &Any),
    ("carbsG", &Any),
    ("fatG", &Any),
]);

/// The members of a body that the specification does not name, each with its place.
pub fn unknown(shape: &Shape, body: &Value) -> Vec<String> {
    let mut found = Vec::new();
    collect(shape, body, "", &mut found);
    found
}

fn collect(shape: &Shape, value: &Value, path: &str, found: &mut Vec<String>) {
    match (shape, value) {
        (Object(known), Value::Object(members)) => {
            for (name, value) in members {
                let place = if path.is_empty() {
                    name.clone()
                } else {
                    format!("{path}.{name}")
                };
                match known.iter().find(|(known, _)| known == name) {
                    Some((_, shape)) => collect(shape, value, &place, found),
                    None => found.push(place),
                }
            }
        }
        (List(shape), Value::Array(entries)) => {
            for (at, entry) in entries.iter().enumerate() {
                collect(shape, entry, &format!("{path}[{at}]"), found);
            }
        }
        _ => {}
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn members_the_specification_does_not_name_are_found_wherever_they_stand() {
        let body = json!({ "eatenAt": "x", "colour": 1, "items": [{ "newFood": { "data": { "vitamins": {} } } }] });
        assert_eq!(
            unknown(&MEAL, &body),
            ["colour", "items[0].newFood.data.vitamins"]
        );
    }
}
