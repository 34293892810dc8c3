//! A table of the download: CSV, its columns found by their names.

use std::borrow::Cow;
use std::io::BufRead;

use csv::ByteRecord;

use super::super::files::Files;
use super::super::read::{trouble, unread};
use crate::error::Result;

/// A table, row by row.
pub(super) struct Table {
    file: &'static str,
    rows: csv::Reader<Box<dyn BufRead + Send>>,
    places: Vec<Option<usize>>,
    row: ByteRecord,
}

impl Table {
    /// Opens a table, of which these columns are read; without the first of them it cannot be.
    ///
    /// Errors: `NotUnderstood`, naming the file, when it cannot be read or has no such column.
    pub(super) fn open(files: &Files, file: &'static str, columns: &[&str]) -> Result<Table> {
        let mut rows = csv::ReaderBuilder::new()
            .flexible(true)
            .from_reader(files.open(file)?);
        let header = rows
            .byte_headers()
            .map_err(|error| unread(file, 1, error))?;
        let place = |name: &&str| header.iter().position(|header| header == name.as_bytes());
        let places: Vec<_> = columns.iter().map(place).collect();
        match (places.first(), columns.first()) {
            (Some(None), Some(name)) => {
                let what = format!("there is no column `{name}`");
                Err(trouble(file, 1, what))
            }
            _ => Ok(Table {
                file,
                rows,
                places,
                row: ByteRecord::new(),
            }),
        }
    }

    /// The same, of a table that may not be there.
    ///
    /// Errors: as `open`.
    pub(super) fn find(
        files: &Files,
        file: &'static str,
        columns: &[&str],
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
        let read = self.rows.read_byte_record(&mut self.row);
        read.map_err(|error| {
            let line = self.rows.position().line();
            unread(self.file, line, error)
        })
    }

    /// A field of the row, by the place of its column among those that were asked for; empty
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
