//! How much a workbook would be in memory: its reader lays a sheet out from the first cell to the last, whatever is between
//! them, and copies a text for each cell that has it. A few kilobytes can ask for all the memory there is.

use super::ciqual_chains::Book;

/// Cells from the first of each sheet to the last, of all sheets; the table of Ciqual has 240,000.
const MOST_CELLS: u64 = 4 << 20;
/// Letters of all cells; the table of Ciqual has some millions.
const MOST_LETTERS: u64 = 64 << 20;
/// Sheets.
const MOST_SHEETS: usize = 64;
/// A formula may be so many times as long once it is written out.
const WRITTEN_OUT: u64 = 64;
/// What it takes to write all formulas out: each the square of its bytes, since what comes last moves what is there. A
/// second, where there is one of so much.
const MOST_WORK: u64 = 32 << 20;

/// Kinds of records.
mod kind {
    pub(super) const FORMULA: u16 = 0x0006;
    pub(super) const END: u16 = 0x000a;
    pub(super) const CONTINUE: u16 = 0x003c;
    pub(super) const SHEET: u16 = 0x0085;
    pub(super) const NUMBERS: u16 = 0x00bd;
    pub(super) const TEXTS: u16 = 0x00fc;
    pub(super) const TEXT: u16 = 0x00fd;
    pub(super) const DIMENSIONS: u16 = 0x0200;
    /// Those that are of a cell, its row and column first.
    pub(super) const CELLS: [u16; 9] = [
        FORMULA, 0x00d6, NUMBERS, TEXT, 0x0203, 0x0204, 0x0205, 0x0201, 0x027e,
    ];
}

/// Whether a workbook of which every chain ends would take no more than that. What is no workbook its reader refuses.
pub(super) fn are_few(file: &[u8]) -> bool {
    let book = Book::of(file).and_then(|book| book.named(&["Workbook", "Book"]));
    book.is_none_or(|stream| are_few_in(&stream))
}

fn are_few_in(stream: &[u8]) -> bool {
    let (mut sheets, mut texts) = (Vec::new(), Vec::new());
    let mut records = Records(stream).peekable();
    while let Some((kind, data)) = records.next() {
        match kind {
            kind::SHEET => sheets.push(number(data, 0, 4) as usize),
            kind::TEXTS => {
                let mut parts = vec![data];
                while let Some((_, more)) = records.next_if(|(kind, _)| *kind == kind::CONTINUE) {
                    parts.push(more);
                }
                let Some(lengths) = lengths(&parts) else {
                    return false;
                };
                texts = lengths;
            }
            kind::END => break,
            _ => {}
        }
    }
    let mut all = Taken::default();
    for begin in &sheets {
        let sheet = stream.get(*begin..).unwrap_or_default();
        all.add(&of_sheet(sheet, &texts));
    }
    sheets.len() <= MOST_SHEETS && all.is_little()
}

/// What sheets take.
#[derive(Default)]
struct Taken {
    /// Cells that are laid out.
    cells: u64,
    /// The letters that they have.
    letters: u64,
    /// What is to be done to write formulas out.
    work: u64,
}

impl Taken {
    fn add(&mut self, more: &Taken) {
        self.cells = self.cells.saturating_add(more.cells);
        self.letters = self.letters.saturating_add(more.letters);
        self.work = self.work.saturating_add(more.work);
    }

    fn is_little(&self) -> bool {
        self.cells <= MOST_CELLS && self.letters <= MOST_LETTERS && self.work <= MOST_WORK
    }
}

/// What a sheet takes.
fn of_sheet(sheet: &[u8], texts: &[u64]) -> Taken {
    let mut span = Span::default();
    let (mut promised, mut letters, mut work) = (0_u64, 0_u64, 0_u64);
    // What is drawn in a sheet stands within it, with a beginning and an end of its own: that is counted as well.
    let mut depth = 0;
    for (kind, data) in Records(sheet) {
        match kind {
            0x0809 => depth += 1,
            kind::END if depth <= 1 => break,
            kind::END => depth -= 1,
            kind::DIMENSIONS => promised = promised.saturating_add(dimensions(data)),
            kind if kind::CELLS.contains(&kind) => {
                let (row, column) = (number(data, 0, 2), number(data, 2, 2));
                span.add(row, column);
                let last = data.len().checked_sub(2).filter(|_| kind == kind::NUMBERS);
                span.add(row, last.map_or(column, |last| number(data, last, 2)));
                let bytes = data.len() as u64;
                letters = letters.saturating_add(match kind {
                    kind::TEXT => texts.get(number(data, 6, 4) as usize).copied().unwrap_or(0),
                    kind::FORMULA => bytes * WRITTEN_OUT,
                    _ => bytes,
                });
                if kind == kind::FORMULA {
                    work = work.saturating_add(bytes * bytes);
                }
            }
            _ => {}
        }
    }
    Taken {
        cells: span.cells().max(promised),
        letters,
        work,
    }
}

/// From the first row and column to the last.
#[derive(Default)]
struct Span(Option<[u64; 4]>);

impl Span {
    fn add(&mut self, row: u64, column: u64) {
        let [top, left, bottom, right] = self.0.unwrap_or([row, column, row, column]);
        let ends = [
            top.min(row),
            left.min(column),
            bottom.max(row),
            right.max(column),
        ];
        self.0 = Some(ends);
    }

    fn cells(&self) -> u64 {
        self.0.map_or(0, |[top, left, bottom, right]| {
            (bottom - top + 1).saturating_mul(right - left + 1)
        })
    }
}

/// How many cells a sheet says that it has: as many as its reader asks memory for, which counts in so many bits as here, so
/// that one whose last row is before its first has thousands of millions.
fn dimensions(data: &[u8]) -> u64 {
    let [first, last, left, right] = match data.len() {
        10 => [(0, 2), (2, 2), (4, 2), (6, 2)],
        _ => [(0, 4), (4, 4), (8, 2), (10, 2)],
    }
    .map(|(at, length)| number(data, at, length));
    let left = if left > 0xff || right < left { 0 } else { left };
    let (last, right) = match last >= 1 && right >= 1 {
        true => (last - 1, right - 1),
        false => (first, left),
    };
    let count = |first: u64, last: u64| {
        let count = (last as u32).wrapping_sub(first as u32).wrapping_add(1);
        u64::from(count)
    };
    count(first, last).saturating_mul(count(left, right))
}

/// The lengths of the texts of a workbook, in letters; `None` where they end too early.
fn lengths(parts: &[&[u8]]) -> Option<Vec<u64>> {
    let mut texts = Texts { parts, at: 8 };
    let mut lengths = Vec::new();
    while !texts.is_over() {
        lengths.push(texts.skip()?);
    }
    Some(lengths)
}

/// The texts of a workbook, over the records they stand in, from this byte of the first on.
struct Texts<'p> {
    parts: &'p [&'p [u8]],
    at: usize,
}

impl Texts<'_> {
    fn is_over(&mut self) -> bool {
        while self.parts.first().is_some_and(|part| self.at >= part.len()) {
            self.at -= self.parts[0].len();
            self.parts = &self.parts[1..];
        }
        self.parts.is_empty()
    }

    /// Passes over a text; how many letters it has.
    fn skip(&mut self) -> Option<u64> {
        let part = self.parts[0];
        let head = part.get(self.at..)?;
        if head.len() < 3 {
            return None;
        }
        let (letters, flags) = (number(head, 0, 2) as usize, head[2]);
        let mut begin = 3;
        let mut behind = 0_usize;
        if flags & 8 != 0 {
            behind += 4 * number(head, begin, 2) as usize;
            begin += 2;
        }
        if flags & 4 != 0 {
            behind += number(head, begin, 4) as usize;
            begin += 4;
        }
        self.at += begin;
        self.skip_letters(letters, flags)?;
        self.at += behind;
        Some(letters as u64)
    }

    /// Where letters go on in another record, that says anew how wide they are.
    fn skip_letters(&mut self, mut letters: usize, mut flags: u8) -> Option<()> {
        while letters > 0 {
            let wide = if flags & 1 == 0 { 1 } else { 2 };
            let there = self.parts[0].len().saturating_sub(self.at) / wide;
            let taken = letters.min(there);
            letters -= taken;
            self.at += taken * wide;
            if letters > 0 {
                self.at = 1;
                self.parts = self.parts.get(1..).filter(|parts| !parts.is_empty())?;
                flags = *self.parts[0].first()?;
            }
        }
        Some(())
    }
}

/// The records of a part, each with its kind.
pub(super) struct Records<'s>(pub(super) &'s [u8]);

impl<'s> Iterator for Records<'s> {
    type Item = (u16, &'s [u8]);

    fn next(&mut self) -> Option<Self::Item> {
        let (head, rest) = self.0.split_at_checked(4)?;
        let (data, rest) = rest.split_at_checked(number(head, 2, 2) as usize)?;
        self.0 = rest;
        Some((number(head, 0, 2) as u16, data))
    }
}

/// A number of so many bytes, the lowest first; none where they end too early.
pub(super) fn number(bytes: &[u8], at: usize, length: usize) -> u64 {
    let bytes = bytes.get(at..at + length).unwrap_or_default();
    bytes
        .iter()
        .rev()
        .fold(0, |number, byte| number << 8 | u64::from(*byte))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn record(kind: u16, data: &[u8]) -> Vec<u8> {
        let length = u16::try_from(data.len()).unwrap();
        [&kind.to_le_bytes()[..], &length.to_le_bytes(), data].concat()
    }

    fn cell(kind: u16, row: u16, column: u16, behind: &[u8]) -> Vec<u8> {
        let place = [row.to_le_bytes(), column.to_le_bytes()].concat();
        record(kind, &[&place[..], behind].concat())
    }

    /// A workbook of so many sheets, all of them the same one.
    fn book(texts: &[&[u8]], sheets: usize, cells: &[Vec<u8>]) -> Vec<u8> {
        let mut globals = record(0x0809, &[0; 16]);
        for (at, part) in texts.iter().enumerate() {
            let kind = if at == 0 { kind::TEXTS } else { kind::CONTINUE };
            globals.extend(record(kind, part));
        }
        let begin = globals.len() + sheets * 14 + 4;
        let place = u32::try_from(begin).unwrap().to_le_bytes();
        for _ in 0..sheets {
            globals.extend(record(
                kind::SHEET,
                &[&place[..], &[0, 0, 1, 0, 0, 65][..]].concat(),
            ));
        }
        globals.extend(record(kind::END, &[]));
        [
            globals,
            record(0x0809, &[0; 16]),
            cells.concat(),
            record(kind::END, &[]),
        ]
        .concat()
    }

    #[test]
    fn cells_far_apart_and_sheets_of_them_are_counted() {
        let number = |row, column| cell(0x0203, row, column, &[0; 10]);
        let near = [number(0, 0), number(999, 99)];
        assert!(are_few_in(&book(&[], 4, &near)));
        assert!(!are_few_in(&book(&[], 64, &near)));
        let far = [number(0, 0), number(65_535, 255)];
        assert!(!are_few_in(&book(&[], 1, &far)));
        let promised = record(
            kind::DIMENSIONS,
            &[0, 0, 0, 0, 255, 255, 255, 255, 0, 0, 255, 0, 0, 0],
        );
        assert!(!are_few_in(&book(&[], 1, &[promised])));
    }

    #[test]
    fn rows_that_end_before_they_begin_are_as_many_as_are_asked_for() {
        let of_rows = |first: u32, last: u32| {
            let rows = [first.to_le_bytes(), last.to_le_bytes()].concat();
            let columns = [0, 0, 1, 0, 0, 0];
            record(kind::DIMENSIONS, &[&rows[..], &columns].concat())
        };
        for (first, last, is_taken) in [
            (0, 0, true),
            (0, 1000, true),
            (1, 1, true),
            (5, 3, false),
            (0xffff, 3, false),
            (0x7fff_ffff, 1, false),
            (0xf000_0000, 1, false),
        ] {
            let book = book(&[], 1, &[of_rows(first, last)]);
            assert_eq!(are_few_in(&book), is_taken, "{first} to {last}");
        }
    }

    #[test]
    fn formulas_are_counted_by_the_square_of_their_length() {
        let formulas = |count: u16, length: usize| {
            let behind = vec![0; length];
            let cells = (0..count).map(|row| cell(kind::FORMULA, row, 0, &behind));
            book(&[], 1, &cells.collect::<Vec<_>>())
        };
        assert!(are_few_in(&formulas(5_000, 60)));
        assert!(are_few_in(&formulas(1, 4_000)));
        assert!(!are_few_in(&formulas(1, 8_000)));
        assert!(!are_few_in(&formulas(3, 4_000)));
    }

    #[test]
    fn a_text_is_counted_for_each_cell_that_has_it() {
        let head = [0, 0, 0, 0, 0, 0, 0, 0, 96, 234, 0];
        let text = [&head[..], &[b'x'; 8_000]].concat();
        // The rest stands in other records, the last half of it in wide letters.
        let more = [&[0][..], &[b'x'; 22_000]].concat();
        let wide = [&[1][..], &[b'x'; 60_000]].concat();
        let texts = [&text[..], &more, &wide];
        assert_eq!(lengths(&texts), Some(vec![60_000]));
        let of_text = |row| cell(kind::TEXT, row, 0, &[0; 6]);
        let cells = |count| (0..count).map(of_text).collect::<Vec<_>>();
        assert!(are_few_in(&book(&texts, 1, &cells(1_000))));
        assert!(!are_few_in(&book(&texts, 1, &cells(1_200))));
        // What ends too early is none.
        assert_eq!(lengths(&texts[..2]), None);
    }

    #[test]
    fn a_workbook_as_it_is_published_has_few() {
        let path = "/tests/data/ciqual-2020-xls/ciqual-2020.xls";
        let book = std::fs::read(format!("{}{path}", env!("CARGO_MANIFEST_DIR"))).unwrap();
        assert!(are_few(&book));
        let stream = Book::of(&book)
            .unwrap()
            .named(&["Workbook", "Book"])
            .unwrap();
        assert!(Records(&stream).count() > 100);
    }
}
