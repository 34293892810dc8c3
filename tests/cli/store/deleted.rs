//! What was deleted is gone from the file, once nothing needs it any more and the undo list is emptied.

use crate::world::{World, id};

pub(crate) const SECRET: &str = "zanzibarquark";

/// Whether the secret stands anywhere in the journal or beside it.
pub(crate) fn is_there(world: &World) -> bool {
    let files = std::fs::read_dir(world.data()).unwrap();
    let journals = files.map(|file| file.unwrap().path()).filter(|file| {
        file.file_name()
            .unwrap()
            .to_string_lossy()
            .starts_with("journal")
    });
    let mut bytes = journals.map(|file| std::fs::read(file).unwrap());
    bytes.any(|bytes| {
        bytes
            .windows(SECRET.len())
            .any(|part| part == SECRET.as_bytes())
    })
}

fn save(world: &World, note: &str) -> String {
    id(&world.json(&[
        "food", "save", "Stew", "--per", "100g", "--kcal", "80", "--note", note,
    ]))
}

#[test]
fn the_note_of_a_deleted_meal_is_gone() {
    let world = World::stocked();
    let meal = id(&world.json(&["log", "1 egg", "--note", SECRET]));
    assert!(is_there(&world));
    world.ok(&["meal", "delete", &meal, "--yes"]);
    assert!(is_there(&world), "it can be brought back");
    world.ok(&["undo", "--forget", "--yes"]);
    assert!(!is_there(&world));
}

#[test]
fn the_note_of_a_deleted_food_is_gone_with_all_its_versions() {
    let world = World::stocked();
    let food = save(&world, SECRET);
    world.ok(&["food", "edit", &food, "--note", "plain"]);
    assert!(is_there(&world), "in the version before");
    world.ok(&["food", "delete", &food, "--yes"]);
    world.ok(&["undo", "--forget", "--yes"]);
    assert!(!is_there(&world));
}

#[test]
fn what_a_meal_pinned_of_a_deleted_food_goes_with_the_meal() {
    let world = World::stocked();
    let food = save(&world, SECRET);
    let meal = id(&world.json(&["log", &format!("100 g mine/{food}")]));
    world.ok(&["food", "edit", &food, "--note", "plain"]);
    world.ok(&["food", "delete", &food, "--yes"]);
    let kept = world.json(&["meal", "show", &meal]);
    assert_eq!(kept["nutrition"]["values"]["kcal"].to_string(), "80");
    world.ok(&["undo", "--forget", "--yes"]);
    assert!(is_there(&world), "the meal keeps what it pinned");
    world.ok(&["meal", "delete", &meal, "--yes"]);
    world.ok(&["undo", "--forget", "--yes"]);
    assert!(!is_there(&world));
}

#[test]
fn what_a_recipe_is_made_of_goes_with_the_recipe() {
    let world = World::stocked();
    let food = save(&world, SECRET);
    let recipe = id(&world.json(&[
        "recipe",
        "save",
        "Pot",
        "--servings",
        "2",
        "--ingredient",
        &format!("100 g mine/{food}"),
    ]));
    world.ok(&["food", "delete", &food, "--yes"]);
    world.ok(&["log", "1 serving pot"]);
    assert!(is_there(&world), "the recipe is made of it");
    let meal = id(&world.json(&["meal", "list"])["meals"][0]);
    world.ok(&["food", "delete", &recipe, "--yes"]);
    world.ok(&["undo", "--forget", "--yes"]);
    assert!(is_there(&world), "the meal keeps the recipe");
    world.ok(&["meal", "delete", &meal, "--yes"]);
    world.ok(&["undo", "--forget", "--yes"]);
    assert!(!is_there(&world));
}
