//! What stands beside a journal: its write-ahead log, one that is none of it, or none where one was.

use std::fs::File;
use std::io::Read;
use std::path::Path;

use super::header::with_behind;

/// The first bytes of a log, of which the last tells the order of bytes in its sums.
const MAGIC: u32 = 0x377f_0682;
/// The version of the format.
const FORMAT: u32 = 3_007_000;
/// The length of its head.
const HEAD: usize = 32;

/// What was found of the log of a journal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Log {
    /// There is none, and none is missed.
    None,
    /// What was written last stands in it: another program has the journal open, or was killed.
    Waiting,
    /// It is none of a journal: SQLite reads nothing of it.
    Unreadable,
    /// It was taken away: its index stands there alone.
    Missing,
}

/// Looks at what stands beside a journal, before anything opens that.
pub fn look_at_log(journal: &Path) -> Log {
    let log = with_behind(journal, "-wal");
    let index = with_behind(journal, "-shm");
    match (head(&log), length(&log)) {
        (_, Some(1..)) if page_size(journal).is_none() => Log::None,
        (Some(head), _) if is_of(&head, page_size(journal)) => Log::Waiting,
        (_, Some(1..)) => Log::Unreadable,
        (_, None) if length(&index).is_some_and(|length| length > 0) => Log::Missing,
        _ => Log::None,
    }
}

fn length(file: &Path) -> Option<u64> {
    Some(file.metadata().ok()?.len())
}

fn head(log: &Path) -> Option<[u8; HEAD]> {
    let mut head = [0; HEAD];
    File::open(log).ok()?.read_exact(&mut head).ok()?;
    Some(head)
}

/// The size of a journal's pages; `None` where it is no SQLite file.
fn page_size(journal: &Path) -> Option<u32> {
    let mut head = [0; 18];
    File::open(journal).ok()?.read_exact(&mut head).ok()?;
    let size = u16::from_be_bytes([head[16], head[17]]);
    head.starts_with(b"SQLite format 3\0")
        .then_some(if size == 1 { 65_536 } else { size.into() })
}

/// Whether this is the head of a log of a file with such pages: what it says, and its sum.
fn is_of(head: &[u8; HEAD], pages: Option<u32>) -> bool {
    let word = |at: usize| [head[at], head[at + 1], head[at + 2], head[at + 3]];
    let number = |at: usize| u32::from_be_bytes(word(at));
    let in_sum = |at: usize| match number(0) & 1 {
        1 => number(at),
        _ => u32::from_le_bytes(word(at)),
    };
    let (mut one, mut other) = (0_u32, 0_u32);
    for at in (0..24).step_by(8) {
        one = one.wrapping_add(in_sum(at)).wrapping_add(other);
        other = other.wrapping_add(in_sum(at + 4)).wrapping_add(one);
    }
    number(0) & !1 == MAGIC
        && number(4) == FORMAT
        && Some(number(8)) == pages
        && (number(24), number(28)) == (one, other)
}
