//! `deleteFood`: a food leaves the person's foods; meals and recipes keep it.

use serde_json::{Value, json};

use crate::bodies::{
    NO_IDS, UNKNOWN, barcoded, breakfast, eat, generic, id, meal, named, of, per_100_g, recipe,
    the, with,
};
use crate::json::assert_same;
use crate::stand::Stand;

promises!(
    a_deleted_food_is_gone,
    a_food_is_deleted_once,
    other_foods_stay,
    all_versions_of_a_food_go,
    past_meals_keep_it,
    recipes_keep_it,
    a_deleted_foods_barcode_is_free,
    a_meal_is_no_food,
    a_catalogue_food_cannot_be_deleted,
    an_id_may_be_written_in_capitals,
    an_id_that_is_no_uuid_is_refused,
    an_unknown_food_is_missing,
);

fn stew(stand: &Stand) -> Value {
    stand
        .save_food(per_100_g("Stew", json!({"kcal": 80})))
        .given()
}

fn a_deleted_food_is_gone(stand: &Stand) {
    let food = stew(stand);
    assert_same(&stand.delete_food(id(&food)).given(), &Value::Null);
    assert!(stand.mine().is_empty());
    stand
        .create_meal(meal(vec![eat(the(&food), 1, "g")]))
        .missing("food");
    stand
        .save_food(with(named("Soup"), "/id", id(&food)))
        .missing("food");
}

fn a_food_is_deleted_once(stand: &Stand) {
    let food = stew(stand);
    stand.delete_food(id(&food)).given();
    stand.delete_food(id(&food)).missing("food");
}

fn other_foods_stay(stand: &Stand) {
    let food = stew(stand);
    stand.save_food(named("Soup")).given();
    stand.delete_food(id(&food)).given();
    assert_eq!(stand.names(&[]), ["Soup"]);
}

fn all_versions_of_a_food_go(stand: &Stand) {
    let food = stew(stand);
    stand
        .save_food(with(named("Soup"), "/id", id(&food)))
        .given();
    stand.delete_food(id(&food)).given();
    assert!(stand.mine().is_empty());
    stand
        .create_meal(meal(vec![eat(the(&food), 1, "g")]))
        .missing("food");
}

fn past_meals_keep_it(stand: &Stand) {
    let food = stew(stand);
    let made = stand
        .create_meal(meal(vec![eat(the(&food), 250, "g")]))
        .given();
    stand.delete_food(id(&food)).given();
    assert_same(&stand.get_meal(id(&made)).given(), &made);
    assert_eq!(stand.meals(), [made]);
}

fn recipes_keep_it(stand: &Stand) {
    let food = stew(stand);
    let dish = stand
        .save_food(recipe("Stew bowl", 2, vec![of(the(&food), 300, "g")]))
        .given();
    stand.delete_food(id(&food)).given();
    assert_eq!(stand.mine(), std::slice::from_ref(&dish));
    let made = stand
        .create_meal(meal(vec![eat(the(&dish), 1, "serving")]))
        .given();
    assert_same(&made["nutrition"]["values"], &json!({"kcal": 120}));
}

fn a_deleted_foods_barcode_is_free(stand: &Stand) {
    let food = stand.save_food(barcoded("Stew", "12345670")).given();
    stand.delete_food(id(&food)).given();
    let again = stand.save_food(barcoded("Stew", "12345670")).given();
    assert_ne!(again["id"], food["id"]);
    assert_same(&again["version"], &json!(1));
}

fn a_meal_is_no_food(stand: &Stand) {
    let made = stand.create_meal(breakfast()).given();
    stand.delete_food(id(&made)).missing("food");
    assert_eq!(stand.meals(), [made]);
}

fn a_catalogue_food_cannot_be_deleted(stand: &Stand) {
    stand.delete_food("oats").refused(&["id"]);
    stand
        .create_meal(meal(vec![eat(generic("oats"), 1, "g")]))
        .given();
}

fn an_id_may_be_written_in_capitals(stand: &Stand) {
    let food = stew(stand);
    stand.delete_food(&id(&food).to_uppercase()).given();
    assert!(stand.mine().is_empty());
}

fn an_id_that_is_no_uuid_is_refused(stand: &Stand) {
    for id in NO_IDS {
        stand.delete_food(id).refused(&["id"]);
    }
}

fn an_unknown_food_is_missing(stand: &Stand) {
    stew(stand);
    stand.delete_food(UNKNOWN).missing("food");
    assert_eq!(stand.mine().len(), 1);
}
