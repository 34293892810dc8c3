//! When: written in the phrase or given by a flag, in the zone that is meant.

use crate::world::World;

fn at(world: &World, arguments: &[&str]) -> String {
    let sent = world.json(&[arguments, &["-n"]].concat());
    sent["body"]["eatenAt"].as_str().unwrap().to_owned()
}

#[test]
fn a_time_stands_behind_the_phrase_or_in_a_flag() {
    let world = World::stocked();
    for (arguments, expected) in [
        (&["log", "1 egg"][..], "2026-11-21T09:00:00+01:00"),
        (&["log", "1 egg @ 8am"], "2026-11-21T08:00:00+01:00"),
        (&["log", "1 egg @8am"], "2026-11-21T08:00:00+01:00"),
        (
            &["log", "1 egg at yesterday 7:30"],
            "2026-11-20T07:30:00+01:00",
        ),
        (
            &["log", "1 egg", "--at", "8am"],
            "2026-11-21T08:00:00+01:00",
        ),
        (
            &["log", "1 egg", "--at", "-2d 8am"],
            "2026-11-19T08:00:00+01:00",
        ),
        (
            &["log", "1 egg", "--at", "7:30 yesterday"],
            "2026-11-20T07:30:00+01:00",
        ),
        (
            &["log", "1 egg", "--at", "2026-11-17 noon"],
            "2026-11-17T12:00:00+01:00",
        ),
        (
            &["log", "1 egg", "--at", "fri 8am"],
            "2026-11-20T08:00:00+01:00",
        ),
        (
            &["plan", "1 egg", "--at", "fri 8am"],
            "2026-11-27T08:00:00+01:00",
        ),
        (
            &["log", "1 egg", "--at", "2026-07-01 8am"],
            "2026-07-01T08:00:00+02:00",
        ),
    ] {
        assert_eq!(at(&world, arguments), expected, "{arguments:?}");
    }
}

#[test]
fn a_time_given_twice_is_refused() {
    let world = World::stocked();
    world.run(&["log", "1 egg @ 8am", "--at", "9am"]).failed(3);
    world.run(&["log", "1 egg @ 8am @ 9am"]).failed(3);
    assert_eq!(world.meals(), 0);
}

#[test]
fn a_time_that_is_not_understood_is_refused() {
    let world = World::stocked();
    for time in ["25:00", "soon", "31/12/2026", "12/11", "2026-02-30"] {
        world.run(&["log", "1 egg", "--at", time]).failed(3);
    }
    assert_eq!(world.meals(), 0);
}

#[test]
fn the_instant_that_was_understood_is_told() {
    let world = World::stocked();
    for extra in [&[][..], &["--json"], &["-n"]] {
        let done = world.ok(&[&["log", "1 egg @ yesterday 8am"], extra].concat());
        done.says("20 Nov").says("08:00").says("+01:00");
    }
}

#[test]
fn a_local_time_that_the_zone_skips_is_refused_with_its_neighbours() {
    let world = World::stocked();
    let refused = world
        .run(&["log", "1 egg", "--at", "2026-03-29 02:30"])
        .failed(3);
    refused.says("01:59").says("03:00");
}

#[test]
fn a_local_time_that_comes_twice_is_the_earlier_and_that_is_told() {
    let world = World::stocked();
    let done = world.ok(&["log", "1 egg", "--at", "2026-10-25 02:30", "--json"]);
    assert_eq!(done.json()["eatenAt"], "2026-10-25T02:30:00+02:00");
    done.says("twice");
}

#[test]
fn the_zone_is_the_nearest_that_was_named() {
    let world = World::stocked();
    let zone = |world: &World, extra: &[&str]| {
        world.json(&[&["log", "1 egg", "-n"], extra].concat())["body"]["timezone"].clone()
    };
    assert_eq!(
        zone(&world, &["--tz", "America/New_York"]),
        "America/New_York"
    );
    assert_eq!(
        at(&world, &["log", "1 egg @ 2am", "--tz", "America/New_York"]),
        "2026-11-21T02:00:00-05:00"
    );
    assert_eq!(zone(&world, &[]), "Europe/Berlin");
    let world = world.with("JOURNAL_TZ", "").with("TZ", "Asia/Tokyo");
    assert_eq!(zone(&world, &[]), "Asia/Tokyo");
    let world = world.with("TZ", "CET-1CEST");
    std::fs::create_dir(world.config()).unwrap();
    std::fs::write(
        world.config().join("config.toml"),
        "timezone = \"Europe/Lisbon\"\n",
    )
    .unwrap();
    assert_eq!(zone(&world, &[]), "Europe/Lisbon");
    world
        .run(&["log", "1 egg", "--tz", "Mars/Olympus"])
        .failed(3);
}

#[test]
fn the_clock_comes_from_outside_and_stands_still() {
    let world = World::stocked().with("JOURNAL_NOW", "2024-02-29T23:30:00Z");
    let meal = world.json(&["log", "1 egg"]);
    assert_eq!(meal["eatenAt"], "2024-03-01T00:30:00+01:00");
    assert_eq!(meal["day"], "2024-03-01");
    assert_eq!(meal["createdAt"], "2024-02-29T23:30:00.000Z");
    let world = world.with("JOURNAL_NOW", "yesterday");
    world.run(&["log", "1 egg"]).failed(3).says("JOURNAL_NOW");
    let world = world.with("JOURNAL_NOW", "9999-12-31T23:59:59Z");
    for line in [&["today"][..], &["log", "1 egg"], &["db", "backup"]] {
        let done = world.run(line).failed(3);
        done.says("it is no day of the years 0000 to 9999 in Europe/Berlin");
        done.says("JOURNAL_NOW");
    }
    world.ok(&["today", "--tz", "UTC"]);
}

#[test]
fn days_back_are_a_time_wherever_one_is_asked_for() {
    let world = World::stocked();
    world.ok(&["log", "1 egg", "--at", "-2d 8am"]);
    world.ok(&["log", "1 egg", "--at=-1d"]);
    for command in [
        &["meal", "list", "--day", "-2d"][..],
        &["meal", "list", "--from", "-3d", "--to", "-2d"],
        &["meal", "list", "--since", "-3d", "--until", "-1d"],
        &["today", "-2d"],
    ] {
        let found = world.json(command);
        assert_eq!(found["meals"].as_array().unwrap().len(), 1, "{command:?}");
    }
    world.ok(&["meal", "edit", "last", "--at", "-3d 8am"]);
    world.ok(&["target", "show", "-2d"]);
}

/// An empty list alone would say that nothing was eaten.
#[test]
fn a_list_that_ends_before_it_begins_is_empty_and_says_why() {
    let world = World::stocked();
    let list = ["meal", "list", "--from", "today", "--to", "yesterday"];
    let done = world.run(&list).succeeded();
    done.says("from 2026-11-21 to 2026-11-20, which ends before it begins");
    let page = world.json(&list);
    assert_eq!(page["meals"], serde_json::json!([]), "{page}");
}

/// The day that was understood is told, in a list as with a meal.
#[test]
fn the_day_that_was_understood_is_told() {
    let world = World::stocked();
    for line in [
        &["meal", "list", "--day", "fri"][..],
        &["meal", "list", "--from", "fri", "--to", "today"],
        &["meal", "list", "--since", "fri"],
        &["today", "fri"],
    ] {
        world.ok(line).says("fri is Fri 20 Nov 2026");
    }
    let plain = world.ok(&["meal", "list", "--day", "2026-11-20"]);
    assert_eq!(plain.err, "", "{plain:?}");
}

#[test]
fn an_option_is_never_taken_for_a_time() {
    let world = World::stocked();
    for command in [
        &["log", "1 egg", "--at", "--json"][..],
        &["log", "1 egg", "--at", "-n"],
        &["meal", "list", "--day", "--all"],
        &["today", "--nonsense"],
        &["today", "-x"],
    ] {
        world.run(command).failed(2);
    }
    assert_eq!(world.meals(), 0);
    assert_eq!(world.json(&["today"])["day"], "2026-11-21");
}

#[test]
fn what_is_no_time_is_told_without_another_time() {
    let world = World::stocked();
    for (time, wanted) in [
        ("1 month ago", "write the day"),
        ("il y a 3 mois", "write the day"),
        ("3 years ago", "write the day"),
        ("0 nov", "no such day"),
        ("31 feb", "no such day"),
        ("29 feb 2027", "no such day"),
        ("3 fev nonsense", "write for example"),
        ("8", "write 8am or 08:00"),
        ("yesterday 8", "write yesterday 8am or yesterday 08:00"),
    ] {
        let hint = world.error(3, &["log", "2 eggs", "--at", time])["hint"].to_string();
        assert!(hint.contains(wanted), "{time}: {hint}");
    }
    for (time, at) in [
        ("15 aout", "2026-08-15"),
        ("3 fevrier", "2026-02-03"),
        ("8 DECEMBRE", "2025-12-08"),
        ("100 days ago", "2026-08-13"),
        ("1000 days ago", "2024-02-25"),
        ("100 min ago", "2026-11-21"),
    ] {
        let meal = world.json(&["log", "2 eggs", "--at", time]);
        let eaten = meal["eatenAt"].as_str().unwrap();
        assert!(eaten.starts_with(at), "{time}: {eaten}");
    }
}

#[test]
fn of_two_times_that_are_the_same_there_is_nothing_to_choose() {
    let world = World::stocked();
    for phrase in ["2x banana; @ 8am", "2x banana @ 08:00", "2x banana 8am"] {
        let hint = world.error(3, &["log", phrase, "--at", "8am"])["hint"].to_string();
        assert_eq!(hint.matches("'2x banana' --at 8am").count(), 1, "{hint}");
        assert_eq!(hint.matches("--at").count(), 1, "{hint}");
    }
}

#[test]
fn a_time_by_itself_is_told_where_it_belongs() {
    let world = World::stocked();
    for phrase in ["friday", "@ 8am", "yesterday 8am", "12 march"] {
        let hint = world.run(&["log", phrase, "--json"]).error()["hint"].to_string();
        let time = phrase.trim_start_matches("@ ");
        assert!(hint.contains(&format!(": 2 eggs @ {time}")), "{hint}");
    }
}
