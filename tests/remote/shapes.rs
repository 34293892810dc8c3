//! Successes that are none, and successes under another name.

use journal::api::Journal;
use journal::error::{Code, Outcome};
use journal::model::{FoodDraft, FoodQuery, MealQuery, SettingsPatch};
use serde_json::{Value, json};

use crate::client::{MEAL, create_fails, draft, food, is_the_meal, meal, refused, remote, world};
use crate::reply::{empty, json, whole};
use crate::server::Server;

/// The meal without one of its members.
fn without(member: &str) -> Value {
    let mut meal = meal();
    meal.as_object_mut().unwrap().remove(member);
    meal
}

/// The meal with another value of a member.
fn with(member: &str, value: Value) -> Value {
    let mut meal = meal();
    meal[member] = value;
    meal
}

#[test]
fn what_is_no_meal_is_told_with_what_was_seen() {
    for body in [
        json!([]),
        json!([meal()]),
        json!("a meal"),
        json!(null),
        json!(7),
        json!({}),
        json!({ "meal": meal() }),
        json!({ "message": "welcome" }),
        without("id"),
        without("items"),
        without("eatenAt"),
        with("id", json!(7)),
        with("items", json!({})),
        with("items", json!([7])),
        with("eatenAt", json!("yesterday")),
        with("timezone", json!(null)),
    ] {
        let server = Server::always(json(200, &body));
        let error = refused(remote(&server).get_meal(MEAL));
        assert_eq!(
            (error.code(), error.what_became()),
            (Code::BadAnswer, Outcome::NotApplied)
        );
        let seen: String = format!("{body}")
            .chars()
            .filter(char::is_ascii_alphanumeric)
            .collect();
        let told: String = error
            .message()
            .chars()
            .filter(char::is_ascii_alphanumeric)
            .collect();
        assert!(
            told.contains(&seen[..seen.len().min(40)]),
            "{body}: {error}"
        );
        let error = refused(remote(&server).create_meal(&draft()));
        assert_eq!(
            (error.code(), error.what_became()),
            (Code::BadAnswer, Outcome::Unknown)
        );
    }
}

#[test]
fn what_is_open_in_a_meal_may_have_any_shape() {
    for (member, value) in [
        ("name", json!(7)),
        ("notes", json!([])),
        ("state", json!("eaten")),
        ("images", json!("none")),
        ("nutrition", json!("unknown")),
        ("day", json!(20261121)),
        ("createdAt", json!(1_795_000_000)),
    ] {
        let sent = with(member, value);
        let server = Server::always(json(200, &sent));
        let world = world(&server);
        assert_eq!(world.json(&["meal", "show", MEAL]), sent, "{member}");
        for format in ["table", "plain", "csv", "ndjson"] {
            world.ok(&["meal", "show", MEAL, "--format", format]);
        }
    }
}

#[test]
fn what_is_no_page_is_told() {
    for body in [
        json!({}),
        json!("meals"),
        json!(null),
        json!({ "meals": null }),
        json!({ "meals": {} }),
        json!({ "meals": [7] }),
        json!({ "meals": [{}] }),
        json!({ "total": 3 }),
    ] {
        let server = Server::always(json(200, &body));
        let error = refused(remote(&server).list_meals(&MealQuery::default()));
        assert_eq!(error.code(), Code::BadAnswer, "{body}");
        assert!(error.message().contains("is no page of meals"), "{error}");
        assert!(error.message().contains("status 200"), "{error}");
    }
}

#[test]
fn whoever_saves_nothing_is_not_believed_to_have_saved_it() {
    for body in [
        json!({}),
        json!({ "message": "welcome" }),
        json!([]),
        json!({ "key": null }),
    ] {
        let server = Server::always(json(201, &body));
        let error = refused(remote(&server).save_food(&FoodDraft::from(json!({}))));
        assert_eq!(
            (error.code(), error.what_became()),
            (Code::BadAnswer, Outcome::Unknown)
        );
        let error = refused(remote(&server).update_settings(&SettingsPatch::from(json!({}))));
        assert_eq!(
            (error.code(), error.what_became()),
            (Code::BadAnswer, Outcome::Unknown)
        );
        let error = refused(remote(&server).get_settings());
        assert_eq!(
            (error.code(), error.what_became()),
            (Code::BadAnswer, Outcome::NotApplied)
        );
    }
    let server = Server::always(json(201, &json!({ "id": MEAL, "unheard": "of" })));
    remote(&server)
        .save_food(&FoodDraft::from(json!({})))
        .unwrap();
    let server = Server::always(json(200, &json!({ "targets": null })));
    remote(&server).get_settings().unwrap();
}

#[test]
fn nothing_where_something_is_promised_is_no_answer() {
    for status in [200, 201, 204] {
        let server = Server::always(empty(status));
        let error = create_fails(&world(&server), 11);
        assert_eq!(
            (&error["outcome"], &error["status"]),
            (&json!("unknown"), &json!(status))
        );
        let error = world(&server).error(11, &["meal", "list"]);
        assert_eq!(
            (&error["outcome"], &error["status"]),
            (&json!("not_applied"), &json!(status))
        );
    }
}

#[test]
fn one_success_is_as_good_as_another_when_its_answer_is() {
    for status in [200, 201, 202, 203] {
        let server = Server::always(json(status, &meal()));
        is_the_meal(&remote(&server).create_meal(&draft()).unwrap());
        is_the_meal(&remote(&server).get_meal(MEAL).unwrap());
        remote(&server).delete_meal(MEAL).unwrap();
    }
    for status in [200, 202, 204, 205] {
        let server = Server::always(empty(status));
        remote(&server).delete_meal(MEAL).unwrap();
    }
    let server = Server::always(json(202, &json!({ "accepted": true })));
    let error = refused(remote(&server).create_meal(&draft()));
    assert_eq!(
        (error.code(), error.what_became()),
        (Code::BadAnswer, Outcome::Unknown)
    );
}

#[test]
fn statuses_that_nobody_knows_are_told() {
    for status in [206, 207, 226, 299, 402, 418, 451, 600, 999] {
        let server = Server::always(json(status, &meal()));
        let error = refused(remote(&server).get_meal(MEAL));
        assert_eq!(error.code(), Code::BadAnswer, "{status}");
        assert!(error.message().contains(&status.to_string()), "{error}");
    }
}

#[test]
fn json_that_is_none_is_told() {
    let deep = "[".repeat(100_000);
    let twice = meal().to_string().replacen("{", "{\"id\":\"x\",", 1);
    for body in [
        "",
        " ",
        "{",
        "[1,",
        "{} {}",
        "NaN",
        "{'id':1}",
        "\u{feff}{}",
        &deep,
        &twice,
    ] {
        let server = Server::always(whole(200, &[], body));
        let error = refused(remote(&server).get_meal(MEAL));
        assert_eq!(
            error.code(),
            Code::BadAnswer,
            "{:?}",
            &body[..body.len().min(20)]
        );
    }
    let server = Server::always(whole(200, &[], b"{\"id\": \"\xff\"}"));
    let error = refused(remote(&server).get_meal(MEAL));
    assert_eq!(error.code(), Code::BadAnswer);
}

#[test]
fn the_kind_of_an_answer_is_what_it_holds_and_not_what_it_is_called() {
    let server = Server::always(whole(
        200,
        &[("Content-Type", "text/plain")],
        meal().to_string(),
    ));
    is_the_meal(&remote(&server).get_meal(MEAL).unwrap());
}

#[test]
fn pages_are_read_under_other_names() {
    let one = food("mine", MEAL, "Oats");
    for page in [
        json!({ "foods": [one], "nextOffset": 30 }),
        json!({ "items": [one], "next_offset": 30 }),
        json!({ "data": [one], "next": 30 }),
        json!({ "results": [one], "nextoffset": 30 }),
    ] {
        let server = Server::always(json(200, &page));
        let found = remote(&server).search_foods(&FoodQuery::default()).unwrap();
        assert_eq!(
            (found.foods.len(), found.next_offset.get()),
            (1, Some(&30)),
            "{page}"
        );
    }
    let server = Server::always(json(200, &json!([one])));
    let found = remote(&server).search_foods(&FoodQuery::default()).unwrap();
    assert_eq!((found.foods.len(), found.next_offset.get()), (1, None));
}

#[test]
fn pages_that_do_not_go_on_end() {
    let page = |next: u64| json(200, &json!({ "meals": [meal()], "nextOffset": next }));
    let server = Server::playing([page(100), page(100)]);
    let error = world(&server).error(11, &["meal", "list", "--all"]);
    assert!(
        error["message"].as_str().unwrap().contains("do not go on"),
        "{error}"
    );
    assert_eq!(server.count(), 2);
    let server = Server::playing([page(0)]);
    world(&server).run(&["meal", "list", "--all"]).failed(11);
}

#[test]
fn a_deletion_is_believed_to_whoever_says_nothing_else() {
    for good in ["", " ", "{}", r#"{"deleted":true}"#] {
        let server = Server::playing([whole(200, &[], good)]);
        remote(&server).delete_meal(MEAL).unwrap();
    }
    for wrong in [
        "<html>login</html>",
        r#"{"meals":["#,
        r#"{"error":"nope"}"#,
        "[]",
    ] {
        let server = Server::playing([whole(200, &[], wrong)]);
        let error = remote(&server).delete_meal(MEAL).unwrap_err();
        assert_eq!(error.code(), Code::BadAnswer, "{wrong}");
        assert_eq!(error.what_became(), Outcome::Unknown, "{wrong}");
    }
}
