//! `config`: what the file says, and how to have it say something else, comments kept.

use std::fs;

use serde_json::json;

use crate::world::World;

fn written(world: &World) -> String {
    fs::read_to_string(world.config().join("config.toml")).unwrap()
}

/// A home with this configuration.
fn configured(text: &str) -> World {
    let world = World::new();
    fs::create_dir(world.config()).unwrap();
    fs::write(world.config().join("config.toml"), text).unwrap();
    world
}

#[test]
fn the_path_is_told_whatever_stands_in_the_file() {
    let world = configured("nonsense [");
    let path = world.config().join("config.toml");
    let told = world.ok(&["config", "path"]).out;
    assert_eq!(told, format!("{}\n", path.display()));
    world.run(&["config", "list"]).failed(13).says("line 1");
    world
        .run(&["config", "set", "timezone", "Europe/Paris"])
        .failed(13);
    assert_eq!(written(&world), "nonsense [");
}

#[test]
fn reading_writes_nothing() {
    let world = World::new();
    let list = world.json(&["config", "list"]);
    let none = [
        "timezone",
        "context",
        "day.breakfast",
        "day.lunch",
        "day.snack",
        "day.dinner",
        "day.night",
    ];
    let none = none.map(|name| json!({ "name": name, "value": null }));
    assert_eq!(list, json!(none));
    world
        .run(&["config", "get", "timezone"])
        .failed(6)
        .says("config set timezone");
    assert!(!world.config().exists(), "reading wrote something");
}

#[test]
fn what_is_set_is_used_and_comments_stay() {
    let world = configured("# mine\ntimezone = \"Europe/Berlin\" # home\n\n[aliases] # short\n");
    let done = world.ok(&["config", "set", "timezone", "Asia/Tokyo"]);
    done.says("config set timezone Europe/Berlin");
    world.ok(&["config", "set", "aliases.b", "log --name breakfast"]);
    assert_eq!(world.ok(&["config", "get", "timezone"]).out, "Asia/Tokyo\n");
    let text = written(&world);
    assert!(
        text.starts_with("# mine\ntimezone = \"Asia/Tokyo\" # home\n\n[aliases] # short\n"),
        "{text}"
    );
    assert_eq!(
        world.json(&["config", "get", "aliases.b"])["value"],
        "log --name breakfast"
    );
    let today = world.with("JOURNAL_TZ", "").json(&["today"]);
    assert_eq!(today["timezone"], "Asia/Tokyo");
}

#[test]
fn an_empty_value_removes_a_name() {
    let world = configured("timezone = \"Europe/Berlin\"\n[aliases]\nb = \"log\"\n");
    world.ok(&["config", "set", "aliases.b", ""]);
    world
        .ok(&["config", "set", "timezone", ""])
        .says("Europe/Berlin");
    world.run(&["config", "get", "aliases.b"]).failed(6);
    assert_eq!(written(&world), "[aliases]\n");
}

#[test]
fn what_the_next_command_would_stumble_over_is_refused() {
    let world = configured("# mine\n");
    for (name, value, exit) in [
        ("colour", "blue", 3),
        ("timezone", "Berlin", 3),
        ("context", "nowhere", 13),
        ("contexts.work.url", "https://a", 2),
        ("aliases.a b", "log", 3),
        ("aliases.log", "today", 3),
        ("aliases.x", "lgo", 3),
        ("aliases.x", "x", 3),
        ("aliases.x", "log 'half", 3),
    ] {
        let refused = world.run(&["config", "set", name, value]).failed(exit);
        refused.says("hint:");
    }
    let hint = world.error(3, &["config", "get", "colour"]);
    assert_eq!(
        hint["hint"],
        "there are: timezone, context, day.breakfast, day.lunch, day.snack, day.dinner, day.night, aliases.NAME"
    );
    assert_eq!(written(&world), "# mine\n");
}

#[test]
fn a_dry_run_changes_nothing() {
    let world = World::new();
    let would = world.json(&["-n", "config", "set", "timezone", "Asia/Tokyo"]);
    assert_eq!(would, json!({ "set": "timezone", "value": "Asia/Tokyo" }));
    assert!(!world.config().exists());
}

#[test]
fn contexts_are_listed_and_the_command_of_a_key_is_not() {
    let world = configured(
        "[contexts.work]\nurl = \"https://work.example/v1\"\nkey_command = \"pass show work\"\n",
    );
    let list = world.ok(&["config", "list"]).out;
    assert!(
        list.contains("contexts.work.url\thttps://work.example/v1\n"),
        "{list}"
    );
    assert!(!list.contains("pass show"), "{list}");
}

#[test]
fn changes_made_at_once_are_all_made() {
    let world = World::new();
    let set = |at: usize| {
        let name = format!("aliases.a{at}");
        world.start(
            &["config", "set", name.as_str(), "log"],
            std::process::Stdio::null(),
        )
    };
    let children: Vec<_> = (0..8).map(set).collect();
    for child in children {
        assert!(child.wait_with_output().unwrap().status.success());
    }
    let list = world.ok(&["config", "list"]).out;
    assert_eq!(list.matches("aliases.a").count(), 8, "{list}");
}

#[test]
fn the_file_of_a_journal_is_told_and_looked_through() {
    let world = World::stocked();
    let path = world.ok(&["db", "path"]).out;
    assert_eq!(path, format!("{}\n", world.journal().display()));
    world.run(&["db", "check"]).failed(6).says("no journal yet");
    assert!(!world.journal().exists(), "looking made a journal");
    world.ok(&["log", "1 egg"]);
    world.ok(&["db", "check"]);
    let mut bytes = fs::read(world.journal()).unwrap();
    let half = bytes.len() / 2;
    bytes[half..].fill(0x5a);
    fs::write(world.journal(), &bytes).unwrap();
    world.run(&["db", "check"]).failed(12).says("damaged");
    assert_eq!(fs::read(world.journal()).unwrap(), bytes);
}

#[test]
fn a_service_has_no_file_here() {
    let world = configured("[contexts.work]\nurl = \"https://work.example/v1\"\n");
    for command in ["path", "check"] {
        world
            .run(&["-C", "work", "db", command])
            .failed(2)
            .says("-C local");
    }
}

#[test]
fn times_of_day_are_set_and_used_wherever_meals_are_called_by_them() {
    let world = World::stocked();
    world.ok(&["log", "1 egg", "--at", "yesterday 12:00"]);
    let titles = |world: &World| {
        let table = |words: &[&str]| world.ok(&[words, &["--format", "table"]].concat()).out;
        let day = ["--from", "yesterday", "--to", "yesterday"];
        [
            table(&["today", "yesterday"]),
            table(&["meal", "list", "--day", "yesterday"]),
            table(&["meal", "show", "last"]),
            table(&[&["report", "--items"][..], &day].concat()),
        ]
    };
    for shown in titles(&world) {
        assert!(shown.contains("lunch"), "{shown}");
    }
    world.ok(&["config", "set", "day.breakfast", "09:30"]);
    world.ok(&["config", "set", "day.lunch", "13:00"]);
    for shown in titles(&world) {
        assert!(shown.contains("breakfast"), "{shown}");
        assert!(!shown.contains("lunch"), "{shown}");
    }
    assert!(written(&world).contains("[day]\nbreakfast = \"09:30\""));
    world.ok(&["plan", "1 egg", "--at", "tomorrow 9:15"]);
    let planned = world.ok(&["plan", "--list", "--format", "table"]).out;
    assert!(planned.contains("snack"), "{planned}");
    world.run(&["again", "yesterday", "lunch"]).failed(6);
    world.ok(&["again", "yesterday", "breakfast"]);
    let meal = world.json(&["meal", "show", "last"]);
    assert!(meal.get("name").is_none_or(|name| name.is_null()), "{meal}");
    let undo = world.json(&["undo", "--list"]).to_string();
    assert!(!undo.contains("breakfast"), "kept in the journal: {undo}");
    world
        .ok(&["config", "set", "day.lunch", ""])
        .says("config set day.lunch 13:00");
    world.run(&["config", "get", "day.lunch"]).failed(6);
}

#[test]
fn times_of_day_that_are_none_or_in_no_order_are_refused() {
    let world = World::stocked();
    for (name, value, said) in [
        ("day.lunch", "noon", "write it as \"05:00\""),
        ("day.lunch", "25:00", "write it as \"05:00\""),
        ("day.lunch", "04:00", "lunch must begin after breakfast"),
        ("day.dinner", "23:00", "night must begin after dinner"),
    ] {
        let done = world.run(&["config", "set", name, value]).failed(3);
        done.says(said).says("hint: ");
    }
    world
        .run(&["config", "set", "day.supper", "18:00"])
        .failed(3);
    assert!(!world.config().exists(), "something was written");
    for (text, said) in [
        ("[day]\nlunch = \"1pm\"\n", "line 2"),
        ("[day]\nsupper = \"18:00\"\n", "line 2"),
        ("[day]\nlunch = \"16:00\"\n", "snack must begin after lunch"),
    ] {
        let world = configured(text);
        world.run(&["today"]).failed(13).says(said).says("hint: ");
        world.run(&["config", "path"]).succeeded();
    }
}

#[test]
fn no_way_back_is_told_to_what_could_not_be_used() {
    let world = configured("timezone = \"Mars/Base\"\n");
    let done = world.ok(&["config", "set", "timezone", "Europe/Berlin"]);
    done.says("what stood there could not be used: timezone = Mars/Base");
    assert!(!done.err.contains("take it back"), "{}", done.err);
}
