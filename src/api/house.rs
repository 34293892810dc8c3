//! What a server answers from: journals, and the keys that open them.

use std::sync::{Arc, Mutex};

use chrono::{DateTime, Utc};

use super::Journal;
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
    /// When it was made.
    pub created_at: DateTime<Utc>,
    /// When it stops working.
    pub expires_at: Option<DateTime<Utc>>,
    /// When it was last used, to the minute.
    pub used_at: Option<DateTime<Utc>>,
    /// When it was revoked.
    pub revoked_at: Option<DateTime<Utc>>,
}

impl Key {
    /// Whether it opens anything at this instant.
    pub fn is_good(&self, now: DateTime<Utc>) -> bool {
        self.revoked_at.is_none() && self.expires_at.is_none_or(|expires| now < expires)
    }
}

/// A journal that several threads may ask, one at a time.
pub type SharedJournal = Arc<Mutex<dyn Journal + Send>>;

/// Journals and keys.
pub trait House: Send + Sync {
    /// The key with this id, revoked and expired ones included.
    fn key(&self, id: &str) -> Result<Option<Key>>;

    /// Notes that a key was used. Written at most once a minute.
    fn key_used(&self, key: &Key, now: DateTime<Utc>) -> Result<()>;

    /// The journal of a person.
    fn journal(&self, user: &str) -> Result<SharedJournal>;
}
