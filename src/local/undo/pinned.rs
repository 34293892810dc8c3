//! Versions of catalogue foods that what stands on the undo list has: they are in none of its rows.

use rusqlite::Connection;
use rusqlite::types::Value;

use super::{image, table};
use crate::local::failure::Failure;
use crate::local::purge::pinned::{Holders, INGREDIENTS, Released, parts};
use crate::model::json;

/// What a row on the list has of foods.
enum Had {
    /// An item has a version of a food.
    Item(i64),
    /// An own food may be made of others, as its data says.
    Food(String),
    /// It cannot be read, and so does not come back.
    Unknown,
}

/// The columns that say what rows have of foods.
struct Columns {
    food: Option<usize>,
    data: Option<usize>,
}

impl Columns {
    fn of(connection: &Connection) -> Result<Columns, Failure> {
        let at = |table: &str, column: &str| {
            let columns = table::named(table)?.columns(connection)?;
            Ok::<_, Failure>(columns.iter().position(|name| name == column))
        };
        Ok(Columns {
            food: at("item", "food")?,
            data: at("food_version", "data")?,
        })
    }

    fn had(&self, table: &str, image: &[u8]) -> Had {
        let column = match table {
            "item" => self.food,
            _ => self.data,
        };
        let values = image::values(image).zip(column);
        match values.and_then(|(values, column)| values.into_iter().nth(column)) {
            Some(Value::Integer(food)) => Had::Item(food),
            Some(Value::Text(data)) => Had::Food(data),
            _ => Had::Unknown,
        }
    }
}

/// Rows that may have a food of a catalogue.
const MAY_HAVE: &str =
    "(tab = 'item' OR tab = 'food_version' AND (instr(before, ?1) OR instr(after, ?1)))";

/// Adds what may come back.
pub(in crate::local) fn add_holders(
    connection: &Connection,
    holders: &mut Holders,
) -> Result<(), Failure> {
    let sql = format!(
        "SELECT tab, before, after FROM undo_row WHERE tab IN ('item', 'food_version') AND {MAY_HAVE}"
    );
    let mut each = |had: Had| match had {
        Had::Item(food) => holders.add_item(food),
        Had::Food(data) => holders.add_food(data.as_bytes()),
        Had::Unknown => {}
    };
    read(connection, &sql, &[&INGREDIENTS.as_bytes()], &mut each)
}

/// What entries have that are about to be let go of.
pub(super) fn of_entries(connection: &Connection, entries: &[i64]) -> Result<Released, Failure> {
    let sql = format!(
        "SELECT tab, before, after FROM undo_change
         JOIN undo_row ON undo_row.change = undo_change.number WHERE entry = ?2 AND {MAY_HAVE}"
    );
    let mut released = Released::default();
    let mut each = |had: Had| match had {
        Had::Item(food) => drop(released.numbers.insert(food)),
        Had::Food(data) => {
            let data = json::read(data.as_bytes());
            released.parts.extend(data.iter().flat_map(parts));
        }
        Had::Unknown => {}
    };
    for entry in entries {
        let words = INGREDIENTS.as_bytes();
        read(connection, &sql, &[&words, entry], &mut each)?;
    }
    Ok(released)
}

/// Reads the images of rows.
fn read(
    connection: &Connection,
    sql: &str,
    params: &[&dyn rusqlite::ToSql],
    each: &mut dyn FnMut(Had),
) -> Result<(), Failure> {
    let columns = Columns::of(connection)?;
    let mut statement = connection.prepare_cached(sql)?;
    let mut rows = statement.query(params)?;
    while let Some(row) = rows.next()? {
        let table: String = row.get(0)?;
        for image in 1..=2 {
            let image: Option<Vec<u8>> = row.get(image)?;
            if let Some(image) = image {
                each(columns.had(&table, &image));
            }
        }
    }
    Ok(())
}
