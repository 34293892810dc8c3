//! Ingredients from phrases, and the measure of a recipe that was weighed.

use super::finder::{Finder, Found};
use super::measure::Measured;
use super::misplaced::{self, Told, Tools};
use super::{everyday, log, numbered, save};
use crate::error::{Code, Error, Result, quoted};
use crate::model::{
    Amount, Base, Food, FoodData, FoodDraft, Ingredient, IngredientFood, Measure, Member, Portion,
};
use crate::phrase::{FoodPhrase, Phrase, PhraseItem, UnitText, What};
use crate::rules::units::System;

/// The label of the measure that a weighed recipe gets.
pub(super) const COOKED: &str = "g cooked";

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
pub fn ingredients(phrases: &[String], tools: Tools<'_, '_>) -> Result<Understood> {
    let mut understood = Understood::default();
    for text in phrases {
        let add = |phrase: Phrase| {
            let mut items = phrase.items.iter();
            items.try_for_each(|item| understood.add(item, tools))
        };
        let why = format!("an ingredient has no time: {text:?}");
        let added = misplaced::timeless(text, tools, add);
        added.map_err(|refused| refused.told(&why, instead))?;
    }
    Ok(understood)
}

/// What to type for an ingredient with a time.
fn instead(told: &Told) -> String {
    let ingredient = match told {
        Told::One { items, .. } => format!(": --ingredient {}", quoted(items)),
        Told::Either { .. } | Told::Each(_) | Told::Alone(_) => String::new(),
    };
    format!("leave it out{ingredient}; when it was eaten is said where the recipe is logged")
}

impl Understood {
    fn add(&mut self, item: &PhraseItem, tools: Tools<'_, '_>) -> Result<()> {
        let item = numbered::meant(item, tools.finder, tools.system)?;
        let What::Food(food) = &item.what else {
            return Err(Error::new(
                Code::NotUnderstood,
                format!("{:?} is no ingredient", item.text),
            )
            .hint("name a food and how much of it, such as 200 g flour"));
        };
        let (found, measured) = log::measured(food, tools.finder, tools.system)?;
        self.doubts.extend(log::doubt(&found, &measured));
        self.conversions.extend(measured.conversion);
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
        self.ingredients.push(Ingredient {
            food,
            portion,
            extra: Default::default(),
        });
        Ok(())
    }
}

/// The recipe of which so much was weighed when cooked: `300 g cooked stew`.
///
/// Errors: as of [`Finder::find_exactly`].
pub(super) fn find_cooked(phrase: &FoodPhrase, finder: &Finder<'_>) -> Result<Option<Found>> {
    let (name, word) = (phrase.name.as_str(), "cooked");
    let is_weighed = |food: &Food| food.data().measures().iter().any(|one| one.label == COOKED);
    let stripped = name.strip_prefix(word).or_else(|| name.strip_suffix(word));
    let rest = stripped.filter(|rest| rest.trim() != *rest).map(str::trim);
    match (rest, &phrase.unit) {
        // A word that is two foods would be asked about.
        (Some(rest), UnitText::Known(_))
            if !phrase.quoted && everyday::meanings(rest).len() < 2 =>
        {
            let found = finder.find_exactly_if(rest, is_weighed)?;
            Ok(found.filter(|found| is_weighed(&found.food)))
        }
        _ => Ok(None),
    }
}

/// The measure of a recipe that weighs so much when cooked: one gram is servings ÷ weight.
///
/// Errors: `NotUnderstood`.
pub fn cooked_measure(weight: &str, servings: Amount, system: System) -> Result<Measure> {
    let wrong =
        || Error::new(Code::NotUnderstood, format!("{weight:?} is no weight")).hint("such as 600g");
    let (grams, base) = save::basis(weight, system).map_err(|_| wrong())?;
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

/// What so many servings of a recipe weigh that was weighed when cooked, in grams; `None` of any other food.
pub(super) fn weight(data: &FoodData, measured: &Measured) -> Option<Amount> {
    let mut measures = data.measures().iter();
    let cooked = measures.find(|measure| measure.label == COOKED)?;
    let servings = measured.unit == Base::Serving.as_str();
    let servings = measured.quantity.decimal().filter(|_| servings)?;
    let weight = servings.checked_div(cooked.size.decimal()?)?;
    Some(Amount::from(weight.round_dp(1).normalize()))
}

/// Has a recipe weigh when cooked what it did, where other servings are made of it and nothing else was said
/// of its weight; gives that weight, in grams.
pub fn keep_cooked_weight(before: &FoodData, after: &mut FoodDraft) -> Option<Amount> {
    let size = |data: &FoodData| {
        let mut measures = data.measures().iter();
        let cooked = measures.find(|measure| measure.label == COOKED)?;
        cooked.size.decimal()
    };
    let servings = |data: &FoodData| data.recipe.as_ref()?.servings.decimal();
    let now: FoodData = serde_json::from_value(after.json().get("data")?.clone()).ok()?;
    let (was, is) = (servings(before)?, servings(&now)?);
    let stays = size(before)?;
    if was == is || size(&now)? != stays {
        return None;
    }
    let weight = was.checked_div(stays)?.round_dp(6);
    let size = Amount::from(is.checked_div(weight)?);
    let mut data = after.json().get("data")?.clone();
    let mut measures = data.get_mut("measures")?.as_array_mut()?.iter_mut();
    let cooked = measures.find(|measure| measure["label"] == COOKED)?;
    cooked["size"] = serde_json::to_value(size).ok()?;
    after.set("data", data);
    Some(Amount::from(weight))
}
