//! A row of the list that cannot be read is told as that, and the journal is as it was.

use rusqlite::Connection;

use super::exact::everything;
use crate::world::World;

/// What may become of the row of a meal that was logged.
const DAMAGES: [&str; 6] = [
    "after = x'ff'",
    "after = substr(after, 1, length(after) - 1)",
    "after = x''",
    "after = zeroblob(9)",
    "key = key + 1",
    "tab = 'none'",
];

#[test]
fn a_damaged_row_of_the_list_is_told_and_not_taken_for_a_later_change() {
    for damage in DAMAGES {
        let world = World::stocked();
        world.ok(&["log", "1 banana"]);
        world.ok(&["log", "1 egg"]);
        let before = everything(&world);
        let journal = Connection::open(world.journal()).unwrap();
        let sql = format!(
            "UPDATE undo_row SET {damage} WHERE tab = 'meal' AND number = (SELECT max(number) FROM undo_row WHERE tab = 'meal')"
        );
        assert_eq!(journal.execute(&sql, ()).unwrap(), 1, "{damage}");
        drop(journal);
        let error = world.error(12, &["undo"]);
        let text = |name: &str| error[name].as_str().unwrap_or_default().to_owned();
        assert_eq!(text("outcome"), "not_applied", "{damage}: {error}");
        assert!(text("message").contains("is damaged"), "{damage}: {error}");
        assert!(
            text("hint").starts_with("nothing was changed"),
            "{damage}: {error}"
        );
        assert!(text("hint").contains("undo --forget"), "{damage}: {error}");
        assert_eq!(everything(&world), before, "{damage}");
        world
            .run(&["db", "check"])
            .failed(12)
            .says("changes that could be undone");
        // As the hint says.
        world.ok(&["undo", "--forget", "--yes"]);
        world.ok(&["db", "check"]);
        assert_eq!(everything(&world), before, "{damage}");
    }
}

/// Whoever takes the latest change back does not wait for all that were made before to be read.
#[test]
fn an_older_row_of_the_list_is_not_looked_at_for_a_later_change() {
    let world = World::stocked();
    world.ok(&["log", "1 banana"]);
    world.ok(&["log", "1 egg"]);
    let journal = Connection::open(world.journal()).unwrap();
    let damage =
        "UPDATE undo SET at = 253402300800000000 WHERE number = (SELECT min(number) FROM undo)";
    assert_eq!(journal.execute(damage, ()).unwrap(), 1);
    drop(journal);
    world.run(&["undo", "--list"]).failed(12).says("is damaged");
    world.ok(&["undo"]);
    world.ok(&["redo"]);
    world.run(&["undo", "2"]).failed(12).says("is damaged");
    assert_eq!(world.meals(), 2);
}

#[test]
fn an_entry_of_the_list_without_its_rows_is_not_said_to_be_undone() {
    let world = World::stocked();
    world.ok(&["log", "1 banana"]);
    world.ok(&["meal", "delete", "last", "--yes"]);
    let journal = Connection::open(world.journal()).unwrap();
    journal.execute("DELETE FROM undo_row", ()).unwrap();
    drop(journal);
    let error = world.error(12, &["undo"]);
    assert!(
        error["message"].as_str().unwrap().contains("is damaged"),
        "{error}"
    );
    // Whoever looks is told so, too.
    world.run(&["db", "check"]).failed(12).says("can be undone");
}

#[test]
fn a_copy_whose_changes_stand_at_no_time_that_can_be_written_is_refused() {
    for at in ["253402300800000000", "9223372036854775807"] {
        let world = World::stocked();
        world.ok(&["log", "1 banana"]);
        let copy = world.home().join("copy.db");
        let copy = copy.to_str().unwrap();
        world.ok(&["db", "backup", copy]);
        let sql = format!("UPDATE undo SET at = {at}");
        let changed = |file: &str| Connection::open(file).unwrap().execute(&sql, ()).unwrap();
        assert_eq!(changed(copy), 1);
        let before = everything(&world);
        let refused = world.run(&["db", "restore", copy, "--yes"]).failed(12);
        refused.says("nothing was changed").says("can be undone");
        assert_eq!(everything(&world), before, "{at}");
        // Where it came into the journal in another way, the list alone is lost.
        changed(world.journal().to_str().unwrap());
        for line in [&["undo", "--list"][..], &["undo"]] {
            world.run(line).failed(12).says("is damaged");
        }
        world.ok(&["undo", "--forget", "--yes"]);
        world.ok(&["db", "check"]);
        assert_eq!(world.meals(), 1);
    }
}
