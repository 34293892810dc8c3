//! What a request says: its path, its query string, its body, its marks.

use std::time::Duration;

use axum::body::{Body, Bytes, to_bytes};
use axum::http::HeaderMap;
use serde_json::Value;

use crate::api::Call;
use crate::error::{Code, Error, Result};
use crate::model::{Operation, json as strict, limits};
use crate::wire::{header, query};

/// Refuses a body that says it is too large before any of it is read.
pub(super) fn check_length(headers: &HeaderMap, largest: usize) -> Result<()> {
    let sent = headers.get(header::CONTENT_LENGTH);
    let length: Option<usize> = sent.and_then(|length| length.to_str().ok()?.parse().ok());
    match length {
        Some(length) if length > largest => Err(too_large(largest)),
        _ => Ok(()),
    }
}

/// The call of a path and a query string.
pub(super) fn call(operation: Operation, id: &str, text: Option<&str>) -> Result<Call> {
    let broken = |what: &str| Error::invalid_at("", format!("the {what} has a broken escape"));
    let mut call = Call::new(operation);
    call.id = query::decode(id).ok_or_else(|| broken("path"))?;
    call.query = query::read(text.unwrap_or_default()).ok_or_else(|| broken("query string"))?;
    Ok(call)
}

/// Reads a body to its end.
pub(super) async fn body(body: Body, largest: usize, patience: Duration) -> Result<Bytes> {
    match tokio::time::timeout(patience, to_bytes(body, largest)).await {
        Ok(Ok(bytes)) => Ok(bytes),
        Ok(Err(_)) => Err(too_large(largest)),
        Err(_) => Err(Error::new(Code::Unavailable, "the body took too long")),
    }
}

/// The JSON of a body. Bodies that a page of another site could send without asking are refused.
pub(super) fn json(headers: &HeaderMap, bytes: &[u8]) -> Result<Value> {
    let sent = headers.get(header::CONTENT_TYPE);
    let text = sent
        .and_then(|value| value.to_str().ok())
        .unwrap_or_default();
    let kind = text.split(';').next().unwrap_or_default().trim();
    match kind.eq_ignore_ascii_case(header::JSON) {
        true => Ok(strict::parse(bytes)?),
        false => Err(Error::invalid_at(
            "",
            "the body must be sent as Content-Type: application/json",
        )),
    }
}

/// The `Idempotency-Key` of a request.
pub(super) fn idempotency_key(headers: &HeaderMap) -> Result<Option<&str>> {
    let wrong = || {
        Error::invalid_at(
            "Idempotency-Key",
            "must be sent once, of 1 to 255 visible ASCII characters",
        )
    };
    let mut sent = headers.get_all(header::IDEMPOTENCY_KEY).iter();
    let Some(key) = sent.next() else {
        return Ok(None);
    };
    let key = key.to_str().map_err(|_| wrong())?;
    let fits = (1..=limits::IDEMPOTENCY_KEY).contains(&key.len()) && sent.next().is_none();
    match fits && key.bytes().all(|byte| byte.is_ascii_graphic()) {
        true => Ok(Some(key)),
        false => Err(wrong()),
    }
}

fn too_large(largest: usize) -> Error {
    Error::new(
        Code::BodyTooLarge,
        format!("a body has at most {largest} bytes"),
    )
}
