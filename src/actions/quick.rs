//! Calories without a food: a quick add.
//!
//! The API knows foods alone, so a quick add is one serving of a food that is saved along with the
//! meal. That food is for this once: it is taken out of the person's foods again, where it would
//! stand before the foods they look for. The meal keeps it.

use super::request::Request;
use crate::model::{
    Amount, Base, FoodData, FoodDraft, FoodNutrition, Item, ItemDraft, Library, Meal, Nutrient,
    Origin, Source, Values,
};

/// What a quick add without a name is called.
pub(super) const NAME: &str = "Quick add";

/// So many kilocalories as an item: all of it is so many servings. Other nutrients stay unknown.
pub fn draft(kcal: Amount, servings: Amount, name: Option<&str>) -> ItemDraft {
    let nutrition = FoodNutrition {
        basis_amount: servings,
        values: Values::from_iter([(Nutrient::Kcal, kcal)]),
    };
    let data = FoodData {
        base: Some(Base::Serving),
        nutrition: Some(nutrition),
        source: Some(Source {
            origin: Some(Origin::Estimate),
            ..Source::default()
        }),
        ..FoodData::default()
    };
    let food = FoodDraft::new(name.unwrap_or(NAME), &data);
    ItemDraft::new_food(&food).amount(Some(servings), Some(Base::Serving.as_str()))
}

/// An item that says no more than a quick add does, as one: calories alone, in servings.
pub fn again(item: &Item) -> Option<ItemDraft> {
    let nutrition = item.nutrition.get()?;
    let kcal = nutrition.values.get(Nutrient::Kcal)?;
    let is_alone = nutrition.values.iter().count() == 1;
    let is_quick = item.food.library == Library::Mine
        && item.unit.get().map(String::as_str) == Some(Base::Serving.as_str())
        && is_alone
        && !nutrition.is_lower_bound(Nutrient::Kcal);
    let servings = *item.quantity.get().filter(|_| is_quick)?;
    Some(draft(
        kcal,
        servings,
        item.food.name.get().map(String::as_str),
    ))
}

/// What takes the foods of quick adds out of the person's foods again: of the items that were sent
/// with a food of their own, which now stand in the meal.
///
/// A food that was there before is never among them, whatever it is called.
pub fn forget(sent: &[ItemDraft], meal: &Meal) -> Vec<Request> {
    let mut keys: Vec<&str> = Vec::new();
    for draft in sent.iter().filter(|draft| draft.has("newFood")) {
        let name = draft.json()["newFood"]["name"].as_str();
        let mut items = meal.items.iter();
        let made = items.find(|item| {
            let food = &item.food;
            food.library == Library::Mine
                && food.name.get().map(String::as_str) == name
                && !keys.contains(&food.key.as_str())
                && !was_there(sent, item, meal)
        });
        keys.extend(made.map(|item| item.food.key.as_str()));
    }
    let keys = keys.into_iter().map(str::to_owned);
    keys.map(Request::DeleteFood).collect()
}

/// Whether an item, or another one of the same food, was sent as one that is there.
fn was_there(sent: &[ItemDraft], item: &Item, meal: &Meal) -> bool {
    let key = item.food.key.as_str();
    let is_of_it = |id: &str| {
        let mut items = meal.items.iter();
        items.any(|other| other.id.eq_ignore_ascii_case(id) && other.food.key == key)
    };
    let old = sent.iter().filter(|draft| !draft.has("newFood"));
    old.map(ItemDraft::json).any(|draft| {
        draft["food"]["key"].as_str() == Some(key) || draft["id"].as_str().is_some_and(is_of_it)
    })
}
