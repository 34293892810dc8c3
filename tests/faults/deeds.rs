//! The commands that meet a fault, each with how one sees whether it was done.

use std::fs;
use std::path::Path;

use crate::found::{is_whole, meals, ok, told};
use crate::kept;
use crate::world::World;

/// A command, and whether what it does was done.
pub(crate) struct Deed {
    pub(crate) name: &'static str,
    pub(crate) line: &'static [&'static str],
    /// Errors: where something is half there.
    pub(crate) is_there: fn(&World) -> Result<bool, String>,
    /// Meals that stand in the journal before.
    meals: usize,
    /// What else it needs.
    prepare: fn(&World),
}

/// What is tried.
pub(crate) const DEEDS: [Deed; 12] = [
    Deed {
        name: "log",
        line: LOG,
        is_there: |world| Ok(marks(world)?.contains(&"2 of new".to_owned())),
        meals: 1,
        prepare: nothing,
    },
    Deed {
        name: "the first log",
        line: LOG,
        is_there: |world| Ok(marks(world)?.contains(&"2 of new".to_owned())),
        meals: 0,
        prepare: nothing,
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
        prepare: nothing,
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
        prepare: nothing,
    },
    Deed {
        name: "db backup",
        line: &["db", "backup", "backup.db"],
        is_there: |world| whole_if_there(&world.home().join("backup.db"), meals_in),
        meals: 1,
        prepare: nothing,
    },
    Deed {
        name: "db restore",
        line: &["db", "restore", "copy.db", "--yes"],
        // The copy was made when one meal was there, and the journal has two.
        is_there: |world| Ok(marks(world)?.len() == 1),
        meals: 2,
        prepare: nothing,
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
        prepare: nothing,
    },
    Deed {
        name: "undo",
        line: &["undo"],
        is_there: |world| Ok(marks(world)?.len() == 1),
        meals: 2,
        prepare: nothing,
    },
    Deed {
        name: "import",
        line: &["import", "elsewhere.json"],
        is_there: |world| Ok(marks(world)?.contains(&"2 of new".to_owned())),
        meals: 1,
        prepare: |world| {
            let other = World::stocked();
            other.ok(LOG);
            other.ok(&["export", "--format", "json", "-o", "export.json"]);
            let from = other.home().join("export.json");
            fs::copy(from, world.home().join("elsewhere.json")).unwrap();
        },
    },
    Deed {
        name: "key create",
        line: &["key", "create", "--permission", "read"],
        is_there: |world| {
            let keys = ok(world, &["key", "list", "--json"])?.json();
            match keys.as_array().map(Vec::len) {
                Some(keys @ (1 | 2)) => Ok(keys == 2),
                other => Err(format!("{other:?} keys")),
            }
        },
        meals: 1,
        prepare: |world| {
            world.ok(&["key", "create", "--permission", "read-write"]);
        },
    },
    Deed {
        name: "a catalogue unpacked",
        line: &["food", "show", "banana"],
        is_there: |world| {
            let catalogue = world.catalogue();
            Ok(catalogue.exists() && ok(world, &["food", "show", "banana"]).is_ok())
        },
        meals: 1,
        prepare: |world| fs::remove_file(world.catalogue()).unwrap(),
    },
    Deed {
        name: "log into a journal of the first schema",
        line: LOG,
        is_there: |world| Ok(marks(world)?.contains(&"2 of new".to_owned())),
        meals: 0,
        prepare: |world| kept::lay(world, 1),
    },
];

/// Nothing else is needed.
fn nothing(_: &World) {}

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
    pub(crate) fn prepared(&self) -> World {
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
        (self.prepare)(&world);
        world
    }

    /// Whether the journal is one of an older program before.
    pub(crate) fn is_of_older(&self) -> bool {
        self.name == "log into a journal of the first schema"
    }

    /// Whether the catalogue is there before.
    pub(crate) fn has_catalogue(&self) -> bool {
        self.name != "a catalogue unpacked"
    }
}

/// What was there before is there still: meals, foods of the catalogue.
pub(crate) fn earlier_is_there(world: &World, deed: &Deed) -> Result<(), String> {
    let kept = match deed.name {
        "db restore" | "undo" => 1,
        _ => deed.meals,
    };
    let marks = marks(world)?;
    if deed.is_of_older() {
        kept::is_there(world)?;
    }
    for number in 0..kept {
        if !marks.contains(&format!("1 of {number}")) {
            return Err(format!("meal {number} is gone: {marks:?} are left"));
        }
    }
    match deed.has_catalogue() {
        true => ok(world, &["food", "show", "banana"]).map(drop),
        false => Ok(()),
    }
}

/// What was there before can be read, on a disk without room: the journal, the foods, the configuration.
pub(crate) fn is_read(world: &World, deed: &Deed) -> Result<(), String> {
    let read = |line: &[&str]| {
        let done = world.run(line);
        match done.exit {
            0 => Ok(done),
            // It says that it needs room to be brought up to date.
            12 if deed.is_of_older() && done.err.contains("older schema") => Ok(done),
            _ => Err(told(&line.join(" "), &done)),
        }
    };
    read(&["meal", "list", "--all", "--json"])?;
    read(&["today"])?;
    if deed.has_catalogue() {
        read(&["food", "show", "banana"])?;
    }
    match read(&["config", "list"])?
        .out
        .contains("day.snack\t16:10\n")
    {
        true => Ok(()),
        false => Err("config.toml was cut".to_owned()),
    }
}

/// The names of the meals in the journal, all of them whole.
fn marks(world: &World) -> Result<Vec<String>, String> {
    if !world.journal().exists() {
        return Ok(Vec::new());
    }
    let mut meals = meals(world)?;
    // Those of a kept journal say nothing of themselves.
    meals.retain(|id, _| !kept::has(id));
    meals.values().try_for_each(is_whole)?;
    let name = |meal: &serde_json::Value| meal["name"].as_str().unwrap_or_default().to_owned();
    Ok(meals.values().map(name).collect())
}

fn whole_if_there(file: &Path, meals: fn(&Path) -> Option<usize>) -> Result<bool, String> {
    // To look into what is not there would make it.
    if !file.exists() {
        return Ok(false);
    }
    match meals(file) {
        Some(1) => Ok(true),
        other => Err(format!("{} is half: {other:?} meals", file.display())),
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
pub(crate) fn copy(before: &World) -> World {
    let world = World::new();
    copy_folder(before.home(), world.home());
    world
}

/// Copies what is in a folder.
pub(crate) fn copy_folder(from: &Path, to: &Path) {
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
