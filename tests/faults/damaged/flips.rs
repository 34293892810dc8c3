//! One bit of a journal is another one.

use std::fs;

use serde_json::Value;

use super::{LINES, lived_in};
use crate::dice::{Dice, seed};
use crate::found::told;
use crate::tally::{Tally, times};
use crate::world::{Done, World};

/// What a journal says of itself when it is whole.
struct Whole {
    world: World,
    bytes: Vec<u8>,
    answers: Vec<Value>,
}

impl Whole {
    /// A byte: any one, or every second time one that is not 0, since much of a small journal is
    /// room.
    fn place(&self, number: usize, dice: &mut Dice) -> usize {
        loop {
            let at = dice.below(self.bytes.len());
            if number.is_multiple_of(2) || self.bytes[at] != 0 {
                return at;
            }
        }
    }
}

/// How often a flip was met how.
#[derive(Default)]
struct Met {
    refused: usize,
    harmless: usize,
    unseen: usize,
    seen: usize,
}

#[test]
fn a_flipped_bit_is_refused_or_harmless_or_such_that_nothing_can_see_it() {
    let mut tally = Tally::of("bit flips");
    let seed = seed();
    let whole = whole();
    let flips = times(100, 1_000);
    let mut met = Met::default();
    for number in 0..flips {
        let mut dice = Dice::of(seed, number);
        let (at, bit) = (whole.place(number, &mut dice), dice.below(8));
        let mut bytes = whole.bytes.clone();
        bytes[at] ^= 1 << bit;
        let found = look(&whole, &bytes, &mut met);
        tally.count(
            found.map_err(|why| {
                format!("seed {seed}, flip {number}: bit {bit} of byte {at}: {why}")
            }),
        );
    }
    tally.figure(format!(
        "{} refused, {} harmless, {} changed what db check finds too, {} what nothing can find",
        met.refused, met.harmless, met.seen, met.unseen
    ));
    assert!(met.refused > 0 && met.harmless > 0);
    tally.end(flips);
}

fn whole() -> Whole {
    let world = lived_in();
    let bytes = fs::read(world.journal()).unwrap();
    let answers = LINES.iter().map(|line| answer(&world, &bytes, line).json());
    let answers = answers.collect();
    Whole {
        world,
        bytes,
        answers,
    }
}

/// Runs a command on these bytes.
fn answer(world: &World, bytes: &[u8], line: &[&str]) -> Done {
    for behind in ["-wal", "-shm", "-journal"] {
        let _ = fs::remove_file(world.data().join(format!("journal.db{behind}")));
    }
    fs::write(world.journal(), bytes).unwrap();
    world.run(line)
}

/// Looks at a journal with a flipped bit with every command.
fn look(whole: &Whole, bytes: &[u8], met: &mut Met) -> Result<(), String> {
    let (mut refused, mut is_found, mut wrong) = (false, false, Vec::new());
    for (line, right) in LINES.iter().zip(&whole.answers) {
        let done = answer(&whole.world, bytes, line);
        let now = fs::read(whole.world.journal()).unwrap();
        match done.exit {
            12 if now != bytes => return Err(format!("changed: {}", told(line[0], &done))),
            12 => {
                refused = true;
                is_found |= line[0] == "db";
            }
            // A meal that is logged has an id of its own.
            0 if line[0] == "log" => {}
            0 if done.json() == *right => {}
            0 => wrong.push(done.json().to_string()),
            _ => return Err(told(&line.join(" "), &done)),
        }
    }
    match (wrong.is_empty(), is_found) {
        (true, _) if refused => met.refused += 1,
        (true, _) => met.harmless += 1,
        (false, true) => met.seen += 1,
        (false, false) => {
            met.unseen += 1;
            if let Some(told) = wrong.iter().find(|told| told.contains(":-")) {
                return Err(format!("below zero, and db check is silent: {told}"));
            }
        }
    }
    Ok(())
}
