//! What is in a catalogue, and where it came from.

use std::fs;
use std::path::Path;

use rusqlite::{Connection, Row};

use super::super::failure::Failure;
use super::build::{self, Removed};
use super::number;
use crate::model::{Library, Timestamp};

/// What is in a catalogue.
#[derive(Clone, Debug)]
pub struct Status {
    /// Bytes of the file.
    pub size: u64,
    /// What each library holds.
    pub stock: Vec<Stock>,
    /// What was imported, oldest first.
    pub imports: Vec<Import>,
    /// Libraries that were taken out.
    pub removed: Vec<Removed>,
}

/// What a library holds.
#[derive(Clone, Debug)]
pub struct Stock {
    /// The library.
    pub library: Library,
    /// Foods.
    pub foods: u64,
    /// Foods of which a nutrient is known.
    pub with_nutrition: u64,
}

/// Something that was imported.
#[derive(Clone, Debug)]
pub struct Import {
    /// Into which library; into several when none is named.
    pub library: Option<Library>,
    /// When.
    pub at: Timestamp,
    /// The file, as it was named.
    pub file: String,
    /// Its format.
    pub format: String,
    /// What to cite, and under which licence the foods may be used.
    pub licence: String,
}

/// Looks into a catalogue.
pub(super) fn status(connection: &Connection, file: &Path) -> Result<Status, Failure> {
    let libraries = [Library::Off, Library::Service, Library::Composition];
    let stock = libraries.map(|library| stock(connection, library));
    let mut statement = connection
        .prepare("SELECT library, at, file, format, licence FROM import ORDER BY number")?;
    let imports = statement.query_map([], import)?;
    Ok(Status {
        size: fs::metadata(file)?.len(),
        stock: stock.into_iter().collect::<Result<_, _>>()?,
        imports: imports.collect::<rusqlite::Result<_>>()?,
        removed: build::removed(connection)?,
    })
}

fn stock(connection: &Connection, library: Library) -> Result<Stock, Failure> {
    let mut statement = connection.prepare(
        "SELECT count(*), count(nullif(known, 0)) FROM food WHERE number BETWEEN ?1 AND ?2",
    )?;
    let bounds = (number(library as i64, 0), number(library as i64, u32::MAX));
    Ok(statement.query_row(bounds, |row| {
        Ok(Stock {
            library,
            foods: u64::try_from(row.get::<_, i64>(0)?).unwrap_or(0),
            with_nutrition: u64::try_from(row.get::<_, i64>(1)?).unwrap_or(0),
        })
    })?)
}

fn import(row: &Row<'_>) -> rusqlite::Result<Import> {
    let library: Option<i64> = row.get(0)?;
    let of_number = |number| {
        let mut all = Library::ALL.into_iter();
        all.find(|library| *library as i64 == number)
    };
    Ok(Import {
        library: library.and_then(of_number),
        at: row.get(1)?,
        file: row.get(2)?,
        format: row.get(3)?,
        licence: row.get(4)?,
    })
}
