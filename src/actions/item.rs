//! The items of a meal, one by one.

mod amounts;

use super::finder::Found;
use super::measure::{self, Measured};
use super::repeat::name;
use crate::api::Book;
use crate::error::{Code, Error, Result, quoted};
use crate::model::{Amount, Base, Food, Item, ItemDraft, Meal, Unit};
use crate::phrase::UnitText;
use crate::rules::plural;
use crate::rules::units::System;

/// The fewest digits of an id that are taken; fewer are an item's number.
const FEWEST: usize = 4;

/// The items as they are, to be sent along with what changes.
pub fn kept(meal: &Meal) -> Vec<ItemDraft> {
    meal.items
        .iter()
        .map(|item| ItemDraft::kept(&item.id))
        .collect()
}

/// Where in the meal an item stands that is named by its number, counted from 1, or by the first
/// digits of its id.
///
/// Errors: `NotFound`, `Ambiguous`, and `NotUnderstood` of what is neither, saying which items there are.
pub fn place(meal: &Meal, text: &str) -> Result<usize> {
    let count = meal.items.len();
    if text.len() < FEWEST {
        let number = text.parse::<usize>().ok();
        let place = number.and_then(|number| number.checked_sub(1));
        return place
            .filter(|at| *at < count)
            .ok_or_else(|| none(meal, text));
    }
    let begins = |item: &Item| {
        item.id
            .to_ascii_lowercase()
            .starts_with(&text.to_ascii_lowercase())
    };
    let places: Vec<usize> = (0..count).filter(|at| begins(&meal.items[*at])).collect();
    match places[..] {
        [at] => Ok(at),
        [] => Err(none(meal, text)),
        _ => Err(
            Error::new(Code::Ambiguous, format!("several items begin with {text}"))
                .hint("give more digits, or the item's number in: journal meal show"),
        ),
    }
}

fn none(meal: &Meal, text: &str) -> Error {
    let items = meal.items.iter().enumerate();
    let items: Vec<String> = items
        .map(|(at, item)| format!("{} {}", at + 1, name(&item.food)))
        .collect();
    // What could be none, in any meal, was not looked for.
    let is_id = text.len() >= FEWEST && text.chars().all(|c| c.is_ascii_hexdigit() || c == '-');
    let could_be = is_id || text.parse::<usize>().is_ok_and(|number| number > 0);
    let code = match could_be {
        true => Code::NotFound,
        false => Code::NotUnderstood,
    };
    Error::new(code, format!("{text:?} is no item of the meal"))
        .hint(format!("its items are: {}", items.join(" · ")))
}

/// Another amount of the food that an item has: `150 g`, `3 slices`, `a dozen nuggets`, or a number alone of the unit
/// that it has. `None` where the text says more than an amount.
///
/// Errors: `NotUnderstood` with the units the food has.
pub fn amount(
    book: &dyn Book,
    item: &Item,
    text: &str,
    system: System,
) -> Result<Option<Measured>> {
    let had = item.unit.get();
    let read = amounts::read(text, had.map_or("", String::as_str));
    let of_had = || {
        read.iter().find_map(|(quantity, unit)| {
            let unit = had.filter(|had| plural::alike(had, unit))?;
            Some(Measured {
                quantity: *quantity,
                unit: unit.clone(),
                conversion: None,
            })
        })
    };
    // In words the number may belong to a measure of the food: `half bowl`.
    let is_in_words = !text.trim().starts_with(|first: char| first.is_numeric());
    match of_had() {
        Some(amount) if !is_in_words => return Ok(Some(amount)),
        _ if read.is_empty() => return Ok(None),
        _ => {}
    }
    let reference = item.food.reference();
    // It stays as it was, with the measures that it had.
    let pinned = book.recall_pinned(&item.food)?;
    let is_known = pinned.is_some();
    let food = match pinned {
        None => book.recall_food(&reference)?,
        pinned => pinned,
    };
    let Some(food) = food else {
        return Ok(of_had());
    };
    let called = measure::has_label(&food, text.trim()).then(|| text.trim());
    if called.is_none()
        && let Some(amount) = of_had()
    {
        return Ok(Some(amount));
    }
    let versions = item.food.version.get().zip(food.version.get());
    let was_changed = !is_known && versions.is_some_and(|(was, is)| was != is);
    let meant = match called {
        Some(label) => Some((Amount::from(1), UnitText::Word(label.to_owned()))),
        None => read
            .iter()
            .find_map(|(quantity, unit)| Some((*quantity, unit_of(&food, unit)?))),
    };
    let Some((quantity, unit)) = meant else {
        return Ok(None);
    };
    let base = food.data().base.map(Base::as_str);
    let found = Found::new(reference, food);
    let measured = measure::measure(&found, Some(quantity), &unit, system)?;
    match was_changed && (base != Some(&measured.unit) || measured.conversion.is_some()) {
        true => Err(unknown_by_now(item, text)),
        false => Ok(Some(measured)),
    }
}

/// What a word is as a unit of a food; `None` where it is none.
fn unit_of(food: &Food, unit: &str) -> Option<UnitText> {
    match Unit::parse(unit) {
        Some(known) => Some(UnitText::Known(known)),
        None if unit.is_empty() => Some(UnitText::None),
        None => measure::has_measure(food, unit).then(|| UnitText::Word(unit.to_owned())),
    }
}

/// A service tells measures as they are by now alone, and the item is of the food as it was.
fn unknown_by_now(item: &Item, text: &str) -> Error {
    let (name, text) = (name(&item.food), text.trim());
    let what = format!(
        "{name:?} was changed since it was eaten: what {text} of it was then is not known here"
    );
    let anew = quoted(&format!("{text} {name}"));
    Error::new(Code::NotUnderstood, what).hint(match item.unit.get() {
        Some(unit) => format!("say it in {unit:?}, or as it is now: {anew}"),
        None => format!("say it as it is now: {anew}"),
    })
}
