//! `deleteMeal`: a meal goes, with its history and photos.

use serde_json::{Value, json};

use crate::bodies::{NO_IDS, UNKNOWN, breakfast, id, meal, named};
use crate::json::assert_same;
use crate::stand::Stand;

promises!(
    a_deleted_meal_is_gone,
    a_meal_is_deleted_once,
    other_meals_stay,
    a_meal_that_was_changed_is_deleted_whole,
    a_planned_meal_is_deleted_like_any,
    the_foods_of_a_meal_stay,
    an_id_may_be_written_in_capitals,
    an_id_that_is_no_uuid_is_refused,
    an_unknown_meal_is_missing,
);

fn a_deleted_meal_is_gone(stand: &Stand) {
    let made = stand.create_meal(breakfast()).given();
    assert_same(&stand.delete_meal(id(&made)).given(), &Value::Null);
    stand.get_meal(id(&made)).missing("meal");
    stand
        .update_meal(id(&made), json!({"name": "x"}))
        .missing("meal");
    assert!(stand.meals().is_empty());
}

fn a_meal_is_deleted_once(stand: &Stand) {
    let made = stand.create_meal(breakfast()).given();
    stand.delete_meal(id(&made)).given();
    stand.delete_meal(id(&made)).missing("meal");
}

fn other_meals_stay(stand: &Stand) {
    let first = stand.create_meal(breakfast()).given();
    let second = stand.create_meal(breakfast()).given();
    stand.delete_meal(id(&second)).given();
    assert_eq!(stand.meals(), [first]);
}

fn a_meal_that_was_changed_is_deleted_whole(stand: &Stand) {
    let made = stand.create_meal(breakfast()).given();
    stand
        .update_meal(id(&made), json!({"name": "Porridge"}))
        .given();
    stand.delete_meal(id(&made)).given();
    stand.get_meal(id(&made)).missing("meal");
    assert!(stand.meals().is_empty());
}

fn a_planned_meal_is_deleted_like_any(stand: &Stand) {
    let plan = crate::bodies::with(breakfast(), "/state", "planned");
    let made = stand.create_meal(plan).given();
    stand.delete_meal(id(&made)).given();
    assert!(stand.meals().is_empty());
}

fn the_foods_of_a_meal_stay(stand: &Stand) {
    let made = stand
        .create_meal(meal(vec![json!({"newFood": named("Stew")})]))
        .given();
    stand.delete_meal(id(&made)).given();
    assert_eq!(stand.names(&[]), ["Stew"]);
}

fn an_id_may_be_written_in_capitals(stand: &Stand) {
    let made = stand.create_meal(breakfast()).given();
    stand.delete_meal(&id(&made).to_uppercase()).given();
    assert!(stand.meals().is_empty());
}

fn an_id_that_is_no_uuid_is_refused(stand: &Stand) {
    for id in NO_IDS {
        stand.delete_meal(id).refused(&["id"]);
    }
}

fn an_unknown_meal_is_missing(stand: &Stand) {
    stand.create_meal(breakfast()).given();
    stand.delete_meal(UNKNOWN).missing("meal");
    assert_eq!(stand.meals().len(), 1);
}
