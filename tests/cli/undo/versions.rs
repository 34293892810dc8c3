//! A version of a food is one content for good: who read it over HTTP may name it later.

use serde_json::{Value, json};

use crate::world::{World, id};

/// The version at which a food is, and its energy.
fn stands(world: &World, food: &str) -> (Value, Value) {
    let food = world.json(&["food", "show", &format!("mine/{food}")]);
    (
        food["version"].clone(),
        food["data"]["nutrition"]["values"]["kcal"].clone(),
    )
}

#[test]
fn the_number_of_a_version_that_was_taken_back_is_given_to_no_other_content() {
    let world = World::stocked();
    let stew = id(&world.json(&["food", "save", "Stew", "--kcal", "100", "--per", "100g"]));
    world.ok(&["food", "edit", &stew, "--kcal", "200"]);
    world.ok(&["food", "edit", &stew, "--kcal", "300"]);
    assert_eq!(stands(&world, &stew), (json!(3), json!(300)));
    world.ok(&["undo", "2"]);
    assert_eq!(stands(&world, &stew), (json!(1), json!(100)));
    // What is done again is what it was.
    world.ok(&["redo"]);
    assert_eq!(stands(&world, &stew), (json!(2), json!(200)));
    world.ok(&["undo"]);
    // Nothing is left to be done again from here on.
    world.ok(&["log", "1 egg"]);
    world.ok(&["food", "edit", &stew, "--kcal", "400"]);
    assert_eq!(stands(&world, &stew), (json!(4), json!(400)));
    world.ok(&["undo", "--forget", "--yes"]);
    world.ok(&["food", "edit", &stew, "--kcal", "500"]);
    assert_eq!(stands(&world, &stew), (json!(5), json!(500)));
    world.ok(&["undo"]);
    world.ok(&["food", "edit", &stew, "--kcal", "600"]);
    assert_eq!(stands(&world, &stew), (json!(6), json!(600)));
    let part = |version: u32| {
        let soup = json!({ "name": "Soup", "data": {
            "ingredients": [{
                "food": { "library": "mine", "key": stew, "version": version },
                "portion": { "amount": 100, "unit": "g" },
            }], "recipe": { "servings": 1, "steps": [] } } });
        world.run(&[
            "api",
            "saveFood",
            "--file",
            &world.file("soup.json", soup.to_string()),
        ])
    };
    part(5).failed(6);
    assert_eq!(part(4).exit, 0);
    world.ok(&["db", "check"]);
}

#[test]
fn nothing_is_left_of_the_versions_of_a_food_that_is_gone_for_good() {
    let world = World::stocked();
    let stew = id(&world.json(&["food", "save", "Stew"]));
    world.ok(&["food", "edit", &stew, "--kcal", "200", "--per", "100g"]);
    world.ok(&["undo"]);
    let rows = || {
        let journal = rusqlite::Connection::open(world.journal()).unwrap();
        let sql = "SELECT count(*) FROM version_taken_back";
        journal
            .query_row(sql, (), |row| row.get::<_, i64>(0))
            .unwrap()
    };
    assert_eq!(rows(), 1);
    world.ok(&["food", "delete", &stew, "--yes"]);
    world.ok(&["undo", "--forget", "--yes"]);
    assert_eq!(rows(), 0);
}
