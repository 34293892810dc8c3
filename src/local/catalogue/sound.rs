//! What must hold in a catalogue beyond what SQLite looks for. Where an index lacks a food that is not there for who
//! asks, and what is made of the catalogue by an import is without it for good.

use rusqlite::Connection;

use super::super::failure::Failure;

/// What is wrong when it is true: of each food the number of its key and its place in the order of use stand there,
/// and of each library with foods that are called by
/// letters some words and names: there may be foods that are called by signs alone.
const ASTRAY: [&str; 4] = [
    "SELECT (SELECT count(*) FROM food) <> (SELECT count(DISTINCT food) FROM code)",
    "SELECT EXISTS (SELECT 1 FROM code WHERE NOT EXISTS (SELECT 1 FROM food WHERE food.number = code.food))",
    "SELECT (SELECT count(*) FROM food) * 4 <> (SELECT coalesce(sum(length(foods)), 0) FROM rank)",
    "SELECT EXISTS (SELECT 1 FROM (SELECT DISTINCT library FROM food WHERE name GLOB '*[A-Za-z][A-Za-z]*') AS filled
       WHERE NOT EXISTS (SELECT 1 FROM word WHERE word.library = filled.library)
          OR NOT EXISTS (SELECT 1 FROM name WHERE name.library = filled.library))",
];

/// The same of what takes longer to look for: whether each long list is there, and each food can be read.
const UNREAD: [&str; 2] = [
    "WITH long (list) AS (SELECT list FROM word WHERE list IS NOT NULL UNION ALL SELECT list FROM prefix)
     SELECT EXISTS (SELECT 1 FROM long WHERE NOT EXISTS
       (SELECT 1 FROM list WHERE piece BETWEEN long.list << 27 AND ((long.list + 1) << 27) - 1))",
    "SELECT EXISTS (SELECT 1 FROM food WHERE CASE WHEN json_valid(data) THEN json_type(data) <> 'object' ELSE TRUE END)",
];

/// Refuses a catalogue of which a part is not there, before another is made of it.
pub(super) fn refuse_astray(connection: &Connection) -> Result<(), Failure> {
    refuse(connection, &ASTRAY)
}

/// The same, and looks whether every food can be read.
pub(super) fn refuse_unread(connection: &Connection) -> Result<(), Failure> {
    refuse_astray(connection).and_then(|()| refuse(connection, &UNREAD))
}

fn refuse(connection: &Connection, wrong: &[&str]) -> Result<(), Failure> {
    for sql in wrong {
        if connection.query_row(sql, (), |row| row.get(0))? {
            return Err(Failure::damaged(
                "is damaged (foods, or what leads to them, are missing)",
            ));
        }
    }
    Ok(())
}
