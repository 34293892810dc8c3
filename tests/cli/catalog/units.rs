//! What a product is counted in, where a row does not tell it, or tells its serving in another unit.

use serde_json::{Value, json};

use super::review::{product, propose_body};
use crate::world::World;

const HEAD: &str = "code\tlast_modified_t\tproduct_name\tcountries_tags\tquantity\tserving_size\tserving_quantity\tenergy-kcal_100g\tfat_100g\n";

/// Imports a row of the product, changed last in this second: its package, its serving with the size of
/// it, its kilocalories with its fat.
fn import(world: &World, second: u32, package: &str, serving: &str, values: &str) -> Value {
    let row = format!(
        "3017620422003\t170000000{second}\tJuice\ten:germany\t{package}\t{serving}\t{values}\n"
    );
    let import = ["catalog", "import", "off", "-", "--json"];
    let done = world.run_with(&import, format!("{HEAD}{row}"));
    done.succeeded().json()
}

fn glass(kcal: u8) -> Value {
    json!({ "base": "ml", "nutrition": { "basisAmount": 100, "values": { "kcal": kcal, "fat": 1 } },
        "measures": [{ "label": "200 ml", "size": 200 }], "defaultPortion": { "amount": 1, "unit": "200 ml" } })
}

#[test]
fn a_row_that_tells_no_unit_is_counted_in_the_one_that_was_known_and_keeps_measure_and_portion() {
    let world = World::new();
    import(&world, 1, "", "200 ml\t200", "40\t1");
    assert_eq!(product(&world)["data"], glass(40));
    import(&world, 2, "", "\t", "42\t1");
    assert_eq!(product(&world)["data"], glass(42));
    assert_eq!(import(&world, 3, "", "\t", "42\t1")["same"], 1);
    // A serving without a unit is one in what was known, …
    import(&world, 4, "", "1 glass\t150", "42\t1");
    let now = product(&world)["data"].clone();
    let measures = json!([{ "label": "1 glass", "size": 150 }]);
    assert_eq!((&now["base"], &now["measures"]), (&json!("ml"), &measures));
    // … and what is told goes before that: a measure in the other is none of it any more, and counted.
    let told = import(&world, 5, "500 g", "\t", "42\t1");
    assert_eq!(told["dropped"], json!({ "other_unit": 1 }), "{told}");
    let now = product(&world)["data"].clone();
    assert_eq!((&now["base"], now.get("measures")), (&json!("g"), None));
    let again = import(&world, 6, "500 g", "\t", "42\t1");
    assert_eq!(again["dropped"], json!({}), "{again}");
}

#[test]
fn where_servings_were_known_a_row_that_tells_no_unit_is_in_grams() {
    let world = World::new();
    let line = json!({ "key": "3017620422003", "name": "Juice", "data": { "base": "serving",
        "nutrition": { "basisAmount": 1, "values": { "kcal": 80 } }, "measures": [{ "label": "ml", "size": 0.005 }] } });
    let import_line = ["catalog", "import", "off", "-"];
    world.run_with(&import_line, line.to_string()).succeeded();
    import(&world, 1, "", "\t", "42\t1");
    assert_eq!(product(&world)["data"]["base"], "g");
}

#[test]
fn a_correction_in_the_unit_that_was_known_holds_in_a_row_that_tells_none() {
    let world = World::new();
    import(&world, 1, "", "200 ml\t200", "40\t1");
    let id = propose_body(&world, "Juice", glass(45));
    world.ok(&["catalog", "review", "accept", &id]);
    let told = import(&world, 2, "", "\t", "42\t2");
    assert_eq!(told["kept"], json!({ "corrected": 1 }), "{told}");
    let mut held = glass(45);
    held["nutrition"]["values"]["fat"] = json!(2);
    assert_eq!(product(&world)["data"], held);
}

#[test]
fn a_measure_in_another_unit_than_the_nutrition_that_is_kept_is_left_out_counted_and_named() {
    let world = World::new();
    import(&world, 1, "", "200 g\t200", "40\t1");
    let before = product(&world)["data"].clone();
    let row = "3017620422003\t1700000002\tJuice\ten:germany\t\t250 ml\t250\t\t";
    let file = world.file("more.tsv", format!("{HEAD}{row}\n"));
    let report = world.home().join("odd.ndjson");
    let report_to = ["--report", report.to_str().unwrap()];
    let import_file = ["catalog", "import", "off", &file];
    let told = world.json(&[&import_file[..], &report_to].concat());
    assert_eq!(told["dropped"], json!({ "other_unit": 1 }), "{told}");
    assert_eq!(told["nutritionKept"], 1, "{told}");
    assert_eq!(product(&world)["data"], before);
    let lines = std::fs::read_to_string(report).unwrap();
    let line = lines.lines().find(|line| line.contains("other_unit"));
    assert_eq!(
        serde_json::from_str::<Value>(line.unwrap()).unwrap(),
        json!({ "row": 1, "key": "3017620422003", "name": "Juice", "what": "dropped", "reason": "other_unit" })
    );
}
