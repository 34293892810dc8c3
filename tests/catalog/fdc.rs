//! FoodData Central. Names and portions are real; amounts and products are as they are documented.

use std::fmt::Write;
use std::fs;

use journal::catalog::report::Reason;
use journal::model::{Base, Library, Nutrient};

use crate::tables::{Taken, slice, take};

fn pairs(told: &[(&str, &str)]) -> Vec<(String, String)> {
    let told = told.iter();
    told.map(|(label, size)| ((*label).to_owned(), (*size).to_owned()))
        .collect()
}

fn documented(library: Library) -> Taken {
    take(&slice("usda-fdc-as-documented"), library).unwrap()
}

#[test]
fn names_and_portions_of_sr_legacy_are_read_and_its_amounts_are_missed() {
    let foods = take(&slice("usda-sr-legacy"), Library::Composition).unwrap();
    assert_eq!((foods.format, foods.read), ("USDA FoodData Central", 11));
    assert_eq!(foods.foods.len(), 10);
    assert_eq!(
        foods.noted(),
        [
            (Reason::OtherLibrary, 1),
            (Reason::EqualLabels, 1),
            (Reason::NoNutrition, 10)
        ]
    );
    assert_eq!(foods.food("usda-09040").name, "Bananas, raw");
    assert_eq!(foods.measures("usda-01036"), pairs(&[("cup", "246")]));
    assert_eq!(
        foods.measures("usda-05315"),
        pairs(&[
            ("unit (yield from 1 lb ready-to-cook duck)", "56"),
            ("oz", "28.333333333"),
            ("breast, bone removed", "240"),
        ])
    );
    let dishes = take(&slice("usda-sr-legacy"), Library::Service).unwrap();
    assert_eq!(dishes.keys(), ["usda-21107"]);
}

#[test]
fn sr_legacy_and_sr28_have_the_same_measures() {
    let old = take(&slice("usda-sr28"), Library::Composition).unwrap();
    let new = take(&slice("usda-sr-legacy"), Library::Composition).unwrap();
    for key in [
        "usda-01001",
        "usda-01036",
        "usda-05315",
        "usda-09040",
        "usda-16157",
    ] {
        assert_eq!(new.measures(key), old.measures(key), "{key}");
    }
}

#[test]
fn types_that_are_no_foods_are_left_out_as_documented_no_real_sample() {
    let foods = documented(Library::Composition);
    assert_eq!(foods.read, 21);
    assert_eq!(
        foods.keys(),
        [
            "foundation-16158",
            "foundation-100214",
            "usda-01001",
            "fndds-11111000"
        ]
    );
    assert_eq!(
        foods.noted(),
        [
            (Reason::Broken, 1),
            (Reason::OtherKind, 5),
            (Reason::OtherLibrary, 11),
            (Reason::Bound, 1),
            // Of the tomatoes energy alone.
            (Reason::NoMacros, 1)
        ]
    );
}

#[test]
fn amounts_are_those_of_their_nutrients_as_documented_no_real_sample() {
    let foods = documented(Library::Composition);
    let hummus = |nutrient| foods.value("foundation-16158", nutrient);
    assert_eq!(hummus(Nutrient::Kcal).as_deref(), Some("229"));
    assert_eq!(hummus(Nutrient::Protein).as_deref(), Some("7.35"));
    assert_eq!(hummus(Nutrient::Carbs).as_deref(), Some("9.5"));
    assert_eq!(hummus(Nutrient::Fat).as_deref(), Some("17.1"));
    assert_eq!(hummus(Nutrient::SaturatedFat).as_deref(), Some("2.5"));
    assert_eq!(hummus(Nutrient::Sugars).as_deref(), Some("0.34"));
    assert_eq!(hummus(Nutrient::Fibre).as_deref(), Some("5.4"));
    assert_eq!(hummus(Nutrient::Salt).as_deref(), Some("1.095"));
    let tomato = |nutrient| foods.value("foundation-100214", nutrient);
    assert_eq!(tomato(Nutrient::Kcal).as_deref(), Some("31"));
    assert_eq!(tomato(Nutrient::Carbs), None);
    // The tables before the download number nutrients otherwise.
    let milk = |nutrient| foods.value("fndds-11111000", nutrient);
    assert_eq!(milk(Nutrient::Kcal).as_deref(), Some("60"));
    assert_eq!(milk(Nutrient::Carbs).as_deref(), Some("4.67"));
}

#[test]
fn portions_say_their_unit_in_three_ways_as_documented_no_real_sample() {
    let foods = documented(Library::Composition);
    assert_eq!(
        foods.measures("foundation-16158"),
        pairs(&[("tablespoon", "16.95")])
    );
    assert_eq!(
        foods.measures("foundation-100214"),
        pairs(&[("tomatoes", "9.94"), ("cup, halves", "152")])
    );
    assert_eq!(
        foods.measures("fndds-11111000"),
        pairs(&[("cup", "244"), ("fl oz", "30.5")])
    );
    assert_eq!(foods.usual("fndds-11111000").as_deref(), Some("244 g"));
}

#[test]
fn of_editions_of_a_product_the_fuller_and_the_newest_are_given_as_documented_no_real_sample() {
    let foods = documented(Library::Off);
    assert_eq!(
        foods.keys(),
        [
            "9416050000012",
            "0021000658831",
            "0016000275288",
            "0014100085652",
            "0014100085652",
            "0027000612323"
        ]
    );
    let oil = foods.food("0027000612323");
    assert_eq!(oil.name, "VEGETABLE OIL, 1 GAL");
    assert_eq!(oil.changed, 1_687_996_800);
    assert_eq!(
        foods.value(&oil.key, Nutrient::Fat).as_deref(),
        Some("93.333333")
    );
    // The newest of the crackers has no amounts.
    let names = foods.names();
    assert!(names.contains(&"CRACKERS") && names.contains(&"CRACKERS, NEW"));
}

#[test]
fn what_is_odd_in_products_is_counted_as_documented_no_real_sample() {
    let foods = documented(Library::Off);
    assert_eq!((foods.read, foods.foods.len()), (21, 6));
    assert_eq!(
        foods.noted(),
        [
            (Reason::NoCode, 2),
            (Reason::NoName, 1),
            (Reason::Broken, 1),
            (Reason::OtherKind, 5),
            (Reason::OtherLibrary, 5),
            (Reason::Over100Grams, 1),
            (Reason::Over905Kcal, 1),
            (Reason::MacrosOver105Grams, 1),
            (Reason::Negative, 1),
            (Reason::NoNumber, 1),
            // The serving in units of vitamins.
            (Reason::UnknownUnit, 1),
            (Reason::Bound, 1),
            (Reason::WrongCheckDigit, 1),
            (Reason::Entities, 1),
            (Reason::LineBreaks, 1),
            (Reason::NoNutrition, 3),
            (Reason::NoMacros, 1),
            (Reason::Duplicate, 1),
        ]
    );
}

#[test]
fn a_product_has_serving_brand_and_country_as_documented_no_real_sample() {
    let foods = documented(Library::Off);
    let crackers = foods.food("0014100085652");
    assert_eq!(crackers.barcode.as_deref(), Some("0014100085652"));
    assert_eq!(crackers.brand.as_deref(), Some("GOLD"));
    assert_eq!(crackers.other_brands, "Bakers Inc., RING");
    assert_eq!(crackers.regions, "US");
    assert_eq!(foods.measures(&crackers.key), pairs(&[("crackers", "2.5")]));
    assert_eq!(foods.usual(&crackers.key).as_deref(), Some("12 crackers"));
    let carbs = foods.value(&crackers.key, Nutrient::Carbs);
    assert_eq!(carbs.as_deref(), Some("66.7"));
    let composition = foods.data(&crackers.key).composition;
    assert_eq!(composition.as_deref(), Some("FLOUR, SALT"));
    let milk = foods.data("9416050000012");
    assert_eq!((milk.base, milk.nutrition), (Some(Base::Millilitre), None));
    assert_eq!(milk.composition.as_deref(), Some("MILK, \"HONEY\" WATER"));
    assert_eq!(foods.food("9416050000012").regions, "NZ");
    // A serving of so many units of vitamins is none.
    assert_eq!(foods.measures("0016000275288"), []);
}

#[test]
fn tables_in_any_order_are_joined_as_documented_no_real_sample() {
    const PRODUCTS: u32 = 120_000;
    let mut foods = "fdc_id,data_type,description,publication_date\n".to_owned();
    let mut products = "fdc_id,gtin_upc,brand_owner\n".to_owned();
    for id in 1..=PRODUCTS {
        writeln!(foods, "{id},branded_food,food {id},2020-01-01").unwrap();
        let other = PRODUCTS + 1 - id;
        writeln!(products, "{other},{},owner {other}", 10_000_000 + other).unwrap();
    }
    let home = tempfile::tempdir().unwrap();
    fs::write(home.path().join("food.csv"), foods).unwrap();
    fs::write(home.path().join("branded_food.csv"), products).unwrap();
    let taken = take(home.path(), Library::Off).unwrap();
    assert_eq!(taken.read, u64::from(PRODUCTS));
    assert_eq!(taken.foods.len(), PRODUCTS as usize);
    for food in &taken.foods {
        let number = food.name.strip_prefix("food ").unwrap();
        assert_eq!(food.brand.as_deref(), Some(&*format!("owner {number}")));
    }
}

#[test]
fn a_newer_edition_that_knows_less_is_given_beside_a_fuller_as_documented_no_real_sample() {
    let home = tempfile::tempdir().unwrap();
    let write = |name: &str, text: &str| fs::write(home.path().join(name), text).unwrap();
    write(
        "food.csv",
        "fdc_id,data_type,description,publication_date\n1,branded_food,FULL,2020-01-01\n2,branded_food,BARE,2023-01-01\n",
    );
    write(
        "branded_food.csv",
        "fdc_id,gtin_upc\n2,3017620422003\n1,03017620422003\n",
    );
    write(
        "food_nutrient.csv",
        "fdc_id,nutrient_id,amount\n1,1008,539\n1,1004,31\n1,1003,6\n2,1008,540\n2,2047,541\n2,2048,542\n",
    );
    let taken = take(home.path(), Library::Off).unwrap();
    assert_eq!(taken.names(), ["BARE", "FULL"]);
}

#[test]
fn a_second_row_of_a_product_is_counted_as_documented_no_real_sample() {
    let home = tempfile::tempdir().unwrap();
    let write = |name: &str, text: &str| fs::write(home.path().join(name), text).unwrap();
    write(
        "food.csv",
        "fdc_id,data_type,description\n1,branded_food,SPREAD\n2,branded_food,TEA\n",
    );
    write(
        "branded_food.csv",
        "fdc_id,gtin_upc,brand_owner\n1,3017620422003,Ferro\n2,96385074,\n1,3017620422003,Other\n9,1,\n",
    );
    write(
        "food_nutrient.csv",
        "fdc_id,nutrient_id,amount\n1,1004,31\n2,1004,1\n",
    );
    let taken = take(home.path(), Library::Off).unwrap();
    assert_eq!(taken.noted(), [(Reason::Duplicate, 1)]);
    assert_eq!((taken.read, taken.foods.len()), (3, 2));
    assert_eq!(taken.food("3017620422003").brand.as_deref(), Some("Ferro"));
}
