//! Recipes and meals in a journal add up as exact fractions do.

use journal::model::{Nutrient, Nutrition};
use proptest::prelude::*;
use serde_json::{Map, Value, json};

use crate::fraction::written;
use crate::nutrition::{Portion, naive, told};
use crate::stand::Stand;

fn number(thousandths: u64) -> Value {
    serde_json::from_str(&written(i128::from(thousandths))).unwrap()
}

/// So many powers of ten less.
fn less(thousandths: u64, power: u32) -> Value {
    serde_json::from_str(&format!("{}e-{power}", written(i128::from(thousandths)))).unwrap()
}

fn portion() -> impl Strategy<Value = Portion> {
    (
        prop::collection::btree_map(0..8_usize, 0..900_000_u64, 0..8),
        prop::sample::select(vec![100_000_u64, 1_000, 30_000, 7_000]),
        1..900_000_u64,
        prop::option::of(1..90_000_u64),
    )
        .prop_map(|(known, basis, quantity, size)| Portion {
            known,
            bounds: Vec::new(),
            basis,
            quantity,
            size: size.unwrap_or(1_000),
        })
}

/// A food as it is sent: with a measure when the portion is not in its base.
fn food(portion: &Portion) -> Value {
    let known = portion.known.iter();
    let values: Map<String, Value> = known
        .map(|(at, value)| (Nutrient::ALL[*at].to_string(), number(*value)))
        .collect();
    json!({"name": "Part", "data": {
        "base": "g",
        "nutrition": {"basisAmount": number(portion.basis), "values": values},
        "measures": [{"label": "spoon", "size": number(portion.size)}],
    }})
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(48))]

    #[test]
    fn a_recipe_of_next_to_nothing_is_shared_as_any(
        portions in prop::collection::vec(portion(), 1..4),
        servings in 1..20_000_u64,
        power in 1..60_u32,
    ) {
        let stand = Stand::new();
        let ingredients: Vec<Value> = portions.iter().map(|portion| json!({
            "newFood": food(portion),
            "portion": {"amount": less(portion.quantity, power), "unit": "spoon"},
        })).collect();
        let saved = stand.save_food(json!({"name": "Dish", "data": {
            "recipe": {"servings": less(servings, power), "steps": []}, "ingredients": ingredients,
        }})).unwrap();
        let mut nutrition = saved["data"]["nutrition"].clone();
        nutrition["partial"] = saved["partial"].clone();
        let nutrition: Nutrition = serde_json::from_value(nutrition).unwrap();
        prop_assert_eq!(told(&nutrition), naive(&portions, servings));
    }

    #[test]
    fn a_recipe_and_a_meal_of_it_add_up(
        portions in prop::collection::vec(portion(), 1..5),
        servings in 1..20_000_u64,
    ) {
        let stand = Stand::new();
        let ingredients: Vec<Value> = portions.iter().map(|portion| json!({
            "newFood": food(portion),
            "portion": {"amount": number(portion.quantity), "unit": "spoon"},
        })).collect();
        let saved = stand.save_food(json!({"name": "Dish", "data": {
            "recipe": {"servings": number(servings), "steps": []}, "ingredients": ingredients,
        }})).unwrap();
        let mut nutrition = saved["data"]["nutrition"].clone();
        prop_assert_eq!(&nutrition["basisAmount"], &json!(1));
        nutrition["partial"] = saved["partial"].clone();
        let nutrition: Nutrition = serde_json::from_value(nutrition).unwrap();
        prop_assert_eq!(told(&nutrition), naive(&portions, servings));

        let items: Vec<Value> = portions.iter().map(|portion| json!({
            "newFood": food(portion), "quantity": number(portion.quantity), "unit": "spoon",
        })).collect();
        let meal = stand.create_meal(json!({
            "eatenAt": "2026-11-21T08:00:00Z", "timezone": "Europe/Paris", "items": items,
        })).unwrap();
        let of_meal: Nutrition = serde_json::from_value(meal["nutrition"].clone()).unwrap();
        prop_assert_eq!(told(&of_meal), naive(&portions, 1_000));
        for (item, portion) in meal["items"].as_array().unwrap().iter().zip(&portions) {
            let of_item: Nutrition = serde_json::from_value(item["nutrition"].clone()).unwrap();
            prop_assert_eq!(told(&of_item), naive(std::slice::from_ref(portion), 1_000));
        }
    }
}
