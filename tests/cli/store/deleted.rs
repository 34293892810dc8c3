//! What was deleted is gone from the file, once nothing needs it any more and the undo list is emptied.

use crate::serve::{Server, key};
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

/// Somebody who is reading a journal, and keeps its log until they are done.
fn reading(world: &World) -> rusqlite::Connection {
    let reader = rusqlite::Connection::open(world.journal()).unwrap();
    let count = |sql: &str| reader.query_row(sql, (), |row| row.get::<_, i64>(0));
    reader.execute_batch("BEGIN").unwrap();
    count("SELECT count(*) FROM meal").unwrap();
    reader
}

#[test]
fn what_is_not_gone_while_somebody_reads_is_not_said_to_be() {
    let world = World::stocked();
    let meal = id(&world.json(&["log", "1 egg", "--note", SECRET]));
    world.ok(&["meal", "delete", &meal, "--yes"]);
    let reader = reading(&world);
    let error = world.error(12, &["undo", "--forget", "--yes"]);
    assert_eq!(error["outcome"], "applied", "{error}");
    assert!(error["hint"].to_string().contains("undo --forget"));
    assert!(is_there(&world));
    drop(reader);
    world.ok(&["undo", "--forget", "--yes"]);
    assert!(!is_there(&world));
}

#[test]
fn what_is_deleted_at_a_server_while_somebody_reads_is_gone_with_the_next_request() {
    let world = World::stocked();
    let to = key(&world, "read-write");
    let server = Server::start(&world);
    let visitor = World::new();
    let ask = |words: &[&str]| server.ok(&visitor, &to, words);
    let meal = id(&ask(&["log", "1 egg", "--note", SECRET, "--json"]));
    let reader = reading(&world);
    let deleted = server.ask(&visitor, &to, &["meal", "delete", &meal, "--yes"]);
    assert!({ deleted }.output().unwrap().status.success());
    assert!(is_there(&world), "the reader keeps it");
    drop(reader);
    ask(&["meal", "list", "--json"]);
    assert!(!is_there(&world));
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
    goes_with(&world, &meal);
}

#[test]
fn what_a_recipe_is_made_of_goes_with_the_recipe() {
    let world = World::stocked();
    let food = save(&world, SECRET);
    let recipe = pot(&world, &food);
    world.ok(&["food", "delete", &food, "--yes"]);
    world.ok(&["log", "1 serving pot"]);
    assert!(is_there(&world), "the recipe is made of it");
    let meal = id(&world.json(&["meal", "list"])["meals"][0]);
    world.ok(&["food", "delete", &recipe, "--yes"]);
    goes_with(&world, &meal);
}

/// Deletes a meal, which was the last to need what is secret.
fn goes_with(world: &World, meal: &str) {
    world.ok(&["undo", "--forget", "--yes"]);
    assert!(is_there(world), "the meal has it");
    world.ok(&["meal", "delete", meal, "--yes"]);
    world.ok(&["undo", "--forget", "--yes"]);
    assert!(!is_there(world));
}

/// A recipe with a portion of a food.
fn pot(world: &World, food: &str) -> String {
    let ingredient = format!("100 g mine/{food}");
    id(&world.json(&[
        "recipe",
        "save",
        "Pot",
        "--servings",
        "2",
        "--ingredient",
        &ingredient,
    ]))
}

/// The next version of a recipe, which is made of nothing.
fn emptied(world: &World, recipe: &str) {
    let data = serde_json::json!({ "recipe": { "servings": 2, "steps": [] } });
    let body = serde_json::json!({ "id": recipe, "name": "Pot", "data": data });
    let create = ["food", "create", "--file", "-"];
    world.run_with(&create, body.to_string()).succeeded();
}

#[test]
fn an_old_version_of_a_recipe_that_nothing_needs_keeps_no_deleted_food() {
    let world = World::stocked();
    let food = save(&world, SECRET);
    let recipe = pot(&world, &food);
    emptied(&world, &recipe);
    world.ok(&["food", "delete", &food, "--yes"]);
    assert!(is_there(&world), "it can be brought back");
    world.ok(&["undo", "--forget", "--yes"]);
    assert!(!is_there(&world));
    let journal = std::fs::read(world.journal()).unwrap();
    let name = b"\"Stew\"";
    assert!(!journal.windows(name.len()).any(|part| part == name));
    assert_eq!(world.json(&["food", "show", &recipe])["version"], 2);
    world.ok(&["db", "check"]);
}

#[test]
fn an_old_version_of_a_recipe_that_a_meal_has_keeps_a_deleted_food_until_the_meal_goes() {
    let world = World::stocked();
    let food = save(&world, SECRET);
    let recipe = pot(&world, &food);
    let meal = id(&world.json(&["log", "1 serving pot"]));
    emptied(&world, &recipe);
    world.ok(&["food", "delete", &food, "--yes"]);
    goes_with(&world, &meal);
}

#[test]
fn an_old_version_of_a_recipe_that_another_recipe_is_made_of_keeps_a_deleted_food() {
    let world = World::stocked();
    let food = save(&world, SECRET);
    let recipe = pot(&world, &food);
    let ingredient = format!("1 serving mine/{recipe}");
    let menu = ["recipe", "save", "Menu", "--servings", "1", "--ingredient"];
    let menu = id(&world.json(&[&menu[..], &[&ingredient]].concat()));
    emptied(&world, &recipe);
    world.ok(&["food", "delete", &food, "--yes"]);
    world.ok(&["undo", "--forget", "--yes"]);
    assert!(is_there(&world), "the menu is made of what has it");
    // What the menu was made of before is needed no more, nor is the pot as it was then.
    emptied(&world, &menu);
    world.ok(&["undo", "--forget", "--yes"]);
    assert!(!is_there(&world));
    world.ok(&["db", "check"]);
}

#[test]
fn what_a_recipe_lets_go_of_after_it_was_deleted_is_gone() {
    let world = World::stocked();
    let food = save(&world, SECRET);
    let recipe = pot(&world, &food);
    world.ok(&["food", "delete", &food, "--yes"]);
    world.ok(&["undo", "--forget", "--yes"]);
    assert!(is_there(&world), "the recipe has it");
    emptied(&world, &recipe);
    assert!(is_there(&world), "it can be brought back");
    world.ok(&["undo", "--forget", "--yes"]);
    assert!(!is_there(&world));
}

#[test]
fn what_a_recipe_lets_go_of_at_a_server_is_gone_at_once() {
    let world = World::stocked();
    let to = key(&world, "read-write");
    let server = Server::start(&world);
    let visitor = World::new();
    let ask = |words: &[&str]| server.ok(&visitor, &to, words);
    let save = ["food", "save", "Stew", "--per", "100g", "--kcal", "80"];
    let food = id(&ask(&[&save[..], &["--note", SECRET, "--json"]].concat()));
    let ingredient = format!("100 g mine/{food}");
    let pot = ["recipe", "save", "Pot", "--servings", "2", "--json"];
    let recipe = id(&ask(&[&pot[..], &["--ingredient", &ingredient]].concat()));
    let deleted = server.ask(&visitor, &to, &["food", "delete", &food, "--yes"]);
    assert!({ deleted }.output().unwrap().status.success());
    assert!(is_there(&world), "the recipe has it");
    let data = serde_json::json!({ "recipe": { "servings": 2, "steps": [] } });
    let body = serde_json::json!({ "id": recipe, "name": "Pot", "data": data });
    let file = visitor.file("pot.json", body.to_string());
    ask(&["food", "create", "--file", &file, "--json"]);
    assert!(!is_there(&world));
}

#[test]
fn what_a_meal_lets_go_of_after_it_was_deleted_goes_with_the_undo_list() {
    let world = World::stocked();
    let food = save(&world, SECRET);
    let meal = id(&world.json(&["log", &format!("1 egg, 100 g mine/{food}")]));
    world.ok(&["food", "delete", &food, "--yes"]);
    world.ok(&["meal", "item", "remove", &meal, "2"]);
    world.ok(&["undo", "--forget", "--yes"]);
    assert!(!is_there(&world));
    world.run(&["undo"]).failed(6).says("nothing to undo");
}
