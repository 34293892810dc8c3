//! Answers: bodies, errors, and the headers that go with them.

use std::sync::LazyLock;

use axum::body::{Body, Bytes};
use axum::http::{HeaderName, HeaderValue, Method, Response, StatusCode};
use serde_json::Value;

use super::gate::Refusal;
use crate::error::{Code, Error};
use crate::model::Operation;
use crate::wire::{error, header, openapi};

/// An answer of the server.
pub(super) type Answer = Response<Body>;

/// The answer of an operation that went well.
pub(super) fn success(operation: Operation, body: Option<Vec<u8>>) -> Answer {
    match body {
        Some(json) => with_body(operation.success(), json),
        None => empty(operation.success()),
    }
}

/// The answer of an error. What happened inside stays inside.
pub(super) fn failure(error: &Error) -> Answer {
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

/// The answer to somebody who is not let in.
pub(super) fn refusal(refusal: &Refusal) -> Answer {
    let mut answer = failure(&refusal.error);
    let challenge = match (refusal.error.code(), refusal.token_sent) {
        (Code::Unauthorized, false) => Some("Bearer realm=\"journal\""),
        (Code::Unauthorized, true) => Some("Bearer realm=\"journal\", error=\"invalid_token\""),
        (Code::Forbidden, _) => Some("Bearer realm=\"journal\", error=\"insufficient_scope\""),
        _ => None,
    };
    let headers = answer.headers_mut();
    if let Some(challenge) = challenge {
        headers.insert(
            header::WWW_AUTHENTICATE,
            HeaderValue::from_static(challenge),
        );
    }
    if let Some((wait, rate)) = refusal.wait {
        let seconds = wait.as_secs() + u64::from(wait.subsec_nanos() > 0);
        headers.insert(header::RETRY_AFTER, HeaderValue::from(seconds));
        let policy = format!("\"requests\";q={};w=60", rate.per_minute);
        let left = format!("\"requests\";r=0;t={seconds}");
        for (name, text) in [
            (header::RATE_LIMIT_POLICY, policy),
            (header::RATE_LIMIT, left),
        ] {
            headers.extend(
                HeaderValue::try_from(text)
                    .ok()
                    .map(|text| (HeaderName::from_static(name), text)),
            );
        }
    }
    answer
}

/// The answer to a method that a path does not take.
pub(super) fn not_allowed(allowed: &str) -> Answer {
    let mut answer = failure(&Error::new(
        Code::MethodNotAllowed,
        "the path does not take this method",
    ));
    if let Ok(allowed) = HeaderValue::from_str(allowed) {
        answer.headers_mut().insert(header::ALLOW, allowed);
    }
    answer
}

/// The description of what is answered here, for anybody who asks. Built once.
pub(super) fn described(method: &Method) -> Answer {
    static DESCRIPTION: LazyLock<Bytes> =
        LazyLock::new(|| Bytes::from(openapi::document().to_string()));
    match *method {
        Method::GET => with_body(200, DESCRIPTION.clone()),
        _ => not_allowed(Method::GET.as_str()),
    }
}

/// A JSON answer.
pub(super) fn with_body(status: u16, json: impl Into<Body>) -> Answer {
    let mut answer = Response::new(json.into());
    *answer.status_mut() =
        StatusCode::from_u16(status).unwrap_or(StatusCode::INTERNAL_SERVER_ERROR);
    answer
        .headers_mut()
        .insert(header::CONTENT_TYPE, HeaderValue::from_static(header::JSON));
    answer
}

fn empty(status: u16) -> Answer {
    let mut answer = Response::new(Body::empty());
    *answer.status_mut() = StatusCode::from_u16(status).unwrap_or(StatusCode::NO_CONTENT);
    answer
}
