//! One's own foods beside those of the libraries, and two of them of one name.

use crate::undo::refused::Phone;
use crate::world::{RYE_BREAD, World, id};

#[test]
fn a_second_food_of_a_name_is_saved_and_said() {
    let world = World::stocked();
    let first = world.ok(&RYE_BREAD);
    assert!(!first.err.contains("already"), "{}", first.err);
    let key = first.records()[0][0].to_owned();
    for again in [
        &RYE_BREAD[..],
        &["food", "copy", "banana", "--name", "rye bread"],
        &["recipe", "save", "Rye bread", "--servings", "1"],
    ] {
        let recipe = ["--ingredient", "100 g oats"];
        let more = if again[0] == "recipe" {
            &recipe[..]
        } else {
            &[]
        };
        let done = world.ok(&[again, more].concat());
        done.says("called \"Rye bread\" already")
            .says(&format!("journal food edit {key}"));
        world.ok(&["undo"]);
    }
    world.ok(&["food", "edit", &key, "--kcal", "251"]);
}

#[test]
fn a_food_of_another_library_is_said_to_be_nobody_s_to_change() {
    let world = World::stocked();
    for command in [
        &["food", "delete", "banana", "--yes"][..],
        &["food", "edit", "banana", "--kcal", "90"],
    ] {
        let error = world.error(6, command);
        let message = error["message"].as_str().unwrap();
        assert!(message.contains("it is Bananas, raw"), "{error}");
        let hint = error["hint"].as_str().unwrap();
        assert!(
            hint.contains("journal food copy composition/usda-09040"),
            "{error}"
        );
    }
    let error = world.error(6, &["food", "delete", "raisin", "--yes"]);
    assert_eq!(error["candidates"].as_array().unwrap().len(), 2, "{error}");
    // An own food that is spelled nearly so comes first.
    world.ok(&["food", "save", "Banane", "--per", "100g", "--kcal", "90"]);
    let error = world.error(6, &["food", "delete", "banana", "--yes"]);
    let hint = error["hint"].as_str().unwrap();
    assert!(hint.contains("did you mean \"Banane\""), "{error}");
}

#[test]
fn a_meal_is_repeated_of_a_food_that_came_back_on_a_service() {
    let home = World::stocked();
    let phone = Phone::of(&home);
    let world = &phone.world;
    let food = id(&world.json(&RYE_BREAD));
    world.ok(&["log", "100 g rye bread @ yesterday 9:00"]);
    for _ in 0..2 {
        world.ok(&["food", "delete", "rye bread", "--yes"]);
        world.ok(&["undo"]).says("older meals have the one it had");
        let again = world.json(&["again", "yesterday"]);
        let key = &again["meals"][0]["items"][0]["food"]["key"];
        assert_ne!(*key, food);
        world.ok(&["food", "show", key.as_str().unwrap()]);
        assert_eq!(
            world.json(&["log", &format!("50 g mine/{food}")])["items"][0]["food"]["key"],
            *key
        );
    }
}
