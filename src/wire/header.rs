//! Names of headers, and of what stands in them.

/// Where a key is sent.
pub const AUTHORIZATION: &str = "authorization";
/// What stands before a key.
pub const BEARER: &str = "Bearer ";
/// How a refused key is told.
pub const WWW_AUTHENTICATE: &str = "www-authenticate";
/// What bodies are.
pub const CONTENT_TYPE: &str = "content-type";
/// JSON.
pub const JSON: &str = "application/json";
/// Which methods a path takes.
pub const ALLOW: &str = "allow";
/// When to come back.
pub const RETRY_AFTER: &str = "retry-after";
/// Which request this was, for whoever looks into a log.
pub const REQUEST_ID: &str = "x-request-id";
/// What is left of a rate.
pub const RATE_LIMIT: &str = "ratelimit";
/// What the rate is.
pub const RATE_LIMIT_POLICY: &str = "ratelimit-policy";
/// What marks requests as one and the same: with it a write is done once however often it is sent.
/// An answer that names it may only send back what it was sent.
pub const IDEMPOTENCY_KEY: &str = "idempotency-key";
/// Whether an answer was given before, to an earlier request with the same key. Whoever says so, be
/// it `true` or `false`, keeps such keys.
pub const IDEMPOTENCY_REPLAYED: &str = "idempotency-replayed";
/// Whom a proxy speaks for, its own word last.
pub const FORWARDED_FOR: &str = "x-forwarded-for";
/// How long a body is.
pub const CONTENT_LENGTH: &str = "content-length";
/// How a body is parted, or packed on the way.
pub const TRANSFER_ENCODING: &str = "transfer-encoding";
/// How a body is packed.
pub const CONTENT_ENCODING: &str = "content-encoding";
/// Whom a request is for.
pub const HOST: &str = "host";
/// How an answer may be packed.
pub const ACCEPT_ENCODING: &str = "accept-encoding";
/// On what in a request an answer depends.
pub const VARY: &str = "vary";
/// What becomes of the connection.
pub const CONNECTION: &str = "connection";
/// The connection ends with this answer.
pub const CLOSE: &str = "close";
/// Where something is instead.
pub const LOCATION: &str = "location";
/// When an answer was given.
pub const DATE: &str = "date";
