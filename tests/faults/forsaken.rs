//! What a killed program leaves outside of the journal: the copy that it made somewhere else, the folder of somebody who was
//! to be added. The next command that is about it finds it.

use std::fs::{self, File};
use std::os::unix::process::CommandExt;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::thread;
use std::time::{Duration, Instant, SystemTime};

use crate::deeds;
use crate::found::{all_in, ok};
use crate::tally::{Tally, could_not, times};
use crate::traced::{self, missing};
use crate::world::World;

const CALLS: [&str; 8] = [
    "openat",
    "pwrite64",
    "fsync",
    "fdatasync",
    "linkat",
    "rename",
    "unlink",
    "mkdir",
];

/// What stands in a note that was deleted.
const SECRET: &str = "a word that stands nowhere else";

#[test]
fn what_was_deleted_stands_in_no_copy_that_was_begun_elsewhere() {
    let before = World::stocked();
    before.ok(&["log", "1 egg", "--note", SECRET]);
    before.ok(&["meal", "delete", "last", "--yes"]);
    fs::create_dir(before.home().join("elsewhere")).unwrap();
    let line = ["db", "backup", "elsewhere/copy.db"];
    at_each_call(
        "kill -9 of a copy that is made elsewhere",
        &before,
        &line,
        |world| {
            // One that has its name is a copy like another.
            let _ = fs::remove_file(world.home().join("elsewhere/copy.db"));
            ok(world, &["undo", "--forget", "--yes"])?;
            let holds = |file: &PathBuf| {
                let bytes = fs::read(file).unwrap_or_default();
                bytes
                    .windows(SECRET.len())
                    .any(|part| part == SECRET.as_bytes())
            };
            match all_in(world.home())
                .iter()
                .find(|file| holds(file) || is_note(file))
            {
                None => Ok(()),
                Some(file) => Err(format!("{} is left", file.display())),
            }
        },
    );
}

/// A copy that is held up, however long, is told and keeps its note, by which it is found once it is killed.
#[test]
fn a_copy_that_somebody_makes_elsewhere_is_told_and_found_when_it_is_killed() {
    const PROMISE: &str = "forgetting beside a copy that is held up";
    if let Some(why) = missing() {
        return could_not(PROMISE, &why);
    }
    let mut tally = Tally::of(PROMISE);
    for number in [1, 3] {
        let world = World::stocked();
        world.ok(&["log", "1 egg", "--note", SECRET]);
        world.ok(&["meal", "delete", "last", "--yes"]);
        fs::create_dir(world.home().join("elsewhere")).unwrap();
        let inject = format!("inject=fsync:delay_enter=60000000:when={number}");
        let options = ["-o", "/dev/null", "-e", "trace=fsync", "-e", &inject];
        let line = ["db", "backup", "elsewhere/copy.db"];
        let mut strace = traced::command(&world, &options, &line);
        let mut held = strace.process_group(0).spawn().unwrap();
        tally.count(told_and_found(&world, || {
            let group = format!("-{}", held.id());
            let kill = Command::new("kill").args(["-KILL", "--", &group]).status();
            assert!(kill.unwrap().success());
            held.wait().unwrap();
        }));
    }
    tally.end(2);
}

fn told_and_found(world: &World, kill: impl FnOnce()) -> Result<(), String> {
    let note = || all_in(world.home()).into_iter().find(|file| is_note(file));
    let until = Instant::now() + Duration::from_secs(10);
    while note().is_none() && Instant::now() < until {
        thread::sleep(Duration::from_millis(10));
    }
    let told = world.run(&["undo", "--forget", "--yes"]);
    let is_noted = note().is_some();
    kill();
    if told.exit != 12 || !told.err.contains("another program is making it") || !is_noted {
        return Err(format!(
            "noted {is_noted}, exit {}: {}",
            told.exit, told.err
        ));
    }
    ok(world, &["undo", "--forget", "--yes"])?;
    match all_in(&world.home().join("elsewhere"))[..] {
        [] => Ok(()),
        ref left => Err(format!("{left:?} is left")),
    }
}

/// Where no note can be written, what to remove is said before it is begun.
#[test]
fn a_copy_that_cannot_be_noted_is_told() {
    const PROMISE: &str = "a copy elsewhere that cannot be noted";
    if let Some(why) = missing() {
        return could_not(PROMISE, &why);
    }
    let mut tally = Tally::of(PROMISE);
    for inject in [
        "write:error=ENOSPC:when=1",
        "fsync:error=EIO:when=1",
        "fsync:error=EIO:when=2",
    ] {
        let world = World::stocked();
        world.ok(&["log", "1 egg"]);
        let inject = format!("inject={inject}");
        let options = ["-o", "/dev/null", "-e", "trace=write,fsync", "-e", &inject];
        let done = traced::run(&world, &options, &["db", "backup", "copy.db"]);
        let is_told = done.err.contains("cannot be noted") && done.err.contains("copy.new-");
        tally.count(match done.exit == 0 && is_told {
            true => Ok(()),
            false => Err(format!("{inject}: exit {}: {}", done.exit, done.err)),
        });
    }
    tally.end(3);
}

fn is_note(file: &Path) -> bool {
    file.to_string_lossy().contains(".elsewhere-")
}

#[test]
fn nobody_who_was_not_added_has_a_folder_once_the_next_one_is() {
    let [alone, beside] = [(), ()].map(|()| World::stocked());
    beside.ok(&["user", "add", "anna", "--data", "people"]);
    let line = ["user", "add", "bob", "--data", "people"];
    for before in [alone, beside] {
        at_each_call("kill -9 of who adds somebody", &before, &line, |world| {
            ok(world, &["user", "add", "carl", "--data", "people"])?;
            has_folders_of_people_alone(world)
        });
    }
}

#[test]
fn of_two_programs_that_add_the_same_name_one_leaves_nothing() {
    let mut tally = Tally::of("one name, added twice at once");
    for _ in 0..times(6, 200) {
        let world = World::stocked();
        let add = || world.run(&["user", "add", "anna", "--data", "people"]).exit;
        let exits = thread::scope(|scope| {
            let both = [scope.spawn(add), scope.spawn(add)];
            both.map(|one| one.join().unwrap())
        });
        tally.count(match exits {
            [0, 7] | [7, 0] => has_folders_of_people_alone(&world),
            _ => Err(format!("exits {exits:?}")),
        });
    }
    tally.end(6);
}

fn has_folders_of_people_alone(world: &World) -> Result<(), String> {
    let list = ["user", "list", "--data", "people", "--format", "ndjson"];
    let people = ok(world, &list)?.out.lines().count();
    let folders = fs::read_dir(world.home().join("people/users"));
    let folders = folders.map_err(|error| error.to_string())?.count();
    match folders == people {
        true => Ok(()),
        false => Err(format!("{folders} folders of {people} people")),
    }
}

/// Kills a command at its system calls, and looks at what is left of it when nobody can be at it any more.
fn at_each_call(
    promise: &'static str,
    before: &World,
    line: &[&str],
    look: impl Fn(&World) -> Result<(), String>,
) {
    if let Some(why) = missing() {
        return could_not(promise, &why);
    }
    let mut tally = Tally::of(promise);
    for (call, count) in traced::count(&deeds::copy(before), &CALLS, line) {
        // In the short form some of them, from the first to the last.
        let most = count.min(times(4, count));
        for turn in 1..=most {
            let number = turn * count / most;
            let world = deeds::copy(before);
            let found = match traced::kill_at(&world, &call, number, line) {
                false => Err("it was not killed".to_owned()),
                true => {
                    age(world.home());
                    look(&world)
                }
            };
            tally.count(found.map_err(|why| format!("{line:?} killed at {call} {number}: {why}")));
        }
    }
    tally.end(12);
}

fn age(home: &Path) {
    let then = SystemTime::now() - Duration::from_secs(60);
    for path in all_in(home) {
        let aged = File::open(&path).and_then(|file| file.set_modified(then));
        aged.unwrap();
    }
}
