//! A way through the list of a service that ends in the midst of a change of several things: what was done is told, the
//! list has it apart, and the rest can be gone later.

use std::fs;
use std::path::PathBuf;
use std::process::Stdio;
use std::thread;
use std::time::Duration;

use serde_json::Value;

use super::otherwise::told_otherwise;
use crate::several::{Lost, ended, ids, losing, phone, signal, told};
use crate::signals::foods;
use crate::world::World;

/// Writes of `again yesterday`.
const MEALS: usize = 3;

#[test]
fn an_undo_that_is_refused_in_its_midst_goes_on_later() {
    let (home, _server, phone, _) = losing(MEALS + 1, Duration::ZERO, Lost::Once(&Lost::Forbidden));
    phone.ok(&["again", "yesterday", "-q"]);
    let before = ids(&home);
    let (outcome, message, hint) = told(&phone.run(&["undo", "--json"]), 5);
    assert_eq!(outcome, "applied");
    assert!(
        message.ends_with(": it ended after 1 of 3 changes"),
        "{message}"
    );
    let left = ids(&home);
    let gone: Vec<&String> = before.iter().filter(|id| !left.contains(id)).collect();
    assert_eq!(gone.len(), 1);
    assert!(hint.starts_with("undone already: added a meal: "), "{hint}");
    assert!(hint.contains(&gone[0][..8]), "{hint}");
    assert!(
        hint.ends_with("the others are on the list still: journal undo"),
        "{hint}"
    );
    let list = phone.json(&["undo", "--list"]);
    let deeds = |way: &str| list[way][0]["deeds"].as_array().unwrap().len();
    assert_eq!((deeds("undo"), deeds("redo")), (2, 1), "{list}");
    phone.ok(&["doctor"]);
    phone.ok(&["undo"]);
    assert_eq!(ids(&home).len(), 3);
    phone.ok(&["redo", "2"]);
    assert_eq!(ids(&home).len(), 6);
    phone.ok(&["undo", "2"]);
    assert_eq!(ids(&home).len(), 3);
}

#[test]
fn a_redo_that_is_refused_in_its_midst_goes_on_later() {
    let (home, _server, phone, _) =
        losing(2 * MEALS + 1, Duration::ZERO, Lost::Once(&Lost::Forbidden));
    phone.ok(&["again", "yesterday", "-q"]);
    phone.ok(&["undo"]);
    let (outcome, message, hint) = told(&phone.run(&["redo", "--json"]), 5);
    assert_eq!(outcome, "applied");
    assert!(
        message.ends_with(": it ended after 1 of 3 changes"),
        "{message}"
    );
    assert!(
        hint.starts_with("done again already: added a meal: "),
        "{hint}"
    );
    assert_eq!(ids(&home).len(), 4);
    phone.ok(&["redo"]);
    assert_eq!(ids(&home).len(), 6);
    phone.ok(&["undo", "2"]);
    assert_eq!(ids(&home).len(), 3);
}

#[test]
fn a_redo_of_which_nobody_knows_what_became_is_told_alone_and_marked() {
    let (home, _server, phone, _) = losing(2 * MEALS + 1, Duration::ZERO, Lost::Answer);
    phone.ok(&["again", "yesterday", "-q"]);
    phone.ok(&["undo"]);
    let (outcome, message, hint) = told(&phone.run(&["redo", "--json"]), 10);
    assert_eq!(outcome, "unknown");
    assert!(
        message.ends_with(": it ended after 1 of 3 changes"),
        "{message}"
    );
    assert!(
        hint.starts_with("nobody knows whether the change (added a meal: "),
        "{hint}"
    );
    assert!(
        hint.contains("; done again already: added a meal: "),
        "{hint}"
    );
    assert_eq!(ids(&home).len(), 5);
    let list = phone.json(&["undo", "--list"]);
    let deeds = |way: &str| list[way][0]["deeds"].as_array().unwrap().len();
    assert_eq!((deeds("undo"), deeds("redo")), (1, 1), "{list}");
    assert_eq!(list["redo"][0]["doubtful"], true, "{list}");
    assert_eq!(list["redo"].as_array().unwrap().len(), 2, "{list}");
    let table = phone.ok(&["undo", "--list", "--format", "table"]).out;
    assert!(table.contains("nobody knows what became"), "{table}");
    let looked = phone.ok(&["doctor"]).out;
    assert!(
        looked.contains("nobody knows what became of the last try"),
        "{looked}"
    );
    phone
        .run(&["redo"])
        .failed(7)
        .says("nobody knows")
        .says("undo --forget");
    assert_eq!(ids(&home).len(), 5);
}

/// The file of the list.
fn list(phone: &World) -> PathBuf {
    let files = fs::read_dir(phone.home().join("state/undo")).unwrap();
    let mut files = files.map(|file| file.unwrap().path());
    files
        .find(|file| {
            file.extension()
                .is_some_and(|extension| extension == "json")
        })
        .unwrap()
}

/// As a program leaves it that was killed in the midst of an undo.
fn in_doubt(phone: &World) {
    let text = fs::read_to_string(list(phone)).unwrap();
    assert!(text.contains("\"doubtful\":false"), "{text}");
    // Without its sum, which would say that it is another.
    let (_, members) = text.split_once("\",").unwrap();
    let text = members.replace("\"doubtful\":false", "\"doubtful\":true");
    fs::write(list(phone), format!("{{{text}")).unwrap();
}

#[test]
fn an_undo_that_was_cut_off_looks_how_much_of_it_is_done() {
    for done in 0..=MEALS {
        let (home, _server, phone, _) = losing(usize::MAX, Duration::ZERO, Lost::Answer);
        let earlier = ids(&home);
        phone.ok(&["again", "yesterday", "-q"]);
        in_doubt(&phone);
        phone
            .ok(&["doctor"])
            .out
            .contains("nobody knows what became");
        let new = ids(&home).into_iter().filter(|id| !earlier.contains(id));
        for id in new.take(done) {
            home.ok(&["meal", "delete", &id, "--yes"]);
        }
        phone.ok(&["undo"]);
        assert_eq!(ids(&home), earlier, "{done}");
        phone.ok(&["redo"]);
        assert_eq!(ids(&home).len(), 2 * MEALS);
    }
}

/// A try that is refused tells nothing of one before it.
#[test]
fn an_undo_that_was_cut_off_and_is_refused_looks_again_later() {
    for refused in [0, 1] {
        let once = Lost::Once(&Lost::Forbidden);
        let (home, _server, phone, _) = losing(MEALS + refused, Duration::ZERO, once);
        let earlier = ids(&home);
        phone.ok(&["again", "yesterday", "-q"]);
        in_doubt(&phone);
        // The last that would be taken back is gone by the try before.
        let new = ids(&home).into_iter().filter(|id| !earlier.contains(id));
        let list = phone.json(&["undo", "--list"]);
        let first = list["undo"][0]["deeds"][0]["id"]
            .as_str()
            .unwrap()
            .to_owned();
        assert!(new.collect::<Vec<_>>().contains(&first));
        home.ok(&["meal", "delete", &first, "--yes"]);
        let (outcome, message, hint) = told(&phone.run(&["undo", "--json"]), 5);
        match refused {
            0 => assert_eq!(outcome, "not_applied"),
            _ => {
                assert_eq!(outcome, "applied");
                assert!(
                    message.ends_with(": it ended after 1 of 3 changes"),
                    "{message}"
                );
                assert!(
                    hint.contains("journal undo looks how much is done"),
                    "{hint}"
                );
            }
        }
        let looked = phone.ok(&["doctor"]).out;
        assert!(looked.contains("nobody knows what became"), "{looked}");
        phone.ok(&["undo"]);
        assert_eq!(ids(&home), earlier);
    }
}

#[test]
fn an_undo_that_was_cut_off_takes_back_nothing_that_was_changed_since() {
    let (home, _server, phone, _) = losing(usize::MAX, Duration::ZERO, Lost::Answer);
    phone.ok(&["log", "1 egg"]);
    in_doubt(&phone);
    home.ok(&["meal", "edit", "last", "--note", "by hand"]);
    phone.run(&["undo"]).failed(7).says("it was changed since");
    assert_eq!(ids(&home).len(), 4);
    phone.ok(&["undo", "--forget", "--yes"]);
    phone.run(&["undo"]).failed(6);
}

/// A signal ends it between two things of one change, as an import is of many.
#[test]
fn a_signal_ends_a_way_through_one_change_between_two_things_of_it() {
    for (way, back, name) in [("undo", "redo", "-TERM"), ("redo", "undo", "-INT")] {
        let before = if way == "undo" { MEALS } else { 2 * MEALS };
        let (home, _server, phone, between) = phone(usize::MAX, Duration::from_millis(300));
        phone.ok(&["again", "yesterday", "-q"]);
        if way == "redo" {
            phone.ok(&["undo"]);
        }
        let child = phone.start(&[way, "--json"], Stdio::null());
        between.wait_for(before + 1);
        signal(&child, name);
        let (outcome, message, hint) = told(&ended(child), 130);
        assert_eq!(outcome, "applied");
        assert_eq!(message, "interrupted: it ended after 1 of 3 changes");
        let on = format!("the others are on the list still: journal {way}");
        assert!(hint.ends_with(&on), "{hint}");
        assert_eq!(between.count(), before + 1, "something was sent behind it");
        phone.ok(&[way]);
        phone.ok(&[back, "2"]);
        assert_eq!(ids(&home).len(), if back == "undo" { 3 } else { 6 });
    }
}

/// Of what was made then only one thing is in doubt, and the others can be taken back.
#[test]
fn a_redo_that_is_killed_in_its_midst_leaves_one_thing_in_doubt() {
    let (home, _server, phone, between) = phone(usize::MAX, Duration::from_millis(300));
    let earlier = ids(&home);
    phone.ok(&["again", "yesterday", "-q"]);
    phone.ok(&["undo"]);
    let child = phone.start(&["redo", "--json"], Stdio::null());
    between.wait_for(2 * MEALS + 2);
    signal(&child, "-KILL");
    child.wait_with_output().unwrap();
    let list = phone.json(&["undo", "--list"]);
    let deeds = |way: &str, at: usize| list[way][at]["deeds"].as_array().map_or(0, Vec::len);
    assert_eq!(
        [deeds("undo", 0), deeds("redo", 0), deeds("redo", 1)],
        [1, 1, 1],
        "{list}"
    );
    assert_eq!(list["redo"][0]["doubtful"], true, "{list}");
    phone
        .run(&["redo"])
        .failed(7)
        .says("nobody knows what became of the last try to undo or redo this: added a meal: ");
    phone.ok(&["undo"]);
    // The one in doubt was made.
    assert_eq!(ids(&home).len(), earlier.len() + 1);
}

/// What only looks changes nothing, and leaves no doubt.
#[test]
fn an_undo_that_a_signal_ends_before_it_has_sent_a_change_can_be_done_again() {
    let slowly = |answer: &mut Value| {
        if answer.get("foods").is_some() {
            thread::sleep(Duration::from_millis(600));
        }
    };
    let (home, _server, phone) = told_otherwise(slowly, str::to_owned);
    phone.ok(&["food", "save", "Rye", "--per", "100g", "--kcal", "200"]);
    phone.ok(&["food", "delete", "Rye", "--yes"]);
    let child = phone.start(&["undo", "--json"], Stdio::null());
    thread::sleep(Duration::from_millis(300));
    signal(&child, "-INT");
    told(&ended(child), 130);
    assert_ne!(phone.json(&["undo", "--list"])["undo"][0]["doubtful"], true);
    phone.ok(&["undo"]);
    assert_eq!(foods(&home).len(), 1);
}
