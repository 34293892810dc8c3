//! The body of a food from what a person gives of it.

use rust_decimal::Decimal;

use super::measure::label_head;
use crate::error::{Code, Error, Result};
use crate::model::unit::Unit;
use crate::model::{Amount, Base, FoodData, FoodNutrition, Measure, Portion, Values};
use crate::phrase::number::{is_no_measure, with_unit};
use crate::rules::plural;
use crate::rules::portion::units;
use crate::rules::units::{System, factor};

/// How much of a base unit values are for: `100g`, `1 serving`, `250 ml`, `8oz`.
///
/// Errors: `NotUnderstood`.
pub fn basis(text: &str, system: System) -> Result<(Amount, Base)> {
    let (amount, unit) = with_unit(text)?;
    if unit == Base::Serving.as_str() || unit == "servings" {
        return Ok((amount, Base::Serving));
    }
    in_base(amount, unit, system)
}

/// An amount in the base unit that its unit belongs to.
fn in_base(amount: Amount, unit: &str, system: System) -> Result<(Amount, Base)> {
    let known = Unit::parse(unit).ok_or_else(|| {
        Error::new(
            Code::NotUnderstood,
            format!("{unit:?} is no unit of mass or volume"),
        )
        .hint("such as 100g, 250 ml or serving")
    })?;
    let base = known.kind().base();
    let amount = amount
        .decimal()
        .and_then(|amount| amount.checked_mul(factor(known, system).ok()?));
    match amount {
        Some(amount) => Ok((Amount::from(amount), base)),
        None => factor(known, system).and(Err(Error::new(
            Code::NotUnderstood,
            "the amount is too large",
        ))),
    }
}

/// A measure: `bowl=60g`. Its size is given in the food's base unit.
///
/// Errors: `NotUnderstood`.
pub fn measure(text: &str, base: Base, system: System) -> Result<Measure> {
    let wrong = || {
        Error::new(
            Code::NotUnderstood,
            format!("{text:?} is no measure of a food given per {base}"),
        )
        .hint(match base {
            // Whoever types a weight would else multiply by it.
            Base::Serving => "such as --measure \"bowl=2serving\" for two of them; what weighs something is given --per 100g".to_owned(),
            base => format!("such as --measure \"bowl=60{base}\""),
        })
    };
    let (label, size) = text.split_once('=').ok_or_else(wrong)?;
    let (amount, own) = basis(size, system)?;
    if own != base || label.trim().is_empty() {
        return Err(wrong());
    }
    refuse_unit(label.trim(), size, base)?;
    Ok(Measure {
        label: label.trim().to_owned(),
        size: amount,
    })
}

/// Refuses a measure that is called as a number or as energy, and one that is called as a unit which counts for itself in the food's base: whoever types the unit
/// means that.
fn refuse_unit(label: &str, size: &str, base: Base) -> Result<()> {
    if is_no_measure(label_head(label).trim()) {
        let what = format!(
            "{label:?} is a number or energy, and cannot be a measure: no phrase can say it"
        );
        return Err(Error::new(Code::NotUnderstood, what).hint(instead(size)));
    }
    let unit = Unit::parse(label);
    if unit.and_then(Unit::counts_for_itself_in) != Some(base) {
        return Ok(());
    }
    let what =
        format!("{label:?} is a unit already, and cannot be a measure of a food given per {base}");
    Err(Error::new(Code::NotUnderstood, what).hint(instead(size)))
}

fn instead(size: &str) -> String {
    format!("call it by what it is, such as --measure \"piece={size}\"")
}

/// A portion: `1 bowl`, `30 g`.
///
/// Errors: `NotUnderstood`.
pub fn portion(text: &str, data: &FoodData, system: System) -> Result<Portion> {
    let (amount, unit) = with_unit(text)?;
    let mut measures = data.measures().iter();
    let just = measures.clone().find(|measure| measure.label == unit);
    let alike = || measures.find(|measure| plural::alike(&measure.label, unit));
    if let Some(measure) = just.or_else(alike) {
        return Ok(Portion {
            amount,
            unit: measure.label.clone(),
        });
    }
    match (basis(text, system), data.base) {
        (Ok((amount, base)), Some(own)) if base == own => Ok(Portion {
            amount,
            unit: base.as_str().to_owned(),
        }),
        (_, Some(own)) => Err(no_unit(unit, own, data)),
        (_, None) => Ok(Portion {
            amount,
            unit: unit.to_owned(),
        }),
    }
}

fn no_unit(unit: &str, base: Base, data: &FoodData) -> Error {
    let units: Vec<String> = (units(data).iter())
        .map(|unit| format!("{unit:?}"))
        .collect();
    let what = format!(
        "{unit:?} is no unit of this food: it is told in {}",
        units.join(", ")
    );
    let size = match base {
        Base::Serving => "1serving".to_owned(),
        base => format!("60{base}"),
    };
    // What another food is given in is no measure of this one.
    let hint = match unit.parse::<Base>() {
        Ok(_) => format!("tell it in {base}, or in a measure of the food"),
        Err(_) => format!("give it one with it, as in: --measure \"{unit}={size}\""),
    };
    Error::new(Code::NotUnderstood, what).hint(hint)
}

/// Nutrition from the values given for a basis.
pub fn nutrition(basis_amount: Amount, values: Values) -> FoodNutrition {
    FoodNutrition {
        basis_amount,
        values,
    }
}

/// Kilocalories from kilojoules, rounded to 3 decimals.
pub fn kcal_of_kj(kj: Amount) -> Option<Amount> {
    let kcal = kj.decimal()?.checked_div(Decimal::new(4_184, 3))?;
    Some(Amount::from(crate::rules::nutrition::round(kcal)))
}

/// Grams of salt from milligrams of sodium: salt is sodium × 2.5. Rounded to 3 decimals.
pub fn salt_of_sodium_mg(sodium: Amount) -> Option<Amount> {
    let salt = sodium.decimal()?.checked_mul(Decimal::new(25, 4))?;
    Some(Amount::from(crate::rules::nutrition::round(salt)))
}
