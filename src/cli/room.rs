//! Whether there is room on the disk for what is written next.

use std::path::Path;

use crate::local::free_room;

/// Bytes below which room is doubted: the log of a journal that is served grows to as much.
const LEAST: u64 = 16_000_000;

/// What to do where it is.
pub(in crate::cli) const HINT: &str = "make room, before something cannot be written";

/// How little room there is on the disk of a folder, where it is little.
pub(in crate::cli) fn little(folder: &Path) -> Option<String> {
    let free = free_room(folder).filter(|free| *free < LEAST)?;
    let (folder, free) = (folder.display(), free / 1_000);
    Some(format!("{folder}: only {free} kB are free on its disk"))
}
