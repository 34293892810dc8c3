//! A journal in which somebody laid something that runs when others write: found, and never restored.

use std::fs;

use rusqlite::Connection;

use super::lived_in;

/// What somebody may have laid.
const LAID: [(&str, &str); 19] = [
    (
        "the trigger evil is none of this program",
        "CREATE TRIGGER evil AFTER INSERT ON meal BEGIN
           UPDATE meal SET notes = 'falsified' WHERE number = new.number; END",
    ),
    (
        "the trigger sqlite_evil is none of this program",
        "CREATE TRIGGER mildly_evil AFTER INSERT ON meal BEGIN DELETE FROM pin; END;
         PRAGMA writable_schema = ON;
         UPDATE sqlite_schema SET name = 'sqlite_evil', sql = replace(sql, 'mildly', 'sqlite')
         WHERE name = 'mildly_evil'",
    ),
    (
        "the view Pragma_foreign_key_check is none of this program",
        "CREATE VIEW Pragma_foreign_key_check AS
         WITH RECURSIVE more (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM more) SELECT n FROM more",
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
    (
        "the index once is none of this program",
        "CREATE UNIQUE INDEX once ON Meal (instant)",
    ),
    (
        "the index computed is none of this program",
        "CREATE INDEX computed ON meal (json(coalesce(notes, '{}')))",
    ),
    (
        "the index some is none of this program",
        "CREATE INDEX some ON meal (notes) WHERE json(coalesce(notes, '{}'))",
    ),
    (
        "the table evil is none of this program",
        "CREATE TABLE evil (x REFERENCES MEAL (number)); INSERT INTO evil SELECT number FROM meal",
    ),
    (
        "the table evil is none of this program",
        "CREATE TABLE evil (x REFERENCES food_version ON UPDATE CASCADE)",
    ),
    // Whoever looks through the file would compute it, with all the time and memory that takes.
    (
        "the table own is none of this program",
        "CREATE TABLE own (a, b ANY NOT NULL AS (CASE WHEN a THEN 1 ELSE length(printf('%.*c', 30000000, 'a')) END));
         INSERT INTO own (a) VALUES (1)",
    ),
    (
        "the table own is none of this program",
        "CREATE TABLE own (a Check(a > 0)); INSERT INTO own VALUES (1)",
    ),
    (
        "the index shout is none of this program",
        "CREATE TABLE mood (mood TEXT); CREATE INDEX shout ON mood (upper(mood))",
    ),
    (
        "the table own is none of this program",
        "CREATE VIRTUAL TABLE own USING fts5 (text)",
    ),
    // As another SQLite makes it, which has what this one lacks.
    (
        "the table own is none of this program",
        "PRAGMA writable_schema = ON; INSERT INTO sqlite_schema
         VALUES ('table', 'own', 'own', 0, 'CREATE VIRTUAL TABLE own USING fts4 (text)')",
    ),
    (
        "the table own is none of this program",
        "CREATE TABLE own (a TEXT); PRAGMA writable_schema = ON;
         UPDATE sqlite_schema SET sql = 'CREATE TABLE own (a TEXT COLLATE de)' WHERE name = 'own'",
    ),
    (
        "it lacks its table setting",
        "DROP TABLE setting;
         CREATE VIEW setting AS WITH RECURSIVE more (name, value) AS
           (SELECT 'body', '{}' UNION ALL SELECT name, value FROM more) SELECT * FROM more",
    ),
    (
        "its table meal is not as it was made",
        "PRAGMA writable_schema = ON;
         UPDATE sqlite_schema SET sql = replace(sql, 'NOT NULL', '') WHERE name = 'meal'",
    ),
    // Of hundreds of thousands SQLite reads for hours.
    (
        "has thousands of tables, views or indexes",
        "PRAGMA writable_schema = ON;
         WITH RECURSIVE more (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM more LIMIT 4000)
         INSERT INTO sqlite_schema
         SELECT 'view', 'v' || n, 'v' || n, 0, 'CREATE VIEW v' || n || ' AS SELECT 1' FROM more",
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
        world.ok(&["key", "create", "--permission", "read"]);
        lay(&world.journal(), sql);
        let laid = fs::read(world.journal()).unwrap();
        for line in [
            &["db", "check"][..],
            &["db", "backup", "other.db"],
            &["log", "1 egg"],
            &["meal", "list"],
            &["undo"],
            &["export"],
            &["body", "set", "--age", "40"],
            &["serve", "--listen", "127.0.0.1:0"],
        ] {
            let done = world.run(line);
            assert_eq!(done.exit, 12, "{done:?}");
            assert!(done.err.contains(says), "{done:?}");
        }
        assert_eq!(fs::read(world.journal()).unwrap(), laid);
    }
}

#[test]
fn tables_views_and_indexes_of_the_owners_own_are_welcome() {
    let world = lived_in();
    let own =
        "CREATE TABLE mood (day TEXT UNIQUE, mood TEXT); CREATE INDEX by_notes ON meal (notes);
               CREATE TABLE why (day REFERENCES mood (day)); CREATE INDEX moods ON mood (mood);
               CREATE VIEW happy AS SELECT * FROM mood; PRAGMA foreign_keys = OFF;
               INSERT INTO why VALUES ('never'); CREATE TABLE lost (of REFERENCES nowhere (day));
               INSERT INTO lost VALUES (1)";
    lay(&world.journal(), own);
    world.ok(&["db", "check"]);
    world.ok(&["log", "1 egg"]);
    world.ok(&["db", "backup", "copy.db"]);
    world.ok(&["db", "restore", "copy.db", "--yes"]);
    world.ok(&["db", "check"]);
}
