//! How a file of ours is laid out, and what of it is not as this program makes it.

use std::collections::BTreeMap;

use rusqlite::Connection;

use super::failure::Failure;
use super::schema::{Schema, version_of};

/// Refuses a file of which something is wrong.
pub(super) fn refuse(wrong: &[String]) -> Result<(), Failure> {
    match wrong.is_empty() {
        true => Ok(()),
        false => Err(Failure::damaged(format!(
            "is damaged: {}",
            wrong.join("; ")
        ))),
    }
}

/// Refuses a file that is laid out otherwise than this program did it in a version, before anything is read out
/// of it: what is called as a table of ours may be a view that has no end.
pub(super) fn refuse_otherwise(
    connection: &Connection,
    schema: &Schema,
    version: i32,
) -> Result<(), Failure> {
    let Otherwise { mut wrong, foreign } = otherwise(connection, schema, version)?;
    match (wrong.is_empty(), foreign.is_empty()) {
        (true, true) => Ok(()),
        (true, false) => Err(Failure::foreign(foreign.join("; "))),
        (false, _) => {
            wrong.extend(foreign);
            refuse(&wrong)
        }
    }
}

/// Refuses a file of tables alone that has anything else: whoever reads it would run that, or compute it, and it may
/// have no end.
pub(super) fn refuse_but_tables(connection: &Connection) -> Result<(), Failure> {
    let sql =
        "SELECT type, name, sql, coalesce(rootpage, 0) FROM sqlite_schema WHERE sql IS NOT NULL";
    let mut statement = connection.prepare(sql)?;
    let mut rows = statement.query(())?;
    while let Some(row) = rows.next()? {
        let cell = |column| row.get_ref(column)?.as_str().map_err(rusqlite::Error::from);
        let (kind, name, sql) = (cell(0)?, cell(1)?, cell(2)?);
        // A virtual table has no page of its own.
        let is_plain = kind == "table" && row.get::<_, i64>(3)? > 0;
        if !is_plain || is_function(name) || has_word(sql, &["check", "as"]) {
            let what = format!("has what this program did not make: the {kind} {name}");
            return Err(Failure::damaged(what));
        }
    }
    Ok(())
}

/// What of a file is not as this program makes it.
#[derive(Default)]
struct Otherwise {
    /// Things of ours that are missing, or others.
    wrong: Vec<String>,
    /// Things of somebody else's that are in the way.
    foreign: Vec<String>,
}

/// The same of a file of whatever version: one of this program's is held against the text of how it is made, so that
/// none has to be made to be opened.
pub(super) fn refuse_unlike(connection: &Connection, schema: &Schema) -> Result<(), Failure> {
    // Another program may bring it up to date meanwhile.
    let _one = connection.unchecked_transaction()?;
    let version = version_of(connection)?;
    match version == schema.version() && is_as(connection, schema.layout)? {
        true => Ok(()),
        false => refuse_otherwise(connection, schema, version),
    }
}

/// Whether a file is laid out to the letter as a text says, an [`entry`] for each thing.
fn is_as(connection: &Connection, layout: &str) -> Result<bool, Failure> {
    let mut statement = connection.prepare(LAID_OUT)?;
    let mut rows = statement.query(())?;
    let mut rest = layout;
    while let Some(row) = rows.next()? {
        let cell = |column| row.get_ref(column)?.as_str().map_err(rusqlite::Error::from);
        for part in entry(cell(0)?, cell(1)?, cell(2)?) {
            match rest.strip_prefix(part) {
                Some(behind) => rest = behind,
                None => return Ok(false),
            }
        }
    }
    Ok(rest.is_empty())
}

/// What of a layout stands one after the other for a thing.
fn entry<'t>(kind: &'t str, name: &'t str, sql: &'t str) -> [&'t str; 7] {
    ["-- ", kind, " ", name, "\n", sql, ";\n"]
}

/// What is laid out otherwise than this program does it. Tables, views and indexes of the owner's own
/// are welcome; what changes or refuses that which others write is not.
fn otherwise(connection: &Connection, schema: &Schema, version: i32) -> Result<Otherwise, Failure> {
    let mut ours = Connection::open_in_memory()?;
    schema.upgrade_to(&mut ours, version)?;
    let (ours, theirs) = (laid_out(&ours)?, laid_out(connection)?);
    let mut found = Otherwise::default();
    for (thing, sql) in &ours {
        match theirs.get(thing) {
            None => found
                .wrong
                .push(format!("it lacks its {} {}", thing.0, thing.1)),
            Some(other) if other != sql => {
                found
                    .wrong
                    .push(format!("its {} {} is not as it was made", thing.0, thing.1));
            }
            Some(_) => {}
        }
    }
    for ((kind, name), sql) in &theirs {
        let is_ours = ours.contains_key(&(kind.clone(), name.clone()));
        if !is_ours && is_in_the_way(connection, &ours, (kind, name), sql)? {
            let told = format!("the {kind} {name} is none of this program");
            found.foreign.push(told);
        }
    }
    Ok(found)
}

/// Whether a thing of somebody else's changes or refuses what is written into a table of ours: a trigger; an
/// index that lets nothing stand twice; a table that points at ours; what is read in the place of a function that we
/// ask; and whatever computes: who looks through the file would compute it, and that may have no end.
fn is_in_the_way(
    connection: &Connection,
    ours: &BTreeMap<Thing, String>,
    (kind, name): (&str, &str),
    sql: &str,
) -> Result<bool, Failure> {
    let on_ours = |sql: &str| -> Result<bool, Failure> {
        let mut statement = connection.prepare_cached(sql)?;
        let tables = statement.query_map([name], |row| row.get::<_, String>(0))?;
        let mut tables = tables.collect::<rusqlite::Result<Vec<_>>>()?.into_iter();
        let is_ours = |table: String| {
            let mut names = ours.keys().filter(|thing| thing.0 == "table");
            names.any(|thing| thing.1.eq_ignore_ascii_case(&table))
        };
        Ok(tables.any(is_ours))
    };
    match kind {
        "trigger" => Ok(true),
        _ if orders_otherwise(sql) => Ok(true),
        "index" => Ok(computes(connection, COMPUTED_INDEX, name)? || on_ours(UNIQUE_INDEX)?),
        _ if is_function(name) => Ok(true),
        // It reads and writes what it likes, where this program has it at all.
        "table" if has_word(sql, &["virtual"]) => Ok(true),
        "table" if has_word(sql, &["check"]) || computes(connection, COMPUTED_COLUMN, name)? => {
            Ok(true)
        }
        "table" => on_ours(POINTED_AT),
        _ => Ok(false),
    }
}

fn computes(connection: &Connection, sql: &str, name: &str) -> Result<bool, Failure> {
    Ok(connection.prepare_cached(sql)?.exists([name])?)
}

/// The orders of texts that SQLite has itself.
const ORDERS: [&str; 3] = ["binary", "nocase", "rtrim"];

/// Whether texts are in an order of somebody's own, without which nobody can look through them.
fn orders_otherwise(sql: &str) -> bool {
    let sql = sql.replace(['"', '`', '[', ']'], " ");
    let words = words(&sql);
    let mut pairs = words.windows(2);
    pairs.any(|pair| {
        let is_ours = ORDERS
            .iter()
            .any(|order| order.eq_ignore_ascii_case(pair[1]));
        pair[0].eq_ignore_ascii_case("collate") && !is_ours
    })
}

/// Whether one of these words stands in what a table was made by: what must hold of its rows, `CHECK`, or what is
/// computed of them, `AS`.
fn has_word(sql: &str, meant: &[&str]) -> bool {
    words(sql)
        .iter()
        .any(|word| meant.iter().any(|meant| word.eq_ignore_ascii_case(meant)))
}

/// The words of what was typed that stand neither in quotes nor in a comment: there they are names and texts.
fn words(sql: &str) -> Vec<&str> {
    let mut words = Vec::new();
    let mut rest = sql;
    while let Some(first) = rest.chars().next() {
        let is_word = |letter: char| letter.is_alphanumeric() || letter == '_';
        let end = match first {
            first if is_word(first) => {
                let end = rest.find(|letter| !is_word(letter)).unwrap_or(rest.len());
                words.push(&rest[..end]);
                end
            }
            '\'' | '"' | '`' => behind(rest, 1, first.encode_utf8(&mut [0; 4])),
            '[' => behind(rest, 1, "]"),
            _ if rest.starts_with("--") => behind(rest, 2, "\n"),
            _ if rest.starts_with("/*") => behind(rest, 2, "*/"),
            other => other.len_utf8(),
        };
        rest = &rest[end..];
    }
    words
}

/// Where a text ends that begins so far in, and ends with this; one that is left open goes to the end.
fn behind(text: &str, begin: usize, end: &str) -> usize {
    let found = text[begin..].find(end);
    found.map_or(text.len(), |at| begin + at + end.len())
}

/// Whether a name is one of SQLite's functions that are read as tables.
fn is_function(name: &str) -> bool {
    let name = name.to_ascii_lowercase();
    ["pragma_", "json_"]
        .iter()
        .any(|begin| name.starts_with(begin))
}

/// The table of an index that may refuse a row.
const UNIQUE_INDEX: &str = "SELECT laid.tbl_name FROM sqlite_schema AS laid
    JOIN pragma_index_list(laid.tbl_name) AS listed ON listed.name = laid.name
    WHERE laid.type = 'index' AND laid.name = ?1 AND listed.\"unique\"";

/// An index that is of some rows alone, or of what is computed of them.
const COMPUTED_INDEX: &str = "SELECT 1 FROM sqlite_schema AS laid
    JOIN pragma_index_list(laid.tbl_name) AS listed ON listed.name = laid.name
    WHERE laid.type = 'index' AND laid.name = ?1 AND (listed.partial
      OR EXISTS (SELECT 1 FROM pragma_index_xinfo(laid.name) WHERE cid = -2))";

/// A table with a column that is computed.
const COMPUTED_COLUMN: &str = "SELECT 1 FROM pragma_table_xinfo(?1) WHERE hidden IN (2, 3)";

/// The tables that a table points at.
const POINTED_AT: &str = "SELECT \"table\" FROM pragma_foreign_key_list(?1)";

/// What a file is laid out of: its kind and its name.
type Thing = (String, String);

/// Without the indexes that SQLite makes of what a table says itself.
const LAID_OUT: &str =
    "SELECT type, name, sql FROM sqlite_schema WHERE sql IS NOT NULL ORDER BY type, name";

/// How a file is laid out.
fn laid_out(connection: &Connection) -> Result<BTreeMap<Thing, String>, Failure> {
    let mut statement = connection.prepare(LAID_OUT)?;
    let rows = statement.query_map((), |row| Ok(((row.get(0)?, row.get(1)?), row.get(2)?)))?;
    Ok(rows.collect::<rusqlite::Result<_>>()?)
}

/// Holds the text of how a file is laid out against one that is made now.
#[cfg(test)]
pub(super) fn compare(schema: &Schema, file: &str) {
    let mut connection = Connection::open_in_memory().unwrap();
    schema.upgrade(&mut connection).unwrap();
    let laid_out = laid_out(&connection).unwrap();
    let entries = laid_out
        .iter()
        .flat_map(|((kind, name), sql)| entry(kind, name, sql));
    let layout: String = entries.collect();
    if std::env::var_os("UPDATE_GENERATED").is_some_and(|value| value == "1") {
        let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR"));
        std::fs::write(folder.join("src/local").join(file), layout).unwrap();
        return;
    }
    assert!(
        layout == schema.layout && is_as(&connection, schema.layout).unwrap(),
        "{file} is written anew by: UPDATE_GENERATED=1 cargo test --lib layout"
    );
    connection
        .execute_batch("CREATE VIEW mine AS SELECT 1")
        .unwrap();
    assert!(!is_as(&connection, schema.layout).unwrap());
    refuse_unlike(&connection, schema).unwrap();
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::local::schema::JOURNAL;

    #[test]
    fn words_are_none_in_quotes_and_comments() {
        let plain =
            "CREATE TABLE [as] (\"check\" TEXT DEFAULT 'CHECK (', `as` /* check */, b -- as\n, c)";
        assert!(!has_word(plain, &["check", "as"]), "{:?}", words(plain));
        for other in [
            "a CHECK (a)",
            "a/**/Check(a)",
            "b AS(a)",
            "'it''s' check",
            "'left open' -- as\nas",
        ] {
            assert!(has_word(other, &["check", "as"]), "{other}");
        }
        assert!(!orders_otherwise("a COLLATE nocase, b collate \"RTRIM\""));
        assert!(orders_otherwise("a COLLATE \"de\"") && orders_otherwise("a collate/**/de"));
    }

    #[test]
    fn the_layout_of_a_journal_is_that_of_one_that_is_made() {
        compare(&JOURNAL, "schema/layout.sql");
    }
}
