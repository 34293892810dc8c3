//! What has to last besides the bytes of a file. Without a write-ahead log a change is done when its rollback journal is
//! gone: a power cut that brought the journal back would bring a revoked key back with it. A file in a new folder is as
//! lost as the folder.

use std::fs;
use std::path::PathBuf;

use crate::deeds;
use crate::found::all_in;
use crate::tally::{Tally, could_not};
use crate::traced::{self, missing};
use crate::world::{World, id};

#[test]
fn a_key_that_is_made_or_revoked_stays_so_after_the_power_was_cut() {
    const PROMISE: &str = "keys and people that last";
    if let Some(why) = missing() {
        return could_not(PROMISE, &why);
    }
    let mut tally = Tally::of(PROMISE);
    let world = World::stocked();
    let key = id(&world.json(&["key", "create", "--permission", "read"]));
    let people = world.home().join("people").display().to_string();
    for line in [
        &["key", "create", "--permission", "read"][..],
        &["key", "revoke", &key, "--yes"],
        &["user", "add", "anna", "--data", &people],
        &["user", "remove", "anna", "--data", &people, "--yes"],
    ] {
        tally.count(lasts(&world, line).map_err(|why| format!("{line:?}: {why}")));
    }
    tally.end(4);
}

/// Whether the folder is synced behind each rollback journal that went.
fn lasts(world: &World, line: &[&str]) -> Result<(), String> {
    let log = world.home().join("calls");
    let file = log.to_str().ok_or("a path of text")?;
    let calls = "trace=unlink,unlinkat,fsync,fdatasync";
    traced::run(world, &["-y", "-o", file, "-e", calls], line).succeeded();
    let told = fs::read_to_string(log).map_err(|error| error.to_string())?;
    let is_end = |call: &&str| call.contains("unlink") && call.contains("server.db-journal\"");
    let mut calls = told.lines();
    let mut ends = 0;
    while let Some(end) = calls.find(is_end) {
        let journal = end.split('"').nth(1).unwrap_or_default();
        let folder = journal.rsplit_once('/').map_or("", |(folder, _)| folder);
        let synced = format!("<{folder}>)");
        if !calls
            .next()
            .is_some_and(|call| call.contains("sync(") && call.contains(&synced))
        {
            return Err(format!("the end of {journal} is not synced"));
        }
        ends += 1;
    }
    match ends {
        0 => Err("no rollback journal went".to_owned()),
        _ => Ok(()),
    }
}

#[test]
fn a_folder_that_is_new_lasts_like_what_is_in_it() {
    const PROMISE: &str = "folders that last";
    if let Some(why) = missing() {
        return could_not(PROMISE, &why);
    }
    let mut tally = Tally::of(PROMISE);
    for line in [
        &["log", "1 banana"][..],
        &["context", "add", "home", "--url", "http://127.0.0.1:9"],
        &["user", "add", "anna", "--data", "people"],
    ] {
        tally.count(is_known_above(line).map_err(|why| format!("{line:?}: {why}")));
    }
    tally.end(3);
}

/// Whether the folder above each that is new is synced.
fn is_known_above(line: &[&str]) -> Result<(), String> {
    let data = "deep/er/data";
    let world = World::new().with("JOURNAL_DATA_DIR", data);
    let folders = || {
        all_in(world.home())
            .into_iter()
            .filter(|path| path.is_dir())
    };
    let before: Vec<PathBuf> = folders().collect();
    let log = world.home().join("calls");
    let file = log.to_str().ok_or("a path of text")?;
    traced::run(&world, &["-y", "-o", file, "-e", "trace=fsync"], line).succeeded();
    let told = fs::read_to_string(log).map_err(|error| error.to_string())?;
    let new: Vec<PathBuf> = folders()
        .filter(|folder| !before.contains(folder))
        .collect();
    let is_lost = |folder: &&PathBuf| {
        let above = folder.parent().unwrap_or(folder);
        !told.contains(&format!("<{}>)", above.display()))
    };
    match new.iter().find(is_lost) {
        _ if new.is_empty() => Err("no folder was made".to_owned()),
        Some(folder) => Err(format!("{} may be lost", folder.display())),
        None => Ok(()),
    }
}

/// What is said to be left of somebody is there, and what is gone is not said to be.
#[test]
fn a_journal_of_which_it_is_said_that_it_is_left_is_there() {
    const PROMISE: &str = "what is said of somebody who is removed";
    if let Some(why) = missing() {
        return could_not(PROMISE, &why);
    }
    let mut tally = Tally::of(PROMISE);
    // The first that is synced is the mark of who is removed.
    for (call, number) in [("fsync", 2), ("unlinkat", 1)] {
        let world = World::stocked();
        let people = ["--data", "people"];
        world.ok(&[&["user", "add", "anna"][..], &people].concat());
        let remove = [&["user", "remove", "anna", "--yes"][..], &people].concat();
        let done = traced::failing(&world, call, number, &remove);
        let folders = fs::read_dir(world.home().join("people/users"));
        let folders = folders.into_iter().flatten().flatten();
        let is_left = folders.filter(|entry| entry.path().is_dir()).count() > 0;
        let said = done.err.contains("their journal is left");
        tally.count(match done.exit == 12 && said == is_left {
            true => Ok(()),
            false => Err(format!("{call}: left {is_left}: {}", done.err)),
        });
    }
    tally.end(2);
}

/// What fails behind the end of it is not told as if nothing had been done.
#[test]
fn a_key_of_which_it_is_said_that_nothing_was_changed_is_not_revoked() {
    const PROMISE: &str = "what is said of a key";
    if let Some(why) = missing() {
        return could_not(PROMISE, &why);
    }
    let mut tally = Tally::of(PROMISE);
    let before = World::stocked();
    let key = id(&before.json(&["key", "create", "--permission", "read"]));
    let revoke = ["key", "revoke", &key, "--yes", "--json"];
    for (call, count) in traced::count(&deeds::copy(&before), &["pread64", "fcntl"], &revoke) {
        for number in 1..=count {
            let world = deeds::copy(&before);
            let done = traced::failing(&world, &call, number, &revoke);
            let is_revoked = world.json(&["key", "list"])[0]["state"] == "revoked";
            let said = match done.exit {
                0 => Some(true),
                _ if done.err.contains("not_applied") => Some(false),
                _ => None,
            };
            tally.count(match said.is_none_or(|said| said == is_revoked) {
                true => Ok(()),
                false => Err(format!(
                    "{call} {number}: revoked {is_revoked}: {}",
                    done.err
                )),
            });
        }
    }
    tally.end(30);
}

/// Where adding a person fails, nothing of them is left, or all of them.
#[test]
fn a_person_who_was_not_added_leaves_no_folder() {
    const PROMISE: &str = "people who were not added";
    if let Some(why) = missing() {
        return could_not(PROMISE, &why);
    }
    let mut tally = Tally::of(PROMISE);
    for call in ["fsync", "fdatasync", "rename"] {
        for number in 1..=12 {
            let world = World::stocked();
            let add = ["user", "add", "bob", "--data", "people"];
            let done = traced::failing(&world, call, number, &add);
            let folders = fs::read_dir(world.home().join("people/users"));
            let folders = folders.into_iter().flatten().count();
            let listed = world.run(&["user", "list", "--data", "people", "--format", "ndjson"]);
            let people = listed.out.lines().count();
            tally.count(match folders == people {
                true => Ok(()),
                false => Err(format!(
                    "{call} {number}: exit {}, {folders} folders, {people} people: {}",
                    done.exit, done.err
                )),
            });
        }
    }
    tally.end(36);
}
