//! The layout before, which this program reads as well: what it lacks is not known.

use rusqlite::Connection;

use super::super::failure::Failure;

/// The layout before: it tells no languages of names.
pub(super) const VERSION: i32 = 3;

/// Its tables that lack columns, and which, the last ones of each.
const LACKING: [(&str, &[&str]); 3] = [
    ("food", &["language"]),
    ("imported", &["names"]),
    ("accepted", &["languages", "was"]),
];

/// Has a catalogue of before tell what it lacks.
pub(super) fn telling(connection: Connection) -> Result<Connection, Failure> {
    connection.execute_batch("PRAGMA temp_store = MEMORY;")?;
    for (table, _) in LACKING {
        if connection.table_exists(Some("main"), table)? {
            connection.execute_batch(&format!(
                "CREATE TEMP VIEW {table} AS SELECT {} FROM main.{table};",
                columns(&connection, table)?
            ))?;
        }
    }
    Ok(connection)
}

/// The columns of a table of foods as this program lays it out, of a catalogue of either layout.
pub(super) fn columns(connection: &Connection, table: &str) -> Result<String, Failure> {
    let version: i32 = connection.pragma_query_value(None, "user_version", |row| row.get(0))?;
    let of_table = LACKING.into_iter().find(|(lacking, _)| *lacking == table);
    let lacks = of_table.filter(|_| version == VERSION);
    let lacks = lacks.map_or(&[][..], |(_, lacks)| lacks).iter();
    let unknown: String = lacks.map(|column| format!(", NULL AS {column}")).collect();
    Ok(format!("*{unknown}"))
}

/// Has a catalogue of before that tells nothing of what is left of earlier imports tell that it is nothing.
pub(super) fn remembering(connection: Connection) -> Result<Connection, Failure> {
    if !connection.table_exists(None, "remains")? {
        connection.execute_batch(
            "PRAGMA temp_store = MEMORY; CREATE TEMP TABLE remains (food INTEGER, import INTEGER, cite TEXT);",
        )?;
    }
    Ok(connection)
}
