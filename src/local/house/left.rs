//! Journals as a house left them: one that nobody has touched since is not looked through again.

use std::collections::HashMap;
use std::path::Path;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::SystemTime;

use crate::local::file::{Identity, log_of};

/// How a file that was closed lies there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct AsLeft {
    file: Identity,
    modified: SystemTime,
    length: u64,
}

impl AsLeft {
    /// `None` where a part of it stands elsewhere: others have it open, or did not close it.
    fn of(journal: &Path) -> Option<AsLeft> {
        if log_of(journal).is_some() {
            return None;
        }
        let metadata = journal.metadata().ok()?;
        Some(AsLeft {
            file: Identity::from(&metadata),
            modified: metadata.modified().ok()?,
            length: metadata.len(),
        })
    }
}

/// How each journal was left, by whose it is.
#[derive(Clone, Default)]
pub(super) struct Left(Arc<Mutex<HashMap<String, AsLeft>>>);

impl Left {
    /// Notes how a journal lies there that was whole when it was opened, and is closed now.
    pub(super) fn note(&self, user: &str, journal: &Path) {
        match AsLeft::of(journal) {
            Some(left) => self.all().insert(user.to_owned(), left),
            None => self.all().remove(user),
        };
    }

    /// Whether a journal lies there as it was left.
    pub(super) fn is_so(&self, user: &str, journal: &Path) -> bool {
        let left = self.all().get(user).copied();
        left.is_some() && left == AsLeft::of(journal)
    }

    fn all(&self) -> MutexGuard<'_, HashMap<String, AsLeft>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
