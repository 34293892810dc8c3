//! Programs that are killed at a system call while they make a catalogue or write down what was accepted:
//! the next command leaves nothing of it behind.

use std::fs;
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use serde_json::json;

use crate::deeds;
use crate::dice::{Dice, seed};
use crate::found::ok;
use crate::tally::{Tally, could_not, times};
use crate::traced::{self, missing};
use crate::world::World;

/// Calls that change what stands in a folder, or make it last.
const CALLS: [&str; 8] = [
    "openat",
    "pwrite64",
    "fsync",
    "fdatasync",
    "linkat",
    "rename",
    "unlink",
    "ftruncate",
];

/// The barcode of the product.
const CODE: &str = "4000417025005";

/// A command, what it finds, and what it is killed in.
struct Deed {
    line: Vec<String>,
    before: World,
}

#[test]
fn a_catalogue_whose_maker_was_killed_leaves_nothing_behind() {
    const PROMISE: &str = "kill -9 at a call of an import or a review";
    if let Some(why) = missing() {
        return could_not(PROMISE, &why);
    }
    let mut tally = Tally::of(PROMISE);
    let seed = seed();
    for (at, deed) in [first_accept(), import()].into_iter().enumerate() {
        let line: Vec<&str> = deed.line.iter().map(String::as_str).collect();
        let counted = traced::count(&deeds::copy(&deed.before), &CALLS, &line);
        for (call, count) in counted {
            let dice = &mut Dice::of(seed, at);
            // In the short form, one of each part.
            let most = count.min(times(5, count));
            for turn in 0..most {
                let number = turn * count / most + 1 + dice.below((count / most).max(1));
                let found = leaves_nothing(&deed.before, &line, &call, number.min(count));
                tally.count(
                    found.map_err(|why| {
                        format!("{} killed at {call} {number}: {why}", line.join(" "))
                    }),
                );
            }
        }
    }
    tally.end(30);
}

/// Accepts the first correction: the file of what was accepted is made.
fn first_accept() -> Deed {
    let (before, correction) = proposed();
    Deed {
        line: ["catalog", "review", "accept", &correction]
            .map(str::to_owned)
            .to_vec(),
        before,
    }
}

/// Imports over an accepted correction, where the file of what was accepted says another.
fn import() -> Deed {
    let (before, correction) = proposed();
    before.ok(&["catalog", "review", "accept", &correction]);
    let reviews = before.data().join("reviews.db");
    let known = rusqlite::Connection::open(reviews).unwrap();
    known
        .execute("UPDATE accepted SET at = '2020-01-01T00:00:00.000Z'", ())
        .unwrap();
    Deed {
        line: [
            "catalog",
            "import",
            "off",
            "foods.tsv",
            "--report",
            "odd.ndjson",
        ]
        .map(str::to_owned)
        .to_vec(),
        before,
    }
}

/// A home with a product, and the id of a correction of it that waits.
fn proposed() -> (World, String) {
    let world = World::stocked();
    let table = format!("code\tproduct_name\tenergy-kcal_100g\n{CODE}\tCrackers\t400\n");
    world.file("foods.tsv", &table);
    world.ok(&["catalog", "import", "off", "foods.tsv"]);
    let nutrition = json!({ "basisAmount": 100, "values": { "kcal": 410 } });
    let body = json!({
        "name": "Crackers",
        "barcode": CODE,
        "data": { "base": "g", "nutrition": nutrition },
        "copyFrom": { "library": "off", "key": CODE, "version": 1 },
    });
    world.file("body.json", body.to_string());
    world.ok(&["api", "saveFood", "--file", "body.json"]);
    let list = world.ok(&["correction", "list", "--json"]).json();
    let id = list["corrections"][0]["id"].as_str().unwrap().to_owned();
    (world, id)
}

fn leaves_nothing(before: &World, line: &[&str], call: &str, number: usize) -> Result<(), String> {
    let world = deeds::copy(before);
    if !traced::kill_at(&world, call, number, line) {
        return Err("it was not killed".to_owned());
    }
    let found = ok(&world, &["food", "search", "Crackers", "--json"])?.json();
    if found["foods"].as_array().is_none_or(Vec::is_empty) {
        return Err("the product is gone".to_owned());
    }
    if let ["catalog", "review", "accept", correction] = line {
        is_pending_or_accepted(&world, correction)?;
    }
    let names = |folder| {
        let files = fs::read_dir(folder).unwrap();
        files.map(|file| file.unwrap().file_name().to_string_lossy().into_owned())
    };
    let beside_report = names(world.home()).filter(|name| name.contains(".new-"));
    let left = names(&world.data()).filter(|name| is_left_over(name));
    let left: Vec<String> = left.chain(beside_report).collect();
    match left.is_empty() {
        true => Ok(()),
        false => Err(format!("left behind: {}", left.join(", "))),
    }
}

/// What the proposer is told was accepted is in the catalogue; what still waits can be accepted, whatever was done.
fn is_pending_or_accepted(world: &World, correction: &str) -> Result<(), String> {
    let found = || -> Result<[String; 2], String> {
        let list = ok(world, &["correction", "list", "--json"])?.json();
        let food = ok(world, &["food", "show", &format!("off/{CODE}"), "--json"])?.json();
        let kcal = &food["data"]["nutrition"]["values"]["kcal"];
        Ok([&list["corrections"][0]["status"], kcal].map(ToString::to_string))
    };
    if found()?[0] == r#""pending""# {
        ok(world, &["catalog", "review", "accept", correction])?;
    }
    match found()? {
        accepted if accepted == [r#""accepted""#, "410"] => Ok(()),
        other => Err(format!("neither pending nor accepted: {other:?}")),
    }
}

/// A log beside the journal is part of it; nothing else stands beside what is whole.
fn is_left_over(name: &str) -> bool {
    const WHOLE: [&str; 6] = [
        "catalog.db",
        "journal.db",
        "journal.db-wal",
        "journal.db-shm",
        "reviews.db",
        "last.json",
    ];
    !WHOLE.contains(&name)
}

#[test]
fn a_copy_whose_maker_was_asked_to_end_leaves_nothing_behind() {
    const PROMISE: &str = "a copy of a journal, ended by a signal";
    if let Some(why) = missing() {
        return could_not(PROMISE, &why);
    }
    let mut tally = Tally::of(PROMISE);
    for signal in ["-INT", "-TERM", "-HUP"] {
        for line in [
            &["db", "backup"][..],
            &["db", "backup", "copy.db"],
            &["db", "restore", "other.db", "--yes"],
        ] {
            tally.count(ends_clean(signal, line));
        }
    }
    tally.end(9);
}

fn ends_clean(signal: &str, line: &[&str]) -> Result<(), String> {
    let world = World::stocked();
    world.ok(&["log", "1 egg"]);
    world.ok(&["db", "backup", "other.db"]);
    // What is synced first is the draft, which waits for the disk so long.
    let slow = "inject=fsync,fdatasync:delay_enter=2000000";
    let options = ["-o", "/dev/null", "-e", "trace=fsync,fdatasync", "-e", slow];
    let mut strace = traced::command(&world, &options, line);
    let mut running = strace.stdout(Stdio::null()).spawn().expect("strace runs");
    let folders = [
        world.data(),
        world.data().join("backups"),
        world.home().to_owned(),
    ];
    let drafts = || -> Vec<String> {
        let files = folders
            .iter()
            .filter_map(|folder| fs::read_dir(folder).ok());
        let names = files.flatten().flatten().map(|file| file.file_name());
        let names = names.map(|name| name.to_string_lossy().into_owned());
        names.filter(|name| name.contains(".new-")).collect()
    };
    let began = Instant::now();
    while drafts().is_empty() && began.elapsed() < Duration::from_secs(20) {
        std::thread::sleep(Duration::from_millis(5));
    }
    let child = child_of(running.id());
    let told = child.map(|child| Command::new("kill").args([signal, &child]).status());
    let exit = running.wait().expect("an end").code();
    if !told.is_some_and(|told| told.is_ok_and(|told| told.success())) {
        return Err("nobody was there to be asked".to_owned());
    }
    match drafts() {
        left if !left.is_empty() => Err(format!("left behind: {}", left.join(", "))),
        _ if exit == Some(130) => Ok(()),
        _ => Err(format!("{} {signal}: exit {exit:?}", line.join(" "))),
    }
}

/// The program that strace has started.
fn child_of(strace: u32) -> Option<String> {
    let children = fs::read_to_string(format!("/proc/{strace}/task/{strace}/children")).ok()?;
    children.split_whitespace().next().map(str::to_owned)
}

#[test]
fn a_photo_whose_meal_a_killed_program_never_wrote_is_told_and_stays() {
    if let Some(why) = missing() {
        eprintln!("skipped: {why}");
        return;
    }
    let line = ["log", "1 egg", "--photo", "lunch.jpg"];
    let before = World::stocked();
    before.ok(&["log", "1 banana"]);
    before.file("lunch.jpg", b"\xff\xd8\xff\xe0\x00\x10JFIF\x00\xff\xd9");
    let mut left = 0;
    for (call, count) in traced::count(&deeds::copy(&before), &["fsync", "fdatasync"], &line) {
        for number in 1..=count {
            let world = deeds::copy(&before);
            assert!(traced::kill_at(&world, &call, number, &line));
            let files = || fs::read_dir(world.data().join("photos")).map_or(0, Iterator::count);
            let unnamed = (files() + 1).saturating_sub(world.meals());
            let told = world.ok(&["db", "check"]).err;
            assert_eq!(
                told.contains(": 1 photo that nothing in the journal names: "),
                unnamed == 1,
                "{call} {number}: {told}"
            );
            let there = files();
            world.ok(&["log", "1 egg"]);
            assert_eq!(files(), there, "{call} {number}");
            left += unnamed;
        }
    }
    assert!(left > 0, "none was left");
}
