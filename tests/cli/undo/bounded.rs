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
