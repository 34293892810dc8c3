//! Whether a catalogue will find room on the disk.

use std::fs;
use std::path::Path;

use rusqlite::{Connection, Row};

use super::super::super::failure::Failure;
use super::super::super::free_room;
use super::super::number;
use super::previous;
use crate::model::Library;

/// Sees to it that there is room for a catalogue beside the one there is, with all its foods and
/// those of so many bytes that come into a library.
///
/// Errors: when there surely is not.
pub(super) fn check(catalogue: &Path, library: Library, coming: u64) -> Result<(), Failure> {
    let Some(free) = catalogue.parent().and_then(free_room) else {
        return Ok(());
    };
    let old = fs::metadata(catalogue).map_or(0, |file| file.len());
    match needed(catalogue, old, library, coming)? {
        needed if needed > free => Err(none(catalogue, needed, free, old)),
        _ => Ok(()),
    }
}

/// Sees to it that there is room for what is left of a catalogue without a library.
///
/// Errors: when there surely is not.
pub(super) fn check_without(catalogue: &Path, library: Library) -> Result<(), Failure> {
    let (Some(free), Some(connection)) = (
        catalogue.parent().and_then(free_room),
        previous::open(catalogue)?,
    ) else {
        return Ok(());
    };
    let old = fs::metadata(catalogue).map_or(0, |file| file.len());
    let needed = left(old, count(&connection, library)?);
    match needed > free {
        true => Err(none(catalogue, needed, free, old)),
        false => Ok(()),
    }
}

/// How many foods are in other libraries, and in all.
fn count(old: &Connection, without: Library) -> Result<(u64, u64), Failure> {
    let count = "SELECT count(*) FILTER (WHERE number NOT BETWEEN ?1 AND ?2), count(*) FROM food";
    let library = without as i64;
    let bounds = (number(library, 0), number(library, u32::MAX));
    let read = |row: &Row<'_>| Ok((row.get::<_, u32>(0)?, row.get::<_, u32>(1)?));
    let (others, all) = old.query_row(count, bounds, read)?;
    Ok((others.into(), all.into()))
}

/// The least that is left of a file where so many of all its foods are: they may be smaller than others.
fn left(old: u64, (foods, all): (u64, u64)) -> u64 {
    let part = u128::from(old) * u128::from(foods) * 4 / 5;
    part.checked_div(all.into())
        .and_then(|part| u64::try_from(part).ok())
        .unwrap_or(0)
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

#[cfg(test)]
mod tests {
    use super::left;

    #[test]
    fn what_is_left_takes_no_more_room_than_its_part_of_the_file() {
        assert_eq!(left(100, (0, 50)), 0);
        assert_eq!(left(100, (50, 50)), 80);
        assert_eq!(left(100, (25, 50)), 40);
        assert_eq!(left(100, (0, 0)), 0);
    }
}
