//! `--all` with ndjson: a page is printed as it comes.

use std::io::{BufRead, BufReader, Read};
use std::process::Stdio;

use serde_json::{Value, json};

use crate::client::{meal_called, world};
use crate::reply::{Reply, Step, empty, json, steps};
use crate::server::Server;

const ALL: [&str; 5] = ["meal", "list", "--all", "--format", "ndjson"];

fn id(number: u64) -> String {
    format!("{number:08x}-1b2c-4d3e-8f4a-5b6c7d8e9f00")
}

/// A page with one meal, and another page behind it.
fn page(number: u64) -> Reply {
    json(
        200,
        &json!({ "meals": [meal_called(&id(number))], "nextOffset": number + 1 }),
    )
}

#[test]
fn a_page_is_printed_before_the_next_one_comes() {
    let server = Server::playing([page(0), page(1), steps([Step::Hang])]);
    let mut child = world(&server).start(&ALL, Stdio::null());
    let mut lines = BufReader::new(child.stdout.take().unwrap()).lines();
    for number in 0..2 {
        let line = lines.next().unwrap().unwrap();
        let meal: Value = serde_json::from_str(&line).unwrap();
        assert_eq!(meal["id"], id(number));
    }
    assert!(
        child.try_wait().unwrap().is_none(),
        "it waits for the third"
    );
    child.kill().unwrap();
    child.wait().unwrap();
}

#[test]
fn what_was_printed_stays_when_a_later_page_fails() {
    let server = Server::playing([page(0), page(1), empty(404)]);
    let done = world(&server).run(&ALL);
    assert_eq!(done.exit, 6, "{}", done.err);
    assert_eq!(done.out.lines().count(), 2);
    assert_eq!(done.error()["operation"], "listMeals");
    // As one document there is all of it or nothing.
    let server = Server::playing([page(0), page(1), empty(404)]);
    world(&server)
        .run(&["meal", "list", "--all", "--json"])
        .failed(6);
}

#[test]
fn whoever_reads_no_further_is_sent_no_further() {
    let server = Server::playing((0..500).map(page).collect::<Vec<_>>());
    let mut child = world(&server).start(&ALL, Stdio::null());
    let mut out = BufReader::new(child.stdout.take().unwrap());
    let mut line = String::new();
    out.read_line(&mut line).unwrap();
    drop(out);
    let mut err = String::new();
    child
        .stderr
        .take()
        .unwrap()
        .read_to_string(&mut err)
        .unwrap();
    assert!(child.wait().unwrap().success(), "{err}");
    assert_eq!(err, "");
    assert!(server.count() < 500, "{}", server.count());
}

#[test]
fn empty_pages_that_name_ever_new_ones_end() {
    let empty = |number: u64| json(200, &json!({ "meals": [], "nextOffset": number + 1 }));
    let endless = || {
        let pages = [page(0)].into_iter().chain((1..200).map(empty));
        Server::playing(pages.collect::<Vec<_>>())
    };
    let server = endless();
    let done = world(&server).run(&ALL);
    assert_eq!((done.exit, done.out.lines().count()), (11, 1));
    let error = done.error();
    assert_eq!(error["code"], "bad_answer");
    let message = error["message"].as_str().unwrap();
    assert!(
        message.contains("are empty") && message.contains("nextOffset"),
        "{message}"
    );
    assert!(server.count() < 20, "{}", server.count());
    for line in [&["meal", "list", "--all"][..], &["today"]] {
        world(&endless()).run(line).failed(11).says("are empty");
    }
    // A few of them are a service that filters what it has counted.
    let last = json(
        200,
        &json!({ "meals": [meal_called(&id(9))], "nextOffset": null }),
    );
    let server = Server::playing([page(0), empty(1), empty(2), last]);
    assert_eq!(world(&server).meals(), 2);
}
