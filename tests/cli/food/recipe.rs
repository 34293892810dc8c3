//! Recipes: added up from their ingredients, logged in servings or by what was cooked.

use serde_json::{Value, json};

use crate::world::{World, amounts};

const CHILI: [&str; 15] = [
    "recipe",
    "save",
    "Chili",
    "--servings",
    "4",
    "--ingredient",
    "500 g beef",
    "--ingredient",
    "2 cups kidney beans",
    "--step",
    "Fry",
    "--step",
    "Simmer",
    "--minutes",
    "45",
];

fn chili(world: &World) -> Value {
    world.json(&[&CHILI[..], &["--cooked-weight", "1280g"]].concat())
}

#[test]
fn a_recipe_makes_other_servings_of_the_same_and_weighs_what_it_did() {
    let world = World::stocked();
    let before = chili(&world);
    let edit = ["food", "edit", "chili", "--servings"];
    let done = world.ok(&[&edit[..], &["8", "--json"]].concat());
    done.says("the recipe weighs 1280 g when cooked, as before");
    let after = done.json();
    let recipe = json!({"servings": 8, "steps": ["Fry", "Simmer"], "minutes": 45});
    assert_eq!(after["data"]["recipe"], recipe);
    let kcal = |food: &Value| {
        food["data"]["nutrition"]["values"]["kcal"]
            .as_f64()
            .unwrap()
    };
    assert!((kcal(&before) - 2.0 * kcal(&after)).abs() < 0.01, "{after}");
    world
        .run(&[&edit[..], &["0"]].concat())
        .failed(3)
        .says("--servings");
    world.ok(&["food", "save", "Tea", "--per", "100g", "--kcal", "1"]);
    let tea = ["food", "edit", "tea", "--servings", "2"];
    world.run(&tea).failed(2).says("Tea is no recipe");
    world.ok(&["undo"]);
    world.ok(&["undo"]);
    assert_eq!(
        world.json(&["food", "show", "chili"])["data"],
        before["data"]
    );
}

#[test]
fn a_recipe_is_added_up_per_serving() {
    let world = World::stocked();
    let recipe = chili(&world);
    assert_eq!(recipe["data"]["base"], "serving");
    assert_eq!(
        recipe["data"]["recipe"],
        json!({"servings": 4, "steps": ["Fry", "Simmer"], "minutes": 45})
    );
    let shown = world.ok(&["food", "show", "chili", "--format", "table"]);
    assert!(
        shown.out.contains("makes 4 servings, takes 45 min"),
        "{}",
        shown.out
    );
    let sum =
        world.json(&["log", "500 g beef, 2 cups kidney beans"])["nutrition"]["values"].clone();
    let values = &recipe["data"]["nutrition"]["values"];
    assert_eq!(recipe["data"]["nutrition"]["basisAmount"], json!(1));
    for nutrient in ["kcal", "protein", "carbs", "fat"] {
        let (one, four) = (
            values[nutrient].as_f64().unwrap(),
            sum[nutrient].as_f64().unwrap(),
        );
        assert!(
            (one * 4.0 - four).abs() < 0.01,
            "{nutrient}: {one} × 4 is not {four}"
        );
    }
}

#[test]
fn a_weighed_recipe_is_logged_by_weight_as_servings() {
    let world = World::stocked();
    let recipe = chili(&world);
    assert_eq!(
        recipe["data"]["measures"],
        json!([{"label": "g cooked", "size": 0.003125}])
    );
    let done = world.ok(&["log", "320 g chili", "--json"]);
    done.says("320 g = 1 serving");
    let meal = done.json();
    assert_eq!(amounts(&meal), ["1 serving Chili"]);
    assert_eq!(
        meal["nutrition"]["values"],
        recipe["data"]["nutrition"]["values"]
    );
    assert_eq!(
        amounts(&world.json(&["log", "100 g chili"])),
        ["0.3125 serving Chili"]
    );
    for words in [
        "320 g cooked chili",
        "320 g chili cooked",
        "chili 320 g cooked",
    ] {
        let meal = world.json(&["log", words]);
        assert_eq!(amounts(&meal), ["1 serving Chili"], "{words}");
    }
    // Of the others nothing changes.
    for (words, exit) in [("100 g cooked rice", 0), ("100 g cooked liver", 8)] {
        assert_eq!(world.run(&["log", words, "-n"]).exit, exit, "{words}");
    }
}

#[test]
fn a_recipe_is_logged_in_servings() {
    let world = World::stocked();
    chili(&world);
    for words in ["2 chili", "2 servings chili", "2 servings of chili"] {
        assert_eq!(
            amounts(&world.json(&["log", words])),
            ["2 serving Chili"],
            "{words}"
        );
    }
}

#[test]
fn a_recipe_that_was_not_weighed_has_no_weight() {
    let world = World::stocked();
    world.ok(&CHILI);
    world.run(&["log", "320 g chili"]).failed(3).says("serving");
}

#[test]
fn what_an_ingredient_does_not_say_makes_a_lower_bound() {
    let world = World::stocked();
    world.ok(&["food", "save", "Secret", "--per", "100g", "--kcal", "100"]);
    let recipe = world.json(&[
        "recipe",
        "save",
        "Mix",
        "--servings",
        "1",
        "--ingredient",
        "100 g secret",
        "--ingredient",
        "100 g oats",
    ]);
    assert_eq!(recipe["data"]["nutrition"]["values"]["kcal"], json!(489));
    let partial = recipe["partial"].as_array().unwrap();
    assert!(
        partial.contains(&json!("protein")) && !partial.contains(&json!("kcal")),
        "{partial:?}"
    );
    let shown = world.ok(&["food", "show", "Mix", "--format", "table"]).out;
    assert!(shown.contains("protein ≥ 16.9 g"), "{shown}");
}

#[test]
fn an_ingredient_that_is_not_found_or_understood_saves_nothing() {
    let world = World::stocked();
    for (exit, ingredient) in [
        (6, "1 blorb"),
        (3, "100 ml oats"),
        (3, "500kcal"),
        (3, "1 egg @ 8am"),
    ] {
        world
            .run(&[
                "recipe",
                "save",
                "X",
                "--servings",
                "2",
                "--ingredient",
                ingredient,
            ])
            .failed(exit);
    }
    world
        .run(&[
            "recipe",
            "save",
            "X",
            "--servings",
            "0",
            "--ingredient",
            "1 egg",
        ])
        .failed(3);
    world
        .run(&["recipe", "save", "X", "--servings", "2"])
        .failed(2);
    let weight = [
        "recipe",
        "save",
        "X",
        "--servings",
        "2",
        "--ingredient",
        "1 egg",
        "--cooked-weight",
    ];
    world.run(&[&weight[..], &["1 l"]].concat()).failed(3);
    world.run(&[&weight[..], &["0 g"]].concat()).failed(3);
    assert_eq!(world.json(&["food", "search"])["foods"], json!([]));
}

#[test]
fn an_ingredient_that_cannot_be_meant_is_not_saved_unless_it_is_said_so() {
    let world = World::stocked();
    let save = ["recipe", "save", "Paella", "--servings", "4"];
    let save = [&save[..], &["--ingredient", "200 kg rice"]].concat();
    let error = world.error(2, &save);
    let told = error["message"].as_str().unwrap();
    assert!(told.contains("is more than 5000 g"), "{told}");
    assert_eq!(error["hint"], "if that is meant, say so with --yes");
    let found = world.json(&["food", "search", "paella"]);
    assert_eq!(found["foods"].as_array().unwrap().len(), 0, "{found}");
    world.ok(&[&save[..], &["--yes"]].concat());
}

#[test]
fn a_recipe_that_was_weighed_is_doubted_by_its_weight() {
    let world = World::stocked();
    world.ok(&["food", "save", "Broth", "--per", "100g", "--salt", "1"]);
    let save = ["recipe", "save", "Soup", "--servings", "4"];
    let broth = ["--ingredient", "1 kg broth", "--cooked-weight", "1kg"];
    world.ok(&[&save[..], &broth].concat());
    for amount in ["6 kg soup", "100000000 g soup"] {
        let error = world.error(2, &["log", amount]);
        let told = error["message"].as_str().unwrap();
        assert!(told.contains("of \"Soup\" is more than 5000 g"), "{told}");
    }
    world.ok(&["log", "5 kg soup"]);
    let set = ["meal", "item", "set", "last", "1", "6 kg soup"];
    world.run(&set).failed(2).says("more than 5000 g");
    world.ok(&[&set[..], &["--yes"]].concat());
}

/// What a recipe weighs is a weight, and no way to count it.
#[test]
fn a_cooked_weight_that_was_converted_is_told() {
    let world = World::stocked();
    let stock = ["recipe", "save", "Stock", "--servings", "1"];
    let of = |weight| {
        let of = ["--ingredient", "2 eggs", "--cooked-weight", weight];
        world.ok(&[&stock[..], &of].concat()).err
    };
    assert!(of("1 lb").contains("cooked weight 1 lb is 453.59237 g"));
    assert!(!of("600 g").contains("cooked weight"));
}

/// So little of a large recipe is no other amount for being written in servings.
#[test]
fn a_little_of_a_recipe_is_as_much_in_servings() {
    let world = World::stocked();
    let stock = ["recipe", "save", "Stock", "--servings", "1"];
    let of = ["--ingredient", "2 eggs", "--cooked-weight", "30kg"];
    world.ok(&[&stock[..], &of].concat());
    for (text, servings) in [
        ("1 g stock", 0.000_033_333),
        ("0.01 g stock", 0.000_000_333_333),
        ("3 kg stock", 0.1),
    ] {
        let meal = world.json(&["log", text]);
        let quantity = meal["items"][0]["quantity"].as_f64();
        assert_eq!(quantity, Some(servings), "{text}");
    }
}

#[test]
fn a_cooked_weight_is_a_weight_and_no_measure_that_is_advised() {
    let world = World::stocked();
    let save = ["recipe", "save", "Chili", "--servings", "2"];
    let of = ["--ingredient", "100 g rice", "--cooked-weight"];
    let line = |weight| [&save[..], &of, &[weight]].concat();
    let refused = world.run(&line("500")).failed(3);
    refused.says("\"500\" is no weight").says("such as 600g");
    world.ok(&line("500g"));
    let refused = world.run(&["log", "1 bowl chili"]).failed(3);
    refused.says("your own is counted in serving, as in: 1 serving Chili");
}
