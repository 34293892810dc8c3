//! Making a catalogue file: beside the old one, then in its place.

use std::fs::{self, File};
use std::path::Path;

use rusqlite::{Connection, OptionalExtension, params};

use super::super::failure::Failure;
use super::super::file;
use super::index::Indexer;
use super::{APPLICATION_ID, VERSION, find, number, open, words};
use crate::error::Result as Answer;
use crate::model::{CatalogueFood, Library, Timestamp};
use crate::rules::barcode;

/// Builds a catalogue of these foods and gives it its name when it is whole.
pub(super) fn build(
    path: &Path,
    now: &Timestamp,
    foods: &mut dyn Iterator<Item = Answer<CatalogueFood>>,
) -> Result<u64, Failure> {
    if let Some(folder) = path.parent() {
        file::create_folder(folder)?;
    }
    let draft = file::beside(path, "new");
    let built = fill(&draft, path, now, foods).and_then(|count| {
        File::open(&draft)?.sync_all()?;
        fs::rename(&draft, path)?;
        file::sync_folder(path)?;
        Ok(count)
    });
    if built.is_err() {
        let _ = fs::remove_file(&draft);
    }
    built
}

fn fill(
    draft: &Path,
    old: &Path,
    now: &Timestamp,
    foods: &mut dyn Iterator<Item = Answer<CatalogueFood>>,
) -> Result<u64, Failure> {
    file::private_file(draft)?;
    let mut connection = Connection::open(draft)?;
    // Nobody sees the file before it is whole, and it is synced then: no journal is needed.
    connection.execute_batch("PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF;")?;
    connection.execute_batch(include_str!("schema.sql"))?;
    let old = open(old).ok();
    let transaction = connection.transaction()?;
    let mut indexes: [Indexer; 4] = Default::default();
    let mut count = 0;
    for food in foods {
        let food = food?;
        let index = &mut indexes[food.library as usize];
        insert(&transaction, index, &food, old.as_ref(), now)?;
        count += 1;
    }
    for (library, index) in Library::ALL.into_iter().zip(indexes) {
        if index.len() > 0 {
            index.write(&transaction, library)?;
        }
    }
    transaction.pragma_update(None, "application_id", APPLICATION_ID)?;
    transaction.pragma_update(None, "user_version", VERSION)?;
    transaction.commit()?;
    connection.close().map_err(|(_, error)| error)?;
    Ok(count)
}

fn insert(
    connection: &Connection,
    index: &mut Indexer,
    food: &CatalogueFood,
    old: Option<&Connection>,
    now: &Timestamp,
) -> Result<(), Failure> {
    let names = match food.names.is_empty() {
        true => None,
        false => Some(serde_json::to_string(&food.names)?),
    };
    let data = serde_json::to_string(&food.data)?;
    let edition = edition(old, food, &data, now)?;
    let place = u32::try_from(index.len()).unwrap_or(u32::MAX);
    let number = number(food.library as i64, place);
    let regions = food.regions.join(" ");
    connection
        .prepare_cached(
            "INSERT INTO food (number, library, key, version, name, names, brand, barcode, regions, scans, data,
                               created_at, updated_at)
             VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13)",
        )?
        .execute(params![
            number,
            food.library as i64,
            food.key,
            edition.version,
            food.name,
            names,
            food.brand,
            food.barcode,
            (!regions.is_empty()).then_some(&regions),
            i64::try_from(food.scans).unwrap_or(i64::MAX),
            data,
            edition.created_at,
            edition.updated_at,
        ])?;
    connection
        .prepare_cached("INSERT INTO key (library, hash, food) VALUES (?1, ?2, ?3)")?
        .execute(params![food.library as i64, words::hash(&food.key), number])?;
    if let Some(code) = food.barcode.as_deref().and_then(barcode::number) {
        connection
            .prepare_cached("INSERT INTO barcode (number, food) VALUES (?1, ?2)")?
            .execute(params![code, number])?;
    }
    let brand = food.brand.as_deref().unwrap_or_default();
    let found_by = words::of(&food.name, &food.names, brand, &regions);
    let names = words::names_of(&food.name, &food.names);
    index.add(order(food), names, found_by.iter().map(String::as_str))
}

/// What decides the order of use: of products their scans, of all the shorter name.
fn order(food: &CatalogueFood) -> u64 {
    let scans = match food.library {
        Library::Off => u32::try_from(food.scans).unwrap_or(u32::MAX),
        _ => 0,
    };
    let length = u16::try_from(food.name.chars().count()).unwrap_or(u16::MAX);
    u64::from(scans) << 32 | u64::from(u16::MAX - length)
}

/// Which edition of a food this is.
struct Edition {
    version: u32,
    created_at: Timestamp,
    updated_at: Timestamp,
}

/// Decision: a catalogue food has version 1 unless its data changed since the catalogue before.
fn edition(
    old: Option<&Connection>,
    food: &CatalogueFood,
    data: &str,
    now: &Timestamp,
) -> Result<Edition, Failure> {
    let first = Edition {
        version: 1,
        created_at: now.clone(),
        updated_at: now.clone(),
    };
    let Some(old) = old else { return Ok(first) };
    let Some(before) = find::number(old, food.library, &food.key)? else {
        return Ok(first);
    };
    let mut statement = old.prepare_cached(
        "SELECT version, created_at, updated_at,
                name IS ?2 AND brand IS ?3 AND barcode IS ?4 AND data IS ?5
         FROM food WHERE number = ?1",
    )?;
    let same = params![before, food.name, food.brand, food.barcode, data];
    let before = statement.query_row(same, |row| {
        let edition = Edition {
            version: row.get(0)?,
            created_at: row.get(1)?,
            updated_at: row.get(2)?,
        };
        Ok((edition, row.get::<_, bool>(3)?))
    });
    Ok(match before.optional()? {
        Some((edition, true)) => edition,
        Some((edition, false)) => Edition {
            version: edition.version.saturating_add(1),
            created_at: edition.created_at,
            updated_at: now.clone(),
        },
        None => first,
    })
}
