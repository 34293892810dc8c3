//! What is eaten again of a food, or in a unit, that is gone.

use serde_json::json;

use crate::world::{RYE_BREAD, World};

#[test]
fn what_is_of_a_food_that_is_gone_is_eaten_again_as_it_was_and_that_is_told() {
    let world = World::stocked();
    let save = [
        &RYE_BREAD[..],
        &["--protein", "8", "--measure", "slice=45g"],
    ]
    .concat();
    world.ok(&save);
    world.ok(&[
        "log",
        "2 slices rye bread, 1 banana",
        "--at",
        "yesterday 8am",
    ]);
    world.ok(&["food", "delete", "rye bread", "--yes"]);
    let told = "\"Rye bread\" is not among your foods: this is as it was eaten then";
    world.ok(&["again", "-n"]).says(told);
    assert_eq!(world.meals(), 1);
    world
        .ok(&["again", "--scale", "1/2", "--without", "banana"])
        .says(told);
    let meal = world.json(&["meal", "show", "last"]);
    let bread = &meal["items"][0];
    assert_eq!(
        (&bread["quantity"], &bread["unit"]),
        (&json!(1), &json!("slice"))
    );
    let values = json!({ "kcal": 112.5, "protein": 3.6 });
    assert_eq!(bread["nutrition"]["values"], values, "{meal}");
    // It is still none of the person's foods.
    world
        .run(&["food", "edit", "rye bread", "--kcal", "9"])
        .failed(6);
    world.ok(&["undo"]);
    assert_eq!(world.meals(), 1);
    world.ok(&["undo"]);
    let copied = world.ok(&["meal", "copy", "last"]);
    assert!(!copied.err.contains("not among"), "{}", copied.err);
}

/// A sum of which a part is not known can be said of a recipe alone.
#[test]
fn what_was_known_in_part_of_a_food_that_is_gone_is_told_with_what_leaves_it_out() {
    let world = World::stocked();
    world.ok(&RYE_BREAD);
    world.ok(&[
        "food", "save", "Jam", "--per", "100g", "--kcal", "200", "--fat", "1",
    ]);
    let recipe = ["recipe", "save", "Toast", "--servings", "1"];
    let bread = [
        "--ingredient",
        "100 g rye bread",
        "--ingredient",
        "10 g jam",
    ];
    world.ok(&[&recipe[..], &bread].concat());
    world.ok(&["log", "1 toast, 1 egg", "--at", "yesterday 8am"]);
    world.ok(&["food", "delete", "toast", "--yes"]);
    let error = world.error(6, &["meal", "copy", "last"]);
    assert!(
        error["message"].as_str().unwrap().contains("\"Toast\""),
        "{error}"
    );
    let hint = error["hint"].as_str().unwrap();
    assert!(hint.contains("--without Toast"), "{hint}");
    assert!(hint.contains("journal undo"), "{hint}");
    assert_eq!(world.meals(), 1, "nothing is left out in silence");
    world.ok(&["meal", "copy", "last", "--without", "toast"]);
    world.ok(&["undo"]);
    world.ok(&["undo"]);
    world.ok(&["meal", "copy", "last"]);
}

#[test]
fn a_unit_that_is_gone_is_told_with_what_leaves_it_out() {
    let world = World::stocked();
    world.ok(&["food", "save", "Bar", "--per", "serving", "--kcal", "200"]);
    world.ok(&["log", "2 bar, 1 egg", "--at", "yesterday 8am"]);
    world.ok(&["food", "edit", "bar", "--per", "100g", "--kcal", "400"]);
    for command in [&["again"][..], &["again", "-n"], &["meal", "copy", "last"]] {
        let error = world.error(3, command);
        let message = error["message"].as_str().unwrap();
        assert!(message.contains("\"Bar\" has no \"serving\""), "{message}");
        let hint = error["hint"].as_str().unwrap();
        assert!(hint.contains("--without Bar"), "{hint}");
    }
    world.ok(&["again", "--without", "Bar"]);
    assert_eq!(world.meals(), 2);
}
