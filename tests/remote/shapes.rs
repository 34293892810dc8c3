//! Successes that are none, and successes under another name.

use journal::api::Journal;
use journal::error::{Code, Outcome};
use journal::model::{FoodDraft, FoodQuery, MealQuery, SettingsPatch};
use serde_json::{Value, json};

use crate::client::{
    ITEM, MEAL, create_fails, draft, food, is_the_meal, meal, meals, refused, remote, world,
};
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
    }
    for body in [
        json!([]),
        json!(null),
        json!({ "error": "full" }),
        json!({ "hello": [1, 2] }),
        json!({ "settings": { "preferences": {} } }),
        json!({ "preferences": "uk" }),
        json!({ "body": 7 }),
        json!({ "targets": { "a": 1 } }),
        json!({ "targets": [5], "body": {} }),
    ] {
        let server = Server::always(json(200, &body));
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
fn settings_that_are_missing_are_unset() {
    for body in [
        json!({}),
        json!({ "targets": null, "preferences": null, "body": null }),
        json!({ "locale": "de", "body": {} }),
    ] {
        let server = Server::always(json(200, &body));
        let world = world(&server);
        assert_eq!(world.json(&["settings", "show"]), body);
        for shown in [
            &["settings", "show"][..],
            &["target", "show"],
            &["preference", "show"],
            &["body", "show"],
        ] {
            world.ok(shown);
        }
        world.ok(&["preference", "set", "units", "uk"]);
        let page = Server::playing([json(200, &meals(&[])), json(200, &body)]);
        let today = crate::client::world(&page).json(&["today"]);
        assert_eq!(today["targets"], json!(null), "{today}");
    }
}

#[test]
fn an_own_food_is_used_by_its_id_where_it_has_no_key_and_no_library() {
    let oats = json!({ "id": MEAL, "name": "Oats", "data": { "base": "g" } });
    // It is the answer to all that is asked: the foods, and settings that say nothing.
    let page = json!({ "foods": [oats], "nextOffset": null, "preferences": {} });
    let server = Server::always(json(200, &page));
    let world = world(&server);
    assert_eq!(
        world.json(&["food", "search", "oats"]),
        page,
        "as it was received"
    );
    assert_eq!(world.json(&["food", "show", "oats"])["name"], "Oats");
    world.ok(&["food", "delete", "oats", "--yes"]);
    let deleted = server.received().pop().unwrap();
    assert_eq!(deleted.line(), format!("DELETE /v1/foods/{MEAL}"));
    let body = world.json(&["log", "200 g oats", "-n"]);
    assert_eq!(
        body["body"]["items"][0]["food"],
        json!({ "library": "mine", "key": MEAL })
    );
}

#[test]
fn a_food_whose_name_is_no_text_is_no_food() {
    let server = Server::always(json(200, &json!({ "foods": [{ "key": "a", "name": 5 }] })));
    let error = refused(remote(&server).search_foods(&FoodQuery::default()));
    assert_eq!(error.code(), Code::BadAnswer);
    let server = Server::always(json(201, &json!({ "id": MEAL, "name": ["Oats"] })));
    let error = refused(remote(&server).save_food(&FoodDraft::from(json!({}))));
    assert_eq!(
        (error.code(), error.what_became()),
        (Code::BadAnswer, Outcome::Unknown)
    );
}

#[test]
fn a_page_is_printed_as_it_was_received_and_all_pages_as_the_specification_has_them() {
    let one = food("mine", MEAL, "Oats");
    for page in [
        json!({ "total": 1, "data": [one], "next": null }),
        json!({ "foods": [one], "next_offset": null, "took": 1.50 }),
        json!([one]),
    ] {
        let server = Server::always(json(200, &page));
        assert_eq!(world(&server).json(&["food", "search", "oats"]), page);
    }
    let second = food("mine", ITEM, "Rye");
    let server = Server::playing([
        json(200, &json!({ "total": 2, "data": [one], "next": 1 })),
        json(200, &json!({ "total": 3, "data": [second], "next": null })),
    ]);
    assert_eq!(
        world(&server).json(&["food", "search", "o", "--all"]),
        json!({ "foods": [one, second], "nextOffset": null, "total": 2 })
    );
}

#[test]
fn pages_that_bring_the_same_again_end() {
    let page = |next: u64| json(200, &json!({ "meals": [meal()], "nextOffset": next }));
    let server = Server::playing([page(1), page(2), page(3)]);
    let error = world(&server).error(11, &["meal", "list", "--all"]);
    let message = error["message"].as_str().unwrap();
    assert!(message.contains("brings nothing new"), "{message}");
    assert_eq!(server.count(), 2);

    let server = Server::playing([page(1_000_001)]);
    let error = world(&server).error(11, &["meal", "list", "--all"]);
    let message = error["message"].as_str().unwrap();
    assert!(message.contains("1000001"), "{message}");
    assert_eq!(server.count(), 1);
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

#[test]
fn a_text_longer_than_a_table_counts_is_shown_whole() {
    let long = "x".repeat(70_000);
    let settings = json!({ "targets": [], "preferences": { "units": long }, "body": {} });
    let server = Server::always(json(200, &settings));
    let shown = world(&server).ok(&["settings", "show", "--format", "table"]);
    let letters = shown.out.chars().filter(|letter| *letter == 'x').count();
    assert!(letters >= 70_000, "{letters}");
}
