//! Meals as they were before each change.

use rusqlite::types::Type;
use rusqlite::{Connection, Row, params};

use super::failure::Failure;
use super::undo::next_number;
use super::{Local, Write, pins};
use crate::api::FormerMeal;
use crate::error::Result;
use crate::model::limits::MEAL_ITEMS;
use crate::model::{Image, Meal, Timestamp};
use crate::rules;

/// A meal as it was until a change.
#[derive(Clone, Debug, PartialEq, serde::Serialize)]
#[serde(rename_all = "camelCase")]
pub struct PastMeal {
    /// When it was changed.
    pub replaced_at: Timestamp,
    /// What it was before.
    pub before: Meal,
}

/// Keeps a meal as it is before it changes.
pub(super) fn keep(
    write: &Write<'_>,
    number: i64,
    before: &Meal,
) -> std::result::Result<(), Failure> {
    write
        .connection
        .prepare_cached(
            "INSERT INTO meal_history (number, meal, replaced_at, before, imported)
             VALUES (?1, ?2, ?3, ?4, ?5)",
        )?
        .execute(params![
            next_number(write.connection, "meal_history")?,
            number,
            write.now,
            serde_json::to_string(before)?,
            write.is_import,
        ])?;
    Ok(())
}

/// A meal as it was before a change, by the number of that.
pub(super) fn by_number(
    connection: &Connection,
    number: i64,
) -> std::result::Result<PastMeal, Failure> {
    let sql = "SELECT replaced_at, before FROM meal_history WHERE number = ?1";
    Ok(connection.prepare_cached(sql)?.query_row([number], read)?)
}

/// The images that a meal showed before it was changed.
pub(super) fn images(
    connection: &Connection,
    meal: i64,
) -> std::result::Result<Vec<Image>, Failure> {
    let sql = "SELECT before FROM meal_history WHERE meal = ?1";
    let mut statement = connection.prepare_cached(sql)?;
    let mut images = Vec::new();
    // What cannot be read showed nothing that could be told, and keeps no meal from being deleted.
    for before in statement.query_map([meal], |row| Ok(pins::json::<Meal>(row, 0).ok()))? {
        let shown = before?.and_then(|meal| meal.images.into_option());
        images.extend(shown.unwrap_or_default());
    }
    Ok(images)
}

fn read(row: &Row<'_>) -> rusqlite::Result<PastMeal> {
    Ok(PastMeal {
        replaced_at: row.get(0)?,
        before: before(row, 1)?,
    })
}

/// Reads a meal as it was.
///
/// Errors: also of more items than a meal may have: each takes many times its bytes in memory.
fn before(row: &Row<'_>, column: usize) -> rusqlite::Result<Meal> {
    let meal: Meal = pins::json(row, column)?;
    let items = meal.items.len();
    match items <= MEAL_ITEMS {
        true => Ok(meal),
        false => Err(rusqlite::Error::InvalidColumnType(
            column,
            format!("more than {MEAL_ITEMS} items"),
            Type::Text,
        )),
    }
}

impl Local {
    /// Meals that were changed, as they were before each of their changes, the first first, as far as that can be read.
    ///
    /// Errors: those of the journal's file.
    pub fn former_meals(&self) -> Result<Vec<FormerMeal>> {
        self.read(|connection| {
            let sql = "SELECT before, imported FROM meal_history ORDER BY number";
            let mut statement = connection.prepare_cached(sql)?;
            let meals = statement.query_map([], |row| {
                let is_imported = row.get(1)?;
                // Of one that cannot be read nobody knows what it was, as on a service.
                Ok(before(row, 0).ok().map(|before| FormerMeal {
                    before,
                    is_imported,
                }))
            })?;
            let meals = meals.filter_map(std::result::Result::transpose);
            Ok(meals.collect::<rusqlite::Result<_>>()?)
        })
    }

    /// A meal as it was before each of its changes, latest first.
    ///
    /// Errors: `Invalid` when `id` is no UUID; `NotFound` the meal.
    pub fn meal_history(&self, id: &str) -> Result<Vec<PastMeal>> {
        let id = rules::query::id(id)?;
        self.read(|connection| {
            super::meals::get(connection, &id)?;
            let mut statement = connection.prepare_cached(
                "SELECT replaced_at, before FROM meal_history
                 WHERE meal = (SELECT number FROM meal WHERE id = ?1) ORDER BY number DESC",
            )?;
            let past = statement.query_map([&id], read)?;
            Ok(past.collect::<rusqlite::Result<_>>()?)
        })
    }
}
