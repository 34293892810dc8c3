//! What an answer of success holds, or why it cannot be what was asked for.

use serde::de::DeserializeOwned;
use serde_json::{Map, Value};

use super::http::Answer;
use crate::model::{Food, Member, Settings, json};

/// What was read, or what is wrong with it.
type Read<T> = std::result::Result<T, String>;

/// Reads the JSON of an answer.
pub(super) fn json<T: DeserializeOwned>(answer: &Answer) -> Read<T> {
    json::read(&answer.body).map_err(|error| format!("cannot be read ({error})"))
}

/// Reads the answer to a write: the thing as it is now, which is an object and no error.
pub(super) fn thing(answer: &Answer) -> Read<Value> {
    let told: Value = json(answer)?;
    let error = told.get("error").unwrap_or(&Value::Null);
    match told.is_object() && error.is_null() {
        true => Ok(told),
        false => Err("does not say what came of it".to_owned()),
    }
}

/// Reads the answer to a deletion: nothing, or an object without an error in it.
pub(super) fn gone(answer: &Answer) -> Read<()> {
    match answer.body.trim_ascii().is_empty() {
        true => Ok(()),
        false => thing(answer).map(drop),
    }
}

/// Reads a food. All its members are open, but an object with none that tells which food it is
/// comes from somebody who saved none, and a name is a text.
pub(super) fn food(answer: &Answer) -> Read<Food> {
    let is_named = is_named(&thing(answer)?);
    let food: Food = json(answer)?;
    match food.key.get().or(food.id.get()).or(food.name.get()) {
        Some(_) if is_named => Ok(food),
        _ => Err("is no food".to_owned()),
    }
}

/// Whether the name of a food is a text, where it has one.
pub(super) fn is_named(food: &Value) -> bool {
    let name = food.get("name").unwrap_or(&Value::Null);
    name.is_string() || name.is_null()
}

/// Reads settings. A part that is missing is unset, and so may be all of them; an object of other
/// members alone is something else.
pub(super) fn settings(answer: &Answer) -> Read<Settings> {
    match thing(answer)? {
        Value::Object(told) if are_settings(&told) => json(answer).map(in_order),
        _ => Err("is no settings".to_owned()),
    }
}

/// Settings with their targets as they came into force, in whatever order they were listed: what is told of them, and what
/// leads back to them, goes by that.
fn in_order(mut settings: Settings) -> Settings {
    if let Member::Is(targets) = &mut settings.targets {
        targets.sort_by_key(|period| period.from);
    }
    settings
}

/// Whether these are the members of settings, as far as they are there.
fn are_settings(told: &Map<String, Value>) -> bool {
    let is_period = |period: &Value| period["from"].is_string();
    let are_periods = |list: &Vec<Value>| list.iter().all(is_period);
    let fits = |name: &str, value: &Value| match name {
        "targets" => value.as_array().is_some_and(are_periods),
        _ => value.is_object(),
    };
    let known = ["targets", "preferences", "body"];
    let known: Vec<_> = known
        .iter()
        .filter_map(|name| told.get_key_value(*name))
        .collect();
    let all_fit = known
        .iter()
        .all(|(name, value)| value.is_null() || fits(name, value));
    all_fit && (told.is_empty() || !known.is_empty())
}
