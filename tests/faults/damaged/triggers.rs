//! A journal in which somebody laid something that runs when others write: found, and never restored.

use rusqlite::Connection;

use super::lived_in;

/// What somebody may have laid.
const LAID: [(&str, &str); 3] = [
    (
        "the trigger evil is none of this program",
        "CREATE TRIGGER evil AFTER INSERT ON meal BEGIN
           UPDATE meal SET notes = 'falsified' WHERE number = new.number; END",
    ),
    (
        "its trigger item_added is not as it was made",
        "DROP TRIGGER item_added;
         CREATE TRIGGER item_added AFTER INSERT ON item BEGIN DELETE FROM pin; END",
    ),
    (
        "it lacks its trigger item_removed",
        "DROP TRIGGER item_removed",
    ),
];

fn lay(file: &std::path::Path, sql: &str) {
    Connection::open(file).unwrap().execute_batch(sql).unwrap();
}

#[test]
fn what_would_run_when_others_write_is_found_and_is_not_restored() {
    for (says, sql) in LAID {
        let world = lived_in();
        world.ok(&["db", "backup", "copy.db"]);
        lay(&world.home().join("copy.db"), sql);
        let restored = world.run(&["db", "restore", "copy.db", "--yes"]);
        assert_eq!(restored.exit, 12, "{restored:?}");
        assert!(restored.err.contains(says), "{restored:?}");
        world.ok(&["db", "check"]);
        lay(&world.journal(), sql);
        for line in [&["db", "check"][..], &["db", "backup", "other.db"]] {
            let done = world.run(line);
            assert_eq!(done.exit, 12, "{done:?}");
            assert!(done.err.contains(says), "{done:?}");
        }
    }
}

#[test]
fn tables_views_and_indexes_of_the_owners_own_are_welcome() {
    let world = lived_in();
    let own = "CREATE TABLE mood (day TEXT, mood TEXT); CREATE INDEX by_notes ON meal (notes);
               CREATE VIEW happy AS SELECT * FROM mood;";
    lay(&world.journal(), own);
    world.ok(&["db", "check"]);
    world.ok(&["log", "1 egg"]);
    world.ok(&["db", "backup", "copy.db"]);
    world.ok(&["db", "restore", "copy.db", "--yes"]);
    world.ok(&["db", "check"]);
}
