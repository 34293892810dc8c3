//! Copies that are brought back while others write: whatever was answered is in the journal, or in what is kept of it.

use std::collections::BTreeSet;
use std::fs;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;
use std::time::Duration;

use rusqlite::{Connection, OpenFlags};

use crate::found::ok;
use crate::tally::{Tally, could_not, times};
use crate::traced;
use crate::world::{Done, World};

/// Restores of one journal before a fresh one is begun.
const OF_ONE: usize = 6;

#[test]
fn a_copy_that_is_brought_back_beside_writers_loses_nothing_that_was_answered() {
    let mut tally = Tally::of("restores beside two writers and a reader");
    let (mut restored, mut answered) = (0, 0);
    for _ in 0..times(4, 150) {
        let found = beside_writers();
        if let Ok((restores, meals)) = &found {
            restored += restores;
            answered += meals;
        }
        tally.count(found.map(drop));
    }
    tally.figure(format!(
        "{restored} copies came back, {answered} meals were answered"
    ));
    tally.end(4);
}

/// How many copies came back, and how many meals were answered meanwhile.
fn beside_writers() -> Result<(usize, usize), String> {
    let world = World::stocked();
    world.ok(&["log", "1 banana"]);
    world.ok(&["db", "backup", "copy.db"]);
    let is_over = AtomicBool::new(false);
    let write = || {
        let mut answered = Vec::new();
        while !is_over.load(Ordering::Relaxed) {
            let done = world.run(&["log", "1 egg", "-q"]);
            if done.exit == 0 {
                answered.push(done.out.trim().to_owned());
            }
        }
        answered
    };
    let read = || {
        while !is_over.load(Ordering::Relaxed) {
            let done = world.run(&["meal", "list", "--all", "-q"]);
            // That it is held for a moment is no fault.
            if done.exit != 0 && !done.err.contains("another program") {
                return Err(format!("a read: {}", done.err));
            }
            // What is read all the time is never brought back.
            thread::sleep(Duration::from_millis(20));
        }
        Ok(())
    };
    let (restored, answered, read) = thread::scope(|scope| {
        let reader = scope.spawn(read);
        let writers = [scope.spawn(write), scope.spawn(write)];
        let restores = (0..OF_ONE).map(|_| world.run(&["db", "restore", "copy.db", "--yes"]));
        let restored = restores.filter(|restored| restored.exit == 0).count();
        is_over.store(true, Ordering::Relaxed);
        let answered = writers.map(|writer| writer.join().unwrap());
        (restored, answered.concat(), reader.join().unwrap())
    });
    read?;
    ok(&world, &["db", "check"])?;
    let mut kept = ids(&world.journal())?;
    for copy in fs::read_dir(world.data().join("backups"))
        .into_iter()
        .flatten()
    {
        let copy = copy.map_err(|error| error.to_string())?.path();
        if copy.extension().is_some_and(|extension| extension == "db") {
            kept.extend(ids(&copy)?);
        }
    }
    match answered.iter().find(|id| !kept.contains(*id)) {
        Some(id) => Err(format!("{id} was answered, and is in no file")),
        None => Ok((restored, answered.len())),
    }
}

fn ids(file: &std::path::Path) -> Result<BTreeSet<String>, String> {
    let told = |error: rusqlite::Error| format!("{}: {error}", file.display());
    let opened = Connection::open_with_flags(file, OpenFlags::SQLITE_OPEN_READ_ONLY);
    let connection = opened.map_err(told)?;
    let whole = connection.query_row("PRAGMA quick_check", (), |row| row.get::<_, String>(0));
    match whole.map_err(told)?.as_str() {
        "ok" => {}
        why => return Err(format!("{}: {why}", file.display())),
    }
    let mut meals = connection.prepare("SELECT id FROM meal").map_err(told)?;
    let ids = meals.query_map((), |row| row.get(0)).map_err(told)?;
    ids.collect::<Result<_, _>>().map_err(told)
}

#[test]
fn what_two_restores_at_once_take_the_place_of_is_kept_by_both() {
    let mut tally = Tally::of("two restores at once");
    let world = World::stocked();
    world.ok(&["log", "1 banana"]);
    world.ok(&["db", "backup", "copy.db"]);
    let (rounds, mut restored) = (times(8, 60), 0);
    for _ in 0..rounds {
        let meal = world.ok(&["log", "1 egg", "-q"]).out.trim().to_owned();
        let restore = || world.run(&["db", "restore", "copy.db", "--yes"]);
        let both = thread::scope(|scope| {
            let other = scope.spawn(restore);
            [restore(), other.join().unwrap()]
        });
        let files = fs::read_dir(world.data().join("backups")).unwrap();
        let files = files.map(|file| file.unwrap().path());
        let mut files = files.chain([world.journal()]);
        let is_kept = files.any(|file| ids(&file).is_ok_and(|ids| ids.contains(&meal)));
        // Each may have found the other at it.
        let is_told = |done: &Done| done.exit == 0 || done.err.contains("by another program");
        restored += both.iter().filter(|done| done.exit == 0).count();
        tally.count(match (is_kept, both.iter().all(is_told)) {
            (true, true) => Ok(()),
            (true, false) => Err(format!("{}\n{}", both[0].err, both[1].err)),
            (false, _) => Err(format!("{meal} is in no file")),
        });
    }
    assert!(restored * 2 >= rounds, "{restored} of {rounds} rounds");
    tally.note(format!("{restored} came back"));
    tally.end(8);
}

/// As on a stick: a file has one name there, and what is kept of the journal is a copy.
#[test]
fn where_a_file_has_no_second_name_a_copy_is_kept_and_comes_back() {
    const PROMISE: &str = "restores where a file has no second name";
    if let Some(why) = traced::missing() {
        return could_not(PROMISE, &why);
    }
    let mut tally = Tally::of(PROMISE);
    let world = World::stocked();
    world.ok(&["log", "1 banana"]);
    world.ok(&["db", "backup", "copy.db"]);
    for error in ["EPERM", "EOPNOTSUPP", "EMLINK"] {
        let meal = world.ok(&["log", "1 egg", "-q"]).out.trim().to_owned();
        let inject = format!("inject=linkat:error={error}");
        let options = ["-o", "/dev/null", "-e", "trace=linkat", "-e", &inject];
        let restore = |copy: &str| {
            let done = traced::run(&world, &options, &["db", "restore", copy, "--yes"]);
            match done.exit {
                0 => Ok(done.err),
                _ => Err(format!("{error}: {}", done.err)),
            }
        };
        let kept = || -> Result<(), String> {
            let said = restore("copy.db")?;
            let kept = said
                .trim()
                .rsplit(' ')
                .next()
                .unwrap_or_default()
                .to_owned();
            restore(&kept)?;
            match ids(&world.journal())?.contains(&meal) {
                true => ok(&world, &["db", "check"]).map(drop),
                false => Err(format!("{error}: {meal} is not there again: {said}")),
            }
        };
        tally.count(kept());
    }
    tally.end(3);
}
