//! An item with the figures that it had, where no food gives them.

use rust_decimal::Decimal;

use crate::model::{
    Amount, Base, FoodData, FoodDraft, FoodNutrition, Item, ItemDraft, Measure, Nutrition, Values,
};

/// More than a food can hold of a nutrient.
const MOST: Decimal = Decimal::from_parts(999_999_999, 0, 0, false, 0);
/// So small a part of all that a meal can hold is not more.
const PART: Decimal = Decimal::from_parts(1, 0, 0, false, 7);

/// The item with a food of its own: so much of it holds what the item held. Lower bounds are left out,
/// since a food of one's own cannot have them: they are unknown then.
pub(super) fn item(item: &Item) -> ItemDraft {
    let amount = item.quantity.get().copied().zip(item.unit.get());
    let (quantity, unit) = match amount {
        Some((quantity, unit)) => (Some(quantity), Some(unit.as_str())),
        None => (None, None),
    };
    let name = item.food.name.get().unwrap_or(&item.food.key);
    let mut food = FoodDraft::new(name, &data(item.nutrition.get(), amount));
    if let Some(brand) = item.food.brand.get() {
        food.set("brand", brand);
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
    let values = nutrition.map(exact).filter(|values| !values.is_empty());
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
    let is_large = |amount: Amount| amount.decimal().is_none_or(|amount| amount > MOST);
    let too_large = whole.values.iter().any(|(_, amount)| is_large(amount));
    match too_large {
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

/// The values that are no lower bounds.
pub(super) fn exact(nutrition: &Nutrition) -> Values {
    let known = nutrition.values.iter();
    known
        .filter(|(nutrient, _)| !nutrition.is_lower_bound(*nutrient))
        .collect()
}

/// Whether an item has lower bounds, which would be lost.
pub(super) fn has_bounds(item: &Item) -> bool {
    let nutrition = item.nutrition.get();
    nutrition.is_some_and(|nutrition| exact(nutrition) != nutrition.values)
}
