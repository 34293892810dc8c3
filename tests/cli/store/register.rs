//! A register of keys that cannot be trusted is refused, byte for byte as it was; a good one is
//! written by what changes it alone.

use std::fs;
use std::path::PathBuf;
use std::process::Stdio;

use rusqlite::Connection;

use crate::doctor::found;
use crate::world::{Done, World};

/// A home with keys of this person and people in the same folder.
fn lived_in() -> World {
    let world = World::stocked();
    world.ok(&["log", "1 egg"]);
    world.ok(&["key", "create", "--permission", "read", "--name", "phone"]);
    world.ok(&["user", "add", "anna", "--data", "data"]);
    let hers = [
        "key",
        "create",
        "--permission",
        "read",
        "--user",
        "anna",
        "--data",
        "data",
    ];
    for _ in 0..30 {
        world.ok(&hers);
    }
    world
}

fn file(world: &World) -> PathBuf {
    world.data().join("server.db")
}

/// Every file of the data folder with its bytes, but for the catalogue's and what SQLite keeps beside the
/// journal to read it.
fn files(world: &World) -> Vec<(PathBuf, Vec<u8>)> {
    let entries = fs::read_dir(world.data()).unwrap();
    let mut files: Vec<_> = entries
        .map(|entry| entry.unwrap().path())
        .filter(|path| path.is_file() && *path != world.catalogue())
        .filter(|path| !path.to_string_lossy().contains("journal.db-"))
        .map(|path| (path.clone(), fs::read(&path).unwrap()))
        .collect();
    files.sort();
    files
}

const READING: [&[&str]; 7] = [
    &["key", "list"],
    &["key", "list", "--data", "data"],
    &["key", "list", "--data", "data", "--user", "anna"],
    &["user", "list", "--data", "data"],
    &["key", "create", "--permission", "read", "-n"],
    &["user", "add", "ben", "--data", "data", "-n"],
    &["user", "remove", "anna", "--data", "data", "-n"],
];

const WRITING: [&[&str]; 5] = [
    &["key", "create", "--permission", "read"],
    &["key", "revoke", "AbCd1234", "--yes"],
    &["user", "add", "ben", "--data", "data"],
    &["serve"],
    &["serve", "--data", "data"],
];

/// Reading and writing commands are refused and change nothing.
#[track_caller]
fn is_refused(world: &World) {
    let before = files(world);
    is_told(world);
    assert!(files(world) == before, "looking changed the files");
    for command in READING.iter().chain(&WRITING) {
        let done = world.run(command).failed(12);
        done.says(file(world).to_str().unwrap());
        assert!(files(world) == before, "{command:?} changed the files");
    }
    let error = world.error(12, &["key", "list"]);
    assert_eq!(error["code"], "local_store");
    assert_eq!(error["outcome"], "not_applied");
    assert!(error["hint"].is_string(), "{error}");
}

/// `doctor` and `db check` say which file it is and what to do, which is not to bring a journal back.
#[track_caller]
fn is_told(world: &World) {
    let doctor = world.run(&["doctor", "--json"]);
    assert_eq!(doctor.exit, 12, "{doctor:?}");
    let (state, keys) = found(&doctor.json(), "keys");
    assert_eq!((state.as_str(), &keys["exit"]), ("fault", &12.into()));
    assert_eq!(found(&doctor.json(), "journal").0, "ok");
    let check = world.error(12, &["db", "check"]);
    for told in [&keys, &check] {
        let text = |name: &str| told[name].as_str().unwrap_or_default().to_owned();
        assert!(text("message").contains("server.db: "), "{told}");
        let hint = text("hint");
        assert!(hint.starts_with("nothing was changed"), "{told}");
        assert!(!hint.contains("db restore"), "{told}");
    }
}

#[test]
fn what_the_rows_of_a_register_say_wrong_is_told_by_doctor_and_a_check() {
    for (wrong, why) in [
        (
            "UPDATE key SET hash = x'00' WHERE name = 'phone'",
            "keys cannot be told from others (1)",
        ),
        (
            "PRAGMA foreign_keys = OFF; DELETE FROM user",
            "keys are of people who are not there (30)",
        ),
        (
            "CREATE TRIGGER more AFTER INSERT ON key BEGIN DELETE FROM user; END",
            "the trigger more",
        ),
        (
            "UPDATE key SET expires_at = 'soon' WHERE name = 'phone'",
            "keys cannot be read (1): jrnl_",
        ),
        ("UPDATE key SET created_at = ''", ", and 21 more"),
        (
            "UPDATE key SET id = 'a' || char(27) || '[2J' WHERE name = 'phone'",
            "keys cannot be read (1): one without an id",
        ),
        (
            "UPDATE key SET name = CAST(x'ff' AS TEXT) WHERE name = 'phone'",
            "keys cannot be read (1): jrnl_",
        ),
        (
            "UPDATE user SET created_at = 'once'",
            "people cannot be read (1): ",
        ),
        (
            "UPDATE user SET name = CAST(x'ff' AS TEXT)",
            "people cannot be read (1): ",
        ),
        ("UPDATE user SET name = ''", "people have no name"),
        ("UPDATE user SET name = ' '", "people have no name"),
        ("DROP INDEX key_of_user", "lacks its index key_of_user"),
    ] {
        let world = lived_in();
        let other = Connection::open(file(&world)).unwrap();
        other.execute_batch(wrong).unwrap();
        drop(other);
        let before = files(&world);
        is_told(&world);
        world.run(&["db", "check"]).failed(12).says(why);
        assert!(
            files(&world) == before,
            "{wrong}: looking changed the files"
        );
    }
}

#[test]
fn a_whole_register_is_said_to_be_whole_and_to_whom_it_is_open() {
    use std::os::unix::fs::PermissionsExt;
    let world = lived_in();
    let told = file(&world).display().to_string();
    let allow = |mode| fs::set_permissions(file(&world), fs::Permissions::from_mode(mode)).unwrap();
    let before = files(&world);
    assert_eq!(found(&world.json(&["doctor"]), "keys").0, "ok");
    let done = world.json(&["db", "check"])["done"].to_string();
    assert!(done.contains(&format!("{told} is whole")), "{done}");
    assert!(!world.ok(&["db", "check"]).err.contains(&told));
    allow(0o644);
    let close = format!("chmod 600 {told}");
    world.ok(&["db", "check"]).says(&close);
    let doctor = world.ok(&["doctor"]).out;
    assert!(doctor.contains(&close), "{doctor}");
    assert!(files(&world) == before, "looking changed the files");
}

#[test]
fn a_folder_without_keys_is_said_to_have_none_to_look_at() {
    let world = World::new();
    world.ok(&["log", "500kcal"]);
    assert!(!world.ok(&["doctor"]).out.contains("server.db"));
    assert!(!world.ok(&["db", "check"]).out.contains("server.db"));
    assert!(!file(&world).exists());
    // There may be keys before there is a journal, which is told as before.
    fs::remove_file(world.journal()).unwrap();
    world.ok(&["key", "create", "--permission", "read"]);
    world.error(6, &["db", "check"]);
    fs::write(file(&world), "").unwrap();
    world.error(12, &["db", "check"]);
}

#[test]
fn an_empty_file_is_no_new_register() {
    let world = lived_in();
    fs::write(file(&world), "").unwrap();
    is_refused(&world);
}

#[test]
fn a_text_and_a_register_that_is_cut_off_are_refused() {
    let world = lived_in();
    let whole = fs::read(file(&world)).unwrap();
    for content in [
        &whole[..50],
        &whole[..whole.len() / 2],
        b"my keys\n".repeat(100).as_slice(),
    ] {
        fs::write(file(&world), content).unwrap();
        is_refused(&world);
    }
}

#[test]
fn a_file_of_another_program_and_another_file_of_ours_are_no_register() {
    let world = lived_in();
    fs::copy(world.catalogue(), file(&world)).unwrap();
    is_refused(&world);
    fs::remove_file(file(&world)).unwrap();
    let foreign = Connection::open(file(&world)).unwrap();
    foreign.execute_batch("CREATE TABLE note (t TEXT)").unwrap();
    drop(foreign);
    is_refused(&world);
}

#[test]
fn a_register_of_a_newer_program_is_refused() {
    let world = lived_in();
    let newer = Connection::open(file(&world)).unwrap();
    newer.pragma_update(None, "user_version", 99).unwrap();
    drop(newer);
    is_refused(&world);
    world.run(&["key", "list"]).failed(12).says("newer");
}

/// Runs a command on the register with one page after the other overwritten by 0xff.
fn with_each_page_damaged(command: &[&str]) -> Vec<Done> {
    const PAGE: usize = 4096;
    let world = lived_in();
    let whole = fs::read(file(&world)).unwrap();
    let damage = |page: usize| {
        let mut bytes = whole.clone();
        bytes[page * PAGE..(page + 1) * PAGE].fill(0xff);
        fs::write(file(&world), bytes).unwrap();
        let before = files(&world);
        let done = world.run(command);
        if done.exit != 0 {
            assert!(files(&world) == before, "page {page}: {command:?} wrote");
        }
        done
    };
    (0..whole.len() / PAGE).map(damage).collect()
}

#[test]
fn a_damaged_page_is_told_when_it_is_met_and_left_as_it_is() {
    for command in READING.iter().chain(&WRITING[..3]) {
        let told = with_each_page_damaged(command);
        let exits: Vec<i32> = told.iter().map(|done| done.exit).collect();
        assert_eq!(exits[0], 12, "{command:?}: the header is met by everybody");
        // A key that is on the damaged page is unknown to nobody: it is not looked for.
        let as_promised = |exit: &i32| matches!(exit, 0 | 6 | 12);
        assert!(exits.iter().all(as_promised), "{command:?}: {exits:?}");
    }
    let told = with_each_page_damaged(READING[1]);
    let noticed = told.iter().filter(|done| done.exit == 12).count();
    // The header and the schema, the keys.
    assert!(noticed > 2, "{noticed} pages were noticed");
}

#[test]
fn what_only_reads_writes_nothing() {
    let world = lived_in();
    let before = files(&world);
    let born = fs::metadata(file(&world)).unwrap().modified().unwrap();
    for command in READING {
        world.ok(command);
        assert!(files(&world) == before, "{command:?} changed the files");
    }
    let now = fs::metadata(file(&world)).unwrap().modified().unwrap();
    assert_eq!(born, now);
}

#[test]
fn a_register_of_an_older_program_is_brought_up_to_date_and_a_copy_is_kept() {
    let world = World::new();
    fs::create_dir(world.data()).unwrap();
    let older = Connection::open(file(&world)).unwrap();
    let first = include_str!("../../../src/local/register/1.sql");
    older.execute_batch(first).unwrap();
    older
        .pragma_update(None, "application_id", 0x4a52_4e4b)
        .unwrap();
    older.pragma_update(None, "user_version", 1).unwrap();
    drop(older);
    let was = fs::read(file(&world)).unwrap();
    assert_eq!(world.ok(&["key", "list", "--json"]).out, "[]\n");
    world.ok(&["user", "add", "anna", "--data", "data"]);
    let copy = world.data().join("server.db.v1");
    assert!(fs::read(&copy).unwrap().len() >= was.len());
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        let mode = fs::metadata(&copy).unwrap().permissions().mode();
        assert_eq!(mode & 0o777, 0o600);
    }
}

#[test]
fn a_write_that_was_cut_short_is_taken_back_by_whoever_reads_next() {
    let world = lived_in();
    let keys = world.json(&["key", "list", "--data", "data"]);
    let journal = world.data().join("server.db-journal");
    let writer = Connection::open(file(&world)).unwrap();
    // With so small a cache the file is written in the middle of the transaction.
    let write =
        "PRAGMA cache_size = 1; BEGIN IMMEDIATE; UPDATE key SET name = hex(randomblob(900));";
    writer.execute_batch(write).unwrap();
    let torn = [fs::read(file(&world)), fs::read(&journal)].map(Result::unwrap);
    assert!(torn[1].len() > 4096, "the file was not written");
    drop(writer);
    let [half, undo] = torn;
    fs::write(file(&world), half).unwrap();
    fs::write(&journal, undo).unwrap();
    let before = files(&world);
    assert_eq!(found(&world.json(&["doctor"]), "keys").0, "ok");
    world.ok(&["db", "check"]);
    assert!(files(&world) == before, "looking took the write back");
    assert_eq!(world.json(&["key", "list", "--data", "data"]), keys);
    assert!(!journal.exists());
}

#[test]
fn a_register_that_is_being_written_is_looked_at_as_it_was() {
    let world = lived_in();
    let writer = Connection::open(file(&world)).unwrap();
    let write = "BEGIN IMMEDIATE; UPDATE user SET name = 'ben'; DELETE FROM key";
    writer.execute_batch(write).unwrap();
    let before = files(&world);
    assert!(
        before
            .iter()
            .any(|(path, bytes)| { path.ends_with("server.db-journal") && !bytes.is_empty() })
    );
    assert_eq!(found(&world.json(&["doctor"]), "keys").0, "ok");
    world.ok(&["db", "check"]);
    assert!(files(&world) == before, "looking changed the files");
    writer.execute_batch("COMMIT").unwrap();
    assert_eq!(world.ok(&["key", "list", "--json"]).out, "[]\n");
}

#[test]
fn keys_that_are_made_at_once_are_all_there_even_the_first_ever() {
    let world = World::new();
    let create = ["key", "create", "--permission", "read"];
    let start = |_| world.start(&create, Stdio::null());
    let made: Vec<_> = (0..8).map(start).collect();
    for child in made {
        assert!(child.wait_with_output().unwrap().status.success());
    }
    assert_eq!(world.ok(&["key", "list"]).records().len(), 8);
    let left = files(&world).len();
    assert_eq!(left, 1, "drafts are left: {:?}", files(&world));
}

#[test]
fn a_damaged_register_is_not_taken_for_a_journal() {
    let world = lived_in();
    fs::write(file(&world), "no register at all").unwrap();
    for command in [READING[0], WRITING[0]] {
        let done = world.run(command).failed(12);
        done.says("the register of keys").says("journal key create");
        assert!(!done.err.contains("db restore"), "{}", done.err);
    }
}
