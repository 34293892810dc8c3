//! Targets, preferences and body measurements.

use serde_json::{Value, json};

use crate::world::{TARGETS, World};

fn on(world: &World, day: &str) -> Value {
    let target = world.json(&["target", "show", day]);
    let members: Vec<_> = target.as_object().unwrap().keys().collect();
    assert_eq!(members, ["day", "values"]);
    target["values"].clone()
}

fn values(kcal: u32, protein: u32) -> Value {
    json!({"caloriesKcal": kcal, "proteinG": protein, "carbsG": 230, "fatG": 70})
}

#[test]
fn targets_hold_from_today_on_unless_another_day_is_said() {
    let world = World::new();
    let settings = world.json(&TARGETS);
    assert_eq!(
        settings["targets"],
        json!([{"from": "2026-11-21", "values": values(2100, 120)}])
    );
    assert_eq!(on(&world, "today"), values(2100, 120));
    assert_eq!(on(&world, "2030-01-01"), values(2100, 120));
    assert_eq!(on(&world, "yesterday"), json!(null));
}

#[test]
fn targets_that_are_left_out_stay_as_in_force_on_the_first_day() {
    let world = World::new();
    world.ok(&TARGETS);
    world.ok(&["target", "set", "--protein", "150", "--from", "2026-12-01"]);
    world.ok(&[
        "target",
        "set",
        "--kcal",
        "1800",
        "--from",
        "2026-12-10",
        "--through",
        "2026-12-12",
    ]);
    assert_eq!(on(&world, "2026-11-30"), values(2100, 120));
    assert_eq!(on(&world, "2026-12-01"), values(2100, 150));
    assert_eq!(on(&world, "2026-12-11"), values(1800, 150));
    assert_eq!(on(&world, "2026-12-13"), values(2100, 150));
}

#[test]
fn where_none_are_in_force_all_four_are_needed() {
    let world = World::new();
    world
        .run(&["target", "set", "--kcal", "2100"])
        .failed(2)
        .says("--protein");
    world.run(&["target", "set"]).failed(2);
    assert_eq!(world.json(&["settings", "show"])["targets"], json!([]));
}

#[test]
fn targets_are_cleared_from_a_day_on_or_for_some_days() {
    let world = World::new();
    world.ok(&TARGETS);
    world.ok(&[
        "target",
        "clear",
        "--from",
        "2026-12-24",
        "--through",
        "2026-12-26",
    ]);
    assert_eq!(on(&world, "2026-12-25"), json!(null));
    assert_eq!(on(&world, "2026-12-27"), values(2100, 120));
    world.ok(&["target", "clear"]);
    assert_eq!(on(&world, "today"), json!(null));
    let error = world.error(
        3,
        &[
            "target",
            "clear",
            "--from",
            "2026-12-24",
            "--through",
            "2026-12-01",
        ],
    );
    assert_eq!(error["code"], "invalid_input");
}

#[test]
fn bad_targets_change_nothing() {
    let world = World::new();
    world.ok(&TARGETS);
    for (exit, flags) in [
        (3, &["--kcal", "many"][..]),
        (3, &["--kcal=-1"]),
        (3, &["--kcal", "1", "--from", "31/12/2026"]),
        (3, &["--kcal", "1", "--from", "2026-02-30"]),
    ] {
        world
            .run(&[&["target", "set"], flags].concat())
            .failed(exit);
    }
    assert_eq!(on(&world, "today"), values(2100, 120));
}

#[test]
fn preferences_are_set_and_cleared_by_name() {
    let world = World::new();
    let preference = |world: &World, name: &str| {
        world.json(&["preference", "show"])["preferences"][name].clone()
    };
    for (name, value, expected) in [
        ("units", "imperial", json!("imperial")),
        ("deviceUnits", "uk", json!("uk")),
        ("showTargets", "false", json!(false)),
        ("assistantShortcut", "assistant_b", json!("assistant_b")),
    ] {
        world.ok(&["preference", "set", name, value]);
        assert_eq!(preference(&world, name), expected);
    }
    world.ok(&["preference", "unset", "units"]);
    assert_eq!(preference(&world, "units"), json!(null));
    assert_eq!(preference(&world, "deviceUnits"), json!("uk"));
    for (arguments, what) in [
        (&["set", "units", "stones"][..], "metric"),
        (&["set", "showTargets", "maybe"], "true"),
        (&["set", "colour", "red"], "units"),
        (&["unset", "deviceUnits"], "deviceUnits"),
    ] {
        world
            .run(&[&["preference"], arguments].concat())
            .failed(3)
            .says(what);
    }
}

#[test]
fn a_bad_preference_is_the_same_error_as_over_the_api() {
    let world = World::new();
    let error = world.error(3, &["preference", "set", "units", "stones"]);
    let body = r#"{"preferences": {"units": "stones"}}"#;
    let raw = world
        .run_with(&["api", "updateSettings", "--file", "-"], body)
        .failed(3)
        .error();
    for member in ["code", "message", "details", "status"] {
        assert_eq!(error[member], raw[member], "{member}");
    }
}

#[test]
fn a_body_is_measured_in_the_units_of_the_person() {
    let world = World::new();
    let body =
        |arguments: &[&str]| world.json(&[&["body", "set"], arguments].concat())["body"].clone();
    let imperial = body(&["--weight", "170lb", "--height", "5ft11in"]);
    assert_eq!(imperial["weightKg"], json!(77.111));
    assert_eq!(imperial["heightCm"], json!(180.34));
    assert_eq!(body(&["--weight", "11st 6lb"])["weightKg"], json!(72.575));
    assert_eq!(
        body(&["--weight", "72,5kg", "--height", "1.8m"])["weightKg"],
        json!(72.5)
    );
    assert_eq!(
        body(&["--weight", "72"])["heightCm"],
        json!(180),
        "what is not given stays"
    );
    let rest = body(&["--age", "40", "--sex", "female", "--activity", "very"]);
    assert_eq!(rest["age"], json!(40));
    assert_eq!(
        (&rest["sex"], &rest["activity"]),
        (&json!("female"), &json!("very"))
    );
    assert_eq!(
        world.json(&["body", "unset", "weight"])["body"]["weightKg"],
        json!(null)
    );
    assert_eq!(world.json(&["body", "show"])["body"]["age"], json!(40));
    for (exit, arguments) in [
        (3, &["set", "--weight", "heavy"][..]),
        (3, &["set", "--weight", "70 ml"]),
        (3, &["set", "--weight", "0"]),
        (3, &["set", "--age", "131"]),
        (3, &["set", "--sex", "other"]),
        (3, &["unset", "shoe-size"]),
        (2, &["set"]),
    ] {
        world.run(&[&["body"], arguments].concat()).failed(exit);
    }
}

#[test]
fn settings_are_changed_with_the_exact_body_and_unknown_members_are_told() {
    let world = World::new();
    let body = r#"{"preferences": {"units": "uk", "colour": "red"}, "shoes": 43}"#;
    let done = world
        .run_with(&["settings", "update", "--file", "-", "--json"], body)
        .succeeded();
    done.says("preferences.colour").says("shoes");
    assert_eq!(done.json()["preferences"]["units"], "uk");
    let file = world.file("settings.json", r#"{"body": {"age": 200}}"#);
    world
        .run(&["settings", "update", "--file", &file])
        .failed(3)
        .says("body.age");
    assert_eq!(
        world.json(&["settings", "show"])["body"]["age"],
        json!(null)
    );
}

#[test]
fn all_settings_are_shown_and_what_is_unset_is_unknown() {
    let world = World::new();
    assert_eq!(
        world.json(&["settings", "show"]),
        json!({
            "targets": [],
            "preferences": {"units": null, "deviceUnits": null, "showTargets": true, "assistantShortcut": null},
            "body": {"weightKg": null, "heightCm": null, "age": null, "sex": null, "activity": null},
        })
    );
    let plain = world.ok(&["settings", "show"]);
    assert!(
        plain.records().contains(&vec!["body.weightKg", "—"]),
        "{}",
        plain.out
    );
}

#[test]
fn csv_leaves_what_is_unset_empty() {
    let world = World::new();
    for command in [
        &["settings", "show"][..],
        &["target", "show", "today"],
        &["body", "show"],
    ] {
        let done = world.ok(&[command, &["--format", "csv"]].concat());
        assert!(!done.out.contains('—'), "{command:?}: {}", done.out);
    }
}

#[test]
fn a_write_that_leaves_nothing_to_show_says_what_it_did_in_a_pipe() {
    let world = World::new();
    world.ok(&TARGETS);
    let cleared = world.ok(&["target", "clear"]).out;
    assert!(
        cleared.contains("No targets from 2026-11-21 on"),
        "{cleared}"
    );
    assert_eq!(world.ok(&["target", "show"]).out, "");
}

#[test]
fn clearing_targets_where_none_hold_leaves_data_alone_in_a_pipe() {
    let world = World::new();
    for (format, out) in [
        ("plain", ""),
        ("csv", "day,caloriesKcal,proteinG,carbsG,fatG\n"),
    ] {
        let done = world.ok(&["target", "clear", "--format", format]);
        done.says("it is so already: nothing was changed");
        assert_eq!(done.out, out);
    }
    let told = world.ok(&["target", "clear", "--format", "table"]).out;
    assert!(told.contains("It is so already"), "{told}");
}

#[test]
fn what_is_so_already_is_said_in_a_pipe_too() {
    let world = World::new();
    for command in [
        &["body", "unset", "weight"][..],
        &["preference", "unset", "units"],
        &["body", "unset", "age", "--json"],
    ] {
        world.ok(command).says("it is so already");
    }
    // Nobody made it, and it is true all the same.
    let shows = ["preference", "set", "showTargets", "true"];
    let done = world.ok(&shows).says("it is so already").err.clone();
    assert!(!done.contains("undo"), "{done}");
    assert_eq!(world.ok(&["undo", "--list", "-q"]).out, "");
    world.ok(&["preference", "set", "showTargets", "false"]);
    assert!(!world.ok(&shows).err.contains("already"));
    let changed = world.ok(&["body", "set", "--age", "40"]);
    assert!(!changed.err.contains("already"), "{}", changed.err);
    let quiet = world.ok(&["body", "set", "--age", "40", "-q"]);
    assert_eq!(quiet.err, "");
}

#[test]
fn the_last_day_is_the_next_such_one_from_the_first_on() {
    let world = World::new();
    let set = "target set --kcal 2000 --protein 100 --carbs 250 --fat 60";
    let set: Vec<&str> = set.split(' ').collect();
    // The clock's day is a Saturday.
    for span in [["mon", "sun"], ["mon", "mon"], ["24 dec", "2 jan"]] {
        let span = ["--from", span[0], "--through", span[1], "-n"];
        let body = world.json(&[&set[..], &span].concat())["body"]["targets"].clone();
        assert!(body["through"].as_str() >= body["from"].as_str(), "{body}");
    }
    let span = ["--from", "mon", "--through", "sun", "-n"];
    let body = world.json(&[&set[..], &span].concat())["body"]["targets"].clone();
    assert_eq!(
        (&body["from"], &body["through"]),
        (&"2026-11-23".into(), &"2026-11-29".into())
    );
    let before = ["--from", "mon", "--through", "today"];
    world
        .run(&[&set[..], &before].concat())
        .failed(3)
        .says("2026-11-21")
        .says("2026-11-23");
}

#[test]
fn a_preference_that_cannot_be_unset_is_to_be_set_otherwise() {
    let told = World::new()
        .run(&["preference", "unset", "showTargets"])
        .failed(3);
    told.says("journal preference set showTargets VALUE");
}
