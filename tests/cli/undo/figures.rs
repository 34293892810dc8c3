//! What was eaten is not changed by an undo over HTTP, whatever became of its foods.

use serde_json::{Value, json};

use super::refused::Phone;
use crate::world::World;

/// The items of the latest meal, each with its figures.
fn figures(world: &World) -> Vec<Value> {
    let meal = world.json(&["meal", "list"])["meals"][0].clone();
    let items = meal["items"].as_array().expect("items").iter();
    let figures = items.map(|item| {
        let food = item["food"]["name"].clone();
        json!([food, item["quantity"], item["unit"], item["nutrition"]])
    });
    figures.collect()
}

#[test]
fn an_item_comes_back_with_the_figures_that_it_had_whatever_became_of_its_food() {
    let home = World::stocked();
    let phone = Phone::of(&home);
    let world = &phone.world;
    world.ok(&[
        "food",
        "save",
        "Bun",
        "--per",
        "100g",
        "--kcal",
        "300",
        "--measure",
        "bun=100g",
    ]);
    let figures = || figures(&home);
    let writes: [&[&str]; 3] = [
        &["meal", "item", "set", "last", "1", "50 g oats"],
        &["meal", "item", "remove", "last", "2"],
        &["meal", "delete", "last", "--yes"],
    ];
    for (day, write) in ["-3d 8am", "-2d 8am", "yesterday 8am"]
        .into_iter()
        .zip(writes)
    {
        world.ok(&["food", "edit", "bun", "--kcal", "300"]);
        world.ok(&["log", "1 bun, 50 g bun, 1 egg", "--at", day]);
        world.ok(&["food", "edit", "bun", "--kcal", "250"]);
        let before = figures();
        world.ok(write);
        let lost = world.json(&["undo"])["undone"][0]["lost"].to_string();
        assert_eq!(figures(), before, "{write:?}");
        assert!(
            lost.contains("Bun is not there as it was"),
            "{write:?}: {lost}"
        );
        assert_eq!(lost.contains("a new id"), write[2] != "set", "{lost}");
        world.ok(&["redo"]);
        world.ok(&["undo"]);
        assert_eq!(figures(), before, "{write:?} once more");
        // The food of the item is none of the person's own, which stay as they were left.
        let foods = home.json(&["food", "search"])["foods"].clone();
        assert_eq!(foods.as_array().map(Vec::len), Some(1), "{foods}");
        let bun = &foods[0]["data"]["nutrition"]["values"]["kcal"];
        assert_eq!(*bun, 250, "{foods}");
    }
    world.ok(&["undo"]);
    let bun = home.json(&["food", "show", "bun"]);
    assert_eq!(bun["data"]["nutrition"]["values"]["kcal"], 300);
}

#[test]
fn a_product_comes_back_with_the_figures_that_it_had_whatever_became_of_its_catalogue() {
    let home = World::stocked();
    let import = |kcal: &str| {
        let head = "code\tproduct_name\tbrands\tserving_size\tserving_quantity\tenergy-kcal_100g\n";
        let row = format!("{head}3017620422003\tSpread\tNut\t15 g\t15\t{kcal}\n");
        home.run_with(&["catalog", "import", "off", "-"], row)
            .succeeded();
    };
    let phone = Phone::of(&home);
    let world = &phone.world;
    let becomes: [&dyn Fn(); 2] = [&|| import("600"), &|| {
        home.ok(&["catalog", "remove", "off", "--yes"]);
    }];
    for (at, become_of_it) in becomes.into_iter().enumerate() {
        import("500");
        let when = format!("-{}d 8am", 3 - at);
        world.ok(&["log", "30 g off/3017620422003, 1 egg", "--at", &when]);
        let before = figures(&home);
        world.ok(&["meal", "delete", "last", "--yes"]);
        become_of_it();
        let lost = world.json(&["undo"])["undone"][0]["lost"].to_string();
        assert_eq!(figures(&home), before, "{at}");
        assert!(lost.contains("Spread is not there as it was"), "{lost}");
        assert!(!lost.contains("Egg"), "{lost}");
        world.ok(&["redo"]);
        world.ok(&["undo"]);
        assert_eq!(figures(&home), before, "{at} once more");
        let foods = home.json(&["food", "search"])["foods"].clone();
        assert_eq!(foods, json!([]));
    }
}

#[test]
fn a_product_that_is_as_it_was_comes_back_as_the_product() {
    let home = World::stocked();
    let phone = Phone::of(&home);
    let world = &phone.world;
    world.ok(&["log", "1 egg"]);
    let food = || home.json(&["meal", "list"])["meals"][0]["items"][0]["food"].clone();
    let before = food();
    world.ok(&["meal", "delete", "last", "--yes"]);
    // What passed through here is forgotten: it is found by its name.
    std::fs::remove_dir_all(world.home().join("state/contexts")).expect("a memory");
    world.ok(&["undo"]);
    assert_eq!(food(), before);
}
