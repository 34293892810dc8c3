//! What is promised to whoever speaks HTTP to the journal, with nothing but a socket.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

mod clocks;
mod connections;
mod description;
mod framing;
mod gone;
mod house;
mod idempotency;
mod log;
mod panicked;
mod reach;
mod renewed;
mod together;

use house::{House, bearer};
use journal::model::Permission;
use journal::serve::Rate;

#[test]
fn an_answer_is_json_and_has_an_id_of_its_own() {
    let house = House::open(None);
    let key = bearer(&house.key(Permission::Read));
    let ids: Vec<String> = (0..2)
        .map(|_| {
            let answer = house.get("/v1/settings", &[&key]);
            assert_eq!(answer.status, 200);
            assert_eq!(answer.header("content-type"), Some("application/json"));
            answer.header("x-request-id").unwrap().to_owned()
        })
        .collect();
    assert_ne!(ids[0], ids[1]);
}

#[test]
fn without_a_good_key_the_answer_is_401_with_a_challenge() {
    let house = House::open(None);
    let challenge = "Bearer realm=\"journal\"";
    let answer = house.get("/v1/settings", &[]);
    assert_eq!(
        (answer.status, answer.header("www-authenticate")),
        (401, Some(challenge))
    );
    let key = house.key(Permission::Read);
    let twice = bearer(&key);
    for wrong in [
        &[bearer("no")][..],
        &[bearer(&key.replace("jrnl", "jrnk"))],
        &[twice.clone(), twice.clone()],
        &[twice, "Authorization: Basic abc".to_owned()],
    ] {
        let lines: Vec<&str> = wrong.iter().map(String::as_str).collect();
        let answer = house.send("GET", "/v1/settings", &lines, "");
        let told = answer
            .header("www-authenticate")
            .unwrap_or_default()
            .to_owned();
        assert_eq!(answer.status, 401, "{wrong:?}");
        assert_eq!(
            told,
            format!("{challenge}, error=\"invalid_token\""),
            "{wrong:?}"
        );
        assert!(answer.body.contains("\"unauthorized\""), "{}", answer.body);
    }
    // Where no key was sent none is wrong.
    for none in ["", "Bearer", "Bearer  ", "Basic abc", "jrnl_no"] {
        let answer = house.get("/v1/settings", &[&format!("Authorization: {none}")]);
        let told = answer.header("www-authenticate");
        assert_eq!((answer.status, told), (401, Some(challenge)), "{none:?}");
    }
}

#[test]
fn a_read_key_may_not_write_whatever_the_body() {
    let house = House::open(None);
    let key = bearer(&house.key(Permission::Read));
    for body in ["", "{", "{}", "[1]"] {
        let answer = house.post("/v1/meals", &[&key], body);
        assert_eq!(answer.status, 403, "{body}");
        let told = answer.header("www-authenticate").unwrap_or_default();
        assert!(told.ends_with("error=\"insufficient_scope\""), "{told}");
    }
}

#[test]
fn a_path_or_a_method_that_is_not_there_is_told_before_a_key_is_asked_for() {
    let house = House::open(None);
    let answer = house.get("/v1/nothing", &[]);
    assert_eq!(answer.status, 404);
    assert!(
        answer.body.contains("\"resource\":\"route\""),
        "{}",
        answer.body
    );
    let answer = house.send("PUT", "/v1/meals", &[], "");
    assert_eq!(
        (answer.status, answer.header("allow")),
        (405, Some("GET, POST"))
    );
    // A path that ends where an id should stand is another path.
    for path in ["/v1/meals/", "/v1/foods/"] {
        for method in ["GET", "DELETE"] {
            let answer = house.send(method, path, &[], "");
            assert_eq!(answer.status, 404, "{method} {path}");
            assert!(answer.body.contains("\"route\""), "{}", answer.body);
        }
    }
}

#[test]
fn a_query_parameter_that_is_unknown_is_ignored_however_it_is_written() {
    let house = House::open(None);
    let key = bearer(&house.key(Permission::Read));
    for (query, status) in [
        ("x=%", 200),
        ("%zz=1", 200),
        ("day=%", 400),
        ("limit=%ff", 400),
    ] {
        let answer = house.get(&format!("/v1/meals?{query}"), &[&key]);
        assert_eq!(answer.status, status, "{query}: {}", answer.body);
    }
}

#[test]
fn only_hosts_of_this_machine_are_served() {
    let house = House::open(None);
    for (host, status) in [
        ("127.0.0.1", 200),
        ("LOCALHOST:4820", 200),
        ("[::1]:1", 200),
        ("127.0.0.1.evil.com", 421),
        ("evil.com:80", 421),
        ("", 421),
    ] {
        let answer = house.raw(&format!(
            "GET /healthz HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n\r\n"
        ));
        assert_eq!(answer.status, status, "{host}");
    }
}

#[test]
fn a_body_is_json_by_its_type_and_no_larger_than_allowed() {
    let house = House::open(None);
    let key = bearer(&house.key(Permission::ReadWrite));
    let plain = house.send(
        "POST",
        "/v1/meals",
        &[&key, "Content-Type: text/plain"],
        "{}",
    );
    assert_eq!(plain.status, 400);
    assert!(plain.body.contains("application/json"), "{}", plain.body);
    let large =
        house.raw("POST /v1/meals HTTP/1.1\r\nHost: localhost\r\nContent-Length: 8388609\r\n\r\n");
    assert_eq!(large.status, 413);
    assert!(large.body.contains("\"body_too_large\""), "{}", large.body);
}

#[test]
fn what_was_deleted_stands_in_no_file_while_the_journal_is_served() {
    let house = House::open(None);
    let key = bearer(&house.key(Permission::ReadWrite));
    let stands = |word: &str| {
        let files = house.files();
        files
            .windows(word.len())
            .any(|part| part == word.as_bytes())
    };
    let meal = r#"{"eatenAt":"2026-11-21T08:00:00Z","timezone":"UTC","notes":"SECRETNOTE",
        "items":[{"newFood":{"name":"Soup","data":{}}}]}"#;
    let made = house.post("/v1/meals", &[&key, "Idempotency-Key: one"], meal);
    let id = serde_json::from_str::<serde_json::Value>(&made.body).unwrap()["id"].clone();
    let path = format!("/v1/meals/{}", id.as_str().unwrap());
    let other = r#"{"notes":"SECRETNOTE too"}"#;
    let lines = ["Content-Type: application/json", &key];
    assert_eq!(house.send("PATCH", &path, &lines, other).status, 200);
    assert!(stands("SECRETNOTE"));
    assert_eq!(house.send("DELETE", &path, &[&key], "").status, 204);
    assert!(!stands("SECRETNOTE"));
}

#[test]
fn more_requests_than_the_rate_are_told_when_to_come_back() {
    let house = House::open(Some(Rate {
        per_minute: 60,
        burst: 3,
    }));
    let key = bearer(&house.key(Permission::Read));
    let other = bearer(&house.key(Permission::Read));
    let answers: Vec<_> = (0..5).map(|_| house.get("/v1/settings", &[&key])).collect();
    let limited = answers.last().unwrap();
    assert_eq!(answers[0].status, 200);
    assert_eq!(limited.status, 429);
    assert!(
        limited.body.contains("\"rate_limited\""),
        "{}",
        limited.body
    );
    assert_eq!(limited.header("retry-after"), Some("1"));
    assert_eq!(
        limited.header("ratelimit-policy"),
        Some("\"requests\";q=3;w=3")
    );
    assert!(
        limited
            .header("ratelimit")
            .unwrap()
            .starts_with("\"requests\";r=0;t=")
    );
    assert_eq!(house.get("/v1/settings", &[&other]).status, 200);
}

#[test]
fn somebody_who_tries_keys_is_kept_out_for_a_while() {
    let quick = Rate {
        per_minute: 6_000,
        burst: 1_000,
    };
    // So, too, where a good key may ask as often as it likes.
    for rate in [Some(quick), None] {
        let house = House::open(rate);
        let answers: Vec<_> = (0..12)
            .map(|_| house.get("/v1/settings", &[&bearer("no")]))
            .collect();
        let statuses: Vec<u16> = answers.iter().map(|answer| answer.status).collect();
        assert_eq!(statuses[..10], [401; 10]);
        assert_eq!(statuses[11], 429);
        let told = |name| answers[11].header(name).unwrap().to_owned();
        assert_eq!(told("ratelimit-policy"), "\"failed-keys\";q=10;w=60");
        assert!(told("ratelimit").starts_with("\"failed-keys\";r=0;t="));
    }
}

#[test]
fn who_sends_no_key_tries_none() {
    let house = House::open(Some(Rate {
        per_minute: 6_000,
        burst: 1_000,
    }));
    for none in ["Accept: */*", "Authorization: ", "Authorization: Basic abc"] {
        for _ in 0..12 {
            assert_eq!(house.get("/v1/settings", &[none]).status, 401, "{none}");
        }
    }
    let key = bearer(&house.key(Permission::Read));
    assert_eq!(house.get("/v1/settings", &[&key]).status, 200);
}
