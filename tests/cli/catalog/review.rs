//! Corrections that people propose, reviewed by whoever keeps the catalogue.

use serde_json::{Value, json};

use crate::world::{World, id};

const TABLE: &str =
    "code\tproduct_name\tenergy-kcal_100g\tsugars_100g\n3017620422003\tNutela\t500\t56.3\n";

pub(super) fn shop() -> World {
    let world = World::new();
    world
        .run_with(&["catalog", "import", "off", "-"], TABLE)
        .succeeded();
    world
}

/// Saves a corrected copy of the product and gives the id of what it proposes.
pub(super) fn propose(world: &World, name: &str, kcal: u32) -> String {
    propose_in("local", world, name, kcal)
}

/// The same in the journal of a context.
pub(super) fn propose_in(context: &str, world: &World, name: &str, kcal: u32) -> String {
    let values = json!({ "kcal": kcal, "sugars": 56.3 });
    let data = json!({ "base": "g", "nutrition": { "basisAmount": 100, "values": values } });
    save_copy(context, world, name, data)
}

/// Saves a copy with this data.
pub(super) fn propose_body(world: &World, name: &str, data: Value) -> String {
    save_copy("local", world, name, data)
}

pub(super) fn save_copy(context: &str, world: &World, name: &str, data: Value) -> String {
    let body = json!({ "name": name, "barcode": "3017620422003", "data": data,
        "copyFrom": { "library": "off", "key": "3017620422003", "version": 1 } });
    let save = ["api", "saveFood", "--file", "-", "-C", context];
    world.run_with(&save, body.to_string()).succeeded();
    id(&world.json(&["correction", "list", "-C", context])["corrections"][0])
}

pub(super) fn product(world: &World) -> Value {
    world.json(&["food", "show", "off/3017620422003"])
}

#[test]
fn an_accepted_correction_is_in_the_catalogue_and_survives_imports() {
    let world = shop();
    let id = propose(&world, "Nutella", 539);
    let waiting = world.json(&["catalog", "review", "list"]);
    assert_eq!(waiting["corrections"][0]["id"], json!(id));
    let accept = ["catalog", "review", "accept", &id[..8]];
    world
        .ok(&[&accept[..], &["--note", "thank you"]].concat())
        .says("this cannot be undone");

    let is_corrected = |version: &str| {
        let food = product(&world);
        let values = &food["data"]["nutrition"]["values"];
        assert_eq!(food["name"], "Nutella");
        assert_eq!(values.to_string(), r#"{"kcal":539,"sugars":56.3}"#);
        assert_eq!(food["version"].to_string(), version);
    };
    is_corrected("2");
    // It is final, by whichever part of its id it is named.
    for id in [&id[..], &id[..8]] {
        let error = world.error(7, &["catalog", "review", "reject", id, "--note", "no"]);
        let message = error["message"].as_str().unwrap();
        assert!(message.ends_with("was accepted before"), "{message}");
    }
    let found = world.json(&["food", "search", "nutella", "--library", "off"]);
    assert_eq!(found["foods"].as_array().map(Vec::len), Some(1));
    // The same data again: the same version. Other data: what was accepted stays accepted.
    world
        .run_with(&["catalog", "import", "off", "-"], TABLE)
        .succeeded();
    is_corrected("2");
    world
        .run_with(
            &["catalog", "import", "off", "-"],
            TABLE.replace("500", "510"),
        )
        .succeeded();
    is_corrected("2");
    // A catalogue that is made from nothing knows it, too.
    std::fs::remove_file(world.catalogue()).unwrap();
    world
        .run_with(&["catalog", "import", "off", "-"], TABLE)
        .succeeded();
    is_corrected("1");

    let told = &world.json(&["correction", "list"])["corrections"][0];
    assert_eq!(
        (&told["status"], &told["note"]),
        (&json!("accepted"), &json!("thank you"))
    );
    assert!(told["reviewedAt"].is_string());
    let waiting = world.json(&["catalog", "review", "list"]);
    assert_eq!(waiting["corrections"], json!([]));
}

#[test]
fn a_rejected_correction_carries_its_note_and_changes_nothing() {
    let world = shop();
    let id = propose(&world, "Nutella", 539);
    world.run(&["catalog", "review", "reject", &id]).failed(2);
    let reject = ["catalog", "review", "reject", &id];
    world
        .ok(&[&reject[..], &["--note", "the label says 500"]].concat())
        .says("this cannot be undone");
    assert_eq!(
        (
            product(&world)["name"].clone(),
            product(&world)["version"].to_string()
        ),
        (json!("Nutela"), "1".into())
    );
    let told = &world.json(&["correction", "list"])["corrections"][0];
    assert_eq!(
        (&told["status"], &told["note"]),
        (&json!("rejected"), &json!("the label says 500"))
    );
    world
        .run(&["catalog", "review", "accept", &id])
        .failed(7)
        .says("rejected before")
        .says("journal correction list")
        .says("proposes anew");
    // Who saves the copy again has proposed it again.
    let again = propose(&world, "Nutella", 539);
    assert_ne!(again, id);
    world.ok(&["catalog", "review", "accept", &again]);
    world
        .run(&["catalog", "review", "accept", &again])
        .failed(7)
        .says("accepted before")
        .says("proposes anew");
    world
        .run(&["catalog", "review", "accept", "00000000"])
        .failed(6);
}

#[test]
fn a_correction_is_not_rejected_without_a_word() {
    let world = shop();
    let id = propose(&world, "Nutella", 539);
    for note in ["", "  ", "\t"] {
        world
            .run(&["catalog", "review", "reject", &id, "--note", note])
            .failed(2)
            .says("must say something");
    }
    let told = &world.json(&["correction", "list"])["corrections"][0];
    assert_eq!(told["status"], "pending");
}

#[test]
fn a_review_says_whose_proposal_it_is_and_what_it_would_change() {
    let world = shop();
    let data = world.data();
    let data = data.to_str().unwrap();
    for name in ["anna", "ben"] {
        let person = world.json(&["user", "add", name, "--data", data]);
        let journal = format!("{data}/users/{}/journal.db", person["id"].as_str().unwrap());
        world.ok(&["context", "add", name, "--path", &journal]);
    }
    propose_in("anna", &world, "Nutella", 539);
    propose_in("ben", &world, "Nutella", 540);
    propose(&world, "Nutella", 541);
    let list = ["catalog", "review", "list"];
    let waiting = world.json(&list);
    let mut people: Vec<_> = waiting["corrections"].as_array().unwrap().iter().collect();
    people.sort_by_key(|told| told["person"].as_str());
    let people: Vec<_> = people.iter().map(|told| &told["person"]).collect();
    assert_eq!(people, [&Value::Null, &json!("anna"), &json!("ben")]);

    let done = world.ok(&list);
    let of_ben = done.records().into_iter().find(|row| row.contains(&"ben"));
    assert!(of_ben.unwrap().contains(&"off/3017620422003"));
    let told = world.ok(&[&list[..], &["--format", "table"]].concat()).out;
    let told = told.split_whitespace().collect::<Vec<_>>().join(" ");
    for words in [
        "id person product changes",
        "anna Nutela",
        "500 → 539",
        "500 → 540",
    ] {
        assert!(told.contains(words), "{words}: {told}");
    }
}

#[test]
fn a_dry_run_accepts_nothing() {
    let world = shop();
    let id = propose(&world, "Nutella", 539);
    world.ok(&["catalog", "review", "accept", &id, "-n"]);
    world.ok(&["catalog", "review", "reject", &id, "--note", "no", "-n"]);
    assert_eq!(product(&world)["name"], "Nutela");
    assert_eq!(
        world.json(&["catalog", "review", "list"])["corrections"]
            .as_array()
            .map(Vec::len),
        Some(1)
    );
}

#[test]
fn a_correction_of_a_product_that_is_gone_is_not_accepted() {
    let world = shop();
    let id = propose(&world, "Nutella", 539);
    world.ok(&["catalog", "remove", "off", "--yes"]);
    world
        .run(&["catalog", "review", "accept", &id])
        .failed(6)
        .says("the food is not in the catalogue ")
        .says("catalog.db: off is empty")
        .says("journal catalog import off FILE");
}

/// What is eaten again is of the product as it is corrected by now, which is said before it is done, too.
#[test]
fn a_product_that_was_corrected_since_is_told_where_it_is_eaten_again() {
    let world = shop();
    world.ok(&["log", "20 g off/3017620422003"]);
    let correction = propose(&world, "Nutella", 500);
    world.ok(&["catalog", "review", "accept", &correction]);
    for again in [&["again", "today", "-n"][..], &["again", "today"]] {
        world
            .ok(again)
            .says("was changed since: this is as it is now");
    }
}
