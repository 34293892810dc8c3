//! Lower bounds are those of a recipe that is made for this once, over HTTP too: none of it stays among the
//! own foods.

use serde_json::{Value, json};

use super::refused::Phone;
use crate::world::World;

/// Saves a bowl, of which the sugars are known in part.
fn save_bowl(world: &World) {
    let foods: [&[&str]; 2] = [&["Flakes", "--sugars", "10"], &["Drink"]];
    for food in foods {
        let save = ["food", "save", "--per", "100g", "--kcal", "300"];
        world.ok(&[&save[..], food].concat());
    }
    let save = ["recipe", "save", "Bowl", "--servings", "2"];
    let of = [
        "--ingredient",
        "100 g flakes",
        "--ingredient",
        "100 g drink",
    ];
    world.ok(&[&save[..], &of].concat());
}

/// A file with a meal of a bowl that is no more, a quick add and a pot that is made of the bowl.
fn exported(phone: &World) -> String {
    let world = World::stocked();
    save_bowl(&world);
    let save = ["recipe", "save", "Pot", "--servings", "2"];
    let of = ["--ingredient", "2 serving bowl", "--step", "Stir"];
    world.ok(&[&save[..], &of].concat());
    world.ok(&["log", "1 serving bowl, 500 kcal, 1 serving pot"]);
    for food in ["Bowl", "Flakes", "Drink"] {
        world.ok(&["food", "delete", food, "--yes"]);
    }
    phone.file("all.json", world.ok(&["export"]).out)
}

/// The names of the own foods, with what they hold, and the items of the meals.
fn held(world: &World) -> Value {
    let foods = world.json(&["food", "search", "--all"])["foods"].clone();
    let foods = foods.as_array().expect("foods").iter();
    let foods: Vec<Value> = foods
        .map(|food| json!([food["name"], food["data"]["nutrition"], food["partial"]]))
        .collect();
    let meals = world.json(&["meal", "list", "--all"])["meals"].clone();
    let meals = meals.as_array().expect("meals").iter();
    let items = meals.flat_map(|meal| meal["items"].as_array().expect("items"));
    let items: Vec<Value> = items
        .map(|item| {
            let food = &item["food"];
            json!([
                food["name"],
                food["attribution"],
                item["quantity"],
                item["nutrition"]
            ])
        })
        .collect();
    json!({ "foods": foods, "items": items })
}

#[test]
fn an_import_is_taken_back_and_done_again_and_leaves_no_food() {
    let home = World::stocked();
    let phone = Phone::of(&home);
    let world = &phone.world;
    let empty = held(&home);
    world.ok(&["import", &exported(world)]);
    let full = held(&home);
    assert_eq!(full["foods"][0][0], "Pot");
    assert_eq!(full["items"][0][3]["partial"], json!(["sugars"]));
    let list = world.json(&["undo", "--list"])["undo"].clone();
    let deeds = list[0]["deeds"].as_array().expect("deeds").iter();
    let what: Vec<&Value> = deeds.map(|deed| &deed["what"]).collect();
    assert_eq!(what, ["saveFood", "createMeal"], "{list}");
    for _ in 0..2 {
        let undone = world.json(&["undo"])["undone"][0].clone();
        assert_eq!(held(&home), empty);
        assert!(undone["lost"].is_null(), "{undone}");
        let redone = world.json(&["redo"])["redone"][0].clone();
        assert_eq!(held(&home), full);
        let lost = redone["lost"].to_string();
        assert!(lost.contains("its ingredients in words"), "{lost}");
    }
}

#[test]
fn a_recipe_of_a_food_that_is_no_more_comes_back_with_its_values_and_leaves_no_food() {
    let home = World::stocked();
    let phone = Phone::of(&home);
    let world = &phone.world;
    save_bowl(world);
    world.ok(&["food", "delete", "Flakes", "--yes"]);
    let before = held(&home);
    world.ok(&["food", "delete", "Bowl", "--yes"]);
    let without = held(&home);
    for _ in 0..2 {
        let lost = world.json(&["undo"])["undone"][0]["lost"].to_string();
        assert_eq!(held(&home), before);
        assert!(lost.contains("its ingredients in words"), "{lost}");
        world.ok(&["redo"]);
        assert_eq!(held(&home), without);
    }
}

#[test]
fn a_meal_of_a_recipe_that_is_no_more_comes_back_and_leaves_no_food() {
    let home = World::stocked();
    let phone = Phone::of(&home);
    let world = &phone.world;
    save_bowl(world);
    world.ok(&["log", "1 egg, 1 serving bowl"]);
    world.ok(&["food", "delete", "Bowl", "--yes"]);
    let before = held(&home);
    let writes: [&[&str]; 3] = [
        &["meal", "delete", "last", "--yes"],
        &["meal", "item", "remove", "last", "2"],
        &["meal", "item", "set", "last", "2", "1 egg"],
    ];
    for write in writes {
        world.ok(write);
        let without = held(&home);
        for _ in 0..2 {
            world.ok(&["undo"]);
            assert_eq!(held(&home), before, "{write:?}");
            world.ok(&["redo"]);
            assert_eq!(held(&home), without, "{write:?}");
        }
        world.ok(&["undo"]);
    }
}

#[test]
fn what_was_imported_cites_its_source_when_it_is_done_again() {
    let other = World::stocked();
    let copy = ["food", "copy", "composition/usda-20038", "--name", "Gruel"];
    other.ok(&[&copy[..], &["--kcal", "380"]].concat());
    other.ok(&["log", "100 g gruel"]);
    let whole = other.ok(&["export"]).out;
    other.ok(&["food", "delete", "Gruel", "--yes"]);
    for file in [other.ok(&["export"]).out, whole] {
        let home = World::stocked();
        let phone = Phone::of(&home);
        let world = &phone.world;
        world.ok(&["import", &world.file("all.json", file)]);
        let imported = held(&home);
        assert_eq!(imported["items"][0][1], "USDA SR28");
        world.ok(&["undo"]);
        world.ok(&["redo"]);
        assert_eq!(held(&home), imported);
    }
}
