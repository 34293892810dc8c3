//! A recipe is added up anew where it is imported; what was eaten of it keeps its figures.

use super::counts;
use crate::world::World;

#[test]
fn a_recipe_that_is_added_up_anew_changes_no_figure_of_a_meal() {
    let world = World::stocked();
    world.ok(&["food", "save", "Broth", "--per", "100g", "--kcal", "20"]);
    let recipe = ["recipe", "save", "Soup", "--servings", "2"];
    world.ok(&[&recipe[..], &["--ingredient", "400 g broth"]].concat());
    world.ok(&["log", "1 serving soup @ yesterday 12:00"]);
    let menu = ["recipe", "save", "Menu", "--servings", "1"];
    world.ok(&[&menu[..], &["--ingredient", "1 serving soup"]].concat());
    // The broth is another by now, and the recipe was not saved again.
    world.ok(&["food", "edit", "Broth", "--kcal", "50"]);
    world.ok(&["export", "-o", "all.json"]);
    let kcal = |world: &World| {
        let page = world.json(&["meal", "list", "--all"]);
        page["meals"][0]["nutrition"]["values"]["kcal"].clone()
    };
    assert_eq!(kcal(&world), 40);
    let other = World::stocked();
    let file = world.home().join("all.json");
    let would = other.ok(&["import", file.to_str().unwrap(), "-n"]);
    would.says("\"Soup\": its figures will be those of its ingredients");
    would.says("\"Menu\": its figures will be those of its ingredients");
    let done = other.ok(&["import", file.to_str().unwrap()]);
    done.says(
        "\"Soup\": its figures are those of its ingredients as they are here, 100 kcal for 40",
    );
    assert_eq!(kcal(&other), 40);
    let soup = other.json(&["log", "1 serving soup"]);
    assert_eq!(soup["nutrition"]["values"]["kcal"], 100);
}

/// A recipe of a food that is deleted by then, as it is exported.
fn without_its_beef(world: &World, values: &[&str]) -> String {
    world.ok(&[&["food", "save", "Beef", "--per", "100g"], values].concat());
    let potatoes = ["food", "save", "Potatoes", "--per", "100g", "--kcal", "80"];
    world.ok(&potatoes);
    let ingredients = [
        "--ingredient",
        "400 g beef",
        "--ingredient",
        "300 g potatoes",
    ];
    let recipe = ["recipe", "save", "Stew", "--servings", "3"];
    world.ok(&[&recipe[..], &ingredients].concat());
    world.ok(&["log", "1 serving stew @ yesterday 12:00"]);
    world.ok(&["food", "delete", "Beef", "--yes"]);
    world.ok(&["export", "-o", "all.json"]);
    world.home().join("all.json").to_str().unwrap().to_owned()
}

#[test]
fn a_recipe_that_is_here_with_its_ingredients_in_words_is_the_same_when_it_is_imported_again() {
    // With all that is known of both, and with lower bounds.
    for values in [
        &["--kcal", "250"][..],
        &["--kcal", "250.3", "--protein", "26"],
    ] {
        let world = World::stocked();
        let file = without_its_beef(&world, values);
        let other = World::stocked();
        let done = other.ok(&["import", &file]);
        done.says("an ingredient is not here, so it keeps its values");
        for world in [&other, &world, &other] {
            let told = world.ok(&["import", &file]);
            assert!(!told.err.contains("among your foods"), "{}", told.err);
            assert!(!told.err.contains("not here"), "{}", told.err);
            assert_eq!(counts(&world.json(&["import", &file])), [0, 1, 0, 2]);
        }
        // Nor is it another one on its way back.
        other.ok(&["export", "-o", "back.json"]);
        let back = other.home().join("back.json");
        let told = world.ok(&["import", back.to_str().unwrap()]);
        assert!(!told.err.contains("among your foods"), "{}", told.err);
    }
}

#[test]
fn a_recipe_with_other_values_than_in_the_file_is_told_of_still() {
    let world = World::stocked();
    let file = without_its_beef(&world, &["--kcal", "250"]);
    let other = World::stocked();
    let stew = ["food", "save", "Stew", "--per", "serving", "--kcal", "100"];
    other.ok(&stew);
    let told = other.ok(&["import", &file]);
    told.says("\"Stew\": among your foods with other values");
}

#[test]
fn a_recipe_of_a_food_that_is_here_with_other_values_is_told_before_it_is_written() {
    let (home, away) = (World::stocked(), World::stocked());
    for (world, kcal) in [(&home, "47"), (&away, "60")] {
        world.ok(&["food", "save", "Milk", "--per", "100ml", "--kcal", kcal]);
    }
    let porridge = [
        "recipe",
        "save",
        "Porridge",
        "--servings",
        "1",
        "--ingredient",
        "200 ml milk",
    ];
    home.ok(&porridge);
    let file = away.file("out.json", home.ok(&["export"]).out);
    away.ok(&["import", &file, "-n"])
        .says("\"Porridge\": its figures will be those of its ingredients as they are here");
    away.ok(&["import", &file]).says(
        "\"Porridge\": its figures are those of its ingredients as they are here, 120 kcal for 94",
    );
}
