//! What is left of sources in foods that were corrected, or moved, since.

use std::fs;

use serde_json::json;

use crate::world::World;

/// A branded food of FoodData Central: its name, its ingredients, and values of 100 g.
fn branded(world: &World) -> String {
    let folder = world.home().join("fdc");
    fs::create_dir(&folder).unwrap();
    for (file, lines) in [
        (
            "food.csv",
            "fdc_id,data_type,description,food_category_id,publication_date\n900001,branded_food,Alpha,,2021-01-01\n",
        ),
        (
            "branded_food.csv",
            "fdc_id,brand_owner,brand_name,gtin_upc,ingredients,serving_size,serving_size_unit\n900001,,,4006381333931,milk,,\n",
        ),
        (
            "food_nutrient.csv",
            "id,fdc_id,nutrient_id,amount\n1,900001,1008,100\n2,900001,1003,7\n",
        ),
        (
            "nutrient.csv",
            "id,name,unit_name,nutrient_nbr,rank\n1008,Energy,KCAL,208,1\n1003,Protein,G,203,1\n",
        ),
    ] {
        fs::write(folder.join(file), lines).unwrap();
    }
    folder.to_str().unwrap().to_owned()
}

const PRODUCT: &str = "off/4006381333931";

/// What a table of products tells of the same food.
fn product(world: &World, ingredients: &str, kcal: &str) -> String {
    let head = "code\tlast_modified_t\tproduct_name\tingredients_text\tenergy-kcal_100g";
    let row = format!("4006381333931\t1700000000\tAlpha\t{ingredients}\t{kcal}");
    world.file("off.tsv", format!("{head}\n{row}\n"))
}

fn accept(world: &World) {
    let list = world.json(&["catalog", "review", "list"]);
    let id = list["corrections"][0]["id"].as_str().unwrap().to_owned();
    world.ok(&["catalog", "review", "accept", &id]);
}

#[track_caller]
fn cites(world: &World, line: &[&str], whom: [bool; 2]) {
    let told = world.ok(&[line, &["--format", "table"]].concat()).out;
    let cited = ["Open Food Facts", "FoodData Central"].map(|name| told.contains(name));
    assert_eq!(cited, whom, "{line:?}: {told}");
}

#[test]
fn what_is_left_of_a_source_in_a_corrected_food_is_cited_when_the_food_comes_again() {
    let world = World::new();
    let fdc = branded(&world);
    let off = product(&world, "", "300");
    let import = |file: &str| drop(world.ok(&["catalog", "import", "off", file]));
    import(&fdc);
    world.ok(&["food", "copy", PRODUCT, "--brand", "Acme"]);
    accept(&world);
    cites(&world, &["food", "show", PRODUCT], [false, true]);
    // The values are those of the table of products, the ingredients are not.
    import(&off);
    let food = world.json(&["food", "show", PRODUCT]);
    assert_eq!(food["data"]["composition"], "milk");
    assert_eq!(food["brand"], "Acme");
    cites(&world, &["food", "show", PRODUCT], [true, true]);
    cites(
        &world,
        &["food", "search", "alpha", "--library", "off"],
        [true, true],
    );
    world.ok(&["food", "copy", PRODUCT, "--name", "My alpha", "--kcal", "9"]);
    cites(&world, &["food", "show", "My alpha"], [true, true]);
    world.ok(&["log", &format!("200 g {PRODUCT}")]);
    cites(&world, &["today"], [true, true]);
}

#[test]
fn a_correction_without_the_source_takes_nobody_away_who_is_to_be_cited() {
    let world = World::new();
    let fdc = branded(&world);
    let off = product(&world, "oats", "");
    for file in [&fdc, &off] {
        world.ok(&["catalog", "import", "off", file]);
    }
    cites(&world, &["food", "show", PRODUCT], [true, true]);
    let mut body = world.json(&["food", "show", PRODUCT]);
    body["data"].as_object_mut().unwrap().remove("source");
    body["brand"] = json!("X");
    body["copyFrom"] = json!({ "library": "off", "key": "4006381333931" });
    let line = ["api", "saveFood", "--file", "-"];
    world.run_with(&line, body.to_string()).succeeded();
    accept(&world);
    cites(&world, &["food", "show", PRODUCT], [true, true]);
    world.ok(&["catalog", "import", "off", &off]);
    cites(&world, &["food", "show", PRODUCT], [true, true]);
}

#[test]
fn a_food_that_is_moved_keeps_what_was_known_of_it_and_whom_that_is_from() {
    let world = World::new();
    let food = |place: &str, more: &str| {
        let data = format!(r#""base":"g"{more},"source":{{"place":"{place}"}}"#);
        format!(r#"{{"key":"usda-99999","name":"Bar","data":{{{data}}}}}"#)
    };
    let bar = r#","measures":[{"label":"bar","size":38}]"#;
    let first = food("USDA FoodData Central", bar);
    let values = r#","nutrition":{"basisAmount":100,"values":{"kcal":400}}"#;
    let second = food("USDA SR28", values);
    let import = |library: &str, line: String| {
        let import = ["catalog", "import", library, "-"];
        world.run_with(&import, line).succeeded();
    };
    import("composition", first);
    world.ok(&["log", "100 g composition/usda-99999"]);
    import("service", second);
    world
        .run(&["food", "show", "composition/usda-99999"])
        .failed(6)
        .says("there is service/usda-99999");
    let again = world.run(&["again", "today"]).failed(6);
    again.says("log service/usda-99999, where it stands now");
    let moved = world.json(&["food", "show", "service/usda-99999"]);
    let measures = json!([{ "label": "bar", "size": 38 }]);
    assert_eq!(moved["data"]["measures"], measures);
    assert_eq!(moved["data"]["nutrition"]["values"]["kcal"], 400);
    let show = ["food", "show", "service/usda-99999", "--format", "table"];
    let told = world.ok(&show).out;
    let both = "source: USDA SR28 (public domain); USDA FoodData Central (public domain)";
    assert!(told.contains(both), "{told}");
}
