//! Rows of the tables beside `food.csv` that cannot be read: each is counted and named.

use std::collections::VecDeque;

use super::super::read::trouble;
use super::super::report::Reason;
use super::super::{Fault, Read};
use super::index::Index;
use super::table::Table;
use crate::error::Result;

/// Rows that may be so before a table is taken for another one: they are held until they are told.
const MOST: usize = 1_000_000;

/// Rows that cannot be read, until they are told.
#[derive(Default)]
pub(super) struct Broken {
    rows: VecDeque<Row>,
}

/// A row that cannot be read: where it stands, and the food it is about where that is known.
struct Row {
    file: &'static str,
    line: u64,
    food: Option<u32>,
    what: &'static str,
}

impl Broken {
    /// Notes a row.
    ///
    /// Errors: `NotUnderstood` when there are so many that it is no such table.
    pub(super) fn note(
        &mut self,
        row: &Table,
        food: Option<u32>,
        what: &'static str,
    ) -> Result<()> {
        let (file, line) = (row.file(), row.line());
        self.rows.push_back(Row {
            file,
            line,
            food,
            what,
        });
        match self.rows.len() > MOST {
            true => Err(trouble(file, line, what)),
            false => Ok(()),
        }
    }

    /// The same, unless the row is about a food that is not asked for.
    ///
    /// Errors: as `note`.
    pub(super) fn note_asked(
        &mut self,
        row: &Table,
        index: &Index,
        what: &'static str,
    ) -> Result<()> {
        match row.id() {
            Some(id) if index.place(id).is_none() => Ok(()),
            food => self.note(row, food, what),
        }
    }

    /// The food that a row is about; `None` where that is not asked for, or the row is noted.
    ///
    /// Errors: as `note`.
    pub(super) fn food(
        &mut self,
        row: &Table,
        index: &Index,
        what: &'static str,
    ) -> Result<Option<u32>> {
        match row.id().filter(|_| !row.is_cut_off()) {
            Some(id) => Ok(Some(id).filter(|id| index.place(*id).is_some())),
            None => self.note_asked(row, index, what).map(|()| None),
        }
    }

    /// The next row that was noted.
    pub(super) fn next(&mut self) -> Option<Read> {
        let Row {
            file,
            line,
            food,
            what,
        } = self.rows.pop_front()?;
        let food = food.map(|id| id.to_string());
        let broken = Read::skipped(&food.unwrap_or_default(), Reason::Broken);
        let what = format!("{file}: {what}");
        Some(Read {
            row: Some(line.saturating_sub(1)),
            faults: vec![Fault { line, what }],
            ..broken
        })
    }
}
