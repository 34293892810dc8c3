//! What has to last besides the bytes of a file. Without a write-ahead log a change is done when its rollback journal is
//! gone: a power cut that brought the journal back would bring a revoked key back with it. A file in a new folder is as
//! lost as the folder.

use std::fs;
use std::path::{Path, PathBuf};

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
    let before = folders_in(world.home());
    let log = world.home().join("calls");
    let file = log.to_str().ok_or("a path of text")?;
    traced::run(&world, &["-y", "-o", file, "-e", "trace=fsync"], line).succeeded();
    let told = fs::read_to_string(log).map_err(|error| error.to_string())?;
    let after = folders_in(world.home());
    let mut new = after.iter().filter(|folder| !before.contains(folder));
    let is_lost = |folder: &&PathBuf| {
        let above = folder.parent().unwrap_or(folder);
        !told.contains(&format!("<{}>)", above.display()))
    };
    match new.clone().count() {
        0 => Err("no folder was made".to_owned()),
        _ => match new.find(is_lost) {
            Some(folder) => Err(format!("{} may be lost", folder.display())),
            None => Ok(()),
        },
    }
}

/// All folders in this one, however deep.
fn folders_in(folder: &Path) -> Vec<PathBuf> {
    let within = fs::read_dir(folder).into_iter().flatten().flatten();
    let folders = within
        .map(|entry| entry.path())
        .filter(|path| path.is_dir());
    folders
        .flat_map(|folder| [vec![folder.clone()], folders_in(&folder)].concat())
        .collect()
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
            let inject = format!("inject={call}:error=EIO:when={number}");
            let world = World::stocked();
            let traced = format!("trace={call}");
            let options = ["-o", "/dev/null", "-e", &traced, "-e", &inject];
            let add = ["user", "add", "bob", "--data", "people"];
            let done = traced::run(&world, &options, &add);
            let folders = fs::read_dir(world.home().join("people/users"));
            let folders = folders.into_iter().flatten().count();
            let listed = world.run(&["user", "list", "--data", "people", "--format", "ndjson"]);
            let people = listed.out.lines().count();
            tally.count(match folders == people {
                true => Ok(()),
                false => Err(format!(
                    "{inject}: exit {}, {folders} folders, {people} people: {}",
                    done.exit, done.err
                )),
            });
        }
    }
    tally.end(36);
}
