//! A disk that is full, or fills while something is written: what was there can be read, what was
//! answered is there, and the rest is told with what to do.

use crate::deeds::{self, DEEDS, Deed};
use crate::failing_calls::names_its_cause;
use crate::found::{ok, told};
use crate::own_mounts::{self, Disk};
use crate::served::Served;
use crate::tally::{Tally, times};
use crate::world::{Done, World};

/// How much room there is beside what stands there, in KiB: none at all, less than a command needs,
/// about as much, more.
const ROOM: [u64; 12] = [0, 4, 8, 16, 32, 64, 96, 128, 192, 256, 384, 512];

#[test]
fn a_command_on_a_full_disk_is_done_or_told_and_what_was_there_stays() {
    own_mounts::run(
        "full disk",
        "full_disk::a_command_on_a_full_disk_is_done_or_told_and_what_was_there_stays",
        || {
            let mut tally = Tally::of("full disk");
            for deed in &DEEDS {
                let before = deed.prepared();
                let mut refused = 0;
                for room in ROOM.into_iter().step_by(times(2, 1)) {
                    let found = is_done_or_told(deed, &before, room);
                    refused += usize::from(found == Ok(false));
                    let found = found.map(drop);
                    tally.count(found.map_err(|why| format!("{room} KiB left: {why}")));
                }
                tally.note(format!("{}: {refused} refused", deed.name));
            }
            tally.end(DEEDS.len() * ROOM.len() / 2);
        },
    );
}

#[test]
fn who_looks_hears_that_there_is_little_room() {
    own_mounts::run(
        "little room",
        "full_disk::who_looks_hears_that_there_is_little_room",
        || {
            let disk = Disk::of(1 << 12);
            let world = disk.world();
            world.ok(&["log", "1kcal"]);
            for line in [&["db", "check"][..], &["doctor"]] {
                let told = world.ok(line);
                let text = told.out.clone() + &told.err;
                assert!(text.contains("are free on its disk"), "{line:?}: {text}");
            }
        },
    );
}

/// What can be read is, also by who asks for the first time: only that they did is not noted.
#[test]
fn a_journal_on_a_full_disk_is_served_to_be_read() {
    own_mounts::run(
        "a served journal on a full disk",
        "full_disk::a_journal_on_a_full_disk_is_served_to_be_read",
        || {
            let mut tally = Tally::of("a served journal on a full disk");
            for several in [false, true] {
                serves_what_is_there(&mut tally, several);
            }
            tally.end(16);
        },
    );
}

const READ: [&str; 5] = [
    "meals",
    "foods?library=mine",
    "foods?library=composition&query=egg",
    "settings",
    "food-corrections",
];

const MEAL: &str = r#"{"eatenAt":"2026-11-21T08:00:00Z","timezone":"UTC","items":[{"newFood":{"name":"Soup","data":{"base":"g"}},"quantity":300,"unit":"g"}]}"#;

fn serves_what_is_there(tally: &mut Tally, several: bool) {
    let disk = Disk::of(1 << 14);
    let world = disk.world();
    world.ok(&["log", "1 egg"]);
    let people = world.home().join("people");
    let data = ["--data", people.to_str().expect("a path")];
    let of_people: &[&str] = if several { &data } else { &[] };
    let key = |user: &str| {
        let mut line = [&["key", "create", "--permission", "read-write"], of_people].concat();
        if several {
            world.ok(&[&["user", "add", user][..], of_people].concat());
            line.extend(["--user", user]);
        }
        let made = world.json(&line);
        made["key"].as_str().expect("a key").to_owned()
    };
    let keys = if several {
        vec![key("anna"), key("bert")]
    } else {
        vec![key("")]
    };
    let server = Served::start(world, of_people);
    disk.resize(disk.used());
    let mut expect = |what: &str, key: &str, status: &str| {
        let body = if what.starts_with("POST") { MEAL } else { "" };
        let answer = server.ask(what, key, &[], body);
        let is_so = answer.starts_with(&format!("HTTP/1.1 {status} "));
        tally.count(is_so.then_some(()).ok_or(format!("{what}: {answer}")));
    };
    for key in &keys {
        for what in READ {
            expect(&format!("GET /v1/{what}"), key, "200");
        }
        expect("POST /v1/meals", key, "503");
    }
    disk.resize(1 << 15);
    for key in &keys {
        expect("POST /v1/meals", key, "201");
        expect("GET /v1/meals", key, "200");
    }
}

/// Whether a command was done, on a disk with this much room in KiB.
fn is_done_or_told(deed: &Deed, before: &World, room: u64) -> Result<bool, String> {
    let disk = Disk::of(1 << 16);
    let world = disk.world();
    deeds::copy_folder(before.home(), world.home());
    disk.resize(disk.used() + room);
    let done = world.run(&[deed.line, &["--json"]].concat());
    let while_full = || -> Result<(), String> {
        deeds::is_read(world, deed)?;
        // The rest is asked for when there is room again.
        disk.resize(1 << 16);
        let is_there = (deed.is_there)(world)?;
        deeds::earlier_is_there(world, deed)?;
        match (done.exit, is_there) {
            (0, true) => Ok(()),
            (0, false) => Err("it was called done and is not there".to_owned()),
            (12, _) => names_its_cause(world, &done, is_there && deed.has_catalogue()),
            _ => Err("the exit code is neither 0 nor 12".to_owned()),
        }?;
        no_litter(world)?;
        match done.exit {
            0 => Ok(()),
            _ => again(deed, world),
        }
    };
    while_full().map_err(|why| format!("{why}\n{}", told(deed.name, &done)))?;
    Ok(done.exit == 0)
}

/// With room the command does what it did not before.
fn again(deed: &Deed, world: &World) -> Result<(), String> {
    ok(world, deed.line)?;
    match (deed.is_there)(world)? {
        true => Ok(()),
        false => Err("it is not done with room either".to_owned()),
    }
}

/// Nothing that was begun is left behind.
fn no_litter(world: &World) -> Result<(), String> {
    let folders = [world.home().to_owned(), world.data(), world.config()];
    for folder in folders {
        for entry in std::fs::read_dir(folder).into_iter().flatten().flatten() {
            let name = entry.file_name().to_string_lossy().into_owned();
            if name.contains("new-") {
                return Err(format!("{name} was left behind"));
            }
        }
    }
    Ok(())
}

#[test]
fn a_small_disk_is_filled_with_meals_and_each_that_was_answered_is_there() {
    own_mounts::run(
        "a disk of 512 KiB filled",
        "full_disk::a_small_disk_is_filled_with_meals_and_each_that_was_answered_is_there",
        || {
            let mut tally = Tally::of("a disk of 512 KiB filled");
            let disk = Disk::of(512);
            let world = disk.world();
            let (mut answered, mut refused) = (0, 0);
            // One more that is refused may be followed by a smaller one that fits.
            while refused < 10 && answered < 2_000 {
                let long = "oats and milk, ".repeat(60);
                let done = world.run(&["log", "100 kcal", "--note", &long, "--json"]);
                match done.exit {
                    0 => answered += 1,
                    _ => refused += 1,
                }
                tally.count(is_counted(world, &done, answered));
            }
            assert!(refused > 0, "{answered} meals fit on a small disk");
            disk.resize(4_096);
            tally.count(ok(world, &["db", "check"]).map(drop));
            world.ok(&["log", "100 kcal"]);
            tally.note(format!("{answered} meals fit"));
            tally.end(20);
        },
    );
}

/// As many meals are read as were answered, and one that was not says why.
fn is_counted(world: &World, done: &Done, answered: usize) -> Result<(), String> {
    if done.exit != 0 {
        names_its_cause(world, done, false)?;
    }
    match done.exit {
        0 | 12 => {}
        _ => return Err(told("log", done)),
    }
    let listed = ok(world, &["meal", "list", "--all", "--json"])?.json();
    match listed["meals"].as_array().map(Vec::len) {
        Some(meals) if meals == answered => Ok(()),
        other => Err(format!("{other:?} of {answered} meals are there")),
    }
}
