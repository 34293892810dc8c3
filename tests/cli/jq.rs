//! `--jq`: a filter on the document, read before anything is done.

use std::io::{BufRead, BufReader};
use std::process::Stdio;

use serde_json::json;

use crate::world::World;

#[test]
fn a_filter_prints_a_result_a_line_and_texts_as_they_are() {
    let world = World::stocked();
    world.ok(&["log", "1 egg", "--name", "first\tof the day"]);
    world.ok(&["log", "2 eggs", "--name", "second"]);
    let names = world
        .ok(&["meal", "list", "--jq", "[.meals[].name] | sort[]"])
        .out;
    assert_eq!(names, "first\tof the day\nsecond\n");
    let object = world
        .ok(&["today", "--jq", "{day, n: (.meals | length)}"])
        .out;
    assert_eq!(object, "{\"day\":\"2026-11-21\",\"n\":2}\n");
    let ids = world
        .ok(&["meal", "list", "--format", "ndjson", "--jq", ".id"])
        .out;
    assert_eq!(ids.lines().count(), 2);
}

#[test]
fn a_filter_has_the_functions_of_jq() {
    let world = World::new();
    for (filter, result) in [
        (".text | test(\"^journal\")", "true"),
        ("[3, 1, 2] | sort | @json", "[1,2,3]"),
        (
            "[\"a\\\"b\", \"\", 1.50, null, true] | @csv",
            "\"a\"\"b\",\"\",1.50,,true",
        ),
        ("[\"a\\tb\", \"\", 2] | @tsv", "a\\tb\t\t2"),
        ("[\"it's\", 2] | @sh", "'it'\\''s' 2"),
        ("\"2026-11-21T08:00:00Z\" | fromdate", "1795248000"),
        (
            "1.10, 0.30000000000000000000000001",
            "1.10\n0.30000000000000000000000001",
        ),
        ("\"a\", halt, \"b\"", "a"),
        ("empty", ""),
    ] {
        let out = world.ok(&["about", "--jq", filter]).out;
        assert_eq!(out.trim_end(), result, "{filter}");
    }
}

/// The environment may have a key, and a filter may be somebody else's.
#[test]
fn a_filter_does_not_read_the_environment() {
    let world = World::new().with("JOURNAL_API_KEY", "jrnl_secret");
    for filter in ["env", "$ENV", "env.JOURNAL_API_KEY", "[env | keys]"] {
        let told = world.run(&["about", "--jq", filter]).failed(2);
        assert!(!told.err.contains("secret"), "{}", told.err);
    }
}

/// What no number of JSON is, is printed as jq prints it.
#[test]
fn a_filter_prints_json_whatever_it_reckons() {
    let world = World::new();
    let printed = world.ok(&["today", "--jq", "[1/0, -infinite, nan, { a: [nan] }]"]);
    let largest = f64::MAX;
    let wanted = serde_json::json!([largest, -largest, null, { "a": [null] }]);
    assert_eq!(printed.json(), wanted);
}

#[test]
fn a_filter_that_ends_itself_as_failed_is_an_error() {
    let world = World::stocked();
    for (filter, told) in [
        ("\"no oats\" | halt_error(3)", "no oats"),
        ("\"no oats\" | halt_error", "no oats"),
        ("[1] | halt_error", "[1]"),
    ] {
        let ended = world.run(&["about", "--jq", filter]).failed(2);
        ended.says(told);
    }
    world.ok(&["log", "1 egg"]);
    world.ok(&["log", "1 egg"]);
    let lines = ["meal", "list", "--format", "ndjson", "--jq", ".name, halt"];
    assert_eq!(world.ok(&lines).out.lines().count(), 1);
}

#[test]
fn a_slip_in_a_filter_is_told_with_its_place_before_anything_is_done() {
    let world = World::stocked();
    for (filter, place) in [
        (".meals[", "character"),
        (".meals | nonsense", "character 10"),
        ("", "character 1"),
        ("\"é\" | $x", "character 7"),
        (".a )", "character 4"),
        ("include \"x\"; .", "character"),
        ("import \"x\" as $x; .", "character"),
    ] {
        let refused = world.run(&["log", "1 egg", "--jq", filter]).failed(2);
        refused.says("--jq").says(place);
        let error: serde_json::Value = refused.error();
        assert_eq!(
            (&error["code"], &error["exit"]),
            (&json!("usage"), &json!(2))
        );
    }
    assert_eq!(world.meals(), 0);
}

#[test]
fn a_filter_that_does_not_fit_says_that_the_write_was_made() {
    let world = World::stocked();
    let error = world
        .run(&["log", "1 egg", "--jq", ".id + 1"])
        .failed(2)
        .error();
    assert_eq!(error["outcome"], "applied");
    assert_eq!(world.meals(), 1);
}

#[test]
fn a_filter_is_about_json_alone() {
    let world = World::new();
    for format in ["table", "plain", "csv"] {
        let refused = world.run(&["today", "--format", format, "--jq", "."]);
        refused.failed(2).says("--jq");
    }
    // What is not understood is told as JSON too.
    let error = world
        .run(&["today", "--jq=.", "--nonsense"])
        .failed(2)
        .error();
    assert_eq!(error["code"], "usage");
}

#[test]
fn a_filter_without_end_ends_when_nobody_reads() {
    let world = World::new();
    let mut command = world.command(&["today", "--jq", "range(infinite)"]);
    let mut running = command.stdout(Stdio::piped()).spawn().unwrap();
    let mut lines = BufReader::new(running.stdout.take().unwrap()).lines();
    assert_eq!(lines.next().unwrap().unwrap(), "0");
    drop(lines);
    assert_eq!(running.wait().unwrap().code(), Some(0));
}

/// Filters that go deeper than a stack, or take more memory than there is.
fn endless() -> Vec<String> {
    let deep = 60_000;
    vec![
        "[".repeat(deep) + &"]".repeat(deep),
        "(".repeat(deep) + "." + &")".repeat(deep),
        ".".to_owned() + &"|.".repeat(deep),
        "1".to_owned() + &"+1".repeat(deep),
        "def f: [f]; f".to_owned(),
        "def f: 1 + f; f".to_owned(),
        "def f(g): f(g | g) | .; f(.)".to_owned(),
        "reduce range(1000000) as $n (0; [.])".to_owned(),
        "\"a\" * 10000000000".to_owned(),
    ]
}

#[test]
fn a_filter_that_goes_too_deep_is_told_as_that() {
    let world = World::new();
    for filter in endless() {
        let done = world.run(&["about", "--jq", &filter]).failed(2);
        done.says("--jq: the filter goes too deep");
        let error = done.error();
        assert_eq!(
            (&error["code"], &error["exit"]),
            (&json!("usage"), &json!(2))
        );
    }
}

#[test]
fn a_filter_that_goes_too_deep_takes_nothing_along_that_was_written() {
    let world = World::stocked();
    let error = world.error(2, &["log", "1 egg", "--jq", "def f: [f]; f"]);
    assert_eq!(error["outcome"], "applied");
    assert_eq!(world.meals(), 1);
    // Where it cannot even be read, nothing is done.
    let deep = "[".repeat(60_000) + &"]".repeat(60_000);
    let error = world.error(2, &["log", "1 egg", "--jq", &deep]);
    assert_eq!(error["outcome"], "not_applied");
    assert_eq!(world.meals(), 1);
}

#[test]
fn a_filter_ends_with_the_command_that_asked_it() {
    let world = World::new();
    let mut command = world.command(&["about", "--jq", "repeat(1) | empty"]);
    let mut running = command.stdout(Stdio::piped()).spawn().unwrap();
    std::thread::sleep(std::time::Duration::from_millis(500));
    running.kill().unwrap();
    running.wait().unwrap();
    // Whoever still runs has it open.
    let mut left = String::new();
    std::io::Read::read_to_string(&mut running.stdout.take().unwrap(), &mut left).unwrap();
    assert_eq!(left, "");
}

#[cfg(unix)]
#[test]
fn ctrl_c_in_a_filter_behind_a_write_says_that_the_write_stays() {
    let world = World::stocked();
    let mut command = world.command(&["log", "1 egg", "--json", "--jq", "repeat(empty)"]);
    let running = command.stdout(Stdio::piped()).stderr(Stdio::piped());
    let running = running.spawn().unwrap();
    while world.meals() == 0 {
        std::thread::sleep(std::time::Duration::from_millis(20));
    }
    // The filter is at work a moment later.
    std::thread::sleep(std::time::Duration::from_millis(500));
    let mut kill = std::process::Command::new("kill");
    kill.args(["-INT", &running.id().to_string()]);
    assert!(kill.status().unwrap().success());
    let done = running.wait_with_output().unwrap();
    assert_eq!(done.status.code(), Some(130));
    let error: serde_json::Value = serde_json::from_slice(&done.stderr).unwrap();
    assert_eq!(error["outcome"], "applied", "{error}");
    assert!(error["hint"].as_str().unwrap().contains("journal undo"));
    assert_eq!(world.meals(), 1);
}

#[test]
fn a_result_that_is_no_json_is_refused() {
    let world = World::stocked();
    for filter in ["setpath([4000000000]; 1)", "[{a: 1} | setpath([2]; 1)]"] {
        let done = world.run(&["today", "--jq", filter]);
        assert_eq!((done.exit, done.out.as_str()), (2, ""), "{done:?}");
        assert!(done.err.contains("is no name of a member"), "{done:?}");
    }
}
