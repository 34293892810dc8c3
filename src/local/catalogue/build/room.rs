//! Whether a catalogue will find room on the disk.

use std::fs;
use std::path::Path;

use super::super::super::failure::Failure;

/// Sees to it that there is room for a catalogue beside the one there is.
///
/// Errors: when there surely is not.
pub(super) fn check(catalogue: &Path, more: u64) -> Result<(), Failure> {
    let old = fs::metadata(catalogue).map_or(0, |file| file.len());
    let (needed, free) = (old.saturating_add(more), free(catalogue));
    match free {
        Some(free) if free < needed => Err(Failure::Store {
            what: format!(
                "there is no room to make it anew: about {} are needed, {} are free",
                megabytes(needed),
                megabytes(free)
            ),
            hint: "nothing was changed: make room, or import a part with --country or --limit",
            read_only: false,
        }),
        _ => Ok(()),
    }
}

fn megabytes(bytes: u64) -> String {
    format!("{} MB", bytes.div_ceil(1_000_000))
}

/// Bytes that are free where the file lies, as far as can be told.
#[cfg(unix)]
fn free(catalogue: &Path) -> Option<u64> {
    let disk = rustix::fs::statvfs(catalogue.parent()?).ok()?;
    disk.f_bavail.checked_mul(disk.f_frsize)
}

#[cfg(not(unix))]
fn free(_: &Path) -> Option<u64> {
    None
}
