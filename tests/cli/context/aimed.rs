//! What to do next with the journal of a context is about that one, and not about the local one.

use std::fs;
use std::path::PathBuf;

use crate::doctor::found;
use crate::world::World;

/// A home with a journal of its own and the context `fam`, a file in which a meal stands.
fn with_fam() -> (World, PathBuf) {
    let world = World::stocked();
    let file = world.home().join("fam.db");
    world.ok(&["context", "add", "fam", "--path", file.to_str().unwrap()]);
    world.ok(&["log", "1 egg"]);
    world.ok(&["-C", "fam", "log", "1 egg"]);
    (world, file)
}

/// Every command that is told about a journal names the context.
#[track_caller]
fn names_fam(told: &str) {
    assert!(told.contains("journal -C fam "), "{told}");
    for command in ["journal db", "journal doctor", "journal meal"] {
        assert!(!told.contains(command), "{told}");
    }
}

/// What makes a file no journal that can be read.
fn ruined(file: &PathBuf) -> [Vec<u8>; 4] {
    let whole = fs::read(file).unwrap();
    let cut = whole[..whole.len() / 2].to_vec();
    let mut newer = whole;
    newer[60..64].copy_from_slice(&[0, 0, 99, 0]);
    let text = b"Dear diary, today I ate nothing but oats. ".repeat(100);
    [Vec::new(), text, cut, newer]
}

#[test]
fn the_hints_of_a_damaged_context_are_about_that_context() {
    let (world, file) = with_fam();
    for bytes in ruined(&file) {
        fs::write(&file, bytes).unwrap();
        for line in [
            &["meal", "list"][..],
            &["log", "1 egg"],
            &["export"],
            &["db", "check"],
            &["db", "backup"],
        ] {
            let typed = [&["-C", "fam"], line].concat();
            names_fam(&world.run(&typed).failed(12).err);
        }
        let examined = world.run(&["-C", "fam", "doctor", "--json"]);
        let (_, journal) = found(&examined.json(), "journal");
        names_fam(journal["hint"].as_str().unwrap());
    }
    fs::write(&file, "").unwrap();
    let world = world.with("JOURNAL_CONTEXT", "fam");
    names_fam(&world.run(&["meal", "list"]).failed(12).err);
}

#[test]
fn a_restored_context_is_named_before_it_is_written_and_comes_back_as_itself() {
    let (world, file) = with_fam();
    let copy = world.home().join("copy.db");
    let copy = copy.to_str().unwrap();
    let made = world
        .ok(&["-C", "fam", "db", "backup", copy, "--format", "table"])
        .out;
    assert!(made.contains("journal -C fam db restore"), "{made}");
    let done = world.ok(&["-C", "fam", "db", "restore", copy, "--yes"]);
    let told = &done.err;
    assert!(
        told.contains("to take it back: journal -C fam db restore"),
        "{told}"
    );
    let writing = format!("writing to fam ({})", file.display());
    assert_eq!(told.matches(&writing).count(), 1, "{told}");
    let local = world.ok(&["db", "restore", copy, "--yes"]).err;
    assert!(
        local.contains("to take it back: journal db restore"),
        "{local}"
    );
    assert!(!local.contains("writing to"), "{local}");
}

#[test]
fn an_export_of_a_context_says_how_that_is_copied() {
    let (world, _) = with_fam();
    let told = world.ok(&["-C", "fam", "export"]).err;
    assert!(told.contains("journal -C fam db backup"), "{told}");
    assert!(world.ok(&["export"]).err.contains("journal db backup"));
}
