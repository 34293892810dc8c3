//! Copies that come back in the place of what is no whole journal: whatever fails or ends that, what was there is there, or
//! all of it is kept, and nothing is taken for it meanwhile.

use std::collections::BTreeMap;
use std::fs;
use std::path::PathBuf;

use rusqlite::Connection;

use crate::found::{all_in, ok, told};
use crate::tally::{Tally, could_not, times};
use crate::traced;
use crate::world::World;

/// What stands in the place of a journal.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum There {
    Journal,
    /// It is damaged, and a log stands beside it.
    Damaged,
    /// It is whole but for its log, with which it cannot be read.
    Spoiled,
    /// It is gone, and its log is left.
    Log,
    /// It is empty, and its log is left.
    Empty,
}

impl There {
    /// A home with a copy of one meal, and this in the place of a journal that had more.
    pub(crate) fn with_a_copy(self) -> World {
        let world = World::stocked();
        world.ok(&["log", "1 banana"]);
        world.ok(&["db", "backup", "copy.db"]);
        world.ok(&["log", "1 egg"]);
        match self {
            There::Journal => return world,
            There::Damaged => fs::write(world.journal(), [b'x'; 5000]).unwrap(),
            There::Log => fs::remove_file(world.journal()).unwrap(),
            There::Empty => fs::write(world.journal(), "").unwrap(),
            There::Spoiled => {
                spoil(&world);
                return world;
            }
        }
        fs::write(log(&world), "what was written last").unwrap();
        world
    }
}

/// Writes into a journal's log what makes the journal none that can be read.
fn spoil(world: &World) {
    let journal = Connection::open(world.journal()).unwrap();
    journal
        .execute_batch(
            "PRAGMA wal_autocheckpoint = 0; PRAGMA writable_schema = 1;
             UPDATE sqlite_schema SET sql = 'CREATE TABLE x' WHERE name = 'meal';",
        )
        .unwrap();
    let files = [world.journal(), log(world)];
    let bytes = files.each_ref().map(|file| fs::read(file).unwrap());
    drop(journal);
    for (file, bytes) in files.iter().zip(bytes) {
        fs::write(file, bytes).unwrap();
    }
}

/// The log of a journal.
pub(crate) fn log(world: &World) -> PathBuf {
    world.data().join("journal.db-wal")
}

const THERE: [There; 4] = [There::Damaged, There::Spoiled, There::Log, There::Empty];

/// What may fail, or be the last that is done.
const CALLS: [&str; 6] = ["rename", "link", "linkat", "unlink", "fsync", "openat"];

/// Files that are opened while the copy takes the place, and what is kept is made to last, at the most.
const LAST: usize = 24;

const RESTORE: [&str; 4] = ["db", "restore", "copy.db", "--yes"];

/// The journal and its log, as far as they are there.
fn stands(world: &World) -> [Option<Vec<u8>>; 2] {
    [world.journal(), log(world)].map(|file| fs::read(file).ok())
}

#[test]
fn what_a_copy_cannot_take_the_place_of_stays_as_it_was() {
    const PROMISE: &str = "restores over what is no whole journal, of which a call failed";
    at_each_call(PROMISE, |there, call, number| {
        let world = there.with_a_copy();
        let before = stands(&world);
        let done = traced::failing(&world, call, number, &RESTORE);
        match done.exit {
            0 => came_back(&world, &before),
            _ if stands(&world) == before => Ok(()),
            _ if done.err.contains("may be lost in a power cut") => came_back(&world, &before),
            _ => Err(told("what was there is another", &done)),
        }
    });
}

#[test]
fn a_restore_that_is_killed_has_nothing_taken_for_what_was_there() {
    const PROMISE: &str = "kill -9 of restores over what is no whole journal";
    at_each_call(PROMISE, |there, call, number| {
        let world = there.with_a_copy();
        let before = stands(&world);
        if !traced::kill_at(&world, call, number, &RESTORE) {
            return Ok(());
        }
        if world.run(&["meal", "list"]).exit == 0 {
            return came_back(&world, &before);
        }
        for line in [&["log", "1 egg"][..], &["doctor"]] {
            let done = world.run(line);
            if done.exit != 12 {
                return Err(told("it is not refused", &done));
            }
        }
        is_kept(&world, &before)?;
        ok(&world, &RESTORE)?;
        came_back(&world, &before)
    });
}

/// Tries it at each of the calls of a restore.
fn at_each_call(promise: &'static str, holds: impl Fn(There, &str, usize) -> Result<(), String>) {
    if let Some(why) = traced::missing() {
        return could_not(promise, &why);
    }
    let mut tally = Tally::of(promise);
    for there in THERE {
        let calls = traced::count(&there.with_a_copy(), &CALLS, &RESTORE);
        for (call, times_of) in calls {
            // The first files that are opened are those of the system's libraries.
            let first = match call.as_str() {
                "openat" => times_of.saturating_sub(LAST),
                _ => 0,
            };
            for number in (first + 1..=times_of).step_by(times(3, 1)) {
                let found = holds(there, &call, number);
                tally.count(found.map_err(|why| format!("{there:?}, {call} {number}: {why}")));
            }
        }
    }
    tally.end(30);
}

/// The copy is there, and what it took the place of is kept.
fn came_back(world: &World, before: &[Option<Vec<u8>>; 2]) -> Result<(), String> {
    ok(world, &["db", "check"])?;
    match world.meals() {
        1 => is_kept(world, before),
        other => Err(format!("{other} meals came back")),
    }
}

/// What was there is there, or kept: byte for byte.
fn is_kept(world: &World, before: &[Option<Vec<u8>>; 2]) -> Result<(), String> {
    let files = all_in(&world.data()).into_iter();
    let files: BTreeMap<PathBuf, Vec<u8>> = files
        .filter_map(|file| Some((file.clone(), fs::read(file).ok()?)))
        .collect();
    let is_there = |bytes: &Vec<u8>| bytes.is_empty() || files.values().any(|file| file == bytes);
    match before.iter().flatten().all(is_there) {
        true => Ok(()),
        false => Err(format!("it is in none of {:?}", files.keys())),
    }
}
