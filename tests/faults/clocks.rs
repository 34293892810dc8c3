//! Clocks that jump, stand far off or go back, and local times that are not there or there twice.

use serde_json::Value;

use crate::found::{meals, told};
use crate::tally::Tally;
use crate::world::World;

/// The same home at another time, of its clock's and in another zone.
fn at(world: World, now: &str, zone: &str) -> World {
    world.with("JOURNAL_NOW", now).with("JOURNAL_TZ", zone)
}

#[test]
fn a_clock_far_off_writes_and_reads_as_any_other() {
    let mut tally = Tally::of("clocks far off");
    let clocks = [
        ("1970-01-01T00:00:00Z", "1970-01-01"),
        ("1970-01-01T00:00:01Z", "1970-01-01"),
        ("2038-01-19T03:14:07Z", "2038-01-19"),
        ("2038-01-19T03:14:08Z", "2038-01-19"),
        ("2106-02-07T06:28:15Z", "2106-02-07"),
        ("2106-02-07T06:28:16Z", "2106-02-07"),
    ];
    for (now, day) in clocks {
        let world = at(World::stocked(), now, "UTC");
        tally.count(lives(&world, day).map_err(|why| format!("JOURNAL_NOW={now}: {why}")));
    }
    tally.end(clocks.len());
}

#[test]
fn a_clock_beyond_four_digits_writes_no_catalogue_and_no_review() {
    let far = "9999-12-31T23:59:59-12:00";
    let table = "code\tproduct_name\tenergy-kcal_100g\n3017620422003\tSpread\t539\n";
    let import = ["catalog", "import", "off", "-"];
    for now in [far, "0000-01-01T00:00:00+14:00"] {
        let world = World::new();
        let world = world.with("JOURNAL_NOW", now);
        let refused = world.run(&["log", "200 g oats"]);
        refused
            .failed(11)
            .says("the clock of this machine is wrong");
        let world = world.with("JOURNAL_NOW", "2026-11-21T09:00:00Z");
        world.run_with(&import, table).succeeded();
        world.ok(&["food", "copy", "off/3017620422003", "--kcal", "500"]);
        let list = world.json(&["correction", "list"]);
        let id = list["corrections"][0]["id"].as_str().unwrap_or_default();
        let world = world.with("JOURNAL_NOW", now);
        for line in [
            &["catalog", "review", "accept", id][..],
            &["catalog", "review", "reject", id, "--note", "no"],
            &["catalog", "remove", "off", "--yes"],
        ] {
            world.run(line).failed(11);
        }
        world.run_with(&import, table).failed(11);
        let world = world.with("JOURNAL_NOW", "2026-11-21T09:00:00Z");
        assert_eq!(world.json(&["correction", "list"]), list);
        for line in [
            &["catalog", "status"][..],
            &["db", "check"],
            &["catalog", "review", "accept", id],
        ] {
            world.ok(line);
        }
    }
}

/// A meal is logged, changed, taken back and brought again, and stands on this day.
fn lives(world: &World, day: &str) -> Result<(), String> {
    let lines: [&[&str]; 6] = [
        &["log", "200 g oats"],
        &["meal", "edit", "last", "--name", "Later"],
        &["undo", "2"],
        &["redo", "2"],
        &["today"],
        &["report", "--from", day, "--to", day],
    ];
    for line in lines {
        let done = world.run(line);
        if done.exit != 0 {
            return Err(told(&line.join(" "), &done));
        }
    }
    let there = meals(world)?;
    let meal = there.values().next().ok_or("no meal is there")?;
    match (meal["day"].as_str(), meal["name"].as_str()) {
        (Some(stands), Some("Later")) if stands == day => Ok(()),
        other => Err(format!("it stands as {other:?}: {meal}")),
    }
}

#[test]
fn a_clock_that_goes_back_a_day_between_two_writes_loses_nothing() {
    let mut tally = Tally::of("a clock that goes back a day");
    let (today, yesterday) = ("2026-11-21T09:00:00+01:00", "2026-11-20T09:00:00+01:00");
    for zone in ["Europe/Berlin", "Pacific/Apia"] {
        let world = at(World::stocked(), today, zone);
        world.ok(&["log", "200 g oats", "--name", "First"]);
        let world = at(world, yesterday, zone);
        world.ok(&["log", "1 egg", "--name", "Second"]);
        tally.count(second_is_last(&world));
        tally.count(what_was_written_last_is_taken_back(&world));
        let world = at(world, today, zone);
        world.ok(&["redo"]);
        tally.count(match meals(&world).map(|there| there.len()) {
            Ok(2) => Ok(()),
            other => Err(format!("redo brought back {other:?}")),
        });
    }
    tally.end(6);
}

/// What was written last is `last`, whatever the clock said.
fn second_is_last(world: &World) -> Result<(), String> {
    let last = world.json(&["meal", "show", "last"]);
    match (last["name"].as_str(), meals(world)?.len()) {
        (Some("Second"), 2) => Ok(()),
        other => Err(format!("the last of the meals is {other:?}")),
    }
}

fn what_was_written_last_is_taken_back(world: &World) -> Result<(), String> {
    let done = world.run(&["undo"]);
    let left: Vec<Value> = meals(world)?.into_values().collect();
    match left.as_slice() {
        [first] if first["name"] == "First" => Ok(()),
        _ => Err(told("undo", &done)),
    }
}

/// A zone, a local time that it skips, and both of its neighbours.
const GAPS: [(&str, &str, [&str; 2]); 4] = [
    ("Europe/Berlin", "2026-03-29 02:30", ["01:59", "03:00"]),
    ("Europe/Berlin", "2026-03-29 02:00", ["01:59", "03:00"]),
    // Half an hour.
    (
        "Australia/Lord_Howe",
        "2026-10-04 02:15",
        ["01:59", "02:30"],
    ),
    // The day that Samoa skipped with the date line.
    (
        "Pacific/Apia",
        "2011-12-30 12:00",
        ["2011-12-29", "2011-12-31"],
    ),
];

#[test]
fn a_local_time_that_does_not_exist_is_refused_with_both_neighbours() {
    let mut tally = Tally::of("local times that do not exist");
    for (zone, time, neighbours) in GAPS {
        let world = at(World::stocked(), "2026-11-21T09:00:00Z", zone);
        let done = world.run(&["log", "1 egg", "--at", time]);
        let names_both = neighbours
            .iter()
            .all(|neighbour| done.err.contains(neighbour));
        let nothing = world.meals() == 0;
        tally.count(match done.exit == 3 && names_both && nothing {
            true => Ok(()),
            false => Err(format!(
                "{zone}: {}",
                told(&format!("log --at '{time}'"), &done)
            )),
        });
    }
    tally.end(GAPS.len());
}

/// A zone, a local time that it has twice, and the earlier instant of the two.
const OVERLAPS: [(&str, &str, &str); 3] = [
    (
        "Europe/Berlin",
        "2026-10-25 02:30",
        "2026-10-25T02:30:00+02:00",
    ),
    (
        "Europe/Berlin",
        "2026-10-25 02:00",
        "2026-10-25T02:00:00+02:00",
    ),
    (
        "Australia/Lord_Howe",
        "2026-04-05 01:45",
        "2026-04-05T01:45:00+11:00",
    ),
];

#[test]
fn a_local_time_that_is_there_twice_is_the_earlier_and_that_is_said() {
    let mut tally = Tally::of("local times that are there twice");
    for (zone, time, earlier) in OVERLAPS {
        let world = at(World::stocked(), "2026-11-21T09:00:00Z", zone);
        let done = world.run(&["log", "1 egg", "--at", time]);
        let meal = world.json(&["meal", "list", "--all"])["meals"][0].take();
        let is_said = done.err.contains("twice") || done.err.contains("earlier");
        tally.count(
            match done.exit == 0 && meal["eatenAt"] == earlier && is_said {
                true => Ok(()),
                false => Err(format!(
                    "{zone}: {} gives {}",
                    told(&format!("log --at '{time}'"), &done),
                    meal["eatenAt"]
                )),
            },
        );
    }
    tally.end(OVERLAPS.len());
}

#[test]
fn days_around_a_change_of_the_clock_hold_each_meal_once() {
    let mut tally = Tally::of("days with a change of the clock");
    let days = [
        ("Europe/Berlin", ["2026-03-28", "2026-03-29", "2026-03-30"]),
        ("Europe/Berlin", ["2026-10-24", "2026-10-25", "2026-10-26"]),
        (
            "Australia/Lord_Howe",
            ["2026-10-03", "2026-10-04", "2026-10-05"],
        ),
        ("Pacific/Apia", ["2011-12-28", "2011-12-29", "2011-12-31"]),
    ];
    for (zone, days) in days {
        let world = at(World::stocked(), "2026-11-21T09:00:00Z", zone);
        for day in days {
            for time in ["00:05", "12:00", "23:55"] {
                world.ok(&["log", "1 egg", "--at", &format!("{day} {time}")]);
            }
        }
        for day in days {
            let listed = world.json(&["meal", "list", "--day", day, "--all"]);
            let meals = listed["meals"].as_array().map_or(0, Vec::len);
            let says = meals == 3 && world.run(&["db", "check"]).exit == 0;
            tally.count(match says {
                true => Ok(()),
                false => Err(format!(
                    "{zone}, {day}: {meals} meals instead of 3: {listed}"
                )),
            });
        }
    }
    tally.end(12);
}

#[test]
fn a_clock_beyond_four_digits_is_told_and_nothing_is_written() {
    let world = at(World::stocked(), "2026-11-21T09:00:00Z", "UTC");
    world.ok(&["log", "200 g oats"]);
    let copy = world.home().join("copy.db");
    let copy = copy.to_str().expect("a name");
    world.ok(&["db", "backup", copy]);
    let lines = [
        &["log", "1 egg"][..],
        &["today"],
        &["undo"],
        &["undo", "--list"],
        &["db", "backup"],
        &["db", "restore", copy, "--yes"],
        &["key", "create", "--permission", "read"],
    ];
    // Such an instant can be written, with an offset.
    let world = at(world, "9999-12-31T23:59:59-12:00", "UTC");
    for line in lines {
        let done = world.run(line);
        let is_told = done.err.contains("it says the year 10000");
        assert!(
            done.exit == 11 && is_told,
            "{}",
            told(&line.join(" "), &done)
        );
        assert_eq!(meals(&world).map(|there| there.len()), Ok(1), "{line:?}");
    }
}
