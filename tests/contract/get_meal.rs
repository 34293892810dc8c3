//! `getMeal`: one meal with its items.

use crate::bodies::{NO_IDS, UNKNOWN, breakfast, id};
use crate::json::assert_same;
use crate::stand::Stand;

promises!(
    a_meal_is_got_as_it_was_made,
    each_meal_is_got_by_its_own_id,
    reading_changes_nothing,
    an_id_may_be_written_in_capitals,
    an_id_that_is_no_uuid_is_refused,
    an_unknown_meal_is_missing,
    an_item_is_no_meal,
    a_food_is_no_meal,
    a_deleted_meal_is_missing,
);

fn a_meal_is_got_as_it_was_made(stand: &Stand) {
    let made = stand.create_meal(breakfast()).given();
    assert_same(&stand.get_meal(id(&made)).given(), &made);
}

fn each_meal_is_got_by_its_own_id(stand: &Stand) {
    let first = stand.create_meal(breakfast()).given();
    let second = stand.create_meal(breakfast()).given();
    assert_same(&stand.get_meal(id(&second)).given(), &second);
    assert_same(&stand.get_meal(id(&first)).given(), &first);
}

fn reading_changes_nothing(stand: &Stand) {
    let made = stand.create_meal(breakfast()).given();
    stand.set_clock("2026-11-22T09:00:00Z");
    stand.get_meal(id(&made)).given();
    assert_same(&stand.get_meal(id(&made)).given(), &made);
}

fn an_id_may_be_written_in_capitals(stand: &Stand) {
    let made = stand.create_meal(breakfast()).given();
    let got = stand.get_meal(&id(&made).to_uppercase()).given();
    assert_same(&got, &made);
}

fn an_id_that_is_no_uuid_is_refused(stand: &Stand) {
    for id in NO_IDS {
        stand.get_meal(id).refused(&["id"]);
    }
}

fn an_unknown_meal_is_missing(stand: &Stand) {
    for id in [UNKNOWN, "00000000-0000-0000-0000-000000000000"] {
        stand.get_meal(id).missing("meal");
    }
}

fn an_item_is_no_meal(stand: &Stand) {
    let made = stand.create_meal(breakfast()).given();
    stand.get_meal(id(&made["items"][0])).missing("meal");
}

fn a_food_is_no_meal(stand: &Stand) {
    let food = stand.save_food(crate::bodies::named("Stew")).given();
    stand.get_meal(id(&food)).missing("meal");
}

fn a_deleted_meal_is_missing(stand: &Stand) {
    let made = stand.create_meal(breakfast()).given();
    stand.delete_meal(id(&made)).given();
    stand.get_meal(id(&made)).missing("meal");
}
