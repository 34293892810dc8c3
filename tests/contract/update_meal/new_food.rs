//! Foods that are saved with a change of a meal, all or nothing.

use serde_json::{Value, json};

use crate::bodies::{
    UNKNOWN, barcoded, breakfast, id, named, of, of_new, per_100_g, product, recipe, with,
};
use crate::json::assert_same;
use crate::stand::Stand;

promises!(
    a_new_food_is_saved_with_the_change,
    a_new_food_with_an_id_changes_that_food,
    a_broken_rule_keeps_nothing,
    a_known_barcode_keeps_nothing,
    a_known_barcode_of_an_ingredient_keeps_nothing,
    a_missing_food_keeps_nothing,
    a_missing_ingredient_keeps_nothing,
    an_unknown_id_keeps_nothing,
    a_foreign_item_keeps_nothing,
    a_refused_change_does_not_change_a_food,
    an_unknown_meal_keeps_no_new_food,
);

/// The patch is answered like this, and nothing of it is kept.
fn assert_nothing_kept(stand: &Stand, items: Value, refused: impl Fn(crate::ask::Answer)) {
    let before = stand.create_meal(breakfast()).given();
    let mine = stand.mine();
    let patch = json!({"name": "x", "items": items});
    refused(stand.update_meal(id(&before), patch));
    assert_same(&stand.get_meal(id(&before)).given(), &before);
    assert_eq!(stand.mine(), mine);
    assert!(stand.corrections().is_empty());
}

fn a_new_food_is_saved_with_the_change(stand: &Stand) {
    let made = stand.create_meal(breakfast()).given();
    let food = per_100_g("Stew", json!({"kcal": 80}));
    let items = json!([
        {"id": made["items"][0]["id"]},
        {"newFood": food, "quantity": 50, "unit": "g"},
    ]);
    let after = stand
        .update_meal(id(&made), json!({"items": items}))
        .given();
    assert_same(&after["items"][0], &made["items"][0]);
    assert_eq!(after["items"][1]["food"]["name"], "Stew");
    assert_eq!(after["items"][1]["food"]["key"], stand.mine()[0]["id"]);
    assert_same(&after["nutrition"]["values"]["kcal"], &json!(419));
}

fn a_new_food_with_an_id_changes_that_food(stand: &Stand) {
    let food = stand.save_food(named("Stew")).given();
    let made = stand.create_meal(breakfast()).given();
    let changed = with(named("Rich stew"), "/id", food["id"].clone());
    let patch = json!({"items": [{"newFood": changed}]});
    let after = stand.update_meal(id(&made), patch).given();
    assert_same(&after["items"][0]["food"]["version"], &json!(2));
    assert_eq!(stand.names(&[]), ["Rich stew"]);
}

fn a_broken_rule_keeps_nothing(stand: &Stand) {
    let items = json!([{"newFood": named("Tea")}, {"newFood": named("")}]);
    assert_nothing_kept(stand, items, |answer| {
        answer.refused(&["items[1].newFood.name"]);
    });
}

fn a_known_barcode_keeps_nothing(stand: &Stand) {
    let known = barcoded("Copy", "3017620422003");
    let items = json!([{"newFood": named("Tea")}, {"newFood": known}]);
    assert_nothing_kept(stand, items, |answer| {
        assert_eq!(answer.in_catalog()["key"], "spread");
    });
}

fn a_known_barcode_of_an_ingredient_keeps_nothing(stand: &Stand) {
    let known = of_new(barcoded("Copy", "3017620422003"), 1, "g");
    let items = json!([{"newFood": recipe("Cake", 1, vec![known])}]);
    assert_nothing_kept(stand, items, |answer| {
        answer.in_catalog();
    });
}

fn a_missing_food_keeps_nothing(stand: &Stand) {
    let copy = with(
        barcoded("Copy", "3017620422003"),
        "/copyFrom",
        product("spread"),
    );
    let items = json!([{"newFood": copy}, {"food": product("nothing")}]);
    assert_nothing_kept(stand, items, |answer| answer.missing("food"));
}

fn a_missing_ingredient_keeps_nothing(stand: &Stand) {
    let cake = recipe("Cake", 1, vec![of(product("nothing"), 1, "g")]);
    let items = json!([{"newFood": named("Tea")}, {"newFood": cake}]);
    assert_nothing_kept(stand, items, |answer| answer.missing("ingredient"));
}

fn an_unknown_id_keeps_nothing(stand: &Stand) {
    let other = with(named("Other"), "/id", UNKNOWN);
    let items = json!([{"newFood": named("Tea")}, {"newFood": other}]);
    assert_nothing_kept(stand, items, |answer| answer.missing("food"));
}

fn a_foreign_item_keeps_nothing(stand: &Stand) {
    let items = json!([{"newFood": named("Tea")}, {"id": UNKNOWN}]);
    assert_nothing_kept(stand, items, |answer| {
        answer.refused(&["items[1].id"]);
    });
}

fn a_refused_change_does_not_change_a_food(stand: &Stand) {
    let food = stand.save_food(named("Stew")).given();
    let changed = with(named("Rich stew"), "/id", food["id"].clone());
    let items = json!([{"newFood": changed}, {"food": product("nothing")}]);
    assert_nothing_kept(stand, items, |answer| answer.missing("food"));
    assert_eq!(stand.mine(), [food]);
}

fn an_unknown_meal_keeps_no_new_food(stand: &Stand) {
    let patch = json!({"items": [{"newFood": named("Tea")}]});
    stand.update_meal(UNKNOWN, patch).missing("meal");
    assert!(stand.mine().is_empty());
}
