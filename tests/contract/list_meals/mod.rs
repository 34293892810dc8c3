//! `listMeals`: meals, newest first, a page at a time.

mod filters;
mod pages;

use serde_json::{Value, json};

use crate::bodies::{breakfast, eaten, id, with};
use crate::json::assert_same;
use crate::stand::Stand;

promises!(
    a_new_journal_has_no_meals,
    a_meal_is_listed_as_it_is_got,
    the_newest_meal_comes_first,
    the_instant_counts_and_not_its_text,
    years_before_1970_sort_like_any,
    of_one_instant_the_one_created_later_comes_first,
    meals_created_in_one_moment_keep_their_order,
    a_change_does_not_make_a_meal_newer,
    a_meal_moves_with_its_time,
    plans_and_meals_are_listed_together,
    an_unknown_parameter_is_ignored,
    all_problems_are_told_at_once,
    at_most_100_characters_of_a_parameter_are_echoed,
);

/// A meal of this name, eaten at this time in Paris.
pub(super) fn at(stand: &Stand, time: &str, name: &str) -> Value {
    let body = with(eaten(time, "Europe/Paris"), "/name", name);
    stand.create_meal(body).given()
}

/// The names of the meals that a query lists, in order.
pub(super) fn names(stand: &Stand, query: crate::ask::Pairs<'_>) -> Vec<String> {
    let page = stand.list_meals(query).given();
    let meals = page["meals"].as_array().expect("meals");
    meals
        .iter()
        .map(|meal| meal["name"].as_str().unwrap_or("-").to_owned())
        .collect()
}

fn a_new_journal_has_no_meals(stand: &Stand) {
    let page = stand.list_meals(&[]).given();
    assert_same(&page, &json!({"meals": [], "nextOffset": null}));
}

fn a_meal_is_listed_as_it_is_got(stand: &Stand) {
    let made = stand.create_meal(breakfast()).given();
    assert_eq!(stand.meals(), [stand.get_meal(id(&made)).given()]);
}

fn the_newest_meal_comes_first(stand: &Stand) {
    at(stand, "2026-11-20T12:00:00Z", "b");
    at(stand, "2026-11-21T12:00:00Z", "c");
    at(stand, "2026-11-19T12:00:00Z", "a");
    assert_eq!(names(stand, &[]), ["c", "b", "a"]);
}

fn the_instant_counts_and_not_its_text(stand: &Stand) {
    at(stand, "2026-11-21T10:00:00+09:00", "early");
    at(stand, "2026-11-21T02:00:00-08:00", "late");
    at(stand, "2026-11-21T08:00:00Z", "between");
    at(stand, "2026-11-21T08:00:00.5Z", "just after");
    assert_eq!(
        names(stand, &[]),
        ["late", "just after", "between", "early"]
    );
}

fn years_before_1970_sort_like_any(stand: &Stand) {
    at(stand, "1969-12-31T23:59:59Z", "b");
    at(stand, "1970-01-01T00:00:00Z", "c");
    at(stand, "1969-12-31T23:59:58.5Z", "a");
    assert_eq!(names(stand, &[]), ["c", "b", "a"]);
}

fn of_one_instant_the_one_created_later_comes_first(stand: &Stand) {
    at(stand, "2026-11-21T08:00:00+01:00", "first");
    stand.set_clock("2026-11-21T09:00:01Z");
    at(stand, "2026-11-21T07:00:00Z", "second");
    stand.set_clock("2026-11-21T09:00:02Z");
    at(stand, "2026-11-21T09:00:00+02:00", "third");
    assert_eq!(names(stand, &[]), ["third", "second", "first"]);
}

fn meals_created_in_one_moment_keep_their_order(stand: &Stand) {
    for name in ["1", "2", "3", "4", "5", "6"] {
        at(stand, "2026-11-21T08:00:00Z", name);
    }
    assert_eq!(names(stand, &[]), ["6", "5", "4", "3", "2", "1"]);
}

fn a_change_does_not_make_a_meal_newer(stand: &Stand) {
    let first = at(stand, "2026-11-21T08:00:00Z", "first");
    at(stand, "2026-11-21T08:00:00Z", "second");
    stand.set_clock("2026-11-21T10:00:00Z");
    stand
        .update_meal(id(&first), json!({"notes": "changed"}))
        .given();
    assert_eq!(names(stand, &[]), ["second", "first"]);
}

fn a_meal_moves_with_its_time(stand: &Stand) {
    let first = at(stand, "2026-11-20T08:00:00Z", "first");
    at(stand, "2026-11-21T08:00:00Z", "second");
    let patch = json!({"eatenAt": "2026-11-22T08:00:00Z"});
    stand.update_meal(id(&first), patch).given();
    assert_eq!(names(stand, &[]), ["first", "second"]);
    assert_eq!(names(stand, &[("day", "2026-11-22")]), ["first"]);
    assert!(names(stand, &[("day", "2026-11-20")]).is_empty());
}

fn plans_and_meals_are_listed_together(stand: &Stand) {
    at(stand, "2026-11-20T12:00:00Z", "eaten");
    let plan = with(
        eaten("2026-11-21T12:00:00Z", "Europe/Paris"),
        "/name",
        "plan",
    );
    stand.create_meal(with(plan, "/state", "planned")).given();
    assert_eq!(names(stand, &[]), ["plan", "eaten"]);
}

fn an_unknown_parameter_is_ignored(stand: &Stand) {
    at(stand, "2026-11-20T12:00:00Z", "a");
    let query = [
        ("colour", "red"),
        ("colour", "blue"),
        ("Limit", "0"),
        ("", ""),
    ];
    assert_eq!(names(stand, &query), ["a"]);
}

fn all_problems_are_told_at_once(stand: &Stand) {
    let query = [
        ("state", "eaten"),
        ("day", "today"),
        ("fromDay", "2026-02-30"),
        ("toDay", "2026-2-3"),
        ("from", "2026-11-21"),
        ("to", "2026-11-21T08:00:00"),
        ("limit", "0"),
        ("offset", "-1"),
    ];
    let paths = query.map(|(name, _)| name);
    stand.list_meals(&query).refused(&paths);
}

fn at_most_100_characters_of_a_parameter_are_echoed(stand: &Stand) {
    let long = "x".repeat(1_500);
    for name in ["state", "day", "from", "limit"] {
        let error = stand.list_meals(&[(name, &long)]).refused(&[name]);
        let told = serde_json::to_string(error.details()).unwrap() + error.message();
        assert!(!told.contains(&"x".repeat(101)), "{told}");
    }
}
