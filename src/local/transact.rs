//! Transactions of a journal: what is read is as of one moment, what is written is there whole or not at all.

use std::cell::{Cell, RefCell};

use rusqlite::{Connection, Transaction, TransactionBehavior};

use super::Local;
use super::catalogue::Catalogue;
use super::failure::{self, Failure};
use super::kept::{self, Kept};
use super::known::KnownHere;
use super::lately::Lately;
use super::undo::{Reach, Recorder, next_number};
use crate::api::{Deed, Held};
use crate::error::{Result, writable};
use crate::model::Timestamp;

/// A write under way.
pub(super) struct Write<'w> {
    pub(super) connection: &'w Connection,
    pub(super) catalogue: &'w Catalogue,
    pub(super) now: Timestamp,
    /// Whether an import writes.
    pub(super) is_import: bool,
    /// Who keeps what is done.
    pub(super) recorder: Option<&'w Recorder>,
    /// What is kept from one meal to the next, where it still holds.
    pub(super) lately: Option<&'w RefCell<Kept<Lately>>>,
    /// What the transaction touches so far.
    pub(super) reach: &'w Cell<Reach>,
    /// What is done.
    pub(super) deed: RefCell<Deed>,
}

impl Write<'_> {
    pub(super) fn known(&self) -> KnownHere<'_> {
        KnownHere {
            connection: self.connection,
            catalogue: self.catalogue,
            lately: self.lately,
        }
    }

    /// The next number of a table, see [`next_number`].
    pub(super) fn next_number(&self, table: &'static str) -> std::result::Result<i64, Failure> {
        let first = || next_number(self.connection, table);
        match self.lately {
            Some(lately) => lately.borrow_mut().still().next(table, first),
            None => first(),
        }
    }
}

impl Local {
    /// Reads, everything as of one moment.
    pub(super) fn read<T>(
        &self,
        read: impl FnOnce(&Connection) -> std::result::Result<T, Failure>,
    ) -> Result<T> {
        let answer = || match self.connection.is_autocommit() {
            true => {
                self.connection.has_its_whole_file()?;
                read(&*self.connection.unchecked_transaction()?)
            }
            false => {
                if self.held.get() {
                    self.connection.has_its_whole_file()?;
                }
                read(&self.connection)
            }
        };
        let answered = answer().map_err(|failure| failure.at(&self.place.journal));
        self.clear_what_is_left();
        answered
    }

    /// A number that tells one moment from another: inside a later write it is the same where no other program has
    /// written meanwhile, and what was read in between is so still.
    ///
    /// Errors: `LocalStore`.
    pub fn moment(&self) -> Result<i64> {
        self.read(kept::of_others)
    }

    /// Reads as of one moment until it is let go, the catalogue too. Within a write, or where it is held
    /// already, there is nothing to hold.
    pub(super) fn hold_still(&self) -> Result<Held<'_>> {
        if !self.connection.is_autocommit() {
            return Ok(Held::default());
        }
        let begin = || {
            self.connection.has_its_whole_file()?;
            Ok(self.connection.execute_batch("BEGIN")?)
        };
        begin().map_err(|failure: Failure| failure.at(&self.place.journal))?;
        self.held.set(true);
        let catalogue = self.catalogue.hold();
        Ok(Held::until(move || {
            drop(catalogue);
            self.held.set(false);
            // Nothing was written, so that nothing is lost where it does not end well.
            let _ = self.connection.execute_batch("COMMIT");
        }))
    }

    /// Writes, all or nothing. Inside another write it is part of that.
    pub(super) fn write<T>(
        &self,
        write: impl FnOnce(&Write<'_>) -> std::result::Result<T, Failure>,
    ) -> Result<T> {
        self.write_so_far(Reach::Anything, write)
    }

    /// The same where it is known what is touched.
    pub(super) fn write_so_far<T>(
        &self,
        reach: Reach,
        write: impl FnOnce(&Write<'_>) -> std::result::Result<T, Failure>,
    ) -> Result<T> {
        if let Some(trouble) = &self.trouble {
            return Err(trouble.clone());
        }
        let written = || {
            let is_whole = self.connection.is_autocommit();
            if is_whole && self.together.get() {
                // A disk that is full or fails ended what this is a part of.
                return Err(Failure::ended());
            }
            let recorder = self.recorder.as_ref();
            if let Some(recorder) = recorder {
                recorder.begin(&self.connection, reach)?;
            }
            let noted = recorder.map(Recorder::noted);
            let written = match is_whole {
                true => {
                    self.reach.set(reach);
                    let written = self.transact(write);
                    // Where the disk fails at its end, nobody knows whether it came to nothing.
                    if !matches!(written, Ok(_) | Err(Failure::Unsettled { .. })) {
                        self.came_to_nothing();
                    }
                    written
                }
                false => {
                    self.reach.set(self.reach.get().max(reach));
                    self.nest(write)
                }
            };
            if let (Err(_), Some((recorder, noted))) = (&written, recorder.zip(noted)) {
                recorder.rolled_back(noted);
            }
            written
        };
        written().map_err(|failure: Failure| failure.at(&self.place.journal))
    }

    /// A transaction of its own, which keeps what it did where that is to be taken back.
    fn transact<T>(
        &self,
        write: impl FnOnce(&Write<'_>) -> std::result::Result<T, Failure>,
    ) -> std::result::Result<T, Failure> {
        // Nothing is left of one before of which nobody knows what it came to: where this fails at its beginning,
        // nothing came with it.
        self.later.take();
        self.whole.set(false);
        let transaction = self.begin_alone()?;
        let before = self.connection.total_changes();
        let begun = self.begin()?;
        let answer = write(&begun)?;
        let recorder = self.recorder.as_ref();
        recorder.map_or(Ok(()), |recorder| recorder.keep(&begun))?;
        failure::commit(transaction)?;
        self.connection.has_written();
        if self.reach.get() < Reach::Anything {
            let (mut texts, mut lately) = (self.texts.borrow_mut(), self.lately.borrow_mut());
            texts.outlive_new_meals(&self.connection, before);
            lately.outlive_new_meals(&self.connection, before);
        }
        self.do_later();
        Ok(answer)
    }

    /// Begins a transaction in which nobody else writes.
    pub(super) fn begin_alone(&self) -> std::result::Result<Transaction<'_>, Failure> {
        self.connection.has_its_file()?;
        self.connection.has_its_whole_log()?;
        let begun = Transaction::new_unchecked(&self.connection, TransactionBehavior::Immediate)?;
        self.connection.has_its_log()?;
        Ok(begun)
    }

    /// A part of a transaction: what fails leaves the rest as it was.
    fn nest<T>(
        &self,
        write: impl FnOnce(&Write<'_>) -> std::result::Result<T, Failure>,
    ) -> std::result::Result<T, Failure> {
        let begun = self.begin()?;
        if self.whole.get() {
            return write(&begun);
        }
        self.connection.execute_batch("SAVEPOINT part")?;
        let recorder = self.recorder.as_ref();
        let written = write(&begun).and_then(|answer| {
            recorder.map_or(Ok(()), |recorder| recorder.note(&begun))?;
            Ok(answer)
        });
        // A disk that is full or fails ends the whole transaction, and the part with it.
        if written.is_err() && self.connection.is_autocommit() {
            return written;
        }
        let end = match written {
            Ok(_) => "RELEASE part",
            Err(_) => "ROLLBACK TO part; RELEASE part",
        };
        self.connection.execute_batch(end)?;
        written
    }

    /// Does several writes as one: all of them are there afterwards, or, where it fails, none. Inside of
    /// others they are a part of those.
    ///
    /// Errors: those of the work; `LocalStore`.
    pub fn together<T>(&self, work: impl FnOnce() -> Result<T>) -> Result<T> {
        let done = self.write(|_| {
            let outer = self.together.replace(true);
            let done = work();
            self.together.set(outer);
            // The work may go on without a part that failed, though that ended it all.
            match self.connection.is_autocommit() {
                true if done.is_ok() => Err(Failure::ended()),
                _ => Ok(done?),
            }
        })?;
        if self.connection.is_autocommit() {
            self.clear_log();
        }
        Ok(done)
    }

    /// Does what an import writes as one, and keeps with what it changes that it did.
    ///
    /// Errors: as of [`Local::together`].
    pub fn import_together<T>(&self, work: impl FnOnce() -> Result<T>) -> Result<T> {
        self.importing.set(true);
        let done = self.together(work);
        self.importing.set(false);
        done
    }

    fn begin(&self) -> std::result::Result<Write<'_>, Failure> {
        let now = self.catalogue.now();
        writable(now.instant().to_utc())?;
        let remembers = self.whole.get() && self.reach.get() < Reach::Anything;
        Ok(Write {
            connection: &self.connection,
            catalogue: &self.catalogue,
            now,
            is_import: self.importing.get(),
            recorder: self.recorder.as_ref(),
            lately: remembers.then_some(&self.lately),
            reach: &self.reach,
            deed: RefCell::default(),
        })
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use super::*;
    use crate::api::Journal;
    use crate::local::Place;
    use crate::model::{FoodData, FoodDraft};

    #[test]
    fn what_was_ended_in_its_midst_is_not_gone_on_with() {
        let folder = tempfile::tempdir().unwrap();
        let place = Place::folder(folder.path());
        let none = || Ok(Box::new(std::iter::empty()) as Box<dyn Iterator<Item = _>>);
        let journal = Local::open(place, Arc::new(chrono::Utc::now), none).unwrap();
        let journal = journal.recording();
        let save = |name| journal.save_food(&FoodDraft::new(name, &FoodData::default()));
        let ended = journal.together(|| {
            save("Bread").unwrap();
            // As SQLite does where the disk is full.
            journal.connection.execute_batch("ROLLBACK").unwrap();
            assert!(save("Butter").is_err());
            Ok(())
        });
        let told = ended.unwrap_err();
        assert!(told.message().contains("the disk may be full"), "{told}");
        let count = "SELECT (SELECT count(*) FROM food) + (SELECT count(*) FROM undo)";
        let left: i64 = journal
            .connection
            .query_row(count, (), |row| row.get(0))
            .unwrap();
        assert_eq!(left, 0);
        save("Butter").unwrap();
    }
}
