//! What meals and their items are told by: names and amounts, in words.

use std::collections::BTreeSet;

use super::renamed::local;
use crate::actions::quick;
use crate::model::{Amount, Food, Item, Meal, Nutrient};

/// What a meal is called, and its day and time.
pub(super) fn told_name(meal: &Meal) -> String {
    let name = meal.name.text();
    let name = if name.is_empty() { "the meal" } else { name };
    let day = local(meal).map_or(String::new(), |at| at.format(" of %F %R").to_string());
    format!("{name}{day}")
}

/// An own food's key in its journal.
pub(super) fn own_key(food: &Food) -> &str {
    food.key.get().or(food.id.get()).map_or("", String::as_str)
}

/// What the items of a meal are told by, in order.
pub(super) fn told_items(meal: &Meal) -> Vec<String> {
    let mut items: Vec<String> = meal.items.iter().map(told_item).collect();
    items.sort();
    items
}

pub(super) fn told_food(item: &Item) -> &str {
    item.food.name.get().unwrap_or(&item.food.key)
}

/// Whether a meal is one item that is called so, as one is of which the sum alone is known.
pub(super) fn is_called_as_its_food(meal: &Meal) -> bool {
    matches!(&meal.items[..], [one] if told_food(one) == meal.name.text())
}

/// Whether any food of some items is among others as well.
pub(super) fn share_food(some: &[Item], others: &[Item]) -> bool {
    let mut some = some.iter();
    some.any(|one| {
        let mut others = others.iter();
        others.any(|other| told_food(other) == told_food(one))
    })
}

/// What the foods of some items are told by.
pub(super) fn told_foods<'i>(items: impl IntoIterator<Item = &'i Item>) -> BTreeSet<String> {
    let foods = items.into_iter().map(told_food);
    foods.map(str::to_owned).collect()
}

/// Whether some items have all foods of others, or the others all of theirs.
pub(super) fn has_foods_of(some: &[Item], others: &[Item]) -> bool {
    let (some, others) = (told_foods(some), told_foods(others));
    some.is_subset(&others) || others.is_subset(&some)
}

/// Whether some items have all foods of others, the others all of theirs, or both the most of them.
pub(super) fn has_most_foods_of(some: &[Item], others: &[Item]) -> bool {
    let (some, others) = (told_foods(some), told_foods(others));
    let shared = some.intersection(&others).count();
    let (fewer, more) = (some.len().min(others.len()), some.len().max(others.len()));
    shared == fewer || 2 * shared > more
}

/// Whether two items are told by the same.
pub(super) fn are_told_alike(one: &Item, other: &Item) -> bool {
    // Nothing is written down to see that two foods are two.
    told_food(one) == told_food(other)
        && one.unit.text() == other.unit.text()
        && told_item(one) == told_item(other)
}

/// Name and amount; of a quick add its energy, of which it is an amount.
fn told_item(item: &Item) -> String {
    let name = told_food(item);
    let quantity = item.quantity.get().map(ToString::to_string);
    let kcal = item
        .nutrition
        .get()
        .and_then(|nutrition| nutrition.values.get(Nutrient::Kcal));
    let kcal = kcal
        .and_then(Amount::decimal)
        .filter(|_| quick::again(item).is_some());
    format!(
        "{} {} {name} {}",
        quantity.unwrap_or_default(),
        item.unit.text(),
        kcal.map_or(String::new(), |kcal| kcal.round().to_string())
    )
}
