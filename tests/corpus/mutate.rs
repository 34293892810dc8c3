//! Changes of a file, and reading what came of them within bounds.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::mpsc;
use std::thread;
use std::time::Duration;

use crate::dice::{Dice, seed};
use crate::tally::{Tally, times};

/// How long a small file may be read before it is said to be read without end.
const ENDLESS: Duration = Duration::from_secs(60);

/// What readers stumble over.
const ODD: [&[u8]; 32] = [
    b"",
    b"\0",
    b"\xff\xfe",
    b"\xef\xbb\xbf",
    b"\xc3\x28",
    b"\xed\xa0\x80",
    b"\"",
    b"\"\"\"",
    b"'''",
    b"\t",
    b"\r",
    b"\n\n",
    b",",
    b";",
    b"^",
    b"~",
    b"{",
    b"[[[[[[[[",
    b"}]",
    b"<",
    b"&#xffffffff;",
    b"1e309",
    b"-0",
    b"NaN",
    b"999999999999999999999999",
    b"1,5",
    b"0.0000000000000000000000000001",
    b"2026-02-30",
    b"9999-12-31T23:59:60+25:00",
    b"null",
    b"\xf0\x9f\xa5\xa3",
    b"=cmd|' /C calc'!A0",
];

/// A file with a few changes, which follow from the dice.
pub(crate) fn mutated(file: &[u8], dice: &mut Dice) -> Vec<u8> {
    let mut bytes = file.to_vec();
    for _ in 0..dice.between(1, 4) {
        change(&mut bytes, dice);
    }
    bytes
}

fn change(bytes: &mut Vec<u8>, dice: &mut Dice) {
    let at = dice.below(bytes.len());
    let end = (at + dice.between(1, 64)).min(bytes.len());
    let odd = ODD[dice.below(ODD.len())];
    match dice.below(9) {
        _ if bytes.is_empty() => bytes.extend(odd),
        0 => bytes[at] ^= 1 << dice.below(8),
        1 => bytes[at] = u8::try_from(dice.below(256)).unwrap_or(0),
        2 => bytes.truncate(at),
        3 => drop(bytes.drain(at..end)),
        4 => {
            let piece = bytes[at..end].repeat(dice.between(1, 40));
            bytes.splice(at..at, piece);
        }
        5 => drop(bytes.splice(at..at, odd.iter().copied())),
        6 => drop(bytes.splice(at..end, odd.iter().copied())),
        7 => in_place_of_a_word(bytes, at, odd),
        _ => lines_exchanged(bytes, dice),
    }
}

/// Puts something odd in the place of a whole number or word.
fn in_place_of_a_word(bytes: &mut Vec<u8>, at: usize, odd: &[u8]) {
    let is_word = |byte: &u8| byte.is_ascii_alphanumeric() || *byte == b'.';
    let begin = bytes[..at].iter().rposition(|byte| !is_word(byte));
    let begin = begin.map_or(0, |before| before + 1);
    let end = bytes[at..].iter().position(|byte| !is_word(byte));
    let end = end.map_or(bytes.len(), |length| at + length);
    bytes.splice(begin.min(end)..end, odd.iter().copied());
}

fn lines_exchanged(bytes: &mut Vec<u8>, dice: &mut Dice) {
    let mut lines: Vec<&[u8]> = bytes.split(|byte| *byte == b'\n').collect();
    let (one, other) = (dice.below(lines.len()), dice.below(lines.len()));
    lines.swap(one, other);
    *bytes = lines.join(&b'\n');
}

/// Tries changes of each of these files, `often` of each in the short form and twenty times as many
/// in the long one.
pub(crate) fn try_all<F: Clone + Send + 'static>(
    promise: &'static str,
    often: usize,
    files: &[(&str, F)],
    change: fn(&F, &mut Dice) -> F,
    read: fn(F) -> Result<(), String>,
) {
    bound_memory();
    let (seed, mut tally) = (seed(), Tally::of(promise));
    let each = times(often, often * 20);
    for (name, file) in files {
        // As it is, it is read.
        tally.count(within_bounds(file.clone(), read).map_err(|why| format!("{name}: {why}")));
        for number in 0..each {
            let mut dice = Dice::of(seed, number);
            let found = within_bounds(change(file, &mut dice), read);
            tally.count(found.map_err(|why| format!("seed {seed}, {name} {number}: {why}")));
        }
    }
    tally.end(files.len() * each);
}

/// What asks for more memory than any of these files may take ends the tests, not the machine.
fn bound_memory() {
    #[cfg(target_os = "linux")]
    {
        use rustix::process::{Resource, Rlimit, setrlimit};
        let bound = Some(8 << 30);
        let bound = Rlimit {
            current: bound,
            maximum: bound,
        };
        setrlimit(Resource::As, bound).expect("a bound of memory");
    }
}

/// Reads something: a panic and a reading without end are told like any other failure.
fn within_bounds<F: Send + 'static>(
    file: F,
    read: fn(F) -> Result<(), String>,
) -> Result<(), String> {
    let (tell, told) = mpsc::channel();
    let reader = thread::spawn(move || {
        let found = catch_unwind(AssertUnwindSafe(|| read(file)));
        let _ = tell.send(found.unwrap_or_else(|_| Err("it panicked".to_owned())));
    });
    let found = told.recv_timeout(ENDLESS);
    match found {
        Ok(found) => {
            let _ = reader.join();
            found
        }
        Err(_) => Err("it is read without end".to_owned()),
    }
}
