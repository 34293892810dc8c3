//! Finding foods: the person's own here, catalogue foods with the person's own use of them.

use std::collections::HashMap;

use rusqlite::Connection;

use super::catalogue::Catalogue;
use super::failure::Failure;
use super::foods;
use crate::model::{Food, FoodPage, Library};
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

/// Finds a page of the person's own foods. They are few, so all are looked at.
fn own(connection: &Connection, filter: &FoodFilter) -> Result<FoodPage, Failure> {
    let search = Search::new(&filter.query);
    let mut hits = Vec::new();
    let mut statement = connection.prepare_cached(
        "SELECT food_version.number, food.key, name, brand, barcode
         FROM food JOIN food_version ON food_version.number = food.current WHERE deleted_at IS NULL",
    )?;
    let mut rows = statement.query([])?;
    // Asked for with the first food that is found: most words mean none of these.
    let mut used = None;
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
        let food = Searchable::new([name], brand);
        let same_code = code.is_some_and(|code| search.is_barcode(code));
        if !search.is_empty() && !same_code && !search.matches(&food) {
            continue;
        }
        let key: String = row.get(1)?;
        if used.is_none() && !search.is_empty() {
            used = Some(uses(connection, Library::Mine)?);
        }
        let times = used.as_ref().and_then(|used| used.get(&key));
        hits.push(Hit {
            in_region: false,
            exact: same_code || search.is_exact(&food),
            starts: search.starts(&food),
            uses: times.copied().unwrap_or(0),
            length: name.chars().count(),
            // The latest version has the highest number: last changed comes first.
            food: std::cmp::Reverse(number),
        });
    }
    match search.is_empty() {
        true => hits.sort_by_key(|hit| hit.food),
        false => rank(&mut hits),
    }
    let (page, next) = cut(&hits, filter.window);
    if page.is_empty() {
        return Ok(FoodPage::new(Vec::new(), next));
    }
    let sql = format!(
        "SELECT {} FROM food JOIN food_version ON food_version.number = food.current WHERE food.current = ?1",
        foods::columns()
    );
    let mut statement = connection.prepare_cached(&sql)?;
    let foods: rusqlite::Result<Vec<Food>> = page
        .iter()
        .map(|hit| statement.query_row([hit.food.0], foods::read))
        .collect();
    Ok(FoodPage::new(foods?, next))
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
