//! What a program that was killed while it made a file has left beside it.

use std::fs::{self, DirEntry};
use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};
use std::thread;
use std::time::{Duration, Instant};

use super::noted::cleared_noted;

/// How long a file may be in the making: one takes a moment, and may be another program's.
const MAKING: Duration = Duration::from_secs(10);

/// How often it is looked whether it is done.
const LOOK: Duration = Duration::from_millis(100);

/// Clears away what was begun of a file under a name of its own and is not being made any more.
pub(in crate::local) fn clear(path: &Path) {
    clear_of(path, is_left);
}

/// The same, however lately it was begun: for whoever alone may make the file now.
pub(in crate::local) fn clear_alone(path: &Path) {
    clear_of(path, |file| {
        file.metadata().is_ok_and(|found| found.is_file())
    });
}

/// The same of any copy of a journal, in the folder of its copies and elsewhere.
pub(in crate::local) fn clear_copies(journal: &Path, folder: &Path) {
    cleared_copies(journal, folder);
}

fn cleared_copies(journal: &Path, folder: &Path) -> Option<Left> {
    // All of them, whatever is left of the first.
    let [here, elsewhere] = [
        cleared(folder, is_any_draft, is_left),
        cleared_noted(journal, is_left),
    ];
    here.or(elsewhere)
}

/// What was begun and is there still, or the folder that cannot be looked through.
#[derive(Debug)]
pub(in crate::local) struct Left {
    pub(in crate::local) path: PathBuf,
    /// Why it cannot be cleared away; `None` where another program may be at it.
    pub(in crate::local) why: Option<io::Error>,
    /// The note by which it was found, where it is not beside the journal.
    pub(in crate::local) note: Option<PathBuf>,
}

/// Clears away what was begun of a journal and of any copy of it, and waits for what was begun too lately to tell
/// whether somebody is still at it. What is left of it then is told.
pub(in crate::local) fn clear_in_time(path: &Path, folder: &Path) -> Option<Left> {
    let until = Instant::now() + MAKING + LOOK;
    loop {
        let left = cleared_of(path, is_left).or_else(|| cleared_copies(path, folder));
        match left {
            Some(Left { why: None, .. }) if Instant::now() < until => thread::sleep(LOOK),
            left => return left,
        }
    }
}

pub(super) fn is_any_draft(name: &str) -> bool {
    let parts = name.rsplit_once(".new-");
    parts.is_some_and(|(_, behind)| is_id(behind))
}

fn clear_of(path: &Path, is_left: impl Fn(&DirEntry) -> bool) {
    cleared_of(path, is_left);
}

fn cleared_of(path: &Path, is_left: impl Fn(&DirEntry) -> bool) -> Option<Left> {
    let begins = path.with_extension("new-");
    let (folder, begins) = (path.parent()?, begins.file_name()?.to_string_lossy());
    let is_draft = |name: &str| name.strip_prefix(&*begins).is_some_and(is_id);
    cleared(folder, is_draft, is_left)
}

/// Clears drafts away that are left, each that can be, and tells the first one that is there still.
pub(super) fn cleared(
    folder: &Path,
    is_draft: impl Fn(&str) -> bool,
    is_left: impl Fn(&DirEntry) -> bool,
) -> Option<Left> {
    let of = |path: &Path, why| Left {
        path: path.to_owned(),
        why,
        note: None,
    };
    let files = match fs::read_dir(folder) {
        Err(error) if error.kind() == ErrorKind::NotFound => return None,
        Err(error) => return Some(of(folder, Some(error))),
        Ok(files) => files,
    };
    let mut first = None;
    for file in files {
        let file = match file {
            Ok(file) if is_draft(&file.file_name().to_string_lossy()) => file,
            Ok(_) => continue,
            Err(error) => return Some(of(folder, Some(error))),
        };
        let why = match is_left(&file).then(|| fs::remove_file(file.path())) {
            Some(Ok(())) => continue,
            Some(Err(error)) if error.kind() == ErrorKind::NotFound => continue,
            Some(Err(error)) => Some(error),
            None => None,
        };
        first.get_or_insert(of(&file.path(), why));
    }
    first
}

/// Whether the end of a name is one that a file is made under, or stands beside such a one.
pub(super) fn is_id(end: &str) -> bool {
    let (id, behind) = end.split_once('-').unwrap_or((end, ""));
    let is_id = id.len() == 32 && id.bytes().all(|byte| byte.is_ascii_hexdigit());
    is_id && ["", "journal", "wal", "shm"].contains(&behind)
}

fn is_left(file: &DirEntry) -> bool {
    let metadata = file.metadata().ok().filter(fs::Metadata::is_file);
    let modified = metadata.and_then(|metadata| metadata.modified().ok());
    let age = modified.and_then(|modified| modified.elapsed().ok());
    age.is_some_and(|age| age > MAKING)
}
