//! Several processes that keep keys at the same time.

use std::fs;
use std::io::Write;
use std::process::{Child, Stdio};
use std::thread;
use std::time::Duration;

use super::{log_in, near};
use crate::service::{KEY, Service};
use crate::world::World;

/// The program that logs in to a context, under way.
fn logging_in(world: &World, name: &str) -> Child {
    let line = ["-C", name, "auth", "login"];
    let kept = ["--with-key", "--insecure-storage"];
    let mut child = world.start(&[&line[..], &kept].concat(), Stdio::piped());
    let mut stdin = child.stdin.take().unwrap();
    stdin.write_all(KEY.as_bytes()).unwrap();
    child
}

/// Whoever removes a context forgets its key, also one that is stored while they do.
#[test]
fn no_key_stays_of_a_context_that_is_removed_while_somebody_logs_in() {
    let service = Service::start();
    for turn in 0..16 {
        let world = near(&service);
        let mut login = logging_in(&world, "near");
        thread::sleep(Duration::from_millis(5 * turn));
        world.ok(&["context", "remove", "near", "--yes"]);
        let code = login.wait().unwrap().code();
        assert!(matches!(code, Some(0 | 13)), "{code:?}");
        let kept = fs::read_to_string(world.config().join("credentials.toml"));
        let kept = kept.unwrap_or_default();
        assert!(!kept.contains("near"), "{turn}: {kept}");
    }
}

#[test]
fn of_keys_that_are_kept_at_the_same_time_none_is_lost() {
    let service = Service::start();
    let world = World::new();
    let names: Vec<String> = (0..8).map(|number| format!("c{number}")).collect();
    for name in &names {
        world.ok(&["context", "add", name, "--url", &service.base]);
    }
    let running: Vec<_> = names.iter().map(|name| logging_in(&world, name)).collect();
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
