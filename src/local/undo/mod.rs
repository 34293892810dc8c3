//! What the command line did, to be taken back exactly: rows before and after, kept with the change.
//!
//! Decision: nothing is computed backwards. Whatever a write does to whichever rows, each is kept as
//! it was and as it became, in the write's own transaction; taking it back puts the rows back, where
//! they are still as the change left them. So ids, times, versions and history are the same.

mod capture;
mod image;
mod ledger;
mod needed;
mod pinned;
mod rewind;
mod table;
mod taken_back;
mod uses;

use std::cell::{Cell, RefCell};
use std::io::ErrorKind;

use rusqlite::Connection;

use super::failure::Failure;
use super::file::Left;
use super::{Local, Write, answers, backup, photos, purge};
use crate::api::{Deed, Entries, Entry, Undo, Way};
use crate::error::{Code, Error, Outcome, Result};

use capture::Came;
pub(super) use capture::Reach;
pub(super) use ledger::{files as photo_files, read as can_be_read};
pub(super) use pinned::add_holders;
pub(super) use rewind::look;
pub(super) use table::next_number;
pub(super) use taken_back::highest as highest_taken_back;

/// Who writes down what a command does.
#[derive(Default)]
pub(super) struct Recorder {
    /// What the command did so far, in one entry.
    entry: Cell<Option<i64>>,
    /// What is noted on this connection.
    noted: Cell<Option<Reach>>,
    /// What came, where nothing else is touched.
    came: RefCell<Vec<Came>>,
}

/// So much was noted at some time.
#[derive(Clone, Copy)]
pub(super) struct Noted {
    reach: Option<Reach>,
    came: usize,
}

impl Recorder {
    /// Has the writes to come noted, which touch so much.
    pub(super) fn begin(
        &self,
        connection: &Connection,
        reach: Reach,
    ) -> std::result::Result<(), Failure> {
        if self.noted.get() < Some(reach) {
            if reach == Reach::Anything {
                capture::begin(connection, &self.came.borrow())?;
            }
            self.noted.set(Some(reach));
        }
        Ok(())
    }

    /// What is noted: what a write has noted besides goes with it when it is rolled back.
    pub(super) fn noted(&self) -> Noted {
        Noted {
            reach: self.noted.get(),
            came: self.came.borrow().len(),
        }
    }

    /// Says that a write was rolled back, before which so much was noted.
    pub(super) fn rolled_back(&self, noted: Noted) {
        self.noted.set(noted.reach);
        self.came.borrow_mut().truncate(noted.came);
    }

    /// Whether each row that is touched is noted, whoever touches it.
    fn notes_anything(&self) -> bool {
        self.noted.get() == Some(Reach::Anything)
    }

    /// The rows that were touched since this was asked last.
    fn touched(
        &self,
        connection: &Connection,
    ) -> std::result::Result<Vec<capture::Touched>, Failure> {
        let came = self.came.take();
        match self.notes_anything() {
            true => capture::end(connection),
            false => capture::end_of(connection, &came),
        }
    }

    /// Forgets what was touched since then.
    fn forget(&self, connection: &Connection) -> std::result::Result<(), Failure> {
        self.came.take();
        match self.notes_anything() {
            true => capture::forget(connection),
            false => Ok(()),
        }
    }

    /// Keeps what a write did, and lets go of what is old or too much.
    pub(super) fn keep(&self, write: &Write<'_>) -> std::result::Result<(), Failure> {
        self.note(write)?;
        match self.entry.get() {
            Some(_) => ledger::trim(write.connection, write.now.micros()),
            None => Ok(()),
        }
    }

    /// Keeps what a part of a write did.
    pub(super) fn note(&self, write: &Write<'_>) -> std::result::Result<(), Failure> {
        let (connection, now) = (write.connection, write.now.micros());
        let touched = self.touched(connection)?;
        if touched.is_empty() {
            return Ok(());
        }
        let entry = ledger::entry(connection, self.entry.get(), now)?;
        ledger::add(connection, entry, &write.deed.take(), &touched)?;
        self.entry.set(Some(entry));
        Ok(())
    }
}

impl Write<'_> {
    /// Says that more is touched than a new meal.
    pub(super) fn touches_anything(&self) -> std::result::Result<(), Failure> {
        self.reach.set(Reach::Anything);
        match self.recorder {
            Some(recorder) => recorder.begin(self.connection, Reach::Anything),
            None => Ok(()),
        }
    }

    /// Says that a row came, with its number, in a write that touches nothing but what comes.
    pub(super) fn came(&self, table: &'static str, number: i64) {
        if let Some(recorder) = self.recorder.filter(|recorder| !recorder.notes_anything()) {
            recorder.came.borrow_mut().push((table, number));
        }
    }

    /// Says what is done, for the undo list. What is said first is what a command is about.
    pub(super) fn tell(&self, what: &str, id: &str, name: &str) {
        self.deed.replace(Deed {
            what: what.to_owned(),
            id: id.to_owned(),
            name: name.to_owned(),
        });
    }

    /// Deletes for good where nobody may take it back: what is on the undo list of a thing goes too, and that a
    /// write of it was answered.
    pub(super) fn drop_undo(&self, id: &str) -> std::result::Result<(), Failure> {
        match self.recorder {
            Some(_) => Ok(()),
            None => {
                answers::drop_of(self.connection, id)?;
                ledger::drop_all_of(self.connection, id)
            }
        }
    }

    /// Leaves what was done so far off the list.
    fn leave_out(&self) -> std::result::Result<(), Failure> {
        match self.recorder {
            Some(recorder) => recorder.forget(self.connection),
            None => Ok(()),
        }
    }
}

impl Local {
    /// The same journal, which keeps what is done to it from now on so that it can be taken back:
    /// all of it as one change. Others who have the journal open do not add to it.
    pub fn recording(mut self) -> Local {
        self.recorder = Some(Recorder::default());
        self
    }

    /// Lets go of what is old, also of kept answers, and of photos that were released and are still there; gives no
    /// trouble if that cannot be.
    pub(super) fn let_go(&self) {
        self.remove_released();
        let now = self.catalogue.now().micros();
        let is_due = |connection: &Connection| {
            Ok(ledger::is_due(connection, now)? || answers::has_old(connection, now)?)
        };
        if let Ok(true) = self.read(is_due) {
            let _ = self.forgetting(|write| {
                answers::forget_old(write.connection, now)?;
                ledger::drop_old(write.connection, now)
            });
        }
    }

    /// Lets go of a part of the list, in the file and beside it; says whether nothing of it is left.
    fn forgetting(
        &self,
        forget: impl FnOnce(&Write<'_>) -> std::result::Result<(), Failure>,
    ) -> Result<bool> {
        self.write(forget)?;
        let is_gone = self.clear_log();
        backup::clear_copies(&self.place.journal);
        Ok(is_gone)
    }
}

/// Empties the list, and removes what is left of deleted foods that nothing needs any more, and of foods of
/// catalogues: a meal that was changed may have been the last that did.
fn forget_all(write: &Write<'_>) -> std::result::Result<(), Failure> {
    ledger::clear(write.connection)?;
    let gone = purge::purge(write.connection)?;
    photos::release_for_good(write.connection, &gone.images)?;
    purge::pinned::purge_all(write.connection)?;
    answers::forget_old(write.connection, write.now.micros())?;
    answers::drop_absent(write.connection)?;
    // What is forgotten is not kept anew, to be taken back.
    write.leave_out()
}

/// The list is empty, and what was deleted is not gone yet.
fn left_in_log() -> Error {
    let what = "none can be undone any more, but what was deleted still stands in the journal's files: another program reads it, or the disk fails";
    Error::new(Code::LocalStore, what)
        .outcome(Outcome::Applied)
        .hint("when the other program is done: journal undo --forget")
}

/// The same, of photos.
fn left_photos(photos: &[String]) -> Error {
    let what = format!(
        "none can be undone any more, but photos of what was deleted are still there: {}",
        photos.join("; ")
    );
    Error::new(Code::LocalStore, what)
        .outcome(Outcome::Applied)
        .hint("each command tries to remove them again; or remove them yourself: nothing names them any more")
}

/// The same, of a copy that a killed program left.
fn left_in_copy(left: &Left) -> Error {
    let path = left.path.display();
    let (why, hint) = match (&left.why, &left.note) {
        (Some(why), Some(note)) if why.kind() == ErrorKind::NotFound => (
            format!("{path}: {why}"),
            format!(
                "when its disk is there again: journal undo --forget; where it is gone for good, remove {}",
                note.display()
            ),
        ),
        (Some(why), _) => (
            format!("{path}: {why}"),
            "check the permissions of its folder, then: journal undo --forget".to_owned(),
        ),
        (None, _) => (
            format!("{path}: another program is making it"),
            "when the other program is done: journal undo --forget".to_owned(),
        ),
    };
    let what = format!(
        "none can be undone any more, but what was deleted may still stand in a copy that was begun: {why}"
    );
    Error::new(Code::LocalStore, what)
        .outcome(Outcome::Applied)
        .hint(hint)
}

impl Undo for Local {
    /// All of them or none: nothing ends it on the way.
    fn go(&self, way: Way, count: usize, _: &dyn Fn(&[Entry]) -> Result<()>) -> Result<Vec<Entry>> {
        let gone = rewind::bare(self, || self.write(|write| rewind::go(write, way, count)))?;
        self.clear_log();
        Ok(gone)
    }

    fn entries(&self) -> Result<Entries> {
        self.read(rewind::entries)
    }

    fn next(&self, way: Way, count: usize) -> Result<Vec<Entry>> {
        self.read(|connection| rewind::next(connection, way, count))
    }

    fn count(&self) -> Result<usize> {
        self.read(ledger::count)
    }

    fn forget(&self) -> Result<usize> {
        let listed = self.count()?;
        let is_gone = self.forgetting(forget_all)?;
        let left = backup::clear_copies_in_time(&self.place.journal);
        match (is_gone, left) {
            (true, None) => {
                let photos = self.remove_released();
                // Told here, or gone by now.
                self.unremoved.take();
                match photos.is_empty() {
                    true => Ok(listed),
                    false => Err(left_photos(&photos)),
                }
            }
            (true, Some(left)) => Err(left_in_copy(&left)),
            (false, _) => Err(left_in_log()),
        }
    }

    fn has_recorded(&self) -> bool {
        let recorder = self.recorder.as_ref();
        recorder.is_some_and(|recorder| recorder.entry.get().is_some())
    }
}
