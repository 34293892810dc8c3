//! From a phrase to the body of a meal.

use super::finder::{Finder, Found};
use super::measure::{self, Measured};
use super::reading::{self, Meant};
use super::{instead, numbered, preview, quick, recipe};
use crate::error::{Code, Error, Result};
use crate::model::{Amount, Base, Item, ItemDraft, Nutrient};
use crate::phrase::{FoodPhrase, Phrase, PhraseItem, UnitText, What};
use crate::rules::units::System;
use crate::rules::{portion, text};

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
    let item = numbered::meant(item, finder, system)?;
    match &item.what {
        What::Food(food) => {
            let (found, measured) = measured(food, finder, system)?;
            Ok(understood(&item.text, &found, measured))
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
    Ok(understood(typed, found, measured))
}

fn understood(typed: &str, found: &Found, measured: Measured) -> Understood {
    let doubt = doubt(found, &measured);
    let told = format!(
        "{} of {} ({})",
        text::so_many(measured.quantity, &measured.unit),
        found.food.name.text(),
        found.reference
    );
    let draft =
        ItemDraft::food(&found.reference).amount(Some(measured.quantity), Some(&measured.unit));
    Understood {
        typed: typed.to_owned(),
        told,
        item: preview::item(found, &measured),
        draft,
        conversion: measured.conversion,
        doubt,
    }
}

/// The food of an item, and how much of it as the API takes it.
///
/// Errors: as of [`reading::find`] and [`measure::measure`], with what an own food takes instead.
pub(super) fn measured(
    phrase: &FoodPhrase,
    finder: &Finder<'_>,
    system: System,
) -> Result<(Found, Measured)> {
    let Meant {
        found,
        quantity,
        unit,
    } = reading::find(phrase, finder, system)?;
    match measure::measure(&found, quantity, &unit, system) {
        Ok(measured) => Ok((found, measured)),
        Err(error) => Err(instead::of(&found, phrase, &unit, finder, system, error)),
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

/// Why an amount cannot be meant, if it is more than anybody eats at once.
pub fn doubt(found: &Found, measured: &Measured) -> Option<String> {
    let data = found.food.data();
    let name = found.food.name.text();
    let base = data.base.filter(|base| *base != Base::Serving);
    if let (Some(base), Some(portion::Size::InBase(size))) =
        (base, portion::size(data, &measured.unit))
    {
        let amount = measured.quantity.decimal()?.checked_mul(size.decimal()?)?;
        let most = Amount::from(MOST_IN_BASE);
        if Amount::from(amount) > most {
            // What was converted is told in round figures, if they are as clear.
            let round = amount.round_dp(1);
            let is_clear = measured.conversion.is_some() && Amount::from(round) > most;
            let told = if is_clear { round } else { amount };
            return Some(format!(
                "{} {base} of {name:?} is more than {MOST_IN_BASE} {base}",
                told.normalize()
            ));
        }
    }
    if let Some(grams) = recipe::weight(data, measured)
        && grams > Amount::from(MOST_IN_BASE)
    {
        return Some(format!(
            "{grams} g of {name:?} is more than {MOST_IN_BASE} g"
        ));
    }
    let facts = preview::facts(found);
    let kcal = portion::part(&facts, measured.quantity, &measured.unit)
        .nutrition()
        .values
        .get(Nutrient::Kcal)?;
    (kcal > Amount::from(MOST_KCAL))
        .then(|| format!("{kcal} kcal of {name:?} is more than {MOST_KCAL} kcal"))
}

/// Refuses amounts that cannot be meant, by why they cannot.
pub fn refuse_doubts(doubts: &[String]) -> Result<()> {
    match doubts.first() {
        Some(doubt) => {
            Err(Error::new(Code::Usage, doubt.clone()).hint("if that is meant, say so with --yes"))
        }
        None => Ok(()),
    }
}
