//! No key, no network, no set-up: the first things a person types.

use std::fs;
use std::path::{Path, PathBuf};

use serde_json::json;

use crate::world::{TARGETS, World, amounts, id};

const OATS_AND_BANANA: &str = "200 g oats, 1 banana";

#[test]
fn a_first_meal_is_logged_in_an_empty_home_with_true_amounts_and_figures() {
    let world = World::new();
    let meal = world.json(&["log", OATS_AND_BANANA]);
    assert_eq!(
        amounts(&meal),
        ["200 g Oats", "1 medium (7\" to 7-7/8\" long) Bananas, raw"]
    );
    let food = |at: usize| meal["items"][at]["food"]["key"].clone();
    assert_eq!([food(0), food(1)], ["usda-20038", "usda-09040"]);
    // 2 × 389 kcal, and 118 g of 89 kcal a hundred.
    assert_eq!(meal["items"][0]["nutrition"]["values"]["kcal"], json!(778));
    assert_eq!(
        meal["items"][1]["nutrition"]["values"]["kcal"],
        json!(105.02)
    );
    assert_eq!(meal["nutrition"]["values"]["kcal"], json!(883.02));
    assert_eq!(meal["eatenAt"], "2026-11-21T09:00:00+01:00");
    assert_eq!(meal["timezone"], "Europe/Berlin");
    assert_eq!(meal["day"], "2026-11-21");
    assert_eq!(meal["state"], "logged");
    assert_eq!(world.meals(), 1);
}

#[test]
fn the_first_meal_is_shown_with_its_amounts_and_sum() {
    let world = World::stocked();
    let shown = world
        .ok(&["log", OATS_AND_BANANA, "--at", "8am", "--format", "table"])
        .out;
    for part in [
        "Logged breakfast",
        "21 Nov",
        "08:00",
        "Europe/Berlin",
        "200 g",
        "Oats",
        "778 kcal",
        "1 medium",
        "Bananas, raw",
        "105 kcal",
        "883 kcal",
        "P 35.1",
        "C 135.2",
        "F 14.2",
    ] {
        assert!(shown.contains(part), "{part:?} is not in\n{shown}");
    }
}

#[test]
fn what_one_of_a_measure_weighs_is_shown() {
    let world = World::stocked();
    let shown = world.ok(&["log", "1 banana", "--format", "table"]).out;
    assert!(
        shown.contains("118 g"),
        "a medium banana is 118 g, which is not in\n{shown}"
    );
}

#[cfg(unix)]
#[test]
fn nobody_else_can_read_a_journal() {
    use std::os::unix::fs::PermissionsExt;
    let world = World::new();
    let photo = world.file("photo.jpg", b"\xff\xd8\xff\xe0 no real photo");
    world.ok(&["log", OATS_AND_BANANA]);
    world.run(&["photo", "add", &photo]);
    let mode = |path: &Path| fs::metadata(path).unwrap().permissions().mode() & 0o777;
    let mut folders = vec![world.data()];
    while let Some(folder) = folders.pop() {
        assert_eq!(mode(&folder), 0o700, "{}", folder.display());
        for entry in fs::read_dir(&folder).unwrap() {
            let path = entry.unwrap().path();
            match path.is_dir() {
                true => folders.push(path),
                false => assert_eq!(mode(&path), 0o600, "{}", path.display()),
            }
        }
    }
}

#[test]
fn half_an_egg_and_a_cup_of_milk_are_understood_with_nobody_at_the_keyboard() {
    let world = World::new();
    let done = world
        .run_with(&["log", "2,5 eggs, 1 cup milk", "--json"], "")
        .succeeded();
    let meal = done.json();
    assert_eq!(
        amounts(&meal),
        [
            "2.5 large Egg, whole, raw, fresh",
            "1 cup Milk, whole, 3.25% milkfat, with added vitamin D"
        ]
    );
    // 125 g of 143 kcal a hundred, and 244 g of 61.
    assert_eq!(
        meal["items"][0]["nutrition"]["values"]["kcal"],
        json!(178.75)
    );
    assert_eq!(
        meal["items"][1]["nutrition"]["values"]["kcal"],
        json!(148.84)
    );
}

#[test]
fn today_sums_what_was_eaten_and_never_what_is_planned() {
    let world = World::stocked();
    world.ok(&["log", "100 g oats"]);
    world.ok(&["log", "100 g oats", "--at", "yesterday 8am"]);
    world.ok(&["plan", "100 g banana", "--at", "19:00"]);
    let today = world.json(&["today"]);
    assert_eq!(today["schema"], "journal.today/1");
    assert_eq!(today["day"], "2026-11-21");
    assert_eq!(today["timezone"], "Europe/Berlin");
    assert_eq!(today["meals"].as_array().unwrap().len(), 2);
    assert_eq!(today["eaten"]["values"]["kcal"], json!(389));
    assert_eq!(today["planned"]["values"]["kcal"], json!(89));
    assert_eq!(today["targets"], json!(null));
    assert_eq!(today["left"], json!(null));
    let yesterday = world.json(&["today", "yesterday"]);
    assert_eq!(yesterday["day"], "2026-11-20");
    assert_eq!(yesterday["meals"].as_array().unwrap().len(), 1);
    let shown = world.ok(&["today", "--format", "table"]).out;
    assert!(
        shown.contains("planned 89 kcal · would be 478 kcal"),
        "{shown}"
    );
}

#[test]
fn a_day_shows_what_is_left_of_its_targets() {
    let world = World::stocked();
    world.ok(&TARGETS);
    world.ok(&["log", "100 g oats"]);
    let left = world.json(&["today"])["left"].clone();
    assert_eq!(left["caloriesKcal"], json!(1711));
    let shown = world.ok(&["today", "--format", "table"]).out;
    assert!(
        shown.contains("389 / 2,100 kcal") && shown.contains("1,711 left"),
        "{shown}"
    );
}

#[test]
fn meals_are_listed_newest_first_and_by_day_and_state() {
    let world = World::stocked();
    for (words, at) in [
        ("1 egg", "yesterday 8am"),
        ("1 banana", "8am"),
        ("1 apple", "-2d 8am"),
    ] {
        world.ok(&["log", words, "--at", at]);
    }
    world.ok(&["plan", "100 g oats", "--at", "tomorrow 8am"]);
    let days = |arguments: &[&str]| -> Vec<String> {
        let page = world.json(&[&["meal", "list"], arguments].concat());
        let meals = page["meals"].as_array().unwrap().iter();
        meals
            .map(|meal| meal["day"].as_str().unwrap()[8..].to_owned())
            .collect()
    };
    assert_eq!(days(&[]), ["22", "21", "20", "19"]);
    assert_eq!(days(&["--day", "yesterday"]), ["20"]);
    assert_eq!(
        days(&["--from", "2026-11-20", "--to", "today"]),
        ["21", "20"]
    );
    assert_eq!(days(&["--state", "planned"]), ["22"]);
    assert_eq!(
        days(&["--since", "yesterday 8am", "--until", "today 8am"]),
        ["20"]
    );
    // A day alone is no time of that day.
    assert_eq!(days(&["--since", "today"]), ["22", "21"]);
    assert_eq!(days(&["--since", "yesterday", "--until", "today"]), ["20"]);
    assert_eq!(days(&["--from", "-2d", "--until", "yesterday"]), ["19"]);
    let told = world.ok(&["meal", "list", "--since", "yesterday 8am"]).err;
    assert!(told.contains("since Fri 20 Nov 2026 08:00"), "{told}");
    assert_eq!(days(&["--limit", "1", "--offset", "2"]), ["20"]);
    assert_eq!(days(&["--all", "--limit", "1"]), ["22", "21", "20", "19"]);
}

#[test]
fn a_meal_is_pointed_at_by_its_id_its_first_digits_or_as_last() {
    let world = World::stocked();
    let first = id(&world.json(&["log", "1 egg"]));
    let second = id(&world.json(&["log", "1 banana"]));
    for (pointer, expected) in [
        (first.as_str(), &first),
        (&first[..8], &first),
        (&first[..4], &first),
        ("last", &second),
        ("last:1", &second),
        ("last:2", &first),
    ] {
        // By chance both ids may begin alike.
        if first[..4] != second[..4] {
            assert_eq!(
                id(&world.json(&["meal", "show", pointer])),
                *expected,
                "{pointer}"
            );
        }
    }
    let upper = first.to_uppercase();
    assert_eq!(id(&world.json(&["meal", "show", &upper])), first);
    world.run(&["meal", "show", "last:3"]).failed(6);
    world.run(&["meal", "show", &first[..3]]).failed(3);
    world.run(&["meal", "show", "last:0"]).failed(3);
}

#[test]
fn last_is_what_was_written_last_even_when_eaten_earlier() {
    let world = World::stocked();
    world.ok(&["log", "1 egg"]);
    let earlier = id(&world.json(&["log", "1 banana", "--at", "yesterday 8am"]));
    assert_eq!(id(&world.json(&["meal", "show", "last"])), earlier);
}

#[test]
fn editing_a_meal_changes_what_is_given_and_keeps_the_rest() {
    let world = World::stocked();
    let meal = world.json(&["log", "1 egg", "--name", "Early", "--note", "soft"]);
    let edited = world.json(&["meal", "edit", "last", "--at", "7:30", "--note", ""]);
    assert_eq!(edited["eatenAt"], "2026-11-21T07:30:00+01:00");
    assert_eq!(edited["name"], "Early");
    assert_eq!(edited["notes"], json!(null));
    assert_eq!(edited["items"], meal["items"]);
    assert_eq!(edited["id"], meal["id"]);
    world.run(&["meal", "edit", "last"]).failed(2);
}

#[test]
fn a_planned_meal_is_eaten_as_planned_or_otherwise() {
    let world = World::stocked();
    let planned = world.json(&["plan", "100 g oats", "--at", "mon 18:30"]);
    assert_eq!(planned["state"], "planned");
    assert_eq!(planned["eatenAt"], "2026-11-23T18:30:00+01:00");
    let eaten = world.json(&["eat", &id(&planned)]);
    assert_eq!(eaten["state"], "logged");
    assert_eq!(eaten["eatenAt"], planned["eatenAt"]);
    assert_eq!(eaten["items"], planned["items"]);
    world.ok(&["plan", "100 g oats", "--at", "mon 18:30"]);
    let half = world.json(&["meal", "eat", "last", "--at", "8am", "--scale", "1/2"]);
    assert_eq!(amounts(&half), ["50 g Oats"]);
    assert_eq!(half["eatenAt"], "2026-11-21T08:00:00+01:00");
}

#[test]
fn deleting_needs_a_yes_where_nobody_can_be_asked() {
    let world = World::stocked();
    world.ok(&["log", "1 egg"]);
    world.ok(&["log", "1 banana"]);
    let refused = world.run(&["meal", "delete", "last"]).failed(2);
    refused.says("--yes");
    assert_eq!(world.meals(), 2);
    world
        .run(&["meal", "delete", "last", "dead0000", "--yes"])
        .failed(6);
    assert_eq!(
        world.meals(),
        2,
        "one of several is unknown: none is deleted"
    );
    world.ok(&["meal", "delete", "last", "last:2", "--yes"]);
    assert_eq!(world.meals(), 0);
}

#[test]
fn a_meal_that_is_named_twice_is_deleted_once() {
    let world = World::stocked();
    let id = id(&world.json(&["log", "1 egg"]));
    world.ok(&["meal", "delete", "last", &id, "--yes"]);
    assert_eq!(world.meals(), 0);
}

#[test]
fn a_meal_keeps_how_it_was_before_each_change() {
    let world = World::stocked();
    world.ok(&["log", "1 egg", "--name", "Before"]);
    let rows = ["meal", "history", "last", "--format", "csv"];
    let heading = world.ok(&rows).out;
    assert!(heading.starts_with("replacedAt,eatenAt,"), "{heading}");
    assert_eq!(heading.lines().count(), 1);
    world.ok(&["meal", "edit", "last", "--name", "After"]);
    assert!(world.ok(&rows).out.starts_with(&heading));
    let history = world.json(&["meal", "history", "last"]);
    assert_eq!(history.as_array().unwrap().len(), 1);
    assert!(history.to_string().contains("Before"), "{history}");
}

#[test]
fn reading_in_an_empty_home_finds_nothing_and_makes_no_configuration_and_no_catalogue() {
    let world = World::new();
    for command in [
        &["meal", "list"][..],
        &["today"],
        &["settings", "show"],
        &["correction", "list"],
    ] {
        world.ok(command);
    }
    let exists = |path: PathBuf| path.exists();
    assert!(
        !exists(world.config()),
        "a reading command wrote a configuration"
    );
    assert!(
        !exists(world.catalogue()),
        "the catalogue was unpacked for a command that needs none"
    );
}

#[test]
fn nothing_is_written_outside_the_data_folder() {
    let world = World::new();
    world.ok(&["log", OATS_AND_BANANA]);
    let entries = fs::read_dir(world.home()).unwrap();
    let names: Vec<_> = entries.map(|entry| entry.unwrap().file_name()).collect();
    assert_eq!(names, ["data"]);
    let mut files: Vec<_> = fs::read_dir(world.data())
        .unwrap()
        .map(|entry| entry.unwrap().file_name().into_string().unwrap())
        .collect();
    files.sort();
    assert_eq!(files, ["catalog.db", "journal.db"], "nothing is left over");
}
