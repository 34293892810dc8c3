//! Names of one's own for foods: `food pin` and `food unpin`.

use std::fs;

use crate::serve::{Server, key};
use crate::world::{World, amounts, id};

const OATS: &str = "composition/usda-20038";

#[test]
fn a_pinned_name_comes_before_every_other_food() {
    let world = World::stocked();
    let save = ["food", "save", "Muesli", "--per", "100g", "--kcal", "400"];
    world.ok(&save);
    let done = world.ok(&["food", "pin", "muesli", OATS]);
    done.says("journal food unpin muesli");
    assert_eq!(amounts(&world.json(&["log", "50 g muesli"])), ["50 g Oats"]);
    assert_eq!(
        amounts(&world.json(&["log", "50 g Mueslis"])),
        ["50 g Oats"]
    );
    let recipe = ["recipe", "save", "Bowl", "--servings", "1"];
    let recipe = world.json(&[&recipe[..], &["--ingredient", "80 g muesli"]].concat());
    assert_eq!(
        recipe["data"]["ingredients"][0]["food"]["key"],
        "usda-20038"
    );
    assert_eq!(
        world.json(&["find", "muesli"])["meant"]["key"],
        "usda-20038"
    );
    assert_eq!(world.json(&["food", "show", "muesli"])["key"], "usda-20038");
    let own = world.json(&["log", "50 g muesli", "--library", "mine"]);
    assert_eq!(amounts(&own), ["50 g Muesli"]);
    world.ok(&["food", "unpin", "Muesli"]);
    assert_eq!(
        amounts(&world.json(&["log", "50 g muesli"])),
        ["50 g Muesli"]
    );
}

#[test]
fn a_pinned_everyday_food_keeps_its_natural_measure_and_a_pin_is_changed_by_pinning_anew() {
    let world = World::stocked();
    world.ok(&["food", "pin", "nana", "banana"]);
    let meal = world.json(&["log", "1 nana"]);
    assert_eq!(
        amounts(&meal),
        ["1 medium (7\" to 7-7/8\" long) Bananas, raw"]
    );
    world.ok(&["food", "pin", "NANAS", OATS]);
    assert_eq!(amounts(&world.json(&["log", "5 g nana"])), ["5 g Oats"]);
    let pins = fs::read_to_string(world.config().join("pins.toml")).unwrap();
    assert_eq!(pins.matches("food = ").count(), 1, "{pins}");
}

#[test]
fn pinning_anew_says_what_was_replaced_and_how_to_have_it_back() {
    let world = World::stocked();
    world.ok(&["food", "pin", "nana", "banana"]);
    let anew = world.ok(&["food", "pin", "NANAS", OATS]);
    anew.says("\"nana\" was pinned to Bananas, raw (composition/usda-09040)");
    anew.says("to take it back: journal food pin nana composition/usda-09040");
    assert!(!anew.err.contains("unpin"), "{}", anew.err);
    world.ok(&["food", "pin", "nana", "composition/usda-09040"]);
    assert_eq!(
        amounts(&world.json(&["log", "5 g nana"])),
        ["5 g Bananas, raw"]
    );
}

#[test]
fn a_pin_to_a_food_that_is_gone_is_told_and_nothing_else_is_taken() {
    let world = World::stocked();
    let save = ["food", "save", "Rye", "--per", "100g", "--kcal", "250"];
    let food = world.json(&save);
    world.ok(&["food", "pin", "banana", &format!("mine/{}", id(&food))]);
    world.ok(&["food", "delete", "rye", "--yes"]);
    let error = world.error(6, &["log", "1 banana"]);
    assert!(
        error["hint"].as_str().unwrap().contains("food unpin"),
        "{error}"
    );
    assert_eq!(world.meals(), 0);
}

#[test]
fn what_is_no_name_or_no_food_is_not_pinned() {
    let world = World::stocked();
    world.error(3, &["food", "pin", "…", OATS]);
    world.error(3, &["food", "pin", OATS, "banana"]);
    world.error(6, &["food", "pin", "muesli", "unobtainium"]);
    let error = world.error(6, &["food", "unpin", "muesli"]);
    assert!(
        error["hint"].as_str().unwrap().contains("food pin"),
        "{error}"
    );
    let sent = world.json(&["food", "pin", "muesli", OATS, "-n"]);
    assert_eq!(sent["food"], OATS);
    assert!(!world.config().join("pins.toml").exists());
    world.ok(&["log", "1 banana"]);
    assert!(!world.config().exists(), "reading writes no configuration");
}

#[test]
fn pins_that_are_not_understood_are_told_and_not_written_over() {
    let world = World::stocked();
    fs::create_dir(world.config()).unwrap();
    let file = world.config().join("pins.toml");
    for damaged in [
        "[local]\nmuesli = 7\n",
        "[local]\nmuesli = {",
        "[local]\na = { food = 'x' }\n",
    ] {
        fs::write(&file, damaged).unwrap();
        let error = world.error(13, &["log", "1 banana"]);
        assert!(
            error["message"].as_str().unwrap().contains("pins.toml"),
            "{error}"
        );
        if !damaged.contains("'x'") {
            world.error(13, &["food", "pin", "muesli", OATS]);
        }
    }
    fs::write(&file, "# mine\n[local] # here\n").unwrap();
    world.ok(&["food", "pin", "muesli", OATS]);
    let kept = fs::read_to_string(&file).unwrap();
    assert!(kept.starts_with("# mine\n[local] # here\n"), "{kept}");
}

#[cfg(unix)]
#[test]
fn pins_are_for_their_owner_alone() {
    use std::os::unix::fs::PermissionsExt;
    let world = World::stocked();
    world.ok(&["food", "pin", "muesli", OATS]);
    let mode = |path| fs::metadata(path).unwrap().permissions().mode() & 0o777;
    assert_eq!(mode(world.config().join("pins.toml")), 0o600);
    assert_eq!(mode(world.config()), 0o700);
}

#[test]
fn many_at_once_lose_no_pin() {
    let world = World::stocked();
    let names: Vec<String> = (0..12).map(|n| format!("name{n}x")).collect();
    let running: Vec<_> = names
        .iter()
        .map(|name| world.start(&["food", "pin", name, OATS], std::process::Stdio::null()))
        .collect();
    for child in running {
        assert!(child.wait_with_output().unwrap().status.success());
    }
    let pins = fs::read_to_string(world.config().join("pins.toml")).unwrap();
    for name in &names {
        assert!(pins.contains(name), "{name} is not in\n{pins}");
    }
}

#[test]
fn each_journal_has_its_own_pins_and_they_go_with_it() {
    let world = World::stocked();
    let family = world.home().join("family.db");
    let add = ["context", "add", "family", "--path"];
    world.ok(&[&add[..], &[family.to_str().unwrap()]].concat());
    world.ok(&["food", "pin", "nightbowl", OATS, "-C", "family"]);
    world.error(6, &["log", "1 g nightbowl"]);
    world.ok(&["log", "1 g nightbowl", "-C", "family"]);
    let gone = world.ok(&["context", "remove", "family", "--yes"]);
    let back = format!("to take it back: journal -C family food pin nightbowl {OATS}\n");
    gone.says(&back);
    world.ok(&[&add[..], &[family.to_str().unwrap()]].concat());
    world.error(6, &["log", "1 g nightbowl", "-C", "family"]);
}

#[test]
fn what_is_done_every_day_works_on_a_journal_elsewhere_too() {
    let home = World::new();
    let key = key(&home, "read-write");
    let server = Server::start(&home);
    let world = World::new()
        .with("JOURNAL_BASE_URL", &server.base)
        .with("JOURNAL_API_KEY", &key);
    world.ok(&["food", "pin", "muesli", "oats"]);
    let breakfast = [
        "log",
        "50 g muesli, 1 banana, 300 kcal",
        "--at",
        "yesterday 8am",
    ];
    let meal = world.json(&breakfast);
    assert_eq!(amounts(&meal)[0], "50 g Oats");
    let own = world.json(&["food", "search"]);
    assert_eq!(own["foods"], serde_json::json!([]));
    let again = world.json(&["again", "--scale", "2", "--without", "banana"]);
    let again = &again["meals"][0];
    assert_eq!(amounts(again), ["100 g Oats", "2 serving Quick add"]);
    assert_eq!(again["items"][1]["nutrition"]["values"]["kcal"], 600);
    let set = world.json(&["meal", "item", "set", &id(again), "1", "70 g"]);
    assert_eq!(amounts(&set)[0], "70 g Oats");
    let removed = world.json(&["meal", "item", "remove", &id(again), "2"]);
    assert_eq!(removed["items"].as_array().unwrap().len(), 1);
    let copy = world.json(&["meal", "copy", &id(&meal), "--at", "thu"]);
    assert_eq!(copy["eatenAt"], "2026-11-19T08:00:00+01:00");
    let found = world.json(&["find", "banana"]);
    assert_eq!(found["meant"]["key"], "usda-09040");
    let copied = world.json(&["food", "copy", "banana", "--name", "Mine"]);
    assert_eq!(copied["copyFrom"]["key"], "usda-09040");
}

#[test]
fn the_names_that_are_pinned_are_listed_for_the_journal_that_is_meant() {
    let world = World::stocked();
    assert_eq!(world.ok(&["food", "pin"]).out, "");
    world.ok(&["food", "pin", "nana", "banana"]);
    world.ok(&["food", "pin", "muesli", OATS]);
    let list = world.json(&["food", "pin"]);
    let names: Vec<&str> = list["pins"]
        .as_array()
        .unwrap()
        .iter()
        .map(|pin| pin["name"].as_str().unwrap())
        .collect();
    assert_eq!(names, ["muesli", "nana"]);
    assert_eq!(
        list["pins"][0],
        serde_json::json!({ "name": "muesli", "food": OATS, "called": "Oats" })
    );
    assert_eq!(world.ok(&["food", "pin"]).records()[1][0], "nana");
    let other = world.home().join("other.db");
    world.ok(&["context", "add", "other", "--path", other.to_str().unwrap()]);
    assert_eq!(
        world.json(&["food", "pin", "-C", "other"])["pins"],
        serde_json::json!([])
    );
    world.error(2, &["food", "pin", "nana"]);
}

#[test]
fn a_pin_of_another_context_names_that_in_its_way_back() {
    let world = World::stocked();
    let other = world.home().join("other.db");
    world.ok(&["context", "add", "rem", "--path", other.to_str().unwrap()]);
    let done = world.ok(&[
        "-C",
        "rem",
        "food",
        "pin",
        "mymilk",
        "composition/usda-01077",
    ]);
    done.says("to take it back: journal -C rem food unpin mymilk");
    let done = world.ok(&["-C", "rem", "food", "unpin", "mymilk"]);
    done.says("to take it back: journal -C rem food pin mymilk composition/usda-01077");
}

#[test]
fn a_name_that_no_food_could_have_is_pinned_to_none() {
    let world = World::stocked();
    let pin = |letters: usize| world.run(&["food", "pin", &"ü".repeat(letters), OATS]);
    let told = pin(201).failed(3);
    told.says("a name has at most 200 characters");
    assert!(told.err.len() < 200, "{}", told.err);
    assert_eq!(world.ok(&["food", "pin"]).out, "");
    pin(200).succeeded();
}

/// A food of one's own that a name is pinned to, which it gives.
fn pinned(world: &World, name: &str) -> String {
    let save = ["food", "save", "Stew", "--per", "100g", "--kcal", "80"];
    let food = format!("mine/{}", id(&world.json(&save)));
    world.ok(&["food", "pin", name, &food]);
    food
}

fn pins(world: &World) -> String {
    fs::read_to_string(world.config().join("pins.toml")).unwrap()
}

#[test]
fn a_deleted_food_that_is_pinned_is_told_with_how_to_unpin_it_and_its_undo_has_the_name_work() {
    let world = World::stocked();
    pinned(&world, "my lieb");
    world.ok(&["food", "pin", "muesli", OATS]);
    let would = world.ok(&["food", "delete", "stew", "-n"]);
    assert!(!would.err.contains("pinned"), "{}", would.err);
    let deleted = world.ok(&["food", "delete", "stew", "--yes"]);
    deleted.says("note: \"my lieb\" is pinned to it, and points at nothing from now on");
    deleted.says("journal food unpin 'my lieb'");
    assert!(!deleted.err.contains("muesli"), "{}", deleted.err);
    world.ok(&["undo"]);
    assert_eq!(amounts(&world.json(&["log", "5 g my lieb"])), ["5 g Stew"]);
    world.ok(&["undo", "--forget", "--yes"]);
    assert!(pins(&world).contains("Stew"), "it is there");
}

#[test]
fn a_name_of_a_food_that_is_forgotten_is_pinned_no_more() {
    let world = World::stocked();
    pinned(&world, "lieb");
    world.ok(&["food", "pin", "muesli", OATS]);
    let other = world.home().join("other.db");
    world.ok(&["context", "add", "other", "--path", other.to_str().unwrap()]);
    let text = pins(&world)
        + "\n[other]\nlieb = { food = \"mine/00000000-0000-4000-8000-000000000000\", called = \"Pie\" }\n";
    fs::write(world.config().join("pins.toml"), text).unwrap();
    world.ok(&["food", "delete", "stew", "--yes"]);
    world.ok(&["undo", "--forget", "-n"]);
    assert!(pins(&world).contains("Stew"));
    let forgotten = world.ok(&["undo", "--forget", "--yes"]);
    forgotten.says("note: \"lieb\" is pinned no more: its food is gone");
    assert!(!forgotten.err.contains("muesli"), "{}", forgotten.err);
    let left = world.json(&["food", "pin"]);
    assert_eq!(left["pins"].as_array().unwrap().len(), 1, "{left}");
    assert_eq!(left["pins"][0]["name"], "muesli");
    let others = world.json(&["food", "pin", "-C", "other"]);
    assert_eq!(others["pins"][0]["called"], "Pie", "of another journal");
    let again = world.ok(&["undo", "--forget", "--yes"]);
    assert!(!again.err.contains("pinned"), "{}", again.err);
}

/// A home that asks the journal of another one, as a service.
fn asking(home: &World) -> (Server, World) {
    let key = key(home, "read-write");
    let server = Server::start(home);
    let world = World::new().with("JOURNAL_BASE_URL", &server.base);
    (server, world.with("JOURNAL_API_KEY", &key))
}

#[test]
fn a_name_of_a_food_that_a_service_has_no_more_is_pinned_no_more_once_it_is_forgotten() {
    let home = World::stocked();
    let (_server, world) = asking(&home);
    pinned(&world, "lieb");
    world.ok(&["undo", "--forget", "--yes"]);
    assert!(pins(&world).contains("Stew"), "it is there");
    let deleted = world.ok(&["food", "delete", "stew", "--yes"]);
    deleted.says("journal food unpin lieb");
    let forgotten = world.ok(&["undo", "--forget", "--yes"]);
    forgotten.says("note: \"lieb\" is pinned no more: its food is gone");
    assert!(!pins(&world).contains("Stew"));
}

#[test]
fn a_name_stays_pinned_where_nobody_can_tell_whether_its_food_is_there() {
    let home = World::stocked();
    let (_server, world) = asking(&home);
    pinned(&world, "lieb");
    let world = world.with("JOURNAL_API_KEY", "jrnl_wrong");
    let forgotten = world.ok(&["undo", "--forget", "--yes"]);
    forgotten.says("note: names that are pinned to foods that are gone may be left");
    assert!(pins(&world).contains("Stew"));
    assert_eq!(
        world.json(&["undo", "--list"])["undo"],
        serde_json::json!([])
    );
}
