//! Standard output that is no terminal, closed or full.

use std::fs::OpenOptions;
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
