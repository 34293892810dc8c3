//! A signal while a service is asked: what was done is told, what was not, and how it is taken back.

use std::process::Stdio;
use std::thread;
use std::time::{Duration, Instant};

use crate::several::{Lost, ended, ids, losing, phone, signal, told};
use crate::world::{World, id, ignoring};

/// What ends a program: Ctrl-C, a termination, a terminal that is closed.
const SIGNALS: [&str; 3] = ["-INT", "-TERM", "-HUP"];

pub(crate) fn foods(world: &World) -> Vec<String> {
    let page = world.json(&["food", "search", "--all"]);
    let foods = page["foods"].as_array().unwrap().iter();
    foods
        .map(|food| food["key"].as_str().unwrap().to_owned())
        .collect()
}

#[test]
fn whatever_signal_ends_a_write_nobody_knows_what_became_of_it_and_that_is_said() {
    for name in SIGNALS {
        let (_home, _server, phone, between) = phone(9, Duration::from_millis(800));
        let child = phone.start(&["log", "1 egg", "--json"], Stdio::null());
        between.wait_for(1);
        signal(&child, name);
        let (outcome, message, hint) = told(&ended(child), 130);
        assert_eq!(outcome, "unknown", "{name}");
        assert_eq!(message, "interrupted before the service answered");
        assert_eq!(hint, "look whether it was done before you do it again");
    }
}

#[test]
fn a_signal_that_is_ignored_as_nohup_has_it_ends_no_write() {
    for name in ["INT", "HUP", "TERM"] {
        let (home, _server, phone, between) = phone(9, Duration::from_millis(800));
        let there = ids(&home).len();
        let mut command = phone.command_by(ignoring(name), &["log", "1 egg", "--json"]);
        let piped = command.stdout(Stdio::piped()).stderr(Stdio::piped());
        let child = piped.spawn().unwrap();
        between.wait_for(1);
        signal(&child, &format!("-{name}"));
        assert_eq!(ended(child).exit, 0, "{name}");
        assert_eq!(ids(&home).len(), there + 1, "{name}");
    }
}

#[test]
fn a_signal_that_is_ignored_leaves_the_others_what_they_are() {
    let (_home, _server, phone, between) = phone(9, Duration::from_millis(800));
    let mut command = phone.command_by(ignoring("HUP"), &["log", "1 egg", "--json"]);
    let piped = command.stdout(Stdio::piped()).stderr(Stdio::piped());
    let child = piped.spawn().unwrap();
    between.wait_for(1);
    signal(&child, "-TERM");
    let (outcome, message, _) = told(&ended(child), 130);
    assert_eq!(outcome, "unknown");
    assert_eq!(message, "interrupted before the service answered");
}

#[test]
fn a_signal_ends_the_wait_that_a_service_asks_for_and_nothing_more_is_sent() {
    for (name, line, done) in [
        ("-INT", vec!["log", "1 egg"], 0),
        ("-TERM", vec!["log", "500 kcal"], 0),
        ("-HUP", vec!["again", "yesterday"], 1),
        ("-TERM", vec!["undo", "2"], 1),
    ] {
        let before = if line[0] == "undo" { 2 } else { 0 };
        let (home, _server, phone, between) = losing(before + done, Duration::ZERO, Lost::Busy);
        for _ in 0..before {
            phone.ok(&["log", "1 egg"]);
        }
        let there = ids(&home).len();
        let child = phone.start(&[&line[..], &["--json"]].concat(), Stdio::null());
        between.wait_for(before + done + 1);
        thread::sleep(Duration::from_millis(200));
        let begun = Instant::now();
        signal(&child, name);
        let (outcome, message, _) = told(&ended(child), 130);
        assert!(begun.elapsed() < Duration::from_secs(5), "{line:?}");
        assert_eq!(between.count(), before + done + 1, "{line:?}");
        assert_eq!(ids(&home).len().abs_diff(there), done, "{line:?}");
        match done {
            0 => assert_eq!(
                (outcome, &*message),
                ("not_applied".into(), "interrupted: nothing was sent again")
            ),
            _ => {
                assert_eq!(outcome, "applied", "{line:?}");
                let begins = "interrupted: nothing was sent again: it ended after 1 of ";
                assert!(message.starts_with(begins), "{message}");
            }
        }
    }
}

#[test]
fn a_quick_add_that_a_signal_meets_is_done_to_its_end() {
    for (name, writes) in [("-INT", 1), ("-TERM", 1), ("-HUP", 2)] {
        let (home, _server, phone, between) = phone(9, Duration::from_millis(500));
        let before = ids(&home).len();
        let child = phone.start(&["log", "500 kcal", "--json"], Stdio::null());
        between.wait_for(writes);
        signal(&child, name);
        let meal = ended(child).succeeded().json();
        assert!(ids(&home).contains(&id(&meal)), "{name}");
        assert_eq!(ids(&home).len(), before + 1, "{name}");
        assert!(foods(&home).is_empty(), "{name} at {writes}");
    }
}

#[test]
fn a_second_signal_at_a_quick_add_says_what_was_written_and_how_it_is_taken_back() {
    let lines = [
        vec!["log", "500 kcal"],
        vec!["meal", "item", "add", "last", "500 kcal"],
    ];
    for (line, writes) in lines.iter().flat_map(|line| [(line, 1), (line, 2)]) {
        let (home, _server, phone, between) = phone(9, Duration::from_millis(1_500));
        let last = ids(&home).pop().unwrap();
        let line: Vec<&str> = line
            .iter()
            .map(|word| if *word == "last" { &last } else { *word })
            .collect();
        let child = phone.start(&[&line[..], &["--json"]].concat(), Stdio::null());
        between.wait_for(writes);
        for _ in 0..2 {
            signal(&child, "-TERM");
            thread::sleep(Duration::from_millis(100));
        }
        let (outcome, message, hint) = told(&ended(child), 130);
        if writes == 1 {
            assert_eq!(outcome, "unknown");
            assert!(hint.contains("look whether the meal was written"), "{hint}");
            assert!(
                hint.contains("the food of the quick add may stand"),
                "{hint}"
            );
            continue;
        }
        assert_eq!(outcome, "applied");
        assert!(
            message.contains("before the food of the quick add"),
            "{message}"
        );
        let (back, out) = hint.split_once("; if the food").unwrap();
        assert_eq!(back, "the meal was written; to take it back: journal undo");
        assert!(out.contains(": journal food delete mine/"), "{hint}");
    }
}

#[test]
fn a_second_signal_at_a_quick_add_that_is_repeated_among_others_tells_of_its_food() {
    let (home, _server, phone, between) = phone(9, Duration::from_millis(600));
    home.ok(&["log", "500 kcal @ yesterday 11:00"]);
    let before = ids(&home).len();
    let child = phone.start(&["again", "yesterday", "--json"], Stdio::null());
    // Four meals, and what takes the food of the last one out.
    between.wait_for(5);
    for _ in 0..2 {
        signal(&child, "-TERM");
        thread::sleep(Duration::from_millis(100));
    }
    let (outcome, message, hint) = told(&ended(child), 130);
    assert_eq!(outcome, "unknown");
    assert!(message.ends_with(": it ended after 3 of 4"), "{message}");
    let both = " was written, and the food that was made for it taken out of your foods, too: look";
    assert!(
        hint.starts_with("nobody knows whether ") && hint.contains(both),
        "{hint}"
    );
    assert_eq!(ids(&home).len(), before + 4);
}

#[test]
fn a_signal_ends_what_is_undone_on_a_service_between_two_changes() {
    for (way, back) in [("undo", "redo"), ("redo", "undo")] {
        let (home, _server, phone, between) = phone(99, Duration::from_millis(600));
        let there = ids(&home).len();
        for _ in 0..3 {
            phone.ok(&["log", "1 egg"]);
        }
        if way == "redo" {
            phone.ok(&["undo", "3"]);
        }
        let (before, sent) = (ids(&home), between.count());
        let child = phone.start(&[way, "3", "--json"], Stdio::null());
        between.wait_for(sent + 2);
        signal(&child, "-INT");
        let (outcome, message, hint) = told(&ended(child), 130);
        assert_eq!(outcome, "applied");
        assert_eq!(message, "interrupted: it ended after 2 of 3");
        let after = ids(&home);
        assert_eq!(after.len().abs_diff(before.len()), 2);
        let gone = before.iter().filter(|id| !after.contains(id));
        let come = after.iter().filter(|id| !before.contains(id));
        for id in gone.chain(come) {
            assert!(way == "redo" || hint.contains(&id[..8]), "{hint}");
        }
        assert!(hint.contains(" already: added a meal: "), "{hint}");
        let way_back = format!("to have it as it was: journal {back} 2");
        assert!(hint.ends_with(&way_back), "{hint}");
        // The list knows what is left.
        phone.ok(&[back, "2"]);
        phone.ok(&[way]);
        assert_eq!(
            ids(&home).len(),
            if way == "undo" { there + 2 } else { there + 1 }
        );
    }
}

#[test]
fn a_signal_ends_an_import_into_a_service_between_two_requests() {
    let other = World::stocked();
    for day in 1..4 {
        other.ok(&["log", &format!("1 banana @ 2026-11-0{day} 8:00")]);
    }
    for (signals, answers) in [(1, "applied"), (2, "unknown")] {
        let (home, _server, phone, between) = phone(9, Duration::from_millis(800));
        let before = ids(&home).len();
        let file = phone.file("other.json", other.ok(&["export"]).out);
        let child = phone.start(&["import", &file, "--json"], Stdio::null());
        between.wait_for(2);
        for _ in 0..signals {
            signal(&child, "-TERM");
            thread::sleep(Duration::from_millis(100));
        }
        let (outcome, message, hint) = told(&ended(child), 130);
        assert_eq!(outcome, answers, "{message}");
        assert!(
            hint.contains("import it again") && hint.contains("not added twice"),
            "{hint}"
        );
        if signals == 1 {
            assert_eq!(message, "interrupted: it ended after 2 meals and 0 foods");
            assert_eq!(ids(&home).len(), before + 2);
        }
        // As it says.
        thread::sleep(Duration::from_secs(1));
        phone.ok(&["import", &file]);
        assert_eq!(ids(&home).len(), before + 3);
    }
}
