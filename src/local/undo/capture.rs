//! What a write touches, noted while it is under way: triggers of this connection alone copy each
//! row as it was before the write into a table in memory.

use rusqlite::Connection;
use rusqlite::types::Value;

use super::image;
use super::table::{TABLES, Table};
use crate::local::failure::Failure;

/// A row that a write touched.
pub(super) struct Touched {
    pub(super) table: &'static Table,
    pub(super) key: Value,
    pub(super) before: Option<Vec<u8>>,
    pub(super) after: Option<Vec<u8>>,
}

/// Has what is written from now on noted. Rows go with the transaction that is rolled back.
pub(super) fn begin(connection: &Connection) -> Result<(), Failure> {
    let is_there = "SELECT 1 FROM sqlite_temp_schema WHERE name = 'was_meal'";
    if connection.prepare_cached(is_there)?.exists(())? {
        return Ok(());
    }
    // What somebody deletes is not written anywhere else.
    let mut sql = "PRAGMA temp_store = MEMORY;\n".to_owned();
    for table in &TABLES {
        sql.push_str(&triggers(table, &table.columns(connection)?));
    }
    Ok(connection.execute_batch(&sql)?)
}

/// A table for the rows of another as they were, and the triggers that fill it. A row is noted once:
/// as it was before the write, or with nothing but its key where it was not there.
fn triggers(table: &Table, columns: &[String]) -> String {
    let Table { name, key, only } = table;
    let was = format!("was_{name}");
    let note = |row: &str, values: &str| {
        let only = only.replace("row.", &format!("{row}."));
        format!(
            "INSERT INTO {was} SELECT {values} WHERE {only}
               AND NOT EXISTS (SELECT 1 FROM {was} WHERE touched = {row}.{key});"
        )
    };
    let old: Vec<String> = columns.iter().map(|name| format!("old.{name}")).collect();
    let old = note("old", &format!("old.{key}, TRUE, {}", old.join(", ")));
    let new = note(
        "new",
        &format!("new.{key}, FALSE{}", ", NULL".repeat(columns.len())),
    );
    format!(
        "CREATE TEMP TABLE {was} (touched PRIMARY KEY, existed, {});
         CREATE TEMP TRIGGER {name}_comes AFTER INSERT ON main.{name} BEGIN {new} END;
         CREATE TEMP TRIGGER {name}_changes BEFORE UPDATE ON main.{name} BEGIN {old} END;
         CREATE TEMP TRIGGER {name}_goes BEFORE DELETE ON main.{name} BEGIN {old} END;\n",
        columns.join(", ")
    )
}

/// The rows that were touched and are not as they were; none is noted any more.
pub(super) fn end(connection: &Connection) -> Result<Vec<Touched>, Failure> {
    let mut touched = Vec::new();
    for table in &TABLES {
        let sql = format!("SELECT * FROM was_{} ORDER BY rowid", table.name);
        let mut statement = connection.prepare_cached(&sql)?;
        let columns = statement.column_count() - 2;
        let mut rows = statement.query(())?;
        let mut was = Vec::new();
        while let Some(row) = rows.next()? {
            let before = match row.get(1)? {
                true => Some(image::of(row, 2, columns)?),
                false => None,
            };
            was.push((row.get::<_, Value>(0)?, before));
        }
        drop(rows);
        for (key, before) in was {
            let after = table.now(connection, &key)?;
            if before != after {
                touched.push(Touched {
                    table,
                    key,
                    before,
                    after,
                });
            }
        }
        forget(connection, table)?;
    }
    Ok(touched)
}

/// Forgets what was noted of a table.
fn forget(connection: &Connection, table: &Table) -> Result<(), Failure> {
    let sql = format!("DELETE FROM was_{}", table.name);
    connection.prepare_cached(&sql)?.execute(())?;
    Ok(())
}

/// Forgets what was noted: what was done is not to be taken back.
pub(super) fn forget_all(connection: &Connection) -> Result<(), Failure> {
    TABLES
        .iter()
        .try_for_each(|table| forget(connection, table))
}
