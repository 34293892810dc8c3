//! FoodData Central whose tables lack columns, or parts of rows. All made up.

use std::fs;

use journal::catalog::report::Reason;
use journal::error::Result;
use journal::model::{Library, Nutrient};

use crate::tables::{Taken, take};

const FOODS: (&str, &str) = (
    "food.csv",
    "fdc_id,data_type,description\n1001,foundation_food,Oats\n1002,foundation_food,Rye\n1003,branded_food,Bar\n",
);

fn taken(tables: &[(&str, &str)], library: Library) -> Result<Taken> {
    let home = tempfile::tempdir().unwrap();
    for (name, text) in tables {
        fs::write(home.path().join(name), text).unwrap();
    }
    take(home.path(), library)
}

#[test]
fn a_table_without_a_column_that_is_needed_is_refused() {
    for (table, header, missing) in [
        ("food_nutrient.csv", "id,fdc_id,nutrient_id,value", "amount"),
        (
            "food_nutrient.csv",
            "id,fdc_id,nutrient,amount",
            "nutrient_id",
        ),
        ("food_nutrient.csv", "id,food,nutrient_id,amount", "fdc_id"),
        ("food_portion.csv", "fdc_id,amount,grams", "gram_weight"),
        ("foundation_food.csv", "fdc_id,ndb", "NDB_number"),
        ("food.csv", "fdc_id,type,description", "data_type"),
        ("food.csv", "fdc_id,data_type,name", "description"),
    ] {
        let error = taken(&[FOODS, (table, header)], Library::Composition).unwrap_err();
        let told = format!("{table}, line 1: there is no column `{missing}`");
        assert_eq!(error.message(), told);
    }
    let twice = ("food_nutrient.csv", "id,fdc_id,nutrient_id,amount,amount");
    let error = taken(&[FOODS, twice], Library::Composition).unwrap_err();
    let told = "food_nutrient.csv, line 1: there are two columns `amount`";
    assert_eq!(error.message(), told);
    let branded = [FOODS, ("branded_food.csv", "fdc_id,code\n1003,40084909\n")];
    let error = taken(&branded, Library::Off).unwrap_err();
    assert!(error.message().ends_with("no column `gtin_upc`"));
}

#[test]
fn rows_of_amounts_that_are_cut_off_are_counted_and_no_amounts() {
    let amounts = "id,fdc_id,nutrient_id,amount,points,footnote\n1,1001,1008,389,4,\n2,1001\n3,1002,1003\n4,1003,1008\n5,,1003,7,1,\n6,1002,protein,7,1,\n7,1002,1008,33\n8,1002,1003,7,1";
    let foods = taken(
        &[FOODS, ("food_nutrient.csv", amounts)],
        Library::Composition,
    )
    .unwrap();
    assert_eq!(foods.keys(), ["fdc-1001", "fdc-1002"]);
    let kcal = |key| foods.value(key, Nutrient::Kcal);
    assert_eq!(kcal("fdc-1001").as_deref(), Some("389"));
    assert_eq!(foods.noted()[0], (Reason::Broken, 6));
    assert_eq!(foods.read, 3 + 6);
    // What is cut off may have been 338.
    assert_eq!(foods.data("fdc-1002").nutrition, None);
}

/// A name or a number with a comma in it that stands in no quotes moves all that is behind it.
#[test]
fn rows_that_came_apart_are_counted_and_not_read_shifted() {
    let amounts = "id,fdc_id,nutrient_id,amount,points\n1,1001,1008,1,307,0\n2,1001,1003,16.9,4\n3,1001,1004,6.9,4,\n";
    let foods = "fdc_id,data_type,description,date\n1001,foundation_food,Oats,2019-04-01\n1002,foundation_food,Biscuits, plain,2019-04-01\n";
    let tables = [("food.csv", foods), ("food_nutrient.csv", amounts)];
    let foods = taken(&tables, Library::Composition).unwrap();
    assert_eq!(foods.keys(), ["fdc-1001"]);
    assert_eq!(foods.value("fdc-1001", Nutrient::Kcal), None);
    assert_eq!(
        foods.value("fdc-1001", Nutrient::Protein).as_deref(),
        Some("16.9")
    );
    assert!(
        foods.noted().contains(&(Reason::Broken, 3)),
        "{:?}",
        foods.noted()
    );
}

/// A quote that is left open takes the rows behind it for text, as far as the next one.
#[test]
fn a_quote_that_is_left_open_takes_no_other_row_along() {
    let foods = "fdc_id,data_type,description,category,date\n1001,foundation_food,\"Thetaqq pear,9,2019-04-01\n1002,foundation_food,Iotaqq plum\",9,2019-04-01\n1003,foundation_food,Kappaqq,9,2019-04-01\n1004,foundation_food,\"Lambdaqq\nbean, raw\",9,2019-04-01\n";
    let amounts = "id,fdc_id,nutrient_id,amount,footnote\n1,1003,1008,52,\"made up\n2,1003,1003,0.5,\n3,1004,1008,389,\n4,1004,1003,7,b\"\n5,1004,1004,3,\"b\"\n";
    let tables = [("food.csv", foods), ("food_nutrient.csv", amounts)];
    let foods = taken(&tables, Library::Composition).unwrap();
    let names: Vec<&str> = foods.foods.iter().map(|food| food.name.as_str()).collect();
    assert_eq!(names, ["Kappaqq", "Lambdaqq bean, raw"]);
    let told = |key, nutrient| foods.value(key, nutrient);
    assert_eq!(told("fdc-1003", Nutrient::Kcal), None);
    assert_eq!(told("fdc-1003", Nutrient::Protein).as_deref(), Some("0.5"));
    assert_eq!(told("fdc-1004", Nutrient::Kcal).as_deref(), Some("389"));
    assert_eq!(told("fdc-1004", Nutrient::Protein), None);
    assert_eq!(told("fdc-1004", Nutrient::Fat).as_deref(), Some("3"));
    assert_eq!(foods.read, 4 + 2);
    assert!(
        foods.noted().contains(&(Reason::Broken, 4)),
        "{:?}",
        foods.noted()
    );
    let header = [(
        "food.csv",
        "fdc_id,data_type,\"description\n1001,foundation_food,Oats\n",
    )];
    let error = taken(&header, Library::Composition).unwrap_err();
    let told = "food.csv, line 1: a quote is not closed at the end of its cell, or takes the next row for text";
    assert_eq!(error.message(), told);
}

#[test]
fn of_editions_one_that_tells_less_and_is_no_newer_is_left_out_and_others_are_given() {
    let tables = [
        (
            "food.csv",
            "fdc_id,data_type,description,publication_date\n1,branded_food,FULL,2020-01-01\n2,branded_food,BARE,2023-01-01\n\
             3,branded_food,BARE AND OLD,2020-01-01\n4,branded_food,BARE AND UNDATED,\n5,branded_food,SAME,\n",
        ),
        (
            "branded_food.csv",
            "fdc_id,gtin_upc,brand_owner,ingredients\n2,3017620422003,,\n1,03017620422003,A,SUGAR\n\
             3,3017620422003,A,\n4,3017620422003,,\n5,3017620422003,,\n",
        ),
        (
            "food_nutrient.csv",
            "fdc_id,nutrient_id,amount\n1,1008,539\n2,1008,540\n3,1008,541\n4,1008,542\n5,1008,543\n",
        ),
    ];
    let foods = taken(&tables, Library::Off).unwrap();
    // Nobody knows whether one without a day is older.
    assert_eq!(foods.names(), ["BARE", "FULL", "SAME"]);
    assert_eq!(
        foods.noted(),
        [(Reason::NoMacros, 3), (Reason::Duplicate, 2)]
    );
}

#[test]
fn editions_of_other_countries_are_given_beside_each_other() {
    let tables = [
        (
            "food.csv",
            "fdc_id,data_type,description,publication_date\n1,branded_food,US,2025-01-01\n2,branded_food,NZ,2024-01-01\n3,branded_food,OLD,2023-01-01\n",
        ),
        (
            "branded_food.csv",
            "fdc_id,gtin_upc,market_country\n1,3017620422003,United States\n2,3017620422003,New Zealand\n3,3017620422003,United States\n",
        ),
    ];
    let foods = taken(&tables, Library::Off).unwrap();
    assert_eq!(foods.names(), ["US", "NZ"]);
}

#[test]
fn of_rows_with_one_number_in_the_table_of_products_the_first_is_the_product_and_its_edition() {
    let foods = (
        "food.csv",
        "fdc_id,data_type,description,publication_date\n1,branded_food,FIRST,2020-01-01\n2,branded_food,SECOND,2023-01-01\n",
    );
    // By its first row the one is an edition of what the other is, by its last another product.
    for (rows, keys) in [
        (
            "1,40084909,A\n2,40084909,B\n1,3017620422003,C\n",
            vec!["40084909"],
        ),
        (
            "1,3017620422003,C\n2,40084909,B\n1,40084909,A\n",
            vec!["3017620422003", "40084909"],
        ),
    ] {
        let products = format!("fdc_id,gtin_upc,brand_owner\n{rows}");
        let products = ("branded_food.csv", products.as_str());
        let taken_in = taken(&[foods, products], Library::Off).unwrap();
        assert_eq!(taken_in.keys(), keys, "{rows}");
        assert_eq!(taken_in.food("40084909").name, "SECOND");
    }
}

#[test]
fn of_rows_with_one_number_in_the_table_of_foods_the_newest_that_has_a_name_is_given_and_all_are_counted()
 {
    let products = ("branded_food.csv", "fdc_id,gtin_upc\n1,40084909\n");
    let portions = (
        "food_portion.csv",
        "fdc_id,gram_weight,modifier,end\n1,9,slice,\n",
    );
    for (days, name) in [
        (["2020-01-01", "2024-01-01", "2022-01-01"], "SECOND"),
        (["2024-01-01", "2020-01-01", "2022-01-01"], "FIRST"),
        (["2020-01-01", "", "2020-01-01"], "THIRD"),
    ] {
        for (kind, library) in [
            ("branded_food", Library::Off),
            ("foundation_food", Library::Composition),
        ] {
            let names = ["FIRST", "SECOND", "THIRD"].into_iter().zip(days);
            let rows: String = names
                .map(|(name, day)| format!("1,{kind},{name},{day}\n"))
                .collect();
            let foods = format!(
                "fdc_id,data_type,description,publication_date\n{rows}1,{kind}, ,2025-01-01\n"
            );
            let tables = [("food.csv", foods.as_str()), products, portions];
            let taken_in = taken(&tables, library).unwrap();
            let names: Vec<&str> = taken_in.foods.iter().map(|food| &*food.name).collect();
            assert_eq!((taken_in.read, names), (4, vec![name]), "{kind} {days:?}");
            let day = i64::from(days.contains(&"2024-01-01"));
            assert_eq!(taken_in.foods[0].changed / 1_704_067_200, day);
            assert!(taken_in.noted().contains(&(Reason::Duplicate, 3)));
        }
    }
}

#[test]
fn an_edition_without_a_name_takes_the_place_of_none() {
    let tables = [
        (
            "food.csv",
            "fdc_id,data_type,description,publication_date\n1,branded_food,BAR,2020-01-01\n2,branded_food,,2023-01-01\n",
        ),
        (
            "branded_food.csv",
            "fdc_id,gtin_upc\n1,40084909\n2,40084909\n",
        ),
    ];
    let foods = taken(&tables, Library::Off).unwrap();
    assert_eq!((foods.read, foods.keys()), (2, vec!["40084909"]));
    assert!(foods.noted().contains(&(Reason::NoName, 1)));
}

#[test]
fn a_food_or_product_whose_row_is_cut_off_is_broken_and_no_food() {
    let foods = "fdc_id,data_type,description,food_category_id,publication_date\n\
                 1001,foundation_food,Oats,20,2025-01-01\n1004,foundation_food,\"Broccoli, ra";
    let taken_in = taken(&[("food.csv", foods)], Library::Composition).unwrap();
    assert_eq!(taken_in.keys(), ["fdc-1001"]);
    assert_eq!(taken_in.noted()[0], (Reason::Broken, 1));
    let foods = "fdc_id,data_type,description,food_category_id,publication_date\n\
                 3001,branded_food,Bar,,2025-01-01\n3002,branded_food,Cake,,2025-01-01\n";
    let products = "fdc_id,brand_owner,gtin_upc,ingredients,market_country\n\
                    3001,Acme,40084909,oats,United States\n3002,Acme,\"940000000";
    let tables = [("food.csv", foods), ("branded_food.csv", products)];
    let taken_in = taken(&tables, Library::Off).unwrap();
    assert_eq!(taken_in.keys().len(), 1);
    assert_eq!(taken_in.noted()[0], (Reason::Broken, 1));
}

#[test]
fn rows_of_other_tables_that_are_cut_off_are_counted_and_say_nothing() {
    let tables = [
        FOODS,
        (
            "foundation_food.csv",
            "fdc_id,NDB_number,footnote\n1001,20038,\n1003,1\n1002,200",
        ),
        ("measure_unit.csv", "id,name\n1000,cup\n1001\nx,spoon\n"),
        (
            "food_portion.csv",
            "id,fdc_id,amount,measure_unit_id,modifier,gram_weight,data_points\n1,1001,1,1000,,81,4\n2,1003,1\n3,,1,1000,,5,1\n4,1002,1,1000,whole,24",
        ),
    ];
    let foods = taken(&tables, Library::Composition).unwrap();
    assert_eq!(foods.keys(), ["foundation-20038", "fdc-1002"]);
    assert_eq!(foods.measures("foundation-20038").len(), 1);
    // What is cut off may have been 240.
    assert_eq!(foods.measures("fdc-1002"), []);
    assert_eq!(foods.noted()[0], (Reason::Broken, 1 + 2 + 2));
    assert_eq!(foods.read, 3 + 5);
}

#[test]
fn a_row_that_is_cut_off_in_any_column_that_is_read_is_broken() {
    let foods = "fdc_id,data_type,description,food_category_id,publication_date\n\
                 1001,sr_legacy_food,Oats,20,2025-01-01\n1002,sr_legacy_food,Hamburger,2";
    let taken_in = taken(&[("food.csv", foods)], Library::Composition).unwrap();
    assert_eq!(taken_in.keys(), ["fdc-1001"]);
    assert_eq!(taken_in.noted()[0], (Reason::Broken, 1));
    let products = "fdc_id,gtin_upc,ingredients,market_country\n\
                    ,40084916,oats,United States\n1003,40084909,oats with hazel";
    let tables = [FOODS, ("branded_food.csv", products)];
    let taken_in = taken(&tables, Library::Off).unwrap();
    assert_eq!(taken_in.keys(), Vec::<&str>::new());
    assert_eq!(taken_in.noted()[0], (Reason::Broken, 2));
}

#[test]
fn portions_that_cannot_be_are_counted_and_no_measures() {
    let portions = "fdc_id,amount,portion_description,modifier,gram_weight,end\n\
                    1001,1,,cup,many,\n1001,a,,bowl,80,\n1001,1,,plate,0,\n1001,,,scoop,40,\n1001,1,,pinch,,\n1001,,2 1/2 cups,,200,\n";
    let tables = [FOODS, ("food_portion.csv", portions)];
    let foods = taken(&tables, Library::Composition).unwrap();
    let told = |label: &str, size: &str| (label.to_owned(), size.to_owned());
    assert_eq!(
        foods.measures("fdc-1001"),
        [told("scoop", "40"), told("2 1/2 cups", "200")]
    );
    assert!(foods.noted().contains(&(Reason::ImpossibleServing, 4)));
}

#[test]
fn of_two_names_for_one_unit_the_first_counts_and_the_other_is_counted() {
    let portions = "fdc_id,amount,measure_unit_id,portion_description,modifier,gram_weight,end\n\
                    1001,1,1000,,,5,\n";
    let tables = [
        FOODS,
        ("food_portion.csv", portions),
        ("measure_unit.csv", "id,name\n1000,cup\n1000,tablespoon\n"),
    ];
    let foods = taken(&tables, Library::Composition).unwrap();
    assert_eq!(
        foods.measures("fdc-1001"),
        [("cup".to_owned(), "5".to_owned())]
    );
    assert!(foods.noted().contains(&(Reason::Broken, 1)));
}

#[test]
fn a_portion_that_is_called_nothing_is_counted() {
    let portions = "fdc_id,amount,measure_unit_id,portion_description,modifier,gram_weight,end\n\
                    1001,1,,,,5,\n1001,1,9999,,,6,\n1001,1,7777,,,7,\n1001,1,,,cup,8,\n";
    let units = "id,name\n9999,undetermined\n";
    let tables = [
        FOODS,
        ("food_portion.csv", portions),
        ("measure_unit.csv", units),
    ];
    let foods = taken(&tables, Library::Composition).unwrap();
    assert_eq!(
        foods.measures("fdc-1001"),
        [("cup".to_owned(), "8".to_owned())]
    );
    assert!(foods.noted().contains(&(Reason::NoLabel, 3)));
}

#[test]
fn a_day_that_cannot_be_one_of_publication_is_counted_and_none_is_not() {
    let head = "fdc_id,data_type,description,food_category_id,publication_date\n";
    for (day, counted) in [
        ("2019-13-41", true),
        ("yesterday", true),
        ("2019-02-30", true),
        ("1066-01-01", true),
        ("", false),
        ("2019-04-01", false),
        ("4/1/2019", false),
    ] {
        let foods = format!("{head}1001,sr_legacy_food,Oats,20,{day}\n");
        let foods = taken(&[("food.csv", &foods)], Library::Composition).unwrap();
        let noted = foods.noted();
        let is_counted = noted.contains(&(Reason::ImpossibleDate, 1));
        assert_eq!(is_counted, counted, "{day}: {noted:?}");
        assert_eq!(foods.keys(), ["fdc-1001"]);
    }
}

#[test]
fn a_nutrient_that_stands_twice_with_different_amounts_is_told_and_the_first_counts() {
    let amounts = "id,fdc_id,nutrient_id,amount\n1,1001,1008,389\n2,1001,1003,\n3,1001,1003,16.9\n4,1001,1008,389.0\n5,1001,1008,398\n\
                   6,1001,1003,16.8\n7,1001,1008,\n8,9,1008,1\n9,9,1008,2\n10,1002,1008,450\n";
    let tables = [FOODS, ("food_nutrient.csv", amounts)];
    let foods = taken(&tables, Library::Composition).unwrap();
    let told = |nutrient| foods.value("fdc-1001", nutrient);
    assert_eq!(told(Nutrient::Kcal).as_deref(), Some("389"));
    assert_eq!(told(Nutrient::Protein).as_deref(), Some("16.9"));
    assert_eq!(foods.noted()[0], (Reason::Broken, 2));
}
