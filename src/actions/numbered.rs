//! Own foods and pinned names with a number in them, typed as they are called: `Chocolate 70`, `500 kcal shake`.
//!
//! Where the number may be an amount of something else, both are named and nothing is logged.

use std::borrow::Cow;

use super::finder::{Finder, Found};
use super::{log, measure, quick};
use crate::error::{Code, Error, Result};
use crate::model::{Amount, Base};
use crate::phrase::{FoodPhrase, PhraseItem, UnitText, What};
use crate::rules::units::System;

/// The item as it is meant: all of it is a name where an own food or a pin is called so, and it can be nothing else.
///
/// Errors: `NotUnderstood` what can be both; those of the search.
pub(super) fn meant<'i>(
    item: &'i PhraseItem,
    finder: &Finder<'_>,
    system: System,
) -> Result<Cow<'i, PhraseItem>> {
    let Some(called) = called(item, finder)? else {
        return Ok(Cow::Borrowed(item));
    };
    if can_be_so_much(item, finder, system) {
        return Err(both(item, &called, finder, system));
    }
    let whole = FoodPhrase {
        quantity: None,
        unit: UnitText::None,
        name: item.text.clone(),
        in_dozens: false,
        quoted: true,
        otherwise: Vec::new(),
    };
    Ok(Cow::Owned(PhraseItem {
        text: item.text.clone(),
        what: What::Food(whole),
    }))
}

/// The own food, or the one of a pin, that is called as an item which was read as so much of something.
fn called(item: &PhraseItem, finder: &Finder<'_>) -> Result<Option<Found>> {
    let part = match &item.what {
        What::Food(food) if food.quantity.is_some() => {
            // What is looked for first anyway.
            let longest = food.otherwise.first().unwrap_or(food);
            &longest.name
        }
        What::Food(_) => return Ok(None),
        What::Calories { .. } => &item.text,
    };
    let has_number = item.text.contains(|letter: char| letter.is_ascii_digit());
    match has_number && !is_certain(&item.text) {
        true => finder.find_own(&item.text, part),
        false => Ok(None),
    }
}

/// Whether quotes tell the name from the amount.
fn is_certain(text: &str) -> bool {
    text.contains(['"', '“', '”', '„'])
}

/// Whether an item is understood as so much of something, or several foods are called as that is.
fn can_be_so_much(item: &PhraseItem, finder: &Finder<'_>, system: System) -> bool {
    let What::Food(food) = &item.what else {
        return true;
    };
    let finder = finder.unasked();
    match log::measured(food, &finder, system) {
        Ok(_) => true,
        Err(error) if error.code() == Code::Ambiguous => {
            !matches!(finder.find_named(&food.name), Ok(None))
        }
        Err(_) => false,
    }
}

/// What is wrong with an item that is the name of a food and so much of another.
fn both(item: &PhraseItem, called: &Found, finder: &Finder<'_>, system: System) -> Error {
    let text = &item.text;
    let one = one_of(text, called, system);
    let other = so_much(&item.what, finder);
    Error::new(
        Code::NotUnderstood,
        format!("{text:?} can be read in two ways: a food is called so, and it is an amount"),
    )
    .hint(format!("write {one}, or {other}"))
}

/// How one of a food is written, or some of what is not counted.
fn one_of(name: &str, called: &Found, system: System) -> String {
    let name = format!("\"{name}\"");
    let data = called.food.data();
    let one = Some(Amount::from(1));
    match data.base {
        Some(base @ (Base::Gram | Base::Millilitre))
            if measure::measure(called, one, &UnitText::None, system).is_err() =>
        {
            format!("100 {base} {name}")
        }
        _ => format!("1 {name}"),
    }
}

/// How an amount is written that is no name.
fn so_much(what: &What, finder: &Finder<'_>) -> String {
    let what = match what {
        What::Calories { kcal, name: None } => &What::Calories {
            kcal: *kcal,
            name: Some(quick::NAME.to_owned()),
        },
        what => what,
    };
    let is_name = |text: &String| !matches!(finder.find_own(text, text), Ok(None));
    let texts = what.texts();
    let mut clear = texts
        .iter()
        .filter(|text| is_certain(text) || !is_name(text));
    clear.next().or(texts.last()).cloned().unwrap_or_default()
}
