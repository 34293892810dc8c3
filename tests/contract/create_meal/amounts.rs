//! How much of a food was eaten, and in which unit.

use serde_json::{Value, json};

use crate::bodies::{
    AMOUNTS, NO_AMOUNTS, breakfast, eat, generic, id, meal, named, of, product, recipe, the, with,
    without,
};
use crate::json::{assert_same, number};
use crate::stand::Stand;

promises!(
    a_quantity_comes_back_as_sent,
    a_quantity_is_more_than_zero_and_at_most_the_largest,
    quantity_and_unit_come_together,
    left_out_the_default_portion_fills_them,
    without_a_default_portion_they_are_unknown,
    both_null_stay_unknown,
    a_unit_is_the_base_or_the_label_of_a_measure,
    a_unit_that_the_food_does_not_know_is_refused,
    the_units_that_a_food_knows_are_told,
    the_units_that_a_recipe_knows_are_told,
    a_food_without_a_base_takes_the_three_bases,
    a_recipe_is_logged_in_servings_alone,
    a_measure_is_so_much_of_the_base,
    of_equal_labels_the_first_counts,
    a_label_may_be_any_text,
    a_food_with_a_base_and_no_nutrition_is_eaten_in_its_base,
    a_food_of_which_nothing_is_known_is_eaten,
);

fn made(stand: &Stand, item: Value) -> Value {
    let made = stand.create_meal(meal(vec![item])).given();
    assert_same(&stand.get_meal(id(&made)).given(), &made);
    made["items"][0].clone()
}

fn oatcakes(stand: &Stand) -> Value {
    let body = recipe("Oatcakes", 4, vec![of(generic("oats"), 200, "g")]);
    let measures = json!([{"label": "piece", "size": 0.25}]);
    the(&stand
        .save_food(with(body, "/data/measures", measures))
        .given())
}

fn a_quantity_comes_back_as_sent(stand: &Stand) {
    for quantity in AMOUNTS.into_iter().chain(["0.1", "123456789.987654321"]) {
        let item = made(stand, eat(generic("oats"), number(quantity), "g"));
        assert_same(&item["quantity"], &number(quantity));
        assert_eq!(item["unit"], "g");
    }
}

fn a_quantity_is_more_than_zero_and_at_most_the_largest(stand: &Stand) {
    for quantity in NO_AMOUNTS {
        let body = with(breakfast(), "/items/0/quantity", number(quantity));
        stand.create_meal(body).refused(&["items[0].quantity"]);
    }
}

fn quantity_and_unit_come_together(stand: &Stand) {
    for member in ["quantity", "unit"] {
        let at = format!("/items/0/{member}");
        stand
            .create_meal(without(breakfast(), &at))
            .refused_in("items[0]");
        stand
            .create_meal(with(breakfast(), &at, Value::Null))
            .refused_in("items[0]");
    }
}

fn left_out_the_default_portion_fills_them(stand: &Stand) {
    let banana = made(stand, json!({"food": generic("banana")}));
    assert_same(&banana["quantity"], &json!(1));
    assert_eq!(banana["unit"], "medium");
    assert_same(&banana["nutrition"]["values"]["kcal"], &json!(105.02));
    let milk = made(stand, json!({"food": generic("milk")}));
    assert_same(&milk["quantity"], &json!(200));
    assert_eq!(milk["unit"], "ml");
    assert_same(&milk["nutrition"]["values"]["kcal"], &json!(122));
}

fn without_a_default_portion_they_are_unknown(stand: &Stand) {
    let item = made(stand, json!({"food": generic("oats")}));
    assert_same(&item["quantity"], &Value::Null);
    assert_same(&item["unit"], &Value::Null);
    assert_same(&item["nutrition"], &json!({"values": {}, "partial": []}));
}

fn both_null_stay_unknown(stand: &Stand) {
    let item = json!({"food": generic("banana"), "quantity": null, "unit": null});
    let item = made(stand, item);
    assert_same(&item["quantity"], &Value::Null);
    assert_same(&item["unit"], &Value::Null);
    assert_same(&item["nutrition"], &json!({"values": {}, "partial": []}));
}

fn a_unit_is_the_base_or_the_label_of_a_measure(stand: &Stand) {
    for (key, unit) in [
        ("oats", "g"),
        ("oats", "cup"),
        ("banana", "medium"),
        ("banana", "large"),
        ("milk", "ml"),
    ] {
        let item = made(stand, eat(generic(key), 2, unit));
        assert_eq!(item["unit"], unit);
    }
    let lasagne = json!({"library": "service", "key": "lasagne"});
    assert_eq!(made(stand, eat(lasagne, 1, "serving"))["unit"], "serving");
}

fn a_unit_that_the_food_does_not_know_is_refused(stand: &Stand) {
    for (key, unit) in [
        ("oats", "ml"),
        ("oats", "serving"),
        ("oats", "medium"),
        ("oats", "oz"),
        ("oats", "G"),
        ("oats", "Cup"),
        ("oats", "cup "),
        ("oats", "cups"),
        ("oats", ""),
        ("oats", "gram"),
        ("milk", "g"),
        ("milk", "l"),
        ("banana", "small"),
    ] {
        let item = eat(generic(key), 1, unit);
        stand
            .create_meal(meal(vec![item]))
            .refused(&["items[0].unit"]);
    }
    for unit in [json!(1), json!(true), json!(["g"])] {
        let body = with(breakfast(), "/items/0/unit", unit);
        stand.create_meal(body).refused(&["items[0].unit"]);
    }
}

fn the_units_that_a_food_knows_are_told(stand: &Stand) {
    let item = eat(generic("banana"), 1, "bunch");
    let error = stand
        .create_meal(meal(vec![item]))
        .refused(&["items[0].unit"]);
    let told = &error.details()[0].message;
    for unit in ["medium", "large"] {
        assert!(told.contains(unit), "{told}");
    }
    let words: Vec<_> = told.split(|c: char| !c.is_alphanumeric()).collect();
    assert!(words.contains(&"g"), "{told}");
}

fn the_units_that_a_recipe_knows_are_told(stand: &Stand) {
    let item = eat(oatcakes(stand), 1, "g");
    let error = stand
        .create_meal(meal(vec![item]))
        .refused(&["items[0].unit"]);
    assert!(error.details()[0].message.contains("serving"), "{error:?}");
}

fn a_food_without_a_base_takes_the_three_bases(stand: &Stand) {
    for unit in ["g", "ml", "serving"] {
        let item = made(stand, eat(generic("herb"), 1, unit));
        assert_eq!(item["unit"], unit);
        assert_same(&item["nutrition"], &json!({"values": {}, "partial": []}));
    }
    for unit in ["cup", "kg", "", "Serving"] {
        let item = eat(generic("herb"), 1, unit);
        stand
            .create_meal(meal(vec![item]))
            .refused(&["items[0].unit"]);
    }
}

fn a_recipe_is_logged_in_servings_alone(stand: &Stand) {
    let cakes = oatcakes(stand);
    let item = made(stand, eat(cakes.clone(), 1.5, "serving"));
    assert_same(&item["nutrition"]["values"]["kcal"], &json!(284.25));
    for unit in ["piece", "g", "ml"] {
        let item = eat(cakes.clone(), 1, unit);
        stand
            .create_meal(meal(vec![item]))
            .refused(&["items[0].unit"]);
    }
}

fn a_measure_is_so_much_of_the_base(stand: &Stand) {
    let item = made(stand, eat(generic("banana"), 2, "large"));
    let expected = json!({
        "kcal": 242.08, "protein": 2.965, "carbs": 62.125, "fat": 0.898,
        "sugars": 33.266, "fibre": 7.072,
    });
    assert_same(&item["nutrition"]["values"], &expected);
}

fn of_equal_labels_the_first_counts(stand: &Stand) {
    let body = crate::bodies::per("Bread", 1, json!({"kcal": 2}));
    let slices = json!([{"label": "slice", "size": 30}, {"label": "slice", "size": 50}]);
    let food = stand
        .save_food(with(body, "/data/measures", slices))
        .given();
    let item = made(stand, eat(the(&food), 1, "slice"));
    assert_same(&item["nutrition"]["values"], &json!({"kcal": 60}));
}

fn a_label_may_be_any_text(stand: &Stand) {
    for label in ["1 tbsp (15 ml)", "Stück", "片", "\"'%_", "kg"] {
        let body = crate::bodies::per("Bread", 1, json!({"kcal": 2}));
        let measures = json!([{"label": label, "size": 3}]);
        let food = stand
            .save_food(with(body, "/data/measures", measures))
            .given();
        let item = made(stand, eat(the(&food), 1, label));
        assert_eq!(item["unit"], label);
        assert_same(&item["nutrition"]["values"], &json!({"kcal": 6}));
    }
}

fn a_food_with_a_base_and_no_nutrition_is_eaten_in_its_base(stand: &Stand) {
    let item = made(stand, eat(product("gruss"), 10, "g"));
    assert_same(&item["nutrition"], &json!({"values": {}, "partial": []}));
    let item = eat(product("gruss"), 10, "ml");
    stand
        .create_meal(meal(vec![item]))
        .refused(&["items[0].unit"]);
}

fn a_food_of_which_nothing_is_known_is_eaten(stand: &Stand) {
    let food = stand.save_food(named("Something")).given();
    let item = made(stand, json!({"food": the(&food)}));
    assert_same(&item["quantity"], &Value::Null);
    assert_same(&item["nutrition"], &json!({"values": {}, "partial": []}));
}
