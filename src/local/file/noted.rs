//! Drafts outside of our own folders: a note beside the journal says where each is, so that whoever clears away what killed
//! programs left finds it there too. Who makes the draft holds its note: the system lets go of that however they end.

use std::ffi::OsString;
use std::fs::{self, DirEntry, File, OpenOptions, TryLockError};
use std::io::{self, ErrorKind, Write};
use std::path::{Path, PathBuf};

use super::header::with_behind;
use super::litter::{Left, cleared, is_any_draft, is_id};
use super::making::private_file;
use super::naming::sync_folder;
use crate::local::failure::Failure;

/// What the name of a note goes on with behind that of the journal.
const NOTE: &str = "elsewhere-";

/// A note that is held.
pub(super) struct Note {
    pub(super) path: PathBuf,
    _held: File,
}

/// Notes where a draft will be.
///
/// Errors: where nothing can be written beside the journal.
pub(super) fn note(draft: &Path, journal: &Path) -> Result<Note, Failure> {
    let draft = std::path::absolute(draft)?;
    loop {
        let id = uuid::Uuid::new_v4().simple();
        let path = journal.with_extension(format!("{NOTE}{id}"));
        let held = write(&path, &draft);
        let held = held.inspect_err(|_| drop(fs::remove_file(&path)))?;
        // Before it was held it might be taken for one that was left.
        if path.try_exists()? {
            return Ok(Note { path, _held: held });
        }
    }
}

fn write(note: &Path, draft: &Path) -> Result<File, Failure> {
    let mut file = private_file(note)?;
    // Where files cannot be held, their age tells.
    let _ = file.try_lock();
    file.write_all(draft.as_os_str().as_encoded_bytes())?;
    file.sync_all()?;
    sync_folder(note)?;
    Ok(file)
}

/// Clears away drafts of which nobody holds the note any more, each with its note, and tells the first one that is there
/// still, or may be.
pub(super) fn cleared_noted(journal: &Path, is_old: impl Fn(&DirEntry) -> bool) -> Option<Left> {
    let mut first = None;
    for entry in notes(journal) {
        let note = entry.path();
        let draft = told(&note);
        let left = match is_held(&note, &entry, &is_old) {
            true => Some(Left {
                path: draft.unwrap_or_else(|| note.clone()),
                why: None,
                note: None,
            }),
            false => draft.and_then(|draft| cleared_at(&draft)),
        };
        match left {
            None => drop(fs::remove_file(&note)),
            Some(left) => drop(first.get_or_insert(Left {
                note: Some(note),
                ..left
            })),
        }
    }
    first
}

fn notes(journal: &Path) -> Vec<DirEntry> {
    let begins = journal.with_extension(NOTE);
    let (Some(folder), Some(begins)) = (journal.parent(), begins.file_name()) else {
        return Vec::new();
    };
    let begins = begins.to_string_lossy();
    let is_note = |entry: &DirEntry| {
        let name = entry.file_name();
        let name = name.to_string_lossy();
        name.strip_prefix(&*begins).is_some_and(is_id)
    };
    let entries = fs::read_dir(folder).into_iter().flatten().flatten();
    entries.filter(is_note).collect()
}

/// Whether somebody is at it; where files cannot be held, whether it is new.
fn is_held(note: &Path, entry: &DirEntry, is_old: impl Fn(&DirEntry) -> bool) -> bool {
    let file = OpenOptions::new().read(true).write(true).open(note);
    match file.map(|file| file.try_lock()) {
        Ok(Ok(())) => false,
        Ok(Err(TryLockError::WouldBlock)) => true,
        Ok(Err(TryLockError::Error(_))) | Err(_) => !is_old(entry),
    }
}

/// The draft of which a note tells: nothing else is ever cleared away.
fn told(note: &Path) -> Option<PathBuf> {
    #[cfg(unix)]
    let path = {
        use std::os::unix::ffi::OsStringExt;
        OsString::from_vec(fs::read(note).ok()?)
    };
    #[cfg(not(unix))]
    let path = OsString::from(fs::read_to_string(note).ok()?);
    let draft = PathBuf::from(path);
    let name = draft.file_name()?.to_string_lossy().into_owned();
    (draft.is_absolute() && is_any_draft(&name)).then_some(draft)
}

/// Clears away a draft that nobody makes any more.
fn cleared_at(draft: &Path) -> Option<Left> {
    let folder = draft.parent()?;
    if !folder.try_exists().unwrap_or(true) {
        let gone = io::Error::new(ErrorKind::NotFound, "its folder is not there");
        return Some(Left {
            path: draft.to_owned(),
            why: Some(gone),
            note: None,
        });
    }
    let of_it = ["", "-wal", "-shm", "-journal"].map(|behind| with_behind(draft, behind));
    let is_of_it = |name: &str| {
        let mut names = of_it.iter().filter_map(|path| path.file_name());
        names.any(|known| known.to_string_lossy() == name)
    };
    cleared(folder, is_of_it, |_| true)
}
