//! Power that is cut after any system call: a meal that was answered is never lost, none is half.

pub(crate) mod calls;
pub(crate) mod disk;
mod photos;
mod served;

use std::collections::BTreeMap;
use std::fs;

use serde_json::Value;

use crate::dice::{Dice, seed};
use crate::found::{marked, ok};
use crate::tally::{Tally, could_not, times};
use crate::traced::missing;
use crate::world::World;
use calls::Call;
use disk::{Disk, UNSYNCED};

/// Writes that are traced, the first of which makes the journal.
const WRITES: usize = 40;

/// What a journal holds: its meals and own foods, by their ids.
type Listed = BTreeMap<String, Value>;

/// A command that was traced.
struct Write {
    line: Vec<String>,
    calls: Vec<Call>,
    after: Listed,
}

#[test]
fn an_answered_meal_is_there_whole_after_the_power_was_cut() {
    const PROMISE: &str = "power cuts";
    if let Some(why) = missing() {
        return could_not(PROMISE, &why);
    }
    let seed = seed();
    let world = World::stocked();
    let writes = trace(&world, &mut Dice::of(seed, 0));
    let all: usize = writes.iter().map(|write| write.calls.len()).sum();
    let states = times(100, 20_000);
    let mut tally = Tally::of(PROMISE);
    tally.figure(format!("after {all} system calls of {WRITES} writes"));

    let again = World::stocked();
    let mut disk = Disk::empty(&world.data());
    let (mut before, mut at) = (Listed::new(), 0);
    for write in writes {
        disk.begin();
        let mut is_answered = false;
        for call in write.calls {
            is_answered |= matches!(call, Call::Answer);
            let told = format!("{:?} after {}", write.line, told(&call));
            disk.take(&call);
            // So many of the states fall on this call.
            for state in at * states / all..(at + 1) * states / all {
                let unsynced = UNSYNCED[state % UNSYNCED.len()];
                let mut dice = Dice::of(seed, state + 1);
                disk::lay_out(&again.data(), &disk.cut(unsynced, &mut dice));
                let found = holds(&again, &before, &write.after, is_answered);
                tally.count(found.map_err(|why| {
                    format!("seed {seed}, state {state}, {unsynced:?}, {told}: {why}")
                }));
            }
            at += 1;
        }
        before = write.after;
    }
    tally.end(states);
}

fn told(call: &Call) -> String {
    match call {
        Call::Write { file, at, bytes } => format!("{} bytes at {at} of {file}", bytes.len()),
        other => format!("{other:?}"),
    }
}

/// The list is as before the command or as after it; once it was answered, as after it.
fn holds(world: &World, before: &Listed, after: &Listed, is_answered: bool) -> Result<(), String> {
    let found = match world.journal().exists() {
        true => held(world)?,
        false => Listed::new(),
    };
    match (found == *after, found == *before) {
        (true, _) => Ok(()),
        (false, true) if !is_answered => Ok(()),
        (false, true) => Err("what was answered is lost".to_owned()),
        (false, false) => Err(format!("neither as before nor as after: {found:?}")),
    }
}

/// Runs the writes under strace.
fn trace(world: &World, dice: &mut Dice) -> Vec<Write> {
    let beside = World::stocked();
    let mut ids: Vec<String> = Vec::new();
    let mut writes = Vec::new();
    for number in 0..WRITES {
        let line = command(number, &ids, dice);
        let words: Vec<&str> = line.iter().map(String::as_str).collect();
        let calls = calls::of(world, &words);
        let after = list(world, &beside);
        let meals = after
            .iter()
            .filter(|(_, thing)| thing.get("eatenAt").is_some());
        ids = meals.map(|(id, _)| id.clone()).collect();
        assert!(calls.iter().any(|call| matches!(call, Call::Answer)));
        writes.push(Write { line, calls, after });
    }
    writes
}

fn command(number: usize, ids: &[String], dice: &mut Dice) -> Vec<String> {
    let meal = marked(dice.between(1, 5), &number.to_string());
    let mark = meal.mark.as_str();
    let id = ids.get(dice.below(ids.len())).map(String::as_str);
    let line = match (number % 8, id) {
        (2, Some(id)) => vec!["meal", "edit", id, "--name", mark, "--note", mark, "-q"],
        (3, Some(_)) => vec!["undo", "-q"],
        (4, Some(_)) => vec!["redo", "-q"],
        (5, _) => vec!["food", "save", mark, "--per", "100g", "--kcal", "50", "-q"],
        (6, Some(id)) if ids.len() > 3 => vec!["meal", "delete", id, "--yes", "-q"],
        _ => vec!["log", &meal.phrase, "--name", mark, "--note", mark, "-q"],
    };
    line.into_iter().map(str::to_owned).collect()
}

/// The meals and own foods of a whole journal.
fn held(world: &World) -> Result<Listed, String> {
    ok(world, &["db", "check"])?;
    let mut exported = ok(world, &["export", "-q"])?.json();
    let mut held = Listed::new();
    for list in ["meals", "foods"] {
        let Value::Array(things) = exported[list].take() else {
            return Err(format!("export: no {list}"));
        };
        let by_id = |thing: Value| (thing["id"].as_str().unwrap_or("?").to_owned(), thing);
        held.extend(things.into_iter().map(by_id));
    }
    Ok(held)
}

/// What a journal holds, read from a copy: nothing but what is traced touches it.
fn list(world: &World, beside: &World) -> Listed {
    let mut files = BTreeMap::new();
    for entry in fs::read_dir(world.data()).unwrap() {
        let entry = entry.unwrap();
        let name = entry.file_name().into_string().unwrap();
        if !name.starts_with("catalog") {
            files.insert(name, fs::read(entry.path()).unwrap());
        }
    }
    disk::lay_out(&beside.data(), &files);
    held(beside).unwrap()
}
