//! The foods of a source on their way into a catalogue: counted, reported, and only those asked for.

use std::io::Write;

use serde::Serialize;

use super::notes::Notes;
use super::report::Reason;
use super::{Read, Rows};
use crate::error::{Code, Error, Result};
use crate::model::{Entry, Nutrient};
use crate::rules::key;

/// Rows that are read of one source: more than twice as many as the largest has. Each that is taken takes some 70 bytes
/// until the catalogue is made, and a small archive holds any number of short ones.
const MOST: u64 = 10_000_000;

/// Which foods of a source are taken.
#[derive(Clone, Debug, Default)]
pub struct Slice {
    /// Only foods sold in this country, and those that tell none: who knows them from before decides.
    pub country: Option<String>,
    /// No more than so many.
    pub limit: Option<u64>,
}

/// Foods of a source that were asked for, while everything is counted.
pub struct Tally<'w> {
    rows: Rows,
    slice: Slice,
    /// Rows that are read.
    most: u64,
    report: Option<Box<dyn Write + 'w>>,
    last: Last,
    /// Rows that were read.
    pub read: u64,
    /// Foods that were given.
    pub given: u64,
    /// Whether the limit ended the reading before the source did.
    pub is_cut_short: bool,
    /// What was met in the rows.
    pub notes: Notes,
    /// Rows without nutrition whose food another row gave.
    bare_merged: u64,
    /// Foods that came without nutrition and keep what was known of them.
    pub bare_kept: u64,
    /// Foods that came with values which were all dropped.
    pub emptied: u64,
    /// The rows of the foods that were given and not left out, where there is a report to name them.
    rows_of: Vec<u64>,
    /// The numbers of the keys of rows that gave no food.
    refused: Vec<i64>,
}

/// What was met in the row that was given last: it does not count if the row is left out after all.
#[derive(Default)]
struct Last {
    notes: Notes,
    /// The row, from 1.
    row: u64,
    /// The same for the report.
    lines: Vec<u8>,
}

/// A food that something is told of when its row is long behind.
#[derive(Clone, Copy, Debug)]
pub struct Told<'t> {
    /// Its key.
    pub key: &'t str,
    /// Its name.
    pub name: &'t str,
    /// How many foods were given before it and not left out.
    pub before: u64,
}

/// A line of the report.
#[derive(Serialize)]
struct Line<'l> {
    /// The row, from 1; a header is none.
    #[serde(skip_serializing_if = "Option::is_none")]
    row: Option<u64>,
    key: &'l str,
    #[serde(skip_serializing_if = "Option::is_none")]
    name: Option<&'l str>,
    what: &'static str,
    reason: &'static str,
    /// The nutrient whose value this is about.
    #[serde(skip_serializing_if = "Option::is_none")]
    nutrient: Option<&'static str>,
    /// The line of a row that a person wrote, and what is wrong in it.
    #[serde(skip_serializing_if = "Option::is_none")]
    line: Option<u64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    problem: Option<&'l str>,
}

impl<'l> Line<'l> {
    fn new(key: &'l str, reason: Reason) -> Self {
        Line {
            row: None,
            key,
            name: None,
            what: reason.kind().as_str(),
            reason: reason.as_str(),
            nutrient: None,
            line: None,
            problem: None,
        }
    }
}

impl<'w> Tally<'w> {
    /// Counts rows; what is noted of each is written to the report.
    pub fn new(rows: Rows, slice: Slice, report: Option<Box<dyn Write + 'w>>) -> Self {
        Tally {
            rows,
            slice,
            most: MOST,
            report,
            last: Last::default(),
            read: 0,
            given: 0,
            is_cut_short: false,
            notes: Notes::default(),
            bare_merged: 0,
            bare_kept: 0,
            emptied: 0,
            rows_of: Vec::new(),
            refused: Vec::new(),
        }
    }

    /// Reports into this, from the first row on.
    pub fn report_into(&mut self, report: Box<dyn Write + 'w>) {
        self.report = Some(report);
    }

    /// Notes what became of a food later.
    ///
    /// Errors: when the report cannot be written.
    pub fn tell(&mut self, food: Told<'_>, reason: Reason) -> Result<()> {
        self.settle()?;
        self.notes.add(reason);
        let before = usize::try_from(food.before).unwrap_or(usize::MAX);
        let line = Line {
            row: self.rows_of.get(before).copied(),
            name: Some(food.name),
            ..Line::new(food.key, reason)
        };
        self.write(&line)?;
        self.settle()
    }

    /// Notes that the food that was given last is left out: what else was met in its row is no matter.
    ///
    /// Errors: when the report cannot be written.
    pub fn leave_out(&mut self, key: &str, reason: Reason) -> Result<()> {
        let row = self.last.row;
        self.last = Last::default();
        self.given = self.given.saturating_sub(1);
        self.rows_of.pop();
        self.last.notes.add(reason);
        let line = Line {
            row: Some(row),
            ..Line::new(key, reason)
        };
        self.write(&line)
    }

    /// The country whose foods alone are meant.
    pub fn country(&self) -> Option<&str> {
        self.slice.country.as_deref()
    }

    /// The keys of the foods of which a row was read and left out before it was given, as [`key::number`]s.
    pub fn refused(&mut self) -> Vec<i64> {
        std::mem::take(&mut self.refused)
    }

    /// Notes that a food was made one with another; one that came without nutrition is then none
    /// that is there without.
    ///
    /// Errors: when the report cannot be written.
    pub fn merged(&mut self, food: Told<'_>, is_bare: bool) -> Result<()> {
        self.bare_merged += u64::from(is_bare);
        self.tell(food, Reason::Duplicate)
    }

    /// Notes that a food keeps the nutrition that was known of it.
    ///
    /// Errors: when the report cannot be written.
    pub fn kept(&mut self, food: Told<'_>, is_bare: bool) -> Result<()> {
        self.bare_kept += u64::from(is_bare);
        self.tell(food, Reason::NutritionKept)
    }

    /// How many foods came without nutrition: the rows, but for those that were made one with others.
    pub fn without_nutrition(&self) -> u64 {
        let came = self.notes.count(Reason::NoNutrition);
        came.saturating_sub(self.bare_merged)
    }

    /// Counts what was met in the row that was given last, and reports it.
    fn settle(&mut self) -> Result<()> {
        let notes = std::mem::take(&mut self.last.notes);
        self.emptied += u64::from(notes.count(Reason::NoNutrition) > 0 && notes.drops_values());
        self.notes.merge(&notes);
        if let Some(report) = &mut self.report {
            report.write_all(&self.last.lines).map_err(unwritten)?;
            self.last.lines.clear();
        }
        Ok(())
    }

    /// Ends the report.
    ///
    /// Errors: when it cannot be written.
    pub fn finish(&mut self) -> Result<()> {
        self.settle()?;
        match &mut self.report {
            Some(report) => report.flush().map_err(unwritten),
            None => Ok(()),
        }
    }

    fn end(&mut self) -> Option<Result<Entry>> {
        self.settle().err().map(Err)
    }

    fn take(&mut self, mut row: Read) -> Result<Option<Entry>> {
        self.settle()?;
        if self.read >= self.most {
            return Err(too_many(self.most));
        }
        self.read += 1;
        if let (Some(country), Some(entry)) = (&self.slice.country, &row.entry)
            && !entry.regions.is_empty()
            && !entry.is_sold_in(country)
        {
            row = Read {
                row: row.row,
                ..Read::skipped(&entry.key, Reason::OtherCountry)
            };
        }
        self.last.row = row.row.unwrap_or(self.read);
        if self.report.is_some() {
            self.report_row(&row)?;
        }
        self.last.notes = row.notes;
        match row.entry {
            Some(_) => {
                self.given += 1;
                if self.report.is_some() {
                    self.rows_of.push(self.last.row);
                }
            }
            None => self.refused.push(key::number(&row.code)),
        }
        Ok(row.entry)
    }

    fn report_row(&mut self, row: &Read) -> Result<()> {
        let (key, name) = match &row.entry {
            Some(entry) => (entry.key.as_str(), Some(entry.name.as_str())),
            None => (row.code.as_str(), None),
        };
        for (reason, times) in row.notes.iter() {
            // What is wrong in a row that is taken is what was ignored of it.
            let is_about = row.entry.is_none() || reason == Reason::UnknownMember;
            let mut faults = row.faults.iter().filter(|_| is_about);
            let line = Line {
                row: Some(self.last.row),
                name,
                ..Line::new(key, reason)
            };
            let mut nutrients = row.notes.nutrients(reason);
            for _ in 0..times {
                let fault = faults.next();
                self.write(&Line {
                    nutrient: nutrients.next().map(Nutrient::as_str),
                    line: fault.map(|fault| fault.line),
                    problem: fault.map(|fault| fault.what.as_str()),
                    ..line
                })?;
            }
        }
        Ok(())
    }

    fn write(&mut self, line: &Line<'_>) -> Result<()> {
        if self.report.is_some() {
            let lines = &mut self.last.lines;
            serde_json::to_writer(&mut *lines, line).map_err(|error| unwritten(error.into()))?;
            lines.push(b'\n');
        }
        Ok(())
    }
}

fn too_many(most: u64) -> Error {
    let what = format!("there are more than {most} rows in it: a catalogue is not made of so many");
    Error::new(Code::NotUnderstood, what)
        .hint("nothing was changed: is it the right file? --limit takes the first of them")
}

fn unwritten(error: std::io::Error) -> Error {
    Error::new(
        Code::LocalStore,
        format!("the report cannot be written: {error}"),
    )
    .hint("make room there, or name another file: --report FILE")
}

impl Iterator for Tally<'_> {
    type Item = Result<Entry>;

    fn next(&mut self) -> Option<Result<Entry>> {
        if self.slice.limit.is_some_and(|limit| self.given >= limit) {
            // What the row is, or why it cannot be read, is no matter: it is not the end.
            self.is_cut_short |= self.rows.next().is_some();
            return self.end();
        }
        loop {
            let Some(row) = self.rows.next() else {
                return self.end();
            };
            let row = row.and_then(|row| self.take(row));
            if let Some(entry) = row.transpose() {
                return Some(entry);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// So many rows that give no food, of which so many are read at most.
    fn tally(rows: usize, most: u64) -> Tally<'static> {
        let row = || Ok(Read::skipped("1", Reason::NoName));
        let rows = std::iter::repeat_with(row).take(rows);
        let tally = Tally::new(Box::new(rows), Slice::default(), None);
        Tally { most, ..tally }
    }

    #[test]
    fn more_rows_than_any_source_has_are_not_read() {
        assert!(tally(3, 3).next().is_none());
        let mut tally = tally(usize::MAX, 3);
        let error = tally.next().unwrap().unwrap_err();
        assert_eq!(error.code(), Code::NotUnderstood);
        assert!(error.message().contains("more than 3 rows"), "{error:?}");
        assert_eq!((tally.read, tally.refused().len()), (3, 3));
    }
}
