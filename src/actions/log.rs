//! From a phrase to the body of a meal.

use super::finder::{Finder, Found};
use super::measure::{self, Measured};
use super::{preview, quick};
use crate::error::{Code, Error, Result};
use crate::model::{Amount, Base, Item, ItemDraft, Library, Nutrient};
use crate::phrase::{FoodPhrase, Phrase, PhraseItem, UnitText, What};
use crate::rules::portion;
use crate::rules::units::System;

/// An item that was understood: which food, and how much.
#[derive(Clone, Debug)]
pub struct Understood {
    /// As it was typed.
    pub typed: String,
    /// What was understood: `2 large of Egg, whole, raw, fresh (composition/usda-01123)`.
    pub told: String,
    /// The item as the meal will have it, with what is in it.
    pub item: Item,
    /// The item's body.
    pub draft: ItemDraft,
    /// What was converted, if anything.
    pub conversion: Option<String>,
    /// Why the amount cannot be meant, if it cannot.
    pub doubt: Option<String>,
}

/// The most that is taken for one item without asking, in grams or millilitres.
pub(super) const MOST_IN_BASE: i64 = 5_000;
/// The most kilocalories of one item that are taken without asking.
pub(super) const MOST_KCAL: i64 = 20_000;

/// Understands every item of a phrase, or none.
///
/// Errors: `NotUnderstood`, `NotFound`, `Ambiguous`, of the first item that is not understood.
pub fn understand(phrase: &Phrase, finder: &Finder<'_>, system: System) -> Result<Vec<Understood>> {
    let items = phrase.items.iter();
    items
        .map(|item| understand_item(item, finder, system))
        .collect()
}

/// Understands an item.
///
/// Errors: as of `understand`.
pub fn understand_item(
    item: &PhraseItem,
    finder: &Finder<'_>,
    system: System,
) -> Result<Understood> {
    match &item.what {
        What::Food(food) => {
            let (found, unit) = find(food, finder)?;
            self::item(&item.text, &found, food.quantity, &unit, system)
        }
        What::Calories { kcal, name } => Ok(quick_add(&item.text, *kcal, name.as_deref())),
    }
}

/// So much of a food that was found, as it was typed.
///
/// Errors: `NotUnderstood` with the units the food has.
pub fn item(
    typed: &str,
    found: &Found,
    quantity: Option<Amount>,
    unit: &UnitText,
    system: System,
) -> Result<Understood> {
    let measured = measure::measure(found, quantity, unit, system)?;
    let doubt = doubt(found, &measured);
    let told = format!(
        "{} {} of {} ({})",
        measured.quantity,
        measured.unit,
        found.food.name.text(),
        found.reference
    );
    let draft =
        ItemDraft::food(&found.reference).amount(Some(measured.quantity), Some(&measured.unit));
    Ok(Understood {
        typed: typed.to_owned(),
        told,
        item: preview::item(found, &measured),
        draft,
        conversion: measured.conversion,
        doubt,
    })
}

/// The food of an item, and how much of it as the API takes it.
pub(super) fn measured(
    phrase: &FoodPhrase,
    finder: &Finder<'_>,
    system: System,
) -> Result<(Found, Measured)> {
    let (found, unit) = find(phrase, finder)?;
    let measured = measure::measure(&found, phrase.quantity, &unit, system)?;
    Ok((found, measured))
}

/// The food of an item, and the unit: in `2 slices rye bread` the first word may be a measure.
///
/// Errors: `NotFound`, `Ambiguous`.
pub fn find(phrase: &FoodPhrase, finder: &Finder<'_>) -> Result<(Found, UnitText)> {
    let name = phrase.name.as_str();
    if let Some(found) = finder.find_exactly(name)? {
        return Ok((found, phrase.unit.clone()));
    }
    let split = name
        .split_once(' ')
        .filter(|_| !phrase.quoted && matches!(phrase.unit, UnitText::None));
    let mut without_measure = None;
    if let Some((word, rest)) = split {
        let rest = rest.trim_start();
        let rest = rest
            .strip_prefix("of ")
            .or(rest.strip_prefix("de "))
            .unwrap_or(rest);
        if let Some(found) = finder.find_exactly(rest)? {
            let unit = UnitText::Word(word.to_owned());
            if measure::has_measure(found.food.data(), word) {
                return Ok((found, unit));
            }
            without_measure = Some((found, unit));
        }
    }
    // An own food is meant before any of a catalogue, however its measures are called.
    let without_measure = match without_measure {
        Some(own) if own.0.reference.library == Library::Mine => return Ok(own),
        other => other,
    };
    match (finder.find(name), without_measure) {
        (Ok(found), _) => Ok((found, phrase.unit.clone())),
        // Nothing is called so, but what stands behind the first word is a food: the word was a
        // measure that this food does not have, and measuring it will say so.
        (Err(error), Some(known)) if error.code() == Code::NotFound => Ok(known),
        (Err(error), _) => Err(error),
    }
}

/// Kilocalories without a food: one serving of a food that is saved along with the meal. The
/// other nutrients stay unknown.
fn quick_add(typed: &str, kcal: Amount, name: Option<&str>) -> Understood {
    let draft = quick::draft(kcal, Amount::from(1), name);
    let doubt = (kcal > Amount::from(MOST_KCAL))
        .then(|| format!("{typed:?} is more than {MOST_KCAL} kcal"));
    Understood {
        typed: typed.to_owned(),
        told: format!("{kcal} kcal, nothing else known"),
        item: preview::quick(name.unwrap_or(quick::NAME), kcal),
        draft,
        conversion: None,
        doubt,
    }
}

/// Whether an amount is more than anybody eats at once.
fn doubt(found: &Found, measured: &Measured) -> Option<String> {
    let data = found.food.data();
    let name = found.food.name.text();
    let base = data.base.filter(|base| *base != Base::Serving);
    if let (Some(base), Some(portion::Size::InBase(size))) =
        (base, portion::size(data, &measured.unit))
    {
        let amount = measured.quantity.decimal()?.checked_mul(size.decimal()?)?;
        if Amount::from(amount) > Amount::from(MOST_IN_BASE) {
            return Some(format!(
                "{} {base} of {name:?} is more than {MOST_IN_BASE} {base}",
                amount.round_dp(1).normalize()
            ));
        }
    }
    let facts = preview::facts(found);
    let kcal = portion::part(&facts, measured.quantity, &measured.unit)
        .nutrition()
        .values
        .get(Nutrient::Kcal)?;
    (kcal > Amount::from(MOST_KCAL))
        .then(|| format!("{kcal} kcal of {name:?} is more than {MOST_KCAL} kcal"))
}

/// Refuses amounts that cannot be meant.
pub fn refuse_doubts(items: &[Understood]) -> Result<()> {
    match items.iter().find_map(|item| item.doubt.as_ref()) {
        Some(doubt) => {
            Err(Error::new(Code::Usage, doubt.clone()).hint("if that is meant, say so with --yes"))
        }
        None => Ok(()),
    }
}
