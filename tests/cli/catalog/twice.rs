//! Foods that stand twice in one file: which of their rows stays.

use std::fs;

use serde_json::{Value, json};

use crate::world::World;

const HEADER: &str = "code\tproduct_name\tbrands\tserving_size\tserving_quantity\tenergy-kcal_100g\tfat_100g\tlast_modified_t\tingredients_text\tcountries_tags\n";
/// Older, and with all that a food has.
const FULL: &str =
    "3017620422003\tFull\tFerrero\t15 g\t15\t539\t30\t1500000000\tSugar\ten:france\n";
/// Newer, with as many nutrients and nothing beside.
const BARE: &str = "03017620422003\tBare\t\t\t\t540\t31\t1600000000\t\t\n";
/// The newest, with no nutrients yet.
const MORE: &str = "003017620422003\tMore\t\t\t\t\t\t1700000000\t\t\n";

fn product(world: &World) -> Value {
    world.json(&["food", "show", "off/3017620422003"])
}

fn import(world: &World, rows: &[&str]) -> Value {
    let file = world.file("twice.tsv", format!("{HEADER}{}", rows.concat()));
    world.json(&["catalog", "import", "off", &file])
}

#[test]
fn of_two_rows_with_as_many_nutrients_that_stays_which_tells_more_beside_them() {
    for rows in [[FULL, BARE], [BARE, FULL]] {
        let world = World::new();
        let done = import(&world, &rows);
        assert_eq!(done["merged"]["duplicate"], json!(1), "{done}");
        let is_full = |version: u32| {
            let food = product(&world);
            assert_eq!(
                (&food["name"], &food["brand"]),
                (&json!("Full"), &json!("Ferrero"))
            );
            assert_eq!(food["data"]["composition"], "Sugar");
            assert_eq!(food["data"]["measures"][0]["size"].to_string(), "15");
            assert_eq!(food["version"], json!(version));
        };
        is_full(1);
        // The other keeps what was known when it comes again, and is no fuller for it.
        let again = import(&world, &rows);
        assert_eq!(again["changed"], json!(0), "{again}");
        is_full(1);
    }
}

#[test]
fn of_two_rows_that_tell_as_much_the_newer_stays_and_nutrients_go_before_all_else() {
    let newer = BARE.replace("Bare", "Newer").replace("16000", "16500");
    let fuller = MORE.replace("\t\t\t1700000000", "\t1\t1\t1700000000");
    let no_nutrients = FULL.replace("539\t30", "\t").replace("15000", "18000");
    for (rows, stays) in [
        ([BARE, newer.as_str()], "Newer"),
        ([newer.as_str(), BARE], "Newer"),
        ([no_nutrients.as_str(), BARE], "Bare"),
        ([BARE, no_nutrients.as_str()], "Bare"),
        ([fuller.as_str(), FULL], "Full"),
    ] {
        let world = World::new();
        import(&world, &rows);
        assert_eq!(product(&world)["name"], stays);
    }
}

#[test]
fn a_food_that_stands_twice_in_fooddata_central_keeps_its_measures() {
    let world = World::new();
    let folder = world.home().join("fdc");
    fs::create_dir(&folder).unwrap();
    for (file, lines) in [
        (
            "food.csv",
            "fdc_id,data_type,description\n1001,foundation_food,Oats\n1001,foundation_food,Oats again\n",
        ),
        (
            "food_nutrient.csv",
            "fdc_id,nutrient_id,amount\n1001,1008,100\n",
        ),
        (
            "food_portion.csv",
            "fdc_id,amount,portion_description,gram_weight\n1001,1,1 cup,80\n",
        ),
    ] {
        fs::write(folder.join(file), lines).unwrap();
    }
    let folder = folder.to_str().unwrap();
    let done = world.json(&["catalog", "import", "composition", folder]);
    assert_eq!(done["merged"]["duplicate"], json!(1), "{done}");
    let food = world.json(&["food", "show", "composition/fdc-1001"]);
    assert_eq!(food["data"]["measures"][0]["label"], "cup", "{food}");
}

#[test]
fn of_two_foods_as_saved_the_one_that_was_updated_later_stays_and_an_older_one_takes_no_place() {
    let line = |name: &str, at: &str| {
        format!(r#"{{"key":"tea","name":"{name}","data":{{}},"updatedAt":"{at}"}}"#)
    };
    let (older, newer) = (
        line("Older", "2024-05-01T00:30:00+02:00"),
        line("Newer", "2024-04-30T23:00:00Z"),
    );
    for lines in [[&older, &newer], [&newer, &older]] {
        let world = World::new();
        let import = |lines: &[&String]| {
            let lines: Vec<&str> = lines.iter().map(|line| line.as_str()).collect();
            let file = world.file("foods.ndjson", lines.join("\n"));
            world.json(&["catalog", "import", "service", &file])
        };
        let done = import(&lines);
        assert_eq!(done["merged"]["duplicate"], json!(1), "{done}");
        let name = || world.json(&["food", "show", "service/tea"])["name"].clone();
        assert_eq!(name(), "Newer");
        let again = import(&[&older]);
        assert_eq!(again["skipped"], json!({ "older_than_known": 1 }));
        assert_eq!(name(), "Newer");
    }
}

#[test]
fn of_two_rows_of_ciqual_with_one_code_the_fuller_stays_whichever_comes_first() {
    let table = fs::read_to_string(concat!(
        env!("CARGO_MANIFEST_DIR"),
        "/tests/data/ciqual-2020/ciqual-2020.csv"
    ));
    let table = table.unwrap();
    let (header, rows) = table.split_once('\n').unwrap();
    let mut bran: Vec<&str> = rows.lines().filter(|row| row.contains(",9621,")).collect();
    assert_eq!(bran.len(), 2);
    for _ in 0..2 {
        bran.reverse();
        let world = World::new();
        let file = world.file("ciqual.csv", format!("{header}\n{}\n", bran.join("\n")));
        let done = world.json(&["catalog", "import", "composition", &file]);
        assert_eq!(done["merged"]["duplicate"], json!(1), "{done}");
        assert_eq!(done["withoutNutrition"], json!(0), "{done}");
        let food = world.json(&["food", "show", "composition/ciqual-9621"]);
        assert_eq!(food["data"]["nutrition"]["values"]["fibre"], json!(42));
    }
}

/// The time that was known of a food makes what comes without one no newer.
#[test]
fn of_a_row_with_a_time_and_one_without_the_same_stays_whenever_the_file_comes() {
    let undated = BARE.replace("Bare", "Undated").replace("1600000000", "");
    for rows in [[BARE, &undated], [&undated, BARE]] {
        let world = World::new();
        let known = BARE.replace("Bare", "Known").replace("16000", "15000");
        import(&world, &[&known]);
        for (time, changed) in [1, 0, 0].into_iter().enumerate() {
            let done = import(&world, &rows);
            assert_eq!(done["changed"], json!(changed), "{time}: {done}");
            assert_eq!(product(&world)["name"], "Bare", "{time}: {done}");
        }
    }
}
