//! Standard output that is no terminal, closed or full.

use std::fs::OpenOptions;
use std::io::{BufRead, BufReader, Read};
use std::path::Path;
use std::process::Stdio;

use crate::world::{Done, World};

#[test]
fn a_reader_that_goes_away_is_no_failure() {
    let world = World::stocked();
    let mut child = world.start(
        &["food", "search", "--library", "service", "--all", "--json"],
        Stdio::null(),
    );
    drop(child.stdout.take());
    let done = Done::of(
        "a closed pipe".to_owned(),
        child.wait_with_output().unwrap(),
    );
    assert_eq!((done.exit, done.err.as_str()), (0, ""));
}

#[test]
fn a_full_standard_output_is_a_fault() {
    let full = Path::new("/dev/full");
    if !full.exists() {
        eprintln!("skipped: there is no /dev/full here");
        return;
    }
    let world = World::stocked();
    for arguments in [
        &["meal", "list", "--json"][..],
        &["settings", "show"],
        &["--help"],
        &["log", "1 egg"],
    ] {
        let full = OpenOptions::new().write(true).open(full).unwrap();
        let output = world.command(arguments).stdout(full).output().unwrap();
        let done = Done::of(format!("{arguments:?} > /dev/full"), output);
        assert_eq!(done.exit, 1, "{done:?}");
        assert_ne!(done.err, "", "{arguments:?}: nothing was said");
    }
}

#[test]
fn a_meal_that_was_written_and_could_not_be_shown_is_told_as_applied() {
    let full = Path::new("/dev/full");
    if !full.exists() {
        eprintln!("skipped: there is no /dev/full here");
        return;
    }
    let world = World::stocked();
    let full = OpenOptions::new().write(true).open(full).unwrap();
    let output = world
        .command(&["log", "1 egg", "--json"])
        .stdout(full)
        .output()
        .unwrap();
    let error = Done::of("journal log > /dev/full".to_owned(), output).error();
    assert_eq!(world.meals(), 1);
    assert_eq!(error["outcome"], "applied", "{error}");
}

#[test]
fn an_import_that_was_written_and_could_not_be_shown_is_told_as_applied() {
    let Ok(full) = OpenOptions::new().write(true).open("/dev/full") else {
        eprintln!("skipped: there is no /dev/full here");
        return;
    };
    let other = World::stocked();
    other.ok(&["log", "1 egg"]);
    let exported = other.ok(&["export", "--format", "json"]).out;
    let world = World::stocked();
    let file = world.file("elsewhere.json", exported);
    let mut command = world.command(&["import", &file, "--json"]);
    let output = command.stdout(full).output().unwrap();
    let error = Done::of("journal import > /dev/full".to_owned(), output).error();
    assert_eq!(world.meals(), 1);
    assert_eq!(error["outcome"], "applied", "{error}");
}

#[test]
fn colour_comes_only_when_it_is_asked_for_or_there_is_a_terminal() {
    let world = World::stocked();
    world.ok(&["log", "1 egg"]);
    let table = |extra: &[&str]| {
        world
            .ok(&[&["meal", "show", "last", "--format", "table"], extra].concat())
            .out
    };
    assert!(!table(&[]).contains('\u{1b}'));
    assert!(!table(&["--color", "never"]).contains('\u{1b}'));
    assert!(table(&["--color", "always"]).contains('\u{1b}'));
    world.ok(&["meal", "edit", "last", "--name", "\u{1b}[2Jred\u{7}"]);
    assert!(
        !table(&[]).contains(['\u{1b}', '\u{7}']),
        "a name moved the cursor"
    );
    assert!(
        !world
            .ok(&["meal", "list"])
            .out
            .contains(['\u{1b}', '\u{7}'])
    );
}

/// Reads a list whose reader waits, while something is changed behind its first page.
fn read_while(world: &World, list: &[&str], change: impl FnOnce()) -> String {
    let mut child = world.start(list, Stdio::null());
    let mut shown = BufReader::new(child.stdout.take().unwrap());
    let mut all = String::new();
    shown.read_line(&mut all).unwrap();
    change();
    shown.read_to_string(&mut all).unwrap();
    assert!(child.wait().unwrap().success(), "{list:?}");
    all
}

#[test]
fn a_list_is_of_one_catalogue_whatever_takes_its_place_meanwhile() {
    let world = World::stocked();
    let list = ["food", "search", "raw", "--library", "composition"];
    let list = [&list[..], &["--all", "--format", "ndjson"]].concat();
    let before = world.ok(&list).out;
    // More than a pipe takes.
    assert!(before.len() > 1 << 18, "{}", before.len());
    let read = read_while(&world, &list, || {
        world.ok(&["catalog", "remove", "composition", "-y"]);
    });
    assert!(read == before, "{} of {}", read.len(), before.len());
    assert_eq!(world.ok(&list).out, "");
}

#[test]
fn a_list_is_of_one_moment_whatever_is_logged_and_deleted_meanwhile() {
    let world = World::stocked();
    for day in 1..=28 {
        for month in 1..=5 {
            let at = format!("2026-{month:02}-{day:02} 12:00");
            world.ok(&["log", "1 egg, 1 banana, 200 g oats", "--at", &at]);
        }
    }
    let list = ["meal", "list", "--all", "--format", "ndjson"];
    let before = world.ok(&list).out;
    assert!(before.len() > 1 << 17, "{}", before.len());
    let oldest = world.json(&["meal", "list", "--offset", "139"]);
    let oldest = oldest["meals"][0]["id"].as_str().unwrap();
    let read = read_while(&world, &list, || {
        world.ok(&["log", "1 egg"]);
        world.ok(&["meal", "delete", oldest, "-y"]);
    });
    assert!(read == before, "{} of {}", read.len(), before.len());
    assert_ne!(world.ok(&list).out, before);
}

/// What is open to be read alone takes nothing that is written.
#[cfg(unix)]
#[test]
fn a_standard_output_that_cannot_be_written_is_a_fault() {
    let world = World::stocked();
    world.ok(&["log", "1 egg"]);
    for arguments in [
        &["meal", "list"][..],
        &["export"],
        &["--version"],
        &["today", "--jq", ".day"],
    ] {
        let nowhere = std::fs::File::open("/dev/null").unwrap();
        let output = world.command(arguments).stdout(nowhere).output().unwrap();
        let done = Done::of(format!("{arguments:?} 1</dev/null"), output);
        assert_eq!(done.exit, 1, "{done:?}");
        assert!(done.err.contains("standard output"), "{done:?}");
    }
}
