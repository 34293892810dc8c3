//! The report of an import: what becomes of it where it cannot be put in its place, and what a killed import
//! leaves of it.

use std::fs;
use std::io::Write;

use super::interrupted::{stocked, under_way_with};
use crate::world::{Done, World};

/// What stands in the home and was not to stay there.
fn litter(world: &World) -> Vec<String> {
    let names = fs::read_dir(world.home()).unwrap();
    let names = names.map(|entry| entry.unwrap().file_name().into_string().unwrap());
    names.filter(|name| name.contains(".new-")).collect()
}

#[test]
fn a_row_of_foods_that_cannot_be_read_is_reported_with_its_place_and_what_is_wrong_with_it() {
    let world = World::new();
    let folder = world.home().join("fdc");
    fs::create_dir(&folder).unwrap();
    let rows = "fdc_id,data_type,description,food_category_id,publication_date\n\
                1001,foundation_food,Oats,20,2025-01-01\n\
                1002,foundation_food,\"Rye,20,2025-01-01\n\
                1003,foundation_food,Rice,20,2025-01-01\n";
    fs::write(folder.join("food.csv"), rows).unwrap();
    let report = world.home().join("odd.ndjson");
    let [folder, report_to] = [&folder, &report].map(|path| path.to_str().unwrap());
    let import = [
        "catalog",
        "import",
        "composition",
        folder,
        "--report",
        report_to,
    ];
    let told = world.json(&import);
    assert_eq!(
        (&told["read"], &told["imported"], &told["skipped"]),
        (&3.into(), &2.into(), &serde_json::json!({ "broken": 1 }))
    );
    let report = fs::read_to_string(&report).unwrap();
    let broken = report.lines().find(|line| line.contains("broken"));
    let broken: serde_json::Value = serde_json::from_str(broken.unwrap()).unwrap();
    assert_eq!(
        (&broken["line"], &broken["key"]),
        (&3.into(), &"1002".into())
    );
    let problem = broken["problem"].as_str().unwrap();
    assert!(
        problem.starts_with("food.csv: cut off, or come apart at a comma or a quote"),
        "{broken}"
    );
}

/// An import whose report cannot have its name in the end, since a folder has it by then.
fn unreported(world: &World, more: &[&str]) -> Done {
    let (child, mut input) = under_way_with(world, more);
    fs::create_dir(world.home().join("odd.ndjson")).unwrap();
    input.write_all(b"40000001\tNew name\t1\n").unwrap();
    drop(input);
    Done::of("import".to_owned(), child.wait_with_output().unwrap())
}

#[test]
fn an_import_whose_report_cannot_be_put_in_its_place_is_said_to_be_done() {
    let world = stocked();
    let done = unreported(&world, &[]).failed(12);
    done.says("error: the import is done, and its report alone is missing: ");
    done.says("odd.ndjson is there by now");
    done.says("hint: what was imported stands, and the same import again writes the report: ");
    assert!(!done.err.contains("nothing was changed"), "{}", done.err);
    let food = world.json(&["food", "show", "off/40000001"]);
    assert_eq!(
        (&food["name"], &food["version"]),
        (&"New name".into(), &2.into())
    );
    assert_eq!(litter(&world), Vec::<String>::new());
}

#[test]
fn a_file_that_comes_to_the_place_of_the_report_meanwhile_stays() {
    let world = stocked();
    let mine = world.home().join("odd.ndjson");
    let import = |more: &[&str]| {
        let (child, input) = under_way_with(&world, more);
        fs::write(&mine, "mine").unwrap();
        drop(input);
        Done::of("import".to_owned(), child.wait_with_output().unwrap())
    };
    let done = import(&[]).failed(12);
    done.says("the import is done, and its report alone is missing: ");
    done.says("odd.ndjson is there by now");
    done.says("name another file, or overwrite it with --yes");
    assert_eq!(fs::read_to_string(&mine).unwrap(), "mine");
    assert_eq!(litter(&world), Vec::<String>::new());
    let foods = &world.json(&["catalog", "status"])["libraries"][0]["foods"];
    assert_eq!(foods.to_string(), "20001");
    // Who said so beforehand has the report in its place.
    fs::remove_file(&mine).unwrap();
    import(&["--yes"]).succeeded();
    assert!(fs::read_to_string(&mine).unwrap().contains("\"key\""));
    assert_eq!(litter(&world), Vec::<String>::new());
}

#[test]
fn a_program_is_told_the_same_of_an_import_without_its_report() {
    let world = stocked();
    let error = unreported(&world, &["--json"]).failed(12).error();
    assert_eq!(error["outcome"], "applied");
    let hint = error["hint"].as_str().unwrap();
    assert!(hint.starts_with("what was imported stands"), "{error}");
    assert!(
        !error.to_string().contains("nothing was changed"),
        "{error}"
    );
}

#[test]
fn what_a_killed_import_left_of_its_report_is_cleared_away_by_the_next_command() {
    let world = stocked();
    let (mut child, _input) = under_way_with(&world, &[]);
    let while_made = litter(&world);
    assert_eq!(while_made.len(), 1, "{while_made:?}");
    // Of a living import nothing is taken away.
    world.ok(&["meal", "list"]);
    assert_eq!(litter(&world), while_made);
    child.kill().unwrap();
    child.wait().unwrap();
    assert_eq!(litter(&world), while_made);
    world.ok(&["meal", "list"]);
    assert_eq!(litter(&world), Vec::<String>::new());
}

#[test]
fn a_lock_that_names_another_file_takes_nothing_away() {
    let world = stocked();
    let mine = world.file("mine.new-1-2.txt", "mine");
    let folder = world.home().join("odd.new-1-2");
    fs::create_dir(&folder).unwrap();
    for named in [mine.as_str(), folder.to_str().unwrap(), "odd.new-1-2"] {
        fs::write(world.data().join("catalog.db.lock"), named).unwrap();
        world.ok(&["meal", "list"]);
        assert!(!world.data().join("catalog.db.lock").exists());
    }
    assert_eq!(fs::read_to_string(mine).unwrap(), "mine");
    assert!(folder.is_dir());
}

#[test]
fn a_report_that_cannot_be_begun_ends_the_import_before_it_changes_anything() {
    let world = stocked();
    let file = world.file("more.tsv", "code\tproduct_name\n40000018\tSecond\n");
    // While it is made, its name is longer than a name may be.
    let report = "r".repeat(250);
    let import = ["catalog", "import", "off", &file, "--report", &report];
    let told = world.run(&import).failed(12);
    told.says("nothing was changed: name another file");
    let status = world.json(&["catalog", "status"]);
    assert_eq!(status["libraries"][0]["foods"].to_string(), "1");
}
