//! Changes this person proposed to catalogue products.

use std::collections::{BTreeMap, BTreeSet};

use rusqlite::types::Value as SqlValue;
use rusqlite::{Connection, OptionalExtension, Row, params};
use serde_json::{Value, json};
use uuid::Uuid;

use super::failure::Failure;
use super::undo::next_number;
use super::value::Word;
use super::{Write, check, pins};
use crate::model::{
    Change, CorrectedFood, Correction, CorrectionPage, FoodRef, Library, Member, ReviewStatus,
    Timestamp,
};
use crate::rules::plan::FoodPlan;
use crate::rules::query::Window;
use crate::rules::{Facts, correction, food};

/// Notes what a saved copy of a product proposes to correct, in place of what is still pending.
///
/// A food that no longer differs withdraws what it had proposed itself.
pub(super) fn propose(write: &Write<'_>, plan: &FoodPlan, saved: &Facts) -> Result<(), Failure> {
    let Some(origin) = &plan.copy_from else {
        return Ok(());
    };
    if matches!(origin.library, Library::Mine | Library::Composition) {
        return Ok(());
    }
    let Some(product) = write.catalogue.food(origin)? else {
        return Ok(());
    };
    // Who read it in their language sends that back, and has changed no name.
    let own = product.name.text();
    let called = write.catalogue.names_of(origin)?;
    let is_read_so = |(language, name): (&String, &String)| {
        (!language.is_empty() || name == own) && *name == saved.name
    };
    let name = match called.iter().any(is_read_so) {
        true => own,
        false => &saved.name,
    };
    let copy = json!({ "name": name, "brand": saved.brand, "data": saved.data.settled() });
    let changes = match food::proposes(plan, &product) {
        true => correction::changes(&serde_json::to_value(&product)?, &copy),
        false => Vec::new(),
    };
    let (library, key) = (origin.library.as_str(), &origin.key);
    let own = &saved.food.key;
    let connection = write.connection;
    settle(write, library, key)?;
    connection
        .prepare_cached(
            "DELETE FROM correction WHERE status = 'pending' AND library = ?1 AND key = ?2 AND (?3 OR food = ?4)",
        )?
        .execute(params![library, key, !changes.is_empty(), own])?;
    if changes.is_empty() {
        return Ok(());
    }
    connection
        .prepare_cached(
            "INSERT INTO correction (number, id, food, library, key, name, brand, changes, status, created_at)
             VALUES (?9, ?1, ?2, ?3, ?4, ?5, ?6, ?7, 'pending', ?8)",
        )?
        .execute(params![
            Uuid::new_v4().to_string(),
            own,
            library,
            key,
            product.name.text(),
            product.brand.get(),
            told(&changes, &called)?,
            write.now,
            next_number(connection, "correction")?,
        ])?;
    Ok(())
}

/// Marks what is pending of a product where the catalogue has it, see [`is_answered`].
fn settle(write: &Write<'_>, library: &str, key: &str) -> Result<(), Failure> {
    let sql =
        "SELECT number FROM correction WHERE status = 'pending' AND library = ?1 AND key = ?2";
    let mut statement = write.connection.prepare_cached(sql)?;
    let pending: Option<SqlValue> = statement
        .query_row([library, key], |row| row.get(0))
        .optional()?;
    match pending {
        Some(number) => is_answered(write, &number).map(drop),
        None => Ok(()),
    }
}

/// Whether a correction of this number was reviewed, so that it stays. One that is pending here and stands in the
/// catalogue is marked as accepted: whoever accepted it was ended before they could do that.
pub(super) fn is_answered(write: &Write<'_>, number: &SqlValue) -> Result<bool, Failure> {
    let sql = "SELECT status = 'pending', library, key, id FROM correction WHERE number = ?1";
    let mut statement = write.connection.prepare_cached(sql)?;
    let found = statement.query_row([number], |row| {
        let library: Word<Library> = row.get(1)?;
        let food = FoodRef::new(library.0, row.get::<_, String>(2)?);
        Ok((row.get::<_, bool>(0)?, food, row.get::<_, String>(3)?))
    });
    let Some((is_pending, food, id)) = found.optional()? else {
        return Ok(false);
    };
    if !is_pending {
        return Ok(true);
    }
    // A catalogue that cannot be read keeps nobody from changing what is their own.
    let Ok(Some(at)) = write.catalogue.accepted_at(&food, &id) else {
        return Ok(false);
    };
    review(write.connection, &id, ReviewStatus::Accepted, None, &at)?;
    Ok(true)
}

/// Changes as they are kept: that of the name tells besides in which languages a product that is called so was read.
fn told(changes: &[Change], called: &BTreeMap<String, String>) -> Result<String, Failure> {
    let mut told = serde_json::to_value(changes)?;
    for change in told.as_array_mut().into_iter().flatten() {
        if change["path"] == correction::NAME {
            let so = called.iter().filter(|(_, name)| change["from"] == **name);
            change[LANGUAGES] = so.map(|(language, _)| language.as_str()).collect();
        }
    }
    Ok(told.to_string())
}

/// Where a change of a name tells its languages. Nobody is answered that: a correction has no such member.
const LANGUAGES: &str = "languages";

/// The languages in which a name was read that would be changed, the unknown one as the empty one; none where no name
/// would be, or an older program kept the changes.
fn languages(changes: &Value) -> BTreeSet<String> {
    let mut all = changes.as_array().into_iter().flatten();
    let name = all.find(|change| change["path"] == correction::NAME);
    let languages = name.and_then(|change| change[LANGUAGES].as_array());
    let languages = languages.into_iter().flatten().filter_map(Value::as_str);
    let is_one = |language: &&str| language.is_empty() || correction::is_language(language);
    languages.filter(is_one).map(str::to_owned).collect()
}

/// Lists a page of corrections, newest first.
pub(super) fn list(connection: &Connection, window: Window) -> Result<CorrectionPage, Failure> {
    let limit = i64::try_from(window.limit + 1).unwrap_or(i64::MAX);
    let offset = i64::try_from(window.offset).unwrap_or(i64::MAX);
    let mut statement = connection.prepare_cached(&format!(
        "{CORRECTION} ORDER BY number DESC LIMIT ?1 OFFSET ?2"
    ))?;
    let mut corrections: Vec<Correction> = statement
        .query_map([limit, offset], read)?
        .collect::<rusqlite::Result<_>>()?;
    let more = corrections.len() as u64 > window.limit;
    corrections.truncate(usize::try_from(window.limit).unwrap_or(usize::MAX));
    Ok(CorrectionPage::new(
        corrections,
        more.then_some(window.offset.saturating_add(window.limit)),
    ))
}

const CORRECTION: &str = "SELECT id, library, key, name, brand, changes, status, note, created_at, reviewed_at FROM correction";

/// Reads each correction, oldest first, with the languages in which the name was read that it would change.
pub(super) fn each(
    connection: &Connection,
    mut take: impl FnMut(Correction, BTreeSet<String>),
) -> Result<(), Failure> {
    let mut statement = connection.prepare(&format!("{CORRECTION} ORDER BY number"))?;
    let mut rows = statement.query(())?;
    while let Some(row) = rows.next()? {
        let changes: Value = pins::json(row, 5)?;
        take(read(row)?, languages(&changes));
    }
    Ok(())
}

/// Whether a correction waits to be reviewed; `None` where there is none of this id.
pub(super) fn is_pending(connection: &Connection, id: &str) -> Result<Option<bool>, Failure> {
    refuse_another(connection)?;
    let sql = "SELECT status = 'pending' FROM correction WHERE id = ?1";
    let mut statement = connection.prepare_cached(sql)?;
    Ok(statement.query_row([id], |row| row.get(0)).optional()?)
}

/// The food that a correction proposes, as it was saved then; `None` where it was deleted since.
pub(super) fn proposed(connection: &Connection, id: &str) -> Result<Option<Facts>, Failure> {
    refuse_another(connection)?;
    // Of versions saved at one instant the last one proposed: what it proposes replaces the rest.
    let sql = format!(
        "SELECT {} FROM correction JOIN food_version ON food_version.library = 'mine'
             AND food_version.key = correction.food AND food_version.saved_at = correction.created_at
             AND food_version.copy_from = correction.library || '/' || correction.key
         WHERE correction.id = ?1 ORDER BY food_version.number DESC LIMIT 1",
        pins::COLUMNS
    );
    let mut statement = connection.prepare_cached(&sql)?;
    let found = statement.query_row([id], pins::read).optional()?;
    Ok(found.map(|(facts, _)| facts))
}

/// Refuses to look for one by its id where a damaged index may lead to another.
fn refuse_another(connection: &Connection) -> Result<(), Failure> {
    check::refuse_damaged(connection, &["correction"])
}

/// Notes what became of a pending correction.
pub(super) fn review(
    connection: &Connection,
    id: &str,
    status: ReviewStatus,
    note: Option<&str>,
    now: &Timestamp,
) -> Result<(), Failure> {
    refuse_another(connection)?;
    connection.execute(
        "UPDATE correction SET status = ?2, note = ?3, reviewed_at = ?4 WHERE id = ?1 AND status = 'pending'",
        params![id, status.as_str(), note, now],
    )?;
    Ok(())
}

fn read(row: &Row<'_>) -> rusqlite::Result<Correction> {
    let library: Word<Library> = row.get(1)?;
    let status: String = row.get(6)?;
    let status = match status.as_str() {
        "accepted" => ReviewStatus::Accepted,
        "rejected" => ReviewStatus::Rejected,
        _ => ReviewStatus::Pending,
    };
    let food = CorrectedFood {
        library: library.0,
        key: row.get(2)?,
        name: Member::Is(row.get(3)?),
        brand: row.get::<_, Option<String>>(4)?.into(),
        extra: Default::default(),
    };
    Ok(Correction {
        id: Member::Is(row.get(0)?),
        food: Member::Is(food),
        changes: Member::Is(pins::json(row, 5)?),
        status: Member::Is(status),
        note: row.get::<_, Option<String>>(7)?.into(),
        created_at: Member::Is(row.get(8)?),
        reviewed_at: row.get::<_, Option<Timestamp>>(9)?.into(),
        extra: Default::default(),
    })
}
