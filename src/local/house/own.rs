//! One person's journal and the keys that open it.

use std::sync::{Arc, Mutex};

use chrono::{DateTime, Utc};

use super::{note_use, served};
use crate::api::{House, Key, OWNER, SharedJournal};
use crate::error::Result;
use crate::local::register::Register;
use crate::local::{Clock, Local};

/// The house of one person: every key of theirs opens the same journal.
pub struct OwnHouse {
    register: Register,
    journal: SharedJournal,
    clock: Clock,
}

impl OwnHouse {
    /// A journal, and the keys of its folder.
    pub fn new(register: Register, journal: Local, clock: Clock) -> Self {
        OwnHouse {
            register,
            journal: Arc::new(Mutex::new(served(journal))),
            clock,
        }
    }
}

impl House for OwnHouse {
    fn now(&self) -> DateTime<Utc> {
        (self.clock)()
    }

    /// Keys of other people who have journals in this folder open nothing here.
    fn key(&self, id: &str) -> Result<Option<Key>> {
        Ok(self.keys(&[id])?.pop().flatten())
    }

    fn keys(&self, ids: &[&str]) -> Result<Vec<Option<Key>>> {
        let keys = self.register.keys_with(ids)?.into_iter();
        let opens = |key: &Key| key.user == OWNER;
        Ok(keys.map(|key| key.filter(opens)).collect())
    }

    fn key_used(&self, key: &Key) -> Result<()> {
        note_use(&self.register, key, self.now())
    }

    fn journal(&self, _: &str) -> Result<SharedJournal> {
        Ok(Arc::clone(&self.journal))
    }
}
