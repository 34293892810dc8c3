//! Foods that are saved along with their meal, all or nothing.

use serde_json::{Value, json};

use crate::bodies::{
    UNKNOWN, barcoded, eat, generic, id, meal, named, of, of_new, per_100_g, product, recipe, the,
    with,
};
use crate::json::assert_same;
use crate::stand::Stand;

promises!(
    assert_nothing_kept,
    a_new_food_is_saved_and_eaten,
    a_new_foods_default_portion_fills_the_amount,
    a_new_foods_units_are_its_own,
    a_new_food_may_be_a_recipe,
    new_foods_of_new_foods_are_saved_too,
    a_new_food_is_held_to_the_rules_of_a_food,
    a_new_food_is_an_object,
    u0000_is_refused_in_a_new_food,
    a_new_food_with_an_id_changes_that_food_first,
    a_new_food_with_an_unknown_id_is_missing,
    a_new_food_that_the_catalogue_knows_is_told,
    copy_from_lets_a_known_barcode_in,
    a_known_barcode_in_an_ingredient_keeps_all_out,
    a_missing_food_keeps_new_foods_out,
    a_missing_ingredient_keeps_new_foods_out,
    a_refused_meal_does_not_change_a_food,
    two_new_foods_are_two_foods,
    five_new_foods_may_stand_inside_one_another,
    six_new_foods_may_not_stand_inside_one_another,
    deleting_the_meal_keeps_the_new_food,
    a_new_food_can_be_eaten_again,
);

fn new(food: Value) -> Value {
    json!({"newFood": food})
}

fn new_g(food: Value, quantity: u32) -> Value {
    json!({"newFood": food, "quantity": quantity, "unit": "g"})
}

#[track_caller]
fn assert_nothing_kept(stand: &Stand) {
    assert!(stand.meals().is_empty());
    assert_eq!(stand.mine(), Vec::<Value>::new());
    assert!(stand.corrections().is_empty());
}

fn a_new_food_is_saved_and_eaten(stand: &Stand) {
    let body = with(per_100_g("Stew", json!({"kcal": 80})), "/brand", "Mum");
    let made = stand.create_meal(meal(vec![new_g(body, 250)])).given();
    let mine = stand.mine();
    assert_eq!(mine.len(), 1);
    let item = &made["items"][0];
    let pinned = json!({
        "library": "mine", "key": mine[0]["id"], "version": 1, "name": "Stew", "brand": "Mum",
    });
    assert_same(&item["food"], &pinned);
    assert!(item.get("newFood").is_none());
    assert_same(&item["nutrition"]["values"], &json!({"kcal": 200}));
    assert_eq!(mine[0]["name"], "Stew");
    assert_same(
        &mine[0]["data"]["nutrition"]["values"],
        &json!({"kcal": 80}),
    );
}

fn a_new_foods_default_portion_fills_the_amount(stand: &Stand) {
    let body = per_100_g("Stew", json!({"kcal": 80}));
    let body = with(
        body,
        "/data/defaultPortion",
        json!({"amount": 300, "unit": "g"}),
    );
    let made = stand.create_meal(meal(vec![new(body)])).given();
    assert_same(&made["items"][0]["quantity"], &json!(300));
    assert_same(
        &made["items"][0]["nutrition"]["values"],
        &json!({"kcal": 240}),
    );
}

fn a_new_foods_units_are_its_own(stand: &Stand) {
    let body = per_100_g("Stew", json!({"kcal": 80}));
    let body = with(
        body,
        "/data/measures",
        json!([{"label": "bowl", "size": 350}]),
    );
    let item = |unit: &str| json!({"newFood": body, "quantity": 1, "unit": unit});
    let made = stand.create_meal(meal(vec![item("bowl")])).given();
    assert_same(&made["nutrition"]["values"], &json!({"kcal": 280}));
    let error = stand
        .create_meal(meal(vec![item("plate")]))
        .refused(&["items[0].unit"]);
    assert!(error.details()[0].message.contains("bowl"), "{error:?}");
    assert_eq!(stand.mine().len(), 1);
}

fn a_new_food_may_be_a_recipe(stand: &Stand) {
    let body = recipe("Porridge", 2, vec![of(generic("oats"), 100, "g")]);
    let item = json!({"newFood": body, "quantity": 1, "unit": "serving"});
    let made = stand.create_meal(meal(vec![item])).given();
    assert_same(&made["nutrition"]["values"]["kcal"], &json!(189.5));
}

fn new_foods_of_new_foods_are_saved_too(stand: &Stand) {
    let stock = per_100_g("Stock", json!({"kcal": 10}));
    let body = recipe("Soup", 2, vec![of_new(stock, 400, "g")]);
    let item = json!({"newFood": body, "quantity": 1, "unit": "serving"});
    let made = stand.create_meal(meal(vec![item])).given();
    assert_same(&made["nutrition"]["values"], &json!({"kcal": 20}));
    let mut names = stand.names(&[]);
    names.sort();
    assert_eq!(names, ["Soup", "Stock"]);
}

fn a_new_food_is_held_to_the_rules_of_a_food(stand: &Stand) {
    let body = json!({
        "name": "",
        "brand": 1,
        "barcode": "123",
        "data": {"base": "kg", "note": 1, "recipe": {"servings": 0, "steps": []}},
        "copyFrom": {"library": "off"},
    });
    stand
        .create_meal(meal(vec![new(named("Good")), new(body)]))
        .refused(&[
            "items[1].newFood.name",
            "items[1].newFood.brand",
            "items[1].newFood.barcode",
            "items[1].newFood.data.base",
            "items[1].newFood.data.note",
            "items[1].newFood.data.recipe.servings",
            "items[1].newFood.copyFrom.key",
        ]);
    assert_nothing_kept(stand);
}

fn a_new_food_is_an_object(stand: &Stand) {
    for food in [json!("Stew"), json!(1), json!([])] {
        stand
            .create_meal(meal(vec![new(food)]))
            .refused(&["items[0].newFood"]);
    }
    stand
        .create_meal(meal(vec![new(json!({}))]))
        .refused(&["items[0].newFood.name", "items[0].newFood.data"]);
}

fn u0000_is_refused_in_a_new_food(stand: &Stand) {
    stand
        .create_meal(meal(vec![new(named("a\0"))]))
        .refused(&["items[0].newFood.name"]);
    assert_nothing_kept(stand);
}

fn a_new_food_with_an_id_changes_that_food_first(stand: &Stand) {
    let food = stand
        .save_food(per_100_g("Stew", json!({"kcal": 80})))
        .given();
    let body = per_100_g("Rich stew", json!({"kcal": 120}));
    let body = with(body, "/id", food["id"].clone());
    let made = stand.create_meal(meal(vec![new_g(body, 100)])).given();
    let pinned = &made["items"][0]["food"];
    assert_eq!(pinned["key"], food["id"]);
    assert_eq!(pinned["name"], "Rich stew");
    assert_same(&pinned["version"], &json!(2));
    assert_same(&made["nutrition"]["values"], &json!({"kcal": 120}));
    let mine = stand.mine();
    assert_eq!(mine.len(), 1);
    assert_eq!(mine[0]["name"], "Rich stew");
    assert_same(&mine[0]["version"], &json!(2));
}

fn a_new_food_with_an_unknown_id_is_missing(stand: &Stand) {
    for id in [UNKNOWN, "stew", "spread"] {
        let body = with(named("Stew"), "/id", id);
        stand
            .create_meal(meal(vec![new(named("Other")), new(body)]))
            .missing("food");
    }
    assert_nothing_kept(stand);
}

fn a_new_food_that_the_catalogue_knows_is_told(stand: &Stand) {
    let item = new_g(barcoded("Copy", "3017620422003"), 20);
    let food = stand.create_meal(meal(vec![item])).in_catalog();
    assert_eq!(food["library"], "off");
    assert_eq!(food["key"], "spread");
    assert_eq!(food["name"], "Hazelnut Spread");
    assert_nothing_kept(stand);
}

fn copy_from_lets_a_known_barcode_in(stand: &Stand) {
    let body = with(
        barcoded("Copy", "3017620422003"),
        "/copyFrom",
        product("spread"),
    );
    stand.create_meal(meal(vec![new_g(body, 20)])).given();
    assert_eq!(stand.names(&[]), ["Copy"]);
    assert_eq!(stand.corrections().len(), 1);
}

fn a_known_barcode_in_an_ingredient_keeps_all_out(stand: &Stand) {
    let known = of_new(barcoded("Copy", "3017620422003"), 1, "g");
    let body = recipe("Cake", 1, vec![of_new(named("Flour"), 1, "g"), known]);
    stand
        .create_meal(meal(vec![new(named("Tea")), new(body)]))
        .in_catalog();
    assert_nothing_kept(stand);
}

fn a_missing_food_keeps_new_foods_out(stand: &Stand) {
    let copy = with(
        barcoded("Copy", "3017620422003"),
        "/copyFrom",
        product("spread"),
    );
    let unknown = eat(generic("nothing"), 1, "g");
    stand
        .create_meal(meal(vec![new(copy), unknown]))
        .missing("food");
    assert_nothing_kept(stand);
}

fn a_missing_ingredient_keeps_new_foods_out(stand: &Stand) {
    let body = recipe("Cake", 1, vec![of(generic("nothing"), 1, "g")]);
    stand
        .create_meal(meal(vec![new(named("Tea")), new(body)]))
        .missing("ingredient");
    assert_nothing_kept(stand);
}

fn a_refused_meal_does_not_change_a_food(stand: &Stand) {
    let food = stand.save_food(named("Stew")).given();
    let changed = with(named("Rich stew"), "/id", food["id"].clone());
    let unknown = eat(generic("nothing"), 1, "g");
    stand
        .create_meal(meal(vec![new(changed.clone()), unknown]))
        .missing("food");
    let known = new(barcoded("Copy", "3017620422003"));
    stand
        .create_meal(meal(vec![new(changed), known]))
        .in_catalog();
    assert_eq!(stand.mine(), [food]);
}

fn two_new_foods_are_two_foods(stand: &Stand) {
    let items = vec![
        new(barcoded("Tea", "12345670")),
        new(barcoded("Tea", "12345670")),
    ];
    let made = stand.create_meal(meal(items)).given();
    assert_ne!(
        made["items"][0]["food"]["key"],
        made["items"][1]["food"]["key"]
    );
    assert_eq!(stand.mine().len(), 2);
}

/// So many `newFood` inside one another.
fn nested(depth: usize) -> Value {
    let mut food = named("Salt");
    for level in 1..depth {
        food = recipe(
            &format!("Level {level}"),
            1,
            vec![of_new(food, 1, if level == 1 { "g" } else { "serving" })],
        );
    }
    food
}

fn five_new_foods_may_stand_inside_one_another(stand: &Stand) {
    stand.create_meal(meal(vec![new(nested(5))])).given();
    assert_eq!(stand.mine().len(), 5);
}

fn six_new_foods_may_not_stand_inside_one_another(stand: &Stand) {
    stand
        .create_meal(meal(vec![new(nested(6))]))
        .refused_in("items[0].newFood");
    assert_nothing_kept(stand);
}

fn deleting_the_meal_keeps_the_new_food(stand: &Stand) {
    let made = stand.create_meal(meal(vec![new(named("Stew"))])).given();
    stand.delete_meal(id(&made)).given();
    assert_eq!(stand.names(&[]), ["Stew"]);
}

fn a_new_food_can_be_eaten_again(stand: &Stand) {
    stand.create_meal(meal(vec![new(named("Stew"))])).given();
    let food = the(&stand.mine()[0]);
    let made = stand
        .create_meal(meal(vec![eat(food, 1, "serving")]))
        .given();
    assert_eq!(made["items"][0]["food"]["name"], "Stew");
}
