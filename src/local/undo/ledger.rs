//! The undo list in the journal's file: what is added to it, and what it lets go.

use std::collections::HashSet;

use rusqlite::types::Value;
use rusqlite::{Connection, OptionalExtension, Params, params};

use super::capture::Touched;
use super::{image, pinned, table};
use crate::api::Deed;
use crate::local::failure::Failure;
use crate::local::photos::removal;
use crate::local::{answers, purge};
use crate::rules::kept;

/// A new entry, or the one of this number if it is still there.
pub(super) fn entry(connection: &Connection, known: Option<i64>, now: i64) -> Result<i64, Failure> {
    if let Some(known) = known
        && is_open(connection, known)?
    {
        return Ok(known);
    }
    connection
        .prepare_cached("INSERT INTO undo (at) VALUES (?1)")?
        .execute([now])?;
    Ok(connection.last_insert_rowid())
}

fn is_open(connection: &Connection, entry: i64) -> Result<bool, Failure> {
    let sql = "SELECT 1 FROM undo WHERE number = ?1 AND undone = 0";
    Ok(connection.prepare_cached(sql)?.exists([entry])?)
}

/// Adds what a write did.
pub(super) fn add(
    connection: &Connection,
    entry: i64,
    deed: &Deed,
    touched: &[Touched],
) -> Result<(), Failure> {
    connection
        .prepare_cached(
            "INSERT INTO undo_change (entry, what, thing, name) VALUES (?1, ?2, ?3, ?4)",
        )?
        .execute(params![entry, deed.what, deed.id, deed.name])?;
    let change = connection.last_insert_rowid();
    let sql = "INSERT INTO undo_row (change, tab, key, before, after) VALUES (?1, ?2, ?3, ?4, ?5)";
    let mut statement = connection.prepare_cached(sql)?;
    for row in touched {
        statement.execute(params![
            change,
            row.table.name,
            row.key,
            row.before,
            row.after
        ])?;
    }
    Ok(())
}

/// Lets go of what was taken back, since something else was done instead; of what is old, and of what is
/// too much.
pub(super) fn trim(connection: &Connection, now: i64) -> Result<(), Failure> {
    let sql = "SELECT number FROM undo WHERE undone = 1 OR number <= ?1
               OR number <= (SELECT number FROM undo ORDER BY number DESC LIMIT 1 OFFSET ?2)";
    let old = old(connection, now)?;
    let entries = entries(connection, sql, params![old, kept::MOST])?;
    drop_for_good(connection, &entries)
}

/// The last entry that is old.
fn old(connection: &Connection, now: i64) -> Result<Option<i64>, Failure> {
    let sql = "SELECT 1 FROM undo WHERE at <= ?1";
    // Every command asks: only where something may be old it matters in which order all were made.
    if !connection
        .prepare_cached(sql)?
        .exists([kept::may_be_old(now)])?
    {
        return Ok(None);
    }
    let sql = "SELECT number, at FROM undo ORDER BY number";
    let mut statement = connection.prepare_cached(sql)?;
    let (mut numbers, mut made): (Vec<i64>, Vec<i64>) = Default::default();
    let mut rows = statement.query(())?;
    while let Some(row) = rows.next()? {
        numbers.push(row.get(0)?);
        made.push(row.get(1)?);
    }
    let last = kept::old(&made, now).checked_sub(1);
    Ok(last.map(|last| numbers[last]))
}

/// Whether something is so old that it must go.
pub(super) fn is_due(connection: &Connection, now: i64) -> Result<bool, Failure> {
    Ok(old(connection, now)?.is_some())
}

/// Lets go of what is old.
pub(super) fn drop_old(connection: &Connection, now: i64) -> Result<(), Failure> {
    let old = old(connection, now)?;
    let entries = entries(
        connection,
        "SELECT number FROM undo WHERE number <= ?1",
        [old],
    )?;
    drop_for_good(connection, &entries)
}

/// How many entries there are, also of such as cannot be read.
pub(super) fn count(connection: &Connection) -> Result<usize, Failure> {
    let mut statement = connection.prepare_cached("SELECT count(*) FROM undo")?;
    let count: i64 = statement.query_row((), |row| row.get(0))?;
    Ok(usize::try_from(count).unwrap_or_default())
}

/// Lets go of everything; what only the list needed is to be removed behind it.
pub(super) fn clear(connection: &Connection) -> Result<(), Failure> {
    let entries = entries(connection, "SELECT number FROM undo", ())?;
    drop_entries(connection, &entries)
}

/// Lets go of every entry in which an id stands: somebody else deleted the thing, for good. An id is
/// a UUID, so it stands nowhere by chance.
pub(super) fn drop_all_of(connection: &Connection, id: &str) -> Result<(), Failure> {
    let sql = "SELECT number FROM undo WHERE number IN (
                 SELECT entry FROM undo_row JOIN undo_change ON undo_change.number = undo_row.change
                 WHERE instr(before, ?1) OR instr(after, ?1))";
    let entries = entries(connection, sql, [id.as_bytes()])?;
    drop_for_good(connection, &entries)
}

/// The numbers of entries.
fn entries(connection: &Connection, sql: &str, params: impl Params) -> Result<Vec<i64>, Failure> {
    let mut statement = connection.prepare_cached(sql)?;
    let entries = statement.query_map(params, |row| row.get(0))?;
    Ok(entries.collect::<rusqlite::Result<_>>()?)
}

/// Drops entries, and what only they needed of catalogues.
fn drop_for_good(connection: &Connection, entries: &[i64]) -> Result<(), Failure> {
    let released = match entries {
        [] => return Ok(()),
        entries => pinned::of_entries(connection, entries)?,
    };
    drop_entries(connection, entries)?;
    purge::pinned::purge(connection, &released)
}

/// Drops entries, and releases the photos that only they still had.
fn drop_entries(connection: &Connection, entries: &[i64]) -> Result<(), Failure> {
    let before = files(connection)?;
    let mut drop = connection.prepare_cached("DELETE FROM undo WHERE number = ?1")?;
    for entry in entries {
        let things = things(connection, *entry)?;
        drop.execute([entry])?;
        let mut things = things.iter();
        things.try_for_each(|thing| answers::drop_let_go(connection, thing))?;
    }
    if before.is_empty() {
        return Ok(());
    }
    let after = files(connection)?;
    for file in before.difference(&after) {
        let shown = "SELECT 1 FROM photo WHERE file = ?1";
        if !connection.prepare_cached(shown)?.exists([file])? {
            removal::note(connection, file)?;
        }
    }
    Ok(())
}

/// The ids of what an entry is about.
fn things(connection: &Connection, entry: i64) -> Result<Vec<String>, Failure> {
    let sql = "SELECT DISTINCT thing FROM undo_change WHERE entry = ?1 AND thing <> ''";
    let mut statement = connection.prepare_cached(sql)?;
    let things = statement.query_map([entry], |row| row.get(0))?;
    Ok(things.collect::<rusqlite::Result<_>>()?)
}

/// The files of the photos on the list.
pub(in crate::local) fn files(connection: &Connection) -> Result<HashSet<String>, Failure> {
    let sql = "SELECT before, after FROM undo_row WHERE tab = 'photo'";
    let mut statement = connection.prepare_cached(sql)?;
    let mut rows = statement.query(())?;
    let mut files = HashSet::new();
    while let Some(row) = rows.next()? {
        for column in 0..2 {
            let image: Option<Vec<u8>> = row.get(column)?;
            files.extend(image.as_deref().and_then(file));
        }
    }
    Ok(files)
}

/// Reads a row of a change, as it is before and after it.
pub(in crate::local) fn read(connection: &Connection, number: i64) -> Result<(), Failure> {
    let sql = "SELECT tab, key, before, after FROM undo_row WHERE number = ?1";
    let mut statement = connection.prepare_cached(sql)?;
    let (name, key, images): (String, Value, [Option<Vec<u8>>; 2]) = statement
        .query_row([number], |row| {
            Ok((row.get(0)?, row.get(1)?, [row.get(2)?, row.get(3)?]))
        })?;
    let table = table::named(&name)?;
    let mut images = images.iter();
    images.try_for_each(|image| table.refuse_damaged(connection, &key, image.as_deref()))
}

/// The file of a photo: its second column.
fn file(image: &[u8]) -> Option<String> {
    match image::values(image)?.into_iter().nth(1)? {
        Value::Text(file) => Some(file),
        _ => None,
    }
}

/// The latest entry that stands, or the earliest that was taken back.
pub(super) fn next(connection: &Connection, undone: bool) -> Result<Option<i64>, Failure> {
    let sql = match undone {
        false => "SELECT max(number) FROM undo WHERE undone = 0",
        true => "SELECT min(number) FROM undo WHERE undone = 1",
    };
    let next = connection
        .prepare_cached(sql)?
        .query_row((), |row| row.get(0));
    Ok(next.optional()?.flatten())
}
