//! Recipes: added up per serving, and never inside themselves.

use std::collections::HashSet;

use super::check::{Node, Range};
use super::nutrition::Sum;
use super::plan::{Facts, FoodPlan, IngredientPlan, PlannedFood, Planner};
use super::portion;
use super::quotient;
use crate::error::Result;
use crate::model::limits::{STEP, STEPS};
use crate::model::{Amount, FoodNutrition, FoodRef, Ingredient, Library, Recipe};

/// Reads `{ servings, steps, minutes }`.
pub(super) fn read(node: Node<'_>) -> Option<Recipe> {
    let recipe = node.object()?;
    let servings = recipe.required("servings", |servings| servings.amount(Range::Positive));
    let steps = recipe.required("steps", |steps| {
        steps.list(0, STEPS, |step| step.text(0, STEP))
    });
    let minutes = recipe.optional("minutes", |minutes| minutes.amount(Range::Positive));
    Some(Recipe {
        servings: servings?,
        steps: steps?,
        minutes: minutes?,
    })
}

/// Sets the nutrition of a recipe to the sum of its ingredients ÷ servings.
pub(super) fn add_up(facts: &mut Facts, ingredients: &[IngredientPlan]) {
    let recipe = facts.data.recipe.as_ref();
    let servings = recipe.and_then(|recipe| quotient::servings(recipe.servings));
    let (servings, power) = servings.unwrap_or_default();
    let mut sum = Sum::default();
    for ingredient in ingredients {
        let Portion { amount, unit } = &ingredient.portion;
        let food = ingredient.food.facts();
        sum.add(&portion::times_ten(food, *amount, unit, power));
    }
    let nutrition = sum.per(servings);
    facts.partial = nutrition.partial.into_option().unwrap_or_default();
    facts.data.nutrition = Some(FoodNutrition {
        basis_amount: Amount::from(1),
        values: nutrition.values,
    });
}

use crate::model::Portion;

impl Planner<'_> {
    /// Whether the recipe `id` stands anywhere inside this plan.
    pub(super) fn contains_itself(&self, plan: &FoodPlan, id: &str) -> Result<bool> {
        let mut seen = HashSet::new();
        for ingredient in plan.ingredients.iter().flatten() {
            let found = match &ingredient.food {
                PlannedFood::New(inner) => {
                    inner.id.as_deref() == Some(id) || self.contains_itself(inner, id)?
                }
                PlannedFood::Existing(facts) => self.stands_in(facts, id, &mut seen)?,
            };
            if found {
                return Ok(true);
            }
        }
        Ok(false)
    }

    fn stands_in(
        &self,
        facts: &Facts,
        id: &str,
        seen: &mut HashSet<(String, u32)>,
    ) -> Result<bool> {
        if facts.food.library != Library::Mine {
            return Ok(false);
        }
        if facts.food.key == id {
            return Ok(true);
        }
        if !seen.insert((facts.food.key.clone(), facts.version)) {
            return Ok(false);
        }
        for Ingredient { food, .. } in facts.data.ingredients.iter().flatten() {
            let reference = FoodRef::new(food.library, food.key.clone());
            let version = food.version.get().copied().unwrap_or(1);
            if let Some(inner) = self.version(&reference, version)?
                && self.stands_in(&inner, id, seen)?
            {
                return Ok(true);
            }
        }
        Ok(false)
    }
}
