//! From a phrase to the body of a meal.

use super::everyday;
use super::finder::{Finder, Found, advice, behind_an_amount};
use super::measure::{self, Measured};
use super::{instead, preview, quick, recipe, sized, whole};
use crate::error::{Code, Error, Result, quoted};
use crate::model::{Amount, Base, Food, Item, ItemDraft, Library, Nutrient};
use crate::phrase::{FoodPhrase, Phrase, PhraseItem, UnitText, What, joint};
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
        "{} {} of {} ({})",
        measured.quantity,
        measured.unit,
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
/// Errors: as of `find` and [`measure::measure`], with what an own food takes instead.
pub(super) fn measured(
    phrase: &FoodPhrase,
    finder: &Finder<'_>,
    system: System,
) -> Result<(Found, Measured)> {
    let (found, unit) = find(phrase, finder, system)?;
    match measure::measure(&found, phrase.quantity, &unit, system) {
        Ok(measured) => Ok((found, measured)),
        Err(error) => Err(instead::of(&found, phrase, &unit, finder, system, error)),
    }
}

/// The food of an item, and the unit: in `2 slices rye bread` the first word may be a measure.
///
/// Errors: `NotFound`, `Ambiguous`.
pub fn find(phrase: &FoodPhrase, finder: &Finder<'_>, system: System) -> Result<(Found, UnitText)> {
    look(phrase, finder, system).map_err(|error| {
        let hint = error.hint_text().filter(|_| phrase.quantity.is_some());
        match hint.and_then(|hint| behind_an_amount(&phrase.name, phrase.quoted, hint)) {
            Some(hint) => error.hint(hint),
            None => error,
        }
    })
}

fn look(phrase: &FoodPhrase, finder: &Finder<'_>, system: System) -> Result<(Found, UnitText)> {
    let name = phrase.name.as_str();
    let fits = |food: &Food| measure::fits(food, phrase.quantity, &phrase.unit, system);
    let fitting = finder.find_exactly_if(name, fits)?;
    if let Some(found) =
        fitting.map_or_else(|| finder.find_exactly(name), |found| Ok(Some(found)))?
    {
        return Ok((found, phrase.unit.clone()));
    }
    if let Some(found) = recipe::find_cooked(phrase, finder)? {
        return Ok((found, phrase.unit.clone()));
    }
    let loosely = || {
        let found = finder.find_loosely(name)?;
        Ok::<_, Error>(found.map(|found| (found, phrase.unit.clone())))
    };
    let missed = |rest| Err(finder.missed(name, rest));
    if phrase.quoted {
        return loosely()?.map_or_else(|| missed(None), Ok);
    }
    if let Some((article, bare)) = joint::article(name)
        && let Some(found) = finder.find_exactly(bare)?
    {
        return match phrase.quantity {
            None if joint::leaves_amount_open(article) => Err(how_much(name, bare)),
            _ => Ok((found, phrase.unit.clone())),
        };
    }
    let split = name
        .split_once(' ')
        .filter(|_| matches!(phrase.unit, UnitText::None));
    let Some((word, rest)) = split else {
        if let Some(found) = sized::in_pieces(name, finder)? {
            return Ok((found, phrase.unit.clone()));
        }
        return loosely()?.map_or_else(|| missed(None), Ok);
    };
    let rest = joint::without_joint(rest);
    let has_measure = |food: &Food| measure::has_measure(food, word);
    let measured = finder.find_exactly_if(rest, has_measure)?;
    if let Some(found) = &measured
        && whole::is_said((word, rest), found, finder, system)?
    {
        return Ok((found.clone(), UnitText::None));
    }
    if measured.is_none()
        && phrase.quantity.is_some()
        && let Some(found) = whole::of_unit((word, rest), finder)?
    {
        return Ok(found);
    }
    if let Some(found) = measured
        // An own food is meant before any of a catalogue, however its measures are called.
        && (has_measure(&found.food) || found.is_chosen || found.reference.library == Library::Mine)
    {
        return Ok((found, UnitText::Word(word.to_owned())));
    }
    if let Some(found) = sized::find(name, finder)? {
        return Ok(found);
    }
    if let Some(found) = loosely()? {
        return Ok(found);
    }
    // Nothing is called so, but what stands behind the first word may be a food.
    match finder.find_exactly(rest)? {
        None => missed(Some(rest)),
        Some(found) => match no_measure(word, rest, name) {
            Some(error) => Err(error),
            None => Ok((found, UnitText::Word(word.to_owned()))),
        },
    }
}

/// Why a word in front of a food is none of its measures, if it is clear what it is instead.
fn no_measure(word: &str, food: &str, name: &str) -> Option<Error> {
    let what = format!("{name:?} is not understood: {word:?} is no measure of {food:?}");
    let hint = match advice(name) {
        Some(advice) => advice,
        None if everyday::find(word).is_some() => {
            format!(
                "if two foods are meant, a comma parts them: {word}, {food}; if it is one, look what it is called: journal find {}",
                quoted(name)
            )
        }
        None => return None,
    };
    Some(Error::new(Code::NotUnderstood, what).hint(hint))
}

fn how_much(typed: &str, food: &str) -> Error {
    Error::new(
        Code::NotUnderstood,
        format!("{typed:?} does not say how much it was"),
    )
    .hint(format!("write how many or how much: 2 {food}, 30 g {food}"))
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
