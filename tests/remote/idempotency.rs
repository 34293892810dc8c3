//! Writes whose fate is unknown: repeated where the server knows a repeat, and else never.

use std::collections::HashSet;
use std::time::{Duration, Instant};

use journal::api::Journal;
use journal::error::{Code, Outcome};
use journal::model::{FoodDraft, MealPatch, MealQuery, SettingsPatch, id};
use journal::remote::{Patience, Remote};
use serde_json::json;
use tempfile::TempDir;

use crate::client::{
    KEY, MEAL, SHORT, create, create_fails, draft, food, is_the_meal, meal, meals, patient,
    refused, remote, world,
};
use crate::reply::{Reply, Step, cut, empty, json, json_with, marked, raw, steps};
use crate::server::{Received, Server};
use crate::world::World;

fn mark(received: &Received) -> String {
    received.header("Idempotency-Key").to_owned()
}

/// A write that the server says it did before.
fn replayed() -> Reply {
    json_with(201, &[("Idempotency-Replayed", "true")], &meal())
}

/// A journal at this server that has seen it honour a mark.
fn honoured(server: &Server) -> Remote {
    let remote = remote(server);
    is_the_meal(&remote.create_meal(&draft()).unwrap());
    remote
}

#[test]
fn each_post_and_patch_has_a_mark_of_its_own_and_nothing_else_has() {
    let settings = json!({ "targets": [], "preferences": {}, "body": {} });
    let server = Server::playing([
        json(201, &meal()),
        json(201, &meal()),
        json(200, &meal()),
        json(201, &food("mine", MEAL, "Oats")),
        json(200, &settings),
        json(200, &meals(&[])),
        empty(204),
    ]);
    let remote = remote(&server);
    remote.create_meal(&draft()).unwrap();
    remote.create_meal(&draft()).unwrap();
    remote
        .update_meal(MEAL, &MealPatch::from(json!({})))
        .unwrap();
    remote.save_food(&FoodDraft::from(json!({}))).unwrap();
    remote
        .update_settings(&SettingsPatch::from(json!({})))
        .unwrap();
    remote.list_meals(&MealQuery::default()).unwrap();
    remote.delete_meal(MEAL).unwrap();
    let received = server.received();
    let marks: HashSet<String> = received[..5].iter().map(mark).collect();
    assert_eq!(marks.len(), 5);
    for mark in marks {
        assert_eq!(id::parse(&mark).as_deref(), Some(mark.as_str()));
        assert_eq!(&mark[14..15], "4", "a UUID of random numbers: {mark}");
    }
    for other in &received[5..] {
        assert!(
            other.headers("Idempotency-Key").is_empty(),
            "{}",
            other.head
        );
    }
}

#[test]
fn a_write_whose_answer_is_lost_is_not_repeated() {
    for reply in [
        raw(""),
        raw("HTTP/1.1 201 Created\r\nContent-Le"),
        cut(201, &meal().to_string(), 20),
        empty(502),
        empty(504),
    ] {
        let server = Server::always(reply);
        let error = refused(remote(&server).create_meal(&draft()));
        assert_eq!(error.what_became(), Outcome::Unknown, "{error}");
        assert_eq!(
            error.hint_text(),
            Some(
                "nobody knows whether the change was made: look before you repeat it; journal undo does not take it back"
            )
        );
        assert_eq!(server.count(), 1, "{error}");
    }
}

#[test]
fn a_lost_answer_to_a_write_ends_with_exit_code_10_and_says_that_nobody_knows() {
    let server = Server::always(raw(""));
    let world = world(&server);
    let error = create_fails(&world, 10);
    assert_eq!(
        (&error["code"], &error["outcome"]),
        (&json!("network"), &json!("unknown"))
    );
    assert_eq!(
        (&error["operation"], &error["exit"]),
        (&json!("createMeal"), &json!(10))
    );
    let posts = server.received();
    let posts = posts
        .iter()
        .filter(|received| received.line().starts_with("POST"));
    assert_eq!(posts.count(), 1);
    world
        .run(&create(&world))
        .failed(10)
        .says("look before you repeat it");
}

#[test]
fn a_server_that_names_the_mark_or_a_replay_is_sent_a_lost_write_again() {
    for lost in [
        raw(""),
        cut(201, &meal().to_string(), 20),
        empty(502),
        empty(503),
        empty(504),
    ] {
        let server = Server::playing([replayed(), lost, replayed()]);
        is_the_meal(&honoured(&server).create_meal(&draft()).unwrap());
        let received = server.received();
        assert_eq!(received.len(), 3);
        assert_eq!(received[1].head, received[2].head);
        assert_eq!(received[1].body, received[2].body);
        assert_ne!(mark(&received[0]), mark(&received[1]));
    }
    let server = Server::playing([replayed(), raw(""), json(200, &meal())]);
    let patch = MealPatch::from(json!({ "name": "x" }));
    is_the_meal(&honoured(&server).update_meal(MEAL, &patch).unwrap());
    assert_eq!(server.count(), 3);
}

#[test]
fn a_write_that_takes_too_long_is_repeated_where_that_is_safe() {
    let patience = Patience {
        answer: Duration::from_secs(1),
        ..SHORT
    };
    let server = Server::playing([replayed(), steps([Step::Hang]), replayed()]);
    let remote = patient(&server, patience);
    remote.create_meal(&draft()).unwrap();
    is_the_meal(&remote.create_meal(&draft()).unwrap());
    assert_eq!(server.count(), 3);

    let server = Server::always(steps([Step::Hang]));
    let started = Instant::now();
    let error = refused(patient(&server, patience).create_meal(&draft()));
    assert_eq!(
        (error.code(), error.what_became()),
        (Code::Network, Outcome::Unknown)
    );
    assert!(error.message().contains("took too long"), "{error}");
    assert!(started.elapsed() < Duration::from_secs(4));
    assert_eq!(server.count(), 1);
}

#[test]
fn whoever_only_sends_a_mark_back_is_not_sent_a_lost_write_again() {
    for given in ["{mark}", "another"] {
        let server = Server::playing([marked(201, given, &meal()), raw(""), json(201, &meal())]);
        let error = refused(honoured(&server).create_meal(&draft()));
        assert_eq!(error.what_became(), Outcome::Unknown, "{given}");
        assert_eq!(server.count(), 2, "{given}");
    }
}

#[test]
fn a_server_that_says_of_a_first_write_that_it_is_none_again_honours_its_mark() {
    for (said, repeats) in [("false", true), ("true", true), ("maybe", false)] {
        let first = json_with(201, &[("Idempotency-Replayed", said)], &meal());
        let server = Server::playing([first, raw(""), json(201, &meal())]);
        let again = honoured(&server).create_meal(&draft());
        assert_eq!(again.is_ok(), repeats, "{said}: {again:?}");
    }
}

#[test]
fn an_error_that_names_a_replay_shows_it_as_well() {
    let error = json_with(
        400,
        &[("Idempotency-Replayed", "true")],
        &json!({ "code": "invalid_input", "message": "no" }),
    );
    let server = Server::playing([error, raw(""), json(201, &meal())]);
    let remote = remote(&server);
    refused(remote.create_meal(&draft()));
    is_the_meal(&remote.create_meal(&draft()).unwrap());
    assert_eq!(server.count(), 3);
}

#[test]
fn a_write_that_is_done_without_a_word_about_its_mark_ends_the_trust() {
    let server = Server::playing([replayed(), json(201, &meal()), raw("")]);
    let remote = honoured(&server);
    remote.create_meal(&draft()).unwrap();
    let error = refused(remote.create_meal(&draft()));
    assert_eq!(error.what_became(), Outcome::Unknown);
    assert_eq!(server.count(), 3);
}

#[test]
fn what_was_seen_holds_for_the_next_command_and_for_no_other_address() {
    let folder = TempDir::new().unwrap();
    let file = folder.path().join("remote/here.json");
    let first = Server::playing([replayed(), raw(""), replayed()]);
    remote(&first)
        .remembering(file.clone())
        .create_meal(&draft())
        .unwrap();
    is_the_meal(
        &remote(&first)
            .remembering(file.clone())
            .create_meal(&draft())
            .unwrap(),
    );
    assert_eq!(first.count(), 3);

    let second = Server::always(raw(""));
    let error = refused(remote(&second).remembering(file).create_meal(&draft()));
    assert_eq!(error.what_became(), Outcome::Unknown);
    assert_eq!(second.count(), 1);
}

#[test]
fn a_lost_write_stays_unknown_whatever_comes_after_it() {
    for last in [empty(401), empty(429), empty(500)] {
        let server = Server::playing([replayed(), raw(""), last.clone(), last.clone(), last]);
        let error = refused(honoured(&server).create_meal(&draft()));
        assert_eq!(error.what_became(), Outcome::Unknown, "{error}");
    }
}

#[test]
fn a_write_that_cannot_be_repeated_does_not_meet_the_end_of_an_old_connection() {
    let server = Server::playing([
        json(200, &meals(&[])),
        json(200, &meals(&[])),
        json(201, &meal()),
        replayed(),
        json(200, &meals(&[])),
        replayed(),
    ]);
    let remote = remote(&server);
    remote.list_meals(&MealQuery::default()).unwrap();
    remote.list_meals(&MealQuery::default()).unwrap();
    remote.create_meal(&draft()).unwrap();
    remote.create_meal(&draft()).unwrap();
    remote.list_meals(&MealQuery::default()).unwrap();
    // Now that a repeat is safe, what is there is used again.
    remote.create_meal(&draft()).unwrap();
    let received = server.received();
    let came: Vec<usize> = received
        .iter()
        .map(|received| received.connection)
        .collect();
    assert_eq!(came, [0, 0, 1, 2, 0, 0]);
}

#[test]
fn a_delete_that_was_done_before_is_done() {
    for lost in [
        raw(""),
        empty(502),
        empty(503),
        empty(504),
        cut(200, "xx", 1),
    ] {
        let server = Server::playing([lost, empty(404)]);
        remote(&server).delete_meal(MEAL).unwrap();
        assert_eq!(server.count(), 2);
    }
}

#[test]
fn a_delete_of_what_was_never_there_is_not_done() {
    let server = Server::always(json(
        404,
        &json!({ "code": "not_found", "resource": "meal" }),
    ));
    let error = refused(remote(&server).delete_meal(MEAL));
    assert_eq!(error.code(), Code::NotFound);
    let error = world(&server).error(6, &["api", "DELETE", &format!("/meals/{MEAL}")]);
    assert_eq!(
        (&error["resource"], &error["outcome"]),
        (&json!("meal"), &json!("not_applied"))
    );

    // What was refused before it was looked at was not done.
    let server = Server::playing([empty(429), empty(404)]);
    let error = refused(remote(&server).delete_meal(MEAL));
    assert_eq!(
        (error.code(), error.what_became()),
        (Code::NotFound, Outcome::NotApplied)
    );
}

#[test]
fn a_mark_that_was_used_for_something_else_is_an_error_of_the_request() {
    let body = json!({ "code": "idempotency_key_reused", "message": "used before" });
    let server = Server::always(json(400, &body));
    let error = create_fails(&world(&server), 3);
    assert_eq!(error["code"], "idempotency_key_reused");
}

#[test]
fn nobody_listening_means_that_nothing_was_done() {
    let world = World::new()
        .with("JOURNAL_BASE_URL", "http://127.0.0.1:1/v1")
        .with("JOURNAL_API_KEY", KEY);
    for error in [create_fails(&world, 10), world.error(10, &["meal", "list"])] {
        assert_eq!(
            (&error["code"], &error["outcome"]),
            (&json!("network"), &json!("not_applied"))
        );
        let message = error["message"].as_str().unwrap();
        assert!(
            message.contains("127.0.0.1:1 cannot be reached"),
            "{message}"
        );
    }
}

#[cfg(unix)]
#[test]
fn ctrl_c_while_a_write_is_on_its_way_says_that_nobody_knows_and_ends_with_130() {
    let server = Server::always(steps([Step::Hang]));
    let world = world(&server);
    let body = world.file("meal.json", "{}");
    for (arguments, is_json) in [
        (vec!["meal", "create", "--file", &body, "--json"], true),
        (vec!["api", "createMeal", "--file", &body], true),
        (
            vec!["meal", "create", "--file", &body, "--format", "table"],
            false,
        ),
    ] {
        let before = server.count();
        let mut command = world.command(&arguments);
        command
            .stdout(std::process::Stdio::piped())
            .stderr(std::process::Stdio::piped());
        let child = command.spawn().unwrap();
        let begun = Instant::now();
        while server.count() == before {
            assert!(
                begun.elapsed() < Duration::from_secs(30),
                "the write never came"
            );
            std::thread::sleep(Duration::from_millis(5));
        }
        let id = child.id().to_string();
        let kill = std::process::Command::new("kill")
            .args(["-INT", &id])
            .status();
        assert!(kill.unwrap().success());
        let done = child.wait_with_output().unwrap();
        assert_eq!(done.status.code(), Some(130));
        let told = String::from_utf8(done.stderr).unwrap();
        let last = told.lines().last().unwrap();
        match is_json {
            true => {
                let error: serde_json::Value = serde_json::from_str(last).unwrap();
                assert_eq!(
                    (&error["outcome"], &error["exit"]),
                    (&json!("unknown"), &json!(130))
                );
            }
            false => assert!(told.contains("look whether it was done"), "{told}"),
        }
    }
}
