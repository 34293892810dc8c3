//! Answers to marked writes, kept for a day, so that a write is done once however often it is sent.

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

fn forget_old(write: &Write<'_>) -> std::result::Result<(), Failure> {
    write
        .connection
        .prepare_cached("DELETE FROM answer WHERE at <= ?1")?
        .execute([write.now.micros() - DAY])?;
    Ok(())
}

/// What an answer shows.
#[derive(Deserialize)]
struct Shown {
    id: Option<String>,
}

fn keep(write: &Write<'_>, mark: &Mark, answer: &[u8]) -> std::result::Result<(), Failure> {
    forget_old(write)?;
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

/// Forgets the answers that show a thing that is deleted.
pub(super) fn forget(connection: &Connection, thing: &str) -> std::result::Result<(), Failure> {
    connection
        .prepare_cached("DELETE FROM answer WHERE thing = ?1")?
        .execute([thing])?;
    Ok(())
}
