//! Ingredients of a catalogue that comes in another edition.

use serde_json::{Value, json};

use crate::bodies::{eat, generic, id, meal, of, per_100_g, recipe, the, with};
use crate::json::assert_same;
use crate::stand::Stand;

promises!(
    an_old_version_of_a_catalogue_food_is_missing,
    an_old_version_of_a_catalogue_food_that_was_eaten_is_good,
    an_old_version_that_a_deleted_meal_had_is_missing,
    a_recipe_outlives_the_catalogue,
);

fn soup(ingredients: Vec<Value>) -> Value {
    recipe("Soup", 1, ingredients)
}

fn kcal(food: &Value) -> &Value {
    &food["data"]["nutrition"]["values"]["kcal"]
}

/// The starter catalogue with oats of other values.
fn other_oats(stand: &Stand) {
    let mut foods = crate::catalogue::foods();
    let oats = foods.iter_mut().find(|food| food.key == "oats").unwrap();
    let data = per_100_g("x", json!({"kcal": 400}))["data"].clone();
    oats.data = serde_json::from_value(data).unwrap();
    stand.with_catalogue(foods);
}

fn an_old_version_of_a_catalogue_food_is_missing(stand: &Stand) {
    stand.with_catalogue(crate::catalogue::foods());
    other_oats(stand);
    let oats = |version: u32| of(with(generic("oats"), "/version", version), 100, "g");
    stand.save_food(soup(vec![oats(1)])).missing("ingredient");
    assert_same(
        kcal(&stand.save_food(soup(vec![oats(2)])).given()),
        &json!(400),
    );
}

fn an_old_version_of_a_catalogue_food_that_was_eaten_is_good(stand: &Stand) {
    stand.with_catalogue(crate::catalogue::foods());
    stand
        .create_meal(meal(vec![eat(generic("oats"), 1, "g")]))
        .given();
    other_oats(stand);
    let oats = of(with(generic("oats"), "/version", 1), 100, "g");
    assert_same(
        kcal(&stand.save_food(soup(vec![oats])).given()),
        &json!(379),
    );
}

fn an_old_version_that_a_deleted_meal_had_is_missing(stand: &Stand) {
    stand.with_catalogue(crate::catalogue::foods());
    let meals = [(); 2].map(|()| {
        let made = meal(vec![eat(generic("oats"), 1, "g")]);
        stand.create_meal(made).given()
    });
    other_oats(stand);
    let oats = || soup(vec![of(with(generic("oats"), "/version", 1), 100, "g")]);
    stand.delete_meal(id(&meals[0])).given();
    let saved = stand.save_food(oats()).given();
    stand.delete_meal(id(&meals[1])).given();
    let second = stand.save_food(oats()).given();
    stand.delete_food(id(&saved)).given();
    stand.delete_food(id(&second)).given();
    stand.save_food(oats()).missing("ingredient");
}

fn a_recipe_outlives_the_catalogue(stand: &Stand) {
    let saved = stand
        .save_food(soup(vec![of(generic("oats"), 100, "g")]))
        .given();
    stand.with_catalogue(vec![]);
    assert_eq!(stand.mine(), std::slice::from_ref(&saved));
    let made = stand
        .create_meal(meal(vec![eat(the(&saved), 1, "serving")]))
        .given();
    assert_same(&made["nutrition"]["values"]["kcal"], &json!(379));
    assert_same(
        &stand.save_food(saved.clone()).given()["data"],
        &saved["data"],
    );
}
