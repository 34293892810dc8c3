//! What holds of a correction in later imports: the same files come to the same, whatever was removed
//! between.

use serde_json::{Value, json};

use super::accepted::accept;
use super::review::{product, propose_body, save_copy};
use crate::world::World;

/// Imports the product with this data, and gives what the import says.
fn import(world: &World, data: &Value) -> Value {
    let line = json!({ "key": "3017620422003", "name": "Juice", "barcode": "3017620422003", "data": data });
    let command = ["catalog", "import", "off", "-", "--json"];
    world
        .run_with(&command, line.to_string())
        .succeeded()
        .json()
}

fn figures(base: &str, amount: u32, values: Value) -> Value {
    json!({ "base": base, "nutrition": { "basisAmount": amount, "values": values } })
}

fn first() -> Value {
    figures("g", 100, json!({ "kcal": 500, "fat": 1, "sugars": 9 }))
}

fn corrected() -> Value {
    figures("g", 100, json!({ "kcal": 539, "fat": 1, "sugars": 9 }))
}

/// A shop in which the energy of the product was corrected.
fn shop() -> World {
    let world = World::new();
    import(&world, &first());
    accept(&world, &propose_body(&world, "Juice", corrected()));
    assert_eq!(product(&world)["data"], corrected());
    world
}

fn nothing(_: &World) {}

fn remove(world: &World) {
    world.ok(&["catalog", "remove", "off", "--yes"]);
}

fn delete(world: &World) {
    std::fs::remove_file(world.catalogue()).unwrap();
}

const BETWEEN: [fn(&World); 3] = [nothing, remove, delete];

fn overtaken(told: &Value) -> [Value; 2] {
    ["corrected", "correction_overtaken"].map(|reason| told["kept"][reason].clone())
}

#[test]
fn figures_on_another_base_are_taken_and_the_import_tells_of_the_correction_they_overtake() {
    for between in BETWEEN {
        let world = shop();
        between(&world);
        let later = figures("ml", 100, json!({ "kcal": 510, "fat": 2, "sugars": 8 }));
        let told = import(&world, &later);
        assert_eq!(overtaken(&told), [Value::Null, json!(1)], "{told}");
        assert_eq!(product(&world)["data"], later);
        // Where they are on the old base again, it holds again.
        let told = import(&world, &figures("g", 100, json!({ "kcal": 520, "fat": 3 })));
        assert_eq!(overtaken(&told), [json!(1), Value::Null], "{told}");
        let expected = figures("g", 100, json!({ "kcal": 539, "fat": 3 }));
        assert_eq!(product(&world)["data"], expected);
    }
}

#[test]
fn a_row_without_values_keeps_what_overtook_a_correction() {
    for bare in [json!({}), json!({ "base": "g" }), json!({ "base": "ml" })] {
        let world = shop();
        let later = figures("ml", 100, json!({ "kcal": 60, "fat": 2, "sugars": 11 }));
        import(&world, &later);
        let before = product(&world);
        let told = import(&world, &bare);
        assert_eq!(product(&world), before, "{bare}");
        assert_eq!(product(&world)["data"], later, "{bare}");
        let counts = ["same", "withoutNutrition", "nutritionKept"].map(|name| told[name].clone());
        assert_eq!(counts, [1, 1, 1].map(Value::from), "{told}");
        assert_eq!(overtaken(&told), [Value::Null, json!(1)], "{told}");
    }
}

#[test]
fn a_corrected_food_that_keeps_its_other_figures_counts_as_both() {
    let world = shop();
    let before = product(&world);
    let line = r#"{"key":"3017620422003","name":"Juice","barcode":"3017620422003","data":{}}"#;
    let command = ["catalog", "import", "off", "-", "--json"];
    let report = ["--report", "odd.ndjson"];
    let told = world
        .run_with(&[&command[..], &report].concat(), line)
        .succeeded()
        .json();
    assert_eq!(product(&world), before);
    let counts = ["same", "withoutNutrition", "nutritionKept"].map(|name| told[name].clone());
    assert_eq!(counts, [1, 1, 1].map(Value::from), "{told}");
    assert_eq!(overtaken(&told), [json!(1), Value::Null], "{told}");
    let report = std::fs::read_to_string(world.home().join("odd.ndjson")).unwrap();
    for reason in ["nutrition_kept", "corrected"] {
        let lines = report.lines().filter(|line| {
            let line: Value = serde_json::from_str(line).unwrap();
            (&line["reason"], &line["row"]) == (&json!(reason), &json!(1))
        });
        assert_eq!(lines.count(), 1, "{report}");
    }
    // Where nothing but the correction is known, nothing of an import is kept.
    let world = World::new();
    import(&world, &json!({ "base": "g" }));
    let given = figures("g", 100, json!({ "kcal": 120 }));
    accept(&world, &propose_body(&world, "Juice", given));
    let told = import(&world, &json!({ "base": "g" }));
    assert_eq!(told["nutritionKept"], 0, "{told}");
    assert_eq!(overtaken(&told), [json!(1), Value::Null], "{told}");
}

#[test]
fn a_value_that_was_the_only_one_and_was_corrected_stays_known() {
    let only = figures("g", 100, json!({ "kcal": 500 }));
    let corrected = figures("g", 100, json!({ "kcal": 539 }));
    for less in [
        json!({ "base": "ml" }),
        figures("serving", 1, json!({ "kcal": 90 })),
    ] {
        let world = World::new();
        import(&world, &only);
        accept(&world, &propose_body(&world, "Juice", corrected.clone()));
        let before = product(&world);
        let told = import(&world, &less);
        assert_eq!(told["nutritionKept"], 1, "{told}");
        assert_eq!(product(&world), before, "{less}");
        // What another library brings anew forgets nothing of it.
        world.ok(&["catalog", "remove", "service", "--yes"]);
        import(&world, &less);
        assert_eq!(product(&world), before, "{less}");
    }
}

#[test]
fn values_of_a_serving_alone_overtake_no_correction_of_what_is_known_by_weight() {
    let world = shop();
    let told = import(
        &world,
        &figures("serving", 1, json!({ "kcal": 90, "fat": 3 })),
    );
    assert_eq!(overtaken(&told), [json!(1), Value::Null], "{told}");
    assert_eq!(product(&world)["data"], corrected());
}

#[test]
fn a_report_names_the_food_whose_correction_does_not_hold() {
    let world = shop();
    let line = r#"{"key":"3017620422003","name":"Juice","data":{"base":"ml"}}"#;
    let command = ["catalog", "import", "off", "-", "--report", "odd.ndjson"];
    remove(&world);
    let told = world.run_with(&command, line).succeeded();
    assert!(
        told.out.contains("kept correction_overtaken\t1"),
        "{}",
        told.out
    );
    let report = std::fs::read_to_string(world.home().join("odd.ndjson")).unwrap();
    let line = report
        .lines()
        .find(|line| line.contains("correction_overtaken"));
    let line: Value = serde_json::from_str(line.unwrap()).unwrap();
    assert_eq!(
        (&line["key"], &line["row"]),
        (&json!("3017620422003"), &json!(1))
    );
}

#[test]
fn figures_of_another_amount_hold_as_much_of_what_was_corrected() {
    for between in BETWEEN {
        let world = shop();
        between(&world);
        let told = import(&world, &figures("g", 50, json!({ "kcal": 250, "fat": 2 })));
        assert_eq!(overtaken(&told), [json!(1), Value::Null], "{told}");
        let expected = figures("g", 50, json!({ "kcal": 269.5, "fat": 2 }));
        assert_eq!(product(&world)["data"], expected);
    }
}

#[test]
fn the_first_figures_of_a_product_are_accepted() {
    let products = [
        json!({ "base": "g" }),
        json!({}),
        figures("g", 100, json!({})),
    ];
    for bare in products {
        let world = World::new();
        import(&world, &bare);
        world.ok(&[
            "food",
            "copy",
            "off/3017620422003",
            "--per",
            "100g",
            "--kcal",
            "120",
        ]);
        let waiting = &world.json(&["catalog", "review", "list"])["corrections"][0];
        assert_eq!(waiting["now"], Value::Null);
        let id = waiting["id"].as_str().unwrap();
        world.ok(&["catalog", "review", "accept", id, "-n"]);
        accept(&world, id);
        let given = figures("g", 100, json!({ "kcal": 120 }));
        assert_eq!(product(&world)["data"], given, "{bare}");
        // It stays while nothing is told, and the others come in when they are.
        import(&world, &bare);
        assert_eq!(product(&world)["data"], given, "{bare}");
        for between in BETWEEN {
            between(&world);
            let values = json!({ "kcal": 400, "fat": 10, "sugars": 5 });
            import(&world, &figures("g", 100, values));
            let expected = figures("g", 100, json!({ "kcal": 120, "fat": 10, "sugars": 5 }));
            assert_eq!(product(&world)["data"], expected, "{bare}");
        }
    }
}

#[test]
fn first_figures_that_somebody_gave_do_not_keep_those_of_an_import_away() {
    for later in [
        figures("serving", 1, json!({ "kcal": 90, "fat": 3 })),
        figures("ml", 100, json!({ "kcal": 45 })),
        json!({ "base": "ml" }),
    ] {
        for between in BETWEEN {
            let world = World::new();
            import(&world, &json!({ "base": "g" }));
            let given = figures("g", 100, json!({ "kcal": 120 }));
            accept(&world, &propose_body(&world, "Juice", given));
            between(&world);
            let told = import(&world, &later);
            assert_eq!(overtaken(&told), [Value::Null, json!(1)], "{told}");
            assert_eq!(product(&world)["data"], later);
        }
    }
}

#[test]
fn a_corrected_measure_holds_on_its_base_whatever_amount_the_nutrients_are_of() {
    let world = World::new();
    import(&world, &first());
    let mut data = first();
    data["measures"] = json!([{ "label": "cup", "size": 200 }]);
    accept(&world, &save_copy("local", &world, "Juice", data.clone()));
    import(&world, &figures("g", 50, json!({ "kcal": 250 })));
    assert_eq!(product(&world)["data"]["measures"], data["measures"]);
    let told = import(&world, &figures("ml", 100, json!({ "kcal": 250 })));
    assert_eq!(overtaken(&told), [Value::Null, json!(1)], "{told}");
    assert_eq!(product(&world)["data"]["measures"], Value::Null);
}

#[test]
fn a_nutrition_without_any_value_is_none() {
    let world = World::new();
    import(&world, &figures("g", 100, json!({})));
    assert_eq!(product(&world)["data"], json!({ "base": "g" }));
    assert_eq!(import(&world, &json!({ "base": "g" }))["same"], 1);
    // Of the foods that come with the program as well.
    let food = world.json(&["food", "show", "composition/ciqual-9010"]);
    assert_eq!(food["data"].get("nutrition"), None, "{food}");
}

#[test]
fn what_is_told_to_be_typed_next_names_the_folder_that_was_meant() {
    let world = World::new();
    let folder = world.home().join("the others");
    std::fs::create_dir(&folder).unwrap();
    let data = folder.to_str().unwrap();
    let line = r#"{"key":"3017620422003","name":"Juice","data":{"base":"g"}}"#;
    let import = ["catalog", "import", "off", "-", "--data", data];
    world
        .run_with(&import, line)
        .succeeded()
        .says(&format!("journal catalog remove --data '{data}' off"));
    world
        .ok(&["catalog", "remove", "off", "--yes", "--data", data])
        .says(&format!("journal catalog import --data '{data}' off FILE"));
    world
        .run(&["catalog", "review", "accept", "ffffffff", "--data", data])
        .failed(6)
        .says(&format!("journal catalog review list --data '{data}'"));
}

#[test]
fn who_removes_what_came_with_the_program_hears_how_it_comes_back() {
    let world = World::stocked();
    let told = world.ok(&["catalog", "remove", "service", "--yes"]);
    told.says("come with the program")
        .says(world.catalogue().to_str().unwrap());
    let again = world.ok(&["catalog", "remove", "service", "--yes"]);
    assert!(
        !again.err.contains("come with the program"),
        "{}",
        again.err
    );
    std::fs::remove_file(world.catalogue()).unwrap();
    let found = world.json(&["food", "search", "--library", "service"]);
    assert!(!found["foods"].as_array().unwrap().is_empty());
}

#[test]
fn a_rehearsed_acceptance_says_whether_it_would_overwrite() {
    let world = World::new();
    import(&world, &first());
    let id = propose_body(&world, "Juice", corrected());
    let accept = ["catalog", "review", "accept", &id, "-n"];
    assert_eq!(world.json(&accept)["overwrite"], false);
    let told = world.json(&[&accept[..], &["--overwrite"]].concat());
    assert_eq!(told["overwrite"], true);
}

#[test]
fn a_corrected_food_stays_where_it_is_when_another_library_brings_what_it_lacks() {
    let world = World::new();
    let service = |line: &str| {
        let import = ["catalog", "import", "service", "-"];
        world.run_with(&import, line).succeeded();
    };
    service("{\"key\":\"usda-99999\",\"name\":\"Thing\",\"data\":{\"base\":\"g\"}}");
    world.ok(&["food", "copy", "service/usda-99999", "--name", "Things"]);
    let list = world.json(&["correction", "list"]);
    accept(&world, list["corrections"][0]["id"].as_str().unwrap());
    let line = json!({ "key": "usda-99999", "name": "Thing usda", "data": first() });
    let import = ["catalog", "import", "composition", "-", "--json"];
    let told = world.run_with(&import, line.to_string()).succeeded().json();
    assert_eq!(told["kept"]["moved"], Value::Null);
    let food = world.json(&["food", "show", "service/usda-99999"]);
    assert_eq!(food["name"], "Things");
}
