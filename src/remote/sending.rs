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
    /// Tells that it is sent: what is asked for by name, and not what for, which may be somebody's food.
    pub(super) fn tell(&self, fresh: bool) {
        let names: Vec<&str> = self.query.iter().map(|(name, _)| name.as_str()).collect();
        let sign = if names.is_empty() { "" } else { "?" };
        let path = self.operation.path(self.id);
        let method = self.operation.method().as_str();
        log::debug!("{method} {path}{sign}{}", names.join("&"));
        let bytes = self.body.as_ref().map_or(0, Vec::len);
        let mark = if self.mark.is_some() {
            ", under a mark of its own"
        } else {
            ""
        };
        let way = if fresh {
            ", over a connection of its own"
        } else {
            ""
        };
        log::trace!("{bytes} bytes{mark}{way}");
    }

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
        match self.operation.takes_id() && id::is_no_part(self.id) {
            true => Err(Error::invalid_at("id", id::WANTED)),
            false => Ok(()),
        }
    }

    /// Whether it changes anything.
    pub(super) fn writes(&self) -> bool {
        self.operation.method() != Method::Get
    }
}
