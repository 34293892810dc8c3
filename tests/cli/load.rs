//! A server under load that is told to stop: what it acknowledged is there.
//!
//! For a second with few connections; `JOURNAL_LOAD=64x60` makes it 64 connections for a minute.

#![allow(
    clippy::print_stdout,
    reason = "the figures of a long run are read by a person"
)]

use std::collections::HashSet;
use std::io::{BufRead, BufReader, Write};
use std::net::TcpStream;
use std::thread;
use std::time::Duration;

use crate::serve::Server;
use crate::world::World;

const BODY: &str = r#"{"eatenAt":"2026-11-21T08:00:00Z","timezone":"UTC","items":[{"newFood":{"name":"Bread","data":{"base":"g"}},"quantity":50,"unit":"g"}]}"#;

/// Connections, and seconds.
fn load() -> (usize, u64) {
    let asked = std::env::var("JOURNAL_LOAD").unwrap_or_else(|_| "8x1".to_owned());
    let (connections, seconds) = asked.split_once('x').expect("such as 64x60");
    (connections.parse().unwrap(), seconds.parse().unwrap())
}

/// Writes meals over one connection until it breaks; gives the ids that were acknowledged.
fn write_meals(address: &str, key: &str) -> Vec<String> {
    let mut ids = Vec::new();
    let stream = TcpStream::connect(address).unwrap();
    let mut answers = BufReader::new(stream.try_clone().unwrap());
    let mut stream = stream;
    let request = format!(
        "POST /v1/meals HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer {key}\r\n\
         Content-Type: application/json\r\nContent-Length: {}\r\n\r\n{BODY}",
        BODY.len()
    );
    while stream.write_all(request.as_bytes()).is_ok() {
        match acknowledged(&mut answers) {
            Some(id) => ids.push(id),
            None => break,
        }
    }
    ids
}

/// The id in a whole answer of 201; `None` when the connection ended before it.
fn acknowledged(answers: &mut impl BufRead) -> Option<String> {
    let mut line = String::new();
    let mut length = 0;
    answers.read_line(&mut line).ok().filter(|read| *read > 0)?;
    assert!(line.starts_with("HTTP/1.1 201"), "{line}");
    while line != "\r\n" {
        line.clear();
        answers.read_line(&mut line).ok().filter(|read| *read > 0)?;
        if let Some(value) = line.to_ascii_lowercase().strip_prefix("content-length: ") {
            length = value.trim().parse().unwrap();
        }
    }
    let mut body = vec![0; length];
    answers.read_exact(&mut body).ok()?;
    let meal: serde_json::Value = serde_json::from_slice(&body).unwrap();
    Some(meal["id"].as_str().unwrap().to_owned())
}

#[test]
fn every_acknowledged_write_is_there_after_the_server_was_stopped() {
    let (connections, seconds) = load();
    let world = World::new();
    let made = world.json(&["key", "create", "--permission", "read-write"]);
    let key = made["key"].as_str().unwrap();
    let server = Server::start_with(&world, &["--rate-limit", "off"]);
    let address = server.base["http://".len()..]
        .trim_end_matches("/v1")
        .to_owned();
    let (written, ended) = thread::scope(|scope| {
        let writers: Vec<_> = (0..connections)
            .map(|_| scope.spawn(|| write_meals(&address, key)))
            .collect();
        thread::sleep(Duration::from_secs(seconds));
        let ended = server.stop();
        let written = writers
            .into_iter()
            .flat_map(|writer| writer.join().unwrap());
        (written.collect::<HashSet<String>>(), ended)
    });
    assert!(ended.success(), "{ended:?}");
    assert!(written.len() >= connections, "{}", written.len());
    let journal = rusqlite::Connection::open(world.journal()).unwrap();
    let mut ids = journal.prepare("SELECT id FROM meal").unwrap();
    let kept: HashSet<String> = ids
        .query_map([], |row| row.get(0))
        .unwrap()
        .collect::<Result<_, _>>()
        .unwrap();
    let lost: Vec<&String> = written.difference(&kept).collect();
    println!(
        "{} acknowledged, {} kept, {} lost",
        written.len(),
        kept.len(),
        lost.len()
    );
    assert!(lost.is_empty(), "{lost:?}");
}
