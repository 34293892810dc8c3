//! Meals pin what they need of a food: without a catalogue they are read all the same.

use std::fs;

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
