//! A journal that somebody filled with rows that no command shows: looked through in no more memory than any other.

use rusqlite::Connection;

use crate::world::{Done, World, limited};

/// What is put there so often, of which nothing is shown.
const ROWS: [&str; 3] = [
    "INSERT INTO undo_change (entry, what, thing, name)
     SELECT 1, 'createMeal', '4619720f-f121-4742-82c7-6e8ab9531afb', 'x' FROM row",
    "INSERT INTO body_log (at, instant, weight_kg)
     SELECT '2026-11-19T08:00:00+00:00', 1795000000000000 + n, 80 FROM row",
    "INSERT INTO correction (id, food, library, key, name, changes, status, created_at)
     SELECT 'id' || n, 'f', 'off', '1', 'x', '[]', 'rejected', '2026-11-19T12:00:00Z' FROM row",
];

/// Beside other things of a program that is not optimized, in kilobytes.
const MEMORY: &str = "-v 150000";

#[test]
fn what_looks_through_a_journal_keeps_nothing_of_it() {
    let world = World::stocked();
    world.ok(&["log", "2 eggs"]);
    let journal = Connection::open(world.journal()).unwrap();
    for rows in ROWS {
        let many =
            "WITH RECURSIVE row (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM row LIMIT 400000)";
        journal.execute_batch(&format!("{many} {rows}")).unwrap();
    }
    drop(journal);
    for line in [
        &["db", "check"][..],
        &["doctor"],
        &["db", "backup", "copy.db"],
    ] {
        let done = world.command_by(limited(MEMORY), line).output();
        Done::of(line.join(" "), done.expect("it runs")).succeeded();
    }
}
