//! What stands in a journal after a fault, read with the program itself.

use std::fs;
use std::path::{Path, PathBuf};

use std::collections::BTreeMap;

use serde_json::Value;

use crate::world::{Done, World};

/// A command's exit code and words, where nothing may be taken for granted of either.
pub(crate) fn told(command: &str, done: &Done) -> String {
    format!("{command}: exit {}: {}{}", done.exit, done.out, done.err)
}

/// Runs a command that must succeed.
pub(crate) fn ok(world: &World, arguments: &[&str]) -> Result<Done, String> {
    let done = world.run(arguments);
    match done.exit {
        0 => Ok(done),
        _ => Err(told(&arguments.join(" "), &done)),
    }
}

/// Every meal of a journal by its id, after `db check` found the file whole.
pub(crate) fn meals(world: &World) -> Result<BTreeMap<String, Value>, String> {
    ok(world, &["db", "check"])?;
    let listed = ok(world, &["meal", "list", "--all", "--json"])?;
    let mut listed = listed.json();
    let Value::Array(meals) = listed["meals"].take() else {
        return Err("meal list: no meals".to_owned());
    };
    let by_id = |meal: Value| (meal["id"].as_str().unwrap_or("?").to_owned(), meal);
    Ok(meals.into_iter().map(by_id).collect())
}

/// The line of a meal that says itself how many items it has: `3 of 17`, which is its name and its
/// note, whole meals being told from halves by it.
pub(crate) struct Marked {
    /// The phrase of its items.
    pub(crate) phrase: String,
    /// Name and note.
    pub(crate) mark: String,
}

impl Marked {
    /// What logs it, and tells its id.
    pub(crate) fn log(&self) -> [&str; 7] {
        let Marked { phrase, mark } = self;
        ["log", phrase, "--name", mark, "--note", mark, "-q"]
    }
}

/// A meal of so many items.
pub(crate) fn marked(items: usize, number: &str) -> Marked {
    let foods = ["oats", "banana", "egg", "rice", "milk", "butter"];
    let items: Vec<_> = (0..items)
        .map(|at| format!("{} g {}", 100 + at, foods[at % foods.len()]))
        .collect();
    Marked {
        mark: format!("{} of {number}", items.len()),
        phrase: items.join(", "),
    }
}

/// Whether a meal has as many items as it says, and its note says what its name does.
pub(crate) fn is_whole(meal: &Value) -> Result<(), String> {
    let mark = meal["name"].as_str().unwrap_or_default();
    let says = mark.split(' ').next().and_then(|items| items.parse().ok());
    let items = meal["items"].as_array().map(Vec::len);
    let sums = meal["nutrition"]["values"]["kcal"].as_f64();
    match says == items && meal["notes"] == mark && sums > Some(0.0) {
        true => Ok(()),
        false => Err(format!("half a meal: {meal}")),
    }
}

/// All files and folders in a folder, however deep.
pub(crate) fn all_in(folder: &Path) -> Vec<PathBuf> {
    let within = fs::read_dir(folder).into_iter().flatten().flatten();
    let within = within.map(|entry| entry.path());
    within
        .flat_map(|path| [vec![path.clone()], all_in(&path)].concat())
        .collect()
}

/// The photo of a deleted meal is there as long as that can be brought back, and no longer.
pub(crate) fn photo_with_the_list(world: &World) -> Result<(), String> {
    let list = ok(world, &["undo", "--list", "--json"])?.json()["undo"].clone();
    let is_listed = list.as_array().is_some_and(|list| !list.is_empty());
    let photos = fs::read_dir(world.data().join("photos"));
    let is_there = photos.is_ok_and(|mut photos| photos.next().is_some());
    let checked = ok(world, &["db", "check"])?;
    match is_listed == is_there && !checked.err.contains("photo") {
        true => Ok(()),
        false => Err(format!(
            "{list} is listed, and the photo: {is_there}; {}",
            checked.err
        )),
    }
}
