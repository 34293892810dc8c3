//! Making a catalogue file: beside the old one, then in its place.

use std::fs::{self, File};
use std::path::Path;

use rusqlite::{Connection, params};

use super::super::failure::Failure;
use super::super::file;
use super::{APPLICATION_ID, VERSION};
use crate::error::Result as Answer;
use crate::model::CatalogueFood;
use crate::rules::{barcode, text};

/// Builds a catalogue of these foods and gives it its name when it is whole.
pub(super) fn build(
    path: &Path,
    foods: &mut dyn Iterator<Item = Answer<CatalogueFood>>,
) -> Result<u64, Failure> {
    if let Some(folder) = path.parent() {
        file::create_folder(folder)?;
    }
    let draft = file::beside(path, "new");
    let built = fill(&draft, foods).and_then(|count| {
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
    foods: &mut dyn Iterator<Item = Answer<CatalogueFood>>,
) -> Result<u64, Failure> {
    file::private_file(draft)?;
    let mut connection = Connection::open(draft)?;
    // Nobody sees the file before it is whole, and it is synced then: no journal is needed.
    connection.execute_batch("PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF;")?;
    connection.execute_batch(include_str!("schema.sql"))?;
    let transaction = connection.transaction()?;
    let mut count = 0;
    for food in foods {
        insert(&transaction, &food?)?;
        count += 1;
    }
    transaction.pragma_update(None, "application_id", APPLICATION_ID)?;
    transaction.pragma_update(None, "user_version", VERSION)?;
    transaction.commit()?;
    connection.close().map_err(|(_, error)| error)?;
    Ok(count)
}

fn insert(connection: &Connection, food: &CatalogueFood) -> Result<(), Failure> {
    let names = match food.names.is_empty() {
        true => None,
        false => Some(serde_json::to_string(&food.names)?),
    };
    connection
        .prepare_cached(
            "INSERT INTO food (library, key, version, name, names, brand, barcode, regions, scans, data)
             VALUES (?1, ?2, 1, ?3, ?4, ?5, ?6, ?7, ?8, ?9)",
        )?
        .execute(params![
            food.library.as_str(),
            food.key,
            food.name,
            names,
            food.brand,
            food.barcode,
            (!food.regions.is_empty()).then(|| food.regions.join(" ")),
            i64::try_from(food.scans).unwrap_or(i64::MAX),
            serde_json::to_string(&food.data)?,
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
