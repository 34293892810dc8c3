//! Somebody who is removed while the program is killed or a call fails: they are there whole, or the next command about
//! people leaves nothing of them.

use std::fs;
use std::path::{Path, PathBuf};

use crate::deeds;
use crate::tally::{Tally, could_not};
use crate::traced::{count, failing, kill_at, missing};
use crate::world::{Done, World};

/// The calls by which something is written down or goes.
const CALLS: [&str; 6] = [
    "openat",
    "pwrite64",
    "fdatasync",
    "fsync",
    "unlinkat",
    "unlink",
];

const REMOVE: [&str; 6] = ["user", "remove", "bob", "--yes", "--data", "people"];
const LIST: [&str; 4] = ["user", "list", "--data", "people"];

/// Bob, who has logged something with photos, and so many others.
fn people(others: &[&str]) -> World {
    let world = World::stocked();
    let add = |name| world.ok(&["user", "add", name, "--data", "people"]);
    add("bob");
    let own = folders(&world).remove(0);
    let photos = own.join("photos");
    fs::create_dir(&photos).unwrap();
    for photo in ["egg.jpg", "oats.jpg"] {
        fs::write(photos.join(photo), photo).unwrap();
    }
    others.iter().for_each(|name| drop(add(name)));
    world
}

fn folders(world: &World) -> Vec<PathBuf> {
    let users = fs::read_dir(world.home().join("people/users"));
    let all = users.into_iter().flatten();
    all.map(|entry| entry.unwrap().path()).collect()
}

/// Whether bob is whole still, or nothing is left of him once people were listed; the others are there in either case.
fn is_one_or_the_other(world: &World, others: usize) -> Result<(), String> {
    let listed = world.run(&LIST);
    let left = folders(world);
    let told = || format!("{left:?}: {listed:?}");
    let is_there = listed.exit == 0 && listed.out.contains("bob");
    let is_whole = |own: &Path| {
        own.join("journal.db").exists()
            && own.join("photos/egg.jpg").exists()
            && own.join("photos/oats.jpg").exists()
    };
    let is_so = match is_there {
        true => left.len() == others + 1 && left.iter().any(|own| is_whole(own)),
        false => left.len() == others && !left.iter().any(|own| own.join("photos").exists()),
    };
    // One who is there can be removed, and one who is not can be added again.
    let next: &[&str] = match is_there {
        true => &REMOVE,
        false => &["user", "add", "bob", "--data", "people"],
    };
    match is_so && listed.exit == 0 && world.run(next).exit == 0 {
        true => Ok(()),
        false => Err(told()),
    }
}

/// At every call, with somebody else there and alone: alone nobody is in the register any more.
fn each(tally: &mut Tally, end: impl Fn(&World, &str, usize) -> Option<Done>) -> usize {
    let mut tried = 0;
    for others in [&["anna"][..], &[]] {
        let before = people(others);
        for (call, all) in count(&deeds::copy(&before), &CALLS, &REMOVE) {
            // The first files that are opened are the program's own.
            let first = if call == "openat" {
                all.saturating_sub(25).max(1)
            } else {
                1
            };
            for number in first..=all {
                let world = deeds::copy(&before);
                let done = end(&world, &call, number);
                let is_so = is_one_or_the_other(&world, others.len());
                tally.count(is_so.map_err(|why| format!("{call} {number}: {done:?}: {why}")));
                tried += 1;
            }
        }
    }
    tried
}

#[test]
fn nothing_is_left_of_somebody_whose_removal_was_killed() {
    const PROMISE: &str = "kill -9 while somebody is removed";
    if let Some(why) = missing() {
        return could_not(PROMISE, &why);
    }
    let mut tally = Tally::of(PROMISE);
    let tried = each(&mut tally, |world, call, number| {
        kill_at(world, call, number, &REMOVE);
        None
    });
    tally.end(tried);
    assert!(tried > 40, "{tried}");
}

#[test]
fn nothing_is_left_of_somebody_whose_removal_failed_at_some_call() {
    const PROMISE: &str = "a call that fails while somebody is removed";
    if let Some(why) = missing() {
        return could_not(PROMISE, &why);
    }
    let mut tally = Tally::of(PROMISE);
    let tried = each(&mut tally, |world, call, number| {
        Some(failing(world, call, number, &REMOVE))
    });
    tally.end(tried);
    assert!(tried > 40, "{tried}");
}
