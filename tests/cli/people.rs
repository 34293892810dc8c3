//! Several people, whose journals one folder keeps.

mod register_away;

use std::fs;
use std::path::PathBuf;

use rusqlite::Connection;
use serde_json::Value;

use crate::serve::Server;
use crate::world::World;

/// A home with a folder of several people.
pub(crate) struct Village {
    pub(crate) world: World,
    folder: PathBuf,
}

impl Village {
    pub(crate) fn of(people: &[&str]) -> Village {
        let world = World::stocked();
        let folder = world.home().join("village");
        let village = Village { world, folder };
        for name in people {
            village.json(&["user", "add", name]);
        }
        // The same foods for all, unpacked before.
        if !people.is_empty() {
            fs::copy(village.world.catalogue(), village.folder.join("catalog.db")).unwrap();
        }
        village
    }

    fn with<'a>(&'a self, arguments: &[&'a str]) -> Vec<&'a str> {
        [arguments, &["--data", self.folder.to_str().unwrap()]].concat()
    }

    fn json(&self, arguments: &[&str]) -> Value {
        self.world.json(&self.with(arguments))
    }

    fn names(&self) -> Vec<String> {
        let users = self.json(&["user", "list"]);
        let names = users.as_array().unwrap().iter();
        names
            .map(|user| user["name"].as_str().unwrap().to_owned())
            .collect()
    }

    pub(crate) fn key(&self, user: &str, permission: &str) -> String {
        let made = self.json(&["key", "create", "--user", user, "--permission", permission]);
        assert_eq!(made["user"], user);
        made["key"].as_str().unwrap().to_owned()
    }

    pub(crate) fn serve(&self) -> Server {
        Server::start_with(&self.world, &["--data", self.folder.to_str().unwrap()])
    }
}

#[test]
fn everybody_has_a_journal_of_their_own() {
    let village = Village::of(&["anna", "ben"]);
    let (anna, ben) = (
        village.key("anna", "read-write"),
        village.key("ben", "read-write"),
    );
    let server = village.serve();
    let made = server.ok(&village.world, &anna, &["log", "2 eggs", "--json"]);
    let id = made["id"].as_str().unwrap();
    let meals = |key: &str| {
        server.ok(&village.world, key, &["meal", "list", "--json"])["meals"]
            .as_array()
            .unwrap()
            .len()
    };
    assert_eq!((meals(&anna), meals(&ben)), (1, 0));
    // Another's id reads like one that nobody has.
    let unknown = "00000000-0000-4000-8000-000000000000";
    let told = |id: &str| {
        server
            .ask(
                &village.world,
                &ben,
                &["api", "GET", &format!("/meals/{id}")],
            )
            .output()
            .unwrap()
    };
    assert_eq!(told(id), told(unknown));
    assert_eq!(told(id).status.code(), Some(6));
    let mut journals = fs::read_dir(village.folder.join("users")).unwrap();
    assert!(journals.all(|entry| entry.unwrap().path().join("journal.db").is_file()));
    // The journal of the person who serves is none of theirs.
    assert!(!village.world.journal().exists());
}

#[test]
fn a_journal_that_is_lost_is_no_new_one() {
    let village = Village::of(&["anna", "ben"]);
    let (anna, ben) = (
        village.key("anna", "read-write"),
        village.key("ben", "read"),
    );
    let users = village.json(&["user", "list"]);
    let id = users[0]["id"].as_str().unwrap();
    let journal = village.folder.join("users").join(id).join("journal.db");
    fs::remove_file(&journal).unwrap();
    let server = village.serve();
    let told = server
        .ask(&village.world, &anna, &["meal", "list", "--json"])
        .output()
        .unwrap();
    assert_eq!(told.status.code(), Some(11), "{told:?}");
    assert!(!journal.exists());
    server.ok(&village.world, &ben, &["meal", "list", "--json"]);
}

#[test]
fn a_damaged_journal_is_not_answered_from_and_stays_as_it_is() {
    let village = Village::of(&["anna"]);
    let anna = village.key("anna", "read-write");
    let id = village.json(&["user", "list"])[0]["id"]
        .as_str()
        .unwrap()
        .to_owned();
    let journal = village.folder.join("users").join(id).join("journal.db");
    let mut bytes = fs::read(&journal).unwrap();
    bytes[4_096..8_192].fill(0xff);
    fs::write(&journal, &bytes).unwrap();
    let server = village.serve();
    for arguments in [
        &["meal", "list", "--json"][..],
        &["body", "set", "--age", "33", "--json"],
    ] {
        let told = server
            .ask(&village.world, &anna, arguments)
            .output()
            .unwrap();
        assert_eq!(told.status.code(), Some(11), "{told:?}");
    }
    server.stop();
    assert!(fs::read(&journal).unwrap() == bytes);
}

#[test]
fn anothers_food_is_not_there_wherever_it_is_named() {
    let village = Village::of(&["anna", "ben"]);
    let (anna, ben) = (
        village.key("anna", "read-write"),
        village.key("ben", "read-write"),
    );
    let server = village.serve();
    let food = server.ok(
        &village.world,
        &anna,
        &[
            "food", "save", "Bread", "--per", "100g", "--kcal", "250", "--json",
        ],
    );
    let theirs = food["key"].as_str().unwrap();
    let nobodys = "00000000-0000-4000-8000-000000000000";
    let meal = r#"{"eatenAt":"2026-11-21T08:00:00Z","timezone":"UTC","items":[{"food":{"library":"mine","key":"KEY"},"quantity":1,"unit":"g"}]}"#;
    let recipe = r#"{"name":"R","data":{"recipe":{"servings":1,"steps":[]},"ingredients":[{"food":{"library":"mine","key":"KEY"},"portion":{"amount":1,"unit":"g"}}]}}"#;
    let change = r#"{"id":"KEY","name":"Mine now","data":{}}"#;
    for (method, path, body) in [
        ("POST", "/meals", meal),
        ("POST", "/foods", recipe),
        ("POST", "/foods", change),
        ("DELETE", "/foods/KEY", ""),
    ] {
        let told = |key: &str| {
            let path = path.replace("KEY", key);
            let mut arguments = vec!["api", method, &path];
            let file = village.world.file("body.json", body.replace("KEY", key));
            if !body.is_empty() {
                arguments.extend(["--file", &file]);
            }
            server
                .ask(&village.world, &ben, &arguments)
                .output()
                .unwrap()
        };
        assert_eq!(told(theirs), told(nobodys), "{method} {path}");
        assert_eq!(told(theirs).status.code(), Some(6), "{method} {path}");
    }
}

#[test]
fn a_person_who_is_removed_is_gone_with_all_they_had() {
    let village = Village::of(&["anna", "ben"]);
    let (anna, ben) = (
        village.key("anna", "read-write"),
        village.key("ben", "read"),
    );
    let server = village.serve();
    server.ok(&village.world, &anna, &["log", "2 eggs", "--json"]);
    let remove = village.with(&["user", "remove", "anna"]);
    village.world.run(&remove).failed(2).says("--yes");
    village.world.ok(&[&remove[..], &["--yes"]].concat());
    let refused = server
        .ask(&village.world, &anna, &["meal", "list"])
        .output()
        .unwrap();
    assert_eq!(refused.status.code(), Some(4));
    server.ok(&village.world, &ben, &["meal", "list", "--json"]);
    let people = village.json(&["user", "list"]);
    assert_eq!(people.as_array().unwrap().len(), 1);
    let id = people[0]["id"].as_str().unwrap();
    let folders: Vec<_> = fs::read_dir(village.folder.join("users"))
        .unwrap()
        .map(|entry| entry.unwrap().file_name())
        .collect();
    assert_eq!(folders, [id]);
}

#[test]
fn a_person_whose_files_are_gone_is_removed_as_any_other() {
    let village = Village::of(&["anna", "ben"]);
    fs::remove_dir_all(village.folder.join("users")).unwrap();
    let remove = village.with(&["user", "remove", "anna", "--yes"]);
    village.world.ok(&remove);
    village.world.run(&remove).failed(6).says("anna");
    assert_eq!(village.names(), ["ben"]);
    // The name is free again, and brings nothing back.
    let ben = village.json(&["user", "list"])[0]["id"].clone();
    let anna = village.json(&["user", "add", "anna"])["id"].clone();
    assert_ne!(anna, ben);
    let keys = village.json(&["key", "list", "--user", "anna"]);
    assert_eq!(keys, Value::Array(Vec::new()));
}

#[test]
fn a_journal_that_could_not_be_removed_with_its_person_is_told() {
    let village = Village::of(&["anna"]);
    let id = village.json(&["user", "list"])[0]["id"].clone();
    let own = village.folder.join("users").join(id.as_str().unwrap());
    fs::remove_dir_all(&own).unwrap();
    fs::write(&own, "a file where her folder should be").unwrap();
    let remove = village.with(&["user", "remove", "anna", "--yes"]);
    let error = village.world.error(12, &remove);
    assert_eq!(error["outcome"], "applied");
    assert!(error["message"].as_str().unwrap().contains("anna"));
    assert!(village.names().is_empty());
    assert!(own.exists());
}

/// What a link of the machine's owner leads to may be somebody else's too.
#[test]
fn what_stands_behind_a_link_is_left_when_a_person_is_removed_and_told() {
    for (linked, is_away) in ["", "photos", "journal.db"]
        .into_iter()
        .flat_map(|linked| [(linked, false), (linked, true)])
    {
        let village = Village::of(&["anna"]);
        let id = village.json(&["user", "list"])[0]["id"].clone();
        let own = village.folder.join("users").join(id.as_str().unwrap());
        let elsewhere = village.world.data().join("elsewhere");
        fs::create_dir_all(&elsewhere).unwrap();
        fs::write(elsewhere.join("hers"), "hers").unwrap();
        fs::create_dir_all(&own).unwrap();
        let link = match linked {
            "" => own.clone(),
            linked => own.join(linked),
        };
        let _ = fs::remove_dir_all(&link);
        let _ = fs::remove_file(&link);
        std::os::unix::fs::symlink(&elsewhere, &link).unwrap();
        let away = village.world.data().join("away");
        if is_away {
            fs::rename(&elsewhere, &away).unwrap();
        }
        let remove = village.with(&["user", "remove", "anna", "--yes"]);
        let error = village.world.error(12, &remove);
        assert_eq!(error["outcome"], "applied");
        let message = error["message"].as_str().unwrap();
        assert!(
            message.contains("behind a link is left") && message.contains("elsewhere"),
            "{error}"
        );
        assert!(village.names().is_empty() && fs::symlink_metadata(&own).is_err());
        let there = if is_away { away } else { elsewhere };
        assert!(there.join("hers").exists(), "{linked:?}");
    }
}

#[test]
fn a_user_whose_id_is_no_folder_of_theirs_takes_nobodys_journal_along() {
    for id in ["", "..", "../..", "../village"] {
        let village = Village::of(&["anna", "ben"]);
        let kept = village.folder.join("users/kept");
        fs::create_dir_all(&kept).unwrap();
        let register = Connection::open(village.folder.join("server.db")).unwrap();
        let spoil = "UPDATE user SET id = ?1 WHERE name = 'anna'";
        register.execute(spoil, [id]).unwrap();
        let remove = village.with(&["user", "remove", "anna", "--yes"]);
        village.world.run(&remove).failed(12);
        assert!(kept.exists(), "{id:?}");
        assert_eq!(village.names(), ["anna", "ben"]);
    }
}

#[test]
fn a_dry_run_checks_what_the_run_would_and_changes_nothing() {
    let village = Village::of(&["anna"]);
    village.key("anna", "read");
    let register = village.folder.join("server.db");
    let before = fs::read(&register).unwrap();
    let run = |arguments: &[&str]| {
        let arguments = [arguments, &["-n"]].concat();
        village.world.run(&village.with(&arguments))
    };
    let create = ["key", "create", "--permission", "read"];
    for (exit, arguments) in [
        (7, &["user", "add", "anna"][..]),
        (3, &["user", "add", " ben"]),
        (6, &["user", "remove", "ben"]),
        (2, &create),
        (6, &[&create[..], &["--user", "ben"]].concat()),
        (
            3,
            &[&create[..], &["--user", "anna", "--expires", "9999999d"]].concat(),
        ),
        (6, &["key", "revoke", "AbCd1234"]),
    ] {
        run(arguments).failed(exit);
    }
    let would = run(&["user", "add", "ben"]).succeeded().json();
    assert_eq!(would["add"], "ben");
    let would = run(&[&create[..], &["--user", "anna"]].concat()).succeeded();
    assert_eq!(would.json()["user"], "anna");
    let would = run(&["user", "remove", "anna"]).succeeded().json();
    assert_eq!(
        (&would["remove"], &would["keys"]),
        (&"anna".into(), &1.into())
    );
    assert!(fs::read(&register).unwrap() == before);
    let nowhere = Village::of(&[]);
    let add = nowhere.with(&["user", "add", "anna", "-n"]);
    nowhere.world.ok(&add);
    let wrong = nowhere.with(&["user", "add", " anna"]);
    nowhere.world.run(&wrong).failed(3);
    assert!(!nowhere.folder.exists());
}

#[test]
fn names_that_differ_in_case_alone_are_not_given_twice() {
    let village = Village::of(&["Anna", "..", "a/b"]);
    let run = |arguments: &[&str]| village.world.run(&village.with(arguments));
    run(&["user", "add", "anna"]).failed(7).says("\"Anna\"");
    // Another's name is never taken for the one that was typed.
    run(&["user", "remove", "anna", "--yes"]).failed(6);
    // A name is no path.
    for name in ["..", "a/b"] {
        village.key(name, "read");
        run(&["user", "remove", name, "--yes"]).succeeded();
    }
    assert_eq!(village.names(), ["Anna"]);
}

#[test]
fn keys_are_listed_and_revoked_for_each_person() {
    let village = Village::of(&["anna", "ben"]);
    let anna = village.key("anna", "read");
    village.key("ben", "read-write");
    let all = village.json(&["key", "list"]);
    let users: Vec<&str> = all
        .as_array()
        .unwrap()
        .iter()
        .map(|key| key["user"].as_str().unwrap())
        .collect();
    assert_eq!(users, ["ben", "anna"]);
    let hers = village.json(&["key", "list", "--user", "anna"]);
    assert_eq!(hers.as_array().unwrap().len(), 1);
    assert_eq!(hers[0]["permission"], "read");
    // What takes a key back can be typed as it is told.
    let line = ["key", "create", "--user", "ben", "--permission", "read"];
    let made = village.world.ok(&village.with(&line));
    made.says(&format!("--data {}", village.folder.display()));
    let server = village.serve();
    server.ok(&village.world, &anna, &["meal", "list", "--json"]);
    village
        .world
        .ok(&village.with(&["key", "revoke", anna.split('_').nth(1).unwrap(), "--yes"]));
    let refused = server
        .ask(&village.world, &anna, &["meal", "list"])
        .output()
        .unwrap();
    assert_eq!(refused.status.code(), Some(4));
    // This person's own journal has no keys of theirs.
    assert_eq!(
        village.world.json(&["key", "list"]),
        Value::Array(Vec::new())
    );
}

#[test]
fn what_is_missing_is_named() {
    let village = Village::of(&[]);
    for arguments in [&["user", "list"][..], &["key", "list"], &["serve"]] {
        village
            .world
            .run(&village.with(arguments))
            .failed(13)
            .says("journal user add");
    }
    assert!(!village.folder.exists());
    let village = Village::of(&["anna"]);
    let run = |arguments: &[&str]| village.world.run(&village.with(arguments));
    run(&["user", "add", "anna"]).failed(7).says("anna");
    for wrong in ["", " anna", "a\nb", &"a".repeat(101)] {
        run(&["user", "add", wrong]).failed(3);
    }
    run(&["key", "create", "--permission", "read"])
        .failed(2)
        .says("--user");
    run(&["key", "create", "--permission", "read", "--user", "carl"])
        .failed(6)
        .says("carl");
    run(&["user", "remove", "carl", "--yes"])
        .failed(6)
        .says("carl");
    run(&["serve", "--listen", "127.0.0.1:0"])
        .failed(13)
        .says("journal key create");
    village
        .world
        .run(&["key", "create", "--permission", "read", "--user", "anna"])
        .failed(2)
        .says("--data");
}

#[test]
fn a_key_that_has_expired_opens_nothing() {
    let village = Village::of(&["anna"]);
    village.json(&["key", "create", "--user", "anna", "--permission", "read"]);
    let made = village.json(&[
        "key",
        "create",
        "--user",
        "anna",
        "--permission",
        "read",
        "--expires",
        "2d",
    ]);
    assert_eq!(made["expires"], "2026-11-23T08:00:00Z");
    let key = made["key"].as_str().unwrap();
    for (now, exit) in [("2026-11-23T07:59:59Z", 0), ("2026-11-23T08:00:00Z", 4)] {
        let arguments = ["--data", village.folder.to_str().unwrap()];
        let server = Server::start_at(&village.world, now, &arguments);
        let done = server
            .ask(&village.world, key, &["meal", "list"])
            .output()
            .unwrap();
        assert_eq!(done.status.code(), Some(exit), "{now}");
    }
}

#[test]
fn a_name_in_a_command_that_is_shown_runs_nothing_where_that_is_typed() {
    let village = Village::of(&[]);
    let name = "$(touch pwn) `touch pwn` \"it's";
    let done = village.world.ok(&village.with(&["user", "add", name]));
    let (_, command) = done.err.split_once("to take it back: journal ").unwrap();
    let mut shell = std::process::Command::new("/bin/sh");
    shell.args(["-c", &format!("\"$0\" {} --yes", command.trim())]);
    let output = village
        .world
        .command_by::<&str>(shell, &[])
        .output()
        .unwrap();
    assert!(output.status.success(), "{output:?}");
    assert!(!village.world.home().join("pwn").exists());
    assert_eq!(village.json(&["user", "list"]), serde_json::json!([]));
}

#[cfg(target_os = "linux")]
#[test]
fn a_folder_may_have_a_name_of_whatever_letters() {
    use std::ffi::{OsStr, OsString};
    use std::os::unix::ffi::OsStrExt;
    let world = World::new();
    let folder = world.home().join(OsStr::from_bytes(b"\xff\xfe"));
    let line = |words: &[&str]| {
        let words = words.iter().map(OsString::from);
        let data = [OsString::from("--data"), folder.clone().into()];
        words.chain(data).collect::<Vec<_>>()
    };
    world.ok(&line(&["user", "add", "anna"]));
    let permission = ["--permission", "read"];
    let create = [&["key", "create", "--user", "anna"], &permission[..]].concat();
    world.ok(&line(&create));
    assert!(world.ok(&line(&["user", "list"])).out.contains("anna"));
    assert!(folder.join("server.db").exists());
}

/// Nobody could say which of them a key is of, or whom to remove.
#[test]
fn who_looks_like_somebody_else_is_not_added() {
    let world = World::stocked();
    let add = |name: &str| world.run(&["user", "add", name, "--data", "people"]);
    assert_eq!(add("anna").exit, 0);
    for name in ["Anna", "anna\u{200d}", "an\u{34f}na", "ａｎｎａ"] {
        add(name).failed(7).says("there is a user \"anna\" already");
    }
    add("\u{200d}").failed(3);
    assert_eq!(add("anne").exit, 0);
}

/// Whoever may write the folder of people may put one in another's place.
#[test]
fn nobody_is_answered_out_of_a_folder_of_people_that_everybody_may_write() {
    use std::os::unix::fs::PermissionsExt;
    let village = Village::of(&["anna", "ben"]);
    let anna = village.key("anna", "read-write");
    let people = village.folder.join("users");
    let mode = |mode| fs::set_permissions(&people, fs::Permissions::from_mode(mode)).unwrap();
    for open in [0o777, 0o1777] {
        mode(open);
        village
            .world
            .run(&village.with(&["user", "add", "carl"]))
            .failed(12)
            .says("everybody may write");
        let server = village.serve();
        let asked = server.ask(&village.world, &anna, &["meal", "list"]);
        let refused = { asked }.output().unwrap();
        assert!(!refused.status.success(), "{refused:?}");
        mode(0o700);
        server.ok(&village.world, &anna, &["meal", "list", "--json"]);
    }
    assert_eq!(village.names(), ["anna", "ben"]);
}

/// As a program leaves it that is killed behind the register, and before the files are gone.
#[test]
fn somebody_whose_removal_was_cut_off_is_told_and_goes_with_the_next_command_that_changes_something()
 {
    let village = Village::of(&["anna", "ben"]);
    let users = village.json(&["user", "list"]);
    let id = users[1]["id"].as_str().unwrap();
    let own = village.folder.join("users").join(id);
    fs::write(own.with_extension("removing"), "").unwrap();
    let register = Connection::open(village.folder.join("server.db")).unwrap();
    let gone = register.execute("DELETE FROM user WHERE id = ?1", [id]);
    assert_eq!(gone.unwrap(), 1);
    drop(register);
    let mut doctor = village.world.command(&["doctor"]);
    let doctor = doctor.env("JOURNAL_DATA_DIR", &village.folder).output();
    let told = String::from_utf8(doctor.unwrap().stdout).unwrap();
    let said = format!("{} is of somebody who was removed", own.display());
    assert!(told.contains(&said), "{told}");
    village.json(&["user", "list", "-n"]);
    assert!(own.join("journal.db").exists());
    village.json(&["user", "list"]);
    assert!(!own.exists() && !own.with_extension("removing").exists());
}
