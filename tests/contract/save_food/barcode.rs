//! Barcodes: which there are, and which the catalogue has already.

use serde_json::{Value, json};

use crate::bodies::{barcoded, id, named, of_new, per_100_g, product, recipe, with};
use crate::json::assert_same;
use crate::stand::Stand;

promises!(
    a_barcode_has_8_to_14_digits,
    a_barcode_of_the_catalogue_is_told_with_its_food,
    a_barcode_of_the_service_is_in_the_catalogue,
    leading_zeros_make_no_other_barcode,
    a_barcode_comes_back_as_it_was_sent,
    copy_from_saves_a_copy_with_the_barcode,
    copy_from_null_lets_no_barcode_in,
    a_food_saved_before_may_take_any_barcode,
    an_own_barcode_is_no_conflict,
    a_new_ingredients_barcode_keeps_the_recipe_out,
    copy_from_lets_a_new_ingredient_in,
);

fn a_barcode_has_8_to_14_digits(stand: &Stand) {
    for barcode in ["12345670", "123456789", "00000000", "12345678901231"] {
        let saved = stand.save_food(barcoded("Stew", barcode)).given();
        assert_eq!(saved["barcode"], barcode);
    }
    for barcode in [
        "",
        "1234567",
        "123456789012345",
        "1234567a",
        "1234 5670",
        " 12345670",
        "12345670\n",
        "+12345670",
        "-12345670",
        "12345670.0",
        "١٢٣٤٥٦٧٠",
        "１２３４５６７０",
    ] {
        stand
            .save_food(barcoded("Stew", barcode))
            .refused(&["barcode"]);
    }
    let saved = stand
        .save_food(with(named("Stew"), "/barcode", Value::Null))
        .given();
    assert!(saved["barcode"].is_null());
}

fn a_barcode_of_the_catalogue_is_told_with_its_food(stand: &Stand) {
    let food = stand
        .save_food(barcoded("Copy", "3017620422003"))
        .in_catalog();
    let page = stand
        .search_foods(&[("library", "off"), ("query", "3017620422003")])
        .given();
    assert_same(&food, &page["foods"][0]);
    assert_eq!(food["key"], "spread");
    assert!(stand.mine().is_empty());
}

fn a_barcode_of_the_service_is_in_the_catalogue(stand: &Stand) {
    let food = stand.save_food(barcoded("Copy", "20001234")).in_catalog();
    assert_eq!(food["library"], "service");
    assert_eq!(food["key"], "lasagne");
}

fn leading_zeros_make_no_other_barcode(stand: &Stand) {
    for barcode in [
        "12345678905",
        "012345678905",
        "0012345678905",
        "00012345678905",
    ] {
        let food = stand.save_food(barcoded("Copy", barcode)).in_catalog();
        assert_eq!(food["key"], "peanut", "{barcode}");
    }
    for barcode in ["096385074", "0000096385074", "00000096385074"] {
        let food = stand.save_food(barcoded("Copy", barcode)).in_catalog();
        assert_eq!(food["key"], "mini", "{barcode}");
    }
    for barcode in ["30176204220030", "123456789050", "96385074000000"] {
        stand.save_food(barcoded("Other", barcode)).given();
    }
}

fn a_barcode_comes_back_as_it_was_sent(stand: &Stand) {
    let saved = stand.save_food(barcoded("Stew", "00012345600007")).given();
    assert_eq!(saved["barcode"], "00012345600007");
}

fn copy_from_saves_a_copy_with_the_barcode(stand: &Stand) {
    for copy_from in [
        product("spread"),
        product("peanut"),
        json!({"library": "mine", "key": "x"}),
    ] {
        let body = with(barcoded("Copy", "3017620422003"), "/copyFrom", copy_from);
        assert_eq!(stand.save_food(body).given()["barcode"], "3017620422003");
    }
}

fn copy_from_null_lets_no_barcode_in(stand: &Stand) {
    let body = with(barcoded("Copy", "3017620422003"), "/copyFrom", Value::Null);
    stand.save_food(body).in_catalog();
}

fn a_food_saved_before_may_take_any_barcode(stand: &Stand) {
    let food = stand.save_food(named("Stew")).given();
    let body = with(barcoded("Stew", "3017620422003"), "/id", id(&food));
    assert_eq!(stand.save_food(body).given()["barcode"], "3017620422003");
}

fn an_own_barcode_is_no_conflict(stand: &Stand) {
    stand.save_food(barcoded("Stew", "12345670")).given();
    stand.save_food(barcoded("Soup", "12345670")).given();
    assert_eq!(stand.mine().len(), 2);
}

fn a_new_ingredients_barcode_keeps_the_recipe_out(stand: &Stand) {
    let new = [
        per_100_g("Flour", json!({})),
        barcoded("Copy", "3017620422003"),
    ];
    let body = recipe("Cake", 1, new.map(|food| of_new(food, 1, "g")).to_vec());
    let food = stand.save_food(body).in_catalog();
    assert_eq!(food["key"], "spread");
    assert!(stand.mine().is_empty());
}

fn copy_from_lets_a_new_ingredient_in(stand: &Stand) {
    let copy = with(
        barcoded("Copy", "3017620422003"),
        "/copyFrom",
        product("spread"),
    );
    stand
        .save_food(recipe("Cake", 1, vec![of_new(copy, 50, "g")]))
        .given();
    assert_eq!(stand.mine().len(), 2);
    assert_eq!(stand.corrections().len(), 1);
}
