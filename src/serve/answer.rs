//! Answers: bodies, errors, and the headers that go with them.

use std::time::Duration;

use axum::body::{Body, Bytes};
use axum::http::{HeaderValue, Response, StatusCode};
use serde_json::Value;
use tokio::sync::OwnedSemaphorePermit;

use super::desk::Given;
use super::rate::Policy;
use super::refusal::Refusal;
use crate::error::{Code, Error};
use crate::model::Operation;
use crate::wire::{error, header};

/// An answer of the server.
pub(super) type Answer = Response<Body>;

/// The JSON of an answer, whose place is taken until all of it is sent.
struct Held {
    json: Vec<u8>,
    _place: Option<OwnedSemaphorePermit>,
}

impl AsRef<[u8]> for Held {
    fn as_ref(&self) -> &[u8] {
        &self.json
    }
}

/// The answer of an operation that went well. A mark that was honoured is named again, with whether
/// the answer was given before: nobody who only sends headers back knows that.
pub(super) fn success(operation: Operation, given: Given, mark: Option<&str>) -> Answer {
    let Given { answered, place } = given;
    let mut answer = match answered.body {
        Some(json) => with_body(
            operation.success(),
            Bytes::from_owner(Held {
                json,
                _place: place,
            }),
        ),
        None => with_status(operation.success(), Body::empty()),
    };
    if let Some(mark) = mark {
        set(&mut answer, header::IDEMPOTENCY_KEY, mark);
        let replayed = if answered.replayed { "true" } else { "false" };
        set(&mut answer, header::IDEMPOTENCY_REPLAYED, replayed);
    }
    answer
}

/// The answer to a request that is refused.
pub(super) fn refusal(refusal: &Refusal) -> Answer {
    let mut answer = failure(&refusal.error);
    if let Some(challenge) = challenge(refusal) {
        set(&mut answer, header::WWW_AUTHENTICATE, challenge);
    }
    if let Some((wait, policy)) = refusal.wait {
        come_back(&mut answer, wait, policy);
    }
    if refusal.error.code() == Code::BodyTooLarge {
        // What is left of the body is no request.
        set(&mut answer, header::CONNECTION, header::CLOSE);
    }
    if let Some(allowed) = &refusal.allowed {
        set(&mut answer, header::ALLOW, allowed);
    }
    answer
}

/// The answer of an error. What happened inside stays inside.
fn failure(error: &Error) -> Answer {
    let told = match error.code().status() {
        Some(500..) | None => Error::new(inner(error.code()), "the journal cannot answer now"),
        Some(_) => error.clone(),
    };
    let status = told.code().status().unwrap_or(500);
    let body = Value::Object(error::body(&told)).to_string().into_bytes();
    with_body(status, body)
}

fn inner(code: Code) -> Code {
    match code {
        Code::LocalStore | Code::Unavailable => Code::Unavailable,
        _ => Code::Internal,
    }
}

fn challenge(refusal: &Refusal) -> Option<&'static str> {
    match (refusal.error.code(), refusal.token_sent) {
        (Code::Unauthorized, false) => Some("Bearer realm=\"journal\""),
        (Code::Unauthorized, true) => Some("Bearer realm=\"journal\", error=\"invalid_token\""),
        (Code::Forbidden, _) => Some("Bearer realm=\"journal\", error=\"insufficient_scope\""),
        _ => None,
    }
}

/// Says when to come back: in whole seconds, rounded up.
fn come_back(answer: &mut Answer, wait: Duration, policy: Policy) {
    let seconds = wait.as_secs() + u64::from(wait.subsec_nanos() > 0);
    set(answer, header::RETRY_AFTER, &seconds.to_string());
    set(answer, header::RATE_LIMIT_POLICY, &policy.told());
    let left = format!("\"{}\";r=0;t={seconds}", policy.name);
    set(answer, header::RATE_LIMIT, &left);
}

/// A JSON answer.
pub(super) fn with_body(status: u16, json: impl Into<Body>) -> Answer {
    let mut answer = with_status(status, json.into());
    set(&mut answer, header::CONTENT_TYPE, header::JSON);
    answer
}

fn with_status(status: u16, body: Body) -> Answer {
    let mut answer = Response::new(body);
    *answer.status_mut() =
        StatusCode::from_u16(status).unwrap_or(StatusCode::INTERNAL_SERVER_ERROR);
    answer
}

pub(super) fn set(answer: &mut Answer, name: &'static str, value: &str) {
    if let Ok(value) = HeaderValue::from_str(value) {
        answer.headers_mut().insert(name, value);
    }
}
