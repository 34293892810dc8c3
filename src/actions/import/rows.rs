//! Rows of CSV, however they are parted, with cells by the names of their columns.

use csv::{ReaderBuilder, StringRecord};

use super::format::head;
use super::limits;
use super::number::{self, Marks};
use super::source::unknown;
use crate::error::Result;
use crate::model::Amount;
use crate::rules;

/// A table with a header.
pub(super) struct Rows {
    header: Vec<String>,
    rows: Vec<Read>,
    marks: Marks,
}

/// A row as it was read.
struct Read {
    line: u64,
    cells: StringRecord,
    /// Of how many lines it is, where a quote of it is not closed as it should be.
    unclosed: Option<usize>,
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
        let head = head(text);
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
        let mut cells = StringRecord::new();
        while (reader.read_record(&mut cells)).map_err(|error| unknown(error.to_string()))? {
            if cells.iter().any(|cell| cell.len() > limits::LONGEST) {
                return Err(unknown(limits::TOO_LONG));
            }
            let byte = cells.position().map_or(0, |position| position.byte());
            let row = between(text, byte, reader.position().byte());
            let is_closed = rules::quotes::are_closed(row, delimiter);
            rows.push(Read {
                line: lines.at(text, byte),
                unclosed: (!is_closed).then(|| row.trim_end().lines().count()),
                cells: cells.clone(),
            });
        }
        let mut marks = match delimiter {
            // A tab says nothing.
            b';' => Marks::OF_SEMICOLONS,
            _ => Marks::default(),
        };
        let cells = rows
            .iter()
            .filter(|row| row.unclosed.is_none())
            .flat_map(|row: &Read| row.cells.iter().enumerate());
        for (column, cell) in cells {
            // What else stands there may look like a number: a note, a name, a day.
            match header.get(column).map_or("", String::as_str) {
                "amount" => marks.learn(number::parted(cell).0),
                name if is_of_numbers(name) => marks.learn(cell),
                _ => {}
            }
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
        rows.map(|read| Row { table: self, read })
    }
}

/// Whether a column has numbers, by its name: that of a nutrient, or with a unit behind it as in `fat (g)`.
fn is_of_numbers(name: &str) -> bool {
    const UNITS: [&str; 5] = ["g", "mg", "µg", "kcal", "kj"];
    const NUTRIENTS: [&str; 10] = [
        "calories",
        "protein",
        "carbohydrates",
        "fat",
        "saturated fat",
        "sugar",
        "fiber",
        "sodium",
        "potassium",
        "cholesterol",
    ];
    let unit = name
        .strip_suffix(')')
        .and_then(|name| name.rsplit_once('('));
    NUTRIENTS.contains(&name) || unit.is_some_and(|(_, unit)| UNITS.contains(&unit))
}

/// What stands between two places of a text, without blank lines before it.
fn between(text: &str, from: u64, to: u64) -> &str {
    let place = |byte: u64| usize::try_from(byte).unwrap_or(usize::MAX);
    let row = text.get(place(from)..place(to)).unwrap_or_default();
    row.trim_start_matches(['\r', '\n'])
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
    read: &'r Read,
}

impl Row<'_> {
    /// Where it stands.
    pub(super) fn place(&self) -> String {
        format!("line {}", self.read.line)
    }

    /// The text of the first of these columns that has something in this row; empty where none has.
    pub(super) fn text(&self, names: &[&str]) -> &str {
        self.cell(names).1
    }

    /// … and the name of the column.
    fn cell<'n>(&self, names: &[&'n str]) -> (&'n str, &str) {
        let columns = &self.table.header;
        let cell = |name: &&str| {
            let at = columns.iter().position(|column| column == name)?;
            Some(self.read.cells.get(at)?.trim()).filter(|cell| !cell.is_empty())
        };
        let filled = names.iter().find_map(|name| Some((*name, cell(name)?)));
        filled.unwrap_or_default()
    }

    /// The number in the first of these columns that has something; `None` is unknown.
    pub(super) fn number(&self, names: &[&str]) -> std::result::Result<Option<Amount>, String> {
        let (name, text) = self.cell(names);
        let read = number::read(text, self.table.marks);
        read.map_err(|why| format!("{name}: {why}"))
    }

    /// A number that stands in another cell, as the numbers of this table are written.
    pub(super) fn read_number(&self, text: &str) -> std::result::Result<Option<Amount>, String> {
        number::read(text, self.table.marks)
    }

    fn cells(&self) -> usize {
        self.read.cells.len()
    }

    /// Whether other rows may be in it: a quote of it is not closed, or it has more cells than there are columns.
    pub(super) fn may_hold_others(&self) -> bool {
        self.read.unclosed.is_some() || self.cells() > self.table.header.len()
    }

    /// Why nothing of it can be read, where that is so: it has fewer cells than the header, or more, so that one
    /// may have come apart; or a quote of it is closed nowhere, or in a row behind it.
    pub(super) fn refuse_broken(&self) -> std::result::Result<(), String> {
        match self.read.unclosed {
            Some(lines @ 2..) => Err(format!(
                "a quote is not closed: {lines} lines are taken for one row, and none of them is read"
            )),
            Some(_) => Err("a quote is not closed at the end of its cell".to_owned()),
            None if self.cells() < self.table.header.len() => {
                Err("the row is cut short".to_owned())
            }
            None if self.cells() > self.table.header.len() => Err(
                "the row has more cells than there are columns: one of them may have come apart at a comma".to_owned(),
            ),
            None => Ok(()),
        }
    }
}
