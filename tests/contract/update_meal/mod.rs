//! `updateMeal`: only what is sent changes.

mod items;
mod kept;
mod new_food;

use serde_json::{Value, json};

use crate::bodies::{NO_IDS, UNKNOWN, breakfast, eat, emoji, generic, id, with, without};
use crate::json::{assert_instant, assert_same, number};
use crate::stand::Stand;

promises!(
    each_member_changes_alone,
    all_members_change_at_once,
    nothing_sent_changes_nothing,
    a_change_is_updated_now_and_created_then,
    null_clears_name_and_notes,
    null_clears_nothing_else,
    an_empty_list_clears_the_images,
    a_plan_is_eaten_by_its_state,
    a_meal_logged_by_mistake_becomes_a_plan,
    a_time_sent_alone_moves_the_day,
    a_timezone_sent_alone_moves_the_day,
    a_patch_is_held_to_the_rules_of_a_meal,
    a_patch_has_20_images_at_most,
    a_patch_is_an_object,
    unknown_and_response_members_are_ignored,
    a_meal_that_was_read_can_be_sent_back,
    other_meals_do_not_change,
    an_id_may_be_written_in_capitals,
    an_id_that_is_no_uuid_is_refused,
    problems_of_path_and_body_are_told_at_once,
    an_unknown_meal_is_missing,
    a_broken_rule_comes_before_a_missing_meal,
);

/// A meal with every member set.
fn full(stand: &Stand) -> Value {
    let mut body = breakfast();
    for (member, value) in [
        ("state", json!("planned")),
        ("name", json!("Porridge")),
        ("notes", json!("warm")),
        ("images", json!([{"url": "https://example.org/a.jpg"}])),
    ] {
        body = with(body, &format!("/{member}"), value);
    }
    stand.create_meal(body).given()
}

/// The two meals differ in these members and in `updatedAt` alone.
#[track_caller]
fn assert_changed(before: &Value, after: &Value, members: &[&str]) {
    for (member, value) in after.as_object().expect("a meal") {
        if member != "updatedAt" {
            let same = crate::json::same(value, &before[member]);
            assert_eq!(
                same,
                !members.contains(&member.as_str()),
                "{member}: {value}"
            );
        }
    }
}

fn each_member_changes_alone(stand: &Stand) {
    for (member, value) in [
        ("name", json!("Gruel")),
        ("notes", json!("cold")),
        ("state", json!("logged")),
        ("eatenAt", json!("2026-11-21T09:15:00+01:00")),
        ("timezone", json!("Europe/Berlin")),
        ("images", json!([{"url": "https://example.org/b.jpg"}])),
    ] {
        let before = full(stand);
        let after = stand
            .update_meal(id(&before), json!({member: value.clone()}))
            .given();
        assert_same(&after[member], &value);
        assert_changed(&before, &after, &[member]);
        assert_same(&stand.get_meal(id(&before)).given(), &after);
    }
}

fn all_members_change_at_once(stand: &Stand) {
    let before = full(stand);
    let patch = json!({
        "eatenAt": "2026-11-20T20:00:00-05:00",
        "timezone": "America/New_York",
        "state": "logged",
        "name": "Dinner",
        "notes": "late",
        "images": [],
        "items": [eat(generic("egg"), 2, "medium")],
    });
    let after = stand.update_meal(id(&before), patch.clone()).given();
    for member in ["eatenAt", "timezone", "state", "name", "notes", "images"] {
        assert_same(&after[member], &patch[member]);
    }
    assert_eq!(after["id"], before["id"]);
    assert_eq!(after["day"], "2026-11-20");
    assert_eq!(after["items"][0]["food"]["key"], "egg");
    assert_same(&after["nutrition"]["values"]["kcal"], &json!(125.84));
}

fn nothing_sent_changes_nothing(stand: &Stand) {
    let before = full(stand);
    stand.set_clock("2026-11-22T09:00:00Z");
    let after = stand.update_meal(id(&before), json!({})).given();
    assert_same(&after, &before);
    assert_same(&stand.get_meal(id(&before)).given(), &before);
}

fn a_change_is_updated_now_and_created_then(stand: &Stand) {
    let before = full(stand);
    stand.set_clock("2026-11-22T09:00:00Z");
    let after = stand
        .update_meal(id(&before), json!({"name": "Gruel"}))
        .given();
    assert_instant(&after["updatedAt"], "2026-11-22T09:00:00Z");
    assert_instant(&after["createdAt"], "2026-11-21T09:00:00Z");
}

fn null_clears_name_and_notes(stand: &Stand) {
    for member in ["name", "notes"] {
        let before = full(stand);
        let after = stand
            .update_meal(id(&before), json!({member: null}))
            .given();
        assert_same(&after[member], &Value::Null);
        assert_changed(&before, &after, &[member]);
    }
}

fn null_clears_nothing_else(stand: &Stand) {
    let before = full(stand);
    for member in ["eatenAt", "timezone", "state", "images", "items"] {
        stand
            .update_meal(id(&before), json!({member: null}))
            .refused(&[member]);
    }
    assert_same(&stand.get_meal(id(&before)).given(), &before);
}

fn an_empty_list_clears_the_images(stand: &Stand) {
    let before = full(stand);
    let after = stand
        .update_meal(id(&before), json!({"images": []}))
        .given();
    assert_same(&after["images"], &json!([]));
}

fn a_plan_is_eaten_by_its_state(stand: &Stand) {
    let before = full(stand);
    let after = stand
        .update_meal(id(&before), json!({"state": "logged"}))
        .given();
    assert_eq!(after["state"], "logged");
    assert_changed(&before, &after, &["state"]);
}

fn a_meal_logged_by_mistake_becomes_a_plan(stand: &Stand) {
    let before = stand.create_meal(breakfast()).given();
    let after = stand
        .update_meal(id(&before), json!({"state": "planned"}))
        .given();
    assert_eq!(after["state"], "planned");
    assert_changed(&before, &after, &["state"]);
}

fn a_time_sent_alone_moves_the_day(stand: &Stand) {
    let made = full(stand);
    let patch = json!({"eatenAt": "2026-11-21T23:30:00Z"});
    let after = stand.update_meal(id(&made), patch).given();
    assert_eq!(after["timezone"], "Europe/Paris");
    assert_eq!(after["day"], "2026-11-22");
    let page = stand.list_meals(&[("day", "2026-11-22")]).given();
    assert_same(&page["meals"], &json!([after]));
}

fn a_timezone_sent_alone_moves_the_day(stand: &Stand) {
    let made = full(stand);
    let patch = json!({"timezone": "America/Los_Angeles"});
    let after = stand.update_meal(id(&made), patch).given();
    assert_eq!(after["eatenAt"], "2026-11-21T08:00:00+01:00");
    assert_eq!(after["day"], "2026-11-20");
    assert!(stand.list_meals(&[("day", "2026-11-21")]).given()["meals"][0].is_null());
}

fn a_patch_is_held_to_the_rules_of_a_meal(stand: &Stand) {
    let before = full(stand);
    let patch = json!({
        "eatenAt": "2026-11-21T08:00:00",
        "timezone": "europe/paris",
        "state": "eaten",
        "name": emoji(2_001),
        "notes": "a\0",
        "images": [{"url": "no uri"}],
        "items": [eat(generic("oats"), number("0"), "g"), {}],
    });
    let error = stand.update_meal(id(&before), patch).invalid();
    let mut told: Vec<_> = error.details().iter().map(|d| d.path.as_str()).collect();
    told.retain(|path| !path.starts_with("items[1]"));
    told.sort_unstable();
    let expected = [
        "eatenAt",
        "images[0].url",
        "items[0].quantity",
        "name",
        "notes",
        "state",
        "timezone",
    ];
    assert_eq!(told, expected);
    assert!(
        error.details().len() > expected.len(),
        "the empty item is told too"
    );
    assert_same(&stand.get_meal(id(&before)).given(), &before);
}

fn a_patch_has_20_images_at_most(stand: &Stand) {
    let made = full(stand);
    let images = |count: usize| json!({"images": vec![json!({"url": "https://a.org/"}); count]});
    let after = stand.update_meal(id(&made), images(20)).given();
    assert_eq!(after["images"].as_array().unwrap().len(), 20);
    stand
        .update_meal(id(&made), images(21))
        .refused(&["images"]);
}

fn a_patch_is_an_object(stand: &Stand) {
    let made = full(stand);
    for body in [json!(null), json!([]), json!("x"), json!(1)] {
        stand.update_meal(id(&made), body).invalid();
    }
}

fn unknown_and_response_members_are_ignored(stand: &Stand) {
    let made = full(stand);
    let patch = json!({
        "name": "Gruel", "mood": 1, "id": UNKNOWN, "day": "1999-01-01",
        "nutrition": {"values": {"kcal": 1}, "partial": []}, "createdAt": "1999-01-01T00:00:00Z",
    });
    let after = stand.update_meal(id(&made), patch).given();
    assert_changed(&made, &after, &["name"]);
    assert!(after.get("mood").is_none());
}

fn a_meal_that_was_read_can_be_sent_back(stand: &Stand) {
    let made = full(stand);
    let after = stand.update_meal(id(&made), made.clone()).given();
    assert_same(&without(after, "/updatedAt"), &without(made, "/updatedAt"));
}

fn other_meals_do_not_change(stand: &Stand) {
    let made = full(stand);
    let other = full(stand);
    stand
        .update_meal(id(&made), json!({"name": "Gruel"}))
        .given();
    assert_same(&stand.get_meal(id(&other)).given(), &other);
}

fn an_id_may_be_written_in_capitals(stand: &Stand) {
    let made = full(stand);
    let upper = id(&made).to_uppercase();
    let after = stand.update_meal(&upper, json!({"name": "Gruel"})).given();
    assert_eq!(after["id"], made["id"]);
    assert_eq!(after["name"], "Gruel");
}

fn an_id_that_is_no_uuid_is_refused(stand: &Stand) {
    for id in NO_IDS {
        stand.update_meal(id, json!({"name": "x"})).refused(&["id"]);
    }
}

fn problems_of_path_and_body_are_told_at_once(stand: &Stand) {
    let error = stand.update_meal("1", json!({"state": "eaten"}));
    error.refused(&["id", "state"]);
}

fn an_unknown_meal_is_missing(stand: &Stand) {
    stand
        .update_meal(UNKNOWN, json!({"name": "x"}))
        .missing("meal");
    stand.update_meal(UNKNOWN, json!({})).missing("meal");
}

fn a_broken_rule_comes_before_a_missing_meal(stand: &Stand) {
    stand
        .update_meal(UNKNOWN, json!({"state": "eaten"}))
        .refused(&["state"]);
}
