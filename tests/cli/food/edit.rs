//! What a change of a food keeps, and what it refuses.

use crate::world::World;

fn with_bread() -> World {
    let world = World::new();
    world.ok(&[
        "food",
        "save",
        "Bread",
        "--per",
        "100g",
        "--kcal",
        "250",
        "--measure",
        "slice=45g",
        "--measure",
        "loaf=500g",
        "--portion",
        "1 slice",
    ]);
    world
}

#[test]
fn a_measure_is_added_or_replaced_and_the_others_stay() {
    let world = with_bread();
    world.ok(&["food", "edit", "Bread", "--measure", "slice=40g"]);
    world.ok(&["food", "edit", "Bread", "--measure", "toast=30g"]);
    let food = world.json(&["food", "show", "Bread"]);
    let labels: Vec<String> = food["data"]["measures"]
        .as_array()
        .unwrap()
        .iter()
        .map(|measure| format!("{}={}", measure["label"].as_str().unwrap(), measure["size"]))
        .collect();
    assert_eq!(labels, ["slice=40", "loaf=500", "toast=30"]);
}

#[test]
fn values_for_another_kind_of_amount_than_the_measures_are_refused() {
    let world = with_bread();
    world
        .run(&["food", "edit", "Bread", "--per", "100ml", "--kcal", "3"])
        .failed(2)
        .says("measures are given in g");
    world
        .run(&["food", "edit", "Bread", "--per", "50g"])
        .failed(2)
        .says("--per");
    assert_eq!(
        world.json(&["food", "show", "Bread"])["version"].to_string(),
        "1"
    );
}

#[test]
fn the_nutrition_of_a_recipe_with_ingredients_is_not_typed_in() {
    let world = World::stocked();
    world.ok(&[
        "recipe",
        "save",
        "Porridge",
        "--servings",
        "2",
        "--ingredient",
        "100 g oats",
    ]);
    world
        .run(&["food", "edit", "Porridge", "--kcal", "100"])
        .failed(2)
        .says("ingredients");
}

#[test]
fn a_number_that_is_none_is_told_with_its_flag() {
    let world = World::new();
    world
        .run(&["food", "save", "X", "--per", "100g", "--protein", "abc"])
        .failed(3)
        .says("--protein: \"abc\" is no number");
    world
        .run(&["food", "save", "X", "--per", "100g", "--kcal", "-5"])
        .failed(3)
        .says("must not be negative");
}

#[test]
fn values_for_the_same_amount_keep_the_others() {
    let world = with_bread();
    world.ok(&["food", "edit", "Bread", "--protein", "8"]);
    world.ok(&["food", "edit", "Bread", "--per", "100g", "--kcal", "240"]);
    let food = world.json(&["food", "show", "Bread"]);
    let values = &food["data"]["nutrition"]["values"];
    assert_eq!(
        (values["kcal"].to_string(), values["protein"].to_string()),
        ("240".into(), "8".into())
    );
}
