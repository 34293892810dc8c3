//! Every write says what it did and how to take it back; every error says what to do next.

use std::ffi::OsStr;
use std::fs::OpenOptions;
use std::io::Write;
use std::path::Path;
use std::process::Stdio;

use serde_json::Value;

use crate::auth::{log_in, near};
use crate::service::{KEY, Service};
use crate::tree::{are_commands, leaves, line, lived_in};
use crate::world::{Done, World};

/// Commands that change nothing that is kept, or only a file that was named.
const READS: [&str; 38] = [
    "today",
    "find",
    "report",
    "meal list",
    "meal show",
    "meal history",
    "food search",
    "food show",
    "correction list",
    "settings show",
    "target show",
    "preference show",
    "body show",
    "body history",
    "catalog status",
    "catalog review list",
    "export",
    "context list",
    "context show",
    "auth status",
    "config path",
    "config list",
    "config get",
    "db path",
    "db backup",
    "db check",
    "key list",
    "user list",
    "doctor",
    "about",
    "completions",
    "man",
    "topic",
    "complete",
    // They are the way back themselves, or raw.
    "undo",
    "redo",
    "api",
    "serve",
];

/// Writes that need a service or a proposal first: each has a test of its own below or in `catalog`.
const ELSEWHERE: [&str; 4] = [
    "auth login",
    "auth logout",
    "catalog review accept",
    "catalog review reject",
];

/// What a write needs that is asked for on a terminal.
fn phrase(words: &str) -> &'static [&'static str] {
    match words {
        "log" | "meal log" => &["1 egg"],
        "plan" | "meal plan" => &["1 egg", "--at", "tomorrow 8am"],
        "again" => &["yesterday"],
        _ => &[],
    }
}

/// Whether somebody reads how it is taken back, or that it cannot be.
#[track_caller]
fn says_the_way_back(told: &str, done: &Done) {
    let text = format!("{}{}", done.out, done.err);
    let ways = [
        "undo: journal ",
        "to take it back: journal ",
        "take it back: journal ",
        "this cannot be undone; ",
    ];
    assert!(
        ways.iter().any(|way| text.contains(way)),
        "journal {told}:\n{text}"
    );
    assert!(
        !done.out.trim().is_empty(),
        "journal {told} did not say what it did"
    );
}

/// Has each write be typed where something is that it changes, and taken back where undo does that.
fn each_write(mut type_it: impl FnMut(&World, &str, Vec<String>)) {
    let (world, known) = lived_in();
    let mut tried = 0;
    let leaves = leaves();
    are_commands(READS.into_iter().chain(ELSEWHERE), &leaves);
    let count = || {
        world.json(&["undo", "--list"])["undo"]
            .as_array()
            .map(Vec::len)
    };
    for words in leaves {
        if READS.contains(&words.as_str()) || ELSEWHERE.contains(&words.as_str()) {
            continue;
        }
        if words.ends_with("eat") {
            world.ok(&["plan", "1 egg, 1 banana", "--at", "tomorrow 9am"]);
        }
        let mut line = line(&words, &known);
        line.extend(phrase(&words).iter().map(|word| (*word).to_owned()));
        line.push("--yes".to_owned());
        let before = count();
        type_it(&world, &words, line);
        if count() > before {
            // The next command finds what was there.
            world.ok(&["undo"]);
        }
        tried += 1;
    }
    assert!(tried > 40, "{tried}");
}

#[test]
fn every_write_says_what_it_did_and_how_to_take_it_back() {
    each_write(|world, words, mut line| {
        line.push("--format=table".to_owned());
        let done = world.ok(&line);
        says_the_way_back(words, &done);
        if done.out.contains("undo: journal undo") {
            // It is as good as its word.
            world.ok(&["undo"]);
        }
    });
}

/// Types a line, of which nothing can be shown: what it changed is changed.
#[track_caller]
fn is_told_as_applied<S: AsRef<OsStr>>(world: &World, line: &[S], input: &str) {
    let full = OpenOptions::new().write(true).open("/dev/full");
    let mut command = world.command(line);
    command.arg("--json").stdout(full.expect("it is there"));
    let mut child =
        (command.stdin(Stdio::piped()).stderr(Stdio::piped()).spawn()).expect("it runs");
    let mut stdin = child.stdin.take().expect("its input");
    // One that reads nothing may have ended.
    let _ = stdin.write_all(input.as_bytes());
    drop(stdin);
    let output = child.wait_with_output().expect("it ends");
    let done = Done::of(format!("{:?} > /dev/full", command), output).failed(1);
    assert_eq!(done.error()["outcome"], "applied", "{}", done.err);
}

#[test]
fn a_write_that_cannot_be_shown_is_told_as_applied() {
    if !Path::new("/dev/full").exists() {
        eprintln!("skipped: there is no /dev/full here");
        return;
    }
    each_write(|world, words, line| match words.ends_with(" delete") {
        // It has nothing to show.
        true => drop(world.ok(&line)),
        false => is_told_as_applied(world, &line, ""),
    });
    let service = Service::start();
    let world = near(&service);
    let login = [
        "-C",
        "near",
        "auth",
        "login",
        "--with-key",
        "--insecure-storage",
    ];
    is_told_as_applied(&world, &login, KEY);
    is_told_as_applied(&world, &["-C", "near", "auth", "logout"], "");
    is_told_as_applied(&world, &["man", "--out", "manual"], "");
}

#[test]
fn what_undo_names_is_taken_back_by_it() {
    let world = World::stocked();
    let done = world.ok(&["log", "1 egg", "--format", "table"]);
    assert!(done.out.contains("undo: journal undo"), "{}", done.out);
    world.ok(&["undo"]);
    assert_eq!(world.meals(), 0);
}

#[test]
fn a_key_that_is_stored_is_forgotten_as_is_said() {
    let service = Service::start();
    let world = near(&service);
    let login = log_in(&world, KEY).succeeded();
    login.says("to take it back: journal -C near auth logout");
    let logout = world.ok(&["-C", "near", "auth", "logout"]);
    logout.says("to take it back: journal -C near auth login");
}

#[test]
fn a_context_comes_back_as_is_said() {
    let world = World::new();
    world.ok(&[
        "context",
        "add",
        "work",
        "--url",
        "https://journal.example/v1",
    ]);
    let used = world.ok(&["context", "use", "work"]);
    used.says("to take it back: journal context use local");
    let removed = world.ok(&["context", "remove", "work", "--yes"]);
    removed.says("journal context add work --url https://journal.example/v1");
}

/// Failures of every kind, each as it is typed.
const FAILURES: [&[&str]; 44] = [
    &["frobnicate"],
    &["log"],
    &["log", "1 egg", "--pick", "one"],
    &["log", "1 egg", "--at", "11/12"],
    &["log", "1 egg @ 8am", "--at", "9am"],
    &["log", "6 kg oats"],
    &["log", "100 ml oats"],
    &["log", "1 blorb"],
    &["log", "1,000 g oats"],
    &["log", "100 g loaf", "--library", "composition"],
    &["log", "1 egg", "--tz", "Mars/Olympus"],
    &["log", "1 egg", "--photo", "nowhere.jpg"],
    &["log", "off/123456"],
    &["plan", "1 egg", "--at", "25:00"],
    &["eat", "dead0000"],
    &["again", "fri", "lunch"],
    &["again", "--scale", "x"],
    &["meal", "show", "dead"],
    &["meal", "show", "d"],
    &["meal", "delete", "last:4"],
    &["meal", "delete", "last"],
    &["meal", "edit", "last"],
    &["meal", "item", "set", "last", "9", "2"],
    &["meal", "list", "--limit", "0"],
    &["meal", "list", "--day", "31/12/2026"],
    &["meal", "create", "--file", "nowhere.json"],
    &["food", "show", "off/1"],
    &["food", "save", "X", "--per", "100g", "--kcal", "-1"],
    &["food", "delete", "composition/1"],
    &["food", "pin", "x", "nowhere/1"],
    &["food", "unpin", "nothing"],
    &["target", "set", "--kcal", "x"],
    &["target", "set"],
    &["preference", "set", "nothing", "x"],
    &["body", "set", "--age", "200"],
    &["report", "--from", "2026-11-20", "--to", "2026-11-01"],
    &["import", "nowhere.json"],
    &["api", "nothing"],
    &["api", "PUT", "/meals"],
    &["context", "use", "nowhere"],
    &["context", "remove", "local"],
    &["config", "set", "nothing", "x"],
    &["catalog", "import", "off", "nowhere.csv"],
    &["undo", "--context", "nowhere"],
];

#[test]
fn every_error_says_what_to_do_next() {
    let world = World::stocked();
    world.ok(&["log", "1 egg"]);
    for line in FAILURES {
        let done = world.run(line);
        assert_ne!(done.exit, 0, "{line:?} is no failure");
        // The parser of the command line has its own words.
        let last = done.err.lines().last().unwrap_or_default();
        let is_hint = last.starts_with("hint: ") || last.contains("--help");
        assert!(is_hint || last.starts_with('{'), "{line:?}: {}", done.err);
        let error = world.run(&[line, &["--json"]].concat()).error();
        let hint = error["hint"].as_str().unwrap_or_default();
        assert!(!hint.trim().is_empty(), "{line:?}: {error}");
    }
}

#[test]
fn a_hint_names_commands_that_there_are() {
    let world = World::stocked();
    world.ok(&["log", "1 egg"]);
    let top = journal::cli::command();
    for line in FAILURES {
        let error = world.run(&[line, &["--json"]].concat()).error();
        let hint = error["hint"].as_str().unwrap_or_default().to_owned();
        for command in hint.split("journal ").skip(1) {
            let mut words = command.split(|c: char| !c.is_ascii_alphanumeric() && c != '-');
            let first = words.next().unwrap_or_default();
            if first.is_empty() || first.starts_with('-') || hint.contains("the journal") {
                continue;
            }
            let Some(group) = top.find_subcommand(first) else {
                assert_eq!(first, "COMMAND", "{line:?}: {hint}");
                continue;
            };
            let second = words.next().unwrap_or_default();
            let is_known = !group.has_subcommands()
                || second.starts_with('-')
                || group.find_subcommand(second).is_some();
            assert!(is_known, "{line:?}: {first} {second}: {hint}");
        }
    }
}

#[test]
fn a_service_that_is_not_there_is_told_with_what_to_do() {
    let world = World::new().with("JOURNAL_BASE_URL", "http://127.0.0.1:9/v1");
    let world = world.with("JOURNAL_API_KEY", "any-key");
    let error: Value = world.run(&["today", "--json"]).failed(10).error();
    assert!(!error["hint"].as_str().unwrap_or_default().is_empty());
}

#[test]
fn a_write_in_a_pipe_says_beside_its_output_how_it_is_taken_back() {
    let world = World::stocked();
    for format in ["plain", "json", "csv", "ndjson"] {
        let done = world.ok(&["log", "1 egg", "--format", format]);
        done.says("to take it back: journal undo");
        assert!(!done.out.contains("undo"), "{}", done.out);
    }
    let quiet = world.ok(&["log", "1 egg", "-q"]);
    assert!(!quiet.err.contains("undo"), "{}", quiet.err);
    let read = world.ok(&["today"]);
    assert!(!read.err.contains("undo"), "{}", read.err);
}

#[test]
fn what_is_so_already_is_told_so_and_leaves_the_last_change_the_last() {
    let world = World::stocked();
    world.ok(&["log", "1 egg"]);
    for line in [
        &["preference", "set", "units", "imperial"][..],
        &["body", "set", "--age", "40"],
        &[
            "target",
            "set",
            "--kcal",
            "2000",
            "--protein",
            "1",
            "--carbs",
            "1",
            "--fat",
            "1",
        ],
    ] {
        let first = world.ok(&[line, &["--format", "table"]].concat());
        assert!(first.out.contains("undo: journal undo"), "{}", first.out);
        let again = world.ok(&[line, &["--format", "table"]].concat());
        assert!(again.out.contains("It is so already"), "{}", again.out);
        assert!(!again.out.contains("undo"), "{}", again.out);
    }
    world.ok(&["undo", "3"]);
    assert_eq!(world.meals(), 1);
}

#[test]
fn whatever_logs_a_meal_for_a_time_to_come_says_so() {
    let world = World::stocked();
    world.ok(&["plan", "1 egg @ tomorrow 8am"]);
    let ahead = |line: &[&str]| world.ok(line).err.contains("still to come");
    assert!(ahead(&["eat", "last", "-n"]));
    assert!(ahead(&["meal", "edit", "last", "--state", "logged", "-n"]));
    assert!(!ahead(&["meal", "edit", "last", "--name", "Egg", "-n"]));
    assert!(!ahead(&["eat", "last", "--at", "now"]));
    assert!(ahead(&["meal", "edit", "last", "--at", "2026-12-24 18:00"]));
    assert!(!ahead(&["meal", "edit", "last", "--at", "yesterday 18:00"]));
}

#[test]
fn what_is_pinned_or_configured_already_says_so_and_advises_nothing() {
    let world = World::new();
    for command in [
        &["food", "pin", "egg", "composition/usda-01123"][..],
        &["config", "set", "day.dinner", "19:00"],
    ] {
        world.ok(command).says("to take it back");
        let again = world.ok(command);
        again.says("it is so already: nothing was changed");
        assert!(!again.err.contains("to take it back"), "{}", again.err);
        let table = [command, &["--format", "table"]].concat();
        assert!(world.ok(&table).out.contains("It is so already"));
    }
}
