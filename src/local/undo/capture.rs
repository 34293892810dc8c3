//! What a write touches, noted while it is under way: triggers of this connection alone copy each
//! row as it was before the write into a table in memory.

use rusqlite::Connection;
use rusqlite::types::Value;

use super::image;
use super::table::{self, TABLES, Table};
use crate::local::failure::Failure;

/// A row that a write touched.
pub(super) struct Touched {
    pub(super) table: &'static Table,
    pub(super) key: Value,
    pub(super) before: Option<Vec<u8>>,
    pub(super) after: Option<Vec<u8>>,
}

/// What a write touches.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(in crate::local) enum Reach {
    /// Nothing by itself: what is done within says what that touches.
    Nothing,
    /// Meals and items that were not there, and nothing else. They are told one by one: SQLite reads
    /// a trigger anew in each process, which takes longer than to write a meal.
    NewMeal,
    /// Any row.
    Anything,
}

/// A statement that touches rows, as the name of a trigger has it.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Way {
    Comes,
    Changes,
    Goes,
}

/// A row that was not there before: its table, and its number.
pub(super) type Came = (&'static str, i64);

/// Has whatever is written from now on noted; these rows came before. Rows go with the transaction
/// that is rolled back.
pub(super) fn begin(connection: &Connection, came: &[Came]) -> Result<(), Failure> {
    let mut sql = was();
    for table in &TABLES {
        for way in [Way::Comes, Way::Changes, Way::Goes] {
            sql.push_str(&trigger(table, way, connection)?);
        }
    }
    connection.execute_batch(&sql)?;
    let sql = "INSERT INTO was (tab, touched, existed) VALUES (?1, ?2, FALSE)";
    let mut statement = connection.prepare_cached(sql)?;
    for row in came {
        statement.execute(*row)?;
    }
    Ok(())
}

/// Columns of the widest table.
const WIDEST: usize = 24;

/// The table for rows as they were, in memory, as all that is temporary here: the table they are of,
/// their key, and their columns.
fn was() -> String {
    let columns: String = (0..WIDEST).map(|at| format!(", c{at}")).collect();
    format!("CREATE TEMP TABLE was (tab, touched, existed{columns}, PRIMARY KEY (tab, touched));\n")
}

/// A trigger that notes a row once: as it was before the write, or with nothing but its key where it
/// was not there.
fn trigger(table: &Table, way: Way, connection: &Connection) -> Result<String, Failure> {
    let Table { name, key, only } = table;
    let (row, suffix, when) = match way {
        Way::Comes => ("new", "comes", "AFTER INSERT"),
        Way::Changes => ("old", "changes", "BEFORE UPDATE"),
        Way::Goes => ("old", "goes", "BEFORE DELETE"),
    };
    let (mut into, mut values) = (String::new(), String::new());
    if way != Way::Comes {
        for (at, column) in table.columns(connection)?.iter().enumerate() {
            into.push_str(&format!(", c{at}"));
            values.push_str(&format!(", old.{column}"));
        }
    }
    let existed = way != Way::Comes;
    let only = only.replace("row.", &format!("{row}."));
    Ok(format!(
        "CREATE TEMP TRIGGER {name}_{suffix} {when} ON main.{name} BEGIN
           INSERT INTO was (tab, touched, existed{into}) SELECT '{name}', {row}.{key}, {existed}{values}
           WHERE {only} AND NOT EXISTS (SELECT 1 FROM was WHERE tab = '{name}' AND touched = +{row}.{key});
         END;\n"
    ))
}

/// The rows that were touched and are not as they were, a table after the other; none is noted any
/// more.
pub(super) fn end(connection: &Connection) -> Result<Vec<Touched>, Failure> {
    let mut statement = connection.prepare_cached("SELECT * FROM was ORDER BY rowid")?;
    let mut rows = statement.query(())?;
    let mut was = Vec::new();
    while let Some(row) = rows.next()? {
        let table = table::named(row.get_ref(0)?.as_str().map_err(rusqlite::Error::from)?)?;
        let before = match row.get(2)? {
            true => Some(image::of(row, 3, table.columns(connection)?.len())?),
            false => None,
        };
        was.push((table, row.get::<_, Value>(1)?, before));
    }
    drop(rows);
    forget(connection)?;
    changed(connection, was)
}

/// The rows that came and are still there, a table after the other.
pub(super) fn end_of(connection: &Connection, came: &[Came]) -> Result<Vec<Touched>, Failure> {
    let was = came
        .iter()
        .map(|(table, number)| Ok((table::named(table)?, Value::from(*number), None)));
    changed(connection, was.collect::<Result<_, Failure>>()?)
}

/// A row that was noted, as it was.
type Was = (&'static Table, Value, Option<Vec<u8>>);

fn changed(connection: &Connection, was: Vec<Was>) -> Result<Vec<Touched>, Failure> {
    let mut touched = Vec::new();
    for (table, key, before) in was {
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
    let place = |row: &Touched| TABLES.iter().position(|table| table.name == row.table.name);
    touched.sort_by_key(place);
    Ok(touched)
}

/// Forgets what was noted: what was done is not to be taken back.
pub(super) fn forget(connection: &Connection) -> Result<(), Failure> {
    connection.prepare_cached("DELETE FROM was")?.execute(())?;
    Ok(())
}
