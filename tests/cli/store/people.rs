//! The journals of several people and the corrections that were accepted are looked at with the rest of
//! a folder.

use std::fs;
use std::path::PathBuf;

use crate::doctor::found;
use crate::serve::Server;
use crate::world::World;

/// A home in whose data folder people have journals.
fn peopled(names: &[&str]) -> (World, Vec<PathBuf>) {
    let world = World::stocked();
    let add = |name: &&str| {
        let user = world.json(&["user", "add", name, "--data", "data"]);
        let id = user["id"].as_str().unwrap();
        world.data().join("users").join(id).join("journal.db")
    };
    let journals = names.iter().map(add).collect();
    (world, journals)
}

#[test]
fn peoples_journals_are_looked_through_and_a_damaged_one_is_told_by_its_name() {
    let (world, journals) = peopled(&["anna", "ben", "cleo"]);
    // There is no journal of one's own.
    let (state, people) = found(&world.json(&["doctor"]), "people");
    assert_eq!(
        (state.as_str(), &people["message"]),
        ("ok", &"of 3 journals of people 3 are whole".into())
    );
    let check = world.json(&["db", "check"])["done"].to_string();
    assert!(check.contains("3 whole journals of people"), "{check}");
    let mut bytes = fs::read(&journals[1]).unwrap();
    bytes[8_192..].fill(0xff);
    fs::write(&journals[1], &bytes).unwrap();
    let check = world.error(12, &["db", "check"]);
    let doctor = world.run(&["doctor", "--json"]);
    assert_eq!(doctor.exit, 12, "{doctor:?}");
    let document = doctor.json();
    let faults = document["checks"].as_array().unwrap().iter();
    let faults: Vec<_> = faults.filter(|found| found["state"] == "fault").collect();
    assert_eq!(faults.len(), 1, "{document}");
    for told in [faults[0], &check] {
        let text = |name: &str| told[name].as_str().unwrap_or_default().to_owned();
        assert!(
            text("message").contains(journals[1].to_str().unwrap()),
            "{told}"
        );
        assert!(text("message").contains("(ben)"), "{told}");
        let own = journals[1].parent().unwrap().display().to_string();
        let command = format!("JOURNAL_DATA_DIR={own} journal -C local db restore");
        assert!(text("hint").contains(&command), "{told}");
    }
    assert_eq!(fs::read(&journals[1]).unwrap(), bytes);
    // One that is gone is told, too.
    fs::remove_file(&journals[1]).unwrap();
    world
        .run(&["db", "check"])
        .failed(12)
        .says("is not there any more");
}

/// Anna, of whom this is spoiled, and Ben.
fn spoiled(set: &str) -> (World, Vec<PathBuf>) {
    let (world, journals) = peopled(&["anna", "ben"]);
    let register = rusqlite::Connection::open(world.data().join("server.db")).unwrap();
    let spoil = format!("UPDATE user SET {set} WHERE name = 'anna'");
    assert_eq!(register.execute(&spoil, ()).unwrap(), 1);
    (world, journals)
}

#[test]
fn somebody_whose_entry_is_damaged_is_named_and_keeps_nobody_else_back() {
    for (set, name) in [
        ("name = CAST(x'616e6eff' AS TEXT)", "ann\u{fffd}"),
        ("id = CAST(x'ff' AS TEXT)", "anna"),
        ("id = ''", "anna"),
        ("created_at = 'once'", "anna"),
    ] {
        let (world, journals) = spoiled(set);
        let listed = world.ok(&["user", "list", "--data", "data", "--json"]);
        listed.says(&format!("the entry of \"{name}\" is damaged"));
        let users = listed.json();
        let names = users.as_array().unwrap().iter();
        let names = names.map(|user| user["name"].as_str().unwrap().to_owned());
        let mut names: Vec<String> = names.collect();
        names.sort();
        assert_eq!(names, [name, "ben"], "{set}");
        world.ok(&["user", "add", "cleo", "--data", "data"]);
        let made = [
            "key",
            "create",
            "--permission",
            "read-write",
            "--user",
            "ben",
            "--data",
        ];
        let key = world.json(&[&made[..], &["data"]].concat())["key"].clone();
        world.ok(&["key", "list", "--data", "data"]);
        let server = Server::start_with(&world, &["--data", "data"]);
        server.ok(&world, key.as_str().unwrap(), &["meal", "list", "--json"]);
        drop(server);
        world
            .run(&["db", "check"])
            .failed(12)
            .says("people cannot be read (1): ");
        // No journal is nobody's where nobody knows whose it is.
        let doctor = world.run(&["doctor"]);
        assert_eq!(doctor.exit, 12, "{doctor:?}");
        assert!(!doctor.out.contains("nobody's"), "{set}: {doctor:?}");
        assert!(journals.iter().all(|journal| journal.exists()));
    }
}

#[test]
fn somebody_whose_id_is_lost_is_not_removed_and_the_register_is_named() {
    for set in ["id = CAST(x'ff' AS TEXT)", "id = ''", "id = '../..'"] {
        let (world, journals) = spoiled(set);
        for line in [
            &["user", "remove", "anna", "--yes", "--data", "data"][..],
            &["user", "remove", "anna", "-n", "--data", "data"],
            &[
                "key",
                "create",
                "--permission",
                "read",
                "--user",
                "anna",
                "--data",
                "data",
            ],
        ] {
            let error = world.error(12, line);
            let text = |member: &str| error[member].as_str().unwrap().to_owned();
            assert!(text("message").contains("server.db: "), "{error}");
            assert!(
                text("message").contains("the id of \"anna\" is none"),
                "{error}"
            );
            assert!(
                text("hint").contains("bring the file back from a backup"),
                "{error}"
            );
            assert!(!text("hint").contains("db restore"), "{error}");
        }
        assert!(journals.iter().all(|journal| journal.exists()));
    }
}

#[test]
fn a_folder_of_nobody_is_doubted_and_left() {
    let (world, _) = peopled(&["anna"]);
    let left = world.data().join("users").join("left");
    fs::create_dir(&left).unwrap();
    let doctor = world.ok(&["doctor"]).out;
    assert!(doctor.contains("is nobody's journal"), "{doctor}");
    assert!(left.exists());
    assert!(!World::stocked().ok(&["doctor"]).out.contains("people"));
}

#[test]
fn a_damaged_file_of_reviews_is_told_by_doctor_and_a_check() {
    let world = World::stocked();
    world.ok(&["log", "1 egg"]);
    let file = world.data().join("reviews.db");
    for damaged in ["", "no reviews, but long enough to be looked at"] {
        fs::write(&file, damaged).unwrap();
        let doctor = world.run(&["doctor", "--json"]);
        assert_eq!(doctor.exit, 12, "{doctor:?}");
        let (state, reviews) = found(&doctor.json(), "reviews");
        assert_eq!(state, "fault", "{reviews}");
        assert!(
            reviews["hint"].as_str().unwrap().contains("move it away"),
            "{reviews}"
        );
        world.run(&["db", "check"]).failed(12).says("reviews.db");
        assert_eq!(fs::read_to_string(&file).unwrap(), damaged);
    }
    fs::remove_file(&file).unwrap();
    world.ok(&["doctor"]);
    assert!(!world.ok(&["db", "check"]).out.contains("reviews.db"));
}

#[test]
fn what_is_told_of_a_newer_journal_of_somebody_leads_to_no_other() {
    let (world, journals) = peopled(&["anna", "ben"]);
    let newer = rusqlite::Connection::open(&journals[1]).unwrap();
    newer.pragma_update(None, "user_version", 99).unwrap();
    drop(newer);
    let own = journals[1].parent().unwrap().display().to_string();
    let command = format!("with JOURNAL_DATA_DIR={own} journal -C local db restore COPY");
    let check = world.error(12, &["db", "check"]);
    assert!(
        check["message"].as_str().unwrap().contains("newer"),
        "{check}"
    );
    assert!(
        check["hint"].as_str().unwrap().contains(&command),
        "{check}"
    );
}
