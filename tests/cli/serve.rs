//! The journal served by the program, and asked by the program.

use std::io::{BufRead, BufReader};
use std::process::{Child, Command, ExitStatus, Stdio};

use serde_json::Value;

use crate::world::{NOW, World};

/// The program, serving.
pub(crate) struct Server {
    child: Child,
    pub(crate) base: String,
}

impl Server {
    pub(crate) fn start(world: &World) -> Server {
        Server::start_with(world, &[])
    }

    pub(crate) fn start_with(world: &World, arguments: &[&str]) -> Server {
        Server::start_at(world, NOW, arguments)
    }

    /// Starts it at this instant.
    pub(crate) fn start_at(world: &World, now: &str, arguments: &[&str]) -> Server {
        let mut arguments = [&["serve"], arguments].concat();
        if !arguments.contains(&"--listen") {
            arguments.extend(["--listen", "127.0.0.1:0"]);
        }
        let mut command = world.command(&arguments);
        command.env("JOURNAL_NOW", now).stderr(Stdio::null());
        let mut child = command.stdout(Stdio::piped()).spawn().expect("it starts");
        let out = child.stdout.take().expect("its standard output");
        let mut base = String::new();
        BufReader::new(out).read_line(&mut base).expect("a line");
        let base = base.trim().to_owned();
        Server { child, base }
    }

    /// The program that asks this server.
    pub(crate) fn ask(&self, world: &World, key: &str, arguments: &[&str]) -> Command {
        let mut command = world.command(arguments);
        command
            .env("JOURNAL_BASE_URL", &self.base)
            .env("JOURNAL_API_KEY", key);
        command
    }

    /// What the server answers the program, which must succeed.
    pub(crate) fn ok(&self, world: &World, key: &str, arguments: &[&str]) -> Value {
        let done = self.ask(world, key, arguments).output().expect("it runs");
        assert!(done.status.success(), "{arguments:?}: {done:?}");
        serde_json::from_slice(&done.stdout).expect("JSON")
    }

    /// Asks the server to stop, and waits until it has.
    pub(crate) fn stop(mut self) -> ExitStatus {
        let id = self.child.id().to_string();
        let told = Command::new("kill").args(["-TERM", &id]).status();
        assert!(told.expect("kill runs").success());
        self.child.wait().expect("it ends")
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
    server.ok(&elsewhere, &key, &["log", "2 eggs, 1 banana", "--json"]);
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
        let done = server
            .ask(&world, &key, arguments)
            .output()
            .expect("it runs");
        assert_eq!(done.status.code(), Some(exit), "{done:?}");
    }
    for wrong in ["", "jrnl_no", &key.replace("jrnl", "jrnk")] {
        let done = server.ask(&world, wrong, &["meal", "list"]).output();
        assert_eq!(done.expect("it runs").status.code(), Some(4), "{wrong}");
    }
}

#[test]
fn a_revoked_key_stops_with_the_next_request() {
    let world = World::new();
    let key = key(&world, "read");
    let server = Server::start(&world);
    let code = |key: &str| {
        let done = server.ask(&world, key, &["meal", "list"]).output();
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
