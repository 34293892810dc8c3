//! The ingredients of a recipe, and the versions they are pinned to.

use serde_json::{Value, json};

use crate::bodies::{
    AMOUNTS, NO_AMOUNTS, UNKNOWN, generic, id, named, of, of_new, per_100_g, product, recipe, the,
    with, without,
};
use crate::json::{assert_same, number};
use crate::stand::Stand;

promises!(
    an_ingredient_comes_back_pinned_and_named,
    a_new_food_becomes_a_food,
    a_new_food_with_an_id_changes_that_food,
    ingredients_keep_their_order,
    ingredients_need_a_recipe,
    a_recipe_has_100_ingredients_at_most,
    an_ingredient_is_a_food_or_a_new_food_and_a_portion,
    a_portion_has_an_amount_and_a_unit,
    a_portion_is_in_a_unit_of_its_food,
    an_ingredient_that_does_not_exist_is_missing,
    an_ingredient_points_by_library_and_key,
    without_a_version_the_current_one_is_taken_and_kept,
    an_earlier_version_may_be_asked_for,
    a_version_that_does_not_exist_is_missing,
    a_version_is_a_whole_number_above_zero,
    a_recipe_saved_again_takes_the_version_it_names,
    a_deleted_food_is_no_ingredient,
    an_ingredient_that_the_recipe_has_stays_good,
    an_ingredient_that_the_recipe_gave_up_is_missing_once_deleted,
    a_recipe_of_a_deleted_food_is_an_ingredient,
    a_product_is_an_ingredient,
);

fn soup(ingredients: Vec<Value>) -> Value {
    recipe("Soup", 1, ingredients)
}

fn stock(stand: &Stand) -> Value {
    stand
        .save_food(per_100_g("Stock", json!({"kcal": 10})))
        .given()
}

/// Saves the food anew with other values.
fn broth(stand: &Stand, food: &Value) {
    let changed = with(per_100_g("Broth", json!({"kcal": 20})), "/id", id(food));
    stand.save_food(changed).given();
}

fn versioned(food: &Value, version: impl Into<Value>) -> Value {
    with(the(food), "/version", version)
}

fn kcal(food: &Value) -> &Value {
    &food["data"]["nutrition"]["values"]["kcal"]
}

fn an_ingredient_comes_back_pinned_and_named(stand: &Stand) {
    let saved = stand
        .save_food(soup(vec![of(generic("oats"), 0.5, "cup")]))
        .given();
    let expected = json!([{
        "food": {
            "library": "composition", "key": "oats", "version": 1, "name": "Oats, rolled",
        },
        "portion": {"amount": 0.5, "unit": "cup"},
    }]);
    assert_same(&saved["data"]["ingredients"], &expected);
}

fn a_new_food_becomes_a_food(stand: &Stand) {
    let new = of_new(per_100_g("Stock", json!({"kcal": 10})), 300, "g");
    let saved = stand.save_food(soup(vec![new])).given();
    let made = stand
        .mine()
        .into_iter()
        .find(|food| food["name"] == "Stock")
        .unwrap();
    let expected = json!([{
        "food": {"library": "mine", "key": made["id"], "version": 1, "name": "Stock"},
        "portion": {"amount": 300, "unit": "g"},
    }]);
    assert_same(&saved["data"]["ingredients"], &expected);
    assert_same(kcal(&saved), &json!(30));
}

fn a_new_food_with_an_id_changes_that_food(stand: &Stand) {
    let food = stock(stand);
    let changed = with(per_100_g("Broth", json!({"kcal": 20})), "/id", id(&food));
    let saved = stand
        .save_food(soup(vec![of_new(changed, 100, "g")]))
        .given();
    assert_same(
        &saved["data"]["ingredients"][0]["food"]["version"],
        &json!(2),
    );
    assert_same(kcal(&saved), &json!(20));
}

fn ingredients_keep_their_order(stand: &Stand) {
    let keys = ["oats", "banana", "egg", "oats"];
    let ingredients = keys.map(|key| of(generic(key), 1, "g")).to_vec();
    let saved = stand.save_food(soup(ingredients)).given();
    let told = saved["data"]["ingredients"].as_array().unwrap();
    let told: Vec<_> = told
        .iter()
        .map(|one| one["food"]["key"].as_str().unwrap())
        .collect();
    assert_eq!(told, keys);
}

fn ingredients_need_a_recipe(stand: &Stand) {
    let body = without(soup(vec![of(generic("oats"), 1, "g")]), "/data/recipe");
    stand.save_food(body).refused_in("data");
    assert!(stand.mine().is_empty());
}

fn a_recipe_has_100_ingredients_at_most(stand: &Stand) {
    let one = of(generic("milk"), 1, "ml");
    let saved = stand.save_food(soup(vec![one.clone(); 100])).given();
    assert_same(kcal(&saved), &json!(61));
    stand
        .save_food(soup(vec![one; 101]))
        .refused(&["data.ingredients"]);
}

fn an_ingredient_is_a_food_or_a_new_food_and_a_portion(stand: &Stand) {
    let portion = json!({"amount": 1, "unit": "g"});
    for ingredient in [
        json!({"portion": portion}),
        json!({"food": generic("oats"), "newFood": named("Stock"), "portion": portion}),
        json!({"food": generic("oats")}),
        json!({"food": "oats", "portion": portion}),
        json!({"newFood": "oats", "portion": portion}),
        json!({"food": generic("oats"), "portion": null}),
        json!({"food": generic("oats"), "portion": "1 g"}),
        json!("oats"),
        json!(null),
    ] {
        let good = of(generic("oats"), 1, "g");
        stand
            .save_food(soup(vec![good, ingredient]))
            .refused_in("data.ingredients[1]");
    }
    for ingredients in [json!({}), json!("oats"), json!(1)] {
        let body = with(soup(vec![]), "/data/ingredients", ingredients);
        stand.save_food(body).refused(&["data.ingredients"]);
    }
    assert!(stand.mine().is_empty());
}

fn a_portion_has_an_amount_and_a_unit(stand: &Stand) {
    let at = "/data/ingredients/0/portion";
    let body = soup(vec![of(generic("oats"), 1, "g")]);
    for member in ["amount", "unit"] {
        let path = format!("data.ingredients[0].portion.{member}");
        stand
            .save_food(without(body.clone(), &format!("{at}/{member}")))
            .refused(&[&path]);
        let null = with(body.clone(), &format!("{at}/{member}"), Value::Null);
        stand.save_food(null).refused(&[&path]);
    }
    for amount in AMOUNTS {
        let body = with(body.clone(), &format!("{at}/amount"), number(amount));
        let saved = stand.save_food(body).given();
        let told = &saved["data"]["ingredients"][0]["portion"]["amount"];
        assert_same(told, &number(amount));
    }
    for amount in NO_AMOUNTS {
        let body = with(body.clone(), &format!("{at}/amount"), number(amount));
        stand
            .save_food(body)
            .refused(&["data.ingredients[0].portion.amount"]);
    }
}

fn a_portion_is_in_a_unit_of_its_food(stand: &Stand) {
    for (key, unit) in [
        ("oats", "g"),
        ("oats", "cup"),
        ("milk", "ml"),
        ("herb", "serving"),
    ] {
        stand
            .save_food(soup(vec![of(generic(key), 1, unit)]))
            .given();
    }
    for (key, unit) in [
        ("oats", "ml"),
        ("oats", "Cup"),
        ("milk", "g"),
        ("herb", "cup"),
        ("oats", ""),
    ] {
        let body = soup(vec![of(generic(key), 1, unit)]);
        stand
            .save_food(body)
            .refused(&["data.ingredients[0].portion.unit"]);
    }
    let error = stand
        .save_food(soup(vec![of(generic("banana"), 1, "bunch")]))
        .refused(&["data.ingredients[0].portion.unit"]);
    let told = &error.details()[0].message;
    assert!(told.contains("medium") && told.contains("large"), "{told}");
}

fn an_ingredient_that_does_not_exist_is_missing(stand: &Stand) {
    for library in ["mine", "off", "service", "composition"] {
        for key in ["nothing", UNKNOWN] {
            let food = json!({"library": library, "key": key});
            let good = of_new(named("Stock"), 1, "g");
            stand
                .save_food(soup(vec![good, of(food, 1, "g")]))
                .missing("ingredient");
        }
    }
    assert!(stand.mine().is_empty());
}

fn an_ingredient_points_by_library_and_key(stand: &Stand) {
    for (food, path) in [
        (json!({"library": "off"}), "key"),
        (json!({"library": "off", "key": ""}), "key"),
        (json!({"library": "off", "key": "k".repeat(201)}), "key"),
        (json!({"key": "oats"}), "library"),
        (json!({"library": "theirs", "key": "oats"}), "library"),
    ] {
        let path = format!("data.ingredients[0].food.{path}");
        stand
            .save_food(soup(vec![of(food, 1, "g")]))
            .refused(&[&path]);
    }
}

fn without_a_version_the_current_one_is_taken_and_kept(stand: &Stand) {
    let food = stock(stand);
    broth(stand, &food);
    let saved = stand
        .save_food(soup(vec![of(the(&food), 100, "g")]))
        .given();
    let told = &saved["data"]["ingredients"][0]["food"];
    assert_same(&told["version"], &json!(2));
    assert_eq!(told["name"], "Broth");
    broth(stand, &food);
    let kept = stand
        .mine()
        .into_iter()
        .find(|food| food["id"] == saved["id"]);
    assert_eq!(kept, Some(saved));
}

fn an_earlier_version_may_be_asked_for(stand: &Stand) {
    let food = stock(stand);
    broth(stand, &food);
    let saved = stand
        .save_food(soup(vec![of(versioned(&food, 1), 100, "g")]))
        .given();
    let told = &saved["data"]["ingredients"][0]["food"];
    assert_same(&told["version"], &json!(1));
    assert_eq!(told["name"], "Stock");
    assert_same(kcal(&saved), &json!(10));
    let whole = versioned(&food, number("2.0"));
    let saved = stand.save_food(soup(vec![of(whole, 100, "g")])).given();
    assert_same(kcal(&saved), &json!(20));
}

fn a_version_that_does_not_exist_is_missing(stand: &Stand) {
    let food = stock(stand);
    for version in ["2", "3", "2147483648", "4294967297", "9223372036854775808"] {
        let ingredient = of(versioned(&food, number(version)), 1, "g");
        stand
            .save_food(soup(vec![ingredient]))
            .missing("ingredient");
    }
    let ingredient = of(with(generic("oats"), "/version", 2), 1, "g");
    stand
        .save_food(soup(vec![ingredient]))
        .missing("ingredient");
}

fn a_version_is_a_whole_number_above_zero(stand: &Stand) {
    let food = stock(stand);
    for version in ["0", "-1", "1.5", "\"1\"", "null", "true", "1e309"] {
        let ingredient = of(versioned(&food, number(version)), 1, "g");
        stand
            .save_food(soup(vec![ingredient]))
            .refused(&["data.ingredients[0].food.version"]);
    }
}

fn a_recipe_saved_again_takes_the_version_it_names(stand: &Stand) {
    let food = stock(stand);
    let saved = stand
        .save_food(soup(vec![of(the(&food), 100, "g")]))
        .given();
    broth(stand, &food);
    let again = stand.save_food(saved.clone()).given();
    assert_same(&again["data"], &saved["data"]);
    let newest = with(soup(vec![of(the(&food), 100, "g")]), "/id", id(&saved));
    let newest = stand.save_food(newest).given();
    assert_same(kcal(&newest), &json!(20));
}

fn a_deleted_food_is_no_ingredient(stand: &Stand) {
    let food = stock(stand);
    stand.delete_food(id(&food)).given();
    for food in [the(&food), versioned(&food, 1)] {
        stand
            .save_food(soup(vec![of(food, 1, "g")]))
            .missing("ingredient");
    }
}

fn an_ingredient_that_the_recipe_has_stays_good(stand: &Stand) {
    let food = stock(stand);
    let saved = stand
        .save_food(soup(vec![of(the(&food), 100, "g")]))
        .given();
    broth(stand, &food);
    stand.delete_food(id(&food)).given();
    let portion = json!({"amount": 300, "unit": "g"});
    let body = with(saved.clone(), "/data/ingredients/0/portion", portion);
    let again = stand.save_food(body).given();
    assert_same(kcal(&again), &json!(30));
    let told = &again["data"]["ingredients"][0]["food"];
    assert_same(told, &saved["data"]["ingredients"][0]["food"]);
    // Only in this recipe, and only in this version.
    let other = of(versioned(&food, 1), 1, "g");
    stand.save_food(soup(vec![other])).missing("ingredient");
    let body = with(saved, "/data/ingredients/0/food/version", 2);
    stand.save_food(body).missing("ingredient");
}

fn an_ingredient_that_the_recipe_gave_up_is_missing_once_deleted(stand: &Stand) {
    let food = stock(stand);
    let saved = stand
        .save_food(soup(vec![of(the(&food), 100, "g")]))
        .given();
    let other = with(soup(vec![of(generic("oats"), 1, "g")]), "/id", id(&saved));
    stand.save_food(other).given();
    stand.delete_food(id(&food)).given();
    stand.save_food(saved).missing("ingredient");
}

fn a_recipe_of_a_deleted_food_is_an_ingredient(stand: &Stand) {
    let food = stock(stand);
    let saved = stand
        .save_food(soup(vec![of(the(&food), 100, "g")]))
        .given();
    stand.delete_food(id(&food)).given();
    let menu = recipe("Menu", 1, vec![of(the(&saved), 2, "serving")]);
    assert_same(kcal(&stand.save_food(menu).given()), &json!(20));
}

fn a_product_is_an_ingredient(stand: &Stand) {
    let saved = stand
        .save_food(soup(vec![of(product("spread"), 10, "g")]))
        .given();
    assert_same(kcal(&saved), &json!(53.9));
    let told = &saved["data"]["ingredients"][0]["food"];
    assert_eq!(told["name"], "Hazelnut Spread");
}
