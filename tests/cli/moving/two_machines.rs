//! Two machines that are kept alike by exports: what becomes of a meal on one of them is no second meal on the other.

use serde_json::{Value, json};

use super::counts;
use crate::world::{World, id};

/// A journal with a breakfast, and another into which that was imported.
fn two() -> (World, World, String) {
    let (home, away) = (World::stocked(), World::stocked());
    home.ok(&["log", "200 g oats, 1 banana @ yesterday 8am"]);
    moved(&home, &away);
    let meal = id(&away.json(&["meal", "show", "last"]));
    (home, away, meal)
}

/// Imports what one has into the other, and gives what was said.
fn moved(from: &World, to: &World) -> crate::world::Done {
    let file = to.home().join("moved.json");
    let export = from.ok(&["export"]).out;
    std::fs::write(&file, export).unwrap();
    to.ok(&["import", file.to_str().unwrap(), "--json"])
}

fn meals(world: &World) -> Vec<Value> {
    let page = world.json(&["meal", "list", "--all"]);
    page["meals"].as_array().unwrap().clone()
}

fn kcal(world: &World) -> Vec<String> {
    let kcal = |meal: &Value| meal["nutrition"]["values"]["kcal"].to_string();
    meals(world).iter().map(kcal).collect()
}

#[test]
fn what_was_added_to_a_meal_elsewhere_is_added_to_it_and_goes_back() {
    let (home, away, meal) = two();
    away.ok(&["meal", "item", "add", &meal, "1 apple"]);
    let done = moved(&away, &home).json();
    assert_eq!(counts(&done), [0, 1, 0, 0]);
    assert_eq!(done["meals"]["grown"], 1);
    assert_eq!(kcal(&home), kcal(&away));
    // And so it is when it comes back, or once more.
    for (from, to) in [(&home, &away), (&away, &home)] {
        assert_eq!(counts(&moved(from, to).json()), [0, 1, 0, 0]);
        assert_eq!(meals(to).len(), 1);
    }
    home.ok(&["undo"]);
    assert_eq!(meals(&home)[0]["items"].as_array().unwrap().len(), 2);
}

#[test]
fn what_was_changed_elsewhere_and_here_or_taken_out_stays_and_is_told() {
    let (home, away, meal) = two();
    away.ok(&["meal", "item", "set", &meal, "1", "100 g"]);
    let before = kcal(&home);
    let done = moved(&away, &home);
    done.says("is here with other items or figures, and stays as it is");
    assert_eq!(counts(&done.json()), [0, 1, 0, 0]);
    assert_eq!(kcal(&home), before);
    home.ok(&["meal", "item", "add", "last", "1 egg"]);
    let done = moved(&away, &home);
    done.says("is here with other items or figures, and stays as it is");
    assert_eq!(meals(&home).len(), 1);
}

#[test]
fn a_plan_that_was_eaten_elsewhere_is_eaten() {
    let (home, away) = (World::stocked(), World::stocked());
    home.ok(&["plan", "150 g rice", "--at", "today 7am", "--name", "Rice"]);
    moved(&home, &away);
    let plan = id(&meals(&away)[0]);
    away.ok(&["eat", &plan]);
    let done = moved(&away, &home).json();
    assert_eq!(counts(&done), [0, 1, 0, 0]);
    assert_eq!(meals(&home)[0]["state"], "logged");
    // The plan, once more, is no other meal.
    home.ok(&["undo"]);
    let planned = home.ok(&["export"]).out;
    home.ok(&["redo"]);
    let file = home.file("planned.json", planned);
    let again = home.json(&["import", &file]);
    assert_eq!(counts(&again), [0, 1, 0, 0]);
    assert_eq!(counts(&moved(&home, &away).json()), [0, 1, 0, 0]);
}

#[test]
fn what_was_moved_to_another_time_elsewhere_is_added_and_its_twin_is_told() {
    let (home, away, meal) = two();
    away.ok(&["meal", "edit", &meal, "--at", "9:30"]);
    let done = moved(&away, &home);
    done.says("is added beside the meal of 2026-11-20 08:00, which has the same items");
    assert_eq!(counts(&done.json()), [1, 0, 0, 0]);
    // Another day is another meal.
    let (home, away, meal) = two();
    away.ok(&["meal", "edit", &meal, "--at", "2026-11-19 9:30"]);
    let done = moved(&away, &home);
    assert!(!done.err.contains("beside"), "{}", done.err);
}

#[test]
fn two_meals_of_one_moment_are_two_elsewhere() {
    let (home, away) = (World::stocked(), World::stocked());
    home.ok(&["log", "1 egg @ yesterday 8am"]);
    home.ok(&["log", "1 egg, 1 banana @ yesterday 8am"]);
    assert_eq!(counts(&moved(&home, &away).json()), [2, 0, 0, 0]);
    assert_eq!(counts(&moved(&home, &away).json()), [0, 2, 0, 0]);
    // Also where one of them was there before.
    let third = World::stocked();
    third.ok(&["log", "1 egg @ yesterday 8am"]);
    let done = moved(&home, &third).json();
    assert_eq!(counts(&done), [1, 1, 0, 0], "{}", json!(done));
}
