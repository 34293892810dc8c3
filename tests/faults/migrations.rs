//! Journals of older programs: brought up to date with every member as it was, after a copy was
//! made; by many at once, and cut off in the middle, they are as before or as after.

use std::collections::BTreeMap;
use std::fs;
use std::os::unix::fs::PermissionsExt;
use std::path::PathBuf;

use rusqlite::Connection;

use crate::dice::{Dice, seed};
use crate::found::{ok, told};
use crate::kept;
use crate::power_cuts::calls;
use crate::power_cuts::disk::{self, Disk, UNSYNCED};
use crate::tally::{Tally, could_not, times};
use crate::traced::missing;
use crate::world::World;

/// A home with the kept journal of a schema.
fn with_journal(schema: i32) -> World {
    let world = World::stocked();
    kept::lay(&world, schema);
    world
}

fn copy_of(world: &World, schema: i32) -> PathBuf {
    world.data().join(format!("journal.db.v{schema}"))
}

/// The tables of a file, each as it was declared.
fn tables(file: &std::path::Path) -> (i32, BTreeMap<String, Option<String>>) {
    let file = Connection::open(file).unwrap();
    let version = file.pragma_query_value(None, "user_version", |row| row.get(0));
    let mut statement = file.prepare("SELECT name, sql FROM sqlite_schema").unwrap();
    let rows = statement.query_map((), |row| Ok((row.get(0)?, row.get(1)?)));
    (
        version.unwrap(),
        rows.unwrap().map(Result::unwrap).collect(),
    )
}

#[test]
fn each_schema_so_far_has_a_kept_journal_and_becomes_what_is_made_today() {
    let mut tally = Tally::of("migrations end in the schema of today");
    let today = World::stocked();
    today.ok(&["log", "1 egg"]);
    let (version, made) = tables(&today.journal());
    assert_eq!(
        kept::newest(),
        version,
        "the schema has a new step: keep a journal of it in tests/data/journals"
    );
    // A step that was released is never changed: what it made is what it makes.
    let kept_today = tables(&kept::file(version));
    tally.count(match kept_today == (version, made.clone()) {
        true => Ok(()),
        false => Err("the kept journal of today's schema has other tables".to_owned()),
    });
    for schema in 1..=version {
        let world = with_journal(schema);
        world.ok(&["meal", "list"]);
        tally.count(match tables(&world.journal()) == (version, made.clone()) {
            true => Ok(()),
            false => Err(format!(
                "schema {schema} becomes another one than {version}"
            )),
        });
    }
    tally.end(3);
}

#[test]
fn a_kept_journal_says_what_its_program_said_and_a_copy_was_made_first() {
    let mut tally = Tally::of("migrations keep every member");
    for schema in 1..=kept::newest() {
        for first in [&["meal", "list"][..], &["log", "1 egg"], &["db", "check"]] {
            let found = is_kept(schema, first);
            tally.count(found.map_err(|why| format!("schema {schema}, {first:?}: {why}")));
        }
    }
    tally.end(9);
}

fn is_kept(schema: i32, first: &[&str]) -> Result<(), String> {
    let world = with_journal(schema);
    let done = ok(&world, first)?;
    if first[0] == "log" {
        ok(&world, &["undo"])?;
    }
    ok(&world, &["db", "check"])?;
    if kept::tells(&world)? != kept::told(schema) {
        return Err("it says something else".to_owned());
    }
    if schema == kept::newest() {
        return match copy_of(&world, schema).exists() || done.err.contains("is kept") {
            true => Err("a copy was made, and none was needed".to_owned()),
            false => Ok(()),
        };
    }
    let copy = copy_of(&world, schema);
    let mode = fs::metadata(&copy).map(|copy| copy.permissions().mode() & 0o777);
    if mode.map_err(|error| error.to_string())? != 0o600 {
        return Err("others may read the copy".to_owned());
    }
    // What reads a file alone says nothing beside its answer.
    let name = copy.to_str().unwrap();
    if first[0] != "db" && !done.err.contains(name) {
        return Err(told("the copy is not told of", &done));
    }
    let doctor = ok(&world, &["doctor", "--json"])?;
    if !doctor.out.contains(name) {
        return Err(format!("doctor does not name it: {}", doctor.out));
    }
    // The way back to the older program, and from there to this one again.
    let other = World::stocked();
    fs::copy(&copy, other.journal()).map_err(|error| error.to_string())?;
    match tables(&other.journal()) == tables(&kept::file(schema))
        && kept::tells(&other)? == kept::told(schema)
    {
        true => Ok(()),
        false => Err("the copy is not what was there".to_owned()),
    }
}

#[test]
fn a_newer_journal_is_refused_and_the_copy_of_before_comes_back() {
    let world = with_journal(kept::newest());
    let copy = copy_of(&world, kept::newest());
    fs::copy(world.journal(), &copy).unwrap();
    let newer = Connection::open(world.journal()).unwrap();
    newer
        .execute_batch("CREATE TABLE later (a); PRAGMA user_version = 99;")
        .unwrap();
    drop(newer);
    let before = fs::read(world.journal()).unwrap();
    let error = world.error(12, &["log", "1 egg"]);
    let (message, hint) = (error["message"].to_string(), error["hint"].to_string());
    assert!(message.contains(copy.to_str().unwrap()), "{message}");
    assert!(hint.contains("journal db restore"), "{hint}");
    assert!(fs::read(world.journal()).unwrap() == before);
    world.ok(&["db", "restore", copy.to_str().unwrap(), "--yes"]);
    let told_now = kept::tells(&world).unwrap();
    assert_eq!(told_now, kept::told(kept::newest()));
    let put_away = fs::read_dir(world.data().join("backups")).unwrap();
    let put_away: Vec<_> = put_away.map(|entry| entry.unwrap().path()).collect();
    assert_eq!(put_away.len(), 1);
    assert_eq!(tables(&put_away[0]).0, 99);
}

#[test]
fn programs_that_start_at_once_bring_a_journal_up_to_date_once() {
    let mut tally = Tally::of("migrations by 8 programs at once");
    for round in 0..times(4, 100) {
        let schema = i32::try_from(round % 2).unwrap() + 1;
        let world = with_journal(schema);
        let line = ["log", "100 kcal", "-q"];
        let writers: Vec<_> = (0..8)
            .map(|_| world.start(&line, std::process::Stdio::null()))
            .collect();
        for writer in writers {
            let ended = writer.wait_with_output().unwrap();
            let error = String::from_utf8_lossy(&ended.stderr).into_owned();
            tally.count(match ended.status.success() {
                true => Ok(()),
                false => Err(error),
            });
        }
        let meals = kept::told(schema)["meals"].as_array().map_or(0, Vec::len) + 8;
        assert_eq!(world.meals(), meals);
        world.ok(&["db", "check"]);
        assert_eq!(tables(&copy_of(&world, schema)).0, schema);
        let twice = world.data().join(format!("journal.db.v{schema}-2"));
        assert!(!twice.exists(), "the same was kept twice");
    }
    tally.end(32);
}

#[test]
fn a_journal_is_as_before_or_as_after_where_the_power_was_cut_while_it_was_brought_up_to_date() {
    const PROMISE: &str = "power cuts in migrations";
    if let Some(why) = missing() {
        return could_not(PROMISE, &why);
    }
    let (seed, mut tally) = (seed(), Tally::of(PROMISE));
    for schema in 1..kept::newest() {
        let world = with_journal(schema);
        let mut there = BTreeMap::new();
        there.insert("journal.db".to_owned(), fs::read(world.journal()).unwrap());
        let calls = calls::of(&world, &["meal", "list", "--json"]);
        let again = World::stocked();
        let mut disk = Disk::with(&world.data(), &there);
        disk.begin();
        let (all, states) = (calls.len(), times(60, 4_000));
        for (at, call) in calls.into_iter().enumerate() {
            disk.take(&call);
            for state in at * states / all..(at + 1) * states / all {
                let unsynced = UNSYNCED[state % UNSYNCED.len()];
                let mut dice = Dice::of(seed, state + 1);
                disk::lay_out(&again.data(), &disk.cut(unsynced, &mut dice));
                let found =
                    kept::tells(&again).and_then(|found| match found == kept::told(schema) {
                        true => ok(&again, &["db", "check"]).map(drop),
                        false => Err("it says something else".to_owned()),
                    });
                tally.count(found.map_err(|why| {
                    format!("seed {seed}, schema {schema}, state {state}, {unsynced:?}: {why}")
                }));
            }
        }
        tally.note(format!("after {all} system calls from schema {schema}"));
    }
    tally.end(100);
}

#[test]
fn whoever_only_reads_an_older_journal_is_told_where_it_is_kept_as_it_was() {
    for line in [
        &["db", "backup", "copy.db"][..],
        &["catalog", "review", "list"],
    ] {
        let world = with_journal(1);
        let done = world.ok(line);
        done.says(copy_of(&world, 1).to_str().unwrap());
        assert!(copy_of(&world, 1).exists(), "{line:?}");
    }
}

#[test]
fn whoever_looks_through_an_older_journal_leaves_it_as_it_is() {
    for (line, says) in [
        (&["db", "check"][..], "journal.db"),
        (&["doctor"], "is whole"),
    ] {
        let world = with_journal(1);
        let before = fs::read(world.journal()).unwrap();
        let done = world.run(line);
        assert!(done.out.contains(says), "{done:?}");
        assert!(fs::read(world.journal()).unwrap() == before, "{line:?}");
        assert!(!copy_of(&world, 1).exists(), "{line:?}");
    }
}
