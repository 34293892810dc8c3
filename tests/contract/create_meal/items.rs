//! The items of a meal, and which foods they point at.

use serde_json::{Value, json};

use crate::bodies::{UNKNOWN, breakfast, eat, generic, id, meal, named, the, with, without};
use crate::json::assert_same;
use crate::stand::Stand;

promises!(
    a_meal_has_at_least_one_item,
    a_meal_has_100_items_at_most,
    items_come_back_in_order,
    an_item_is_an_object,
    an_item_has_a_food_or_a_new_food,
    a_food_is_pointed_at_by_library_and_key,
    a_library_is_one_of_four,
    a_key_has_1_to_200_characters,
    a_food_that_does_not_exist_is_missing,
    a_food_of_another_library_is_missing,
    a_deleted_food_is_missing,
    one_missing_food_keeps_the_whole_meal_out,
    the_newest_version_of_a_food_is_eaten,
    a_meal_keeps_its_food_when_that_is_changed,
    a_meal_keeps_its_food_when_the_catalogue_changes,
);

fn a_meal_has_at_least_one_item(stand: &Stand) {
    stand.create_meal(meal(vec![])).refused(&["items"]);
}

fn a_meal_has_100_items_at_most(stand: &Stand) {
    let item = eat(generic("oats"), 1, "g");
    let made = stand.create_meal(meal(vec![item.clone(); 100])).given();
    assert_eq!(made["items"].as_array().unwrap().len(), 100);
    assert_same(&made["nutrition"]["values"]["kcal"], &json!(379));
    stand.create_meal(meal(vec![item; 101])).refused(&["items"]);
}

fn items_come_back_in_order(stand: &Stand) {
    let keys = ["oats", "banana", "oats", "egg", "milk"];
    let item = |key: &str| json!({"food": generic(key)});
    let made = stand.create_meal(meal(keys.map(item).to_vec())).given();
    let got = stand.get_meal(id(&made)).given();
    for meal in [made, got] {
        let items = meal["items"].as_array().unwrap();
        let told: Vec<_> = items
            .iter()
            .map(|item| item["food"]["key"].as_str().unwrap())
            .collect();
        assert_eq!(told, keys);
    }
}

fn an_item_is_an_object(stand: &Stand) {
    for item in [json!(null), json!("oats"), json!(1), json!([])] {
        stand.create_meal(meal(vec![item])).refused(&["items[0]"]);
    }
}

fn an_item_has_a_food_or_a_new_food(stand: &Stand) {
    stand
        .create_meal(meal(vec![json!({})]))
        .refused_in("items[0]");
    stand
        .create_meal(meal(vec![json!({"quantity": 1, "unit": "g"})]))
        .refused_in("items[0]");
    let both = json!({"food": generic("oats"), "newFood": named("Stew")});
    stand.create_meal(meal(vec![both])).refused_in("items[0]");
    assert!(stand.mine().is_empty());
}

fn a_food_is_pointed_at_by_library_and_key(stand: &Stand) {
    for member in ["library", "key"] {
        let body = without(breakfast(), &format!("/items/0/food/{member}"));
        stand
            .create_meal(body)
            .refused(&[&format!("items[0].food.{member}")]);
        for value in [json!(null), json!(1), json!([])] {
            let body = with(breakfast(), &format!("/items/0/food/{member}"), value);
            stand
                .create_meal(body)
                .refused(&[&format!("items[0].food.{member}")]);
        }
    }
    for food in [json!("oats"), json!(1), json!([]), json!(true)] {
        let body = with(breakfast(), "/items/0/food", food);
        stand.create_meal(body).refused_in("items[0].food");
    }
}

fn a_library_is_one_of_four(stand: &Stand) {
    for library in ["", "Mine", "OFF", "usda", "composition "] {
        let body = with(breakfast(), "/items/0/food/library", library);
        stand.create_meal(body).refused(&["items[0].food.library"]);
    }
}

fn a_key_has_1_to_200_characters(stand: &Stand) {
    let keyed = |key: String| with(breakfast(), "/items/0/food/key", key);
    stand
        .create_meal(keyed(String::new()))
        .refused(&["items[0].food.key"]);
    stand
        .create_meal(keyed("é".repeat(201)))
        .refused(&["items[0].food.key"]);
    stand.create_meal(keyed("é".repeat(200))).missing("food");
    stand.create_meal(keyed("k".to_owned())).missing("food");
}

fn a_food_that_does_not_exist_is_missing(stand: &Stand) {
    for library in ["mine", "off", "service", "composition"] {
        for key in [UNKNOWN, "nothing", "oats "] {
            let food = json!({"library": library, "key": key});
            stand
                .create_meal(meal(vec![json!({"food": food})]))
                .missing("food");
        }
    }
    assert!(stand.meals().is_empty());
}

fn a_food_of_another_library_is_missing(stand: &Stand) {
    for library in ["mine", "off", "service"] {
        let food = json!({"library": library, "key": "oats"});
        stand
            .create_meal(meal(vec![json!({"food": food})]))
            .missing("food");
    }
}

fn a_deleted_food_is_missing(stand: &Stand) {
    let food = stand.save_food(named("Stew")).given();
    stand.delete_food(id(&food)).given();
    stand
        .create_meal(meal(vec![json!({"food": the(&food)})]))
        .missing("food");
}

fn one_missing_food_keeps_the_whole_meal_out(stand: &Stand) {
    let items = vec![
        eat(generic("oats"), 1, "g"),
        eat(generic("nothing"), 1, "g"),
    ];
    stand.create_meal(meal(items)).missing("food");
    assert!(stand.meals().is_empty());
}

fn the_newest_version_of_a_food_is_eaten(stand: &Stand) {
    let food = stand.save_food(named("Stew")).given();
    let again = json!({"id": food["id"], "name": "Better stew", "data": {}});
    stand.save_food(again).given();
    let made = stand
        .create_meal(meal(vec![json!({"food": the(&food)})]))
        .given();
    let pinned = &made["items"][0]["food"];
    assert_same(&pinned["version"], &json!(2));
    assert_eq!(pinned["name"], "Better stew");
}

fn a_meal_keeps_its_food_when_that_is_changed(stand: &Stand) {
    let food = crate::bodies::per_100_g("Stew", json!({"kcal": 80}));
    let food = stand.save_food(with(food, "/brand", "Mum")).given();
    let made = stand
        .create_meal(meal(vec![eat(the(&food), 250, "g")]))
        .given();
    let changed = crate::bodies::per_100_g("Soup", json!({"kcal": 10, "salt": 1}));
    stand
        .save_food(with(changed, "/id", food["id"].clone()))
        .given();
    let kept = stand.get_meal(id(&made)).given();
    assert_eq!(kept, made);
    assert_eq!(kept["items"][0]["food"]["brand"], "Mum");
    assert_same(&kept["nutrition"]["values"], &json!({"kcal": 200}));
}

fn a_meal_keeps_its_food_when_the_catalogue_changes(stand: &Stand) {
    let made = stand.create_meal(breakfast()).given();
    stand.with_catalogue(vec![]);
    assert_eq!(stand.get_meal(id(&made)).given(), made);
    let listed: Vec<Value> = stand.meals();
    assert_eq!(listed, [made]);
}
