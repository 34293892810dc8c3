//! An index that leads to another row than the one that was asked for: what is done then is done to that.

use std::fs;
use std::path::{Path, PathBuf};

use rusqlite::Connection;
use serde_json::Value;

use crate::dice::{Dice, seed};
use crate::found::told;
use crate::served::Served;
use crate::tally::{Tally, times};
use crate::world::World;

/// In an index, a text before which this stands is that of another row; what it is changed into makes it the first.
const OF_ANOTHER: u8 = 1;
const OF_THE_FIRST: u8 = 9;

#[test]
fn what_is_asked_for_by_its_id_is_that_or_refused() {
    let mut tally = Tally::of("an index that leads to another row");
    of_a_journal(&mut tally);
    of_people(&mut tally);
    of_keys(&mut tally);
    of_settings(&mut tally);
    of_photos(&mut tally);
    of_corrections(&mut tally);
    of_answers(&mut tally);
    tally.end(13);
}

/// Deletes and shows a meal and a food that is not the first.
fn of_a_journal(tally: &mut Tally) {
    let world = World::new();
    let save = |name: &str| {
        let line = ["food", "save", name, "--per", "100g", "--kcal", "50"];
        world.json(&line)["key"].as_str().unwrap().to_owned()
    };
    let foods = ["Gruel", "Soup", "Bread"].map(save);
    let log = |food: &String| {
        let meal = world.json(&["log", &format!("100 g mine/{food}")]);
        meal["id"].as_str().unwrap().to_owned()
    };
    let meals = foods.each_ref().map(log);
    for (id, line) in [
        (&meals[1], ["meal", "delete", &meals[1], "--yes"]),
        (&meals[1], ["meal", "show", &meals[1], "--json"]),
        (&foods[1], ["food", "delete", &foods[1], "--yes"]),
    ] {
        misled(tally, &world, &world.journal(), id, &line);
    }
}

fn of_people(tally: &mut Tally) {
    let world = World::new();
    let people = world.home().join("people");
    let data = people.to_str().unwrap();
    for name in ["bert", "anna-lena"] {
        world.ok(&["user", "add", name, "--data", data]);
    }
    let file = people.join("server.db");
    for line in [
        &["user", "remove", "anna-lena", "--data", data, "--yes"][..],
        &["user", "list", "--data", data, "--json"],
        &[
            "key",
            "create",
            "--user",
            "anna-lena",
            "--data",
            data,
            "--permission",
            "read",
        ],
    ] {
        misled(tally, &world, &file, "anna-lena", line);
    }
}

fn of_keys(tally: &mut Tally) {
    let world = World::new();
    let create = ["key", "create", "--permission", "read"];
    let ids = [(), ()].map(|()| world.json(&create)["id"].as_str().unwrap().to_owned());
    let file = world.data().join("server.db");
    for line in [
        &["key", "revoke", &ids[1], "--yes"][..],
        &["key", "list", "--json"],
    ] {
        misled(tally, &world, &file, &ids[1], line);
    }
}

fn of_settings(tally: &mut Tally) {
    let world = World::new();
    world.ok(&["body", "set", "--weight", "70kg", "--height", "180cm"]);
    let line = ["body", "set", "--height", "181cm"];
    misled(tally, &world, &world.journal(), "body.heightCm", &line);
}

/// Of a meal that is deleted the picture goes, and that of no other.
fn of_photos(tally: &mut Tally) {
    let world = World::stocked();
    let photo = world.file("lunch.png", b"\x89PNG\r\n\x1a\n");
    for food in ["1 egg", "1 banana"] {
        world.ok(&["log", food, "--photo", &photo]);
    }
    let last = world.json(&["meal", "show", "last"]);
    let path = last["images"][0]["path"].as_str().unwrap();
    let line = ["meal", "delete", "last", "--yes"];
    misled(tally, &world, &world.journal(), path, &line);
    let pictures = fs::read_dir(world.data().join("photos")).unwrap();
    assert_eq!(pictures.count(), 2);
}

/// Reviews a correction that is not the first.
fn of_corrections(tally: &mut Tally) {
    let world = World::new();
    let table = "code\tproduct_name\tenergy-kcal_100g\n40000001\tOld\t200\n40000018\tOlder\t300\n";
    let file = world.file("products.tsv", table);
    world.ok(&["catalog", "import", "off", &file]);
    for food in ["off/40000001", "off/40000018"] {
        world.ok(&["food", "copy", food, "--kcal", "210"]);
    }
    let list = world.json(&["catalog", "review", "list"]);
    let ids = list["corrections"].as_array().unwrap().iter();
    let ids: Vec<&str> = ids.map(|it| it["id"].as_str().unwrap()).collect();
    let last = world.json(&["correction", "list"])["corrections"][0]["id"].clone();
    let last = last.as_str().unwrap();
    assert!(ids.len() == 2 && ids.contains(&last));
    for word in ["accept", "reject"] {
        let line = ["catalog", "review", word, last, "--note", "seen"];
        misled(tally, &world, &world.journal(), last, &line);
    }
}

/// Repeats a marked write that was not the first: it is neither answered as another nor done once more.
fn of_answers(tally: &mut Tally) {
    let world = World::new();
    let key = ["key", "create", "--permission", "read-write"];
    let key = world.ok(&key).out.trim().to_owned();
    let body = |amount: &str| {
        let food = format!(
            r#"{{"newFood":{{"name":"Soup","data":{{"base":"g"}}}},"quantity":{amount},"unit":"g"}}"#
        );
        format!(r#"{{"eatenAt":"2026-11-21T08:00:00Z","timezone":"UTC","items":[{food}]}}"#)
    };
    let write = |amount: &str| {
        let mark = format!("Idempotency-Key: with-{amount}");
        let served = Served::start(&world, &[]);
        served.ask("POST /v1/meals", &key, &[&mark], &body(amount))
    };
    for amount in ["100", "200"] {
        let answer = write(amount);
        assert!(answer.starts_with("HTTP/1.1 201"), "{answer}");
    }
    // What stands in the log is written to the file.
    world.ok(&["settings", "show"]);
    let meals = || {
        world.json(&["meal", "list"])["meals"]
            .as_array()
            .map(Vec::len)
    };
    astray(tally, &world.journal(), "with-200", || {
        let answer = write("200");
        match answer.starts_with("HTTP/1.1 503 ") && meals() == Some(2) {
            true => Ok(()),
            false => Err(answer),
        }
    });
}

/// Has the index of a text lead to the first row, and runs a command that asks for the text: it is refused, and
/// nothing is changed.
fn misled(tally: &mut Tally, world: &World, file: &Path, text: &str, line: &[&str]) {
    astray(tally, file, text, || {
        let before = fs::read(file).unwrap();
        let done = world.run(line);
        let is_left = fs::read(file).unwrap() == before;
        match done.exit == 12 && is_left && done.err.contains("damaged") {
            true => Ok(()),
            false => Err(told(&line.join(" "), &done)),
        }
    });
}

/// Tries something with each index of a text that leads to the first row.
fn astray(tally: &mut Tally, file: &Path, text: &str, holds: impl Fn() -> Result<(), String>) {
    let whole = fs::read(file).unwrap();
    let places = whole.windows(text.len()).enumerate().skip(1);
    let places = places.filter(|(_, there)| *there == text.as_bytes());
    let before = places
        .map(|(at, _)| at - 1)
        .filter(|at| whole[*at] == OF_ANOTHER);
    let before: Vec<usize> = before.collect();
    assert!(!before.is_empty(), "{text} is in no index");
    for at in before {
        let mut bytes = whole.clone();
        bytes[at] = OF_THE_FIRST;
        put(file, &bytes);
        tally.count(holds().map_err(|why| format!("byte {at}: {why}")));
    }
    put(file, &whole);
}

/// Puts a file without what may stand beside it.
pub(super) fn put(file: &Path, bytes: &[u8]) {
    for behind in ["-wal", "-shm", "-journal"] {
        let beside = PathBuf::from(format!("{}{behind}", file.display()));
        let _ = fs::remove_file(beside);
    }
    fs::write(file, bytes).unwrap();
}

#[test]
fn what_is_undone_is_what_was_done_or_refused() {
    let mut tally = Tally::of("bit flips in what leads to the undo list");
    let world = World::stocked();
    for food in ["1 egg", "100 g oats", "1 banana"] {
        world.ok(&["log", food]);
    }
    let meals = |world: &World| world.json(&["meal", "list", "--all"])["meals"].clone();
    let before = meals(&world);
    let egg = before[2]["id"].as_str().unwrap().to_owned();
    world.ok(&["meal", "delete", &egg, "--yes"]);
    world.ok(&["body", "set", "--weight", "70kg"]);
    let whole = fs::read(world.journal()).unwrap();
    let seed = seed();
    let flips = times(40, 400);
    for (number, index) in ["undo_row_of", "undo_change_of"]
        .into_iter()
        .cycle()
        .take(flips)
        .enumerate()
    {
        let mut dice = Dice::of(seed, number);
        let mut bytes = whole.clone();
        let page = page_of(&world, index);
        // Its cells stand at the end of the page, its head at the beginning.
        let at = loop {
            let at = page + dice.below(4096);
            if bytes[at] != 0 {
                break at;
            }
        };
        bytes[at] ^= 1 << dice.below(8);
        put(&world.journal(), &bytes);
        let done = world.run(&["undo", "2", "--json"]);
        let is_right = || -> Value { meals(&world) };
        tally.count(match done.exit {
            12 => Ok(()),
            0 if is_right() == before => Ok(()),
            _ => Err(format!("seed {seed}, byte {at}: {}", told("undo 2", &done))),
        });
        put(&world.journal(), &whole);
    }
    tally.end(flips);
}

/// Where the page of an index begins that has one.
fn page_of(world: &World, index: &str) -> usize {
    let journal = Connection::open(world.journal()).unwrap();
    let sql = "SELECT rootpage FROM sqlite_schema WHERE name = ?1";
    let page: u16 = journal.query_row(sql, [index], |row| row.get(0)).unwrap();
    usize::from(page - 1) * 4096
}
