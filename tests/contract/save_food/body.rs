//! What a food's body may be, and how problems are told.

use serde_json::{Value, json};

use super::full;
use crate::bodies::{UNKNOWN, barcoded, emoji, generic, id, named, of, recipe, with, without};
use crate::json::assert_same;
use crate::stand::Stand;

promises!(
    a_body_is_an_object,
    name_and_data_are_required,
    a_member_of_another_type_is_named,
    a_name_has_1_to_200_characters,
    a_brand_has_200_characters_at_most,
    u0000_is_refused_in_every_text,
    all_problems_are_told_at_once,
    at_most_20_problems_are_told,
    at_most_100_characters_of_input_are_echoed,
    a_broken_rule_comes_before_a_missing_food,
    a_broken_rule_comes_before_a_known_barcode,
    a_missing_ingredient_comes_before_a_known_barcode,
    a_refused_food_leaves_nothing,
);

fn a_body_is_an_object(stand: &Stand) {
    for body in [json!(null), json!([]), json!("x"), json!(1)] {
        stand.save_food(body).invalid();
    }
}

fn name_and_data_are_required(stand: &Stand) {
    stand.save_food(json!({})).refused(&["name", "data"]);
    for member in ["name", "data"] {
        stand
            .save_food(without(full(), &format!("/{member}")))
            .refused(&[member]);
    }
}

fn a_member_of_another_type_is_named(stand: &Stand) {
    for (member, values) in [
        ("name", vec![json!(null), json!(1), json!([])]),
        ("data", vec![json!(null), json!([]), json!("x"), json!(1)]),
        ("brand", vec![json!(1), json!([]), json!(true)]),
        ("barcode", vec![json!(12_345_670), json!([])]),
        ("copyFrom", vec![json!([]), json!("x"), json!(1)]),
    ] {
        for value in values {
            let body = with(named("Stew"), &format!("/{member}"), value);
            stand.save_food(body).refused(&[member]);
        }
    }
    stand
        .save_food(with(named("Stew"), "/id", 1))
        .refused(&["id"]);
}

fn a_name_has_1_to_200_characters(stand: &Stand) {
    for name in ["x".to_owned(), "é".repeat(200), emoji(200)] {
        assert_eq!(stand.save_food(named(&name)).given()["name"], name);
    }
    for name in [String::new(), "x".repeat(201), emoji(201)] {
        stand.save_food(named(&name)).refused(&["name"]);
    }
}

fn a_brand_has_200_characters_at_most(stand: &Stand) {
    let branded = |brand: Value| with(named("Stew"), "/brand", brand);
    for brand in [json!(emoji(200)), json!("Mum"), json!(null)] {
        assert_same(
            &stand.save_food(branded(brand.clone())).given()["brand"],
            &brand,
        );
    }
    stand
        .save_food(branded(json!(emoji(201))))
        .refused(&["brand"]);
}

fn u0000_is_refused_in_every_text(stand: &Stand) {
    for (at, path) in [
        ("/name", "name"),
        ("/brand", "brand"),
        ("/barcode", "barcode"),
        ("/copyFrom/key", "copyFrom.key"),
        ("/data/base", "data.base"),
        ("/data/measures/0/label", "data.measures[0].label"),
        ("/data/defaultPortion/unit", "data.defaultPortion.unit"),
        ("/data/composition", "data.composition"),
        ("/data/note", "data.note"),
        ("/data/images/0/url", "data.images[0].url"),
        ("/data/source/place", "data.source.place"),
        ("/data/source/description", "data.source.description"),
        ("/data/source/key", "data.source.key"),
    ] {
        let body = match at {
            "/data/defaultPortion/unit" => full(),
            _ => without(full(), "/data/defaultPortion"),
        };
        stand.save_food(with(body, at, "a\0b")).refused(&[path]);
    }
    let body = with(
        recipe("Soup", 1, vec![]),
        "/data/recipe/steps",
        json!(["ok", "\0"]),
    );
    stand.save_food(body).refused(&["data.recipe.steps[1]"]);
    let ingredient = of(json!({"library": "off", "key": "\0"}), 1, "g");
    stand
        .save_food(recipe("Soup", 1, vec![ingredient]))
        .refused(&["data.ingredients[0].food.key"]);
}

fn all_problems_are_told_at_once(stand: &Stand) {
    let body = json!({
        "name": "",
        "brand": 7,
        "barcode": "12",
        "data": {
            "base": "cup",
            "composition": 1,
            "note": "x".repeat(10_001),
            "images": [{"url": "no uri"}],
            "measures": [{"label": "", "size": 0}],
            "source": {"origin": "guess"},
            "recipe": {"servings": 0, "steps": [1], "minutes": -1},
        },
        "copyFrom": {"library": "theirs", "key": "k"},
    });
    stand.save_food(body).refused(&[
        "name",
        "brand",
        "barcode",
        "data.base",
        "data.composition",
        "data.note",
        "data.images[0].url",
        "data.measures[0].label",
        "data.measures[0].size",
        "data.source.origin",
        "data.recipe.servings",
        "data.recipe.steps[0]",
        "data.recipe.minutes",
        "copyFrom.library",
    ]);
}

fn at_most_20_problems_are_told(stand: &Stand) {
    let measures = vec![json!({"label": "", "size": 0}); 30];
    let body = with(full(), "/data/measures", measures);
    let body = without(body, "/data/defaultPortion");
    assert_eq!(stand.save_food(body).invalid().details().len(), 20);
}

fn at_most_100_characters_of_input_are_echoed(stand: &Stand) {
    let long = "x".repeat(1_500);
    for at in [
        "/name",
        "/barcode",
        "/data/base",
        "/data/defaultPortion/unit",
        "/data/source/origin",
        "/copyFrom/library",
        "/data/images/0/url",
    ] {
        let error = stand.save_food(with(full(), at, long.as_str())).invalid();
        let told = serde_json::to_string(error.details()).unwrap() + error.message();
        assert!(!told.contains(&"x".repeat(101)), "{at}: {told}");
    }
    let body = with(full(), &format!("/data/nutrition/{long}"), 1);
    let error = stand.save_food(body).refused_in("data.nutrition");
    assert!(!error.message().contains(&"x".repeat(101)), "{error:?}");
}

fn a_broken_rule_comes_before_a_missing_food(stand: &Stand) {
    let body = with(named(""), "/id", UNKNOWN);
    stand.save_food(body).refused(&["name"]);
    let missing = of(generic("nothing"), 1, "g");
    let bucket = of(generic("oats"), 1, "bucket");
    stand
        .save_food(recipe("Soup", 1, vec![missing, bucket]))
        .refused(&["data.ingredients[1].portion.unit"]);
}

fn a_broken_rule_comes_before_a_known_barcode(stand: &Stand) {
    stand
        .save_food(barcoded("", "3017620422003"))
        .refused(&["name"]);
}

fn a_missing_ingredient_comes_before_a_known_barcode(stand: &Stand) {
    let body = recipe("Soup", 1, vec![of(generic("nothing"), 1, "g")]);
    stand
        .save_food(with(body, "/barcode", "3017620422003"))
        .missing("ingredient");
}

fn a_refused_food_leaves_nothing(stand: &Stand) {
    stand.save_food(named("")).refused(&["name"]);
    assert!(stand.mine().is_empty());
    let food = stand.save_food(full()).given();
    let body = with(with(full(), "/name", "Soup"), "/id", id(&food));
    stand
        .save_food(with(body, "/data/base", "kg"))
        .refused_in("data");
    assert_eq!(stand.mine(), [food]);
}
