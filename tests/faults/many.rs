//! Many programs on one journal: none loses, doubles or fails a write, and none waits for ever.

use std::collections::BTreeSet;
use std::process::Stdio;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use rusqlite::Connection;

use crate::found::{is_whole, marked, meals, told};
use crate::tally::{Tally, times};
use crate::world::{Done, World};

const PROGRAMS: usize = 8;

/// The longest that a journal is kept from others: nobody waits so long.
const LOCKED: Duration = Duration::from_secs(30);

#[test]
fn eight_programs_that_write_at_once_lose_double_and_fail_nothing() {
    let mut tally = Tally::of("eight programs writing at once");
    let world = World::stocked();
    let each = times(50, 1_000);
    let answers: Vec<Done> = std::thread::scope(|scope| {
        let programs: Vec<_> = (0..PROGRAMS)
            .map(|program| {
                let world = &world;
                let log = move |turn| log(world, &format!("{program}.{turn}"));
                scope.spawn(move || (0..each).map(log).collect::<Vec<_>>())
            })
            .collect();
        let answers = programs.into_iter().map(|program| program.join().unwrap());
        answers.flatten().collect()
    });
    let there = meals(&world).unwrap();
    let mut seen = BTreeSet::new();
    for answer in &answers {
        let id = answer.out.trim();
        tally.count(match (answer.exit, there.get(id)) {
            (0, _) if !seen.insert(id) => Err(format!("{id} was answered twice")),
            (0, Some(meal)) => is_whole(meal),
            (0, None) => Err(format!("{id} is lost")),
            _ => Err(told("log", answer)),
        });
    }
    let marks: BTreeSet<_> = there.values().map(|meal| meal["name"].as_str()).collect();
    let (meals, names) = (there.len(), marks.len());
    assert_eq!((meals, names), (PROGRAMS * each, PROGRAMS * each));
    tally.figure(format!("{meals} meals, {names} names"));
    tally.end(PROGRAMS * each);
}

/// What a check reads is of one moment, and so it finds nothing wrong between two foods that others save and change.
#[test]
fn a_check_beside_programs_that_write_tells_no_damage() {
    let mut tally = Tally::of("checks beside programs that save and change foods");
    let world = World::stocked();
    world.ok(&["food", "save", "Own", "--per", "100g", "--kcal", "100"]);
    let checks = times(60, 600);
    let is_checked = AtomicBool::new(false);
    let done: Vec<Done> = std::thread::scope(|scope| {
        let write = |line: fn(usize) -> String| {
            let (world, is_checked) = (&world, &is_checked);
            scope.spawn(move || {
                for number in (1..).take_while(|_| !is_checked.load(Ordering::Relaxed)) {
                    world.run(&line(number).split(' ').collect::<Vec<_>>());
                }
            });
        };
        write(|number| format!("food save Food{number} --per 100g --kcal 5"));
        write(|number| format!("food edit Own --kcal {number}"));
        let lines = [&["db", "check"][..], &["doctor"]];
        let check = |at: usize| world.run(lines[at % 2]);
        let done = (0..checks).map(check).collect();
        is_checked.store(true, Ordering::Relaxed);
        done
    });
    for done in &done {
        tally.count(match done.exit {
            0 => Ok(()),
            _ => Err(told("db check or doctor", done)),
        });
    }
    tally.end(checks);
}

fn log(world: &World, number: &str) -> Done {
    let meal = marked(2, number);
    world.run(&meal.log())
}

#[test]
fn a_journal_that_stays_locked_is_told_and_nobody_waits_for_its_end() {
    let mut tally = Tally::of("a journal that stays locked");
    let world = World::stocked();
    world.ok(&["log", "1 egg"]);
    let other = Connection::open(world.journal()).unwrap();
    let begun = Instant::now();
    other.execute_batch("BEGIN EXCLUSIVE").unwrap();
    let writes: [&[&str]; 4] = [
        &["log", "1 banana", "--json"],
        &["undo", "--json"],
        &[
            "food", "save", "Gruel", "--per", "100g", "--kcal", "50", "--json",
        ],
        &["body", "set", "--age", "40", "--json"],
    ];
    let waiting: Vec<_> = writes
        .iter()
        .map(|line| world.start(line, Stdio::null()))
        .collect();
    let mut waits = Vec::new();
    for (line, child) in writes.iter().zip(waiting) {
        let output = child.wait_with_output().unwrap();
        // The first that ends is measured before the next is looked at.
        waits.push(begun.elapsed());
        let done = Done::of(line.join(" "), output);
        tally.count(is_locked(&done).map_err(|why| format!("{why}: {}", told(line[0], &done))));
    }
    let longest = waits.iter().max().unwrap();
    // They give up after 5 s. How long that takes on a machine with much else to do is told, and not held.
    tally.count(match *longest < LOCKED {
        true => Ok(()),
        false => Err(format!("they waited {longest:?}")),
    });
    other.execute_batch("ROLLBACK").unwrap();
    tally.count(match world.run(&["log", "1 banana"]).exit {
        0 if world.meals() == 2 => Ok(()),
        exit => Err(format!(
            "exit {exit}, {} meals after the lock",
            world.meals()
        )),
    });
    tally.figure(format!("the longest waited {longest:.1?}"));
    tally.end(6);
}

fn is_locked(done: &Done) -> Result<(), String> {
    if done.exit != 12 {
        return Err("not exit 12".to_owned());
    }
    let error = done.error();
    let message = error["message"].as_str().unwrap_or_default();
    match message.contains("locked") && message.contains("journal.db") {
        true if error["outcome"] == "not_applied" => Ok(()),
        true => Err("its outcome is not not_applied".to_owned()),
        false => Err("no lock is told".to_owned()),
    }
}
