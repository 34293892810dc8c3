//! Making a catalogue file: beside the old one, then in its place.

use std::fs::{self, File};
use std::path::Path;

use rusqlite::{Connection, OptionalExtension, params};

use super::super::failure::Failure;
use super::super::{file, link};
use super::{APPLICATION_ID, VERSION, open};
use crate::error::Result as Answer;
use crate::model::{CatalogueFood, Timestamp};
use crate::rules::{barcode, text};

/// Builds a catalogue of these foods and gives it its name when it is whole.
pub(super) fn build(
    path: &Path,
    now: &Timestamp,
    foods: &mut dyn Iterator<Item = Answer<CatalogueFood>>,
) -> Result<u64, Failure> {
    link::refuse(path)?;
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
    let mut count = 0;
    for food in foods {
        insert(&transaction, &food?, old.as_ref(), now)?;
        count += 1;
    }
    transaction.pragma_update(None, "application_id", APPLICATION_ID)?;
    transaction.pragma_update(None, "user_version", VERSION)?;
    transaction.commit()?;
    connection.close().map_err(|(_, error)| error)?;
    Ok(count)
}

fn insert(
    connection: &Connection,
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
    connection
        .prepare_cached(
            "INSERT INTO food (library, key, version, name, names, brand, barcode, regions, scans, data,
                               created_at, updated_at)
             VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12)",
        )?
        .execute(params![
            food.library.as_str(),
            food.key,
            edition.version,
            food.name,
            names,
            food.brand,
            food.barcode,
            (!food.regions.is_empty()).then(|| food.regions.join(" ")),
            i64::try_from(food.scans).unwrap_or(i64::MAX),
            data,
            edition.created_at,
            edition.updated_at,
        ])?;
    let number = connection.last_insert_rowid();
    if let Some(code) = food.barcode.as_deref().and_then(barcode::number) {
        connection
            .prepare_cached("INSERT INTO barcode (number, food) VALUES (?1, ?2)")?
            .execute(params![code, number])?;
    }
    connection
        .prepare_cached("INSERT INTO words (rowid, word) VALUES (?1, ?2)")?
        .execute(params![number, indexed(food)])?;
    Ok(())
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
    let mut statement = old.prepare_cached(
        "SELECT version, created_at, updated_at,
                name IS ?3 AND brand IS ?4 AND barcode IS ?5 AND data IS ?6
         FROM food WHERE library = ?1 AND key = ?2",
    )?;
    let (library, key) = (food.library.as_str(), &food.key);
    let same = params![library, key, food.name, food.brand, food.barcode, data];
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

/// The words a food is found by, as the index holds them.
fn indexed(food: &CatalogueFood) -> String {
    let mut words = vec![format!("={}", food.library)];
    words.extend(text::words(&food.name));
    words.extend(food.brand.iter().flat_map(|brand| text::words(brand)));
    for (language, name) in &food.names {
        words.extend(
            text::words(name)
                .into_iter()
                .map(|word| format!("{language}_{word}")),
        );
    }
    words.join(" ")
}
