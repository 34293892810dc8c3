//! What fails on the way: what is done is told, and how the list goes on from there.

use std::time::Duration;

use crate::several::{Lost, ids, losing, told};
use crate::signals::foods;

#[test]
fn a_deletion_that_fails_behind_a_meal_that_came_back_is_told_beside_it() {
    // The fifth write takes out the food that the meal comes back with.
    let (home, _server, phone, _) = losing(4, Duration::ZERO, Lost::Forbidden);
    let before = ids(&home);
    phone.ok(&["log", "500 kcal burger"]);
    phone.ok(&["meal", "delete", "last", "--yes"]);
    let undone = phone.json(&["undo"])["undone"][0].clone();
    let lost = undone["lost"].to_string();
    assert!(
        lost.contains("burger, or what it is made of, stays among your foods: "),
        "{undone}"
    );
    assert_eq!(undone["deeds"][0]["what"], "deleteMeal");
    assert_eq!(ids(&home).len(), before.len() + 1);
    assert_eq!(foods(&home).len(), 1);
}

#[test]
fn a_change_that_fails_behind_others_is_told_with_those_that_are_gone() {
    for (lost, exit, outcome, begins) in [
        (Lost::Forbidden, 5, "applied", "undone already: "),
        (
            Lost::Answer,
            10,
            "unknown",
            "nobody knows whether the change (added a meal: ",
        ),
    ] {
        let (home, _server, phone, _) = losing(3, Duration::ZERO, lost);
        let before = ids(&home).len();
        phone.ok(&["log", "1 egg"]);
        phone.ok(&["log", "2 eggs"]);
        let (became, message, hint) = told(&phone.run(&["undo", "2", "--json"]), exit);
        assert_eq!(became, outcome);
        assert!(message.ends_with(": it ended after 1 of 2"), "{message}");
        assert!(hint.starts_with(begins), "{hint}");
        let (_, gone) = hint.split_once("undone already: added a meal: ").unwrap();
        assert!(
            gone.contains("; to have it as it was: journal redo 1"),
            "{hint}"
        );
        // What is known to be left can be undone later; what nobody knows is looked at first.
        let list = phone.json(&["undo", "--list"]);
        assert_eq!(list["undo"].as_array().unwrap().len(), 1, "{list}");
        assert_eq!(list["redo"].as_array().unwrap().len(), 1, "{list}");
        match outcome {
            "applied" => {
                assert_eq!(ids(&home).len(), before + 1);
                phone.error(5, &["undo"]);
            }
            _ => {
                assert_eq!(ids(&home).len(), before);
                // It looks, and finds it gone.
                phone.ok(&["undo"]);
                assert_eq!(ids(&home).len(), before);
            }
        }
    }
}

/// A food that a command made and took out again is brought back by nobody: it is no loss that nobody saw it.
#[test]
fn a_food_for_once_that_was_taken_out_unseen_is_on_the_list_all_the_same() {
    let broken = Lost::Read("GET /v1/foods?library=mine&query=&", 0);
    let (home, _server, phone, _) = losing(usize::MAX, Duration::ZERO, broken);
    let before = ids(&home);
    let logged = phone.ok(&["log", "500 kcal burger", "--json"]);
    assert!(!logged.err.contains("warning"), "{}", logged.err);
    assert!(foods(&home).is_empty());
    let undone = phone.json(&["undo"])["undone"][0].clone();
    assert_eq!(undone["lost"], serde_json::Value::Null, "{undone}");
    assert_eq!(ids(&home), before);
}

#[test]
fn what_of_a_command_is_on_no_list_is_told_by_its_name_beside_what_is() {
    let broken = Lost::Read("GET /v1/settings", 1);
    let (home, _server, phone, _) = losing(usize::MAX, Duration::ZERO, broken);
    let before = ids(&home).len();
    let export = phone.file(
        "export.json",
        br#"{"schema":"journal.export/1","meals":[],"foods":[{"id":"4b1f6a52-9f0e-4e7a-8a43-0d3f3bb6a001","library":"mine","name":"Bread","data":{"base":"g"}}],"settings":{"body":{"age":40}}}"#,
    );
    let imported = phone.ok(&["import", &export]);
    imported.says("warning: journal undo takes back all of this but what could not be put on its list (changed settings: body.age): ");
    assert!(
        !imported.err.contains("cannot be taken back"),
        "{}",
        imported.err
    );
    phone.ok(&["undo"]);
    assert!(foods(&home).is_empty());
    assert_eq!(ids(&home).len(), before);
    assert_eq!(home.json(&["settings", "show"])["body"]["age"], 40);
}
