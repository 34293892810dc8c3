//! Error bodies: `{ code, message, details?, resource?, food? }`.

use serde_json::{Map, Value, json};

use crate::error::Error;

/// The body of an error's answer.
pub fn body(error: &Error) -> Map<String, Value> {
    let mut body = Map::new();
    body.insert("code".into(), error.code().as_str().into());
    body.insert("message".into(), error.message().into());
    if !error.details().is_empty() {
        body.insert("details".into(), json!(error.details()));
    }
    if let Some(resource) = error.resource() {
        body.insert("resource".into(), resource.as_str().into());
    }
    if let Some(food) = error.food() {
        body.insert("food".into(), json!(food));
    }
    body
}
