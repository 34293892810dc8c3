//! Whether the numbers of a workbook are what it shows: 0.055 in a cell of percents is shown as 5.5 %, and its reader
//! tells the number alone.

use super::ciqual_cells::{Records, number};
use super::ciqual_chains::Book;

/// Kinds of records.
mod kind {
    /// How numbers are shown, by a number and in words.
    pub(super) const FORMAT: u16 = 0x041e;
    /// How cells look, one after another: each has the number of a format.
    pub(super) const LOOK: u16 = 0x00e0;
    /// Numbers of a row, one beside the other.
    pub(super) const NUMBERS: u16 = 0x00bd;
    /// One number each: a double, a packed one, and what a formula comes to.
    pub(super) const NUMBER: [u16; 3] = [0x0203, 0x027e, 0x0006];
}

/// The formats of percents that every workbook has.
const PERCENTS: [u64; 2] = [9, 10];

/// Whether a workbook shows a number as percents. What is no workbook its reader refuses.
pub(super) fn has_percents(file: &[u8]) -> bool {
    let book = Book::of(file).and_then(|book| book.named(&["Workbook", "Book"]));
    book.is_some_and(|stream| has_percents_in(&stream))
}

fn has_percents_in(stream: &[u8]) -> bool {
    let (mut percents, mut looks) = (PERCENTS.to_vec(), Vec::new());
    // All that is said of how cells look stands before the first of them.
    Records(stream).any(|(kind, data)| {
        match kind {
            kind::FORMAT if data.get(2..).unwrap_or_default().contains(&b'%') => {
                percents.push(number(data, 0, 2));
            }
            kind::LOOK => looks.push(percents.contains(&number(data, 2, 2))),
            _ => {}
        }
        let is_percent = |look: u64| {
            let look = usize::try_from(look).ok().and_then(|look| looks.get(look));
            look.copied().unwrap_or(false)
        };
        match kind {
            kind if kind::NUMBER.contains(&kind) => is_percent(number(data, 4, 2)),
            // Row and column, then look and number of each, then the last column.
            kind::NUMBERS => {
                let mut cells = data.get(4..).unwrap_or_default().chunks_exact(6);
                cells.any(|cell| is_percent(number(cell, 0, 2)))
            }
            _ => false,
        }
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn record(kind: u16, data: &[u8]) -> Vec<u8> {
        let length = u16::try_from(data.len()).unwrap();
        [&kind.to_le_bytes()[..], &length.to_le_bytes(), data].concat()
    }

    /// A workbook with looks of these formats, the last of which a person named, and a cell of this kind that has
    /// the second of them.
    fn book(format: u8, named: &str, kind: u16) -> Vec<u8> {
        let name = [&[200, 0, 0, 0, 0][..], named.as_bytes()].concat();
        let look = |format: u8| record(kind::LOOK, &[0, 0, format, 0, 0, 0]);
        let cell = match kind {
            kind::NUMBERS => vec![0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 0, 2, 2, 2, 2, 1, 0],
            _ => vec![0, 0, 0, 0, 1, 0, 9, 9, 9, 9],
        };
        [
            record(kind::FORMAT, &name),
            look(0),
            look(format),
            record(kind, &cell),
        ]
        .concat()
    }

    #[test]
    fn numbers_that_are_shown_as_percents_are_found() {
        for kind in kind::NUMBER.into_iter().chain([kind::NUMBERS]) {
            for (format, named, has) in [
                (9, "0.0", true),
                (10, "0.0", true),
                (2, "0.0%", false),
                (200, "0.0%", true),
                (200, "0.0", false),
            ] {
                let book = book(format, named, kind);
                assert_eq!(has_percents_in(&book), has, "{kind:x} {format} {named}");
            }
        }
        // A text, and a cell that is cut off.
        assert!(!has_percents_in(&book(9, "0.0", 0x00fd)));
        assert!(!has_percents_in(&record(kind::NUMBERS, &[0, 0])));
        let path = "/tests/data/ciqual-2020-xls/ciqual-2020.xls";
        let published = std::fs::read(format!("{}{path}", env!("CARGO_MANIFEST_DIR"))).unwrap();
        assert!(!has_percents(&published));
    }
}
