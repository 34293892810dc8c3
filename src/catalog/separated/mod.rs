//! Tables of separated values: rows in which nothing is guessed, whatever a quote lacks.
//!
//! A quote that is left open takes what is behind it for text, as far as the next quote: two rows are read as one,
//! which may have as many cells as any. So a row is of several lines only where that can be meant, and else its first
//! line alone is a row, which cannot be read, and the next one begins behind it.

mod cells;

use std::borrow::Cow;
use std::io::{self, ErrorKind, Read};

use memchr::memchr2;

use self::cells::{Cells, Quotes};

/// Why a row is not whole.
pub(super) const UNCLOSED: &str =
    "a quote is not closed at the end of its cell, or takes the next row for text";

/// Bytes that are asked for at a time.
const BLOCK: u64 = 64 << 10;

/// Reads rows.
pub(super) struct Rows<R> {
    source: R,
    delimiter: u8,
    /// Bytes of the longest row.
    longest: usize,
    /// Cells of the first row.
    columns: Option<usize>,
    /// What was read and is needed yet.
    buffer: Vec<u8>,
    /// Where the row begins in it, and where what is behind the row.
    start: usize,
    end: usize,
    /// The line that the row begins in, from 1, and of how many it is.
    line: u64,
    lines: u64,
    cells: Cells,
    is_whole: bool,
}

impl<R: Read> Rows<R> {
    /// Rows of a source, none longer than so many bytes.
    pub(super) fn of(source: R, delimiter: u8, longest: usize) -> Rows<R> {
        Rows {
            source,
            delimiter,
            longest,
            columns: None,
            buffer: Vec::new(),
            start: 0,
            end: 0,
            line: 1,
            lines: 0,
            cells: Cells::default(),
            is_whole: true,
        }
    }

    /// Goes to the next row that is not blank; `false` behind the last.
    ///
    /// Errors: what the source gives, and `InvalidData` where a line is longer than any row.
    pub(super) fn next(&mut self) -> io::Result<bool> {
        loop {
            self.start = self.end;
            self.line += self.lines;
            self.lines = 0;
            if !self.take_line()? {
                return Ok(false);
            }
            if !self.row().is_empty() {
                break;
            }
        }
        let (length, lines) = (self.end - self.start, self.lines);
        self.is_whole = self.take_lines_of_cells()?;
        if !self.is_whole {
            (self.end, self.lines) = (self.start + length, lines);
            self.cells.cut(length);
        }
        self.columns.get_or_insert(self.cells.count());
        Ok(true)
    }

    /// How many cells the row has.
    pub(super) fn count(&self) -> usize {
        self.cells.count()
    }

    /// A cell of the row; `None` where there is none.
    pub(super) fn cell(&self, at: usize) -> Option<Cow<'_, [u8]>> {
        self.cells.cell(self.row(), at)
    }

    /// The cells of the row.
    pub(super) fn cells(&self) -> impl Iterator<Item = Cow<'_, [u8]>> {
        (0..self.count()).filter_map(|at| self.cell(at))
    }

    /// Whether each quote of the row is closed where it should be; else it has the cells before that quote.
    pub(super) fn is_whole(&self) -> bool {
        self.is_whole
    }

    /// The line that the row begins in, from 1.
    pub(super) fn line(&self) -> u64 {
        self.line
    }

    /// Takes as many lines as the cells of the row have; `false` where that cannot be what is meant.
    fn take_lines_of_cells(&mut self) -> io::Result<bool> {
        self.cells.clear();
        let mut quotes = self.read_cells();
        let mut line = 0;
        let mut is_row_so_far = false;
        while quotes == Quotes::Open {
            let cell = self.cells.count();
            if self.cells.begin() >= line {
                is_row_so_far = self.is_row_without_quote(cell);
            }
            line = self.end - self.start;
            if !self.take_line()? || self.end - self.start > self.longest {
                return Ok(false);
            }
            quotes = self.read_cells();
            if is_row_so_far && self.is_like_a_row(line, cell) {
                return Ok(false);
            }
        }
        let has_all = |columns| columns == self.cells.count();
        let can_be_meant = self.lines == 1 || self.columns.is_none_or(has_all);
        Ok(quotes == Quotes::Closed && can_be_meant)
    }

    fn read_cells(&mut self) -> Quotes {
        let row = without_end(&self.buffer[self.start..self.end]);
        self.cells.read(row, self.delimiter)
    }

    /// Whether the line in which the quote of this cell was opened would have all cells if it were none.
    fn is_row_without_quote(&self, cell: usize) -> bool {
        let behind = self.row().get(self.cells.begin()..).unwrap_or_default();
        self.columns == Some(cell + 1 + self.delimiters(behind))
    }

    /// Whether the line that begins here in the row, within this cell as its quotes say, looks like a row of its own: as many
    /// cells stand before the quote that closes this one as in the row, or all where none does, and it begins with a
    /// number where the row does. Where the row begins with a number in quotes, each cell of a row has quotes, and none
    /// begins within one.
    fn is_like_a_row(&self, line: usize, cell: usize) -> bool {
        let row = self.row();
        let (end, cells) = match self.cells.end(cell) {
            Some(end) => (end, Some(cell + 1)),
            None => (row.len(), self.columns),
        };
        let begins = row.get(line..end).unwrap_or_default();
        if cells != Some(self.delimiters(begins) + 1) {
            return false;
        }
        match Begin::of(row, self.delimiter) {
            Begin::Number => Begin::of(begins, self.delimiter) == Begin::Number,
            Begin::QuotedNumber => false,
            Begin::Text => true,
        }
    }

    fn delimiters(&self, text: &[u8]) -> usize {
        text.iter().filter(|byte| **byte == self.delimiter).count()
    }

    /// The row, without the end of its last line.
    fn row(&self) -> &[u8] {
        without_end(&self.buffer[self.start..self.end])
    }

    /// Takes one more line into the row; `false` where there is none.
    fn take_line(&mut self) -> io::Result<bool> {
        let begun = self.end - self.start;
        let mut looked = begun;
        loop {
            let behind = &self.buffer[self.start + looked..];
            let at = memchr2(b'\r', b'\n', behind).unwrap_or(behind.len());
            looked += at;
            // What is behind the one half of a line's end may be the other.
            if let Some(next) = behind.get(at + 1) {
                let is_double = behind[at] == b'\r' && *next == b'\n';
                self.end = self.start + looked + 1 + usize::from(is_double);
                break;
            }
            if looked - begun > self.longest {
                let what = format!("a row is longer than {} MiB", self.longest >> 20);
                return Err(io::Error::new(ErrorKind::InvalidData, what));
            }
            if !self.fill()? {
                self.end = self.buffer.len();
                break;
            }
        }
        let is_taken = self.end - self.start > begun;
        self.lines += u64::from(is_taken);
        Ok(is_taken)
    }

    /// Reads on; `false` where nothing is left.
    fn fill(&mut self) -> io::Result<bool> {
        let is_first = self.line == 1 && self.buffer.is_empty();
        self.buffer.drain(..self.start);
        self.end -= self.start;
        self.start = 0;
        let mut block = self.source.by_ref().take(BLOCK);
        let read = block.read_to_end(&mut self.buffer)?;
        if is_first && self.buffer.starts_with(BYTE_ORDER_MARK) {
            self.buffer.drain(..BYTE_ORDER_MARK.len());
        }
        Ok(read > 0)
    }
}

const BYTE_ORDER_MARK: &[u8] = "\u{feff}".as_bytes();

fn without_end(row: &[u8]) -> &[u8] {
    let row = row.strip_suffix(b"\n").unwrap_or(row);
    row.strip_suffix(b"\r").unwrap_or(row)
}

/// What a row begins with.
#[derive(PartialEq, Eq)]
enum Begin {
    Number,
    QuotedNumber,
    Text,
}

impl Begin {
    fn of(row: &[u8], delimiter: u8) -> Begin {
        let cell = row.split(|byte| *byte == delimiter).next();
        let cell = cell.unwrap_or_default();
        let bare = cell
            .strip_prefix(b"\"")
            .and_then(|cell| cell.strip_suffix(b"\""));
        let digits = bare.unwrap_or(cell);
        match !digits.is_empty() && digits.iter().all(u8::is_ascii_digit) {
            true if bare.is_some() => Begin::QuotedNumber,
            true => Begin::Number,
            false => Begin::Text,
        }
    }
}

#[cfg(test)]
mod tests;
