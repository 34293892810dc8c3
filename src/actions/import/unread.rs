//! Members of an export in another shape than that in which they are exported: what they say would be lost.
//!
//! What a service answers may be so, and is carried through; a file is imported as it is or not at all.

use crate::model::{Food, Item, Meal, Member};
use serde::de::DeserializeOwned;

/// Why a food is not read as it stands there, by its first member for which that is so.
pub(super) fn of_food(food: &Food) -> Option<String> {
    first([
        why("id", &food.id),
        why("library", &food.library),
        why("key", &food.key),
        why("name", &food.name),
        why("brand", &food.brand),
        why("barcode", &food.barcode),
        why("data", &food.data),
        why("partial", &food.partial),
        why("attribution", &food.attribution),
        why("copyFrom", &food.copy_from),
    ])
}

/// The same of a meal.
pub(super) fn of_meal(meal: &Meal) -> Option<String> {
    let own = first([
        why("state", &meal.state),
        why("name", &meal.name),
        why("notes", &meal.notes),
        why("images", &meal.images),
    ]);
    own.or_else(|| {
        let items = meal.items.iter().enumerate();
        let mut wrong =
            items.filter_map(|(at, item)| Some(format!("items[{at}].{}", of_item(item)?)));
        wrong.next()
    })
}

fn of_item(item: &Item) -> Option<String> {
    let nutrition = item.nutrition.get();
    first([
        nutrition.and_then(|nutrition| {
            let nutrient = nutrition.values.unread()?;
            Some(format!("nutrition.values.{nutrient}: is no amount"))
        }),
        nutrition.and_then(|nutrition| why("nutrition.partial", &nutrition.partial)),
        why("quantity", &item.quantity),
        why("unit", &item.unit),
        half(item.quantity.get().is_some(), item.unit.get().is_some()),
        why("nutrition", &item.nutrition),
        why("food.version", &item.food.version),
        why("food.name", &item.food.name),
        why("food.brand", &item.food.brand),
        why("food.attribution", &item.food.attribution),
    ])
}

/// Half an amount is none, and what the item says that it had is of a whole one.
fn half(quantity: bool, unit: bool) -> Option<String> {
    match (quantity, unit) {
        (true, false) => Some("quantity: comes together with unit".to_owned()),
        (false, true) => Some("unit: comes together with quantity".to_owned()),
        _ => None,
    }
}

fn why<T: DeserializeOwned>(name: &str, member: &Member<T>) -> Option<String> {
    Some(format!("{name}: {}", member.trouble()?))
}

fn first<const N: usize>(whys: [Option<String>; N]) -> Option<String> {
    whys.into_iter().flatten().next()
}
