//! What could only be done in part says so, and can be asked for once more.

use std::fs;

use serde_json::Value;

use crate::auth::{log_in, near};
use crate::service::{KEY, Service};
use crate::world::{Done, World, limited};

/// A home with a context whose key is stored, and a configuration that is longer than the file of keys.
fn lived_in(service: &Service, more: &str) -> World {
    let world = near(service);
    log_in(&world, KEY).succeeded();
    let config = world.config().join("config.toml");
    let text = fs::read_to_string(&config).unwrap();
    let comments = "# a line of mine, which stays\n".repeat(40);
    fs::write(config, format!("{text}{more}{comments}")).unwrap();
    world
}

fn has_key(world: &World) -> bool {
    let keys = fs::read_to_string(world.config().join("credentials.toml"));
    keys.is_ok_and(|keys| keys.contains(KEY))
}

/// What is told where a file may have no more than a kilobyte.
fn below_a_kilobyte(world: &World, line: &[&str], input: &str) -> Value {
    let mut command = world.command_by(limited("-f 2"), &[line, &["--json"]].concat());
    let input = fs::File::open(world.file("input", input)).unwrap();
    let output = command.stdin(input).output().unwrap();
    let error = Done::of(line.join(" "), output).failed(12).error();
    assert_eq!(error["outcome"], "applied", "{error}");
    let hint = error["hint"].as_str().unwrap();
    assert!(hint.starts_with("a part of it was done: "), "{error}");
    error["message"].clone()
}

#[test]
fn a_context_that_could_not_be_removed_says_what_it_has_lost() {
    let service = Service::start();
    let world = lived_in(&service, "");
    let list = world.home().join("state/undo/near.json");
    fs::create_dir_all(list.parent().unwrap()).unwrap();
    fs::write(&list, "a list").unwrap();
    let told = below_a_kilobyte(&world, &["context", "remove", "near", "--yes"], "");
    let begins = "the key and what could be undone there were forgotten, and then: ";
    assert!(told.as_str().unwrap().starts_with(begins), "{told}");
    assert!(!has_key(&world) && !list.exists());
    world.ok(&["context", "show", "near"]);
    world.ok(&["context", "remove", "near", "--yes"]);
}

/// Whoever has to pin them anew reads which they were.
#[test]
fn pins_of_a_context_that_could_not_be_removed_are_told() {
    let service = Service::start();
    let world = lived_in(&service, "");
    let pins = "[near]\negg = { food = \"mine/one\", called = \"Egg\" }\n\"a b\" = { food = \"off/2\", called = \"B\" }\n";
    fs::write(world.config().join("pins.toml"), pins).unwrap();
    let told = below_a_kilobyte(&world, &["context", "remove", "near", "--yes"], "");
    let begins = "the key and the pinned names (egg for mine/one, 'a b' for off/2) were forgotten, and then: ";
    assert!(told.as_str().unwrap().starts_with(begins), "{told}");
    world.ok(&["context", "remove", "near", "--yes"]);
}

/// What stays of one would be found by another context of the same name.
#[test]
fn a_context_is_removed_only_with_all_that_is_kept_beside_it() {
    let world = World::new();
    let add = ["context", "add", "near", "--url", "https://near.example/v1"];
    world.ok(&add);
    let state = world.home().join("state");
    for (folder, what) in [
        ("undo", "undo/near.json"),
        ("contexts", "contexts/near.json"),
    ] {
        // No file, so that it is not removed as one.
        fs::create_dir_all(state.join(what).join("in it")).unwrap();
        let error = world.error(13, &["context", "remove", "near", "--yes"]);
        let message = error["message"].as_str().unwrap();
        assert!(message.contains(what), "{error}");
        assert_eq!(error["outcome"], "not_applied", "{error}");
        world.ok(&["context", "show", "near"]);
        fs::remove_dir_all(state.join(folder)).unwrap();
        // Nor is anything kept below what is no folder.
        fs::write(state.join(folder), "").unwrap();
    }
    world.ok(&["context", "remove", "near", "--yes"]);
    world.error(13, &["context", "show", "near"]);
}

#[test]
fn a_context_whose_pins_cannot_be_read_stays_until_they_can() {
    let service = Service::start();
    let world = lived_in(&service, "");
    fs::write(world.config().join("pins.toml"), "x = [").unwrap();
    let error = world.error(13, &["context", "remove", "near", "--yes"]);
    assert_eq!(error["outcome"], "applied", "{error}");
    let begins = "the key was forgotten, and then: ";
    let message = error["message"].as_str().unwrap();
    assert!(message.starts_with(begins), "{error}");
    world.ok(&["context", "show", "near"]);
    fs::remove_file(world.config().join("pins.toml")).unwrap();
    world.ok(&["context", "remove", "near", "--yes"]);
    world.error(13, &["context", "show", "near"]);
}

#[test]
fn a_key_that_was_stored_or_forgotten_beside_a_command_that_stays_is_told() {
    let service = Service::start();
    let world = lived_in(&service, "key_command = \"echo none\"\n");
    assert!(has_key(&world));
    let logout = ["-C", "near", "auth", "logout"];
    let told = below_a_kilobyte(&world, &logout, "");
    let begins = "the key was forgotten, and the command that prints one was not, and then: ";
    assert!(told.as_str().unwrap().starts_with(begins), "{told}");
    assert!(!has_key(&world));
    let login = [&logout[..3], &["login", "--with-key", "--insecure-storage"]].concat();
    let told = below_a_kilobyte(&world, &login, KEY);
    assert!(
        told.as_str()
            .unwrap()
            .starts_with("the key was stored, and "),
        "{told}"
    );
    assert!(has_key(&world));
    world.ok(&logout);
    assert!(!has_key(&world));
}
