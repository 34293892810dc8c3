//! What stands in a whole file and cannot be read: who looks through a journal finds what would be in the
//! way of those who read it, and no copy is made or restored of it.

use rusqlite::Connection;

use super::lived_in;
use crate::found::told;
use crate::tally::Tally;

/// What somebody, or a bit, may have made of a value; each is of a journal as `lived_in` makes it.
const WRITTEN: [&str; 15] = [
    "UPDATE item SET quantity = 'much' WHERE number = 1",
    "UPDATE item SET quantity = x'00' WHERE number = 1",
    "UPDATE item SET quantity = 9e999 WHERE number = 2",
    "UPDATE item SET size = 'large' WHERE number = 1",
    "UPDATE meal SET images = '{' WHERE number = 1",
    "UPDATE meal SET created_at = 'x' WHERE number = 1",
    "UPDATE meal SET name = CAST(x'ff' AS TEXT) WHERE number = 1",
    "UPDATE food_version SET data = '[' WHERE number = 1",
    "UPDATE food_version SET kcal = 'many' WHERE number = 1",
    "UPDATE food SET created_at = 'once'",
    "INSERT INTO target (day, calories_kcal) VALUES ('2026-01-01', 'many')",
    "INSERT INTO target (day) VALUES ('nope')",
    "INSERT INTO meal_history (meal, replaced_at, before) VALUES (1, 'once', '{}')",
    "INSERT INTO body_log (at, instant) VALUES ('once', 1)",
    "UPDATE undo_row SET before = x'01', after = x'02'",
];

#[test]
fn what_cannot_be_read_is_found_whether_its_day_is_marked_or_not() {
    let mut tally = Tally::of("values that cannot be read");
    for sql in WRITTEN {
        let world = lived_in();
        world.ok(&["db", "backup", "whole.db"]);
        world.ok(&["db", "backup", "copy.db"]);
        for file in [world.journal(), world.home().join("copy.db")] {
            Connection::open(file).unwrap().execute_batch(sql).unwrap();
        }
        for line in [
            &["db", "check"][..],
            &["db", "backup", "other.db"],
            &["db", "restore", "copy.db", "--yes"],
        ] {
            let done = world.run(line);
            let says = done.err.contains("cannot be read") && done.err.contains("is damaged");
            tally.count(match done.exit == 12 && says {
                true => Ok(()),
                false => Err(format!("{sql}: {}", told(&line.join(" "), &done))),
            });
        }
        world.ok(&["db", "restore", "whole.db", "--yes"]);
        world.ok(&["export"]);
    }
    tally.end(WRITTEN.len() * 3);
}

#[test]
fn sums_of_days_that_are_wrong_are_counted_anew_in_a_copy() {
    let world = lived_in();
    let before = world.ok(&["report", "--json"]).out;
    let falsified = "UPDATE day_total SET meals = 7, kcal = 1, partial = '?'";
    Connection::open(world.journal())
        .unwrap()
        .execute_batch(falsified)
        .unwrap();
    let found = world.run(&["db", "check"]);
    assert_eq!(found.exit, 12, "{found:?}");
    assert!(found.err.contains("the meals are whole"), "{found:?}");
    world.ok(&["db", "backup", "copy.db"]);
    world.ok(&["db", "restore", "copy.db", "--yes"]);
    world.ok(&["db", "check"]);
    assert_eq!(world.ok(&["report", "--json"]).out, before);
}
