//! What an answer of success holds, or why it cannot be what was asked for.

use serde::de::DeserializeOwned;
use serde_json::Value;

use super::http::Answer;
use crate::model::{Food, Settings};

/// What was read, or what is wrong with it.
type Read<T> = std::result::Result<T, String>;

/// Reads the JSON of an answer.
pub(super) fn json<T: DeserializeOwned>(answer: &Answer) -> Read<T> {
    serde_json::from_slice(&answer.body).map_err(|error| format!("cannot be read ({error})"))
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
/// comes from somebody who saved none.
pub(super) fn food(answer: &Answer) -> Read<Food> {
    thing(answer)?;
    let food: Food = json(answer)?;
    match food.key.get().or(food.id.get()).or(food.name.get()) {
        Some(_) => Ok(food),
        None => Err("is no food".to_owned()),
    }
}

/// Reads settings. A part that is missing is unset, and so may be all of them.
pub(super) fn settings(answer: &Answer) -> Read<Settings> {
    thing(answer)?;
    json(answer)
}
