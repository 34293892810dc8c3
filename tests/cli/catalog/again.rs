//! Importing again: what is known is not lost to a row that knows less, or is older.

use serde_json::{Value, json};

use crate::world::World;

const HEADER: &str =
    "code\tproduct_name\tlast_modified_t\tingredients_text\timage_url\tenergy-kcal_100g\n";
const KEY: &str = "off/3017620422003";

fn import(world: &World, rows: &str) -> Value {
    let done = world.run_with(
        &["catalog", "import", "off", "-", "--json"],
        format!("{HEADER}{rows}\n"),
    );
    done.succeeded().json()
}

fn food(world: &World) -> Value {
    world.json(&["food", "show", KEY])
}

#[test]
fn a_row_that_is_older_than_what_is_known_changes_nothing_and_is_named() {
    let world = World::new();
    import(&world, "3017620422003\tNew\t1700000000\t\t\t539");
    let before = food(&world);
    let report = world.home().join("odd.ndjson");
    let older = world.file(
        "older.tsv",
        format!("{HEADER}3017620422003\tOld\t1600000000\t\t\t\n"),
    );
    let import_older = ["catalog", "import", "off", &older, "--report"];
    let told = world.json(&[&import_older[..], &[report.to_str().unwrap()]].concat());
    assert_eq!(food(&world), before);
    assert_eq!(told["skipped"], json!({ "older_than_known": 1 }));
    // The row is left out: what else was met in it is no matter.
    assert_eq!(
        (&told["kept"], &told["withoutNutrition"]),
        (&json!({}), &json!(0))
    );
    assert_eq!(
        (&told["imported"], &told["notInFile"]),
        (&json!(0), &json!(0))
    );
    let line: Value = serde_json::from_str(&std::fs::read_to_string(report).unwrap()).unwrap();
    assert_eq!(
        line,
        json!({ "row": 1, "key": "3017620422003", "what": "skipped", "reason": "older_than_known" })
    );
}

#[test]
fn a_food_whose_row_was_left_out_is_in_the_file_whatever_left_it_out() {
    let world = World::new();
    let head = "code\tproduct_name\tcountries_tags\tenergy-kcal_100g\n";
    let import = |rows: &str, more: &[&str]| {
        let import = [&["catalog", "import", "off", "-", "--json"], more].concat();
        let done = world.run_with(&import, format!("{head}{rows}"));
        done.succeeded().json()
    };
    import(
        "40000001\tA\ten:france\t1\n40000018\tB\ten:spain\t2\n40000025\tC\ten:spain\t3\n",
        &[],
    );
    let again = "00040000001\t\ten:france\t1\n40000018\tB\ten:spain\t2\n";
    for more in [&["--country", "FR"][..], &["--country", "FR", "-n"]] {
        let told = import(again, more);
        let skipped = json!({ "no_name": 1, "other_country": 1 });
        assert_eq!(
            (&told["skipped"], &told["notInFile"]),
            (&skipped, &json!(1))
        );
    }
}

#[test]
fn a_row_that_is_as_old_or_tells_no_day_is_taken() {
    let world = World::new();
    import(&world, "3017620422003\tNew\t1700000000\t\t\t539");
    for (changed, name) in [
        ("1700000000", "Same day"),
        ("", "No day"),
        ("soon", "No time"),
    ] {
        let told = import(
            &world,
            &format!("3017620422003\t{name}\t{changed}\t\t\t539"),
        );
        assert_eq!(
            (&told["changed"], &food(&world)["name"]),
            (&json!(1), &json!(name))
        );
    }
    // A row without a day leaves the day that was known …
    let told = import(&world, "3017620422003\tOlder\t5\t\t\t539");
    assert_eq!(told["skipped"], json!({ "older_than_known": 1 }));
    // … and one of a day that is still to come keeps nobody out.
    import(&world, "3017620422003\tFuture\t99999999999\t\t\t539");
    import(&world, "3017620422003\tNow\t1700000001\t\t\t539");
    assert_eq!(food(&world)["name"], "Now");
}

#[test]
fn a_time_that_cannot_be_is_dropped_and_named_and_leaves_the_one_that_is_known() {
    let world = World::new();
    let row = |name: &str, changed: &str| format!("3017620422003\t{name}\t{changed}\t\t\t539");
    let report = world.home().join("odd.ndjson");
    let report = report.to_str().unwrap();
    for impossible in [
        "1800000000",
        "1790000000123",
        "-5",
        "99999999999999999999",
        "abc",
    ] {
        import(&world, &row("Known", "1790000000"));
        let odd = world.file("odd.tsv", format!("{HEADER}{}\n", row("Odd", impossible)));
        let told = world.json(&[
            "catalog", "import", "off", &odd, "--yes", "--report", report,
        ]);
        assert_eq!(told["imported"], 1, "{impossible}");
        assert_eq!(told["dropped"], json!({ "impossible_date": 1 }));
        let lines = std::fs::read_to_string(report).unwrap();
        let line = lines.lines().find(|line| line.contains("dropped")).unwrap();
        assert_eq!(
            serde_json::from_str::<Value>(line).unwrap(),
            json!({ "row": 1, "key": "3017620422003", "name": "Odd", "what": "dropped", "reason": "impossible_date" })
        );
        let told = import(&world, &row("Old", "1500000000"));
        assert_eq!(told["skipped"], json!({ "older_than_known": 1 }));
        assert_eq!(food(&world)["name"], "Odd", "{impossible}");
    }
    // Of two rows under one code none is the newer for a time that is still to come.
    let newer = "3017620422003\tNewer\t1790500000\t\t\t540";
    let told = import(&world, &format!("{newer}\n{}", row("Odd", "1790000000123")));
    assert_eq!(told["merged"], json!({ "duplicate": 1 }));
    assert_eq!(food(&world)["name"], "Newer");
}

#[test]
fn of_equally_full_rows_of_one_file_the_newer_is_there_in_whichever_order() {
    let head = "code\tproduct_name\tlast_modified_t\tenergy-kcal_100g\n";
    let (newer, older) = (
        "3017620422003\tLater\t1700003000\t540",
        "03017620422003\tEarlier\t1700002999\t539",
    );
    for rows in [[newer, older], [older, newer]] {
        let world = World::new();
        let import = ["catalog", "import", "off", "-", "--json"];
        let done = world.run_with(&import, format!("{head}{}", rows.join("\n")));
        assert_eq!(done.succeeded().json()["merged"], json!({ "duplicate": 1 }));
        let food = world.json(&["food", "show", "off/3017620422003"]);
        assert_eq!(food["name"], "Later", "{rows:?}");
    }
}

#[test]
fn a_row_without_countries_updates_the_food_that_is_known_in_the_country() {
    let head = "code\tproduct_name\tcountries_tags\tenergy-kcal_100g\n";
    for more in [&[][..], &["-n"]] {
        let world = World::new();
        let import = |rows: &str, more: &[&str]| {
            let import = [&["catalog", "import", "off", "-", "--json"], more].concat();
            let done = world.run_with(&import, format!("{head}{rows}"));
            done.succeeded().json()
        };
        import("40000001\tA\ten:france\t1\n40000018\tB\ten:spain\t2\n", &[]);
        let rows = "40000001\tA\t\t9\n40000018\tB\t\t9\n40000025\tC\t\t9\n";
        let told = import(rows, &[&["--country", "FR"], more].concat());
        assert_eq!(
            (&told["changed"], &told["skipped"], &told["notInFile"]),
            (&json!(1), &json!({ "other_country": 2 }), &json!(0)),
            "{told}"
        );
    }
}

#[test]
fn noise_of_short_binary_fractions_moves_no_version() {
    let world = World::new();
    import(&world, "3017620422003\tTea\t\t\t\t394.736842");
    let told = import(&world, "3017620422003\tTea\t\t\t\t394.73685");
    assert_eq!((&told["changed"], &told["same"]), (&json!(0), &json!(1)));
    let kcal = &food(&world)["data"]["nutrition"]["values"]["kcal"];
    assert_eq!(kcal, &json!(394.737));
}

#[test]
fn ingredients_and_images_that_are_known_stay_when_a_row_has_none() {
    let world = World::new();
    let image = "https://images.openfoodfacts.org/x.jpg";
    let full = format!("3017620422003\tSpread\t\tSugar, nuts\t{image}\t539");
    import(&world, &full);
    let before = food(&world);
    let bare = "3017620422003\tSpread\t\t\t\t539";
    assert_eq!(import(&world, bare)["same"], 1);
    assert_eq!(food(&world), before);
    let line = r#"{"key":"3017620422003","name":"Spread","barcode":"3017620422003","data":{"base":"g","nutrition":{"basisAmount":100,"values":{"kcal":540}}}}"#;
    world
        .run_with(&["catalog", "import", "off", "-"], line)
        .succeeded();
    let after = food(&world);
    assert_eq!(after["data"]["nutrition"]["values"]["kcal"], 540);
    for name in ["composition", "images"] {
        assert_eq!(after["data"][name], before["data"][name], "{name}");
    }
    // What comes replaces what is known.
    import(&world, "3017620422003\tSpread\t\tSugar\t\t540");
    let last = food(&world);
    assert_eq!(last["data"]["composition"], "Sugar");
    assert_eq!(last["data"]["images"][0]["url"], image);
}

#[test]
fn what_is_kept_stands_where_it_stood_so_that_versions_stay() {
    let world = World::new();
    import(&world, "3017620422003\tSpread\t\tSugar\t\t");
    let full = "3017620422003\tSpread\t\tSugar\t\t539";
    assert_eq!(
        import(&world, "3017620422003\tSpread\t\t\t\t539")["changed"],
        1
    );
    assert_eq!(import(&world, full)["same"], 1);
    assert_eq!(food(&world)["version"], 2);
}

#[test]
fn a_row_that_is_made_one_with_a_fuller_is_none_without_nutrition() {
    let world = World::new();
    let rows =
        "3017620422003\tSpread\t\t\t\t539\n03017620422003\tBare\t\t\t\t\n40000001\tBare\t\t\t\t";
    for _ in 0..2 {
        let told = import(&world, rows);
        assert_eq!(told["merged"], json!({ "duplicate": 1 }));
        assert_eq!(told["withoutNutrition"], 1, "{told}");
    }
}

#[test]
fn rows_of_one_key_and_one_barcode_are_made_one_once() {
    let world = World::new();
    let row = |key: &str, values: &str| {
        format!(
            r#"{{"key":"{key}","name":"x","barcode":"4006381333931","data":{{"base":"g"{values}}}}}"#
        )
    };
    let values = r#","nutrition":{"basisAmount":100,"values":{"kcal":5}}"#;
    let other = r#"{"key":"z","name":"z","data":{}}"#.to_owned();
    for (rows, imported, merged, bare) in [
        (vec![row("a", ""); 4], 1, 3, 1),
        (vec![row("a", values), row("a", ""), other], 2, 1, 1),
    ] {
        let file = world.file("foods.ndjson", rows.join("\n"));
        world.ok(&["catalog", "remove", "service", "--yes"]);
        let told = world.json(&["catalog", "import", "service", &file, "--yes"]);
        assert_eq!(told["imported"], imported, "{told}");
        assert_eq!(told["merged"], json!({ "duplicate": merged }));
        assert_eq!(told["withoutNutrition"], bare, "{told}");
    }
}

#[test]
fn what_is_kept_is_told_of_the_row_that_is_taken_alone() {
    let world = World::new();
    import(&world, "3017620422003\tSpread\t\t\t\t539");
    let report = world.home().join("odd.ndjson");
    let report = report.to_str().unwrap();
    let again = |rows: &str| {
        let file = world.file("again.tsv", format!("{HEADER}{rows}\n"));
        let told = world.json(&[
            "catalog", "import", "off", &file, "--yes", "--report", report,
        ]);
        let lines = std::fs::read_to_string(report).unwrap();
        let kept = lines.matches("nutrition_kept").count();
        (told["nutritionKept"].clone(), told["kept"].clone(), kept)
    };
    // A bare row beside a full one keeps nothing: the full one is taken.
    let full = "3017620422003\tSpread\t\t\t\t540";
    let bare = "03017620422003\tSpread\t\t\t\t";
    for rows in [format!("{bare}\n{full}"), format!("{full}\n{bare}")] {
        let (kept, all, lines) = again(&rows);
        assert_eq!((kept, lines), (json!(0), 0));
        let rows = json!({ "code_length": 1, "no_nutrition": 1, "no_macros": 1 });
        assert_eq!(all, rows);
    }
    // Of two bare ones one is taken, and keeps what was known.
    let (kept, all, lines) = again(&format!("{bare}\n{bare}"));
    assert_eq!((kept, lines), (json!(1), 1));
    assert_eq!(all["nutrition_kept"], 1);
    let told = world.json(&[
        "catalog",
        "import",
        "off",
        &world.file("bare.tsv", format!("{HEADER}{bare}\n{bare}\n")),
        "-n",
    ]);
    assert_eq!(told["nutritionKept"], 1);
}

#[test]
fn values_of_a_serving_that_are_not_taken_came_all_the_same() {
    let world = World::new();
    let header = "code\tproduct_name\tserving_size\tenergy-kcal_100g\tenergy-kcal_serving\n";
    let import = |rows: &str| {
        let file = world.file("products.tsv", format!("{header}{rows}\n"));
        world.json(&["catalog", "import", "off", &file])
    };
    import("3017620422003\tSpread\t15 g\t539\t");
    let bare = "40000001\tBare\t\t\t";
    let served = "3017620422003\tSpread\t1 spoon\t\t81\n03017620422003\tSpread\t15 g\t539\t";
    let told = import(&format!("{served}\n{bare}"));
    assert_eq!(told["merged"], json!({ "duplicate": 1 }));
    assert_eq!(told["withoutNutrition"], 1, "{told}");
}

#[test]
fn brand_countries_and_scans_that_are_known_stay_when_a_file_has_none() {
    let world = World::new();
    let import = |table: &str| {
        let done = world.run_with(&["catalog", "import", "off", "-", "--json"], table);
        done.succeeded().json()
    };
    import(
        "code\tproduct_name\tbrands\tcountries_tags\tunique_scans_n\n40000001\tTea\tAcme\ten:france\t7\n40000002\tTea\t\ten:germany\t3\n",
    );
    let done = import("code\tproduct_name\n40000001\tTea\n");
    assert_eq!(done["same"], 1, "{done}");
    let line = [
        "food",
        "search",
        "tea",
        "--library",
        "off",
        "--region",
        "FR",
    ];
    let found = world.json(&line)["foods"].clone();
    assert_eq!(
        (&found[0]["key"], &found[0]["brand"]),
        (&"40000001".into(), &"Acme".into())
    );
}

#[test]
fn measures_that_are_known_stay_when_a_row_has_none_and_new_ones_come_without_nutrition() {
    let world = World::new();
    let import = |table: &str| {
        let line = ["catalog", "import", "off", "-", "--json"];
        world.run_with(&line, table).succeeded().json()
    };
    let head = "code\tproduct_name\tenergy-kcal_100g\tserving_size\tserving_quantity\n";
    import(&format!("{head}3017620422003\tSpread\t539\t15 g\t15\n"));
    let done = import(&format!("{head}3017620422003\tSpread\t539\t\t\n"));
    assert_eq!(done["same"], 1, "{done}");
    let food = || world.json(&["food", "show", KEY]);
    assert_eq!(food()["data"]["measures"][0]["label"], "15 g");
    import("code\tproduct_name\tserving_size\tserving_quantity\n3017620422003\tSpread\t20 g\t20\n");
    assert_eq!(food()["data"]["measures"][0]["label"], "20 g");
    assert_eq!(food()["data"]["nutrition"]["values"]["kcal"], 539);
}

#[test]
fn a_product_has_its_own_name_from_whatever_format_and_its_version_stays() {
    let world = World::new();
    let import = |text: &str| {
        let import = ["catalog", "import", "off", "-", "--json"];
        world.run_with(&import, text).succeeded().json()
    };
    let line = r#"{"code":"4000000000002","lc":"fr","product_name":"Crème brûlée","product_name_fr":"Crème brûlée","product_name_en":"Burnt cream","nutriments":{"energy-kcal_100g":300}}"#;
    let row = "code\tproduct_name\tenergy-kcal_100g\n4000000000002\tCrème brûlée\t300\n";
    import(line);
    for text in [row, line, row] {
        assert_eq!(import(text)["same"], 1, "{text}");
    }
    let called = |words: &str, locale: &[&str]| {
        let line = [&["food", "search", words, "--library", "off"], locale].concat();
        world.json(&line)["foods"][0]["name"].clone()
    };
    // English is searched whatever is asked for.
    for words in ["creme brulee", "burnt cream", "4000000000002"] {
        assert_eq!(called(words, &[]), "Crème brûlée", "{words}");
        assert_eq!(
            called(words, &["--locale", "fr"]),
            "Crème brûlée",
            "{words}"
        );
        assert_eq!(called(words, &["--locale", "en"]), "Burnt cream", "{words}");
        assert_eq!(called(words, &["--locale", "de"]), "Burnt cream", "{words}");
    }
}

#[test]
fn a_product_that_is_called_anew_is_so_in_its_own_language_too() {
    let world = World::new();
    let import = |text: &str| {
        let import = ["catalog", "import", "off", "-"];
        world.run_with(&import, text).succeeded();
    };
    import(
        r#"{"code":"3017620422003","lang":"fr","product_name":"Avoine","product_name_fr":"Avoine","product_name_en":"Oat","nutriments":{"fat_100g":1}}"#,
    );
    import("code\tproduct_name\tfat_100g\n3017620422003\tAvoine 3\t1\n");
    for (locale, name) in [("fr", "Avoine 3"), ("en", "Oat")] {
        let found = world.json(&[
            "food",
            "search",
            "avoine",
            "--library",
            "off",
            "--locale",
            locale,
        ]);
        assert_eq!(found["foods"][0]["name"], name);
    }
}
