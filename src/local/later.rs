//! What a deletion leaves to do until it is certain: files of photos, and what stands in the log.

use std::time::Duration;

use super::{Local, file, photos};

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
        match later.clear_log {
            true => drop(self.clear_log()),
            false => self.clear_what_is_left(),
        }
    }

    /// Empties the write-ahead log, in which what was deleted still stands while the journal is
    /// open. Says whether it is empty: another program that reads keeps it until a later time.
    pub(super) fn clear_log(&self) -> bool {
        let cleared = "PRAGMA wal_checkpoint(TRUNCATE)";
        let is_busy = self.connection.query_row(cleared, (), |row| row.get(0));
        let is_left = is_busy != Ok(0);
        self.left_in_log.set(is_left);
        !is_left
    }

    /// Empties the log where it could not be emptied before, if nobody has to be waited for now.
    pub(super) fn clear_what_is_left(&self) {
        if !self.left_in_log.get() || !self.connection.is_autocommit() {
            return;
        }
        if self.connection.busy_timeout(Duration::ZERO).is_ok() {
            self.clear_log();
            let _ = self.connection.busy_timeout(file::BUSY);
        }
    }
}
