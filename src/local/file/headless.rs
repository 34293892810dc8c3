//! A log whose head is damaged: SQLite reads nothing of it, and begins another in its place.

use std::collections::HashMap;
use std::fs::{File, OpenOptions};
use std::io::{Read, Seek, SeekFrom, Write};
use std::path::Path;

use super::super::failure::Failure;
use super::header::with_behind;
use super::log::{FORMAT, FRAME, HEAD, MAGIC, Sum, head, is_of, number, open, page_size};

/// Whether a log that SQLite takes for none holds, or held, what its journal lacks.
///
/// A head is written before what stands behind it, and only when all of the log before it is in the journal: one that was
/// torn then stands in front of nothing that would be missed.
pub(super) fn is_headless(journal: &Path) -> bool {
    match without_head(journal).and_then(|mut log| log.lacks(journal)) {
        Some(lacks) => lacks,
        None => is_written_over(journal),
    }
}

/// Whether something else stands where a log begins: no power cut leaves that, but the mark of a log or zeros.
fn is_written_over(journal: &Path) -> bool {
    let mut mark = Vec::new();
    let read = open(&with_behind(journal, "-wal")).map(|log| log.take(4).read_to_end(&mut mark));
    let marks = [MAGIC, MAGIC | 1, 0].map(u32::to_be_bytes);
    matches!(read, Some(Ok(_))) && !marks.iter().any(|known| known.starts_with(&mark))
}

/// Gives the log of a copy the head that it had, where what stands behind it says which: then all of it can be read.
///
/// Errors: those of the system.
pub(in crate::local) fn give_head(copy: &Path) -> Result<(), Failure> {
    let head = without_head(copy).and_then(|mut log| log.head());
    if let Some(head) = head {
        let log = with_behind(copy, "-wal");
        OpenOptions::new().write(true).open(log)?.write_all(&head)?;
    }
    Ok(())
}

/// A log without the head of one of its journal's.
struct Headless {
    file: File,
    head: [u8; HEAD],
    page: usize,
    /// The salts of its frames.
    salts: [u8; 8],
    /// How many frames are passed over: the first may have been damaged with the head.
    skipped: u64,
}

/// The log of a journal, where that has something in it, and no head to read it by.
fn without_head(journal: &Path) -> Option<Headless> {
    let log = with_behind(journal, "-wal");
    let (head, page) = (head(&log)?, page_size(journal)?);
    if is_of(&head, Some(page)) {
        return None;
    }
    let mut log = Headless {
        file: open(&log)?,
        head,
        page: usize::try_from(page).ok()?,
        salts: [0; 8],
        skipped: 0,
    };
    let [first, second, third] = [0, 1, 2].map(|at| salts(&log.frame(at)?));
    let is_damaged = second.is_some() && second == third && first != second;
    (log.salts, log.skipped) = match is_damaged {
        true => (second?, 1),
        false => (first?, 0),
    };
    Some(log)
}

/// The salts of a frame.
fn salts(frame: &[u8; FRAME]) -> Option<[u8; 8]> {
    frame[8..16].try_into().ok()
}

impl Headless {
    /// What stands before the page of a frame.
    fn frame(&mut self, at: u64) -> Option<[u8; FRAME]> {
        let mut frame = [0; FRAME];
        self.file.seek(SeekFrom::Start(self.start(at))).ok()?;
        self.file.read_exact(&mut frame).ok()?;
        Some(frame)
    }

    /// Where a frame begins.
    fn start(&self, at: u64) -> u64 {
        HEAD as u64 + at * (FRAME + self.page) as u64
    }

    /// The page of a frame.
    fn page(&mut self, at: u64) -> Option<Vec<u8>> {
        let mut page = vec![0; self.page];
        let start = self.start(at) + FRAME as u64;
        self.file.seek(SeekFrom::Start(start)).ok()?;
        self.file.read_exact(&mut page).ok()?;
        Some(page)
    }

    /// The frame that each page stands in last of what was written to its end, by its number.
    fn written(&mut self) -> Option<HashMap<u32, u64>> {
        let length = self.file.metadata().ok()?.len();
        let (mut written, mut begun) = (HashMap::new(), Vec::new());
        let mut at = self.skipped;
        while self.start(at + 1) <= length {
            let frame = self.frame(at)?;
            let page = number(&frame, 0);
            // No page has the number 0: a hole in a file is as long as anybody likes.
            if salts(&frame) != Some(self.salts) || page == 0 {
                break;
            }
            begun.push((page, at));
            at += 1;
            // What ends a write says how many pages the journal has behind it.
            let pages = number(&frame, 4);
            if pages > 0 {
                written.extend(begun.drain(..));
                written.retain(|number, _| (1..=pages).contains(number));
            }
        }
        Some(written)
    }

    /// Whether a page stands otherwise in the journal; `None` where there is none, or one of them cannot be read.
    fn lacks(&mut self, journal: &Path) -> Option<bool> {
        let mut journal = open(journal)?;
        let mut theirs = vec![0; self.page];
        let written = self.written().filter(|written| !written.is_empty())?;
        for (number, at) in written {
            let start = (u64::from(number) - 1) * self.page as u64;
            journal.seek(SeekFrom::Start(start)).ok()?;
            if journal.read_exact(&mut theirs).is_err() || self.page(at)? != theirs {
                return Some(true);
            }
        }
        Some(false)
    }

    /// The head of which the sum of the first frame goes on: of the number that counts logs one bit may be another.
    fn head(&mut self) -> Option<[u8; HEAD]> {
        let (frame, page) = (self.frame(0)?, self.page(0)?);
        let counted = number(&self.head, 12);
        let counts = (0..32).map(|bit| counted ^ (1 << bit));
        let counts: Vec<u32> = std::iter::once(counted).chain(counts).collect();
        let heads = [MAGIC, MAGIC | 1].into_iter().flat_map(|magic| {
            let heads = counts.iter().map(move |count| [magic, *count]);
            heads.map(|[magic, count]| self.head_of(magic, count))
        });
        heads
            .map(|head| (Sum::over(&head), head))
            .find_map(|(mut sum, head)| {
                sum.add(&frame[..8]);
                sum.add(&page);
                sum.is_at(&frame, 16).then_some(head)
            })
    }

    fn head_of(&self, magic: u32, count: u32) -> [u8; HEAD] {
        let mut head = [0; HEAD];
        let page = u32::try_from(self.page).unwrap_or_default();
        for (at, number) in [magic, FORMAT, page, count].into_iter().enumerate() {
            head[at * 4..at * 4 + 4].copy_from_slice(&number.to_be_bytes());
        }
        head[16..24].copy_from_slice(&self.salts);
        let sum = Sum::over(&head).bytes();
        head[24..].copy_from_slice(&sum);
        head
    }
}

#[cfg(test)]
mod tests {
    use std::fs;

    use rusqlite::Connection;

    use super::*;

    #[test]
    fn a_hole_that_is_called_a_log_is_looked_at_no_further_than_its_first_page() {
        let folder = tempfile::tempdir().unwrap();
        let journal = folder.path().join("journal.db");
        let made = Connection::open(&journal).unwrap();
        made.execute_batch("CREATE TABLE meal (id)").unwrap();
        drop(made);
        let log = with_behind(&journal, "-wal");
        let mut head = [7; HEAD];
        head[..4].copy_from_slice(&MAGIC.to_be_bytes());
        fs::write(&log, head).unwrap();
        let hole = OpenOptions::new().write(true).open(&log).unwrap();
        hole.set_len(1 << 40).unwrap();
        let mut headless = without_head(&journal).unwrap();
        assert_eq!(headless.written(), Some(HashMap::new()));
        assert!(!is_headless(&journal));
    }

    #[test]
    fn what_begins_neither_as_a_log_nor_with_zeros_was_written_over_one() {
        let folder = tempfile::tempdir().unwrap();
        let journal = folder.path().join("journal.db");
        let made = Connection::open(&journal).unwrap();
        made.execute_batch("CREATE TABLE meal (id)").unwrap();
        drop(made);
        let mut text = b"Dear diary, ".repeat(1000);
        let mut is_told = |length: usize, first: &[u8]| {
            text[..first.len()].copy_from_slice(first);
            fs::write(with_behind(&journal, "-wal"), &text[..length]).unwrap();
            is_headless(&journal)
        };
        for length in [1, 3, 31, 32, 5000, 12_000] {
            assert!(is_told(length, b"Dear"), "{length}");
            assert!(!is_told(length, &[0; 4]), "{length}");
            assert!(!is_told(length, &MAGIC.to_be_bytes()), "{length}");
            assert!(!is_told(length, &(MAGIC | 1).to_be_bytes()), "{length}");
        }
        assert!(!is_told(0, b""));
    }
}
