//! The list: what there is to undo and redo, how long, and what ends it.

use super::refused::Phone;
use crate::photos::JPEG;
use crate::terminal::{on_a_terminal, typing};
use crate::world::{TARGETS, World, id};

#[test]
fn every_write_says_how_to_take_it_back() {
    let world = World::stocked();
    let photo = world.file("egg.jpg", JPEG);
    let told = |arguments: &[&str]| world.ok(&[arguments, &["--format", "table"]].concat()).out;
    let writes: [&[&str]; 10] = [
        &["log", "1 egg"],
        &["plan", "1 egg @ tomorrow"],
        &["eat", "last"],
        &["meal", "edit", "last", "--name", "Egg"],
        &["food", "save", "Stew", "--per", "100g", "--kcal", "80"],
        &["food", "delete", "stew", "--yes"],
        &TARGETS,
        &["body", "log", "--weight", "70"],
        &["photo", "add", &photo],
        &["meal", "delete", "last", "--yes"],
    ];
    for write in writes {
        let out = told(write);
        assert_eq!(
            out.lines().last(),
            Some("  undo: journal undo"),
            "{write:?}\n{out}"
        );
    }
    let of_context = told(&["undo", "-C", "local"]);
    assert!(of_context.ends_with("redo: journal redo\n"), "{of_context}");
    for other in [
        &["today"][..],
        &["log", "1 egg", "-n"],
        &["meal", "show", "last"],
        &["undo", "--list"],
    ] {
        assert!(!told(other).contains("undo: journal"), "{other:?}");
    }
    assert!(
        !world.ok(&["log", "1 egg"]).out.contains("undo"),
        "data alone in a pipe"
    );
}

#[test]
fn the_way_back_of_several_changes_brings_back_as_many() {
    let home = World::stocked();
    let phone = Phone::of(&home);
    for world in [&World::stocked(), &phone.world] {
        for amount in ["1 egg", "2 eggs", "3 eggs"] {
            world.ok(&["log", amount]);
        }
        let table = |arguments: &[&str]| world.ok(&[arguments, &["--format", "table"]].concat());
        let undone = table(&["undo", "2"]).out;
        assert!(undone.ends_with("redo: journal redo 2\n"), "{undone}");
        assert_eq!(world.meals(), 1);
        world
            .ok(&["redo", "2"])
            .says("to take it back: journal undo 2\n");
        assert_eq!(world.meals(), 3);
        world
            .ok(&["undo", "3"])
            .says("to take it back: journal redo 3\n");
        let redone = table(&["redo", "3"]).out;
        assert!(redone.ends_with("undo: journal undo 3\n"), "{redone}");
        world.ok(&["undo"]).says("to take it back: journal redo\n");
    }
}

#[test]
fn a_write_that_changed_nothing_is_no_change() {
    let world = World::stocked();
    world.ok(&["preference", "set", "units", "uk"]);
    world.ok(&["preference", "set", "units", "uk"]);
    world.ok(&["undo"]);
    world.run(&["undo"]).failed(6);
}

#[test]
fn the_list_names_what_was_done() {
    let world = World::stocked();
    let meal = id(&world.json(&["log", "1 egg @ 8am"]));
    world.ok(&["body", "set", "--weight", "70", "--age", "40"]);
    world.ok(&["undo"]);
    let list = world.json(&["undo", "--list"]);
    assert_eq!(list["schema"], "journal.undo/1");
    let deed = &list["undo"][0]["deeds"][0];
    assert_eq!(
        (&deed["what"], &deed["id"]),
        (&"createMeal".into(), &meal.into())
    );
    assert_eq!(deed["name"], "Egg, whole, raw, fresh");
    assert_eq!(list["undo"][0]["at"], "2026-11-21T09:00:00+01:00");
    assert_eq!(
        list["redo"][0]["deeds"][0]["name"],
        "body.weightKg, body.age"
    );
    let table = world.ok(&["undo", "--list", "--format", "table"]).out;
    assert!(
        table.contains("redo 1") && table.contains("undo 1"),
        "{table}"
    );
    let records = world.ok(&["undo", "--list"]);
    assert_eq!(
        records.records()[0][..4],
        ["undo", "1", "2026-11-21T09:00:00+01:00", "1"]
    );
}

/// What `undo 2` takes back is the line that has the number 2, whatever the first wrote.
#[test]
fn the_list_has_a_line_for_each_change_in_a_pipe_too() {
    let world = World::stocked();
    world.ok(&["log", "1 egg @ 8am"]);
    world.ok(&["log", "2 eggs @ 9am"]);
    let away = world.file("all.json", world.ok(&["export"]).out);
    let fresh = World::stocked();
    fresh.ok(&["log", "1 banana @ 7am"]);
    fresh.ok(&["import", &away]);
    let list = fresh.ok(&["undo", "--list", "--format", "csv"]).out;
    let lines: Vec<&str> = list.lines().collect();
    assert_eq!(lines[0], "list,number,at,writes,what");
    assert_eq!(lines.len(), 3, "{list}");
    assert!(
        lines[1].starts_with("undo,1,") && lines[1].contains(",2,\"added a meal: Egg"),
        "{list}"
    );
    assert!(
        lines[2].starts_with("undo,2,") && lines[2].contains(",1,\"added a meal: Bananas"),
        "{list}"
    );
}

#[test]
fn a_dry_run_takes_nothing_back() {
    let world = World::stocked();
    world.ok(&["log", "1 egg"]);
    let would = world.json(&["undo", "-n"]);
    assert_eq!(would["wouldUndo"][0]["deeds"][0]["what"], "createMeal");
    world.ok(&["undo", "--forget", "-n"]);
    assert_eq!(world.meals(), 1);
    world.run(&["undo", "2", "-n"]).failed(6);
    world.run(&["redo", "-n"]).failed(6);
    world.ok(&["undo"]);
}

#[test]
fn nothing_or_too_little_to_undo_is_not_found_and_changes_nothing() {
    let world = World::stocked();
    assert_eq!(world.error(6, &["undo"])["code"], "not_found");
    world.error(6, &["redo"]);
    world.ok(&["log", "1 egg"]);
    world.run(&["undo", "2"]).failed(6).says("only 1 change");
    assert_eq!(world.meals(), 1);
    for wrong in ["0", "-1", "x"] {
        world.run(&["undo", wrong]).failed(2);
    }
    world.run(&["undo", "--list", "--forget"]).failed(2);
}

#[test]
fn a_new_write_ends_the_redo_list() {
    let world = World::stocked();
    world.ok(&["log", "1 egg"]);
    world.ok(&["undo"]);
    world.ok(&["log", "1 banana"]);
    world.run(&["redo"]).failed(6);
    world.ok(&["undo"]);
    assert_eq!(world.meals(), 0);
}

#[test]
fn quiet_prints_the_ids_of_what_was_taken_back() {
    let world = World::stocked();
    let meal = id(&world.json(&["log", "1 egg"]));
    assert_eq!(world.ok(&["undo", "-q"]).out, format!("{meal}\n"));
    assert_eq!(world.ok(&["redo", "-q"]).out, format!("{meal}\n"));
}

#[test]
fn the_last_hundred_changes_of_thirty_days_are_kept() {
    let world = World::stocked();
    for age in 1..=102 {
        world.ok(&["body", "set", "--age", &age.to_string()]);
    }
    let listed = |world: &World| {
        world.json(&["undo", "--list"])["undo"]
            .as_array()
            .map(Vec::len)
    };
    assert_eq!(listed(&world), Some(100));
    world.ok(&["undo", "100"]);
    assert_eq!(
        world.json(&["body", "show"])["body"]["age"].to_string(),
        "2"
    );
    world.ok(&["redo", "100"]);
    let world = world.with("JOURNAL_NOW", "2026-12-21T08:59:59+01:00");
    assert_eq!(listed(&world), Some(100));
    let world = world.with("JOURNAL_NOW", "2026-12-21T09:00:00+01:00");
    assert_eq!(listed(&world), Some(0));
    world.run(&["undo"]).failed(6);
}

#[test]
fn a_clock_that_was_wrong_once_lets_no_list_go() {
    let home = World::stocked();
    let phone = Phone::of(&home);
    for world in [World::stocked(), phone.world] {
        let listed = |world: &World| {
            let list = world.json(&["undo", "--list"]);
            list["undo"].as_array().map(Vec::len)
        };
        let at = |world: World, year: u16| {
            world.with("JOURNAL_NOW", &format!("{year}-11-21T09:00:00+01:00"))
        };
        let age = |world: &World, age: &str| drop(world.ok(&["body", "set", "--age", age]));
        age(&world, "40");
        let world = at(world, 2099);
        assert_eq!(listed(&world), Some(1));
        age(&world, "41");
        let world = at(world, 2026);
        age(&world, "42");
        assert_eq!(listed(&world), Some(3));
        world.ok(&["undo", "3"]);
        world.ok(&["redo", "3"]);
        // A clock by which two changes are made is right.
        let world = at(world, 2101);
        for (years, left) in [("43", 4), ("44", 2)] {
            age(&world, years);
            assert_eq!(listed(&world), Some(left));
        }
    }
}

/// Of whatever age a clock made it, the last change is the last.
#[test]
fn a_change_by_a_slow_clock_is_taken_back_before_those_that_were_made_before_it() {
    let home = World::stocked();
    let phone = Phone::of(&home);
    let at = |world: World, now: &str| world.with("JOURNAL_NOW", &format!("{now}T09:00:00+01:00"));
    for mut world in [World::stocked(), phone.world] {
        let age = |world: &World, age: &str| drop(world.ok(&["body", "set", "--age", age]));
        let now = |world: &World| world.json(&["body", "show"])["body"]["age"].to_string();
        age(&world, "40");
        age(&world, "41");
        for slow in ["2026-10-01", "2025-12-01", "1970-01-01"] {
            world = at(world, slow);
            age(&world, "99");
            world = at(world, "2026-11-21");
            age(&world, "100");
            world.ok(&["undo"]);
            world.ok(&["undo"]);
            assert_eq!(now(&world), "41", "{slow}");
        }
        world.ok(&["undo"]);
        assert_eq!(now(&world), "40");
    }
}

#[test]
fn what_no_way_leads_back_from_is_asked_for() {
    let world = World::stocked();
    world.ok(&["undo", "--forget"]);
    world.ok(&["log", "1 egg"]);
    world.run(&["undo", "--forget"]).failed(2).says("--yes");
    world.ok(&["undo", "-n"]);
    let done = on_a_terminal(
        &world,
        "\"$JOURNAL\" undo --forget --yes; \"$JOURNAL\" undo",
    );
    if let Some(shown) = done {
        assert!(shown.contains("Forgot 1 change"), "{shown}");
        assert!(shown.contains("nothing to undo"), "{shown}");
    }
    world.ok(&["log", "1 egg"]);
    if let Some(shown) = typing(&world, "\"$JOURNAL\" undo --forget", "n\n") {
        assert!(shown.contains("Forget 1 change?"), "{shown}");
        world.ok(&["undo"]);
    }
}

#[test]
fn of_a_quick_add_a_person_reads_of_the_meal_alone() {
    let world = World::stocked();
    let told = |arguments: &[&str]| world.ok(&[arguments, &["--format", "table"]].concat()).out;
    for write in [
        &["log", "300 kcal burger"][..],
        &["again", "today"],
        &["meal", "item", "add", "last", "120 kcal nuts"],
    ] {
        world.ok(write);
        for way in [&["undo", "--list"][..], &["undo"], &["redo"]] {
            let out = told(way);
            assert!(
                out.contains("a meal: burger") && !out.contains("food"),
                "{out}"
            );
        }
    }
    // A script reads of every change.
    let deeds = &world.json(&["undo", "--list"])["undo"][0]["deeds"];
    assert_eq!(deeds[1]["what"], "deleteFood");
}
