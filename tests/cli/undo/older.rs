//! A journal from before there was an undo list is brought up to date, and keeps what it has.

use super::exact::everything;
use crate::world::World;

#[test]
fn a_journal_of_an_older_program_gets_a_list_and_a_copy_is_kept() {
    let world = World::stocked();
    let older = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data/journals/2.db");
    std::fs::copy(older, world.journal()).expect("an older journal");
    let before = everything(&world);
    assert!(world.data().join("journal.db.v2").exists());
    world.run(&["undo"]).failed(6);
    world.ok(&["meal", "delete", "last", "--yes"]);
    world.ok(&["undo"]);
    assert_eq!(everything(&world), before);
}

#[test]
fn two_who_write_at_once_have_a_change_each() {
    let world = World::stocked();
    world.ok(&["settings", "show"]);
    let writers: Vec<_> = (1..=8)
        .map(|age| {
            world.start(
                &["body", "set", "--age", &age.to_string()],
                std::process::Stdio::null(),
            )
        })
        .collect();
    for mut writer in writers {
        assert!(writer.wait().expect("it ends").success());
    }
    let changes = world.json(&["undo", "--list"])["undo"]
        .as_array()
        .map(Vec::len);
    assert_eq!(changes, Some(8));
    world.ok(&["undo", "8"]);
    assert!(world.json(&["body", "show"])["body"]["age"].is_null());
}

#[test]
fn whoever_changes_nothing_leaves_the_journal_of_an_older_program_as_it_is() {
    let older = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data/journals/2.db");
    let world = World::stocked();
    std::fs::copy(older, world.journal()).expect("an older journal");
    let before = std::fs::read(world.journal()).unwrap();
    for line in [
        &["log", "1 egg"][..],
        &["meal", "delete", "last"],
        &["undo"],
        &["today"],
        &["report"],
        &[
            "import",
            &world.file("out.json", "{\"schema\":\"journal.export/1\"}"),
        ],
    ] {
        let done = world.run(&[line, &["-n"]].concat());
        assert_eq!(done.exit, if line[0] == "undo" { 6 } else { 0 }, "{line:?}");
        assert!(
            std::fs::read(world.journal()).unwrap() == before,
            "{line:?}"
        );
        assert!(!world.data().join("journal.db.v2").exists(), "{line:?}");
    }
    assert!(world.json(&["meal", "list", "-n"])["meals"][0].is_object());
}

#[test]
fn a_copy_takes_the_place_of_nothing_that_has_its_name() {
    let older = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data/journals/2.db");
    let world = World::stocked();
    let name = |behind: &str| world.data().join(format!("journal.db.v2{behind}"));
    std::fs::create_dir_all(name("")).expect("a folder");
    std::fs::write(name("-2"), "another journal's").expect("a file");
    std::fs::copy(older, world.journal()).expect("an older journal");
    let done = world.ok(&["meal", "list"]);
    done.says("journal.db.v2-3");
    assert_eq!(std::fs::read(name("-2")).unwrap(), b"another journal's");
}

/// Journals of one folder may differ in what stands behind the point alone.
#[test]
fn a_copy_is_told_as_that_of_its_own_journal_and_is_not_overwritten() {
    let older = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data/journals/2.db");
    let world = World::stocked();
    let place = |name: &str| world.home().join(name);
    for name in ["food.2025", "food.2026"] {
        let path = place(name);
        world.ok(&[
            "context",
            "add",
            &name.replace('.', ""),
            "--path",
            path.to_str().unwrap(),
        ]);
    }
    world.ok(&["-C", "food2026", "log", "1 banana"]);
    std::fs::copy(older, place("food.2025")).expect("an older journal");
    let told = world.ok(&["-C", "food2025", "meal", "list"]);
    told.says("food.2025.v2");
    let copy = std::fs::read(place("food.2025.v2")).unwrap();
    let newer = rusqlite::Connection::open(place("food.2026")).unwrap();
    newer.pragma_update(None, "user_version", 99).unwrap();
    drop(newer);
    let refused = world.run(&["-C", "food2026", "meal", "list"]).failed(12);
    assert!(!refused.err.contains("it is kept in"), "{}", refused.err);
    let copied = place("food.2025.v2");
    let export = ["export", "--yes", "-o", copied.to_str().unwrap()];
    world.run(&export).failed(2).says("the journal's own files");
    assert!(std::fs::read(copied).unwrap() == copy);
}

/// What a later program keeps more of a row than the one that wrote the list knew is no change of it.
#[test]
fn all_that_stands_on_the_list_of_an_older_program_can_be_undone_and_done_again() {
    for schema in 3..=9 {
        let older = format!(
            "{}/tests/data/journals/{schema}.db",
            env!("CARGO_MANIFEST_DIR")
        );
        let world = World::stocked();
        world.ok(&["settings", "show"]);
        std::fs::create_dir_all(world.data()).unwrap();
        std::fs::copy(older, world.journal()).expect("an older journal");
        let before = everything(&world);
        let list = world.json(&["undo", "--list"]);
        let count = list["undo"].as_array().map_or(0, Vec::len).to_string();
        if count == "0" {
            continue;
        }
        world.ok(&["undo", &count]);
        world.ok(&["redo", &count]);
        assert_eq!(everything(&world), before, "schema {schema}");
    }
}
