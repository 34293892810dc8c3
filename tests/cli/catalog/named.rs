//! What an import tells of rows and foods names them rightly.

use std::fs;

use serde_json::{Value, json};

use super::table::{SPREAD, import, table};
use crate::world::World;

#[test]
fn what_stays_as_it_was_known_is_named_with_its_row_behind_rows_that_are_left_out() {
    let world = World::new();
    import(&world, &[SPREAD]);
    let rows = [
        "12345678\t\t\t\t\t\t\t\t\t",
        "3017620422003\tBare\t\t\t\t\t\t\t\t",
    ];
    let file = world.file("bare.tsv", table(&rows));
    let report = world.home().join("odd.ndjson");
    let report = report.to_str().unwrap();
    world.json(&["catalog", "import", "off", &file, "--report", report]);
    let lines = std::fs::read_to_string(report).unwrap();
    let kept = lines.lines().find(|line| line.contains("nutrition_kept"));
    let kept: Value = serde_json::from_str(kept.unwrap()).unwrap();
    assert_eq!(
        kept,
        json!({ "row": 2, "key": "3017620422003", "name": "Bare", "what": "kept", "reason": "nutrition_kept" })
    );
}

/// Imports a file, and asserts that the report has as many lines of each reason as the summary counts.
fn counted_as_named(world: &World, file: &str, more: &[&str]) -> Value {
    counted_as_named_in("off", world, file, more)
}

/// The same of another library.
fn counted_as_named_in(library: &str, world: &World, file: &str, more: &[&str]) -> Value {
    let report = world.home().join("odd.ndjson");
    let report = report.to_str().unwrap();
    let import = [
        "catalog", "import", library, file, "--yes", "--report", report,
    ];
    let told = world.json(&[&import[..], more].concat());
    let mut named = json!({ "skipped": {}, "dropped": {}, "mended": {}, "kept": {}, "merged": {} });
    for line in std::fs::read_to_string(report).unwrap().lines() {
        let line: Value = serde_json::from_str(line).unwrap();
        let (what, reason) = (&line["what"], &line["reason"]);
        let count = &mut named[what.as_str().unwrap()][reason.as_str().unwrap()];
        *count = json!(count.as_u64().unwrap_or(0) + 1);
    }
    for (kind, reasons) in named.as_object().unwrap() {
        assert_eq!(told[kind], *reasons, "{kind} {told}");
    }
    told
}

#[test]
fn a_report_names_each_reason_as_often_as_the_summary_counts_it() {
    let world = World::new();
    let rows = [
        "3017620422003\tBare\t\ten:france\t\t\t\t\t\t",
        SPREAD,
        "40000001\tBare\t\ten:france\t\t\t\t\t\t",
        "040000001\tBare\t\ten:france\t\t\t\t\t\t",
        "40000018\tOdd\t\ten:spain\t\t\t\t400\t900\t",
        "40000025\tBare\t\ten:spain\t\t\t\t\t\t",
        "12345678\t\t\t\t\t\t\t\t\t",
    ];
    let file = world.file("products.tsv", table(&rows));
    let line = r#"{"key":"3017620422003","name":"Bare","colour":1,"shape":2,"data":{"base":"g"}}"#;
    let own = world.file("own.ndjson", format!("{line}\n{line}\n{{}}\n"));
    for more in [
        &[][..],
        &["--country", "FR"],
        &["--limit", "4"],
        &["--country", "ES", "--limit", "1"],
    ] {
        counted_as_named(&world, &file, more);
        counted_as_named(&world, &own, more);
    }
    let told = counted_as_named(&World::new(), &file, &[]);
    assert_eq!(
        (&told["kept"]["no_nutrition"], &told["withoutNutrition"]),
        (&json!(5), &json!(3))
    );
}

#[test]
fn whatever_a_product_loses_is_counted_and_named() {
    let world = World::new();
    let header = "code\tproduct_name\tserving_size\tserving_quantity\timage_url\tunique_scans_n\tlast_modified_t\tenergy-kcal_100g";
    let rows = [
        "40000001\tA\t30 g\t-5\tjavascript:x\t-1\tabc\t1e12",
        "40000018\tB\t30 g\tabc\tx\tabc\t-1\t100",
        "4025\tC\u{2028}D\t\t\t\t\t\t",
    ];
    let file = world.file("lost.tsv", format!("{header}\n{}\n", rows.join("\n")));
    let told = counted_as_named(&world, &file, &[]);
    assert_eq!(
        told["dropped"],
        json!({ "over_maximum": 1, "impossible_date": 2, "impossible_serving": 2,
            "impossible_scans": 2, "impossible_image": 2 })
    );
    assert_eq!(told["mended"], json!({ "line_breaks": 1 }));
    assert_eq!(
        told["kept"],
        json!({ "wrong_check_digit": 3, "code_length": 1, "no_nutrition": 2, "no_macros": 1 })
    );
}

#[test]
fn a_french_name_that_lost_letters_is_counted_named_and_told() {
    let world = World::stocked();
    let folder = world.home().join("ciqual");
    fs::create_dir(&folder).unwrap();
    let tables = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data/ciqual-2020");
    let table = fs::read(format!("{tables}/ciqual-2020.csv")).unwrap();
    fs::write(folder.join("ciqual-2020.csv"), table).unwrap();
    let food = |code: u32, name: &str| {
        format!("<ALIM><alim_code>{code}</alim_code><alim_nom_fr>{name}</alim_nom_fr></ALIM>")
    };
    let names = [
        food(12110, "Comt\u{fffd}"),
        food(24999, "D\u{fffd}sert"),
        food(1000, "Pastis"),
    ];
    fs::write(folder.join("alim_2020_07_07.xml"), names.concat()).unwrap();
    let told = counted_as_named_in("composition", &world, folder.to_str().unwrap(), &[]);
    assert_eq!(told["mended"], json!({ "odd_characters": 2 }));
    let lines = fs::read_to_string(world.home().join("odd.ndjson")).unwrap();
    for key in ["ciqual-12110", "ciqual-24999"] {
        let mut lines = lines.lines().filter(|line| line.contains(key));
        let is_told = lines.any(|line| line.contains("odd_characters"));
        assert!(is_told, "{key}");
    }
    let import = ["catalog", "import", "composition", folder.to_str().unwrap()];
    let told = world
        .ok(&[&import[..], &["--format", "table"]].concat())
        .out;
    let mended = told.lines().find(|line| line.contains("lost characters"));
    assert!(mended.is_some_and(|line| line.ends_with(" 2")), "{told}");
}

#[test]
fn what_stands_where_a_text_belongs_and_is_none_is_counted_and_named() {
    let world = World::new();
    let lines = [
        r#"{"code":"40000001","product_name":"A","lc":"fr","product_name_fr":{"x":"B"},"brands":["C",{}],"generic_name":true,"nutriments":{}}"#,
        r#"{"code":"40000018","product_name":"D","brands":null,"ingredients_text":[1],"image_url":null,"nutriments":{}}"#,
        r#"{"code":"40000025","product_name":{"x":"E"},"nutriments":{}}"#,
    ];
    let file = world.file("others.jsonl", lines.join("\n"));
    let told = counted_as_named(&world, &file, &[]);
    assert_eq!(told["dropped"], json!({ "no_text": 4 }));
    assert_eq!(told["skipped"], json!({ "no_name": 1 }));
    let food = world.json(&["food", "show", "off/40000001"]);
    assert_eq!((&food["name"], &food["brand"]), (&json!("A"), &json!("C")));
}

#[test]
fn a_barcode_is_one_product_whatever_file_it_came_from() {
    let world = World::new();
    let import = |file: &str, foods: &str| {
        let file = world.file(file, foods);
        world.json(&["catalog", "import", "off", &file, "--yes"])
    };
    let food = |key: &str| format!(r#"{{"key":"{key}","name":"Cups","data":{{"base":"g"}}}}"#);
    let told = import("cups.tsv", &table(&["0034000470693\tCups\t\t\t\t\t\t\t\t"]));
    assert_eq!(told["new"], 1);
    let foods = [food("034000470693"), food("34000470693")];
    let told = import("cups.ndjson", &foods.join("\n"));
    let counts = ["read", "imported", "new", "notInFile"].map(|name| told[name].clone());
    assert_eq!(counts, [2, 1, 0, 0].map(Value::from), "{told}");
    assert_eq!(told["merged"], json!({ "duplicate": 1 }));
    let food = world.json(&["food", "show", "off/0034000470693"]);
    assert_eq!(food["name"], "Cups");
}

#[test]
fn what_comes_without_nutrition_is_told_of_foods_and_advice_fits_the_file() {
    let world = World::new();
    let bare = "40000001\tA\t\t\t\t\t\t\t\t";
    let file = world.file("bare.tsv", table(&[bare, bare]));
    let line = ["catalog", "import", "off", &file];
    let told = world.json(&line);
    assert_eq!(told["withoutNutrition"], 1);
    assert_eq!(told["kept"]["no_nutrition"], 2, "rows");
    world
        .ok(&line)
        .says("Open Food Facts has them in its JSON lines");
    let lines = [
        (r#""product_name":"Bare""#, true),
        // What was told and cannot be meant is nowhere else either.
        (
            r#""product_name":"Odd","nutriments":{"fat_100g":200}"#,
            false,
        ),
    ];
    for (members, is_told) in lines {
        let product = format!(r#"{{"code":"40000002",{members}}}"#);
        let done = world.run_with(&["catalog", "import", "off", "-"], product);
        let done = done.succeeded();
        assert_eq!(done.err.contains(" no values: "), is_told, "{}", done.err);
        assert!(!done.err.contains("JSON lines:"), "{}", done.err);
    }
}

#[test]
fn a_barcode_stays_known_of_a_food_that_comes_without() {
    let world = World::new();
    let import = |library: &str, food: &str| {
        let file = world.file("food.ndjson", food);
        world.json(&["catalog", "import", library, &file])
    };
    let found = |code: &str| {
        let page = world.json(&["find", code]);
        page["foods"].as_array().unwrap().len()
    };
    // In off a key of digits is one.
    import(
        "off",
        r#"{"key":"034000470693","name":"Cups","data":{"base":"g"}}"#,
    );
    assert_eq!((found("034000470693"), found("0034000470693")), (1, 1));
    world.ok(&["food", "show", "off/34000470693"]);
    let dish = r#"{"key":"dish","name":"Dish","barcode":"4006381333931","data":{"base":"g","note":"from the pot"}}"#;
    import("service", dish);
    let told = import(
        "service",
        r#"{"key":"dish","name":"Dish of rice","data":{"base":"g"}}"#,
    );
    assert_eq!(told["changed"], 1);
    assert_eq!(found("4006381333931"), 1);
    let food = world.json(&["food", "show", "service/dish"]);
    assert_eq!(food["data"]["note"], "from the pot");
    let taken = [
        "food",
        "save",
        "S",
        "--per",
        "100g",
        "--kcal",
        "1",
        "--barcode",
        "4006381333931",
    ];
    world.error(7, &taken);
}

#[test]
fn a_report_takes_the_place_of_nothing_that_is_imported() {
    let world = World::new();
    let folder = world.home().join("tables");
    fs::create_dir(&folder).unwrap();
    let tables = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data/usda-sr28");
    for table in fs::read_dir(tables).unwrap().map(Result::unwrap) {
        fs::copy(table.path(), folder.join(table.file_name())).unwrap();
    }
    let rows = "code\tproduct_name\n3017620422003\tNutella\n";
    let file = world.home().join("products.tsv");
    fs::write(&file, rows).unwrap();
    let weights = folder.join("WEIGHT.txt");
    let before = fs::read(&weights).unwrap();
    let (name, other) = (file.to_str().unwrap(), folder.join("new.ndjson"));
    let (folder, other) = (folder.to_str().unwrap(), other.to_str().unwrap());
    for (library, source, report, told) in [
        ("off", name, name, "is the file that is imported"),
        (
            "composition",
            folder,
            weights.to_str().unwrap(),
            "in the folder that is imported",
        ),
        (
            "composition",
            folder,
            other,
            "in the folder that is imported",
        ),
    ] {
        let line = [
            "catalog", "import", library, source, "--report", report, "--yes",
        ];
        world.run(&line).failed(2).says(told);
    }
    let input = fs::File::open(&file).unwrap();
    let line = ["catalog", "import", "off", "-", "--report", name, "--yes"];
    let done = world.command(&line).stdin(input).output().unwrap();
    assert_eq!(done.status.code(), Some(2));
    assert_eq!(fs::read_to_string(&file).unwrap(), rows);
    assert!(fs::read(&weights).unwrap() == before);
}
