//! What a change of a food keeps, and what it refuses.

use crate::undo::refused::Phone;
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

/// Whoever types one of them means the other as well: with two sizes nobody could say which counts.
#[test]
fn a_measure_has_one_size_however_it_is_written() {
    let world = with_bread();
    for (one, other) in [
        ("bowl=50g", "bowl=60g"),
        ("bowl=50g", "Bowls=60g"),
        ("cup = 50g", "cup=50g"),
        ("1 bowl=50g", "bowl=60g"),
        ("bowls=50g", "1 bowl=60g"),
        ("tbsp=50g", "tablespoon=60g"),
        ("tasse=50g", "1 cup=60g"),
    ] {
        let edit = ["food", "edit", "Bread", "--measure", one];
        let both = world.run(&[&edit[..], &["--measure", other]].concat());
        both.failed(2).says("is given twice");
    }
    world.ok(&["food", "edit", "Bread", "--measure", "Slices=40g"]);
    let measures = || world.json(&["food", "show", "Bread"])["data"]["measures"].to_string();
    assert!(
        measures().starts_with(r#"[{"label":"slice","size":40}"#),
        "{}",
        measures()
    );
    // Two slices are another measure than one.
    world.ok(&[
        "food",
        "edit",
        "Bread",
        "--measure",
        "1 slice=41g",
        "--measure",
        "2 slices=85g",
    ]);
    assert!(
        measures().starts_with(r#"[{"label":"slice","size":41}"#),
        "{}",
        measures()
    );
    assert!(
        measures().contains(r#"{"label":"2 slices","size":85}"#),
        "{}",
        measures()
    );
    let data = &world.json(&["food", "show", "Bread"])["data"];
    assert_eq!(data["defaultPortion"]["unit"], "slice");
}

#[test]
fn a_portion_in_a_unit_that_the_food_does_not_have_is_told_with_those_it_has() {
    let world = with_bread();
    let edit = ["food", "edit", "Bread", "--portion", "1 cup"];
    world
        .run(&edit)
        .failed(3)
        .says("\"cup\" is no unit of this food: it is told in \"g\", \"slice\", \"loaf\"")
        .says("--measure \"cup=60g\"");
    // A unit that means the same everywhere is no measure to be given.
    let other = world.run(&["food", "edit", "Bread", "--portion", "50 ml"]);
    other.failed(3).says("tell it in g, or in a measure");
    world
        .ok(&["food", "edit", "Bread", "--portion", "2 oz"])
        .says("portion 2 oz is 56.69904625 g");
    world.ok(&[&edit[..], &["--measure", "cup=60g"]].concat());
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

#[test]
fn a_change_that_changes_nothing_says_so_and_makes_no_new_version() {
    let home = World::new();
    let phone = Phone::of(&home);
    for world in [&home, &phone.world] {
        let save = ["food", "save", "Bread", "--per", "100g", "--kcal", "250.0"];
        world.ok(&[&save[..], &["--measure", "slice=45g", "--brand", "Corner"]].concat());
        let lines: [&[&str]; 4] = [
            &["--kcal", "250"],
            &["--name", "Bread", "--brand", "Corner"],
            &["--measure", "slice=45g"],
            &["--note", ""],
        ];
        for line in lines {
            let line = [&["food", "edit", "bread"], line].concat();
            let done = world.ok(&[&line[..], &["--format", "table"]].concat());
            assert!(done.out.contains("It is so already"), "{}", done.out);
            assert!(!done.err.contains("journal undo"), "{}", done.err);
            assert!(!done.out.contains("journal undo"), "{}", done.out);
            let done = world.ok(&line);
            assert!(done.err.contains("it is so already"), "{}", done.err);
            assert_eq!(world.json(&line)["version"], 1);
            let would = world.ok(&[&line[..], &["-n"]].concat());
            assert!(would.err.contains("nothing would be sent"), "{}", would.err);
        }
        world.ok(&["undo"]);
        let foods = world.json(&["food", "search", "bread"])["foods"].clone();
        assert_eq!(foods, serde_json::json!([]));
    }
}

#[test]
fn a_measure_is_told_where_it_was_converted_alone() {
    let world = with_bread();
    let edit = |measure| {
        world
            .ok(&["food", "edit", "Bread", "--measure", measure])
            .err
    };
    let told = edit("heel=2oz");
    assert!(told.contains("heel=2oz is 56.69"), "{told}");
    let told = edit("crust=20g");
    assert!(!told.contains("crust=20g is"), "{told}");
}
