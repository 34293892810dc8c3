//! What is planned: listed, and eaten more or less as planned.

use serde_json::{Value, json};

use crate::world::{World, amounts, id};

fn with_plans() -> (World, Value) {
    let world = World::stocked();
    world.ok(&["log", "1 banana"]);
    let plan = world.json(&["plan", "100 g oats, 2 eggs", "--at", "mon 18:30"]);
    world.ok(&["plan", "1 banana", "--at", "tomorrow 8am"]);
    (world, plan)
}

#[test]
fn plans_are_listed_as_meal_list_does() {
    let (world, plan) = with_plans();
    let plans = world.json(&["plan", "--list"]);
    assert_eq!(
        plans,
        world.json(&["meal", "list", "--state", "planned", "--all"])
    );
    assert_eq!(plans["meals"].as_array().unwrap().len(), 2);
    assert_eq!(plans["meals"][0], plan);
    let lines = world.ok(&["plan", "--list", "--format", "ndjson"]).out;
    assert_eq!(lines.lines().count(), 2);
    world.error(2, &["plan", "--list", "1 banana"]);
    world.error(2, &["plan", "--list", "--at", "mon"]);
    world.error(2, &["plan"]);
    assert_eq!(world.meals(), 3);
}

#[test]
fn a_plan_is_eaten_as_much_of_it_and_when_it_was() {
    let (world, plan) = with_plans();
    let plan = id(&plan);
    world.error(2, &["eat", &plan, "--scale", "1000"]);
    let eaten = world.json(&["eat", &plan[..8], "--scale", "1/2", "--at", "8am"]);
    assert_eq!(
        amounts(&eaten),
        ["50 g Oats", "1 large Egg, whole, raw, fresh"]
    );
    assert_eq!(eaten["state"], "logged");
    assert_eq!(eaten["eatenAt"], "2026-11-21T08:00:00+01:00");
    let plans = world.json(&["plan", "--list"]);
    assert_eq!(plans["meals"].as_array().unwrap().len(), 1);
    world.error(7, &["eat", &plan]);
}

#[test]
fn a_quick_add_knows_calories_alone_and_leaves_nothing_among_ones_foods() {
    let world = World::stocked();
    for (text, name) in [
        ("500kcal", "Quick add"),
        ("500 kcal burger", "burger"),
        ("burger 500 kcal", "burger"),
        ("2092 kJ", "Quick add"),
    ] {
        let meal = world.json(&["log", text]);
        let item = &meal["items"][0];
        assert_eq!(item["food"]["name"], name, "{text}");
        assert_eq!(
            item["nutrition"]["values"],
            json!({ "kcal": 500 }),
            "{text}"
        );
        let shown = world.json(&["meal", "show", "last"]);
        assert_eq!(shown["items"][0], *item, "the meal keeps it");
    }
    assert_eq!(world.json(&["food", "search"])["foods"], json!([]));
    world.error(6, &["log", "1 quick add"]);
    let done = world.ok(&["log", "500kcal", "-n"]);
    assert!(done.out.contains("newFood"), "{}", done.out);
    assert_eq!(world.meals(), 4);
}

#[test]
fn what_is_logged_ahead_of_time_is_said_to_be_still_to_come() {
    let world = World::stocked();
    let note = "which is still to come, and counts as eaten";
    for arguments in [
        &["log", "1 banana @ tomorrow 8am"][..],
        &["log", "1 banana", "--at", "tomorrow", "-n"],
        &["log", "1 banana @ 2026-11-21T10:00", "--json"],
        &["again", "today", "--at", "tomorrow"],
        &["meal", "copy", "last", "--at", "tomorrow 9am"],
    ] {
        world.ok(arguments).says(note).says("journal plan");
    }
    world.ok(&["plan", "1 banana @ tomorrow 8am"]);
    let done = world.ok(&["eat", "last"]);
    done.says(note)
        .says("if it was eaten now: journal meal edit ");
    world.ok(&["meal", "edit", "last", "--at", "now"]);
    let done = world.ok(&["log", "1 banana @ tomorrow 8am"]);
    done.says("is logged for Sun 22 Nov 2026 08:00");
    for arguments in [
        &["log", "1 banana"][..],
        &["log", "1 banana @ 8am"],
        &["plan", "1 banana @ tomorrow"],
        &["log", "1 banana @ tomorrow", "-q"],
    ] {
        let done = world.ok(arguments);
        assert!(!done.err.contains(note), "{}", done.err);
    }
}

#[test]
fn a_plan_is_eaten_on_its_day_unless_that_is_to_come() {
    let world = World::stocked();
    for (planned, at, eaten) in [
        ("2026-11-20 18:30", "18:45", "2026-11-20T18:45"),
        ("2026-11-20 18:30", "2026-11-19", "2026-11-19T18:30"),
        ("2026-11-20 18:30", "2026-11-19 8am", "2026-11-19T08:00"),
        ("2026-11-24 18:30", "12:15", "2026-11-21T12:15"),
    ] {
        let plan = world.ok(&["plan", "150 g rice", "--at", planned, "-q"]).out;
        let meal = world.json(&["eat", plan.trim(), "--at", at]);
        let told = meal["eatenAt"].as_str().unwrap();
        assert!(told.starts_with(eaten), "{planned}, {at}: {told}");
    }
}
