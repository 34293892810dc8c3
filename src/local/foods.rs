//! This person's own foods.

use rusqlite::{Connection, OptionalExtension, Row, params};
use uuid::Uuid;

use super::failure::Failure;
use super::pins::{self, COLUMNS, Provenance};
use super::purge::{self, pinned};
use super::{Write, answers, corrections, photos, words};
use crate::error::{Error, Resource};
use crate::model::{Food, Ingredient, Library, Member, Timestamp};
use crate::rules::Facts;
use crate::rules::plan::{FoodPlan, IngredientPlan, PlannedFood};

/// An own food as it stands now; `None` if there is none or it was deleted.
pub(super) fn current(connection: &Connection, key: &str) -> Result<Option<Facts>, Failure> {
    let sql = format!(
        "SELECT {COLUMNS} FROM food JOIN food_version ON food_version.number = food.current \
         WHERE food.key = ?1 AND food.deleted_at IS NULL"
    );
    let mut statement = connection.prepare_cached(&sql)?;
    let found = statement.query_row([key], pins::read).optional()?;
    if let Some((facts, _)) = &found {
        refuse_another(&facts.food.key, key)?;
    }
    Ok(found.map(|(facts, _)| facts))
}

/// Refuses a food to which a damaged index leads in the place of the one that was asked for.
pub(super) fn refuse_another(key: &str, asked: &str) -> Result<(), Failure> {
    match key == asked {
        true => Ok(()),
        false => Err(Failure::damaged(
            "is damaged: its index of foods leads to another one",
        )),
    }
}

/// The columns [`read`] reads.
pub(super) fn columns() -> String {
    format!("{COLUMNS}, food.created_at, food_version.saved_at")
}

/// Reads an own food as it is answered, from [`columns`].
pub(super) fn read(row: &Row<'_>) -> rusqlite::Result<Food> {
    let (facts, provenance) = pins::read(row)?;
    Ok(answer(facts, provenance, row.get(19)?, row.get(20)?))
}

/// An own food as it is answered.
fn answer(
    facts: Facts,
    provenance: Provenance,
    created_at: Timestamp,
    updated_at: Timestamp,
) -> Food {
    Food {
        id: Member::Is(facts.food.key.clone()),
        created_at: Member::Is(created_at),
        updated_at: Member::Is(updated_at),
        barcode: provenance.barcode.into(),
        copy_from: provenance.copy_from.into(),
        ..of_facts(facts)
    }
}

/// The own food whose current version has this number.
pub(super) fn of_version(connection: &Connection, number: i64) -> Result<Food, Failure> {
    // By the key of the version, of which there is an index: all foods would be looked at for their version.
    let sql = format!(
        "SELECT {} FROM food_version JOIN food ON food.key = food_version.key AND food.current = food_version.number
         WHERE food_version.number = ?1",
        columns()
    );
    Ok(connection.prepare_cached(&sql)?.query_row([number], read)?)
}

/// All own foods, deleted ones too.
pub(super) fn look(connection: &Connection) -> Result<(), Failure> {
    let sql = format!(
        "SELECT {} FROM food JOIN food_version ON food_version.number = food.current",
        columns()
    );
    let mut statement = connection.prepare(&sql)?;
    let mut foods = statement.query_map((), read)?;
    Ok(foods.try_for_each(|food| food.map(drop))?)
}

/// What any food is answered with.
pub(super) fn of_facts(facts: Facts) -> Food {
    Food {
        library: Member::Is(facts.food.library),
        key: Member::Is(facts.food.key),
        version: Member::Is(facts.version),
        name: Member::Is(facts.name),
        brand: facts.brand.into(),
        barcode: Member::Null,
        data: Member::Is(facts.data),
        partial: Member::Is(facts.partial),
        copy_from: Member::Null,
        attribution: facts
            .attribution
            .filter(|text| !text.is_empty())
            .map_or(Member::Absent, Member::Is),
        ..Food::default()
    }
}

/// What was saved, and whether a deleted food may have gone with it.
type Saved = (Food, bool);

/// Saves a food, the new foods inside it first.
pub(super) fn save(write: &Write<'_>, plan: &FoodPlan) -> Result<Saved, Failure> {
    let was_made = match &plan.id {
        Some(key) => purge::is_made(write.connection, key)?,
        None => false,
    };
    let (number, saved) = save_version(write, plan)?;
    let what = if plan.id.is_some() {
        "changeFood"
    } else {
        "saveFood"
    };
    write.tell(what, &saved.food.key, &saved.name);
    if was_made {
        let_go_of_deleted(write)?;
    }
    Ok((of_version(write.connection, number)?, was_made))
}

/// Removes what is left of deleted foods that a recipe had until now.
fn let_go_of_deleted(write: &Write<'_>) -> Result<(), Failure> {
    let gone = purge::purge(write.connection)?;
    pinned::let_go(write, &gone.had)?;
    photos::release(write, &gone.images)
}

/// Saves a food and gives the number of its new version, and what it is.
pub(super) fn save_version(write: &Write<'_>, plan: &FoodPlan) -> Result<(i64, Facts), Failure> {
    let mut facts = plan.facts.clone();
    facts.food.key = plan
        .id
        .clone()
        .unwrap_or_else(|| Uuid::new_v4().to_string());
    let mut pinned = Vec::new();
    facts.data.ingredients = match &plan.ingredients {
        Some(ingredients) => Some(
            ingredients
                .iter()
                .map(|ingredient| save_ingredient(write, ingredient, &mut pinned))
                .collect::<Result<_, _>>()?,
        ),
        None => None,
    };
    let now = write.now.as_str();
    let provenance = Provenance {
        barcode: plan.barcode.clone(),
        copy_from: plan.copy_from.clone(),
    };
    let number = pins::insert(write.connection, &facts, &provenance, &pinned, now)?;
    words::forget(write.connection, &facts.food.key)?;
    write
        .connection
        .prepare_cached(
            "INSERT INTO food (key, current, created_at) VALUES (?1, ?2, ?3)
             ON CONFLICT (key) DO UPDATE SET current = excluded.current",
        )?
        .execute(params![facts.food.key, number, now])?;
    words::learn(write.connection, &facts.food.key)?;
    if plan.id.is_some() {
        answers::renew_lost(write.connection, &facts.food.key)?;
    }
    corrections::propose(write, plan, &facts)?;
    Ok((number, facts))
}

/// Saves what an ingredient needs: a new food itself, of a catalogue food the version it is pinned to, whose number
/// is told among those of the others.
fn save_ingredient(
    write: &Write<'_>,
    ingredient: &IngredientPlan,
    pinned: &mut Vec<Option<i64>>,
) -> Result<Ingredient, Failure> {
    let mut saved = ingredient.ingredient();
    let number = match &ingredient.food {
        PlannedFood::New(plan) => {
            saved.food.key = save_version(write, plan)?.1.food.key;
            None
        }
        PlannedFood::Existing(facts) if facts.food.library == Library::Mine => None,
        PlannedFood::Existing(facts) => Some(pins::pin(write, facts)?),
    };
    pinned.push(number);
    Ok(saved)
}

/// Deletes a food from the person's foods; its versions stay for those that have them.
pub(super) fn delete(write: &Write<'_>, key: &str) -> Result<(), Failure> {
    let food = current(write.connection, key)?;
    words::forget(write.connection, key)?;
    let deleted = write
        .connection
        .prepare_cached("UPDATE food SET deleted_at = ?2 WHERE key = ?1 AND deleted_at IS NULL")?
        .execute(params![key, write.now])?;
    match deleted {
        0 => Err(Error::not_found(Resource::Food, "there is no such food in your foods").into()),
        _ => {
            write.tell(
                "deleteFood",
                key,
                food.as_ref().map_or("", |food| &food.name),
            );
            answers::empty_food(write.connection, key)?;
            let gone = purge::purge_food(write.connection, key)?;
            photos::release(write, &gone.images)?;
            write.drop_undo(key)?;
            pinned::let_go(write, &gone.had)
        }
    }
}
