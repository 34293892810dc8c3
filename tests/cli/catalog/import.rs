//! Foods that are added to the catalogue, and what follows from them.

use serde_json::{Value, json};

use crate::world::World;

const SPREAD: &str = r#"{"name":"Spread","barcode":"3017620422003","data":{"base":"g","nutrition":{"basisAmount":100,"values":{"kcal":539}}}}"#;

/// Two products, a line each.
fn two() -> String {
    format!(
        "{SPREAD}\n{}\n",
        SPREAD.replace("3017620422003", "4000000000017")
    )
}

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
fn a_line_that_breaks_a_rule_is_left_out_and_told_and_the_others_are_there() {
    let world = World::new();
    let bad = r#"{"key":"x","data":{}}"#;
    let report = world.home().join("odd.ndjson");
    let report = report.to_str().unwrap();
    let import = [
        "catalog", "import", "off", "-", "--report", report, "--format", "json",
    ];
    let lines = format!("{bad}\n{SPREAD}\n");
    let done = world.run_with(&import, &lines).succeeded().json();
    assert_eq!(done["skipped"], serde_json::json!({ "no_name": 1 }));
    let told = std::fs::read_to_string(report).unwrap();
    assert!(
        told.contains(r#""line":1,"problem":"name: is missing""#),
        "{told}"
    );
    let found = world.json(&["food", "search", "--library", "off"]);
    assert_eq!(found["foods"].as_array().map(Vec::len), Some(1));
}

#[test]
fn a_file_without_a_food_changes_nothing() {
    let world = World::new();
    world
        .run_with(&["catalog", "import", "off", "-"], SPREAD)
        .succeeded();
    world
        .run_with(
            &["catalog", "import", "off", "-"],
            r#"{"key":"x","data":{}}"#,
        )
        .failed(3)
        .says("no line is a food; line 1: name: is missing");
    let found = world.json(&["food", "search", "--library", "off"]);
    assert_eq!(found["foods"].as_array().map(Vec::len), Some(1));
}

#[test]
fn a_table_without_a_row_is_refused_and_is_no_import() {
    let world = World::new();
    let header = "code\tproduct_name\tenergy-kcal_100g\n";
    let file = world.file("cut.tsv", header);
    let refused = world.run(&["catalog", "import", "off", &file]).failed(3);
    refused.says("cut.tsv: there is no food in it, not one row: nothing was changed");
    refused.says("get it anew");
    assert!(!refused.err.contains("catalog remove"), "{}", refused.err);
    let imports = world.json(&["catalog", "status"])["imports"].clone();
    assert_eq!(imports.as_array().map(Vec::len), Some(1), "{imports}");
    // Where nothing came of the rows, nothing is there to be taken back.
    let table = format!("{header}3017620422003\tSpread\t539\n");
    let import = ["catalog", "import", "off", "-"];
    let first = world.run_with(&import, &table).succeeded();
    assert!(first.err.contains("catalog remove off"), "{}", first.err);
    let again = world.run_with(&import, &table).succeeded();
    assert!(!again.err.contains("catalog remove"), "{}", again.err);
}

#[test]
fn the_status_tells_where_an_imported_file_was() {
    let world = World::new();
    let file = world.file("spread.ndjson", SPREAD);
    let name = std::path::Path::new(&file).file_name().unwrap();
    let mut command = world.command(&["catalog", "import", "off", name.to_str().unwrap()]);
    let folder = std::path::Path::new(&file).parent().unwrap();
    assert!(
        command
            .current_dir(folder)
            .output()
            .unwrap()
            .status
            .success()
    );
    world
        .run_with(&["catalog", "import", "off", "-"], SPREAD)
        .succeeded();
    let imports = world.json(&["catalog", "status"])["imports"].clone();
    let folder = folder.canonicalize().unwrap();
    let there = folder.join(name).display().to_string();
    assert_eq!(imports[1]["file"], there.as_str());
    assert_eq!(imports[2]["file"], "standard input");
    let told = world.ok(&["catalog", "status", "--format", "table"]).out;
    assert!(told.contains(&format!("one a line: {there}\n")), "{told}");
    let day = imports[0]["at"].as_str().unwrap().split_at(10).0;
    assert!(told.contains(&format!("\n{day} starter: part")), "{told}");
}

#[test]
fn the_status_lists_no_source_of_which_no_food_is_left() {
    let world = World::new();
    let files = |world: &World| {
        let imports = world.json(&["catalog", "status"])["imports"].clone();
        let files = imports
            .as_array()
            .unwrap()
            .iter()
            .map(|it| it["file"].clone());
        files.collect::<Vec<Value>>()
    };
    let starter = json!("part of this program");
    assert_eq!(files(&world), [starter]);
    for library in ["service", "composition"] {
        world.ok(&["catalog", "remove", library, "--yes"]);
    }
    assert_eq!(files(&world), [] as [Value; 0]);

    let import = |name: &str, kcal: &str| {
        let file = world.file(name, SPREAD.replace("539", kcal));
        world.ok(&["catalog", "import", "off", &file]);
        json!(file)
    };
    let first = import("first.ndjson", "539");
    // One that found all as it was is the newest word on the library.
    let same = import("same.ndjson", "539");
    assert_eq!(files(&world), [first, same]);
    let changed = import("changed.ndjson", "540");
    assert_eq!(files(&world), [changed]);
}

#[test]
fn the_status_tells_which_part_of_a_file_was_imported() {
    let world = World::new();
    let file = world.file(
        "spread.ndjson",
        two().replace("}}}}", r#"}}},"regions":["FR"]}"#),
    );
    let import = |more: &[&str]| {
        world.ok(&[&["catalog", "import", "off", &file][..], more].concat());
        let imports = world.json(&["catalog", "status"])["imports"].clone();
        let newest = imports.as_array().unwrap().last().unwrap();
        [newest["country"].clone(), newest["limit"].clone()]
    };
    let line = |part: &str| format!("one a line: {file}{part}\n");
    let told = || world.ok(&["catalog", "status", "--format", "table"]).out;
    assert_eq!(
        import(&["--country", "fr", "--limit", "1"]),
        [json!("FR"), json!(1)]
    );
    assert!(
        told().contains(&line(", only a part (--country FR --limit 1)")),
        "{}",
        told()
    );
    let row = world.ok(&["catalog", "status"]);
    assert_eq!(
        row.records()
            .iter()
            .filter(|row| row[8..] == ["FR", "1"])
            .count(),
        1
    );
    // It is not forgotten with the next one, which took all.
    assert_eq!(import(&[]), [Value::Null, Value::Null]);
    assert!(
        told().contains(&line(", only a part (--country FR --limit 1)")),
        "{}",
        told()
    );
    assert!(told().contains(&line("")), "{}", told());
    assert_eq!(import(&["--limit", "1"]), [Value::Null, json!(1)]);
    // Of a file that ended before the limit did, all was taken.
    assert_eq!(import(&["--limit", "9"]), [Value::Null, Value::Null]);
    // Nor is a part told of an import that has the number of one that is gone.
    world.ok(&["catalog", "remove", "off", "--yes"]);
    assert_eq!(import(&[]), [Value::Null, Value::Null]);
}

#[test]
fn the_status_lists_no_import_of_no_food_which_was_possible_once() {
    let world = World::new();
    let file = world.file("spread.ndjson", two());
    world.ok(&["catalog", "import", "off", &file]);
    world.ok(&["catalog", "import", "off", &file, "--limit", "1"]);
    let listed = || {
        let imports = world.json(&["catalog", "status"])["imports"].clone();
        imports.as_array().unwrap().len()
    };
    assert_eq!(listed(), 3);
    let catalogue = rusqlite::Connection::open(world.catalogue()).unwrap();
    let changed = catalogue.execute("UPDATE part SET foods = 0", []).unwrap();
    drop(catalogue);
    assert_eq!((changed, listed()), (1, 2));
}

#[test]
fn what_came_without_nutrition_is_told_once() {
    let world = World::new();
    let lines = r#"{"key":"x","name":"Tea","data":{"base":"g"}}"#;
    let done = world
        .run_with(
            &["catalog", "import", "off", "-", "--format", "table"],
            lines,
        )
        .succeeded();
    assert_eq!(
        done.out.matches("without nutrition").count(),
        1,
        "{}",
        done.out
    );
}

#[test]
fn a_product_that_is_told_per_serving_is_logged_in_servings() {
    let world = World::new();
    let table = "code\tproduct_name\tserving_size\tenergy-kcal_serving\n3017620422003\tSpread\t2 tbsp\t160\n";
    world
        .run_with(&["catalog", "import", "off", "-"], table)
        .succeeded();
    for amount in ["2 servings Spread", "2 Spread"] {
        let meal = world.json(&["log", amount]);
        assert_eq!(meal["nutrition"]["values"]["kcal"].to_string(), "320");
    }
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
fn a_food_without_values_is_not_added_where_another_library_knows_them() {
    let world = World::stocked();
    let soup = |name: &str| {
        format!("{{\"key\":\"{name}\",\"name\":\"Soup\",\"data\":{{\"base\":\"g\"}}}}\n")
    };
    let lines = [soup("usda-09040"), soup("soup")].concat();
    let import = ["catalog", "import", "service", "-", "--json"];
    let done = world.run_with(&import, &lines).succeeded().json();
    assert_eq!(done["skipped"], serde_json::json!({ "known_elsewhere": 1 }));
    assert_eq!(
        (&done["new"], &done["withoutNutrition"]),
        (&1.into(), &1.into())
    );
    world.run(&["food", "show", "service/usda-09040"]).failed(6);
    world.ok(&["food", "show", "service/soup"]);
}

#[test]
fn a_food_of_a_table_without_values_gives_way_to_the_one_that_has_them() {
    let world = World::stocked();
    let import =
        |library: &str, name: &str| world.json(&["catalog", "import", library, &table(name)]);
    assert_eq!(
        import("composition", "usda-sr-legacy")["new"].to_string(),
        "3"
    );
    let before = world.json(&["catalog", "status"])["libraries"].clone();
    // Which of its foods are products the other table alone says: those go to another library.
    let dry = world.json(&["catalog", "import", "service", &table("usda-sr28"), "-n"]);
    let done = import("service", "usda-sr28");
    assert_eq!(done["kept"], dry["kept"]);
    let moved = done["kept"]["moved"].as_u64().unwrap();
    let sum = |kind: &str| {
        let counts = done[kind].as_object().unwrap().values();
        counts.filter_map(Value::as_u64).sum::<u64>()
    };
    let imported = done["imported"].as_u64().unwrap();
    assert_eq!(
        done["read"],
        imported + sum("skipped") + sum("merged"),
        "{done}"
    );
    assert!(moved > 0, "{done}");
    let after = world.json(&["catalog", "status"])["libraries"].clone();
    let foods = |status: &Value, library: &str, count: &str| {
        let libraries = status.as_array().unwrap().iter();
        let mut of = libraries.filter(|entry| entry["library"] == library);
        of.next().unwrap()[count].as_u64().unwrap()
    };
    let composition = |count| {
        (
            foods(&before, "composition", count),
            foods(&after, "composition", count),
        )
    };
    assert_eq!(composition("foods").0 - moved, composition("foods").1);
    assert_eq!(
        composition("withNutrition").0,
        composition("withNutrition").1
    );
    // Those that stay are found as before.
    let banana = world.json(&["food", "search", "bananas raw", "--library", "composition"]);
    assert_eq!(banana["foods"][0]["key"], "usda-09040");
}

#[test]
fn the_edition_of_a_table_is_cited_where_its_name_tells_it() {
    let world = World::stocked();
    let import = ["catalog", "import", "composition", &table("ciqual-2020")];
    let cited = "Anses. 2020. Table de composition nutritionnelle des aliments Ciqual (";
    let told = world.json(&import)["attribution"].to_string();
    assert!(told.contains(cited), "{told}");
    let status = world.json(&["catalog", "status"])["imports"][1]["licence"].to_string();
    assert!(status.contains(cited), "{status}");
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

#[test]
fn a_workbook_that_breaks_its_reader_down_is_refused_as_any_other_file() {
    let world = World::new();
    let mut book = std::fs::read(table("ciqual-2020-xls/ciqual-2020.xls")).unwrap();
    // Where its first sheet begins stands before its name.
    let name = book.windows(6).position(|part| part == b"\x04\0Info");
    let at = name.unwrap() - 6;
    book[at..at + 4].copy_from_slice(&0xffff_fff0_u32.to_le_bytes());
    let file = world.file("broken.xls", book);
    // One object on standard error, as with any other fault of a file.
    let error = world.error(3, &["catalog", "import", "composition", &file]);
    assert_eq!(error["outcome"], "not_applied", "{error}");
    let told = world.run(&["catalog", "import", "composition", &file]);
    assert!(!told.err.contains("fault in the program"), "{}", told.err);
}
