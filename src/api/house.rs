//! What a server answers from: journals, and the keys that open them.

use std::sync::{Arc, Mutex};

use chrono::{DateTime, TimeDelta, Utc};
use sha2::{Digest, Sha256};

use super::{Call, Journal};
use crate::error::Result;
use crate::model::Permission;

/// A key as it is kept: never itself, only its hash.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Key {
    /// What it is looked up by; part of the key.
    pub id: String,
    /// SHA-256 of the whole key.
    pub hash: [u8; 32],
    /// Whose journal it opens.
    pub user: String,
    /// What its owner calls it.
    pub name: Option<String>,
    /// What it allows.
    pub permission: Permission,
    /// When it was made; `None` where that cannot be read.
    pub created_at: Option<DateTime<Utc>>,
    /// When it stops working.
    pub expires_at: Option<DateTime<Utc>>,
    /// When it was last used, to the minute.
    pub used_at: Option<DateTime<Utc>>,
    /// When it was revoked.
    pub revoked_at: Option<DateTime<Utc>>,
    /// Whether something of it, its id included, is not as it was made. It opens nothing then.
    pub is_damaged: bool,
}

impl Key {
    /// Whether it opens anything at this instant.
    pub fn is_good(&self, now: DateTime<Utc>) -> bool {
        !self.is_damaged
            && self.revoked_at.is_none()
            && self.expires_at.is_none_or(|expires| now < expires)
    }

    /// Whether it was noted within the last minute that it was used.
    pub fn is_noted(&self, now: DateTime<Utc>) -> bool {
        let lately = |used: DateTime<Utc>| (now - used).abs() < TimeDelta::minutes(1);
        self.used_at.is_some_and(lately)
    }
}

/// The person whose data folder it is, in the place of a user's id.
pub const OWNER: &str = "";

/// What marks requests as one and the same: a key that their sender chose, and what was sent.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Mark {
    /// The `Idempotency-Key`.
    pub key: String,
    /// The method of the request.
    pub method: String,
    /// Its path.
    pub path: String,
    /// SHA-256 of its body.
    pub body: [u8; 32],
}

impl Mark {
    /// The mark of a request.
    pub fn new(key: &str, method: &str, path: &str, body: &[u8]) -> Mark {
        Mark {
            key: key.to_owned(),
            method: method.to_owned(),
            path: path.to_owned(),
            body: Sha256::digest(body).into(),
        }
    }
}

/// What is asked of a journal that is served.
#[derive(Clone, Debug, PartialEq)]
pub struct Request {
    /// What to do.
    pub call: Call,
    /// What marks it, where it may be sent again.
    pub mark: Option<Mark>,
}

/// What a request was answered.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Answered {
    /// The JSON; `None` for an answer without a body.
    pub body: Option<Vec<u8>>,
    /// Whether an earlier request with the same mark was answered so.
    pub replayed: bool,
    /// What could not be done behind it, or behind another that was written with it: for whoever keeps the journal.
    pub trouble: Option<String>,
}

impl Answered {
    /// An answer that was never given before.
    pub fn first(body: Option<Vec<u8>>) -> Self {
        Answered {
            body,
            replayed: false,
            trouble: None,
        }
    }
}

/// A journal as a server needs it.
pub trait Served: Journal {
    /// Does what a call asks that changes nothing.
    ///
    /// Errors: those of the operation.
    fn look(&self, call: Call) -> Result<Answered>;

    /// Does what a call asks, once for all requests with the same mark: a repeated one gets the
    /// first answer again, for a day. What was refused is not kept, since it changed nothing.
    ///
    /// The answer is kept in the transaction of the write itself, and goes with the thing it shows. Where it holds a
    /// deleted food that this thing has no more, or a setting that was cleared, it shows what there is now.
    ///
    /// Errors: those of the operation; `IdempotencyKeyReused` for the key of another request.
    fn answer_once(&self, mark: &Mark, call: &Call) -> Result<Answered>;

    /// Does what several requests ask, in this order and in one transaction, and answers each.
    ///
    /// What one of them is refused, or gets wrong, leaves the others as they are. The answers are
    /// given when all of it will last; where it cannot be written, nothing was changed and every
    /// answer is that error.
    fn answer_together(&self, requests: Vec<Request>) -> Vec<Result<Answered>>;
}

/// A journal that several threads may ask, one at a time.
pub type SharedJournal = Arc<Mutex<dyn Served + Send>>;

/// Journals and keys.
pub trait House: Send + Sync {
    /// What time it is, for keys that expire.
    fn now(&self) -> DateTime<Utc>;

    /// The key with this id, revoked and expired ones included.
    fn key(&self, id: &str) -> Result<Option<Key>>;

    /// The keys with these ids, in their order, all as of one moment.
    fn keys(&self, ids: &[&str]) -> Result<Vec<Option<Key>>> {
        ids.iter().map(|id| self.key(id)).collect()
    }

    /// Notes that a key was used. Written at most once a minute.
    fn key_used(&self, key: &Key) -> Result<()>;

    /// The journal of a person.
    fn journal(&self, user: &str) -> Result<SharedJournal>;

    /// Lets go of what nobody has asked for lately. Called now and then.
    fn tidy(&self) {}
}
