//! Foods of the catalogue: one by its key, one by its barcode, many by their words.

use std::collections::BTreeMap;

use rusqlite::{Connection, OptionalExtension, Row, params};

use super::super::failure::Failure;
use super::super::{foods, pins};
use super::words::{self, code};
use crate::model::{Food, FoodData, FoodRef, Library, Member, Timestamp};
use crate::rules::search::Searchable;
use crate::rules::{Facts, barcode};

const FOOD: &str = "SELECT food.number, food.library, key, version, name, names, brand, barcode, data, created.at, updated.at,
    created.licence, updated.licence,
    CASE WHEN EXISTS (SELECT 1 FROM remains WHERE remains.food = food.number) THEN (SELECT group_concat(cite, '; ') FROM
      (SELECT DISTINCT cite FROM remains WHERE remains.food = food.number AND cite IS NOT NULL ORDER BY import)) END,
    language
    FROM food JOIN import AS created ON created.number = food.created JOIN import AS updated ON updated.number = food.updated";

/// A food as it is stored.
struct Stored {
    facts: Facts,
    language: Option<String>,
    names: Names,
    barcode: Option<String>,
    created_at: Timestamp,
    updated_at: Timestamp,
}

/// Names in languages, by language.
pub(super) type Names = BTreeMap<String, String>;

fn read(row: &Row<'_>) -> rusqlite::Result<Stored> {
    let library = library(row, 1)?;
    let data: FoodData = pins::json(row, 8)?;
    let left: Option<String> = row.get(13)?;
    let attribution = match &data.source {
        // What a food says itself is not said again.
        Some(_) => left,
        None => Some(attribution(row.get(12)?, left).unwrap_or(row.get(11)?)),
    };
    let facts = Facts {
        food: FoodRef {
            library,
            key: row.get(2)?,
        },
        version: row.get(3)?,
        name: row.get(4)?,
        brand: row.get(6)?,
        data,
        partial: Vec::new(),
        attribution,
    };
    Ok(Stored {
        facts,
        language: row.get(14)?,
        names: names(row, 5)?,
        barcode: row.get(7)?,
        created_at: row.get(9)?,
        updated_at: row.get(10)?,
    })
}

/// Whom to cite, as imports noted it: the one that changed a food last, and those of which something is
/// left in it; `None` where none of these asks for it.
///
/// Decision: products do not say where they come from, of which there are millions; imports say it. Else it
/// is whoever brought the food: corrections are nobody's.
fn attribution(updated: String, left: Option<String>) -> Option<String> {
    match left {
        Some(left) if updated.is_empty() => Some(left),
        Some(left) => Some(format!("{updated}; {left}")),
        None => Some(updated).filter(|licence| !licence.is_empty()),
    }
}

fn library(row: &Row<'_>, column: usize) -> rusqlite::Result<Library> {
    let number: i64 = row.get(column)?;
    let known = Library::ALL
        .into_iter()
        .find(|library| *library as i64 == number);
    known.ok_or(rusqlite::types::FromSqlError::OutOfRange(0).into())
}

fn names(row: &Row<'_>, column: usize) -> rusqlite::Result<Names> {
    match row.get_ref(column)? {
        rusqlite::types::ValueRef::Null => Ok(Names::new()),
        _ => pins::json(row, column),
    }
}

/// The name in a language, else in English; `None` where that is the food's own, in this language.
fn called(own: Option<&str>, names: &mut Names, language: &str) -> Option<String> {
    if own == Some(language) {
        return None;
    }
    let named = names.remove(language);
    named.or_else(|| names.remove(words::ENGLISH))
}

impl Stored {
    /// The food as it is answered, named in a language where it has a name in it, else in English.
    fn answer(mut self, language: Option<&str>) -> Food {
        let own = self.language.as_deref();
        let named = language.and_then(|language| called(own, &mut self.names, language));
        if let Some(name) = named {
            self.facts.name = name;
        }
        Food {
            barcode: self.barcode.into(),
            created_at: Member::Is(self.created_at),
            updated_at: Member::Is(self.updated_at),
            id: Member::Absent,
            ..foods::of_facts(self.facts)
        }
    }
}

fn one(connection: &Connection, food: &FoodRef) -> Result<Option<Stored>, Failure> {
    let mut statement = connection.prepare_cached(&format!(
        "{FOOD} JOIN code ON code.food = food.number WHERE {OF_KEY}"
    ))?;
    let key = params![food.library as i64, code(&food.key), food.key];
    Ok(statement.query_row(key, read).optional()?)
}

/// The food of a library with a key, by the number that stands for it.
const OF_KEY: &str = "code.library = ?1 AND code.number = ?2 AND food.key = ?3";

/// A food as the rules see it.
pub(super) fn facts(connection: &Connection, food: &FoodRef) -> Result<Option<Facts>, Failure> {
    Ok(one(connection, food)?.map(|row| row.facts))
}

/// A food as it is answered.
pub(super) fn food(connection: &Connection, food: &FoodRef) -> Result<Option<Food>, Failure> {
    Ok(one(connection, food)?.map(|row| row.answer(None)))
}

/// What a food is called in each language, its own among them, and the unknown one as the empty one.
pub(super) fn names_of(connection: &Connection, food: &FoodRef) -> Result<Names, Failure> {
    let Some(row) = one(connection, food)? else {
        return Ok(Names::new());
    };
    let own = (row.language.unwrap_or_default(), row.facts.name);
    Ok(row.names.into_iter().chain([own]).collect())
}

/// When this correction of a food was accepted, as far as something of it still holds; `None` where it was not.
pub(super) fn accepted_at(
    connection: &Connection,
    food: &FoodRef,
    correction: &str,
) -> Result<Option<Timestamp>, Failure> {
    // Catalogues of before have no such table.
    if !connection.table_exists(None, "accepted")? {
        return Ok(None);
    }
    let sql = "SELECT max(at) FROM accepted WHERE library = ?1 AND key = ?2 AND correction = ?3";
    let mut statement = connection.prepare_cached(sql)?;
    let place = params![food.library as i64, food.key, correction];
    Ok(statement.query_row(place, |row| row.get(0))?)
}

/// The product of `off` or `service` with this barcode; the most scanned of several.
pub(super) fn product(connection: &Connection, code: &str) -> Result<Option<Food>, Failure> {
    let Some(code) = barcode::number(code) else {
        return Ok(None);
    };
    let sql = format!(
        "{FOOD} JOIN code ON code.food = food.number
         WHERE code.library IN (1, 2) AND code.number = ?1 ORDER BY food.library, scans DESC, key"
    );
    let mut statement = connection.prepare_cached(&sql)?;
    let found = statement
        .query_map([code], read)?
        .collect::<rusqlite::Result<Vec<_>>>()?;
    let is_it = |food: &Stored| food.barcode.as_deref().and_then(barcode::number) == Some(code);
    Ok(found.into_iter().find(is_it).map(|food| food.answer(None)))
}

/// What a search looks at of a food.
pub(super) struct Seen {
    pub(super) name: String,
    names: Names,
    brand: Option<String>,
    barcode: Option<String>,
    regions: Option<String>,
}

impl Seen {
    /// What it is found by: its own name, and those in these languages.
    pub(super) fn searchable(&self, languages: &[String]) -> Searchable {
        let others = languages.iter().filter_map(|it| self.names.get(it));
        let names = [&self.name].into_iter().chain(others).map(String::as_str);
        Searchable::new(names, self.brand.as_deref())
    }

    pub(super) fn has_barcode(&self, is_it: impl Fn(&str) -> bool) -> bool {
        self.barcode.as_deref().is_some_and(is_it)
    }

    pub(super) fn is_sold_in(&self, region: &str) -> bool {
        let regions = self.regions.as_deref().unwrap_or_default();
        regions.split(' ').any(|country| country == region)
    }
}

const SEEN: &str = "SELECT name, names, brand, barcode, regions, food.number FROM food";

fn read_seen(row: &Row<'_>) -> rusqlite::Result<Seen> {
    Ok(Seen {
        name: row.get(0)?,
        names: names(row, 1)?,
        brand: row.get(2)?,
        barcode: row.get(3)?,
        regions: row.get(4)?,
    })
}

/// What a search looks at of a food.
pub(super) fn seen(connection: &Connection, food: i64) -> Result<Seen, Failure> {
    let mut statement = connection.prepare_cached(&format!("{SEEN} WHERE number = ?1"))?;
    Ok(statement.query_row([food], read_seen)?)
}

/// The same of the food with this key, and its number.
pub(super) fn seen_of(
    connection: &Connection,
    library: Library,
    key: &str,
) -> Result<Option<(i64, Seen)>, Failure> {
    let mut statement = connection.prepare_cached(&format!(
        "{SEEN} JOIN code ON code.food = food.number WHERE {OF_KEY}"
    ))?;
    let seen = |row: &Row<'_>| Ok((row.get(5)?, read_seen(row)?));
    Ok(statement
        .query_row(params![library as i64, code(key), key], seen)
        .optional()?)
}

/// Whether a name of a food, its own or one in these languages, is as wanted.
pub(super) fn has_name(
    connection: &Connection,
    food: i64,
    languages: &[String],
    is_wanted: impl Fn(&str) -> bool,
) -> Result<bool, Failure> {
    let mut statement =
        connection.prepare_cached("SELECT name, names FROM food WHERE number = ?1")?;
    Ok(statement.query_row([food], |row| {
        let name = row.get_ref(0)?.as_str()?;
        if is_wanted(name) {
            return Ok(true);
        }
        let names = names(row, 1)?;
        let mut others = languages.iter().filter_map(|it| names.get(it));
        Ok(others.any(|name| is_wanted(name)))
    })?)
}

/// What a food is called in a language, as it is answered.
pub(super) fn name_in(
    connection: &Connection,
    food: i64,
    language: &str,
) -> Result<String, Failure> {
    let mut statement =
        connection.prepare_cached("SELECT name, names, language FROM food WHERE number = ?1")?;
    Ok(statement.query_row([food], |row| {
        let own: Option<String> = row.get(2)?;
        let named = called(own.as_deref(), &mut names(row, 1)?, language);
        named.map_or_else(|| row.get(0), Ok)
    })?)
}

/// The foods of a library with this barcode.
pub(super) fn with_barcode(
    connection: &Connection,
    library: Library,
    code: i64,
) -> Result<Vec<i64>, Failure> {
    let mut statement = connection.prepare_cached(
        "SELECT food, barcode FROM code JOIN food ON food.number = code.food
         WHERE code.library = ?1 AND code.number = ?2",
    )?;
    let mut rows = statement.query((library as i64, code))?;
    let mut foods = Vec::new();
    while let Some(row) = rows.next()? {
        let known: Option<String> = row.get(1)?;
        // A key that reads like this number is no barcode.
        if known.as_deref().and_then(barcode::number) == Some(code) {
            foods.push(row.get(0)?);
        }
    }
    Ok(foods)
}

/// A food as it is answered, named in a language where it has a name in it, else in English.
pub(super) fn answer(
    connection: &Connection,
    food: i64,
    language: Option<&str>,
) -> Result<Food, Failure> {
    let mut statement = connection.prepare_cached(&format!("{FOOD} WHERE food.number = ?1"))?;
    Ok(statement.query_row([food], read)?.answer(language))
}
