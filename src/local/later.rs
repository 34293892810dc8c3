//! What a deletion leaves to do until it is certain: files of photos, and what stands in the log.

use super::{Local, photos};

/// What is left to do when the transaction under way has ended well.
#[derive(Clone, Debug, Default)]
pub(super) struct Later {
    /// Files of photos to remove.
    files: Vec<String>,
    /// Whether the write-ahead log is to be emptied.
    clear_log: bool,
}

impl Local {
    /// What was deleted leaves nothing behind: at once, or when the transaction under way ends.
    pub(super) fn deleted(&self, files: Vec<String>) {
        let mut later = self.later.borrow_mut();
        later.files.extend(files);
        later.clear_log = true;
        drop(later);
        if self.connection.is_autocommit() {
            self.do_later();
        }
    }

    /// Does what waited for a transaction that has ended well.
    pub(super) fn do_later(&self) {
        let later = self.later.take();
        photos::remove_files(self.photo_folder(), &later.files);
        if later.clear_log {
            self.clear_log();
        }
    }

    /// Empties the write-ahead log, in which what was deleted still stands while the journal is
    /// open. Another program that reads keeps it until the next time.
    pub(super) fn clear_log(&self) {
        let cleared = "PRAGMA wal_checkpoint(TRUNCATE)";
        let _ = self.connection.query_row(cleared, (), |_| Ok(()));
    }
}
