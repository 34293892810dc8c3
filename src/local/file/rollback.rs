//! A rollback journal beside a file that keeps a log: SQLite plays it into the file, whosever it is.

use std::fs::{self, File};
use std::io::Read;
use std::path::Path;

use rusqlite::{OpenFlags, ffi};

use super::described;
use super::header::{is_half_written, with_behind};
use super::recovery::at_once;
use crate::local::failure::extended;

/// The first bytes of a rollback journal; without them SQLite plays nothing of it.
pub(super) const MAGIC: [u8; 8] = [0xd9, 0xd5, 0x05, 0xf9, 0x20, 0xa1, 0x63, 0xd7];

/// The largest that is looked into: one page, and what stands around it.
const LARGEST: u64 = 1 << 18;

/// The largest page there is.
const LARGEST_PAGE: usize = 1 << 16;

/// Whether one is left of a program that was killed: whoever opens the file to write takes that back. A
/// program that is still writing holds the file, of which the rest can be read.
pub(in crate::local) fn is_left(path: &Path) -> bool {
    is_half_written(path)
        && at_once(path, OpenFlags::SQLITE_OPEN_READ_ONLY)
            .and_then(|mut file| described::read(&mut file))
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
    if rollback.get(..8) != Some(&MAGIC) {
        return Some(true);
    }
    let (count, length, sector) = (number(8)?, number(16)?, number(20)?);
    if length != *pages || number(24)? != page.len() {
        return Some(false);
    }
    if count == 0 {
        // SQLite goes on behind the head, where another may stand.
        return Some(rollback.get(sector..sector + 8) != Some(&MAGIC));
    }
    let record = 8 + page.len();
    let is_one = count == 1 || rollback.len() == sector + record;
    let was = rollback.get(sector + 4..sector + 4 + page.len())?;
    let same = |from: usize, to: usize| was.get(from..to) == page.get(from..to);
    let is_same = same(0, 18) && same(20, 24) && same(28, 92) && same(100, page.len());
    Some(is_one && number(sector)? == 1 && is_same)
}

#[cfg(test)]
mod tests {
    use rusqlite::Connection;

    use super::*;

    const PAGE: usize = 4096;

    /// A file that keeps a log, its first page marked with a number, and what stands beside it.
    fn beside(rollback: &[u8]) -> (tempfile::TempDir, std::path::PathBuf) {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("journal.db");
        let file = Connection::open(&path).unwrap();
        let made = "PRAGMA page_size = 4096; CREATE TABLE meal (id); PRAGMA journal_mode = WAL";
        file.execute_batch(made).unwrap();
        drop(file);
        fs::write(with_behind(&path, "-journal"), rollback).unwrap();
        (folder, path)
    }

    fn first_page_of(path: &Path) -> Vec<u8> {
        fs::read(path).unwrap()[..PAGE].to_vec()
    }

    /// A rollback journal of so many pages in a file of so many: a head of a sector, then the first page,
    /// with its number before it and its sum behind it, so many times.
    fn journal(count: u32, length: u32, number: u32, page: &[u8]) -> Vec<u8> {
        let mut bytes = MAGIC.to_vec();
        for value in [count, 7, length, 512, 4096] {
            bytes.extend(value.to_be_bytes());
        }
        bytes.resize(512, 0);
        for _ in 0..count {
            bytes.extend(number.to_be_bytes());
            bytes.extend(page);
            bytes.extend(7_u32.to_be_bytes());
        }
        bytes
    }

    #[track_caller]
    fn is_told(harmless: bool, path: &Path, rollback: &[u8]) {
        fs::write(with_behind(path, "-journal"), rollback).unwrap();
        assert_eq!(is_harmless(path), harmless);
    }

    #[test]
    fn what_takes_back_how_a_file_is_kept_and_no_more_is_its_own() {
        let (_folder, path) = beside(b"");
        let page = first_page_of(&path);
        is_told(true, &path, &journal(1, 2, 1, &page));
        // The two ways to keep it, how often it was changed, and by which version.
        let mut was = page.clone();
        was[18..20].copy_from_slice(&[1, 1]);
        was[24..28].copy_from_slice(&99_u32.to_be_bytes());
        was[92..100].fill(9);
        is_told(true, &path, &journal(1, 2, 1, &was));
    }

    #[test]
    fn what_takes_back_anything_else_is_anothers() {
        let (_folder, path) = beside(b"");
        let page = first_page_of(&path);
        // What a file says of itself, its schema, and what it holds.
        for at in [16, 20, 28, 60, 68, 91, 100, 2000, PAGE - 1] {
            let mut was = page.clone();
            was[at] ^= 1;
            is_told(false, &path, &journal(1, 2, 1, &was));
        }
        // Another page, more than one, and of a file of another length.
        is_told(false, &path, &journal(1, 2, 2, &page));
        is_told(false, &path, &journal(2, 2, 1, &page));
        is_told(false, &path, &journal(1, 3, 1, &page));
    }

    #[test]
    fn what_sqlite_plays_nothing_of_takes_back_nothing() {
        let (_folder, path) = beside(b"");
        let whole = journal(1, 2, 1, &first_page_of(&path));
        let mut ended = whole.clone();
        ended[..28].fill(0);
        for rollback in [
            &b""[..],
            b"no journal at all",
            &ended,
            &journal(0, 2, 1, &[]),
        ] {
            is_told(true, &path, rollback);
        }
    }

    #[test]
    fn what_makes_a_file_shorter_or_longer_or_has_a_second_head_is_anothers() {
        let (_folder, path) = beside(b"");
        for length in [0, 1, 3, 1 << 24] {
            is_told(false, &path, &journal(0, length, 1, &[]));
        }
        let mut other_pages = journal(0, 2, 1, &[]);
        other_pages[24..28].copy_from_slice(&65_536_u32.to_be_bytes());
        is_told(false, &path, &other_pages);
        let two = [journal(0, 2, 1, &[]), journal(1, 2, 2, &[0; PAGE])].concat();
        is_told(false, &path, &two);
    }

    #[test]
    fn what_is_cut_off_or_too_large_to_be_one_page_is_anothers() {
        let (_folder, path) = beside(b"");
        let whole = journal(1, 2, 1, &first_page_of(&path));
        for length in [12, 24, 512, 515, 516, 2000, 512 + 4 + PAGE - 1] {
            is_told(false, &path, &whole[..length]);
        }
        let mut large = whole.clone();
        large.resize(usize::try_from(LARGEST).unwrap() + 1, 0);
        is_told(false, &path, &large);
        // One of a file that is cut off, or gone, is not looked into.
        fs::write(&path, &fs::read(&path).unwrap()[..PAGE - 1]).unwrap();
        is_told(false, &path, &whole);
        fs::remove_file(&path).unwrap();
        is_told(false, &path, &whole);
    }
}
