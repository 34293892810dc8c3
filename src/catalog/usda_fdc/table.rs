//! A table of the download: CSV, its columns found by their names.

use std::borrow::Cow;
use std::io::{self, BufRead};

use super::super::files::Files;
use super::super::lines::LONGEST;
use super::super::read::{broken, column, trouble};
use super::super::separated::{Rows, UNCLOSED};
use crate::error::{Error, Result};

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
    rows: Rows<Box<dyn BufRead + Send>>,
    places: Vec<Option<usize>>,
    /// Fields that have a name: a row has as many.
    width: usize,
}

impl Table {
    /// Opens a table, of which these columns are read.
    ///
    /// Errors: `NotUnderstood`, naming the file, when it cannot be read, has no such column that is
    /// needed, or has two of one.
    pub(super) fn open(files: &Files, file: &'static str, columns: Columns<'_>) -> Result<Table> {
        let mut rows = Rows::of(files.open(file)?, b',', LONGEST);
        rows.next().map_err(|error| unread(file, 1, &error))?;
        if !rows.is_whole() {
            return Err(trouble(file, rows.line(), UNCLOSED));
        }
        let place = |name: &&str| {
            let is_it = rows.cells().map(|header| *header == *name.as_bytes());
            column(file, name, is_it)
        };
        let asked = columns.needed.iter().chain(columns.others);
        let places = asked.map(place).collect::<Result<Vec<_>>>()?;
        let mut needed = columns.needed.iter().zip(&places);
        if let Some((name, _)) = needed.find(|(_, place)| place.is_none()) {
            let what = format!("there is no column `{name}`");
            return Err(trouble(file, 1, what));
        }
        Ok(Table {
            width: rows.count(),
            file,
            rows,
            places,
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
        let read = self.rows.next();
        read.map_err(|error| unread(self.file, self.rows.line(), &error))
    }

    /// A field of the row, by the place of its column among those that were asked for, needed ones first; empty
    /// where there is none.
    pub(super) fn field(&self, column: usize) -> Cow<'_, [u8]> {
        let place = self.places.get(column).copied().flatten();
        place
            .and_then(|place| self.rows.cell(place))
            .unwrap_or_default()
    }

    /// The same as text.
    pub(super) fn text(&self, column: usize) -> Cow<'_, str> {
        match self.field(column) {
            Cow::Borrowed(field) => String::from_utf8_lossy(field),
            Cow::Owned(field) => Cow::Owned(String::from_utf8_lossy(&field).into_owned()),
        }
    }

    /// Whether the row has fewer fields than there are columns, as where the file is cut off, and rows behind it may be
    /// gone; or more, as where one of them came apart at a comma; or a quote of it is not closed where it should be.
    pub(super) fn is_broken(&self) -> bool {
        !self.rows.is_whole() || self.rows.count() != self.width
    }

    /// The name of its file.
    pub(super) fn file(&self) -> &'static str {
        self.file
    }

    /// The line that the row begins in, from 1.
    pub(super) fn line(&self) -> u64 {
        self.rows.line()
    }

    /// The food that a row is about: its first column.
    pub(super) fn id(&self) -> Option<u32> {
        self.number(0)
    }

    /// A whole number.
    pub(super) fn number(&self, column: usize) -> Option<u32> {
        let text = self.field(column);
        let text = std::str::from_utf8(&text).ok()?;
        text.trim().parse().ok()
    }
}

/// A table that the system does not give, or a row of it that is longer than any.
fn unread(file: &str, line: u64, error: &io::Error) -> Error {
    broken(&format!("{file}, line {line}"), error)
}
