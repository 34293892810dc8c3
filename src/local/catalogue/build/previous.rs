//! Foods as the catalogue had them before.

use std::collections::HashMap;
use std::path::Path;

use rusqlite::types::ValueRef;
use rusqlite::{Connection, OptionalExtension, Row, params};

use super::super::super::failure::Failure;
use super::super::super::pins;
use super::super::{number, words};
use super::edition::Edition;
use crate::model::{Entry, Library};

/// A food as it was.
pub(super) struct Previous {
    food: i64,
    pub(super) entry: Entry,
    pub(super) edition: Edition,
}

const FOOD: &str =
    "SELECT number, key, version, name, names, brand, other_brands, barcode, regions, scans,
    completeness, known, changed, created, updated, data, language FROM food";

impl Previous {
    /// Its number in the old catalogue.
    pub(super) fn number(&self) -> i64 {
        self.food
    }

    /// Its place in its library.
    pub(super) fn place(&self) -> u32 {
        u32::try_from(self.food & i64::from(u32::MAX)).unwrap_or(u32::MAX)
    }

    /// The same as imports left it. In a catalogue of before, what was corrected of it counts as
    /// imported.
    pub(super) fn imported(&self, old: &Connection) -> Result<Previous, Failure> {
        let mut entry = self.entry.clone();
        if remembers_imported(old)? {
            let mut statement = old.prepare_cached(
                "SELECT name, brand, known, data, names FROM imported WHERE number = ?1",
            )?;
            let mut rows = statement.query([self.food])?;
            if let Some(row) = rows.next()? {
                entry.rename(row.get(0)?);
                entry.brand = row.get(1)?;
                (entry.known, entry.data) = (row.get(2)?, row.get(3)?);
                // A catalogue of before does not tell them.
                if !matches!(row.get_ref(4)?, ValueRef::Null) {
                    entry.names = pins::json(row, 4)?;
                }
            }
        }
        Ok(Previous { entry, ..*self })
    }

    /// Whether it was changed later than the food that comes, as far as both tell when; what was
    /// changed after `now` tells nothing.
    pub(super) fn is_newer(&self, entry: &Entry, now: i64) -> bool {
        let (known, comes) = (self.entry.changed, entry.changed);
        comes > 0 && comes < known && known <= now
    }
}

/// Opens the catalogue that there is, if there is a good one.
///
/// Errors: where one is there that may be good and cannot be opened, so that it is not left out of
/// what is made in its place.
pub(in crate::local) fn open(file: &Path) -> Result<Option<Connection>, Failure> {
    if !file.try_exists()? {
        return Ok(None);
    }
    match super::open(file).and_then(ready) {
        Ok(old) => Ok(Some(old)),
        Err(failure) if failure.is_damage() => Ok(None),
        Err(failure) => Err(failure),
    }
}

fn ready(old: Connection) -> Result<Connection, Failure> {
    // Every food of it is looked at, in any order; nobody writes into a built catalogue.
    old.execute_batch(
        "PRAGMA cell_size_check = OFF; PRAGMA mmap_size = 68719476736; PRAGMA cache_size = -64000;",
    )?;
    Ok(old)
}

/// Has a new catalogue remember of a food that is corrected what imports left.
pub(super) fn remember(new: &Connection, food: i64, entry: &Entry) -> Result<(), Failure> {
    let Entry {
        name,
        names,
        brand,
        known,
        data,
        ..
    } = entry;
    let names = serde_json::to_string(names)?;
    new.prepare_cached(
        "INSERT INTO imported (number, name, brand, known, data, names) VALUES (?1, ?2, ?3, ?4, ?5, ?6)",
    )?
    .execute(params![food, name, brand, known, data, names])?;
    Ok(())
}

/// Whether a catalogue remembers of corrected foods what imports left.
pub(super) fn remembers_imported(old: &Connection) -> Result<bool, Failure> {
    Ok(old.table_exists(Some("main"), "imported")?)
}

/// Whether there are foods of a library.
pub(super) fn any(old: &Connection, library: Library) -> Result<bool, Failure> {
    let any = "SELECT EXISTS (SELECT 1 FROM food WHERE number BETWEEN ?1 AND ?2)";
    let library = library as i64;
    let bounds = (number(library, 0), number(library, u32::MAX));
    Ok(old.query_row(any, bounds, |row| row.get(0))?)
}

/// The food with a key.
pub(super) fn find(
    old: &Connection,
    library: Library,
    key: &str,
) -> Result<Option<Previous>, Failure> {
    let mut statement = old.prepare_cached(&format!(
        "{FOOD} WHERE key = ?3 AND number IN (SELECT food FROM code WHERE library = ?1 AND number = ?2)"
    ))?;
    let found = statement.query_row(params![library as i64, words::code(key), key], read);
    Ok(found.optional()?)
}

/// Whether a food is sold in a country, by what it tells, else by what is known of it.
pub(super) fn is_sold_in(
    old: Option<&Connection>,
    country: &str,
    library: Library,
    entry: &Entry,
) -> Result<bool, Failure> {
    let known = match old {
        Some(old) if entry.regions.is_empty() => find(old, library, &entry.key)?,
        _ => None,
    };
    let known = known.map(|food| food.entry);
    Ok(known.as_ref().unwrap_or(entry).is_sold_in(country))
}

/// Whether another library has a food with a key, and knows nutrients of it.
pub(super) fn is_known_elsewhere(
    old: &Connection,
    library: Library,
    key: &str,
) -> Result<bool, Failure> {
    for other in Library::ALL.into_iter().filter(|other| *other != library) {
        if find(old, other, key)?.is_some_and(|food| food.entry.known > 0) {
            return Ok(true);
        }
    }
    Ok(false)
}

/// Where foods of a table stand in another library without any nutrient, by key. Only such keys mean
/// the same food in every library: tables part their foods among them, each by what it knows.
pub(super) fn bare_elsewhere(
    old: &Connection,
    library: Library,
) -> Result<HashMap<String, (Library, u32)>, Failure> {
    let mut found = HashMap::new();
    let tables = [Library::Service, Library::Composition];
    if !tables.contains(&library) {
        return Ok(found);
    }
    let mut statement = old.prepare(
        "SELECT key, number FROM food WHERE number BETWEEN ?1 AND ?2 AND known = 0 AND key GLOB 'usda-*'",
    )?;
    for other in tables.into_iter().filter(|other| *other != library) {
        let (from, to) = (number(other as i64, 0), number(other as i64, u32::MAX));
        let mut rows = statement.query((from, to))?;
        while let Some(row) = rows.next()? {
            let place = u32::try_from(row.get::<_, i64>(1)? - from).unwrap_or(u32::MAX);
            found.insert(row.get(0)?, (other, place));
        }
    }
    Ok(found)
}

/// Every food of a library.
pub(super) fn each(
    old: &Connection,
    library: Library,
    mut take: impl FnMut(Previous) -> Result<(), Failure>,
) -> Result<(), Failure> {
    let mut statement = old.prepare(&format!("{FOOD} WHERE number BETWEEN ?1 AND ?2"))?;
    let library = library as i64;
    let foods = statement.query_map((number(library, 0), number(library, u32::MAX)), read)?;
    for food in foods {
        take(food?)?;
    }
    Ok(())
}

fn read(row: &Row<'_>) -> rusqlite::Result<Previous> {
    let text = |column| {
        Ok::<_, rusqlite::Error>(row.get::<_, Option<String>>(column)?.unwrap_or_default())
    };
    let names = match row.get_ref(4)? {
        ValueRef::Null => Default::default(),
        _ => pins::json(row, 4)?,
    };
    Ok(Previous {
        food: row.get(0)?,
        entry: Entry {
            key: row.get(1)?,
            name: row.get(3)?,
            language: text(16)?,
            names,
            brand: row.get(5)?,
            other_brands: text(6)?,
            barcode: row.get(7)?,
            regions: text(8)?,
            scans: u64::try_from(row.get::<_, i64>(9)?).unwrap_or(0),
            completeness: row.get(10)?,
            known: row.get(11)?,
            changed: row.get(12)?,
            data: row.get(15)?,
            is_base_assumed: false,
        },
        edition: Edition {
            version: row.get(2)?,
            created: row.get(13)?,
            updated: row.get(14)?,
        },
    })
}
