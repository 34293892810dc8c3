//! The journal served by the program, and asked by the program.

use std::fs::OpenOptions;
use std::io::{BufRead, BufReader};
use std::net::TcpStream;
use std::path::Path;
use std::process::{Child, Command, ExitStatus, Stdio};
use std::time::{Duration, Instant};

use serde_json::Value;

use crate::world::{NOW, World, ignoring, limited};

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
        command.env("JOURNAL_NOW", now);
        Server::of(command)
    }

    /// What this command starts.
    fn of(mut command: Command) -> Server {
        command.stderr(Stdio::null());
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
    pub(crate) fn stop(self) -> ExitStatus {
        self.told("-TERM")
    }

    /// Sends a signal to the server, and waits until it has ended.
    fn told(mut self, signal: &str) -> ExitStatus {
        self.signal(signal);
        self.child.wait().expect("it ends")
    }

    fn signal(&self, signal: &str) {
        let id = self.child.id().to_string();
        let told = Command::new("kill").args([signal, &id]).status();
        assert!(told.expect("kill runs").success());
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
    world
        .ok(&["key", "create", "--permission", "read"])
        .says("to take it back: journal key revoke ");
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

#[test]
fn nobody_is_served_who_could_not_be_told_where() {
    let full = Path::new("/dev/full");
    if !full.exists() {
        eprintln!("skipped: there is no /dev/full here");
        return;
    }
    let world = World::new();
    key(&world, "read");
    let full = OpenOptions::new().write(true).open(full).expect("opens");
    let mut command = world.command(&["serve", "--listen", "127.0.0.1:0"]);
    let done = command.stdout(full).output().expect("it runs");
    assert_eq!(done.status.code(), Some(1), "{done:?}");
    let told = String::from_utf8_lossy(&done.stderr).into_owned();
    assert!(told.contains("standard output"), "{told}");
}

#[test]
fn ctrl_c_ends_a_server_as_well_as_a_termination_signal() {
    let world = World::new();
    key(&world, "read");
    for signal in ["-INT", "-TERM", "-HUP"] {
        let server = Server::start(&world);
        assert_eq!(server.told(signal).code(), Some(0), "{signal}");
    }
    let help = world.ok(&["serve", "--help"]).out;
    assert!(help.contains("the exit status is 0"), "{help}");
}

#[test]
fn a_server_that_nohup_began_outlives_its_terminal_and_can_be_ended() {
    let world = World::new();
    let key = key(&world, "read");
    for signal in ["-INT", "-TERM"] {
        let serve = ["serve", "--listen", "127.0.0.1:0"];
        let server = Server::of(world.command_by(ignoring("HUP INT"), &serve));
        server.signal("-HUP");
        server.ok(&world, &key, &["meal", "list", "--json"]);
        assert_eq!(server.told(signal).code(), Some(0), "{signal}");
    }
}

#[test]
fn the_base_url_can_be_asked_also_where_everybody_is_listened_to() {
    let world = World::new();
    let key = key(&world, "read");
    let start = |more: &[&str]| Server::start_with(&world, &[&["--behind-proxy"], more].concat());
    let server = start(&["--listen", "0.0.0.0:0"]);
    assert!(
        server.base.starts_with("http://127.0.0.1:"),
        "{}",
        server.base
    );
    server.ok(&world, &key, &["meal", "list", "--json"]);
    let named = [
        "--public-host",
        "journal.example",
        "--public-host",
        "other.example",
    ];
    let server = start(&[&["--listen", "0.0.0.0:0"], &named[..]].concat());
    // The proxy asks this machine, whatever others ask for.
    assert!(
        server.base.starts_with("http://127.0.0.1:"),
        "{}",
        server.base
    );
}

#[test]
fn a_public_host_is_a_name_and_nothing_else() {
    let world = World::new();
    key(&world, "read");
    for wrong in [
        "",
        " ",
        "a b",
        "https://journal.example",
        "journal.example/v1",
        "journal.example:443",
        ".",
        "a..b",
        "[::1]:80",
        "caf\u{e9}.example",
    ] {
        let done = world.run(&["serve", "--listen", "127.0.0.1:0", "--public-host", wrong]);
        done.failed(2).says("--public-host");
    }
    let named = [
        "--public-host",
        "journal.example",
        "--public-host",
        "2001:db8::1",
    ];
    Server::start_with(&world, &named);
}

/// Few files are open by the soft limit; the server may have as many as the hard one says.
#[cfg(unix)]
#[test]
fn a_limit_that_lets_nothing_through_is_none() {
    let world = World::new();
    for (option, wrong) in [
        ("--max-body", "0"),
        ("--max-body", "8M"),
        ("--rate-limit", "0"),
        ("--rate-limit", "none"),
    ] {
        let done = world.run(&["serve", "--listen", "127.0.0.1:0", option, wrong]);
        done.failed(2).says(option);
    }
}

#[test]
fn a_low_limit_on_open_files_is_raised() {
    let world = World::new();
    let key = key(&world, "read");
    let mut command = limited("-S -n 40");
    let journal = world.command(&["serve", "--listen", "127.0.0.1:0"]);
    command.arg(journal.get_program()).args(journal.get_args());
    let set = journal
        .get_envs()
        .filter_map(|(name, value)| Some((name, value?)));
    command
        .env_clear()
        .envs(set)
        .env("PATH", std::env::var_os("PATH").expect("a path"));
    let server = Server::of(command);
    let address = server
        .base
        .trim_start_matches("http://")
        .trim_end_matches("/v1");
    let idle: Vec<TcpStream> = (0..60)
        .map(|_| TcpStream::connect(address).expect("it is taken"))
        .collect();
    let asked = Instant::now();
    server.ok(&world, &key, &["meal", "list", "--json"]);
    // Silent connections are closed after 10 s; nobody had to wait for that.
    assert!(asked.elapsed() < Duration::from_secs(8));
    drop(idle);
}

#[test]
#[cfg(all(target_os = "linux", target_env = "gnu"))]
fn a_server_has_few_pools_of_memory_unless_it_is_told_how_many() {
    let world = World::new();
    key(&world, "read");
    let told = |server: &Server| {
        let file = format!("/proc/{}/environ", server.child.id());
        String::from_utf8(std::fs::read(file).unwrap()).unwrap()
    };
    let server = Server::start(&world);
    let few = told(&server);
    assert!(few.contains("glibc.malloc.arena_max="), "{few}");
    assert!(server.stop().success());
    let mut command = world.command(&["serve", "--listen", "127.0.0.1:0"]);
    command.env("MALLOC_ARENA_MAX", "7");
    let server = Server::of(command);
    let own = told(&server);
    assert!(!own.contains("glibc"), "{own}");
    assert!(server.stop().success());
}

#[test]
fn a_server_that_made_its_journal_and_its_catalogue_keeps_its_log_while_others_come_and_go() {
    let world = World::new();
    let key = world.json(&["key", "create", "--permission", "read-write"]);
    let key = key["key"].as_str().unwrap();
    let server = Server::start(&world);
    let log = |meals: usize| {
        server.ok(&world, key, &["log", "2 eggs", "--json"]);
        let there = world.json(&["meal", "list"]);
        assert_eq!(there["meals"].as_array().map(Vec::len), Some(meals));
    };
    log(1);
    log(2);
    // … and so while the catalogue is made anew.
    std::fs::remove_file(world.catalogue()).unwrap();
    log(3);
    log(4);
    server.stop();
    assert_eq!(world.meals(), 4);
}

#[test]
fn a_base_url_without_its_path_is_told_as_one() {
    let world = World::new();
    let key = key(&world, "read-write");
    let server = Server::start(&world);
    let base = server.base.trim_end_matches("/v1");
    let elsewhere = World::new();
    elsewhere.ok(&["context", "add", "far", "--url", base]);
    let login = [
        "auth",
        "login",
        "-C",
        "far",
        "--with-key",
        "--insecure-storage",
    ];
    let noted = elsewhere.run_with(&login, &key).succeeded();
    noted.says("the key was not checked: the API has no such path");
    noted.says("ends in /v1");
    for (line, exit) in [
        (&["meal", "list", "-C", "far"][..], 6),
        (&["log", "1 banana", "-C", "far"], 6),
    ] {
        elsewhere.run(line).failed(exit).says("ends in /v1");
    }
    let looked = elsewhere.run(&["doctor", "-C", "far"]);
    assert!(looked.out.contains("ends in /v1"), "{}", looked.out);
}
