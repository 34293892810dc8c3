//! `doctor`: everything is looked at, also where something else is broken, and nothing is changed.

use std::fs;
use std::os::unix::fs::PermissionsExt;

use serde_json::Value;

use crate::world::World;

const SECRET: &str = "jrnl_abcd1234_verysecretverysecret";

/// What a check of this name says: its state and its whole record.
#[track_caller]
pub(crate) fn found(document: &Value, check: &str) -> (String, Value) {
    let checks = document["checks"].as_array().unwrap();
    let found = checks.iter().find(|found| found["check"] == check);
    let found = found.unwrap_or_else(|| panic!("no {check}: {document}"));
    (found["state"].as_str().unwrap().to_owned(), found.clone())
}

#[test]
fn in_a_new_home_everything_is_well_and_nothing_is_made() {
    let world = World::new();
    let told = world.json(&["doctor"]);
    assert_eq!(
        (&told["schema"], &told["exit"]),
        (&"journal.doctor/1".into(), &0.into())
    );
    for check in [
        "folders",
        "config",
        "context",
        "pins",
        "credentials",
        "journal",
        "catalogue",
        "zone",
        "terminal",
    ] {
        assert_eq!(found(&told, check).0, "ok", "{check}: {told}");
    }
    assert_eq!(found(&told, "clock").0, "warn");
    assert!(!world.data().exists() && !world.config().exists());
}

#[test]
fn a_damaged_journal_is_told_with_its_exit_code_and_left_as_it_is() {
    let world = World::stocked();
    world.ok(&["log", "1 egg"]);
    fs::write(
        world.journal(),
        "no database at all, but long enough to be looked at",
    )
    .unwrap();
    let done = world.run(&["doctor", "--json"]);
    assert_eq!(done.exit, 12);
    let told = done.json();
    let (state, journal) = found(&told, "journal");
    assert_eq!(
        (state.as_str(), &journal["exit"], &told["exit"]),
        ("fault", &12.into(), &12.into())
    );
    assert!(
        journal["hint"]
            .as_str()
            .is_some_and(|hint| !hint.is_empty())
    );
    assert_eq!(found(&told, "catalogue").0, "ok");
    assert_eq!(done.error()["exit"], 12);
    assert!(
        fs::read_to_string(world.journal())
            .unwrap()
            .starts_with("no database")
    );
}

#[test]
fn a_log_beside_a_file_that_is_no_journal_is_told_before_it_is_lost() {
    let world = World::stocked();
    world.ok(&["log", "1 egg"]);
    let log = world.data().join("journal.db-wal");
    for content in ["", "no journal, but long enough to be looked at"] {
        fs::write(world.journal(), content).unwrap();
        fs::write(&log, "written last").unwrap();
        let doctor = world.run(&["doctor", "--json"]);
        assert_eq!(doctor.exit, 12, "{doctor:?}");
        let (state, told) = found(&doctor.json(), "log");
        assert_eq!(state, "warn", "{told}");
        assert!(
            told["message"]
                .as_str()
                .unwrap()
                .contains("journal.db-wal may hold"),
            "{told}"
        );
        assert!(
            told["hint"]
                .as_str()
                .unwrap()
                .starts_with("keep copies of both"),
            "{told}"
        );
        assert_eq!(found(&doctor.json(), "journal").0, "fault");
        assert_eq!(fs::read(&log).unwrap(), b"written last");
        fs::remove_file(&log).unwrap();
    }
    let doctor = world.run(&["doctor", "--json"]).out;
    assert!(!doctor.contains(r#""check":"log""#), "{doctor}");
}

#[test]
fn a_broken_configuration_keeps_no_other_check_from_looking() {
    let world = World::stocked();
    world.ok(&["log", "1 egg"]);
    fs::create_dir(world.config()).unwrap();
    fs::write(world.config().join("config.toml"), "\ntimezone = [").unwrap();
    let done = world.run(&["doctor", "--json"]);
    assert_eq!(done.exit, 13);
    let told = done.json();
    let (state, config) = found(&told, "config");
    assert_eq!(state, "fault");
    assert!(config["message"].as_str().unwrap().contains("line 2"));
    let (state, journal) = found(&told, "journal");
    assert!(state == "ok" && journal["message"].as_str().unwrap().contains("whole"));
    // What people ate comes first.
    fs::write(world.journal(), "damaged, and long enough to be looked at").unwrap();
    assert_eq!(world.run(&["doctor"]).exit, 12);
}

#[test]
fn what_others_may_read_is_doubted_with_the_command_that_closes_it() {
    let world = World::stocked();
    world.ok(&["log", "1 egg"]);
    fs::set_permissions(world.data(), fs::Permissions::from_mode(0o700)).unwrap();
    assert!(!world.ok(&["doctor"]).out.contains("modes"));
    fs::set_permissions(world.data(), fs::Permissions::from_mode(0o755)).unwrap();
    let told = world.json(&["doctor"]);
    let (state, modes) = found(&told, "modes");
    assert_eq!(state, "warn");
    assert_eq!(
        modes["hint"],
        format!("chmod 700 {}", world.data().display())
    );
}

#[test]
fn whatever_others_may_read_of_a_data_folder_is_doubted() {
    let world = World::stocked();
    world.ok(&["log", "1 egg"]);
    let data = world.data();
    let data = data.to_str().unwrap();
    for name in ["anna", "ben"] {
        world.ok(&["user", "add", name, "--data", data]);
    }
    let users = world.data().join("users");
    let people = fs::read_dir(&users).unwrap();
    let own: Vec<_> = people.map(|entry| entry.unwrap().path()).collect();
    let close = |place: &std::path::Path, mode| {
        fs::set_permissions(place, fs::Permissions::from_mode(mode)).unwrap();
    };
    let doubted = |world: &World| {
        let told: Value = serde_json::from_str(&world.run(&["doctor", "--json"]).out).unwrap();
        let checks = told["checks"].as_array().unwrap().clone();
        let hints = checks.into_iter().filter(|found| found["check"] == "modes");
        hints
            .map(|found| found["hint"].as_str().unwrap().to_owned())
            .collect::<Vec<_>>()
    };
    close(&world.data(), 0o700);
    assert_eq!(doubted(&world), Vec::<String>::new());
    let noted = |world: &World, hint: &str| world.run(&["db", "check"]).err.contains(hint);
    let private = [
        (world.journal(), 0o644, "600"),
        (world.data().join("server.db"), 0o640, "600"),
        (users.clone(), 0o755, "700"),
        (own[0].clone(), 0o750, "700"),
        (own[1].join("journal.db"), 0o604, "600"),
    ];
    for (place, open, right) in &private {
        close(place, *open);
        let hint = format!("chmod {right} {}", place.display());
        assert_eq!(doubted(&world).join(" "), hint);
        assert!(noted(&world, &hint), "{hint}");
        close(place, u32::from_str_radix(right, 8).unwrap());
    }
    // Many are told in one.
    for name in 0..12 {
        let one = users.join(name.to_string());
        fs::create_dir(&one).unwrap();
        close(&one, 0o755);
    }
    let told = doubted(&world);
    assert_eq!(
        (told.len(), told[10].as_str()),
        (11, &*format!("chmod -R go-rwx {data}"))
    );
}

#[test]
fn no_key_is_ever_shown() {
    let world = World::new();
    fs::create_dir(world.config()).unwrap();
    let config = "context = \"work\"\n[contexts.work]\nurl = \"http://127.0.0.1:9/v1\"\n";
    fs::write(world.config().join("config.toml"), config).unwrap();
    let world = world.with("JOURNAL_API_KEY", SECRET);
    let done = world.run(&["doctor"]);
    assert_eq!(done.exit, 10, "{done:?}");
    assert!(done.out.contains("JOURNAL_API_KEY") && !done.out.contains("verysecret"));
    assert!(!done.err.contains("verysecret"), "{}", done.err);
}

/// What runs the program may hand it a file that all may read, so it is taken, and told.
#[test]
fn a_file_of_the_environment_with_a_key_that_others_may_read_is_a_doubt() {
    let world = World::new();
    let file = world.file("key.txt", SECRET);
    for (mode, told) in [(0o600, false), (0o640, true)] {
        fs::set_permissions(&file, fs::Permissions::from_mode(mode)).unwrap();
        let world = World::new().with("JOURNAL_API_KEY_FILE", &file);
        let done = world.run(&["doctor", "--format", "table"]);
        assert_eq!(
            done.out.contains(&format!("chmod 600 {file}")),
            told,
            "{}",
            done.out
        );
        assert!(!done.out.contains(SECRET));
    }
}

#[test]
fn a_file_of_keys_that_others_may_read_is_a_fault_and_a_useless_alias_a_doubt() {
    let world = World::new();
    fs::create_dir(world.config()).unwrap();
    let keys = world.config().join("credentials.toml");
    fs::write(
        &keys,
        format!("[keys.work]\norigin = \"https://a\"\nkey = \"{SECRET}\"\n"),
    )
    .unwrap();
    fs::set_permissions(&keys, fs::Permissions::from_mode(0o644)).unwrap();
    fs::write(
        world.config().join("config.toml"),
        "[aliases]\nlog = \"today\"\n",
    )
    .unwrap();
    let done = world.run(&["doctor", "--json"]);
    assert_eq!(done.exit, 13);
    let (state, credentials) = found(&done.json(), "credentials");
    assert_eq!(state, "fault");
    assert!(
        credentials["hint"]
            .as_str()
            .unwrap()
            .starts_with("chmod 600")
    );
    assert_eq!(found(&done.json(), "aliases").0, "warn");
    assert!(!done.out.contains("verysecret"));
}

#[test]
fn a_wrong_clock_and_a_wrong_zone_are_told() {
    let world = World::new()
        .with("JOURNAL_NOW", "soon")
        .with("JOURNAL_TZ", "Berlin");
    let done = world.run(&["doctor", "--json"]);
    assert_eq!(done.exit, 3);
    assert_eq!(found(&done.json(), "clock").0, "fault");
    assert_eq!(found(&done.json(), "zone").0, "fault");
}

#[test]
fn a_folder_that_can_never_be_made_is_a_fault_with_what_to_do() {
    for (name, exit) in [("JOURNAL_DATA_DIR", 12), ("JOURNAL_CONFIG_DIR", 13)] {
        let world = World::new().with(name, "/dev/null/x");
        let done = world.run(&["doctor", "--json"]);
        assert_eq!(done.exit, exit, "{}", done.out);
        let told = done.json();
        let (state, folders) = found(&told, "folders");
        assert_eq!(state, "fault", "{told}");
        let text = |name: &str| folders[name].as_str().unwrap().to_owned();
        assert!(
            text("message").contains("/dev/null is no folder"),
            "{folders}"
        );
        assert!(text("hint").contains(name), "{folders}");
    }
}

#[test]
fn a_service_without_a_file_of_keys_is_no_journal_on_disk() {
    let world = World::new().with("JOURNAL_API_KEY", SECRET);
    world.ok(&["context", "add", "work", "--url", "http://127.0.0.1:1/v1"]);
    for (context, told) in [
        ("local", "a journal on disk needs none"),
        ("work", "a key that comes from elsewhere needs none"),
    ] {
        let done = world.run(&["-C", context, "doctor", "--json"]);
        let (state, credentials) = found(&done.json(), "credentials");
        let message = credentials["message"].as_str().unwrap();
        assert_eq!(state, "ok");
        assert!(message.ends_with(told), "{context}: {message}");
    }
}
