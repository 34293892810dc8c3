//! Versions never go back, not even when a library is taken out and comes again: journals pin them.

use rusqlite::{Connection, params};

use super::super::super::failure::Failure;
use super::super::number;
use crate::model::{Library, Timestamp};

/// The highest version of each library that anything had when the library was taken out; 0 where
/// it never was.
#[derive(Default)]
pub(super) struct Floors([u32; Library::ALL.len()]);

impl Floors {
    /// Those of the old catalogue, taken over into the new one.
    pub(super) fn copied(old: Option<&Connection>, new: &Connection) -> Result<Floors, Failure> {
        let mut floors = Floors::default();
        for removed in old.map(removed).transpose()?.unwrap_or_default() {
            floors.0[removed.library as usize] = removed.version;
            write(new, &removed)?;
        }
        Ok(floors)
    }

    /// The version of a food that was not there before.
    ///
    /// Decision: it is 1, unless the library was taken out once; then it is higher than any version
    /// that a food of the library had.
    pub(super) fn first(&self, library: Library) -> u32 {
        self.0[library as usize].saturating_add(1)
    }
}

/// A library that was taken out.
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
