//! Corrections that people propose, reviewed by whoever keeps the catalogue.

use serde_json::{Value, json};

use crate::world::{World, id};

const TABLE: &str =
    "code\tproduct_name\tenergy-kcal_100g\tsugars_100g\n3017620422003\tNutela\t500\t56.3\n";

fn shop() -> World {
    let world = World::new();
    world
        .run_with(&["catalog", "import", "off", "-"], TABLE)
        .succeeded();
    world
}

/// Saves a corrected copy of the product and gives the id of what it proposes.
fn propose(world: &World, name: &str, kcal: u32) -> String {
    let body = json!({ "name": name, "barcode": "3017620422003",
        "copyFrom": { "library": "off", "key": "3017620422003", "version": 1 },
        "data": { "base": "g", "nutrition": { "basisAmount": 100, "values": { "kcal": kcal, "sugars": 56.3 } } } });
    world
        .run_with(&["api", "saveFood", "--file", "-"], body.to_string())
        .succeeded();
    id(&world.json(&["correction", "list"])["corrections"][0])
}

fn product(world: &World) -> Value {
    world.json(&["food", "show", "off/3017620422003"])
}

#[test]
fn an_accepted_correction_is_in_the_catalogue_and_survives_imports() {
    let world = shop();
    let id = propose(&world, "Nutella", 539);
    let waiting = world.json(&["catalog", "review", "list"]);
    assert_eq!(waiting["corrections"][0]["id"], json!(id));
    world.ok(&[
        "catalog",
        "review",
        "accept",
        &id[..8],
        "--note",
        "thank you",
    ]);

    let is_corrected = |version: &str| {
        let food = product(&world);
        let values = &food["data"]["nutrition"]["values"];
        assert_eq!(food["name"], "Nutella");
        assert_eq!(values.to_string(), r#"{"kcal":539,"sugars":56.3}"#);
        assert_eq!(food["version"].to_string(), version);
    };
    is_corrected("2");
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
    world.ok(&[
        "catalog",
        "review",
        "reject",
        &id,
        "--note",
        "the label says 500",
    ]);
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
        .says("rejected before");
    world
        .run(&["catalog", "review", "accept", "00000000"])
        .failed(6);
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
        .says("not in the catalogue any more");
}
