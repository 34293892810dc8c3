//! What is sent, the same in every repeat.

use serde_json::Value;
use uuid::Uuid;

use crate::error::{Error, Result};
use crate::model::{Operation, id};
use crate::wire::Method;

/// A request of an operation.
pub(super) struct Sending<'s> {
    pub(super) operation: Operation,
    pub(super) id: &'s str,
    pub(super) query: &'s [(String, String)],
    pub(super) body: Option<Vec<u8>>,
    /// What marks the repeats of a POST or PATCH as one and the same.
    pub(super) mark: Option<String>,
}

impl<'s> Sending<'s> {
    /// A request without a body.
    pub(super) fn new(operation: Operation, id: &'s str, query: &'s [(String, String)]) -> Self {
        Sending {
            operation,
            id,
            query,
            body: None,
            mark: None,
        }
    }

    /// A request with a body, under a mark of its own.
    pub(super) fn with_body(operation: Operation, id: &'s str, body: &Value) -> Self {
        Sending {
            body: Some(body.to_string().into_bytes()),
            mark: Some(Uuid::new_v4().to_string()),
            ..Sending::new(operation, id, &[])
        }
    }

    /// Refuses an id that would make the path another one: none, or the folder it stands in. What else
    /// is wrong with an id the journal says, with what is wrong with the body.
    ///
    /// Errors: `InvalidInput`, as of a journal on disk.
    pub(super) fn check(&self) -> Result<()> {
        match self.operation.takes_id() && matches!(self.id, "" | "." | "..") {
            true => Err(Error::invalid_at("id", id::WANTED)),
            false => Ok(()),
        }
    }

    /// Whether it changes anything.
    pub(super) fn writes(&self) -> bool {
        self.operation.method() != Method::Get
    }
}
