//! A journal from before there was an undo list is brought up to date, and keeps what it has.

use rusqlite::Connection;

use super::exact::everything;
use crate::world::World;

#[test]
fn a_journal_of_an_older_program_gets_a_list_and_a_copy_is_kept() {
    let world = World::stocked();
    world.ok(&["log", "1 egg"]);
    world.ok(&["meal", "edit", "last", "--name", "Egg"]);
    let before = everything(&world);
    let older = Connection::open(world.journal()).expect("a journal");
    older
        .execute_batch(
            "DROP TABLE undo_row; DROP TABLE undo_change; DROP TABLE undo; DROP TABLE body_log;
             DROP TRIGGER day_added; DROP TRIGGER day_changed; DROP TRIGGER day_removed;
             DROP TRIGGER day_of_item; DROP TABLE day_total; PRAGMA user_version = 2;",
        )
        .expect("an older journal");
    drop(older);
    assert_eq!(everything(&world), before);
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
