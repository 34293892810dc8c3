//! Taking back and doing again: rows are put where they were, if they are as they were left.

use std::collections::HashMap;

use chrono::DateTime;
use rusqlite::config::DbConfig;
use rusqlite::types::Value;
use rusqlite::{Connection, Row};

use super::table::{self, Table};
use super::{image, ledger, needed, taken_back, uses};
use crate::api::{Deed, Entries, Entry, Way};
use crate::error::{Code, Result as Answer, writable};
use crate::local::failure::Failure;
use crate::local::{Local, Write, answers, check, corrections, settings, totals, words};
use crate::model::Timestamp;

/// A row of a change: as it is expected, and as it is to be.
pub(super) struct Step {
    pub(super) table: &'static Table,
    pub(super) key: Value,
    pub(super) from: Option<Vec<u8>>,
    pub(super) to: Option<Vec<u8>>,
}

impl Step {
    /// Whether a row of this table is there before, and not behind.
    pub(super) fn goes(&self, table: &str) -> bool {
        self.table.name == table && self.from.is_some() && self.to.is_none()
    }
}

/// Does something while rows stand for themselves: nothing follows from putting one back. What must
/// hold is looked at afterwards.
pub(super) fn bare<T>(local: &Local, act: impl FnOnce() -> Answer<T>) -> Answer<T> {
    let follow = |on: bool| {
        let connection = &local.connection;
        connection.set_db_config(DbConfig::SQLITE_DBCONFIG_ENABLE_TRIGGER, on)?;
        connection.pragma_update(None, "foreign_keys", on)
    };
    let told = |error: rusqlite::Error| Failure::from(error).at(local.file());
    let done = follow(false).map_err(told).and_then(|()| act());
    follow(true).map_err(told)?;
    done
}

/// Goes so many entries one way, all or none.
pub(super) fn go(write: &Write<'_>, way: Way, count: usize) -> Result<Vec<Entry>, Failure> {
    let connection = write.connection;
    check::refuse_damaged(connection, &["undo", "undo_change", "undo_row"])?;
    let (mut gone, mut taken) = (Vec::new(), Vec::new());
    while gone.len() < count {
        let Some(number) = ledger::next(connection, way == Way::Redo)? else {
            return Err(way.too_few(gone.len()).into());
        };
        let entry = entry(connection, number)?;
        let steps = steps(connection, number, way)?;
        take(write, &steps).map_err(|failure| said_of(failure, &entry))?;
        connection
            .prepare_cached("UPDATE undo SET undone = ?2 WHERE number = ?1")?
            .execute((number, way == Way::Undo))?;
        gone.push(entry);
        taken.extend(steps);
    }
    needed::refuse(connection, &taken)?;
    taken_back::note(connection, &taken)?;
    if taken.iter().any(|step| step.table.name == "target") {
        refuse_equal_targets(connection)?;
    }
    empty_answers(connection, &taken)?;
    write.leave_out()?;
    Ok(gone)
}

/// Looks whether an entry can be read, and has something to take back.
pub(in crate::local) fn look(connection: &Connection, number: i64) -> Result<(), Failure> {
    made(connection, number)?;
    each_deed(connection, number, drop)?;
    each_step(connection, number, Way::Undo, drop)
}

/// What is wrong with the first thing is told with what it was that was done.
fn said_of(failure: Failure, entry: &Entry) -> Failure {
    match (failure, entry.deeds.first()) {
        (Failure::Answer(error), Some(deed)) if error.code() == Code::Conflict => {
            let told = format!("{} ({})", error.message(), deed.name);
            error.with_message(told).into()
        }
        (failure, _) => failure,
    }
}

fn take(write: &Write<'_>, steps: &[Step]) -> Result<(), Failure> {
    let connection = write.connection;
    for step in steps {
        let Step {
            table,
            key,
            from,
            to,
        } = step;
        // A review is final, and no change of what it is about: it stays beside what is taken back.
        if table.name == "correction" && corrections::is_answered(write, key)? {
            continue;
        }
        if table.now(connection, key)? != *from {
            return Err(Way::changed().into());
        }
        // Its day may be another one then.
        totals::mark(connection, table.name, key)?;
        uses::count(connection, table.name, key, -1)?;
        words::forget_row(connection, table.name, key)?;
        table.put(connection, key, to.as_deref())?;
        words::learn_row(connection, table.name, key)?;
        uses::count(connection, table.name, key, 1)?;
        totals::mark(connection, table.name, key)?;
    }
    match has_later_history(connection, steps)? {
        true => Err(Way::changed().into()),
        false => Ok(()),
    }
}

/// Whether a meal has history that is later than all of it that an entry knows: somebody changed it
/// after that.
fn has_later_history(connection: &Connection, steps: &[Step]) -> Result<bool, Failure> {
    let mut latest: HashMap<i64, i64> = HashMap::new();
    for step in steps
        .iter()
        .filter(|step| step.table.name == "meal_history")
    {
        let image = step.from.as_ref().or(step.to.as_ref());
        let values = image
            .and_then(|image| image::values(image))
            .unwrap_or_default();
        // A row of history begins with its number and its meal's.
        if let [Value::Integer(number), Value::Integer(meal), ..] = values[..] {
            let known = latest.entry(meal).or_insert(number);
            *known = number.max(*known);
        }
    }
    let sql = "SELECT 1 FROM meal_history WHERE meal = ?1 AND number > ?2";
    let mut later = connection.prepare_cached(sql)?;
    for known in latest {
        if later.exists(known)? {
            return Ok(true);
        }
    }
    Ok(false)
}

/// The rows of an entry, in the order in which they are taken.
///
/// Errors: as of [`each_step`].
fn steps(connection: &Connection, entry: i64, way: Way) -> Result<Vec<Step>, Failure> {
    let mut steps = Vec::new();
    each_step(connection, entry, way, |step| steps.push(step))?;
    if way == Way::Undo {
        steps.reverse();
    }
    Ok(steps)
}

/// Reads each row of an entry, in the order in which they were written.
///
/// Errors: where one is damaged, or none is there any more.
fn each_step(
    connection: &Connection,
    entry: i64,
    way: Way,
    mut take: impl FnMut(Step),
) -> Result<(), Failure> {
    let sql = "SELECT tab, key, before, after FROM undo_row
               JOIN undo_change ON undo_change.number = undo_row.change
               WHERE entry = ?1 ORDER BY undo_row.number";
    let mut statement = connection.prepare_cached(sql)?;
    let mut rows = statement.query([entry])?;
    let mut is_any = false;
    while let Some(row) = rows.next()? {
        is_any = true;
        let name: String = row.get(0)?;
        let (table, key) = (table::named(&name)?, row.get(1)?);
        let (before, after): (Option<Vec<u8>>, Option<Vec<u8>>) = (row.get(2)?, row.get(3)?);
        let whole = |image: Option<Vec<u8>>| {
            let image = image.map(|image| table.whole(connection, &key, image));
            image.transpose()
        };
        let (before, after) = (whole(before)?, whole(after)?);
        let (from, to) = match way {
            Way::Undo => (after, before),
            Way::Redo => (before, after),
        };
        take(Step {
            table,
            key,
            from,
            to,
        });
    }
    match is_any {
        true => Ok(()),
        false => Err(table::damaged()),
    }
}

/// Refuses what leaves two neighbours among the targets that are equal: no change makes such.
fn refuse_equal_targets(connection: &Connection) -> Result<(), Failure> {
    let targets = settings::get(connection)?.targets;
    let periods = targets.get().map_or(&[][..], Vec::as_slice);
    let mut neighbours = periods.windows(2);
    match neighbours.any(|pair| pair[0].values == pair[1].values) {
        true => Err(Way::changed().into()),
        false => Ok(()),
    }
}

/// Whether a row of the settings goes. What went of the targets a row that comes may say, too.
fn may_clear(step: &Step) -> bool {
    match step.table.name {
        "setting" => step.to.is_none(),
        table => table == "target",
    }
}

/// Takes out of the answers what is not there any more, settings that were cleared, and foods that went.
fn empty_answers(connection: &Connection, taken: &[Step]) -> Result<(), Failure> {
    answers::empty_absent(connection)?;
    if taken.iter().any(may_clear) {
        answers::renew_settings(connection)?;
    }
    let there = "SELECT 1 FROM food WHERE key = ?1 AND deleted_at IS NULL";
    for step in taken.iter().filter(|step| step.table.name == "food") {
        if let Value::Text(key) = &step.key
            && !connection.prepare_cached(there)?.exists([key])?
        {
            answers::empty_food(connection, key)?;
        }
    }
    Ok(())
}

/// The whole list.
pub(super) fn entries(connection: &Connection) -> Result<Entries, Failure> {
    Ok(Entries {
        undo: next(connection, Way::Undo, usize::MAX)?,
        redo: next(connection, Way::Redo, usize::MAX)?,
    })
}

/// The entries that would go this way next, at most so many.
pub(super) fn next(connection: &Connection, way: Way, count: usize) -> Result<Vec<Entry>, Failure> {
    let sql = match way {
        Way::Undo => "SELECT number FROM undo WHERE undone = 0 ORDER BY number DESC LIMIT ?1",
        Way::Redo => "SELECT number FROM undo WHERE undone = 1 ORDER BY number LIMIT ?1",
    };
    let mut statement = connection.prepare_cached(sql)?;
    let count = i64::try_from(count).unwrap_or(i64::MAX);
    let numbers = statement.query_map([count], |row| row.get(0))?;
    let numbers: Vec<i64> = numbers.collect::<rusqlite::Result<_>>()?;
    numbers
        .into_iter()
        .map(|number| entry(connection, number))
        .collect()
}

/// What an entry says.
fn entry(connection: &Connection, number: i64) -> Result<Entry, Failure> {
    let mut deeds = Vec::new();
    each_deed(connection, number, |deed| deeds.push(deed))?;
    Ok(Entry {
        at: made(connection, number)?,
        deeds,
        lost: Vec::new(),
        doubtful: false,
    })
}

/// When an entry was made.
fn made(connection: &Connection, number: i64) -> Result<Timestamp, Failure> {
    let at: i64 = connection
        .prepare_cached("SELECT at FROM undo WHERE number = ?1")?
        .query_row([number], |row| row.get(0))?;
    let at = DateTime::from_timestamp_micros(at).ok_or_else(table::damaged)?;
    let at = writable(at).map_err(|_| table::damaged())?;
    Ok(Timestamp::from(at))
}

/// Reads what an entry did, in order.
fn each_deed(
    connection: &Connection,
    entry: i64,
    mut take: impl FnMut(Deed),
) -> Result<(), Failure> {
    let sql = "SELECT what, thing, name FROM undo_change WHERE entry = ?1 ORDER BY number";
    let mut statement = connection.prepare_cached(sql)?;
    let mut rows = statement.query([entry])?;
    while let Some(row) = rows.next()? {
        take(deed(row)?);
    }
    Ok(())
}

fn deed(row: &Row<'_>) -> rusqlite::Result<Deed> {
    Ok(Deed {
        what: row.get(0)?,
        id: row.get(1)?,
        name: row.get(2)?,
    })
}
