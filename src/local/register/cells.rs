//! Rows of a register, of which something may be unreadable: that is the trouble of this one row.

use rusqlite::Row;
use rusqlite::types::{FromSql, ValueRef};

/// The cells of a row, read one by one.
pub(super) struct Cells<'r> {
    row: &'r Row<'r>,
    /// Whether one of them could not be read.
    pub(super) is_damaged: bool,
}

impl<'r> Cells<'r> {
    pub(super) fn of(row: &'r Row<'r>) -> Cells<'r> {
        Cells {
            row,
            is_damaged: false,
        }
    }

    /// A cell that may be empty.
    pub(super) fn maybe<T: FromSql>(&mut self, column: usize) -> Option<T> {
        let cell = self.row.get::<_, Option<T>>(column);
        self.is_damaged |= cell.is_err();
        cell.ok().flatten()
    }

    /// A cell that never is.
    pub(super) fn one<T: FromSql>(&mut self, column: usize) -> Option<T> {
        let cell = self.maybe(column);
        self.is_damaged |= cell.is_none();
        cell
    }

    /// A text, or what can be read of it.
    pub(super) fn text(&mut self, column: usize) -> String {
        let Ok(ValueRef::Text(bytes)) = self.row.get_ref(column) else {
            self.is_damaged = true;
            return String::new();
        };
        let text = String::from_utf8_lossy(bytes);
        self.is_damaged |= text.as_bytes() != bytes;
        text.into_owned()
    }
}
