//! Foods that are added to the catalogue, and what follows from them.

use crate::world::World;

const SPREAD: &str = r#"{"name":"Spread","barcode":"3017620422003","data":{"base":"g","nutrition":{"basisAmount":100,"values":{"kcal":539}}}}"#;

#[test]
fn a_product_that_was_imported_is_found_and_logged() {
    let world = World::new();
    let done = world.run_with(&["catalog", "import", "off", "-"], SPREAD);
    assert!(done.succeeded().out.starts_with("rows read\t1\n"));
    let meal = world.json(&["log", "20 g off/3017620422003"]);
    assert_eq!(meal["nutrition"]["values"]["kcal"].to_string(), "107.8");
    let found = world.json(&["food", "search", "03017620422003", "--library", "off"]);
    assert_eq!(found["foods"][0]["version"].to_string(), "1");
    // The starter's foods are still there.
    world.ok(&["log", "1 banana"]);
}

#[test]
fn a_new_food_with_the_barcode_of_a_product_is_a_conflict() {
    let world = World::new();
    world
        .run_with(&["catalog", "import", "off", "-"], SPREAD)
        .succeeded();
    let own = r#"{"name":"Mine","barcode":"03017620422003","data":{}}"#;
    world
        .run_with(&["api", "saveFood", "--file", "-"], own)
        .failed(7)
        .says("\"food_in_catalog\"")
        .says("\"Spread\"");
}

#[test]
fn a_line_that_breaks_a_rule_adds_nothing() {
    let world = World::new();
    let lines = format!("{SPREAD}\n{{\"key\":\"x\",\"data\":{{}}}}\n");
    world
        .run_with(&["catalog", "import", "off", "-"], &lines)
        .failed(3)
        .says("line 2: name: is missing");
    let found = world.json(&["food", "search", "--library", "off"]);
    assert_eq!(found["foods"].as_array().map(Vec::len), Some(0));
}

#[test]
fn an_import_again_updates_and_the_version_moves_only_with_the_data() {
    let world = World::new();
    let version = |kcal: &str| {
        let line = SPREAD.replace("539", kcal);
        world
            .run_with(&["catalog", "import", "off", "-"], &line)
            .succeeded();
        let found = world.json(&["food", "search", "--library", "off"]);
        assert_eq!(found["foods"].as_array().map(Vec::len), Some(1));
        found["foods"][0]["version"].to_string()
    };
    assert_eq!(
        [version("539"), version("539"), version("540")],
        ["1", "1", "2"]
    );
}

/// A folder of food tables.
fn table(name: &str) -> String {
    format!("{}/tests/data/{name}", env!("CARGO_MANIFEST_DIR"))
}

#[test]
fn a_table_without_amounts_leaves_the_values_that_are_known() {
    let world = World::stocked();
    let banana = |world: &World| world.json(&["food", "show", "composition/usda-09040"]);
    let before = banana(&world);
    assert_eq!(
        before["data"]["nutrition"]["values"]["kcal"].to_string(),
        "89"
    );
    let import = ["catalog", "import", "composition", &table("usda-sr-legacy")];
    let done = world.json(&import);
    assert_eq!(done["read"].to_string(), "11");
    assert_eq!(done["imported"].to_string(), "10");
    // All are in the starter but the plantain and two products.
    assert_eq!(done["nutritionKept"].to_string(), "7");
    assert_eq!(done["new"].to_string(), "3");
    assert_eq!(banana(&world), before);
}

#[test]
fn a_table_without_french_names_leaves_those_that_are_known() {
    let world = World::stocked();
    let import = [
        "catalog",
        "import",
        "composition",
        &table("ciqual-2020/ciqual-2020.csv"),
    ];
    let done = world.json(&import);
    assert_eq!(done["imported"].to_string(), "14");
    assert_eq!(done["same"].to_string(), "14");
    let found = world.json(&[
        "food",
        "search",
        "bière sans alcool",
        "--library",
        "composition",
        "--locale",
        "fr",
    ]);
    assert_eq!(found["foods"][0]["key"], "ciqual-5030");
}
