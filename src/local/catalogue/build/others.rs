//! What stands in all tables of a library, and of all libraries but one.

use rusqlite::Connection;

use super::super::super::failure::Failure;
use super::super::{before, number};
use crate::model::Library;

/// Everything of other libraries, from the old catalogue. The number of a food or of a piece says
/// its library.
pub(super) const OTHERS: &str = "
    INSERT INTO code SELECT * FROM old.code WHERE library <> ?3;
    INSERT INTO word SELECT * FROM old.word WHERE library <> ?3;
    INSERT INTO prefix SELECT * FROM old.prefix WHERE library <> ?3;
    INSERT INTO name SELECT * FROM old.name WHERE library <> ?3;
    INSERT INTO rank SELECT * FROM old.rank WHERE library <> ?3;
    INSERT INTO list SELECT * FROM old.list WHERE piece NOT BETWEEN ?4 AND ?5;";

/// The rows of other libraries in a table of foods of the old catalogue.
pub(super) fn foods_of_others(old: &Connection, table: &str) -> Result<String, Failure> {
    let columns = before::columns(old, table)?;
    Ok(format!(
        "INSERT INTO {table} SELECT {columns} FROM old.{table} WHERE number NOT BETWEEN ?1 AND ?2;"
    ))
}

/// Everything of one library.
pub(super) const ALL_OF_IT: &str = "
    DELETE FROM food WHERE number BETWEEN ?1 AND ?2;
    DELETE FROM imported WHERE number BETWEEN ?1 AND ?2;
    DELETE FROM remains WHERE food BETWEEN ?1 AND ?2;
    DELETE FROM code WHERE library = ?3;
    DELETE FROM word WHERE library = ?3;
    DELETE FROM prefix WHERE library = ?3;
    DELETE FROM name WHERE library = ?3;
    DELETE FROM rank WHERE library = ?3;
    DELETE FROM list WHERE piece BETWEEN ?4 AND ?5;";

/// Runs statements that name a library by what its numbers are.
pub(super) fn each_of(
    connection: &Connection,
    statements: &str,
    library: Library,
) -> Result<(), Failure> {
    let library = library as i64;
    let pieces = super::super::index::pieces_of(library);
    let values = [
        number(library, 0),
        number(library, u32::MAX),
        library,
        pieces.0,
        pieces.1,
    ];
    for sql in statements.split_terminator(';') {
        let mut statement = connection.prepare(sql)?;
        for at in 1..=5 {
            if statement.parameter_index(&format!("?{at}"))?.is_some() {
                statement.raw_bind_parameter(at, values[at - 1])?;
            }
        }
        statement.raw_execute()?;
    }
    Ok(())
}
