//! What a meal keeps of foods that are not as they were: its figures stay when an item comes back.
//!
//! An item is pinned to its food as it was, and a request can only point at the food as it is. Where that
//! is no more, or gives other figures, the item gets a food of its own with the figures that it had, which
//! does not stay among the own foods.

use std::collections::{HashMap, HashSet};

use rust_decimal::Decimal;
use serde::Deserialize;
use serde_json::Value;

use super::food::{let_go_parts, stays};
use crate::actions::import::{as_eaten, gives, look_up, near};
use crate::api::Book;
use crate::error::Result;
use crate::model::{Food, FoodRef, Item, Library, Nutrition};

/// Decision: computed values are rounded to so much.
const ROUNDING: Decimal = Decimal::from_parts(1, 0, 0, false, 3);

/// Items whose foods are not as they were.
#[derive(Default)]
pub(super) struct Pinned(Vec<Own>);

/// A food of its own for an item.
struct Own {
    /// The id that the item had.
    item: String,
    /// The food as it was eaten, as a request can say it.
    food: Value,
    /// The id of the own food that is no more; `None` where it is there and gives other figures now, or has
    /// left its catalogue.
    gone: Option<String>,
}

/// The foods of items that come back, as they were eaten, where they are not so now. Own foods that
/// passed are known to be no more.
///
/// Errors: those of looking them up.
pub(super) fn of(
    book: &dyn Book,
    from: Option<&Value>,
    to: &Value,
    passing: &HashSet<String>,
) -> Result<Pinned> {
    let mut own = Vec::new();
    let mut now: HashMap<FoodRef, Option<Food>> = HashMap::new();
    for item in coming(from, to) {
        let food = item.food.reference();
        let is_own = food.library == Library::Mine;
        if !now.contains_key(&food) {
            let found = match is_own {
                true if passing.contains(&food.key) => None,
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
        if let Some(eaten) = as_eaten::item(&item).json().get("newFood") {
            own.push(Own {
                food: eaten.clone(),
                gone: (is_own && now.is_none()).then_some(food.key),
                item: item.id,
            });
        }
    }
    Ok(Pinned(own))
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
    /// The food of its own that an item gets.
    pub(super) fn food(&self, item: &Value) -> Option<&Value> {
        self.of_item(item).map(|own| &own.food)
    }

    fn of_item(&self, item: &Value) -> Option<&Own> {
        self.0.iter().find(|own| item["id"] == *own.item)
    }

    /// The items that got foods of their own, with the ids of these.
    fn saved<'s>(&'s self, to: &Value, state: &'s Value) -> Vec<(&'s Own, &'s str)> {
        let was = to["items"].as_array().into_iter().flatten();
        let now = state["items"].as_array().into_iter().flatten();
        let saved = was.zip(now).filter_map(|(was, now)| {
            let own = self.of_item(was)?;
            Some((own, now["food"]["key"].as_str()?))
        });
        saved.collect()
    }

    /// The ids of own foods that are no more, and those that the foods for them had.
    pub(super) fn renamed(&self, to: &Value, state: &Value) -> Vec<(String, String)> {
        let saved = self.saved(to, state).into_iter();
        saved
            .filter_map(|(own, key)| Some((own.gone.clone()?, key.to_owned())))
            .collect()
    }

    /// Takes the foods that were saved for items out of the own foods again, and what they are made of: what
    /// the meal keeps of them is enough. Answers what stays, and why.
    pub(super) fn let_go(&self, book: &dyn Book, to: &Value, state: &Value) -> Vec<String> {
        let saved = self.saved(to, state).into_iter();
        let failed = saved.filter_map(|(own, key)| {
            let error = own.let_go(book, key).err()?;
            Some(stays(&own.food, &error))
        });
        failed.collect()
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
            match self.of_item(&was) {
                Some(own) => own.gone.is_none().then(|| {
                    format!("{name} is not there as it was: the meal keeps the figures that it had, in a food of its own")
                }),
                None => called_by_now(&was["food"], &now["food"]),
            }
        });
        told.collect()
    }
}

/// What a person is told of a food that got another name or brand since, and stands so in the meal.
fn called_by_now(was: &Value, now: &Value) -> Option<String> {
    let called = |food: &Value| {
        let brand = food["brand"].as_str().map(|brand| format!(" ({brand})"));
        let name = food["name"].as_str().unwrap_or("a food");
        format!("{name}{}", brand.unwrap_or_default())
    };
    let (was, now) = (called(was), called(now));
    (was != now).then(|| format!("{was} is called {now} by now, and so in the meal"))
}

impl Own {
    /// Takes the food that was saved for it under this id out of the own foods.
    fn let_go(&self, book: &dyn Book, key: &str) -> Result<()> {
        let made = match self.food.pointer("/data/ingredients") {
            Some(_) => book.recall_food(&FoodRef::new(Library::Mine, key))?,
            None => None,
        };
        book.delete_food(key)?;
        made.map_or(Ok(()), |made| let_go_parts(book, &made))
    }
}
