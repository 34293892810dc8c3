//! `journal api` on a service: what came is printed as it came, as long as it is JSON.

use serde_json::{Value, json};

use crate::client::{MEAL, draft, meal, world};
use crate::reply::{empty, json, whole};
use crate::server::Server;

#[test]
fn a_raw_answer_is_shown_whatever_shape_it_has() {
    for body in [
        json!({ "targets": "see profile", "error": "none" }),
        json!([1, "two", null]),
        Value::Null,
    ] {
        let server = Server::always(json(200, &body));
        let world = world(&server);
        for call in [&["api", "getSettings"][..], &["api", "GET", "/meals"]] {
            assert_eq!(world.ok(call).json(), body);
        }
        // Everything that reads what it shows is as strict as ever.
        world.run(&["settings", "show"]).failed(11);
    }
}

#[test]
fn a_raw_answer_that_is_no_json_is_told_with_what_was_seen() {
    let html = [("Content-Type", "text/html")];
    for page in ["<html>log in</html>", "", "{\"a\":"] {
        let server = Server::always(whole(200, &html, page));
        let error = world(&server).error(11, &["api", "getSettings"]);
        let message = error["message"].as_str().unwrap();
        assert!(message.contains("status 200 (text/html)"), "{message}");
        assert_eq!(error["operation"], "getSettings");
    }
}

#[test]
fn a_raw_answer_that_cannot_be_read_to_its_end_is_not_printed_as_nothing() {
    let deep = format!("{}{}", "[".repeat(200), "]".repeat(200));
    for body in [
        &b"{\"name\": \"\xff\xfe\"}"[..],
        br#"{"name": "\ud800"}"#,
        deep.as_bytes(),
    ] {
        let server = Server::always(whole(200, &[], body));
        let world = world(&server);
        let error = world.error(11, &["api", "listMeals"]);
        let message = error["message"].as_str().unwrap();
        assert!(message.contains("status 200"), "{message}");
        assert_eq!(error["outcome"], "not_applied");
        let file = world.file("meal.json", draft().json().to_string());
        let error = world.error(11, &["api", "createMeal", "--file", &file]);
        assert_eq!(error["outcome"], "unknown");
    }
}

#[test]
fn a_raw_write_is_not_believed_to_whoever_answers_with_no_thing() {
    for body in [
        json!([]),
        Value::Null,
        json!(7),
        json!({ "error": "full" }),
        json!({ "error": { "code": "x" } }),
    ] {
        let server = Server::always(json(200, &body));
        let world = world(&server);
        let file = world.file("body.json", "{}");
        for call in [
            &["api", "createMeal"][..],
            &["api", "PATCH", &format!("/meals/{MEAL}")],
            &["api", "saveFood"],
            &["api", "updateSettings"],
        ] {
            let error = world.error(11, &[call, &["--file", &file]].concat());
            assert_eq!(error["outcome"], "unknown", "{body}");
            assert!(
                error["hint"].as_str().unwrap().contains("look before"),
                "{error}"
            );
        }
    }
}

#[test]
fn an_id_never_makes_the_path_another_one() {
    let server = Server::always(json(200, &json!({})));
    let elsewhere = world(&server);
    let here = crate::world::World::new();
    let file = here.file("body.json", "{}");
    for call in [
        &["api", "getMeal"][..],
        &["api", "getMeal", "-f", "id="],
        &["api", "GET", "/meals/."],
        &["api", "DELETE", "/meals/.."],
        &["api", "DELETE", "/foods/%2e%2e"],
        &["api", "deleteFood", "-f", "id=.."],
        &["api", "updateMeal", "-f", "id=..", "--file", &file],
    ] {
        let (remote, local) = (elsewhere.error(3, call), here.error(3, call));
        assert_eq!(remote["details"], local["details"], "{call:?}");
        assert_eq!(remote["details"][0]["path"], "id", "{call:?}");
    }
    assert_eq!(server.count(), 0);
    for odd in ["a/b", "%2e%2e", "..%2f", "?x", "#x", "a\\b"] {
        elsewhere.ok(&["api", "getMeal", "-f", &format!("id={odd}")]);
    }
    for received in server.received() {
        let id = received
            .line()
            .strip_prefix("GET /v1/meals/")
            .unwrap()
            .to_owned();
        assert!(
            !id.contains(['/', '?', '#', '\\']) && !id.is_empty(),
            "{id}"
        );
    }
}

#[test]
fn a_raw_call_sends_what_was_typed() {
    let server = Server::always(json(200, &json!({})));
    let world = world(&server);
    world.ok(&["api", "listMeals", "-f", "day=2026-11-21", "-f", "odd=a b"]);
    let file = world.file("meal.json", draft().json().to_string());
    world.ok(&["api", "createMeal", "--file", &file]);
    world.ok(&["api", "getMeal", "-f", &format!("id={MEAL}")]);
    let received = server.received();
    assert_eq!(received[0].line(), "GET /v1/meals?day=2026-11-21&odd=a%20b");
    assert_eq!(received[1].line(), "POST /v1/meals");
    let sent: Value = serde_json::from_slice(&received[1].body).unwrap();
    assert_eq!(&sent, draft().json());
    assert!(!received[1].header("Idempotency-Key").is_empty());
    assert_eq!(received[2].line(), format!("GET /v1/meals/{MEAL}"));
    world.run(&["api", "createMeal"]).failed(3).says("--file");
    assert_eq!(server.count(), 3, "a body that is missing was sent");
}

#[test]
fn a_meal_that_was_created_raw_is_the_last() {
    let server = Server::playing([json(201, &meal()), json(200, &meal())]);
    let world = world(&server);
    let file = world.file("meal.json", draft().json().to_string());
    world.ok(&["api", "createMeal", "--file", &file]);
    assert_eq!(world.json(&["meal", "show", "last"])["id"], MEAL);
}

#[test]
fn a_raw_deletion_prints_what_came_and_believes_no_error() {
    let delete = ["api", "DELETE", &format!("/meals/{MEAL}")];
    assert_eq!(world(&Server::always(empty(204))).ok(&delete).out, "");
    let told = Server::always(json(200, &json!({ "deleted": true })));
    assert_eq!(world(&told).ok(&delete).json()["deleted"], true);
    let refused = Server::always(json(200, &json!({ "error": "no" })));
    let error = world(&refused).error(11, &delete);
    assert_eq!(error["outcome"], "unknown");
}
