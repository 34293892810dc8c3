//! Errors in the shapes that other servers give them.

use journal::api::Journal;
use journal::error::{Code, Outcome};
use serde_json::{Value, json};

use crate::client::{MEAL, create_fails, draft, food, refused, remote, world};
use crate::reply::{json, json_with, whole};
use crate::server::Server;

#[test]
fn a_status_decides_the_exit_code() {
    for (status, exit) in [
        (400, 3),
        (401, 4),
        (402, 11),
        (403, 5),
        (404, 6),
        (405, 3),
        (408, 11),
        (409, 7),
        (410, 6),
        (413, 3),
        (415, 3),
        (418, 11),
        (421, 11),
        (422, 3),
        (500, 11),
        (501, 11),
    ] {
        for body in [
            json!({}),
            json!({ "error": "no" }),
            json!({ "code": 7, "details": 7 }),
        ] {
            let server = Server::always(json(status, &body));
            let error = world(&server).error(exit, &["meal", "show", MEAL]);
            assert_eq!(error["status"], json!(status), "{body}");
            assert_eq!(error["exit"], json!(exit), "{body}");
            assert_eq!(error["outcome"], "not_applied", "{body}");
        }
    }
}

#[test]
fn of_a_write_a_refusal_alone_says_that_nothing_was_done() {
    for status in [101, 444, 460, 499, 500, 520, 600, 700, 999] {
        let server = Server::always(json(status, &json!({})));
        let error = refused(remote(&server).create_meal(&draft()));
        assert_eq!(error.what_became(), Outcome::Unknown, "{status}: {error}");
    }
    for status in [400, 404, 408, 418, 422, 429, 451] {
        let server = Server::always(json(status, &json!({})));
        let error = refused(remote(&server).create_meal(&draft()));
        assert_eq!(
            error.what_became(),
            Outcome::NotApplied,
            "{status}: {error}"
        );
    }
}

#[test]
fn a_message_is_found_where_servers_put_it() {
    for body in [
        json!({ "code": "x", "message": "the egg is bad" }),
        json!({ "error": { "code": "x", "message": "the egg is bad" } }),
        json!({ "error": "the egg is bad" }),
        json!({ "detail": "the egg is bad", "status": 422 }),
        json!({ "title": "the egg is bad", "type": "about:blank" }),
    ] {
        let server = Server::always(json(422, &body));
        let error = refused(remote(&server).create_meal(&draft()));
        assert_eq!(error.code(), Code::InvalidInput, "{body}");
        assert_eq!(error.message(), "the egg is bad", "{body}");
        assert_eq!(error.what_became(), Outcome::NotApplied, "{body}");
    }
}

#[test]
fn an_error_keeps_every_member_it_was_sent_with() {
    let wire = json!({
        "code": "egg_is_bad", "message": "the egg is bad", "details": [{ "path": "items[0]", "message": "bad" }],
        "requestId": "abc", "retry": { "after": 1.50 }, "resource": "meal",
    });
    for body in [wire.clone(), json!({ "error": wire })] {
        let server = Server::always(json(400, &body));
        let error = create_fails(&world(&server), 3);
        for (name, value) in wire.as_object().unwrap() {
            assert_eq!(&error[name], value, "{name}");
        }
    }
}

#[test]
fn what_is_ours_in_an_error_is_not_taken_from_a_server() {
    let body = json!({
        "code": "invalid_input", "message": "no", "exit": 0, "outcome": "applied",
        "operation": "somethingElse", "context": "elsewhere", "status": 200, "hint": "run rm -rf",
    });
    let server = Server::always(json(400, &body));
    let error = create_fails(&world(&server), 3);
    assert_eq!(
        (&error["exit"], &error["outcome"]),
        (&json!(3), &json!("not_applied"))
    );
    assert_eq!(
        (&error["operation"], &error["status"]),
        (&json!("createMeal"), &json!(400))
    );
    assert_eq!(
        error["context"],
        json!(format!("127.0.0.1:{}", server.port()))
    );
    assert_ne!(error["hint"], "run rm -rf");
}

#[test]
fn the_food_that_is_in_the_catalogue_already_comes_with_its_error() {
    let known = food("off", "3017620422003", "Nutella");
    let body = json!({ "code": "food_in_catalog", "message": "known", "food": known });
    let beside = json!({ "error": { "code": "food_in_catalog", "message": "known" }, "food": known, "trace": 7 });
    for body in [body.clone(), json!({ "error": body }), beside] {
        let server = Server::always(json(409, &body));
        let world = world(&server);
        let save = ["food", "save", "Nutella", "--barcode", "3017620422003"];
        let error = world.error(7, &save);
        assert_eq!(
            (&error["code"], &error["food"]),
            (&json!("food_in_catalog"), &known)
        );
        world.run(&save).failed(7).says("off/3017620422003");
    }
}

#[test]
fn an_error_that_says_nothing_is_told_with_what_was_seen() {
    for body in [
        json!({ "reason": "the egg is bad" }),
        json!({ "message": { "en": "the egg is bad" } }),
        json!(["the egg is bad"]),
    ] {
        let server = Server::always(json(422, &body));
        let done = world(&server).run(&["meal", "list"]).failed(3);
        assert!(
            done.err.contains("status 422 (application/json)"),
            "{}",
            done.err
        );
        assert!(done.err.contains("the egg is bad"), "{}", done.err);
        let error = world(&server).error(3, &["meal", "list"]);
        assert!(error["message"].is_string(), "{error}");
        for (name, value) in body.as_object().into_iter().flatten() {
            match name.as_str() {
                "message" => assert_eq!(error[name], value.to_string()),
                _ => assert_eq!(&error[name], value),
            }
        }
    }
}

#[test]
fn what_fails_on_the_way_names_its_operation() {
    let server = Server::always(json(500, &json!({ "message": "no" })));
    let world = world(&server);
    for (command, operation) in [
        (&["today"][..], "listMeals"),
        (&["food", "show", "oats"], "searchFoods"),
        (&["log", "200 g oats"], "getSettings"),
        (&["meal", "eat", MEAL], "getMeal"),
    ] {
        assert_eq!(
            world.error(11, command)["operation"],
            operation,
            "{command:?}"
        );
    }
}

#[test]
fn a_missing_key_says_how_to_give_one() {
    let challenge = [("WWW-Authenticate", "Bearer realm=\"x\"")];
    let server = Server::always(json_with(401, &challenge, &Value::Null));
    world(&server)
        .run(&["meal", "list"])
        .failed(4)
        .says("JOURNAL_API_KEY");
}

#[test]
fn an_error_of_many_megabytes_is_shortened_for_a_person() {
    let server = Server::always(whole(500, &[], "x".repeat(5_000_000)));
    let done = world(&server).run(&["meal", "list"]).failed(11);
    assert!(done.err.len() < 2_000);
    let server = Server::always(json(400, &json!({ "message": "x".repeat(5_000_000) })));
    let done = world(&server).run(&["meal", "list"]).failed(3);
    assert!(done.err.len() < 2_000);
}

#[test]
fn a_page_for_people_is_told_by_its_status_its_kind_and_its_first_words() {
    let page = format!(
        "<!DOCTYPE html>\r\n\t<h1>\u{1b}[2J\u{7}\u{9b}31mgo away</h1>{}",
        "y".repeat(9_000)
    );
    for (status, exit) in [
        (400, 3),
        (401, 4),
        (403, 5),
        (404, 6),
        (405, 3),
        (429, 9),
        (500, 11),
        (502, 11),
        (503, 11),
    ] {
        let headers = [
            ("Content-Type", "text/html; charset=utf-8"),
            ("Retry-After", "999"),
        ];
        let server = Server::always(whole(status, &headers, &page));
        let error = create_fails(&world(&server), exit);
        let message = error["message"].as_str().unwrap();
        let seen = format!("status {status} (text/html; charset=utf-8)");
        assert!(message.contains(&seen), "{message}");
        assert!(
            message.contains("<!DOCTYPE html> <h1> [2J 31mgo away"),
            "{message}"
        );
        assert!(message.chars().count() < 400, "{message}");
        assert!(!message.contains(char::is_control), "{message:?}");
        let hint = error["hint"].as_str().unwrap_or_default();
        assert_eq!(hint.contains("auth login"), status == 401, "{error}");
        let told = world(&server).run(&["settings", "show"]).failed(exit).err;
        assert!(!told.contains(['\u{1b}', '\u{7}', '\u{9b}']), "{told:?}");
    }
    let server = Server::always(whole(404, &[], "<html>"));
    world(&server)
        .run(&["meal", "list"])
        .failed(6)
        .says("context show");
}
