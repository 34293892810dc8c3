//! Editions of a product in a download of FoodData Central: which of them counts.

use std::fs;

use serde_json::{Value, json};

use crate::world::World;

const PRODUCT: &str = "off/3017620422003";

/// A row of a product: its number, name, day, country, and amounts by the numbers of their nutrients.
type Row<'r> = (u32, &'r str, &'r str, &'r str, &'r [(u32, u32)]);

/// A download that has these editions of one product.
fn download(world: &World, rows: &[Row<'_>]) -> String {
    let folder = world.home().join("fdc");
    fs::create_dir_all(&folder).unwrap();
    let mut foods = "fdc_id,data_type,description,food_category_id,publication_date\n".to_owned();
    let mut products = "fdc_id,gtin_upc,market_country\n".to_owned();
    let mut amounts = "id,fdc_id,nutrient_id,amount\n".to_owned();
    for (id, name, day, country, told) in rows {
        foods += &format!("{id},branded_food,{name},,{day}\n");
        products += &format!("{id},3017620422003,{country}\n");
        for (nutrient, amount) in *told {
            amounts += &format!("1,{id},{nutrient},{amount}\n");
        }
    }
    for (file, text) in [
        ("food.csv", foods),
        ("branded_food.csv", products),
        ("food_nutrient.csv", amounts),
    ] {
        fs::write(folder.join(file), text).unwrap();
    }
    folder.to_str().unwrap().to_owned()
}

/// What an import of them says, and what the product is called then.
fn import(world: &World, rows: &[Row<'_>], more: &[&str]) -> (Value, Value) {
    let folder = download(world, rows);
    let told = world.json(&[&["catalog", "import", "off", &folder, "--yes"], more].concat());
    let name = world.json(&["food", "show", PRODUCT])["name"].clone();
    (told, name)
}

#[test]
fn the_fuller_and_then_the_newest_counts_and_the_others_are_counted() {
    let world = World::new();
    let full = (1, "FULL", "2020-01-01", "", &[(1008, 539), (1004, 31)][..]);
    let newer = (2, "NEWER", "2021-01-01", "", &[(1008, 539), (1004, 31)][..]);
    let bare = (3, "BARE", "2023-01-01", "", &[(1008, 540)][..]);
    let (told, name) = import(&world, &[full, newer, bare], &[]);
    assert_eq!(name, "NEWER");
    assert_eq!((&told["read"], &told["new"]), (&json!(3), &json!(1)));
    assert_eq!(told["merged"], json!({ "duplicate": 2 }));
}

/// What looks fuller and cannot be meant is not.
#[test]
fn figures_that_cannot_be_meant_make_an_edition_no_fuller() {
    let good = (
        1,
        "GOOD",
        "2024-01-01",
        "",
        &[(1008, 539), (1003, 6), (1004, 30)][..],
    );
    for odd in [
        &[(1008, 539), (1003, 60), (1004, 50), (1079, 3)][..],
        &[(1008, 9999), (1003, 600), (1004, 500), (1079, 300)],
        &[(1008, 539), (1004, 30), (1005, 57)],
    ] {
        let world = World::new();
        let odd = (2, "ODD", "2025-01-01", "", odd);
        assert_eq!(import(&world, &[good, odd], &[]).1, "GOOD", "{odd:?}");
    }
}

/// By the second it may be another food.
#[test]
fn a_second_number_of_a_food_is_counted_and_gives_it_no_other_key() {
    let world = World::new();
    let folder = world.home().join("fdc");
    fs::create_dir(&folder).unwrap();
    for (file, text) in [
        (
            "food.csv",
            "fdc_id,data_type,description,food_category_id,publication_date\n1,sr_legacy_food,Zed,20,2025-01-01\n",
        ),
        (
            "sr_legacy_food.csv",
            "fdc_id,NDB_number\n1,90001\n1,01001\n",
        ),
        (
            "food_nutrient.csv",
            "id,fdc_id,nutrient_id,amount\n1,1,1008,100\n",
        ),
    ] {
        fs::write(folder.join(file), text).unwrap();
    }
    let folder = folder.to_str().unwrap();
    let told = world.json(&["catalog", "import", "composition", folder, "--yes"]);
    assert_eq!(told["merged"], json!({ "duplicate": 1 }));
    let name = |key: &str| world.json(&["food", "show", key])["name"].clone();
    assert_eq!(name("composition/usda-90001"), "Zed");
    assert_ne!(name("composition/usda-01001"), "Zed");
}

#[test]
fn an_edition_of_another_country_takes_the_place_of_none_that_is_asked_for() {
    let world = World::new();
    let there = (1, "US", "2025-01-01", "United States", &[(1008, 500)][..]);
    let here = (2, "NZ", "2024-01-01", "New Zealand", &[(1008, 510)][..]);
    let (told, name) = import(&world, &[there, here], &["--country", "NZ"]);
    assert_eq!(name, "NZ");
    assert_eq!(told["skipped"], json!({ "other_country": 1 }));
    assert_eq!(told["merged"], json!({}));
    let world = World::new();
    assert_eq!(import(&world, &[there, here], &[]).1, "US");
}

#[test]
fn an_edition_that_is_newer_than_what_is_known_counts_where_a_fuller_one_is_older() {
    let world = World::new();
    let known = (1, "2022", "2022-01-01", "", &[(1008, 500), (1003, 5)][..]);
    import(&world, &[known], &[]);
    let full = (
        2,
        "2019",
        "2019-01-01",
        "",
        &[(1008, 490), (1003, 5), (1004, 20)][..],
    );
    let newer = (3, "2024", "2024-01-01", "", &[(1008, 510), (1003, 6)][..]);
    let (told, name) = import(&world, &[full, newer], &[]);
    assert_eq!(name, "2024");
    assert_eq!(told["skipped"], json!({ "older_than_known": 1 }));
    assert_eq!(told["changed"], 1);
}
