//! Daily targets: a step function over the days.

use serde_json::{Value, json};

use crate::json::{assert_same, number};
use crate::stand::Stand;

promises!(
    targets_hold_from_their_day_on,
    earlier_days_keep_their_targets,
    the_same_day_is_replaced,
    what_was_planned_after_is_dropped,
    null_ends_the_targets,
    a_change_through_a_day_ends_there,
    a_change_may_be_of_one_day,
    the_day_after_is_of_the_calendar,
    a_change_through_a_day_before_any_targets_ends_in_none,
    a_change_through_a_day_over_a_step_takes_up_what_held_then,
    a_change_through_a_day_keeps_what_is_planned_after,
    a_change_through_the_eve_of_a_step_adds_none,
    a_change_through_a_day_swallows_the_steps_inside,
    days_without_targets_are_a_change_too,
    equal_neighbours_are_one,
    equal_numbers_written_otherwise_are_equal,
    targets_that_differ_in_one_number_are_not_equal,
    none_before_the_first_targets_is_dropped,
    a_target_is_zero_or_more,
    all_four_targets_are_sent,
    from_and_values_are_required,
    through_is_not_before_from,
    days_are_ten_characters,
    a_refused_change_changes_nothing,
);

/// Four targets, told apart by their energy.
pub(super) fn values(kcal: u32) -> Value {
    json!({"caloriesKcal": kcal, "proteinG": 1, "carbsG": 2, "fatG": 3})
}

/// Changes the targets and gives the steps as `(from, energy)`; 0 stands for none.
fn change(stand: &Stand, from: &str, kcal: u32, through: Option<&str>) -> Vec<(String, u32)> {
    let values = if kcal == 0 { Value::Null } else { values(kcal) };
    let mut targets = json!({"from": from, "values": values});
    if let Some(through) = through {
        targets["through"] = json!(through);
    }
    let after = stand.update_settings(json!({"targets": targets})).given();
    assert_same(&stand.get_settings(), &after);
    let steps = after["targets"].as_array().expect("targets");
    let step = |step: &Value| {
        let kcal = &step["values"]["caloriesKcal"];
        let kcal = if kcal.is_null() {
            0
        } else {
            kcal.to_string().parse().unwrap()
        };
        (step["from"].as_str().unwrap().to_owned(), kcal)
    };
    steps.iter().map(step).collect()
}

#[track_caller]
fn assert_steps(actual: &[(String, u32)], expected: &[(&str, u32)]) {
    let actual: Vec<_> = actual
        .iter()
        .map(|(from, kcal)| (from.as_str(), *kcal))
        .collect();
    assert_eq!(actual, expected);
}

fn refuse(stand: &Stand, targets: Value, paths: &[&str]) {
    stand
        .update_settings(json!({"targets": targets}))
        .refused(paths);
}

fn targets_hold_from_their_day_on(stand: &Stand) {
    let patch = json!({"targets": {"from": "2026-11-10", "values": values(2_000)}});
    let after = stand.update_settings(patch).given();
    let expected = json!([{"from": "2026-11-10", "values": values(2_000)}]);
    assert_same(&after["targets"], &expected);
}

fn earlier_days_keep_their_targets(stand: &Stand) {
    change(stand, "2026-11-10", 2_000, None);
    let steps = change(stand, "2026-11-20", 1_800, None);
    assert_steps(&steps, &[("2026-11-10", 2_000), ("2026-11-20", 1_800)]);
}

fn the_same_day_is_replaced(stand: &Stand) {
    change(stand, "2026-11-10", 2_000, None);
    let steps = change(stand, "2026-11-10", 1_800, None);
    assert_steps(&steps, &[("2026-11-10", 1_800)]);
}

fn what_was_planned_after_is_dropped(stand: &Stand) {
    change(stand, "2026-11-10", 2_000, None);
    change(stand, "2026-11-20", 1_800, None);
    change(stand, "2026-11-30", 1_600, None);
    let steps = change(stand, "2026-11-15", 1_900, None);
    assert_steps(&steps, &[("2026-11-10", 2_000), ("2026-11-15", 1_900)]);
    let steps = change(stand, "2026-11-01", 2_100, None);
    assert_steps(&steps, &[("2026-11-01", 2_100)]);
}

fn null_ends_the_targets(stand: &Stand) {
    change(stand, "2026-11-10", 2_000, None);
    let steps = change(stand, "2026-11-20", 0, None);
    assert_steps(&steps, &[("2026-11-10", 2_000), ("2026-11-20", 0)]);
    let told = stand.get_settings();
    let last = json!({"from": "2026-11-20", "values": null});
    assert_same(&told["targets"][1], &last);
}

fn a_change_through_a_day_ends_there(stand: &Stand) {
    change(stand, "2026-11-01", 2_000, None);
    let steps = change(stand, "2026-11-10", 2_500, Some("2026-11-12"));
    let expected = [
        ("2026-11-01", 2_000),
        ("2026-11-10", 2_500),
        ("2026-11-13", 2_000),
    ];
    assert_steps(&steps, &expected);
}

fn a_change_may_be_of_one_day(stand: &Stand) {
    change(stand, "2026-11-01", 2_000, None);
    let steps = change(stand, "2026-11-10", 2_500, Some("2026-11-10"));
    let expected = [
        ("2026-11-01", 2_000),
        ("2026-11-10", 2_500),
        ("2026-11-11", 2_000),
    ];
    assert_steps(&steps, &expected);
}

fn the_day_after_is_of_the_calendar(stand: &Stand) {
    change(stand, "2023-01-01", 2_000, None);
    let steps = change(stand, "2024-02-28", 2_500, Some("2024-02-28"));
    assert_eq!(steps[2].0, "2024-02-29");
    let steps = change(stand, "2026-02-28", 2_600, Some("2026-02-28"));
    assert_eq!(steps[4].0, "2026-03-01");
    let steps = change(stand, "2026-12-31", 2_700, Some("2026-12-31"));
    assert_eq!(steps[6].0, "2027-01-01");
}

fn a_change_through_a_day_before_any_targets_ends_in_none(stand: &Stand) {
    let steps = change(stand, "2026-11-10", 2_500, Some("2026-11-12"));
    assert_steps(&steps, &[("2026-11-10", 2_500), ("2026-11-13", 0)]);
}

fn a_change_through_a_day_over_a_step_takes_up_what_held_then(stand: &Stand) {
    change(stand, "2026-11-01", 2_000, None);
    change(stand, "2026-11-10", 1_800, None);
    let steps = change(stand, "2026-11-08", 2_500, Some("2026-11-12"));
    let expected = [
        ("2026-11-01", 2_000),
        ("2026-11-08", 2_500),
        ("2026-11-13", 1_800),
    ];
    assert_steps(&steps, &expected);
}

fn a_change_through_a_day_keeps_what_is_planned_after(stand: &Stand) {
    change(stand, "2026-11-01", 2_000, None);
    change(stand, "2026-11-20", 1_800, None);
    let steps = change(stand, "2026-11-10", 2_500, Some("2026-11-12"));
    let expected = [
        ("2026-11-01", 2_000),
        ("2026-11-10", 2_500),
        ("2026-11-13", 2_000),
        ("2026-11-20", 1_800),
    ];
    assert_steps(&steps, &expected);
}

fn a_change_through_the_eve_of_a_step_adds_none(stand: &Stand) {
    change(stand, "2026-11-01", 2_000, None);
    change(stand, "2026-11-20", 1_800, None);
    let steps = change(stand, "2026-11-10", 2_500, Some("2026-11-19"));
    let expected = [
        ("2026-11-01", 2_000),
        ("2026-11-10", 2_500),
        ("2026-11-20", 1_800),
    ];
    assert_steps(&steps, &expected);
}

fn a_change_through_a_day_swallows_the_steps_inside(stand: &Stand) {
    change(stand, "2026-11-01", 2_000, None);
    change(stand, "2026-11-10", 1_800, Some("2026-11-12"));
    let steps = change(stand, "2026-11-05", 2_500, Some("2026-11-20"));
    let expected = [
        ("2026-11-01", 2_000),
        ("2026-11-05", 2_500),
        ("2026-11-21", 2_000),
    ];
    assert_steps(&steps, &expected);
}

fn days_without_targets_are_a_change_too(stand: &Stand) {
    change(stand, "2026-11-01", 2_000, None);
    let steps = change(stand, "2026-11-10", 0, Some("2026-11-12"));
    assert_steps(
        &steps,
        &[
            ("2026-11-01", 2_000),
            ("2026-11-10", 0),
            ("2026-11-13", 2_000),
        ],
    );
}

fn equal_neighbours_are_one(stand: &Stand) {
    change(stand, "2026-11-01", 2_000, None);
    assert_steps(
        &change(stand, "2026-11-10", 2_000, None),
        &[("2026-11-01", 2_000)],
    );
    let steps = change(stand, "2026-11-10", 2_000, Some("2026-11-12"));
    assert_steps(&steps, &[("2026-11-01", 2_000)]);
    change(stand, "2026-11-10", 1_800, Some("2026-11-12"));
    let steps = change(stand, "2026-11-10", 2_000, Some("2026-11-12"));
    assert_steps(&steps, &[("2026-11-01", 2_000)]);
    change(stand, "2026-11-10", 1_800, None);
    let steps = change(stand, "2026-11-05", 1_800, Some("2026-11-09"));
    assert_steps(&steps, &[("2026-11-01", 2_000), ("2026-11-05", 1_800)]);
}

fn equal_numbers_written_otherwise_are_equal(stand: &Stand) {
    change(stand, "2026-11-01", 2_000, None);
    let mut again = values(0);
    again["caloriesKcal"] = number("2e3");
    again["fatG"] = number("3.00");
    let patch = json!({"targets": {"from": "2026-11-10", "values": again}});
    let after = stand.update_settings(patch).given();
    assert_eq!(after["targets"].as_array().unwrap().len(), 1);
}

fn targets_that_differ_in_one_number_are_not_equal(stand: &Stand) {
    change(stand, "2026-11-01", 2_000, None);
    for (day, member) in [(10, "proteinG"), (11, "carbsG"), (12, "fatG")] {
        let mut other = values(2_000);
        other[member] = json!(99);
        let from = format!("2026-11-{day}");
        let patch = json!({"targets": {"from": from, "values": other}});
        let after = stand.update_settings(patch).given();
        assert_eq!(after["targets"].as_array().unwrap().len(), day - 8);
    }
}

fn none_before_the_first_targets_is_dropped(stand: &Stand) {
    assert_steps(&change(stand, "2026-11-01", 0, None), &[]);
    assert_steps(&change(stand, "2026-11-01", 0, Some("2026-11-05")), &[]);
    change(stand, "2026-11-10", 2_000, None);
    let steps = change(stand, "2026-11-01", 0, Some("2026-11-05"));
    assert_steps(&steps, &[("2026-11-10", 2_000)]);
    let steps = change(stand, "2026-11-08", 0, Some("2026-11-12"));
    assert_steps(&steps, &[("2026-11-13", 2_000)]);
    assert_steps(&change(stand, "2026-11-13", 0, None), &[]);
}

fn a_target_is_zero_or_more(stand: &Stand) {
    for value in ["0", "-0", "0.5", "5e-324", "2000.0"] {
        let mut targets = values(2_000);
        targets["fatG"] = number(value);
        let patch = json!({"targets": {"from": "2026-11-10", "values": targets}});
        let after = stand.update_settings(patch).given();
        assert_same(&after["targets"][0]["values"]["fatG"], &number(value));
    }
    for member in ["caloriesKcal", "proteinG", "carbsG", "fatG"] {
        for value in ["-1", "-0.001", "1e309", "null", "\"1\"", "true"] {
            let mut targets = values(2_000);
            targets[member] = number(value);
            let targets = json!({"from": "2026-11-10", "values": targets});
            refuse(stand, targets, &[&format!("targets.values.{member}")]);
        }
    }
}

fn all_four_targets_are_sent(stand: &Stand) {
    for member in ["caloriesKcal", "proteinG", "carbsG", "fatG"] {
        let targets = json!({"from": "2026-11-10", "values": values(2_000)});
        let targets = crate::bodies::without(targets, &format!("/values/{member}"));
        refuse(stand, targets, &[&format!("targets.values.{member}")]);
    }
    for other in [json!([]), json!(2_000), json!("none"), json!(false)] {
        refuse(
            stand,
            json!({"from": "2026-11-10", "values": other}),
            &["targets.values"],
        );
    }
}

fn from_and_values_are_required(stand: &Stand) {
    refuse(stand, json!({"values": null}), &["targets.from"]);
    refuse(stand, json!({"from": "2026-11-10"}), &["targets.values"]);
    refuse(stand, json!({}), &["targets.from", "targets.values"]);
}

fn through_is_not_before_from(stand: &Stand) {
    let targets = json!({"from": "2026-11-10", "values": null, "through": "2026-11-09"});
    refuse(stand, targets, &["targets.through"]);
}

fn days_are_ten_characters(stand: &Stand) {
    for day in [
        json!(""),
        json!("2026-2-9"),
        json!("2026-02-30"),
        json!(" 2026-02-09"),
        json!("2026-02-09T00:00:00Z"),
        json!("today"),
        json!(20_260_209),
    ] {
        refuse(
            stand,
            json!({"from": day, "values": null}),
            &["targets.from"],
        );
        let targets = json!({"from": "2020-01-01", "values": null, "through": day});
        refuse(stand, targets, &["targets.through"]);
    }
    refuse(
        stand,
        json!({"from": null, "values": null}),
        &["targets.from"],
    );
}

fn a_refused_change_changes_nothing(stand: &Stand) {
    change(stand, "2026-11-01", 2_000, None);
    let before = stand.get_settings();
    let targets = json!({"from": "2026-11-10", "values": values(1), "through": "2026-11-09"});
    refuse(stand, targets, &["targets.through"]);
    assert_same(&stand.get_settings(), &before);
}
