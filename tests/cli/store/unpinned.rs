//! What meals and recipes had of a catalogue food is gone from the file when none has it any more and none may come
//! back that had it.

use crate::serve::{Server, key};
use crate::world::{World, id};

/// What stands in the file of catalogue foods that begin so: versions, and how often they were logged.
fn kept(world: &World, name: &str) -> (usize, usize) {
    let file = rusqlite::Connection::open(world.journal()).unwrap();
    let count = |sql: &str| file.query_row(sql, [format!("{name}%")], |row| row.get::<_, i64>(0));
    let versions = "SELECT count(*) FROM food_version WHERE library <> 'mine' AND name LIKE ?1";
    let unlogged = "SELECT count(*) FROM food_use WHERE times = 0 AND ?1 <> ''";
    let counted = [versions, unlogged].map(|sql| usize::try_from(count(sql).unwrap()).unwrap());
    counted.into()
}

fn forget(world: &World) {
    world.ok(&["undo", "--forget", "--yes"]);
    world.ok(&["db", "check"]);
}

fn delete(world: &World, meal: &str) {
    world.ok(&["meal", "delete", meal, "--yes"]);
}

#[test]
fn what_a_deleted_meal_had_of_a_catalogue_goes_with_the_undo_list() {
    let world = World::stocked();
    let meal = id(&world.json(&["log", "30 g butter, 1 egg"]));
    let other = id(&world.json(&["log", "1 egg"]));
    delete(&world, &meal);
    assert_eq!(kept(&world, "Butter").0, 1, "it can be brought back");
    world.ok(&["undo"]);
    assert_eq!(world.meals(), 2);
    world.ok(&["redo"]);
    forget(&world);
    assert_eq!(kept(&world, "Butter"), (0, 0));
    assert_eq!(kept(&world, "Egg").0, 1, "a meal has it");
    let bytes = std::fs::read(world.journal()).unwrap();
    assert!(!bytes.windows(6).any(|part| part == b"Butter"));
    world.ok(&["meal", "show", &other]);
    world.ok(&["log", "30 g butter"]);
    assert_eq!(kept(&world, "Butter").0, 1);
}

#[test]
fn what_a_meal_lets_go_of_goes_with_the_undo_list() {
    let world = World::stocked();
    let meal = id(&world.json(&["log", "1 egg, 30 g butter"]));
    world.ok(&["meal", "item", "remove", &meal, "2"]);
    assert_eq!(kept(&world, "Butter").0, 1, "it can be brought back");
    forget(&world);
    assert_eq!(kept(&world, "Butter"), (0, 0));
}

#[test]
fn what_was_taken_back_goes_when_something_else_is_done_instead() {
    let world = World::stocked();
    world.ok(&["log", "30 g butter"]);
    world.ok(&["undo"]);
    assert_eq!(kept(&world, "Butter").0, 1, "it can be done again");
    world.ok(&["redo"]);
    world.ok(&["undo"]);
    world.ok(&["log", "1 egg"]);
    assert_eq!(kept(&world, "Butter"), (0, 0));
    world.ok(&["db", "check"]);
}

#[test]
fn what_the_undo_list_lets_go_of_after_its_time_goes() {
    let world = World::stocked();
    let meal = id(&world.json(&["log", "30 g butter"]));
    delete(&world, &meal);
    let later = world.with("JOURNAL_NOW", "2027-01-08T12:00:00Z");
    later.ok(&["meal", "list"]);
    assert_eq!(kept(&later, "Butter"), (0, 0));
}

#[test]
fn what_a_recipe_is_made_of_stays_until_the_recipe_goes() {
    let world = World::stocked();
    let meal = id(&world.json(&["log", "30 g butter"]));
    let made = [
        "recipe",
        "save",
        "Sauce",
        "--servings",
        "2",
        "--ingredient",
        "100 g butter",
    ];
    let recipe = id(&world.json(&made));
    delete(&world, &meal);
    forget(&world);
    assert_eq!(kept(&world, "Butter").0, 1, "the recipe has it");
    let eaten = id(&world.json(&["log", "1 serving sauce"]));
    world.ok(&["food", "delete", &recipe, "--yes"]);
    forget(&world);
    assert_eq!(kept(&world, "Butter").0, 1, "a meal has the recipe");
    delete(&world, &eaten);
    assert_eq!(kept(&world, "Butter").0, 1, "it can be brought back");
    world.ok(&["undo"]);
    world.ok(&["redo"]);
    forget(&world);
    assert_eq!(kept(&world, "Butter"), (0, 0));
}

#[test]
fn what_is_deleted_at_a_server_goes_at_once_but_for_what_the_undo_list_needs() {
    let world = World::stocked();
    world.ok(&["log", "1 apple"]);
    world.ok(&["undo"]);
    let to = key(&world, "read-write");
    let server = Server::start(&world);
    let visitor = World::new();
    let ask = |words: &[&str]| server.ok(&visitor, &to, words);
    let remove = |words: &[&str]| {
        let deleted = server.ask(&visitor, &to, words);
        assert!({ deleted }.output().unwrap().status.success());
    };
    let meal = id(&ask(&["log", "30 g butter, 1 apple, 1 egg", "--json"]));
    ask(&["meal", "item", "remove", &meal, "1", "--json"]);
    assert_eq!(kept(&world, "Butter").0, 0);
    remove(&["meal", "delete", &meal, "--yes"]);
    assert_eq!(kept(&world, "Egg").0, 0);
    assert_eq!(kept(&world, "Apple").0, 1, "it can be done again");
    let made = ["recipe", "save", "Sauce", "--servings", "2", "--json"];
    let recipe = id(&ask(
        &[&made[..], &["--ingredient", "100 g butter"]].concat()
    ));
    assert_eq!(kept(&world, "Butter").0, 1);
    remove(&["food", "delete", &recipe, "--yes"]);
    assert_eq!(kept(&world, "Butter").0, 0);
    drop(server);
    world.ok(&["redo"]);
    world.ok(&["db", "check"]);
}

#[test]
fn what_is_eaten_again_at_a_server_that_has_let_go_of_it_is_pinned_anew() {
    let world = World::stocked();
    let to = key(&world, "read-write");
    let server = Server::start(&world);
    let visitor = World::new();
    let log = || id(&server.ok(&visitor, &to, &["log", "30 g butter", "--json"]));
    let first = [log(), log(), log()];
    for meal in &first {
        let deleted = server.ask(&visitor, &to, &["meal", "delete", meal, "--yes"]);
        assert!({ deleted }.output().unwrap().status.success());
    }
    assert_eq!(kept(&world, "Butter").0, 0);
    server.ok(&visitor, &to, &["log", "1 egg", "--json"]);
    for meal in [log(), log()] {
        let shown = server.ok(&visitor, &to, &["meal", "show", &meal, "--json"]);
        let name = shown["items"][0]["food"]["name"].to_string();
        assert!(name.contains("Butter"), "{name}");
    }
    drop(server);
    world.ok(&["db", "check"]);
}
