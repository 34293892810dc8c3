//! A copy in the place of a journal, and what was there under another name.

use std::fs;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};

use rusqlite::Connection;

use super::super::check;
use super::super::failure::Failure;
use super::super::file::{self, Draft, with_behind};
use super::super::schema::JOURNAL;
use super::super::unfinished;
use super::super::{link, open_folder};
use super::kept::{self, of_kept};
use super::{Copied, clear_copies, draw_up, free_name, make_folder, refuse_itself};
use crate::error::Result as Answer;

/// What stood in the place of a journal that was brought back, and where that is kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Replaced {
    /// Nothing, or an empty file.
    Nothing,
    /// A journal: it can be brought back in turn.
    Journal(PathBuf),
    /// A journal that only a newer program than this one can open.
    Newer(PathBuf),
    /// A damaged file: no journal as it is.
    Damaged(PathBuf),
    /// What was written last into a journal that is not there.
    Log(PathBuf),
}

/// Puts a copy in the place of a journal. What was there is kept under the name `kept` or one like it,
/// however damaged, unless it is empty; the copy stays as it is.
///
/// Errors: `Usage` when the copy is the journal itself; `LocalStore` when the copy is no whole
/// journal, another program has the journal open, or something cannot be written: the journal
/// is as it was then.
pub fn restore(journal: &Path, copy: &Path, kept: &Path) -> Answer<(Copied, Replaced)> {
    refuse_itself(journal, copy)?;
    let journal = &link::behind(journal).map_err(|failure| failure.at(journal))?;
    refuse_unkept(journal, kept).map_err(|failure| failure.at(journal))?;
    make_folder(journal).map_err(|failure| failure.at(journal))?;
    file::clear_litter(journal);
    clear_copies(journal);
    let draft = Draft::beside(journal);
    let counted = draw_up(copy, &draft)?;
    unfinished::complete();
    open_folder::refuse_draft(&draft, journal).map_err(|failure| failure.at(journal))?;
    let replaced = replace(journal, &draft, kept).map_err(|failure| failure.at(journal))?;
    Ok((counted, replaced))
}

/// Refuses, before anything is touched, a place in which nothing of a journal can be kept where something is to be.
pub(super) fn refuse_unkept(journal: &Path, kept: &Path) -> Result<(), Failure> {
    link::refuse(kept).map_err(of_kept(kept))?;
    if is_nothing(journal)? && file::log_of(journal).is_none() {
        return Ok(());
    }
    let is_there = |folder: &&Path| folder.symlink_metadata().is_ok();
    let Some(folder) = kept.parent().filter(is_there) else {
        return Ok(());
    };
    link::refuse_anothers_folder(folder, journal)?;
    // Nothing is made where it is one; what is none is told.
    make_folder(kept).map_err(of_kept(kept))?;
    match file::why_unwritable_folder(folder) {
        Some(why) => Err(of_kept(kept)(why.into())),
        None => Ok(()),
    }
}

/// Gives a journal that is drawn up the name of another, which gets the name `kept`.
fn replace(journal: &Path, draft: &Path, kept: &Path) -> Result<Replaced, Failure> {
    let kept = &free_name(kept);
    if is_nothing(journal)? {
        // A log that was left behind would be read as the copy's.
        let log = file::log_of(journal).map(|behind| with_behind(kept, behind));
        kept::give_name_without_logs(draft, journal, kept)?;
        return Ok(log.map_or(Replaced::Nothing, Replaced::Log));
    }
    make_folder(kept).map_err(of_kept(kept))?;
    let is_newer = file::inspect(journal, &JOURNAL).is_err_and(|failure| is_of_newer(&failure));
    // Held until the name is taken: nobody writes into what is put away.
    let held = match alone(journal) {
        Ok(connection) => Some(connection),
        Err(failure) if failure.is_damage() => None,
        Err(failure) => return Err(failure),
    };
    let kept = kept::put_away(journal, held.as_ref(), kept)?;
    let named = match held {
        Some(_) => file::give_name(draft, journal),
        // One that is damaged takes what stands beside it along.
        None => kept::give_name_without_logs(draft, journal, &kept),
    };
    // The journal was not replaced where it has its name still.
    if named.is_err() && draft.exists() && is_nothing(journal).is_ok_and(|nothing| !nothing) {
        let _ = fs::remove_file(&kept);
    }
    named?;
    Ok(match held {
        Some(_) if is_newer => Replaced::Newer(kept),
        Some(whole) if comes_back(&whole) => Replaced::Journal(kept),
        _ => Replaced::Damaged(kept),
    })
}

/// Whether a journal that can be opened is whole, so that [`restore`] would take it: damage may be anywhere in it.
fn comes_back(journal: &Connection) -> bool {
    let looked = check::look_through(journal, &JOURNAL);
    !looked.is_err_and(|failure| failure.is_damage())
}

/// Whether a journal was refused for its being of a newer program.
fn is_of_newer(failure: &Failure) -> bool {
    matches!(failure, Failure::Store { hint, .. } if *hint == JOURNAL.newer)
}

/// Whether nothing is lost where a file takes this name: there is none, or an empty one.
fn is_nothing(journal: &Path) -> Result<bool, Failure> {
    let is_empty = |found: fs::Metadata| found.is_file() && found.len() == 0;
    Ok(!journal.try_exists()? || journal.symlink_metadata().is_ok_and(is_empty))
}

/// Opens a journal that nobody else has open, with nothing beside it any more, and keeps others out until it is closed.
fn alone(journal: &Path) -> Result<Connection, Failure> {
    match file::open_to_write(journal, &JOURNAL) {
        // What is in it does not matter where it is put away.
        Err(failure) if !is_of_newer(&failure) => return Err(failure),
        opened => drop(opened),
    }
    let meant = file::Identity::of(journal);
    let connection = file::open_alone(journal).map_err(|failure| match failure.is_locked() {
        true => in_use(),
        false => failure,
    })?;
    // Held alone, a rollback journal stays until it is closed, if an empty one: that would stand beside the copy.
    let mode: String =
        connection.pragma_update_and_check(None, "journal_mode", "TRUNCATE", |row| row.get(0))?;
    connection.execute_batch("BEGIN EXCLUSIVE")?;
    let is_logged = file::log_of(journal).is_some();
    if !is_logged {
        remove_if_there(&with_behind(journal, "-journal"))?;
    }
    // Others may have put another in its place before it was held.
    if mode != "truncate" || is_logged || file::Identity::of(journal) != meant {
        return Err(in_use());
    }
    Ok(connection)
}

fn in_use() -> Failure {
    Failure::Store {
        what: "is in use by another program".to_owned(),
        hint: "nothing was changed: stop the other program (journal serve?) and try again",
        read_only: false,
    }
}

fn remove_if_there(file: &Path) -> Result<(), Failure> {
    match fs::remove_file(file) {
        Err(error) if error.kind() != ErrorKind::NotFound => Err(error.into()),
        _ => Ok(()),
    }
}
