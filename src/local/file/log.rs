//! What stands beside a journal: its write-ahead log, one that is none of it, or none where one was.

use std::collections::HashSet;
use std::fs::File;
use std::io::{self, BufReader, ErrorKind, Read};
use std::path::Path;

use super::header::with_behind;
use super::headless::is_headless;

/// The first bytes of a log, of which the last tells the order of bytes in its sums.
pub(super) const MAGIC: u32 = 0x377f_0682;
/// The version of the format.
pub(super) const FORMAT: u32 = 3_007_000;
/// The length of its head.
pub(super) const HEAD: usize = 32;
/// The length of what stands before each page in it.
pub(super) const FRAME: usize = 24;

/// The length of what its index begins with: how many pages of it there are, and the salts of the log they stand in.
const INDEX: usize = 48;

/// The longest hole in a log behind which more of it is looked for, in bytes: it may be as long as anybody likes.
const LONGEST_HOLE: usize = 1 << 26;

/// What was found of the log of a journal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Log {
    /// There is none, and none is missed.
    None,
    /// What was written last stands in it: another program has the journal open, or was killed.
    Waiting,
    /// It is damaged in its midst, or its head is: of what stands behind that, SQLite reads nothing.
    Broken,
    /// It is none of a journal: SQLite reads nothing of it.
    Unreadable,
    /// It may not be read.
    Closed,
    /// It stands there without its journal.
    Alone,
    /// It stands beside a file that is empty or no journal.
    Beside,
    /// It was taken away: its index stands there alone.
    Missing,
    /// Its index is of another one: an older log, or that of another journal, stands in its place.
    Another,
    /// It is shorter than its index says: what stood at its end was cut off.
    Cut,
}

/// How often a log is looked at that somebody changes meanwhile.
const TIMES: usize = 5;

/// Looks at what stands beside a journal, before anything opens that. What is wrong is said of a log that nobody changes: one
/// that is begun anew while it is read is of two times.
pub fn look_at_log(journal: &Path) -> Log {
    let mut before = seen(journal);
    for _ in 0..TIMES {
        let found = look(journal);
        let now = seen(journal);
        if matches!(found, Log::None | Log::Waiting) || now == before {
            return found;
        }
        before = now;
    }
    // Who writes all the time has it open.
    Log::Waiting
}

/// What of a log and its index changes whenever something is written: their heads, and how long the log is.
fn seen(journal: &Path) -> (Option<[u8; HEAD]>, Option<u64>, Option<[u8; INDEX]>) {
    let log = with_behind(journal, "-wal");
    let index = index_head(&with_behind(journal, "-shm"));
    (head(&log), length(&log), index)
}

fn look(journal: &Path) -> Log {
    let log = with_behind(journal, "-wal");
    let index = with_behind(journal, "-shm");
    match (head(&log), length(&log)) {
        (_, Some(1..)) if is_gone(journal) => Log::Alone,
        (_, Some(1..)) if page_size(journal).is_none() => Log::Beside,
        // What is wrong with a link is told by whoever opens the journal.
        _ if log.is_symlink() || index.is_symlink() => Log::None,
        _ if why_closed(&log).is_some() => Log::Closed,
        (Some(head), _) if is_of(&head, page_size(journal)) => match is_broken(&log) {
            true => Log::Broken,
            false if is_another(&log, &index) => Log::Another,
            false if is_short(journal) => Log::Cut,
            false => Log::Waiting,
        },
        (_, Some(1..)) if is_headless(journal) => Log::Broken,
        (_, Some(1..)) => Log::Unreadable,
        (_, None) if length(&index).is_some_and(|length| length > 0) => Log::Missing,
        _ => Log::None,
    }
}

/// Whether a log holds less than its index speaks of: it was taken away, cut or replaced since. Where no
/// program has the file open that says nothing: nobody reads an index that was left.
pub(super) fn is_short(journal: &Path) -> bool {
    // In this order: what is written stands in the log first, and what is closed loses its index first.
    let Some(frames) = indexed(&with_behind(journal, "-shm")) else {
        return false;
    };
    let Some(length) = length(&with_behind(journal, "-wal")) else {
        return true;
    };
    let page = page_size(journal).unwrap_or_default();
    frames > 0 && length < length_of(frames, page.into())
}

/// How long a log is that holds so many pages of such a size.
pub(super) fn length_of(frames: u64, page: u64) -> u64 {
    HEAD as u64 + frames * (FRAME as u64 + page)
}

/// Whether pages stand in the index of a log that are of a log with other salts. Each log has its own, and a writer has them
/// stand in both before it adds a page to the index.
fn is_another(log: &Path, index: &Path) -> bool {
    let (Some(index), Some(head)) = (index_head(index), head(log)) else {
        return false;
    };
    frames_of(&index) > 0 && index[32..40] != head[16..24]
}

/// How many pages of a log its index speaks of; `None` where there is no index.
fn indexed(index: &Path) -> Option<u64> {
    index_head(index).map(|head| frames_of(&head))
}

fn index_head(index: &Path) -> Option<[u8; INDEX]> {
    let mut head = [0; INDEX];
    open(index)?.read_exact(&mut head).ok()?;
    Some(head)
}

/// It is of this machine alone, and in its order of bytes.
fn frames_of(index: &[u8; INDEX]) -> u64 {
    u32::from_ne_bytes([index[16], index[17], index[18], index[19]]).into()
}

/// Opens a file to be read; whoever opens a pipe waits for somebody to write into it.
pub(super) fn open(file: &Path) -> Option<File> {
    file.is_file().then(|| File::open(file).ok())?
}

/// Why a file beside a journal with something in it may not be read, where that is so.
pub(super) fn why_closed(beside: &Path) -> Option<io::Error> {
    let is_there = beside.is_file() && length(beside) > Some(0);
    let why = is_there.then(|| File::open(beside).err())?;
    // Who had the journal open closed it meanwhile, and took it away.
    why.filter(|why| why.kind() != ErrorKind::NotFound)
}

fn length(file: &Path) -> Option<u64> {
    Some(file.metadata().ok()?.len())
}

pub(super) fn head(log: &Path) -> Option<[u8; HEAD]> {
    let mut head = [0; HEAD];
    open(log)?.read_exact(&mut head).ok()?;
    Some(head)
}

/// The size of a journal's pages; `None` where it is no SQLite file.
pub(super) fn page_size(journal: &Path) -> Option<u32> {
    let mut head = [0; 18];
    open(journal)?.read_exact(&mut head).ok()?;
    let size = u16::from_be_bytes([head[16], head[17]]);
    head.starts_with(b"SQLite format 3\0")
        .then_some(if size == 1 { 65_536 } else { size.into() })
}

fn is_gone(journal: &Path) -> bool {
    journal.try_exists().is_ok_and(|exists| !exists)
}

/// Whether this is the head of a log of a file with such pages: what it says, and its sum.
pub(super) fn is_of(head: &[u8; HEAD], pages: Option<u32>) -> bool {
    let sum = Sum::over(head);
    number(head, 0) & !1 == MAGIC
        && number(head, 4) == FORMAT
        && Some(number(head, 8)) == pages
        && sum.is_at(head, 24)
}

/// Whether more than one write stands behind the first part of a log that cannot be read.
///
/// One may: it was under way when the power failed. A second is begun only when the first will last,
/// so what cannot be read before it was written well, and was damaged since.
pub(super) fn is_broken(log: &Path) -> bool {
    unread(log).is_some_and(|writes| writes > 1)
}

/// How many writes end behind the first part of a log that cannot be read.
fn unread(log: &Path) -> Option<usize> {
    let mut head = [0; HEAD];
    let mut log = BufReader::new(open(log)?);
    log.read_exact(&mut head).ok()?;
    let mut sum = Sum::over(&head);
    let is_size = |size: &usize| size.is_power_of_two() && (512..=65_536).contains(size);
    let size = usize::try_from(number(&head, 8)).ok().filter(is_size)?;
    let mut page = vec![0; size];
    let mut frame = [0; FRAME];
    let (mut is_read, mut writes) = (true, 0);
    // A page stands in a write once, but for the one that ends it: a second one is of another, of which the end is lost.
    let (mut pages, mut is_of_two) = (HashSet::new(), false);
    let mut hole = 0;
    while hole < LONGEST_HOLE
        && log.read_exact(&mut frame).is_ok()
        && log.read_exact(&mut page).is_ok()
    {
        // No page has the number 0.
        hole = match number(&frame, 0) {
            0 => hole + FRAME + page.len(),
            _ => 0,
        };
        sum.add(&frame[..8]);
        sum.add(&page);
        // The salts say that it is of this log, and not of one that stood in the file before.
        let is_ours = frame[8..16] == head[16..24];
        is_read &= is_ours && sum.is_at(&frame, 16);
        match number(&frame, 4) {
            _ if !is_ours => {}
            0 => is_of_two |= !pages.insert(number(&frame, 0)),
            _ => {
                let ended = if is_of_two { 2 } else { 1 };
                writes += if is_read { 0 } else { ended };
                pages.clear();
                is_of_two = false;
            }
        }
    }
    Some(writes)
}

pub(super) fn number(bytes: &[u8], at: usize) -> u32 {
    u32::from_be_bytes([bytes[at], bytes[at + 1], bytes[at + 2], bytes[at + 3]])
}

/// The sum over all of a log so far.
pub(super) struct Sum {
    is_big_endian: bool,
    one: u32,
    other: u32,
}

impl Sum {
    /// That of a head, which says in which order bytes are taken.
    pub(super) fn over(head: &[u8; HEAD]) -> Sum {
        let mut sum = Sum {
            is_big_endian: number(head, 0) & 1 == 1,
            one: 0,
            other: 0,
        };
        sum.add(&head[..24]);
        sum
    }

    /// Adds bytes, of which there are a multiple of eight.
    pub(super) fn add(&mut self, bytes: &[u8]) {
        let word = |at: usize| match self.is_big_endian {
            true => number(bytes, at),
            false => number(bytes, at).swap_bytes(),
        };
        for at in (0..bytes.len() / 8 * 8).step_by(8) {
            self.one = self.one.wrapping_add(word(at)).wrapping_add(self.other);
            self.other = self.other.wrapping_add(word(at + 4)).wrapping_add(self.one);
        }
    }

    /// Whether it is the sum that stands there.
    pub(super) fn is_at(&self, bytes: &[u8], at: usize) -> bool {
        bytes[at..at + 8] == self.bytes()
    }

    /// As it stands in a log.
    pub(super) fn bytes(&self) -> [u8; 8] {
        let mut bytes = [0; 8];
        bytes[..4].copy_from_slice(&self.one.to_be_bytes());
        bytes[4..].copy_from_slice(&self.other.to_be_bytes());
        bytes
    }
}

#[cfg(test)]
mod tests {
    use std::fs::{self, OpenOptions};
    use std::thread;

    use rusqlite::Connection;

    use super::*;

    #[test]
    fn a_hole_behind_the_head_of_a_log_is_not_read_to_its_end() {
        let folder = tempfile::tempdir().unwrap();
        let log = folder.path().join("journal.db-wal");
        let mut head = [0; HEAD];
        for (at, value) in [MAGIC, FORMAT, 4096].into_iter().enumerate() {
            head[at * 4..at * 4 + 4].copy_from_slice(&value.to_be_bytes());
        }
        fs::write(&log, head).unwrap();
        let hole = OpenOptions::new().write(true).open(&log).unwrap();
        hole.set_len(1 << 42).unwrap();
        assert_eq!(unread(&log), Some(0));
        // Nor is one that is nothing else.
        fs::write(&log, MAGIC.to_be_bytes()).unwrap();
        let hole = OpenOptions::new().write(true).open(&log).unwrap();
        hole.set_len(1 << 42).unwrap();
        assert_eq!(unread(&log), None);
    }

    #[test]
    fn a_log_that_is_written_meanwhile_is_not_told_as_wrong() {
        let folder = tempfile::tempdir().unwrap();
        let journal = folder.path().join("journal.db");
        let connection = Connection::open(&journal).unwrap();
        let begin = "PRAGMA journal_mode = WAL; PRAGMA synchronous = OFF; CREATE TABLE t (x);";
        connection.execute_batch(begin).unwrap();
        let writer = thread::spawn(move || {
            for time in 0..600 {
                let sql = match time % 5 {
                    0 => "PRAGMA wal_checkpoint(TRUNCATE)",
                    3 => "PRAGMA wal_checkpoint(RESTART)",
                    _ => "INSERT INTO t VALUES (randomblob(60000))",
                };
                connection.execute_batch(sql).unwrap();
            }
        });
        let mut times = 0;
        while !writer.is_finished() {
            let found = look_at_log(&journal);
            assert!(matches!(found, Log::None | Log::Waiting), "{found:?}");
            times += 1;
        }
        writer.join().unwrap();
        assert!(times > 10, "{times}");
    }
}
