//! Journals as older programs left them, in `tests/data/journals`: one of each schema so far, with
//! what the program that wrote it said of it.

use std::fs;
use std::path::{Path, PathBuf};

use serde_json::Value;

use crate::found::ok;
use crate::world::World;

/// What is asked of a journal, under the name its answer is kept by.
const ASKED: [(&str, &[&str]); 3] = [
    ("meals", &["meal", "list", "--all", "--jq", ".meals"]),
    ("foods", &["food", "search", "--all", "--jq", ".foods"]),
    ("settings", &["settings", "show", "--jq", "."]),
];

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/journals")
}

/// The kept journal of a schema.
pub(crate) fn file(schema: i32) -> PathBuf {
    folder().join(format!("{schema}.db"))
}

/// Puts the kept journal of a schema into a home.
pub(crate) fn lay(world: &World, schema: i32) {
    let bytes = fs::read(file(schema)).expect("a kept journal");
    fs::create_dir_all(world.data()).expect("a data folder");
    fs::write(world.journal(), bytes).expect("a journal");
}

/// What the program that wrote a kept journal said of it.
pub(crate) fn told(schema: i32) -> Value {
    let text = fs::read(folder().join(format!("{schema}.json"))).expect("what was told of it");
    serde_json::from_slice(&text).expect("JSON")
}

/// What this program says of a journal.
pub(crate) fn tells(world: &World) -> Result<Value, String> {
    let mut told = serde_json::Map::new();
    for (name, line) in ASKED {
        told.insert(name.to_owned(), ok(world, line)?.json());
    }
    Ok(Value::Object(told))
}

/// The schema of the newest kept journal.
pub(crate) fn newest() -> i32 {
    let kept = (1..).take_while(|schema| file(*schema).exists());
    kept.last().expect("a kept journal")
}

/// Whether a meal is one of the kept journal of the first schema.
pub(crate) fn has(id: &str) -> bool {
    let told = told(1);
    let meals = told["meals"].as_array();
    meals.is_some_and(|meals| meals.iter().any(|meal| meal["id"] == id))
}

/// Whether the meals of the kept journal of the first schema are in a journal, as they were.
pub(crate) fn is_there(world: &World) -> Result<(), String> {
    let found = tells(world)?;
    let told = told(1);
    let of = |told: &Value| told["meals"].as_array().cloned().unwrap_or_default();
    let (found, told) = (of(&found), of(&told));
    match told.iter().find(|meal| !found.contains(meal)) {
        None => Ok(()),
        Some(gone) => Err(format!(
            "a meal of the kept journal is gone or changed: {gone}"
        )),
    }
}
