//! Which meals a list holds.

use serde_json::{Value, json};

use super::{at, names};
use crate::bodies::{eaten, id, with};
use crate::json::assert_same;
use crate::stand::Stand;

promises!(
    a_state_narrows_to_that_state,
    a_plan_that_was_eaten_is_listed_as_eaten,
    a_day_is_that_of_each_meals_timezone,
    from_day_and_to_day_are_inclusive,
    from_day_and_to_day_are_in_each_meals_timezone,
    from_is_inclusive_and_to_exclusive,
    from_and_to_count_fractions,
    from_and_to_are_instants_in_any_offset,
    all_filters_hold_together,
    an_end_before_its_start_is_an_empty_page,
    a_state_is_one_of_two_words,
    a_day_is_ten_characters,
    an_instant_carries_an_offset,
    a_repeated_filter_is_refused,
    a_parameters_name_is_written_exactly,
);

fn zoned(stand: &Stand, time: &str, timezone: &str, name: &str) {
    let body = with(eaten(time, timezone), "/name", name);
    stand.create_meal(body).given();
}

fn planned(stand: &Stand, time: &str, name: &str) -> Value {
    let body = with(eaten(time, "Europe/Paris"), "/name", name);
    stand.create_meal(with(body, "/state", "planned")).given()
}

fn a_state_narrows_to_that_state(stand: &Stand) {
    at(stand, "2026-11-20T12:00:00Z", "eaten");
    planned(stand, "2026-11-21T12:00:00Z", "plan");
    assert_eq!(names(stand, &[("state", "logged")]), ["eaten"]);
    assert_eq!(names(stand, &[("state", "planned")]), ["plan"]);
}

fn a_plan_that_was_eaten_is_listed_as_eaten(stand: &Stand) {
    let plan = planned(stand, "2026-11-21T12:00:00Z", "plan");
    stand
        .update_meal(id(&plan), json!({"state": "logged"}))
        .given();
    assert_eq!(names(stand, &[("state", "logged")]), ["plan"]);
    assert!(names(stand, &[("state", "planned")]).is_empty());
}

fn a_day_is_that_of_each_meals_timezone(stand: &Stand) {
    zoned(stand, "2026-11-21T23:30:00Z", "Asia/Tokyo", "tokyo");
    zoned(stand, "2026-11-21T23:30:00Z", "Etc/UTC", "utc");
    zoned(
        stand,
        "2026-11-22T05:00:00Z",
        "America/New_York",
        "new york",
    );
    zoned(
        stand,
        "2026-11-22T04:59:59Z",
        "America/New_York",
        "new york before",
    );
    assert_eq!(
        names(stand, &[("day", "2026-11-21")]),
        ["new york before", "utc"]
    );
    assert_eq!(
        names(stand, &[("day", "2026-11-22")]),
        ["new york", "tokyo"]
    );
    assert!(names(stand, &[("day", "2026-11-23")]).is_empty());
}

fn from_day_and_to_day_are_inclusive(stand: &Stand) {
    for day in 18..=22 {
        at(stand, &format!("2026-11-{day}T12:00:00Z"), &day.to_string());
    }
    assert_eq!(names(stand, &[("fromDay", "2026-11-21")]), ["22", "21"]);
    assert_eq!(names(stand, &[("toDay", "2026-11-19")]), ["19", "18"]);
    let query = [("fromDay", "2026-11-19"), ("toDay", "2026-11-21")];
    assert_eq!(names(stand, &query), ["21", "20", "19"]);
    let query = [("fromDay", "2026-11-20"), ("toDay", "2026-11-20")];
    assert_eq!(names(stand, &query), ["20"]);
}

fn from_day_and_to_day_are_in_each_meals_timezone(stand: &Stand) {
    zoned(stand, "2026-11-21T23:30:00Z", "Asia/Tokyo", "tokyo");
    zoned(stand, "2026-11-21T23:30:00Z", "Etc/UTC", "utc");
    assert_eq!(names(stand, &[("fromDay", "2026-11-22")]), ["tokyo"]);
    assert_eq!(names(stand, &[("toDay", "2026-11-21")]), ["utc"]);
}

fn from_is_inclusive_and_to_exclusive(stand: &Stand) {
    for hour in 8..=12 {
        at(
            stand,
            &format!("2026-11-21T{hour:02}:00:00Z"),
            &hour.to_string(),
        );
    }
    assert_eq!(
        names(stand, &[("from", "2026-11-21T11:00:00Z")]),
        ["12", "11"]
    );
    assert_eq!(names(stand, &[("to", "2026-11-21T09:00:00Z")]), ["8"]);
    let query = [
        ("from", "2026-11-21T09:00:00Z"),
        ("to", "2026-11-21T11:00:00Z"),
    ];
    assert_eq!(names(stand, &query), ["10", "9"]);
}

fn from_and_to_count_fractions(stand: &Stand) {
    at(stand, "2026-11-21T08:00:00.5Z", "half");
    assert_eq!(
        names(stand, &[("from", "2026-11-21T08:00:00.5Z")]),
        ["half"]
    );
    assert!(names(stand, &[("from", "2026-11-21T08:00:00.500001Z")]).is_empty());
    assert!(names(stand, &[("to", "2026-11-21T08:00:00.5Z")]).is_empty());
    assert_eq!(
        names(stand, &[("to", "2026-11-21T08:00:00.500001Z")]),
        ["half"]
    );
}

fn from_and_to_are_instants_in_any_offset(stand: &Stand) {
    at(stand, "2026-11-21T08:00:00+01:00", "a");
    for time in [
        "2026-11-21T07:00:00Z",
        "2026-11-21t07:00:00z",
        "2026-11-21T16:00:00+09:00",
        "2026-11-20T23:00:00-08:00",
        "2026-11-21T07:00:00-00:00",
        "2026-11-21T07:00:00.000Z",
    ] {
        assert_eq!(names(stand, &[("from", time)]), ["a"], "{time}");
        assert!(names(stand, &[("to", time)]).is_empty(), "{time}");
    }
}

fn all_filters_hold_together(stand: &Stand) {
    at(stand, "2026-11-21T08:00:00Z", "eaten early");
    at(stand, "2026-11-21T18:00:00Z", "eaten late");
    planned(stand, "2026-11-21T18:00:00Z", "plan");
    at(stand, "2026-11-22T18:00:00Z", "eaten next day");
    let query = [
        ("state", "logged"),
        ("day", "2026-11-21"),
        ("fromDay", "2026-11-20"),
        ("toDay", "2026-11-22"),
        ("from", "2026-11-21T12:00:00Z"),
        ("to", "2026-11-23T00:00:00Z"),
    ];
    assert_eq!(names(stand, &query), ["eaten late"]);
}

fn an_end_before_its_start_is_an_empty_page(stand: &Stand) {
    at(stand, "2026-11-21T08:00:00Z", "a");
    let empty = json!({"meals": [], "nextOffset": null});
    for query in [
        [
            ("from", "2026-11-22T00:00:00Z"),
            ("to", "2026-11-20T00:00:00Z"),
        ],
        [
            ("from", "2026-11-21T08:00:00Z"),
            ("to", "2026-11-21T08:00:00Z"),
        ],
        [("fromDay", "2026-11-22"), ("toDay", "2026-11-20")],
        [("day", "2026-11-21"), ("fromDay", "2026-11-22")],
    ] {
        assert_same(&stand.list_meals(&query).given(), &empty);
    }
}

fn a_state_is_one_of_two_words(stand: &Stand) {
    for state in ["", "eaten", "Logged", "logged "] {
        stand.list_meals(&[("state", state)]).refused(&["state"]);
    }
}

fn a_day_is_ten_characters(stand: &Stand) {
    for name in ["day", "fromDay", "toDay"] {
        stand.list_meals(&[(name, "2024-02-29")]).given();
        for day in [
            "",
            "today",
            "2026-2-9",
            " 2026-02-09",
            "2026-02-09 ",
            "+2026-02-09",
            "2026-02-30",
            "2025-02-29",
            "20260209",
            "2026-02",
            "2026-02-09T00:00:00Z",
            "2026-02-0٩",
        ] {
            stand.list_meals(&[(name, day)]).refused(&[name]);
        }
    }
}

fn an_instant_carries_an_offset(stand: &Stand) {
    for name in ["from", "to"] {
        for time in [
            "",
            "now",
            "2026-11-21",
            "2026-11-21T08:00:00",
            "2026-11-21T08:00Z",
            "2026-11-21T08:00:00+0100",
            "2026-11-21 08:00:00Z",
            "2026-02-30T08:00:00Z",
            "1764000000",
        ] {
            stand.list_meals(&[(name, time)]).refused(&[name]);
        }
    }
}

fn a_repeated_filter_is_refused(stand: &Stand) {
    for (name, value) in [
        ("state", "logged"),
        ("day", "2026-11-21"),
        ("fromDay", "2026-11-21"),
        ("toDay", "2026-11-21"),
        ("from", "2026-11-21T08:00:00Z"),
        ("to", "2026-11-21T08:00:00Z"),
    ] {
        stand
            .list_meals(&[(name, value), (name, value)])
            .refused(&[name]);
    }
}

fn a_parameters_name_is_written_exactly(stand: &Stand) {
    at(stand, "2026-11-21T08:00:00Z", "a");
    for name in ["fromday", "from_day", "STATE", "Day"] {
        assert_eq!(names(stand, &[(name, "nonsense")]), ["a"]);
    }
}
