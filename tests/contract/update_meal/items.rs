//! `items` of a patch replace the list; an entry with an `id` keeps that item.

use serde_json::{Value, json};

use crate::bodies::{NO_AMOUNTS, UNKNOWN, breakfast, eat, generic, id, meal, named, the};
use crate::json::{assert_same, number};
use crate::stand::Stand;

promises!(
    new_items_replace_the_list,
    an_item_without_an_id_is_new_also_if_equal,
    an_item_kept_by_its_id_is_as_it_was,
    items_take_the_order_sent,
    a_kept_item_takes_another_amount,
    null_clears_the_amount_of_a_kept_item,
    an_unknown_amount_stays_unknown,
    a_new_item_takes_the_default_portion,
    a_kept_item_takes_another_food,
    another_food_must_know_the_unit_that_is_kept,
    another_food_may_come_with_another_unit,
    an_id_is_text,
    an_id_of_no_item_of_this_meal_is_refused,
    an_item_that_was_dropped_cannot_be_kept_later,
    a_meal_keeps_1_to_100_items,
    items_are_a_list_of_objects,
    an_item_without_id_has_a_food_or_a_new_food,
    a_quantity_is_an_amount,
    a_kept_item_takes_a_unit_of_its_food,
    a_missing_food_changes_nothing,
);

/// A meal of one banana and 100 g of oats.
fn two(stand: &Stand) -> Value {
    let items = vec![
        eat(generic("banana"), 1, "medium"),
        eat(generic("oats"), 100, "g"),
    ];
    stand.create_meal(meal(items)).given()
}

fn patched(stand: &Stand, meal: &Value, items: Value) -> Value {
    let after = stand.update_meal(id(meal), json!({"items": items})).given();
    assert_same(&stand.get_meal(id(meal)).given(), &after);
    after
}

fn new_items_replace_the_list(stand: &Stand) {
    let made = two(stand);
    let after = patched(stand, &made, json!([eat(generic("milk"), 100, "ml")]));
    assert_eq!(after["items"].as_array().unwrap().len(), 1);
    assert_eq!(after["items"][0]["food"]["key"], "milk");
    assert_same(
        &after["nutrition"]["values"],
        &json!({"kcal": 61, "protein": 3.2}),
    );
    for item in made["items"].as_array().unwrap() {
        assert_ne!(after["items"][0]["id"], item["id"]);
    }
}

fn an_item_without_an_id_is_new_also_if_equal(stand: &Stand) {
    let made = stand.create_meal(breakfast()).given();
    let after = patched(stand, &made, breakfast()["items"].clone());
    assert_ne!(after["items"][0]["id"], made["items"][0]["id"]);
}

fn an_item_kept_by_its_id_is_as_it_was(stand: &Stand) {
    let made = two(stand);
    let after = patched(stand, &made, json!([{"id": made["items"][1]["id"]}]));
    assert_same(&after["items"], &json!([made["items"][1]]));
    assert_same(&after["nutrition"], &made["items"][1]["nutrition"]);
}

fn items_take_the_order_sent(stand: &Stand) {
    let made = two(stand);
    let kept = |n: usize| json!({"id": made["items"][n]["id"]});
    let egg = eat(generic("egg"), 1, "medium");
    let after = patched(stand, &made, json!([kept(1), egg, kept(0)]));
    assert_same(&after["items"][0], &made["items"][1]);
    assert_eq!(after["items"][1]["food"]["key"], "egg");
    assert_same(&after["items"][2], &made["items"][0]);
}

fn a_kept_item_takes_another_amount(stand: &Stand) {
    let made = two(stand);
    let items = json!([{"id": made["items"][0]["id"], "quantity": 50, "unit": "g"}]);
    let item = patched(stand, &made, items)["items"][0].clone();
    assert_eq!(item["id"], made["items"][0]["id"]);
    assert_same(&item["food"], &made["items"][0]["food"]);
    assert_same(&item["quantity"], &json!(50));
    assert_eq!(item["unit"], "g");
    assert_same(&item["nutrition"]["values"]["kcal"], &json!(44.5));
}

fn null_clears_the_amount_of_a_kept_item(stand: &Stand) {
    let made = two(stand);
    let items = json!([{"id": made["items"][0]["id"], "quantity": null, "unit": null}]);
    let item = patched(stand, &made, items)["items"][0].clone();
    assert_same(&item["quantity"], &Value::Null);
    assert_same(&item["unit"], &Value::Null);
    assert_same(&item["nutrition"], &json!({"values": {}, "partial": []}));
}

fn an_unknown_amount_stays_unknown(stand: &Stand) {
    let item = json!({"food": generic("banana"), "quantity": null, "unit": null});
    let made = stand.create_meal(meal(vec![item])).given();
    let after = patched(stand, &made, json!([{"id": made["items"][0]["id"]}]));
    assert_same(&after["items"], &made["items"]);
}

fn a_new_item_takes_the_default_portion(stand: &Stand) {
    let made = two(stand);
    let after = patched(stand, &made, json!([{"food": generic("milk")}]));
    assert_same(&after["items"][0]["quantity"], &json!(200));
    assert_eq!(after["items"][0]["unit"], "ml");
}

fn a_kept_item_takes_another_food(stand: &Stand) {
    let made = two(stand);
    let items = json!([{"id": made["items"][1]["id"], "food": generic("egg")}]);
    let item = patched(stand, &made, items)["items"][0].clone();
    assert_eq!(item["id"], made["items"][1]["id"]);
    assert_eq!(item["food"]["name"], "Egg, chicken");
    assert_same(&item["quantity"], &json!(100));
    assert_eq!(item["unit"], "g");
    assert_same(&item["nutrition"]["values"]["kcal"], &json!(143));
}

fn another_food_must_know_the_unit_that_is_kept(stand: &Stand) {
    let made = two(stand);
    let items = json!([{"id": made["items"][1]["id"], "food": generic("milk")}]);
    let answer = stand.update_meal(id(&made), json!({"items": items}));
    answer.refused(&["items[0].unit"]);
    assert_same(&stand.get_meal(id(&made)).given(), &made);
}

fn another_food_may_come_with_another_unit(stand: &Stand) {
    let made = two(stand);
    let mut item = eat(generic("milk"), 250, "ml");
    item["id"] = made["items"][1]["id"].clone();
    let after = patched(stand, &made, json!([item]));
    assert_eq!(after["items"][0]["id"], made["items"][1]["id"]);
    assert_same(&after["nutrition"]["values"]["kcal"], &json!(152.5));
}

fn an_id_is_text(stand: &Stand) {
    let made = stand.create_meal(breakfast()).given();
    for no_text in [json!(null), json!(1), json!(true), json!([]), json!({})] {
        let item = json!({"id": no_text, "food": generic("oats")});
        let patch = json!({"items": [item]});
        stand
            .update_meal(id(&made), patch)
            .refused(&["items[0].id"]);
    }
}

fn an_id_of_no_item_of_this_meal_is_refused(stand: &Stand) {
    let made = two(stand);
    let other = two(stand);
    for foreign in [
        json!(UNKNOWN),
        other["items"][0]["id"].clone(),
        made["id"].clone(),
        json!("1"),
        json!(""),
        json!(7),
        json!("a\0"),
    ] {
        let items = json!([{"id": made["items"][0]["id"]}, {"id": foreign}]);
        let answer = stand.update_meal(id(&made), json!({"items": items}));
        answer.refused(&["items[1].id"]);
    }
    assert_same(&stand.get_meal(id(&made)).given(), &made);
}

fn an_item_that_was_dropped_cannot_be_kept_later(stand: &Stand) {
    let made = two(stand);
    patched(stand, &made, json!([{"id": made["items"][0]["id"]}]));
    let items = json!([{"id": made["items"][1]["id"]}]);
    let answer = stand.update_meal(id(&made), json!({"items": items}));
    answer.refused(&["items[0].id"]);
}

fn a_meal_keeps_1_to_100_items(stand: &Stand) {
    let made = two(stand);
    stand
        .update_meal(id(&made), json!({"items": []}))
        .refused(&["items"]);
    let item = eat(generic("oats"), 1, "g");
    let many = json!({"items": vec![item.clone(); 101]});
    stand.update_meal(id(&made), many).refused(&["items"]);
    let after = patched(stand, &made, json!(vec![item; 100]));
    assert_eq!(after["items"].as_array().unwrap().len(), 100);
}

fn items_are_a_list_of_objects(stand: &Stand) {
    let made = two(stand);
    for items in [json!({}), json!("oats"), json!(1)] {
        stand
            .update_meal(id(&made), json!({"items": items}))
            .refused(&["items"]);
    }
    let items = json!([{"id": made["items"][0]["id"]}, "oats"]);
    stand
        .update_meal(id(&made), json!({"items": items}))
        .refused(&["items[1]"]);
}

fn an_item_without_id_has_a_food_or_a_new_food(stand: &Stand) {
    let made = two(stand);
    for item in [
        json!({}),
        json!({"quantity": 1, "unit": "g"}),
        json!({"food": generic("oats"), "newFood": named("Stew")}),
    ] {
        stand
            .update_meal(id(&made), json!({"items": [item]}))
            .refused_in("items[0]");
    }
}

fn a_quantity_is_an_amount(stand: &Stand) {
    let made = two(stand);
    for quantity in NO_AMOUNTS {
        let kept = json!({
            "id": made["items"][1]["id"], "quantity": number(quantity), "unit": "g",
        });
        let answer = stand.update_meal(id(&made), json!({"items": [kept]}));
        answer.refused(&["items[0].quantity"]);
    }
}

fn a_kept_item_takes_a_unit_of_its_food(stand: &Stand) {
    let made = two(stand);
    let items = json!([{"id": made["items"][0]["id"], "quantity": 1, "unit": "cup"}]);
    let error = stand
        .update_meal(id(&made), json!({"items": items}))
        .refused(&["items[0].unit"]);
    assert!(error.details()[0].message.contains("medium"), "{error:?}");
}

fn a_missing_food_changes_nothing(stand: &Stand) {
    let made = two(stand);
    let deleted = stand.save_food(named("Stew")).given();
    stand.delete_food(id(&deleted)).given();
    for food in [
        generic("nothing"),
        the(&deleted),
        json!({"library": "mine", "key": "stew"}),
    ] {
        let items = json!([{"id": made["items"][0]["id"]}, {"food": food}]);
        let patch = json!({"name": "x", "items": items});
        stand.update_meal(id(&made), patch).missing("food");
    }
    assert_same(&stand.get_meal(id(&made)).given(), &made);
}
