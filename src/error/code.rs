//! The kinds of error: each with its name on the wire, its HTTP status and its exit code.

/// What kind of trouble it is. The first group is the wire's, with a status each; the second
/// happens on this side of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Code {
    /// 400: the request breaks a rule; `details` say where.
    InvalidInput,
    /// 400: the same `Idempotency-Key` with another body.
    IdempotencyKeyReused,
    /// 401: no usable key.
    Unauthorized,
    /// 403: the key lacks the permission.
    Forbidden,
    /// 404: `resource` says what does not exist, or is not this person's.
    NotFound,
    /// 405: the path does not take this method.
    MethodNotAllowed,
    /// 409: the barcode of a new food is in the catalogue; `food` is the one there.
    FoodInCatalog,
    /// 413: the body is too large.
    BodyTooLarge,
    /// 421: this server does not serve that host.
    HostNotServed,
    /// 429: too many requests.
    RateLimited,
    /// 500: a fault in the program.
    Internal,
    /// 503: busy or stopping.
    Unavailable,

    /// The command line is not understood.
    Usage,
    /// A text or a file is not understood: a time, a phrase, JSON.
    NotUnderstood,
    /// Several things fit; `candidates` lists them.
    Ambiguous,
    /// The thing has changed since.
    Conflict,
    /// The server cannot be reached.
    Network,
    /// The server failed, or its answer cannot be read.
    BadAnswer,
    /// The local journal is locked, damaged, newer than this program, or the disk is full.
    LocalStore,
    /// Configuration or credential store.
    Config,
    /// Declined at a prompt.
    Declined,
    /// Interrupted with Ctrl-C, or another signal that ends a program.
    Interrupted,
    /// Standard output cannot be written.
    Output,
}

impl Code {
    /// The code as the wire and the command line's JSON write it.
    pub fn as_str(self) -> &'static str {
        match self {
            Code::InvalidInput => "invalid_input",
            Code::IdempotencyKeyReused => "idempotency_key_reused",
            Code::Unauthorized => "unauthorized",
            Code::Forbidden => "forbidden",
            Code::NotFound => "not_found",
            Code::MethodNotAllowed => "method_not_allowed",
            Code::FoodInCatalog => "food_in_catalog",
            Code::BodyTooLarge => "body_too_large",
            Code::HostNotServed => "host_not_served",
            Code::RateLimited => "rate_limited",
            Code::Internal => "internal",
            Code::Unavailable => "unavailable",
            Code::Usage => "usage",
            Code::NotUnderstood => "not_understood",
            Code::Ambiguous => "ambiguous",
            Code::Conflict => "conflict",
            Code::Network => "network",
            Code::BadAnswer => "bad_answer",
            Code::LocalStore => "local_store",
            Code::Config => "config",
            Code::Declined => "declined",
            Code::Interrupted => "interrupted",
            Code::Output => "output",
        }
    }

    /// The status of an HTTP answer with this code; `None` for what never crosses the wire.
    pub fn status(self) -> Option<u16> {
        Some(match self {
            Code::InvalidInput | Code::IdempotencyKeyReused => 400,
            Code::Unauthorized => 401,
            Code::Forbidden => 403,
            Code::NotFound => 404,
            Code::MethodNotAllowed => 405,
            Code::FoodInCatalog => 409,
            Code::BodyTooLarge => 413,
            Code::HostNotServed => 421,
            Code::RateLimited => 429,
            Code::Internal => 500,
            Code::Unavailable => 503,
            _ => return None,
        })
    }

    /// The exit code of the program. A promise to scripts.
    pub fn exit(self) -> u8 {
        match self {
            Code::Internal | Code::Output => 1,
            Code::Usage => 2,
            Code::InvalidInput
            | Code::IdempotencyKeyReused
            | Code::NotUnderstood
            | Code::MethodNotAllowed
            | Code::BodyTooLarge => 3,
            Code::Unauthorized => 4,
            Code::Forbidden => 5,
            Code::NotFound => 6,
            Code::FoodInCatalog | Code::Conflict => 7,
            Code::Ambiguous => 8,
            Code::RateLimited => 9,
            Code::Network => 10,
            Code::BadAnswer | Code::Unavailable | Code::HostNotServed => 11,
            Code::LocalStore => 12,
            Code::Config => 13,
            Code::Declined => 14,
            Code::Interrupted => 130,
        }
    }
}
