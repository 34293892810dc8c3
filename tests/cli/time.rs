//! A meal that is moved keeps what is not said of its time.

use crate::world::World;

fn moved(world: &World, at: &str) -> String {
    let meal = world.json(&["meal", "edit", "last", "--at", at]);
    meal["eatenAt"].as_str().unwrap().to_owned()
}

#[test]
fn a_time_of_day_alone_keeps_the_day_and_a_day_alone_the_time() {
    let world = World::stocked();
    world.ok(&["log", "1 egg", "--at", "2026-11-19 8am"]);
    assert_eq!(moved(&world, "8:30"), "2026-11-19T08:30:00+01:00");
    assert_eq!(moved(&world, "yesterday"), "2026-11-20T08:30:00+01:00");
    assert_eq!(moved(&world, "noon"), "2026-11-20T12:00:00+01:00");
    assert_eq!(moved(&world, "2026-11-01 7am"), "2026-11-01T07:00:00+01:00");
}

#[test]
fn a_meal_is_moved_in_its_own_zone_unless_another_is_said() {
    let world = World::stocked();
    world.ok(&[
        "log",
        "1 egg",
        "--at",
        "2026-11-19 8am",
        "--tz",
        "Asia/Tokyo",
    ]);
    assert_eq!(moved(&world, "9am"), "2026-11-19T09:00:00+09:00");
    let meal = world.json(&[
        "meal",
        "edit",
        "last",
        "--at",
        "9am",
        "--tz",
        "Europe/Berlin",
    ]);
    assert_eq!(meal["eatenAt"], "2026-11-19T09:00:00+01:00");
}

#[test]
fn what_is_eaten_elsewhere_than_it_was_planned_is_of_the_day_there() {
    let world = World::stocked();
    let plan = ["plan", "1 egg", "--at", "2026-11-22 02:00"];
    world.ok(&[&plan[..], &["--tz", "Asia/Tokyo"]].concat());
    let away = world.with("JOURNAL_TZ", "America/New_York");
    let meal = away.json(&["eat", "last", "--at", "now"]);
    assert_eq!(meal["eatenAt"], "2026-11-21T03:00:00-05:00");
    assert_eq!(meal["timezone"], "America/New_York");
    assert_eq!(meal["day"], "2026-11-21");
    away.ok(&["undo"]);
    // As it was planned it is of where that was.
    let meal = away.json(&["eat", "last"]);
    assert_eq!(meal["timezone"], "Asia/Tokyo");
}

#[test]
fn a_zone_without_a_time_moves_no_meal() {
    let world = World::stocked();
    world.ok(&["log", "1 egg", "--at", "2026-11-20 03:00"]);
    let line = [
        "meal",
        "edit",
        "last",
        "--name",
        "x",
        "--tz",
        "America/New_York",
    ];
    let meal = world.json(&line);
    assert_eq!(
        (&meal["timezone"], &meal["day"]),
        (&"Europe/Berlin".into(), &"2026-11-20".into())
    );
}

/// The tables of zones end with the year 2099.
#[test]
fn summer_does_not_end_with_the_tables_of_zones() {
    let world = World::stocked();
    for (year, day) in [("2099", "2099-07-16"), ("2100", "2100-07-16")] {
        let at = format!("{year}-07-15T22:30:00Z");
        let meal = world.json(&["plan", "1 egg", "--at", &at]);
        assert_eq!(meal["day"], day);
        let noon = world.json(&["plan", "1 egg", "--at", &format!("{year}-07-15 12:00")]);
        assert_eq!(noon["eatenAt"], format!("{year}-07-15T12:00:00+02:00"));
    }
}

/// A time of day alone keeps the day that the meal has, and a day alone its time of day, in whatever zone they are said.
#[test]
fn what_is_left_of_a_time_in_another_zone_is_as_it_was() {
    let world = World::stocked();
    for (was, tz, at, is) in [
        (
            "2026-11-19 23:30",
            "Asia/Tokyo",
            "7:30",
            "2026-11-19T07:30:00+09:00",
        ),
        (
            "2026-11-19 00:30",
            "America/New_York",
            "7:30",
            "2026-11-19T07:30:00-05:00",
        ),
        (
            "2026-11-19 00:30",
            "America/New_York",
            "2026-11-18",
            "2026-11-18T00:30:00-05:00",
        ),
    ] {
        world.ok(&["log", "2 eggs", "--at", was]);
        let meal = world.json(&["meal", "edit", "last", "--at", at, "--tz", tz]);
        assert_eq!(meal["eatenAt"], is, "{was}, {at}");
        assert_eq!(meal["day"], is[..10], "{was}, {at}");
    }
}
