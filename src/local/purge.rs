//! Deleted foods that nothing needs any more are gone from the file, too.

pub(super) mod pinned;

use rusqlite::{Connection, Params, params};

use super::failure::Failure;
use super::pins;
use crate::model::{FoodData, Image, Library};
use pinned::Released;

/// The versions `held` that a version is a part of, itself among them: recipes are made of others, each in
/// one version. It begins with the version whose number stands in the place of `?`, from which it goes up. What
/// cannot be read may be made of it: then it is.
macro_rules! held {
    ($start:literal) => {
        concat!(
            "WITH RECURSIVE held (number, key, version) AS (
               SELECT number, key, version FROM food_version WHERE number = ",
            $start,
            " UNION
               SELECT recipe.number, recipe.key, recipe.version FROM held JOIN food_version AS recipe
               WHERE recipe.library = 'mine' AND recipe.key <> held.key AND instr(recipe.data, held.key)
                 AND CASE WHEN json_valid(recipe.data)
                     THEN EXISTS (SELECT 1 FROM json_each(recipe.data, '$.ingredients') AS part
                                  WHERE part.value ->> '$.food.key' = held.key
                                    AND coalesce(part.value ->> '$.food.version', held.version) = held.version)
                     ELSE TRUE END)"
        )
    };
}

/// Versions of deleted own foods that nothing needs: no meal has pinned them, and they are a part of no version
/// that a meal has pinned, or at which a food is that is not deleted. What a food was before is history, and
/// alone no reason to keep what somebody deleted. Whether a meal has the version is asked first: that is quick. The
/// join is crossed so that SQLite begins with the foods: else it asks of every version whether it is needed, and then
/// whether its food is deleted.
const UNUSED: &str = concat!(
    "SELECT version.number, version.key FROM food
     CROSS JOIN food_version AS version ON version.library = 'mine' AND version.key = food.key
     WHERE food.deleted_at IS NOT NULL
       AND NOT EXISTS (SELECT 1 FROM item WHERE item.food = version.number)
       AND NOT EXISTS (",
    held!("version.number"),
    "   SELECT 1 FROM held WHERE EXISTS (SELECT 1 FROM item WHERE item.food = held.number)
           OR EXISTS (SELECT 1 FROM food AS there WHERE there.key = held.key
                      AND there.current = held.number AND there.deleted_at IS NULL))"
);

/// What goes with a version that nothing needs: what it is a part of, since nothing needs that either.
const GOING: &str = concat!(held!("?1"), " SELECT number, key FROM held");

/// Whether the one version of a food is a part of what was saved lately and is not deleted. Of an import each food that is
/// made for a recipe alone is, and to look for it among all recipes would take longer with each. The plus has SQLite look at
/// the last rows alone.
const LATELY_MADE_OF: &str = "SELECT 1 FROM food_version AS recipe
    JOIN food ON food.key = recipe.key AND food.current = recipe.number AND food.deleted_at IS NULL
    WHERE recipe.number > (SELECT max(number) FROM food_version) - 64 AND +recipe.library = 'mine'
      AND instr(recipe.data, ?1) AND json_valid(recipe.data)
      AND EXISTS (SELECT 1 FROM json_each(recipe.data, '$.ingredients') AS part
                  WHERE part.value ->> '$.food.key' = ?1)
      AND (SELECT count(*) FROM food_version AS own WHERE own.library = 'mine' AND own.key = ?1) = 1
      AND recipe.key <> ?1";

/// Whether a food is at a version that is made of others.
const MADE: &str = "SELECT 1 FROM food JOIN food_version ON food_version.number = food.current
    WHERE food.key = ?1 AND instr(food_version.data, '\"ingredients\"')";

/// A version of an own food: its number, and the key of the food.
type Version = (i64, String);

/// What versions had that are gone.
#[derive(Default)]
pub(super) struct Gone {
    /// The images that they showed.
    pub(super) images: Vec<Image>,
    /// What they were made of.
    pub(super) had: Released,
}

/// Removes what is left of a food that was just deleted, where nothing needs it: then others may be no more
/// needed, too. Where something does, nothing else has become of less use: of the foods of an import, each is
/// deleted while its meal has it.
pub(super) fn purge_food(connection: &Connection, key: &str) -> Result<Gone, Failure> {
    if connection.prepare_cached(LATELY_MADE_OF)?.exists([key])? {
        return Ok(Gone::default());
    }
    let sql = format!("{UNUSED} AND food.key = ?1");
    match connection.prepare_cached(&sql)?.exists([key])? {
        true => purge(connection),
        false => Ok(Gone::default()),
    }
}

/// Whether a food that is about to change is made of others: what of them was deleted may be needed for it alone.
pub(super) fn is_made(connection: &Connection, key: &str) -> Result<bool, Failure> {
    Ok(connection.prepare_cached(MADE)?.exists([key])?)
}

/// Removes what is left of deleted foods, but for what meals and recipes still need, and with it what recipes
/// were that had it.
pub(super) fn purge(connection: &Connection) -> Result<Gone, Failure> {
    let mut gone = Gone::default();
    // A recipe that goes may have been the last that needed another food.
    loop {
        let unused = versions(connection, UNUSED, ())?;
        if unused.is_empty() {
            return Ok(gone);
        }
        for (version, _) in unused {
            // One that went with another is not there any more.
            for (version, key) in versions(connection, GOING, [version])? {
                if let Some(data) = data_of(connection, version)? {
                    gone.had.parts.extend(pinned::parts(&data));
                    gone.images.extend(data.images.unwrap_or_default());
                }
                remove(connection, version, &key)?;
            }
        }
    }
}

/// What is told of a version; what cannot be read shows nothing, and goes all the same.
fn data_of(connection: &Connection, version: i64) -> Result<Option<FoodData>, Failure> {
    let mut data = connection.prepare_cached("SELECT data FROM food_version WHERE number = ?1")?;
    Ok(data.query_row([version], |row| Ok(pins::json(row, 0).ok()))?)
}

fn versions(
    connection: &Connection,
    sql: &str,
    params: impl Params,
) -> Result<Vec<Version>, Failure> {
    let mut statement = connection.prepare_cached(sql)?;
    let versions = statement.query_map(params, |row| Ok((row.get(0)?, row.get(1)?)))?;
    Ok(versions.collect::<rusqlite::Result<_>>()?)
}

/// Removes a version. Its food is then at the latest that is left, and goes with the last.
fn remove(connection: &Connection, version: i64, key: &str) -> Result<(), Failure> {
    let left =
        "SELECT max(number) FROM food_version WHERE library = 'mine' AND key = ?1 AND number <> ?2";
    let left: Option<i64> = connection
        .prepare_cached(left)?
        .query_row(params![key, version], |row| row.get(0))?;
    match left {
        Some(left) => {
            connection
                .prepare_cached("UPDATE food SET current = ?2 WHERE key = ?1 AND current = ?3")?
                .execute(params![key, left, version])?;
        }
        None => {
            for table in ["food", "version_taken_back"] {
                let sql = format!("DELETE FROM {table} WHERE key = ?1");
                connection.prepare_cached(&sql)?.execute([key])?;
            }
            forget_use(connection, Library::Mine, key)?;
        }
    }
    connection
        .prepare_cached("DELETE FROM food_version WHERE number = ?1")?
        .execute([version])?;
    Ok(())
}

/// Forgets that a food was logged once, where it is no more.
fn forget_use(connection: &Connection, library: Library, key: &str) -> Result<(), Failure> {
    connection
        .prepare_cached("DELETE FROM food_use WHERE library = ?1 AND key = ?2 AND times = 0")?
        .execute(params![library.as_str(), key])?;
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
    fn where_nothing_is_deleted_no_version_is_looked_at() {
        let foods = 1000;
        let connection = deleted(foods, 0);
        let mut statement = connection.prepare(UNUSED).unwrap();
        assert!(!statement.exists(()).unwrap());
        let steps = statement.get_status(StatementStatus::VmStep);
        assert!(steps < 10 * foods.cast_signed(), "{steps}");
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
        connection
            .execute_batch("DELETE FROM item WHERE food < 3")
            .unwrap();
        make(&connection, 1, ("food-2", 1));
        purge_food(&connection, "food-1").unwrap();
        assert_eq!(left(), 1);
    }

    /// Has a version be made of another one.
    fn make(connection: &Connection, recipe: i64, (key, version): (&str, i64)) {
        let food = format!(
            r#"{{"ingredients":[{{"food":{{"library":"mine","key":"{key}","version":{version}}}}}]}}"#
        );
        let sql = "UPDATE food_version SET data = ?2 WHERE number = ?1";
        connection.execute(sql, params![recipe, food]).unwrap();
    }

    /// A journal of so many foods that were deleted and no meal has, each in one version. Foods are there again
    /// that have this number or a greater one.
    fn deleted(foods: u32, there: u32) -> Connection {
        let connection = eaten_and_deleted(foods);
        let sql =
            format!("DELETE FROM item; UPDATE food SET deleted_at = NULL WHERE current >= {there}");
        connection.execute_batch(&sql).unwrap();
        connection
    }

    /// The numbers of the versions that are left.
    fn left(connection: &Connection) -> Vec<i64> {
        purge(connection).unwrap();
        let numbers = "SELECT number, key FROM food_version ORDER BY number";
        let left = versions(connection, numbers, ()).unwrap();
        left.into_iter().map(|(number, _)| number).collect()
    }

    /// Has a food that is there be at another version from now on.
    fn succeed(connection: &Connection, number: i64, by: i64) {
        let sql = "INSERT INTO food_version (number, library, key, version, name, saved_at, data)
                     SELECT ?2, library, key, version + 1, name, '', '{}' FROM food_version WHERE number = ?1";
        connection.execute(sql, [number, by]).unwrap();
        let sql = "UPDATE food SET current = ?2 WHERE current = ?1";
        connection.execute(sql, [number, by]).unwrap();
    }

    #[test]
    fn what_a_recipe_was_keeps_nothing_and_goes_with_what_it_had() {
        let connection = deleted(2, 2);
        make(&connection, 2, ("food-1", 1));
        assert_eq!(left(&connection), [1, 2]);
        succeed(&connection, 2, 3);
        assert_eq!(left(&connection), [3]);
    }

    #[test]
    fn what_a_recipe_was_is_needed_by_what_is_made_of_just_that() {
        let connection = deleted(3, 2);
        make(&connection, 2, ("food-1", 1));
        make(&connection, 3, ("food-2", 1));
        succeed(&connection, 2, 4);
        assert_eq!(left(&connection), [1, 2, 3, 4]);
        make(&connection, 3, ("food-2", 2));
        assert_eq!(left(&connection), [3, 4]);
    }

    #[test]
    fn what_a_recipe_was_is_needed_where_a_meal_has_it_or_what_was_made_of_it() {
        let connection = deleted(3, 2);
        make(&connection, 2, ("food-1", 1));
        make(&connection, 3, ("food-2", 1));
        succeed(&connection, 2, 4);
        succeed(&connection, 3, 5);
        let eaten = "INSERT INTO item (id, meal, position, food) VALUES ('i', 1, 1, 3)";
        connection.execute(eaten, ()).unwrap();
        assert_eq!(left(&connection), [1, 2, 3, 4, 5]);
        connection.execute("DELETE FROM item", ()).unwrap();
        assert_eq!(left(&connection), [4, 5]);
    }

    #[test]
    fn a_version_of_a_deleted_food_goes_where_only_another_is_needed() {
        let connection = deleted(2, 2);
        succeed(&connection, 1, 3);
        make(&connection, 2, ("food-1", 2));
        assert_eq!(left(&connection), [2, 3]);
    }

    #[test]
    fn a_recipe_that_cannot_be_read_keeps_what_stands_in_it() {
        let connection = deleted(2, 2);
        let damage = "UPDATE food_version SET data = '{food-1' WHERE number = 2";
        connection.execute(damage, ()).unwrap();
        assert_eq!(left(&connection), [1, 2]);
    }

    #[test]
    fn recipes_that_say_they_are_made_of_each_other_have_an_end() {
        let connection = deleted(2, 3);
        make(&connection, 1, ("food-2", 1));
        make(&connection, 2, ("food-1", 1));
        assert!(left(&connection).is_empty());
    }
}
