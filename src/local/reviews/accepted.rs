//! Changes of catalogue foods that were accepted, in a file of their own beside the catalogue; the
//! catalogue has them too, so that neither of the two files is missed alone.

use std::collections::HashMap;
use std::path::{Path, PathBuf};

use rusqlite::{Connection, TransactionBehavior, params};
use serde_json::{Value, json};

use super::super::failure::{self, Failure};
use super::super::schema::Schema;
use super::super::{file, pins};
use crate::error::{Code, Error, Result as Answer};
use crate::model::{Change, CorrectedFood, Entry, FoodData, Library, Nutrient, Timestamp};
use crate::rules::{self, correction};

/// A file of accepted changes, marked `JRNR`.
const SCHEMA: Schema = Schema {
    name: "a file of reviews",
    mark: 0x4a52_4e52,
    mode: "DELETE",
    steps: &[include_str!("1.sql")],
};

const ACCEPT: &str = "INSERT OR REPLACE INTO accepted (library, key, member, value, correction, at)
    VALUES (?1, ?2, ?3, ?4, ?5, ?6)";

/// What was accepted of each food.
#[derive(Default)]
pub(in super::super) struct Accepted(HashMap<(i64, String), Vec<Change>>);

impl Accepted {
    /// What was accepted for the catalogue of this file, by what the file of reviews and the old
    /// catalogue know; the new one knows it then.
    pub(in super::super) fn gathered(
        catalogue: &Path,
        old: Option<&Connection>,
        new: &Connection,
    ) -> Result<Accepted, Failure> {
        if let Some(old) = old {
            // Catalogues of before have no such table.
            if old.table_exists(None, "accepted")? {
                copy(old, new)?;
            }
        }
        let file = file_of(catalogue);
        file::clear_litter(&file);
        let copied = || match file.try_exists()? {
            true => copy(&file::open_to_read(&file, &SCHEMA)?, new),
            false => Ok(()),
        };
        copied().map_err(|failure| told(&file, failure))?;
        Accepted::read(new)
    }

    fn read(connection: &Connection) -> Result<Accepted, Failure> {
        let mut statement = connection
            .prepare("SELECT library, key, member, value FROM accepted ORDER BY member")?;
        let mut rows = statement.query([])?;
        let mut accepted = Accepted::default();
        while let Some(row) = rows.next()? {
            let change = Change {
                path: row.get(2)?,
                from: Value::Null,
                to: pins::json(row, 3)?,
            };
            let of_food = accepted.0.entry((row.get(0)?, row.get(1)?)).or_default();
            of_food.push(change);
        }
        Ok(accepted)
    }

    /// Whether something was accepted of a food.
    pub(in super::super) fn has(&self, library: Library, key: &str) -> bool {
        // Most catalogues have none, and are made of millions.
        !self.0.is_empty() && self.0.contains_key(&(library as i64, key.to_owned()))
    }

    /// Changes a food as it was accepted; `false` where it is so already.
    pub(in super::super) fn apply(
        &self,
        library: Library,
        food: &mut Entry,
    ) -> Result<bool, Failure> {
        match self.0.get(&(library as i64, food.key.clone())) {
            Some(changes) => change(food, changes),
            None => Ok(false),
        }
    }
}

/// Copies what was accepted; of two for one member the one that is copied holds.
fn copy(from: &Connection, to: &Connection) -> Result<(), Failure> {
    let mut insert = to.prepare(ACCEPT)?;
    let mut statement =
        from.prepare("SELECT library, key, member, value, correction, at FROM accepted")?;
    let mut rows = statement.query([])?;
    while let Some(row) = rows.next()? {
        insert.execute(params![
            row.get::<_, i64>(0)?,
            row.get::<_, String>(1)?,
            row.get::<_, String>(2)?,
            row.get::<_, String>(3)?,
            row.get::<_, String>(4)?,
            row.get::<_, String>(5)?,
        ])?;
    }
    Ok(())
}

fn change(food: &mut Entry, changes: &[Change]) -> Result<bool, Failure> {
    let before = (food.name.clone(), food.brand.clone(), food.data.clone());
    let data: Value = serde_json::from_str(&food.data)?;
    let mut body = json!({ "name": food.name, "brand": food.brand, "data": data });
    correction::apply(&mut body, changes);
    // What was accepted keeps to the rules by itself: what does not is no work of ours.
    if rules::food::check(&body).is_err() {
        return Ok(false);
    }
    if let Some(name) = body["name"].as_str() {
        food.name = name.to_owned();
    }
    food.brand = body["brand"].as_str().map(str::to_owned);
    let values = &body["data"]["nutrition"]["values"];
    let known = Nutrient::ALL
        .into_iter()
        .filter(|nutrient| values[nutrient.as_str()].is_number());
    food.known = u8::try_from(known.count()).unwrap_or(u8::MAX);
    // Members stand in one order, so that what is equal reads equal.
    let data: FoodData = serde_json::from_value(body["data"].take())?;
    food.data = serde_json::to_string(&data)?;
    Ok((&before.0, &before.1, &before.2) != (&food.name, &food.brand, &food.data))
}

/// Keeps members of a food, as they were accepted, for every catalogue to come.
///
/// Errors: `LocalStore`.
pub(super) fn accept(
    catalogue: &Path,
    food: &CorrectedFood,
    members: &[Change],
    correction: &str,
    now: &Timestamp,
) -> Answer<()> {
    let file = file_of(catalogue);
    let write = || -> Result<(), Failure> {
        let mut connection = file::open_to_write(&file, &SCHEMA)?;
        let transaction = connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
        for member in members {
            let value = member.to.to_string();
            transaction.execute(
                ACCEPT,
                params![
                    food.library as i64,
                    food.key,
                    member.path,
                    value,
                    correction,
                    now
                ],
            )?;
        }
        Ok(transaction.commit()?)
    };
    write().map_err(|failure| told(&file, failure))
}

fn file_of(catalogue: &Path) -> PathBuf {
    catalogue.with_file_name("reviews.db")
}

const DAMAGED: &str = "nothing was changed: bring the file back from a backup, or move it away: the catalogue, as long as it is there, knows what was accepted";

/// What went wrong with the accepted changes, whoever needed them: the catalogue is not to blame.
fn told(file: &Path, failure: Failure) -> Error {
    match failure {
        Failure::Answer(error) => error,
        Failure::Store { what, hint, .. } => {
            let message = format!("the accepted corrections {}: {what}", file.display());
            let hint = match failure::is_of_damage(hint) {
                true => DAMAGED,
                false => hint,
            };
            Error::new(Code::LocalStore, message).hint(hint)
        }
    }
}
