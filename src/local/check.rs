//! What must hold of a file of ours beyond what SQLite looks for: nobody reads a damaged sum or day as
//! if it were right.

use std::path::Path;

use rusqlite::Connection;

use super::failure::Failure;
use super::layout::{refuse, refuse_otherwise};
use super::schema::Schema;
use super::{Local, backup, file, pins, readable, words};
use crate::error::Result as Answer;
use crate::model::time::parse_date;
use crate::model::{Amount, Date, Timestamp, Zone};
use crate::rules::portion::{self, Size};
use crate::rules::{Facts, day};

impl Local {
    /// Looks through the whole file, as whoever answers from it for a long time does first.
    ///
    /// Errors: `LocalStore` when a part of it is damaged; it is left as it is.
    pub fn check(&self) -> Answer<()> {
        self.check_writable()?;
        let looked = file::look_through(&self.connection);
        looked.map_err(|failure| failure.at(&self.place.journal))
    }

    /// Looks through all pages and indexes of the file, as whoever writes out all that is in it does first: what an index does
    /// not lead to is not there for a list.
    ///
    /// Errors: `LocalStore` when a part of it is damaged; it is left as it is.
    pub fn check_sound(&self) -> Answer<()> {
        let sound = refuse_unsound(&self.connection);
        sound.map_err(|failure| failure.at(&self.place.journal))
    }

    /// Refuses a journal that can only be read: without its companions nobody would see what others write
    /// once there is room.
    pub(super) fn check_writable(&self) -> Answer<()> {
        self.trouble.clone().map_or(Ok(()), Err)
    }
}

/// Looks through a whole file that is there: it is left as it is, with what stands beside it.
///
/// `more` is looked at of a file of today alone: what a copy makes anew.
///
/// Errors: what is wrong, and how often; refuses as opening it does.
pub(super) fn look(
    path: &Path,
    schema: &Schema,
    more: fn(&Connection) -> Result<(), Failure>,
) -> Result<(), Failure> {
    // Whatever opens it would take back what a killed program was at: that is done to a copy.
    if file::is_left_half_written(path) {
        return backup::look_at_half(path, schema);
    }
    let (connection, version) = file::open_to_look(path, schema)?;
    match version < schema.version() {
        true => backup::look_at_older(&connection, path, schema),
        false => look_through(&connection, schema).and_then(|()| more(&connection)),
    }
}

/// Looks through a whole file as of one moment, whoever writes it meanwhile: its pages and indexes, then what its rows say of
/// each other.
///
/// Errors: what is wrong, and how often.
pub(super) fn look_through(connection: &Connection, schema: &Schema) -> Result<(), Failure> {
    let alone = connection.is_autocommit();
    let _moment = alone
        .then(|| connection.unchecked_transaction())
        .transpose()?;
    // First: what somebody else had computed in it is computed by that, too.
    refuse_otherwise(connection, schema, schema.version())?;
    refuse_unsound(connection)?;
    let astray = astray(connection, schema)?;
    let mut wrong = Vec::from_iter((astray > 0).then(|| format!("{ASTRAY} ({astray})")));
    wrong.extend((schema.wrong)(connection)?);
    refuse(&wrong)
}

/// Looks through all pages and indexes of a file.
///
/// Errors: what is wrong with a page or an index.
pub(super) fn refuse_unsound(connection: &Connection) -> Result<(), Failure> {
    let told: String = connection.pragma_query_value(None, "integrity_check", |row| row.get(0))?;
    file::refuse_unread(&told)?;
    if told != "ok" {
        let is_unread = told.contains("unable to get the page");
        let or_disk = if is_unread { ", or the disk fails" } else { "" };
        return Err(Failure::damaged(format!("is damaged{or_disk} ({told})")));
    }
    Ok(())
}

/// What is said of rows of ours that point at what is not there.
pub(super) const ASTRAY: &str = "rows point at what is not there";

/// How many rows of the tables of a schema point at what is not there. Where those of the owner's own tables
/// point is the owner's own matter.
pub(super) fn astray(connection: &Connection, schema: &Schema) -> Result<i64, Failure> {
    // A file that is not up to date lacks some of them.
    let sql = "SELECT count(*) FROM sqlite_schema JOIN pragma_foreign_key_check(sqlite_schema.name)
               WHERE type = 'table' AND sqlite_schema.name = ?1";
    let mut statement = connection.prepare(sql)?;
    schema.tables().try_fold(0, |astray, table| {
        let more: i64 = statement.query_row([table], |row| row.get(0))?;
        Ok(astray + more)
    })
}

/// Refuses a file in which something is wrong with a table, or with what leads to its rows.
///
/// Errors: what is wrong first.
pub(super) fn refuse_damaged(connection: &Connection, tables: &[&str]) -> Result<(), Failure> {
    for table in tables {
        let sql = format!("PRAGMA integrity_check({table})");
        let told: String = connection.query_row(&sql, (), |row| row.get(0))?;
        file::refuse_unread(&told)?;
        if told != "ok" {
            return Err(Failure::damaged(format!("is damaged ({told})")));
        }
    }
    Ok(())
}

/// What is not as it must be: what it is called, and how it is counted.
pub(super) type Wrong = (&'static str, &'static str);

/// What there is of things that should not be.
pub(super) fn counted(connection: &Connection, wrong: &[Wrong]) -> Result<Vec<String>, Failure> {
    let mut told = Vec::new();
    for (what, sql) in wrong {
        let count: i64 = connection.query_row(sql, (), |row| row.get(0))?;
        if count > 0 {
            told.push(format!("{what} ({count})"));
        }
    }
    Ok(told)
}

/// Rows that are told one by one.
const TOLD: usize = 10;

/// What cannot be read of things that are told by these names.
pub(super) fn unreadable(what: &str, named: &[String]) -> Option<String> {
    let more = match named.len().saturating_sub(TOLD) {
        0 => String::new(),
        more => format!(", and {more} more"),
    };
    let told = named.get(..TOLD).unwrap_or(named).join(", ");
    let told = format!("{what} cannot be read ({}): {told}{more}", named.len());
    (!named.is_empty()).then_some(told)
}

/// Says what of a journal's rows is not as it must be.
pub(super) fn wrong_in_journal(connection: &Connection) -> Result<Vec<String>, Failure> {
    let unreadable = readable::unreadable(connection)?;
    if !unreadable.is_empty() {
        return Ok(unreadable);
    }
    let mut wrong = counted(connection, &PROMISES)?;
    let days = wrong_days(connection)?;
    if days > 0 {
        wrong.push(format!(
            "meals stand at another time than they say ({days})"
        ));
    }
    let sizes = wrong_sizes(connection)?;
    if sizes > 0 {
        wrong.push(format!(
            "items count a unit for more or less than their food has ({sizes})"
        ));
    }
    let words = words::wrong(connection)?;
    if words > 0 {
        wrong.push(format!(
            "own foods are found by other words than they have ({words})"
        ));
    }
    Ok(wrong)
}

/// What is counted is what should not be.
const PROMISES: [Wrong; 7] = [
    (
        // Letter by letter: what is written otherwise is asked for by nobody.
        "meals or own foods have an id that is no UUID",
        "SELECT count(*) FROM (SELECT id FROM meal UNION ALL SELECT key FROM food)
         WHERE id NOT GLOB '????????-????-????-????-????????????' OR id GLOB '*[^0-9a-f-]*'",
    ),
    (
        "rows have numbers that leave no room for others",
        "SELECT count(*) FROM (SELECT max(number) AS last FROM meal UNION ALL SELECT max(number) FROM item
           UNION ALL SELECT max(number) FROM food_version UNION ALL SELECT max(number) FROM meal_history
           UNION ALL SELECT max(number) FROM correction UNION ALL SELECT max(number) FROM body_log)
         WHERE last >= 1 << 53",
    ),
    (
        "meals have no items, or more than 100",
        "SELECT count(*) FROM meal
         WHERE (SELECT count(*) FROM item WHERE item.meal = meal.number) NOT BETWEEN 1 AND 100",
    ),
    (
        "items of one meal have the same id",
        "SELECT count(*) FROM (SELECT 1 FROM item GROUP BY meal, id HAVING count(*) > 1)",
    ),
    (
        "own foods are at a version that is none of theirs",
        "SELECT count(*) FROM food WHERE NOT EXISTS (SELECT 1 FROM food_version
           WHERE number = food.current AND library = 'mine' AND key = food.key)",
    ),
    (
        "foods, amounts or targets are below zero",
        "SELECT (SELECT count(*) FROM food_version WHERE CAST(basis_amount AS REAL) < 0
             OR CAST(kcal AS REAL) < 0 OR CAST(protein AS REAL) < 0 OR CAST(carbs AS REAL) < 0
             OR CAST(fat AS REAL) < 0 OR CAST(saturated_fat AS REAL) < 0
             OR CAST(sugars AS REAL) < 0 OR CAST(fibre AS REAL) < 0 OR CAST(salt AS REAL) < 0)
           + (SELECT count(*) FROM item WHERE CAST(quantity AS REAL) < 0 OR CAST(size AS REAL) < 0)
           + (SELECT count(*) FROM target WHERE CAST(calories_kcal AS REAL) < 0
             OR CAST(protein_g AS REAL) < 0 OR CAST(carbs_g AS REAL) < 0 OR CAST(fat_g AS REAL) < 0)",
    ),
    // In one pass: a full join looks through all of the one for each of the other.
    (
        "foods were logged more or less often than is counted",
        "SELECT count(*) FROM (SELECT 1 FROM (
           SELECT library, key, 1 AS times FROM item
             JOIN meal ON meal.number = item.meal AND meal.state = 'logged'
             JOIN food_version ON food_version.number = item.food
           UNION ALL SELECT library, key, -times FROM food_use
         ) GROUP BY library, key HAVING total(times) <> 0)",
    ),
];

/// How many items count a unit that their food does not know, or as another size than it has there.
fn wrong_sizes(connection: &Connection) -> Result<usize, Failure> {
    let sql = "SELECT food, unit, size FROM item WHERE unit IS NOT NULL ORDER BY food";
    let mut statement = connection.prepare(sql)?;
    let mut rows = statement.query(())?;
    let mut eaten: Option<(i64, Facts)> = None;
    let mut wrong = 0;
    while let Some(row) = rows.next()? {
        let number = row.get(0)?;
        let facts = match eaten.take().filter(|(known, _)| *known == number) {
            Some((_, facts)) => facts,
            None => pins::get(connection, number)?,
        };
        let (unit, stands): (String, Option<Amount>) = (row.get(1)?, row.get(2)?);
        let is_right = match portion::size(&facts.data, &unit) {
            Some(Size::InBase(size)) => stands == Some(size),
            Some(Size::Unknown) => stands.is_none(),
            None => false,
        };
        wrong += usize::from(!is_right);
        eaten = Some((number, facts));
    }
    Ok(wrong)
}

/// How many meals stand at an instant or on a day that their time and zone do not give.
fn wrong_days(connection: &Connection) -> Result<usize, Failure> {
    let mut statement = connection.prepare("SELECT eaten_at, instant, timezone, day FROM meal")?;
    let mut rows = statement.query(())?;
    let mut wrong = 0;
    while let Some(row) = rows.next()? {
        let (at, instant): (String, i64) = (row.get(0)?, row.get(1)?);
        let (zone, stands): (String, String) = (row.get(2)?, row.get(3)?);
        let stands_right = Timestamp::parse(&at).is_some_and(|at| {
            let day = Zone::named(&zone).and_then(|zone| day::day(&at, zone));
            at.micros() == instant && day.is_some_and(|day| is_near(&stands, day))
        });
        wrong += usize::from(!stands_right);
    }
    Ok(wrong)
}

/// Whether a day is that one, or next to it: a zone may have had other rules when the day was written.
fn is_near(stands: &str, day: Date) -> bool {
    let stands = parse_date(stands);
    stands.is_some_and(|stands| (stands - day).num_days().abs() <= 1)
}
