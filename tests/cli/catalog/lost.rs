//! What is kept of a catalogue that is lost, and what is changed in it that no figure tells.

use serde_json::json;

use super::accepted::accept;
use super::review::{propose, shop};
use crate::world::{World, id};

const IMPORT: [&str; 4] = ["catalog", "import", "off", "-"];

fn biscuit(kcal: u32) -> String {
    format!("code\tproduct_name\tenergy-kcal_100g\n4000000000017\tKeks\t{kcal}\n")
}

#[test]
fn what_a_recipe_was_made_of_is_not_changed_by_a_catalogue_that_is_made_anew() {
    let world = World::new();
    world.run_with(&IMPORT, biscuit(300)).succeeded();
    let recipe = [
        "recipe",
        "save",
        "Crumbs",
        "--servings",
        "1",
        "--ingredient",
        "100 g off/4000000000017",
    ];
    let crumbs = format!("mine/{}", id(&world.json(&recipe)));
    std::fs::remove_file(world.catalogue()).unwrap();
    world.run_with(&IMPORT, biscuit(500)).succeeded();
    let product = world.json(&["food", "show", "off/4000000000017"]);
    assert_eq!(product["version"], 2);
    // Logged beside it, the new one does not become the one of before.
    world.ok(&["log", "100 g Keks"]);
    world.ok(&["food", "edit", &crumbs, "--note", "for a cake"]);
    let crumbs = world.json(&["food", "show", &crumbs]);
    assert_eq!(crumbs["data"]["nutrition"]["values"]["kcal"], 300);
    assert_eq!(crumbs["data"]["ingredients"][0]["food"]["version"], 1);
    let status = world.ok(&["catalog", "status", "--format", "table"]);
    let line = "off was removed or lost: what is imported into it has version 2 or higher";
    assert!(status.out.contains(line), "{}", status.out);
}

/// A journal with a recipe of 300 kcal, made of a product that another catalogue knew, as a backup; and the recipe.
fn made_elsewhere() -> (World, String, String) {
    let elsewhere = World::new();
    elsewhere.run_with(&IMPORT, biscuit(300)).succeeded();
    let product = "100 g off/4000000000017";
    let recipe = [
        "recipe",
        "save",
        "Crumbs",
        "--servings=1",
        "--ingredient",
        product,
    ];
    let crumbs = format!("mine/{}", id(&elsewhere.json(&recipe)));
    let backup = elsewhere.home().join("backup.db").display().to_string();
    elsewhere.ok(&["db", "backup", &backup]);
    (elsewhere, backup, crumbs)
}

/// What the recipe has after only its note was changed.
fn noted(world: &World, crumbs: &str, note: &str) -> serde_json::Value {
    world.ok(&["food", "edit", crumbs, "--note", note]);
    world.json(&["food", "show", crumbs])["data"]["nutrition"]["values"]["kcal"].clone()
}

#[test]
fn what_comes_into_a_catalogue_is_never_the_version_that_a_restored_journal_has() {
    let (_elsewhere, backup, crumbs) = made_elsewhere();
    let world = World::new();
    world
        .run_with(
            &IMPORT,
            "code\tproduct_name\tfat_100g\n4000000000024\tMilch\t3\n",
        )
        .succeeded();
    world.ok(&["db", "restore", &backup, "--yes"]);
    world.run_with(&IMPORT, biscuit(500)).succeeded();
    let version = || world.json(&["food", "show", "off/4000000000017"])["version"].clone();
    assert_eq!(version(), 2);
    world.ok(&["log", "100 g Keks"]);
    assert_eq!(noted(&world, &crumbs, "for a cake"), 300);
    // Nor is what changes there.
    world.ok(&["db", "restore", &backup, "--yes"]);
    world.run_with(&IMPORT, biscuit(600)).succeeded();
    assert_eq!(version(), 3);
}

#[test]
fn a_recipe_keeps_what_it_was_made_of_where_a_catalogue_has_something_else_as_that_version() {
    let (_elsewhere, backup, crumbs) = made_elsewhere();
    let world = World::new();
    world.run_with(&IMPORT, biscuit(500)).succeeded();
    world.ok(&["db", "restore", &backup, "--yes"]);
    for note in ["for a cake", "for two cakes", "for three"] {
        assert_eq!(noted(&world, &crumbs, note), 300);
        world.ok(&["log", "100 g Keks"]);
    }
    // What is made anew is made of what there is now.
    let product = "100 g off/4000000000017";
    let recipe = [
        "recipe",
        "save",
        "More crumbs",
        "--servings=1",
        "--ingredient",
        product,
    ];
    let more = format!("mine/{}", id(&world.json(&recipe)));
    assert_eq!(noted(&world, &more, "with sugar"), 500);
    assert_eq!(noted(&world, &crumbs, "without"), 300);
}

#[test]
fn a_recipe_may_be_made_of_what_two_catalogues_have_as_one_version() {
    let (_elsewhere, backup, crumbs) = made_elsewhere();
    let world = World::new();
    world.run_with(&IMPORT, biscuit(500)).succeeded();
    world.ok(&["db", "restore", &backup, "--yes"]);
    let part = |amount: u32, version: Option<u32>| {
        let mut food = json!({ "library": "off", "key": "4000000000017" });
        if let Some(version) = version {
            food["version"] = json!(version);
        }
        json!({ "food": food, "portion": { "amount": amount, "unit": "g" } })
    };
    let made_of = |parts: &[serde_json::Value]| {
        let body = json!({
            "id": crumbs.trim_start_matches("mine/"),
            "name": "Crumbs",
            "data": { "recipe": { "servings": 1, "steps": [] }, "ingredients": parts },
        });
        let body = world.file("body.json", body.to_string());
        world.ok(&["api", "saveFood", "--file", &body]);
        world.json(&["food", "show", &crumbs])["data"]["nutrition"]["values"]["kcal"].clone()
    };
    assert_eq!(made_of(&[part(100, Some(1)), part(10, None)]), 350);
    assert_eq!(noted(&world, &crumbs, "for a cake"), 350);
    // The other way round, and with another of it, which is what there is now.
    let [old, new] = [part(100, Some(1)), part(10, Some(2))];
    assert_eq!(made_of(&[new.clone(), old, part(20, Some(2))]), 450);
    assert_eq!(made_of(&[new]), 50);
}

#[test]
fn a_recipe_of_before_is_made_of_what_was_written_last_before_it() {
    let (_elsewhere, backup, crumbs) = made_elsewhere();
    let journal = rusqlite::Connection::open(&backup).unwrap();
    let forget =
        "UPDATE food_version SET data = json_remove(data, '$.pinned') WHERE library = 'mine'";
    assert_eq!(journal.execute(forget, []).unwrap(), 1);
    journal.close().unwrap();
    let world = World::new();
    world.run_with(&IMPORT, biscuit(500)).succeeded();
    world.ok(&["db", "restore", &backup, "--yes"]);
    world.ok(&["log", "100 g Keks"]);
    assert_eq!(noted(&world, &crumbs, "for a cake"), 300);
    assert_eq!(noted(&world, &crumbs, "for two"), 300);
}

#[test]
fn a_corrected_name_is_the_name_in_the_language_that_the_product_has() {
    let world = World::new();
    let line = r#"{"code":"3017620422003","lang":"fr","product_name":"Pate","product_name_fr":"Pate","product_name_en":"Spread","nutriments":{"energy-kcal_100g":500,"sugars_100g":56.3}}"#;
    world.run_with(&IMPORT, line).succeeded();
    let name = |locale: &str| {
        let search = ["food", "search", "3017620422003", "--library", "off"];
        world.json(&[&search[..], &["--locale", locale]].concat())["foods"][0]["name"].clone()
    };
    for corrected in ["Pâte", "Pâte fine"] {
        accept(&world, &propose(&world, corrected, 500));
        assert_eq!(
            [name("fr"), name("en")],
            [json!(corrected), json!("Spread")]
        );
    }
    // It is so after an import, too.
    world.run_with(&IMPORT, line).succeeded();
    assert_eq!(
        [name("fr"), name("en")],
        [json!("Pâte fine"), json!("Spread")]
    );
}

#[test]
fn a_product_that_is_called_otherwise_in_a_language_has_changed() {
    let world = World::new();
    let import = |german: &str| {
        let line = format!(
            r#"{{"code":"4000000000017","lang":"en","product_name":"Biscuit","product_name_de":"{german}","nutriments":{{"fat_100g":1}}}}"#
        );
        let import = ["catalog", "import", "off", "-", "--json"];
        let told = world.run_with(&import, line).succeeded().json();
        let food = world.json(&["food", "show", "off/4000000000017"]);
        [
            told["changed"].clone(),
            told["same"].clone(),
            food["version"].clone(),
        ]
    };
    import("Keks");
    assert_eq!(import("Keks"), [0, 1, 1]);
    assert_eq!(import("Plätzchen"), [1, 0, 2]);
}

#[test]
fn a_review_does_not_keep_what_was_done_before_from_being_taken_back() {
    let world = shop();
    world.ok(&["log", "2 eggs"]);
    world.ok(&["meal", "delete", "last", "--yes"]);
    let proposed = propose(&world, "Nutella", 539);
    let reject = ["catalog", "review", "reject", &proposed, "--note", "no"];
    world.ok(&reject);
    world.ok(&["undo", "2"]);
    assert_eq!(
        world.json(&["meal", "list"])["meals"]
            .as_array()
            .map(Vec::len),
        Some(1)
    );
    let mine = world.json(&["food", "search", "--library", "mine"]);
    assert_eq!(mine["foods"], json!([]));
    let status = || world.json(&["correction", "list"])["corrections"][0]["status"].clone();
    assert_eq!(status(), "rejected");
    world.ok(&["redo", "2"]);
    assert_eq!(status(), "rejected");
    world.ok(&["undo", "3"]);
}

#[test]
fn what_is_done_to_the_catalogue_of_this_folder_is_not_done_where_another_journal_is_meant() {
    let world = shop();
    world.ok(&["context", "add", "away", "--url", "http://127.0.0.1:1/v1"]);
    let remove = ["catalog", "remove", "off", "--yes"];
    let refused = |world: &World| {
        let told = world.run(&remove).failed(2);
        told.says("say -C local where it is meant");
    };
    let world = world.with("JOURNAL_BASE_URL", "http://127.0.0.1:1/v1");
    refused(&world);
    let world = world
        .with("JOURNAL_BASE_URL", "")
        .with("JOURNAL_CONTEXT", "away");
    refused(&world);
    let local = [&remove[..], &["-C", "local"]].concat();
    world.ok(&local);
    // There is nothing left that could be removed, or taken back.
    let none = world.ok(&local);
    assert!(none.out.contains("nothing of off"), "{}", none.out);
    assert!(!none.err.contains("journal catalog import"), "{}", none.err);
}

#[test]
fn a_product_that_is_sent_back_by_its_name_in_a_language_is_not_called_otherwise() {
    let world = World::new();
    let line = r#"{"code":"3017620422003","lang":"en","product_name":"Spread","product_name_de":"Aufstrich","nutriments":{"energy-kcal_100g":500,"sugars_100g":56.3}}"#;
    world.run_with(&IMPORT, line).succeeded();
    propose(&world, "Aufstrich", 539);
    let changes = world.json(&["correction", "list"])["corrections"][0]["changes"].clone();
    let paths: Vec<&str> = (changes.as_array().unwrap().iter())
        .filter_map(|change| change["path"].as_str())
        .collect();
    assert_eq!(paths, ["data.nutrition.values.kcal"]);
}

#[test]
fn an_import_into_what_is_there_says_that_it_cannot_be_taken_back_alone() {
    let world = World::new();
    let import = |kcal: u32| world.run_with(&IMPORT, biscuit(kcal)).succeeded();
    import(300).says("to take it back: journal catalog remove off");
    import(500).says("this cannot be undone; what off held before is one with it");
}

/// The version of a product, and what a recipe of so much of a version has.
fn made_of(world: &World, context: &str, version: u32) -> serde_json::Value {
    let recipe = json!({ "name": "Crumbs", "data": {
        "ingredients": [{
            "food": { "library": "off", "key": "4000000000017", "version": version },
            "portion": { "amount": 100, "unit": "g" },
        }], "recipe": { "servings": 1, "steps": [] } } });
    let save = ["api", "saveFood", "--file", "-", "-C", context];
    let saved = world.run_with(&save, recipe.to_string()).succeeded().json();
    saved["data"]["nutrition"]["values"]["kcal"].clone()
}

#[test]
fn where_a_journal_could_not_be_asked_versions_begin_higher_than_any_that_it_can_have() {
    for damage in [false, true] {
        let world = World::new();
        let folder = world.home().join("stick");
        std::fs::create_dir(&folder).unwrap();
        let journal = folder.join("x.db");
        world.ok(&["context", "add", "x", "--path", journal.to_str().unwrap()]);
        world.run_with(&IMPORT, biscuit(300)).succeeded();
        world.ok(&["log", "100 g off/4000000000017", "-C", "x"]);
        std::fs::remove_file(world.catalogue()).unwrap();
        let away = world.home().join("away");
        match damage {
            false => std::fs::rename(&folder, &away).unwrap(),
            true => {
                std::fs::rename(&journal, &away).unwrap();
                std::fs::write(&journal, "no journal").unwrap();
            }
        }
        world.run_with(&IMPORT, biscuit(700)).succeeded();
        match damage {
            false => std::fs::rename(&away, &folder).unwrap(),
            true => std::fs::rename(&away, &journal).unwrap(),
        }
        world.ok(&["log", "100 g off/4000000000017", "-C", "x"]);
        assert_eq!(made_of(&world, "x", 1), 300);
        let version = world.json(&["food", "show", "off/4000000000017"])["version"].clone();
        let version = u32::try_from(version.as_u64().unwrap()).unwrap();
        assert!(version > 1_700_000_000, "{version}");
        assert_eq!(made_of(&world, "x", version), 700);
    }
}

#[test]
fn what_a_copy_holds_on_to_that_a_restore_kept_is_not_given_anew() {
    let world = World::new();
    for (copy, kcal) in [("0.db", 300), ("1.db", 400)] {
        world.run_with(&IMPORT, biscuit(kcal)).succeeded();
        world.ok(&["log", "100 g off/4000000000017"]);
        world.ok(&["db", "backup", copy]);
    }
    world.ok(&["db", "restore", "0.db", "--yes"]);
    std::fs::remove_file(world.catalogue()).unwrap();
    for kcal in [700, 900] {
        world.run_with(&IMPORT, biscuit(kcal)).succeeded();
        world.ok(&["log", "100 g off/4000000000017"]);
    }
    world.ok(&["db", "restore", "1.db", "--yes"]);
    world.ok(&["log", "100 g off/4000000000017"]);
    assert_eq!(made_of(&world, "local", 2), 400);
    assert_eq!(made_of(&world, "local", 4), 900);
}

#[test]
fn a_journal_of_another_name_in_the_data_folder_is_known_beside_the_catalogue() {
    let world = World::new();
    for place in ["fam.db", "users/fam.db"] {
        std::fs::create_dir_all(world.data().join("users")).unwrap();
        let journal = world.data().join(place);
        let _ = std::fs::remove_file(world.catalogue());
        world.run(&["context", "remove", "fam", "--yes"]);
        world.ok(&["context", "add", "fam", "--path", journal.to_str().unwrap()]);
        for kcal in [100, 200] {
            world.run_with(&IMPORT, biscuit(kcal)).succeeded();
        }
        world.ok(&["log", "100 g off/4000000000017", "-C", "fam"]);
        let pinned = world.json(&["food", "show", "off/4000000000017"])["version"].clone();
        let pinned = u32::try_from(pinned.as_u64().unwrap()).unwrap();
        std::fs::remove_file(world.catalogue()).unwrap();
        for kcal in [300, 400] {
            world.run_with(&IMPORT, biscuit(kcal)).succeeded();
        }
        world.ok(&["log", "100 g off/4000000000017", "-C", "fam"]);
        assert_eq!(made_of(&world, "fam", pinned), 200, "{place}");
    }
}
