//! Meals: what creates and changes them, and how they come back.

use serde_json::{Map, Value, json};

use super::schema::{
    Named, amount, day, instant, key, library, list, named, nullable, text, told, uuid,
};
use crate::model::{State, limits};

pub(super) fn components() -> Named {
    vec![
        ("MealDraft", draft()),
        ("MealPatch", patch()),
        ("ItemDraft", item_draft()),
        ("ItemPatch", item_patch()),
        ("Meal", meal()),
        ("Item", item()),
        ("PinnedFood", pinned_food()),
        ("MealPage", page()),
    ]
}

fn draft() -> Value {
    let mut members = sent("ItemDraft");
    members["state"]["default"] = State::default().as_str().into();
    json!({
        "type": "object",
        "description": "A meal to log or plan.",
        "required": ["eatenAt", "timezone", "items"],
        "properties": members,
    })
}

fn patch() -> Value {
    json!({
        "type": "object",
        "description": "What changes of a meal: only what is sent. `null` clears `name` and `notes`.",
        "properties": sent("ItemPatch"),
    })
}

/// The members that a caller can set.
fn sent(item: &str) -> Map<String, Value> {
    let mut items = told(list(limits::MEAL_ITEMS, named(item)), "What is eaten.");
    items["minItems"] = 1.into();
    let members = [
        (
            "eatenAt",
            told(
                instant(),
                "When it was eaten, or will be eaten for a plan. Must carry a UTC offset.",
            ),
        ),
        ("timezone", timezone()),
        ("items", items),
        ("state", state()),
        ("images", images()),
        ("name", free_text("The meal's name.")),
        ("notes", free_text("Notes.")),
    ];
    members
        .map(|(name, schema)| (name.to_owned(), schema))
        .into_iter()
        .collect()
}

fn timezone() -> Value {
    let mut zone = told(
        text(1, limits::TIMEZONE),
        "IANA timezone the meal is eaten in, such as `Europe/Berlin`.",
    );
    zone["format"] = "iana-timezone".into();
    zone
}

fn state() -> Value {
    told(
        super::schema::choice(&State::ALL.map(State::as_str)),
        "`planned`: planned ahead. `logged`: eaten.",
    )
}

fn images() -> Value {
    told(list(limits::IMAGES, named("Image")), "Photos and links.")
}

fn free_text(description: &str) -> Value {
    told(nullable(text(0, limits::MEAL_TEXT)), description)
}

fn quantity() -> Value {
    told(
        nullable(amount()),
        "How much was eaten, in `unit`; `null` is unknown. Both are sent, or neither: then the \
         food's `defaultPortion` says how much.",
    )
}

fn unit() -> Value {
    told(
        nullable(text(0, limits::MEAL_TEXT)),
        "The food's base unit (`g`, `ml` or `serving`) or the label of one of its measures; a \
         recipe's is `serving`.",
    )
}

/// The members of an item that is sent.
fn item_members() -> Value {
    json!({
        "food": told(named("FoodReference"), "An existing food from a food search."),
        "newFood": told(named("FoodDraft"), "A food not yet known. It is saved to the person's \
            foods first."),
        "quantity": quantity(),
        "unit": unit(),
    })
}

/// `quantity` and `unit` come together or not at all, and are `null` together.
fn together() -> Value {
    let both = ["quantity", "unit"];
    json!([
        {
            "title": "So much",
            "required": both,
            "properties": { "quantity": { "type": "number" }, "unit": { "type": "string" } },
        },
        {
            "title": "Unknown how much",
            "required": both,
            "properties": { "quantity": { "type": "null" }, "unit": { "type": "null" } },
        },
        {
            "title": "Not said",
            "properties": { "quantity": false, "unit": false },
        },
    ])
}

fn item_draft() -> Value {
    json!({
        "type": "object",
        "description": "So much of a food. A dish is one item; its ingredients are not added as \
            separate items.",
        "properties": item_members(),
        "oneOf": [{ "required": ["food"] }, { "required": ["newFood"] }],
        "anyOf": together(),
    })
}

fn item_patch() -> Value {
    let mut members = item_members();
    members["id"] = json!({
        "type": "string",
        "description": "One of this meal's items, which is kept: members left out keep their \
            value. Without it the item is a new one.",
    });
    json!({
        "type": "object",
        "description": "An item that the meal is to have.",
        "properties": members,
        "oneOf": [
            { "required": ["food"] },
            { "required": ["newFood"] },
            { "required": ["id"], "properties": { "food": false, "newFood": false } },
        ],
        "anyOf": together(),
    })
}

fn meal() -> Value {
    let mut members = sent("Item");
    let made = json!({
        "id": uuid(),
        "day": told(day(), "The day it is eaten on, in `timezone`."),
        "nutrition": told(named("Nutrition"), "Added up from the items."),
        "createdAt": instant(),
        "updatedAt": instant(),
    });
    members.extend(made.as_object().cloned().unwrap_or_default());
    json!({
        "type": "object",
        "description": "A meal, eaten or planned.",
        "required": Vec::from_iter(members.keys()),
        "properties": members,
    })
}

fn item() -> Value {
    json!({
        "type": "object",
        "description": "So much of a food.",
        "required": ["id", "food", "quantity", "unit", "nutrition"],
        "properties": {
            "id": uuid(),
            "food": named("PinnedFood"),
            "quantity": told(nullable(amount()), "How much, in `unit`; `null` is unknown."),
            "unit": unit(),
            "nutrition": told(named("Nutrition"), "What this much of the food holds."),
        },
    })
}

fn pinned_food() -> Value {
    json!({
        "type": "object",
        "description": "The food of an item as it was when the item was written: changing or \
            deleting the food does not change it.",
        "required": ["library", "key", "version", "name", "brand"],
        "properties": {
            "library": library(),
            "key": key(),
            "version": { "type": "integer", "minimum": 1 },
            "name": text(1, limits::FOOD_NAME),
            "brand": nullable(text(0, limits::FOOD_NAME)),
            "attribution": told(nullable(json!({ "type": "string" })), "Whom to cite where a person \
                reads it, of a product; null is nobody."),
        },
    })
}

fn page() -> Value {
    super::schema::page("meals", "Meal", "Meals, newest first.")
}
