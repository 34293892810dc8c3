//! Recipes: a food that is logged in servings, whose nutrition is the sum of its ingredients.

use serde_json::{Value, json};

use crate::bodies::{
    AMOUNTS, LARGEST, NO_AMOUNTS, eat, emoji, generic, id, meal, of, per, per_100_g, recipe, the,
    with, without,
};
use crate::json::{assert_same, number};
use crate::stand::Stand;

promises!(
    a_recipe_has_100_steps_at_most,
    a_recipe_has_servings_and_steps,
    the_base_of_a_recipe_is_filled_in,
    a_recipe_has_no_other_base,
    servings_steps_and_minutes_come_back,
    nutrition_is_per_serving,
    nutrition_sent_along_is_replaced,
    nutrition_sent_along_is_held_to_the_rules_all_the_same,
    without_ingredients_nutrition_is_what_was_sent,
    what_no_ingredient_knows_is_absent,
    what_some_ingredients_know_is_a_lower_bound,
    a_food_of_which_nothing_is_known_makes_all_lower_bounds,
    zero_is_known,
    a_serving_is_rounded_once_half_away_from_zero,
    a_fraction_of_a_serving_is_more_per_serving,
    a_serving_over_10_to_the_15_is_unknown,
    a_recipe_is_an_ingredient_in_servings,
    a_lower_bound_of_a_nested_recipe_is_one_outside,
    a_recipe_has_measures_and_a_default_portion_like_any_food,
    a_recipe_keeps_its_sums_when_an_ingredient_changes,
);

fn plain(name: &str) -> Value {
    without(recipe(name, 2, vec![]), "/data/ingredients")
}

/// The values of a recipe of these ingredients.
fn values(stand: &Stand, servings: impl Into<Value>, ingredients: Vec<Value>) -> Value {
    let saved = stand
        .save_food(recipe("Dish", servings, ingredients))
        .given();
    saved["data"]["nutrition"]["values"].clone()
}

fn partial(food: &Value) -> Vec<&str> {
    let partial = food["partial"].as_array().expect("partial");
    let mut names: Vec<_> = partial.iter().map(|name| name.as_str().unwrap()).collect();
    names.sort_unstable();
    names
}

fn the_base_of_a_recipe_is_filled_in(stand: &Stand) {
    assert_eq!(
        stand.save_food(plain("Soup")).given()["data"]["base"],
        "serving"
    );
    let body = with(plain("Soup"), "/data/base", "serving");
    assert_eq!(stand.save_food(body).given()["data"]["base"], "serving");
}

fn a_recipe_has_no_other_base(stand: &Stand) {
    for base in ["g", "ml"] {
        stand
            .save_food(with(plain("Soup"), "/data/base", base))
            .refused(&["data.base"]);
    }
}

fn servings_steps_and_minutes_come_back(stand: &Stand) {
    let told = json!({"servings": 2.5, "steps": ["Boil", "", "Serve"], "minutes": 12.5});
    let saved = stand
        .save_food(with(plain("Soup"), "/data/recipe", told.clone()))
        .given();
    assert_same(&saved["data"]["recipe"], &told);
    assert!(
        stand.save_food(plain("Soup")).given()["data"]["recipe"]
            .get("minutes")
            .is_none()
    );
}

fn nutrition_is_per_serving(stand: &Stand) {
    let ingredients = vec![
        of(generic("milk"), 500, "ml"),
        of(generic("egg"), 2, "medium"),
    ];
    let saved = stand.save_food(recipe("Custard", 4, ingredients)).given();
    let expected = json!({"basisAmount": 1, "values": {"kcal": 107.71, "protein": 6.763}});
    assert_same(&saved["data"]["nutrition"], &expected);
    assert_eq!(partial(&saved), [""; 0]);
}

fn nutrition_sent_along_is_replaced(stand: &Stand) {
    let sent = json!({"basisAmount": 7, "values": {"kcal": 1, "salt": 1}});
    let body = recipe("Milk", 1, vec![of(generic("milk"), 100, "ml")]);
    let saved = stand.save_food(with(body, "/data/nutrition", sent)).given();
    let expected = json!({"basisAmount": 1, "values": {"kcal": 61, "protein": 3.2}});
    assert_same(&saved["data"]["nutrition"], &expected);
}

fn nutrition_sent_along_is_held_to_the_rules_all_the_same(stand: &Stand) {
    let sent = json!({"basisAmount": 0, "values": {}});
    let body = recipe("Milk", 1, vec![of(generic("milk"), 100, "ml")]);
    let body = with(body, "/data/nutrition", sent);
    stand
        .save_food(body)
        .refused(&["data.nutrition.basisAmount"]);
}

fn without_ingredients_nutrition_is_what_was_sent(stand: &Stand) {
    let sent = json!({"basisAmount": 2, "values": {"kcal": 300}});
    let saved = stand
        .save_food(with(plain("Soup"), "/data/nutrition", sent.clone()))
        .given();
    assert_same(&saved["data"]["nutrition"], &sent);
    let made = stand
        .create_meal(meal(vec![eat(the(&saved), 1, "serving")]))
        .given();
    assert_same(&made["nutrition"]["values"], &json!({"kcal": 150}));
    assert!(
        stand.save_food(plain("Soup")).given()["data"]
            .get("nutrition")
            .is_none()
    );
}

fn what_no_ingredient_knows_is_absent(stand: &Stand) {
    let told = values(
        stand,
        1,
        vec![of(generic("milk"), 100, "ml"), of(generic("egg"), 1, "g")],
    );
    for nutrient in ["carbs", "fat", "salt"] {
        assert!(told.get(nutrient).is_none(), "{nutrient}");
    }
}

fn what_some_ingredients_know_is_a_lower_bound(stand: &Stand) {
    let ingredients = vec![
        of(generic("banana"), 100, "g"),
        of(generic("milk"), 100, "ml"),
    ];
    let saved = stand.save_food(recipe("Shake", 2, ingredients)).given();
    assert_same(&saved["data"]["nutrition"]["values"]["kcal"], &json!(75));
    assert_same(
        &saved["data"]["nutrition"]["values"]["carbs"],
        &json!(11.42),
    );
    assert_eq!(partial(&saved), ["carbs", "fat", "fibre", "sugars"]);
    let nutrition = saved["data"]["nutrition"].as_object().unwrap();
    assert_eq!(nutrition.len(), 2, "the two members of the specification");
    assert_eq!(
        partial(&stand.mine()[0]),
        ["carbs", "fat", "fibre", "sugars"]
    );
}

fn a_food_of_which_nothing_is_known_makes_all_lower_bounds(stand: &Stand) {
    let ingredients = vec![of(generic("milk"), 100, "ml"), of(generic("herb"), 1, "g")];
    let saved = stand.save_food(recipe("Tea", 1, ingredients)).given();
    let told = &saved["data"]["nutrition"]["values"];
    assert_same(told, &json!({"kcal": 61, "protein": 3.2}));
    assert_eq!(partial(&saved), ["kcal", "protein"]);
}

fn zero_is_known(stand: &Stand) {
    let told = values(stand, 3, vec![of(generic("water"), 250, "ml")]);
    assert_same(&told["salt"], &json!(0));
    assert_same(&told["kcal"], &json!(0));
}

fn a_serving_is_rounded_once_half_away_from_zero(stand: &Stand) {
    let save = |kcal: &str| {
        let food = per("Drop", 1, json!({"kcal": number(kcal)}));
        the(&stand.save_food(food).given())
    };
    let drop = save("0.001");
    assert_same(
        &values(stand, 2, vec![of(drop.clone(), 1, "g")])["kcal"],
        &json!(0.001),
    );
    assert_same(
        &values(stand, 3, vec![of(drop.clone(), 1, "g")])["kcal"],
        &json!(0),
    );
    assert_same(
        &values(stand, 2, vec![of(drop.clone(), 1, "g"); 3])["kcal"],
        &json!(0.002),
    );
    let half = save("0.0005");
    assert_same(
        &values(stand, 1, vec![of(half.clone(), 1, "g"); 2])["kcal"],
        &json!(0.001),
    );
    assert_same(
        &values(stand, 3, vec![of(half, 1, "g"); 2])["kcal"],
        &json!(0),
    );
    let ten = save("10");
    assert_same(
        &values(stand, 3, vec![of(ten, 1, "g")])["kcal"],
        &json!(3.333),
    );
}

fn a_fraction_of_a_serving_is_more_per_serving(stand: &Stand) {
    let told = values(stand, 0.5, vec![of(generic("milk"), 100, "ml")]);
    assert_same(&told["kcal"], &json!(122));
}

fn a_serving_over_10_to_the_15_is_unknown(stand: &Stand) {
    let rich = per("Rich", 1, json!({"kcal": number(LARGEST), "salt": 1}));
    let rich = the(&stand.save_food(rich).given());
    let told = values(stand, 1, vec![of(rich.clone(), number(LARGEST), "g")]);
    assert!(told.get("kcal").is_none());
    assert_same(&told["salt"], &number(LARGEST));
    let told = values(stand, number("5e-324"), vec![of(rich, 1, "g")]);
    assert_same(&told, &json!({}));
}

fn a_recipe_is_an_ingredient_in_servings(stand: &Stand) {
    let inner = recipe("Sauce", 2, vec![of(generic("milk"), 200, "ml")]);
    let inner = the(&stand.save_food(inner).given());
    let told = values(stand, 3, vec![of(inner.clone(), 1.5, "serving")]);
    assert_same(&told, &json!({"kcal": 30.5, "protein": 1.6}));
    for unit in ["g", "ml"] {
        let body = recipe("Dish", 1, vec![of(inner.clone(), 1, unit)]);
        let error = stand
            .save_food(body)
            .refused(&["data.ingredients[0].portion.unit"]);
        assert!(error.details()[0].message.contains("serving"), "{error:?}");
    }
}

fn a_lower_bound_of_a_nested_recipe_is_one_outside(stand: &Stand) {
    let inner = vec![
        of(generic("banana"), 100, "g"),
        of(generic("milk"), 100, "ml"),
    ];
    let inner = the(&stand.save_food(recipe("Shake", 1, inner)).given());
    let outer = recipe(
        "Menu",
        1,
        vec![of(inner, 1, "serving"), of(generic("water"), 1, "ml")],
    );
    let saved = stand.save_food(outer).given();
    assert_same(&saved["data"]["nutrition"]["values"]["fat"], &json!(0.33));
    assert!(partial(&saved).contains(&"fat"));
    assert!(partial(&saved).contains(&"salt"));
    assert!(!partial(&saved).contains(&"kcal"));
}

fn a_recipe_has_measures_and_a_default_portion_like_any_food(stand: &Stand) {
    let body = recipe("Oatcakes", 4, vec![of(generic("oats"), 200, "g")]);
    let measures = json!([{"label": "g cooked", "size": number("0.0125")}]);
    let body = with(body, "/data/measures", measures.clone());
    let body = with(
        body,
        "/data/defaultPortion",
        json!({"amount": 2, "unit": "serving"}),
    );
    let saved = stand.save_food(body).given();
    assert_same(&saved["data"]["measures"], &measures);
    let made = stand
        .create_meal(meal(vec![json!({"food": the(&saved)})]))
        .given();
    assert_same(&made["items"][0]["quantity"], &json!(2));
    assert_same(&made["nutrition"]["values"]["kcal"], &json!(379));
}

fn a_recipe_keeps_its_sums_when_an_ingredient_changes(stand: &Stand) {
    let stock = stand
        .save_food(per_100_g("Stock", json!({"kcal": 10})))
        .given();
    let soup = stand
        .save_food(recipe("Soup", 1, vec![of(the(&stock), 300, "g")]))
        .given();
    let changed = with(per_100_g("Broth", json!({"kcal": 20})), "/id", id(&stock));
    stand.save_food(changed).given();
    assert_eq!(
        stand.mine().iter().find(|food| food["id"] == soup["id"]),
        Some(&soup)
    );
    let made = stand
        .create_meal(meal(vec![eat(the(&soup), 1, "serving")]))
        .given();
    assert_same(&made["nutrition"]["values"], &json!({"kcal": 30}));
}

fn a_recipe_has_servings_and_steps(stand: &Stand) {
    let body = recipe("Soup", 1, vec![]);
    let body = without(body, "/data/ingredients");
    for member in ["servings", "steps"] {
        let body = without(body.clone(), &format!("/data/recipe/{member}"));
        stand
            .save_food(body)
            .refused(&[&format!("data.recipe.{member}")]);
    }
    for value in [json!([]), json!("x"), json!(1)] {
        stand
            .save_food(with(body.clone(), "/data/recipe", value))
            .refused(&["data.recipe"]);
    }
    for member in ["servings", "minutes"] {
        let at = format!("/data/recipe/{member}");
        for value in AMOUNTS {
            let saved = stand
                .save_food(with(body.clone(), &at, number(value)))
                .given();
            assert_same(&saved["data"]["recipe"][member], &number(value));
        }
        for value in NO_AMOUNTS {
            let body = with(body.clone(), &at, number(value));
            stand
                .save_food(body)
                .refused(&[&format!("data.recipe.{member}")]);
        }
    }
}

fn a_recipe_has_100_steps_at_most(stand: &Stand) {
    let stepped = |steps: Vec<String>| {
        let body = without(recipe("Soup", 1, vec![]), "/data/ingredients");
        with(body, "/data/recipe/steps", steps)
    };
    let steps = vec![emoji(2_000); 100];
    let saved = stand.save_food(stepped(steps.clone())).given();
    assert_same(&saved["data"]["recipe"]["steps"], &json!(steps));
    stand
        .save_food(stepped(vec!["x".to_owned(); 101]))
        .refused(&["data.recipe.steps"]);
    let long = vec!["x".to_owned(), emoji(2_001)];
    stand
        .save_food(stepped(long))
        .refused(&["data.recipe.steps[1]"]);
}
