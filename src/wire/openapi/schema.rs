//! The words that schemas are written with, and what several of them share.

use serde_json::{Value, json};

use crate::model::{Base, Library, Nutrient, limits};

/// Schemas with the names that others point at them by.
pub(super) type Named = Vec<(&'static str, Value)>;

/// Points at a schema by its name.
pub(super) fn named(name: &str) -> Value {
    json!({ "$ref": format!("#/components/schemas/{name}") })
}

/// The schema, with what it is for.
pub(super) fn told(mut schema: Value, description: &str) -> Value {
    schema["description"] = description.into();
    schema
}

/// What the schema takes, or `null`.
pub(super) fn nullable(mut schema: Value) -> Value {
    if let Some(kind) = schema.get("type").cloned() {
        schema["type"] = json!([kind, "null"]);
        if let Some(Value::Array(words)) = schema.get_mut("enum") {
            words.push(Value::Null);
        }
        return schema;
    }
    json!({ "anyOf": [schema, { "type": "null" }] })
}

/// One of a few words.
pub(super) fn choice(words: &[&str]) -> Value {
    json!({ "type": "string", "enum": words })
}

/// Text of so many characters, of which none is U+0000.
pub(super) fn text(min: usize, max: usize) -> Value {
    let mut text = json!({ "type": "string", "maxLength": max, "pattern": "^[^\\u0000]*$" });
    if min > 0 {
        text["minLength"] = min.into();
    }
    text
}

/// A list of at most so many.
pub(super) fn list(max: usize, of: Value) -> Value {
    json!({ "type": "array", "maxItems": max, "items": of })
}

/// An amount or a size: more than zero.
pub(super) fn amount() -> Value {
    json!({ "type": "number", "exclusiveMinimum": 0, "maximum": largest() })
}

/// The largest amount, size or nutrient, as a number that keeps its digits.
pub(super) fn largest() -> Value {
    serde_json::from_str(limits::LARGEST).unwrap_or_default()
}

/// An instant, with its offset.
pub(super) fn instant() -> Value {
    json!({ "type": "string", "format": "date-time" })
}

/// A calendar day.
pub(super) fn day() -> Value {
    json!({ "type": "string", "format": "date" })
}

/// An id that was given here.
pub(super) fn uuid() -> Value {
    json!({ "type": "string", "format": "uuid" })
}

/// A key of a library.
pub(super) fn key() -> Value {
    told(
        text(1, limits::KEY),
        "Its key there; of a food in `mine` its id, a UUID.",
    )
}

/// A library's identifier.
pub(super) fn library() -> Value {
    choice(&Library::ALL.map(Library::as_str))
}

/// Names of nutrients.
pub(super) fn lower_bounds(description: &str) -> Value {
    let mut nutrients = list(
        Nutrient::ALL.len(),
        choice(&Nutrient::ALL.map(Nutrient::as_str)),
    );
    nutrients["uniqueItems"] = true.into();
    told(nutrients, description)
}

/// Amounts of nutrients, each as `amount` says.
pub(super) fn nutrients(amount: &Value, description: &str) -> Value {
    let members = Nutrient::ALL.map(|nutrient| {
        let unit = match nutrient.unit() {
            "g" => "Grams.",
            _ => "Kilocalories.",
        };
        (nutrient.as_str(), told(amount.clone(), unit))
    });
    json!({
        "type": "object",
        "description": description,
        "properties": Value::from_iter(members),
        "additionalProperties": false,
    })
}

/// What several others are made of.
pub(super) fn components() -> Named {
    vec![
        ("FoodReference", reference()),
        ("Image", image()),
        ("Portion", portion()),
        ("Nutrition", nutrition()),
    ]
}

fn reference() -> Value {
    json!({
        "type": "object",
        "description": "What points at a food.",
        "required": ["library", "key"],
        "properties": {
            "library": told(library(), "`mine` the person's own foods, `off` products of an open \
                third-party database, `service` the service's own catalogue, `composition` \
                generic ingredients."),
            "key": key(),
        },
    })
}

fn image() -> Value {
    let mut url = told(text(1, limits::IMAGE_URL), "A public link; never fetched.");
    url["format"] = "uri".into();
    json!({
        "type": "object",
        "description": "A link to an image elsewhere, or a saved photo.",
        "oneOf": [{ "required": ["url"] }, { "required": ["path"] }],
        "properties": {
            "url": url,
            "path": told(text(1, limits::IMAGE_PATH), "A saved photo, by the name that an earlier \
                read gave."),
        },
    })
}

fn portion() -> Value {
    json!({
        "type": "object",
        "description": "So much of a unit.",
        "required": ["amount", "unit"],
        "properties": {
            "amount": amount(),
            "unit": told(text(1, limits::LABEL), "The food's base unit or the label of one of its \
                measures."),
        },
    })
}

fn nutrition() -> Value {
    let known = json!({ "type": "number", "minimum": 0 });
    json!({
        "type": "object",
        "description": "What an item or a meal holds.",
        "required": ["values", "partial"],
        "properties": {
            "values": nutrients(&known, "The sums of what is known, rounded to 3 decimals. A \
                nutrient that nothing knows is absent: unknown, not zero."),
            "partial": lower_bounds("The nutrients of `values` that some part does not know: \
                their sum is a lower bound."),
        },
    })
}

/// The unit that nutrition and measures are given in.
pub(super) fn base() -> Value {
    told(
        choice(&Base::ALL.map(Base::as_str)),
        "The unit nutrition is given in. A recipe's is `serving`.",
    )
}

/// A page of things: `{ THINGS, nextOffset }`.
pub(super) fn page(things: &str, thing: &str, description: &str) -> Value {
    let mut on_it = json!({ "type": "array", "items": named(thing) });
    on_it["maxItems"] = limits::PAGE_MAX.into();
    json!({
        "type": "object",
        "description": description,
        "required": [things, "nextOffset"],
        "properties": {
            things: on_it,
            "nextOffset": {
                "type": ["integer", "null"],
                "minimum": 1,
                "description": "The `offset` of the next page; `null` on the last page.",
            },
        },
    })
}
