//! A disk without room: what was written can be read, and what cannot be written is told.

use std::fs;
use std::process::Command;

use crate::world::{Done, World, limited};

/// The program where no file can grow, as on a disk that is full.
fn full(world: &World, arguments: &[&str]) -> Command {
    world.command_by(limited("-f 0"), arguments)
}

fn run_full(world: &World, arguments: &[&str]) -> Done {
    let output = full(world, arguments).output().unwrap();
    Done::of(format!("{arguments:?} on a full disk"), output)
}

fn names(world: &World) -> Vec<String> {
    let entries = fs::read_dir(world.data()).unwrap();
    let mut names: Vec<_> = entries
        .map(|entry| entry.unwrap().file_name().into_string().unwrap())
        .collect();
    names.sort();
    names
}

#[test]
fn an_import_that_fills_the_disk_is_not_said_to_have_found_damage() {
    let world = World::new();
    let rows = |at| {
        format!(
            "2026-01-15,{:02}:{:02}:00,Food {at},1 g,1\n",
            at / 60,
            at % 60
        )
    };
    let rows: String = (0..900).map(rows).collect();
    let rows = rows.replace(":00,Food", ",Meal,Food");
    let head = "Day,Time,Group,Food Name,Amount,Energy (kcal)\n";
    let file = world.file("servings.csv", format!("{head}{rows}"));
    world.ok(&["log", "100 kcal"]);
    // In blocks of 512 bytes: what is there fits, and not much more.
    let import = ["import", &file, "--yes"];
    let output = world.command_by(limited("-f 800"), &import).output();
    let output = output.unwrap();
    let done = Done::of("an import on a full disk".to_owned(), output).failed(12);
    assert!(!done.err.contains("damaged"), "{}", done.err);
    assert!(!done.err.contains("savepoint"), "{}", done.err);
    assert_eq!(world.meals(), 1);
    world.ok(&["db", "check"]);
}

#[test]
fn a_quick_add_that_cannot_be_written_is_told_as_the_meal_that_it_is() {
    let world = World::new();
    world.ok(&["log", "100 kcal"]);
    let mut meals = 0;
    for blocks in (20..360).step_by(20) {
        let room = limited(&format!("-f {blocks}"));
        let output = world.command_by(room, &["log", "1 kcal", "--json"]);
        let output = { output }.output().unwrap();
        if output.status.success() {
            continue;
        }
        let done = Done::of(format!("a quick add into {blocks} blocks"), output);
        let told = done.failed(12).error();
        // The command, where it comes to no operation.
        assert!(
            ["log", "createMeal"].contains(&told["operation"].as_str().unwrap()),
            "{told}"
        );
        meals += usize::from(told["operation"] == "createMeal");
    }
    assert!(meals > 0);
    world.ok(&["db", "check"]);
}

/// A journal that a program was killed over: its meal stands in the write-ahead log alone.
fn killed_over(world: &World) {
    world.ok(&["log", "100 kcal"]);
    let journal = rusqlite::Connection::open(world.journal()).unwrap();
    let log = world.data().join("journal.db-wal");
    journal
        .execute_batch(
            "PRAGMA wal_autocheckpoint = 0; BEGIN; UPDATE meal SET name = 'Last'; COMMIT;",
        )
        .unwrap();
    let (whole, logged) = (fs::read(world.journal()).unwrap(), fs::read(&log).unwrap());
    drop(journal);
    fs::write(world.journal(), whole).unwrap();
    fs::write(log, logged).unwrap();
    let _ = fs::remove_file(world.data().join("journal.db-shm"));
}

const READING: [&[&str]; 6] = [
    &["meal", "list"],
    &["today"],
    &["food", "search", "bread", "--library", "composition"],
    &["food", "search"],
    &["food", "show", "banana"],
    &["settings", "show"],
];

#[test]
fn a_journal_is_read_on_a_full_disk_and_nothing_is_left_beside_it() {
    let world = World::stocked();
    world.ok(&["log", "200 g oats, 1 banana"]);
    let before = names(&world);
    for command in READING {
        let done = run_full(&world, command).succeeded();
        assert_eq!(done.out, world.ok(command).out, "{command:?}");
        assert_eq!(names(&world), before, "{command:?}");
    }
}

#[test]
fn a_journal_that_is_not_there_reads_as_empty_on_a_full_disk_and_that_is_said() {
    let world = World::stocked();
    for command in READING {
        let done = run_full(&world, command).succeeded();
        assert_eq!(names(&world), ["catalog.db"], "{command:?}");
        done.says("there is no journal yet, and none can be made");
    }
    let quiet = run_full(&world, &["meal", "list", "--json", "-q"]).succeeded();
    quiet.says("there is no journal yet");
    assert_eq!(quiet.json()["meals"], serde_json::json!([]));
    run_full(&world, &["log", "100 kcal"])
        .failed(12)
        .says("hint: ");
    assert_eq!(names(&world), ["catalog.db"]);
}

#[test]
fn a_limit_of_how_large_a_file_may_be_is_told_as_that_limit() {
    let world = World::stocked();
    world.ok(&["log", "200 g oats"]);
    let copy = world.home().join("copy").display().to_string();
    let file = world.home().join("fam.db").display().to_string();
    for line in [
        &["log", "1 banana"][..],
        &["db", "backup", &copy],
        &["export", "-o", &copy],
        &["context", "add", "fam", "--path", &file],
    ] {
        let told = run_full(&world, line).failed(12);
        told.says("ulimit -f");
        for other in ["ulimit -n", "permissions"] {
            assert!(!told.err.contains(other), "{line:?}: {}", told.err);
        }
    }
}

#[test]
fn a_write_on_a_full_disk_is_told_and_changes_nothing() {
    let world = World::stocked();
    world.ok(&["log", "200 g oats"]);
    let before = fs::read(world.journal()).unwrap();
    let done = run_full(&world, &["log", "1 banana"]).failed(12);
    done.says("the disk may be full").says("make room");
    assert!(fs::read(world.journal()).unwrap() == before);
    assert_eq!(world.meals(), 1);
}

#[test]
fn what_stands_in_the_log_of_a_killed_program_is_read_on_a_full_disk() {
    let world = World::new();
    killed_over(&world);
    let files = || ["journal.db", "journal.db-wal"].map(|name| fs::read(world.data().join(name)));
    let before = files().map(Result::unwrap);
    let told = run_full(&world, &["meal", "list", "--json"]).succeeded();
    assert_eq!(told.json()["meals"][0]["name"], "Last");
    assert!(files().map(Result::unwrap) == before);
    world.ok(&["meal", "edit", "last", "--note", "there is room again"]);
    assert_eq!(world.json(&["meal", "show", "last"])["name"], "Last");
}

#[test]
fn a_journal_is_not_served_from_a_full_disk() {
    let world = World::stocked();
    world.ok(&["log", "100 kcal"]);
    world.ok(&["key", "create", "--permission", "read-write"]);
    run_full(&world, &["serve", "--listen", "127.0.0.1:0"])
        .failed(12)
        .says("the disk may be full");
}

#[test]
fn a_folder_that_may_not_be_written_is_read_without_a_journal_in_it() {
    use std::os::unix::fs::PermissionsExt;
    let world = World::stocked();
    let mode = |mode| fs::set_permissions(world.data(), fs::Permissions::from_mode(mode)).unwrap();
    mode(0o500);
    if fs::write(world.data().join("probe"), "").is_ok() {
        eprintln!("skipped: nothing is forbidden to this user");
    } else {
        world
            .ok(&["meal", "list"])
            .says("there is no journal yet, and none can be made");
        world.run(&["log", "100 kcal"]).failed(12);
    }
    mode(0o700);
}

#[test]
fn a_copy_that_does_not_fit_is_told_of_the_folder_that_has_no_room() {
    let world = World::stocked();
    world.ok(&["log", "1 egg"]);
    let copy = world.home().join("copy.db").to_str().unwrap().to_owned();
    world.ok(&["db", "backup", &copy]);
    let done = run_full(&world, &["db", "restore", &copy, "--yes"]).failed(12);
    let line = done.err.lines().next().unwrap_or_default();
    assert!(line.contains(world.data().to_str().unwrap()), "{line}");
    assert!(!line.contains(&copy), "{line}");
    done.says("ulimit -f");
    assert!(!done.err.contains("permissions"), "{}", done.err);
    assert_eq!(world.meals(), 1);
}

#[test]
fn a_page_of_the_manual_is_whole_whatever_the_room() {
    let world = World::new();
    let folder = world.home().join("man");
    let out = ["man", "--out", folder.to_str().unwrap()];
    world.ok(&out);
    let pages = || {
        let mut pages: Vec<_> = fs::read_dir(&folder)
            .unwrap()
            .map(|page| page.unwrap().path())
            .collect();
        pages.sort();
        pages
            .into_iter()
            .map(|page| (fs::read(&page).unwrap(), page))
            .collect::<Vec<_>>()
    };
    let before = pages();
    let mode =
        std::os::unix::fs::PermissionsExt::mode(&fs::metadata(&before[0].1).unwrap().permissions());
    assert_eq!(mode & 0o777, 0o644);
    run_full(&world, &out).failed(12).says("each page is whole");
    assert!(pages() == before);
}
