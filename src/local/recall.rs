//! What a shell asks beyond the eleven operations, looked up in the file.

use rusqlite::{Connection, OptionalExtension};

use super::failure::Failure;
use super::{Local, foods, numbered, pins, settings};
use crate::api::Recall;
use crate::error::Result;
use crate::model::{Date, DayTotal, Food, FoodRef, Library, PinnedFood, Settings};

/// More ids than this are as ambiguous as any.
const MOST: u32 = 10;

impl Recall for Local {
    fn recall_food(&self, food: &FoodRef) -> Result<Option<Food>> {
        match food.library {
            Library::Mine => self.read(|connection| {
                let sql = format!(
                    "SELECT {} FROM food JOIN food_version ON food_version.number = food.current
                     WHERE food.key = ?1 AND food.deleted_at IS NULL",
                    foods::columns()
                );
                let mut statement = connection.prepare_cached(&sql)?;
                let found = statement.query_row([&food.key], foods::read).optional()?;
                if let Some(found) = &found {
                    foods::refuse_another(found.key.text(), &food.key)?;
                }
                Ok(found)
            }),
            _ => {
                let mut found = self.catalogue.food(food)?;
                if let Some(found) = &mut found {
                    self.read(|connection| numbered::food(connection, &self.catalogue, found))?;
                }
                Ok(found)
            }
        }
    }

    fn recall_pinned(&self, food: &PinnedFood) -> Result<Option<Food>> {
        let Some(version) = food.version.get() else {
            return Ok(None);
        };
        let pinned = self.read(|connection| pins::find(connection, &food.reference(), *version))?;
        Ok(pinned.map(foods::of_facts))
    }

    fn recall_meals(&self, prefix: &str) -> Result<Vec<String>> {
        self.read(|connection| {
            beginning(
                connection,
                "SELECT id FROM meal WHERE id >= ?1 AND id < ?2 LIMIT ?3",
                prefix,
                MOST,
            )
        })
    }

    fn recall_foods(&self, prefix: &str) -> Result<Vec<String>> {
        let sql =
            "SELECT key FROM food WHERE key >= ?1 AND key < ?2 AND deleted_at IS NULL LIMIT ?3";
        self.read(|connection| beginning(connection, sql, prefix, MOST))
    }

    fn recall_days(&self, from: Date, to: Date) -> Result<Option<Vec<DayTotal>>> {
        self.days(from, to).map(Some)
    }

    fn recall_settings(&self, from: Date, to: Date) -> Result<Settings> {
        self.read(|connection| settings::get_for(connection, from, to))
    }

    fn recall_last_meals(&self, count: u32) -> Result<Vec<String>> {
        self.read(|connection| {
            let mut statement =
                connection.prepare_cached("SELECT id FROM meal ORDER BY number DESC LIMIT ?1")?;
            let ids = statement.query_map([count], |row| row.get(0))?;
            Ok(ids.collect::<rusqlite::Result<_>>()?)
        })
    }
}

/// Ids are lower-case hexadecimal, so all that begin alike lie before the prefix and a `g`.
fn beginning(
    connection: &Connection,
    sql: &str,
    prefix: &str,
    most: u32,
) -> std::result::Result<Vec<String>, Failure> {
    let mut statement = connection.prepare_cached(sql)?;
    let ids = statement.query_map((prefix, format!("{prefix}g"), most), |row| row.get(0))?;
    Ok(ids.collect::<rusqlite::Result<_>>()?)
}
