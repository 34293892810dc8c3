//! Measurements of the body over time.

use serde_json::json;

use crate::world::World;

/// The weights that were kept, the latest first.
fn weights(world: &World) -> Vec<String> {
    let history = world.json(&["body", "history"]);
    assert_eq!(history["schema"], "journal.body-history/1");
    let list = history["measurements"]
        .as_array()
        .expect("measurements")
        .clone();
    list.iter().map(|one| one["weightKg"].to_string()).collect()
}

fn current(world: &World) -> String {
    world.json(&["body", "show"])["body"]["weightKg"].to_string()
}

#[test]
fn what_is_logged_is_kept_and_becomes_the_current() {
    let world = World::new();
    let settings = world.json(&["body", "log", "--weight", "72.5kg", "--activity", "very"]);
    assert_eq!(settings["body"]["weightKg"].to_string(), "72.5");
    assert_eq!(settings["body"]["activity"], "very");
    world.ok(&["body", "log", "--weight", "72kg", "--at", "today 9:00"]);
    assert_eq!(weights(&world), ["72", "72.5"]);
    assert_eq!(current(&world), "72");
    let first = &world.json(&["body", "history"])["measurements"][1];
    assert_eq!(first["at"], "2026-11-21T09:00:00+01:00");
    assert!(first["heightCm"].is_null() && first["age"].is_null());
}

#[test]
fn what_was_measured_earlier_is_kept_and_does_not_become_the_current() {
    let world = World::new();
    world.ok(&["body", "log", "--weight", "72kg"]);
    world.ok(&[
        "body",
        "log",
        "--weight",
        "80kg",
        "--height",
        "180",
        "--at",
        "2026-10-01",
    ]);
    assert_eq!(weights(&world), ["72", "80"]);
    assert_eq!(current(&world), "72");
    let body = world.json(&["body", "show"])["body"].clone();
    assert_eq!(body["heightCm"].to_string(), "180", "no later one is known");
}

#[test]
fn nothing_is_measured_that_is_still_to_come() {
    let world = World::new();
    let error = world.error(3, &["body", "log", "--weight", "80kg", "--at", "tomorrow"]);
    assert!(
        error["message"].as_str().unwrap().contains("still to come"),
        "{error}"
    );
    assert!(world.json(&["body", "show"])["body"]["weightKg"].is_null());
}

#[test]
fn what_was_kept_is_told_where_a_later_one_is_current() {
    let world = World::new();
    world.ok(&["body", "log", "--weight", "80kg"]);
    let log = "body log --weight 158lb --height 180 --at".split(' ');
    let log: Vec<&str> = log.chain(["yesterday 7:00"]).collect();
    let told = world.json(&log);
    assert_eq!(told["body"]["weightKg"].to_string(), "80");
    assert_eq!(
        told["logged"],
        json!({ "at": "2026-11-20T07:00:00+01:00", "weightKg": 71.668, "heightCm": 180 })
    );
    let plain = world.ok(&log).out;
    for line in [
        "body.weightKg\t80",
        "logged.at\t2026-11-20T07:00:00+01:00",
        "logged.weightKg\t71.668",
        "logged.heightCm\t180",
    ] {
        assert!(plain.lines().any(|told| told == line), "{line}: {plain}");
    }
    let table = world.ok(&[&log[..], &["--format", "table"]].concat()).out;
    assert!(table.contains("Logged weight 71.668 kg"), "{table}");
    assert!(
        table.contains("what was measured later is current: weight"),
        "{table}"
    );
    let now = "body log --weight 81.25kg --age 40 --sex male --format table";
    let now: Vec<&str> = now.split(' ').collect();
    let table = world.ok(&now).out;
    assert!(!table.contains("later"), "{table}");
}

#[test]
fn a_log_is_one_change_with_the_settings() {
    let world = World::new();
    world.ok(&["body", "set", "--weight", "75kg"]);
    world.ok(&["body", "log", "--weight", "72kg"]);
    world.ok(&["undo"]);
    assert_eq!(
        (weights(&world), current(&world)),
        (vec![], "75".to_owned())
    );
    world.ok(&["redo"]);
    assert_eq!(
        (weights(&world), current(&world)),
        (vec!["72".to_owned()], "72".to_owned())
    );
}

#[test]
fn what_is_set_is_not_kept_over_time() {
    let world = World::new();
    world.ok(&["body", "set", "--weight", "75kg"]);
    assert!(weights(&world).is_empty());
}

#[test]
fn units_are_those_that_a_person_uses() {
    let world = World::new();
    world.ok(&["body", "log", "--weight", "77.111", "--height", "180.34"]);
    let shown = || world.ok(&["body", "history", "--format", "table"]).out;
    assert!(
        shown().contains("77.111 kg") && shown().contains("180.34 cm"),
        "{}",
        shown()
    );
    world.ok(&["preference", "set", "units", "imperial"]);
    assert!(
        shown().contains("170 lb") && shown().contains("5 ft 11 in"),
        "{}",
        shown()
    );
    world.ok(&["body", "log", "--weight", "165"]);
    assert_eq!(weights(&world)[0], "74.843");
    world.ok(&["preference", "set", "units", "uk"]);
    assert!(shown().contains("11 st 11 lb"), "{}", shown());
    world
        .run(&["body", "log", "--weight", "12"])
        .failed(3)
        .says("has no unit");
    world.ok(&["body", "log", "--weight", "11st 6lb"]);
}

#[test]
fn history_is_a_table_for_spreadsheets() {
    let world = World::new();
    world.ok(&["body", "log", "--weight", "72kg"]);
    assert_eq!(
        world
            .ok(&["body", "history", "--format", "csv"])
            .out
            .replace('\r', ""),
        "at,weightKg,heightCm,age,sex,activity\n2026-11-21T09:00:00+01:00,72,,,,\n"
    );
    assert_eq!(
        world
            .ok(&["body", "history", "--format", "ndjson"])
            .out
            .lines()
            .count(),
        1
    );
    let plain = world.ok(&["body", "history"]);
    assert_eq!(plain.records()[0][..2], ["2026-11-21T09:00:00+01:00", "72"]);
}

#[test]
fn nothing_measured_says_how_to_begin() {
    let world = World::new();
    let shown = world.ok(&["body", "history", "--format", "table"]).out;
    assert!(shown.contains("journal body log --weight"), "{shown}");
    world.run(&["body", "log"]).failed(2);
}

#[test]
fn a_dry_run_keeps_nothing_and_nonsense_is_refused() {
    let world = World::new();
    let would = world.json(&["body", "log", "--weight", "72kg", "-n"]);
    assert_eq!(would["log"]["weightKg"].to_string(), "72");
    assert!(would["at"].is_string(), "{would}");
    let told = world.ok(&["body", "log", "--weight", "72kg", "--at", "yesterday 7:00"]);
    assert!(
        told.err.contains("at Fri 20 Nov 2026 07:00"),
        "{}",
        told.err
    );
    world.ok(&["undo"]);
    assert!(weights(&world).is_empty());
    for wrong in [
        ["--age", "200"],
        ["--sex", "cat"],
        ["--weight", "heavy"],
        ["--weight", "0kg"],
    ] {
        world.run(&["body", "log", wrong[0], wrong[1]]).failed(3);
    }
    assert!(weights(&world).is_empty());
}

#[test]
fn a_service_keeps_no_history() {
    let world = World::new();
    world.ok(&["context", "add", "work", "--url", "https://work.example/v1"]);
    for command in [
        &["body", "log", "--weight", "72kg"][..],
        &["body", "history"],
    ] {
        let line = [command, &["-C", "work"]].concat();
        world.run(&line).failed(2).says("only a journal on disk");
    }
}

#[test]
fn what_nobody_ever_weighed_is_a_slip_and_is_not_kept() {
    let world = World::new();
    for command in ["log", "set"] {
        let error = world.error(3, &["body", command, "--weight", "725kg"]);
        let message = error["message"].as_str().unwrap();
        assert!(message.contains("at most 700 kg"), "{error}");
    }
    assert!(weights(&world).is_empty());
    assert_eq!(current(&world), "null");
}
