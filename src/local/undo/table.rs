//! The tables whose rows are taken back and done again.

use rusqlite::types::Value;
use rusqlite::{Connection, OptionalExtension, params, params_from_iter};

use super::image;
use crate::local::failure::Failure;
use crate::local::photos;

/// A table: what identifies a row, and which rows are meant.
pub(super) struct Table {
    pub(super) name: &'static str,
    pub(super) key: &'static str,
    /// A condition on `row`, as SQL.
    pub(super) only: &'static str,
}

/// Every table that a person's changes end in. How often foods are used is counted from it; what a
/// meal pins of a catalogue food is shared with other meals, and stays for as long as a row on the list has it.
pub(super) static TABLES: [Table; 10] = [
    all("meal", "number"),
    all("item", "number"),
    all("meal_history", "number"),
    Table {
        only: "row.library = 'mine'",
        ..all("food_version", "number")
    },
    all("food", "key"),
    all("correction", "number"),
    all("photo", "path"),
    all("target", "day"),
    all("setting", "name"),
    all("body_log", "number"),
];

const fn all(name: &'static str, key: &'static str) -> Table {
    Table {
        name,
        key,
        only: "TRUE",
    }
}

/// The table of this name.
pub(super) fn named(name: &str) -> Result<&'static Table, Failure> {
    let found = TABLES.iter().find(|table| table.name == name);
    found.ok_or_else(damaged)
}

impl Table {
    /// The names of its columns.
    pub(super) fn columns(&self, connection: &Connection) -> Result<Vec<String>, Failure> {
        let mut statement = connection.prepare_cached("SELECT name FROM pragma_table_info(?1)")?;
        let names = statement.query_map([self.name], |row| row.get(0))?;
        Ok(names.collect::<rusqlite::Result<_>>()?)
    }

    /// The image of a row with the columns that later steps of the schema added behind its own, as they left them in the rows
    /// that there were.
    ///
    /// Errors: where it is none of this table's with this key.
    pub(super) fn whole(
        &self,
        connection: &Connection,
        key: &Value,
        mut image: Vec<u8>,
    ) -> Result<Vec<u8>, Failure> {
        let lacking = self.lacking(connection, key, &image)?;
        if lacking == 0 {
            return Ok(image);
        }
        let sql = "SELECT dflt_value FROM pragma_table_info(?1)";
        let mut statement = connection.prepare_cached(sql)?;
        let defaults = statement.query_map([self.name], |row| row.get(0))?;
        let defaults: Vec<Option<String>> = defaults.collect::<rusqlite::Result<_>>()?;
        for default in &defaults[defaults.len().saturating_sub(lacking)..] {
            let number = default.as_ref().and_then(|default| default.parse().ok());
            image::push(&mut image, number);
        }
        Ok(image)
    }

    /// Refuses the image of a row that is none of this table's with this key.
    pub(super) fn refuse_damaged(
        &self,
        connection: &Connection,
        key: &Value,
        image: Option<&[u8]>,
    ) -> Result<(), Failure> {
        let looked = image.map(|image| self.lacking(connection, key, image));
        looked.transpose().map(drop)
    }

    /// How many columns the table has by now that the image of a row does not have.
    fn lacking(
        &self,
        connection: &Connection,
        key: &Value,
        image: &[u8],
    ) -> Result<usize, Failure> {
        let values = image::values(image).ok_or_else(damaged)?;
        let columns = self.columns(connection)?;
        let at = columns.iter().position(|column| column == self.key);
        let is_own = at.and_then(|at| values.get(at)) == Some(key);
        let is_row = is_own && (self.name != "photo" || is_photo(&values));
        let lacking = columns.len().checked_sub(values.len());
        lacking.filter(|_| is_row).ok_or_else(damaged)
    }

    /// A row as it is now.
    pub(super) fn now(
        &self,
        connection: &Connection,
        key: &Value,
    ) -> Result<Option<Vec<u8>>, Failure> {
        let sql = format!("SELECT * FROM {} WHERE {} = ?1", self.name, self.key);
        let mut statement = connection.prepare_cached(&sql)?;
        let columns = statement.column_count();
        let found = statement.query_row([key], |row| image::of(row, 0, columns));
        Ok(found.optional()?)
    }

    /// Makes a row what its image says; without one it is gone.
    pub(super) fn put(
        &self,
        connection: &Connection,
        key: &Value,
        image: Option<&[u8]>,
    ) -> Result<(), Failure> {
        let gone = format!("DELETE FROM {} WHERE {} = ?1", self.name, self.key);
        connection.prepare_cached(&gone)?.execute(params![key])?;
        let Some(image) = image else { return Ok(()) };
        let values = image::values(image).ok_or_else(damaged)?;
        let marks = vec!["?"; values.len()].join(", ");
        // A later step of the schema may have added columns behind these.
        let columns = self.columns(connection)?;
        let named = columns.get(..values.len()).ok_or_else(damaged)?.join(", ");
        let sql = format!("INSERT INTO {} ({named}) VALUES ({marks})", self.name);
        connection
            .prepare_cached(&sql)?
            .execute(params_from_iter(values))?;
        Ok(())
    }
}

/// Whether a row of the photos points at a file that is one.
fn is_photo(values: &[Value]) -> bool {
    matches!(values, [Value::Text(path), Value::Text(file), ..] if photos::is_file_of(path, file))
}

/// A row of the list that cannot be read: the journal itself is not touched by that.
pub(super) fn damaged() -> Failure {
    Failure::Store {
        what: "has a change on the list of what can be undone that is damaged".to_owned(),
        hint: "nothing was changed, and no meal is touched by it: change by hand what was to be undone; journal undo --forget empties the list, and journal db check looks at the rest",
        read_only: false,
    }
}

/// The next number of a table. One that a row on the undo list had is not given away: that row may
/// come back.
pub(in crate::local) fn next_number(
    connection: &Connection,
    table: &'static str,
) -> Result<i64, Failure> {
    let sql = format!(
        "SELECT max(coalesce((SELECT max(number) FROM {table}), 0),
                    coalesce((SELECT max(key) FROM undo_row WHERE tab = ?1), 0)) + 1"
    );
    let mut statement = connection.prepare_cached(&sql)?;
    Ok(statement.query_row([table], |row| row.get(0))?)
}
