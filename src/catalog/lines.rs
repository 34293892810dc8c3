//! Lines of a source, none longer than any that is meant.

use std::io::{self, BufRead, ErrorKind, Read};
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use memchr::memchr;

/// Bytes of the longest line that is read.
pub(super) const LONGEST: usize = 16 << 20;

/// What comes next in a source.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Line {
    /// A line.
    Whole,
    /// One that is longer than any that is meant; it was passed over.
    TooLong,
    /// Nothing.
    End,
}

/// Reads the next line, without its end.
pub(super) fn next(lines: &mut impl BufRead, line: &mut Vec<u8>) -> io::Result<Line> {
    line.clear();
    let read = lines
        .by_ref()
        .take(LONGEST as u64)
        .read_until(b'\n', line)?;
    if read == 0 {
        return Ok(Line::End);
    }
    if line.pop_if(|last| *last == b'\n').is_none() && read == LONGEST {
        pass_over(lines)?;
        return Ok(Line::TooLong);
    }
    let _ = line.pop_if(|last| *last == b'\r');
    Ok(Line::Whole)
}

fn pass_over(lines: &mut impl BufRead) -> io::Result<()> {
    loop {
        let bytes = lines.fill_buf()?;
        let (passed, ended) = match memchr(b'\n', bytes) {
            Some(end) => (end + 1, true),
            None => (bytes.len(), bytes.is_empty()),
        };
        lines.consume(passed);
        if ended {
            return Ok(());
        }
    }
}

/// A reader of which no more than the longest line is read at a time: what reads rows of it says when the next one begins.
pub(super) struct Bounded<R> {
    reader: R,
    left: Arc<AtomicUsize>,
}

/// Says of a bounded reader that a row begins.
#[derive(Clone)]
pub(super) struct Begun(Arc<AtomicUsize>);

impl Begun {
    pub(super) fn row(&self) {
        self.0.store(LONGEST, Ordering::Relaxed);
    }
}

impl<R> Bounded<R> {
    pub(super) fn of(reader: R) -> (Self, Begun) {
        let left = Arc::new(AtomicUsize::new(LONGEST));
        let begun = Begun(Arc::clone(&left));
        (Bounded { reader, left }, begun)
    }
}

impl<R: Read> Read for Bounded<R> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let left = self.left.load(Ordering::Relaxed);
        if left == 0 {
            let what = format!("a row is longer than {} MiB", LONGEST >> 20);
            return Err(io::Error::new(ErrorKind::InvalidData, what));
        }
        let most = left.min(buffer.len());
        let read = self.reader.read(&mut buffer[..most])?;
        self.left.fetch_sub(read, Ordering::Relaxed);
        Ok(read)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_that_is_too_long_is_passed_over_and_the_next_is_read() {
        let mut text = b"one\r\n".to_vec();
        text.extend(std::iter::repeat_n(b'x', 2 * LONGEST + 1));
        text.extend(b"\ntwo");
        let (mut lines, mut line) = (text.as_slice(), Vec::new());
        let mut told = Vec::new();
        loop {
            match next(&mut lines, &mut line).unwrap() {
                Line::End => break,
                Line::TooLong => told.push("too long".to_owned()),
                Line::Whole => told.push(String::from_utf8(line.clone()).unwrap()),
            }
            assert!(line.capacity() <= 2 * LONGEST);
        }
        assert_eq!(told, ["one", "too long", "two"]);
    }

    #[test]
    fn a_row_that_does_not_end_is_given_up_and_each_may_be_as_long() {
        let (mut rows, begun) = Bounded::of(io::repeat(b'x'));
        let mut row = vec![0; LONGEST];
        for _ in 0..2 {
            begun.row();
            rows.read_exact(&mut row).unwrap();
        }
        let error = rows.read(&mut row).unwrap_err();
        assert_eq!(error.to_string(), "a row is longer than 16 MiB");
    }
}
