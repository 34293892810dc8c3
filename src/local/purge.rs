//! Deleted foods that nothing needs any more are gone from the file, too.

use rusqlite::{Connection, params};

use super::failure::Failure;
use super::pins;
use crate::model::{FoodData, Image};

/// Versions of deleted own foods that no meal has pinned and no recipe is made of. A key is a
/// UUID: where it stands in another food's data, that food is made of it.
const UNUSED: &str = "
    SELECT version.number, version.key FROM food
    JOIN food_version AS version ON version.library = 'mine' AND version.key = food.key
    WHERE food.deleted_at IS NOT NULL
      AND NOT EXISTS (SELECT 1 FROM item WHERE item.food = version.number)
      AND NOT EXISTS (SELECT 1 FROM food_version AS recipe
                      WHERE recipe.key <> version.key AND instr(recipe.data, version.key))";

/// Removes what is left of a food that was just deleted, where nothing needs it: then others may be no more
/// needed, too. Where something does, nothing else has become of less use: of the foods of an import, each is
/// deleted while its meal has it. Gives the images that it showed.
pub(super) fn purge_food(connection: &Connection, key: &str) -> Result<Vec<Image>, Failure> {
    let sql = format!("{UNUSED} AND food.key = ?1");
    match connection.prepare_cached(&sql)?.exists([key])? {
        true => purge(connection),
        false => Ok(Vec::new()),
    }
}

/// Removes what is left of deleted foods, but for what meals and recipes still need. Gives the images that
/// they showed.
pub(super) fn purge(connection: &Connection) -> Result<Vec<Image>, Failure> {
    let mut images = Vec::new();
    // A recipe that goes may have been the last that needed another food.
    loop {
        let unused = unused(connection)?;
        if unused.is_empty() {
            return Ok(images);
        }
        for (version, key) in unused {
            images.extend(images_of(connection, version)?);
            remove(connection, version, &key)?;
        }
    }
}

fn images_of(connection: &Connection, version: i64) -> Result<Vec<Image>, Failure> {
    let mut data = connection.prepare_cached("SELECT data FROM food_version WHERE number = ?1")?;
    let data = data.query_row([version], |row| Ok(pins::json::<FoodData>(row, 0).ok()))?;
    // What cannot be read shows nothing, and goes all the same.
    Ok(data.and_then(|data| data.images).unwrap_or_default())
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

#[cfg(test)]
mod tests {
    use rusqlite::StatementStatus;

    use super::*;
    use crate::local::schema::JOURNAL;

    /// A journal of a meal with so many foods that were deleted since.
    fn eaten_and_deleted(foods: u32) -> Connection {
        let mut connection = Connection::open_in_memory().unwrap();
        JOURNAL.upgrade(&mut connection).unwrap();
        let sql = format!(
            "INSERT INTO meal VALUES (1, 'm', '2026-10-01T08:00:00Z', 0, 'UTC', '2026-10-01', 'logged', NULL, NULL, '[]', '', '');
             WITH RECURSIVE n (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM n WHERE n < {foods})
               INSERT INTO food_version (number, library, key, version, name, saved_at, data)
               SELECT n, 'mine', 'food-' || n, 1, 'a food', '', '{{}}' FROM n;
             INSERT INTO food SELECT key, number, '', '2026-10-02' FROM food_version;
             INSERT INTO item (id, meal, position, food) SELECT 'i-' || number, 1, number, number FROM food_version;"
        );
        connection.execute_batch(&sql).unwrap();
        connection
    }

    #[test]
    fn a_food_that_a_meal_has_is_deleted_without_a_look_at_the_others() {
        let steps = |foods| {
            let connection = eaten_and_deleted(foods);
            let sql = format!("{UNUSED} AND food.key = ?1");
            let mut statement = connection.prepare(&sql).unwrap();
            assert!(!statement.exists(["food-1"]).unwrap());
            statement.get_status(StatementStatus::VmStep)
        };
        assert_eq!(steps(10), steps(1000));
    }

    #[test]
    fn a_food_that_nothing_has_goes_with_what_it_alone_was_made_of() {
        let connection = eaten_and_deleted(3);
        let left = || -> u32 {
            let sql = "SELECT count(*) FROM food_version";
            connection.query_row(sql, (), |row| row.get(0)).unwrap()
        };
        purge_food(&connection, "food-1").unwrap();
        assert_eq!(left(), 3);
        let unlink = "DELETE FROM item WHERE food < 3; UPDATE food_version SET data = '\"food-2\"' WHERE number = 1";
        connection.execute_batch(unlink).unwrap();
        purge_food(&connection, "food-1").unwrap();
        assert_eq!(left(), 1);
    }
}
