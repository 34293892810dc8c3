//! Rows of CSV, however they are parted, with cells by the names of their columns.

use csv::{ReaderBuilder, StringRecord};

use super::format::unknown;
use super::limits;
use super::number::{self, Marks};
use crate::error::Result;
use crate::model::Amount;
use crate::rules;

/// A table with a header.
pub(super) struct Rows {
    header: Vec<String>,
    rows: Vec<(u64, StringRecord)>,
    marks: Marks,
}

impl Rows {
    /// Reads a table; commas, semicolons or tabs part its cells.
    ///
    /// Errors: `NotUnderstood` with the line.
    pub(super) fn read(text: &str) -> Result<Rows> {
        if text.len() > limits::LARGEST_TABLE {
            return Err(unknown(limits::TOO_LARGE));
        }
        let lines = text.lines().filter(|line| !line.trim().is_empty());
        let lines = lines.count();
        if lines > limits::most_rows(text) {
            return Err(unknown(limits::TOO_MANY));
        }
        if lines > limits::MOST_ROWS {
            return Err(unknown(limits::TOO_LARGE));
        }
        if rules::text::longest_row(text) > limits::LONGEST {
            return Err(unknown(limits::TOO_LONG));
        }
        let head = text.lines().next().unwrap_or_default();
        let count = |delimiter: &u8| head.bytes().filter(|byte| byte == delimiter).count();
        let delimiter = [b'\t', b';', b',']
            .into_iter()
            .max_by_key(count)
            .unwrap_or(b',');
        let mut reader = ReaderBuilder::new()
            .delimiter(delimiter)
            .flexible(true)
            .from_reader(text.as_bytes());
        let header = reader
            .headers()
            .map_err(|error| unknown(error.to_string()))?;
        let header: Vec<String> = header
            .iter()
            .map(|name| name.trim().to_lowercase())
            .collect();
        let (mut rows, mut lines) = (Vec::new(), Lines::default());
        for row in reader.records() {
            let row = row.map_err(|error| unknown(error.to_string()))?;
            if row.iter().any(|cell| cell.len() > limits::LONGEST) {
                return Err(unknown(limits::TOO_LONG));
            }
            let byte = row.position().map_or(0, |position| position.byte());
            rows.push((lines.at(text, byte), row));
        }
        let mut marks = match delimiter {
            b',' => Marks::default(),
            _ => Marks::DECIMAL_COMMA,
        };
        let cells = rows
            .iter()
            .flat_map(|(_, row): &(u64, StringRecord)| row.iter().enumerate());
        for (column, cell) in cells {
            let has_unit = header.get(column).is_some_and(|name| name == "amount");
            marks.learn(if has_unit {
                number::parted(cell).0
            } else {
                cell
            });
        }
        Ok(Rows {
            header,
            rows,
            marks,
        })
    }

    /// Whether there is a column of this name.
    pub(super) fn has(&self, name: &str) -> bool {
        self.header.iter().any(|column| column == name)
    }

    /// Every row.
    pub(super) fn iter(&self) -> impl Iterator<Item = Row<'_>> {
        let rows = self.rows.iter();
        rows.map(|(line, record)| Row {
            table: self,
            line: *line,
            record,
        })
    }
}

/// Counts lines as far as a place in a text. Where lines end with two characters, the reader of rows
/// takes the second for the beginning of the next row.
#[derive(Default)]
struct Lines {
    byte: usize,
    ended: u64,
}

impl Lines {
    fn at(&mut self, text: &str, byte: u64) -> u64 {
        let byte = usize::try_from(byte).unwrap_or(usize::MAX);
        let rest = text.as_bytes().get(byte..).unwrap_or_default();
        let blank = rest.iter().take_while(|byte| matches!(byte, b'\r' | b'\n'));
        let end = byte + blank.count();
        let passed = text.as_bytes().get(self.byte..end).unwrap_or_default();
        self.ended += passed
            .iter()
            .map(|byte| u64::from(*byte == b'\n'))
            .sum::<u64>();
        self.byte = end;
        self.ended + 1
    }
}

/// A row.
pub(super) struct Row<'r> {
    table: &'r Rows,
    line: u64,
    record: &'r StringRecord,
}

impl Row<'_> {
    /// Where it stands.
    pub(super) fn place(&self) -> String {
        format!("line {}", self.line)
    }

    /// The text of the first of these columns that there is; empty where there is none.
    pub(super) fn text(&self, names: &[&str]) -> &str {
        let columns = &self.table.header;
        let at = names
            .iter()
            .find_map(|name| columns.iter().position(|column| column == name));
        at.and_then(|at| self.record.get(at))
            .unwrap_or_default()
            .trim()
    }

    /// The number in the first of these columns that there is; `None` is unknown.
    pub(super) fn number(&self, names: &[&str]) -> std::result::Result<Option<Amount>, String> {
        let text = self.text(names);
        let read = number::read(text, self.table.marks);
        read.map_err(|why| format!("{}: {why}", names.first().unwrap_or(&"")))
    }

    /// A number that stands in another cell, as the numbers of this table are written.
    pub(super) fn read_number(&self, text: &str) -> std::result::Result<Option<Amount>, String> {
        number::read(text, self.table.marks)
    }

    /// Whether it has as many cells as the header.
    pub(super) fn is_whole(&self) -> bool {
        self.record.len() >= self.table.header.len()
    }
}
