//! Meals and their items.

mod items;
mod list;
mod made;
mod texts;

use std::sync::Arc;

use rusqlite::{Connection, OptionalExtension, Row, params};
use uuid::Uuid;

use super::failure::Failure;
use super::purge::{self, pinned};
use super::value::{Day, ID, Text, Word, text};
use super::{Write, answers, foods, history, photos, pins};
use crate::error::Result as Answer;
use crate::model::limits::{IMAGES, MEAL_TEXT, TIMEZONE};
use crate::model::{Amount, Image, Meal, MealPatch, Member, State};
use crate::rules::item::{CurrentItem, ItemPlan};
use crate::rules::meal::{self, CurrentMeal, MealPlan};
use crate::rules::occasion;
use crate::rules::plan::PlannedFood;

use items::Items;
pub(super) use list::list;
use made::Written;
pub(super) use texts::Texts;

const MEAL: &str = "SELECT number, id, eaten_at, timezone, day, state, name, notes, images, created_at, updated_at FROM meal";

/// Gives a meal.
pub(super) fn get(connection: &Connection, id: &str) -> Result<Meal, Failure> {
    match find(connection, id)? {
        Some(meal) => with_items(connection, meal),
        None => Err(meal::not_found().into()),
    }
}

fn find(connection: &Connection, id: &str) -> Result<Option<(i64, Meal)>, Failure> {
    let mut statement = connection.prepare_cached(&format!("{MEAL} WHERE id = ?1"))?;
    let found = statement.query_row([id], read).optional()?;
    if let Some((number, _)) = &found {
        refuse_another(connection, *number, id)?;
    }
    Ok(found)
}

/// Refuses a meal to which a damaged index leads: SQLite takes its id from there.
fn refuse_another(connection: &Connection, number: i64, id: &str) -> Result<(), Failure> {
    let sql = "SELECT 1 FROM meal NOT INDEXED WHERE number = ?1 AND id = ?2";
    match connection
        .prepare_cached(sql)?
        .exists(params![number, id])?
    {
        true => Ok(()),
        false => Err(Failure::damaged(
            "is damaged: its index of ids leads to another meal",
        )),
    }
}

/// Reads a meal without its items.
fn read(row: &Row<'_>) -> rusqlite::Result<(i64, Meal)> {
    let state: Word<State> = row.get(5)?;
    let images: Vec<Image> = pins::json(row, 8)?;
    if images.len() > IMAGES {
        let kind = rusqlite::types::Type::Text;
        return Err(rusqlite::Error::InvalidColumnType(
            8,
            "images".to_owned(),
            kind,
        ));
    }
    let meal = Meal {
        id: row.get::<_, Text<ID>>(1)?.0,
        eaten_at: row.get(2)?,
        timezone: row.get::<_, Text<TIMEZONE>>(3)?.0,
        day: Member::Is(row.get::<_, Day>(4)?.0),
        state: Member::Is(state.0),
        name: text::<MEAL_TEXT>(row, 6)?.into(),
        notes: text::<MEAL_TEXT>(row, 7)?.into(),
        images: Member::Is(images),
        items: Vec::new(),
        nutrition: Member::Absent,
        created_at: Member::Is(row.get(9)?),
        updated_at: Member::Is(row.get(10)?),
        extra: Default::default(),
    };
    Ok((row.get(0)?, meal))
}

/// Adds the items of a meal, and their sum.
fn with_items(connection: &Connection, (number, mut meal): (i64, Meal)) -> Result<Meal, Failure> {
    Items::new(connection)?.add(number, &mut meal)?;
    Ok(meal)
}

/// Writes a new meal.
pub(super) fn create(write: &Write<'_>, plan: &MealPlan) -> Result<Meal, Failure> {
    let id = Uuid::new_v4().to_string();
    let number = write.next_number("meal")?;
    write
        .connection
        .prepare_cached(
            "INSERT INTO meal (number, id, eaten_at, instant, timezone, day, state, name, notes, images, created_at, updated_at)
             VALUES (?11, ?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?10)",
        )?
        .execute(params![
            id,
            plan.eaten_at,
            plan.eaten_at.micros(),
            plan.timezone,
            Day(plan.day),
            plan.state.as_str(),
            plan.name,
            plan.notes,
            serde_json::to_string(&plan.images)?,
            write.now,
            number,
        ])?;
    write.came("meal", number);
    let items = plan.items.as_deref().unwrap_or_default();
    let written = write_items(write, number, items)?;
    let meal = made::meal(plan, id, &write.now, written);
    tell(write, "createMeal", &meal);
    Ok(meal)
}

/// Changes a meal and keeps it as it was in its history.
pub(super) fn update(write: &Write<'_>, id: &str, patch: &MealPatch) -> Result<Meal, Failure> {
    let mut found = None;
    let find_current = |id: &str| -> Answer<Option<CurrentMeal>> {
        found = current(write.connection, id)
            .map_err(|failure| failure.at(std::path::Path::new("the journal")))?;
        Ok(found.as_ref().map(|(_, current)| current.clone()))
    };
    let plan = meal::plan_patch(id, patch, find_current, &write.known())?;
    let Some((number, _)) = found else {
        return Err(meal::not_found().into());
    };
    let before = by_number(write.connection, number)?;
    let Some(plan) = plan else { return Ok(before) };
    let had = pinned::of_meal(write.connection, number)?;
    write.connection.execute_batch("SAVEPOINT change")?;
    history::keep(write, number, &before)?;
    write
        .connection
        .prepare_cached(
            "UPDATE meal SET eaten_at = ?2, instant = ?3, timezone = ?4, day = ?5, state = ?6, name = ?7,
             notes = ?8, images = ?9, updated_at = ?10 WHERE number = ?1",
        )?
        .execute(params![
            number,
            plan.eaten_at,
            plan.eaten_at.micros(),
            plan.timezone,
            Day(plan.day),
            plan.state.as_str(),
            plan.name,
            plan.notes,
            serde_json::to_string(&plan.images)?,
            write.now,
        ])?;
    if let Some(items) = &plan.items {
        remove_others(write, number, items)?;
        write_items(write, number, items)?;
    }
    let after = by_number(write.connection, number)?;
    // What leaves a meal as it was is no change: nothing to look back on, nothing to take back.
    if before.is_so_already(&after) {
        let undone = "ROLLBACK TO SAVEPOINT change; RELEASE SAVEPOINT change";
        write.connection.execute_batch(undone)?;
        return Ok(before);
    }
    write.connection.execute_batch("RELEASE SAVEPOINT change")?;
    answers::renew_lost(write.connection, &after.id)?;
    pinned::let_go(write, &had)?;
    tell(write, "updateMeal", &before);
    Ok(after)
}

/// Says what is done to a meal, as a person knows it.
fn tell(write: &Write<'_>, what: &str, meal: &Meal) {
    if write.recorder.is_some() {
        write.tell(what, &meal.id, &occasion::label(meal));
    }
}

/// The meal of this number.
pub(super) fn by_number(connection: &Connection, number: i64) -> Result<Meal, Failure> {
    let mut statement = connection.prepare_cached(&format!("{MEAL} WHERE number = ?1"))?;
    let meal = statement.query_row([number], read)?;
    with_items(connection, meal)
}

/// A meal as the rules see it when it is changed.
fn current(connection: &Connection, id: &str) -> Result<Option<(i64, CurrentMeal)>, Failure> {
    let Some((number, meal)) = find(connection, id)? else {
        return Ok(None);
    };
    let state = meal.state();
    let plan = MealPlan {
        eaten_at: meal.eaten_at,
        timezone: meal.timezone,
        day: meal.day.into_option().unwrap_or_default(),
        state,
        name: meal.name.into_option(),
        notes: meal.notes.into_option(),
        images: meal.images.into_option().unwrap_or_default(),
        items: None,
    };
    let mut statement = connection.prepare_cached(
        "SELECT id, food, quantity, unit FROM item WHERE meal = ?1 ORDER BY position",
    )?;
    let mut rows = statement.query([number])?;
    let mut items = Vec::new();
    while let Some(row) = rows.next()? {
        let food = pins::get(connection, row.get(1)?)?;
        let quantity: Option<Amount> = row.get(2)?;
        let unit = text::<MEAL_TEXT>(row, 3)?;
        items.push(CurrentItem {
            id: row.get::<_, Text<ID>>(0)?.0,
            food: food.into(),
            amount: quantity.zip(unit),
        });
    }
    Ok(Some((number, CurrentMeal { meal: plan, items })))
}

/// Removes the items of a meal that a change does not keep.
fn remove_others(write: &Write<'_>, meal: i64, items: &[ItemPlan]) -> Result<(), Failure> {
    let kept: Vec<&str> = items.iter().filter_map(|item| item.id.as_deref()).collect();
    write
        .connection
        .prepare_cached(
            "DELETE FROM item WHERE meal = ?1 AND id NOT IN (SELECT value FROM json_each(?2))",
        )?
        .execute(params![meal, serde_json::to_string(&kept)?])?;
    Ok(())
}

/// Writes items in their order, the new foods among them first: the other items may be of those. Gives
/// those that do not keep the food they had.
fn write_items(write: &Write<'_>, meal: i64, items: &[ItemPlan]) -> Result<Vec<Written>, Failure> {
    let mut saved = Vec::new();
    if items
        .iter()
        .any(|item| matches!(item.food, Some(PlannedFood::New(_))))
    {
        write.touches_anything()?;
    }
    for item in items {
        saved.push(match &item.food {
            Some(PlannedFood::New(plan)) => {
                let (number, facts) = foods::save_version(write, plan)?;
                Some((number, Arc::new(facts)))
            }
            _ => None,
        });
    }
    let mut written = Vec::with_capacity(items.len());
    for (position, (item, saved)) in (0..).zip(items.iter().zip(saved)) {
        let food = match &item.food {
            Some(PlannedFood::Existing(facts)) => {
                Some((pins::pin(write, facts)?, Arc::clone(facts)))
            }
            _ => saved,
        };
        let number = food.as_ref().map(|(number, _)| *number);
        let id = item.id.clone();
        let id = id.unwrap_or_else(|| Uuid::new_v4().to_string());
        write_item(write, (meal, &id), position, item, number)?;
        written.extend(food.map(|(_, food)| Written { id, food }));
    }
    Ok(written)
}

/// Writes an item; without a food it keeps the one it is pinned to.
fn write_item(
    write: &Write<'_>,
    (meal, id): (i64, &str),
    position: i64,
    item: &ItemPlan,
    food: Option<i64>,
) -> Result<(), Failure> {
    let amount = item.amount.as_ref();
    let quantity = amount.map(|amount| amount.quantity);
    let unit = amount.map(|amount| amount.unit.as_str());
    let size = amount.and_then(|amount| amount.size);
    let connection = write.connection;
    if item.id.is_some() {
        connection
            .prepare_cached(
                "UPDATE item SET position = ?3, food = coalesce(?4, food), quantity = ?5, unit = ?6, size = ?7
                 WHERE id = ?1 AND meal = ?2",
            )?
            .execute(params![id, meal, position, food, quantity, unit, size])?;
        return Ok(());
    }
    let number = write.next_number("item")?;
    write.came("item", number);
    connection
        .prepare_cached(
            "INSERT INTO item (id, meal, position, food, quantity, unit, size, number)
             VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8)",
        )?
        .execute(params![
            id, meal, position, food, quantity, unit, size, number
        ])?;
    Ok(())
}

/// Deletes a meal, its history, and the photos that nothing else shows.
pub(super) fn delete(write: &Write<'_>, id: &str) -> Result<(), Failure> {
    let Some((number, meal)) = find(write.connection, id)? else {
        return Err(meal::not_found().into());
    };
    let meal = with_items(write.connection, (number, meal))?;
    tell(write, "deleteMeal", &meal);
    let mut images = history::images(write.connection, number)?;
    let mut had = pinned::of_meal(write.connection, number)?;
    write
        .connection
        .prepare_cached("DELETE FROM meal WHERE number = ?1")?
        .execute([number])?;
    answers::empty(write.connection, id)?;
    let gone = purge::purge(write.connection)?;
    images.extend(gone.images);
    had.parts.extend(gone.had.parts);
    images.extend(meal.images.into_option().unwrap_or_default());
    photos::release(write, &images)?;
    write.drop_undo(id)?;
    pinned::let_go(write, &had)
}
