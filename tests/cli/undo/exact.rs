//! On a journal on disk everything is as it was, to the last digit.

use serde_json::Value;

use super::refused::Phone;
use crate::photos::JPEG;
use crate::world::{World, id};

/// Everything that can be read of a journal.
pub(super) fn everything(world: &World) -> Vec<Value> {
    let mut all = vec![
        world.json(&["meal", "list", "--all"]),
        world.json(&["food", "search", "--all"]),
        world.json(&["food", "search", "e", "--all"]),
        world.json(&["correction", "list"]),
        world.json(&["settings", "show"]),
        world.json(&["body", "history"]),
    ];
    let meals = all[0]["meals"].as_array().expect("meals").clone();
    all.extend(
        meals
            .iter()
            .map(|meal| world.json(&["meal", "history", &id(meal)])),
    );
    all
}

/// A journal with a bit of everything in it.
fn lived_in() -> World {
    let world = World::stocked();
    world.ok(&[
        "food", "save", "Stew", "--per", "100g", "--kcal", "80.25", "--note", "hot",
    ]);
    world.ok(&["log", "200 g stew, 1 egg", "--note", "good"]);
    world.ok(&["meal", "edit", "last", "--name", "Supper"]);
    world.ok(&[
        "target",
        "set",
        "--kcal",
        "2000",
        "--protein",
        "100",
        "--carbs",
        "200",
        "--fat",
        "70",
    ]);
    world.ok(&["body", "set", "--weight", "71.5"]);
    world
}

#[test]
fn every_write_is_taken_back_and_done_again_exactly() {
    let world = lived_in();
    let recipe = [
        "recipe",
        "save",
        "Pot",
        "--servings",
        "2",
        "--ingredient",
        "100 g thick stew",
    ];
    let target = [
        "target",
        "set",
        "--kcal",
        "1800",
        "--from",
        "2026-11-25",
        "--through",
        "2026-11-28",
    ];
    let writes: [&[&str]; 16] = [
        &["log", "1 banana @ 7am"],
        &["plan", "300 g stew @ tomorrow 18:00"],
        &["meal", "eat", "last", "--scale", "1/2"],
        &["meal", "edit", "last", "--note", "cold"],
        &[
            "food",
            "edit",
            "stew",
            "--kcal",
            "90",
            "--name",
            "Thick stew",
        ],
        &recipe,
        &["log", "1 serving pot"],
        &["food", "delete", "thick stew", "--yes"],
        &["meal", "delete", "last", "last:2", "--yes"],
        &["food", "delete", "pot", "--yes"],
        &target,
        &["target", "clear", "--from", "2026-12-01"],
        &["preference", "set", "units", "uk"],
        &["body", "unset", "weight"],
        &["body", "log", "--weight", "70kg"],
        &["api", "POST", "/meals", "--file", "-"],
    ];
    let raw = r#"{"eatenAt":"2026-11-20T08:00:00+01:00","timezone":"Europe/Berlin",
        "items":[{"newFood":{"name":"Egg salad","data":{}}}]}"#;
    let mut stages = vec![everything(&world)];
    for write in writes {
        let done = match write.first() {
            Some(&"api") => world.run_with(write, raw),
            _ => world.run(write),
        };
        done.succeeded();
        stages.push(everything(&world));
    }
    for (at, pair) in stages.windows(2).enumerate() {
        assert_ne!(pair[0], pair[1], "{:?} changes nothing", writes[at]);
    }
    for at in (0..writes.len()).rev() {
        world.ok(&["undo"]);
        assert_eq!(
            everything(&world),
            stages[at],
            "{:?} taken back",
            writes[at]
        );
    }
    for (at, write) in writes.iter().enumerate() {
        world.ok(&["redo"]);
        assert_eq!(everything(&world), stages[at + 1], "{write:?} done again");
    }
    world.ok(&["undo", "16"]);
    assert_eq!(everything(&world), stages[0]);
    world.ok(&["redo", "16"]);
    assert_eq!(everything(&world), stages[16]);
}

#[test]
fn a_command_is_one_change_however_much_it_does() {
    let world = World::stocked();
    let photo = world.file("egg.jpg", JPEG);
    world.ok(&["log", "1 egg", "--photo", &photo]);
    world.ok(&["log", "1 banana"]);
    let before = everything(&world);
    world.ok(&["meal", "delete", "last", "last:2", "--yes"]);
    assert_eq!(world.meals(), 0);
    world.ok(&["undo"]);
    assert_eq!(everything(&world), before);
    world.ok(&["undo", "2"]);
    assert_eq!(world.meals(), 0);
    world.run(&["undo"]).failed(6).says("nothing to undo");
}

#[test]
fn a_photo_comes_back_with_its_meal() {
    let world = World::stocked();
    let photo = world.file("egg.jpg", JPEG);
    world.ok(&["log", "1 egg", "--photo", &photo]);
    let kept = || {
        std::fs::read_dir(world.data().join("photos"))
            .expect("photos")
            .count()
    };
    world.ok(&["meal", "delete", "last", "--yes"]);
    assert_eq!(kept(), 1, "it may come back");
    world.ok(&["undo"]);
    // It is known by its path again.
    let path = world.json(&["meal", "show", "last"])["images"][0]["path"].clone();
    let body = serde_json::json!({ "images": [{ "path": path }], "name": "Egg" });
    world
        .run_with(&["meal", "update", "last", "--file", "-"], body.to_string())
        .succeeded();
    world.ok(&["undo", "2"]);
    assert_eq!(kept(), 1, "it may be logged again");
    world.ok(&["log", "1 banana"]);
    assert_eq!(kept(), 0, "nothing leads back to it");
}

#[test]
fn a_meal_that_was_refused_leaves_nothing_to_undo() {
    let world = World::stocked();
    let photo = world.file("egg.jpg", JPEG);
    let long = "x".repeat(2001);
    world
        .run(&["log", "1 egg", "--photo", &photo, "--note", &long])
        .failed(3);
    world.run(&["undo"]).failed(6);
    assert_eq!(
        std::fs::read_dir(world.data().join("photos"))
            .expect("photos")
            .count(),
        0
    );
}

#[test]
fn what_a_new_meal_gets_is_no_number_of_one_that_may_come_back() {
    let world = World::stocked();
    world.ok(&["log", "1 egg"]);
    let before = everything(&world);
    world.ok(&["meal", "delete", "last", "--yes"]);
    let phone = Phone::of(&world);
    let other = id(&phone.world.json(&["log", "1 banana"]));
    world.ok(&["undo"]);
    assert_eq!(world.meals(), 2);
    phone.world.ok(&["meal", "delete", &other, "--yes"]);
    assert_eq!(everything(&world), before);
}

#[test]
fn a_deleted_food_comes_back_with_the_old_version_of_the_recipe_that_had_it() {
    let world = World::stocked();
    let save = ["food", "save", "Stew", "--per", "100g", "--kcal", "80"];
    world.ok(&save);
    let pot = ["recipe", "save", "Pot", "--servings", "2", "--ingredient"];
    let pot = id(&world.json(&[&pot[..], &["100 g stew"]].concat()));
    let first = everything(&world);
    let data = serde_json::json!({ "recipe": { "servings": 2, "steps": [] } });
    let body = serde_json::json!({ "id": pot, "name": "Pot", "data": data });
    let create = ["food", "create", "--file", "-"];
    world.run_with(&create, body.to_string()).succeeded();
    let second = everything(&world);
    world.ok(&["food", "delete", "stew", "--yes"]);
    let third = everything(&world);
    world.ok(&["undo"]);
    assert_eq!(everything(&world), second);
    world.ok(&["undo"]);
    assert_eq!(everything(&world), first);
    world.ok(&["redo", "2"]);
    assert_eq!(everything(&world), third);
    world.ok(&["undo", "2"]);
    assert_eq!(everything(&world), first);
    world.ok(&["food", "delete", "stew", "--yes"]);
    let kept = everything(&world);
    world.run_with(&create, body.to_string()).succeeded();
    world.ok(&["undo"]);
    assert_eq!(everything(&world), kept);
    world.ok(&["undo"]);
    assert_eq!(everything(&world), first);
    world.ok(&["db", "check"]);
}
