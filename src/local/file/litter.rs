//! What a program that was killed while it made a file has left beside it.

use std::fs::{self, DirEntry};
use std::path::Path;
use std::time::Duration;

/// How long a file may be in the making: one takes a moment, and may be another program's.
const MAKING: Duration = Duration::from_secs(10);

/// Clears away what was begun of a file under a name of its own and is not being made any more.
pub(in crate::local) fn clear(path: &Path) {
    clear_where(path, is_left);
}

/// The same, however lately it was begun: for whoever alone may make the file now.
pub(in crate::local) fn clear_alone(path: &Path) {
    clear_where(path, |file| {
        file.metadata().is_ok_and(|found| found.is_file())
    });
}

fn clear_where(path: &Path, is_left: impl Fn(&DirEntry) -> bool) {
    let begins = path.with_extension("new-");
    let (Some(folder), Some(begins)) = (path.parent(), begins.file_name()) else {
        return;
    };
    let begins = begins.to_string_lossy();
    for file in fs::read_dir(folder).into_iter().flatten().flatten() {
        if is_draft(&file.file_name().to_string_lossy(), &begins) && is_left(&file) {
            let _ = fs::remove_file(file.path());
        }
    }
}

/// Whether a name is one that a file is made under, or stands beside such a one.
fn is_draft(name: &str, begins: &str) -> bool {
    let Some(rest) = name.strip_prefix(begins) else {
        return false;
    };
    let (id, behind) = rest.split_once('-').unwrap_or((rest, ""));
    let is_id = id.len() == 32 && id.bytes().all(|byte| byte.is_ascii_hexdigit());
    is_id && ["", "journal", "wal", "shm"].contains(&behind)
}

fn is_left(file: &DirEntry) -> bool {
    let metadata = file.metadata().ok().filter(fs::Metadata::is_file);
    let modified = metadata.and_then(|metadata| metadata.modified().ok());
    let age = modified.and_then(|modified| modified.elapsed().ok());
    age.is_some_and(|age| age > MAKING)
}
