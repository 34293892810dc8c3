//! Changes of catalogue foods that were accepted, in a file of their own beside the catalogue.

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

/// What was accepted of each food.
#[derive(Default)]
pub(in super::super) struct Accepted(HashMap<(i64, String), Vec<Change>>);

impl Accepted {
    /// What was accepted for the catalogue of this file; nothing, where nothing ever was.
    pub(in super::super) fn beside(catalogue: &Path) -> Result<Accepted, Failure> {
        let file = file_of(catalogue);
        file::clear_litter(&file);
        let read = || match file.try_exists()? {
            true => Accepted::read(&file::open_to_read(&file, &SCHEMA)?),
            false => Ok(Accepted::default()),
        };
        read().map_err(|failure| told(&file, failure).into())
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

    /// Changes a food as it was accepted.
    pub(in super::super) fn apply(
        &self,
        library: Library,
        food: &mut Entry,
    ) -> Result<(), Failure> {
        match self.0.get(&(library as i64, food.key.clone())) {
            Some(changes) => change(food, changes),
            None => Ok(()),
        }
    }
}

fn change(food: &mut Entry, changes: &[Change]) -> Result<(), Failure> {
    let data: Value = serde_json::from_str(&food.data)?;
    let mut body = json!({ "name": food.name, "brand": food.brand, "data": data });
    correction::apply(&mut body, changes);
    // What was accepted keeps to the rules by itself: what does not is no work of ours.
    if rules::food::check(&body).is_err() {
        return Ok(());
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
    Ok(())
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
                "INSERT OR REPLACE INTO accepted (library, key, member, value, correction, at) VALUES (?1, ?2, ?3, ?4, ?5, ?6)",
                params![food.library as i64, food.key, member.path, value, correction, now],
            )?;
        }
        Ok(transaction.commit()?)
    };
    write().map_err(|failure| told(&file, failure))
}

fn file_of(catalogue: &Path) -> PathBuf {
    catalogue.with_file_name("reviews.db")
}

const DAMAGED: &str = "nothing was changed: bring the file back from a backup, or move it away; without it corrected foods are as they are until an import brings them again, and from then on as they are imported";

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
