//! What number a journal gives the content of a catalogue food. The catalogue numbers contents as well, but
//! a journal that was restored, or comes from elsewhere, may have other contents under the same numbers.

use std::cell::RefCell;
use std::sync::Arc;

use rusqlite::{Connection, params};

use super::catalogue::Catalogue;
use super::failure::Failure;
use super::kept::Kept;
use super::lately::Lately;
use super::pins::{self, COLUMNS};
use crate::model::{Food, FoodRef, Member};
use crate::rules::Facts;

/// The version that what the catalogue has of a food is in this journal, see [`Facts::version_among`].
fn version(connection: &Connection, facts: &Facts) -> Result<u32, Failure> {
    let sql = format!(
        "SELECT {COLUMNS} FROM food_version WHERE library = ?1 AND key = ?2 AND version >= ?3
         ORDER BY version"
    );
    let mut statement = connection.prepare_cached(&sql)?;
    let from = params![facts.food.library.as_str(), facts.food.key, facts.version];
    let held = statement.query_map(from, |row| Ok(pins::read(row)?.0))?;
    let held: Vec<Facts> = held.collect::<rusqlite::Result<_>>()?;
    Ok(facts.version_among(&held))
}

/// A food of the catalogue as the rules see it, with the version it is here.
pub(super) fn facts(
    connection: &Connection,
    facts: Arc<Facts>,
    lately: Option<&RefCell<Kept<Lately>>>,
) -> Result<Arc<Facts>, Failure> {
    let kept = |lately: &RefCell<Kept<Lately>>| lately.borrow_mut().still().numbered(&facts);
    if let Some(here) = lately.and_then(kept) {
        return Ok(here);
    }
    let version = version(connection, &facts)?;
    let mut here = Arc::clone(&facts);
    if version != facts.version {
        Arc::make_mut(&mut here).version = version;
    }
    if let Some(lately) = lately {
        lately.borrow_mut().still().keep_numbered(&facts, &here);
    }
    Ok(here)
}

/// The same of a food as it is answered, in whatever language.
///
/// Only foods that this journal has at all are looked for in the catalogue again.
pub(super) fn food(
    connection: &Connection,
    catalogue: &Catalogue,
    food: &mut Food,
) -> Result<(), Failure> {
    let (Some(library), Some(key)) = (food.library.get(), food.key.get()) else {
        return Ok(());
    };
    let place = FoodRef {
        library: *library,
        key: key.clone(),
    };
    if !holds(connection, &place)? {
        return Ok(());
    }
    // Another catalogue may have taken the name meanwhile.
    let facts = catalogue.facts(&place)?;
    let is_it = |facts: &Arc<Facts>| food.version.get() == Some(&facts.version);
    if let Some(facts) = facts.filter(is_it) {
        food.version = Member::Is(version(connection, &facts)?);
    }
    Ok(())
}

/// Whether this journal has a version of a food.
fn holds(connection: &Connection, food: &FoodRef) -> Result<bool, Failure> {
    let sql = "SELECT 1 FROM food_version WHERE library = ?1 AND key = ?2";
    let mut statement = connection.prepare_cached(sql)?;
    Ok(statement.exists(params![food.library.as_str(), food.key])?)
}
