//! Changes that were proposed to catalogue products.

use serde_json::{Value, json};

use super::schema::{Named, choice, instant, key, named, nullable, page, text, told, uuid};
use crate::model::{Library, ReviewStatus, limits};

pub(super) fn components() -> Named {
    vec![
        ("Correction", correction()),
        ("Change", change()),
        (
            "CorrectionPage",
            page("corrections", "Correction", "Corrections, newest first."),
        ),
    ]
}

fn correction() -> Value {
    json!({
        "type": "object",
        "description": "A change the person proposed to a catalogue product, with where its \
            review stands.",
        "required": ["id", "food", "changes", "status", "note", "createdAt", "reviewedAt"],
        "properties": {
            "id": uuid(),
            "food": product(),
            "changes": { "type": "array", "items": named("Change") },
            "status": choice(&ReviewStatus::ALL.map(ReviewStatus::as_str)),
            "note": { "type": ["string", "null"], "description": "What the reviewer said." },
            "createdAt": instant(),
            "reviewedAt": nullable(instant()),
        },
    })
}

fn product() -> Value {
    json!({
        "type": "object",
        "description": "The product.",
        "required": ["library", "key", "name", "brand"],
        "properties": {
            "library": choice(&[Library::Off, Library::Service].map(Library::as_str)),
            "key": key(),
            "name": text(1, limits::FOOD_NAME),
            "brand": nullable(text(0, limits::FOOD_NAME)),
        },
    })
}

fn change() -> Value {
    json!({
        "type": "object",
        "required": ["path", "from", "to"],
        "properties": {
            "path": { "type": "string", "description": "Which member: `data.nutrition.values.kcal`." },
            "from": told(json!({}), "What the catalogue has; `null` where it is not set."),
            "to": told(json!({}), "What the person has; `null` where it is not set."),
        },
    })
}
