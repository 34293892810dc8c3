//! Versions of own foods that are not there any more because what made them was taken back. Who read one over HTTP may
//! name it later, as an ingredient: its number is given to no other content.

use rusqlite::{Connection, params};

use super::needed::version;
use super::rewind::Step;
use crate::local::failure::Failure;

/// Notes which versions went, of foods that are there still.
pub(super) fn note(connection: &Connection, taken: &[Step]) -> Result<(), Failure> {
    let sql =
        "INSERT INTO version_taken_back (key, highest) SELECT key, ?2 FROM food WHERE key = ?1
               ON CONFLICT DO UPDATE SET highest = max(highest, excluded.highest)";
    let mut statement = connection.prepare_cached(sql)?;
    for step in taken.iter().filter(|step| step.goes("food_version")) {
        if let Some((key, version)) = step.from.as_deref().and_then(version) {
            statement.execute(params![key, version])?;
        }
    }
    Ok(())
}

/// The highest version of an own food that was taken back; 0 where none was.
pub(in crate::local) fn highest(connection: &Connection, key: &str) -> Result<u32, Failure> {
    let sql = "SELECT coalesce(max(highest), 0) FROM version_taken_back WHERE key = ?1";
    Ok(connection
        .prepare_cached(sql)?
        .query_row([key], |row| row.get(0))?)
}
