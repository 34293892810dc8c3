//! Amounts that cannot be meant, where only the amount of an item is said anew.

use serde_json::Value;

use super::finder::Found;
use super::measure::Measured;
use super::repeat::{self, Again};
use super::{log, scale};
use crate::api::Book;
use crate::error::Result;
use crate::model::{Amount, Food, FoodRef, Item, Meal, Member, Nutrient};

/// Why so much of the food that an item has cannot be meant, if it cannot. It stays the food that it was when the item was
/// written, whatever its measures are by now; where nobody knows that any more, its energy tells, else the food as it is now.
///
/// Errors: those of the journal.
pub fn of_amount(book: &dyn Book, item: &Item, measured: &Measured) -> Result<Option<String>> {
    let pinned = book.recall_pinned(&item.food)?;
    match (pinned, scaled(item, measured)) {
        (Some(food), _) => Ok(log::doubt(
            &Found::new(item.food.reference(), food),
            measured,
        )),
        (None, Some(scaled)) => Ok(repeat::doubt_of(&scaled)),
        // Of another unit, or of energy that is not known, the food says more as it is now than nothing.
        (None, None) => of_food(book, &item.food.reference(), measured),
    }
}

/// Why amounts of a meal that is written once more cannot be meant: of own foods as they are now, where there is more of
/// them or they were changed since; else as of items of which the amount is said anew.
///
/// Errors: those of the journal.
pub fn of_again(
    book: &dyn Book,
    before: &Meal,
    items: &[Again],
    is_scaled: bool,
) -> Result<Vec<String>> {
    let mut doubts = Vec::new();
    for (item, again) in before.items.iter().zip(items) {
        let Some(measured) = amount_of(item) else {
            continue;
        };
        let looked_at = match is_scaled {
            true => again.food.as_ref(),
            false => again.other_than(item),
        };
        doubts.extend(match looked_at {
            Some(food) => doubt_of(food, &measured),
            None if is_scaled => of_amount(book, item, &measured)?,
            None => None,
        });
    }
    Ok(doubts)
}

fn doubt_of(food: &Food, measured: &Measured) -> Option<String> {
    let found = Found::new(food.reference()?, food.clone());
    log::doubt(&found, measured)
}

/// So much as an item has.
fn amount_of(item: &Item) -> Option<Measured> {
    let (quantity, unit) = item.quantity.get().zip(item.unit.get())?;
    Some(Measured {
        quantity: *quantity,
        unit: unit.clone(),
        conversion: None,
    })
}

/// Why amounts of a meal that has more or less of everything cannot be meant, as of items of which the
/// amount is said anew.
///
/// Errors: those of the journal.
pub fn of_scaled(book: &dyn Book, scaled: &Meal) -> Result<Vec<String>> {
    let mut doubts = Vec::new();
    for item in &scaled.items {
        if let Some(measured) = amount_of(item) {
            doubts.extend(of_amount(book, item, &measured)?);
        }
    }
    Ok(doubts)
}

/// The item with another quantity of the unit it has, and the energy of that; `None` where the unit
/// is another one, or its energy is not known.
fn scaled(item: &Item, measured: &Measured) -> Option<Item> {
    let had = item.quantity.get()?.decimal()?;
    let nutrition = item.nutrition.get()?;
    let kcal = nutrition.values.get(Nutrient::Kcal)?;
    let is_same = item.unit.get() == Some(&measured.unit);
    let times = measured.quantity.decimal().filter(|_| is_same)?;
    let times = Amount::from(times.checked_div(had)?);
    let mut nutrition = nutrition.clone();
    let kcal = scale::scaled(kcal, times).ok()?;
    nutrition.values.set(Nutrient::Kcal, Some(kcal));
    Some(Item {
        quantity: Member::Is(measured.quantity),
        nutrition: Member::Is(nutrition),
        ..item.clone()
    })
}

fn of_food(book: &dyn Book, reference: &FoodRef, measured: &Measured) -> Result<Option<String>> {
    let food = book.recall_food(reference)?;
    Ok(food.and_then(|food| {
        let found = Found::new(reference.clone(), food);
        log::doubt(&found, measured)
    }))
}

/// Why amounts of a meal's body cannot be meant, of the items that were changed in it. What is no
/// item is the journal's to refuse.
///
/// Errors: those of the journal.
pub fn of_body(book: &dyn Book, meal: &Meal, before: &Value, after: &Value) -> Result<Vec<String>> {
    let items = |body: &Value| body["items"].as_array().cloned().unwrap_or_default();
    let known = items(before);
    let changed = items(after)
        .into_iter()
        .filter(|item| !known.contains(item));
    let mut doubts = Vec::new();
    for item in changed {
        doubts.extend(of_changed(book, meal, &item)?);
    }
    Ok(doubts)
}

/// The same of one of them. An item of the meal is known by what it is: its food may be gone.
fn of_changed(book: &dyn Book, meal: &Meal, item: &Value) -> Result<Option<String>> {
    let same = meal.items.iter().find(|same| item["id"] == same.id);
    let food = match (item.get("food"), same) {
        (None, Some(same)) => Some(same.food.reference()),
        _ => serde_json::from_value(item["food"].clone()).ok(),
    };
    let quantity = serde_json::from_value(item["quantity"].clone()).ok();
    let (Some(food), Some(quantity), Some(unit)) = (food, quantity, item["unit"].as_str()) else {
        return Ok(None);
    };
    let measured = Measured {
        quantity,
        unit: unit.to_owned(),
        conversion: None,
    };
    match same.filter(|same| same.food.reference() == food) {
        Some(same) => of_amount(book, same, &measured),
        None => of_food(book, &food, &measured),
    }
}
