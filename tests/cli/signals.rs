//! A signal while a service is asked: what was done is told, what was not, and how it is taken back.

use std::process::Stdio;
use std::thread;
use std::time::{Duration, Instant};

use crate::several::{Lost, ended, ids, losing, phone, signal, told};
use crate::world::{World, id};

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
fn a_signal_ends_the_wait_that_a_service_asks_for_and_nothing_more_is_sent() {
    for (name, line, done) in [
        ("-INT", vec!["log", "1 egg"], 0),
        ("-TERM", vec!["log", "500 kcal"], 0),
        ("-HUP", vec!["again", "yesterday"], 1),
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
