//! Finding foods: the person's own here, catalogue foods with the person's own use of them.

use std::collections::HashMap;

use rusqlite::{Connection, OptionalExtension};

use super::catalogue::Catalogue;
use super::failure::Failure;
use super::{foods, numbered, words};
use crate::model::{FoodPage, Library};
use crate::rules::query::{FoodFilter, Window};
use crate::rules::search::{Hit, Search, rank};

/// Finds a page of foods.
pub(super) fn search(
    connection: &Connection,
    catalogue: &Catalogue,
    filter: &FoodFilter,
) -> Result<FoodPage, Failure> {
    match filter.library {
        Library::Mine => own(connection, filter),
        library => {
            let mut page = catalogue.search(filter, &uses(connection, library)?)?;
            for food in &mut page.foods {
                numbered::food(connection, catalogue, food)?;
            }
            Ok(page)
        }
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
    let (page, next) = match search.is_empty() {
        true => listed(connection, filter.window)?,
        false => {
            let found = found(connection, &search)?;
            let (page, next) = cut(&found, filter.window);
            (page.to_vec(), next)
        }
    };
    let foods = page
        .into_iter()
        .map(|number| foods::of_version(connection, number));
    Ok(FoodPage::new(foods.collect::<Result<_, _>>()?, next))
}

/// The current versions of a page of all own foods, and where the next page starts.
fn listed(connection: &Connection, window: Window) -> Result<(Vec<i64>, Option<u64>), Failure> {
    // One more says whether there is another page.
    let more = Window {
        limit: window.limit.saturating_add(1),
        ..window
    };
    let mut page = words::every(connection, more)?;
    let limit = usize::try_from(window.limit).unwrap_or(usize::MAX);
    let next = (page.len() > limit).then(|| window.offset.saturating_add(window.limit));
    page.truncate(limit);
    Ok((page, next))
}

/// The current versions of the own foods that are found, in order.
fn found(connection: &Connection, search: &Search) -> Result<Vec<i64>, Failure> {
    let mut hits = Vec::new();
    for food in words::candidates(connection, search)? {
        let (same_code, searchable) = (food.has_barcode(search), food.searchable());
        if !same_code && !search.matches(&searchable) {
            continue;
        }
        hits.push(Hit {
            in_region: false,
            exact: same_code || search.is_exact(&searchable),
            starts: search.starts(&searchable),
            uses: times(connection, &food.key)?,
            length: food.name.chars().count(),
            // Of those alike the last changed comes first.
            food: std::cmp::Reverse(food.version),
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
