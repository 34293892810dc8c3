//! Meals of a file: which are here already, and how the others are sent.

use super::as_eaten;
use super::foods::links;
use super::known::Foods;
use crate::model::{FoodRef, Item, ItemDraft, Meal, MealDraft, Member, State};

/// What points at the foods of a meal, with their names.
pub(super) fn references(meal: &Meal) -> impl Iterator<Item = (FoodRef, &str)> {
    meal.items.iter().map(|item| {
        let food = item.food.reference();
        (food, item.food.name.text())
    })
}

/// The items of a meal, with foods that are here.
pub(super) fn items(meal: &Meal, known: &Foods) -> Vec<ItemDraft> {
    let draft = |item: &Item| match known.same(item).and_then(|food| food.reference()) {
        Some(food) => {
            let amount = item.quantity.get().copied().zip(item.unit.get());
            let unit = amount.map(|(_, unit)| unit.as_str());
            ItemDraft::food(&food).amount(amount.map(|(quantity, _)| quantity), unit)
        }
        None => as_eaten::item(item),
    };
    meal.items.iter().map(draft).collect()
}

/// The body that creates a meal like it. Photos are only in the journal that took them in.
pub(super) fn draft(meal: &Meal, items: &[ItemDraft]) -> MealDraft {
    let mut draft = MealDraft::new(&meal.eaten_at, &meal.timezone, items);
    if meal.state() == State::Planned {
        draft.set("state", State::Planned);
    }
    for (name, text) in [("name", &meal.name), ("notes", &meal.notes)] {
        if let Some(text) = text.get() {
            draft.set(name, text);
        }
    }
    if let Some(links) = links(meal.images.get().map_or(&[], Vec::as_slice)) {
        draft.set("images", links);
    }
    draft
}

/// Why a meal cannot be sent as it stands, beside so many items that are here: a member is not what the
/// API says.
pub(super) fn odd(meal: &Meal, kept: usize) -> Option<String> {
    let items = meal.items.iter();
    let odd = [
        ("state", is_odd(&meal.state)),
        ("name", is_odd(&meal.name)),
        ("notes", is_odd(&meal.notes)),
        ("images", is_odd(&meal.images)),
        ("quantity", items.clone().any(|item| is_odd(&item.quantity))),
        ("unit", items.clone().any(|item| is_odd(&item.unit))),
        (
            "nutrition",
            items.clone().any(|item| is_odd(&item.nutrition)),
        ),
    ];
    let count = kept + meal.items.len();
    if count == 0 || count > crate::model::limits::MEAL_ITEMS {
        return Some(format!("{count} items: a meal has 1 to 100"));
    }
    let odd = odd.into_iter().find(|(_, is_odd)| *is_odd)?.0;
    Some(format!("{odd} is not what the API says"))
}

fn is_odd<T>(member: &Member<T>) -> bool {
    matches!(member, Member::Other(_))
}
