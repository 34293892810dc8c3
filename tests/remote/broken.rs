//! Answers that are cut short, too large, too slow, packed wrongly, or no HTTP at all.

use std::time::{Duration, Instant};

use journal::api::Journal;
use journal::error::{Code, Error, Outcome};
use journal::model::MealQuery;
use journal::remote::Patience;
use serde_json::{Value, json};

use crate::client::{
    MEAL, SHORT, create, draft, is_the_meal, meal, patient, refused, remote, world,
};
use crate::reply::{Reply, Step, cut, gzip, head, json, raw, steps, whole};
use crate::server::Server;

/// What a GET and a POST come to that are always answered so. The one changes nothing, and of
/// the other nobody knows.
#[track_caller]
fn unreadable(reply: Reply) -> Error {
    let server = Server::always(reply);
    let error = refused(remote(&server).create_meal(&draft()));
    assert_eq!(
        (error.code(), error.what_became()),
        (Code::BadAnswer, Outcome::Unknown),
        "{error}"
    );
    assert_eq!(server.count(), 1, "{error}");
    let error = refused(remote(&server).get_meal(MEAL));
    assert_eq!(
        (error.code(), error.what_became()),
        (Code::BadAnswer, Outcome::NotApplied),
        "{error}"
    );
    error
}

/// A chunk of a body.
fn chunk(text: &str) -> String {
    format!("{:x}\r\n{text}\r\n", text.len())
}

const CHUNKED: &str = "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n";

#[test]
fn half_a_body_is_told_with_what_was_seen_of_it() {
    let error = unreadable(cut(200, &meal().to_string(), 30));
    assert!(
        error.message().contains("broke off after 30 bytes"),
        "{error}"
    );
    assert!(error.message().contains("status 200"), "{error}");
    assert!(error.message().contains(&MEAL[..8]), "{error}");
}

#[test]
fn half_a_body_ends_with_exit_code_11() {
    let server = Server::always(cut(200, &meal().to_string(), 30));
    let error = world(&server).error(11, &["meal", "show", MEAL]);
    assert_eq!(
        (&error["code"], &error["status"]),
        (&json!("bad_answer"), &json!(200))
    );
    assert_eq!(error["outcome"], "not_applied");
}

#[test]
fn half_a_body_is_asked_for_again() {
    let half = cut(200, &meal().to_string(), 30);
    let server = Server::playing([half.clone(), half, json(200, &meal())]);
    is_the_meal(&remote(&server).get_meal(MEAL).unwrap());
}

#[test]
fn half_an_error_is_the_error_that_its_status_says() {
    let server = Server::playing([cut(429, "slowly", 2), json(201, &meal())]);
    is_the_meal(&remote(&server).create_meal(&draft()).unwrap());
    let server = Server::always(cut(401, "who are you", 2));
    let error = refused(remote(&server).create_meal(&draft()));
    assert_eq!(error.code(), Code::Unauthorized);
    assert_eq!(error.what_became(), Outcome::NotApplied);
    assert_eq!(server.count(), 1);
}

#[test]
fn chunks_are_put_together_and_their_end_is_needed() {
    let body = meal().to_string();
    let (one, two) = body.split_at(40);
    let good = format!("{CHUNKED}{}{}0\r\n\r\n", chunk(one), chunk(two));
    let server = Server::always(raw(good));
    is_the_meal(&remote(&server).get_meal(MEAL).unwrap());
    for bad in [
        format!("{CHUNKED}{}{}", chunk(one), chunk(two)),
        format!("{CHUNKED}{}", chunk(one)),
        format!("{CHUNKED}{}", &chunk(&body)[..20]),
        format!("{CHUNKED}{}nonsense\r\n", chunk(one)),
    ] {
        unreadable(raw(bad));
    }
}

#[test]
fn a_whole_meal_with_its_last_byte_missing_is_no_meal() {
    // Everything that was sent is good JSON: only the length tells that something is missing.
    let body = format!("{} ", meal());
    unreadable(cut(200, &body, body.len() - 1));
}

#[test]
fn ten_megabytes_are_read_and_seventeen_are_not() {
    let meal_of = |size: usize| {
        let mut meal = meal();
        meal["notes"] = Value::String("x".repeat(size));
        meal.to_string()
    };
    let megabyte = 1024 * 1024;
    let server = Server::always(whole(200, &[], meal_of(10 * megabyte)));
    let meal = remote(&server).get_meal(MEAL).unwrap();
    assert_eq!(meal.notes.text().len(), 10 * megabyte);

    let error = unreadable(whole(200, &[], meal_of(17 * megabyte)));
    assert!(error.message().contains("larger than 16 MiB"), "{error}");
    assert!(error.message().len() < 1_000);
}

/// A value takes dozens of times the memory of its text.
#[test]
fn of_more_than_a_million_values_none_is_read() {
    let zeros = "0,".repeat(1_100_000);
    let meal = format!(r#"{{"id":"{MEAL}","notes":[{zeros}0]}}"#);
    let error = unreadable(whole(200, &[], meal));
    assert!(
        error.message().contains("more than a million values"),
        "{error}"
    );
    let details = format!(r#"{{"code":"x","message":"y","details":[{zeros}0]}}"#);
    let server = Server::always(whole(400, &[], details));
    let error = remote(&server).get_meal(MEAL).unwrap_err();
    assert_eq!(error.status(), Some(400));
    assert!(
        error.details().is_empty() && !error.message().contains('y'),
        "{error}"
    );
}

#[test]
fn an_answer_without_end_is_left() {
    let started = Instant::now();
    let endless = |head: &str| {
        let flood = Step::Flood(chunk(&" ".repeat(64 * 1024)).into_bytes());
        steps([Step::Send(head.into()), flood])
    };
    let error = unreadable(endless(CHUNKED));
    assert!(error.message().contains("larger than 16 MiB"), "{error}");
    assert!(started.elapsed() < Duration::from_secs(30));
}

#[test]
fn a_packed_answer_is_unpacked() {
    let packed = [("Content-Encoding", "gzip")];
    let server = Server::always(whole(200, &packed, gzip(meal().to_string().as_bytes())));
    is_the_meal(&remote(&server).get_meal(MEAL).unwrap());
    assert_eq!(server.only().header("Accept-Encoding"), "gzip");
}

#[test]
fn an_answer_is_as_large_as_what_is_packed_into_it() {
    let bomb = gzip(&vec![b' '; 200 * 1024 * 1024]);
    assert!(bomb.len() < 2 * 1024 * 1024);
    let error = unreadable(whole(200, &[("Content-Encoding", "gzip")], bomb));
    assert!(error.message().contains("larger than 16 MiB"), "{error}");
}

#[test]
fn an_answer_that_is_packed_wrongly_is_told() {
    let packed = [("Content-Encoding", "gzip")];
    let good = gzip(meal().to_string().as_bytes());
    unreadable(whole(200, &packed, meal().to_string()));
    unreadable(whole(200, &packed, &good[..good.len() - 9]));
}

#[test]
fn a_page_for_people_is_no_answer() {
    let page = "<!DOCTYPE html><title>Please log in</title>";
    let html = |status| whole(status, &[("Content-Type", "text/html")], page);
    for status in [200, 500] {
        let server = Server::always(html(status));
        let world = world(&server);
        let [_, _, _, file] = create(&world);
        for (arguments, outcome) in [
            (&["meal", "list"][..], "not_applied"),
            (&["settings", "show"], "not_applied"),
            (&["meal", "create", "--file", &file], "unknown"),
        ] {
            let error = world.error(11, arguments);
            assert_eq!(
                (&error["code"], &error["status"]),
                (&json!("bad_answer"), &json!(status))
            );
            assert_eq!(error["outcome"], outcome);
            let message = error["message"].as_str().unwrap();
            assert!(message.contains("<!DOCTYPE html>"), "{message}");
        }
    }
}

#[test]
fn what_is_no_http_is_told_and_asked_once() {
    for nonsense in [
        "SSH-2.0-OpenSSH_9.2p1\r\n",
        "HTTP/1.1 two hundred\r\n\r\n",
        "HTTP/1.1 200 OK\r\nno colon here\r\n\r\n",
        "HTTP/1.1 200 OK\r\nContent-Length: many\r\n\r\n",
        "HTTP/1.1 200 OK\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n",
        "\0\0\0\0\0\0\0\0\r\n\r\n",
    ] {
        let error = unreadable(raw(nonsense));
        assert!(
            error.message().contains("does not speak HTTP"),
            "{nonsense}: {error}"
        );
    }
    let server = Server::always(raw("SSH-2.0-OpenSSH_9.2p1\r\n"));
    refused(remote(&server).get_meal(MEAL));
    assert_eq!(server.count(), 1);
}

#[test]
fn headers_without_end_are_left() {
    let started = Instant::now();
    let start = || Step::Send(b"HTTP/1.1 200 OK\r\n".to_vec());
    let many = Step::Flood(b"X-More: and more and more and more\r\n".to_vec());
    unreadable(steps([start(), many]));
    let long = Step::Flood(vec![b'x'; 4096]);
    unreadable(steps([start(), Step::Send(b"X-Long: ".to_vec()), long]));
    assert!(started.elapsed() < Duration::from_secs(20));
}

#[test]
fn two_hundred_headers_are_too_many_and_fifty_are_not() {
    let names: Vec<String> = (0..200).map(|at| format!("X-{at}")).collect();
    let headers: Vec<(&str, &str)> = names.iter().map(|name| (name.as_str(), "x")).collect();
    let body = meal().to_string();
    let server = Server::always(whole(200, &headers[..50], &body));
    is_the_meal(&remote(&server).get_meal(MEAL).unwrap());
    unreadable(whole(200, &headers, &body));
}

#[test]
fn answers_before_the_answer_do_not_last_longer_than_the_patience() {
    let patience = Patience {
        answer: Duration::from_secs(1),
        all: Duration::from_secs(2),
        ..SHORT
    };
    let started = Instant::now();
    let server = Server::always(steps([Step::Flood(
        b"HTTP/1.1 100 Continue\r\n\r\n".to_vec(),
    )]));
    refused(patient(&server, patience).get_meal(MEAL));
    assert!(
        started.elapsed() < Duration::from_secs(6),
        "{:?}",
        started.elapsed()
    );
}

#[test]
fn a_body_that_comes_drop_by_drop_does_not_last_longer_than_the_patience() {
    let patience = Patience {
        answer: Duration::from_secs(1),
        all: Duration::from_secs(2),
        ..SHORT
    };
    let mut drops = vec![Step::Send(head(200, &[], 1_000))];
    for _ in 0..1_000 {
        drops.extend([
            Step::Send(b" ".to_vec()),
            Step::Pause(Duration::from_millis(100)),
        ]);
    }
    let server = Server::always(steps(drops));
    let started = Instant::now();
    let error = refused(patient(&server, patience).list_meals(&MealQuery::default()));
    assert_eq!(error.code(), Code::BadAnswer, "{error}");
    assert!(
        started.elapsed() < Duration::from_secs(5),
        "{:?}",
        started.elapsed()
    );
}

#[test]
fn a_slow_answer_is_waited_for() {
    let body = meal().to_string();
    let server = Server::always(steps([
        Step::Pause(Duration::from_millis(300)),
        Step::Send(head(200, &[], body.len())),
        Step::Pause(Duration::from_millis(300)),
        Step::Send(body.into_bytes()),
    ]));
    is_the_meal(&remote(&server).get_meal(MEAL).unwrap());
}
