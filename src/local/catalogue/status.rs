//! What is in a catalogue, and where it came from.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use rusqlite::{Connection, Row};

use super::super::failure::Failure;
use super::build::{self, Origin, Part, Removed};
use super::number;
use crate::model::{Library, Timestamp};

/// What is in a catalogue.
#[derive(Clone, Debug)]
pub struct Status {
    /// Bytes of the file.
    pub size: u64,
    /// What each library holds.
    pub stock: Vec<Stock>,
    /// What was imported and foods are from, oldest first.
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
    /// Which part of the file was taken.
    pub part: Part,
}

/// Looks into a catalogue.
pub(super) fn status(connection: &Connection, file: &Path) -> Result<Status, Failure> {
    let libraries = [Library::Off, Library::Service, Library::Composition];
    let mut remains = connection.prepare("SELECT DISTINCT import FROM remains")?;
    let remains = remains.query_map([], |row| row.get(0))?;
    let mut left: BTreeSet<i64> = remains.collect::<rusqlite::Result<_>>()?;
    let stock = libraries.map(|library| stock(connection, library, &mut left));
    let stock: Vec<Stock> = stock.into_iter().collect::<Result<_, _>>()?;
    Ok(Status {
        size: fs::metadata(file)?.len(),
        imports: imports(connection, &stock, &left)?,
        stock,
        removed: build::removed(connection)?,
    })
}

/// What a library holds; the imports that left its foods as they are, are added.
fn stock(
    connection: &Connection,
    library: Library,
    left: &mut BTreeSet<i64>,
) -> Result<Stock, Failure> {
    let mut statement = connection.prepare(
        "SELECT count(*), count(nullif(known, 0)), group_concat(DISTINCT updated)
         FROM food WHERE number BETWEEN ?1 AND ?2",
    )?;
    let bounds = (number(library as i64, 0), number(library as i64, u32::MAX));
    Ok(statement.query_row(bounds, |row| {
        let imports: Option<String> = row.get(2)?;
        let imports = imports.unwrap_or_default();
        left.extend(imports.split(',').filter_map(|it| it.parse::<i64>().ok()));
        Ok(Stock {
            library,
            foods: u64::try_from(row.get::<_, i64>(0)?).unwrap_or(0),
            with_nutrition: u64::try_from(row.get::<_, i64>(1)?).unwrap_or(0),
        })
    })?)
}

/// What was imported: that of which a food is there as it left it, or something of one, and of a library
/// with foods the newest, which may have found all as it was.
fn imports(
    connection: &Connection,
    stock: &[Stock],
    left: &BTreeSet<i64>,
) -> Result<Vec<Import>, Failure> {
    let mut statement = connection
        .prepare("SELECT library, at, file, format, licence, number FROM import ORDER BY number")?;
    let numbered = |row: &Row<'_>| Ok((row.get(5)?, import(row)?));
    let all = statement.query_map([], numbered)?;
    let mut all: Vec<(i64, Import)> = all.collect::<rusqlite::Result<_>>()?;
    let mut parts = build::parts(connection)?;
    // An import of no food at all, which was possible once, says nothing of what is there.
    all.retain(|(number, _)| parts.get(number).is_none_or(|part| part.limit != Some(0)));
    let newest = |stock: &Stock| {
        let mut of_it = all.iter().rev();
        let is_of_it = |import: &Import| import.library == Some(stock.library);
        of_it.find(|(_, import)| is_of_it(import) && import.format != Origin::CORRECTIONS)
    };
    let filled = stock.iter().filter(|stock| stock.foods > 0);
    let newest: BTreeSet<i64> = filled
        .filter_map(newest)
        .map(|(number, _)| *number)
        .collect();
    let is_told = |number: &i64| left.contains(number) || newest.contains(number);
    let told = all.into_iter().filter(|(number, _)| is_told(number));
    let told = told.map(|(number, import)| Import {
        part: parts.remove(&number).unwrap_or_default(),
        ..import
    });
    Ok(told.collect())
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
        part: Part::default(),
    })
}
