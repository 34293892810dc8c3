//! What an item and a meal hold: known sums, unknowns, lower bounds.

use serde_json::{Value, json};

use crate::bodies::{LARGEST, eat, generic, meal, of, per, per_100_g, recipe, the};
use crate::json::{assert_same, number};
use crate::stand::Stand;

promises!(
    an_item_holds_its_share_of_the_food,
    a_meal_is_the_sum_of_its_items,
    what_no_item_knows_is_absent,
    what_some_items_know_is_a_lower_bound,
    zero_is_a_value,
    an_unknown_amount_makes_every_sum_a_lower_bound,
    a_meal_of_which_nothing_is_known_has_no_values,
    a_lower_bound_of_a_recipe_is_one_of_the_item_and_the_meal,
    sums_are_decimal,
    half_a_thousandth_is_rounded_away_from_zero,
    a_meal_adds_up_before_it_rounds,
    thirds_make_a_whole,
    an_item_multiplies_what_its_food_shows,
    a_basis_may_be_any_amount,
    a_computed_value_over_10_to_the_15_is_unknown,
    a_sum_over_10_to_the_15_is_unknown,
    an_item_too_large_to_compute_makes_the_sum_a_lower_bound,
    the_smallest_numbers_are_no_trouble,
    many_digits_are_rounded_once,
);

fn nutrition(stand: &Stand, items: Vec<Value>) -> Value {
    stand.create_meal(meal(items)).given()["nutrition"].clone()
}

fn values(stand: &Stand, items: Vec<Value>) -> Value {
    nutrition(stand, items)["values"].clone()
}

fn partial(nutrition: &Value) -> Vec<&str> {
    let partial = nutrition["partial"].as_array().expect("partial");
    let mut names: Vec<_> = partial.iter().map(|name| name.as_str().unwrap()).collect();
    names.sort_unstable();
    names
}

fn saved(stand: &Stand, basis: &str, values: Value) -> Value {
    the(&stand.save_food(per("Food", number(basis), values)).given())
}

fn an_item_holds_its_share_of_the_food(stand: &Stand) {
    let made = stand
        .create_meal(meal(vec![eat(generic("milk"), 250, "ml")]))
        .given();
    let expected = json!({"values": {"kcal": 152.5, "protein": 8}, "partial": []});
    assert_same(&made["items"][0]["nutrition"], &expected);
}

fn a_meal_is_the_sum_of_its_items(stand: &Stand) {
    let items = vec![
        eat(generic("milk"), 250, "ml"),
        eat(generic("egg"), 2, "medium"),
    ];
    let expected = json!({"values": {"kcal": 278.34, "protein": 19.053}, "partial": []});
    assert_same(&nutrition(stand, items), &expected);
}

fn what_no_item_knows_is_absent(stand: &Stand) {
    let sum = nutrition(
        stand,
        vec![eat(generic("milk"), 1, "ml"), eat(generic("egg"), 1, "g")],
    );
    for nutrient in ["carbs", "fat", "saturatedFat", "sugars", "fibre", "salt"] {
        assert!(sum["values"].get(nutrient).is_none(), "{nutrient} in {sum}");
    }
    assert_eq!(partial(&sum), [""; 0]);
}

fn what_some_items_know_is_a_lower_bound(stand: &Stand) {
    let items = vec![
        eat(generic("banana"), 100, "g"),
        eat(generic("milk"), 100, "ml"),
    ];
    let sum = nutrition(stand, items);
    let expected = json!({
        "kcal": 150, "protein": 4.29, "carbs": 22.84, "fat": 0.33, "sugars": 12.23, "fibre": 2.6,
    });
    assert_same(&sum["values"], &expected);
    assert_eq!(partial(&sum), ["carbs", "fat", "fibre", "sugars"]);
}

fn zero_is_a_value(stand: &Stand) {
    let water = nutrition(stand, vec![eat(generic("water"), 200, "ml")]);
    for nutrient in ["kcal", "salt", "fibre", "saturatedFat"] {
        assert_same(&water["values"][nutrient], &json!(0));
    }
    assert_eq!(partial(&water), [""; 0]);
    let items = vec![
        eat(generic("water"), 200, "ml"),
        eat(generic("milk"), 100, "ml"),
    ];
    let sum = nutrition(stand, items);
    assert_same(&sum["values"]["salt"], &json!(0));
    assert!(partial(&sum).contains(&"salt"));
    assert!(!partial(&sum).contains(&"kcal"));
}

fn an_unknown_amount_makes_every_sum_a_lower_bound(stand: &Stand) {
    let items = vec![
        eat(generic("milk"), 100, "ml"),
        json!({"food": generic("oats")}),
    ];
    let sum = nutrition(stand, items);
    assert_same(&sum["values"], &json!({"kcal": 61, "protein": 3.2}));
    assert_eq!(partial(&sum), ["kcal", "protein"]);
}

fn a_meal_of_which_nothing_is_known_has_no_values(stand: &Stand) {
    let items = vec![
        json!({"food": generic("oats")}),
        json!({"food": generic("herb")}),
    ];
    assert_same(
        &nutrition(stand, items),
        &json!({"values": {}, "partial": []}),
    );
}

fn a_lower_bound_of_a_recipe_is_one_of_the_item_and_the_meal(stand: &Stand) {
    let ingredients = vec![
        of(generic("banana"), 100, "g"),
        of(generic("milk"), 100, "ml"),
    ];
    let food = stand.save_food(recipe("Shake", 1, ingredients)).given();
    let items = vec![
        eat(the(&food), 2, "serving"),
        eat(generic("water"), 1, "ml"),
    ];
    let made = stand.create_meal(meal(items)).given();
    let item = &made["items"][0]["nutrition"];
    assert_same(&item["values"]["carbs"], &json!(45.68));
    assert_eq!(partial(item), ["carbs", "fat", "fibre", "sugars"]);
    assert_same(&made["nutrition"]["values"]["carbs"], &json!(45.68));
    let sum = partial(&made["nutrition"]);
    for nutrient in ["carbs", "fat", "fibre", "sugars", "salt", "saturatedFat"] {
        assert!(sum.contains(&nutrient), "{sum:?}");
    }
    assert!(
        !sum.contains(&"kcal") && !sum.contains(&"protein"),
        "{sum:?}"
    );
}

fn sums_are_decimal(stand: &Stand) {
    let tenth = saved(stand, "1", json!({"kcal": 0.1, "salt": 1.1}));
    let fifth = saved(stand, "1", json!({"kcal": 0.2, "salt": 2.2}));
    let sum = values(stand, vec![eat(tenth, 1, "g"), eat(fifth, 1, "g")]);
    assert_eq!(sum["kcal"].to_string(), "0.3");
    assert_eq!(sum["salt"].to_string(), "3.3");
}

fn half_a_thousandth_is_rounded_away_from_zero(stand: &Stand) {
    for (kcal, rounded) in [
        ("0.0004", "0"),
        ("0.0005", "0.001"),
        ("0.0014999", "0.001"),
        ("0.0015", "0.002"),
        ("0.0025", "0.003"),
        ("1.0005", "1.001"),
        ("2.6755", "2.676"),
        ("1.00049999999999999", "1"),
    ] {
        let food = saved(stand, "1", json!({"kcal": number(kcal)}));
        let told = values(stand, vec![eat(food, 1, "g")]);
        assert_same(&told["kcal"], &number(rounded));
    }
}

fn a_meal_adds_up_before_it_rounds(stand: &Stand) {
    for (kcal, item, both) in [("0.0004", "0", "0.001"), ("0.0005", "0.001", "0.001")] {
        let food = saved(stand, "1", json!({"kcal": number(kcal)}));
        let items = vec![eat(food.clone(), 1, "g"), eat(food, 1, "g")];
        let made = stand.create_meal(meal(items)).given();
        let told = &made["items"][0]["nutrition"]["values"]["kcal"];
        assert_same(told, &number(item));
        assert_same(&made["nutrition"]["values"]["kcal"], &number(both));
    }
}

fn thirds_make_a_whole(stand: &Stand) {
    let food = saved(stand, "3", json!({"kcal": 10}));
    let one = values(stand, vec![eat(food.clone(), 1, "g")]);
    assert_same(&one["kcal"], &json!(3.333));
    let three = values(stand, vec![eat(food.clone(), 3, "g")]);
    assert_same(&three["kcal"], &json!(10));
    let items = vec![eat(food, 1, "g"); 3];
    assert_same(&values(stand, items)["kcal"], &json!(10));
}

fn an_item_multiplies_what_its_food_shows(stand: &Stand) {
    let flour = saved(stand, "1", json!({"kcal": 10}));
    let food = stand
        .save_food(recipe("Thirds", 3, vec![of(flour, 1, "g")]))
        .given();
    assert_same(&food["data"]["nutrition"]["values"]["kcal"], &json!(3.333));
    let sum = values(stand, vec![eat(the(&food), 3, "serving")]);
    assert_same(&sum["kcal"], &json!(9.999));
}

fn a_basis_may_be_any_amount(stand: &Stand) {
    for (basis, expected) in [("1", "500"), ("0.5", "1000"), ("250", "2"), (LARGEST, "0")] {
        let food = saved(stand, basis, json!({"kcal": 10}));
        let told = values(stand, vec![eat(food, 50, "g")]);
        assert_same(&told["kcal"], &number(expected));
    }
}

fn a_computed_value_over_10_to_the_15_is_unknown(stand: &Stand) {
    let food = saved(stand, "1", json!({"kcal": 100_000_000, "salt": 1}));
    let at = nutrition(stand, vec![eat(food.clone(), 10_000_000, "g")]);
    assert_same(&at["values"]["kcal"], &number("1000000000000000"));
    let over = nutrition(stand, vec![eat(food, 10_000_001, "g")]);
    assert_same(&over["values"], &json!({"salt": 10_000_001}));
    assert_eq!(partial(&over), [""; 0]);
    let largest = saved(stand, "1", json!({"kcal": number(LARGEST)}));
    let sum = nutrition(stand, vec![eat(largest, number(LARGEST), "g")]);
    assert_same(&sum, &json!({"values": {}, "partial": []}));
}

fn a_sum_over_10_to_the_15_is_unknown(stand: &Stand) {
    let food = saved(stand, "1", json!({"kcal": 100_000_000}));
    let item = eat(food, 10_000_000, "g");
    let made = stand.create_meal(meal(vec![item.clone(), item])).given();
    let told = &made["items"][1]["nutrition"]["values"]["kcal"];
    assert_same(told, &number("1000000000000000"));
    assert_same(&made["nutrition"], &json!({"values": {}, "partial": []}));
}

fn an_item_too_large_to_compute_makes_the_sum_a_lower_bound(stand: &Stand) {
    let food = saved(stand, "1", json!({"kcal": number(LARGEST)}));
    let items = vec![
        eat(food, number(LARGEST), "g"),
        eat(generic("milk"), 100, "ml"),
    ];
    let sum = nutrition(stand, items);
    assert_same(&sum["values"], &json!({"kcal": 61, "protein": 3.2}));
    assert_eq!(partial(&sum), ["kcal", "protein"]);
}

fn the_smallest_numbers_are_no_trouble(stand: &Stand) {
    let tiny = saved(stand, "1", json!({"kcal": number("5e-324")}));
    let told = values(stand, vec![eat(tiny, 1, "g")]);
    assert_same(&told["kcal"], &json!(0));
    let told = values(stand, vec![eat(generic("milk"), number("5e-324"), "ml")]);
    assert_same(&told["kcal"], &json!(0));
    let steep = saved(stand, "5e-324", json!({"kcal": 1}));
    let told = nutrition(stand, vec![eat(steep, 1, "g")]);
    assert_same(&told, &json!({"values": {}, "partial": []}));
}

fn many_digits_are_rounded_once(stand: &Stand) {
    let food = per_100_g("Digits", json!({"kcal": number("33.3333333333333333")}));
    let food = the(&stand.save_food(food).given());
    let told = values(stand, vec![eat(food, 300, "g")]);
    assert_same(&told["kcal"], &json!(100));
}
