//! Lower bounds, which no plain food can say: a recipe of what is known and what is not.
//!
//! The sum of a food that knows a nutrient and of one that does not is a lower bound. So what gets its
//! figures anew is made of two foods for this once, which do not stay among the own foods.

use rust_decimal::Decimal;
use serde_json::{Value, json};

use super::told::own_key;
use crate::actions::request::{Answer, Request};
use crate::error::Result;
use crate::model::{
    Amount, Base, FoodData, FoodDraft, FoodNutrition, Item, ItemDraft, Library, Nutrition, Recipe,
    Values,
};

/// More than a food can hold of a nutrient.
const MOST: Decimal = Decimal::from_parts(999_999_999, 0, 0, false, 0);

/// What the two foods are called.
const KNOWN: &str = "What is known of it";
const OPEN: &str = "What is not known of it";

/// Data that give these figures for so many servings, `basis`, lower bounds as lower bounds.
pub(super) fn data(data: &FoodData, basis: Amount, nutrition: &Nutrition) -> Value {
    let recipe = data.recipe.clone().unwrap_or(Recipe {
        servings: basis,
        steps: Vec::new(),
        minutes: None,
    });
    let servings = recipe.servings;
    // What measures hold is said in the base.
    let is_in_servings = data.base == Some(Base::Serving);
    let plain = FoodData {
        base: Some(Base::Serving),
        nutrition: None,
        measures: data.measures.clone().filter(|_| is_in_servings),
        default_portion: data.default_portion.clone().filter(|_| is_in_servings),
        ingredients: None,
        recipe: Some(recipe),
        ..data.clone()
    };
    let mut made = json!(plain);
    let none = Values::from_iter(
        exact(nutrition)
            .iter()
            .map(|(nutrient, _)| (nutrient, Amount::ZERO)),
    );
    made["ingredients"] = json!([
        part(KNOWN, servings, (basis, nutrition.values.clone())),
        part(OPEN, servings, (basis, none)),
    ]);
    made
}

/// So many servings of a food of which so many, `basis`, hold this.
fn part(name: &str, servings: Amount, (basis, values): (Amount, Values)) -> Value {
    let data = FoodData {
        base: Some(Base::Serving),
        nutrition: (!values.is_empty()).then_some(FoodNutrition {
            basis_amount: basis,
            values,
        }),
        ..FoodData::default()
    };
    json!({
        "newFood": FoodDraft::new(name, &data),
        "portion": { "amount": servings, "unit": Base::Serving.as_str() },
    })
}

/// Whether an item has lower bounds.
pub(in crate::actions) fn has(item: &Item) -> bool {
    let nutrition = item.nutrition.get();
    nutrition.is_some_and(|nutrition| exact(nutrition) != nutrition.values)
}

/// Whether a food of its own can have the lower bounds of an item: a recipe is logged in servings.
pub(super) fn can_stay(item: &Item) -> bool {
    let is_serving = item
        .unit
        .get()
        .is_some_and(|unit| unit == Base::Serving.as_str());
    let nutrition = item.nutrition.get();
    is_serving
        && item.quantity.get().is_some()
        && nutrition.is_some_and(|nutrition| !is_too_large(&nutrition.values))
}

/// Saves the foods that a food is made of for this once, and points at them. Their keys are added to
/// `made`.
///
/// Errors: those of the requests.
pub(super) fn save_parts(
    food: &Value,
    made: &mut Vec<String>,
    send: &mut dyn FnMut(&Request) -> Result<Answer>,
) -> Result<Value> {
    let mut food = food.clone();
    let parts = food.pointer_mut("/data/ingredients");
    for part in parts.and_then(Value::as_array_mut).into_iter().flatten() {
        let Some(new) = part.as_object_mut().and_then(|part| part.remove("newFood")) else {
            continue;
        };
        if let Some(key) = save(new, send)? {
            part["food"] = json!({ "library": Library::Mine.as_str(), "key": key });
            made.push(key);
        }
    }
    Ok(food)
}

/// The items of a meal, those that are recipes for this once as foods that are there. What was saved is
/// added to `made`.
///
/// Errors: those of the requests.
pub(super) fn save_recipes(
    items: Vec<ItemDraft>,
    made: &mut Vec<String>,
    send: &mut dyn FnMut(&Request) -> Result<Answer>,
) -> Result<Vec<ItemDraft>> {
    let mut pointing = |item: ItemDraft| {
        let food = &item.json()["newFood"];
        if food.pointer("/data/ingredients").is_none() {
            return Ok(item);
        }
        let whole = save_parts(food, made, send)?;
        let Some(key) = save(whole, send)? else {
            return Ok(item);
        };
        let mut draft = item.json().clone();
        if let Some(members) = draft.as_object_mut() {
            members.shift_remove("newFood");
        }
        draft["food"] = json!({ "library": Library::Mine.as_str(), "key": key });
        made.push(key);
        Ok(ItemDraft::from(draft))
    };
    items.into_iter().map(&mut pointing).collect()
}

fn save(food: Value, send: &mut dyn FnMut(&Request) -> Result<Answer>) -> Result<Option<String>> {
    Ok(match send(&Request::SaveFood(FoodDraft::from(food)))? {
        Answer::Food(food) => Some(own_key(&food).to_owned()),
        _ => None,
    })
}

/// Whether values are more than a food can say.
pub(super) fn is_too_large(values: &Values) -> bool {
    let is_large = |amount: Amount| amount.decimal().is_none_or(|amount| amount > MOST);
    values.iter().any(|(_, amount)| is_large(amount))
}

/// The values that are no lower bounds.
pub(super) fn exact(nutrition: &Nutrition) -> Values {
    let known = nutrition.values.iter();
    known
        .filter(|(nutrient, _)| !nutrition.is_lower_bound(*nutrient))
        .collect()
}
