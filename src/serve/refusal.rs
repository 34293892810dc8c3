//! Why a request is not answered as it hoped, and what is told with it.

use std::time::Duration;

use super::rate::Policy;
use crate::error::{Code, Error};

/// An error, with what its headers say.
pub(super) struct Refusal {
    pub(super) error: Error,
    /// Whether a key was sent at all.
    pub(super) token_sent: bool,
    /// The id of the key, where it is a good one.
    pub(super) key: Option<String>,
    /// When to come back, and the rate that says so.
    pub(super) wait: Option<(Duration, Policy)>,
    /// The methods that a path takes.
    pub(super) allowed: Option<String>,
}

impl Refusal {
    /// The key is missing or not good.
    pub(super) fn unauthorized(message: &str, token_sent: bool) -> Self {
        Refusal {
            token_sent,
            ..Error::new(Code::Unauthorized, message).into()
        }
    }

    /// There were too many requests for this rate.
    pub(super) fn wait(wait: Duration, policy: Policy) -> Self {
        let error = Error::new(Code::RateLimited, "too many requests: try again later");
        Refusal {
            wait: Some((wait, policy)),
            ..error.into()
        }
    }

    /// The same, of whoever has this key.
    pub(super) fn of_key(self, id: &str) -> Self {
        let key = Some(id.to_owned());
        Refusal { key, ..self }
    }

    /// The path takes other methods.
    pub(super) fn not_allowed(allowed: String) -> Self {
        let error = Error::new(Code::MethodNotAllowed, "the path does not take this method");
        Refusal {
            allowed: Some(allowed),
            ..error.into()
        }
    }
}

impl From<Error> for Refusal {
    fn from(error: Error) -> Self {
        Refusal {
            error,
            token_sent: true,
            key: None,
            wait: None,
            allowed: None,
        }
    }
}
