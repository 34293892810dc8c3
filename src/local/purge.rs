//! Deleted foods that nothing needs any more are gone from the file, too.

use rusqlite::{Connection, params};

use super::failure::Failure;

/// Versions of deleted own foods that no meal has pinned and no recipe is made of. A key is a
/// UUID: where it stands in another food's data, that food is made of it.
const UNUSED: &str = "
    SELECT version.number, version.key FROM food
    JOIN food_version AS version ON version.library = 'mine' AND version.key = food.key
    WHERE food.deleted_at IS NOT NULL
      AND NOT EXISTS (SELECT 1 FROM item WHERE item.food = version.number)
      AND NOT EXISTS (SELECT 1 FROM food_version AS recipe
                      WHERE recipe.key <> version.key AND instr(recipe.data, version.key))";

/// Removes what is left of deleted foods, but for what meals and recipes still need.
pub(super) fn purge(connection: &Connection) -> Result<(), Failure> {
    // A recipe that goes may have been the last that needed another food.
    loop {
        let unused = unused(connection)?;
        if unused.is_empty() {
            return Ok(());
        }
        for (version, key) in unused {
            remove(connection, version, &key)?;
        }
    }
}

fn unused(connection: &Connection) -> Result<Vec<(i64, String)>, Failure> {
    let mut statement = connection.prepare_cached(UNUSED)?;
    let unused = statement.query_map([], |row| Ok((row.get(0)?, row.get(1)?)))?;
    Ok(unused.collect::<rusqlite::Result<_>>()?)
}

/// Removes a version. Its food is then at the latest that is left, and goes with the last.
fn remove(connection: &Connection, version: i64, key: &str) -> Result<(), Failure> {
    let left =
        "SELECT max(number) FROM food_version WHERE library = 'mine' AND key = ?1 AND number <> ?2";
    let left: Option<i64> = connection
        .prepare_cached(left)?
        .query_row(params![key, version], |row| row.get(0))?;
    match left {
        Some(left) => connection
            .prepare_cached("UPDATE food SET current = ?2 WHERE key = ?1 AND current = ?3")?
            .execute(params![key, left, version])?,
        None => connection
            .prepare_cached("DELETE FROM food WHERE key = ?1")?
            .execute([key])?,
    };
    connection
        .prepare_cached("DELETE FROM food_version WHERE number = ?1")?
        .execute([version])?;
    Ok(())
}
