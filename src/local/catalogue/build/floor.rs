//! Versions never go back, not even when a library is taken out and comes again, or the catalogue is
//! lost and made anew: journals pin them.

use std::path::Path;

use rusqlite::{Connection, params};

use super::super::super::failure::Failure;
use super::super::super::file;
use super::super::super::place;
use super::super::super::value::Word;
use super::super::number;
use crate::model::{Library, Timestamp};

/// The highest version of each library that anything had when the library was taken out; 0 where
/// it never was.
#[derive(Default)]
pub(super) struct Floors([u32; Library::ALL.len()]);

impl Floors {
    /// Those of the old catalogue, taken over into the new one.
    pub(super) fn copied(old: &Connection, new: &Connection) -> Result<Floors, Failure> {
        Floors::written(removed(old)?, new)
    }

    /// Where there is no old one: what the journals beside it hold on to was in one that is lost.
    pub(super) fn pinned(
        catalogue: &Path,
        new: &Connection,
        now: &Timestamp,
    ) -> Result<Floors, Failure> {
        let mut highest = [0; Library::ALL.len()];
        let journals = catalogue.parent().map(place::journals_of);
        for journal in journals.unwrap_or_default() {
            // What cannot be read holds on to nothing that could be told.
            for (library, version) in pins(&journal).unwrap_or_default() {
                let known = &mut highest[library as usize];
                *known = version.max(*known);
            }
        }
        let lost = Library::ALL.into_iter().zip(highest);
        let lost = lost.filter(|(_, version)| *version > 0);
        let lost = lost.map(|(library, version)| Removed {
            library,
            version,
            at: now.clone(),
        });
        Floors::written(lost.collect(), new)
    }

    fn written(all: Vec<Removed>, new: &Connection) -> Result<Floors, Failure> {
        let mut floors = Floors::default();
        for removed in all {
            floors.0[removed.library as usize] = removed.version;
            write(new, &removed)?;
        }
        Ok(floors)
    }

    /// The version of a food that was not there before.
    ///
    /// Decision: it is 1, unless the library was taken out or lost once; then it is higher than any version
    /// that a food of the library had.
    pub(super) fn first(&self, library: Library) -> u32 {
        self.0[library as usize].saturating_add(1)
    }
}

/// The highest version of each library that a journal holds on to.
fn pins(journal: &Path) -> Result<Vec<(Library, u32)>, Failure> {
    // This process may have the journal open: what is opened and closed but by SQLite, if only to be
    // looked at, would take SQLite's locks on it away.
    let connection = file::readable(journal)?;
    let mut statement = connection.prepare(
        "SELECT library, max(version) FROM food_version WHERE library <> 'mine' GROUP BY library",
    )?;
    let pins = statement.query_map([], |row| {
        let Word(library) = row.get(0)?;
        Ok((library, row.get(1)?))
    })?;
    Ok(pins.collect::<rusqlite::Result<_>>()?)
}

/// A library that was taken out, or lost with the whole catalogue.
#[derive(Clone, Debug)]
pub struct Removed {
    /// The library.
    pub library: Library,
    /// The highest version that a food of it had; what comes into it later has a higher one.
    pub version: u32,
    /// When.
    pub at: Timestamp,
}

/// The libraries that were taken out of a catalogue.
pub(in super::super) fn removed(catalogue: &Connection) -> Result<Vec<Removed>, Failure> {
    // Catalogues of before have no such table.
    if !catalogue.table_exists(None, "removed")? {
        return Ok(Vec::new());
    }
    let mut statement =
        catalogue.prepare("SELECT library, version, at FROM removed ORDER BY library")?;
    let mut rows = statement.query([])?;
    let mut all = Vec::new();
    while let Some(row) = rows.next()? {
        let number: i64 = row.get(0)?;
        let library = Library::ALL.into_iter().find(|it| *it as i64 == number);
        if let Some(library) = library {
            let (version, at) = (row.get(1)?, row.get(2)?);
            all.push(Removed {
                library,
                version,
                at,
            });
        }
    }
    Ok(all)
}

/// Notes in a new catalogue how high the versions of a library were in the old one.
pub(super) fn keep(
    old: &Connection,
    new: &Connection,
    library: Library,
    now: &Timestamp,
) -> Result<(), Failure> {
    let highest = "SELECT max(version) FROM food WHERE number BETWEEN ?1 AND ?2";
    let bounds = (number(library as i64, 0), number(library as i64, u32::MAX));
    let highest: Option<u32> = old.query_row(highest, bounds, |row| row.get(0))?;
    match highest {
        Some(version) => write(
            new,
            &Removed {
                library,
                version,
                at: now.clone(),
            },
        ),
        None => Ok(()),
    }
}

fn write(new: &Connection, removed: &Removed) -> Result<(), Failure> {
    new.execute(
        "INSERT OR REPLACE INTO removed (library, version, at) VALUES (?1, ?2, ?3)",
        params![removed.library as i64, removed.version, removed.at],
    )?;
    Ok(())
}
