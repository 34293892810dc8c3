//! Rows of the tables beside `food.csv` that give nothing: each that cannot be read is counted and named, and each
//! that stands there once more is counted.

use std::collections::VecDeque;

use super::super::read::trouble;
use super::super::report::Reason;
use super::super::{Fault, Read};
use super::index::Index;
use super::table::Table;
use crate::error::Result;

/// Rows that may be so before a table is taken for another one: they are held until they are told.
const MOST: usize = 1_000_000;

/// Rows that give nothing, until they are told.
#[derive(Default)]
pub(super) struct Broken {
    rows: VecDeque<Row>,
}

/// A row that gives nothing: where it stands, and the food it is about where that is known.
struct Row {
    file: &'static str,
    line: u64,
    food: Option<u32>,
    wrong: Wrong,
}

/// Why a row gives nothing.
#[derive(Clone, Copy)]
enum Wrong {
    /// It cannot be read, for this.
    Unread(&'static str),
    /// Another row tells the same of its food.
    Repeated,
}

impl Wrong {
    fn what(self) -> &'static str {
        match self {
            Wrong::Unread(what) => what,
            Wrong::Repeated => "one more row of a food",
        }
    }
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
        self.add(row, food, Wrong::Unread(what))
    }

    /// Notes a row of a food of which another row counts.
    ///
    /// Errors: as `note`.
    pub(super) fn note_repeated(&mut self, row: &Table) -> Result<()> {
        self.add(row, row.id(), Wrong::Repeated)
    }

    fn add(&mut self, row: &Table, food: Option<u32>, wrong: Wrong) -> Result<()> {
        let (file, line) = (row.file(), row.line());
        self.rows.push_back(Row {
            file,
            line,
            food,
            wrong,
        });
        match self.rows.len() > MOST {
            true => Err(trouble(file, line, wrong.what())),
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
        match row.id().filter(|_| !row.is_broken()) {
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
            wrong,
        } = self.rows.pop_front()?;
        let food = food.map(|id| id.to_string()).unwrap_or_default();
        let read = match wrong {
            Wrong::Repeated => Read::skipped(&food, Reason::Duplicate),
            Wrong::Unread(what) => Read {
                faults: vec![Fault {
                    line,
                    what: format!("{file}: {what}"),
                }],
                ..Read::skipped(&food, Reason::Broken)
            },
        };
        Some(Read {
            row: Some(line.saturating_sub(1)),
            ..read
        })
    }
}
