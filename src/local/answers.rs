//! Answers to marked writes, kept for a day, so that a write is done once however often it is sent.

use chrono::Datelike;
use rusqlite::{Connection, OptionalExtension, params};
use serde::Deserialize;

use super::failure::Failure;
use super::undo::Reach;
use super::{Local, Write, foods, meals, settings};
use crate::api::{Answered, Call, Mark, Request, Served};
use crate::error::{Code, Error, Result};
use crate::model::{MealQuery, Operation};
use crate::rules;

/// A day in microseconds: how long an answer is kept.
const DAY: i64 = 24 * 60 * 60 * 1_000_000;

/// How far a clock may go back and be taken for one that will be set right again.
const BACK: i64 = 31 * DAY;

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
        self.write_together(&requests)
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
    let mut statement = write.connection.prepare_cached(
        "SELECT (method, path, body) = (?2, ?3, ?4), answer FROM answer WHERE key = ?1 AND at > ?5",
    )?;
    let found = statement
        .query_row(
            params![
                mark.key,
                mark.method,
                mark.path,
                mark.body,
                write.now.micros() - DAY
            ],
            |row| Ok((row.get::<_, bool>(0)?, row.get::<_, String>(1)?)),
        )
        .optional()?;
    match found {
        None => Ok(None),
        Some((true, answer)) => Ok(Some(Answered {
            body: Some(answer.into_bytes()),
            replayed: true,
        })),
        Some((false, _)) => Err(Error::new(
            Code::IdempotencyKeyReused,
            "this Idempotency-Key was sent before, with another request",
        )
        .into()),
    }
}

/// Forgets the answers that are older than a day, where it is `now`; in microseconds since 1970. One that was given
/// while the clock had gone back is as old as it is said to be, see [`kept_at`].
pub(super) fn forget_old(connection: &Connection, now: i64) -> std::result::Result<(), Failure> {
    connection
        .prepare_cached("DELETE FROM answer WHERE at <= ?1")?
        .execute([now.saturating_sub(DAY)])?;
    Ok(())
}

/// Whether there are such: a person who is served no more marks no request that would forget them.
pub(super) fn has_old(connection: &Connection, now: i64) -> std::result::Result<bool, Failure> {
    let sql = "SELECT 1 FROM answer WHERE at <= ?1";
    let mut statement = connection.prepare_cached(sql)?;
    Ok(statement.exists([now.saturating_sub(DAY)])?)
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
            "INSERT INTO answer (key, method, path, body, answer, thing, at)
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

/// Whether an answer holds an own food that was deleted, and that the meal or food it shows has no more. What has
/// it keeps it, and its answers: a write that is repeated then is not done twice. What cannot be read goes.
const IS_LOST: &str = "
    CASE WHEN json_valid(answer.answer) THEN EXISTS (
      SELECT 1 FROM json_tree(answer.answer) AS said
      WHERE said.key = 'key' AND answer.answer ->> (said.path || '.library') = 'mine'
        AND NOT EXISTS (SELECT 1 FROM food WHERE food.key = said.atom AND food.deleted_at IS NULL)
        AND NOT EXISTS (SELECT 1 FROM meal JOIN item ON item.meal = meal.number
                        JOIN food_version AS had ON had.number = item.food
                        WHERE meal.id = answer.thing AND had.key = said.atom)
        AND NOT EXISTS (SELECT 1 FROM food JOIN food_version AS had ON had.number = food.current
                        WHERE food.key = answer.thing
                          AND (instr(had.data, said.atom) OR had.copy_from = 'mine/' || said.atom)))
    ELSE TRUE END";

/// The answers that may hold a food: those that were given since there is such a food. An import deletes many
/// foods, each as soon as its meal has it. Of a food that is not there any more, all are looked at.
const MAY_HOLD: &str =
    "at >= coalesce((SELECT unixepoch(created_at) * 1000000 FROM food WHERE key = ?1), 0)
    AND instr(answer.answer, ?1)";

/// Forgets the answers that show a thing that is deleted.
pub(super) fn forget(connection: &Connection, thing: &str) -> std::result::Result<(), Failure> {
    connection
        .prepare_cached("DELETE FROM answer WHERE thing = ?1")?
        .execute([thing])?;
    Ok(())
}

/// Has the answers that show settings show what those are now, where something of them was cleared: they alone show no
/// thing. That the write was done is known all the same.
pub(super) fn renew_settings(connection: &Connection) -> std::result::Result<(), Failure> {
    let now = serde_json::to_string(&settings::get(connection)?)?;
    connection
        .prepare_cached("UPDATE answer SET answer = ?1 WHERE thing IS NULL")?
        .execute([now])?;
    Ok(())
}

/// Forgets the answers that show a food that is deleted, and renews those that hold it where what they show has it no
/// more.
pub(super) fn forget_food(connection: &Connection, key: &str) -> std::result::Result<(), Failure> {
    forget(connection, key)?;
    let sql = format!("SELECT DISTINCT thing FROM answer WHERE {MAY_HOLD} AND {IS_LOST}");
    let mut statement = connection.prepare_cached(&sql)?;
    let things = statement.query_map([key], |row| row.get(0))?;
    let things: Vec<Option<String>> = things.collect::<rusqlite::Result<_>>()?;
    let mut things = things.iter().flatten();
    things.try_for_each(|thing| renew(connection, thing))
}

/// Renews the answers that show a thing with a deleted food that it has no more since it was changed.
pub(super) fn renew_lost(connection: &Connection, thing: &str) -> std::result::Result<(), Failure> {
    let sql = format!("SELECT 1 FROM answer WHERE thing = ?1 AND {IS_LOST}");
    match connection.prepare_cached(&sql)?.exists([thing])? {
        true => renew(connection, thing),
        false => Ok(()),
    }
}

/// Has the answers that hold what a thing has no more show what it is now: that the write was done is known all the
/// same, and it is not done again.
fn renew(connection: &Connection, thing: &str) -> std::result::Result<(), Failure> {
    let sql = format!("UPDATE answer SET answer = ?2 WHERE thing = ?1 AND {IS_LOST}");
    match now(connection, thing)? {
        Some(now) => connection.prepare_cached(&sql)?.execute([thing, &now])?,
        None => return forget(connection, thing),
    };
    Ok(())
}

/// A meal or an own food as it is answered now; `None` where it is not there.
fn now(connection: &Connection, thing: &str) -> std::result::Result<Option<String>, Failure> {
    let number = |sql: &str| -> rusqlite::Result<Option<i64>> {
        let mut statement = connection.prepare_cached(sql)?;
        statement.query_row([thing], |row| row.get(0)).optional()
    };
    if let Some(meal) = number("SELECT number FROM meal WHERE id = ?1")? {
        return Ok(Some(serde_json::to_string(&meals::by_number(
            connection, meal,
        )?)?));
    }
    match number("SELECT current FROM food WHERE key = ?1 AND deleted_at IS NULL")? {
        Some(food) => Ok(Some(serde_json::to_string(&foods::of_version(
            connection, food,
        )?)?)),
        None => Ok(None),
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use rusqlite::StatementStatus;
    use serde_json::{Value, json};

    use super::*;
    use crate::api::{Journal, Undo, Way};
    use crate::local::Place;
    use crate::local::schema::JOURNAL;

    /// A journal of a food of today, with so many answers of yesterday.
    fn answered(answers: u32) -> Connection {
        let mut connection = Connection::open_in_memory().unwrap();
        JOURNAL.upgrade(&mut connection).unwrap();
        let sql = format!(
            "INSERT INTO food_version (number, library, key, version, name, saved_at, data)
               VALUES (1, 'mine', 'a-food', 1, 'a food', '', '{{}}');
             INSERT INTO food VALUES ('a-food', 1, '2026-10-02T08:00:00.5Z', '2026-10-02T09:00:00Z');
             WITH RECURSIVE n (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM n WHERE n < {answers})
               INSERT INTO answer SELECT n, 'POST', '/v1/meals', x'', '{{}}', 'm-' || n,
                 unixepoch('2026-10-01T08:00:00Z') * 1000000 + n FROM n;"
        );
        connection.execute_batch(&sql).unwrap();
        connection
    }

    #[test]
    fn a_food_is_deleted_without_a_look_at_answers_that_were_given_before_it_was_there() {
        let steps = |answers| {
            let connection = answered(answers);
            let sql = format!("SELECT 1 FROM answer WHERE {MAY_HOLD} AND {IS_LOST}");
            let mut statement = connection.prepare(&sql).unwrap();
            assert!(!statement.exists(["a-food"]).unwrap());
            statement.get_status(StatementStatus::VmStep)
        };
        assert_eq!(steps(10), steps(1000));
    }

    #[test]
    fn an_answer_that_cannot_be_read_goes_with_a_food_that_stands_in_it() {
        let connection = answered(3);
        let damage = "UPDATE answer SET answer = '{ a-food',
                        at = unixepoch('2026-10-02T08:00:00Z') * 1000000 + 500000 WHERE key = '2'";
        connection.execute(damage, ()).unwrap();
        forget_food(&connection, "a-food").unwrap();
        let left = "SELECT count(*) FROM answer";
        let left: u32 = connection.query_row(left, (), |row| row.get(0)).unwrap();
        assert_eq!(left, 2);
    }

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
