//! Meals of a file: which are here already, and how the others are sent.

use std::collections::{HashMap, HashSet};

use super::foods::links;
use super::known::Foods;
use super::{Placed, as_eaten};
use crate::model::{FoodRef, Item, ItemDraft, Meal, MealDraft, Member, State};

/// What a meal is told by: its instant, its name, and the names and amounts of its items.
type Told = (i64, String, Vec<String>);

fn told(meal: &Meal) -> Told {
    let mut items: Vec<String> = meal.items.iter().map(told_item).collect();
    items.sort();
    (meal.eaten_at.micros(), meal.name.text().to_owned(), items)
}

fn told_item(item: &Item) -> String {
    let name = item.food.name.get().unwrap_or(&item.food.key);
    let quantity = item.quantity.get().map(ToString::to_string);
    format!(
        "{} {} {name}",
        quantity.unwrap_or_default(),
        item.unit.text()
    )
}

/// The meals that are not here, and how many are. Two meals that are alike are two here as well.
pub(super) fn sort(meals: Vec<Placed<Meal>>, here: &[Meal]) -> (Vec<Placed<Meal>>, usize) {
    let ids: HashSet<&str> = here.iter().map(|meal| meal.id.as_str()).collect();
    let of_file: HashSet<String> = meals.iter().map(|meal| meal.thing.id.clone()).collect();
    let mut free: HashMap<Told, usize> = HashMap::new();
    // A meal that the file has by its id stands for that one alone.
    for meal in here.iter().filter(|meal| !of_file.contains(&meal.id)) {
        *free.entry(told(meal)).or_default() += 1;
    }
    let count = meals.len();
    let is_new = |meal: &Placed<Meal>| {
        if ids.contains(meal.thing.id.as_str()) {
            return false;
        }
        match free.get_mut(&told(&meal.thing)) {
            Some(left) if *left > 0 => {
                *left -= 1;
                false
            }
            _ => true,
        }
    };
    let new: Vec<Placed<Meal>> = meals.into_iter().filter(is_new).collect();
    let there = count - new.len();
    (new, there)
}

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

/// Why a meal cannot be sent as it stands: a member is not what the API says.
pub(super) fn odd(meal: &Meal) -> Option<String> {
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
    if meal.items.is_empty() || meal.items.len() > crate::model::limits::MEAL_ITEMS {
        return Some(format!("{} items: a meal has 1 to 100", meal.items.len()));
    }
    let odd = odd.into_iter().find(|(_, is_odd)| *is_odd)?.0;
    Some(format!("{odd} is not what the API says"))
}

fn is_odd<T>(member: &Member<T>) -> bool {
    matches!(member, Member::Other(_))
}
