//! Copies of a journal, and what comes back of them.

use std::fs;
use std::os::unix::fs::PermissionsExt;
use std::process::Stdio;

use crate::world::World;

/// A journal with a meal, a food, a setting and something to undo; and a copy of it.
fn copied() -> (World, String) {
    let world = World::stocked();
    world.ok(&["log", "200 g oats @ 8am"]);
    world.ok(&["food", "save", "Soup", "--per", "100g", "--kcal", "50"]);
    world.ok(&["body", "log", "--weight", "70kg"]);
    let copy = world.home().join("copy.db").to_str().unwrap().to_owned();
    world.ok(&["db", "backup", &copy]);
    (world, copy)
}

fn all(world: &World) -> [String; 3] {
    [&["export"][..], &["body", "history"], &["undo", "--list"]]
        .map(|line| world.ok(&[line, &["--json"]].concat()).out)
}

fn kept(world: &World) -> Vec<String> {
    let files = fs::read_dir(world.data().join("backups"));
    let files = files.into_iter().flatten().map(|file| file.unwrap());
    files
        .map(|file| file.path().to_str().unwrap().to_owned())
        .collect()
}

#[test]
fn what_was_copied_comes_back_whole_and_can_be_undone_still() {
    let (world, copy) = copied();
    let before = all(&world);
    let bytes = fs::read(&copy).unwrap();
    world.ok(&["log", "1 egg @ 9am"]);
    let later = all(&world);
    assert_ne!(before, later);

    let done = world.ok(&["db", "restore", &copy, "--yes"]);
    assert!(done.out.contains("journal.db"), "{}", done.out);
    assert_eq!(all(&world), before);
    assert_eq!(fs::read(&copy).unwrap(), bytes);

    // What was there before is kept, and comes back the same way.
    let kept = kept(&world);
    assert_eq!(kept.len(), 1, "{kept:?}");
    world.ok(&["db", "restore", &kept[0], "--yes"]);
    assert_eq!(all(&world), later);
    world.ok(&["undo"]);
    assert_eq!(world.meals(), 1);
}

#[test]
fn a_copy_is_made_while_others_write_and_is_for_its_owner_alone() {
    let (world, copy) = copied();
    world.error(2, &["db", "backup", &copy]);
    let mode = |file: &str| fs::metadata(file).unwrap().permissions().mode() & 0o777;
    assert_eq!(mode(&copy), 0o600);
    let journal = rusqlite::Connection::open(world.journal()).unwrap();
    journal
        .execute_batch("BEGIN IMMEDIATE; UPDATE meal SET notes = 'half'")
        .unwrap();
    world.ok(&["db", "backup", &copy, "--yes"]);
    world.ok(&["db", "backup"]);
    world.ok(&["db", "backup"]);
    let kept = kept(&world);
    assert_eq!(kept.len(), 2, "{kept:?}");
    assert_eq!(mode(world.data().join("backups").to_str().unwrap()), 0o700);
    for copy in [&copy, &kept[0], &kept[1]] {
        let copy = rusqlite::Connection::open(copy).unwrap();
        let notes = copy.query_row("SELECT notes FROM meal", (), |row| {
            row.get::<_, Option<String>>(0)
        });
        assert_eq!(notes.unwrap(), None);
    }
}

#[test]
fn a_damaged_journal_is_kept_and_a_copy_takes_its_place() {
    let (world, copy) = copied();
    let before = all(&world);
    let damage = "no journal at all".repeat(99).into_bytes();
    fs::write(world.journal(), &damage).unwrap();
    world.run(&["today"]).failed(12).says("journal db restore");
    let done = world.ok(&["db", "restore", &copy, "--yes"]);
    assert_eq!(all(&world), before);
    let kept = kept(&world);
    assert_eq!(fs::read(&kept[0]).unwrap(), damage);
    // It is no journal that could be brought back.
    done.says("cannot be undone; what was there is damaged")
        .says(&kept[0]);
    world.error(12, &["db", "restore", &kept[0], "--yes"]);
}

#[test]
fn a_journal_in_which_one_page_is_damaged_is_not_said_to_come_back() {
    let (world, copy) = copied();
    let table = "SELECT rootpage FROM sqlite_schema WHERE name = 'body_log'";
    let journal = rusqlite::Connection::open(world.journal()).unwrap();
    let mode = journal.pragma_update(None, "journal_mode", "DELETE");
    mode.unwrap();
    let page: u32 = journal.query_row(table, (), |row| row.get(0)).unwrap();
    let size: u32 = journal
        .pragma_query_value(None, "page_size", |row| row.get(0))
        .unwrap();
    drop(journal);
    let file = fs::OpenOptions::new().write(true).open(world.journal());
    let damage = vec![0xff; size as usize];
    let at = u64::from(page - 1) * u64::from(size);
    std::os::unix::fs::FileExt::write_all_at(&file.unwrap(), &damage, at).unwrap();
    // It can be opened, and read where it is whole.
    world.ok(&["meal", "list"]);
    world.error(12, &["db", "check"]);
    let done = world.ok(&["db", "restore", &copy, "--yes"]);
    let kept = kept(&world);
    done.says("cannot be undone; what was there is damaged")
        .says(&kept[0]);
    world.error(12, &["db", "restore", &kept[0], "--yes"]);
}

#[test]
fn a_journal_of_a_newer_program_is_kept_and_is_said_to_need_that_to_come_back() {
    let (world, copy) = copied();
    let newer = rusqlite::Connection::open(world.journal()).unwrap();
    newer.pragma_update(None, "user_version", 99).unwrap();
    drop(newer);
    world.run(&["today"]).failed(12).says("newer");
    let done = world.ok(&["db", "restore", &copy, "--yes"]);
    done.says("cannot be undone; what was there is of a newer program");
    let kept = kept(&world);
    done.says(&kept[0]);
    world.error(12, &["db", "restore", &kept[0], "--yes"]);
}

#[test]
fn of_an_empty_journal_nothing_is_kept_but_what_was_written_last() {
    let (world, copy) = copied();
    let before = all(&world);
    let restore = || {
        fs::write(world.journal(), "").unwrap();
        world.run(&["today"]).failed(12).says("journal db restore");
        let done = world.ok(&["db", "restore", &copy, "--yes"]);
        assert_eq!(all(&world), before);
        (done, kept(&world))
    };
    let (done, nothing) = restore();
    assert!(nothing.is_empty(), "{nothing:?}");
    done.says("there was no journal before");
    fs::write(world.data().join("journal.db-wal"), "written last").unwrap();
    let (done, log) = restore();
    assert_eq!(fs::read(&log[0]).unwrap(), b"written last");
    done.says("only what was written last is kept")
        .says(&log[0]);
}

#[test]
fn what_is_no_whole_journal_takes_nothings_place() {
    let (world, copy) = copied();
    let before = all(&world);
    let cut = fs::read(&copy).unwrap();
    let half = world.file("half.db", &cut[..cut.len() / 2]);
    let text = world.file("text.db", "Dear all,".repeat(50));
    let catalogue = world.catalogue().to_str().unwrap().to_owned();
    for other in [&half, &text, &catalogue] {
        let error = world.error(12, &["db", "restore", other, "--yes"]);
        let hint = error["hint"].as_str().unwrap();
        assert!(hint.contains("name another copy"), "{error}");
    }
    world.error(6, &["db", "restore", "nowhere.db", "--yes"]);
    let journal = world.journal().to_str().unwrap().to_owned();
    for how in ["--yes", "-n"] {
        world.error(2, &["db", "restore", &journal, how]);
    }
    world.error(2, &["db", "restore", &copy]);
    world.ok(&["db", "restore", &copy, "-n"]);
    assert_eq!(all(&world), before);
    assert_eq!(kept(&world), Vec::<String>::new());
    let names = fs::read_dir(world.data()).unwrap();
    let mut names = names.map(|file| file.unwrap().file_name().into_string().unwrap());
    assert_eq!(names.find(|name| name.contains("new-")), None);
}

#[test]
fn while_another_program_has_the_journal_open_nothing_is_put_in_its_place() {
    let (world, copy) = copied();
    let other = rusqlite::Connection::open(world.journal()).unwrap();
    let count = "SELECT count(*) FROM meal";
    assert_eq!(other.query_row(count, (), |row| row.get(0)), Ok(1));
    let error = world.error(12, &["db", "restore", &copy, "--yes"]);
    let told = error["message"].as_str().unwrap();
    assert!(told.contains("another program"), "{error}");
    drop(other);
    world.ok(&["db", "restore", &copy, "--yes"]);
}

#[test]
fn a_restore_that_is_killed_leaves_the_journal_or_the_copy() {
    let (world, copy) = copied();
    let before = world.ok(&["export"]).out;
    world.ok(&["log", "1 egg @ 9am"]);
    let later = world.ok(&["export"]).out;
    for millis in [1, 3, 6, 10, 15, 20, 30, 50] {
        let line = ["db", "restore", &copy, "--yes"];
        let mut child = world.start(&line, Stdio::null());
        std::thread::sleep(std::time::Duration::from_millis(millis));
        let _ = child.kill();
        child.wait().unwrap();
        let now = world.ok(&["export"]).out;
        assert!(now == before || now == later, "after {millis} ms: {now}");
        if now == before {
            world.ok(&["log", "1 egg @ 9am"]);
            world.ok(&["undo"]);
            world.ok(&["redo"]);
        }
        let meals = world.meals();
        assert_eq!(meals, 2);
        if now == before {
            let newest = kept(&world)
                .into_iter()
                .max_by_key(|name| (name.len(), name.clone()));
            let newest = newest.unwrap();
            world.ok(&["db", "restore", &newest, "--yes"]);
            assert_eq!(world.ok(&["export"]).out, later);
        }
    }
}

#[test]
fn a_journal_that_comes_back_is_its_owners_alone_whoever_may_read_the_copy() {
    for open in [0o644, 0o666, 0o400] {
        let (world, copy) = copied();
        fs::set_permissions(&copy, fs::Permissions::from_mode(open)).unwrap();
        world.ok(&["db", "restore", &copy, "--yes"]);
        let mode = |file: &str| fs::metadata(file).unwrap().permissions().mode() & 0o777;
        assert_eq!(mode(world.journal().to_str().unwrap()), 0o600);
        assert_eq!(mode(&copy), open);
        // It can be written, too.
        world.ok(&["log", "1 egg"]);
    }
}

#[test]
fn a_copy_needs_a_name() {
    let (world, _) = copied();
    for line in [&["db", "backup", "-"][..], &["db", "restore", "-", "--yes"]] {
        let error = world.error(2, line);
        let message = error["message"].as_str().unwrap();
        assert!(message.contains("needs a name"), "{error}");
    }
    assert!(!world.home().join("-").exists());
    // That is a name.
    world.ok(&["db", "backup", "./-"]);
    world.ok(&["db", "restore", "./-", "--yes"]);
}

#[test]
fn a_check_says_what_others_may_do_with_the_journal_and_how_that_is_ended() {
    let (world, _) = copied();
    let allow = |place: &std::path::Path, mode: u32| {
        fs::set_permissions(place, fs::Permissions::from_mode(mode)).unwrap();
    };
    allow(&world.data(), 0o700);
    allow(&world.journal(), 0o600);
    assert_eq!(world.ok(&["db", "check"]).err, "");
    allow(&world.data(), 0o755);
    let folder = format!("chmod 700 {}", world.data().display());
    world.ok(&["db", "check"]).says(&folder);
    allow(&world.data(), 0o700);
    allow(&world.journal(), 0o644);
    let done = world.ok(&["db", "check"]);
    done.says(&format!("chmod 600 {}", world.journal().display()));
    assert!(!done.err.contains("chmod 700"), "{}", done.err);
}

#[test]
fn a_copy_that_is_no_file_is_told_as_what_it_is() {
    let world = World::stocked();
    world.ok(&["log", "1 egg"]);
    let folder = world.data();
    for (copy, exit, what) in [
        ("/dev/zero", 2, "it is a pipe or a device"),
        (folder.to_str().unwrap(), 2, "it is a folder"),
        ("nowhere.db", 6, "there is no such file"),
    ] {
        world
            .run(&["db", "restore", copy, "--yes"])
            .failed(exit)
            .says(what);
    }
    assert_eq!(world.meals(), 1);
}

#[test]
fn what_a_killed_program_left_of_a_copy_goes_with_the_next_one_and_when_all_is_forgotten() {
    let (world, _) = copied();
    let folder = world.data().join("backups");
    fs::create_dir_all(&folder).unwrap();
    let leave = |name: &str, seconds: u64| {
        let file = fs::File::create(folder.join(name)).unwrap();
        let ago = std::time::SystemTime::now() - std::time::Duration::from_secs(seconds);
        file.set_modified(ago).unwrap();
    };
    let id = "0123456789abcdef".repeat(2);
    let old = format!("journal-2026-11-20-080000.new-{id}");
    let young = format!("journal-2026-11-20-090000.new-{id}");
    // Another program may be at what is young; when all is forgotten, that is waited for.
    for (line, age, is_left) in [
        (&["db", "backup"][..], 0, true),
        (&["undo", "--forget", "--yes"], 7, false),
    ] {
        leave(&old, 3600);
        leave(&format!("{old}-journal"), 3600);
        leave(&young, age);
        // What is called otherwise is none of ours.
        leave("mine.new-notes", 3600);
        world.ok(line);
        let left = kept(&world);
        assert!(!left.iter().any(|name| name.contains(&old)), "{left:?}");
        assert_eq!(
            left.iter().any(|name| name.contains(&young)),
            is_left,
            "{left:?}"
        );
        assert!(
            left.iter().any(|name| name.ends_with("mine.new-notes")),
            "{left:?}"
        );
    }
}

#[test]
fn a_copy_that_calls_a_view_as_a_table_is_refused_before_it_is_read() {
    let (world, copy) = copied();
    let before = all(&world);
    // Whoever counted its rows would never end.
    let endless = "WITH RECURSIVE c(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM c) SELECT x AS day,
        1 AS calories_kcal, 1 AS protein_g, 1 AS carbs_g, 1 AS fat_g FROM c";
    let spoiled = rusqlite::Connection::open(&copy).unwrap();
    let sql = format!("DROP TABLE target; CREATE VIEW target AS {endless};");
    spoiled.execute_batch(&sql).unwrap();
    drop(spoiled);
    for line in [
        &["db", "restore", &copy, "--yes"][..],
        &["db", "restore", &copy, "-n"],
    ] {
        let error = world.error(12, line);
        let message = error["message"].as_str().unwrap();
        assert!(message.contains("it lacks its table target"), "{message}");
    }
    assert_eq!(all(&world), before);
    fs::copy(&copy, world.journal()).unwrap();
    for line in [&["db", "check"][..], &["db", "backup"]] {
        world.error(12, line);
    }
}

/// A second name of the journal's file is no copy of it: it would become what is restored.
#[test]
fn a_second_name_of_the_journal_is_not_restored() {
    let world = World::stocked();
    world.ok(&["log", "1 egg"]);
    let second = world.home().join("second.db");
    fs::hard_link(world.journal(), &second).unwrap();
    let line = ["db", "restore", second.to_str().unwrap(), "--yes"];
    for more in [&[][..], &["-n"]] {
        let told = world.run(&[&line[..], more].concat()).failed(2);
        told.says("is the journal itself");
    }
    assert_eq!(world.meals(), 1);
}

/// What a killed program wrote into an older copy would be read as the new one's.
#[test]
fn no_copy_is_made_beside_the_log_of_what_had_its_name() {
    let world = World::stocked();
    world.ok(&["log", "1 egg"]);
    let copy = world.home().join("copy.db").display().to_string();
    for behind in ["-wal", "-journal"] {
        world.ok(&["db", "backup", &copy]);
        let log = world.file(&format!("copy.db{behind}"), "what was written last");
        let before = std::fs::read(&copy).unwrap();
        let refused = world.run(&["db", "backup", &copy, "--yes"]).failed(12);
        refused
            .says(&format!("has {log} beside it"))
            .says("move it away");
        assert!(std::fs::read(&copy).unwrap() == before);
        std::fs::remove_file(&copy).unwrap();
        world.run(&["db", "backup", &copy]).failed(12).says(&log);
        assert!(!std::path::Path::new(&copy).exists());
        std::fs::remove_file(&log).unwrap();
        world.ok(&["db", "backup", &copy]);
        world.ok(&["db", "restore", &copy, "--yes"]);
        std::fs::remove_file(&copy).unwrap();
    }
}
