//! Files and folders that may only be read: reading works or one line says why not; nothing is
//! written beside them, and no new journal is begun.

use std::collections::BTreeMap;
use std::fs;
use std::os::unix::fs::PermissionsExt;
use std::path::{Path, PathBuf};

use crate::deeds::copy_folder;
use crate::found::told;
use crate::own_mounts::{self, Disk, no_ordinary_user, run_ordinary};
use crate::tally::{Tally, could_not};
use crate::world::{Done, World};

const READING: [&[&str]; 12] = [
    &["meal", "list", "--all", "--json"],
    &["today", "--json"],
    &["food", "search", "--json"],
    &["food", "show", "banana", "--json"],
    &["settings", "show", "--json"],
    &["report", "--json"],
    &["export", "--format", "json"],
    &["config", "list"],
    &["key", "list", "--json"],
    &["catalog", "status", "--json"],
    &["catalog", "review", "list", "--json"],
    &["db", "check", "--json"],
];

/// Commands that write, each with the file it would change.
const WRITING: [(&[&str], &str); 7] = [
    (&["log", "1 egg", "--json"], "journal.db"),
    (&["undo", "--json"], "journal.db"),
    (
        &[
            "food", "save", "Gruel", "--per", "100g", "--kcal", "50", "--json",
        ],
        "journal.db",
    ),
    (&["config", "set", "day.lunch", "12:15", "--json"], "config"),
    (
        &["key", "create", "--permission", "read", "--json"],
        "server.db",
    ),
    (
        &["catalog", "import", "off", "foods.tsv", "--json"],
        "catalog",
    ),
    (&["db", "backup", "--json"], "data"),
];

/// A home with everything in it that the program keeps.
pub(crate) fn lived_in() -> World {
    let world = World::stocked();
    world.ok(&["log", "200 g oats, 1 banana"]);
    world.ok(&["config", "set", "day.snack", "16:10"]);
    world.ok(&["key", "create", "--permission", "read-write"]);
    let table = "code\tproduct_name\tenergy-kcal_100g\n40000001\tCrackers\t400\n";
    world.file("foods.tsv", table);
    world.ok(&["catalog", "import", "off", "foods.tsv"]);
    let values = r#"{"name":"Better","barcode":"40000001","data":{"base":"g","nutrition":{"basisAmount":100,"values":{"kcal":410}}},"copyFrom":{"library":"off","key":"40000001","version":1}}"#;
    world
        .run_with(&["api", "saveFood", "--file", "-"], values)
        .succeeded();
    let proposed = world.json(&["catalog", "review", "list"]);
    let id = proposed["corrections"][0]["id"]
        .as_str()
        .unwrap()
        .to_owned();
    world.ok(&["catalog", "review", "accept", &id]);
    assert!(world.data().join("reviews.db").exists());
    world
}

/// Every file of a home, with what is in it.
fn files(folder: &Path, into: &mut BTreeMap<PathBuf, Vec<u8>>) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        match path.is_dir() {
            true => files(&path, into),
            false => drop(into.insert(path.clone(), fs::read(path).unwrap())),
        }
    }
}

fn all_files(world: &World) -> BTreeMap<PathBuf, Vec<u8>> {
    let mut found = BTreeMap::new();
    files(world.home(), &mut found);
    found
}

/// A way to run the program.
type Run = fn(&World, &[&str]) -> Done;

/// Reading answers as it did before, writing is refused, nothing is changed.
fn tries(tally: &mut Tally, world: &World, read_before: &[String], run: Run, kind: &str) {
    let before = all_files(world);
    for (line, told_before) in READING.iter().zip(read_before) {
        let done = run(world, line);
        let is_same = done.exit == 0 && done.out == *told_before;
        tally.count(match is_same || is_one_clear_line(&done, line, "") {
            true if done.exit == 0 => Ok(()),
            _ => Err(format!("{kind}: {}", told(&line.join(" "), &done))),
        });
    }
    for (line, file) in WRITING {
        let done = run(world, line);
        tally.count(match is_one_clear_line(&done, line, file) {
            true => Ok(()),
            false => Err(format!("{kind}: {}", told(&line.join(" "), &done))),
        });
    }
    let doctor = run(world, &["doctor"]);
    let is_told = doctor.out.contains("journal.db can only be read: ");
    tally.count(match is_told {
        true => Ok(()),
        false => Err(format!("{kind}: {}", told("doctor", &doctor))),
    });
    if all_files(world) != before {
        tally.count(Err(format!("{kind}: files were changed")));
    }
}

/// Refused in one line that names the file, with what to do.
fn is_one_clear_line(done: &Done, line: &[&str], file: &str) -> bool {
    let exit = if line[0] == "config" { 13 } else { 12 };
    let last = done.err.lines().last().unwrap_or_default();
    let Ok(error) = serde_json::from_str::<serde_json::Value>(last) else {
        return false;
    };
    let message = error["message"].as_str().unwrap_or_default();
    let has_hint = error["hint"].as_str().is_some_and(|hint| !hint.is_empty());
    done.exit == exit && done.out.is_empty() && message.contains(file) && has_hint
}

fn read(world: &World) -> Vec<String> {
    let told = READING.iter().map(|line| world.ok(line).out).collect();
    // What only reads leaves an empty log for the next one, into which could be written.
    world.ok(&["meal", "list"]);
    assert!(!world.data().join("journal.db-wal").exists());
    told
}

#[test]
fn a_home_on_a_disk_that_is_only_read_is_read() {
    own_mounts::run(
        "a disk that is only read",
        "read_only::a_home_on_a_disk_that_is_only_read_is_read",
        || {
            let mut tally = Tally::of("a disk that is only read");
            let disk = Disk::of(1 << 16);
            copy_folder(lived_in().home(), disk.world().home());
            let read_before = read(disk.world());
            disk.set_read_only(true);
            let run: Run = |world, line| world.run(line);
            tries(&mut tally, disk.world(), &read_before, run, "remounted");
            disk.set_read_only(false);
            // Where there is no journal, none is begun, and that is said.
            fs::remove_file(disk.world().journal()).unwrap();
            disk.set_read_only(true);
            let listed = disk.world().run(&["meal", "list"]);
            tally.count(match listed.err.contains("there is no journal yet") {
                true => Ok(()),
                false => Err(told("meal list without a journal", &listed)),
            });
            // Nor is it told as well: whoever looks is told what would be refused.
            let doctor = disk.world().run(&["doctor"]);
            let is_told = doctor.out.contains("nothing can be written into");
            tally.count(match doctor.exit == 12 && is_told {
                true => Ok(()),
                false => Err(told("doctor without a journal", &doctor)),
            });
            disk.set_read_only(false);
            tally.end(20);
        },
    );
}

/// A home of which what was written last stands in the log beside the journal, as a killed program leaves it; and
/// what is read of it.
fn with_log(home: &World) -> Vec<String> {
    copy_folder(lived_in().home(), home.home());
    let writer = rusqlite::Connection::open(home.journal()).unwrap();
    let as_killed = rusqlite::config::DbConfig::SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE;
    writer.set_db_config(as_killed, true).unwrap();
    let write = "PRAGMA wal_autocheckpoint = 0; UPDATE meal SET notes = 'written last'";
    writer.execute_batch(write).unwrap();
    let told: Vec<String> = READING.iter().map(|line| home.ok(line).out).collect();
    drop(writer);
    let log = home.data().join("journal.db-wal");
    assert!(fs::metadata(log).unwrap().len() > 0);
    assert!(told[0].contains("written last"), "{}", told[0]);
    told
}

#[test]
fn a_journal_with_a_log_on_a_disk_that_is_only_read_is_read() {
    own_mounts::run(
        "a journal with a log on a disk that is only read",
        "read_only::a_journal_with_a_log_on_a_disk_that_is_only_read_is_read",
        || {
            let mut tally = Tally::of("a journal with a log on a disk that is only read");
            let run: Run = |world, line| world.run(line);
            let disk = Disk::of(1 << 16);
            let read_before = with_log(disk.world());
            disk.set_read_only(true);
            tries(&mut tally, disk.world(), &read_before, run, "remounted");
            // Without the index of the log it cannot be read, which is said.
            disk.set_read_only(false);
            let index = disk.world().data().join("journal.db-shm");
            fs::remove_file(index).unwrap();
            disk.set_read_only(true);
            let done = disk.world().run(&["meal", "list", "--json"]);
            let is_told = done.err.contains("a log stands beside it");
            tally.count(
                match is_told && is_one_clear_line(&done, &["meal"], "journal.db") {
                    true => Ok(()),
                    false => Err(told("meal list without an index", &done)),
                },
            );
            disk.set_read_only(false);
            tally.end(20);
        },
    );
}

#[test]
fn a_journal_with_a_log_whose_modes_forbid_writing_is_read() {
    const PROMISE: &str = "a journal with a log that may only be read";
    if let Some(why) = no_ordinary_user() {
        return could_not(PROMISE, &why);
    }
    let mut tally = Tally::of(PROMISE);
    let world = World::new();
    let read_before = with_log(&world);
    set_modes(&world, 0o400, 0o500);
    tries(&mut tally, &world, &read_before, run_ordinary, "modes");
    set_modes(&world, 0o600, 0o700);
    tally.end(19);
}

/// Somebody else who wrote into the journal may leave a log that its owner cannot read.
#[test]
fn a_log_that_may_not_be_read_is_told_by_its_name() {
    const PROMISE: &str = "a log that may not be read";
    if let Some(why) = no_ordinary_user() {
        return could_not(PROMISE, &why);
    }
    let mut tally = Tally::of(PROMISE);
    for beside in ["journal.db-wal", "journal.db-shm"] {
        let world = World::new();
        with_log(&world);
        let allow = |mode| {
            let mode = fs::Permissions::from_mode(mode);
            fs::set_permissions(world.data().join(beside), mode).unwrap();
        };
        allow(0o000);
        let before = fs::read(world.journal()).unwrap();
        for line in [
            &["meal", "list", "--json"][..],
            &["log", "1 egg", "--json"],
            &["db", "check", "--json"],
            &["db", "backup", "--json"],
        ] {
            let done = run_ordinary(&world, line);
            tally.count(match is_one_clear_line(&done, line, beside) {
                true => Ok(()),
                false => Err(format!("{beside}: {}", told(&line.join(" "), &done))),
            });
        }
        let doctor = run_ordinary(&world, &["doctor"]);
        let is_told = doctor.exit == 12 && doctor.out.contains(beside);
        let is_false = doctor.out.contains("is no log of this journal");
        tally.count(match is_told && !is_false {
            true => Ok(()),
            false => Err(format!("{beside}: {}", told("doctor", &doctor))),
        });
        assert_eq!(fs::read(world.journal()).unwrap(), before);
        allow(0o600);
        let listed = world.ok(&["meal", "list", "--all", "--json"]);
        assert!(listed.out.contains("written last"), "{}", listed.out);
    }
    tally.end(10);
}

#[test]
fn files_and_folders_whose_modes_forbid_writing_are_read() {
    const PROMISE: &str = "files and folders that may only be read";
    if let Some(why) = no_ordinary_user() {
        return could_not(PROMISE, &why);
    }
    let mut tally = Tally::of(PROMISE);
    let before = lived_in();
    for (kind, of_files, of_folders) in [
        ("files that may only be read", 0o400, 0o500),
        ("folders that may only be read", 0o600, 0o500),
    ] {
        let world = World::new();
        copy_folder(before.home(), world.home());
        let read_before = read(&world);
        set_modes(&world, of_files, of_folders);
        tries(&mut tally, &world, &read_before, run_ordinary, kind);
        set_modes(&world, 0o600, 0o700);
    }
    tally.end(38);
}

fn set_modes(world: &World, of_files: u32, of_folders: u32) {
    let set = |path: &Path, mode| fs::set_permissions(path, fs::Permissions::from_mode(mode));
    for folder in [world.data(), world.config()] {
        for entry in fs::read_dir(&folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_file() {
                set(&path, of_files).unwrap();
            }
        }
        set(&folder, of_folders).unwrap();
    }
}

#[test]
fn a_folder_of_photos_that_cannot_be_written_takes_none_in_and_everything_else_goes_on() {
    const PROMISE: &str = "a folder of photos that cannot be written";
    if let Some(why) = no_ordinary_user() {
        return could_not(PROMISE, &why);
    }
    let mut tally = Tally::of(PROMISE);
    for mode in [0o000, 0o400, 0o500] {
        let world = World::stocked();
        let photo = world.file("lunch.jpg", b"\xff\xd8\xff\xe0");
        let photos = world.data().join("photos");
        fs::create_dir(&photos).unwrap();
        let allow = |mode| fs::set_permissions(&photos, fs::Permissions::from_mode(mode)).unwrap();
        allow(mode);
        for line in [
            &["photo", "add", &photo, "--json"][..],
            &["log", "1 egg", "--photo", &photo, "--json"],
        ] {
            let done = run_ordinary(&world, line);
            tally.count(match is_one_clear_line(&done, line, "/photos/") {
                true => Ok(()),
                false => Err(format!("{mode:o}: {}", told(&line.join(" "), &done))),
            });
        }
        let logged = run_ordinary(&world, &["log", "1 egg"]);
        tally.count(match (logged.exit, world.meals()) {
            (0, 1) => Ok(()),
            _ => Err(format!("{mode:o}: {}", told("log", &logged))),
        });
        allow(0o700);
        assert_eq!(fs::read_dir(&photos).unwrap().count(), 0);
    }
    tally.end(9);
}

#[test]
fn a_data_folder_that_may_not_be_entered_is_not_an_empty_one() {
    const PROMISE: &str = "a data folder that may not be entered";
    if let Some(why) = no_ordinary_user() {
        return could_not(PROMISE, &why);
    }
    let mut tally = Tally::of(PROMISE);
    let world = lived_in();
    let allow = |mode| fs::set_permissions(world.data(), fs::Permissions::from_mode(mode)).unwrap();
    let copy = world.home().join("copy.db");
    let backup = ["db", "backup", copy.to_str().unwrap(), "--json"];
    for mode in [0o000, 0o600] {
        allow(mode);
        for line in [
            &["today", "--json"][..],
            &["db", "check", "--json"],
            &backup,
            &["log", "500kcal", "--json"],
            &["undo", "--list", "--json"],
        ] {
            let done = run_ordinary(&world, line);
            let is_told = done.err.contains("Permission denied");
            tally.count(
                match is_told && is_one_clear_line(&done, line, "journal.db") {
                    true => Ok(()),
                    false => Err(format!("{mode:o}: {}", told(&line.join(" "), &done))),
                },
            );
        }
        // What can be read is shown; here it is nothing, and that is not all.
        let reviews = run_ordinary(&world, &["catalog", "review", "list"]);
        let is_told = reviews.err.contains("journal.db: Permission denied");
        tally.count(match reviews.exit == 12 && is_told {
            true => Ok(()),
            false => Err(format!("{mode:o}: {}", told("review list", &reviews))),
        });
        let doctor = run_ordinary(&world, &["doctor"]);
        let is_told = |check| doctor.out.contains(&format!("{check}\tfault\t"));
        let all = ["journal", "keys", "reviews", "catalogue"];
        tally.count(match doctor.exit == 12 && all.into_iter().all(is_told) {
            true => Ok(()),
            false => Err(format!("{mode:o}: {}", told("doctor", &doctor))),
        });
        allow(0o700);
    }
    tally.end(14);
}
