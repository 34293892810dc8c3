//! The power of a server is cut while many write at once: what it has answered is there.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::net::SocketAddr;
use std::process::{Command, Stdio};
use std::thread;

use serde_json::{Value, json};

use super::calls::{self, Call};
use super::disk::{self, Disk, UNSYNCED};
use crate::dice::{Dice, seed};
use crate::found::meals;
use crate::served::{address, ask};
use crate::tally::{Tally, could_not, times};
use crate::traced::{self, missing};
use crate::world::World;

/// Who writes at once, and how many meals each.
const WRITERS: usize = 12;
const MEALS: usize = 4;
/// The items of each meal.
const ITEMS: usize = 3;

/// What is traced of a server: what changes its folder, and what it answers.
const OPTIONS: [&str; 6] = [
    "-xx",
    "-s",
    "1000000",
    "-e",
    "trace=openat,write,pwrite64,ftruncate,fsync,fdatasync,rename,renameat,renameat2,link,linkat,unlink,unlinkat,sendto,writev",
    "-o",
];

#[test]
fn a_meal_that_a_server_has_answered_is_there_after_the_power_was_cut() {
    const PROMISE: &str = "power cuts of a server";
    if let Some(why) = missing() {
        return could_not(PROMISE, &why);
    }
    let seed = seed();
    let world = World::stocked();
    world.ok(&["log", "200 g oats"]);
    let key = world
        .ok(&["key", "create", "--permission", "read-write"])
        .out;
    let start = files(&world);
    let calls = trace(&world, key.trim());
    let answers = calls.iter().filter(|call| made(call).is_some()).count();
    assert_eq!(answers, WRITERS * MEALS);
    let syncs = calls
        .iter()
        .filter(|call| matches!(call, Call::Sync { .. }));
    let mut tally = Tally::of(PROMISE);
    tally.note(format!("{answers} meals answered, {} syncs", syncs.count()));

    let again = World::stocked();
    let mut disk = Disk::with(&world.data(), &start);
    let (all, states) = (calls.len(), times(48, 4_000));
    let mut answered = BTreeSet::new();
    for (at, call) in calls.into_iter().enumerate() {
        answered.extend(made(&call));
        disk.take(&call);
        for state in at * states / all..(at + 1) * states / all {
            let unsynced = UNSYNCED[state % UNSYNCED.len()];
            let mut dice = Dice::of(seed, state + 1);
            disk::lay_out(&again.data(), &disk.cut(unsynced, &mut dice));
            tally.count(holds(&again, &answered).map_err(|why| {
                format!("seed {seed}, state {state}, {unsynced:?}, after call {at}: {why}")
            }));
        }
    }
    tally.end(states);
}

/// Every meal that was answered is there, and every one that is there is whole.
fn holds(world: &World, answered: &BTreeSet<String>) -> Result<(), String> {
    let found = meals(world)?;
    let lost = answered.iter().find(|id| !found.contains_key(*id));
    if let Some(lost) = lost {
        return Err(format!("{lost} was answered and is lost"));
    }
    let is_half = |meal: &&Value| {
        meal["name"] == "Served" && meal["items"].as_array().map(Vec::len) != Some(ITEMS)
    };
    match found.values().find(is_half) {
        Some(half) => Err(format!("half a meal: {half}")),
        None => Ok(()),
    }
}

/// The id of the meal that an answer says was made.
fn made(call: &Call) -> Option<String> {
    let Call::Said { bytes } = call else {
        return None;
    };
    let text = String::from_utf8_lossy(bytes);
    let (head, body) = text.split_once("\r\n\r\n")?;
    let meal: Value = serde_json::from_str(body).ok()?;
    let is_made = head.starts_with("HTTP/1.1 201");
    is_made.then(|| meal["id"].as_str().unwrap().to_owned())
}

/// The files of a folder but for the catalogue, and for what does not outlive a cut.
fn files(world: &World) -> BTreeMap<String, Vec<u8>> {
    let entries = fs::read_dir(world.data()).unwrap();
    let files = entries.map(|entry| {
        let entry = entry.unwrap();
        let name = entry.file_name().into_string().unwrap();
        (name, fs::read(entry.path()).unwrap())
    });
    let outlives = |name: &str| !name.starts_with("catalog") && !name.ends_with("-shm");
    files.filter(|(name, _)| outlives(name)).collect()
}

/// Runs a server under strace while many write to it at once.
fn trace(world: &World, key: &str) -> Vec<Call> {
    let log = world.home().join("trace");
    let options = [&OPTIONS[..], &[log.to_str().unwrap()]].concat();
    let line = ["serve", "--listen", "127.0.0.1:0", "--rate-limit", "off"];
    let mut command = traced::command(world, &options, &line);
    let mut strace = command
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .unwrap();
    let address = address(strace.stdout.take());
    thread::scope(|scope| {
        for _ in 0..WRITERS {
            scope.spawn(|| (0..MEALS).for_each(|_| post(address, key)));
        }
    });
    stop(strace.id());
    assert!(strace.wait().unwrap().success());
    calls::read(&fs::read_to_string(&log).unwrap())
}

/// Asks the server to end: strace ends with what it traces, and has written all of it then.
fn stop(strace: u32) {
    let children = format!("/proc/{strace}/task/{strace}/children");
    let server = fs::read_to_string(children).unwrap();
    let asked = Command::new("kill").arg(server.trim()).status();
    assert!(asked.unwrap().success());
}

fn post(address: SocketAddr, key: &str) {
    let food = json!({ "name": "Bread", "data": { "base": "g" } });
    let item = json!({ "newFood": food, "quantity": 50, "unit": "g" });
    let body = json!({ "eatenAt": "2026-11-21T08:00:00Z", "timezone": "UTC", "name": "Served",
                       "items": vec![item; ITEMS] })
    .to_string();
    let answer = ask(address, "POST /v1/meals", key, &[], &body);
    assert!(answer.starts_with("HTTP/1.1 201"), "{answer}");
}
