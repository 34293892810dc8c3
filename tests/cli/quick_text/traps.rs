//! The traps of other trackers: what they take half is refused here, and nothing is logged.

use serde_json::json;

use crate::world::{World, amounts};

/// The phrase ends with this exit code and a hint, and nothing is logged.
#[track_caller]
fn refused(world: &World, exit: i32, phrase: &str) {
    let done = world.run(&["log", "--json", "--", phrase]);
    let error = done.failed(exit).error();
    assert_eq!(error["outcome"], "not_applied", "{phrase:?}: {error}");
    let hint = error["hint"].as_str().unwrap_or_default();
    assert!(!hint.is_empty(), "{phrase:?}: {error}");
    assert_eq!(world.meals(), 0, "{phrase:?}");
}

#[test]
fn two_and_a_half_eggs_are_not_five() {
    let world = World::stocked();
    for phrase in ["2,5 eggs", "2.5 eggs", "eggs 2,5", "2½ eggs"] {
        let meal = world.json(&["log", phrase]);
        assert_eq!(
            amounts(&meal),
            ["2.5 large Egg, whole, raw, fresh"],
            "{phrase}"
        );
    }
    assert_eq!(world.meals(), 4);
}

#[test]
fn a_time_is_no_part_of_a_name() {
    let world = World::stocked();
    let meal = world.json(&["log", "2 eggs at 7:30 yesterday"]);
    assert_eq!(meal["eatenAt"], "2026-11-20T07:30:00+01:00");
    assert_eq!(amounts(&meal), ["2 large Egg, whole, raw, fresh"]);
    let world = World::stocked();
    for phrase in ["2 eggs 7:30 yesterday", "2 eggs yesterday", "7:30 2 eggs"] {
        refused(&world, 3, phrase);
    }
}

#[test]
fn kilocalories_are_no_pieces() {
    let world = World::stocked();
    let meal = world.json(&["log", "500 kcal burger"]);
    assert_eq!(meal["nutrition"]["values"]["kcal"], json!(500));
    assert_eq!(amounts(&meal), ["1 serving burger"]);
}

#[test]
fn a_hundred_tonnes_of_rice_are_not_accepted() {
    let world = World::stocked();
    refused(&world, 3, "100,000,000 g rice");
    refused(&world, 2, "100000000 g rice");
    refused(&world, 3, "100000000000 g rice");
}

#[test]
fn what_is_not_resolved_does_not_end_with_success() {
    let world = World::stocked();
    refused(&world, 6, "2 eggs, 1 unobtainium");
    refused(&world, 8, "2 eggs, 100 g tomato salad");
    refused(&world, 3, "2 eggs, 3 bowls porridge");
}

#[test]
fn a_number_that_is_none_is_refused() {
    let world = World::stocked();
    for phrase in [
        "1,000 g rice",
        "-2 eggs",
        "1e3 g rice",
        "1e3 eggs",
        "2 x 3 eggs",
        "2x3 eggs",
        "½½ egg",
        "1//2 egg",
        "1/0 egg",
        "1/2/3 egg",
        "1..5 eggs",
        "0 eggs",
        "0,0 g rice",
        "1 000 g rice",
        "5-6 eggs",
        "~2 eggs",
        "١٢٣ g rice",
        "２ eggs",
        "2 eggs 3",
    ] {
        refused(&world, 3, phrase);
    }
    for phrase in ["NaN g rice", "inf g rice", "0x10 g rice"] {
        let error = world.run(&["log", "--json", "--", phrase]);
        assert!([3, 6, 8].contains(&error.exit), "{phrase}: {error:?}");
    }
    assert_eq!(world.meals(), 0);
}

#[test]
fn letters_that_are_not_seen_change_nothing() {
    let world = World::stocked();
    // Blanks of all widths are blanks.
    for phrase in [
        "2\u{a0}eggs",
        "2\u{2009}eggs",
        "2\u{202f}eggs",
        "\u{feff}2 eggs",
    ] {
        let sent = world.json(&["log", phrase, "-n"]);
        assert_eq!(sent["body"]["items"][0]["quantity"], json!(2), "{phrase:?}");
    }
    for phrase in [
        "2 eg\u{7}gs",
        "2 eggs\u{1b}[31m",
        "2\u{0b}eggs",
        "2 \u{202e}eggs",
        "2 e\u{61c}ggs",
        "2\u{200b} eggs",
        "2 eg\u{200b}gs",
        "1\u{2060}0 eggs",
        "1\u{ad}0 eggs",
        "\u{200b}",
    ] {
        refused(&world, 3, phrase);
    }
    for phrase in ["2 🥚", "🥚", "2 👨\u{200d}🍳"] {
        let done = world.run(&["log", "--", phrase]);
        assert!([3, 6].contains(&done.exit), "{phrase:?}: {done:?}");
    }
    assert_eq!(world.meals(), 0);
}

#[test]
fn what_is_not_closed_or_is_nothing_is_refused() {
    let world = World::stocked();
    for phrase in [
        "2 \"eggs",
        "2 eggs\"",
        "\"\" 2",
        "2 “eggs",
        ",",
        ";;;",
        "+",
        ",;+\n",
        " ",
        "",
        "\"",
        "@",
        "@ 8am",
        "200 g",
        "2",
        "½",
    ] {
        refused(&world, 3, phrase);
    }
}

#[test]
fn ten_thousand_letters_are_refused_at_once_and_in_one_line() {
    let world = World::stocked();
    for phrase in [
        "a".repeat(10_000),
        "9".repeat(10_000),
        "2 eggs ".repeat(2_000),
        format!("2 {}", "egg ".repeat(2_500)),
    ] {
        let done = world.run(&["log", "--", &phrase]);
        assert!([3, 6].contains(&done.exit), "{}", done.err);
        assert!(done.err.chars().count() < 1_000, "{}", done.err);
    }
    assert_eq!(world.meals(), 0);
}

#[test]
fn a_sign_beside_a_food_stops_the_meal_with_a_hint() {
    let world = World::stocked();
    for phrase in [
        "∞ eggs",
        "egg − 2",
        "− 2 eggs",
        "egg - 2",
        "> banana",
        "° eggs",
        "x2 egg− <",
        "1 egg, € 2 toast",
    ] {
        let error = world.error(3, &["log", phrase]);
        assert!(error["hint"].is_string(), "{phrase}: {error}");
    }
    assert_eq!(world.meals(), 0);
}

#[test]
fn bars_that_are_counted_and_a_day_of_a_month_are_both_told() {
    let world = World::stocked();
    let hint = |words: &[&str]| {
        let error = world.run(&[words, &["--json"]].concat()).error();
        error["hint"].as_str().unwrap().to_owned()
    };
    let both = hint(&["log", "1 coffee 2 mars"]);
    assert!(both.contains("behind @: 1 coffee @ 2 mars;"), "{both}");
    assert!(both.ends_with("parts items: 1 coffee, 2 mars"), "{both}");
    // They are bars alone where nothing else is counted, and where the time is said already.
    for words in [
        &["log", "2 mars"][..],
        &["log", "1 banana, 2 mars"],
        &["log", "banana 2 mars"],
        &["log", "1 coffee 2 mars", "--at", "8am"],
        &[
            "recipe",
            "save",
            "Y",
            "--servings",
            "1",
            "--ingredient",
            "1 coffee 2 mars",
        ],
    ] {
        let told = hint(words);
        assert!(!told.contains("time") && !told.contains('@'), "{told}");
    }
    assert_eq!(world.meals(), 0);
}
