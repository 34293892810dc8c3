//! What the person's own foods are found by: their words, of which there is an index.
//!
//! Decision: no trigger keeps it, since SQL folds no text. Whoever changes at which version a food is, or whether
//! it is there, has its words forgotten before and learned behind it.

use std::collections::BTreeMap;

use rusqlite::types::Value;
use rusqlite::{Connection, Params, Row, params};

use super::failure::Failure;
use super::value::{Text, text};
use crate::model::limits::{BARCODE_MAX, FOOD_NAME, KEY};
use crate::rules::barcode;
use crate::rules::query::Window;
use crate::rules::search::{Search, Searchable};

/// The word that every food has: by it all are listed.
const EVERY: &str = "";

/// An own food that is there.
pub(super) struct Known {
    /// The version at which it is.
    pub(super) version: i64,
    /// Its key.
    pub(super) key: String,
    /// Its name.
    pub(super) name: String,
    brand: Option<String>,
    barcode: Option<String>,
}

impl Known {
    /// What its words and names are compared as.
    pub(super) fn searchable(&self) -> Searchable {
        Searchable::new([self.name.as_str()], self.brand.as_deref())
    }

    /// Whether its barcode is the one that was typed.
    pub(super) fn has_barcode(&self, search: &Search) -> bool {
        let barcode = self.barcode.as_deref();
        barcode.is_some_and(|barcode| search.is_barcode(barcode))
    }

    /// What it is found by.
    fn words(&self) -> Vec<String> {
        let number = self.barcode.as_deref().and_then(barcode::number);
        let mut words = self.searchable().into_words();
        words.extend(number.map(of_barcode));
        words.push(EVERY.to_owned());
        words
    }
}

/// A barcode as a word: no other begins so.
fn of_barcode(number: i64) -> String {
    format!("={number}")
}

/// Foods that are there, of whose versions one more thing is to be said. They are looked at in this order: it is the
/// versions that are few then.
const KNOWN: &str = "SELECT food_version.number, food.key, name, brand, barcode FROM food_version
    CROSS JOIN food ON food.key = food_version.key AND food.current = food_version.number
    WHERE food.deleted_at IS NULL";

fn read(row: &Row<'_>) -> rusqlite::Result<Known> {
    Ok(Known {
        version: row.get(0)?,
        key: row.get::<_, Text<KEY>>(1)?.0,
        name: row.get::<_, Text<FOOD_NAME>>(2)?.0,
        brand: text::<FOOD_NAME>(row, 3)?,
        barcode: text::<BARCODE_MAX>(row, 4)?,
    })
}

/// The foods that are there of which this is true as well, in SQL.
fn known(connection: &Connection, only: &str, of: impl Params) -> Result<Vec<Known>, Failure> {
    let mut statement = connection.prepare_cached(&format!("{KNOWN} AND {only}"))?;
    let known = statement.query_map(of, read)?;
    Ok(known.collect::<rusqlite::Result<_>>()?)
}

const OF_KEY: &str = "library = 'mine' AND food_version.key = ?1";
const OF_VERSION: &str = "food_version.number = ?1";
const OF_WORDS: &str =
    "food_version.number IN (SELECT food FROM food_word WHERE word >= ?1 AND word < ?2)";

/// Has nothing find a food any more.
pub(super) fn forget(connection: &Connection, key: &str) -> Result<(), Failure> {
    forget_all(connection, &known(connection, OF_KEY, [key])?)
}

/// Has a search find a food, if it is there.
pub(super) fn learn(connection: &Connection, key: &str) -> Result<(), Failure> {
    learn_all(connection, &known(connection, OF_KEY, [key])?)
}

/// Has a search find the foods of a journal that had no index of words.
pub(super) fn learn_every(connection: &Connection) -> Result<(), Failure> {
    learn_all(connection, &known(connection, "TRUE", ())?)
}

/// Before a row is put back, or taken away, outside of all that is written otherwise: has nothing find the food
/// that it is of.
pub(super) fn forget_row(connection: &Connection, table: &str, key: &Value) -> Result<(), Failure> {
    forget_all(connection, &of_row(connection, table, key)?)
}

/// Behind that: has a search find the food again, if it is there. In whichever order the rows of a food come, the
/// last finds it whole.
pub(super) fn learn_row(connection: &Connection, table: &str, key: &Value) -> Result<(), Failure> {
    learn_all(connection, &of_row(connection, table, key)?)
}

fn of_row(connection: &Connection, table: &str, key: &Value) -> Result<Vec<Known>, Failure> {
    match table {
        "food" => known(connection, OF_KEY, [key]),
        "food_version" => known(connection, OF_VERSION, [key]),
        _ => Ok(Vec::new()),
    }
}

fn forget_all(connection: &Connection, foods: &[Known]) -> Result<(), Failure> {
    let sql = "DELETE FROM food_word WHERE word = ?1 AND food = ?2";
    each_word(connection, foods, sql)
}

fn learn_all(connection: &Connection, foods: &[Known]) -> Result<(), Failure> {
    // One word may stand in a name and in its brand.
    let sql = "INSERT OR IGNORE INTO food_word (word, food) VALUES (?1, ?2)";
    each_word(connection, foods, sql)
}

fn each_word(connection: &Connection, foods: &[Known], sql: &str) -> Result<(), Failure> {
    let mut statement = connection.prepare_cached(sql)?;
    for food in foods {
        for word in food.words() {
            statement.execute(params![word, food.version])?;
        }
    }
    Ok(())
}

const LISTED: &str =
    "SELECT food FROM food_word WHERE word = ?1 ORDER BY food DESC LIMIT ?2 OFFSET ?3";

/// The versions at which the foods of a window are, the last changed first: it has the highest number.
pub(super) fn every(connection: &Connection, window: Window) -> Result<Vec<i64>, Failure> {
    let mut statement = connection.prepare_cached(LISTED)?;
    let most = |count: u64| i64::try_from(count).unwrap_or(i64::MAX);
    let full = window.limit;
    let window = params![EVERY, most(window.limit), most(window.offset)];
    let found = statement.query_map(window, |row| row.get(0))?;
    let found: Vec<i64> = found.collect::<rusqlite::Result<_>>()?;
    if (found.len() as u64) < full {
        refuse_lacking(connection)?;
    }
    Ok(found)
}

/// Refuses an index of words that lists fewer or more foods than there are: where it ends nobody knows whether that is all.
fn refuse_lacking(connection: &Connection) -> Result<(), Failure> {
    let sql = "SELECT (SELECT count(*) FROM food_word WHERE word = ?1)
        = (SELECT count(*) FROM food NOT INDEXED WHERE deleted_at IS NULL)";
    let is_whole = connection
        .prepare_cached(sql)?
        .query_row([EVERY], |row| row.get(0))?;
    match is_whole {
        true => Ok(()),
        false => Err(Failure::damaged(
            "is damaged: an index does not lead to all foods",
        )),
    }
}

/// The foods that a search may find: those of the longest word that was typed, which the fewest have, and those of
/// the barcode.
pub(super) fn candidates(connection: &Connection, search: &Search) -> Result<Vec<Known>, Failure> {
    let longest = search.words().iter().max_by_key(|word| word.len());
    let begins = longest.map(|word| (word.clone(), format!("{word}{}", char::MAX)));
    let is = search.barcodes().iter().map(|number| {
        let word = of_barcode(*number);
        (word.clone(), format!("{word}{}", '\0'))
    });
    let mut foods = BTreeMap::new();
    for (from, to) in begins.into_iter().chain(is) {
        for food in known(connection, OF_WORDS, [from, to])? {
            foods.insert(food.version, food);
        }
    }
    Ok(foods.into_values().collect())
}

/// How many foods a search would not find by each of their words, and how many it would list that are not there. Only
/// words of ASCII are asked for: of others a newer table of letters may think otherwise.
pub(super) fn wrong(connection: &Connection) -> Result<usize, Failure> {
    let mut has = connection.prepare("SELECT 1 FROM food_word WHERE word = ?1 AND food = ?2")?;
    let mut wrong = 0;
    for food in known(connection, "TRUE", ())? {
        for word in food.words().iter().filter(|word| word.is_ascii()) {
            if !has.exists(params![word, food.version])? {
                wrong += 1;
                break;
            }
        }
    }
    let sql = "SELECT count(*) FROM food_word WHERE word = ?1
               AND food NOT IN (SELECT current FROM food WHERE deleted_at IS NULL)";
    let gone: i64 = connection.query_row(sql, [EVERY], |row| row.get(0))?;
    Ok(wrong + usize::try_from(gone).unwrap_or_default())
}

#[cfg(test)]
mod tests {
    use rusqlite::{StatementStatus, params_from_iter};

    use super::*;
    use crate::local::schema::JOURNAL;

    /// A journal of an egg, and of so many other foods of which every second one was deleted.
    fn an_egg_among(others: u32) -> Connection {
        let mut connection = Connection::open_in_memory().unwrap();
        JOURNAL.upgrade(&mut connection).unwrap();
        let sql = format!(
            "WITH RECURSIVE n (n) AS (SELECT 0 UNION ALL SELECT n + 1 FROM n WHERE n < {others})
               INSERT INTO food_version (number, library, key, version, name, barcode, saved_at, data)
               SELECT n, 'mine', 'food-' || n, 1, iif(n, 'A Loaf', 'Egg'), iif(n, NULL, '96385074'), '', '{{}}' FROM n;
             INSERT INTO food SELECT key, number, '', iif(number % 2, '2026-10-02', NULL) FROM food_version;"
        );
        connection.execute_batch(&sql).unwrap();
        learn_every(&connection).unwrap();
        connection
    }

    /// What is found, by the versions.
    fn found(connection: &Connection, typed: &str) -> Vec<i64> {
        let candidates = candidates(connection, &Search::new(typed)).unwrap();
        candidates.iter().map(|food| food.version).collect()
    }

    fn listed(connection: &Connection, offset: u64, limit: u64) -> Vec<i64> {
        every(connection, Window { offset, limit }).unwrap()
    }

    #[test]
    fn foods_that_are_there_are_found_by_a_word_or_their_barcode_and_listed() {
        let connection = an_egg_among(9);
        for typed in ["eg", "EGG", "00096385074", "eggs egg"] {
            let expected: &[i64] = if typed == "eggs egg" { &[] } else { &[0] };
            assert_eq!(found(&connection, typed), expected, "{typed}");
        }
        assert_eq!(found(&connection, "loaf"), [2, 4, 6, 8]);
        assert_eq!(listed(&connection, 1, 3), [6, 4, 2]);
        assert_eq!(wrong(&connection).unwrap(), 0);
    }

    #[test]
    fn a_food_is_found_without_a_look_at_the_others() {
        let steps = |others, sql: &str, of: [Value; 3]| {
            let connection = an_egg_among(others);
            let mut statement = connection.prepare(sql).unwrap();
            let of = params_from_iter(of.iter().take(statement.parameter_count()));
            let rows = statement.query_map(of, |row| row.get::<_, i64>(0)).unwrap();
            (rows.count(), statement.get_status(StatementStatus::VmStep))
        };
        let by_words = format!("{KNOWN} AND {OF_WORDS}");
        let egg = || {
            [
                "egg".to_owned().into(),
                "eggz".to_owned().into(),
                Value::Null,
            ]
        };
        assert_eq!(steps(10, &by_words, egg()).0, 1);
        assert_eq!(steps(10, &by_words, egg()), steps(1000, &by_words, egg()));
        let three = || [EVERY.to_owned().into(), 3.into(), 0.into()];
        assert_eq!(steps(10, LISTED, three()).0, 3);
        assert_eq!(steps(10, LISTED, three()), steps(1000, LISTED, three()));
    }
}
