//! A journal that cannot be trusted is refused, byte for byte as it was.

use std::cell::Cell;
use std::fs;

use rusqlite::Connection;

use crate::world::{Done, World, id};

/// A journal with meals, closed.
fn lived_in() -> World {
    let world = World::stocked();
    for day in ["today", "yesterday", "2026-11-19"] {
        world.ok(&["log", "200 g oats, 1 banana", "--at", &format!("{day} 8am")]);
    }
    world.ok(&["meal", "edit", "last", "--name", "Renamed"]);
    world
}

/// Every file of the data folder with its bytes, but for the catalogue's.
fn files(world: &World) -> Vec<(String, Vec<u8>)> {
    let mut files: Vec<_> = fs::read_dir(world.data())
        .unwrap()
        .map(|entry| entry.unwrap().path())
        .filter(|path| *path != world.catalogue())
        .map(|path| {
            (
                path.file_name().unwrap().to_str().unwrap().to_owned(),
                fs::read(&path).unwrap(),
            )
        })
        .collect();
    files.sort();
    files
}

/// A damaged row may claim what no memory holds, and each of many may.
#[test]
fn a_text_that_is_longer_than_any_may_be_is_damage_and_not_read() {
    for (table, column, length) in [
        ("item", "unit", 10_000),
        ("item", "id", 1_000),
        ("meal", "name", 10_000),
        ("meal", "notes", 40_000_000),
        ("food_version", "name", 2_000),
    ] {
        let world = lived_in();
        let file = Connection::open(world.journal()).unwrap();
        let sql = format!("UPDATE {table} SET {column} = printf('%.*c', {length}, 'x')");
        file.execute_batch(&sql).unwrap();
        drop(file);
        let told = world.run(&["meal", "list"]).failed(12);
        told.says("is damaged").says("journal doctor");
        assert_eq!(told.out, "", "{table}.{column}");
    }
}

#[test]
fn more_pictures_than_a_meal_may_have_are_damage() {
    let world = lived_in();
    let file = Connection::open(world.journal()).unwrap();
    for (pictures, exit) in [(20, 0), (21, 12)] {
        let picture = r#"{"url":"https://example.org/a.jpg"}"#;
        let images = format!("[{}]", vec![picture; pictures].join(","));
        file.execute("UPDATE meal SET images = ?1", [images])
            .unwrap();
        let listed = world.run(&["meal", "list"]);
        assert_eq!(listed.exit, exit, "{pictures}: {}", listed.err);
    }
}

/// Each item has the texts of its food, so that few bytes of a file become many.
#[test]
fn more_items_than_a_meal_may_have_are_damage_and_not_read() {
    let world = lived_in();
    let file = Connection::open(world.journal()).unwrap();
    let more = |count: usize| {
        format!(
            "WITH RECURSIVE more(at) AS (SELECT 1 UNION ALL SELECT at + 1 FROM more WHERE at < {count})
             INSERT INTO item (id, meal, position, food, quantity, unit, size)
             SELECT lower(hex(randomblob(8))), meal, position + more.at, food, quantity, unit, size
             FROM more CROSS JOIN (SELECT * FROM item ORDER BY number LIMIT 1)"
        )
    };
    file.execute_batch(&more(98)).unwrap();
    assert_eq!(world.run(&["meal", "list", "--all"]).exit, 0);
    file.execute_batch(&more(1)).unwrap();
    drop(file);
    for line in [
        &["meal", "list", "--all"][..],
        &["db", "check"],
        &["export"],
        &["report", "--from", "2026-11-01", "--items"],
    ] {
        let told = world.run(line);
        assert_eq!(told.exit, 12, "{line:?}: {}", told.err);
        told.says("more than 100");
    }
}

#[test]
fn more_items_than_a_meal_had_before_it_changed_are_damage() {
    let world = World::new();
    let meal = id(&world.json(&["log", "100 kcal"]));
    world.ok(&["meal", "edit", &meal, "--note", "small"]);
    let with = |count: usize| {
        let file = Connection::open(world.journal()).unwrap();
        let select = "SELECT before ->> '$.items[0]' FROM meal_history";
        let item: String = file.query_row(select, [], |row| row.get(0)).unwrap();
        let items = format!("[{}]", vec![item; count].join(","));
        let set = "UPDATE meal_history SET before = json_set(before, '$.items', json(?1))";
        assert_eq!(file.execute(set, [&items]).unwrap(), 1);
        file.close().unwrap();
        world.run(&["meal", "history", &meal])
    };
    with(100).succeeded();
    with(101).failed(12);
}

/// Reading and writing commands are refused and change nothing.
#[track_caller]
fn is_refused(world: &World) {
    let before = files(world);
    let file = world.journal();
    for command in [
        &["meal", "list"][..],
        &["today"],
        &["log", "1 egg"],
        &["api", "getSettings"],
        &["body", "set", "--age", "40"],
    ] {
        let done = world.run(command).failed(12);
        done.says(file.to_str().unwrap());
        assert!(!done.err.contains("panicked"), "{}", done.err);
        assert!(
            files(world) == before,
            "{command:?} changed the files: {:?}",
            names(world)
        );
    }
    let error = world.error(12, &["meal", "list"]);
    assert_eq!(error["code"], "local_store");
    assert_eq!(error["outcome"], "not_applied");
    assert!(error["hint"].is_string(), "{error}");
}

fn names(world: &World) -> Vec<String> {
    files(world)
        .into_iter()
        .map(|(name, bytes)| format!("{name} ({} bytes)", bytes.len()))
        .collect()
}

#[test]
fn an_empty_file_is_no_new_journal() {
    let world = lived_in();
    fs::write(world.journal(), "").unwrap();
    is_refused(&world);
}

#[test]
fn a_file_that_is_cut_off_is_refused() {
    for share in [1, 2, 3] {
        let world = lived_in();
        let bytes = fs::read(world.journal()).unwrap();
        fs::write(world.journal(), &bytes[..bytes.len() * share / 4]).unwrap();
        is_refused(&world);
    }
}

#[test]
fn a_beginning_that_is_cut_off_is_refused() {
    for length in [1, 15, 16, 99, 100, 512] {
        let world = lived_in();
        let bytes = fs::read(world.journal()).unwrap();
        fs::write(world.journal(), &bytes[..length]).unwrap();
        is_refused(&world);
    }
}

#[test]
fn a_text_is_refused() {
    let world = lived_in();
    fs::write(
        world.journal(),
        "Dear diary, today I ate nothing but oats. ".repeat(100),
    )
    .unwrap();
    is_refused(&world);
}

#[test]
fn a_file_of_another_program_is_refused() {
    let world = lived_in();
    fs::remove_file(world.journal()).unwrap();
    let foreign = Connection::open(world.journal()).unwrap();
    foreign
        .execute_batch("CREATE TABLE meal (id TEXT); PRAGMA user_version = 1;")
        .unwrap();
    drop(foreign);
    is_refused(&world);
}

#[test]
fn a_catalogue_in_its_place_is_refused() {
    let world = lived_in();
    fs::copy(world.catalogue(), world.journal()).unwrap();
    is_refused(&world);
}

#[test]
fn a_journal_of_a_newer_program_is_refused() {
    let world = lived_in();
    let journal = Connection::open(world.journal()).unwrap();
    journal.pragma_update(None, "user_version", 9999).unwrap();
    // As a program leaves it that was not killed: without a write-ahead log.
    drop(journal);
    is_refused(&world);
    world.run(&["meal", "list"]).failed(12).says("newer");
}

/// Runs a command on this journal with one page after the other overwritten by 0xff, and gives
/// what came of it to a check, with the page's number and the files as they were.
fn with_each_page_damaged(
    command: &[&str],
    check: impl Fn(&World, usize, &[(String, Vec<u8>)], &Done),
) {
    const PAGE: usize = 4096;
    let world = lived_in();
    let whole = fs::read(world.journal()).unwrap();
    for page in 0..whole.len() / PAGE {
        let mut bytes = whole.clone();
        bytes[page * PAGE..(page + 1) * PAGE].fill(0xff);
        fs::write(world.journal(), &bytes).unwrap();
        let before = files(&world);
        check(&world, page, &before, &world.run(command));
        for (name, _) in files(&world) {
            fs::remove_file(world.data().join(name)).unwrap();
        }
    }
}

#[test]
fn a_damaged_page_is_told_when_it_is_met_and_never_read_as_something_else() {
    let listed = lived_in().ok(&["meal", "list"]).out;
    let told = Cell::new(0);
    with_each_page_damaged(&["meal", "list"], |world, page, _, done| match done.exit {
        0 => assert_eq!(without_ids(&done.out), without_ids(&listed), "page {page}"),
        12 => {
            assert_eq!(done.out, "");
            done.says(world.journal().to_str().unwrap());
            told.set(told.get() + 1);
        }
        exit => panic!("page {page}: exit {exit}: {}", done.err),
    });
    // The header, the schema, the meals, their items, their foods.
    assert!(told.get() > 4, "{} pages were noticed", told.get());
}

fn without_ids(listed: &str) -> Vec<&str> {
    listed.lines().map(|line| &line[36..]).collect()
}

#[test]
fn a_refused_command_leaves_a_journal_with_a_damaged_page_byte_for_byte() {
    for command in [
        &["meal", "list"][..],
        &["log", "1 egg"],
        &["body", "set", "--age", "40"],
    ] {
        with_each_page_damaged(command, |world, page, before, done| {
            if done.exit == 12 {
                let journal = fs::read(world.journal()).unwrap();
                let was = before
                    .iter()
                    .find(|(name, _)| name == "journal.db")
                    .unwrap();
                assert!(
                    journal == was.1,
                    "page {page}: {command:?} changed the journal"
                );
            } else {
                assert_eq!(done.exit, 0, "page {page}: {command:?}: {}", done.err);
            }
        });
    }
}

#[test]
fn a_refused_command_leaves_no_new_files_beside_a_journal_with_a_damaged_page() {
    with_each_page_damaged(&["meal", "list"], |world, page, before, done| {
        let left = names(world);
        let clean = done.exit == 0 || files(world).len() == before.len();
        assert!(clean, "page {page}: left over: {left:?}\n{}", done.err);
    });
}

#[test]
fn a_data_folder_that_cannot_be_used_is_told() {
    let world = World::new();
    fs::write(world.data(), "a file where the folder should be").unwrap();
    let done = world.run(&["log", "1 egg"]).failed(12);
    done.says(world.data().to_str().unwrap());
    assert_eq!(
        fs::read_to_string(world.data()).unwrap(),
        "a file where the folder should be"
    );
    let below = world.data().join("below");
    let world = World::new().with("JOURNAL_DATA_DIR", below.to_str().unwrap());
    world
        .run(&["meal", "list"])
        .failed(12)
        .says(below.to_str().unwrap());
}

#[test]
fn a_folder_where_the_journal_should_be_is_told() {
    let world = World::stocked();
    fs::create_dir(world.journal()).unwrap();
    world
        .run(&["meal", "list"])
        .failed(12)
        .says(world.journal().to_str().unwrap());
    assert_eq!(fs::read_dir(world.journal()).unwrap().count(), 0);
}

#[cfg(unix)]
#[test]
fn a_folder_that_cannot_be_read_is_told_and_is_no_empty_journal() {
    use std::os::unix::fs::PermissionsExt;
    let world = lived_in();
    let mode = |mode| fs::set_permissions(world.data(), fs::Permissions::from_mode(mode)).unwrap();
    mode(0o000);
    if fs::read_dir(world.data()).is_ok() {
        eprintln!("skipped: nothing is forbidden to this user");
    } else {
        world
            .run(&["meal", "list"])
            .failed(12)
            .says(world.journal().to_str().unwrap());
    }
    mode(0o700);
    assert_eq!(world.meals(), 3);
}

#[test]
fn a_journal_with_a_damaged_page_is_not_served_and_stays_as_it_is() {
    let world = lived_in();
    world.ok(&["key", "create", "--permission", "read-write"]);
    let mut bytes = std::fs::read(world.journal()).unwrap();
    bytes[4_096..8_192].fill(0xff);
    std::fs::write(world.journal(), &bytes).unwrap();
    world
        .run(&["serve", "--listen", "127.0.0.1:0"])
        .failed(12)
        .says("damaged");
    assert!(std::fs::read(world.journal()).unwrap() == bytes);
}

#[test]
fn a_check_finds_what_sqlite_takes_for_whole() {
    let damages = [
        ("UPDATE meal SET instant = instant + 1", "at another time"),
        ("UPDATE meal SET day = '2020-01-01'", "at another time"),
        ("DELETE FROM item", "no items"),
        ("UPDATE item SET size = 2", "than their food has"),
        ("UPDATE item SET unit = 'barrel'", "than their food has"),
        ("UPDATE food_version SET fat = -0.5", "below zero"),
        ("UPDATE item SET quantity = '-200'", "below zero"),
        ("UPDATE target SET fat_g = -3", "below zero"),
        ("UPDATE meal SET id = 'x' || number", "no UUID"),
        ("UPDATE meal SET id = upper(id)", "no UUID"),
        (
            "UPDATE item SET number = 9223372036854775807 WHERE number = (SELECT max(number) FROM item)",
            "no room for others",
        ),
        ("UPDATE item SET food = 999", "point at what is not there"),
        (
            "UPDATE food SET current = (SELECT number FROM food_version WHERE library <> 'mine')",
            "none of theirs",
        ),
        ("UPDATE food_use SET times = times + 1", "than is counted"),
        ("UPDATE item SET id = 'one'", "the same id"),
        ("DELETE FROM food_word WHERE word = 'gruel'", "other words"),
        ("INSERT INTO food_word VALUES ('', 0)", "other words"),
    ];
    for (damage, told) in damages {
        let world = World::stocked();
        world.ok(&["food", "save", "Gruel", "--per", "100g", "--kcal", "50"]);
        world.ok(&["log", "200 g oats, 100 g gruel"]);
        let target = "target set --kcal 2000 --protein 100 --carbs 200 --fat 70";
        world.ok(&target.split(' ').collect::<Vec<_>>());
        world.ok(&["db", "check"]);
        let journal = rusqlite::Connection::open(world.journal()).unwrap();
        journal.execute_batch("PRAGMA foreign_keys = OFF").unwrap();
        journal.execute_batch(damage).unwrap();
        drop(journal);
        world
            .run(&["db", "check"])
            .failed(12)
            .says(told)
            .says("journal db restore");
        world.run(&["db", "backup"]).failed(12).says(told);
    }
}

#[test]
fn a_meal_can_be_deleted_where_what_it_was_before_cannot_be_read() {
    let world = lived_in();
    let journal = Connection::open(world.journal()).unwrap();
    let damage = "UPDATE meal_history SET before = 'x' || before";
    assert_ne!(journal.execute(damage, []).unwrap(), 0);
    drop(journal);
    world.ok(&["meal", "delete", "last", "--yes"]);
    let journal = Connection::open(world.journal()).unwrap();
    let left: i64 = journal
        .query_row("SELECT count(*) FROM meal_history", [], |row| row.get(0))
        .unwrap();
    assert_eq!(left, 0);
}
