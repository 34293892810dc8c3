//! A catalogue into which somebody laid something: refused where it would run, and told by doctor.

use std::fs;

use rusqlite::Connection;

use crate::doctor::found;
use crate::world::World;

/// What somebody may have laid, and what is said of it.
const LAID: [(&str, &str); 6] = [
    (
        "ALTER TABLE food RENAME TO was; CREATE VIEW food AS WITH RECURSIVE more (n) AS
           (SELECT 1 UNION ALL SELECT n + 1 FROM more) SELECT n AS number, n AS library, n AS key, n AS version,
           n AS name, n AS names, n AS brand, n AS other_brands, n AS barcode, n AS regions, n AS scans,
           n AS completeness, n AS known, n AS changed, n AS created, n AS updated, n AS data, n AS language FROM more",
        "the view food",
    ),
    (
        "CREATE TRIGGER late AFTER INSERT ON import BEGIN DELETE FROM part; END",
        "the trigger late",
    ),
    ("CREATE INDEX loud ON food (upper(name))", "the index loud"),
    ("CREATE TABLE own (a CHECK (a > 0))", "the table own"),
    ("CREATE TABLE own (a, b AS (a + 1))", "the table own"),
    (
        "CREATE VIRTUAL TABLE own USING fts5 (text)",
        "the table own",
    ),
];

/// What doctor finds wrong with the catalogue.
#[track_caller]
fn doctor_says(world: &World, says: &str) {
    let doctor = world.run(&["doctor", "--json"]);
    assert_eq!(doctor.exit, 12, "{doctor:?}");
    let (state, told) = found(&doctor.json(), "catalogue");
    assert_eq!(state, "fault");
    assert!(told.to_string().contains(says), "{told}");
}

#[test]
fn what_would_run_when_a_catalogue_is_read_is_refused() {
    let world = World::stocked();
    world.ok(&["log", "1 egg"]);
    let whole = fs::read(world.catalogue()).unwrap();
    for (sql, says) in LAID {
        fs::write(world.catalogue(), &whole).unwrap();
        let file = Connection::open(world.catalogue()).unwrap();
        file.execute_batch(sql).unwrap();
        drop(file);
        for line in [
            &["catalog", "status"][..],
            &["food", "search", "tea", "--library", "composition"],
            &["food", "show", "composition/usda-01123"],
            &["log", "1 banana"],
        ] {
            world.run(line).failed(12).says(says);
        }
        doctor_says(&world, says);
        world.ok(&["today"]);
    }
}

/// A disk that writes a page in the place of another: by the index of codes alone foods would not be there.
#[test]
fn doctor_holds_the_indexes_of_a_catalogue_against_its_tables() {
    let world = World::stocked();
    world.ok(&["log", "1 egg"]);
    let file = Connection::open(world.catalogue()).unwrap();
    let number = |sql: &str| file.query_row(sql, (), |row| row.get::<_, u32>(0)).unwrap() as usize;
    let page = number("PRAGMA page_size");
    let root = number("SELECT rootpage FROM sqlite_schema WHERE name = 'code'");
    drop(file);
    let mut bytes = fs::read(world.catalogue()).unwrap();
    let at = |number: usize| (number - 1) * page;
    let number = |from: usize, length: usize| {
        let digits = bytes[from..from + length].iter();
        digits.fold(0, |number, digit| number << 8 | usize::from(*digit))
    };
    // The root has a cell for each page of the index, at its begin that page's number.
    assert_eq!(bytes[at(root)], 2);
    let child = |cell: usize| number(at(root) + number(at(root) + 12 + 2 * cell, 2), 4);
    let (first, second) = (at(child(0)), at(child(1)));
    bytes.copy_within(second..second + page, first);
    fs::write(world.catalogue(), bytes).unwrap();
    doctor_says(&world, "leads to what is not there");
}

/// What is not there leads nowhere, and what an import made of it would be without it for good.
#[test]
fn a_catalogue_of_which_a_part_is_missing_is_told_and_nothing_is_made_of_it() {
    let world = World::stocked();
    world.ok(&["log", "1 egg"]);
    let whole = fs::read(world.catalogue()).unwrap();
    let import = ["catalog", "import", "off", "-"];
    let biscuit = "code\tproduct_name\tenergy-kcal_100g\n4000000000017\tKeks\t300\n";
    for (sql, is_made_of) in [
        ("DROP TABLE word", false),
        ("DROP TABLE code", false),
        ("DROP TABLE rank", false),
        ("DELETE FROM rank", false),
        ("DELETE FROM code", false),
        ("DELETE FROM food", false),
        ("DELETE FROM word", false),
        ("DELETE FROM name", false),
        ("DELETE FROM list", true),
        ("UPDATE food SET data = 'x'", true),
    ] {
        fs::write(world.catalogue(), &whole).unwrap();
        let file = Connection::open(world.catalogue()).unwrap();
        file.execute_batch(sql).unwrap();
        drop(file);
        doctor_says(&world, "is damaged");
        if !is_made_of {
            let before = fs::read(world.catalogue()).unwrap();
            let refused = world.run_with(&import, biscuit).failed(12);
            refused.says("move the catalogue file away");
            assert!(fs::read(world.catalogue()).unwrap() == before, "{sql}");
        }
    }
}

/// What is called by signs alone has no words, and is a food all the same.
#[test]
fn a_library_of_foods_without_words_is_whole() {
    let world = World::stocked();
    for (name, key) in [
        ("???", "4000000000017"),
        ("\u{1f355}", "4000000000024"),
        ("-", "4000000000031"),
    ] {
        let table = format!("code\tproduct_name\tenergy-kcal_100g\n{key}\t{name}\t300\n");
        world
            .run_with(&["catalog", "import", "off", "-"], table)
            .succeeded();
        let (state, told) = found(&world.json(&["doctor"]), "catalogue");
        assert_eq!(state, "ok", "{told}");
    }
    world.ok(&["catalog", "remove", "off", "--yes"]);
}
