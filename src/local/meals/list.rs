//! Lists of meals.

use chrono::NaiveTime;
use rusqlite::types::ToSql;
use rusqlite::{Connection, Row};

use super::items::Items;
use super::{MEAL, read};
use crate::local::failure::Failure;
use crate::local::value::Day;
use crate::model::{Date, MealPage, State};
use crate::rules::query::MealFilter;

/// Lists a page of meals, newest first.
pub(in crate::local) fn list(
    connection: &Connection,
    filter: &MealFilter,
) -> Result<MealPage, Failure> {
    let (numbered, next) = select(connection, filter, MEAL, read)?;
    let mut items = Items::new(connection)?;
    let mut meals = Vec::with_capacity(numbered.len());
    for (number, mut meal) in numbered {
        items.add(number, &mut meal)?;
        meals.push(meal);
    }
    Ok(MealPage::new(meals, next))
}

/// The numbers of a page of meals, newest first, and where the next page starts.
pub(super) fn numbers(
    connection: &Connection,
    filter: &MealFilter,
) -> Result<(Vec<i64>, Option<u64>), Failure> {
    select(connection, filter, "SELECT number FROM meal", |row| {
        row.get(0)
    })
}

/// Selects a page of meals, newest first; gives where the next page starts, too.
fn select<T>(
    connection: &Connection,
    filter: &MealFilter,
    select: &str,
    read: fn(&Row<'_>) -> rusqlite::Result<T>,
) -> Result<(Vec<T>, Option<u64>), Failure> {
    let first = filter.day.max(filter.from_day);
    let last = [filter.day, filter.to_day].into_iter().flatten().min();
    let (begin, end) = (first.map(begins), last.map(ends));
    let (first, last) = (first.map(Day), last.map(Day));
    let from = filter.from.as_ref().map(|from| from.micros());
    let to = filter.to.as_ref().map(|to| to.micros());
    let conditions: [(&str, Option<&dyn ToSql>); 6] = [
        ("day >= ", first.as_ref().map(|day| day as &dyn ToSql)),
        (
            "instant >= ",
            begin.as_ref().map(|begin| begin as &dyn ToSql),
        ),
        ("day <= ", last.as_ref().map(|day| day as &dyn ToSql)),
        ("instant < ", end.as_ref().map(|end| end as &dyn ToSql)),
        ("instant >= ", from.as_ref().map(|from| from as &dyn ToSql)),
        ("instant < ", to.as_ref().map(|to| to as &dyn ToSql)),
    ];
    // Written out: an index of the planned ones alone is of use only to whoever asks for just those.
    let state = match filter.state {
        Some(State::Planned) => "state = 'planned'",
        Some(State::Logged) => "state = 'logged'",
        None => "TRUE",
    };
    let mut sql = format!("{select} WHERE {state}");
    let mut parameters: Vec<&dyn ToSql> = Vec::new();
    for (condition, value) in conditions {
        if let Some(value) = value {
            parameters.push(value);
            sql.push_str(&format!(" AND {condition}?{}", parameters.len()));
        }
    }
    // One more than the page tells whether there is a next one.
    let window = filter.window;
    let limit = i64::try_from(window.limit + 1).unwrap_or(i64::MAX);
    let offset = i64::try_from(window.offset).unwrap_or(i64::MAX);
    let at = parameters.len() + 1;
    parameters.extend([&limit as &dyn ToSql, &offset]);
    sql.push_str(&format!(
        " ORDER BY instant DESC, number DESC LIMIT ?{at} OFFSET ?{}",
        at + 1
    ));
    let mut statement = connection.prepare_cached(&sql)?;
    let rows = statement.query_map(&parameters[..], read)?;
    let mut page: Vec<T> = rows.collect::<rusqlite::Result<_>>()?;
    let more = page.len() as u64 > window.limit;
    if !more {
        refuse_lacking(connection)?;
    }
    page.truncate(usize::try_from(window.limit).unwrap_or(usize::MAX));
    Ok((page, more.then_some(window.offset + window.limit)))
}

/// Refuses an index that does not lead to the first meal or to the last: where it ends nobody knows whether that is all.
fn refuse_lacking(connection: &Connection) -> Result<(), Failure> {
    let sql = "SELECT 1 FROM meal NOT INDEXED
        WHERE number IN ((SELECT min(number) FROM meal NOT INDEXED), (SELECT max(number) FROM meal NOT INDEXED))
        AND NOT EXISTS (SELECT 1 FROM meal AS led INDEXED BY meal_newest
            WHERE led.instant = meal.instant AND led.number = meal.number)";
    match connection.prepare_cached(sql)?.exists(())? {
        false => Ok(()),
        true => Err(Failure::damaged(
            "is damaged: an index does not lead to all meals",
        )),
    }
}

/// An instant before which a day has begun nowhere: no zone was ever a day away from UTC.
fn begins(day: Date) -> i64 {
    midnight(day).saturating_sub(DAY)
}

/// An instant at which a day is over everywhere.
fn ends(day: Date) -> i64 {
    midnight(day).saturating_add(2 * DAY)
}

fn midnight(day: Date) -> i64 {
    day.and_time(NaiveTime::MIN).and_utc().timestamp_micros()
}

/// Microseconds of a day.
const DAY: i64 = 86_400_000_000;
