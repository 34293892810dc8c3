//! The commands whose calls fail, each with how one sees whether it was done.

use std::fs;
use std::path::Path;

use crate::found::{is_whole, meals, ok};
use crate::world::World;

/// A command, and whether what it does was done.
pub(super) struct Deed {
    pub(super) name: &'static str,
    pub(super) line: &'static [&'static str],
    /// Errors: where something is half there.
    pub(super) is_there: fn(&World) -> Result<bool, String>,
    /// Meals that stand in the journal before.
    meals: usize,
}

/// What is tried.
pub(super) const DEEDS: [Deed; 7] = [
    Deed {
        name: "log",
        line: LOG,
        is_there: |world| Ok(marks(world)?.contains(&"2 of new".to_owned())),
        meals: 1,
    },
    Deed {
        name: "the first log",
        line: LOG,
        is_there: |world| Ok(marks(world)?.contains(&"2 of new".to_owned())),
        meals: 0,
    },
    Deed {
        name: "catalog import",
        line: &["catalog", "import", "off", "foods.tsv"],
        is_there: |world| {
            let found = ok(
                world,
                &["food", "search", "Crackers", "--library", "off", "--json"],
            )?;
            Ok(found.json()["foods"]
                .as_array()
                .is_some_and(|foods| foods.len() == 1))
        },
        meals: 1,
    },
    Deed {
        name: "export -o",
        line: &["export", "--format", "json", "-o", "export.json"],
        is_there: |world| {
            whole_if_there(&world.home().join("export.json"), |file| {
                let text = fs::read(file).ok()?;
                let export: serde_json::Value = serde_json::from_slice(&text).ok()?;
                Some(export["meals"].as_array()?.len())
            })
        },
        meals: 1,
    },
    Deed {
        name: "db backup",
        line: &["db", "backup", "backup.db"],
        is_there: |world| whole_if_there(&world.home().join("backup.db"), meals_in),
        meals: 1,
    },
    Deed {
        name: "db restore",
        line: &["db", "restore", "copy.db", "--yes"],
        // The copy was made when one meal was there, and the journal has two.
        is_there: |world| Ok(marks(world)?.len() == 1),
        meals: 2,
    },
    Deed {
        name: "config set",
        line: &["config", "set", "day.lunch", "12:15"],
        is_there: |world| {
            let set = ok(world, &["config", "list"])?.out;
            match set.contains("day.snack\t16:10\n") {
                true => Ok(set.contains("day.lunch\t12:15\n")),
                false => Err(format!("config.toml was cut: {set}")),
            }
        },
        meals: 1,
    },
];

const LOG: &[&str] = &[
    "log",
    "100 g oats, 1 banana",
    "--name",
    "2 of new",
    "--note",
    "2 of new",
];

impl Deed {
    /// A home as it is before the command.
    pub(super) fn prepared(&self) -> World {
        let world = World::stocked();
        for number in 0..self.meals {
            let mark = format!("1 of {number}");
            world.ok(&["log", "1 egg", "--name", &mark, "--note", &mark]);
            if number == 0 {
                world.ok(&["db", "backup", "copy.db"]);
            }
        }
        world.ok(&["config", "set", "day.snack", "16:10"]);
        let table = "code\tproduct_name\tenergy-kcal_100g\n40000001\tCrackers\t400\n";
        world.file("foods.tsv", table);
        world
    }
}

/// What was there before is there still: meals, foods of the catalogue.
pub(super) fn earlier_is_there(world: &World, deed: &Deed) -> Result<(), String> {
    let kept = if deed.name == "db restore" {
        1
    } else {
        deed.meals
    };
    let marks = marks(world)?;
    for number in 0..kept {
        if !marks.contains(&format!("1 of {number}")) {
            return Err(format!("meal {number} is gone: {marks:?} are left"));
        }
    }
    ok(world, &["food", "show", "banana"]).map(drop)
}

/// The names of the meals in the journal, all of them whole.
fn marks(world: &World) -> Result<Vec<String>, String> {
    if !world.journal().exists() {
        return Ok(Vec::new());
    }
    let meals = meals(world)?;
    meals.values().try_for_each(is_whole)?;
    let name = |meal: &serde_json::Value| meal["name"].as_str().unwrap_or_default().to_owned();
    Ok(meals.values().map(name).collect())
}

fn whole_if_there(file: &Path, meals: fn(&Path) -> Option<usize>) -> Result<bool, String> {
    match (file.exists(), meals(file)) {
        (false, _) => Ok(false),
        (true, Some(1)) => Ok(true),
        (true, other) => Err(format!("{} is half: {other:?} meals", file.display())),
    }
}

fn meals_in(copy: &Path) -> Option<usize> {
    let copy = rusqlite::Connection::open(copy).ok()?;
    let whole = copy.pragma_query_value(None, "integrity_check", |row| row.get::<_, String>(0));
    let count = "SELECT count(*) FROM meal";
    let meals = copy.query_row(count, (), |row| row.get::<_, i64>(0)).ok()?;
    (whole.ok()? == "ok").then_some(usize::try_from(meals).ok()?)
}

/// Another home with the same files.
pub(super) fn copy(before: &World) -> World {
    let world = World::new();
    copy_folder(before.home(), world.home());
    world
}

fn copy_folder(from: &Path, to: &Path) {
    for entry in fs::read_dir(from).unwrap() {
        let entry = entry.unwrap();
        let place = to.join(entry.file_name());
        if entry.path().is_dir() {
            fs::create_dir_all(&place).unwrap();
            copy_folder(&entry.path(), &place);
        } else {
            fs::copy(entry.path(), place).unwrap();
        }
    }
}
