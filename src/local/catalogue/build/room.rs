//! Whether a catalogue will find room on the disk.

use std::fs;
use std::path::Path;

use super::super::super::failure::Failure;
use super::previous;
use crate::model::Library;

/// Sees to it that there is room for a catalogue beside the one there is, with all its foods and
/// those of so many bytes that come into a library.
///
/// Errors: when there surely is not.
pub(super) fn check(catalogue: &Path, library: Library, coming: u64) -> Result<(), Failure> {
    let Some(free) = free(catalogue) else {
        return Ok(());
    };
    let old = fs::metadata(catalogue).map_or(0, |file| file.len());
    match needed(catalogue, old, library, coming)? {
        needed if needed > free => Err(none(catalogue, needed, free, old)),
        _ => Ok(()),
    }
}

/// The least it takes: what comes into a library that has foods may be these again.
fn needed(catalogue: &Path, old: u64, library: Library, coming: u64) -> Result<u64, Failure> {
    let may_be_there = match previous::open(catalogue)? {
        Some(connection) => previous::any(&connection, library)?,
        None => false,
    };
    Ok(match may_be_there {
        true => old.max(coming),
        false => old.saturating_add(coming),
    })
}

/// What room is told in: what is needed rounded up, what is free rounded down.
const MEGABYTE: u64 = 1_000_000;

fn none(catalogue: &Path, needed: u64, free: u64, old: u64) -> Failure {
    let folder = catalogue.parent().unwrap_or(catalogue);
    Failure::Store {
        what: format!(
            "there is no room to make it anew: at least about {} MB are needed in {}, {} MB are free",
            needed.div_ceil(MEGABYTE),
            folder.display(),
            free / MEGABYTE,
        ),
        // Where what is there finds no room beside itself, no part of a file does.
        hint: match old > free {
            true => "nothing was changed: make room",
            false => {
                "nothing was changed: make room, or import fewer foods, with --country or a lower --limit"
            }
        },
        read_only: false,
    }
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
