//! What a recipe is made of: each ingredient an existing food, pinned to a version, or a new one.

use std::collections::HashSet;
use std::sync::Arc;

use super::check::Node;
use super::food::{self, FoodBody};
use super::plan::{Facts, IngredientPlan, PlannedFood, Planner};
use super::portion;
use crate::error::{Resource, Result};
use crate::model::limits::{INGREDIENTS, NESTING};
use crate::model::{FoodRef, Ingredient, Library, Portion};

/// An ingredient as it was read.
#[derive(Clone, Debug)]
pub struct IngredientBody {
    path: String,
    food: IngredientSource,
    portion: Portion,
}

#[derive(Clone, Debug)]
enum IngredientSource {
    Food(FoodRef, Option<u32>),
    New(Box<FoodBody>),
}

/// Reads the ingredients of a food that stands inside `depth` other new foods.
pub(super) fn read_list(node: Node<'_>, depth: usize) -> Option<Vec<IngredientBody>> {
    let read = node.list(0, INGREDIENTS, |ingredient| Some(read(ingredient, depth)))?;
    // One that is wrong is told and left out; the others are still looked at.
    Some(read.into_iter().flatten().collect())
}

fn read(node: Node<'_>, depth: usize) -> Option<IngredientBody> {
    let ingredient = node.object()?;
    let portion = ingredient.required("portion", portion::read);
    let food = match (ingredient.has("food"), ingredient.has("newFood")) {
        (true, false) => ingredient.required("food", read_pinned),
        (false, true) => ingredient
            .required("newFood", |food| read_new(food, depth + 1))
            .map(|food| IngredientSource::New(Box::new(food))),
        _ => node.problem("must have either food or newFood"),
    };
    Some(IngredientBody {
        path: node.place(),
        food: food?,
        portion: portion?,
    })
}

/// Reads a `newFood`, the `depth`th inside one another.
pub(super) fn read_new(node: Node<'_>, depth: usize) -> Option<FoodBody> {
    if depth > NESTING {
        return node.problem(format!(
            "new foods must not stand more than {NESTING} deep inside one another"
        ));
    }
    food::read(node, depth)
}

fn read_pinned(node: Node<'_>) -> Option<IngredientSource> {
    let food = food::read_reference(node);
    let version = node
        .object()?
        .optional("version", |version| version.whole(1, i64::MAX));
    let version = version?.map(|version| u32::try_from(version).unwrap_or(u32::MAX));
    Some(IngredientSource::Food(food?, version))
}

impl Planner<'_> {
    /// Plans the ingredients of a recipe, of which `previous` is the version before.
    pub(super) fn plan_ingredients(
        &mut self,
        bodies: Vec<IngredientBody>,
        previous: Option<&Facts>,
    ) -> Result<Option<Vec<IngredientPlan>>> {
        let mut had = Had::of(previous);
        let mut plans = Some(Vec::new());
        for body in bodies {
            let food = match body.food {
                IngredientSource::New(food) => self
                    .plan_food(*food)?
                    .map(|plan| PlannedFood::New(Box::new(plan))),
                IngredientSource::Food(food, version) => {
                    let facts = self.ingredient(&food, version, &body.portion, &mut had)?;
                    if facts.is_none() {
                        let message = "there is no such food, or not in this version";
                        self.miss(
                            Resource::Ingredient,
                            &format!("{}.food", body.path),
                            message,
                        );
                    }
                    facts.map(PlannedFood::Existing)
                }
            };
            let plan = food.and_then(|food| self.portioned(food, body.portion, &body.path));
            match (plan, &mut plans) {
                (Some(plan), Some(list)) => list.push(plan),
                _ => plans = None,
            }
        }
        Ok(plans)
    }

    fn portioned(&self, food: PlannedFood, portion: Portion, path: &str) -> Option<IngredientPlan> {
        if portion::size(&food.facts().data, &portion.unit).is_none() {
            self.problems.add(
                format!("{path}.portion.unit"),
                portion::unknown_unit(food.facts()),
            );
            return None;
        }
        Some(IngredientPlan { food, portion })
    }

    /// Decision: an ingredient that the recipe already has stays good after its food was
    /// deleted; any other deleted food does not exist. One of a catalogue stays what it was, even where another
    /// catalogue gave its version to something else.
    fn ingredient(
        &self,
        food: &FoodRef,
        version: Option<u32>,
        portion: &Portion,
        had: &mut Had<'_>,
    ) -> Result<Option<Arc<Facts>>> {
        let current = self.current(food)?;
        let Some(version) = version else {
            return Ok(current);
        };
        if food.library == Library::Mine {
            if current.is_none() && !had.has(food, version) {
                return Ok(None);
            }
        } else if let Some((recipe, place)) = had.take(food, version, portion)
            && let Some(facts) = self.had(recipe, place, food, version)?
        {
            return Ok(Some(facts));
        }
        match current {
            Some(facts) if facts.version == version => Ok(Some(facts)),
            _ => self.version(food, version),
        }
    }
}

/// The recipe that is changed, and its ingredients, of which each can stay once.
struct Had<'r> {
    recipe: Option<&'r Facts>,
    taken: HashSet<usize>,
}

impl<'r> Had<'r> {
    fn of(recipe: Option<&'r Facts>) -> Had<'r> {
        Had {
            recipe,
            taken: HashSet::new(),
        }
    }

    /// The ingredients of this version of a food, with their places.
    fn all<'h>(
        &'h self,
        food: &'h FoodRef,
        version: u32,
    ) -> impl Iterator<Item = (usize, &'r Ingredient)> + 'h {
        let ingredients = self.recipe.and_then(|it| it.data.ingredients.as_deref());
        let ingredients = ingredients.unwrap_or_default().iter().enumerate();
        ingredients.filter(move |(_, Ingredient { food: part, .. })| {
            part.library == food.library
                && part.key == food.key
                && part.version.get() == Some(&version)
        })
    }

    fn has(&self, food: &FoodRef, version: u32) -> bool {
        self.all(food, version).next().is_some()
    }

    /// The place of one that stays: one with the same portion, else the first.
    fn take(
        &mut self,
        food: &FoodRef,
        version: u32,
        portion: &Portion,
    ) -> Option<(&'r Facts, usize)> {
        let left = self.all(food, version);
        let left = left.filter(|(place, _)| !self.taken.contains(place));
        let place = left.min_by_key(|(_, part)| part.portion != *portion)?.0;
        self.taken.insert(place);
        Some((self.recipe?, place))
    }
}
