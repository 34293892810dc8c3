//! Files that are damaged, foreign, newer or without what stood beside them: refused as they are,
//! or read right; never a fault of the program, never a figure that nobody could see is wrong.

mod flips;
mod logs;
mod misled;
mod pages;
mod photos;
mod triggers;
mod unreadable;

use std::fs;

use rusqlite::Connection;

use crate::found::told;
use crate::tally::Tally;
use crate::world::World;

const PAGE: usize = 4096;

/// What reads and what writes.
const LINES: [&[&str]; 4] = [
    &["meal", "list", "--all", "--json"],
    &["food", "search", "--all", "--json"],
    &["log", "1 egg", "--json"],
    &["db", "check", "--json"],
];

/// A journal with meals, a food, something taken back; nothing stands beside it.
fn lived_in() -> World {
    let world = World::stocked();
    world.ok(&["food", "save", "Gruel", "--per", "100g", "--kcal", "50"]);
    for day in ["today", "yesterday", "2026-11-19"] {
        world.ok(&["log", "200 g oats, 1 banana", "--at", &format!("{day} 8am")]);
    }
    world.ok(&["log", "100 g gruel, 2 eggs"]);
    world.ok(&["meal", "edit", "last", "--name", "Renamed"]);
    world.ok(&["undo"]);
    world
}

/// A way to damage a journal.
type Damage = fn(&World);

#[test]
fn a_file_that_is_no_whole_journal_is_refused_and_left_as_it_is() {
    let kinds: [(&str, Damage); 8] = [
        ("a bad magic", |world| {
            change(world, |bytes| bytes[..6].copy_from_slice(b"SQLate"));
        }),
        ("a page of 0xff", |world| {
            change(world, |bytes| bytes[PAGE..2 * PAGE].fill(0xff));
        }),
        ("half of it", |world| {
            change(world, |bytes| bytes.truncate(bytes.len() / 2));
        }),
        ("a text", |world| {
            change(world, |bytes| *bytes = b"Dear diary, oats. ".repeat(5_000));
        }),
        ("0 bytes", |world| change(world, Vec::clear)),
        ("a foreign application_id", |world| {
            pragma(world, "application_id", 0x1234)
        }),
        ("a newer user_version", |world| {
            pragma(world, "user_version", 9_999)
        }),
        ("a torn header", |world| {
            change(world, |bytes| bytes[50..100].fill(0));
        }),
    ];
    let mut tally = Tally::of("kinds of damage");
    for (kind, damage) in kinds {
        for line in LINES {
            let world = lived_in();
            damage(&world);
            let found = is_refused(&world, line, kind != "a newer user_version");
            tally.count(found.map_err(|why| format!("{kind}: {why}")));
        }
    }
    tally.end(kinds.len() * LINES.len());
}

fn change(world: &World, damage: impl FnOnce(&mut Vec<u8>)) {
    let mut bytes = fs::read(world.journal()).unwrap();
    damage(&mut bytes);
    fs::write(world.journal(), bytes).unwrap();
}

fn pragma(world: &World, name: &str, value: i64) {
    let journal = Connection::open(world.journal()).unwrap();
    journal.pragma_update(None, name, value).unwrap();
}

/// Exit 12, the file as it was, and a hint that says what to do.
fn is_refused(world: &World, line: &[&str], is_damaged: bool) -> Result<(), String> {
    let before = fs::read(world.journal()).unwrap();
    let done = world.run(line);
    let fail = |why: &str| Err(format!("{why}: {}", told(&line.join(" "), &done)));
    if done.exit != 12 || !done.out.is_empty() {
        return fail("not refused");
    }
    if fs::read(world.journal()).unwrap() != before {
        return fail("the file was changed");
    }
    let error = done.error();
    let hint = error["hint"].as_str().unwrap_or_default();
    let names_help = hint.contains("journal doctor") && hint.contains("db restore");
    let names_file = error["message"].to_string().contains("journal.db");
    match (names_file, names_help || !is_damaged) {
        (false, _) => fail("the file is not named"),
        (_, false) => fail("the hint names no way back"),
        _ if error["outcome"] != "not_applied" => fail("its outcome is not not_applied"),
        _ => Ok(()),
    }
}

#[test]
fn a_journal_without_its_log_or_with_a_stale_one_does_not_crash_the_program() {
    let mut tally = Tally::of("stale or missing -wal and -shm");
    for (kind, damage) in BESIDE {
        for line in LINES {
            let world = killed_over();
            damage(&world);
            let done = world.run(line);
            // What stood in the log alone went with it; what stood in the file did not.
            let kept = done.exit == 0 && meals_of(&world) >= 3;
            tally.count(match kept || done.exit == 12 {
                true => Ok(()),
                false => Err(format!("{kind}: {}", told(&line.join(" "), &done))),
            });
        }
    }
    tally.end(BESIDE.len() * LINES.len());
}

const BESIDE: [(&str, Damage); 6] = [
    ("no -shm", |world| remove(world, "-shm")),
    ("no -wal", |world| remove(world, "-wal")),
    ("neither", |world| {
        remove(world, "-wal");
        remove(world, "-shm");
    }),
    ("a -shm of 0xff", |world| {
        fs::write(beside(world, "-shm"), [0xff; 32_768]).unwrap();
    }),
    ("the -wal of another journal", |world| {
        fs::copy(beside(&killed_over(), "-wal"), beside(world, "-wal")).unwrap();
    }),
    ("a -wal of text", |world| {
        fs::write(beside(world, "-wal"), "oats ".repeat(10_000)).unwrap();
    }),
];

#[test]
fn doctor_says_that_a_log_is_missing_or_is_none_of_the_journal() {
    let mut tally = Tally::of("stale or missing -wal, told by doctor");
    let told_of: [(&str, Damage, &str); 3] = [
        ("no -wal", |world| remove(world, "-wal"), "-wal is gone"),
        (
            "a -wal of text",
            |world| fs::write(beside(world, "-wal"), "oats ".repeat(10_000)).unwrap(),
            "-wal is damaged",
        ),
        (
            "the -wal of another journal",
            |world| {
                fs::copy(beside(&killed_over(), "-wal"), beside(world, "-wal")).unwrap();
            },
            "together with its log",
        ),
    ];
    for (kind, damage, says) in told_of {
        let world = killed_over();
        damage(&world);
        let doctor = world.run(&["doctor", "--json"]);
        tally.count(match doctor.out.contains(says) {
            true => Ok(()),
            false => Err(format!("{kind}: {}", told("doctor", &doctor))),
        });
    }
    let older = lived_in();
    fs::write(beside(&older, "-wal"), written_twice(&older)).unwrap();
    let cut = killed_over();
    let log = fs::File::options()
        .write(true)
        .open(beside(&cut, "-wal"))
        .unwrap();
    log.set_len(log.metadata().unwrap().len() - 2_000).unwrap();
    for (world, says) in [
        (cut, "-wal was cut off"),
        (killed_over(), "holds what was written last"),
        (
            older,
            "-wal is not the log that stood beside this journal last",
        ),
    ] {
        let doctor = world.run(&["doctor", "--json"]);
        tally.count(match doctor.out.contains(says) {
            true => Ok(()),
            false => Err(told("doctor beside a log", &doctor)),
        });
    }
    tally.end(6);
}

fn beside(world: &World, behind: &str) -> std::path::PathBuf {
    world.data().join(format!("journal.db{behind}"))
}

fn remove(world: &World, behind: &str) {
    fs::remove_file(beside(world, behind)).unwrap();
}

fn meals_of(world: &World) -> usize {
    let listed = world.run(&["meal", "list", "--all", "--json"]);
    let listed: Option<serde_json::Value> = serde_json::from_str(&listed.out).ok();
    listed.map_or(0, |listed| listed["meals"].as_array().map_or(0, Vec::len))
}

/// A journal whose last change stands in the log beside it alone, as a killed program leaves it.
fn killed_over() -> World {
    let world = lived_in();
    let journal = Connection::open(world.journal()).unwrap();
    journal
        .execute_batch("PRAGMA wal_autocheckpoint = 0; UPDATE meal SET notes = 'in the log';")
        .unwrap();
    leave_as_killed(&world, journal);
    world
}

/// Writes into a journal twice, and leaves it as a program that is killed then; gives the log of the first time.
fn written_twice(world: &World) -> Vec<u8> {
    let journal = Connection::open(world.journal()).unwrap();
    let write = |sql: &str| journal.execute_batch(sql).unwrap();
    write("PRAGMA wal_autocheckpoint = 0; UPDATE meal SET notes = 'first';");
    let first = fs::read(beside(world, "-wal")).unwrap();
    write("PRAGMA wal_checkpoint(TRUNCATE); UPDATE meal SET notes = 'second';");
    leave_as_killed(world, journal);
    first
}

/// Closes a journal without what closing does to its files: they stay as a killed program leaves them.
fn leave_as_killed(world: &World, journal: Connection) {
    let names = ["", "-wal", "-shm"];
    let files = names.map(|behind| fs::read(beside(world, behind)).unwrap());
    drop(journal);
    for (behind, bytes) in names.into_iter().zip(files) {
        fs::write(beside(world, behind), bytes).unwrap();
    }
}
