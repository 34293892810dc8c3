//! What is taken back or done again must leave nothing that points at what is not there: others may have written
//! since, and stand on no list.

use std::collections::HashSet;

use rusqlite::types::Value;
use rusqlite::{Connection, Row};

use super::image;
use super::rewind::Step;
use crate::api::Way;
use crate::local::failure::Failure;
use crate::local::purge::pinned::INGREDIENTS;
use crate::model::{FoodData, Library, json};

/// What is wrong when it finds something about a row of a table that was put back, or taken away:
/// something points at what is not there.
const POINTS_NOWHERE: [(&str, &str); 5] = [
    (
        "meal",
        "SELECT 1 FROM item WHERE meal = ?1 AND NOT EXISTS (SELECT 1 FROM meal WHERE number = ?1)",
    ),
    (
        "meal",
        "SELECT 1 FROM meal_history WHERE meal = ?1 AND NOT EXISTS (SELECT 1 FROM meal WHERE number = ?1)",
    ),
    (
        "item",
        "SELECT 1 FROM item WHERE number = ?1
         AND NOT (EXISTS (SELECT 1 FROM meal WHERE number = item.meal)
                  AND EXISTS (SELECT 1 FROM food_version WHERE number = item.food))",
    ),
    (
        "meal_history",
        "SELECT 1 FROM meal_history WHERE number = ?1
         AND NOT EXISTS (SELECT 1 FROM meal WHERE number = meal_history.meal)",
    ),
    (
        "food_version",
        "SELECT 1 FROM item WHERE food = ?1 AND NOT EXISTS (SELECT 1 FROM food_version WHERE number = ?1)",
    ),
];

/// What is wrong when it finds a food: it is none of its own versions. No index finds the foods of a version,
/// so that all are looked at, once.
const FOOD_OF_NOTHING: &str = "SELECT 1 FROM food WHERE NOT EXISTS (SELECT 1 FROM food_version
    WHERE number = food.current AND library = 'mine' AND key = food.key)";

/// Refuses what leaves something that points at what is not there. Only what was touched is looked at: years of
/// meals stand beside it.
pub(super) fn refuse(connection: &Connection, taken: &[Step]) -> Result<(), Failure> {
    for step in taken {
        for (_, wrong) in POINTS_NOWHERE
            .iter()
            .filter(|(table, _)| *table == step.table.name)
        {
            if connection.prepare_cached(wrong)?.exists([&step.key])? {
                return Err(match step.table.name {
                    "food_version" => Way::needed("meal").into(),
                    _ => Way::changed().into(),
                });
            }
        }
    }
    let is_of_food = |step: &Step| ["food", "food_version"].contains(&step.table.name);
    if taken.iter().any(is_of_food) && connection.prepare_cached(FOOD_OF_NOTHING)?.exists(())? {
        return Err(Way::changed().into());
    }
    refuse_parts(connection, taken)
}

/// The versions of own foods that are made of others.
const RECIPES: &str = "SELECT number, key, version, data FROM food_version WHERE library = 'mine' AND instr(data, ?1)";

/// Whether a version is held: a meal has it, or it is what a food is that is not deleted. What a recipe was before is
/// history, and alone no reason to keep what somebody deleted.
const HELD: &str = "SELECT 1 FROM item WHERE food = ?1
    UNION ALL SELECT 1 FROM food WHERE current = ?1 AND deleted_at IS NULL";

/// A version of an own food.
pub(super) type Version = (String, u32);

/// Refuses what takes a version of an own food away of which a recipe is made that is held, itself or by recipes that
/// have it: its next edit would find none, or what has that version by then.
fn refuse_parts(connection: &Connection, taken: &[Step]) -> Result<(), Failure> {
    let mut gone: HashSet<Version> = HashSet::new();
    for step in taken.iter().filter(|step| step.goes("food_version")) {
        if step.table.now(connection, &step.key)?.is_none() {
            gone.extend(step.from.as_deref().and_then(version));
        }
    }
    if gone.is_empty() {
        return Ok(());
    }
    let mut held = connection.prepare_cached(HELD)?;
    for number in made_of(connection, gone)? {
        if held.exists([number])? {
            return Err(Way::needed("recipe").into());
        }
    }
    Ok(())
}

/// The numbers of the versions that are made of any of these, or of what is.
fn made_of(connection: &Connection, mut parts: HashSet<Version>) -> Result<Vec<i64>, Failure> {
    let mut recipes = recipes(connection)?;
    let mut made = Vec::new();
    loop {
        let is_made = |recipe: &mut Recipe| recipe.parts.iter().any(|part| parts.contains(part));
        let found: Vec<Recipe> = recipes.extract_if(.., is_made).collect();
        if found.is_empty() {
            return Ok(made);
        }
        for recipe in found {
            made.push(recipe.number);
            parts.insert(recipe.version);
        }
    }
}

/// A version that is made of others.
struct Recipe {
    number: i64,
    version: Version,
    parts: Vec<Version>,
}

fn recipes(connection: &Connection) -> Result<Vec<Recipe>, Failure> {
    let mut statement = connection.prepare_cached(RECIPES)?;
    let read = |row: &Row<'_>| {
        // What cannot be read is made of nothing that could be added up.
        let data = row.get_ref(3)?.as_str().unwrap_or_default();
        let data: FoodData = json::read(data.as_bytes()).unwrap_or_default();
        let parts = data.ingredients.iter().flatten().map(|part| &part.food);
        let own = parts.filter(|part| part.library == Library::Mine);
        Ok(Recipe {
            number: row.get(0)?,
            version: (row.get(1)?, row.get(2)?),
            parts: own
                .filter_map(|part| Some((part.key.clone(), *part.version.get()?)))
                .collect(),
        })
    };
    let recipes = statement.query_map([INGREDIENTS], read)?;
    Ok(recipes.collect::<rusqlite::Result<_>>()?)
}

/// Which version of which own food the image of a row is of.
pub(super) fn version(image: &[u8]) -> Option<Version> {
    // A version begins with its number, its library, its key and which it is.
    match &image::values(image)?[..] {
        [
            Value::Integer(_),
            Value::Text(library),
            Value::Text(key),
            Value::Integer(version),
            ..,
        ] if *library == Library::Mine.as_str() => {
            Some((key.clone(), u32::try_from(*version).ok()?))
        }
        _ => None,
    }
}
