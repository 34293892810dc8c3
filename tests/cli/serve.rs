//! The journal served by the program, and asked by the program.

use std::io::{BufRead, BufReader};
use std::process::{Child, Command, Stdio};

use crate::world::World;

pub(crate) struct Server {
    child: Child,
    pub(crate) base: String,
}

impl Server {
    pub(crate) fn start(world: &World) -> Server {
        let mut command = world.command(&["serve", "--listen", "127.0.0.1:0"]);
        let mut child = command.stdout(Stdio::piped()).spawn().expect("it starts");
        let out = child.stdout.take().expect("its standard output");
        let mut base = String::new();
        BufReader::new(out).read_line(&mut base).expect("a line");
        let base = base.trim().to_owned();
        Server { child, base }
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

pub(crate) fn key(world: &World, permission: &str) -> String {
    let made = world.json(&["key", "create", "--permission", permission]);
    made["key"].as_str().expect("a key").to_owned()
}

fn ask(world: &World, server: &Server, key: &str, arguments: &[&str]) -> Command {
    let mut command = world.command(arguments);
    command
        .env("JOURNAL_BASE_URL", &server.base)
        .env("JOURNAL_API_KEY", key);
    command
}

#[test]
fn a_meal_is_logged_over_http_and_stands_in_the_journal() {
    let world = World::new();
    let key = key(&world, "read-write");
    let server = Server::start(&world);
    assert!(
        server.base.starts_with("http://127.0.0.1:"),
        "{}",
        server.base
    );
    assert!(server.base.ends_with("/v1"), "{}", server.base);
    let elsewhere = World::new();
    let done = ask(
        &elsewhere,
        &server,
        &key,
        &["log", "2 eggs, 1 banana", "--json"],
    )
    .output();
    let done = done.expect("it runs");
    assert!(done.status.success(), "{done:?}");
    let meals = world.json(&["meal", "list"]);
    assert_eq!(meals["meals"][0]["items"][0]["unit"], "large");
}

#[test]
fn a_read_key_reads_and_does_not_write() {
    let world = World::new();
    let key = key(&world, "read");
    let server = Server::start(&world);
    for (arguments, exit) in [
        (&["meal", "list"][..], 0),
        (&["log", "100 g banana"], 5),
        (&["api", "POST", "/meals", "--file", "/dev/null"], 3),
    ] {
        let done = ask(&world, &server, &key, arguments)
            .output()
            .expect("it runs");
        assert_eq!(done.status.code(), Some(exit), "{done:?}");
    }
    for wrong in ["", "jrnl_no", &key.replace("jrnl", "jrnk")] {
        let done = ask(&world, &server, wrong, &["meal", "list"]).output();
        assert_eq!(done.expect("it runs").status.code(), Some(4), "{wrong}");
    }
}

#[test]
fn a_revoked_key_stops_with_the_next_request() {
    let world = World::new();
    let key = key(&world, "read");
    let server = Server::start(&world);
    let code = |key: &str| {
        let done = ask(&world, &server, key, &["meal", "list"]).output();
        done.expect("it runs").status.code()
    };
    assert_eq!(code(&key), Some(0));
    let id = key.split('_').nth(1).expect("an id");
    world.ok(&["key", "revoke", id, "--yes"]);
    assert_eq!(code(&key), Some(4));
}

#[test]
fn nothing_is_served_without_a_key_and_nothing_beyond_this_machine() {
    let world = World::new();
    world.run(&["serve"]).failed(13).says("journal key create");
    key(&world, "read");
    world
        .run(&["serve", "--listen", "0.0.0.0:0"])
        .failed(2)
        .says("127.0.0.1");
    let mut command = world.command(&["meal", "list"]);
    command.env("JOURNAL_BASE_URL", "http://example.org/v1");
    let done = command.output().expect("it runs");
    assert_eq!(done.status.code(), Some(13), "{done:?}");
}

#[test]
fn a_key_is_shown_once_and_never_again() {
    let world = World::new();
    let key = key(&world, "read-write");
    let secret = key.split('_').nth(2).expect("a secret");
    let list = world.run(&["key", "list", "--json"]).succeeded();
    assert!(!list.out.contains(secret));
    let file = std::fs::read(world.data().join("server.db")).expect("the keys");
    assert!(
        !file
            .windows(secret.len())
            .any(|window| window == secret.as_bytes())
    );
}
