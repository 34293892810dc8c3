//! Versions of catalogue foods that nothing has any more are gone from the file, too: what was eaten of a catalogue
//! is as private as what was eaten of one's own.
//!
//! Meals and recipes share them, so they stand in no entry of the undo list: it holds on to those that what it may
//! bring back has.

use std::collections::{BTreeSet, HashSet};

use rusqlite::{Connection, Params, Row, params};

use super::super::Write;
use super::super::failure::Failure;
use super::super::undo;
use super::super::value::Word;
use crate::model::{FoodData, Library, json};

/// What is made of others says so in its data.
pub(in crate::local) const INGREDIENTS: &str = "\"ingredients\"";

/// A food that a recipe is made of: library, key and version.
pub(in crate::local) type Part = (Library, String, u32);

/// An ingredient that names no version, as others may have written one, may be of any.
const ANY: u32 = 0;

/// The parts of a food of catalogues.
pub(in crate::local) fn parts(data: &FoodData) -> impl Iterator<Item = Part> {
    let parts = data.ingredients.iter().flatten().map(|part| &part.food);
    let parts = parts.filter(|food| food.library != Library::Mine);
    parts.map(|food| {
        let version = food.version.get().copied().unwrap_or(ANY);
        (food.library, food.key.clone(), version)
    })
}

/// What was let go of, and may have been the last to have a version of a catalogue food.
#[derive(Default)]
pub(in crate::local) struct Released {
    /// The numbers of versions that items had.
    pub(in crate::local) numbers: BTreeSet<i64>,
    /// What recipes were made of.
    pub(in crate::local) parts: BTreeSet<Part>,
}

/// What holds on to versions of catalogue foods, besides the items that are there.
#[derive(Default)]
pub(in crate::local) struct Holders {
    numbers: HashSet<i64>,
    parts: HashSet<Part>,
    /// What cannot be read holds on to each food whose key stands in it.
    unreadable: Vec<Vec<u8>>,
}

impl Holders {
    /// Adds an item of this version.
    pub(in crate::local) fn add_item(&mut self, food: i64) {
        self.numbers.insert(food);
    }

    /// Adds a version of an own food.
    pub(in crate::local) fn add_food(&mut self, data: &[u8]) {
        match json::read(data) {
            Ok(data) => self.parts.extend(parts(&data)),
            Err(_) => self.unreadable.push(data.to_vec()),
        }
    }

    fn hold(&self, version: &Version) -> bool {
        let of = |number| (version.library, version.key.clone(), number);
        let key = version.key.as_bytes();
        let stands_in = |text: &Vec<u8>| text.windows(key.len().max(1)).any(|part| part == key);
        self.numbers.contains(&version.number)
            || self.parts.contains(&of(version.version))
            || self.parts.contains(&of(ANY))
            || self.unreadable.iter().any(stands_in)
    }
}

/// A version of a catalogue food.
struct Version {
    number: i64,
    library: Library,
    key: String,
    version: u32,
}

/// Versions of catalogue foods that no item has.
macro_rules! free {
    ($which:literal) => {
        concat!(
            "SELECT number, library, key, version FROM food_version WHERE library <> 'mine' AND ",
            $which,
            " AND NOT EXISTS (SELECT 1 FROM item WHERE item.food = food_version.number)"
        )
    };
}

const FREE: &str = free!("number = ?1");
const FREE_PART: &str = free!("library = ?1 AND key = ?2 AND (version = ?3 OR ?3 = 0)");
const ALL_FREE: &str = free!("TRUE");

/// What own foods are made of, and were.
const RECIPES: &str = "SELECT data FROM food_version WHERE library = 'mine' AND instr(data, ?1)";

/// What a meal has.
pub(in crate::local) fn of_meal(connection: &Connection, meal: i64) -> Result<Released, Failure> {
    let mut statement = connection.prepare_cached("SELECT food FROM item WHERE meal = ?1")?;
    let numbers = statement.query_map([meal], |row| row.get(0))?;
    Ok(Released {
        numbers: numbers.collect::<rusqlite::Result<_>>()?,
        ..Released::default()
    })
}

/// Removes what nothing has of what was let go of; not where the undo list is about to hold on to it.
pub(in crate::local) fn let_go(write: &Write<'_>, released: &Released) -> Result<(), Failure> {
    match write.recorder {
        Some(_) => Ok(()),
        None => purge(write.connection, released),
    }
}

/// Removes what nothing has of what was let go of. Whether an item has it is asked first: that is quick, and nearly
/// always so.
pub(in crate::local) fn purge(connection: &Connection, released: &Released) -> Result<(), Failure> {
    let mut free = Vec::new();
    for number in &released.numbers {
        free.extend(versions(connection, FREE, [number])?);
    }
    for (library, key, version) in &released.parts {
        let part = params![library.as_str(), key, version];
        free.extend(versions(connection, FREE_PART, part)?);
    }
    remove_unheld(connection, free)
}

/// Removes all that nothing has, and counts of how often foods were logged that say never.
pub(in crate::local) fn purge_all(connection: &Connection) -> Result<(), Failure> {
    let free = versions(connection, ALL_FREE, ())?;
    remove_unheld(connection, free)?;
    connection.execute("DELETE FROM food_use WHERE times = 0", ())?;
    Ok(())
}

fn versions(
    connection: &Connection,
    sql: &str,
    params: impl Params,
) -> Result<Vec<Version>, Failure> {
    let read = |row: &Row<'_>| {
        let Word(library) = row.get(1)?;
        Ok(Version {
            number: row.get(0)?,
            library,
            key: row.get(2)?,
            version: row.get(3)?,
        })
    };
    let mut statement = connection.prepare_cached(sql)?;
    let versions = statement.query_map(params, read)?;
    Ok(versions.collect::<rusqlite::Result<_>>()?)
}

/// Removes the versions among these that no recipe is made of and that nothing needs which may come back. All are
/// asked for at once: recipes and the undo list are looked through but once.
fn remove_unheld(connection: &Connection, free: Vec<Version>) -> Result<(), Failure> {
    if free.is_empty() {
        return Ok(());
    }
    let mut holders = Holders::default();
    add_recipes(connection, &mut holders)?;
    undo::add_holders(connection, &mut holders)?;
    for version in free.iter().filter(|version| !holders.hold(version)) {
        remove(connection, version)?;
    }
    Ok(())
}

/// Adds what own foods are made of, and were: foods of catalogues are made of nothing.
fn add_recipes(connection: &Connection, holders: &mut Holders) -> Result<(), Failure> {
    let mut statement = connection.prepare_cached(RECIPES)?;
    let mut rows = statement.query([INGREDIENTS])?;
    while let Some(row) = rows.next()? {
        holders.add_food(row.get_ref(0)?.as_bytes().map_err(rusqlite::Error::from)?);
    }
    Ok(())
}

/// Removes a version. Where its food is logged no more, nothing says that it was.
fn remove(connection: &Connection, version: &Version) -> Result<(), Failure> {
    connection
        .prepare_cached("DELETE FROM food_version WHERE number = ?1")?
        .execute([version.number])?;
    super::forget_use(connection, version.library, &version.key)
}

#[cfg(test)]
mod tests {
    use rusqlite::StatementStatus;

    use super::*;
    use crate::local::schema::JOURNAL;

    /// A journal of two meals: the first has one of so many versions of catalogue foods, the second all of them.
    fn eaten(versions: u32) -> Connection {
        let mut connection = Connection::open_in_memory().unwrap();
        JOURNAL.upgrade(&mut connection).unwrap();
        let sql = format!(
            "WITH RECURSIVE n (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM n WHERE n < 2)
               INSERT INTO meal SELECT n, 'm-' || n, '2026-10-01T08:00:00Z', 0, 'UTC', '2026-10-01', 'logged', NULL,
                 NULL, '[]', '', '' FROM n;
             WITH RECURSIVE n (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM n WHERE n < {versions})
               INSERT INTO food_version (number, library, key, version, name, saved_at, data)
               SELECT n, 'off', 'food-' || n, 1, 'a food', '', '{{}}' FROM n;
             INSERT INTO item (id, meal, position, food) VALUES ('i', 1, 1, 1);
             INSERT INTO item (id, meal, position, food) SELECT 'i-' || number, 2, number, number FROM food_version;"
        );
        connection.execute_batch(&sql).unwrap();
        connection
    }

    /// The numbers of the versions that are left.
    fn left(connection: &Connection) -> Vec<i64> {
        let mut numbers = connection
            .prepare("SELECT number FROM food_version WHERE library <> 'mine' ORDER BY number")
            .unwrap();
        let numbers = numbers.query_map((), |row| row.get(0)).unwrap();
        numbers.collect::<rusqlite::Result<_>>().unwrap()
    }

    /// Deletes the meal of all.
    fn delete(connection: &Connection) {
        let had = of_meal(connection, 2).unwrap();
        connection
            .execute("DELETE FROM meal WHERE number = 2", ())
            .unwrap();
        purge(connection, &had).unwrap();
    }

    /// Saves a version of an own food with this data.
    fn save(connection: &Connection, data: &str) {
        let sql = "INSERT INTO food_version (number, library, key, version, name, saved_at, data)
                     VALUES (900, 'mine', 'bowl', 1, 'a bowl', '', ?1)";
        connection.execute(sql, [data]).unwrap();
    }

    #[test]
    fn a_meal_is_deleted_without_a_look_at_versions_that_it_did_not_have() {
        let steps = |versions| {
            let connection = eaten(versions);
            connection
                .execute("DELETE FROM item WHERE meal = 1", ())
                .unwrap();
            let asked: [(&str, &[&dyn rusqlite::ToSql]); 3] = [
                (FREE, &[&1]),
                (FREE_PART, &[&"off", &"food-1", &1]),
                (RECIPES, &[&INGREDIENTS]),
            ];
            asked.map(|(sql, params)| {
                let mut statement = connection.prepare(sql).unwrap();
                assert!(!statement.exists(params).unwrap());
                statement.get_status(StatementStatus::VmStep)
            })
        };
        assert_eq!(steps(10), steps(1000));
    }

    #[test]
    fn what_no_other_meal_has_goes_with_a_meal_and_with_it_that_it_was_logged() {
        let connection = eaten(3);
        delete(&connection);
        assert_eq!(left(&connection), [1]);
        let uses = "SELECT group_concat(key) FROM food_use";
        let uses: String = connection.query_row(uses, (), |row| row.get(0)).unwrap();
        assert_eq!(uses, "food-1");
    }

    #[test]
    fn what_a_recipe_is_made_of_stays_in_just_that_version() {
        let connection = eaten(4);
        let part = |key, version| {
            format!(
                r#"{{"food":{{"library":"off","key":"food-{key}"{version}}},"portion":{{"amount":1,"unit":"g"}}}}"#
            )
        };
        let parts = [
            part(2, ",\"version\":1"),
            part(3, ",\"version\":2"),
            part(4, ""),
        ];
        save(
            &connection,
            &format!(r#"{{"ingredients":[{}]}}"#, parts.join(",")),
        );
        delete(&connection);
        assert_eq!(left(&connection), [1, 2, 4]);
    }

    #[test]
    fn a_recipe_that_cannot_be_read_keeps_what_stands_in_it() {
        let connection = eaten(3);
        save(&connection, r#"{"ingredients": food-2"#);
        delete(&connection);
        assert_eq!(left(&connection), [1, 2]);
        connection
            .execute("DELETE FROM food_version WHERE number = 900", ())
            .unwrap();
        purge_all(&connection).unwrap();
        assert_eq!(left(&connection), [1]);
    }
}
