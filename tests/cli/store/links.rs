//! No file of ours is opened through a link in a folder that others may write.

use std::fs;
use std::os::unix::fs::{PermissionsExt, chown, symlink};
use std::process::{Command, Stdio};
use std::thread::sleep;
use std::time::{Duration, Instant};

use crate::photos::JPEG;
use crate::world::World;

#[test]
fn no_photo_and_no_catalogue_is_laid_where_somebody_elses_link_leads() {
    let world = World::stocked();
    world.ok(&["log", "1 egg"]);
    let elsewhere = world.home().join("elsewhere");
    fs::create_dir(&elsewhere).unwrap();
    symlink(&elsewhere, world.data().join("photos")).unwrap();
    fs::remove_file(world.catalogue()).unwrap();
    symlink(elsewhere.join("catalog.db"), world.catalogue()).unwrap();
    fs::set_permissions(world.data(), fs::Permissions::from_mode(0o775)).unwrap();
    let photo = world.file("photo.jpg", JPEG);
    let foods = world.file(
        "foods.ndjson",
        r#"{"key":"1","name":"Spread","data":{"base":"g"}}"#,
    );
    for command in [
        &["photo", "add", &photo][..],
        &["catalog", "import", "service", &foods],
    ] {
        world.run(command).failed(12).says("link");
        assert_eq!(fs::read_dir(&elsewhere).unwrap().count(), 0, "{command:?}");
    }
}

/// A folder that is somebody else's they may write, whatever its mode.
#[test]
fn nothing_is_written_through_a_link_in_a_folder_that_is_somebody_elses() {
    let world = World::stocked();
    world.ok(&["log", "1 egg"]);
    let theirs = world.home().join("theirs");
    fs::create_dir(&theirs).unwrap();
    let own = world.file("own.txt", "mine");
    for name in ["journal-log.1", "out.json", "copy.db", "report.html"] {
        symlink(&own, theirs.join(name)).unwrap();
    }
    if chown(&theirs, Some(65_534), None).is_err() {
        return eprintln!("skipped: only root gives files away");
    }
    for line in [
        &["man", "--out", "theirs"][..],
        &["export", "-o", "theirs/out.json", "--yes"],
        &["db", "backup", "theirs/copy.db", "--yes"],
        &["report", "--html", "theirs/report.html", "--yes"],
    ] {
        let done = world.run(line);
        assert_ne!(done.exit, 0, "{line:?}");
        assert!(done.err.contains("is a link"), "{line:?}: {}", done.err);
        assert_eq!(fs::read(&own).unwrap(), b"mine", "{line:?}");
    }
}

/// Who owns a log can read and change all that is written into it.
#[test]
fn nothing_is_written_into_a_log_that_is_somebody_elses() {
    for behind in ["wal", "shm", "journal"] {
        for (there, command) in [(true, "log"), (true, "today"), (false, "log")] {
            let world = World::stocked();
            if there {
                world.ok(&["log", "1 egg"]);
            }
            fs::create_dir_all(world.data()).unwrap();
            let laid = world.data().join(format!("journal.db-{behind}"));
            fs::write(&laid, "").unwrap();
            if chown(&laid, Some(65_534), None).is_err() {
                return eprintln!("skipped: only root gives files away");
            }
            let line = [command, "1 egg"];
            let line = &line[..if command == "log" { 2 } else { 1 }];
            world.run(line).failed(12).says("belongs to another user");
            assert_eq!(fs::metadata(&laid).unwrap().len(), 0);
            assert_eq!(world.journal().exists(), there);
            // Once it is away all is as it was.
            fs::remove_file(&laid).unwrap();
            world.ok(line);
        }
    }
}

/// Who owns a folder can take away and replace what others keep in it.
#[test]
fn nothing_is_kept_in_a_folder_that_is_somebody_elses() {
    let world = World::stocked();
    let shared = world.home().join("shared");
    fs::create_dir(&shared).unwrap();
    let journal = shared.join("fam.db");
    world.ok(&["context", "add", "fam", "--path", journal.to_str().unwrap()]);
    world.ok(&["log", "1 egg", "-C", "fam"]);
    world.ok(&["db", "backup", "copy.db", "-C", "fam"]);
    let picture = world.file("egg.jpg", crate::photos::JPEG);
    for (folder, line) in [
        ("backups", &["db", "backup"][..]),
        ("backups", &["db", "restore", "copy.db", "--yes"]),
        ("fam.db-photos", &["photo", "add", &picture]),
    ] {
        let theirs = shared.join(folder);
        fs::create_dir(&theirs).unwrap();
        fs::set_permissions(&theirs, fs::Permissions::from_mode(0o775)).unwrap();
        if chown(&theirs, Some(65_534), None).is_err() {
            return eprintln!("skipped: only root gives files away");
        }
        let line = [line, &["-C", "fam"]].concat();
        world.run(&line).failed(12).says("belongs to another user");
        assert!(fs::read_dir(&theirs).unwrap().next().is_none(), "{line:?}");
        fs::remove_dir(&theirs).unwrap();
        world.ok(&line);
        fs::remove_dir_all(&theirs).unwrap();
    }
}

#[test]
fn no_copy_is_laid_where_somebody_elses_link_leads() {
    let world = World::stocked();
    world.ok(&["log", "1 egg"]);
    let copy = world.home().join("copy.db");
    world.ok(&["db", "backup", copy.to_str().unwrap()]);
    let elsewhere = world.home().join("elsewhere");
    fs::create_dir(&elsewhere).unwrap();
    symlink(&elsewhere, world.data().join("backups")).unwrap();
    let mode = |mode| {
        let mode = fs::Permissions::from_mode(mode);
        fs::set_permissions(world.data(), mode).unwrap();
    };
    mode(0o775);
    for command in [
        &["db", "backup"][..],
        &["db", "restore", copy.to_str().unwrap(), "--yes"],
    ] {
        world.run(command).failed(12).says("link");
        assert_eq!(fs::read_dir(&elsewhere).unwrap().count(), 0, "{command:?}");
        assert_eq!(world.meals(), 1);
    }
    mode(0o700);
    world.ok(&["db", "backup"]);
    assert_eq!(fs::read_dir(&elsewhere).unwrap().count(), 1);
}

#[test]
fn no_file_is_opened_through_a_link_that_somebody_else_may_have_laid() {
    for (name, command) in [
        ("server.db", &["key", "create", "--permission", "read"][..]),
        ("server.db", &["key", "list"]),
        ("journal.db", &["log", "1 egg"]),
        ("journal.db", &["meal", "list"]),
    ] {
        let world = World::stocked();
        world.ok(&["key", "create", "--permission", "read"]);
        world.ok(&["log", "1 egg"]);
        let (link, elsewhere) = (world.data().join(name), world.home().join("elsewhere"));
        fs::rename(&link, &elsewhere).unwrap();
        symlink(&elsewhere, &link).unwrap();
        let mode = |mode| {
            let mode = fs::Permissions::from_mode(mode);
            fs::set_permissions(world.data(), mode).unwrap();
        };
        mode(0o775);
        let was = fs::read(&elsewhere).unwrap();
        let done = world.run(command).failed(12);
        done.says(link.to_str().unwrap()).says("link");
        assert!(fs::read(&elsewhere).unwrap() == was, "{command:?} wrote");
        mode(0o700);
        world.ok(command);
    }
}

/// Whether a command ends on its own, before somebody wonders.
fn ends(world: &World, line: &[&str]) -> bool {
    let mut child = world.start(line, Stdio::null());
    let begun = Instant::now();
    while begun.elapsed() < Duration::from_secs(15) {
        if child.try_wait().unwrap().is_some() {
            return true;
        }
        sleep(Duration::from_millis(10));
    }
    child.kill().unwrap();
    child.wait().unwrap();
    false
}

#[test]
fn a_pipe_in_the_place_of_what_stands_beside_a_journal_keeps_nobody_waiting() {
    for behind in ["-wal", "-shm", "-journal"] {
        let world = World::stocked();
        world.ok(&["log", "1 egg"]);
        let before = fs::read(world.journal()).unwrap();
        let pipe = world.data().join(format!("journal.db{behind}"));
        let made = Command::new("mkfifo").arg(&pipe).status().unwrap();
        assert!(made.success());
        for line in [&["today"][..], &["doctor"], &["db", "check"]] {
            assert!(ends(&world, line), "{behind}: {line:?}");
        }
        let refused = world.run(&["log", "1 egg"]).failed(12);
        refused.says(&format!("{}, beside it, is a pipe", pipe.display()));
        assert_eq!(fs::read(world.journal()).unwrap(), before);
        fs::remove_file(&pipe).unwrap();
        assert_eq!(world.meals(), 1);
    }
}

#[test]
fn a_log_that_is_a_link_to_nowhere_is_told_by_everybody() {
    for (name, target) in [
        ("journal.db-wal", "/nope/x"),
        ("journal.db-shm", "journal.db-shm"),
    ] {
        let world = World::stocked();
        world.ok(&["log", "1 egg"]);
        symlink(target, world.data().join(name)).unwrap();
        for line in [
            &["log", "1 egg"][..],
            &["today"],
            &["db", "check"],
            &["undo"],
        ] {
            let told = world.run(line).failed(12);
            told.says(name)
                .says("is a link that leads nowhere")
                .says("move it away");
        }
        assert!(world.run(&["doctor"]).out.contains("leads nowhere"));
        fs::remove_file(world.data().join(name)).unwrap();
        assert_eq!(world.meals(), 1);
    }
}

#[test]
fn a_link_beside_a_journal_is_named_wherever_it_leads_and_nothing_is_written_there() {
    for (name, behind) in [
        ("journal.db-wal", ""),
        ("journal.db-wal", "somebody's"),
        ("journal.db-shm", "somebody's"),
        ("journal.db-journal", "somebody's"),
    ] {
        let world = World::stocked();
        world.ok(&["log", "1 egg"]);
        let target = world.file("target", behind);
        let link = world.data().join(name);
        symlink(&target, &link).unwrap();
        let said = format!("{}, beside it, is a link", link.display());
        for line in [&["log", "1 egg"][..], &["today"], &["db", "check"]] {
            world.run(line).failed(12).says(&said).says("move it away");
        }
        // One fault, and no other view of what is there.
        let doctor = world.run(&["doctor"]).out;
        assert!(doctor.contains(&said), "{doctor}");
        assert!(!doctor.contains("log\twarn"), "{doctor}");
        assert_eq!(fs::read_to_string(&target).unwrap(), behind);
        fs::remove_file(&link).unwrap();
        assert_eq!(world.meals(), 1);
    }
}

#[test]
fn a_restore_takes_the_place_of_the_file_behind_a_link() {
    let world = World::stocked();
    world.ok(&["log", "1 egg"]);
    let real = world.home().join("real");
    fs::create_dir(&real).unwrap();
    fs::rename(world.journal(), real.join("journal.db")).unwrap();
    symlink(real.join("journal.db"), world.journal()).unwrap();
    let copy = world.home().join("copy.db");
    world.ok(&["db", "backup", copy.to_str().unwrap()]);
    world.ok(&["log", "1 banana"]);
    world.ok(&["db", "restore", copy.to_str().unwrap(), "--yes"]);
    assert!(world.journal().is_symlink());
    world.ok(&["log", "1 apple"]);
    assert_eq!(world.meals(), 2);
    let behind = rusqlite::Connection::open(real.join("journal.db")).unwrap();
    let count = "SELECT count(*) FROM meal";
    let meals: i64 = behind.query_row(count, (), |row| row.get(0)).unwrap();
    assert_eq!(meals, 2);
}

#[test]
fn a_catalogue_that_is_a_link_to_itself_is_no_catalogue_that_is_to_come() {
    let world = World::stocked();
    fs::remove_file(world.catalogue()).unwrap();
    symlink(world.catalogue(), world.catalogue()).unwrap();
    let told = world.run(&["doctor"]);
    assert!(told.out.contains("catalogue\tfault"), "{}", told.out);
    assert!(
        !told.out.contains("none yet, it is unpacked"),
        "{}",
        told.out
    );
}

/// Links that lead nowhere: to a disk that is away, and round in a ring.
const NOWHERE: [&str; 2] = ["/nope/x.db", "journal.db"];

#[test]
fn a_journal_that_is_a_link_to_nowhere_is_told_by_everybody_and_stays() {
    for target in NOWHERE {
        let world = World::stocked();
        symlink(target, world.journal()).unwrap();
        for line in [
            &["log", "1 egg"][..],
            &["meal", "list"],
            &["export"],
            &["undo"],
            &["db", "check"],
            &["db", "backup"],
        ] {
            let told = world.run(line).failed(12);
            told.says(world.journal().to_str().unwrap())
                .says(&format!("is a link that leads nowhere: to {target}"))
                .says("is its disk mounted?");
            assert!(!told.err.contains("ulimit"), "{}", told.err);
        }
        let examined = world.run(&["doctor"]);
        assert_eq!(examined.exit, 12);
        assert!(examined.out.contains("leads nowhere"), "{}", examined.out);
        assert_eq!(
            fs::read_link(world.journal()).unwrap().to_str(),
            Some(target)
        );
    }
}

/// A folder on a disk that is away is not told to be moved.
#[test]
fn a_folder_that_is_a_link_to_nowhere_is_told_and_stays() {
    let world = World::new();
    symlink("/nope/usb", world.home().join("usb")).unwrap();
    symlink("/nope/data", world.data()).unwrap();
    let file = world.home().join("usb/journal.db").display().to_string();
    world.ok(&["context", "add", "usb", "--path", &file]);
    for (context, link, target) in [("usb", "usb", "/nope/usb"), ("local", "data", "/nope/data")] {
        for line in [&["log", "1 egg"][..], &["body", "set", "--age", "40"]] {
            let told = world.run(&[&["-C", context], line].concat()).failed(12);
            told.says(&format!("{link} is a link that leads nowhere: to {target}"))
                .says("is its disk mounted?");
        }
        let examined = world.run(&["-C", context, "doctor"]);
        assert_eq!(examined.exit, 12);
        assert!(
            examined.out.contains("is a link that leads nowhere"),
            "{}",
            examined.out
        );
        assert!(world.home().join(link).is_symlink());
    }
}

#[test]
fn a_restore_leaves_a_link_to_nowhere_as_it_is() {
    let world = World::stocked();
    world.ok(&["log", "1 egg"]);
    let copy = world.home().join("copy.db");
    let copy = copy.to_str().unwrap();
    world.ok(&["db", "backup", copy]);
    fs::remove_file(world.journal()).unwrap();
    for target in NOWHERE {
        symlink(target, world.journal()).unwrap();
        for last in ["--yes", "-n"] {
            let told = world.run(&["db", "restore", copy, last]).failed(12);
            told.says(&format!("is a link that leads nowhere: to {target}"));
            assert_eq!(
                fs::read_link(world.journal()).unwrap().to_str(),
                Some(target)
            );
        }
        fs::remove_file(world.journal()).unwrap();
    }
}
