//! The word "whole" in front of a food: all of it where it is counted whole, else a part of the name.

use crate::world::{World, amounts};

#[test]
fn a_whole_one_of_what_is_counted_whole_is_one() {
    let world = World::stocked();
    for (phrase, same) in [
        ("1 whole banana", "1 banana"),
        ("2 whole almonds", "2 almonds"),
        ("1 whole avocado", "1 avocado"),
        ("3 Whole apples", "3 apples"),
        ("1 whole pizza", "1 pizza"),
        ("1 whole tomato", "1 tomato"),
        ("3 whole cherry tomatoes", "3 cherry tomatoes"),
        ("½ whole pineapple", "½ pineapple"),
    ] {
        let meals = [phrase, same].map(|phrase| amounts(&world.json(&["log", phrase])));
        assert_eq!(meals[0], meals[1], "{phrase}");
    }
    world
        .ok(&["log", "1 whole banana"])
        .says("1 whole banana → 1 medium");
}

#[test]
fn whole_stays_a_part_of_the_name_where_it_is_one() {
    let world = World::stocked();
    for (phrase, food) in [
        ("1 cup whole milk", "Milk, whole"),
        ("1 whole egg", "Egg, whole, raw, fresh"),
        ("1 slice whole wheat bread", "Bread, whole-wheat"),
    ] {
        let meal = world.json(&["log", phrase]);
        let name = meal["items"][0]["food"]["name"].as_str().unwrap();
        assert!(name.starts_with(food), "{phrase}: {name}");
    }
    let save = ["food", "save", "Whole banana bread", "--per", "100g"];
    world.ok(&[&save[..], &["--kcal", "300"]].concat());
    let error = world.error(8, &["log", "1 whole banana"]);
    assert_eq!(error["candidates"][0]["name"], "Whole banana bread");
}

#[test]
fn a_whole_one_of_what_is_eaten_in_parts_is_no_part() {
    let world = World::stocked();
    for phrase in [
        "1 whole bread",
        "1 whole chicken",
        "1 whole watermelon",
        "1 whole cheese",
        "1 whole rice",
        "1 whole garlic",
        "1 whole ham",
        "1 whole chocolate",
        "1 whole pie",
        "1 whole cake",
        "1 whole salmon",
        "1 whole turkey",
        "1 whole pasta",
    ] {
        let done = world.run(&["log", phrase, "--json"]);
        assert_ne!(done.exit, 0, "{phrase}: {}", done.out);
    }
    assert_eq!(world.meals(), 0);
}

#[test]
fn a_food_that_says_what_a_whole_one_is_is_asked() {
    let world = World::stocked();
    let save = ["food", "save", "Loaf", "--per", "100g", "--kcal", "250"];
    let measures = ["--measure", "medium=50g", "--measure", "whole=500g"];
    world.ok(&[&save[..], &measures].concat());
    let meal = world.json(&["log", "1 whole loaf"]);
    assert_eq!(amounts(&meal), ["1 whole Loaf"]);
}

#[test]
fn a_whole_measure_is_one_measure() {
    let world = World::stocked();
    for (phrase, same) in [
        ("1 whole cup milk", "1 cup milk"),
        ("2 whole cups of milk", "2 cups milk"),
        ("2 whole large eggs", "2 large eggs"),
        ("1 whole extra large egg", "1 extra large egg"),
        ("1 whole slice bread", "1 slice bread"),
    ] {
        let meals = [phrase, same].map(|phrase| amounts(&world.json(&["log", phrase])));
        assert_eq!(meals[0], meals[1], "{phrase}");
    }
    let save = ["food", "save", "Whole cup milk shake", "--per", "100g"];
    world.ok(&[&save[..], &["--kcal", "90"]].concat());
    let error = world.error(8, &["log", "1 whole cup milk"]);
    assert_eq!(error["candidates"][0]["name"], "Whole cup milk shake");
    world.run(&["log", "1 whole pound cake"]).failed(3);
}
