//! Several programs on one journal.

use std::process::Stdio;
use std::time::{Duration, Instant};

use rusqlite::Connection;

use crate::world::{Done, World};

#[test]
fn programs_that_log_at_once_all_succeed_even_the_first_ever() {
    let world = World::new();
    let children: Vec<_> = (0..4)
        .map(|_| world.start(&["log", "200 g oats, 1 banana", "-q"], Stdio::null()))
        .collect();
    let mut ids = Vec::new();
    for child in children {
        let done = Done::of("one of four".to_owned(), child.wait_with_output().unwrap());
        ids.push(done.succeeded().out);
    }
    ids.sort();
    ids.dedup();
    assert_eq!(ids.len(), 4);
    assert_eq!(world.meals(), 4);
    let files = std::fs::read_dir(world.data()).unwrap().count();
    assert_eq!(files, 2, "drafts are left over");
}

/// Slow: it waits for the busy timeout of 5 seconds.
#[test]
fn a_journal_that_is_locked_is_told_within_the_timeout_and_a_second() {
    let world = World::stocked();
    world.ok(&["log", "1 egg"]);
    let other = Connection::open(world.journal()).unwrap();
    other.execute_batch("BEGIN EXCLUSIVE").unwrap();
    let started = Instant::now();
    let done = world.run(&["log", "1 banana"]).failed(12);
    let took = started.elapsed();
    done.says("locked").says(world.journal().to_str().unwrap());
    assert!(took > Duration::from_secs(4), "it did not wait: {took:?}");
    // A second for the wait, and two for a machine that is busy.
    assert!(took < Duration::from_secs(8), "it waited {took:?}");
    other.execute_batch("ROLLBACK").unwrap();
    assert_eq!(world.meals(), 1);
    world.ok(&["log", "1 banana"]);
}

#[test]
fn a_short_lock_is_waited_for() {
    let world = World::stocked();
    world.ok(&["log", "1 egg"]);
    let other = Connection::open(world.journal()).unwrap();
    other.execute_batch("BEGIN EXCLUSIVE").unwrap();
    let child = world.start(&["log", "1 banana", "-q"], Stdio::null());
    std::thread::sleep(Duration::from_millis(500));
    other.execute_batch("COMMIT").unwrap();
    Done::of(
        "a waiting program".to_owned(),
        child.wait_with_output().unwrap(),
    )
    .succeeded();
    assert_eq!(world.meals(), 2);
}

/// Such a program keeps the index of the log to itself, and nothing was taken away.
#[test]
fn a_program_that_keeps_all_others_out_is_waited_for_and_told_as_a_lock() {
    let world = World::stocked();
    world.ok(&["log", "1 egg"]);
    let keep_out = || {
        let other = Connection::open(world.journal()).unwrap();
        let alone = "PRAGMA locking_mode = EXCLUSIVE; BEGIN; SELECT count(*) FROM meal; COMMIT";
        other.execute_batch(alone).unwrap();
        assert!(!world.data().join("journal.db-shm").exists());
        other
    };
    let other = keep_out();
    let started = Instant::now();
    let done = world.run(&["today"]).failed(12);
    let took = started.elapsed();
    done.says("locked by another program").says("try again");
    assert!(took > Duration::from_secs(4), "it did not wait: {took:?}");
    drop(other);
    let other = keep_out();
    let child = world.start(&["log", "1 banana", "-q"], Stdio::null());
    std::thread::sleep(Duration::from_millis(2500));
    drop(other);
    let waited = child.wait_with_output().unwrap();
    Done::of("a waiting program".to_owned(), waited).succeeded();
    assert_eq!(world.meals(), 2);
}

#[test]
fn meals_are_read_while_another_program_writes() {
    let world = World::stocked();
    world.ok(&["log", "1 egg"]);
    let other = Connection::open(world.journal()).unwrap();
    other.execute_batch("BEGIN IMMEDIATE").unwrap();
    let started = Instant::now();
    assert_eq!(world.meals(), 1);
    assert!(started.elapsed() < Duration::from_secs(4));
}
