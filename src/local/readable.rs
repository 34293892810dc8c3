//! Whether all that stands in a journal can be read: one thing that cannot is in the way of every list.

use rusqlite::Connection;

use super::failure::Failure;
use super::{body, corrections, foods, history, meals, photos, pins, settings, undo};

/// Reads all of a kind, or the one of this number.
type ReadAll = fn(&Connection) -> Result<(), Failure>;
type ReadOne = fn(&Connection, i64) -> Result<(), Failure>;

/// What is read one by one: what it is called, the table it is numbered in, and how it is read.
const NUMBERED: [(&str, &str, ReadOne); 5] = [
    ("meals", "meal", |connection, number| {
        meals::by_number(connection, number).map(drop)
    }),
    ("foods", "food_version", |connection, number| {
        pins::get(connection, number).map(drop)
    }),
    (
        "meals as they were",
        "meal_history",
        |connection, number| history::by_number(connection, number).map(drop),
    ),
    (
        "changes that could be undone",
        "undo_row",
        undo::can_be_read,
    ),
    (
        "entries on the list of what can be undone",
        "undo",
        undo::look,
    ),
];

/// What is read all together, of which nothing is kept: there may be much of it.
const WHOLE: [(&str, ReadAll); 5] = [
    ("own foods", foods::look),
    ("corrections", |connection| {
        corrections::each(connection, |_, _| {})
    }),
    ("settings", |connection| settings::get(connection).map(drop)),
    ("measurements of the body", |connection| {
        body::each(connection, drop)
    }),
    ("photos", photos::look),
];

/// Says what cannot be read, as its readers read it.
pub(super) fn unreadable(connection: &Connection) -> Result<Vec<String>, Failure> {
    let mut told = Vec::new();
    for (what, table, read) in NUMBERED {
        let mut statement = connection.prepare(&format!("SELECT number FROM {table}"))?;
        let numbers = statement.query_map((), |row| row.get(0))?;
        let (mut count, mut first) = (0, None);
        for number in numbers {
            let number: i64 = number?;
            if let Err(failure) = read(connection, number) {
                count += 1;
                first.get_or_insert((number, failure));
            }
        }
        if let Some((number, failure)) = first {
            let why = failure.told_alone();
            told.push(format!(
                "{what} cannot be read ({count}; the first is number {number}: {why})"
            ));
        }
    }
    for (what, read) in WHOLE {
        if let Err(failure) = read(connection) {
            told.push(format!("{what} cannot be read ({})", failure.told_alone()));
        }
    }
    Ok(told)
}
