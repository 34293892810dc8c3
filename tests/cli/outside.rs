//! Files that a person names for what is written: a page, an export, a copy, a report. None takes the place
//! of a device or a pipe, and none is waited for.

use std::fs;
use std::os::unix::fs::{FileTypeExt, PermissionsExt, symlink};
use std::process::Command;

use crate::world::World;

/// A journal with a meal, and the commands that write a file, without its name.
fn writers(world: &World) -> [Vec<String>; 4] {
    world.ok(&["log", "100 g oats"]);
    let foods = "{\"key\":\"a\",\"name\":\"Oat biscuit\",\"data\":{}}\nno food\n";
    let source = world.file("foods.ndjson", foods);
    [
        vec!["report", "--yes", "--html"],
        vec!["export", "--yes", "-o"],
        vec!["db", "backup", "--yes"],
        vec!["catalog", "import", "service", &source, "--yes", "--report"],
    ]
    .map(|words| words.into_iter().map(str::to_owned).collect())
}

fn named(writer: &[String], file: &str) -> Vec<String> {
    let mut line = writer.to_vec();
    line.push(file.to_owned());
    line
}

#[test]
fn what_is_no_plain_file_keeps_its_name_and_is_not_waited_for() {
    let world = World::new();
    let pipe = world.home().join("pipe");
    let made = Command::new("mkfifo").arg(&pipe).status();
    assert!(made.unwrap().success());
    let nowhere = world.home().join("nowhere");
    symlink("elsewhere", &nowhere).unwrap();
    let device = world.home().join("device");
    symlink("/dev/null", &device).unwrap();
    let folder = world.home().join("folder");
    fs::create_dir(&folder).unwrap();
    for writer in writers(&world) {
        for path in [&pipe, &nowhere, &device, &folder] {
            let line = named(&writer, path.to_str().unwrap());
            world
                .run(&line)
                .failed(2)
                .says("is no plain file")
                .says("name another file");
        }
    }
    assert!(fs::metadata(&pipe).unwrap().file_type().is_fifo());
    assert!(nowhere.is_symlink() && device.is_symlink());
    assert!(!world.home().join("elsewhere").exists());
}

#[test]
fn a_link_to_a_file_is_followed_and_stays_a_link() {
    let world = World::new();
    for writer in writers(&world) {
        let file = world.file("file", "older");
        let link = world.home().join(format!("link-{}", writer[0]));
        symlink(&file, &link).unwrap();
        world.ok(&named(&writer, link.to_str().unwrap()));
        assert!(link.is_symlink(), "{writer:?}");
        assert_ne!(fs::read(&file).unwrap(), b"older", "{writer:?}");
    }
}

#[test]
fn a_link_into_the_folder_of_the_journal_is_no_way_in() {
    let world = World::new();
    let writers = writers(&world);
    let before = fs::read(world.journal()).unwrap();
    let link = world.home().join("link");
    symlink(world.journal(), &link).unwrap();
    for writer in writers {
        let line = named(&writer, link.to_str().unwrap());
        world.run(&line).failed(2).says("the journal's own files");
    }
    assert_eq!(fs::read(world.journal()).unwrap(), before);
}

#[test]
fn no_file_of_the_program_is_written_over_wherever_it_stands() {
    let world = World::new();
    world.ok(&["config", "set", "timezone", "Europe/Berlin"]);
    let other = world.home().join("other.db");
    let add = ["context", "add", "other", "--path", other.to_str().unwrap()];
    world.ok(&add);
    world.ok(&["log", "500kcal", "-C", "other"]);
    symlink("other.db", world.home().join("link")).unwrap();
    fs::create_dir_all(world.home().join("state")).unwrap();
    let config = world.config().join("config.toml");
    let files = || [&other, &config].map(|file| fs::read(file).unwrap());
    let writers = writers(&world);
    let before = files();
    for writer in &writers {
        for name in [
            "config/config.toml",
            "config/config.toml.lock",
            "config/new",
            "state/new",
            "other.db",
            "./data/../other.db",
            "link",
            "other.db-wal",
            "other.db-journal",
        ] {
            let refused = world.run(&named(writer, name)).failed(2);
            refused.says("the journal's own files");
        }
        // Nor is the folder itself.
        world
            .run(&named(writer, "config"))
            .failed(2)
            .says("no plain file");
        let refused = world.run(&named(writer, "other.db/new")).failed(12);
        refused.says("there is no such folder");
        assert!(files() == before, "{writer:?}");
        for name in [
            "config/new",
            "state/new",
            "other.db-wal",
            "other.db-journal",
        ] {
            // Whoever reads a journal leaves an empty log beside it.
            let written = fs::read(world.home().join(name)).unwrap_or_default();
            assert!(written.is_empty(), "{writer:?}: {name}");
        }
    }
    assert_eq!(world.meals_of("other"), 1);
    // It is a journal also where no context names it any more.
    world.ok(&["context", "remove", "other", "--yes"]);
    let before = fs::read(&other).unwrap();
    for writer in &writers {
        let refused = world.run(&named(writer, "other.db")).failed(2);
        refused.says("the journal's own files");
        assert_eq!(fs::read(&other).unwrap(), before, "{writer:?}");
    }
}

#[test]
fn nothing_is_written_through_a_link_that_somebody_else_may_have_laid() {
    let world = World::new();
    let writers = writers(&world);
    let victim = world.file("victim", "older");
    let (open, folder) = (world.home().join("open"), world.home().join("folder"));
    fs::create_dir(&open).unwrap();
    fs::create_dir(&folder).unwrap();
    symlink(&victim, open.join("file")).unwrap();
    symlink(&folder, open.join("folder")).unwrap();
    // A link of one's own into it is no better.
    symlink(open.join("file"), world.home().join("link")).unwrap();
    fs::set_permissions(&open, fs::Permissions::from_mode(0o777)).unwrap();
    for writer in &writers {
        for path in ["open/file", "open/folder/file", "link"] {
            let mut line = named(writer, path);
            for rehearsal in ["--no-input", "-n"] {
                line.push(rehearsal.to_owned());
                world.run(&line).failed(12).says("is a link in a folder");
            }
        }
    }
    assert_eq!(fs::read_to_string(&victim).unwrap(), "older");
    assert_eq!(fs::read_dir(&folder).unwrap().count(), 0);
    assert_eq!(fs::read_dir(&open).unwrap().count(), 2);
}

#[test]
fn what_is_there_is_overwritten_where_that_is_said_and_by_none_but_its_owner_read() {
    let world = World::new();
    for writer in writers(&world) {
        let there = world.file("there", "older");
        let mode = fs::Permissions::from_mode(0o644);
        fs::set_permissions(&there, mode).unwrap();
        let line = named(&writer, &there);
        let unasked: Vec<_> = line.iter().filter(|word| *word != "--yes").collect();
        world.run(&unasked).failed(2).says("--yes");
        world.ok(&[&line[..], &["-n".to_owned()]].concat());
        assert_eq!(fs::read_to_string(&there).unwrap(), "older", "{line:?}");
        world.ok(&line);
        assert_ne!(fs::read(&there).unwrap(), b"older", "{line:?}");
        let mode = fs::metadata(&there).unwrap().permissions().mode();
        assert_eq!(mode & 0o777, 0o600, "{line:?}");
    }
}

#[test]
fn a_rehearsed_import_is_not_refused_for_a_report_that_it_does_not_write() {
    let world = World::new();
    let there = world.file("there", "older");
    let foods = world.file(
        "foods.ndjson",
        "{\"key\":\"a\",\"name\":\"Oats\",\"data\":{}}\n",
    );
    let import = ["catalog", "import", "service", &foods, "--report", &there];
    let told = world.ok(&[&import[..], &["-n"]].concat());
    told.says("is not written");
    assert_eq!(fs::read_to_string(&there).unwrap(), "older");
    world.run(&import).failed(2).says("--yes");
}

#[test]
fn nothing_is_written_in_the_place_of_what_stands_beside_a_journal_elsewhere() {
    let world = World::new();
    let elsewhere = world.home().join("elsewhere");
    fs::create_dir(&elsewhere).unwrap();
    for (name, own) in [
        (
            "fam.db",
            ["fam.db-photos", "fam.db.v3", "fam.db-wal", "fam.db.v3-2"],
        ),
        (
            "journal.db",
            ["photos", "journal.db.v7", "journal.db-wal", "journal.db"],
        ),
    ] {
        let context = name.replace('.', "-");
        let journal = elsewhere.join(name);
        world.ok(&[
            "context",
            "add",
            &context,
            "--path",
            journal.to_str().unwrap(),
        ]);
        world.ok(&["-C", &context, "log", "100 kcal"]);
        for own in own {
            let own = elsewhere.join(own);
            let line = ["export", "--yes", "-o", own.to_str().unwrap()];
            world
                .run(&line)
                .failed(2)
                .says("among the journal's own files");
        }
        let other = elsewhere.join(format!("{name}.virtual"));
        world.ok(&["export", "--yes", "-o", other.to_str().unwrap()]);
    }
}
