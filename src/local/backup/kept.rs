//! What a copy takes the place of: kept under another name, before the copy has the journal's.

use std::fs::{self, File};
use std::io::ErrorKind;
use std::path::{Path, PathBuf};

use rusqlite::Connection;

use super::super::failure::Failure;
use super::super::file::{self, Draft, with_behind};
use super::{copy_bytes, make_folder};
use crate::error::{Code, Error, Outcome};

/// What SQLite keeps beside a file.
const BEHIND: [&str; 3] = ["-wal", "-shm", "-journal"];

/// Tells a failure as that of the place where what was there is kept, and not of the journal.
pub(super) fn of_kept(kept: &Path) -> impl Fn(Failure) -> Failure {
    let folder = kept.parent().unwrap_or(Path::new("")).display();
    let place = format!("what is there cannot be kept in {folder}:");
    move |failure| Failure::Answer(failure.of(&place))
}

/// Gives a journal a second name, this one or one like it, and says which. It is held, unless it is damaged.
pub(super) fn put_away(
    journal: &Path,
    held: Option<&Connection>,
    kept: &Path,
) -> Result<PathBuf, Failure> {
    let kept = match file::second_name(journal, kept) {
        Ok(kept) => kept,
        Err(_) => put_copy_away(journal, held, kept)?,
    };
    let lasting = file::sync_folder(&kept).map_err(of_kept(&kept));
    lasting.inspect_err(|_| drop(fs::remove_file(&kept)))?;
    Ok(kept)
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

/// Gives a draft the name of a journal, whose logs get the names that go with `kept`.
///
/// Meanwhile an empty file has that name, which every program refuses: whatever ends this in its midst, neither the journal
/// without what was written into it last is taken for it, nor a new one begun.
pub(super) fn give_name_without_logs(
    draft: &Path,
    journal: &Path,
    kept: &Path,
) -> Result<(), Failure> {
    if logs(journal).next().is_none() {
        return file::give_name(draft, journal);
    }
    make_folder(kept).map_err(of_kept(kept))?;
    let before = second(journal)?;
    let named = stand_in(journal)
        .and_then(|()| move_logs(journal, kept).map_err(of_kept(kept)))
        .and_then(|()| file::give_name(draft, journal));
    named.map_err(|failure| match draft.exists() {
        true => match put_back(journal, kept, before) {
            Ok(()) => failure,
            Err(why) => not_back(kept, &why),
        },
        false => failure,
    })
}

/// What stands beside a file.
pub(super) fn logs(file: &Path) -> impl Iterator<Item = PathBuf> {
    let beside = BEHIND.map(|behind| with_behind(file, behind));
    beside.into_iter().filter(|log| log.exists())
}

/// A second name for what has the name of a journal, beside it; `None` where nothing has.
fn second(journal: &Path) -> Result<Option<Draft>, Failure> {
    if !journal.try_exists()? {
        return Ok(None);
    }
    let second = Draft::beside(journal);
    if fs::hard_link(journal, &*second).is_err() {
        copy_bytes(journal, &second)?;
        File::open(&*second)?.sync_all()?;
    }
    Ok(Some(second))
}

/// Puts an empty file in the place of a journal.
fn stand_in(journal: &Path) -> Result<(), Failure> {
    let empty = Draft::beside(journal);
    file::private_file(&empty)?;
    fs::rename(&*empty, journal)?;
    file::sync_folder(journal)
}

/// Puts a journal and its logs back, of which not all need be away: the logs first, without which it is not read.
fn put_back(journal: &Path, kept: &Path, before: Option<Draft>) -> Result<(), Failure> {
    move_logs(kept, journal)?;
    match before {
        Some(before) => fs::rename(&*before, journal)?,
        None if fs::metadata(journal).is_ok_and(|found| found.len() == 0) => {
            fs::remove_file(journal)?;
        }
        None => {}
    }
    file::sync_folder(journal)
}

/// Tells that a journal could be neither replaced nor put back, and where it is.
fn not_back(kept: &Path, why: &Failure) -> Failure {
    let what = format!(
        "nothing was brought back, and what was there cannot be put back in its place: {}",
        why.told_alone()
    );
    let hint = format!(
        "all of it is kept: {}, and what begins like that; run the command again",
        kept.display()
    );
    let error = Error::new(Code::LocalStore, what).outcome(Outcome::Unknown);
    Failure::Answer(error.hint(hint))
}

/// Gives what stands beside a file the names that go with another.
fn move_logs(from: &Path, to: &Path) -> Result<(), Failure> {
    for behind in BEHIND {
        let log = with_behind(from, behind);
        if log.exists() {
            move_file(&log, &with_behind(to, behind))?;
            file::sync_folder(to)?;
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
