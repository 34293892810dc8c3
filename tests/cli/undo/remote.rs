//! On a service the opposite is sent, what cannot come back is told, and nobody guesses.

use std::fs;

use serde_json::Value;

use super::refused::Phone;
use crate::auth::{log_in, near};
use crate::serve::{Server, key};
use crate::service::{KEY, Service};
use crate::world::{Done, TARGETS, World, id};

/// What can be read over HTTP, without what a service adds.
fn said(world: &World) -> [Value; 3] {
    let mut meals = world.json(&["meal", "list", "--all"])["meals"].clone();
    for meal in meals.as_array_mut().expect("meals") {
        for added in ["updatedAt", "createdAt", "id"] {
            meal.as_object_mut().expect("a meal").remove(added);
        }
        for item in meal["items"].as_array_mut().expect("items") {
            item.as_object_mut().expect("an item").remove("id");
            // A food that was deleted comes back as another one.
            item["food"] = item["food"]["name"].clone();
        }
    }
    let foods = world.json(&["food", "search", "--all"])["foods"].clone();
    let names = |food: &Value| serde_json::json!([food["name"], food["data"]]);
    let foods = foods.as_array().expect("foods").iter().map(names).collect();
    [meals, foods, world.json(&["settings", "show"])]
}

#[test]
fn every_write_is_taken_back_and_done_again() {
    let home = World::stocked();
    let phone = Phone::of(&home);
    let world = &phone.world;
    world.ok(&["food", "save", "Stew", "--per", "100g", "--kcal", "80"]);
    world.ok(&TARGETS);
    world.ok(&["undo", "--forget", "--yes"]);
    let writes: [&[&str]; 11] = [
        &["log", "1 banana, 2 eggs @ 7am"],
        &["plan", "300 g stew @ tomorrow 18:00"],
        &["meal", "eat", "last", "--scale", "1/2"],
        &["meal", "edit", "last", "--note", "cold", "--name", "Supper"],
        &["meal", "delete", "last", "last:2", "--yes"],
        &["food", "edit", "stew", "--kcal", "90"],
        &[
            "target",
            "set",
            "--kcal",
            "2",
            "--from",
            "2026-11-25",
            "--through",
            "2026-11-28",
        ],
        &["target", "clear", "--from", "2026-12-01"],
        &["preference", "set", "units", "uk"],
        &["body", "set", "--weight", "70kg", "--age", "40"],
        &["food", "delete", "stew", "--yes"],
    ];
    let mut stages = vec![said(world)];
    for write in writes {
        world.ok(write);
        stages.push(said(world));
    }
    for pair in stages.windows(2) {
        assert_ne!(pair[0], pair[1]);
    }
    for at in (0..writes.len()).rev() {
        world.ok(&["undo"]);
        assert_eq!(said(world), stages[at], "{:?} taken back", writes[at]);
    }
    world.run(&["undo"]).failed(6);
    for (at, write) in writes.iter().enumerate() {
        world.ok(&["redo"]);
        assert_eq!(said(world), stages[at + 1], "{write:?} done again");
    }
    world.ok(&["undo", "11"]);
    assert_eq!(said(world), stages[0]);
}

#[test]
fn what_cannot_come_back_is_told() {
    let home = World::stocked();
    let phone = Phone::of(&home);
    let world = &phone.world;
    let meal = id(&world.json(&["log", "1 egg"]));
    world.ok(&["meal", "delete", &meal, "--yes"]);
    let would = world.ok(&["undo", "-n", "--format", "table"]).out;
    assert!(would.contains("a new id"), "{would}");
    let undone = world.json(&["undo"]);
    assert!(
        undone["undone"][0]["lost"][0]
            .as_str()
            .expect("text")
            .contains("a new id")
    );
    let back = undone["undone"][0]["deeds"][0]["id"]
        .as_str()
        .expect("an id")
        .to_owned();
    assert_ne!(back, meal);
    assert_eq!(id(&world.json(&["meal", "show", &back])), back);
    // What was done to it before is of the new one now.
    world.ok(&["undo"]);
    assert_eq!(world.meals(), 0);
}

#[test]
fn a_meal_keeps_the_food_that_came_back_as_another() {
    let home = World::stocked();
    let phone = Phone::of(&home);
    let world = &phone.world;
    let food = id(&world.json(&["food", "save", "Stew", "--per", "100g", "--kcal", "80"]));
    let meal = id(&world.json(&["log", "100 g stew, 1 egg"]));
    world.ok(&["meal", "edit", &meal, "--name", "Supper"]);
    world.ok(&["food", "delete", &food, "--yes"]);
    world.ok(&["undo"]);
    world.ok(&["undo"]);
    let shown = world.json(&["meal", "show", &meal]);
    assert!(shown["name"].is_null());
    assert_eq!(shown["items"][0]["food"]["key"], food);
    world.ok(&["undo", "2"]);
    assert_eq!(said(world)[1], serde_json::json!([]));
    world.ok(&["redo", "4"]);
    assert_eq!(said(world)[0][0]["name"], "Supper");
}

#[test]
fn every_write_says_how_to_take_it_back() {
    let home = World::stocked();
    let phone = Phone::of(&home);
    let writes: [&[&str]; 3] = [
        &["log", "1 egg"],
        &["body", "set", "--age", "40"],
        &["meal", "delete", "last", "--yes"],
    ];
    for write in writes {
        let out = phone
            .world
            .ok(&[write, &["--format", "table"]].concat())
            .out;
        assert!(out.ends_with("undo: journal undo\n"), "{write:?}\n{out}");
    }
}

#[test]
fn what_was_changed_since_is_left() {
    let home = World::stocked();
    let phone = Phone::of(&home);
    let world = &phone.world;
    let meal = id(&world.json(&["log", "1 egg"]));
    world.ok(&["body", "set", "--age", "40"]);
    home.ok(&["body", "set", "--weight", "70kg"]);
    world.ok(&["undo"]);
    home.ok(&["meal", "edit", &meal, "--note", "hard"]);
    assert_eq!(world.error(7, &["undo"])["code"], "conflict");
    assert_eq!(world.meals(), 1);
    home.ok(&["meal", "delete", &meal, "--yes"]);
    world.run(&["undo"]).failed(7).says("it is gone");
    world.ok(&["redo"]);
    home.ok(&["body", "set", "--age", "41"]);
    world.run(&["undo"]).failed(7);
    assert_eq!(
        home.json(&["body", "show"])["body"]["age"].to_string(),
        "41"
    );
}

#[test]
fn a_raw_call_is_a_change_too() {
    let home = World::stocked();
    let phone = Phone::of(&home);
    let world = &phone.world;
    world
        .run_with(
            &["api", "updateSettings", "--file", "-"],
            r#"{"body":{"age":40}}"#,
        )
        .succeeded();
    world.ok(&["undo"]);
    assert!(world.json(&["body", "show"])["body"]["age"].is_null());
}

#[test]
fn what_a_key_that_is_revoked_did_is_taken_back_with_the_next_one() {
    let (home, away) = (World::stocked(), World::new());
    let revoked = key(&home, "read-write");
    let server = Server::start(&home);
    let ask = |key: &str, line: &[&str]| {
        let done = server.ask(&away, key, line).output();
        Done::of(format!("{line:?}"), done.expect("it runs"))
    };
    ask(&revoked, &["body", "set", "--age", "40"]).succeeded();
    home.ok(&["key", "revoke", &revoked, "--yes"]);
    ask(&revoked, &["undo"]).failed(4);
    let next = key(&home, "read-write");
    ask(&next, &["undo"]).failed(6).says("undo --take-over");
    ask(&next, &["undo", "--take-over", &revoked, "--yes"]).succeeded();
    ask(&next, &["undo"]).succeeded();
    assert!(home.json(&["body", "show"])["body"]["age"].is_null());
}

/// The file of the list.
fn list(world: &World) -> std::path::PathBuf {
    let folder = world.home().join("state/undo");
    let files = fs::read_dir(folder)
        .expect("a folder")
        .map(|file| file.expect("a file").path());
    let mut lists = files.filter(|file| file.extension().is_some_and(|name| name == "json"));
    lists.next().expect("a list")
}

#[cfg(unix)]
#[test]
fn the_list_is_its_owners_alone() {
    use std::os::unix::fs::PermissionsExt;
    let home = World::stocked();
    let phone = Phone::of(&home);
    phone.world.ok(&["log", "1 egg"]);
    let mode =
        |path: &std::path::Path| fs::metadata(path).expect("there").permissions().mode() & 0o777;
    let list = list(&phone.world);
    assert_eq!(mode(&list), 0o600);
    assert_eq!(mode(list.parent().expect("a folder")), 0o700);
}

/// What a write says where there is no list that can be read.
const NO_LIST: &str = "cannot be taken back, nor what was done before it as long as that is so";

#[test]
fn a_list_that_is_damaged_is_told_and_left_and_no_write_is_refused_for_it() {
    let home = World::stocked();
    let phone = Phone::of(&home);
    let world = &phone.world;
    world.ok(&["log", "1 egg"]);
    let list = list(world);
    let whole = fs::read(&list).expect("a list");
    // A letter of a name, which no form tells.
    let renamed = String::from_utf8_lossy(&whole).replacen("Egg", "Ecg", 1);
    assert_ne!(renamed.as_bytes(), whole);
    let cut = &whole[..whole.len() - 1];
    for damaged in [cut, b"{", b"", b"\xff\xfe", renamed.as_bytes()] {
        fs::write(&list, damaged).expect("a list");
        for line in [
            &["undo"][..],
            &["undo", "--list"],
            &["undo", "--forget", "--yes"],
            &["redo"],
            &["doctor"],
        ] {
            let refused = world.run(line);
            let text = format!("{}{}", refused.out, refused.err);
            assert_eq!(refused.exit, 13, "{text}");
            assert!(
                text.contains("damaged") && text.contains("move it away"),
                "{text}"
            );
        }
        let told = world.ok(&["log", "1 banana"]);
        told.says(NO_LIST).says("move it away");
        assert_eq!(fs::read(&list).expect("a list"), damaged);
    }
    fs::remove_file(&list).expect("a list");
    let told = world.ok(&["log", "1 banana"]);
    assert!(!told.err.contains("cannot"), "{}", told.err);
    world.ok(&["undo"]);
    assert_eq!(world.meals(), 6);
}

#[test]
fn a_write_that_is_on_no_list_says_so() {
    let home = World::stocked();
    let phone = Phone::of(&home);
    let world = &phone.world;
    let state = world.home().join("state");
    fs::write(&state, "no folder").expect("a file");
    let table = world.ok(&["log", "1 banana", "--format", "table"]);
    assert!(!table.out.contains("undo:"), "{}", table.out);
    table.says(NO_LIST);
    for how in ["--quiet", "--json"] {
        let meal = world.ok(&["log", "1 banana", how]);
        meal.says(NO_LIST);
        meal.says("what it would lie in is no folder");
        assert!(!meal.err.contains("nothing was changed"), "{}", meal.err);
        meal.says("not remembered as what was written last");
    }
    world.ok(&["body", "set", "--age", "40"]).says(NO_LIST);
    assert_eq!(world.meals(), 3);
    // What changed nothing is missed on no list.
    let same = world.ok(&["body", "set", "--age", "40"]);
    assert!(!same.err.contains("taken back"), "{}", same.err);
}

#[test]
fn a_write_of_what_could_not_be_read_before_is_on_no_list_and_says_so() {
    // It answers each request with a page of nothing, which is no meal.
    let service = Service::start();
    let world = near(&service);
    log_in(&world, KEY).succeeded();
    let meal = "/meals/00000000-0000-4000-8000-000000000000";
    let line = ["-C", "near", "api", "PATCH", meal, "--file", "-"];
    let done = world.run_with(&line, r#"{"name":"Lunch"}"#).succeeded();
    done.says("cannot be taken back, and journal -C near undo takes back what was done before it");
}

#[test]
fn the_list_of_a_context_that_is_removed_goes_with_it_and_that_is_told() {
    let home = World::stocked();
    let key = key(&home, "read-write");
    let server = Server::start(&home);
    let world = World::new();
    let add = ["context", "add", "near", "--url", &server.base];
    let gone = "what was done there cannot be undone any more";
    world.ok(&add);
    log_in(&world, &key).succeeded();
    world.ok(&["-C", "near", "log", "1 banana"]);
    let remove = ["context", "remove", "near", "--yes"];
    world.ok(&remove).says(gone);
    world.ok(&add);
    let again = world.ok(&remove);
    assert!(!again.err.contains(gone), "{}", again.err);
}

#[test]
fn a_quick_add_is_taken_back_and_done_again_and_leaves_no_food() {
    let home = World::stocked();
    let phone = Phone::of(&home);
    let world = &phone.world;
    let foods = || {
        let page = home.json(&["food", "search", ""]);
        page["foods"].as_array().expect("foods").len()
    };
    let eaten = || home.json(&["today"])["eaten"]["values"]["kcal"].clone();
    world.ok(&["log", "600 kcal takeaway"]);
    world.ok(&["meal", "item", "add", "last", "50 kcal"]);
    assert_eq!((foods(), eaten()), (0, 650.into()));
    for _ in 0..3 {
        let undone = world.json(&["undo"])["undone"][0].clone();
        assert_eq!(
            undone["deeds"].as_array().expect("deeds").len(),
            1,
            "{undone}"
        );
        assert_eq!(undone["deeds"][0]["what"], "updateMeal");
        assert!(!undone.to_string().contains("stay"), "{undone}");
        assert_eq!((foods(), eaten()), (0, 600.into()));
        world.ok(&["undo"]);
        assert_eq!((foods(), world.meals()), (0, 0));
        world.ok(&["redo"]);
        assert_eq!((foods(), eaten()), (0, 600.into()));
        world.ok(&["redo"]);
        assert_eq!((foods(), eaten()), (0, 650.into()));
    }
    let list = world.json(&["undo", "--list"]);
    assert!(!list.to_string().contains("deleteFood"), "{list}");
}

#[test]
fn a_list_that_does_not_say_what_was_saved_along_is_gone_as_well() {
    let home = World::stocked();
    let phone = Phone::of(&home);
    let world = &phone.world;
    let held = || {
        let page = home.json(&["food", "search", ""]);
        (page["foods"].as_array().map(Vec::len), home.meals())
    };
    world.ok(&["log", "600 kcal takeaway"]);
    let list = list(world);
    let text = fs::read_to_string(&list).expect("a list");
    let mut kept: Value = serde_json::from_str(&text).expect("JSON");
    assert!(kept.as_object_mut().unwrap().remove("sum").is_some());
    let changed = kept["entries"][0]["changes"][0].as_object_mut();
    assert!(changed.expect("a change").remove("saved").is_some());
    fs::write(&list, kept.to_string()).expect("a list");
    world.ok(&["undo"]);
    assert_eq!(held(), (Some(0), 0));
    world.ok(&["redo"]);
    assert_eq!(held(), (Some(0), 1));
}

#[test]
fn an_own_food_beside_a_quick_add_was_not_saved_with_it() {
    let home = World::stocked();
    let phone = Phone::of(&home);
    let world = &phone.world;
    world.ok(&["food", "save", "Stew", "--per", "100g", "--kcal", "80"]);
    world.ok(&["log", "100 g stew, 500 kcal"]);
    let undone = world.json(&["undo"])["undone"][0].clone();
    assert!(undone["lost"].is_null(), "{undone}");
}

#[test]
fn a_pinned_food_that_comes_back_as_another_stays_pinned() {
    let home = World::stocked();
    let phone = Phone::of(&home);
    let world = &phone.world;
    let food = id(&world.json(&["food", "save", "Stew", "--per", "100g", "--kcal", "80"]));
    world.ok(&["food", "pin", "usual", &format!("mine/{food}")]);
    for _ in 0..2 {
        world.ok(&["food", "delete", "stew", "--yes"]);
        world.ok(&["undo"]).says("stays pinned");
        let meal = world.json(&["log", "100 g usual"]);
        assert_ne!(meal["items"][0]["food"]["key"], food);
        assert_eq!(meal["items"][0]["food"]["name"], "Stew");
    }
}

#[test]
fn a_meal_of_foods_that_are_no_more_comes_back_as_it_was() {
    let home = World::stocked();
    let phone = Phone::of(&home);
    let world = &phone.world;
    let save = ["food", "save", "Stew", "--per", "100g", "--kcal", "80"];
    world.ok(&[&save[..], &["--measure", "bowl=250g"]].concat());
    world.ok(&["log", "500 kcal burger, 300 g stew, 1 banana, 1 bowl stew"]);
    world.ok(&["food", "delete", "stew", "--yes"]);
    let before = said(world);
    world.ok(&["meal", "delete", "last", "--yes"]);
    let without = said(world);
    world.ok(&["undo"]);
    assert_eq!(said(world), before);
    world.ok(&["redo"]);
    assert_eq!(said(world), without);
    world.ok(&["undo"]);
    assert_eq!(said(world), before);
}

#[test]
fn a_change_of_a_meal_that_changes_nothing_says_so_and_is_nothing_to_take_back() {
    let home = World::stocked();
    let phone = Phone::of(&home);
    for world in [&home, &phone.world] {
        world.ok(&["log", "2 eggs", "--name", "Supper"]);
        let lines: [&[&str]; 3] = [
            &["meal", "edit", "last", "--name", "Supper"],
            &["meal", "edit", "last", "--state", "logged"],
            &["meal", "item", "set", "last", "1", "2"],
        ];
        for line in lines {
            let done = world.ok(&[line, &["--format", "table"]].concat());
            assert!(done.out.contains("It is so already"), "{}", done.out);
            assert!(!done.out.contains("journal undo"), "{}", done.out);
            let done = world.ok(line);
            assert!(done.err.contains("it is so already"), "{}", done.err);
        }
        world.ok(&["undo"]);
        assert_eq!(world.meals(), 0);
        world.ok(&["undo", "--forget", "--yes"]);
    }
}

#[test]
fn a_food_that_is_called_otherwise_by_now_is_told() {
    let home = World::stocked();
    let phone = Phone::of(&home);
    let world = &phone.world;
    world.ok(&["food", "save", "Stew", "--per", "100g", "--kcal", "80"]);
    world.ok(&["log", "300 g stew, 1 egg"]);
    world.ok(&["food", "edit", "stew", "--name", "Gulasch"]);
    world.ok(&["meal", "delete", "last", "--yes"]);
    world.ok(&["undo"]).says("Stew is called Gulasch by now");
}

/// Nothing of the API takes a proposal back.
#[test]
fn what_a_copy_proposed_stays_proposed_and_is_told() {
    let home = World::stocked();
    let table = "code\tproduct_name\tenergy-kcal_100g\n3017620422003\tNutela\t500\n";
    let import = ["catalog", "import", "off", "-"];
    home.run_with(&import, table).succeeded();
    let phone = Phone::of(&home);
    let world = &phone.world;
    world.ok(&["food", "copy", "off/3017620422003", "--kcal", "539"]);
    let told = "what it proposed of off/3017620422003, if anything, stays proposed";
    for line in [&["undo", "-n"][..], &["undo"]] {
        let done = world.ok(line);
        assert!(
            done.out.contains(told) || done.err.contains(told),
            "{done:?}"
        );
    }
    let left = world.json(&["correction", "list"]);
    assert_eq!(
        left["corrections"].as_array().map(Vec::len),
        Some(1),
        "{left}"
    );
    // Of what is copied from a table nothing is proposed.
    let found = world.json(&["food", "search", "banana", "--library", "composition"]);
    let key = found["foods"][0]["key"].as_str().expect("a food");
    let banana = format!("composition/{key}");
    world.ok(&["food", "copy", &banana, "--name", "Plátano"]);
    let undone = world.ok(&["undo"]);
    assert!(!undone.err.contains("stays proposed"), "{undone:?}");
}
