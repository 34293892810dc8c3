//! A service that says the same otherwise: it leaves out what is unset, and lists targets as it likes. What is taken back
//! there is gone there.

use std::io::{Read, Write};
use std::net::{TcpListener, TcpStream};
use std::thread;

use serde_json::Value;

use crate::serve::{Server, key};
use crate::several::request;
use crate::world::World;

/// A journal, its service, and a home elsewhere to which every answer of it is told otherwise.
fn told_otherwise(tell: fn(&mut Value)) -> (World, Server, World) {
    let home = World::stocked();
    let key = key(&home, "read-write");
    let server = Server::start(&home);
    let to = server.base["http://".len()..].replace("/v1", "");
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let base = format!("http://{}/v1", listener.local_addr().unwrap());
    thread::spawn(move || {
        for mut stream in listener.incoming().flatten() {
            let (_, asked) = request(&mut stream);
            let mut service = TcpStream::connect(&to).unwrap();
            // As nobody packs it.
            let asked = String::from_utf8(asked)
                .unwrap()
                .replace("accept-encoding: gzip", "x: x");
            service.write_all(asked.as_bytes()).unwrap();
            let mut answer = String::new();
            service.read_to_string(&mut answer).unwrap();
            let (head, body) = answer.split_once("\r\n\r\n").unwrap();
            let status = head.lines().next().unwrap();
            let body = serde_json::from_str(body).map_or(body.to_owned(), |mut body: Value| {
                tell(&mut body);
                body.to_string()
            });
            let kind = "content-type: application/json\r\nconnection: close";
            let length = body.len();
            let _ = write!(
                stream,
                "{status}\r\n{kind}\r\ncontent-length: {length}\r\n\r\n{body}"
            );
        }
    });
    let phone = World::new()
        .with("JOURNAL_BASE_URL", &base)
        .with("JOURNAL_API_KEY", &key);
    (home, server, phone)
}

/// Leaves out whatever is unset.
fn leave_out(answer: &mut Value) {
    match answer {
        Value::Object(members) => {
            members.values_mut().for_each(leave_out);
            members.retain(|name, value| {
                !value.is_null()
                    && (name != "body" && name != "preferences"
                        || *value != Value::Object(Default::default()))
            });
        }
        Value::Array(list) => list.iter_mut().for_each(leave_out),
        _ => {}
    }
}

/// Lists the latest targets first.
fn turn(answer: &mut Value) {
    if let Some(targets) = answer.get_mut("targets").and_then(Value::as_array_mut) {
        targets.reverse();
    }
}

/// What the journal has of a kind, by itself.
fn settings(home: &World) -> Value {
    home.json(&["settings", "show"])
}

#[test]
fn what_was_unset_before_is_unset_again() {
    let (home, _server, phone) = told_otherwise(leave_out);
    phone.ok(&["log", "1 egg"]);
    let states = || {
        (
            settings(&home),
            home.json(&["meal", "list"])["meals"][0]["notes"].clone(),
            home.json(&["meal", "list"])["meals"][0]["name"].clone(),
        )
    };
    for line in [
        &["body", "set", "--weight", "80kg"][..],
        &["body", "set", "--age", "40"],
        &["preference", "set", "units", "metric"],
        &["meal", "edit", "last", "--note", "private"],
        &["meal", "edit", "last", "--name", "Brunch"],
    ] {
        let before = states();
        phone.ok(line);
        let after = states();
        assert_ne!(after, before, "{line:?}");
        phone.ok(&["undo"]);
        assert_eq!(states(), before, "undo of {line:?}");
        phone.ok(&["redo"]);
        assert_eq!(states(), after, "redo of {line:?}");
    }
}

#[test]
fn targets_come_back_in_whatever_order_they_are_listed() {
    let (home, _server, phone) = told_otherwise(turn);
    for (from, kcal) in [
        ("2026-10-01", "1000"),
        ("2026-11-01", "2000"),
        ("2026-12-24", "3000"),
    ] {
        set(&phone, kcal, &["--from", from]);
    }
    for span in [
        &[][..],
        &["--from", "2026-10-15"],
        &["--from", "2026-10-15", "--through", "2026-11-05"],
    ] {
        let before = settings(&home);
        set(&phone, "1800", span);
        let after = settings(&home);
        assert_ne!(after, before, "{span:?}");
        phone.ok(&["undo"]);
        assert_eq!(settings(&home), before, "undo of {span:?}");
        phone.ok(&["redo"]);
        assert_eq!(settings(&home), after, "redo of {span:?}");
        phone.ok(&["undo"]);
    }
}

/// Sets targets.
fn set(world: &World, kcal: &str, span: &[&str]) {
    let targets = [
        "--kcal",
        kcal,
        "--protein",
        "1",
        "--carbs",
        "2",
        "--fat",
        "3",
    ];
    world.ok(&[&["target", "set"], &targets[..], span].concat());
}
