//! What a program that was killed while it made a file has left beside it.

use std::fs::{self, DirEntry};
use std::path::Path;
use std::thread;
use std::time::{Duration, Instant};

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

/// The same of any file in a folder of ours.
pub(in crate::local) fn clear_folder(folder: &Path) {
    clear_in(folder, is_any_draft, is_left);
}

/// The same, and waits for what was begun too lately to tell whether somebody is still at it: nothing of it is left
/// behind, or another program makes it.
pub(in crate::local) fn clear_folder_in_time(folder: &Path) {
    let until = Instant::now() + MAKING + LOOK;
    clear_folder(folder);
    while has_draft(folder) && Instant::now() < until {
        thread::sleep(LOOK);
        clear_folder(folder);
    }
}

fn has_draft(folder: &Path) -> bool {
    let mut files = fs::read_dir(folder).into_iter().flatten().flatten();
    files.any(|file| is_any_draft(&file.file_name().to_string_lossy()))
}

fn is_any_draft(name: &str) -> bool {
    let parts = name.rsplit_once(".new-");
    parts.is_some_and(|(_, behind)| is_id(behind))
}

fn clear_of(path: &Path, is_left: impl Fn(&DirEntry) -> bool) {
    let begins = path.with_extension("new-");
    let (Some(folder), Some(begins)) = (path.parent(), begins.file_name()) else {
        return;
    };
    let begins = begins.to_string_lossy();
    let is_draft = |name: &str| name.strip_prefix(&*begins).is_some_and(is_id);
    clear_in(folder, is_draft, is_left);
}

fn clear_in(folder: &Path, is_draft: impl Fn(&str) -> bool, is_left: impl Fn(&DirEntry) -> bool) {
    for file in fs::read_dir(folder).into_iter().flatten().flatten() {
        if is_draft(&file.file_name().to_string_lossy()) && is_left(&file) {
            let _ = fs::remove_file(file.path());
        }
    }
}

/// Whether the end of a name is one that a file is made under, or stands beside such a one.
fn is_id(end: &str) -> bool {
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
