//! The register of a folder is away, and people's journals are there.

use std::fs;
use std::path::Path;
use std::time::{Duration, SystemTime};

use super::Village;
use crate::world::Done;

/// The journals of people are there, and the file that says whose they are is not.
#[test]
fn where_the_register_is_away_none_is_begun_unasked() {
    let village = Village::of(&["anna", "ben"]);
    let register = village.folder.join("server.db");
    let away = village.folder.join("away.db");
    fs::rename(&register, &away).unwrap();
    for line in [
        &["user", "list"][..],
        &["user", "add", "anna"],
        &["user", "add", "anna", "-n"],
        &["user", "remove", "anna", "--yes"],
        &["key", "list"],
        &["key", "create", "--user", "anna", "--permission", "read"],
        &["serve", "--listen", "127.0.0.1:0"],
    ] {
        let refused = village.world.run(&village.with(line)).failed(12);
        refused.says("which says whose the journals in");
        refused.says("put the file back from a copy");
        assert!(!register.exists(), "{line:?}");
    }
    fs::rename(&away, &register).unwrap();
    assert_eq!(village.names(), ["anna", "ben"]);
    fs::remove_file(&register).unwrap();
    village.json(&["user", "add", "carl", "--yes"]);
    village.json(&["user", "add", "dora"]);
    assert_eq!(village.names(), ["carl", "dora"]);
}

/// What is meant where no folder is named may be such a folder as well.
#[test]
fn a_register_that_is_away_is_none_to_begin_for_ones_own_keys() {
    let village = Village::of(&["anna"]);
    let register = village.folder.join("server.db");
    fs::remove_file(&register).unwrap();
    for line in [
        &["key", "list"][..],
        &["key", "revoke", "abcdefgh", "--yes"],
        &["key", "create", "--permission", "read"],
        &["serve", "--listen", "127.0.0.1:0"],
    ] {
        let mut command = village.world.command(line);
        command.env("JOURNAL_DATA_DIR", &village.folder);
        let output = command.output().unwrap();
        let refused = Done::of(line.join(" "), output).failed(12);
        refused.says("which says whose the journals in");
        assert!(!register.exists(), "{line:?}");
    }
    // One's own journal needs none.
    let mut command = village.world.command(&["meal", "list"]);
    command.env("JOURNAL_DATA_DIR", &village.folder);
    assert!(command.output().unwrap().status.success());
}

/// Has everything in a folder be as old as nothing is that is being made.
fn age(folder: &Path) {
    let then = SystemTime::now() - Duration::from_secs(60);
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        match path.is_dir() {
            true => age(&path),
            false => fs::File::open(path).unwrap().set_modified(then).unwrap(),
        }
    }
    fs::File::open(folder).unwrap().set_modified(then).unwrap();
}

/// A register that is begun anew knows nobody of them: it may be the old one that comes back.
#[test]
fn empty_journals_stay_where_a_register_is_begun_anew() {
    let village = Village::of(&["anna", "ben"]);
    let register = village.folder.join("server.db");
    let away = village.folder.join("away.db");
    fs::rename(&register, &away).unwrap();
    let people = village.folder.join("users");
    for name in ["carl", "dora"] {
        age(&people);
        village.json(&["user", "add", name, "--yes"]);
    }
    assert_eq!(fs::read_dir(&people).unwrap().count(), 4);
    fs::rename(&away, &register).unwrap();
    assert_eq!(village.names(), ["anna", "ben"]);
    let mut doctor = village.world.command(&["doctor", "--json"]);
    doctor.env("JOURNAL_DATA_DIR", &village.folder);
    let doctor = Done::of("doctor".to_owned(), doctor.output().unwrap()).succeeded();
    let told = doctor.json();
    let people = told["checks"].as_array().unwrap().iter();
    let mut people = people.filter(|check| check["check"] == "people");
    let first = people.next().unwrap()["message"].as_str().unwrap();
    assert_eq!(first, "of 2 journals of people 2 are whole");
    assert_eq!(people.count(), 2, "of nobody: {told}");
}

/// A program that was killed when somebody was there already left its mark in their folder.
#[test]
fn a_journal_that_was_written_is_there_whatever_stands_beside_it() {
    let village = Village::of(&["anna"]);
    let own = fs::read_dir(village.folder.join("users")).unwrap();
    let own = own.last().unwrap().unwrap().path();
    let mut log = village.world.command(&["-C", "local", "log", "1 egg"]);
    log.env("JOURNAL_DATA_DIR", &own);
    Done::of("log".to_owned(), log.output().unwrap()).succeeded();
    fs::write(own.join("journal.adding"), "").unwrap();
    fs::remove_file(village.folder.join("server.db")).unwrap();
    let add = village.with(&["user", "add", "carl"]);
    village.world.run(&add).failed(12);
    village.json(&["user", "add", "carl", "--yes"]);
    age(&village.folder.join("users"));
    village.json(&["user", "add", "dora"]);
    assert!(own.join("journal.db").exists() && !own.join("journal.adding").exists());
}

/// What keeps somebody from being added leaves no list in the place of the one that may come back; nor does one in which
/// nobody is hide that.
#[test]
fn whoever_is_not_added_begins_no_list() {
    let village = Village::of(&["anna"]);
    let register = village.folder.join("server.db");
    fs::remove_file(&register).unwrap();
    let add = |name, more: &[&str]| {
        let line = [&["user", "add", name, "--yes"][..], more].concat();
        village
            .with(&line)
            .into_iter()
            .map(str::to_owned)
            .collect::<Vec<_>>()
    };
    for name in [" carl", ""] {
        for more in [&[][..], &["-n"]] {
            village.world.run(&add(name, more)).failed(3);
            assert!(!register.exists(), "{name:?}");
        }
    }
    let mut undated = village.world.command(&add("carl", &[]));
    undated.env("JOURNAL_NOW", "yesterday");
    Done::of("user add".to_owned(), undated.output().unwrap()).failed(3);
    assert!(!register.exists());
    // A program that was killed may have left one.
    let other = Village::of(&["eve"]);
    other.json(&["user", "remove", "eve", "--yes"]);
    fs::copy(other.folder.join("server.db"), &register).unwrap();
    for line in [
        &["user", "list"][..],
        &["user", "add", "carl"],
        &["key", "list"],
        &["serve", "--listen", "127.0.0.1:0"],
    ] {
        let refused = village.world.run(&village.with(line)).failed(12);
        refused.says("server.db says nothing of whose the journals in");
    }
    let added = village.world.run(&add("carl", &[])).succeeded();
    added.says("this begins a new list of people");
    assert_eq!(village.names(), ["carl"]);
}
