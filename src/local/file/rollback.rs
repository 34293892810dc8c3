//! A rollback journal beside a file that keeps a log: SQLite plays it into the file, whosever it is.

use std::fs::{self, File};
use std::io::Read;
use std::path::Path;

use rusqlite::{OpenFlags, ffi};

use super::header::{is_half_written, with_behind};
use super::recovery::at_once;
use crate::local::failure::extended;

/// The first bytes of a rollback journal; without them SQLite plays nothing of it.
const MAGIC: [u8; 8] = [0xd9, 0xd5, 0x05, 0xf9, 0x20, 0xa1, 0x63, 0xd7];

/// The largest that is looked into: one page, and what stands around it.
const LARGEST: u64 = 1 << 18;

/// The largest page there is.
const LARGEST_PAGE: usize = 1 << 16;

/// Whether one is left of a program that was killed: whoever opens the file to write takes that back. A
/// program that is still writing holds the file, of which the rest can be read.
pub(in crate::local) fn is_left(path: &Path) -> bool {
    is_half_written(path)
        && at_once(path, OpenFlags::SQLITE_OPEN_READ_ONLY)
            .and_then(|file| file.query_row("SELECT count(*) FROM sqlite_schema", (), |_| Ok(())))
            .is_err_and(|error| extended(&error) == Some(ffi::SQLITE_READONLY_ROLLBACK))
}

/// Whether it takes back nothing, or nothing but how the file is kept: a program that was changing that was
/// killed, or its disk failed.
pub(super) fn is_harmless(path: &Path) -> bool {
    let rollback = with_behind(path, "-journal");
    let is_small = rollback
        .metadata()
        .is_ok_and(|found| found.len() <= LARGEST);
    let Some((rollback, file)) = is_small
        .then(|| fs::read(&rollback).ok().zip(first_page(path)))
        .flatten()
    else {
        return false;
    };
    takes_back_nothing(&rollback, &file).unwrap_or(false)
}

/// The first page of a file, and how many it has.
fn first_page(path: &Path) -> Option<(Vec<u8>, usize)> {
    let file = File::open(path).ok()?;
    let length = usize::try_from(file.metadata().ok()?.len()).ok()?;
    let mut page = Vec::new();
    file.take(LARGEST_PAGE as u64).read_to_end(&mut page).ok()?;
    let size = match u16::from_be_bytes([*page.get(16)?, *page.get(17)?]) {
        1 => LARGEST_PAGE,
        size => usize::from(size),
    };
    Some((page.get(..size)?.to_vec(), length.checked_div(size)?))
}

/// Whether a journal holds at most the first page, as it is but for how the file is kept and how often it
/// was changed. `None` where it cannot be read.
fn takes_back_nothing(rollback: &[u8], (page, pages): &(Vec<u8>, usize)) -> Option<bool> {
    let number = |at: usize| {
        let bytes = rollback.get(at..at + 4)?;
        usize::try_from(u32::from_be_bytes(bytes.try_into().ok()?)).ok()
    };
    if rollback.get(..8) != Some(&MAGIC) || number(8)? == 0 {
        return Some(true);
    }
    let (count, length, sector) = (number(8)?, number(16)?, number(20)?);
    let record = 8 + page.len();
    let is_one = count == 1 || rollback.len() == sector + record;
    let was = rollback.get(sector + 4..sector + 4 + page.len())?;
    let same = |from: usize, to: usize| was.get(from..to) == page.get(from..to);
    let is_same = same(0, 18) && same(20, 24) && same(28, 92) && same(100, page.len());
    Some(is_one && length == *pages && number(sector)? == 1 && is_same)
}
