//! A table of the download: CSV, its columns found by their names.

use std::borrow::Cow;
use std::io::BufRead;

use csv::ByteRecord;

use super::super::files::Files;
use super::super::lines::{Begun, Bounded};
use super::super::read::{trouble, unread};
use crate::error::Result;

/// The columns that are read of a table.
#[derive(Clone, Copy)]
pub(super) struct Columns<'c> {
    /// Those without which it cannot be; the first is the food that a row is about.
    pub(super) needed: &'c [&'c str],
    /// Those that an edition may lack.
    pub(super) others: &'c [&'c str],
}

/// A table, row by row.
pub(super) struct Table {
    file: &'static str,
    rows: csv::Reader<Bounded<Box<dyn BufRead + Send>>>,
    begun: Begun,
    places: Vec<Option<usize>>,
    /// Fields that a row has at least, unless it was cut off.
    width: usize,
    /// Fields that have a name.
    named: usize,
    row: ByteRecord,
}

impl Table {
    /// Opens a table, of which these columns are read.
    ///
    /// Errors: `NotUnderstood`, naming the file, when it cannot be read or has no such column that is
    /// needed.
    pub(super) fn open(files: &Files, file: &'static str, columns: Columns<'_>) -> Result<Table> {
        let (bytes, begun) = Bounded::of(files.open(file)?);
        let mut rows = csv::ReaderBuilder::new().flexible(true).from_reader(bytes);
        let header = rows
            .byte_headers()
            .map_err(|error| unread(file, 1, error))?;
        let place = |name: &&str| header.iter().position(|header| header == name.as_bytes());
        if let Some(name) = columns.needed.iter().find(|name| place(name).is_none()) {
            let what = format!("there is no column `{name}`");
            return Err(trouble(file, 1, what));
        }
        let asked = columns.needed.iter().chain(columns.others);
        let places: Vec<Option<usize>> = asked.map(place).collect();
        let last = places.iter().flatten().max().copied().unwrap_or(0);
        // A field may be cut off itself where none is behind it that should be.
        let named = header.len();
        let width = named.min(last + 2);
        Ok(Table {
            file,
            rows,
            begun,
            places,
            width,
            named,
            row: ByteRecord::new(),
        })
    }

    /// The same, of a table that may not be there.
    ///
    /// Errors: as `open`.
    pub(super) fn find(
        files: &Files,
        file: &'static str,
        columns: Columns<'_>,
    ) -> Result<Option<Table>> {
        match files.has(file) {
            true => Table::open(files, file, columns).map(Some),
            false => Ok(None),
        }
    }

    /// Goes to the next row; `false` behind the last.
    ///
    /// Errors: `NotUnderstood`, naming file and line.
    pub(super) fn next(&mut self) -> Result<bool> {
        self.begun.row();
        let read = self.rows.read_byte_record(&mut self.row);
        read.map_err(|error| {
            let line = self.rows.position().line();
            unread(self.file, line, error)
        })
    }

    /// A field of the row, by the place of its column among those that were asked for, needed ones first; empty
    /// where there is none.
    pub(super) fn field(&self, column: usize) -> &[u8] {
        let place = self.places.get(column).copied().flatten();
        place
            .and_then(|place| self.row.get(place))
            .unwrap_or_default()
    }

    /// The same as text.
    pub(super) fn text(&self, column: usize) -> Cow<'_, str> {
        String::from_utf8_lossy(self.field(column))
    }

    /// Whether the row ends before the last of its columns that are read, or in it; or has something behind them all, as
    /// where one of its fields came apart at a comma.
    pub(super) fn is_broken(&self) -> bool {
        let nameless = || self.row.iter().skip(self.named);
        self.row.len() < self.width || nameless().any(|field| !field.trim_ascii().is_empty())
    }

    /// The name of its file.
    pub(super) fn file(&self) -> &'static str {
        self.file
    }

    /// The line that the row begins in, from 1.
    pub(super) fn line(&self) -> u64 {
        self.row.position().map_or(0, csv::Position::line)
    }

    /// The food that a row is about: its first column.
    pub(super) fn id(&self) -> Option<u32> {
        self.number(0)
    }

    /// A whole number.
    pub(super) fn number(&self, column: usize) -> Option<u32> {
        let text = std::str::from_utf8(self.field(column)).ok()?;
        text.trim().parse().ok()
    }
}
