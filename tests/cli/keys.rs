//! Keys: what they may be called, how long they last, how they are named when they are revoked.

use std::fs;

use rusqlite::Connection;
use serde_json::Value;

use crate::serve::Server;
use crate::world::World;

const CREATE: [&str; 4] = ["key", "create", "--permission", "read"];

fn create<'a>(more: &[&'a str]) -> Vec<&'a str> {
    [&CREATE[..], more].concat()
}

/// Makes a key and gives it with its id.
fn make(world: &World, more: &[&str]) -> (String, String) {
    let made = world.json(&create(more));
    let text = |member: &str| made[member].as_str().unwrap().to_owned();
    (text("key"), text("id"))
}

fn states(world: &World) -> Vec<(String, String)> {
    let keys = world.json(&["key", "list"]);
    let text = |value: &Value| value.as_str().unwrap().to_owned();
    let state = |key: &Value| (text(&key["id"]), text(&key["state"]));
    keys.as_array().unwrap().iter().map(state).collect()
}

#[test]
fn an_end_that_cannot_be_written_is_refused_and_nothing_is_made() {
    let world = World::new();
    for (wrong, why) in [
        ("3000000d", "before the year 10000"),
        ("99999999999999d", "before the year 10000"),
        ("99999999999999999999999999h", "before the year 10000"),
        ("0d", "no length of time"),
        ("-1d", "no length of time"),
        ("+1d", "no length of time"),
        ("1.5d", "no length of time"),
        ("90", "no length of time"),
        ("90 d", "no length of time"),
        ("90é", "no length of time"),
        ("d", "no length of time"),
        ("", "no length of time"),
    ] {
        for dry in [&[][..], &["--dry-run"]] {
            let expires = format!("--expires={wrong}");
            let arguments = [&create(&[&expires]), dry].concat();
            world.run(&arguments).failed(3).says(why);
        }
    }
    assert!(!world.data().exists());
    let (_, id) = make(&world, &["--expires", "2912000d"]);
    assert_eq!(states(&world), [(id, "good".to_owned())]);
}

#[test]
fn a_key_whose_id_is_none_is_good_nowhere() {
    for id in [
        "''",
        "'short'",
        "'a' || char(27) || '[2J'",
        "CAST(x'ff' AS TEXT)",
    ] {
        let world = World::new();
        make(&world, &[]);
        let register = Connection::open(world.data().join("server.db")).unwrap();
        let spoil = format!("UPDATE key SET id = {id}");
        register.execute_batch(&spoil).unwrap();
        let [(_, state)] = &states(&world)[..] else {
            panic!("{id}");
        };
        assert_eq!(state, "damaged", "{id}");
        let listed = world.ok(&["key", "list"]).out;
        assert!(!listed.contains('\u{1b}'), "{listed:?}");
        let check = world.run(&["db", "check"]).failed(12);
        check.says("keys cannot be read (1): one without an id");
    }
}

#[test]
fn a_name_that_would_not_be_seen_as_it_is_breaks_a_rule() {
    let world = World::new();
    for wrong in [
        "",
        " ",
        " phone",
        "a\nb",
        "a\u{1b}[2J",
        "a\u{202e}b",
        &"é".repeat(101),
    ] {
        let error = world.error(3, &create(&["--name", wrong]));
        assert_eq!(error["details"][0]["path"], "name", "{wrong:?}");
        world.run(&create(&["--name", wrong, "-n"])).failed(3);
    }
    assert!(!world.data().exists());
    make(&world, &["--name", &"é".repeat(100)]);
}

#[test]
fn one_key_that_cannot_be_read_spoils_no_other() {
    let world = World::new();
    let ((_, bad), (key, good)) = (make(&world, &[]), make(&world, &[]));
    let register = Connection::open(world.data().join("server.db")).unwrap();
    let spoil = "UPDATE key SET expires_at = '+10240-01-01T00:00:00.000Z' WHERE id = ?1";
    register.execute(spoil, [&bad]).unwrap();
    drop(register);
    let state = |id: &str, state: &str| (id.to_owned(), state.to_owned());
    assert_eq!(
        states(&world),
        [state(&good, "good"), state(&bad, "damaged")]
    );
    let server = Server::start(&world);
    server.ok(&world, &key, &["meal", "list", "--json"]);
    world.ok(&["key", "revoke", &bad, "--yes"]);
    assert_eq!(states(&world)[1], state(&bad, "revoked"));
}

#[test]
fn a_key_that_cannot_be_read_opens_nothing() {
    let world = World::new();
    let ((damaged, bad), (key, _)) = (make(&world, &[]), make(&world, &[]));
    let register = Connection::open(world.data().join("server.db")).unwrap();
    let spoil = "UPDATE key SET expires_at = 'never' WHERE id = ?1";
    register.execute(spoil, [&bad]).unwrap();
    let server = Server::start(&world);
    for (key, exit) in [(&key, 0), (&damaged, 4)] {
        let done = server.ask(&world, key, &["meal", "list"]).output().unwrap();
        assert_eq!(done.status.code(), Some(exit));
    }
}

#[test]
fn a_key_is_revoked_by_its_id_by_what_is_shown_of_it_and_by_the_whole_of_it() {
    let world = World::new();
    let forms: [fn(&str) -> String; 5] = [
        |key| key.to_owned(),
        |key| key[..13].to_owned(),
        |key| format!("{}…", &key[..13]),
        |key| key[5..13].to_owned(),
        |key| format!(" {key}\n"),
    ];
    for form in forms {
        let (key, id) = make(&world, &[]);
        let typed = form(&key);
        let would = world.json(&["key", "revoke", &typed, "-n"]);
        assert_eq!(would["revoke"], id.as_str(), "{typed:?}");
        assert_eq!(states(&world)[0], (id.clone(), "good".to_owned()));
        // Twice is as good as once.
        for _ in 0..2 {
            let revoked = world.json(&["key", "revoke", &typed, "--yes"]);
            assert_eq!(revoked[0]["id"], id.as_str(), "{typed:?}");
            assert_eq!(revoked[0]["state"], "revoked");
        }
    }
}

#[test]
fn the_secret_of_a_key_is_never_repeated() {
    let world = World::new();
    let (key, id) = make(&world, &[]);
    let secret = key.split('_').nth(2).unwrap();
    let unknown = key.replace(&id, "00000000");
    for typed in [&key, &unknown, secret, &key[9..], &format!("jrnl_{secret}")] {
        for more in [&[][..], &["--yes"], &["--yes", "--json"], &["-n"]] {
            let done = world.run(&[&["key", "revoke", typed], more].concat());
            let told = format!("{}{}", done.out, done.err);
            assert!(!told.contains(&secret[..12]), "{typed}: {told}");
        }
    }
}

#[test]
fn a_key_or_a_person_that_is_not_there_is_told_as_any_other_thing_is() {
    let world = World::new();
    world.ok(&["user", "add", "anna", "--data", "people"]);
    for (arguments, resource) in [
        (&["key", "revoke", "AbCd1234", "--yes"][..], "key"),
        (&["key", "revoke", "AbCd1234", "-n"], "key"),
        (
            &["key", "revoke", "AbCd1234", "--data", "people", "-n"],
            "key",
        ),
        (
            &["key", "list", "--user", "ben", "--data", "people"],
            "user",
        ),
        (&["user", "remove", "ben", "--data", "people", "-n"], "user"),
    ] {
        let error = world.error(6, arguments);
        assert_eq!(error["code"], "not_found", "{arguments:?}");
        assert_eq!(error["resource"], resource, "{arguments:?}");
        assert_eq!(error["status"], 404, "{arguments:?}");
        assert_eq!(error["outcome"], "not_applied", "{arguments:?}");
        assert!(error["hint"].is_string(), "{arguments:?}");
    }
}

#[test]
fn keys_in_a_pipe_have_empty_cells_where_there_is_nothing() {
    let world = World::new();
    let (_, id) = make(&world, &[]);
    let line = format!("{id},jrnl_{id},read,good,,,2026-11-21T08:00:00Z,,\n");
    let head = "id,prefix,permission,state,user,name,created,lastUsed,expires\n";
    let list = |format: &str| world.ok(&["key", "list", "--format", format]).out;
    assert_eq!(list("csv"), format!("{head}{line}"));
    assert_eq!(list("plain"), line.replace(',', "\t"));
    let table = list("table");
    assert!(
        table.contains(&format!("jrnl_{id}")) && table.contains('—'),
        "{table}"
    );
}

#[test]
fn a_dry_run_of_a_key_makes_no_file() {
    let world = World::new();
    let would = world.json(&create(&["--name", "phone", "--expires", "2d", "-n"]));
    assert_eq!(would["name"], "phone");
    assert_eq!(would["permission"], "read");
    assert_eq!(would["expires"], "2026-11-23T08:00:00Z");
    assert_eq!(would.get("key"), None);
    assert_eq!(world.json(&["key", "list"]), Value::Array(Vec::new()));
    world.run(&["key", "revoke", "AbCd1234", "--yes"]).failed(6);
    world.run(&["serve"]).failed(13);
    assert!(!world.data().exists());
}

#[test]
fn a_context_that_is_unknown_or_elsewhere_has_no_keys_to_serve_with() {
    let world = World::new();
    let url = "https://journal.example/v1";
    world.ok(&["context", "add", "work", "--url", url]);
    for arguments in [
        &["serve"][..],
        &["serve", "--data", "people"],
        &["key", "list"],
        &["key", "create", "--permission", "read"],
        &["user", "list", "--data", "people"],
    ] {
        let with = |context| [&["-C", context], arguments].concat();
        let error = world.error(13, &with("nope"));
        assert_eq!(error["context"], "nope", "{arguments:?}");
        world.run(&with("nope")).failed(13).says("work");
        world.run(&with("work")).failed(2).says("work");
    }
    assert!(!world.data().exists());
}

#[test]
fn where_another_context_is_meant_nothing_is_served_in_its_place() {
    let world = World::new();
    let files = world.home().join("files.db");
    world.ok(&["context", "add", "files", "--path", files.to_str().unwrap()]);
    let named = World::new().with("JOURNAL_CONTEXT", "files");
    named.ok(&["context", "add", "files", "--path", files.to_str().unwrap()]);
    world.ok(&["context", "use", "files"]);
    for world in [&world, &named] {
        for arguments in [
            &["serve"][..],
            &["key", "list"],
            &["key", "create", "--permission", "read"],
        ] {
            world
                .run(arguments)
                .failed(2)
                .says("the context is files")
                .says("-C local");
        }
        world.ok(&["-C", "local", "key", "create", "--permission", "read"]);
    }
}

#[test]
fn a_key_is_not_made_where_it_would_not_be_shown() {
    let world = World::new();
    world
        .run(&["key", "create", "--permission", "read", "-q"])
        .failed(2)
        .says("shown once");
    assert!(!world.data().exists());
}

#[test]
fn a_key_that_was_made_and_could_not_be_told_is_no_silent_one() {
    let world = World::new();
    let full = fs::OpenOptions::new().write(true).open("/dev/full");
    let Ok(full) = full else {
        eprintln!("skipped: there is no /dev/full");
        return;
    };
    let mut command = world.command(&create(&["--json"]));
    let done = command.stdout(full).output().unwrap();
    assert_eq!(done.status.code(), Some(1));
    let error: Value = serde_json::from_slice(&done.stderr).unwrap();
    assert_eq!(error["outcome"], "applied");
    assert_eq!(states(&world).len(), 1);
}

#[test]
fn nothing_is_served_where_no_key_is_good_and_what_they_lack_is_told() {
    let world = World::new();
    world.run(&["serve"]).failed(13).says("there is no key");
    let (_, id) = make(&world, &[]);
    world.ok(&["key", "revoke", &id, "--yes"]);
    let told = world.run(&["serve"]).failed(13);
    told.says("every key is revoked or has expired")
        .says("journal key create");
}
