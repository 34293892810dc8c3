//! Finding foods: the person's own here, catalogue foods with the person's own use of them.

use std::collections::HashMap;

use rusqlite::{Connection, OptionalExtension};

use super::catalogue::Catalogue;
use super::failure::Failure;
use super::foods;
use crate::model::{FoodPage, Library};
use crate::rules::query::{FoodFilter, Window};
use crate::rules::search::{Hit, Search, Searchable, rank};

/// Finds a page of foods.
pub(super) fn search(
    connection: &Connection,
    catalogue: &Catalogue,
    filter: &FoodFilter,
) -> Result<FoodPage, Failure> {
    match filter.library {
        Library::Mine => own(connection, filter),
        library => Ok(catalogue.search(filter, &uses(connection, library)?)?),
    }
}

/// How often each food of a library was logged, by key.
pub(super) type Uses = HashMap<String, u64>;

fn uses(connection: &Connection, library: Library) -> Result<Uses, Failure> {
    let mut statement = connection
        .prepare_cached("SELECT key, times FROM food_use WHERE library = ?1 AND times > 0")?;
    let uses = statement.query_map([library.as_str()], |row| {
        Ok((row.get(0)?, row.get::<_, u32>(1)?.into()))
    })?;
    Ok(uses.collect::<rusqlite::Result<_>>()?)
}

/// Finds a page of the person's own foods.
fn own(connection: &Connection, filter: &FoodFilter) -> Result<FoodPage, Failure> {
    let search = Search::new(&filter.query);
    let found = match search.is_empty() {
        true => last_changed(connection)?,
        false => found(connection, &search)?,
    };
    let (page, next) = cut(&found, filter.window);
    let foods = page
        .iter()
        .map(|number| foods::of_version(connection, *number));
    Ok(FoodPage::new(foods.collect::<Result<_, _>>()?, next))
}

/// The current versions of all own foods, the last changed first: it has the highest number.
fn last_changed(connection: &Connection) -> Result<Vec<i64>, Failure> {
    let mut statement = connection.prepare_cached(
        "SELECT current FROM food WHERE deleted_at IS NULL ORDER BY current DESC",
    )?;
    let numbers = statement.query_map((), |row| row.get(0))?;
    Ok(numbers.collect::<rusqlite::Result<_>>()?)
}

/// The current versions of the own foods that are found, in order. They are few, so all are looked at.
fn found(connection: &Connection, search: &Search) -> Result<Vec<i64>, Failure> {
    let mut hits = Vec::new();
    let mut statement = connection.prepare_cached(
        "SELECT food_version.number, food.key, name, brand, barcode
         FROM food JOIN food_version ON food_version.number = food.current WHERE deleted_at IS NULL",
    )?;
    let mut rows = statement.query(())?;
    while let Some(row) = rows.next()? {
        let number: i64 = row.get(0)?;
        let name = row.get_ref(2)?.as_str().map_err(rusqlite::Error::from)?;
        let brand = row
            .get_ref(3)?
            .as_str_or_null()
            .map_err(rusqlite::Error::from)?;
        let code = row
            .get_ref(4)?
            .as_str_or_null()
            .map_err(rusqlite::Error::from)?;
        let same_code = code.is_some_and(|code| search.is_barcode(code));
        if !same_code && !search.finds(name, brand) {
            continue;
        }
        let key = row.get_ref(1)?.as_str().map_err(rusqlite::Error::from)?;
        let food = Searchable::new([name], brand);
        hits.push(Hit {
            in_region: false,
            exact: same_code || search.is_exact(&food),
            starts: search.starts(&food),
            uses: times(connection, key)?,
            length: name.chars().count(),
            // Of those alike the last changed comes first.
            food: std::cmp::Reverse(number),
        });
    }
    rank(&mut hits);
    Ok(hits.into_iter().map(|hit| hit.food.0).collect())
}

/// How often an own food was logged.
fn times(connection: &Connection, key: &str) -> Result<u64, Failure> {
    let mut statement = connection.prepare_cached(
        "SELECT times FROM food_use WHERE library = 'mine' AND key = ?1 AND times > 0",
    )?;
    let times: Option<u32> = statement.query_row([key], |row| row.get(0)).optional()?;
    Ok(times.unwrap_or(0).into())
}

/// A window of a list, and where the next one starts.
pub(super) fn cut<T>(list: &[T], window: Window) -> (&[T], Option<u64>) {
    let from = usize::try_from(window.offset)
        .unwrap_or(usize::MAX)
        .min(list.len());
    let to = from
        .saturating_add(usize::try_from(window.limit).unwrap_or(usize::MAX))
        .min(list.len());
    let next = (to < list.len()).then(|| window.offset.saturating_add(window.limit));
    (&list[from..to], next)
}
