//! What was eaten before, once more: `again` and `meal copy`.

use serde_json::{Value, json};

use crate::world::{World, amounts, id};

/// A home in which yesterday had three meals, and the day before a named one.
fn with_yesterday() -> World {
    let world = World::stocked();
    for (what, at) in [
        ("200 g oats, 1 cup milk", "yesterday 8:10"),
        ("150 g rice", "yesterday 12:30"),
        ("1 banana", "yesterday 19:45"),
    ] {
        world.ok(&["log", what, "--at", at]);
    }
    let thursday = "2026-11-19 13:00";
    let bread = ["log", "100 g bread", "--name", "Street food"];
    world.ok(&[&bread[..], &["--at", thursday]].concat());
    world
}

#[track_caller]
fn meals(answer: &Value) -> Vec<Value> {
    assert_eq!(answer.as_object().unwrap().len(), 1, "{answer}");
    answer["meals"].as_array().expect("meals").clone()
}

#[test]
fn again_repeats_yesterdays_meal_of_this_time_of_day_now() {
    let world = with_yesterday();
    let answer = world.json(&["again"]);
    let meals = meals(&answer);
    assert_eq!(meals.len(), 1);
    assert_eq!(
        amounts(&meals[0]),
        [
            "200 g Oats",
            "1 cup Milk, whole, 3.25% milkfat, with added vitamin D"
        ]
    );
    assert_eq!(meals[0]["eatenAt"], "2026-11-21T09:00:00+01:00");
    assert_eq!(meals[0]["state"], "logged");
    assert_eq!(world.meals(), 5);
    let evening = World::with(world, "JOURNAL_NOW", "2026-11-21T20:00:00+01:00");
    let again = evening.json(&["again"]);
    assert_eq!(
        again["meals"][0]["items"][0]["food"]["name"],
        "Bananas, raw"
    );
}

#[test]
fn a_day_is_repeated_whole_and_each_meal_keeps_its_time_of_day() {
    let world = with_yesterday();
    let answer = world.json(&["again", "yesterday"]);
    let times: Vec<Value> = meals(&answer)
        .iter()
        .map(|meal| meal["eatenAt"].clone())
        .collect();
    assert_eq!(
        times,
        [
            "2026-11-21T08:10:00+01:00",
            "2026-11-21T12:30:00+01:00",
            "2026-11-21T19:45:00+01:00"
        ]
    );
    assert_eq!(world.meals(), 7);
    let tomorrow = world.json(&["again", "thu", "--at", "tomorrow"]);
    assert_eq!(tomorrow["meals"][0]["eatenAt"], "2026-11-22T13:00:00+01:00");
    assert_eq!(tomorrow["meals"][0]["name"], "Street food");
}

#[test]
fn a_meal_is_named_by_its_name_or_by_its_time_of_day() {
    let world = with_yesterday();
    let of = |words: &[&str]| {
        let answer = world.json(&[&["again"], words, &["-n"]].concat());
        assert_eq!(answer["method"], "POST");
        assert_eq!(answer["path"], "/meals");
        answer["body"].clone()
    };
    let rice = of(&["yesterday", "lunch"]);
    assert_eq!(rice["items"][0]["quantity"], json!(150));
    assert_eq!(rice["eatenAt"], "2026-11-21T09:00:00+01:00");
    assert_eq!(of(&["LUNCH"]), rice);
    for words in [&["thu", "street food"][..], &["thu", "street", "food"]] {
        assert_eq!(of(words)["name"], "Street food");
    }
    assert_eq!(world.meals(), 4, "a dry run writes nothing");
    let late = World::with(world, "JOURNAL_NOW", "2026-11-21T22:00:00+01:00");
    let lunch = late.json(&["again", "lunch"]);
    assert_eq!(lunch["meals"][0]["eatenAt"], "2026-11-21T12:30:00+01:00");
}

#[test]
fn what_was_not_eaten_then_is_not_found_and_what_there_is_is_named() {
    let world = with_yesterday();
    let error = world.error(6, &["again", "yesterday", "brunch"]);
    assert_eq!(error["resource"], "meal");
    let hint = error["hint"].as_str().unwrap();
    assert!(hint.contains("breakfast · lunch · dinner"), "{hint}");
    world.error(6, &["again", "wed"]);
    world.error(3, &["again", "11/12"]);
    world.ok(&["plan", "1 pizza", "--at", "tomorrow 19:00"]);
    let sunday = World::with(world, "JOURNAL_NOW", "2026-11-23T19:00:00+01:00");
    sunday.error(6, &["again"]);
    assert_eq!(sunday.meals(), 5, "what was only planned is not repeated");
}

#[test]
fn amounts_are_scaled_exactly_and_foods_left_out_by_name() {
    let world = with_yesterday();
    let scaled = world.json(&["again", "breakfast", "--scale", "0,1", "--without", "milk"]);
    assert_eq!(amounts(&scaled["meals"][0]), ["20 g Oats"]);
    let third = world.json(&["again", "lunch", "--scale", "1/3"]);
    let quantity = third["meals"][0]["items"][0]["quantity"].as_f64().unwrap();
    assert!((quantity - 50.0).abs() < 1e-6, "{quantity}");
    let error = world.error(6, &["again", "breakfast", "--without", "butter"]);
    assert!(error["hint"].as_str().unwrap().contains("Oats"), "{error}");
    world.error(2, &["again", "lunch", "--without", "rice"]);
    world.error(3, &["again", "lunch", "--scale", "much"]);
    let doubt = world.error(2, &["again", "lunch", "--scale", "1000"]);
    assert!(doubt["hint"].as_str().unwrap().contains("--yes"), "{doubt}");
    assert_eq!(world.meals(), 6);
}

#[test]
fn several_meals_are_not_put_at_one_time() {
    let world = with_yesterday();
    let error = world.error(2, &["again", "yesterday", "--at", "8am"]);
    assert!(error["message"].as_str().unwrap().contains("lunch"));
    assert_eq!(world.meals(), 4);
}

#[test]
fn a_food_that_was_changed_since_is_told() {
    let world = World::stocked();
    let rye = |kcal| ["food", "save", "Rye bread", "--per", "100g", "--kcal", kcal];
    world.ok(&rye("250"));
    world.ok(&["log", "100 g rye bread", "--at", "yesterday 8am"]);
    world.ok(&["food", "edit", "rye bread", "--kcal", "260"]);
    let done = world.ok(&["again", "--format", "plain"]);
    done.says("\"Rye bread\" was changed since");
}

#[test]
fn a_quick_add_is_repeated_as_one() {
    let world = World::stocked();
    world.ok(&["log", "500 kcal burger", "--at", "yesterday 8am"]);
    let again = world.json(&["again", "--scale", "2"]);
    let item = &again["meals"][0]["items"][0];
    assert_eq!(item["food"]["name"], "burger");
    assert_eq!(item["nutrition"]["values"], json!({ "kcal": 1000 }));
    let own = world.json(&["food", "search"]);
    assert_eq!(
        own["foods"],
        json!([]),
        "a quick add is none of one's foods"
    );
}

#[test]
fn again_is_shown_as_a_meal_that_was_logged_and_quietly_as_ids() {
    let world = with_yesterday();
    let shown = world.ok(&["again", "--format", "table"]).out;
    for part in [
        "Logged breakfast",
        "09:00",
        "200 g",
        "Oats",
        "Today 927 kcal",
    ] {
        assert!(shown.contains(part), "{part:?} is not in\n{shown}");
    }
    let ids = world.ok(&["again", "yesterday", "-q"]).out;
    assert_eq!(ids.lines().count(), 3, "{ids}");
    assert_eq!(ids.lines().map(str::len).collect::<Vec<_>>(), [36; 3]);
    let lines = world.ok(&["again", "yesterday", "--format", "ndjson"]).out;
    assert_eq!(lines.lines().count(), 3, "{lines}");
}

#[test]
fn a_meal_is_copied_with_its_name_and_note_and_a_plan_stays_one() {
    let world = World::stocked();
    let eggs = ["log", "2 eggs, 50 g bread", "--at", "yesterday 8am"];
    let eggs = world.json(&[&eggs[..], &["--name", "First", "--note", "late"]].concat());
    let copy = world.json(&["meal", "copy", &id(&eggs), "--scale", "2"]);
    assert_ne!(copy["id"], eggs["id"]);
    assert_eq!(copy["name"], "First");
    assert_eq!(copy["notes"], "late");
    assert_eq!(copy["eatenAt"], "2026-11-21T09:00:00+01:00");
    assert_eq!(copy["items"][0]["quantity"], json!(4));
    let without = ["meal", "copy", &id(&eggs), "--without", "bread"];
    let without = world.json(&[&without[..], &["--at", "thu"]].concat());
    assert_eq!(amounts(&without), ["2 large Egg, whole, raw, fresh"]);
    assert_eq!(without["eatenAt"], "2026-11-19T08:00:00+01:00");
    let plan = world.json(&["plan", "1 pizza", "--at", "tomorrow 19:00"]);
    let copy = world.json(&["meal", "copy", &id(&plan), "--at", "mon 18:30"]);
    assert_eq!(copy["state"], "planned");
    assert_eq!(copy["eatenAt"], "2026-11-23T18:30:00+01:00");
}

#[test]
fn how_much_of_it_is_a_number_above_nothing() {
    let world = World::stocked();
    world.ok(&["log", "2 eggs @ yesterday 9:00"]);
    for scale in ["0", "-1", "half"] {
        let error = world.error(3, &["again", "yesterday", "--scale", scale]);
        let hint = error["hint"].as_str().unwrap();
        assert!(hint.contains("--scale 1/2"), "{error}");
    }
    world.ok(&["again", "yesterday", "--scale", "1/2"]);
}

#[test]
fn meals_of_one_name_at_one_time_are_told_apart_by_their_ids() {
    let world = with_yesterday();
    world.ok(&["log", "1 egg", "--at", "yesterday 9:00"]);
    let error = world.error(2, &["again", "yesterday", "breakfast", "--at", "10am"]);
    let hint = error["hint"].as_str().expect("a hint").to_owned();
    let (_, copy) = hint.split_once("journal ").expect("a command");
    let copy = copy.split(", or ").next().expect("a command");
    world.ok(&copy.split(' ').collect::<Vec<_>>());
    assert_eq!(world.meals(), 6);
    let error = world.error(2, &["again", "yesterday", "--at", "10am"]);
    assert!(error["hint"].to_string().contains("meal copy"), "{error}");
}

#[test]
fn a_name_overrides_the_time_of_day() {
    let world = World::stocked();
    world.ok(&["log", "2 eggs", "--at", "yesterday 8am"]);
    let brunch = ["log", "1 banana", "--at", "yesterday 8:30", "--name"];
    world.ok(&[&brunch[..], &["Brunch"]].concat());
    let done = world.json(&["again", "yesterday", "breakfast", "--at", "9am"]);
    assert_eq!(done["meals"].as_array().unwrap().len(), 1, "{done}");
    assert!(done.to_string().contains("Egg, whole"), "{done}");
    // Where nothing is called so, it is what was eaten at that time.
    let world = World::stocked();
    world.ok(&[&brunch[..], &["Brunch"]].concat());
    let done = world.json(&["again", "yesterday", "breakfast", "--at", "9am"]);
    assert!(done.to_string().contains("Bananas"), "{done}");
}

#[test]
fn a_meal_that_is_misspelled_is_asked_back() {
    let world = with_yesterday();
    let error = world.error(6, &["again", "brekfast"]);
    assert!(
        error["hint"]
            .to_string()
            .contains("did you mean \\\"breakfast"),
        "{error}"
    );
    let error = world.error(6, &["again", "soup"]);
    assert!(
        !error["hint"].to_string().contains("did you mean"),
        "{error}"
    );
}

#[test]
fn a_day_of_several_words_is_told_to_stand_in_quotes() {
    let world = World::stocked();
    for (words, told) in [
        (&["2", "days", "ago"][..], "journal again '2 days ago'"),
        (&["17", "nov"], "journal again '17 nov'"),
        (&["17", "nov", "lunch"], "journal again '17 nov' lunch"),
        (&["17"], "a day is wanted"),
        (&["last", "friday"], "journal again 'last friday'"),
        (&["a", "week", "ago", "lunch"], "'a week ago' lunch"),
        (&["yesterday 8am"], "write for example today"),
    ] {
        let error = world.error(3, &[&["again"][..], words].concat());
        let hint = error["hint"].as_str().unwrap();
        assert!(hint.contains(told), "{words:?}: {hint}");
        assert!(!hint.contains("2am") && !hint.contains("5pm"), "{hint}");
    }
}

#[test]
fn a_day_that_is_repeated_keeps_its_order_to_the_second() {
    let mut world = World::stocked();
    for (name, at) in [("first", "08:00:03"), ("second", "08:00:41")] {
        let now = format!("2026-11-20T{at}+01:00");
        world = World::with(world, "JOURNAL_NOW", &now);
        world.ok(&["log", "1 egg", "--name", name]);
    }
    let world = World::with(world, "JOURNAL_NOW", "2026-11-21T09:00:00+01:00");
    world.ok(&["again", "yesterday"]);
    let day = world.json(&["meal", "list", "--day", "2026-11-21"]);
    let meals = day["meals"].as_array().unwrap();
    let mut told: Vec<&str> = meals
        .iter()
        .map(|meal| meal["eatenAt"].as_str().unwrap())
        .collect();
    told.sort_unstable();
    assert_eq!(
        told,
        ["2026-11-21T08:00:03+01:00", "2026-11-21T08:00:41+01:00"]
    );
}

#[test]
fn how_much_a_scaled_amount_weighs_is_asked_of_measures_too() {
    let world = World::stocked();
    world.ok(&["log", "30 cups milk", "--yes"]);
    world.ok(&["plan", "30 cups milk", "--at", "tomorrow 8am", "--yes"]);
    for command in [
        &["meal", "copy", "last", "--scale", "3"][..],
        &["again", "today", "--scale", "3"],
        &["eat", "last", "--scale", "3"],
    ] {
        let error = world.error(2, command);
        assert!(
            error["message"].to_string().contains("more than 5000 g"),
            "{error}"
        );
    }
    world.ok(&["meal", "copy", "last", "--scale", "3", "--yes"]);
}
