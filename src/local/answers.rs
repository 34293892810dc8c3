//! Answers to marked writes, kept for a day, so that a write is done once however often it is sent.

mod gone;

use chrono::Datelike;
use rusqlite::{Connection, OptionalExtension, params};
use serde::Deserialize;

use super::failure::Failure;
use super::undo::Reach;
use super::{Local, Write};
use crate::api::{Answered, Call, Mark, Request, Served};
use crate::error::{Code, Error, Result};
use crate::model::{MealQuery, Operation};
use crate::rules;

pub(super) use gone::{
    drop_absent, drop_let_go, drop_of, empty, empty_absent, empty_food, renew_lost, renew_settings,
};

/// A day in microseconds: how long an answer is kept.
const DAY: i64 = 24 * 60 * 60 * 1_000_000;

/// How far a clock may go back and be taken for one that will be set right again.
const BACK: i64 = 31 * DAY;

/// How many answers by a clock that is ahead have it believed: none is forgotten before.
const BELIEVED: u32 = 10;

/// Before this year nobody ran the program.
const FIRST_YEAR: i32 = 2026;

impl Served for Local {
    fn look(&self, call: Call) -> Result<Answered> {
        let body = match call.operation {
            // What a write under way has done is not read from what was kept before.
            Operation::ListMeals if self.connection.is_autocommit() => {
                Some(self.page(&MealQuery::from_iter(call.query))?)
            }
            _ => call.answer(self)?,
        };
        Ok(Answered::first(body))
    }

    /// A second request with the same mark waits for the first: both want to write.
    fn answer_once(&self, mark: &Mark, call: &Call) -> Result<Answered> {
        self.write_so_far(Reach::Nothing, |write| {
            if let Some(answered) = find(write, mark)? {
                return Ok(answered);
            }
            let body = call.answer(self)?;
            keep(write, mark, body.as_deref().unwrap_or_default())?;
            Ok(Answered::first(body))
        })
    }

    fn answer_together(&self, requests: Vec<Request>) -> Vec<Result<Answered>> {
        let mut answers = self.write_together(&requests);
        if let Some(left) = self.unremoved()
            && let Some(answered) = answers.iter_mut().flatten().next()
        {
            answered.trouble = Some(format!(
                "photos of what was deleted are still there: {left}"
            ));
        }
        answers
    }
}

impl Local {
    /// A page of meals as JSON.
    fn page(&self, query: &MealQuery) -> Result<Vec<u8>> {
        let filter = rules::query::meals(query)?;
        self.read(|connection| {
            let mut texts = self.texts.borrow_mut();
            texts.now(connection)?.page(connection, &filter)
        })
    }
}

/// The answer to an earlier request with this mark.
fn find(write: &Write<'_>, mark: &Mark) -> std::result::Result<Option<Answered>, Failure> {
    let Some(row) = row(write, mark)? else {
        return Ok(None);
    };
    if !row.is_marked {
        let what = "is damaged: an index of its answers leads to that of another write";
        return Err(Failure::damaged(what));
    }
    if !row.is_new {
        return Ok(None);
    }
    let answer = match row.answer.is_empty() {
        true => gone::brought_back(write.connection, &mark.key, row.thing.as_deref())?,
        false => Some(row.answer),
    };
    match (answer, row.is_same) {
        (None, _) => Ok(None),
        (Some(answer), true) => Ok(Some(Answered {
            body: Some(answer.into_bytes()),
            replayed: true,
            trouble: None,
        })),
        (Some(_), false) => Err(Error::new(
            Code::IdempotencyKeyReused,
            "this Idempotency-Key was sent before, with another request",
        )
        .into()),
    }
}

/// What is kept of an earlier request.
struct Kept {
    /// Whether the row has the mark itself, to which a damaged index may lead from another.
    is_marked: bool,
    /// Whether it was answered within a day.
    is_new: bool,
    /// Whether the request was the same.
    is_same: bool,
    answer: String,
    thing: Option<String>,
}

fn row(write: &Write<'_>, mark: &Mark) -> rusqlite::Result<Option<Kept>> {
    let mut statement = write.connection.prepare_cached(
        "SELECT EXISTS (SELECT 1 FROM answer AS same NOT INDEXED
                        WHERE same.rowid = answer.rowid AND same.key = ?1),
           at > ?5, (method, path, body) = (?2, ?3, ?4), answer, thing FROM answer WHERE key = ?1",
    )?;
    let since = write.now.micros().saturating_sub(DAY);
    statement
        .query_row(
            params![mark.key, mark.method, mark.path, mark.body, since],
            |row| {
                Ok(Kept {
                    is_marked: row.get(0)?,
                    is_new: row.get(1)?,
                    is_same: row.get(2)?,
                    answer: row.get(3)?,
                    thing: row.get(4)?,
                })
            },
        )
        .optional()
}

/// Empties the answers that are older than a day, where it is `now`; in microseconds since 1970. One that was given
/// while the clock had gone back is as old as it is said to be, see [`kept_at`].
///
/// Decision: that a write was done is forgotten a day before the last but nine, for a clock that is ahead may be
/// set right: what was sent before is known then all the same, with what it made as that is now.
pub(super) fn forget_old(connection: &Connection, now: i64) -> std::result::Result<(), Failure> {
    connection
        .prepare_cached("UPDATE answer SET answer = '' WHERE at <= ?1 AND answer <> ''")?
        .execute([now.saturating_sub(DAY)])?;
    if let Some(until) = believed(connection, now)? {
        connection
            .prepare_cached("DELETE FROM answer WHERE at <= ?1")?
            .execute([until.saturating_sub(DAY)])?;
    }
    Ok(())
}

/// Whether there are answers to be emptied: a person who is served no more marks no request that would do it.
pub(super) fn has_old(connection: &Connection, now: i64) -> std::result::Result<bool, Failure> {
    let sql = "SELECT 1 FROM answer WHERE at <= ?1 AND answer <> ''";
    let mut statement = connection.prepare_cached(sql)?;
    Ok(statement.exists([now.saturating_sub(DAY)])?)
}

/// Up to which time it is believed that it is, where the clock says that it is `now`; `None` where too few answers
/// were given.
fn believed(connection: &Connection, now: i64) -> std::result::Result<Option<i64>, Failure> {
    let sql = "SELECT at FROM answer ORDER BY at DESC LIMIT 1 OFFSET ?1";
    let mut statement = connection.prepare_cached(sql)?;
    let tenth: Option<i64> = statement
        .query_row([BELIEVED - 1], |row| row.get(0))
        .optional()?;
    Ok(tenth.map(|at| at.min(now)))
}

/// What an answer shows.
#[derive(Deserialize)]
struct Shown {
    id: Option<String>,
}

fn keep(write: &Write<'_>, mark: &Mark, answer: &[u8]) -> std::result::Result<(), Failure> {
    forget_old(write.connection, write.now.micros())?;
    let thing = serde_json::from_slice::<Shown>(answer).ok();
    write
        .connection
        .prepare_cached(
            "INSERT OR REPLACE INTO answer (key, method, path, body, answer, thing, at)
             VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)",
        )?
        .execute(params![
            mark.key,
            mark.method,
            mark.path,
            mark.body,
            String::from_utf8_lossy(answer),
            thing.and_then(|shown| shown.id),
            kept_at(write)?,
        ])?;
    Ok(())
}

/// When an answer is said to be given, from which on it is kept for a day.
///
/// Decision: a clock that goes back does not count back. While it does, answers are as old as the newest
/// one there is, so that they are still known when it is set right again: else a request that is
/// repeated then would be done twice. One that is more than a month behind an answer is taken for right,
/// and the answer for one of a clock that was ahead; but not where it is of years in which there was no
/// answer.
///
/// Errors: `Unavailable` for a clock of such a year.
fn kept_at(write: &Write<'_>) -> std::result::Result<i64, Failure> {
    let newest: Option<i64> = write
        .connection
        .prepare_cached("SELECT max(at) FROM answer")?
        .query_row((), |row| row.get(0))?;
    let now = write.now.micros();
    match newest.filter(|newest| *newest > now) {
        Some(newest) if newest - now <= BACK => Ok(newest),
        Some(_) if write.now.instant().year() < FIRST_YEAR => {
            let says = format!("{}, and an answer is kept of later", write.now);
            Err(Error::wrong_clock(&says).into())
        }
        _ => Ok(now),
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use serde_json::{Value, json};

    use super::*;
    use crate::api::{Journal, Undo, Way};
    use crate::local::Place;

    fn open(folder: &std::path::Path) -> Local {
        let none = || Ok(Box::new(std::iter::empty()) as Box<dyn Iterator<Item = _>>);
        Local::open(Place::folder(folder), Arc::new(chrono::Utc::now), none).unwrap()
    }

    /// Saves a food under a mark, and gives its id.
    fn save(journal: &Local, mark: &str, food: Value) -> String {
        let mark = Mark::new(mark, "POST", "/v1/foods", b"");
        let mut call = Call::new(Operation::SaveFood);
        call.body = Some(Arc::new(food));
        let answered = journal.answer_once(&mark, &call).unwrap();
        let food: Value = serde_json::from_slice(&answered.body.unwrap()).unwrap();
        food["id"].as_str().unwrap().to_owned()
    }

    #[test]
    fn what_is_deleted_once_more_takes_the_answers_along_that_were_given_since() {
        let folder = tempfile::tempdir().unwrap();
        // Each command opens the journal anew.
        let typed = || open(folder.path()).recording();
        let served = open(folder.path());
        let bread = save(&served, "bread", json!({ "name": "Bread", "data": {} }));
        typed().delete_food(&bread).unwrap();
        typed().go(Way::Undo, 1, &|_| Ok(())).unwrap();
        let mut bowl = json!({ "name": "Bowl", "data": {
            "recipe": { "servings": 1, "steps": [] },
            "ingredients": [{ "food": { "library": "mine", "key": bread },
                              "portion": { "amount": 1, "unit": "serving" } }] } });
        bowl["id"] = save(&served, "bowl", bowl.clone()).into();
        bowl["data"]["ingredients"] = json!([]);
        save(&served, "empty", bowl);
        let held = || -> u32 {
            let sql = "SELECT count(*) FROM answer WHERE instr(answer, 'Bread')";
            served
                .connection
                .query_row(sql, (), |row| row.get(0))
                .unwrap()
        };
        assert_eq!(held(), 1);
        typed().go(Way::Redo, 1, &|_| Ok(())).unwrap();
        assert_eq!(held(), 0);
    }
}
