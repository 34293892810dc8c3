//! What is left to do until it is certain that a transaction ends well, or does not: files of photos, and what
//! stands in the log.

use std::time::Duration;

use super::photos::remove_file;
use super::{Local, file};

/// What is left to do when the transaction under way has ended.
#[derive(Clone, Debug, Default)]
pub(super) struct Later {
    /// Files of photos that came with it: to be removed where it came to nothing.
    came: Vec<String>,
    /// Whether the write-ahead log is to be emptied.
    clear_log: bool,
}

impl Later {
    /// Says that the file of a photo comes with the transaction under way.
    pub(super) fn comes(&mut self, file: &str) {
        self.came.push(file.to_owned());
    }
}

impl Local {
    /// What was deleted leaves nothing behind: at once, or when the transaction under way ends.
    pub(super) fn deleted(&self) {
        match self.connection.is_autocommit() {
            true => drop(self.clear_log()),
            false => self.later.borrow_mut().clear_log = true,
        }
    }

    /// Does what waited for a transaction that has ended well.
    pub(super) fn do_later(&self) {
        let later = self.later.take();
        self.remove_released();
        match later.clear_log {
            true => drop(self.clear_log()),
            false => self.clear_what_is_left(),
        }
    }

    /// Removes what came with a transaction that came to nothing.
    pub(super) fn came_to_nothing(&self) {
        let came = self.later.take().came;
        let left = came
            .iter()
            .filter_map(|file| remove_file(self.photo_folder(), file));
        self.unremoved.borrow_mut().extend(left);
    }

    /// The photos that were deleted since this was asked last and are still there, each with why.
    pub fn unremoved(&self) -> Option<String> {
        let left = self.unremoved.take();
        (!left.is_empty()).then(|| left.join("; "))
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
        self.unless_busy(|| self.clear_log());
    }

    /// Does something that can be done later as well, if nobody has to be waited for.
    pub(super) fn unless_busy<T>(&self, work: impl FnOnce() -> T) -> Option<T> {
        self.connection.busy_timeout(Duration::ZERO).ok()?;
        let done = work();
        let _ = self.connection.busy_timeout(file::BUSY);
        Some(done)
    }
}

#[cfg(test)]
mod tests {
    use std::fs;
    use std::sync::Arc;

    use crate::local::failure::Failure;
    use crate::local::{Local, Place};

    #[test]
    fn a_photo_of_what_may_have_been_written_outlives_the_failure_of_the_next_write() {
        let folder = tempfile::tempdir().unwrap();
        let none = || Ok(Box::new(std::iter::empty()) as Box<dyn Iterator<Item = _>>);
        let place = Place::folder(folder.path());
        let journal = Local::open(place, Arc::new(chrono::Utc::now), none).unwrap();
        let file = "6b0b9a3e-7f0c-4c59-9d7e-1d3a0a4a2f11.jpg";
        let photo = journal.photo_folder().join(file);
        fs::create_dir(journal.photo_folder()).unwrap();
        fs::write(&photo, "a photo").unwrap();
        let unsettled = journal.write(|_| {
            journal.later.borrow_mut().comes(file);
            Err::<(), _>(Failure::Unsettled {
                what: "cannot be made to last".to_owned(),
            })
        });
        unsettled.unwrap_err();
        fs::rename(journal.file(), folder.path().join("elsewhere.db")).unwrap();
        journal.write(|_| Ok(())).unwrap_err();
        assert!(photo.exists());
    }
}
