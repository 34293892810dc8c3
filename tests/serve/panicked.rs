//! A fault of the program while it serves: what is told of it, and that the others are served on.
//!
//! The hook that tells is the whole process's: the fault happens in a process of its own.

#![allow(
    clippy::print_stdout,
    reason = "the process of its own tells its answers"
)]

use std::io::{Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::process::Command;
use std::sync::{Arc, mpsc};
use std::thread;

use chrono::{DateTime, Utc};
use journal::api::key::checksum_of;
use journal::api::{House, Key, SharedJournal};
use journal::error::Result;
use journal::model::Permission;
use journal::serve::{Options, serve};

use crate::house::bearer;

/// Set in the process in which everything goes wrong.
const FAULTY: &str = "JOURNAL_TEST_FAULTY";
const FOOD: &str = "Crème brûlée of the Quux";
const SECRET: &str = "0SECRETsecretSECRETsecretSECRETsecretSECRET";

fn key() -> String {
    let body = format!("jrnl_abcd1234_{SECRET}");
    format!("{body}_{}", checksum_of(&body))
}

/// A house in which asking for a journal is a fault that holds a key and a food.
struct Faulty;

impl House for Faulty {
    fn now(&self) -> DateTime<Utc> {
        Utc::now()
    }

    fn key(&self, id: &str) -> Result<Option<Key>> {
        Ok(Some(Key {
            id: id.to_owned(),
            hash: journal::api::key::hash(&key()),
            user: "anna".to_owned(),
            name: None,
            permission: Permission::ReadWrite,
            created_at: None,
            expires_at: None,
            used_at: None,
            revoked_at: None,
            is_damaged: false,
        }))
    }

    fn key_used(&self, _: &Key) -> Result<()> {
        Ok(())
    }

    fn journal(&self, user: &str) -> Result<SharedJournal> {
        panic!("{user} ate {FOOD} with {}", key())
    }
}

/// The status and the body of an answer.
fn ask(address: SocketAddr, path: &str) -> String {
    let mut socket = TcpStream::connect(address).unwrap();
    let key = bearer(&key());
    let text =
        format!("GET {path} HTTP/1.1\r\nHost: localhost\r\n{key}\r\nConnection: close\r\n\r\n");
    socket.write_all(text.as_bytes()).unwrap();
    let mut answer = String::new();
    socket.read_to_string(&mut answer).unwrap();
    answer
}

/// Faults of every kind, in a process whose hook is that of the program.
fn go_wrong() {
    journal::cli::tell_where_alone();
    let (ready, address) = mpsc::channel();
    let options = Options {
        listen: ([127, 0, 0, 1], 0).into(),
        rate: None,
        ..Options::default()
    };
    let ready = move |at| {
        ready.send(at).unwrap();
        Ok(())
    };
    let stop = std::future::pending();
    thread::spawn(move || serve(Arc::new(Faulty), options, std::io::stderr(), ready, stop));
    let address = address.recv().unwrap();
    for path in ["/v1/settings", "/v1/meals"] {
        println!("answer {}", ask(address, path));
    }
    println!("answer {}", ask(address, "/healthz"));
    // A text that is cut inside a letter is repeated whole by what the compiler puts there.
    let cut = thread::spawn(|| FOOD[..3].to_owned());
    let held = format!("{FOOD} {}", key());
    let held = thread::spawn(move || held.parse::<f64>().map_err(|_| held).unwrap());
    assert!(cut.join().is_err() && held.join().is_err());
}

#[test]
fn a_fault_tells_its_place_and_neither_a_key_nor_a_food() {
    if std::env::var_os(FAULTY).is_some() {
        return go_wrong();
    }
    let name = "panicked::a_fault_tells_its_place_and_neither_a_key_nor_a_food";
    let done = Command::new(std::env::current_exe().unwrap())
        .args(["--exact", name, "--nocapture"])
        .env(FAULTY, "1")
        .env("RUST_BACKTRACE", "1")
        .env("RUST_LOG", "trace")
        .output()
        .unwrap();
    let text = |bytes: &[u8]| String::from_utf8(bytes.to_owned()).unwrap();
    let (out, err) = (text(&done.stdout), text(&done.stderr));
    assert!(done.status.success(), "{out}\n{err}");
    assert_eq!(
        err.matches("a fault in the program at ").count(),
        4,
        "{err}"
    );
    assert_eq!(out.matches("HTTP/1.1 500 ").count(), 2, "{out}");
    assert_eq!(out.matches("HTTP/1.1 200 ").count(), 1, "{out}");
    for word in ["Quux", "br\u{fb}l", "SECRETsecret", "anna"] {
        assert!(!out.contains(word), "{word}: {out}");
        assert!(!err.contains(word), "{word}: {err}");
    }
}
