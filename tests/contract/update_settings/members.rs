//! Preferences and body measurements.

use serde_json::{Value, json};

use super::full;
use crate::json::{assert_same, number};
use crate::stand::Stand;

promises!(
    a_choice_takes_each_of_its_words,
    a_choice_takes_no_other_word,
    show_targets_is_true_or_false,
    only_the_member_sent_changes,
    null_clears_a_member,
    device_units_and_show_targets_cannot_be_cleared,
    weight_and_height_are_more_than_zero,
    an_age_is_a_whole_number_of_1_to_130,
);

/// Sets one member and gives it as it comes back.
fn set(stand: &Stand, group: &str, member: &str, value: Value) -> Value {
    let after = stand
        .update_settings(json!({group: {member: value}}))
        .given();
    assert_same(&stand.get_settings(), &after);
    after[group][member].clone()
}

fn refuse(stand: &Stand, group: &str, member: &str, value: Value) {
    let path = format!("{group}.{member}");
    stand
        .update_settings(json!({group: {member: value}}))
        .refused(&[&path]);
}

const CHOICES: [(&str, &str, &[&str]); 5] = [
    ("preferences", "units", &["metric", "imperial", "uk"]),
    ("preferences", "deviceUnits", &["metric", "imperial", "uk"]),
    (
        "preferences",
        "assistantShortcut",
        &["assistant_a", "assistant_b", "off"],
    ),
    ("body", "sex", &["female", "male", "unspecified"]),
    ("body", "activity", &["sitting", "somewhat", "very"]),
];

fn a_choice_takes_each_of_its_words(stand: &Stand) {
    for (group, member, words) in CHOICES {
        for word in words {
            assert_eq!(set(stand, group, member, json!(word)), *word);
        }
    }
}

fn a_choice_takes_no_other_word(stand: &Stand) {
    for (group, member, words) in CHOICES {
        let capital = words[0].to_uppercase();
        for value in [
            json!(""),
            json!("other"),
            json!(capital),
            json!(1),
            json!([]),
            json!("a\0"),
        ] {
            refuse(stand, group, member, value);
        }
    }
}

fn show_targets_is_true_or_false(stand: &Stand) {
    for value in [false, true] {
        assert_eq!(
            set(stand, "preferences", "showTargets", json!(value)),
            value
        );
    }
    for value in [json!("true"), json!(1), json!(0), json!(null)] {
        refuse(stand, "preferences", "showTargets", value);
    }
}

fn only_the_member_sent_changes(stand: &Stand) {
    let before = full(stand);
    for (group, member, value) in [
        ("preferences", "units", json!("metric")),
        ("preferences", "showTargets", json!(true)),
        ("body", "weightKg", json!(71.5)),
        ("body", "activity", json!("very")),
    ] {
        set(stand, group, member, value);
    }
    let after = stand.get_settings();
    let mut expected = before;
    expected["preferences"]["units"] = json!("metric");
    expected["preferences"]["showTargets"] = json!(true);
    expected["body"]["weightKg"] = json!(71.5);
    expected["body"]["activity"] = json!("very");
    assert_same(&after, &expected);
}

fn null_clears_a_member(stand: &Stand) {
    full(stand);
    for (group, member) in [
        ("preferences", "units"),
        ("preferences", "assistantShortcut"),
        ("body", "weightKg"),
        ("body", "heightCm"),
        ("body", "age"),
        ("body", "sex"),
        ("body", "activity"),
    ] {
        assert!(!stand.get_settings()[group][member].is_null());
        assert!(set(stand, group, member, Value::Null).is_null(), "{member}");
    }
}

fn device_units_and_show_targets_cannot_be_cleared(stand: &Stand) {
    let before = full(stand);
    for member in ["deviceUnits", "showTargets"] {
        refuse(stand, "preferences", member, Value::Null);
    }
    assert_same(&stand.get_settings(), &before);
}

fn weight_and_height_are_more_than_zero(stand: &Stand) {
    for member in ["weightKg", "heightCm"] {
        for value in ["70", "70.25", "0.1", "5e-324", "180.0"] {
            assert_same(&set(stand, "body", member, number(value)), &number(value));
        }
        for value in ["0", "-0", "-1", "1e309", "\"70\"", "true", "[]"] {
            refuse(stand, "body", member, number(value));
        }
    }
}

fn an_age_is_a_whole_number_of_1_to_130(stand: &Stand) {
    for (value, told) in [("1", 1), ("130", 130), ("30.0", 30), ("3e1", 30)] {
        assert_same(&set(stand, "body", "age", number(value)), &json!(told));
    }
    for value in [
        "0", "131", "-1", "30.5", "1e309", "5e-324", "\"30\"", "true",
    ] {
        refuse(stand, "body", "age", number(value));
    }
}
