//! Recipes inside recipes: how deep, and never in themselves.

use serde_json::{Value, json};

use crate::bodies::{
    UNKNOWN, barcoded, generic, id, named, of, of_new, per_100_g, recipe, the, with,
};
use crate::json::assert_same;
use crate::stand::Stand;

promises!(
    five_new_foods_may_stand_inside_one_another,
    six_new_foods_may_not_stand_inside_one_another,
    saved_recipes_may_stand_deeper,
    problems_inside_are_told_by_their_path,
    what_is_missing_inside_keeps_all_out,
    a_new_ingredient_with_an_unknown_id_keeps_all_out,
    a_recipe_does_not_contain_itself,
    a_recipe_does_not_contain_an_earlier_version_of_itself,
    a_recipe_does_not_contain_itself_at_any_depth,
    a_recipe_does_not_contain_itself_in_a_new_food,
    a_new_food_does_not_change_the_recipe_it_stands_in,
    what_a_recipe_gave_up_may_contain_it,
);

fn dish(stand: &Stand, name: &str, ingredient: Value) -> Value {
    stand.save_food(recipe(name, 1, vec![ingredient])).given()
}

/// A food with so many `newFood` inside one another below it.
fn nested(depth: usize) -> Value {
    let mut food = per_100_g("Salt", json!({"kcal": 100}));
    for level in 1..=depth {
        let unit = if level == 1 { "g" } else { "serving" };
        let amount = if level == 1 { 100 } else { 1 };
        food = recipe(
            &format!("Level {level}"),
            1,
            vec![of_new(food, amount, unit)],
        );
    }
    food
}

fn five_new_foods_may_stand_inside_one_another(stand: &Stand) {
    let saved = stand.save_food(nested(5)).given();
    assert_same(&saved["data"]["nutrition"]["values"], &json!({"kcal": 100}));
    assert_eq!(stand.mine().len(), 6);
}

fn six_new_foods_may_not_stand_inside_one_another(stand: &Stand) {
    stand
        .save_food(nested(6))
        .refused_in("data.ingredients[0].newFood");
    stand
        .save_food(nested(30))
        .refused_in("data.ingredients[0].newFood");
    assert!(stand.mine().is_empty());
}

fn saved_recipes_may_stand_deeper(stand: &Stand) {
    let mut food = dish(stand, "Level 0", of(generic("milk"), 100, "ml"));
    for level in 1..=12 {
        food = dish(
            stand,
            &format!("Level {level}"),
            of(the(&food), 1, "serving"),
        );
    }
    assert_same(&food["data"]["nutrition"]["values"]["kcal"], &json!(61));
}

fn problems_inside_are_told_by_their_path(stand: &Stand) {
    let inner = recipe(
        "Sauce",
        0,
        vec![of_new(named(""), 1, "g"), of(generic("oats"), 0, "g")],
    );
    let body = recipe(
        "Dish",
        1,
        vec![of(generic("oats"), 1, "g"), of_new(inner, 1, "serving")],
    );
    stand.save_food(body).refused(&[
        "data.ingredients[1].newFood.data.recipe.servings",
        "data.ingredients[1].newFood.data.ingredients[0].newFood.name",
        "data.ingredients[1].newFood.data.ingredients[1].portion.amount",
    ]);
    assert!(stand.mine().is_empty());
}

fn what_is_missing_inside_keeps_all_out(stand: &Stand) {
    let outer = |inner: Value| {
        let sauce = recipe("Sauce", 1, vec![of_new(named("Salt"), 1, "g"), inner]);
        recipe("Dish", 1, vec![of_new(sauce, 1, "serving")])
    };
    stand
        .save_food(outer(of(generic("nothing"), 1, "g")))
        .missing("ingredient");
    let known = of_new(barcoded("Copy", "3017620422003"), 1, "g");
    stand.save_food(outer(known)).in_catalog();
    assert!(stand.mine().is_empty());
}

fn a_new_ingredient_with_an_unknown_id_keeps_all_out(stand: &Stand) {
    let body = recipe(
        "Dish",
        1,
        vec![
            of_new(named("Salt"), 1, "g"),
            of_new(with(named("Oil"), "/id", UNKNOWN), 1, "g"),
        ],
    );
    let error = stand.journal().save_food(&body.into()).unwrap_err();
    assert_eq!(error.code(), journal::error::Code::NotFound);
    assert!(stand.mine().is_empty());
}

fn a_recipe_does_not_contain_itself(stand: &Stand) {
    let soup = dish(stand, "Soup", of(generic("milk"), 100, "ml"));
    let body = recipe("Soup", 1, vec![of(the(&soup), 1, "serving")]);
    stand
        .save_food(with(body, "/id", id(&soup)))
        .refused_in("data.ingredients");
    assert_eq!(stand.mine(), [soup]);
}

fn a_recipe_does_not_contain_an_earlier_version_of_itself(stand: &Stand) {
    let soup = dish(stand, "Soup", of(generic("milk"), 100, "ml"));
    let food = with(the(&soup), "/version", 1);
    let body = recipe("Soup", 1, vec![of(food, 1, "serving")]);
    stand
        .save_food(with(body, "/id", id(&soup)))
        .refused_in("data.ingredients");
}

fn a_recipe_does_not_contain_itself_at_any_depth(stand: &Stand) {
    let first = dish(stand, "Dish 0", of(generic("milk"), 100, "ml"));
    let mut food = first.clone();
    for level in 1..=7 {
        food = dish(
            stand,
            &format!("Dish {level}"),
            of(the(&food), 1, "serving"),
        );
        let fine = of(generic("milk"), 100, "ml");
        let body = recipe("Dish 0", 1, vec![fine, of(the(&food), 1, "serving")]);
        stand
            .save_food(with(body, "/id", id(&first)))
            .refused_in("data.ingredients");
    }
    let kept = stand
        .mine()
        .into_iter()
        .find(|food| food["id"] == first["id"]);
    assert_eq!(kept, Some(first));
}

fn a_recipe_does_not_contain_itself_in_a_new_food(stand: &Stand) {
    let soup = dish(stand, "Soup", of(generic("milk"), 100, "ml"));
    let inner = recipe("Menu", 1, vec![of(the(&soup), 1, "serving")]);
    let body = recipe("Soup", 1, vec![of_new(inner, 1, "serving")]);
    stand
        .save_food(with(body, "/id", id(&soup)))
        .refused_in("data.ingredients");
    assert_eq!(stand.mine(), [soup]);
}

fn a_new_food_does_not_change_the_recipe_it_stands_in(stand: &Stand) {
    let soup = dish(stand, "Soup", of(generic("milk"), 100, "ml"));
    let itself = with(named("Soup"), "/id", id(&soup));
    let body = recipe("Soup", 1, vec![of_new(itself, 1, "serving")]);
    stand
        .save_food(with(body, "/id", id(&soup)))
        .refused_in("data.ingredients");
    assert_eq!(stand.mine(), [soup]);
}

fn what_a_recipe_gave_up_may_contain_it(stand: &Stand) {
    let sauce = dish(stand, "Sauce", of(generic("milk"), 100, "ml"));
    let soup = dish(stand, "Soup", of(the(&sauce), 1, "serving"));
    let body = recipe("Soup", 1, vec![of(generic("milk"), 50, "ml")]);
    stand.save_food(with(body, "/id", id(&soup))).given();
    let body = recipe("Sauce", 1, vec![of(the(&soup), 2, "serving")]);
    let saved = stand.save_food(with(body, "/id", id(&sauce))).given();
    assert_same(&saved["data"]["nutrition"]["values"]["kcal"], &json!(61));
}
