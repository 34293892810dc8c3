//! A server of several people's journals, and what is seen of it from outside.

use std::fs;
use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::path::Path;
use std::process::{Child, Stdio};

use chrono::Utc;
use journal::local::{Register, add_person};
use journal::model::Permission;

use crate::tally::told_if_failed;
use crate::wire::{Line, Reply, request};
use crate::world::World;

/// A meal as it is sent.
pub(crate) const MEAL: &str = r#"{"eatenAt":"2026-11-21T08:00:00Z","timezone":"UTC","items":[{"newFood":{"name":"Bread","data":{"base":"g"}},"quantity":50,"unit":"g"}]}"#;

/// The most memory that a server may take, in MiB: what it holds at rest is about 20.
const MEMORY: u64 = 512;

/// A server, and the keys of the people whose journals it has.
pub(crate) struct Served {
    world: World,
    child: Child,
    pub(crate) address: SocketAddr,
    /// A key that may write, of each person.
    pub(crate) keys: Vec<String>,
}

impl Served {
    /// A server of so many people, started with these arguments besides.
    pub(crate) fn people(count: usize, arguments: &[&str]) -> Served {
        let world = World::stocked();
        let folder = world.home().join("people");
        let keys = settle(&folder, count);
        fs::copy(world.catalogue(), folder.join("catalog.db")).unwrap();
        let data = folder.to_str().unwrap();
        let line = ["serve", "--listen", "127.0.0.1:0", "--data", data];
        let mut command = world.command(&[&line, arguments].concat());
        let log = fs::File::create(world.home().join("log")).unwrap();
        command.stdout(Stdio::piped()).stderr(log);
        let mut child = command.spawn().unwrap();
        let mut base = String::new();
        let out = child.stdout.take().unwrap();
        BufReader::new(out).read_line(&mut base).unwrap();
        let address = base.trim().trim_start_matches("http://");
        let address = address.trim_end_matches("/v1").parse().unwrap();
        Served {
            world,
            child,
            address,
            keys,
        }
    }

    /// A new connection.
    pub(crate) fn line(&self) -> Line {
        Line::to(self.address).unwrap()
    }

    /// Asks over a connection of its own.
    pub(crate) fn ask(&self, method: &str, path: &str, key: &str, body: &[u8]) -> Reply {
        let mut line = self.line();
        // A refusal may come, and the connection end, before all of a body was sent.
        let _ = line.send(&request(method, path, key, body));
        line.reply().unwrap()
    }

    /// Memory of the server in MiB: now, and at its most.
    pub(crate) fn memory(&self) -> (u64, u64) {
        let status = fs::read_to_string(format!("/proc/{}/status", self.child.id())).unwrap();
        let of = |name: &str| {
            let line = status.lines().find(|line| line.starts_with(name)).unwrap();
            let kib: u64 = line.split_whitespace().nth(1).unwrap().parse().unwrap();
            kib / 1_024
        };
        (of("VmRSS:"), of("VmHWM:"))
    }

    /// It lives, has not panicked, took no more memory than it may, and still answers.
    pub(crate) fn ends(mut self, told: &str) {
        told_if_failed(&format!("served: {told}, the server at its end"), || {
            self.has_held(told);
        });
    }

    fn has_held(&mut self, told: &str) {
        let (now, most) = self.memory();
        println!("{told}: memory {now} MiB, at its most {most} MiB");
        assert!(self.child.try_wait().unwrap().is_none(), "it has ended");
        assert_eq!(self.ask("GET", "/healthz", "", b"").status, 200);
        let log = fs::read_to_string(self.world.home().join("log")).unwrap();
        assert!(!log.contains("fault in the program"), "{log}");
        for key in &self.keys {
            let secret = key.split('_').nth(2).unwrap();
            assert!(!log.contains(secret), "a key stands in the log");
        }
        assert!(most < MEMORY, "it took {most} MiB");
    }
}

impl Drop for Served {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Makes a folder of so many people's journals, each with a key of theirs.
fn settle(folder: &Path, count: usize) -> Vec<String> {
    let register = Register::open(folder).unwrap();
    let now = Utc::now();
    let key = |number| {
        let name = format!("person {number}");
        let user = add_person(folder, &register, &name, now).unwrap();
        let made = register.create_key(&user.id, Permission::ReadWrite, None, now, None);
        made.unwrap().0
    };
    (0..count).map(key).collect()
}
