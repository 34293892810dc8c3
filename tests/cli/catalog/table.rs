//! Products from a table, counted and told.

use serde_json::{Value, json};

use crate::world::World;

const HEADER: &str = "code\tproduct_name\tbrands\tcountries_tags\tserving_size\tserving_quantity\tenergy-kcal_100g\tfat_100g\tsugars_100g\tunique_scans_n\n";

pub(super) fn table(rows: &[&str]) -> String {
    format!("{HEADER}{}\n", rows.join("\n"))
}

pub(super) const SPREAD: &str =
    "3017620422003\tNutella\tFerrero\ten:france\t15 g\t15\t539\t30.9\t56.3\t9";
const BARE: &str = "3017620422003\tNutella\tFerrero\ten:france\t\t\t\t\t\t9";

pub(super) fn import(world: &World, rows: &[&str]) -> Value {
    let done = world.run_with(&["catalog", "import", "off", "-", "--json"], table(rows));
    done.succeeded().json()
}

#[test]
fn what_was_left_out_dropped_and_merged_is_counted_and_named() {
    let world = World::new();
    let rows = [
        SPREAD,
        "03017620422003\tNutella again\t\ten:germany\t\t\t539\t\t\t1",
        "12345678\t\t\t\t\t\t\t\t\t",
        "no code\tNothing\t\t\t\t\t\t\t\t",
        "40000001\tSweet\t\ten:france\t\t\t400\t\t900\t",
    ];
    let report = world.home().join("odd.ndjson");
    let report = report.to_str().unwrap();
    let file = world.file("products.tsv", table(&rows));
    let told = world.json(&["catalog", "import", "off", &file, "--report", report]);
    let figures = ["read", "imported", "new", "withoutNutrition"].map(|name| told[name].clone());
    assert_eq!(json!(figures), json!([5, 2, 2, 0]));
    assert_eq!(told["skipped"], json!({ "no_code": 1, "no_name": 1 }));
    assert_eq!(told["dropped"], json!({ "over_100_g": 1 }));
    assert_eq!(told["merged"], json!({ "duplicate": 1 }));
    assert!(told["attribution"].as_str().unwrap().contains("ODbL"));

    let lines = std::fs::read_to_string(report).unwrap();
    let lines: Vec<Value> = lines
        .lines()
        .map(|line| serde_json::from_str(line).unwrap())
        .collect();
    let of = |reason: &str| lines.iter().find(|line| line["reason"] == reason).unwrap();
    assert_eq!(of("no_name")["key"], "12345678");
    assert_eq!(
        of("over_100_g"),
        &json!({ "row": 5, "key": "40000001", "name": "Sweet", "what": "dropped", "reason": "over_100_g", "nutrient": "sugars" })
    );
    let merged = of("duplicate");
    assert_eq!(merged["key"], "3017620422003");
    let row = usize::try_from(merged["row"].as_u64().unwrap()).unwrap();
    let name = merged["name"].as_str().unwrap();
    assert!(
        name != "Nutella" && rows[row - 1].contains(name),
        "{merged}"
    );
    // The fuller of the two is there.
    let food = world.json(&["food", "show", "off/3017620422003"]);
    assert_eq!(food["name"], "Nutella");
}

#[test]
fn what_is_not_known_is_not_zero() {
    let world = World::new();
    import(&world, &[SPREAD]);
    let food = world.json(&["food", "show", "off/3017620422003"]);
    let values = &food["data"]["nutrition"]["values"];
    assert_eq!(
        values.to_string(),
        r#"{"kcal":539,"fat":30.9,"sugars":56.3}"#
    );
}

#[test]
fn a_row_without_values_keeps_what_was_known_and_says_so() {
    let world = World::new();
    import(&world, &[SPREAD]);
    let told = import(&world, &[BARE]);
    assert_eq!(
        (told["same"].to_string(), told["nutritionKept"].to_string()),
        ("1".into(), "1".into())
    );
    let food = world.json(&["food", "show", "off/3017620422003"]);
    assert_eq!(
        food["data"]["nutrition"]["values"]["kcal"].to_string(),
        "539"
    );
    assert_eq!(food["version"].to_string(), "1");
}

#[test]
fn values_of_a_serving_never_replace_those_of_100_g() {
    let header = "code\tproduct_name\tserving_size\tserving_quantity\tenergy-kcal_100g\tenergy-kcal_serving\n";
    let world = World::new();
    let import = |row: &str| {
        let file = world.file("products.tsv", format!("{header}{row}\n"));
        world.json(&["catalog", "import", "off", &file])
    };
    import("3017620422003\tSpread\t1 spoon\t\t\t81");
    let base = || world.json(&["food", "show", "off/3017620422003"])["data"]["base"].clone();
    assert_eq!(base(), "serving");
    // Nothing better is known: a newer serving counts, and the values of 100 g do always.
    assert_eq!(
        import("3017620422003\tSpread\t1 spoon\t\t\t82")["changed"],
        1
    );
    import("3017620422003\tSpread\t15 g\t15\t539\t81");
    assert_eq!(base(), "g");
    let told = import("3017620422003\tSpread\t1 spoon\t\t\t82");
    assert_eq!((base(), &told["changed"]), (json!("g"), &json!(0)));
}

#[test]
fn foods_that_keep_their_values_are_counted_and_hide_none_that_has_no_values() {
    let world = World::new();
    let header = "code\tproduct_name\tserving_size\tenergy-kcal_100g\tenergy-kcal_serving\n";
    let import = |rows: &[&str]| {
        let import = ["catalog", "import", "off", "-", "--json"];
        world
            .run_with(&import, format!("{header}{}\n", rows.join("\n")))
            .succeeded()
    };
    import(&[
        "40000001\tA\t\t1\t",
        "40000018\tB\t\t2\t",
        "40000025\tC\t\t3\t",
    ]);
    let done = import(&[
        "40000001\tA\t1 bar\t\t9",
        "40000018\tB\t1 bar\t\t9",
        "40000025\tC\t\t\t",
        "40000032\tD\t\t\t",
        "40000049\tE\t\t\t",
        "40000056\tF\t\t\t",
    ]);
    let told = done.json();
    let counts = ["same", "new", "withoutNutrition", "nutritionKept"].map(|it| told[it].clone());
    assert_eq!(counts, [3, 3, 4, 3].map(Value::from), "{told}");
    done.says("3 of 6 foods have no values");
}

#[test]
fn a_slice_takes_a_country_or_no_more_than_so_many() {
    let world = World::new();
    let rows = [
        SPREAD,
        "40000001\tB\t\ten:germany,en:france\t\t\t1\t\t\t",
        "40000018\tC\t\ten:germany\t\t\t1\t\t\t",
    ];
    let file = world.file("products.tsv", table(&rows));
    let told = world.json(&["catalog", "import", "off", &file, "--country", "fr"]);
    assert_eq!(
        (told["imported"].to_string(), &told["skipped"]),
        ("2".into(), &json!({ "other_country": 1 }))
    );
    let world = World::new();
    let file = world.file("products.tsv", table(&rows));
    let told = world.json(&["catalog", "import", "off", &file, "--limit", "1"]);
    assert_eq!(
        (told["read"].to_string(), told["imported"].to_string()),
        ("1".into(), "1".into())
    );
    world
        .run(&["catalog", "import", "off", &file, "--country", "France"])
        .failed(2)
        .says("two letters");
    world
        .run(&["catalog", "import", "off", &file, "--limit", "0"])
        .failed(2)
        .says("a whole number from 1 on");
    for (code, hint) in [
        ("UK", "is GB"),
        ("el", "is GR"),
        ("EU", "name one"),
        ("ZZ", "two letters"),
    ] {
        world
            .run(&["catalog", "import", "off", &file, "--country", code])
            .failed(2)
            .says(hint);
    }
}

#[test]
fn what_is_not_in_the_file_is_told_only_where_all_of_it_was_read() {
    let world = World::new();
    let rows = [SPREAD, "40000001\tB\t\ten:germany\t\t\t1\t\t\t"];
    import(&world, &[SPREAD, rows[1], "40000018\tC\t\t\t\t\t1\t\t\t"]);
    let file = world.file("products.tsv", table(&rows));
    for (limit, not_in_file) in [("1", None), ("2", Some(1)), ("3", Some(1))] {
        let line = ["catalog", "import", "off", &file, "--limit", limit];
        for more in [&[][..], &["-n"]] {
            let told = world.json(&[&line[..], more].concat());
            assert_eq!(told.get("notInFile"), not_in_file.map(Value::from).as_ref());
            let done = world.ok(&[&line[..], more].concat());
            let is_told = done.out.contains("not in the file");
            assert_eq!(is_told, not_in_file.is_some(), "{}", done.out);
        }
    }
}

#[test]
fn the_status_says_what_there_is_and_where_it_came_from() {
    let world = World::new();
    let file = world.file(
        "products.tsv",
        table(&[SPREAD, "40000001\tB\t\t\t\t\t\t\t\t"]),
    );
    world.ok(&["catalog", "import", "off", &file]);
    let status = world.json(&["catalog", "status"]);
    assert_eq!(
        status["libraries"][0],
        json!({ "library": "off", "foods": 2, "withNutrition": 1 })
    );
    let import = &status["imports"][1];
    assert_eq!(
        (&import["library"], &import["file"]),
        (&json!("off"), &json!(file))
    );
    assert!(
        import["licence"]
            .as_str()
            .unwrap()
            .contains("Open Database License")
    );
    let starter = status["imports"][0]["licence"].as_str().unwrap();
    assert!(
        starter.contains("Ciqual") && starter.contains("public domain"),
        "{starter}"
    );
}

#[test]
fn a_library_is_removed_and_the_others_stay() {
    let world = World::new();
    import(&world, &[SPREAD]);
    let meal = world.json(&["log", "20 g off/3017620422003"]);
    world.ok(&["catalog", "remove", "off", "--yes"]);
    let status = world.json(&["catalog", "status"]);
    let foods: Vec<bool> = (0..3)
        .map(|at| status["libraries"][at]["foods"] == 0)
        .collect();
    assert_eq!(foods, [true, false, false]);
    let kept = world.json(&["meal", "show", meal["id"].as_str().unwrap()]);
    assert_eq!(kept["nutrition"], meal["nutrition"]);
    world.ok(&["log", "1 banana"]);
}

#[test]
fn a_packed_file_is_unpacked_and_a_cut_off_one_changes_nothing() {
    let world = World::new();
    let rows: Vec<String> = (0..2_000)
        .map(|number| {
            format!(
                "{:08}\tProduct {number}\t\t\t\t\t{number}\t\t\t",
                40_000_000 + number
            )
        })
        .collect();
    let rows: Vec<&str> = rows.iter().map(String::as_str).collect();
    let mut packed = flate2::write::GzEncoder::new(Vec::new(), flate2::Compression::fast());
    std::io::Write::write_all(&mut packed, table(&rows).as_bytes()).unwrap();
    let packed = packed.finish().unwrap();
    let cut = world.file("cut.tsv.gz", &packed[..packed.len() / 2]);
    world
        .run(&["catalog", "import", "off", &cut])
        .failed(3)
        .says("cut.tsv.gz")
        .says("fetch it again");
    assert_eq!(
        world.json(&["catalog", "status"])["libraries"][0]["foods"].to_string(),
        "0"
    );
    let whole = world.file("products.tsv.gz", &packed);
    let told = world.json(&["catalog", "import", "off", &whole]);
    assert_eq!(told["imported"].to_string(), "2000");
    assert!(told["dropped"]["over_905_kcal"] == 1094, "{told}");
}

#[test]
fn a_file_of_no_known_format_is_refused() {
    let world = World::new();
    let file = world.file("notes.txt", "bread\nbutter\n");
    world
        .run(&["catalog", "import", "off", &file])
        .failed(3)
        .says("no format that is known");
    world
        .run_with(&["catalog", "import", "off", "-"], "PK\u{3}\u{4}and so on")
        .failed(3)
        .says("a zip cannot be read from standard input")
        .says("name the zip as a file");
    world
        .run(&["catalog", "import", "off", "nowhere.tsv"])
        .failed(3)
        .says("nowhere.tsv");
    let table = world.file("products.tsv", table(&[SPREAD]));
    world
        .run(&["catalog", "import", "composition", &table])
        .failed(3)
        .says("import it into off");
}

#[test]
fn a_report_takes_no_files_place_that_matters() {
    let world = World::new();
    let file = world.file("products.tsv", table(&[SPREAD]));
    world
        .run(&["catalog", "import", "off", &file, "--report", &file])
        .failed(2)
        .says("is imported");
    assert_eq!(std::fs::read_to_string(&file).unwrap(), table(&[SPREAD]));
    world.ok(&["food", "show", "banana"]);
    let before = std::fs::read(world.catalogue()).unwrap();
    let catalogue = world.catalogue();
    let catalogue = catalogue.to_str().unwrap();
    world
        .run(&["catalog", "import", "off", &file, "--report", catalogue])
        .failed(2);
    assert_eq!(std::fs::read(catalogue).unwrap(), before);
    let long = "x".repeat(300);
    world
        .run(&["catalog", "import", "off", &file, "--report", &long])
        .failed(12)
        .says("name another file");
    // What is no plain file keeps its name: a device, a pipe, a link.
    let link = world.home().join("link");
    std::os::unix::fs::symlink("elsewhere", &link).unwrap();
    for path in [link.to_str().unwrap(), "-"] {
        world
            .run(&["catalog", "import", "off", &file, "--report", path])
            .failed(2)
            .says("name");
    }
    assert!(link.is_symlink());
    // One that fails leaves an older report as it was.
    let report = world.file("report.ndjson", "older");
    let wrong = world.file("wrong.tsv.gz", [0x1f, 0x8b, 8, 0]);
    world
        .run(&["catalog", "import", "off", &wrong, "--report", &report])
        .failed(3);
    assert_eq!(std::fs::read_to_string(&report).unwrap(), "older");
    world.ok(&[
        "catalog", "import", "off", &file, "--yes", "--report", &report,
    ]);
    assert_eq!(std::fs::read_to_string(&report).unwrap(), "");
}

#[test]
fn a_row_that_is_torn_is_put_together_and_one_that_is_cut_off_is_left_out() {
    let world = World::new();
    let header = "code\tproduct_name\tingredients_text\tenergy-kcal_100g\tfat_100g\n";
    let rows = "40000001\tTorn\tone\n\n40000018 two\t468\t3\n40000025\tShort\t\t1\n40000032\tWhole\t\t100\t4\n40000049\tLong\t\t1\t2\t3\n40000056\tCut\t\t46";
    let file = world.file("products.tsv", format!("{header}{rows}"));
    let report = world.home().join("odd.ndjson");
    let told = world.json(&[
        "catalog",
        "import",
        "off",
        &file,
        "--report",
        report.to_str().unwrap(),
    ]);
    assert_eq!(
        (&told["imported"], &told["skipped"]),
        (&json!(2), &json!({ "broken": 3 }))
    );
    let torn = world.json(&["food", "show", "off/40000001"]);
    assert_eq!(torn["data"]["composition"], "one 40000018 two");
    assert_eq!(
        torn["data"]["nutrition"]["values"]["kcal"].to_string(),
        "468"
    );
    assert!(
        std::fs::read_to_string(report)
            .unwrap()
            .contains("\"key\":\"40000056\"")
    );
}

#[cfg(unix)]
#[test]
fn an_import_that_could_not_be_told_was_made_all_the_same() {
    let world = World::new();
    let Ok(full) = std::fs::OpenOptions::new().write(true).open("/dev/full") else {
        eprintln!("skipped: there is no /dev/full");
        return;
    };
    let file = world.file("products.tsv", table(&[SPREAD]));
    let mut command = world.command(&["catalog", "import", "off", &file, "--json"]);
    let done = command.stdout(full).output().unwrap();
    assert_eq!(done.status.code(), Some(1));
    let error: Value = serde_json::from_slice(&done.stderr).unwrap();
    assert_eq!(error["outcome"], "applied");
    world.ok(&["food", "show", "off/3017620422003"]);
}

#[test]
fn a_link_in_the_locks_place_is_told_and_not_followed() {
    let world = World::new();
    world.ok(&["food", "show", "banana"]);
    let target = world.home().join("target");
    std::os::unix::fs::symlink(&target, world.data().join("catalog.db.lock")).unwrap();
    let file = world.file("products.tsv", table(&[SPREAD]));
    world
        .run(&["catalog", "import", "off", &file])
        .failed(12)
        .says("catalog.db.lock")
        .says("move it away");
    assert!(!target.exists());
}

#[test]
fn of_two_under_one_code_the_fuller_stays_however_often_it_is_imported() {
    let world = World::new();
    let header = "code\tproduct_name\tlast_modified_t\tenergy-kcal_100g\n";
    let rows = "40000001\tFuller\t1600000000\t100\n040000001\tEmptier and newer\t1700000000\t\n";
    let file = world.file("products.tsv", format!("{header}{rows}"));
    for same in ["0", "1", "1"] {
        let told = world.json(&["catalog", "import", "off", &file]);
        assert_eq!(
            (told["same"].to_string(), told["changed"].to_string()),
            (same.to_owned(), "0".to_owned())
        );
        let food = world.json(&["food", "show", "off/40000001"]);
        assert_eq!(
            (food["name"].clone(), food["version"].to_string()),
            (json!("Fuller"), "1".to_owned())
        );
    }
}
