//! Answers that no service should give, to each of the eleven operations: none is believed, followed or
//! read without end, and what became of a write is left open.

use std::time::Duration;

use journal::api::Call;
use journal::error::{Code, Outcome};
use journal::model::{MealQuery, Operation};
use journal::remote::{Patience, Remote};
use serde_json::{Value, json};

use crate::client::{MEAL, SHORT, draft, food, meal, meals, patient, refused, remote};
use crate::reply::{Reply, Step, cut, gzip, head, json, steps, whole};
use crate::server::Server;

/// A call of each operation with all that it needs.
fn calls() -> impl Iterator<Item = Call> {
    Operation::ALL.into_iter().map(|operation| Call {
        id: MEAL.to_owned(),
        body: Some(draft().json().clone().into()),
        ..Call::new(operation)
    })
}

fn deletes(operation: Operation) -> bool {
    matches!(operation, Operation::DeleteMeal | Operation::DeleteFood)
}

fn reads(operation: Operation) -> bool {
    use Operation::{GetMeal, GetSettings, ListFoodCorrections, ListMeals, SearchFoods};
    [
        ListMeals,
        GetMeal,
        SearchFoods,
        ListFoodCorrections,
        GetSettings,
    ]
    .contains(&operation)
}

/// What a service answers that does what it is asked.
fn good(operation: Operation) -> Value {
    match operation {
        Operation::ListMeals => meals(&[MEAL]),
        Operation::CreateMeal | Operation::GetMeal | Operation::UpdateMeal => meal(),
        Operation::SearchFoods => json!({ "foods": [food("off", "1", "Egg")], "nextOffset": null }),
        Operation::SaveFood => food("mine", MEAL, "Egg"),
        Operation::ListFoodCorrections => json!({ "corrections": [], "nextOffset": null }),
        Operation::GetSettings | Operation::UpdateSettings => json!({ "targets": [] }),
        Operation::DeleteMeal | Operation::DeleteFood => json!({}),
    }
}

/// Bytes over and over behind the head of an answer.
fn endless(head: impl Into<Vec<u8>>, over_and_over: impl Into<Vec<u8>>) -> Reply {
    steps([Step::Send(head.into()), Step::Flood(over_and_over.into())])
}

/// What it is, the answer, and what is told of it.
fn hostile(elsewhere: &Server) -> Vec<(&'static str, Reply, &'static str)> {
    let error = json!({ "error": { "code": "not_found", "message": "there is none" } });
    let page = "<!DOCTYPE html><title>Please log in</title>";
    let html = [("Content-Type", "text/html")];
    let deep = format!("{}1{}", "[".repeat(100_000), "]".repeat(100_000));
    let chunk = format!("{:x}\r\n{}\r\n", 1 << 16, " ".repeat(1 << 16));
    let chunked = "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n";
    let length = 10_000_000_000;
    let there = elsewhere.base();
    let moved = |status| whole(status, &[("Location", &there)], "");
    let packed = [("Content-Encoding", "gzip")];
    let bomb = gzip(&vec![b' '; 17 << 20]);
    vec![
        ("a list of no things", json(200, &json!([7])), ""),
        ("nothing", json(200, &Value::Null), ""),
        ("a number", json(200, &json!(7)), ""),
        ("a text", json(201, &json!("done")), ""),
        (
            "an error under a success",
            json(200, &error),
            "there is none",
        ),
        ("a page for people", whole(200, &html, page), "text/html"),
        (
            "a page that is said to be JSON",
            whole(200, &[], page),
            "DOCTYPE",
        ),
        ("too deep", whole(200, &[], deep), ""),
        ("no UTF-8", whole(200, &[], b"{\"name\": \"\xff\"}"), ""),
        ("cut off", cut(200, &meal().to_string(), 30), "broke off"),
        (
            "10 GB",
            endless(head(200, &[], length), " ".repeat(1 << 16)),
            "16 MiB",
        ),
        ("chunks without end", endless(chunked, chunk), "16 MiB"),
        ("a bomb", whole(200, &packed, bomb), "16 MiB"),
        ("no gzip", whole(200, &packed, "{}"), ""),
        (
            "headers without end",
            endless("HTTP/1.1 200 OK\r\n", "X-More: and more\r\n"),
            "",
        ),
        (
            "a header without end",
            endless("HTTP/1.1 200 OK\r\nX-Long: ", "x".repeat(1 << 12)),
            "",
        ),
        (
            "no HTTP",
            steps([Step::Send(b"SSH-2.0-OpenSSH_9.2p1\r\n".to_vec())]),
            "HTTP",
        ),
        ("moved for good", moved(301), "301"),
        ("moved with its body", moved(307), "307"),
        ("nothing new", whole(304, &[("ETag", "\"1\"")], ""), "304"),
        ("no status there is", json(599, &json!({})), "599"),
    ]
}

/// Long enough for 16 MiB on a machine with much to do.
const LONG: Patience = Patience {
    answer: Duration::from_secs(20),
    all: Duration::from_secs(80),
    ..SHORT
};

/// Asks a server that always answers so with each operation.
fn is_believed_by_none(name: &str, reply: Reply, told: &str) {
    let server = Server::always(reply);
    for call in calls() {
        let operation = call.operation;
        let before = server.count();
        let error = refused(call.answer(&patient(&server, LONG)));
        let seen = format!("{name}: {}: {error}", operation.id());
        assert_eq!(error.code(), Code::BadAnswer, "{seen}");
        assert!(error.message().contains(told), "{seen}");
        assert!(error.message().len() < 1_000, "{seen}");
        let (outcome, most) = match reads(operation) {
            true => (Outcome::NotApplied, 4),
            false if deletes(operation) => (Outcome::Unknown, 4),
            // What may have been done is not done again.
            false => (Outcome::Unknown, 1),
        };
        assert_eq!(error.what_became(), outcome, "{seen}");
        let asked = server.count() - before;
        assert!((1..=most).contains(&asked), "{seen}: asked {asked} times");
    }
}

#[test]
fn no_hostile_answer_is_believed_by_any_operation() {
    let elsewhere = Server::always(json(200, &meal()));
    std::thread::scope(|scope| {
        for (name, reply, told) in hostile(&elsewhere) {
            scope.spawn(move || is_believed_by_none(name, reply, told));
        }
    });
    assert_eq!(elsewhere.count(), 0, "a redirect was followed");
}

#[test]
fn an_answer_without_a_body_says_that_something_is_gone_and_nothing_else() {
    for status in [200, 204] {
        let server = Server::always(whole(status, &[], ""));
        for call in calls() {
            let operation = call.operation;
            let answer = call.answer(&remote(&server));
            match deletes(operation) {
                true => assert!(matches!(answer, Ok(None)), "{answer:?}"),
                false => assert_eq!(refused(answer).code(), Code::BadAnswer),
            }
        }
    }
}

/// Headers that mean nothing to the client, or nothing in this shape.
const ODD: [(&str, &str); 8] = [
    ("Content-Type", "text/html; charset=utf-16"),
    ("ETag", "W/\"\", *, \\"),
    ("If-Match", "*"),
    ("Retry-After", "-1e309"),
    ("Idempotency-Replayed", "perhaps"),
    ("Location", "../../x"),
    ("Set-Cookie", "key=../../x; Path=/"),
    ("Link", "<http://127.0.0.1:1/>; rel=next"),
];

#[test]
fn a_good_answer_is_one_whatever_odd_headers_stand_over_it_and_nothing_of_them_is_sent_back() {
    for call in calls() {
        let operation = call.operation;
        let mut body = good(operation).to_string();
        if deletes(operation) {
            body.clear();
        }
        let server = Server::always(whole(200, &ODD, body));
        let remote = remote(&server);
        for _ in 0..2 {
            let answer = call.clone().answer(&remote);
            assert!(answer.is_ok(), "{}: {answer:?}", operation.id());
        }
        let received = server.received();
        assert_eq!(received.len(), 2, "{}", operation.id());
        for request in received {
            for name in ["If-Match", "If-None-Match", "Cookie"] {
                assert!(request.headers(name).is_empty(), "{}", request.head);
            }
        }
    }
}

/// The ids of what one remote was told of, asked for one after the other.
fn asked_for(remote: &Remote, server: &Server, id: &str) -> Vec<String> {
    let before = server.count();
    for call in calls() {
        let _ = Call {
            id: id.to_owned(),
            ..call
        }
        .answer(remote);
    }
    let received = server.received();
    received[before..]
        .iter()
        .map(|request| request.line().to_owned())
        .collect()
}

#[test]
fn an_id_that_is_a_path_stays_in_its_place() {
    for id in [
        "../../x",
        "..\\x",
        "x/../../y",
        "%2e%2e/x",
        "x?limit=1",
        "x#y",
        "//evil.example/",
    ] {
        let mut told = meals(&[id]);
        told["meals"][0]["items"][0]["id"] = json!(id);
        let server = Server::always(json(200, &told));
        let remote = remote(&server);
        let page = journal::api::Journal::list_meals(&remote, &MealQuery::default()).unwrap();
        assert_eq!(page.meals[0].id, id);
        for line in asked_for(&remote, &server, id) {
            let (_, target) = line.split_once(' ').unwrap();
            let path = target.split('?').next().unwrap();
            let parts: Vec<&str> = path.split('/').collect();
            assert!(path.starts_with("/v1/"), "{id}: {line}");
            assert!(parts.len() <= 5, "{id}: {line}");
            assert!(
                !parts.iter().any(|part| [".", ".."].contains(part)),
                "{id}: {line}"
            );
            assert!(
                !target.contains("limit=1") && !target.contains('#'),
                "{id}: {line}"
            );
        }
    }
}
