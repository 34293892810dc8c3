//! Changing a food that was saved before.

use serde_json::{Value, json};

use super::full;
use crate::bodies::{UNKNOWN, eat, id, meal, named, of, per_100_g, recipe, the, with, without};
use crate::json::{assert_instant, assert_same};
use crate::stand::Stand;

promises!(
    each_save_is_a_new_version,
    a_save_of_the_same_is_a_new_version_too,
    a_change_is_updated_now_and_created_then,
    a_change_replaces_the_whole_food,
    a_food_that_was_read_can_be_sent_back,
    a_recipe_that_was_read_can_be_sent_back,
    a_catalogue_food_that_was_read_is_saved_as_a_copy,
    an_unknown_id_is_missing,
    a_deleted_food_cannot_be_changed,
    a_meal_is_no_food_to_change,
    a_recipe_may_become_a_plain_food_and_back,
    other_foods_do_not_change,
);

fn each_save_is_a_new_version(stand: &Stand) {
    let food = stand.save_food(named("Stew")).given();
    for version in 2..=4 {
        let body = with(named(&format!("Stew {version}")), "/id", id(&food));
        let saved = stand.save_food(body).given();
        assert_same(&saved["version"], &json!(version));
        assert_eq!(saved["id"], food["id"]);
        assert_eq!(saved["key"], food["key"]);
    }
    assert_eq!(stand.names(&[]), ["Stew 4"]);
}

fn a_save_of_the_same_is_a_new_version_too(stand: &Stand) {
    let food = stand.save_food(named("Stew")).given();
    let saved = stand
        .save_food(with(named("Stew"), "/id", id(&food)))
        .given();
    assert_same(&saved["version"], &json!(2));
}

fn a_change_is_updated_now_and_created_then(stand: &Stand) {
    let food = stand.save_food(named("Stew")).given();
    stand.set_clock("2026-11-22T10:00:00Z");
    let saved = stand
        .save_food(with(named("Soup"), "/id", id(&food)))
        .given();
    assert_instant(&saved["createdAt"], "2026-11-21T09:00:00Z");
    assert_instant(&saved["updatedAt"], "2026-11-22T10:00:00Z");
}

fn a_change_replaces_the_whole_food(stand: &Stand) {
    let food = stand.save_food(full()).given();
    let saved = stand
        .save_food(with(named("Soup"), "/id", id(&food)))
        .given();
    assert_eq!(saved["name"], "Soup");
    for member in ["brand", "barcode", "copyFrom"] {
        assert!(saved[member].is_null(), "{member}");
    }
    assert_same(&saved["data"], &json!({}));
    assert_eq!(stand.mine(), [saved]);
}

fn a_food_that_was_read_can_be_sent_back(stand: &Stand) {
    for body in [named("Salt"), full()] {
        let food = stand.save_food(body).given();
        let saved = stand.save_food(food.clone()).given();
        assert_same(&saved, &with(food, "/version", 2));
    }
}

fn a_recipe_that_was_read_can_be_sent_back(stand: &Stand) {
    let salt = stand
        .save_food(per_100_g("Salt", json!({"kcal": 0})))
        .given();
    let food = stand
        .save_food(recipe("Brine", 4, vec![of(the(&salt), 10, "g")]))
        .given();
    let saved = stand.save_food(food.clone()).given();
    assert_same(&saved, &with(food, "/version", 2));
}

fn a_catalogue_food_that_was_read_is_saved_as_a_copy(stand: &Stand) {
    let page = stand
        .search_foods(&[("library", "composition"), ("query", "banana")])
        .given();
    let read = without(page["foods"][0].clone(), "/id");
    let saved = stand.save_food(read.clone()).given();
    assert_eq!(saved["library"], "mine");
    assert_ne!(saved["key"], "banana");
    assert_same(&saved["data"], &read["data"]);
}

fn an_unknown_id_is_missing(stand: &Stand) {
    for id in [UNKNOWN, "stew", "{x}", "spread"] {
        stand
            .save_food(with(named("Stew"), "/id", id))
            .missing("food");
    }
    assert!(stand.mine().is_empty());
}

fn a_deleted_food_cannot_be_changed(stand: &Stand) {
    let food = stand.save_food(named("Stew")).given();
    stand.delete_food(id(&food)).given();
    stand
        .save_food(with(named("Soup"), "/id", id(&food)))
        .missing("food");
    assert!(stand.mine().is_empty());
}

fn a_meal_is_no_food_to_change(stand: &Stand) {
    let made = stand.create_meal(crate::bodies::breakfast()).given();
    stand
        .save_food(with(named("Soup"), "/id", id(&made)))
        .missing("food");
}

fn a_recipe_may_become_a_plain_food_and_back(stand: &Stand) {
    let soup = || {
        recipe(
            "Soup",
            2,
            vec![of(crate::bodies::generic("oats"), 100, "g")],
        )
    };
    let food = stand.save_food(soup()).given();
    let plain = with(per_100_g("Soup", json!({"kcal": 40})), "/id", id(&food));
    let saved = stand.save_food(plain).given();
    assert_eq!(saved["data"]["base"], "g");
    assert!(saved["data"].get("recipe").is_none());
    let made = stand
        .create_meal(meal(vec![eat(the(&food), 50, "g")]))
        .given();
    assert_same(&made["nutrition"]["values"], &json!({"kcal": 20}));
    let saved = stand.save_food(with(soup(), "/id", id(&food))).given();
    assert_eq!(saved["data"]["base"], "serving");
}

fn other_foods_do_not_change(stand: &Stand) {
    let food = stand.save_food(named("Stew")).given();
    let other = stand.save_food(named("Soup")).given();
    stand
        .save_food(with(named("Rich stew"), "/id", id(&food)))
        .given();
    let kept: Vec<Value> = stand
        .mine()
        .into_iter()
        .filter(|f| f["id"] == other["id"])
        .collect();
    assert_eq!(kept, [other]);
}
