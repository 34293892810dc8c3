//! What stands in a data folder and is somebody else's, or no file: nobody goes by it, nor waits for it.

use std::fs;
use std::os::unix::fs::{PermissionsExt, chown};
use std::process::Command;

use super::accepted::accept;
use super::review::{propose, shop};
use crate::world::World;

/// Somebody else.
const NOBODY: u32 = 65_534;

/// Gives a file of the data folder away; `false` where nobody can but root.
fn is_given_away(world: &World, file: &str) -> bool {
    let file = world.data().join(file);
    fs::set_permissions(&file, fs::Permissions::from_mode(0o666)).unwrap();
    chown(&file, Some(NOBODY), None).is_ok()
}

/// Who owns a register says whose key is good, and who owns a catalogue what is in a food.
#[test]
fn no_key_and_no_food_is_taken_from_a_file_that_is_somebody_elses() {
    let world = shop();
    accept(&world, &propose(&world, "Nutella", 539));
    world.ok(&["key", "create", "--permission", "read"]);
    for (file, lines) in [
        ("server.db", &[&["key", "list"][..]][..]),
        (
            "catalog.db",
            &[&["find", "nutella"], &["catalog", "status"]],
        ),
        (
            "reviews.db",
            &[&["catalog", "import", "off", "again.tsv", "--dry-run"]],
        ),
    ] {
        let row = "code\tproduct_name\tfat_100g\n4000000000024\tMilch\t3\n";
        world.file("again.tsv", row);
        let file = world.data().join(file);
        let name = file.file_name().unwrap().to_str().unwrap();
        let before = fs::read(&file).unwrap();
        if !is_given_away(&world, name) {
            return eprintln!("skipped: only root gives files away");
        }
        for line in lines {
            world.run(line).failed(12).says("belongs to another user");
        }
        let doctor = world.run(&["doctor"]);
        assert_eq!(doctor.exit, 12, "{doctor:?}");
        assert!(doctor.out.contains("belongs to another user"), "{doctor:?}");
        assert_eq!(fs::read(&file).unwrap(), before);
        // It is taken as before once it is one's own.
        chown(&file, Some(0), None).unwrap();
        for line in lines {
            world.ok(line);
        }
    }
    is_given_away(&world, "server.db");
    let serve = ["serve", "--listen", "127.0.0.1:0"];
    world.run(&serve).failed(12).says("belongs to another user");
    // Root keeps house for whoever owns the journal.
    is_given_away(&world, "journal.db");
    world.ok(&["key", "list"]);
}

/// Whoever opened it would wait for somebody to write into it.
#[test]
fn a_pipe_in_the_place_of_a_journal_keeps_no_import_waiting() {
    let world = shop();
    let folder = world.home().join("elsewhere");
    fs::create_dir(&folder).unwrap();
    let journal = folder.join("journal.db");
    let path = journal.to_str().unwrap();
    world.ok(&["context", "add", "other", "--path", path]);
    world.ok(&["log", "100 g nutella", "-C", "other"]);
    for file in fs::read_dir(&folder).unwrap() {
        let file = file.unwrap().path();
        match file.is_dir() {
            true => fs::remove_dir_all(file).unwrap(),
            false => fs::remove_file(file).unwrap(),
        }
    }
    assert!(
        Command::new("mkfifo")
            .arg(&journal)
            .status()
            .unwrap()
            .success()
    );
    let row = "code\tproduct_name\tfat_100g\n4000000000024\tMilch\t3\n";
    let import = ["catalog", "import", "off", "-"];
    world.run_with(&import, row).succeeded();
    world.ok(&["catalog", "remove", "off", "--yes"]);
    world
        .run(&["today", "-C", "other"])
        .failed(12)
        .says("is a pipe or a device");
}

/// What SQLite reads along with a file may be laid there between any look and its own.
#[test]
fn nothing_is_opened_in_a_folder_that_everybody_may_write() {
    let world = shop();
    world.ok(&["log", "100 g nutella"]);
    world.ok(&["key", "create", "--permission", "read"]);
    let mode = |mode| fs::set_permissions(world.data(), fs::Permissions::from_mode(mode)).unwrap();
    let copy = world.home().join("copy.db");
    let copy = copy.to_str().unwrap();
    world.ok(&["db", "backup", copy]);
    let id = propose(&world, "Nutella", 539);
    let lines: [&[&str]; 7] = [
        &["today"],
        &["log", "1 egg"],
        &["db", "check"],
        &["db", "backup"],
        &["key", "list"],
        &["db", "restore", copy, "--yes"],
        &["serve", "--listen", "127.0.0.1:0"],
    ];
    for open in [0o777, 0o1777, 0o703] {
        mode(open);
        for line in lines {
            let refused = world.run(line).failed(12);
            refused.says("everybody may write").says("chmod o-w");
        }
        for line in [&["list"][..], &["accept", &id]] {
            let refused = world.run(&[&["catalog", "review"], line].concat());
            refused.failed(12).says("everybody may write");
        }
        assert!(!world.data().join("reviews.db").exists());
        let doctor = world.run(&["doctor"]);
        assert_eq!(doctor.exit, 12, "{doctor:?}");
        assert!(doctor.out.contains("everybody may write"), "{doctor:?}");
    }
    // A group is trusted like an owner; what says nothing of anybody's rights is a disk without any.
    mode(0o770);
    world.ok(&["today"]);
    // Nor is anything kept in one.
    let backups = world.data().join("backups");
    fs::create_dir_all(&backups).unwrap();
    fs::set_permissions(&backups, fs::Permissions::from_mode(0o777)).unwrap();
    world
        .run(&["db", "backup"])
        .failed(12)
        .says("everybody may write");
    fs::set_permissions(&backups, fs::Permissions::from_mode(0o700)).unwrap();
    world.ok(&["db", "backup"]);
    mode(0o777);
    // Of one file alone that is said by whoever can write it.
    fs::set_permissions(world.journal(), fs::Permissions::from_mode(0o666)).unwrap();
    world.run(&["today"]).failed(12).says("everybody may write");
    for file in ["journal.db", "catalog.db"] {
        let file = world.data().join(file);
        fs::set_permissions(file, fs::Permissions::from_mode(0o777)).unwrap();
    }
    world.ok(&["today"]);
}

/// Nor is one made there.
#[test]
fn no_journal_is_begun_in_a_folder_that_everybody_may_write() {
    let world = World::new();
    let folder = world.home().join("open");
    fs::create_dir(&folder).unwrap();
    fs::set_permissions(&folder, fs::Permissions::from_mode(0o1777)).unwrap();
    let world = world.with("JOURNAL_DATA_DIR", folder.to_str().unwrap());
    for line in [
        &["log", "1 egg"][..],
        &["key", "create", "--permission", "read"],
    ] {
        let refused = world.run(line).failed(12);
        refused.says(".db stands in a folder that everybody may write");
    }
    for left in ["journal.db", "server.db"] {
        assert!(!folder.join(left).exists(), "{left}");
    }
    let below = folder.join("own");
    let world = world.with("JOURNAL_DATA_DIR", below.to_str().unwrap());
    world.ok(&["log", "1 egg"]);
    // Where it is not sticky, another folder may be put in the place of this one.
    fs::set_permissions(&folder, fs::Permissions::from_mode(0o777)).unwrap();
    let create = ["key", "create", "--permission", "read"];
    for line in [&["today"][..], &["log", "1 egg"], &create] {
        world.run(line).failed(12).says("everybody may write");
    }
    fs::set_permissions(&folder, fs::Permissions::from_mode(0o1777)).unwrap();
    // And where it is, it may have been somebody else's before.
    if chown(&below, Some(NOBODY), None).is_ok() {
        world.run(&["today"]).failed(12).says("everybody may write");
    }
}
