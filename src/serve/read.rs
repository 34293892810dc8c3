//! What a request says: its path, its query string, its body, its marks.

use axum::http::HeaderMap;
use serde_json::Value;

use super::body::too_large;
use crate::api::{Call, Mark};
use crate::error::{Error, Result};
use crate::model::{Operation, json as strict, limits};
use crate::wire::{header, query, route};

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
    let broken = || Error::invalid_at("", "the path has a broken escape");
    let mut call = Call::new(operation);
    call.id = query::decode(id).ok_or_else(broken)?;
    call.query = query::of(operation, text.unwrap_or_default())?;
    Ok(call)
}

/// The JSON of a body.
///
/// Decision: more values than anybody sends are 400: eight million digits with commas between them
/// would take dozens of times their size in memory.
pub(super) fn json(headers: &HeaderMap, bytes: &[u8]) -> Result<Value> {
    check_kind(headers)?;
    Ok(strict::parse_of(bytes, limits::VALUES)?)
}

/// Refuses bodies that a page of another site could send without asking.
pub(super) fn check_kind(headers: &HeaderMap) -> Result<()> {
    let refused = |message| Err(Error::invalid_at("", message));
    if !is_json(headers) {
        return refused("the body must be sent as Content-Type: application/json, once, in UTF-8");
    }
    if !is_all(headers, header::CONTENT_ENCODING, "identity") {
        return refused("the body must be sent as it is, without Content-Encoding");
    }
    if !is_all(headers, header::TRANSFER_ENCODING, "chunked") {
        return refused("the body must be sent as it is, without Transfer-Encoding but chunked");
    }
    Ok(())
}

/// Decision: a wrong content type is 400, and so is another charset than that of JSON.
fn is_json(headers: &HeaderMap) -> bool {
    let mut sent = headers.get_all(header::CONTENT_TYPE).iter();
    let (Some(kind), None) = (sent.next(), sent.next()) else {
        return false;
    };
    let mut parts = kind.to_str().unwrap_or_default().split(';').map(str::trim);
    let is_json = parts
        .next()
        .is_some_and(|kind| kind.eq_ignore_ascii_case(header::JSON));
    let mut charsets = parts
        .filter_map(|part| part.split_once('='))
        .filter(|(name, _)| name.trim().eq_ignore_ascii_case("charset"))
        .map(|(_, charset)| charset.trim().trim_matches('"'));
    let utf8 = |charset: &str| {
        ["utf-8", "utf8"]
            .iter()
            .any(|utf8| utf8.eq_ignore_ascii_case(charset))
    };
    is_json && charsets.all(utf8)
}

/// Whether nothing else than this is said of how a body is packed.
fn is_all(headers: &HeaderMap, name: &str, plain: &str) -> bool {
    let mut said = headers.get_all(name).iter();
    said.all(|said| said.as_bytes().eq_ignore_ascii_case(plain.as_bytes()))
}

/// What marks a request. An id is the same however it is spelled.
pub(super) fn mark(call: &Call, headers: &HeaderMap, bytes: &[u8]) -> Result<Option<Mark>> {
    let operation = call.operation;
    let path = operation.path(&call.id.to_ascii_lowercase());
    let path = format!("{}{path}", route::BASE);
    let marked = |key| Mark::new(key, operation.method().as_str(), &path, bytes);
    Ok(idempotency_key(headers)?.map(marked))
}

/// The `Idempotency-Key` of a request.
fn idempotency_key(headers: &HeaderMap) -> Result<Option<&str>> {
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
