//! What was eaten on each day, added up: kept, so that years are read as quickly as days.
//!
//! Triggers mark the day of whatever is written. A marked day is counted anew when it is asked for,
//! and where there are many of them that is kept.

use std::time::Duration;

use rusqlite::types::{Value, ValueRef};
use rusqlite::{Connection, Row, Transaction, TransactionBehavior, params};

use super::failure::{self, Failure};
use super::value::{Day, NUTRIENTS, nutrients};
use super::{Local, file, meals, pins};
use crate::error::Result as Answer;
use crate::model::{Date, DayTotal, Nutrient, Nutrition, State};
use crate::rules::query::MealFilter;
use crate::rules::report::Days;

/// So many marked days are counted each time; of more it is kept what they are.
const MARKED: usize = 7;
/// Days that are counted at once before others may write.
const ROUND: usize = 500;

impl Local {
    /// What was eaten on each of these days on which something was, earliest first.
    pub(super) fn days(&self, from: Date, to: Date) -> Answer<Vec<DayTotal>> {
        if let Some(days) = self.read(|connection| totals(connection, from, to, MARKED))? {
            return Ok(days);
        }
        // What cannot be kept now is counted now, and again the next time.
        while self.keep(from, to).unwrap_or(false) {}
        let days = self.read(|connection| totals(connection, from, to, usize::MAX))?;
        Ok(days.unwrap_or_default())
    }

    /// Counts some of the marked days and keeps what they are; `false` where that is done, or not
    /// worth it, or others are writing.
    fn keep(&self, from: Date, to: Date) -> Result<bool, Failure> {
        let connection = &self.connection;
        let is_asked = self.trouble.is_none() && connection.is_autocommit();
        if !is_asked || marked(connection, from, to, MARKED + 1)?.len() <= MARKED {
            return Ok(false);
        }
        self.connection.has_its_file()?;
        let transaction = at_once(connection)?;
        connection.has_its_log()?;
        for day in marked(connection, from, to, ROUND)? {
            match counted(connection, day)? {
                Some(total) => put(connection, &total)?,
                None => forget(connection, day)?,
            }
        }
        failure::commit(transaction)?;
        connection.has_written();
        Ok(true)
    }
}

/// A transaction that writes, if nobody else does: nobody waits for a sum.
fn at_once(connection: &Connection) -> Result<Transaction<'_>, Failure> {
    connection.busy_timeout(Duration::ZERO)?;
    let begun = Transaction::new_unchecked(connection, TransactionBehavior::Immediate);
    connection.busy_timeout(file::BUSY)?;
    Ok(begun?)
}

/// The days that were kept, and the marked ones counted; `None` where more of these are marked.
fn totals(
    connection: &Connection,
    from: Date,
    to: Date,
    most: usize,
) -> Result<Option<Vec<DayTotal>>, Failure> {
    let (mut days, mut marked) = (Vec::new(), Vec::new());
    let sql = format!("{} WHERE day BETWEEN ?1 AND ?2", select());
    let mut statement = connection.prepare_cached(&sql)?;
    let mut rows = statement.query((Day(from), Day(to)))?;
    while let Some(row) = rows.next()? {
        match row.get_ref(1)? {
            ValueRef::Null => marked.push(row.get::<_, Day>(0)?.0),
            _ => days.push(read(row)?),
        }
    }
    if marked.len() > most {
        return Ok(None);
    }
    for day in marked {
        days.extend(counted(connection, day)?);
    }
    days.sort_by_key(|total| total.day);
    Ok(Some(days))
}

/// What [`read`] reads, of the days that are kept.
fn select() -> String {
    format!("SELECT day, meals, partial, {NUTRIENTS} FROM day_total")
}

fn read(row: &Row<'_>) -> rusqlite::Result<DayTotal> {
    // Most days are known whole.
    let partial: Vec<Nutrient> = match row.get_ref(2)?.as_str()? {
        "[]" => Vec::new(),
        _ => pins::json(row, 2)?,
    };
    Ok(DayTotal {
        day: row.get::<_, Day>(0)?.0,
        meals: row.get::<_, u32>(1)? as usize,
        eaten: Nutrition::new(nutrients(row, 3)?, partial),
    })
}

/// The first so many of the marked days.
fn marked(
    connection: &Connection,
    from: Date,
    to: Date,
    most: usize,
) -> Result<Vec<Date>, Failure> {
    let mut statement = connection.prepare_cached(
        "SELECT day FROM day_total WHERE day BETWEEN ?1 AND ?2 AND meals IS NULL ORDER BY day LIMIT ?3",
    )?;
    let most = i64::try_from(most).unwrap_or(i64::MAX);
    let rows = statement.query_map(params![Day(from), Day(to), most], |row| row.get(0))?;
    let days: Vec<Day> = rows.collect::<rusqlite::Result<_>>()?;
    Ok(days.into_iter().map(|day| day.0).collect())
}

/// What was eaten on a day, added up from its meals; `None` where nothing was.
fn counted(connection: &Connection, day: Date) -> Result<Option<DayTotal>, Failure> {
    let filter = MealFilter {
        state: Some(State::Logged),
        day: Some(day),
        ..MealFilter::default()
    };
    let mut days = Days::default();
    let eaten = meals::list(connection, &filter)?.meals;
    eaten.iter().for_each(|meal| days.add(meal));
    Ok(days.totals().next())
}

fn put(connection: &Connection, total: &DayTotal) -> Result<(), Failure> {
    let Nutrition {
        values, partial, ..
    } = &total.eaten;
    let partial = partial.get().map_or(&[][..], Vec::as_slice);
    let of = |nutrient| values.get(nutrient);
    let sql = format!(
        "INSERT OR REPLACE INTO day_total (day, meals, partial, {NUTRIENTS})
         VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11)"
    );
    connection.prepare_cached(&sql)?.execute(params![
        Day(total.day),
        u32::try_from(total.meals).unwrap_or(u32::MAX),
        serde_json::to_string(partial)?,
        of(Nutrient::Kcal),
        of(Nutrient::Protein),
        of(Nutrient::Carbs),
        of(Nutrient::Fat),
        of(Nutrient::SaturatedFat),
        of(Nutrient::Sugars),
        of(Nutrient::Fibre),
        of(Nutrient::Salt),
    ])?;
    Ok(())
}

fn forget(connection: &Connection, day: Date) -> Result<(), Failure> {
    let sql = "DELETE FROM day_total WHERE day = ?1";
    connection.prepare_cached(sql)?.execute([Day(day)])?;
    Ok(())
}

/// Marks the day of a row, if it is of a meal or an item: where no trigger does.
pub(super) fn mark(connection: &Connection, table: &str, key: &Value) -> Result<(), Failure> {
    let meal = match table {
        "meal" => "?1",
        "item" => "(SELECT meal FROM item WHERE number = ?1)",
        _ => return Ok(()),
    };
    let sql = format!(
        "INSERT OR REPLACE INTO day_total (day) SELECT day FROM meal WHERE number = {meal}"
    );
    connection.prepare_cached(&sql)?.execute([key])?;
    Ok(())
}

/// Marks every day, so that each is counted anew.
pub(super) fn mark_all(connection: &Connection) -> Result<(), Failure> {
    Ok(connection.execute_batch(
        "DELETE FROM day_total; INSERT INTO day_total (day) SELECT DISTINCT day FROM meal;",
    )?)
}

/// What to do about sums that are wrong, where the meals are not.
const ANEW: &str = "nothing was changed, and the meals are whole: a copy is counted anew: journal db backup COPY, then journal db restore COPY";

/// Refuses a journal that keeps something else of a day than its meals add up to.
pub(super) fn refuse_wrong(connection: &Connection) -> Result<(), Failure> {
    match wrong(connection)? {
        0 => Ok(()),
        wrong => Err(Failure::Store {
            what: format!("keeps sums of days that are not those of their meals ({wrong})"),
            hint: ANEW,
            read_only: false,
        }),
    }
}

/// How many days are kept as something else than their meals add up to, or are neither kept nor marked.
fn wrong(connection: &Connection) -> Result<usize, Failure> {
    let unknown: u32 = connection.query_row(
        "SELECT count(*) FROM (SELECT day FROM meal WHERE state = 'logged' EXCEPT SELECT day FROM day_total)",
        (),
        |row| row.get(0),
    )?;
    let mut wrong = unknown as usize;
    let mut statement = connection.prepare(&(select() + " WHERE meals IS NOT NULL"))?;
    let mut rows = statement.query(())?;
    while let Some(row) = rows.next()? {
        // What cannot be read is no sum of meals either.
        let is_right = match read(row) {
            Ok(total) => counted(connection, total.day)?.as_ref() == Some(&total),
            Err(_) => false,
        };
        wrong += usize::from(!is_right);
    }
    Ok(wrong)
}
