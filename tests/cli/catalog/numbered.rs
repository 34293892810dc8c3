//! Two catalogues count the versions of a food by themselves: a journal that comes from beside another one
//! never has two contents of one number.

use std::fs;

use serde_json::{Value, json};

use crate::undo::refused::Phone;
use crate::world::World;

const PRODUCT: &str = "off/4000000000017";

/// A folder whose catalogue had the product with these energies, one after another.
fn with(energies: &[u32]) -> World {
    let world = World::new();
    for kcal in energies {
        came(&world, *kcal);
    }
    world
}

fn came(world: &World, kcal: u32) {
    let import = ["catalog", "import", "off", "-"];
    let row = format!("code\tproduct_name\tenergy-kcal_100g\n4000000000017\tKeks\t{kcal}\n");
    world.run_with(&import, row).succeeded();
}

/// A journal that had the third of them, in a meal and in a recipe, as a backup.
fn elsewhere(world: &World) -> String {
    for kcal in [100, 111, 122] {
        came(world, kcal);
    }
    world.ok(&["log", "100 g Keks"]);
    let made_of = format!("100 g {PRODUCT}");
    world.ok(&[
        "recipe",
        "save",
        "Crumbs",
        "--servings=1",
        "--ingredient",
        &made_of,
    ]);
    let backup = world.home().join("far.db").display().to_string();
    world.ok(&["db", "backup", &backup]);
    backup
}

/// The number and the energy of each product that was eaten, in the order of the numbers.
fn eaten(world: &World, context: &str) -> Vec<(u64, u64)> {
    let meals = world.json(&["-C", context, "meal", "list", "--all"]);
    let items = meals["meals"].as_array().unwrap().iter();
    let items = items.flat_map(|meal| meal["items"].as_array().unwrap());
    let mut eaten: Vec<_> = items.map(numbered).collect();
    eaten.sort_unstable();
    eaten
}

fn numbered(item: &Value) -> (u64, u64) {
    let version = item["food"]["version"].as_u64().unwrap();
    let kcal = item["nutrition"]["values"]["kcal"].as_f64().unwrap();
    (version, kcal as u64)
}

/// What a recipe of the product comes to that says this version by number.
fn made_of(world: &World, context: &str, version: u64) -> Value {
    let food = json!({"library": "off", "key": "4000000000017", "version": version});
    let recipe = json!({
        "name": "Bottom", "data": {"base": "serving", "recipe": {"servings": 1, "steps": []},
        "ingredients": [{"food": food, "portion": {"amount": 100, "unit": "g"}}]},
    });
    let save = ["-C", context, "api", "POST", "/foods", "--file", "-"];
    let saved = world.run_with(&save, recipe.to_string()).succeeded().json();
    saved["data"]["nutrition"]["values"]["kcal"].clone()
}

/// The catalogue has another third version than the journal: here it is the fourth, wherever it is told.
fn has_one_content_of_each_number(world: &World, context: &str) {
    assert_eq!(eaten(world, context), [(3, 122)]);
    let shown = || world.json(&["-C", context, "food", "show", PRODUCT])["version"].clone();
    let found = || {
        let page = world.json(&["-C", context, "food", "search", "Keks", "--library", "off"]);
        page["foods"][0]["version"].clone()
    };
    assert_eq!((shown(), found()), (json!(4), json!(4)));
    assert_eq!(made_of(world, context, 3), 122);
    assert_eq!(made_of(world, context, 4), 500);
    for _ in 0..2 {
        world.ok(&["-C", context, "log", "100 g Keks"]);
    }
    assert_eq!(eaten(world, context), [(3, 122), (4, 500), (4, 500)]);
    assert_eq!((shown(), found()), (json!(4), json!(4)));
    let taken = [
        "-C", context, "food", "save", "Mine", "--per", "100g", "--kcal", "1",
    ];
    let taken = [&taken[..], &["--barcode", "4000000000017"]].concat();
    let taken = world.error(7, &taken);
    assert_eq!(taken["food"]["version"], 4);
    // What comes next is none of these.
    came(world, 600);
    world.ok(&["-C", context, "log", "100 g Keks"]);
    let last = eaten(world, context).pop();
    assert_eq!(last, Some((5, 600)));
    assert_eq!(made_of(world, context, 4), 500);
    world.ok(&["-C", context, "db", "check"]);
}

#[test]
fn a_journal_that_is_restored_has_one_content_of_each_number() {
    let (far, world) = (World::new(), with(&[100, 200, 500]));
    world.ok(&["db", "restore", &elsewhere(&far), "--yes"]);
    has_one_content_of_each_number(&world, "local");
}

#[test]
fn a_journal_that_comes_from_elsewhere_has_one_content_of_each_number() {
    let (far, world) = (World::new(), with(&[100, 200, 500]));
    let folder = world.home().join("elsewhere");
    fs::create_dir(&folder).unwrap();
    let file = folder.join("journal.db");
    fs::copy(elsewhere(&far), &file).unwrap();
    world.ok(&["context", "add", "far", "--path", file.to_str().unwrap()]);
    has_one_content_of_each_number(&world, "far");
}

/// Whoever serves the journal keeps from one meal to the next what a food is here.
#[test]
fn a_served_journal_has_one_content_of_each_number() {
    let (far, world) = (World::new(), with(&[100, 200, 500]));
    world.ok(&["db", "restore", &elsewhere(&far), "--yes"]);
    let phone = Phone::of(&world);
    let logs = || phone.world.ok(&["log", "100 g Keks", "-q"]);
    (0..3).for_each(|_| drop(logs()));
    came(&world, 600);
    (0..2).for_each(|_| drop(logs()));
    let more = [(4, 500), (4, 500), (4, 500), (5, 600), (5, 600)];
    assert_eq!(eaten(&world, "local")[1..], more);
}

/// Where a catalogue counts higher or lower, its number is taken as it is, unless its content has one.
#[test]
fn a_catalogue_that_counts_otherwise_keeps_its_numbers_where_nothing_has_them() {
    let far = World::new();
    let backup = elsewhere(&far);
    for (energies, next) in [
        (&[500][..], (1, 500)),
        (&[100, 200, 300, 500], (4, 500)),
        (&[100, 200, 122], (3, 122)),
        (&[122], (1, 122)),
    ] {
        let world = with(energies);
        world.ok(&["db", "restore", &backup, "--yes"]);
        world.ok(&["log", "100 g Keks"]);
        let mut both = vec![(3, 122), next];
        both.sort_unstable();
        assert_eq!(eaten(&world, "local"), both);
    }
}
