//! What a meal keeps of foods that are not as they were: its figures stay when an item comes back.
//!
//! An item is pinned to its food as it was, and a request can only point at the food as it is. Where that
//! is no more, or gives other figures, the item gets a food of its own with the figures that it had.

use std::collections::HashMap;

use rust_decimal::Decimal;
use serde::Deserialize;
use serde_json::Value;

use crate::actions::import::{as_eaten, gives, look_up, near};
use crate::api::Book;
use crate::error::Result;
use crate::model::{Food, FoodRef, Item, Library, Nutrition};

/// Decision: computed values are rounded to so much.
const ROUNDING: Decimal = Decimal::from_parts(1, 0, 0, false, 3);

/// Foods, as requests can say them, for items whose own foods are not as they were.
#[derive(Default)]
pub(super) struct Pinned {
    /// For own foods that are no more, by their ids.
    pub(super) gone: Vec<(String, Value)>,
    /// For foods that give other figures now, and for those that left their catalogue, by the ids of the
    /// items.
    pub(super) changed: Vec<(String, Value)>,
}

/// The foods of items that come back, as they were eaten, where they are not so now. Own foods that are
/// `passing` are known to be no more.
///
/// Errors: those of looking them up.
pub(super) fn of(
    book: &dyn Book,
    from: Option<&Value>,
    to: &Value,
    passing: &[(String, Value)],
) -> Result<Pinned> {
    let mut pinned = Pinned::default();
    let mut now: HashMap<FoodRef, Option<Food>> = HashMap::new();
    for item in coming(from, to) {
        let food = item.food.reference();
        let is_known = |known: &[(String, Value)]| known.iter().any(|(id, _)| *id == food.key);
        let is_own = food.library == Library::Mine;
        if is_own && (is_known(passing) || is_known(&pinned.gone)) {
            continue;
        }
        if !now.contains_key(&food) {
            let found = match is_own {
                true => book.recall_food(&food)?,
                false => look_up(book, &food, item.food.name.text())?,
            };
            now.insert(food.clone(), found);
        }
        let now = now.get(&food).and_then(Option::as_ref);
        // Of a food that nobody finds and figures that nobody told, the service knows more.
        let is_untold = !is_own && now.is_none() && item.nutrition.get().is_none();
        if is_untold || now.is_some_and(|now| is_as_it_was(now, &item)) {
            continue;
        }
        let draft = as_eaten::item(&item);
        if let Some(eaten) = draft.json().get("newFood").cloned() {
            match now {
                None if is_own => pinned.gone.push((food.key, eaten)),
                _ => pinned.changed.push((item.id, eaten)),
            }
        }
    }
    Ok(pinned)
}

/// The items of a state whose food is not pinned by the meal as it is.
fn coming(from: Option<&Value>, to: &Value) -> Vec<Item> {
    let there = from.map(items).unwrap_or_default();
    let is_there = |item: &Value| {
        let mut there = there.iter();
        there.any(|old| old["id"] == item["id"] && old["food"] == item["food"])
    };
    let coming = items(to).into_iter().filter(|item| !is_there(item));
    coming
        .filter_map(|item| Item::deserialize(&item).ok())
        .collect()
}

fn is_as_it_was(food: &Food, item: &Item) -> bool {
    let versions = food.version.get().zip(item.food.version.get());
    versions.is_some_and(|(now, then)| now == then) || gives(food, item, ROUNDING)
}

fn items(state: &Value) -> Vec<Value> {
    state["items"].as_array().cloned().unwrap_or_default()
}

impl Pinned {
    /// The foods that were saved for items whose foods were changed: what a meal keeps of them is enough.
    pub(super) fn own(&self, to: &Value, state: &Value) -> Vec<String> {
        let pairs = items(to).into_iter().zip(items(state));
        let own = pairs.filter(|(was, _)| self.has(was));
        own.filter_map(|(_, now)| Some(now["food"]["key"].as_str()?.to_owned()))
            .collect()
    }

    /// What a person is told of the items that came back.
    pub(super) fn told(&self, to: &Value, state: &Value) -> Vec<String> {
        let pairs = items(to).into_iter().zip(items(state));
        let told = pairs.filter_map(|(was, now)| {
            let name = was["food"]["name"].as_str().unwrap_or("a food");
            let figures = |item: &Value| Nutrition::deserialize(&item["nutrition"]).ok();
            let is_other = |was| figures(&now).is_none_or(|now| !near(&was, &now, ROUNDING));
            if figures(&was).is_some_and(is_other) {
                return Some(format!("{name} is as it is now: its figures are not those that it had"));
            }
            self.has(&was).then(|| {
                format!("{name} is not there as it was: the meal keeps the figures that it had, in a food of its own")
            })
        });
        told.collect()
    }

    fn has(&self, item: &Value) -> bool {
        self.changed.iter().any(|(id, _)| item["id"] == **id)
    }
}
