//! `updateSettings`: only what is sent changes.

mod members;
mod targets;

use serde_json::{Value, json};

use crate::json::{assert_same, number};
use crate::stand::Stand;

promises!(
    a_change_gives_the_settings_after_it,
    nothing_sent_changes_nothing,
    a_group_left_out_keeps_its_values,
    a_body_is_an_object,
    a_group_is_an_object,
    unknown_members_are_ignored,
    all_problems_are_told_at_once,
    one_problem_keeps_everything_as_it_was,
    at_most_100_characters_of_input_are_echoed,
);

/// Everything set once.
fn full(stand: &Stand) -> Value {
    let patch = json!({
        "targets": {"from": "2026-11-01", "values": targets::values(2_000)},
        "preferences": {
            "units": "uk", "deviceUnits": "metric", "showTargets": false,
            "assistantShortcut": "off",
        },
        "body": {
            "weightKg": 70, "heightCm": 180, "age": 42, "sex": "male", "activity": "sitting",
        },
    });
    stand.update_settings(patch).given()
}

fn a_change_gives_the_settings_after_it(stand: &Stand) {
    full(stand);
    let changed = stand.update_settings(json!({"body": {"age": 43}})).given();
    assert_same(&changed["body"]["age"], &json!(43));
    assert_same(&stand.get_settings(), &changed);
}

fn nothing_sent_changes_nothing(stand: &Stand) {
    let before = full(stand);
    for body in [json!({}), json!({"preferences": {}}), json!({"body": {}})] {
        assert_same(&stand.update_settings(body).given(), &before);
    }
    assert_same(&stand.get_settings(), &before);
}

fn a_group_left_out_keeps_its_values(stand: &Stand) {
    let before = full(stand);
    let patch = json!({"targets": {"from": "2026-12-01", "values": null}});
    let after = stand.update_settings(patch).given();
    assert_same(&after["preferences"], &before["preferences"]);
    assert_same(&after["body"], &before["body"]);
    let after = stand
        .update_settings(json!({"preferences": {"units": null}}))
        .given();
    assert_same(&after["body"], &before["body"]);
    assert_eq!(after["targets"].as_array().unwrap().len(), 2);
}

fn a_body_is_an_object(stand: &Stand) {
    for body in [json!(null), json!([]), json!("x"), json!(1)] {
        stand.update_settings(body).invalid();
    }
}

fn a_group_is_an_object(stand: &Stand) {
    for group in ["targets", "preferences", "body"] {
        for value in [json!([]), json!("x"), json!(1), json!(true)] {
            stand
                .update_settings(json!({group: value}))
                .refused(&[group]);
        }
    }
}

fn unknown_members_are_ignored(stand: &Stand) {
    let before = full(stand);
    let patch = json!({
        "theme": "dark",
        "preferences": {"font": "large"},
        "body": {"shoes": 43},
        "targets": {
            "from": "2026-11-01", "values": {
                "caloriesKcal": 2000, "proteinG": 1, "carbsG": 2, "fatG": 3, "saltG": 4,
            },
            "reason": "none",
        },
    });
    let after = stand.update_settings(patch).given();
    assert_same(&after, &before);
}

fn all_problems_are_told_at_once(stand: &Stand) {
    let before = full(stand);
    let patch = json!({
        "targets": {"from": "soon", "values": {"caloriesKcal": -1, "proteinG": "x", "carbsG": 1}},
        "preferences": {
            "units": "stones", "deviceUnits": null, "showTargets": null, "assistantShortcut": 1,
        },
        "body": {"weightKg": 0, "heightCm": "tall", "age": 131, "sex": "m", "activity": ""},
    });
    stand.update_settings(patch).refused(&[
        "targets.from",
        "targets.values.caloriesKcal",
        "targets.values.proteinG",
        "targets.values.fatG",
        "preferences.units",
        "preferences.deviceUnits",
        "preferences.showTargets",
        "preferences.assistantShortcut",
        "body.weightKg",
        "body.heightCm",
        "body.age",
        "body.sex",
        "body.activity",
    ]);
    assert_same(&stand.get_settings(), &before);
}

fn one_problem_keeps_everything_as_it_was(stand: &Stand) {
    let before = full(stand);
    let patch = json!({
        "targets": {"from": "2026-12-01", "values": targets::values(1_500)},
        "preferences": {"units": "metric"},
        "body": {"weightKg": 71, "age": number("0")},
    });
    stand.update_settings(patch).refused(&["body.age"]);
    assert_same(&stand.get_settings(), &before);
}

fn at_most_100_characters_of_input_are_echoed(stand: &Stand) {
    let long = "x".repeat(1_500);
    for patch in [
        json!({"preferences": {"units": long}}),
        json!({"targets": {"from": long, "values": null}}),
        json!({"body": {"sex": long}}),
        json!({long.as_str(): "\0"}),
        json!({"body": {long.as_str(): "\0"}}),
    ] {
        let error = stand.update_settings(patch).invalid();
        let told = serde_json::to_string(error.details()).unwrap() + error.message();
        assert!(!told.contains(&"x".repeat(101)), "{told}");
    }
}
