//! Corrections that are replaced or taken back while somebody answers them: an answer is never lost.

use std::fs::{self, File};
use std::process::{Child, Stdio};
use std::time::Duration;

use rusqlite::Connection;
use serde_json::{Value, json};

use super::review::{product, propose, propose_in, shop};
use crate::serve::Server;
use crate::world::{Done, World, id};

/// The product whose copies propose.
const PRODUCT: &str = "off/3017620422003";

/// Begins a command, and gives it the time to come to where it has to wait.
fn begun(world: &World, line: &[&str]) -> Child {
    let child = world.start(line, Stdio::null());
    std::thread::sleep(Duration::from_millis(500));
    child
}

fn ended(child: Child) -> Done {
    Done::of("the review".to_owned(), child.wait_with_output().unwrap())
}

/// Keeps others from making the catalogue anew.
fn catalogue_held(world: &World) -> File {
    let held = File::create(world.data().join("catalog.db.lock")).unwrap();
    held.lock().unwrap();
    held
}

/// Keeps others from reviewing.
fn turn_held(world: &World) -> File {
    let held = File::open(world.data()).unwrap();
    held.lock().unwrap();
    held
}

/// The proposer saves a further copy.
fn copy(world: &World, name: &str) {
    world.ok(&["food", "copy", PRODUCT, "--kcal", "210", "--name", name]);
}

/// What the proposer is told of each correction: its id and its status, newest first.
fn told(world: &World) -> Vec<(String, String)> {
    let list = world.json(&["correction", "list"]);
    let told = |it: &Value| (id(it), it["status"].as_str().unwrap().to_owned());
    let all = list["corrections"].as_array().unwrap();
    all.iter().map(told).collect()
}

/// It was answered that there is nothing to review any more, and nothing was done.
fn is_gone(done: Done, id: &str) {
    let done = done.failed(6);
    done.says(&format!("no correction {id} is pending"));
    done.says("replaced it meanwhile, or took it back");
    assert!(!done.err.contains("somebody else"), "{}", done.err);
}

/// The other may have been stopped, or hang on a disk.
#[test]
fn who_holds_a_lock_without_end_is_told_and_not_waited_for() {
    let world = shop();
    let proposed = propose(&world, "Nutella", 539);
    let reject = ["catalog", "review", "reject", &proposed, "--note", "no"];
    let held = turn_held(&world);
    let waiting = begun(&world, &reject);
    let fresh = World::new();
    fs::create_dir_all(fresh.data()).unwrap();
    let made = catalogue_held(&fresh);
    fresh
        .run(&["log", "1 banana"])
        .failed(12)
        .says("is being made anew by another program");
    let told = ended(waiting).failed(12);
    told.says("another program accepts or rejects corrections");
    drop((held, made));
    fresh.ok(&["log", "1 banana"]);
    world.ok(&reject);
}

#[test]
fn what_is_replaced_while_it_is_accepted_is_not_accepted_and_that_is_said() {
    let world = shop();
    let proposed = propose(&world, "Nutella", 539);
    let held = catalogue_held(&world);
    let child = begun(&world, &["catalog", "review", "accept", &proposed]);
    copy(&world, "Copyb");
    drop(held);
    is_gone(ended(child), &proposed);
    assert_eq!(product(&world)["version"], 1);
    let told = told(&world);
    assert_eq!((told.len(), told[0].1.as_str()), (1, "pending"));
    world.ok(&["catalog", "review", "accept", &told[0].0]);
    assert_eq!(product(&world)["name"], "Copyb");
}

#[test]
fn what_is_taken_back_while_it_is_accepted_is_pending_again_when_it_is_done_again() {
    let world = shop();
    let proposed = propose(&world, "Nutella", 539);
    let held = catalogue_held(&world);
    let child = begun(&world, &["catalog", "review", "accept", &proposed]);
    world.ok(&["undo"]);
    drop(held);
    is_gone(ended(child), &proposed);
    assert_eq!(told(&world), []);
    world.ok(&["redo"]);
    assert_eq!(told(&world), [(proposed.clone(), "pending".to_owned())]);
    world.ok(&["catalog", "review", "accept", &proposed]);
    assert_eq!(told(&world), [(proposed, "accepted".to_owned())]);
}

#[test]
fn what_is_replaced_or_taken_back_before_it_is_rejected_is_not_rejected_and_that_is_said() {
    for change in ["copy", "undo"] {
        let world = shop();
        let proposed = propose(&world, "Nutella", 539);
        let held = turn_held(&world);
        let reject = ["catalog", "review", "reject", &proposed, "--note", "no"];
        let child = begun(&world, &reject);
        match change {
            "copy" => copy(&world, "Copyb"),
            _ => drop(world.ok(&["undo"])),
        }
        drop(held);
        is_gone(ended(child), &proposed);
        assert!(told(&world).iter().all(|(_, status)| status == "pending"));
    }
}

/// Two people whose journals share the catalogue, and what they propose.
fn two_who_propose() -> (World, [String; 2]) {
    let world = shop();
    let other = world.home().join("other.db");
    let path = other.to_str().unwrap();
    world.ok(&["context", "add", "other", "--path", path]);
    let theirs = propose_in("other", &world, "Nutela", 539);
    let own = propose(&world, "Nutella", 500);
    (world, [theirs, own])
}

#[test]
fn of_several_the_one_that_was_replaced_is_not_said_to_be_reviewed_and_none_is_accepted() {
    // Before their turn, and while the catalogue is made.
    for hold in [turn_held, catalogue_held] {
        let (world, [theirs, own]) = two_who_propose();
        let held = hold(&world);
        let child = begun(&world, &["catalog", "review", "accept", &theirs, &own]);
        copy(&world, "Copyb");
        drop(held);
        is_gone(ended(child), &own);
        assert_eq!(product(&world)["version"], 1);
        let list = world.json(&["correction", "list", "-C", "other"]);
        assert_eq!(list["corrections"][0]["status"], "pending");
        world.ok(&["catalog", "review", "accept", &theirs]);
    }
}

#[test]
fn what_somebody_else_reviewed_meanwhile_is_said_to_be_reviewed() {
    let (world, [theirs, own]) = two_who_propose();
    let held = turn_held(&world);
    let all = ["catalog", "review", "accept", &theirs, &own];
    let children = [begun(&world, &all), begun(&world, &all)];
    drop(held);
    let mut done = children.map(ended);
    done.sort_by_key(|done| done.exit);
    assert_eq!(done.each_ref().map(|done| done.exit), [0, 7]);
    done[1].says("somebody else reviewed it meanwhile");
}

#[test]
fn whoever_is_served_is_written_for_while_it_is_accepted_and_every_answer_holds() {
    let world = shop();
    let data = world.data().to_str().unwrap().to_owned();
    let keys = ["anna", "ben"].map(|name| {
        world.json(&["user", "add", name, "--data", &data]);
        let create = ["key", "create", "--user", name, "--data", &data];
        let made = world.json(&[&create[..], &["--permission", "read-write"]].concat());
        made["key"].as_str().unwrap().to_owned()
    });
    let server = Server::start_with(&world, &["--data", &data]);
    let (home, review) = (
        World::new(),
        ["catalog", "review", "accept", "--data", &data],
    );
    let copy = |key: &str, name: &str| {
        let copy = ["food", "copy", PRODUCT, "--kcal", "210", "--name", name];
        server.ok(&home, key, &[&copy[..], &["--json"]].concat());
        let list = server.ok(&home, key, &["correction", "list", "--json"]);
        id(&list["corrections"][0])
    };
    let proposed = [copy(&keys[0], "Copya"), copy(&keys[1], "Copya")];
    let both = [&review[..], &[&proposed[0], &proposed[1]]].concat();
    let held = catalogue_held(&world);
    let child = begun(&world, &both);
    let further = copy(&keys[1], "Copyb");
    drop(held);
    is_gone(ended(child), &proposed[1]);
    assert_eq!(product(&world)["version"], 1);
    world.ok(&[&review[..], &[&proposed[0]]].concat());
    let status = |key: &str| {
        let list = server.ok(&home, key, &["correction", "list", "--json"]);
        let all = list["corrections"].as_array().unwrap().clone();
        all.iter()
            .map(|it| (id(it), it["status"].clone()))
            .collect::<Vec<_>>()
    };
    assert_eq!(status(&keys[0]), [(proposed[0].clone(), json!("accepted"))]);
    assert_eq!(status(&keys[1]), [(further, json!("pending"))]);
}

#[test]
fn of_two_libraries_what_is_accepted_is_marked_where_the_other_cannot_be() {
    let world = shop();
    let values = json!({ "basisAmount": 100, "values": { "kcal": 50 } });
    let soup = json!({ "library": "service", "key": "s1", "name": "Soup", "barcode": "40000018",
        "data": { "base": "g", "nutrition": values } });
    world
        .run_with(&["catalog", "import", "service", "-"], format!("{soup}\n"))
        .succeeded();
    copy(&world, "Copya");
    let elsewhere = world.home().join("elsewhere.db").display().to_string();
    world.ok(&["context", "add", "ben", "--path", &elsewhere]);
    world.ok(&["food", "copy", "service/s1", "--kcal", "60", "-C", "ben"]);
    let proposed_by = |context: &str| {
        let list = world.json(&["correction", "list", "-C", context]);
        let proposed = list["corrections"][0].clone();
        (
            id(&proposed),
            proposed["status"].as_str().unwrap().to_owned(),
        )
    };
    let [off, service] = ["local", "ben"].map(|context| proposed_by(context).0);
    let statuses = || ["local", "ben"].map(|context| proposed_by(context).1);
    // Somebody writes the journal of the one, and does not come to an end.
    let journal = Connection::open(&elsewhere).unwrap();
    journal.execute_batch("BEGIN IMMEDIATE").unwrap();
    let error = world.error(12, &["catalog", "review", "accept", &service, &off]);
    assert_eq!(error["outcome"], "applied", "{error}");
    let hint = error["hint"].as_str().unwrap();
    assert!(hint.contains("those before it were accepted"), "{error}");
    assert_eq!(statuses(), ["accepted", "pending"]);
    assert_eq!(product(&world)["name"], "Copya");
    journal.execute_batch("ROLLBACK").unwrap();
    world.ok(&["catalog", "review", "accept", &service]);
    assert_eq!(statuses(), ["accepted", "accepted"]);
}

/// Whoever accepted it was killed when the catalogue had it, and the proposer's journal did not know.
pub(super) fn accepted_and_not_marked() -> (World, String) {
    let world = shop();
    let proposed = propose(&world, "Nutella", 539);
    world.ok(&["catalog", "review", "accept", &proposed]);
    let journal = Connection::open(world.journal()).unwrap();
    let unmark = "UPDATE correction SET status = 'pending', reviewed_at = NULL";
    assert_eq!(journal.execute(unmark, ()).unwrap(), 1);
    (world, proposed)
}

#[test]
fn what_the_catalogue_has_stays_accepted_whatever_its_proposer_does_before_they_are_told() {
    let accepted = |proposed: &str| (proposed.to_owned(), "accepted".to_owned());
    let (world, proposed) = accepted_and_not_marked();
    copy(&world, "Copyb");
    let after = told(&world);
    assert_eq!(
        (after.len(), &after[0].1, &after[1]),
        (2, &"pending".to_owned(), &accepted(&proposed))
    );
    let list = world.json(&["correction", "list"]);
    assert!(list["corrections"][1]["reviewedAt"].is_string());
    world.ok(&["undo", "2"]);
    assert_eq!(told(&world), [accepted(&proposed)]);
    world.ok(&["redo", "2"]);
    assert_eq!(told(&world), after);

    let (world, proposed) = accepted_and_not_marked();
    world.ok(&["undo"]);
    assert_eq!(told(&world), [accepted(&proposed)]);
    world.ok(&["redo"]);
    assert_eq!(told(&world), [accepted(&proposed)]);
    let corrections = world.json(&["catalog", "review", "list"])["corrections"].clone();
    assert_eq!(corrections, json!([]));
}
