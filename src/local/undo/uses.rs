//! How often each food was logged, where rows come and go that no trigger counts.

use rusqlite::types::Value;
use rusqlite::{Connection, params};

use crate::local::failure::Failure;

/// Adds what is logged with a row of a table to the count of its foods, so many times: taken off before the
/// row is put back and added behind it, the count is right again, in whichever order rows come.
pub(super) fn count(
    connection: &Connection,
    table: &str,
    key: &Value,
    times: i64,
) -> Result<(), Failure> {
    let of_row = match table {
        "meal" => "meal.number",
        "item" => "item.number",
        "food_version" => "food_version.number",
        _ => return Ok(()),
    };
    let sql = format!(
        "INSERT INTO food_use (library, key, times)
           SELECT library, key, ?2 * count(*) FROM item
           JOIN meal ON meal.number = item.meal AND meal.state = 'logged'
           JOIN food_version ON food_version.number = item.food
           WHERE {of_row} = ?1 GROUP BY library, key
         ON CONFLICT DO UPDATE SET times = food_use.times + excluded.times"
    );
    connection
        .prepare_cached(&sql)?
        .execute(params![key, times])?;
    Ok(())
}
