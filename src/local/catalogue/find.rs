//! Foods of the catalogue: one by its key, one by its barcode, many by their words.

use std::collections::BTreeMap;

use rusqlite::{Connection, OptionalExtension, Row, params};

use super::super::failure::Failure;
use super::super::search::{Uses, cut};
use super::super::value::Word;
use super::super::{foods, pins};
use crate::model::{CatalogueFood, Food, FoodPage, FoodRef, Library, Member, Timestamp};
use crate::rules::query::FoodFilter;
use crate::rules::search::{Hit, Search, Searchable, rank};
use crate::rules::{Facts, barcode};

const FOOD: &str = "SELECT food.number, library, key, version, name, names, brand, barcode, data, created_at, updated_at FROM food";

/// A food as it is stored.
struct Stored {
    facts: Facts,
    names: Names,
    barcode: Option<String>,
    created_at: Timestamp,
    updated_at: Timestamp,
}

/// Names in other languages, by language.
type Names = BTreeMap<String, String>;

fn read(row: &Row<'_>) -> rusqlite::Result<Stored> {
    let library: Word<Library> = row.get(1)?;
    let facts = Facts {
        food: FoodRef {
            library: library.0,
            key: row.get(2)?,
        },
        version: row.get(3)?,
        name: row.get(4)?,
        brand: row.get(6)?,
        data: pins::json(row, 8)?,
        partial: Vec::new(),
    };
    Ok(Stored {
        facts,
        names: names(row, 5)?,
        barcode: row.get(7)?,
        created_at: row.get(9)?,
        updated_at: row.get(10)?,
    })
}

fn names(row: &Row<'_>, column: usize) -> rusqlite::Result<Names> {
    match row.get_ref(column)? {
        rusqlite::types::ValueRef::Null => Ok(Names::new()),
        _ => pins::json(row, column),
    }
}

impl Stored {
    /// The food as it is answered, named in a language where it has a name in it.
    fn answer(mut self, language: Option<&str>) -> Food {
        if let Some(name) = language.and_then(|language| self.names.remove(language)) {
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
    let mut statement =
        connection.prepare_cached(&format!("{FOOD} WHERE library = ?1 AND key = ?2"))?;
    Ok(statement
        .query_row(params![food.library.as_str(), food.key], read)
        .optional()?)
}

/// A food as the rules see it.
pub(super) fn facts(connection: &Connection, food: &FoodRef) -> Result<Option<Facts>, Failure> {
    Ok(one(connection, food)?.map(|row| row.facts))
}

/// A food as it is answered.
pub(super) fn food(connection: &Connection, food: &FoodRef) -> Result<Option<Food>, Failure> {
    Ok(one(connection, food)?.map(|row| row.answer(None)))
}

/// The product of `off` or `service` with this barcode; the most scanned of several.
pub(super) fn product(connection: &Connection, code: &str) -> Result<Option<Food>, Failure> {
    let Some(code) = barcode::number(code) else {
        return Ok(None);
    };
    let sql = format!(
        "{FOOD} JOIN barcode ON barcode.food = food.number
         WHERE barcode.number = ?1 AND library IN ('off', 'service') ORDER BY library, scans DESC, key LIMIT 1"
    );
    let found = connection
        .prepare_cached(&sql)?
        .query_row([code], read)
        .optional()?;
    Ok(found.map(|row| row.answer(None)))
}

/// A page of a search.
pub(super) fn search(
    connection: &Connection,
    filter: &FoodFilter,
    uses: &Uses,
) -> Result<FoodPage, Failure> {
    let search = Search::new(&filter.query);
    let language = filter
        .locale
        .as_deref()
        .and_then(|locale| locale.split('-').next())
        .map(str::to_ascii_lowercase);
    let language = language.as_deref();
    let mut hits = Vec::new();
    let mut statement = connection.prepare_cached(
        "SELECT number, key, name, names, regions, scans, barcode FROM food
         WHERE library = ?1 AND (?2 OR number IN (SELECT rowid FROM words WHERE words MATCH ?3)
               OR number IN (SELECT food FROM barcode WHERE barcode.number = ?4))",
    )?;
    let everything = search.is_empty();
    let expression = expression(&search, filter.library, language);
    let mut rows = statement.query(params![
        filter.library.as_str(),
        everything,
        expression,
        search.barcode()
    ])?;
    while let Some(row) = rows.next()? {
        let name = row.get_ref(2)?.as_str().map_err(rusqlite::Error::from)?;
        let regions = row
            .get_ref(4)?
            .as_str_or_null()
            .map_err(rusqlite::Error::from)?;
        let names = names(row, 3)?;
        let other = language.and_then(|language| names.get(language));
        let food = Searchable::new([name].into_iter().chain(other.map(String::as_str)), None);
        let scans: i64 = row.get(5)?;
        let code = row
            .get_ref(6)?
            .as_str_or_null()
            .map_err(rusqlite::Error::from)?;
        let same_code =
            search.barcode().is_some() && code.and_then(barcode::number) == search.barcode();
        let key = row.get_ref(1)?.as_str().map_err(rusqlite::Error::from)?;
        hits.push(Hit {
            in_region: in_region(filter.region.as_deref(), regions),
            exact: search.is_exact(&food) || same_code,
            starts: search.starts(&food),
            uses: match filter.library {
                Library::Off => u64::try_from(scans).unwrap_or(0),
                _ => uses.get(key).copied().unwrap_or(0),
            },
            length: name.chars().count(),
            food: row.get::<_, i64>(0)?,
        });
    }
    rank(&mut hits);
    let (page, next) = cut(&hits, filter.window);
    let mut statement = connection.prepare_cached(&format!("{FOOD} WHERE number = ?1"))?;
    let foods: rusqlite::Result<Vec<Food>> = page
        .iter()
        .map(|hit| Ok(statement.query_row([hit.food], read)?.answer(language)))
        .collect();
    Ok(FoodPage::new(foods?, next))
}

fn in_region(region: Option<&str>, sold_in: Option<&str>) -> bool {
    match (region, sold_in) {
        (Some(region), Some(sold_in)) => sold_in.split(' ').any(|country| country == region),
        _ => false,
    }
}

/// What the index is asked: every word as the beginning of one, in English or in the language.
///
/// The words are letters and digits alone, and quoted: nothing that was typed is query syntax.
fn expression(search: &Search, library: Library, language: Option<&str>) -> String {
    let mut terms = vec![format!("\"={library}\"")];
    for word in search.words() {
        terms.push(match language {
            Some(language) => format!("(\"{word}\" * OR \"{language}_{word}\" *)"),
            None => format!("\"{word}\" *"),
        });
    }
    // Something typed that holds no word finds nothing by words.
    if search.words().is_empty() && !search.is_empty() {
        terms.push("\"=none\"".to_owned());
    }
    terms.join(" AND ")
}

/// Every food, as food tables bring them.
pub(super) fn all(connection: &Connection) -> Result<Vec<CatalogueFood>, Failure> {
    let mut statement = connection.prepare(
        "SELECT library, key, name, names, brand, barcode, regions, scans, data FROM food",
    )?;
    let foods = statement.query_map([], |row| {
        let library: Word<Library> = row.get(0)?;
        let regions: Option<String> = row.get(6)?;
        let regions = regions.iter().flat_map(|regions| regions.split(' '));
        Ok(CatalogueFood {
            library: library.0,
            key: row.get(1)?,
            name: row.get(2)?,
            names: names(row, 3)?,
            brand: row.get(4)?,
            barcode: row.get(5)?,
            regions: regions.map(str::to_owned).collect(),
            scans: u64::try_from(row.get::<_, i64>(7)?).unwrap_or(0),
            data: pins::json(row, 8)?,
        })
    })?;
    Ok(foods.collect::<rusqlite::Result<_>>()?)
}
