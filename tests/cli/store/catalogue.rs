//! Meals pin what they need of a food: without a catalogue they are read all the same.

use std::fs;
use std::path::Path;
use std::process::Command;

use crate::waiting::must_end;
use crate::world::World;

/// A journal with a meal, whose catalogue was replaced by this.
fn with_catalogue_of(bytes: &[u8]) -> World {
    let world = World::stocked();
    world.ok(&["log", "200 g oats, 1 banana"]);
    fs::write(world.catalogue(), bytes).unwrap();
    world
}

fn damages() -> [Vec<u8>; 3] {
    let garbage = b"garbage ".repeat(1000);
    let foreign = World::stocked();
    foreign.ok(&["log", "1 egg"]);
    [garbage, Vec::new(), fs::read(foreign.journal()).unwrap()]
}

#[test]
fn meals_are_read_without_the_catalogue_being_opened() {
    for bytes in damages() {
        let world = with_catalogue_of(&bytes);
        assert_eq!(world.meals(), 1);
        let meal = world.json(&["meal", "show", "last"]);
        assert_eq!(meal["items"][1]["food"]["name"], "Bananas, raw");
        assert_eq!(
            world.json(&["today"])["eaten"]["values"]["kcal"],
            serde_json::json!(883.02)
        );
        world.ok(&["meal", "edit", "last", "--name", "Porridge"]);
        world.ok(&["settings", "show"]);
        assert!(
            fs::read(world.catalogue()).unwrap() == bytes,
            "the catalogue was touched"
        );
    }
}

#[test]
fn a_search_of_a_damaged_catalogue_is_told_and_leaves_it_as_it_is() {
    for bytes in damages() {
        let world = with_catalogue_of(&bytes);
        for command in [
            &["food", "search", "bread", "--library", "composition"][..],
            &["food", "show", "composition/usda-09040"],
            &["log", "1 egg"],
        ] {
            let done = world.run(command).failed(12);
            done.says(world.catalogue().to_str().unwrap())
                .says("hint: ");
            assert!(
                fs::read(world.catalogue()).unwrap() == bytes,
                "the catalogue was touched"
            );
        }
        assert_eq!(world.meals(), 1);
        world.ok(&["food", "search"]);
    }
}

#[test]
fn a_catalogue_that_is_cut_off_is_told() {
    let world = World::stocked();
    let bytes = fs::read(world.catalogue()).unwrap();
    fs::write(world.catalogue(), &bytes[..bytes.len() / 2]).unwrap();
    world
        .run(&["food", "search", "bread", "--library", "composition"])
        .failed(12);
}

#[test]
fn a_catalogue_that_was_removed_is_made_again() {
    let world = World::stocked();
    fs::remove_file(world.catalogue()).unwrap();
    world.ok(&["log", "1 egg"]);
    assert!(world.catalogue().exists());
}

#[cfg(unix)]
#[test]
fn a_file_of_ours_that_is_a_pipe_or_a_folder_is_told_at_once() {
    let pipe = |place: &Path| {
        let made = Command::new("/usr/bin/mkfifo").arg(place).status();
        assert!(made.unwrap().success());
    };
    let folder = |place: &Path| fs::create_dir(place).unwrap();
    let ways = [
        (pipe as fn(&Path), "is a pipe or a device, not a file"),
        (folder, "is a folder, not a file"),
    ];
    for (make, what) in ways {
        for (name, lines) in [
            (
                "catalog.db",
                &[
                    &["log", "1 egg"][..],
                    &["catalog", "status"],
                    &["food", "show", "banana"],
                ][..],
            ),
            (
                "journal.db",
                &[&["log", "1 egg"], &["today"], &["db", "check"]],
            ),
            ("server.db", &[&["key", "list"], &["db", "check"]]),
            ("reviews.db", &[&["catalog", "remove", "service", "--yes"]]),
        ] {
            let world = World::stocked();
            let place = world.data().join(name);
            let _ = fs::remove_file(&place);
            make(&place);
            for line in lines {
                must_end(&world, line);
                world
                    .run(line)
                    .failed(12)
                    .says(what)
                    .says(name)
                    .says("move it away");
            }
            must_end(&world, &["doctor"]);
            let told = world.run(&["doctor"]).out;
            assert!(!told.contains("chmod 600"), "{told}");
            assert!(told.contains(what), "{told}");
        }
    }
}

#[test]
fn a_catalogue_of_a_newer_program_is_told_as_such() {
    let world = World::stocked();
    let newer = rusqlite::Connection::open(world.catalogue()).unwrap();
    newer.pragma_update(None, "user_version", 999).unwrap();
    drop(newer);
    let before = fs::read(world.catalogue()).unwrap();
    let done = world.run(&["food", "show", "banana"]).failed(12);
    done.says("was written by a newer journal").says("999");
    assert!(!done.err.contains("move the catalogue"), "{}", done.err);
    assert!(fs::read(world.catalogue()).unwrap() == before);
}
