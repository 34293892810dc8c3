//! 429 and 503: how long the client waits, how often it comes back, and when it says it does not.

use std::time::{Duration, Instant};

use chrono::{TimeDelta, Utc};
use journal::api::Journal;
use journal::error::{Code, Outcome};
use journal::model::{MealPatch, MealQuery};
use journal::remote::Patience;
use serde_json::json;

use crate::client::{
    MEAL, SHORT, create_fails, draft, is_the_meal, meal, meals, patient, refused, remote, world,
};
use crate::reply::{Reply, empty, json, json_with, raw};
use crate::server::Server;

/// An answer with this status that asks to wait.
fn busy(status: u16, after: &str) -> Reply {
    let body = json!({ "code": "rate_limited", "message": "slowly" });
    json_with(status, &[("Retry-After", after)], &body)
}

/// The time between the first two requests.
fn gap(server: &Server) -> Duration {
    let received = server.received();
    received[1].at - received[0].at
}

#[test]
fn a_wait_that_is_asked_for_is_kept_and_the_request_comes_again() {
    let server = Server::playing([busy(429, "2"), json(200, &meals(&[MEAL]))]);
    let page = remote(&server).list_meals(&MealQuery::default());
    assert_eq!(page.unwrap().meals.len(), 1);
    assert_eq!(server.count(), 2);
    assert!(gap(&server) >= Duration::from_secs(2), "{:?}", gap(&server));
}

#[test]
fn a_write_that_was_refused_for_its_rate_comes_again_as_it_was() {
    let server = Server::playing([busy(429, "2"), json(201, &meal())]);
    is_the_meal(&remote(&server).create_meal(&draft()).unwrap());
    assert!(gap(&server) >= Duration::from_secs(2), "{:?}", gap(&server));
    let received = server.received();
    assert_eq!(received[0].head, received[1].head);
    assert_eq!(received[0].body, received[1].body);
}

#[test]
fn a_wait_may_be_asked_for_as_a_date() {
    let date = |ahead| {
        let date = Utc::now() + TimeDelta::seconds(ahead);
        date.format("%a, %d %b %Y %H:%M:%S GMT").to_string()
    };
    let server = Server::playing([busy(429, &date(3)), json(200, &meal())]);
    is_the_meal(&remote(&server).get_meal(MEAL).unwrap());
    // A date has no fractions of a second: three may be little more than two.
    assert!(gap(&server) >= Duration::from_secs(2), "{:?}", gap(&server));

    let server = Server::playing([busy(429, &date(600))]);
    let error = refused(remote(&server).get_meal(MEAL));
    assert_eq!(error.hint_text(), Some("try again in 10 minutes"));
}

#[test]
fn the_service_s_clock_counts_for_its_dates() {
    let headers = [
        ("Date", "Sat, 21 Nov 2020 08:00:00 GMT"),
        ("Retry-After", "Sat, 21 Nov 2020 08:00:02 GMT"),
    ];
    let server = Server::playing([json_with(429, &headers, &json!({})), json(200, &meal())]);
    is_the_meal(&remote(&server).get_meal(MEAL).unwrap());
    assert!(gap(&server) >= Duration::from_secs(2), "{:?}", gap(&server));
}

#[test]
fn a_wait_of_more_than_a_minute_stops_at_once_and_is_told() {
    let server = Server::always(busy(429, "61"));
    let started = Instant::now();
    let world = world(&server);
    let done = world.run(&["meal", "list"]).failed(9);
    done.says("try again in 61 seconds");
    assert_eq!(server.count(), 1);
    let error = create_fails(&world, 9);
    assert_eq!(error["code"], "rate_limited");
    assert_eq!(
        (&error["status"], &error["outcome"]),
        (&json!(429), &json!("not_applied"))
    );
    assert_eq!(error["hint"], "try again in 61 seconds");
    assert!(started.elapsed() < Duration::from_secs(20));
}

#[test]
fn without_a_time_the_client_backs_off_and_comes_four_times_at_most() {
    let server = Server::always(empty(429));
    let error = refused(remote(&server).list_meals(&MealQuery::default()));
    assert_eq!(error.code(), Code::RateLimited);
    assert_eq!(server.count(), 4);

    let error = refused(remote(&server).create_meal(&draft()));
    assert_eq!(
        (error.code(), error.what_became()),
        (Code::RateLimited, Outcome::NotApplied)
    );
    assert_eq!(server.count(), 8);
}

#[test]
fn a_wait_of_nothing_is_no_leave_to_hurry() {
    let patience = Patience {
        first_pause: Duration::from_secs(1),
        longest_pause: Duration::from_secs(1),
        ..SHORT
    };
    // Full jitter may draw three short pauses, but not three of nearly nothing.
    let server = Server::always(busy(429, "0"));
    let started = Instant::now();
    refused(patient(&server, patience).get_meal(MEAL));
    assert_eq!(server.count(), 4);
    assert!(started.elapsed() > Duration::from_millis(30));
}

#[test]
fn waits_that_are_asked_for_do_not_use_up_the_patience() {
    let patience = Patience {
        connect: Duration::from_millis(500),
        all: Duration::from_millis(2_500),
        ..SHORT
    };
    let server = Server::playing([
        busy(429, "1"),
        busy(429, "1"),
        busy(429, "1"),
        json(200, &meal()),
    ]);
    is_the_meal(&patient(&server, patience).get_meal(MEAL).unwrap());
}

#[test]
fn a_wait_that_a_service_asks_for_is_told() {
    let (tell, told) = std::sync::mpsc::channel();
    let server = Server::playing([busy(429, "1"), empty(502), json(200, &meal())]);
    let remote = remote(&server).telling(move |text| tell.send(text.to_owned()).unwrap());
    is_the_meal(&remote.get_meal(MEAL).unwrap());
    drop(remote);
    let told: Vec<String> = told.iter().collect();
    let wait = format!(
        "127.0.0.1:{} asks to wait: trying again in 1 second",
        server.port()
    );
    assert_eq!(told, [wait]);
    // Nobody but a person at a terminal is told.
    let server = Server::playing([busy(429, "1"), json(200, &meal())]);
    assert_eq!(world(&server).ok(&["meal", "show", MEAL]).err, "");
}

#[test]
fn whoever_asks_too_often_is_not_told_to_look_at_the_address() {
    let page = crate::reply::whole(429, &[("Content-Type", "text/html")], "<h1>slow down</h1>");
    let server = Server::always(page);
    assert_eq!(create_fails(&world(&server), 9)["hint"], "try again later");
}

#[test]
fn a_busy_service_is_asked_again_for_what_does_no_harm_twice() {
    for status in [502, 503, 504] {
        let server = Server::playing([empty(status), json(200, &meal())]);
        is_the_meal(&remote(&server).get_meal(MEAL).unwrap());
        assert_eq!(server.count(), 2, "GET {status}");

        let server = Server::playing([empty(status), empty(204)]);
        remote(&server).delete_meal(MEAL).unwrap();
        assert_eq!(server.count(), 2, "DELETE {status}");
    }
    let server = Server::playing([busy(503, "1"), json(200, &meal())]);
    is_the_meal(&remote(&server).get_meal(MEAL).unwrap());
    assert!(gap(&server) >= Duration::from_secs(1), "{:?}", gap(&server));
}

#[test]
fn a_busy_service_is_not_asked_again_for_a_write() {
    for (status, outcome) in [
        (502, Outcome::Unknown),
        (503, Outcome::Unknown),
        (504, Outcome::Unknown),
    ] {
        for reply in [empty(status), busy(status, "1")] {
            let server = Server::always(reply);
            let error = refused(remote(&server).create_meal(&draft()));
            assert_eq!(error.what_became(), outcome, "POST {status}");
            let patch = MealPatch::from(json!({ "name": "x" }));
            let error = refused(remote(&server).update_meal(MEAL, &patch));
            assert_eq!(error.what_became(), outcome, "PATCH {status}");
            assert_eq!(server.count(), 2, "{status}");
        }
    }
}

#[test]
fn a_busy_service_ends_with_exit_code_11() {
    let server = Server::always(busy(503, "3600"));
    let error = world(&server).error(11, &["meal", "list"]);
    assert_eq!(
        (&error["status"], &error["outcome"]),
        (&json!(503), &json!("not_applied"))
    );
    assert_eq!(error["hint"], "try again in 60 minutes");
}

#[test]
fn other_faults_are_not_asked_again() {
    for status in [400, 401, 403, 404, 409, 418, 500, 501, 505, 599] {
        let server = Server::always(empty(status));
        refused(remote(&server).get_meal(MEAL));
        assert_eq!(server.count(), 1, "{status}");
    }
}

#[test]
fn all_attempts_together_end_within_the_patience() {
    let patience = Patience {
        connect: Duration::from_millis(200),
        answer: Duration::from_millis(900),
        all: Duration::from_millis(2_000),
        ..SHORT
    };
    let server = Server::always(crate::reply::steps([crate::reply::Step::Hang]));
    let started = Instant::now();
    let error = refused(patient(&server, patience).get_meal(MEAL));
    let took = started.elapsed();
    assert_eq!(
        (error.code(), error.what_became()),
        (Code::Network, Outcome::NotApplied)
    );
    assert!(took >= Duration::from_millis(900), "{took:?}");
    assert!(took < Duration::from_secs(4), "{took:?}");
    assert!((2..=3).contains(&server.count()), "{}", server.count());
}

#[test]
fn a_connection_that_is_closed_is_tried_again() {
    let server = Server::playing([raw(""), raw(""), raw(""), json(200, &meal())]);
    is_the_meal(&remote(&server).get_meal(MEAL).unwrap());
    assert_eq!(server.count(), 4);
    let server = Server::always(raw(""));
    let error = refused(remote(&server).get_meal(MEAL));
    assert_eq!(error.code(), Code::Network);
    assert_eq!(server.count(), 4);
}

#[test]
fn a_503_leaves_a_write_unknown_whatever_it_says() {
    let own = |body: &serde_json::Value| json_with(503, &[("Retry-After", "3600")], body);
    for (reply, outcome) in [
        (
            own(&json!({ "code": "unavailable", "message": "stopping" })),
            "unknown",
        ),
        (
            own(&json!({ "error": { "code": "unavailable", "message": "stopping" } })),
            "unknown",
        ),
        (own(&json!({ "message": "no backend" })), "unknown"),
        (busy(503, "3600"), "unknown"),
        (
            crate::reply::whole(503, &[("Content-Type", "text/html")], "<h1>503</h1>"),
            "unknown",
        ),
        (empty(503), "unknown"),
        (busy(429, "3600"), "not_applied"),
    ] {
        let server = Server::always(reply);
        let exit = if outcome == "unknown" { 11 } else { 9 };
        let error = create_fails(&world(&server), exit);
        assert_eq!(error["outcome"], outcome, "{error}");
        let doubt = error["hint"]
            .as_str()
            .unwrap_or_default()
            .contains("nobody knows");
        assert_eq!(doubt, outcome == "unknown", "{error}");
        assert_eq!(server.count(), 1);
    }
}

#[test]
fn an_odd_wait_is_none_or_one_too_long_to_wait_for() {
    for odd in [
        "-1",
        "1.5",
        "",
        "soon",
        "+1",
        "Fri, 21 Nov 2014 08:00:00 GMT",
    ] {
        let server = Server::playing([busy(429, odd), json(200, &meal())]);
        let begun = Instant::now();
        is_the_meal(&remote(&server).get_meal(MEAL).unwrap());
        assert_eq!(server.count(), 2, "{odd}");
        assert!(begun.elapsed() < Duration::from_secs(5), "{odd}");
    }
    for (huge, told) in [
        ("18446744073709551615", "more than a year"),
        ("99999999999999999999999999", "more than a year"),
        ("Fri, 21 Nov 2110 08:00:00 GMT", "more than a year"),
        ("1000000", "12 days"),
    ] {
        let server = Server::always(busy(429, huge));
        let error = world(&server).error(9, &["meal", "show", MEAL]);
        assert_eq!(error["hint"], format!("try again in {told}"), "{huge}");
        assert_eq!(server.count(), 1, "{huge}");
    }
}
