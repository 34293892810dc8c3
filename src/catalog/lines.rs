//! Lines of a source, none longer than any that is meant.

use std::io::{self, BufRead, Read};

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
}
