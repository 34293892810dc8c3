//! Ingredients from phrases, and the measure of a recipe that was weighed.

use super::finder::Finder;
use super::{log, save};
use crate::error::{Code, Error, Result};
use crate::model::{Amount, Base, Ingredient, IngredientFood, Measure, Member, Portion};
use crate::phrase;
use crate::rules::units::System;

/// The label of the measure that a weighed recipe gets.
const COOKED: &str = "g cooked";

/// Ingredients that were understood.
#[derive(Debug, Default)]
pub struct Understood {
    /// As the recipe has them.
    pub ingredients: Vec<Ingredient>,
    /// What was converted.
    pub conversions: Vec<String>,
    /// Why amounts cannot be meant, of those that cannot.
    pub doubts: Vec<String>,
}

/// Understands ingredients, one or several a phrase.
///
/// Errors: `NotUnderstood`, `NotFound`, `Ambiguous`.
pub fn ingredients(phrases: &[String], finder: &Finder<'_>, system: System) -> Result<Understood> {
    let mut understood = Understood::default();
    for text in phrases {
        let parsed = phrase::parse(text)?;
        if parsed.when.is_some() {
            return Err(Error::new(
                Code::NotUnderstood,
                format!("an ingredient has no time: {text:?}"),
            ));
        }
        for item in &parsed.items {
            let phrase::What::Food(food) = &item.what else {
                return Err(Error::new(
                    Code::NotUnderstood,
                    format!("{:?} is no ingredient", item.text),
                )
                .hint("name a food and how much of it, such as 200 g flour"));
            };
            let (found, measured) = log::measured(food, finder, system)?;
            understood.doubts.extend(log::doubt(&found, &measured));
            understood.conversions.extend(measured.conversion);
            let food = IngredientFood {
                library: found.reference.library,
                key: found.reference.key,
                version: Member::Absent,
                name: Member::Absent,
                extra: Default::default(),
            };
            let portion = Portion {
                amount: measured.quantity,
                unit: measured.unit,
            };
            understood.ingredients.push(Ingredient {
                food,
                portion,
                extra: Default::default(),
            });
        }
    }
    Ok(understood)
}

/// The measure of a recipe that weighs so much when cooked: one gram is servings ÷ weight.
///
/// Errors: `NotUnderstood`.
pub fn cooked_measure(weight: &str, servings: Amount, system: System) -> Result<Measure> {
    let wrong =
        || Error::new(Code::NotUnderstood, format!("{weight:?} is no weight")).hint("such as 600g");
    let (grams, base) = save::basis(weight, system)?;
    if base != Base::Gram {
        return Err(wrong());
    }
    let size = servings
        .decimal()
        .zip(grams.decimal())
        .and_then(|(servings, grams)| servings.checked_div(grams));
    Ok(Measure {
        label: COOKED.to_owned(),
        size: Amount::from(size.ok_or_else(wrong)?),
    })
}
