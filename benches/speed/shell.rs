//! The sqlite3 shell, with the statements that the program runs.

use std::path::Path;
use std::process::{Command, Stdio};

use chrono::{Days, NaiveDate, NaiveTime};

use crate::scene::{MONTH_AGO, TODAY, bare};

/// The version of the shell, where there is one.
pub(crate) fn version() -> Option<String> {
    let told = Command::new("sqlite3").arg("--version").output().ok()?;
    let told = String::from_utf8_lossy(&told.stdout).into_owned();
    told.split_whitespace().next().map(str::to_owned)
}

/// The shell running statements on a file, without a configuration of its own.
pub(crate) fn shell(file: &Path, sql: &str) -> Command {
    let mut command = bare("sqlite3", file.parent().expect("a folder"));
    command.arg("-batch").arg(file).arg(sql);
    command.stdout(Stdio::null());
    command
}

const MEAL: &str = "SELECT number, id, eaten_at, timezone, day, state, name, notes, images, created_at, updated_at FROM meal";
const ITEM: &str = "SELECT item.id, food_version.library, food_version.key, food_version.version, food_version.name,
    food_version.brand, item.quantity, item.unit, item.size, food_version.partial,
    food_version.basis_amount, kcal, protein, carbs, fat, saturated_fat, sugars, fibre, salt
    FROM item JOIN food_version ON food_version.number = item.food";
const NEWEST: &str = "ORDER BY instant DESC, number DESC LIMIT";

/// The newest page of meals, with their items.
pub(crate) fn page() -> String {
    format!(
        "{MEAL} {NEWEST} 21; {ITEM} WHERE item.meal IN (SELECT number FROM meal {NEWEST} 20) ORDER BY item.meal, item.position;"
    )
}

/// The meals of today with their items, and the settings.
pub(crate) fn day() -> String {
    span(TODAY, TODAY) + "SELECT * FROM target ORDER BY day; SELECT * FROM setting;"
}

/// The sums that are kept of the days of a month, whether each is known, and the settings.
pub(crate) fn month() -> String {
    let days = format!("day BETWEEN '{MONTH_AGO}' AND '{TODAY}'");
    format!(
        "SELECT day FROM day_total WHERE {days} AND meals IS NULL ORDER BY day LIMIT 8;
         SELECT day, meals, partial, kcal, protein, carbs, fat, saturated_fat, sugars, fibre, salt
           FROM day_total WHERE {days} ORDER BY day;
         SELECT * FROM target ORDER BY day; SELECT * FROM setting;"
    )
}

/// The meals of a month with their items, as whoever keeps no sums reads them.
pub(crate) fn month_of_items() -> String {
    span(MONTH_AGO, TODAY) + "SELECT * FROM target ORDER BY day; SELECT * FROM setting;"
}

/// The meals of these days with their items: days are looked for among the instants at which it may be one of them
/// somewhere.
fn span(first: &str, last: &str) -> String {
    let midnight = |day: &str| {
        let day = day.parse::<NaiveDate>().expect("a day");
        day.and_time(NaiveTime::MIN).and_utc()
    };
    let begin = (midnight(first) - Days::new(1)).timestamp_micros();
    let end = (midnight(last) + Days::new(2)).timestamp_micros();
    let condition =
        format!("day >= '{first}' AND instant >= {begin} AND day <= '{last}' AND instant < {end}");
    format!(
        "{MEAL} WHERE {condition} {NEWEST} 1001;
         {ITEM} WHERE item.meal IN (SELECT number FROM meal WHERE {condition}) ORDER BY item.meal, item.position;"
    )
}

/// A meal of one item, written so that it lasts, and how the day stands then.
pub(crate) fn log() -> String {
    format!(
        "PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON; BEGIN IMMEDIATE;
         INSERT INTO meal (id, eaten_at, instant, timezone, day, state, created_at, updated_at)
           VALUES (lower(hex(randomblob(16))), '2026-11-17T20:00:00Z', 1794945600000000, 'UTC', '{TODAY}', 'logged',
                   '2026-11-17T20:00:00Z', '2026-11-17T20:00:00Z');
         INSERT INTO item (id, meal, position, food, quantity, unit, size)
           SELECT lower(hex(randomblob(16))), last_insert_rowid(), 0, number, 2, 'large', 50 FROM food_version ORDER BY number LIMIT 1;
         COMMIT; {}",
        day()
    )
}

/// Every day's energy and nutrients, from all the items.
pub(crate) const TOTALS: &str = "SELECT meal.day, sum(kcal * quantity * size / basis_amount), sum(protein * quantity * size / basis_amount),
    sum(carbs * quantity * size / basis_amount), sum(fat * quantity * size / basis_amount)
    FROM meal JOIN item ON item.meal = meal.number JOIN food_version ON food_version.number = item.food
    WHERE state = 'logged' GROUP BY meal.day;";

/// A food of the catalogue as the program reads it.
pub(crate) const FOOD: &str = "SELECT food.number, food.library, key, version, name, names, brand, barcode, data, created.at, updated.at FROM food
    JOIN import AS created ON created.number = food.created JOIN import AS updated ON updated.number = food.updated";
