//! Journals to be measured: as many meals a day whether of thirty days or of thirty years.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::Arc;

use chrono::{DateTime, Duration, Utc};
use journal::actions::everyday;
use journal::api::{Journal, Recall};
use journal::catalog::starter;
use journal::local::{Local, Place};
use journal::model::{Date, FoodDraft, FoodRef, ItemDraft, Library, MealDraft, Timestamp};
use rusqlite::Connection;
use serde_json::json;

/// The instant at which everything is measured.
pub(crate) const NOW: &str = "2026-11-17T20:00:00Z";
pub(crate) const TODAY: &str = "2026-11-17";
/// The first of thirty days that end with it.
pub(crate) const MONTH_AGO: &str = "2026-10-19";
/// A meal is logged, and said how the day stands then, as to a person.
pub(crate) const LOG: &[&str] = &["log", "2 eggs", "--format", "table"];
/// Seconds between two meals: 60,000 of them in thirty years.
const BETWEEN: i64 = 15_780;
const ITEMS: usize = 4;
/// Meals of each day that came from another program.
const MOVED: i64 = 4;

/// A journal in a home of its own.
#[derive(Clone)]
pub(crate) struct Scene {
    pub(crate) home: PathBuf,
    pub(crate) days: i64,
    pub(crate) meals: i64,
}

impl Scene {
    /// Makes a journal of so many days, with a settled write-ahead log.
    pub(crate) fn made(home: &Path, days: i64) -> Scene {
        fs::create_dir_all(home).expect("a home");
        let meals = days * 86_400 / BETWEEN;
        let scene = Scene {
            home: home.to_owned(),
            days,
            meals,
        };
        let journal = scene.open();
        let foods = foods();
        let filled = journal.together(|| {
            (0..meals).try_for_each(|number| journal.create_meal(&meal(number, &foods)).map(drop))
        });
        filled.expect("a journal of many meals");
        // Whoever keeps a journal has looked at a report before: its sums are there for whoever copies it.
        let last: Date = TODAY.parse().expect("a day");
        let sums = journal.recall_days(last - Duration::days(days), last);
        assert!(sums.expect("sums").is_some_and(|sums| !sums.is_empty()));
        drop(journal);
        assert!(scene.is_settled(), "sums that a copy of the file alone has");
        scene
    }

    /// Whether all of the journal, and the sums of its days, are in the file itself, but for as many as are counted
    /// anew by whoever asks.
    fn is_settled(&self) -> bool {
        let connection = Connection::open(format!("file:{}?immutable=1", self.file().display()));
        let connection = connection.expect("a journal");
        let sql = "SELECT (SELECT count(*) FROM meal) = ?1
                   AND (SELECT count(*) FROM day_total WHERE meals IS NULL) <= 7";
        connection
            .query_row(sql, [self.meals], |row| row.get(0))
            .expect("a journal")
    }

    /// The same again, to be written by somebody else.
    pub(crate) fn copied(&self, name: &str) -> Scene {
        let home = self.home.with_file_name(name);
        fs::create_dir_all(&home).expect("a home");
        for file in ["journal.db", "catalog.db"] {
            fs::copy(self.home.join(file), home.join(file)).expect("room for a copy");
        }
        Scene { home, ..*self }
    }

    /// The same again of somebody who moved here from another program, with meals of foods that were deleted since,
    /// and saves a food of their own every fourth day.
    pub(crate) fn with_own_foods(&self, name: &str) -> Scene {
        let mut scene = self.copied(name);
        scene.meals += self.days * MOVED;
        let journal = scene.open();
        let filled = journal.together(|| {
            (self.meals..scene.meals).try_for_each(|number| {
                let draft = [ItemDraft::new_food(&own_food(number))];
                let meal = journal.create_meal(&meal_of(number, &draft))?;
                let mut foods = meal.items.iter().map(|item| &item.food.key);
                foods.try_for_each(|key| journal.delete_food(key))
            })?;
            (0..self.days / 4).try_for_each(|number| journal.save_food(&own_food(number)).map(drop))
        });
        filled.expect("a journal of many foods");
        let last: Date = TODAY.parse().expect("a day");
        let first = last - Duration::days(self.days * (1 + MOVED));
        journal.recall_days(first, last).expect("sums");
        drop(journal);
        assert!(scene.is_settled(), "sums that a copy of the file alone has");
        scene
    }

    /// Takes out what was logged since it was made: every run finds the same day.
    pub(crate) fn as_it_was(&self) -> impl FnMut() + 'static {
        let (file, meals) = (self.file(), self.meals);
        move || {
            let connection = Connection::open(&file).expect("a journal");
            let sql = "PRAGMA synchronous = OFF; PRAGMA foreign_keys = ON;";
            connection.execute_batch(sql).expect("a journal");
            let sql = "DELETE FROM meal WHERE number > ?1";
            connection
                .execute(sql, [meals])
                .expect("a journal as it was");
        }
    }

    pub(crate) fn open(&self) -> Local {
        Local::open(Place::folder(&self.home), Arc::new(now), starter::source).expect("a journal")
    }

    pub(crate) fn file(&self) -> PathBuf {
        self.home.join("journal.db")
    }

    /// The program in this home.
    pub(crate) fn journal(&self, program: &Path, arguments: &[&str]) -> Command {
        let mut command = Command::new(program);
        command
            .args(arguments)
            .env_clear()
            .env("HOME", &self.home)
            .env("JOURNAL_DATA_DIR", &self.home)
            .env("JOURNAL_CONFIG_DIR", &self.home)
            .env("JOURNAL_STATE_DIR", &self.home)
            .env("JOURNAL_NOW", NOW)
            .env("JOURNAL_TZ", "UTC");
        command
    }
}

/// Another program, in an environment as bare as that of the one it stands beside: among what cargo sets for what it runs
/// is a path of libraries, each folder of which the loader would look through. It is named by its whole path: of one that
/// the standard library has to look for in another `PATH` the whole bench is copied first, at its cost.
pub(crate) fn bare(program: &str, home: &Path) -> Command {
    let path = std::env::var_os("PATH").unwrap_or_default();
    let folders = std::env::split_paths(&path);
    let found = folders.map(|folder| folder.join(program));
    let mut found = found.filter(|file| file.is_file());
    // Where it is not there, it is told so when it is run.
    let mut command = Command::new(found.next().unwrap_or_else(|| program.into()));
    command.env_clear().env("PATH", path).env("HOME", home);
    command
}

pub(crate) fn now() -> DateTime<Utc> {
    NOW.parse().expect("an instant")
}

/// Foods that people eat, of the catalogue that the program brings along.
fn foods() -> Vec<FoodRef> {
    let keys = everyday::rows().map(|row| row.key);
    let known = keys.filter(|key| key.starts_with("usda"));
    let foods = known.map(|key| FoodRef::new(Library::Composition, key));
    foods.take(150).collect()
}

/// A meal, the earliest the further back: the newest has the number 0.
fn meal(number: i64, foods: &[FoodRef]) -> MealDraft {
    let first = usize::try_from(number).expect("a number") * 7;
    let items: Vec<ItemDraft> = (0..ITEMS)
        .map(|item| {
            let mut draft = ItemDraft::food(&foods[(first + item * 13) % foods.len()]);
            draft.set("quantity", 50 + item * 25).set("unit", "g");
            draft
        })
        .collect();
    meal_of(number, &items)
}

fn meal_of(number: i64, items: &[ItemDraft]) -> MealDraft {
    let at = now() - Duration::seconds(number * BETWEEN);
    MealDraft::new(&Timestamp::from(at), "UTC", items)
}

/// A food that nobody else has.
fn own_food(number: i64) -> FoodDraft {
    let mut draft = FoodDraft::default();
    let data = json!({ "base": "g", "nutrition": { "basisAmount": 100, "values": { "kcal": 100 + number % 400 } } });
    draft
        .set("name", format!("Dinner number {number} of mine"))
        .set("data", data);
    draft
}
