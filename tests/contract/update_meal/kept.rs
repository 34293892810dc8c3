//! A kept item keeps its food as it was when the item was written.

use serde_json::{Value, json};

use crate::bodies::{eat, generic, id, meal, of, per_100_g, recipe, the, with};
use crate::json::assert_same;
use crate::stand::Stand;

promises!(
    other_members_change_while_the_food_stays_pinned,
    a_kept_item_stays_pinned_when_its_food_was_changed,
    a_kept_item_stays_pinned_when_its_food_was_deleted,
    the_same_food_sent_along_stays_pinned,
    a_read_meal_is_sent_back_after_its_food_was_deleted,
    a_new_amount_is_of_the_pinned_food,
    a_pinned_food_knows_only_its_own_units,
    an_item_without_id_takes_the_food_of_today,
    a_pinned_catalogue_food_outlives_the_catalogue,
    a_pinned_recipe_keeps_its_sums,
);

/// A food with a bowl of 300 g, and a meal of two bowls of it.
fn stew(stand: &Stand) -> (Value, Value) {
    let body = per_100_g("Stew", json!({"kcal": 80}));
    let body = with(
        body,
        "/data/measures",
        json!([{"label": "bowl", "size": 300}]),
    );
    let food = stand.save_food(body).given();
    let made = stand
        .create_meal(meal(vec![eat(the(&food), 2, "bowl")]))
        .given();
    (food, made)
}

/// Saves the food anew: another name, other values, no bowl.
fn change(stand: &Stand, food: &Value) {
    let body = per_100_g("Soup", json!({"kcal": 10}));
    stand
        .save_food(with(body, "/id", food["id"].clone()))
        .given();
}

fn patched(stand: &Stand, meal: &Value, item: Value) -> Value {
    stand
        .update_meal(id(meal), json!({"items": [item]}))
        .given()["items"][0]
        .clone()
}

fn other_members_change_while_the_food_stays_pinned(stand: &Stand) {
    let (food, made) = stew(stand);
    change(stand, &food);
    let after = stand
        .update_meal(id(&made), json!({"name": "Lunch"}))
        .given();
    assert_same(&after["items"], &made["items"]);
    assert_same(&after["nutrition"], &made["nutrition"]);
}

fn a_kept_item_stays_pinned_when_its_food_was_changed(stand: &Stand) {
    let (food, made) = stew(stand);
    change(stand, &food);
    let item = patched(stand, &made, json!({"id": made["items"][0]["id"]}));
    assert_same(&item, &made["items"][0]);
}

fn a_kept_item_stays_pinned_when_its_food_was_deleted(stand: &Stand) {
    let (food, made) = stew(stand);
    stand.delete_food(id(&food)).given();
    let item = patched(stand, &made, json!({"id": made["items"][0]["id"]}));
    assert_same(&item, &made["items"][0]);
}

fn the_same_food_sent_along_stays_pinned(stand: &Stand) {
    let (food, made) = stew(stand);
    change(stand, &food);
    let kept = json!({"id": made["items"][0]["id"], "food": the(&food)});
    assert_same(&patched(stand, &made, kept.clone()), &made["items"][0]);
    stand.delete_food(id(&food)).given();
    assert_same(&patched(stand, &made, kept), &made["items"][0]);
}

fn a_read_meal_is_sent_back_after_its_food_was_deleted(stand: &Stand) {
    let (food, made) = stew(stand);
    change(stand, &food);
    stand.delete_food(id(&food)).given();
    let after = stand.update_meal(id(&made), made.clone()).given();
    assert_same(&after["items"], &made["items"]);
}

fn a_new_amount_is_of_the_pinned_food(stand: &Stand) {
    let (food, made) = stew(stand);
    change(stand, &food);
    let item = json!({"id": made["items"][0]["id"], "quantity": 1, "unit": "bowl"});
    let item = patched(stand, &made, item);
    assert_same(&item["food"], &made["items"][0]["food"]);
    assert_same(&item["nutrition"]["values"], &json!({"kcal": 240}));
    stand.delete_food(id(&food)).given();
    let item = json!({"id": made["items"][0]["id"], "quantity": 50, "unit": "g"});
    let item = patched(stand, &made, item);
    assert_same(&item["nutrition"]["values"], &json!({"kcal": 40}));
}

fn a_pinned_food_knows_only_its_own_units(stand: &Stand) {
    let (food, made) = stew(stand);
    let body = per_100_g("Soup", json!({"kcal": 10}));
    let body = with(
        body,
        "/data/measures",
        json!([{"label": "mug", "size": 250}]),
    );
    stand
        .save_food(with(body, "/id", food["id"].clone()))
        .given();
    let item = json!({"id": made["items"][0]["id"], "quantity": 1, "unit": "mug"});
    let error = stand
        .update_meal(id(&made), json!({"items": [item]}))
        .refused(&["items[0].unit"]);
    assert!(error.details()[0].message.contains("bowl"), "{error:?}");
}

fn an_item_without_id_takes_the_food_of_today(stand: &Stand) {
    let (food, made) = stew(stand);
    change(stand, &food);
    let item = patched(stand, &made, eat(the(&food), 100, "g"));
    assert_same(&item["food"]["version"], &json!(2));
    assert_eq!(item["food"]["name"], "Soup");
    assert_same(&item["nutrition"]["values"], &json!({"kcal": 10}));
}

fn a_pinned_catalogue_food_outlives_the_catalogue(stand: &Stand) {
    let made = stand
        .create_meal(meal(vec![eat(generic("oats"), 1, "cup")]))
        .given();
    stand.with_catalogue(vec![]);
    let item = json!({"id": made["items"][0]["id"], "quantity": 2, "unit": "cup"});
    let item = patched(stand, &made, item);
    assert_same(&item["food"], &made["items"][0]["food"]);
    assert_same(&item["nutrition"]["values"]["kcal"], &json!(613.98));
}

fn a_pinned_recipe_keeps_its_sums(stand: &Stand) {
    let (food, _) = stew(stand);
    let body = recipe("Stew bowl", 2, vec![of(the(&food), 300, "g")]);
    let dish = stand.save_food(body).given();
    let made = stand
        .create_meal(meal(vec![eat(the(&dish), 1, "serving")]))
        .given();
    change(stand, &food);
    let body = recipe("Stew bowl", 2, vec![of(the(&food), 300, "g")]);
    stand
        .save_food(with(body, "/id", dish["id"].clone()))
        .given();
    stand.delete_food(id(&dish)).given();
    let item = json!({"id": made["items"][0]["id"], "quantity": 2, "unit": "serving"});
    let item = patched(stand, &made, item);
    assert_same(&item["nutrition"]["values"], &json!({"kcal": 240}));
}
