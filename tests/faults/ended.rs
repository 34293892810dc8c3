//! Programs that are asked to end, whose reader goes away, whose output is full and whose input is closed.

use std::fs::OpenOptions;
use std::process::{Command, Stdio};
use std::thread;
use std::time::Duration;

use crate::dice::{Dice, seed};
use crate::found::{is_whole, marked, meals};
use crate::tally::{Tally, could_not, times};
use crate::world::{Done, World};

/// The latest moment of a signal, in µs: a command is done by then.
const LATEST: usize = 60_000;

#[test]
fn whoever_is_asked_to_end_has_done_all_of_it_or_nothing() {
    let mut tally = Tally::of("SIGTERM and SIGINT");
    let seed = seed();
    for signal in ["-TERM", "-INT"] {
        let world = begun();
        for number in 0..times(6, 200) {
            let dice = &mut Dice::of(seed, number);
            let after = Duration::from_micros(dice.below(LATEST) as u64);
            let found = asked_to_end(&world, signal, after, number);
            tally.count(found.map_err(|why| format!("{signal} after {after:?}: {why}")));
        }
    }
    tally.end(6);
}

/// A journal with a meal.
fn begun() -> World {
    let world = World::stocked();
    world.ok(&marked(1, "first").log());
    world
}

/// One meal is logged, and its program asked to end meanwhile.
fn asked_to_end(world: &World, signal: &str, after: Duration, number: usize) -> Result<(), String> {
    let before = meals(world)?.len();
    let meal = marked(3, &number.to_string());
    let child = world.start(&meal.log(), Stdio::null());
    thread::sleep(after);
    // One that is done already is none to be asked.
    let kill = Command::new("kill")
        .args([signal, &child.id().to_string()])
        .output();
    let output = child.wait_with_output();
    kill.map_err(|error| error.to_string())?;
    let output = output.map_err(|error| error.to_string())?;
    let told = String::from_utf8_lossy(&output.stderr);
    if told.contains("panicked") {
        return Err(format!("it panicked: {told}"));
    }
    let after = meals(world)?;
    after.values().try_for_each(is_whole)?;
    match (output.status.success(), after.len() - before) {
        (true, 1) | (false, 0 | 1) => Ok(()),
        (true, _) => Err("it was called done and is not there".to_owned()),
        (false, more) => Err(format!("{}, and {more} meals more", output.status)),
    }
}

#[test]
fn a_reader_that_goes_away_a_full_output_and_a_closed_input_lose_nothing() {
    let mut tally = Tally::of("a reader that goes away, a full output, a closed input");
    let world = begun();
    let count = |world: &World| meals(world).map(|meals| meals.len());
    let mut there = count(&world).unwrap();
    for line in [
        &["food", "search", "--library", "service", "--all"][..],
        &["log", "1 egg"],
    ] {
        let mut child = world.start(line, Stdio::null());
        drop(child.stdout.take());
        let done = Done::of("| head".to_owned(), child.wait_with_output().unwrap());
        there += usize::from(line[0] == "log");
        tally.count(ends(&done, 0, count(&world), there));
    }
    match OpenOptions::new().write(true).open("/dev/full") {
        Err(error) => could_not("a full output", &error.to_string()),
        Ok(full) => {
            for line in [&["meal", "list"][..], &["log", "1 egg"]] {
                let full = full.try_clone().unwrap();
                let output = world.command(line).stdout(full).output().unwrap();
                there += usize::from(line[0] == "log");
                let done = Done::of("> /dev/full".to_owned(), output);
                tally.count(ends(&done, 1, count(&world), there));
            }
        }
    }
    for line in ["log -", "meal create --file -"] {
        let program = env!("CARGO_BIN_EXE_journal");
        let script = format!("exec '{program}' {line} <&-");
        let mut shell = Command::new("/bin/sh");
        shell.args(["-c", &script, "sh"]);
        let output = world.command_by(shell, &["unused"]).output().unwrap();
        let done = Done::of(format!("{line} <&-"), output);
        tally.count(ends(&done, 3, count(&world), there));
    }
    tally.end(4);
}

/// Whether a command ended so, without a panic, and so many meals are there.
fn ends(done: &Done, exit: i32, meals: Result<usize, String>, there: usize) -> Result<(), String> {
    match meals? {
        _ if done.err.contains("panicked") => Err(format!("it panicked: {}", done.err)),
        _ if done.exit != exit => Err(format!("exit {}, not {exit}: {}", done.exit, done.err)),
        found if found != there => Err(format!("{found} meals are there, not {there}")),
        _ => Ok(()),
    }
}
