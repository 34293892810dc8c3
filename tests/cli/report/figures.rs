//! What counts in a report, and what became of the targets.

use serde_json::{Value, json};

use super::{TARGETS, larder};
use crate::world::World;

/// The one period of a report of one day.
fn day(world: &World, day: &str) -> Value {
    let report = world.json(&["report", "--from", day, "--to", day]);
    assert_eq!(report["periods"].as_array().unwrap().len(), 1);
    report["periods"][0].clone()
}

/// Met, missed and can't tell of a target.
fn tally(period: &Value, target: &str) -> [u64; 3] {
    let tally = &period["targets"][target];
    ["met", "missed", "cantTell"].map(|what| tally[what].as_u64().unwrap())
}

#[test]
fn an_average_never_divides_by_empty_days() {
    let world = larder();
    world.ok(&["log", "300 g known stew", "--at", "2026-11-16 8am"]);
    world.ok(&["log", "100 g known stew", "--at", "2026-11-18 8am"]);
    let report = world.json(&["report", "--from", "2026-11-16", "--by", "week"]);
    let week = &report["periods"][0];
    assert_eq!(
        (&week["days"], &week["daysWithData"]),
        (&json!(6), &json!(2))
    );
    assert_eq!(week["eaten"]["values"]["kcal"], json!(1600));
    assert_eq!(week["average"]["values"]["kcal"], json!(800));
    assert_eq!(
        day(&world, "2026-11-17")["average"],
        json!({"values": {}, "partial": []})
    );
}

#[test]
fn planned_meals_never_count() {
    let world = larder();
    world.ok(&["plan", "300 g known stew", "--at", "2026-11-20 8am"]);
    let planned = day(&world, "2026-11-20");
    assert_eq!(
        (&planned["meals"], &planned["daysWithData"]),
        (&json!(0), &json!(0))
    );
    world.ok(&["meal", "eat", "last"]);
    let eaten = world.json(&["report", "--from", "2026-11-20"]);
    assert_eq!(eaten["total"]["eaten"]["values"]["kcal"], json!(1200));
}

#[test]
fn a_day_with_a_lower_bound_or_an_unknown_is_not_complete() {
    let world = larder();
    world.ok(&["log", "100 g known stew", "--at", "2026-11-16 8am"]);
    world.ok(&[
        "log",
        "100 g known stew, 100 g half pie",
        "--at",
        "2026-11-17 8am",
    ]);
    world.ok(&["log", "500kcal", "--at", "2026-11-18 8am"]);
    let complete = |at: &str| day(&world, at)["daysComplete"].clone();
    assert_eq!(complete("2026-11-16"), json!(1));
    assert_eq!(complete("2026-11-17"), json!(0));
    assert_eq!(complete("2026-11-18"), json!(0));
    let known = world.json(&["report", "--from", "2026-11-16"])["total"].clone();
    assert_eq!(known["daysComplete"], json!(1));
    assert_eq!(known["daysMacrosKnown"], json!(1));
}

#[test]
fn targets_are_met_missed_or_cannot_be_told() {
    let world = larder();
    world.ok(&[&TARGETS[..], &["--from", "2026-11-01"]].concat());
    // 2,000 kcal, 100 g of protein, 200 of carbohydrate, 75 of fat: all as it should be.
    world.ok(&["log", "500 g known stew", "--at", "2026-11-16 8am"]);
    // 250 kcal and nothing known beside protein.
    world.ok(&["log", "100 g half pie", "--at", "2026-11-17 8am"]);
    // More than enough of each, and some food of which only the energy is known.
    world.ok(&["log", "700 g known stew, 500kcal", "--at", "2026-11-18 8am"]);
    let all = |at: &str| {
        let period = day(&world, at);
        ["caloriesKcal", "proteinG", "carbsG", "fatG"].map(|target| tally(&period, target))
    };
    const MET: [u64; 3] = [1, 0, 0];
    const MISSED: [u64; 3] = [0, 1, 0];
    const OPEN: [u64; 3] = [0, 0, 1];
    assert_eq!(all("2026-11-16"), [MET; 4]);
    assert_eq!(all("2026-11-17"), [MISSED, MISSED, OPEN, OPEN]);
    // A lower bound that is enough protein is enough, and too much fat is too much.
    assert_eq!(all("2026-11-18"), [MISSED, MET, MISSED, MISSED]);
}

#[test]
fn a_day_that_is_not_over_is_a_lower_bound() {
    let world = larder();
    world.ok(&TARGETS);
    world.ok(&["log", "500 g known stew", "--at", "8am"]);
    let today = day(&world, "2026-11-21");
    assert_eq!(tally(&today, "caloriesKcal"), [0, 0, 1]);
    assert_eq!(tally(&today, "proteinG"), [1, 0, 0]);
    let tomorrow = world.with("JOURNAL_NOW", "2026-11-22T00:00:00+01:00");
    assert_eq!(
        tally(&day(&tomorrow, "2026-11-21"), "caloriesKcal"),
        [1, 0, 0]
    );
}

#[test]
fn targets_are_those_of_each_day() {
    let world = larder();
    world.ok(&[&TARGETS[..], &["--from", "2026-11-17"]].concat());
    world.ok(&["target", "set", "--kcal", "1000", "--from", "2026-11-18"]);
    for at in ["2026-11-16 8am", "2026-11-17 8am", "2026-11-18 8am"] {
        world.ok(&["log", "250 g known stew", "--at", at]);
    }
    assert_eq!(day(&world, "2026-11-16")["targets"], json!(null));
    assert_eq!(tally(&day(&world, "2026-11-17"), "caloriesKcal"), [0, 1, 0]);
    assert_eq!(tally(&day(&world, "2026-11-18"), "caloriesKcal"), [1, 0, 0]);
    let both = world.json(&["report", "--from", "2026-11-17"]);
    assert_eq!(
        both["total"]["target"]["caloriesKcal"],
        json!(1500),
        "the mean of both days"
    );
    let all = world.json(&["report", "--from", "2026-11-16"]);
    assert_eq!(
        all["total"]["target"],
        json!(null),
        "a day without targets has none"
    );
}

#[test]
fn rows_are_days_weeks_from_monday_and_months() {
    let world = World::new();
    let names = |arguments: &[&str]| -> Vec<String> {
        let report = world.json(&[&["report"], arguments].concat());
        assert_eq!(report["schema"], "journal.report/1");
        let periods = report["periods"].as_array().unwrap().iter();
        periods
            .map(|period| period["period"].as_str().unwrap().to_owned())
            .collect()
    };
    let days = names(&[]);
    assert_eq!(
        (days.len(), days[0].as_str(), days[6].as_str()),
        (7, "2026-11-15", "2026-11-21")
    );
    assert_eq!(
        names(&["--by", "week", "--from", "2026-11-15"]),
        ["2026-W46", "2026-W47"]
    );
    assert_eq!(
        names(&["--by", "month", "--from", "2026-10-31"]),
        ["2026-10", "2026-11"]
    );
    assert_eq!(
        (
            names(&["--by", "week"]).len(),
            names(&["--by", "month"]).len()
        ),
        (8, 12)
    );
}

#[test]
fn days_that_make_no_report_are_refused_with_a_way_out() {
    let world = World::new();
    let backwards = world.error(3, &["report", "--from", "today", "--to", "yesterday"]);
    assert!(
        backwards["hint"].as_str().unwrap().contains("--from"),
        "{backwards}"
    );
    let endless = world.error(3, &["report", "--from", "1900-01-01"]);
    assert!(
        endless["hint"].as_str().unwrap().contains("--by month"),
        "{endless}"
    );
    world.json(&["report", "--from", "1900-01-01", "--by", "month"]);
    world.error(2, &["report", "--by", "year"]);
    world.error(3, &["report", "--from", "someday"]);
}
