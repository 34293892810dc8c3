//! Cells of a row, as its delimiters and quotes part them.

use std::borrow::Cow;
use std::ops::Range;

use memchr::{memchr, memchr2};

use crate::rules::quotes::closing;

/// How the quotes of a row stand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Quotes {
    /// Each that opens a cell is closed at its end.
    Closed,
    /// One is open at the end of the row, which may go on in the next line.
    Open,
    /// One stands where none can: within a cell that none opens, or before the end of one.
    Astray,
}

/// Where the cells of a row stand in it.
#[derive(Default)]
pub(super) struct Cells {
    cells: Vec<Range<usize>>,
    /// Where the cell begins that is read, and as far as is known that its quote is open.
    at: usize,
    open: Option<usize>,
}

impl Cells {
    /// Forgets a row.
    pub(super) fn clear(&mut self) {
        self.cells.clear();
        (self.at, self.open) = (0, None);
    }

    /// Forgets what ends behind a place.
    pub(super) fn cut(&mut self, place: usize) {
        self.cells.retain(|cell| cell.end <= place);
    }

    /// How many there are.
    pub(super) fn count(&self) -> usize {
        self.cells.len()
    }

    /// Where the cell begins that is read.
    pub(super) fn begin(&self) -> usize {
        self.at
    }

    /// Where one of them ends.
    pub(super) fn end(&self, at: usize) -> Option<usize> {
        self.cells.get(at).map(|cell| cell.end)
    }

    /// One of them, from the row that was read.
    pub(super) fn cell<'r>(&self, row: &'r [u8], at: usize) -> Option<Cow<'r, [u8]>> {
        let cell = row.get(self.cells.get(at)?.clone())?;
        Some(match memchr(b'"', cell) {
            None => Cow::Borrowed(cell),
            Some(_) => Cow::Owned(single(cell)),
        })
    }

    /// Reads a row; of one that was open before, what has come behind it.
    pub(super) fn read(&mut self, row: &[u8], delimiter: u8) -> Quotes {
        loop {
            if self.open.is_none() && row.get(self.at) == Some(&b'"') {
                self.open = Some(self.at + 1);
            }
            let (cell, end) = match self.open {
                Some(from) => match closing(row, from) {
                    Some(closing) => (self.at + 1..closing, closing + 1),
                    None => {
                        self.open = Some(row.len());
                        return Quotes::Open;
                    }
                },
                None => {
                    let rest = row.get(self.at..).unwrap_or_default();
                    let length = memchr2(delimiter, b'"', rest);
                    let end = length.map_or(row.len(), |length| self.at + length);
                    (self.at..end, end)
                }
            };
            match row.get(end) {
                Some(byte) if *byte != delimiter => return Quotes::Astray,
                behind => {
                    self.cells.push(cell);
                    if behind.is_none() {
                        return Quotes::Closed;
                    }
                }
            }
            (self.at, self.open) = (end + 1, None);
        }
    }
}

/// A cell whose quotes are each written as two.
fn single(cell: &[u8]) -> Vec<u8> {
    let mut text = Vec::with_capacity(cell.len());
    let mut rest = cell;
    while let Some(quote) = memchr(b'"', rest) {
        text.extend_from_slice(&rest[..=quote]);
        rest = rest.get(quote + 2..).unwrap_or_default();
    }
    text.extend_from_slice(rest);
    text
}
