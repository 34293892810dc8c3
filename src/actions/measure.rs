//! From the amount a person types to one the food knows.
//!
//! The API takes `g`, `ml`, `serving` and a food's own measures; everything else is converted, and that is told.

mod count;
mod french;
pub(super) mod household;
mod label;
mod one;
mod poured;
pub(super) mod refused;
mod slip;
mod spoons;
pub(super) mod words;

use rust_decimal::Decimal;

use self::label::Labelled;
pub(super) use self::label::label_head;
use self::one::DOZENS;
pub(super) use self::one::dozen;
use self::refused::{no_measure, several, unknown_unit};
use self::words::own_measures;
use super::finder::Found;
use crate::error::{Code, Error, Result};
use crate::model::unit::Unit;
use crate::model::{Amount, Base, Food, FoodData, Measure, Portion};
use crate::phrase::{UnitText, joint};
use crate::rules::units::{System, factor};
use crate::rules::{plural, text};

/// Decimals of what was divided: servings that were made from a weight, one of several.
const DECIMALS: u32 = 6;

/// So small a part of an amount may be lost in rounding it.
const NEAR_ENOUGH: Decimal = Decimal::from_parts(10_000, 0, 0, false, 0);

/// An amount as the API takes it.
#[derive(Clone, Debug, PartialEq)]
pub struct Measured {
    /// How many.
    pub quantity: Amount,
    /// Of the base unit, or of the measure with this label.
    pub unit: String,
    /// What was converted: `5 oz = 141.748 g`.
    pub conversion: Option<String>,
}

/// The amount of a food that was typed.
///
/// Errors: `NotUnderstood` with the units the food has, when it does not know the unit or when
/// mass would have to be guessed from volume.
pub fn measure(
    found: &Found,
    quantity: Option<Amount>,
    unit: &UnitText,
    system: System,
) -> Result<Measured> {
    let data = found.food.data();
    let quantity = quantity.unwrap_or(Amount::from(1));
    match unit {
        UnitText::None => natural(found, quantity),
        UnitText::Word(word) => by_word(found, quantity, word),
        UnitText::Known(unit) => match own_measures(&found.food, *unit)[..] {
            [] => converted(found, quantity, *unit, system),
            [one] => of_measure(data, quantity, &label::of_so_many(data, one, quantity)),
            _ => Err(several(found, unit.as_str())),
        },
    }
}

/// The measures of a food that a unit may be: none or one, where it is clear.
pub(super) fn alike<'f>(found: &'f Found, unit: &UnitText) -> Vec<&'f Measure> {
    let data = found.food.data();
    let alike = match unit {
        UnitText::None => Vec::new(),
        UnitText::Known(unit) => own_measures(&found.food, *unit),
        UnitText::Word(word) => match named(&found.food, word, found.natural) {
            none if none.is_empty() => words::begun(&label::all(data), word),
            named => named,
        },
    };
    alike.into_iter().map(|one| one.measure).collect()
}

/// The measures a word names.
fn named<'f>(food: &'f Food, word: &str, natural: Option<&str>) -> Vec<Labelled<'f>> {
    label::named(food.data(), food.name.text(), word, natural)
}

/// Whether a unit may be several measures of a food.
pub(super) fn are_several(found: &Found, unit: &UnitText) -> bool {
    alike(found, unit).len() > 1
}

/// Whether a word, or several, name a measure of a food, or its base unit.
pub fn has_measure(food: &Food, word: &str) -> bool {
    let base = food.data().base.map(Base::as_str);
    !named(food, word, None).is_empty() || base.is_some_and(|base| plural::alike(base, word))
}

/// How many dozens so many are, of a food that has a measure called so, and by which word.
pub(super) fn in_dozens(food: &Food, quantity: Amount) -> Option<(Amount, &'static str)> {
    let [word, _] = DOZENS;
    let dozens = quantity.decimal()?.checked_div(dozen(word)?)?;
    (!named(food, word, None).is_empty()).then(|| (Amount::from(dozens), word))
}

/// Whether a food has a measure of just these words.
pub(super) fn has_label(food: &Food, words: &str) -> bool {
    let mut measures = food.data().measures().iter();
    measures.any(|measure| plural::alike(&measure.label, words))
}

/// Whether a word is one of these measures, in French too.
pub(super) fn is_of(measures: &[&str], word: &str) -> bool {
    let is_one = |word: &str| measures.contains(&word);
    is_one(&text::fold(word)) || french::in_english(word).iter().any(|word| is_one(word))
}

/// Whether two labels are of one measure, which has one size: singular, plural and case make no other, nor that one says it
/// is one, `slice` and `1 slice`, or names a unit otherwise, `tbsp` and `tablespoon`.
pub fn is_one(label: &str, other: &str) -> bool {
    let [one, other] = [label, other].map(count::of_one);
    plural::alike(one, other) || Unit::parse(one).is_some_and(|it| Unit::parse(other) == Some(it))
}

/// What a measure is one of: `pizza` of `1/2 pizza (200 g)`.
pub(super) fn one_of(measure: &Measure) -> &str {
    label_head(Labelled::new(measure).words).trim()
}

/// Whether a food takes an amount.
pub fn fits(food: &Food, quantity: Option<Amount>, unit: &UnitText, system: System) -> bool {
    let found = |reference| Found::new(reference, food.clone());
    let found = food.reference().map(found);
    found.is_some_and(|found| measure(&found, quantity, unit, system).is_ok())
}

/// A number without a unit counts the natural measure.
fn natural(found: &Found, quantity: Amount) -> Result<Measured> {
    let data = found.food.data();
    let measures = data.measures();
    if let Some(error) = refused::not_counted(found, quantity) {
        return Err(error);
    }
    let by_table = found
        .natural
        .and_then(|label| measures.iter().find(|measure| measure.label == label));
    let all = label::counted(data);
    let by_name = || {
        let heads = ["medium", "whole", "each", "piece"]
            .into_iter()
            .map(str::to_owned);
        let name = found.food.name.text();
        let name = joint::article(name).map_or(name, |(_, name)| name);
        // Bananas are called so first; of oat biscuits, which are several, biscuits are what is counted.
        let called = text::words(label_head(name));
        let last = called.last().filter(|last| plural::stem(last) != **last);
        let own = called.first().into_iter().chain(last).cloned();
        heads.chain(own).find_map(|head| {
            all.iter()
                .find(|one| plural::alike(label_head(one.words), &head))
                .copied()
        })
    };
    let name = || label::called(&all, found.food.name.text());
    let one = by_table.map(Labelled::whole).or_else(by_name).or_else(name);
    if let Some(one) = one {
        return of_measure(data, quantity, &label::of_so_many(data, one, quantity));
    }
    if let Some(weight) = found.natural.and_then(|one| one::weight(data, one)) {
        let unit = base_of(data);
        let amount = product(quantity, weight)?;
        return Ok(Measured {
            conversion: Some(format!("{quantity} × {weight} {unit} = {amount} {unit}")),
            ..plain(amount, unit.to_owned())
        });
    }
    if let Some(portion) = &data.default_portion {
        return portions(data, quantity, portion);
    }
    match data.base {
        Some(Base::Serving) => Ok(plain(quantity, Base::Serving.as_str().to_owned())),
        base => {
            let error = unknown_unit(found, "does not say what one of it is");
            let units = error.hint_text().unwrap_or_default().to_owned();
            Err(match base {
                Some(base) => {
                    let base = base.as_str();
                    error.hint(format!("write how much it was, as 100 {base}; {units}"))
                }
                None => error,
            })
        }
    }
}

/// So many default portions.
fn portions(data: &FoodData, quantity: Amount, portion: &Portion) -> Result<Measured> {
    let times = product(quantity, portion.amount)?;
    let mut measures = data.measures().iter();
    match measures.find(|measure| measure.label == portion.unit) {
        Some(measure) => of_measure(data, times, &Labelled::whole(measure)),
        None => Ok(plain(times, portion.unit.clone())),
    }
}

/// A unit that no table has is one of the food's own.
fn by_word(found: &Found, quantity: Amount, word: &str) -> Result<Measured> {
    let data = found.food.data();
    let bases = Base::ALL
        .iter()
        .filter(|base| data.base.is_none_or(|own| own == **base));
    if let Some(base) = bases
        .map(|base| base.as_str())
        .find(|base| plural::alike(base, word))
    {
        return Ok(plain(quantity, base.to_owned()));
    }
    if let Some(one) = quantity
        .decimal()
        .and_then(|of| label::exactly(data, word, of))
    {
        return of_measure(data, quantity, &one);
    }
    match named(&found.food, word, found.natural)[..] {
        [ref one] => of_measure(data, quantity, one),
        [] => match (one::serving(found, word), dozen(word)) {
            (Some(measure), _) => of_measure(data, quantity, &Labelled::whole(measure)),
            (None, Some(dozen)) => match in_dozens(&found.food, times(quantity, dozen)?) {
                Some((dozens, word)) => by_word(found, dozens, word),
                None => dozens(found, quantity, word, dozen),
            },
            (None, None) if data.base == Some(Base::Serving) && one::is_serving(word) => {
                Ok(plain(quantity, Base::Serving.as_str().to_owned()))
            }
            (None, None) if words::begun(&label::all(data), word).len() > 1 => {
                Err(several(found, word))
            }
            (None, None) => match one::portion(data, word) {
                Some(portion) => portions(data, quantity, portion),
                None => Err(no_measure(found, word)),
            },
        },
        _ => Err(several(found, word)),
    }
}

fn dozens(found: &Found, quantity: Amount, word: &str, dozen: Decimal) -> Result<Measured> {
    let counted = natural(found, times(quantity, dozen)?)?;
    let told = match &counted.conversion {
        Some(told) => told.clone(),
        None => text::so_many(counted.quantity, &counted.unit),
    };
    Ok(Measured {
        conversion: Some(format!("{quantity} {word} = {told}")),
        ..counted
    })
}

/// So many of a measure. A recipe is logged in servings, so its measures become those. Of what a label says that it is
/// several, as many as were typed, in the base: two of `2 biscuits` are no four.
fn of_measure(data: &FoodData, quantity: Amount, one: &Labelled<'_>) -> Result<Measured> {
    let measure = one.measure;
    if one.count != Decimal::ONE {
        let all = times(quantity, measure.size.decimal().ok_or_else(too_large)?)?;
        let each = all.decimal().and_then(|all| all.checked_div(one.count));
        let in_base = Amount::from(each.ok_or_else(too_large)?.round_dp(DECIMALS));
        let (base, label) = (base_of(data), &measure.label);
        let (words, size) = (label_head(one.words).trim(), shown(measure.size));
        return Ok(Measured {
            conversion: Some(format!(
                "{quantity} {words} = {} {base} ({label} = {size} {base})",
                shown(in_base)
            )),
            ..plain(in_base, base.to_owned())
        });
    }
    // A journal counts it as the base, whatever size the measure has.
    if measure.label == base_of(data) {
        return Ok(plain(quantity, measure.label.clone()));
    }
    if data.recipe.is_none() {
        let in_base = times(quantity, measure.size.decimal().ok_or_else(too_large)?)?;
        let so_many = text::so_many(quantity, &measure.label);
        let told = format!("{so_many} = {} {}", shown(in_base), base_of(data));
        return Ok(Measured {
            conversion: Some(told),
            ..plain(quantity, measure.label.clone())
        });
    }
    servings(quantity, quantity, measure, &measure.label)
}

fn converted(found: &Found, quantity: Amount, unit: Unit, system: System) -> Result<Measured> {
    let data = found.food.data();
    let base = unit.kind().base();
    if data.base.is_none() || data.base == Some(base) {
        let amount = times(quantity, factor(unit, system)?)?;
        let conversion = (unit.as_str() != base.as_str()).then(|| {
            format!(
                "{quantity} {unit} = {} {base}",
                shown(amount),
                unit = unit.as_str()
            )
        });
        return Ok(Measured {
            quantity: amount,
            unit: base.as_str().to_owned(),
            conversion,
        });
    }
    if let Some(spooned) = spoons::spooned(found, quantity, unit)? {
        return Ok(spooned);
    }
    if let Some(poured) = poured::poured(found, quantity, unit, system)? {
        return Ok(poured);
    }
    // Of a recipe that was weighed when cooked, a weight is so many servings.
    let cooked = data
        .measures()
        .iter()
        .find(|measure| measure.label.split(' ').next() == Some(base.as_str()));
    match cooked.filter(|_| data.recipe.is_some()) {
        Some(measure) => servings(
            times(quantity, factor(unit, system)?)?,
            quantity,
            measure,
            unit.as_str(),
        ),
        None => {
            // A unit that the person's system does not have is told first.
            factor(unit, system)?;
            let reason = format!(
                "is given per {}, and {} cannot be turned into that",
                base_of(data),
                unit.as_str()
            );
            Err(unknown_unit(found, &reason))
        }
    }
}

fn base_of(data: &FoodData) -> &'static str {
    data.base.map_or("nothing", Base::as_str)
}

fn servings(amount: Amount, typed: Amount, measure: &Measure, unit: &str) -> Result<Measured> {
    let servings = product(amount, measure.size)?.decimal().unwrap_or_default();
    let quantity = Amount::from(rounded(servings));
    let conversion = format!("{typed} {unit} = {quantity} serving");
    Ok(Measured {
        quantity,
        unit: Base::Serving.as_str().to_owned(),
        conversion: Some(conversion),
    })
}

/// Servings as they are shown, with more decimals where so little would be another amount.
fn rounded(servings: Decimal) -> Decimal {
    let is_near = |rounded: &Decimal| {
        let off = (rounded - servings).abs().checked_mul(NEAR_ENOUGH);
        off.is_some_and(|off| off <= servings)
    };
    let with = |decimals| servings.round_dp(decimals);
    [with(DECIMALS), with(9)]
        .into_iter()
        .find(is_near)
        .unwrap_or(with(12))
}

fn plain(quantity: Amount, unit: String) -> Measured {
    Measured {
        quantity,
        unit,
        conversion: None,
    }
}

fn product(one: Amount, other: Amount) -> Result<Amount> {
    times(one, other.decimal().ok_or_else(too_large)?)
}

fn times(amount: Amount, factor: Decimal) -> Result<Amount> {
    let product = amount
        .decimal()
        .and_then(|amount| amount.checked_mul(factor));
    product.map(Amount::from).ok_or_else(too_large)
}

fn too_large() -> Error {
    Error::new(Code::NotUnderstood, "the amount is too large to be meant")
}

fn shown(amount: Amount) -> Amount {
    amount
        .decimal()
        .map_or(amount, |decimal| Amount::from(decimal.round_dp(3)))
}
