//! System calls that fail, the first, the second … and each after: nothing is called done that is
//! not there, and what was there before stays.

use std::fs;

use crate::deeds::{self, DEEDS, Deed};
use crate::dice::{Dice, seed};
use crate::tally::{Tally, could_not, is_long, times};
use crate::traced::{self, missing};
use crate::world::{Done, World};

/// What fails, and how.
const FAULTS: [(&str, &str); 14] = [
    ("fsync", "EIO"),
    ("fsync", "ENOSPC"),
    ("fdatasync", "EIO"),
    ("fdatasync", "ENOSPC"),
    ("pwrite64", "EIO"),
    ("pwrite64", "ENOSPC"),
    ("write", "EIO"),
    ("write", "ENOSPC"),
    ("ftruncate", "EIO"),
    ("openat", "EMFILE"),
    ("unlink", "EACCES"),
    ("rename", "EIO"),
    ("linkat", "EIO"),
    ("copy_file_range", "EIO"),
];

/// One call of a command, and how it fails.
struct Fault {
    call: &'static str,
    error: &'static str,
    number: usize,
    /// Whether each call after it fails too.
    for_good: bool,
}

#[test]
fn nothing_is_called_done_that_is_not_there_after_a_call_failed() {
    const PROMISE: &str = "failing calls";
    if let Some(why) = missing() {
        return could_not(PROMISE, &why);
    }
    let mut tally = Tally::of(PROMISE);
    let seed = seed();
    // What is only read is there, whatever fails behind it.
    let deeds = DEEDS.iter().filter(|deed| deed.has_catalogue());
    for (at, deed) in deeds.enumerate() {
        let (before, tried) = (deed.prepared(), tally.tried());
        for fault in faults(deed, &mut Dice::of(seed, at)) {
            tally.count(fails_well(deed, &before, &fault));
        }
        tally.note(format!("{} of {}", tally.tried() - tried, deed.name));
    }
    tally.end(60);
}

/// What is tried of a command: each call in the long form; in the short one each sync, and some of
/// each other kind.
fn faults(deed: &Deed, dice: &mut Dice) -> Vec<Fault> {
    let mut calls: Vec<&str> = FAULTS.iter().map(|(call, _)| *call).collect();
    calls.dedup();
    let counted = traced::count(&deed.prepared(), &calls, deed.line);
    let mut faults = Vec::new();
    for (call, error) in FAULTS {
        let count = counted.get(call).copied().unwrap_or(0);
        // What is synced is what a disk that fails is told by.
        let most = match (call, error) {
            ("fsync" | "fdatasync", "EIO") => count,
            _ => times(2, count),
        };
        for turn in 0..most.min(count) {
            // In the short form, one of each half.
            let part = count / most.min(count);
            let number = turn * part + 1 + if is_long() { 0 } else { dice.below(part) };
            for for_good in [false, true] {
                if is_long() || for_good == (dice.below(2) == 1) {
                    faults.push(Fault {
                        call,
                        error,
                        number,
                        for_good,
                    });
                }
            }
        }
    }
    faults
}

/// Runs a command with one fault, and looks at what came of it without any.
fn fails_well(deed: &Deed, before: &World, fault: &Fault) -> Result<(), String> {
    let world = deeds::copy(before);
    let traced = format!("trace={}", fault.call);
    let behind = if fault.for_good { "+" } else { "" };
    let inject = format!(
        "inject={}:error={}:when={}{behind}",
        fault.call, fault.error, fault.number
    );
    let line = [deed.line, &["--json"]].concat();
    let options = ["-o", "/dev/null", "-e", &traced, "-e", &inject];
    let done = traced::run(&world, &options, &line);
    let found = judge(deed, &world, fault, &done);
    found.map_err(|why| {
        format!(
            "{} under strace -f -e {inject}: {why}\nexit {}\n{}{}",
            deed.name, done.exit, done.out, done.err
        )
    })
}

fn judge(deed: &Deed, world: &World, fault: &Fault, done: &Done) -> Result<(), String> {
    let is_there = (deed.is_there)(world)?;
    deeds::earlier_is_there(world, deed)?;
    if !is_there && fault.call != "unlink" {
        keeps_no_copy(world)?;
    }
    // The system's loader could not open what the program is made of.
    let unloaded = done.exit == 127 && done.err.contains("shared libraries");
    match done.exit {
        0 if is_there => Ok(()),
        0 => Err("it was called done and is not there".to_owned()),
        _ if done.err.contains("panicked") => Err("it panicked".to_owned()),
        _ if unloaded => Ok(()),
        3 => Err("it is told as what somebody should write otherwise".to_owned()),
        // There is nowhere to tell it.
        _ if fault.call == "write" && done.err.is_empty() => Ok(()),
        _ => names_its_cause(world, done, is_there),
    }
}

/// What a journal was before a copy took its place is kept for whoever wants it back: nobody, where none did.
fn keeps_no_copy(world: &World) -> Result<(), String> {
    let Ok(copies) = fs::read_dir(world.data().join("backups")) else {
        return Ok(());
    };
    let mut names = copies.flatten().map(|copy| copy.file_name());
    match names.find(|name| name.to_string_lossy().starts_with("before-restore")) {
        Some(name) => Err(format!("{} is left", name.display())),
        None => Ok(()),
    }
}

#[test]
fn a_file_that_cannot_be_read_is_not_told_as_damaged() {
    const PROMISE: &str = "failing reads";
    if let Some(why) = missing() {
        return could_not(PROMISE, &why);
    }
    let mut tally = Tally::of(PROMISE);
    let world = World::stocked();
    world.ok(&["log", "1 egg"]);
    let mut failed = 0;
    for line in [&["meal", "list", "--json"][..], &["db", "check", "--json"]] {
        for number in 1..=12 {
            let done = traced::failing(&world, "read", number, line);
            let is_loaded = done.exit != 127 && done.err.starts_with('{');
            let is_told = done.err.contains("os error 5") || done.err.contains("disk");
            failed += usize::from(is_loaded && done.exit == 12);
            tally.count(
                match done.err.contains("cut off") || is_loaded && !is_told {
                    true => Err(format!("{line:?}, read {number}: {}", done.err)),
                    false => Ok(()),
                },
            );
        }
    }
    assert!(failed > 0, "no read of the journal failed");
    tally.end(20);
}

#[test]
fn pages_that_were_written_before_one_could_not_be_are_told() {
    if let Some(why) = missing() {
        return could_not("pages of the manual", &why);
    }
    let world = World::new();
    let out = world.home().join("man");
    let line = ["man", "--out", out.to_str().unwrap(), "--json"];
    let told = traced::failing(&world, "fsync", 9, &line);
    let written = fs::read_dir(&out).unwrap().count();
    assert_eq!(told.exit, 12, "{}", told.err);
    assert!(told.err.contains("\"outcome\":\"applied\""), "{}", told.err);
    assert!(
        told.err.contains(&format!("(after {written} pages)")),
        "{written}: {}",
        told.err
    );
}

/// What was done in spite of what failed behind it is not told as undone.
#[test]
fn a_command_that_was_removed_beside_a_key_is_told_as_removed() {
    const PROMISE: &str = "a key, and the command that comes before it";
    if let Some(why) = missing() {
        return could_not(PROMISE, &why);
    }
    let mut tally = Tally::of(PROMISE);
    const LOGIN: [&str; 4] = ["auth", "login", "--with-key", "--insecure-storage"];
    const LOGOUT: [&str; 2] = ["auth", "logout"];
    let lines = [
        (&LOGIN[..], ["was not removed", "came before it removed"]),
        (&LOGOUT[..], ["prints one was not", "prints one, and then"]),
    ];
    for (line, [kept, removed]) in lines {
        for number in 1..=5 {
            let world = with_key_and_command();
            let inject = format!("inject=fsync:error=EIO:when={number}");
            let options = ["-o", "/dev/null", "-e", "trace=fsync", "-e", &inject];
            let line = [&["-C", "near"][..], line].concat();
            let mut command = traced::command(&world, &options, &line);
            command.stdin(fs::File::open(world.file("key", KEY)).unwrap());
            let done = Done::of(line.join(" "), command.output().unwrap());
            let is_there = has_command(&world);
            let is_true = match done.exit {
                0 => !is_there,
                _ => {
                    let is_told = |what| done.err.contains(what);
                    !(is_told(kept) && !is_there || is_told(removed) && is_there)
                        && is_told("os error 5")
                }
            };
            tally.count(match is_true {
                true => Ok(()),
                false => Err(format!("fsync {number}: {is_there}: {}", done.err)),
            });
        }
    }
    tally.end(10);
}

const KEY: &str = "jrnl_abcd1234_SECRETsecretSECRETsecretSECRETsecretSECRETs_c0ffee\n";

/// A context that nobody answers, with a key in the file and a command for one.
fn with_key_and_command() -> World {
    let world = World::new();
    world.ok(&["context", "add", "near", "--url", "http://127.0.0.1:1/v1"]);
    let login = [
        "-C",
        "near",
        "auth",
        "login",
        "--with-key",
        "--insecure-storage",
    ];
    world.run_with(&login, KEY).succeeded();
    let config = world.config().join("config.toml");
    let text = fs::read_to_string(&config).unwrap();
    fs::write(config, format!("{text}key_command = \"echo none\"\n")).unwrap();
    assert!(has_command(&world));
    world
}

fn has_command(world: &World) -> bool {
    let config = fs::read_to_string(world.config().join("config.toml"));
    config.unwrap().contains("key_command")
}

/// An error names the file and why, and is right in what became of the command.
pub(crate) fn names_its_cause(world: &World, done: &Done, is_there: bool) -> Result<(), String> {
    const CAUSES: [&str; 8] = [
        "Input/output error",
        "No space left",
        "Too many open files",
        "Permission denied",
        "disk",
        "no room",
        "files may be open",
        "os error",
    ];
    let Some(error) = done.err.lines().last() else {
        return Err("it failed without a word".to_owned());
    };
    let error: serde_json::Value =
        serde_json::from_str(error).map_err(|error| error.to_string())?;
    let message = error["message"].as_str().unwrap_or_default();
    let home = world.home().to_str().unwrap();
    let hint = error["hint"].as_str().unwrap_or_default();
    let told = format!("{message} {hint}");
    let places = [
        home,
        "standard output",
        "copy.db",
        "foods.tsv",
        "elsewhere.json",
    ];
    let names_file = places.iter().any(|place| message.contains(place));
    match error["outcome"].as_str() {
        _ if !names_file => Err("no file is named".to_owned()),
        _ if !CAUSES.iter().any(|cause| told.contains(cause)) => {
            Err("no cause is named".to_owned())
        }
        Some("not_applied") if is_there => Err("it is there although not_applied".to_owned()),
        Some("applied") if !is_there => Err("it is not there although applied".to_owned()),
        _ => Ok(()),
    }
}
