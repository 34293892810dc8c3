//! A service that says the same otherwise: it leaves out what is unset, and lists targets as it likes. What is taken back
//! there is gone there.

use std::collections::BTreeSet;
use std::io::{Read, Write};
use std::net::{TcpListener, TcpStream};
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::thread;

use serde_json::Value;

use crate::serve::{Server, key};
use crate::several::request;
use crate::world::World;

/// A journal, its service, and a home elsewhere to which every answer of it is told otherwise.
pub(super) fn told_otherwise(
    tell: fn(&mut Value),
    hear: fn(&str) -> String,
) -> (World, Server, World) {
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
            let asked = String::from_utf8(asked).unwrap();
            let asked = hear(&asked.replace("accept-encoding: gzip", "x: x"));
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
    let (home, _server, phone) = told_otherwise(leave_out, str::to_owned);
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
    let (home, _server, phone) = told_otherwise(turn, str::to_owned);
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

/// A text with each id in it written otherwise: `from` says how long one is here, and what it is there.
fn with_ids(text: &str, length: usize, other: fn(&str) -> Option<String>) -> String {
    let (mut told, mut at) = (String::new(), 0);
    while let Some(rest) = text.get(at..).filter(|rest| !rest.is_empty()) {
        match rest.get(..length).and_then(other) {
            Some(id) => {
                told.push_str(&id);
                at += length;
            }
            None => {
                let letter = rest.chars().next().unwrap();
                told.push(letter);
                at += letter.len_utf8();
            }
        }
    }
    told
}

/// The parts of an id.
const DASHES: [usize; 4] = [8, 13, 18, 23];

/// What is no UUID in the place of one.
fn other_id(id: &str) -> Option<String> {
    let is_it = |(at, byte): (usize, u8)| match DASHES.contains(&at) {
        true => byte == b'-',
        false => byte.is_ascii_hexdigit(),
    };
    id.bytes()
        .enumerate()
        .all(is_it)
        .then(|| format!("01{}", id.replace('-', "")))
}

/// The same the other way.
fn own_id(id: &str) -> Option<String> {
    let hex = id.strip_prefix("01")?;
    let is_it = hex.bytes().all(|byte| byte.is_ascii_hexdigit());
    let parts = [
        &hex[..8],
        &hex[8..12],
        &hex[12..16],
        &hex[16..20],
        &hex[20..],
    ];
    is_it.then(|| parts.join("-"))
}

fn name_otherwise(answer: &mut Value) {
    let told = with_ids(&answer.to_string(), 36, other_id);
    *answer = serde_json::from_str(&told).unwrap();
}

/// What cannot be put on the list would let the next undo take back something else.
#[test]
fn what_has_another_kind_of_id_is_taken_back_too() {
    let hear = |asked: &str| {
        let heard = with_ids(asked, 34, own_id);
        let (head, body) = heard.split_once("\r\n\r\n").unwrap();
        let length = |line: &str| match line.to_lowercase().starts_with("content-length") {
            true => format!("content-length: {}", body.len()),
            false => line.to_owned(),
        };
        let head: Vec<String> = head.lines().map(length).collect();
        format!("{}\r\n\r\n{body}", head.join("\r\n"))
    };
    let (home, _server, phone) = told_otherwise(name_otherwise, hear);
    let names = || {
        let mut listed = home.json(&["meal", "list"])["meals"].take();
        let meals = listed.as_array_mut().unwrap().iter_mut();
        meals
            .map(|meal| meal["name"].take())
            .collect::<Vec<Value>>()
    };
    let id = phone.ok(&["log", "100 g oats", "--name", "A", "-q"]).out;
    let id = id.trim();
    assert!(id.starts_with("01") && id.len() == 34, "{id}");
    phone.ok(&["log", "100 g oats", "--name", "B"]);
    phone.ok(&["meal", "edit", id, "--name", "A2"]);
    let edited = names();
    phone.ok(&["meal", "delete", id, "--yes"]);
    assert_eq!(names(), ["B"]);
    phone.ok(&["undo"]);
    assert_eq!(names().len(), 2);
    assert!(
        names().iter().all(|name| edited.contains(name)),
        "{:?}",
        names()
    );
}

/// Adds members of its own inside what takes no others in a request.
fn add(answer: &mut Value) {
    match answer {
        Value::Object(members) => {
            for (name, value) in members.iter_mut() {
                add(value);
                let Some(inner) = value.as_object_mut() else {
                    continue;
                };
                match name.as_str() {
                    "source" => inner.insert("confidence".to_owned(), 0.9.into()),
                    "nutrition" => inner.insert("per".to_owned(), "serving".into()),
                    "values" => inner.insert("zincMg".to_owned(), 3.into()),
                    _ => None,
                };
            }
        }
        Value::Array(list) => list.iter_mut().for_each(add),
        _ => {}
    }
}

/// Says of all that is unset in foods that it is, and of measures that there are none.
fn say_unset(answer: &mut Value) {
    match answer {
        Value::Object(members) => {
            members.values_mut().for_each(say_unset);
            let unset: &[&str] = match (members.contains_key("base"), members.contains_key("kcal"))
            {
                (true, _) => &["images", "note", "recipe", "source"],
                (_, true) => &["protein", "fat", "carbs", "salt"],
                _ => &[],
            };
            for name in unset {
                members.entry(name.to_owned()).or_insert(Value::Null);
            }
            if members.contains_key("base") {
                let measures = members.entry("measures".to_owned());
                measures.or_insert(Value::Array(Vec::new()));
            }
        }
        Value::Array(list) => list.iter_mut().for_each(say_unset),
        _ => {}
    }
}

#[test]
fn what_a_service_adds_where_a_request_takes_nothing_else_is_not_sent_back() {
    foods_come_back(add);
}

#[test]
fn what_a_service_says_to_be_unset_is_not_sent_back() {
    foods_come_back(say_unset);
}

/// Whatever becomes of foods on a service that tells them so can be taken back and done again.
fn foods_come_back(tell: fn(&mut Value)) {
    let (home, _server, phone) = told_otherwise(tell, str::to_owned);
    let foods = || {
        let listed = home.json(&["food", "search", "--library", "mine"]);
        let foods = listed["foods"].as_array().unwrap().iter();
        let told = foods.map(|food| {
            let parts = ["nutrition", "source", "note", "recipe"].map(|part| &food["data"][part]);
            format!("{} {parts:?}", food["name"])
        });
        told.collect::<BTreeSet<String>>()
    };
    let is = || (foods(), home.ok(&["today"]).out);
    let stew = "{\"name\":\"Stew\",\"data\":{\"base\":\"g\",\"nutrition\":{\"basisAmount\":100,\"values\":{\"kcal\":80}},\"source\":{\"origin\":\"label\",\"place\":\"a shop\"}}}";
    phone
        .run_with(&["api", "saveFood", "--file", "-"], stew)
        .succeeded();
    let bowl = ["recipe", "save", "Bowl", "--servings", "2"];
    phone.ok(&[&bowl[..], &["--ingredient", "200 g stew"]].concat());
    phone.ok(&["log", "100 g stew"]);
    for line in [
        &["food", "edit", "Stew", "--kcal", "90"][..],
        &["food", "edit", "Stew", "--note", "hot"],
        &["food", "edit", "Bowl", "--servings", "3"],
        &["food", "delete", "Bowl", "--yes"],
        &["food", "delete", "Stew", "--yes"],
        &["meal", "delete", "last", "--yes"],
    ] {
        let before = is();
        phone.ok(line);
        let after = is();
        assert_ne!(after, before, "{line:?}");
        phone.ok(&["undo"]);
        assert_eq!(is(), before, "undo of {line:?}");
        phone.ok(&["redo"]);
        assert_eq!(is(), after, "redo of {line:?}");
    }
    // A recipe of a food that is no more keeps its figures.
    let is_there = |name: &str| foods().iter().any(|food| food.contains(name));
    phone.ok(&["undo", "3"]);
    phone.ok(&["food", "delete", "Bowl", "--yes"]);
    phone.ok(&["food", "delete", "Stew", "--yes"]);
    phone.ok(&["undo"]);
    phone.ok(&["undo"]);
    assert!(is_there("Bowl") && is_there("Stew"), "{:?}", foods());
    phone.ok(&["food", "delete", "Stew", "--yes"]);
    phone.ok(&["food", "delete", "Bowl", "--yes"]);
    phone.ok(&["undo"]);
    assert!(is_there("Bowl") && !is_there("Stew"), "{:?}", foods());
}

/// Whether foods are shown in lists, and how many lists of them were.
static HIDDEN: AtomicBool = AtomicBool::new(false);
static LISTS: AtomicUsize = AtomicUsize::new(0);

fn hide(answer: &mut Value) {
    if let Some(foods) = answer.get_mut("foods").and_then(Value::as_array_mut) {
        LISTS.fetch_add(1, Ordering::SeqCst);
        if HIDDEN.load(Ordering::SeqCst) {
            foods.clear();
        }
    }
}

/// A list that others change while it is read may not show what is there: what was changed is not said to be made.
#[test]
fn a_food_that_no_list_shows_is_not_taken_away_by_an_undo_of_its_change() {
    let (home, _server, phone) = told_otherwise(hide, str::to_owned);
    let saved = phone.json(&["food", "save", "Rye", "--per", "100g", "--kcal", "250"]);
    let id = saved["key"].as_str().unwrap();
    let edited = LISTS.load(Ordering::SeqCst);
    phone.ok(&["food", "edit", "Rye", "--kcal", "299"]);
    // What it is found by, and what it is compared with, which is what an undo gives back.
    let lists = LISTS.load(Ordering::SeqCst) - edited;
    phone.ok(&["undo"]);
    assert_eq!(lists, 2);
    let body = format!(
        "{{\"id\":\"{id}\",\"name\":\"Rye\",\"data\":{{\"base\":\"g\",\"nutrition\":{{\"basisAmount\":100,\"values\":{{\"kcal\":300}}}}}}}}"
    );
    HIDDEN.store(true, Ordering::SeqCst);
    phone
        .run_with(&["api", "saveFood", "--file", "-"], &body)
        .succeeded()
        .says("nobody knows what it was before it was changed");
    HIDDEN.store(false, Ordering::SeqCst);
    phone.run(&["undo"]).failed(7).says("changed");
    let left = home.json(&["food", "show", &format!("mine/{id}")]);
    assert_eq!(left["data"]["nutrition"]["values"]["kcal"], 300);
    // What goes is looked at just before: somebody may have been asked meanwhile.
    let before = LISTS.load(Ordering::SeqCst);
    phone.ok(&["food", "delete", &format!("mine/{id}"), "--yes"]);
    assert_eq!(LISTS.load(Ordering::SeqCst) - before, 2);
}
