//! An item with the figures that it had, where no food gives them.

use rust_decimal::Decimal;

use super::bounds;
use crate::model::{
    Amount, Base, FoodData, FoodDraft, FoodNutrition, Item, ItemDraft, Measure, Nutrition, Values,
};

/// So small a part of all that a meal can hold is not more.
const PART: Decimal = Decimal::from_parts(1, 0, 0, false, 7);

/// The item with a food of its own: so much of it holds what the item held. Lower bounds are those of a
/// recipe; where the item is in no servings, they are left out and unknown then.
pub(in crate::actions) fn item(item: &Item) -> ItemDraft {
    let amount = item.quantity.get().copied().zip(item.unit.get());
    let (quantity, unit) = match amount {
        Some((quantity, unit)) => (Some(quantity), Some(unit.as_str())),
        None => (None, None),
    };
    let name = item.food.name.get().unwrap_or(&item.food.key);
    let mut food = FoodDraft::new(name, &data(item.nutrition.get(), amount));
    if let (true, Some(servings), Some(nutrition)) = (
        bounds::has(item) && bounds::can_stay(item),
        quantity,
        item.nutrition.get(),
    ) {
        food.set(
            "data",
            bounds::data(&FoodData::default(), servings, nutrition),
        );
    }
    if let Some(brand) = item.food.brand.get() {
        food.set("brand", brand);
    }
    if let Some(cited) = item.food.cited() {
        food.set("attribution", cited);
    }
    ItemDraft::new_food(&food).amount(quantity, unit)
}

fn data(nutrition: Option<&Nutrition>, amount: Option<(Amount, &String)>) -> FoodData {
    let Some((quantity, unit)) = amount else {
        return FoodData::default();
    };
    let own = unit.parse::<Base>();
    let measure = Measure {
        label: unit.clone(),
        size: Amount::from(1),
    };
    let values = nutrition
        .map(bounds::exact)
        .filter(|values| !values.is_empty());
    FoodData {
        base: Some(own.unwrap_or(Base::Serving)),
        measures: own.is_err().then(|| vec![measure]),
        nutrition: values.map(|values| basis(quantity, values)),
        ..FoodData::default()
    }
}

/// The values of so much. What an item holds may be more than a food can say: then of a small part of it.
fn basis(quantity: Amount, values: Values) -> FoodNutrition {
    let whole = FoodNutrition {
        basis_amount: quantity,
        values,
    };
    match bounds::is_too_large(&whole.values) {
        true => part(&whole).unwrap_or(whole),
        false => whole,
    }
}

fn part(whole: &FoodNutrition) -> Option<FoodNutrition> {
    let part = |amount: Amount| Some(Amount::from(amount.decimal()?.checked_mul(PART)?));
    let values = whole.values.iter();
    let values = values.map(|(nutrient, amount)| Some((nutrient, part(amount)?)));
    Some(FoodNutrition {
        basis_amount: part(whole.basis_amount)?,
        values: values.collect::<Option<Values>>()?,
    })
}
