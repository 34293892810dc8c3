//! Several processes that keep keys at the same time.

use std::fs;
use std::io::Write;
use std::process::Stdio;

use super::{log_in, near};
use crate::service::{KEY, Service};
use crate::world::World;

#[test]
fn of_keys_that_are_kept_at_the_same_time_none_is_lost() {
    let service = Service::start();
    let world = World::new();
    let names: Vec<String> = (0..8).map(|number| format!("c{number}")).collect();
    for name in &names {
        world.ok(&["context", "add", name, "--url", &service.base]);
    }
    let login = |name: &String| {
        let line = [
            "-C",
            name,
            "auth",
            "login",
            "--with-key",
            "--insecure-storage",
        ];
        let mut child = world.start(&line, Stdio::piped());
        let mut stdin = child.stdin.take().unwrap();
        stdin.write_all(KEY.as_bytes()).unwrap();
        child
    };
    let running: Vec<_> = names.iter().map(login).collect();
    for mut child in running {
        assert!(child.wait().unwrap().success());
    }
    for name in &names {
        let status = world.json(&["-C", name, "auth", "status"]);
        assert_eq!(status["source"], "credentials.toml", "{name}");
    }
}

/// What a program writes before it gives it its name holds the key. Whoever is killed in between leaves it, and nothing
/// else that looks like it is touched.
#[test]
fn what_a_killed_program_was_about_to_write_goes_with_the_next_change() {
    let world = near(&Service::start());
    let draft = world
        .config()
        .join("credentials.new-4711-1764000000000000000");
    let others = [
        "credentials.new-mine",
        "config.new-1-2",
        "credentials.toml.new-1-2",
    ];
    let others = others.map(|name| world.config().join(name));
    let leave = || {
        for file in others.iter().chain([&draft]) {
            fs::write(file, format!("[keys.near]\nkey = \"{KEY}\"\n")).unwrap();
        }
    };
    // None was ever kept; one is kept; it is taken away again.
    leave();
    world.run(&["-C", "near", "auth", "logout"]);
    assert!(!draft.exists());
    leave();
    log_in(&world, KEY).succeeded();
    assert!(!draft.exists());
    leave();
    world.ok(&["-C", "near", "auth", "logout"]);
    assert!(!draft.exists());
    assert!(others.iter().all(|file| file.exists()));
    world.ok(&["config", "set", "timezone", "Europe/Paris"]);
    assert_eq!(
        others.each_ref().map(|file| file.exists()),
        [true, false, true]
    );
}
