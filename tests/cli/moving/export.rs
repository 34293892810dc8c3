//! What goes out.

use std::fs;

use serde_json::Value;

use super::lived_in;
use crate::serve::{Server, key};
use crate::world::World;

#[test]
fn an_export_is_everything_as_the_api_gives_it() {
    let world = lived_in();
    let export = world.ok(&["export"]).json();
    assert_eq!(export["schema"], "journal.export/1");
    assert_eq!(export["settings"], world.json(&["settings", "show"]));
    let mut meals = world.json(&["meal", "list", "--all"])["meals"].clone();
    meals.as_array_mut().unwrap().reverse();
    assert_eq!(export["meals"], meals);
    let names: Vec<&Value> = export["foods"]
        .as_array()
        .unwrap()
        .iter()
        .map(|food| &food["name"])
        .collect();
    assert_eq!(names, ["Porridge", "Soup"]);
}

#[test]
fn an_export_is_the_same_bytes_each_time_and_says_what_is_not_in_it() {
    let world = lived_in();
    let first = world.ok(&["export"]);
    assert_eq!(first.out, world.ok(&["export", "--json"]).out);
    first
        .says("not in an export: earlier versions of meals, body values over time")
        .says("journal db backup");
    // A service has no file here.
    let read = key(&world, "read");
    let server = Server::start(&world);
    let far = server.ask(&world, &read, &["export"]).output().unwrap();
    let far = String::from_utf8(far.stderr).unwrap();
    assert!(far.contains("not in an export: "), "{far}");
    assert!(!far.contains("db backup"), "{far}");
}

#[test]
fn ndjson_says_of_each_line_what_it_is() {
    let world = lived_in();
    let lines = world.ok(&["export", "--format", "ndjson"]).out;
    let kinds: Vec<String> = lines
        .lines()
        .map(|line| {
            serde_json::from_str::<Value>(line).unwrap()["kind"]
                .as_str()
                .unwrap()
                .to_owned()
        })
        .collect();
    assert_eq!(kinds[..4], ["export", "settings", "food", "food"]);
    assert_eq!(kinds.len(), 4 + 5);
}

#[test]
fn csv_is_an_item_a_row_with_unknown_cells_empty() {
    let world = lived_in();
    let text = world.ok(&["export", "--format", "csv"]).out;
    let mut reader = csv::Reader::from_reader(text.as_bytes());
    let columns = reader.headers().unwrap().clone();
    let rows: Vec<csv::StringRecord> = reader.records().map(Result::unwrap).collect();
    assert_eq!(rows.len(), 6);
    let cell = |row: usize, name: &str| {
        rows[row][columns.iter().position(|column| column == name).unwrap()].to_owned()
    };
    assert_eq!(cell(0, "meal"), "street food");
    assert_eq!(
        (cell(0, "kcal"), cell(0, "protein")),
        ("500".to_owned(), String::new())
    );
    assert_eq!(cell(5, "state"), "planned");
}

#[test]
fn an_export_is_no_table() {
    World::new()
        .run(&["export", "--format", "table"])
        .failed(2)
        .says("--format json, ndjson or csv");
}

#[test]
fn a_file_is_for_its_owner_alone_and_is_not_overwritten_unasked() {
    let world = lived_in();
    let file = world.home().join("out.json");
    let name = file.to_str().unwrap();
    world.ok(&["export", "-o", name, "-n"]);
    assert!(!file.exists());
    world.ok(&["export", "-o", name]);
    let first = fs::read_to_string(&file).unwrap();
    assert_eq!(first, world.ok(&["export"]).out);
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        assert_eq!(
            fs::metadata(&file).unwrap().permissions().mode() & 0o777,
            0o600
        );
    }
    world.ok(&["log", "100 g oats"]);
    world.run(&["export", "-o", name]).failed(2).says("--yes");
    assert_eq!(fs::read_to_string(&file).unwrap(), first);
    world.ok(&["export", "-o", name, "--yes"]);
    assert_ne!(fs::read_to_string(&file).unwrap(), first);
    let own = world.journal();
    world
        .run(&["export", "--yes", "-o", own.to_str().unwrap()])
        .failed(2)
        .says("the journal's own files");
}

#[test]
fn a_filter_goes_over_what_is_exported() {
    let world = lived_in();
    let meals = world.ok(&["export", "--jq", ".meals | length"]).out;
    assert_eq!(meals, "5\n");
    let kinds = ["export", "--format", "ndjson", "--jq", ".kind"];
    let kinds = world.ok(&kinds).out;
    assert_eq!(kinds.lines().filter(|kind| *kind == "food").count(), 2);
    // With a file, over what is said of it.
    let told = world.ok(&["export", "-o", "all.json", "--jq", ".done"]).out;
    assert!(told.starts_with("Wrote "), "{told}");
}

#[test]
fn what_is_said_of_a_file_is_no_row_of_it() {
    let world = lived_in();
    let file = world.home().join("items.csv");
    let told = world
        .ok(&["export", "--format", "csv", "-o", "items.csv"])
        .out;
    assert_eq!(
        told,
        format!("Wrote {}: 5 meals and 2 foods\n", file.display())
    );
    let told = world
        .ok(&["export", "--format", "csv", "-o", "other.csv", "-n"])
        .out;
    assert!(told.starts_with("would write "), "{told}");
    let told = world.ok(&["export", "--json", "-o", "all.json"]).json();
    assert!(
        told["done"].as_str().unwrap().starts_with("Wrote "),
        "{told}"
    );
    let rows = std::fs::read_to_string(file).unwrap();
    assert!(rows.starts_with("day,eatenAt,"), "{rows}");
}

#[test]
fn meals_of_one_instant_keep_their_order_through_an_export() {
    let world = World::stocked();
    for words in ["100 g oats", "1 banana", "2 eggs", "1 apple", "100 g rice"] {
        world.ok(&["log", words, "--at", "2026-11-20 12:00"]);
    }
    let foods = |world: &World| {
        let list = world.json(&["meal", "list"])["meals"].clone();
        let meals = list.as_array().unwrap().clone();
        let names = meals
            .iter()
            .map(|meal| meal["items"][0]["food"]["name"].clone());
        names.collect::<Vec<_>>()
    };
    let export = world.file("journal.json", world.ok(&["export"]).out);
    let elsewhere = World::stocked();
    elsewhere.ok(&["import", &export]);
    assert_eq!(foods(&elsewhere), foods(&world));
}

#[test]
fn lines_that_are_cut_off_are_missed() {
    let world = lived_in();
    let whole = world.ok(&["export", "--format", "ndjson"]).out;
    let lines: Vec<&str> = whole.lines().collect();
    assert!(lines[0].contains(r#""foods":2,"meals":5"#), "{}", lines[0]);
    for left in 2..lines.len() {
        let other = World::stocked();
        let cut = other.file("cut.ndjson", lines[..left].join("\n"));
        other
            .run(&["import", &cut])
            .failed(3)
            .says("follow: the file may be cut");
        assert_eq!(other.meals(), 0);
    }
    let other = World::stocked();
    let cut = other.file("cut.ndjson", lines[..4].join("\n"));
    other.ok(&["import", &cut, "--yes"]);
}

#[test]
fn a_member_without_a_name_is_told_as_one() {
    let world = World::new();
    let export = r#"{"schema":"journal.export/1","":1,"settings":null,"foods":[],"meals":[]}"#;
    let refused = world.run(&["import", &world.file("export.json", export)]);
    let told = refused.out.clone() + &refused.err;
    assert!(
        told.contains("a member without a name: is no member of an export"),
        "{told}"
    );
}

/// A meal that stands there twice by its id is one meal, and so is a food.
#[test]
fn what_stands_in_a_file_twice_is_imported_once_and_told() {
    let world = lived_in();
    let whole = world.ok(&["export", "--format", "ndjson"]).out;
    let lines: Vec<&str> = whole.lines().collect();
    let twice = [&lines[..], &lines[2..]].concat();
    let first = world
        .ok(&["export", "--format", "ndjson", "--jq", ".kind"])
        .out;
    assert!(
        first
            .lines()
            .nth(2)
            .is_some_and(|kind| kind.contains("food")),
        "{first}"
    );
    let other = World::stocked();
    let file = other.file("twice.ndjson", twice.join("\n"));
    let refused = other.run(&["import", &file]).failed(3);
    refused.says("it has the id of line 3");
    assert_eq!(other.meals(), 0);
    other.ok(&["import", &file, "--yes"]);
    assert_eq!(other.meals(), world.meals());
}

/// A part that is missing, stands there twice, or has a count that is none.
#[test]
fn what_an_export_cannot_be_is_told() {
    let world = lived_in();
    let whole = world.ok(&["export", "--format", "ndjson"]).out;
    let lines: Vec<&str> = whole.lines().collect();
    let head = lines[0].replace(r#""meals":5"#, r#""meals":"five""#);
    let cut = lines[0].replace(r#""meals":5"#, r#""meals":6.0"#);
    for (lines, told) in [
        (
            [&lines[..1], &lines[2..]].concat(),
            "settings: is not there",
        ),
        (
            [&lines[..2], &lines[1..]].concat(),
            "the settings stand in the file already",
        ),
        (
            [&[&*head], &lines[1..]].concat(),
            "its count of meals is no whole number",
        ),
        (
            [&[&*cut], &lines[1..]].concat(),
            "it counts 6 meals, and 5 follow",
        ),
        ([&lines[..], &lines[..1]].concat(), "another export begins"),
        (
            [&lines[..], &[r#"{"kind":"wurst"}"#]].concat(),
            r#""wurst" is nothing that is imported"#,
        ),
        (
            [&lines[..], &[r#"{"kind":"meal"}"#]].concat(),
            "its kind is meal, and it has no meal",
        ),
        (
            [&lines[..], &[r#"{"meal":{}}"#]].concat(),
            "it does not say what it is under kind",
        ),
    ] {
        let other = World::stocked();
        let file = other.file("odd.ndjson", lines.join("\n"));
        other.run(&["import", &file]).failed(3).says(told);
        other.ok(&["import", &file, "--yes"]);
        assert_eq!(other.meals(), world.meals());
    }
    // Programs write whole numbers with a point, too.
    let other = World::stocked();
    let pointed = whole.replace(r#""version":1,"#, r#""version":1.0,"#);
    assert_ne!(pointed, whole);
    other.ok(&["import", &other.file("pointed.ndjson", pointed)]);
    assert_eq!(other.meals(), world.meals());
    let targets = r#"[{"from":"2026-01-01","values":{"kcal":2000}},{"from":"2026-01-01","values":{"kcal":1000}}]"#;
    let twice = format!(
        r#"{{"schema":"journal.export/1","settings":{{"targets":{targets}}},"foods":[],"meals":[]}}"#
    );
    let refused = World::new();
    let file = refused.file("twice.json", twice);
    refused
        .run(&["import", &file])
        .failed(3)
        .says("its day stands there already");
}

/// An item keeps its figures. Whoever changed the amount alone in the file hears of it.
#[test]
fn an_amount_that_was_changed_by_hand_and_its_figures_not_is_told() {
    let world = World::stocked();
    let save = [
        "food",
        "save",
        "Oat drink",
        "--per",
        "100ml",
        "--kcal",
        "45",
    ];
    world.ok(&save);
    world.ok(&["log", "200 ml oat drink, 1 banana"]);
    let mut export = world.ok(&["export"]).json();
    let told = "keep the figures of the file, which their foods do not give here";
    let home = World::stocked();
    let file = home.file("as-it-was.json", export.to_string());
    let good = home.ok(&["import", &file, "--dry-run"]);
    assert!(!good.err.contains(told), "{}", good.err);
    for (at, quantity) in [(0, 600), (1, 3)] {
        export["meals"][0]["items"][at]["quantity"] = quantity.into();
    }
    let file = home.file("edited.json", export.to_string());
    home.ok(&["import", &file, "--dry-run"]).says(&format!(
        "2 items {told} (the first: \"Oat drink\", meals[0]"
    ));
    home.ok(&["import", &file]).says(told);
    let meal = home.json(&["meal", "show", "last"]);
    assert_eq!(meal["nutrition"]["values"]["kcal"].to_string(), "195.02");
}

/// A meal stays as it is here, and what was noted elsewhere since is told.
#[test]
fn a_note_that_was_written_elsewhere_is_told() {
    let (one, other) = (World::stocked(), World::stocked());
    let moved = || other.file("out.json", one.ok(&["export"]).out);
    one.ok(&["log", "1 banana"]);
    other.ok(&["import", &moved()]);
    one.ok(&["meal", "edit", "last", "--note", "ate late"]);
    let told = other.ok(&["import", &moved()]);
    told.says("is here otherwise than in the file, and stays as it is");
    one.ok(&["meal", "item", "add", "last", "2 eggs"]);
    let told = other.ok(&["import", &moved()]);
    told.says("is here otherwise than in the file");
    assert_eq!(other.meals(), 1);
    other.ok(&["meal", "delete", "last", "--yes"]);
    other.ok(&["import", &moved()]);
    assert_eq!(other.json(&["meal", "show", "last"])["notes"], "ate late");
    let again = other.ok(&["import", &moved()]);
    assert!(!again.err.contains("otherwise"), "{}", again.err);
}
