//! Request bodies that promises start from, and how they are changed.

use serde_json::{Value, json};

/// Points at a generic ingredient of the stand's catalogue.
pub(crate) fn generic(key: &str) -> Value {
    json!({"library": "composition", "key": key})
}

/// Points at a product of the stand's catalogue.
pub(crate) fn product(key: &str) -> Value {
    json!({"library": "off", "key": key})
}

/// Points at a food that came back.
pub(crate) fn the(food: &Value) -> Value {
    json!({"library": food["library"], "key": food["key"]})
}

/// The id of what came back.
pub(crate) fn id(thing: &Value) -> &str {
    thing["id"].as_str().expect("an id")
}

/// An item: so much of a food.
pub(crate) fn eat(food: Value, quantity: impl Into<Value>, unit: &str) -> Value {
    json!({"food": food, "quantity": quantity.into(), "unit": unit})
}

/// A meal of these items.
pub(crate) fn meal(items: Vec<Value>) -> Value {
    json!({"eatenAt": "2026-11-21T08:00:00+01:00", "timezone": "Europe/Paris", "items": items})
}

/// A meal of 100 g of oats.
pub(crate) fn breakfast() -> Value {
    meal(vec![eat(generic("oats"), 100, "g")])
}

/// A meal of 100 g of oats, eaten then and there.
pub(crate) fn eaten(at: &str, timezone: &str) -> Value {
    let meal = with(breakfast(), "/eatenAt", at);
    with(meal, "/timezone", timezone)
}

/// A food of which only the name is known.
pub(crate) fn named(name: &str) -> Value {
    json!({"name": name, "data": {}})
}

/// A food with values for 100 g.
pub(crate) fn per_100_g(name: &str, values: Value) -> Value {
    per(name, 100, values)
}

/// A food with values for so many grams.
pub(crate) fn per(name: &str, basis: impl Into<Value>, values: Value) -> Value {
    let nutrition = json!({"basisAmount": basis.into(), "values": values});
    json!({"name": name, "data": {"base": "g", "nutrition": nutrition}})
}

/// A food of 100 kcal for 100 g that has this barcode.
pub(crate) fn barcoded(name: &str, barcode: &str) -> Value {
    with(per_100_g(name, json!({"kcal": 100})), "/barcode", barcode)
}

/// A recipe of these ingredients.
pub(crate) fn recipe(name: &str, servings: impl Into<Value>, ingredients: Vec<Value>) -> Value {
    let recipe = json!({"servings": servings.into(), "steps": []});
    json!({"name": name, "data": {"recipe": recipe, "ingredients": ingredients}})
}

/// An ingredient: so much of a food.
pub(crate) fn of(food: Value, amount: impl Into<Value>, unit: &str) -> Value {
    json!({"food": food, "portion": {"amount": amount.into(), "unit": unit}})
}

/// An ingredient that is saved with its recipe.
pub(crate) fn of_new(food: Value, amount: impl Into<Value>, unit: &str) -> Value {
    json!({"newFood": food, "portion": {"amount": amount.into(), "unit": unit}})
}

/// The body with one member or entry set; `at` is a JSON pointer.
pub(crate) fn with(mut body: Value, at: &str, value: impl Into<Value>) -> Value {
    let (parent, name) = at.rsplit_once('/').expect("a JSON pointer");
    match body.pointer_mut(parent).expect("a member to put it in") {
        Value::Object(members) => drop(members.insert(name.to_owned(), value.into())),
        Value::Array(entries) => entries[name.parse::<usize>().expect("an index")] = value.into(),
        other => panic!("{parent} is {other}"),
    }
    body
}

/// The body without one member; `at` is a JSON pointer.
pub(crate) fn without(mut body: Value, at: &str) -> Value {
    let (parent, name) = at.rsplit_once('/').expect("a JSON pointer");
    let members = body.pointer_mut(parent).and_then(Value::as_object_mut);
    members.expect("an object").remove(name);
    body
}

/// A text of so many characters, each of four bytes in UTF-8 and two units in UTF-16.
pub(crate) fn emoji(characters: usize) -> String {
    "🥣".repeat(characters)
}

/// Path ids that are no UUID in its one accepted form.
pub(crate) const NO_IDS: [&str; 9] = [
    "1",
    "oats",
    "{3f9c2a17-1b2c-4d3e-8f4a-5b6c7d8e9f00}",
    "urn:uuid:3f9c2a17-1b2c-4d3e-8f4a-5b6c7d8e9f00",
    "3f9c2a171b2c4d3e8f4a5b6c7d8e9f00",
    " 3f9c2a17-1b2c-4d3e-8f4a-5b6c7d8e9f00",
    "3f9c2a17-1b2c-4d3e-8f4a-5b6c7d8e9f0g",
    "3f9c2a17/1b2c-4d3e-8f4a-5b6c7d8e9f00",
    "3f9c2a17-1b2c-4d3e-8f4a-5b6c7d8e9f00?a=b",
];

/// A UUID that nothing has.
pub(crate) const UNKNOWN: &str = "3f9c2a17-1b2c-4d3e-8f4a-5b6c7d8e9f00";

/// The largest amount.
pub(crate) const LARGEST: &str = "999999999.999";

/// The next double above the largest amount.
pub(crate) const BEYOND: &str = "999999999.9990001";

/// No number above zero and within the largest.
pub(crate) const NO_AMOUNTS: [&str; 11] = [
    "0", "-0", "0.0", "-1", "-5e-324", BEYOND, "1e309", "\"1\"", "true", "[1]", "{}",
];

/// Numbers above zero and within the largest.
pub(crate) const AMOUNTS: [&str; 6] = ["1", "30.0", "0.001", LARGEST, "5e-324", "1e2"];
