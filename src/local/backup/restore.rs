//! A copy in the place of a journal, and what was there under another name.

use std::fs::{self, File};
use std::io::ErrorKind;
use std::path::{Path, PathBuf};

use rusqlite::Connection;

use super::super::check;
use super::super::failure::Failure;
use super::super::file::{self, Draft, with_behind};
use super::super::link;
use super::super::schema::JOURNAL;
use super::super::unfinished;
use super::{Copied, clear_copies, copy_bytes, draw_up, free_name, make_folder, refuse_itself};
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
    // Nothing is made where it is one; what is none is told.
    make_folder(kept).map_err(of_kept(kept))?;
    match file::why_unwritable_folder(folder) {
        Some(why) => Err(of_kept(kept)(why.into())),
        None => Ok(()),
    }
}

/// Tells a failure as that of the place where what was there is kept, and not of the journal.
fn of_kept(kept: &Path) -> impl Fn(Failure) -> Failure {
    let folder = kept.parent().unwrap_or(Path::new("")).display();
    let place = format!("what is there cannot be kept in {folder}:");
    move |failure| Failure::Answer(failure.of(&place))
}

/// Gives a journal that is drawn up the name of another, which gets the name `kept`.
fn replace(journal: &Path, draft: &Path, kept: &Path) -> Result<Replaced, Failure> {
    if is_nothing(journal)? {
        // A log that was left behind would be read as the copy's.
        let kept = free_name(kept);
        let log = file::log_of(journal).map(|behind| with_behind(&kept, behind));
        put_logs_away(journal, &kept)?;
        file::give_name(draft, journal)?;
        return Ok(log.map_or(Replaced::Nothing, Replaced::Log));
    }
    make_folder(kept).map_err(of_kept(kept))?;
    let is_newer = file::inspect(journal, &JOURNAL).is_err_and(|failure| is_of_newer(&failure));
    // Held until the name is taken: nobody writes into what is put away.
    let (held, kept) = put_away(journal, kept)?;
    file::give_name(draft, journal).inspect_err(|_| {
        // What is drawn up has its own name still: the journal was not replaced.
        if draft.exists() {
            take_back(journal, &kept);
        }
    })?;
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

/// Gives a journal a second name, and says which. One that is damaged takes what stands beside it along.
fn put_away(journal: &Path, kept: &Path) -> Result<(Option<Connection>, PathBuf), Failure> {
    let held = match alone(journal) {
        Ok(connection) => Some(connection),
        Err(failure) if failure.is_damage() => None,
        Err(failure) => return Err(failure),
    };
    let kept = match file::second_name(journal, kept) {
        Ok(kept) => kept,
        Err(_) => put_copy_away(journal, held.as_ref(), kept)?,
    };
    let rest = match held {
        Some(_) => file::sync_folder(&kept).map_err(of_kept(&kept)),
        None => put_logs_away(journal, &kept),
    };
    rest.inspect_err(|_| take_back(journal, &kept))?;
    Ok((held, kept))
}

/// Keeps a copy of a journal where a file has no second name, as on many a stick, and says what that is called.
fn put_copy_away(
    journal: &Path,
    held: Option<&Connection>,
    kept: &Path,
) -> Result<PathBuf, Failure> {
    let draft = Draft::beside(kept);
    let copied = match held {
        // Who opens the file anew and closes it lets go of what it is held by.
        Some(held) => {
            held.execute_batch("COMMIT")?;
            file::copy_pages(held, &draft)
        }
        None => copy_bytes(journal, &draft),
    };
    copied.map_err(|failure| match failure.is_of_writing() {
        true => of_kept(kept)(failure),
        false => failure,
    })?;
    let named = || {
        File::open(&*draft)?.sync_all()?;
        file::first_of(file::names_like(kept), |name| {
            file::take_free_name(&draft, name)
        })
    };
    named().map_err(of_kept(kept))
}

/// Takes back what was put away, as far as that goes: nothing was brought back in its place.
fn take_back(journal: &Path, kept: &Path) {
    let _ = put_logs_away(kept, journal);
    let _ = fs::remove_file(kept);
}

/// Gives what stands beside a journal the names that go with another.
fn put_logs_away(journal: &Path, kept: &Path) -> Result<(), Failure> {
    for behind in ["-wal", "-shm", "-journal"] {
        let log = with_behind(journal, behind);
        if log.exists() {
            make_folder(kept).map_err(of_kept(kept))?;
            let moved = move_file(&log, &with_behind(kept, behind));
            moved
                .and_then(|()| file::sync_folder(kept))
                .map_err(of_kept(kept))?;
        }
    }
    Ok(())
}

/// Moves a file to where nothing has its name, which may be on another disk.
fn move_file(from: &Path, to: &Path) -> Result<(), Failure> {
    match fs::rename(from, to) {
        Err(error) if error.kind() == ErrorKind::CrossesDevices => {}
        moved => return Ok(moved?),
    }
    let copied = copy_bytes(from, to).and_then(|()| Ok(File::open(to)?.sync_all()?));
    copied.inspect_err(|_| drop(fs::remove_file(to)))?;
    Ok(fs::remove_file(from)?)
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
