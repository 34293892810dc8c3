//! Whether folders and files are their owner's alone.

use std::path::Path;

use crate::error::quoted;
use crate::local::private_of;

/// What others may do with a folder or file of this person's, and how that is ended.
#[derive(Debug)]
pub(in crate::cli) struct Open {
    /// `/home/ana/journal.db: others have rights to it (mode 644)`.
    pub(in crate::cli) message: String,
    /// The command that ends it.
    pub(in crate::cli) hint: String,
}

/// Places that are told one by one.
const TOLD: usize = 10;

/// What others may enter or read of a data folder, whoever's journals are in it.
pub(in crate::cli) fn of_data(data: &Path) -> Vec<Open> {
    let (folders, files) = private_of(data);
    let folders = folders.iter().filter_map(|folder| of_folder(folder));
    let files = files.iter().filter_map(|file| of_file(file));
    let mut open: Vec<Open> = folders.chain(files).collect();
    let more = open.len().saturating_sub(TOLD);
    open.truncate(TOLD);
    if more > 0 {
        let data = data.display().to_string();
        open.push(Open {
            message: format!("{data}: others have rights to {more} more in it"),
            hint: format!("chmod -R go-rwx {}", quoted(&data)),
        });
    }
    open
}

/// What others may enter of a folder.
pub(in crate::cli) fn of_folder(folder: &Path) -> Option<Open> {
    folder
        .is_dir()
        .then(|| open(folder, "700", 0o077))
        .flatten()
}

/// What others may read of a file.
pub(in crate::cli) fn of_file(file: &Path) -> Option<Open> {
    file.is_file().then(|| open(file, "600", 0o077)).flatten()
}

/// What everybody may read of a file that a group may share, such as the key of a certificate.
pub(in crate::cli) fn of_shared_file(file: &Path) -> Option<Open> {
    file.is_file().then(|| open(file, "o-rwx", 0o007)).flatten()
}

/// The command that gives a file or folder a mode.
pub(in crate::cli) fn chmod(mode: &str, place: &Path) -> String {
    format!("chmod {mode} {}", quoted(&place.display().to_string()))
}

#[cfg(unix)]
fn open(place: &Path, right: &str, others: u32) -> Option<Open> {
    let found = std::fs::metadata(place).ok()?;
    let mode = std::os::unix::fs::MetadataExt::mode(&found) & 0o777;
    (mode & others != 0).then(|| Open {
        message: format!(
            "{}: others have rights to it (mode {mode:o})",
            place.display()
        ),
        hint: chmod(right, place),
    })
}

/// Elsewhere no mode says so.
#[cfg(not(unix))]
fn open(_: &Path, _: &str, _: u32) -> Option<Open> {
    None
}
