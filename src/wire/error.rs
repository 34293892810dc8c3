//! Error bodies: `{ code, message, details?, resource?, food? }`, written and read.

use serde::Deserialize;
use serde_json::{Map, Value, json};

use crate::error::{Code, Detail, Error, Resource};
use crate::model::{Food, json, limits};

/// The body of an error's answer.
pub fn body(error: &Error) -> Map<String, Value> {
    let mut body = Map::new();
    body.insert("code".into(), error.code_text().into());
    // It is a text for whoever reads it; one that was sent as something else is told as it was written.
    let told = error.extra().get("message");
    let told = told.filter(|told| !told.is_string() && !told.is_null());
    let message = told.map_or_else(|| error.message().to_owned(), Value::to_string);
    body.insert("message".into(), message.into());
    if !error.details().is_empty() {
        body.insert("details".into(), json!(error.details()));
    }
    if let Some(resource) = error.resource() {
        body.insert("resource".into(), resource.as_str().into());
    }
    if let Some(food) = error.food() {
        body.insert("food".into(), json!(food));
    }
    for (name, value) in error.extra() {
        body.entry(name.clone()).or_insert_with(|| value.clone());
    }
    body
}

/// The error that an answer with this status and body tells.
///
/// Another server may wrap its error in a member `error`, name its codes otherwise, or say
/// nothing readable: the status alone then says what kind of trouble it is.
pub fn read(status: u16, body: &[u8]) -> Error {
    let sent: Option<Value> = json::read(body).ok();
    let members = sent.and_then(members);
    let Some(code) = code_of(status, members.as_ref()) else {
        return match members {
            Some(told) if told.contains_key("message") => failed(status, told),
            _ => unreadable(status, body),
        };
    };
    let Some(members) = members else {
        return Error::new(code, default_message(code)).of_status(status);
    };
    let message = sentence(&members).unwrap_or(default_message(code));
    let mut error = Error::new(code, shortened(message));
    error = error.with_details(part::<Vec<Detail>>(&members, "details").unwrap_or_default());
    if let Some(resource) = part::<Resource>(&members, "resource") {
        error = error.with_resource(resource);
    }
    if let Some(food) = part::<Food>(&members, "food") {
        error = error.with_food(food);
    }
    error.with_wire(members).of_status(status)
}

/// What an error says to a person, wherever the server put it.
pub fn sentence(members: &Map<String, Value>) -> Option<&str> {
    let places = ["message", "detail", "title", "error"];
    places.iter().find_map(|name| members.get(*name)?.as_str())
}

/// A failure of the server that it tells as the specification does.
fn failed(status: u16, told: Map<String, Value>) -> Error {
    let message = told.get("message").and_then(Value::as_str);
    let message = shortened(message.unwrap_or("the service failed"));
    let message = format!("the service answered with status {status}: {message}");
    Error::new(Code::BadAnswer, message)
        .with_details(part::<Vec<Detail>>(&told, "details").unwrap_or_default())
        .with_wire(told)
        .of_status(status)
}

/// The members of an error, wherever the server put them: what stands beside an error in an
/// `error` belongs to it.
fn members(sent: Value) -> Option<Map<String, Value>> {
    let Value::Object(mut members) = sent else {
        return None;
    };
    if !members.get("error").is_some_and(Value::is_object) {
        return Some(members);
    }
    let Some(Value::Object(mut wrapped)) = members.shift_remove("error") else {
        return None;
    };
    for (name, value) in members {
        wrapped.entry(name).or_insert(value);
    }
    Some(wrapped)
}

fn part<T: for<'de> Deserialize<'de>>(members: &Map<String, Value>, name: &str) -> Option<T> {
    T::deserialize(members.get(name)?).ok()
}

fn code_of(status: u16, members: Option<&Map<String, Value>>) -> Option<Code> {
    let told = members.and_then(|members| members.get("code")?.as_str());
    Some(match status {
        400 if told == Some(Code::IdempotencyKeyReused.as_str()) => Code::IdempotencyKeyReused,
        400 | 415 | 422 => Code::InvalidInput,
        401 => Code::Unauthorized,
        403 => Code::Forbidden,
        404 | 410 => Code::NotFound,
        405 => Code::MethodNotAllowed,
        409 if told == Some(Code::FoodInCatalog.as_str()) => Code::FoodInCatalog,
        409 | 412 => Code::Conflict,
        413 | 431 => Code::BodyTooLarge,
        421 => Code::HostNotServed,
        429 => Code::RateLimited,
        503 => Code::Unavailable,
        _ => return None,
    })
}

fn default_message(code: Code) -> &'static str {
    match code {
        Code::Unauthorized => "the key is missing or invalid",
        Code::Forbidden => "the key lacks the needed permission",
        Code::NotFound => "it does not exist, or is not yours",
        Code::RateLimited => "too many requests",
        Code::Unavailable => "the service is busy or stopping",
        _ => "the service refused the request",
    }
}

/// An answer that the specification does not know, with what was seen of it.
pub fn unreadable(status: u16, body: &[u8]) -> Error {
    let seen = shortened(&String::from_utf8_lossy(body));
    let error = Error::new(
        Code::BadAnswer,
        format!("the service answered with status {status}: {seen:?}"),
    );
    error.of_status(status)
}

fn shortened(text: &str) -> String {
    text.chars().take(2 * limits::ECHO).collect()
}
