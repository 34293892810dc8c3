//! One item of a meal: which food, and how much of it.

use std::collections::HashSet;
use std::sync::Arc;

use super::check::{Node, Range};
use super::food::{self, FoodBody};
use super::ingredient;
use super::object::Object;
use super::plan::{Facts, PlannedFood, Planner};
use super::portion::{self, Size};
use crate::error::{Resource, Result};
use crate::model::limits::MEAL_TEXT;
use crate::model::{Amount, FoodRef};

/// An item as it was read.
#[derive(Clone, Debug)]
pub(super) struct ItemBody {
    path: String,
    pub(super) id: Option<String>,
    food: Option<ItemSource>,
    amount: AmountSent,
}

#[derive(Clone, Debug)]
enum ItemSource {
    Food(FoodRef),
    New(Box<FoodBody>),
}

/// What was said of `quantity` and `unit`: they come together or not at all.
#[derive(Clone, Debug)]
enum AmountSent {
    Left,
    Unknown,
    So(Amount, String),
}

/// An item of a meal as it stands, for a patch.
#[derive(Clone, Debug)]
pub struct CurrentItem {
    /// UUID.
    pub id: String,
    /// The food it is pinned to.
    pub food: Arc<Facts>,
    /// How much; `None` is unknown.
    pub amount: Option<(Amount, String)>,
}

/// An item to write, good as it stands.
#[derive(Clone, Debug)]
pub struct ItemPlan {
    /// The item that is kept; `None` is a new one.
    pub id: Option<String>,
    /// Its food; `None` keeps the one the item is pinned to.
    pub food: Option<PlannedFood>,
    /// How much; `None` is unknown.
    pub amount: Option<ItemAmount>,
}

/// How much of a food.
#[derive(Clone, Debug, PartialEq)]
pub struct ItemAmount {
    /// So many.
    pub quantity: Amount,
    /// Of this unit.
    pub unit: String,
    /// What one unit is, in the food's base unit; `None` when the food has no base.
    pub size: Option<Amount>,
}

/// Reads an item. With `may_keep` it may name one of the meal's items instead of a food.
pub(super) fn read(node: Node<'_>, may_keep: bool) -> Option<ItemBody> {
    let item = node.object()?;
    let id = match may_keep {
        true => item.optional("id", |id| id.text(0, usize::MAX))?,
        false => None,
    };
    let food = match (item.has("food"), item.has("newFood")) {
        (true, false) => item
            .required("food", food::read_reference)
            .map(|food| Some(ItemSource::Food(food))),
        (false, true) => item
            .required("newFood", |food| ingredient::read_new(food, 1))
            .map(|food| Some(ItemSource::New(Box::new(food)))),
        (false, false) if id.is_some() => Some(None),
        _ => node.problem("must have either food or newFood"),
    };
    let amount = read_amount(item);
    Some(ItemBody {
        path: node.place(),
        id,
        food: food?,
        amount: amount?,
    })
}

fn read_amount(item: Object<'_>) -> Option<AmountSent> {
    let quantity = item.nullable("quantity", |quantity| quantity.amount(Range::Positive));
    let unit = item.nullable("unit", |unit| unit.text(0, MEAL_TEXT));
    // A quantity that is wrong is told; the unit is still checked against the food.
    let quantity = quantity.unwrap_or(Some(Amount::ZERO));
    let unit = unit?;
    match (item.has("quantity"), item.has("unit"), quantity, unit) {
        (false, false, ..) => Some(AmountSent::Left),
        (true, true, None, None) => Some(AmountSent::Unknown),
        (true, true, Some(quantity), Some(unit)) => Some(AmountSent::So(quantity, unit)),
        (true, _, Some(_), _) | (true, false, ..) => {
            item.problem("unit", "comes together with quantity");
            None
        }
        _ => {
            item.problem("quantity", "comes together with unit");
            None
        }
    }
}

impl Planner<'_> {
    /// Plans the new foods of items first, so that the other items see them as they will be.
    /// An item with a problem is left out of the plan; the problem keeps the plan from being used.
    pub(super) fn plan_items(
        &mut self,
        bodies: Vec<ItemBody>,
        current: &[CurrentItem],
    ) -> Result<Vec<ItemPlan>> {
        let mut seen = HashSet::new();
        let mut saved = Vec::new();
        for mut body in bodies {
            if body
                .id
                .as_ref()
                .is_some_and(|id| !seen.insert(id.to_ascii_lowercase()))
            {
                self.problems
                    .add(format!("{}.id", body.path), "stands twice");
            }
            match body.food.take() {
                Some(ItemSource::New(food)) => {
                    let plan = self.plan_food(*food)?;
                    saved.extend(plan.map(|plan| (body, Some(PlannedFood::New(Box::new(plan))))));
                }
                food => {
                    body.food = food;
                    saved.push((body, None));
                }
            }
        }
        let mut plans = Vec::new();
        for (body, new) in saved {
            plans.extend(self.plan_item(new, body, current)?);
        }
        Ok(plans)
    }

    fn plan_item(
        &mut self,
        new: Option<PlannedFood>,
        body: ItemBody,
        current: &[CurrentItem],
    ) -> Result<Option<ItemPlan>> {
        let kept = match &body.id {
            Some(id) => match current.iter().find(|item| item.id.eq_ignore_ascii_case(id)) {
                Some(item) => Some(item),
                None => {
                    self.problems
                        .add(format!("{}.id", body.path), "is none of this meal's items");
                    return Ok(None);
                }
            },
            None => None,
        };
        let food = match (new, &body.food, kept) {
            (Some(food), ..) => Some(food),
            (None, Some(ItemSource::Food(food)), Some(item)) if *food == item.food.food => None,
            (None, Some(ItemSource::Food(food)), _) => match self.current(food)? {
                Some(facts) => Some(PlannedFood::Existing(facts)),
                None => {
                    self.miss(
                        Resource::Food,
                        &format!("{}.food", body.path),
                        "there is no such food",
                    );
                    return Ok(None);
                }
            },
            _ => None,
        };
        let facts = match (&food, kept) {
            (Some(food), _) => food.facts(),
            (None, Some(item)) => &item.food,
            (None, None) => return Ok(None),
        };
        let amount = match (body.amount, kept) {
            (AmountSent::So(quantity, unit), _) => Some((quantity, unit)),
            (AmountSent::Unknown, _) => None,
            (AmountSent::Left, Some(item)) => item.amount.clone(),
            (AmountSent::Left, None) => default_amount(facts),
        };
        let Ok(amount) = amount
            .map(|(quantity, unit)| measured(facts, quantity, unit))
            .transpose()
        else {
            self.problems
                .add(format!("{}.unit", body.path), portion::unknown_unit(facts));
            return Ok(None);
        };
        Ok(Some(ItemPlan {
            id: kept.map(|item| item.id.clone()),
            food,
            amount,
        }))
    }
}

/// Decision: left out on creation, a food's `defaultPortion` fills quantity and unit. A recipe
/// is logged in servings, so a portion in one of its measures is turned into those.
fn default_amount(facts: &Facts) -> Option<(Amount, String)> {
    let portion = facts.data.default_portion.as_ref()?;
    let base = facts.data.base?.as_str();
    if facts.data.recipe.is_none() || portion.unit == base {
        return Some((portion.amount, portion.unit.clone()));
    }
    let measure = facts
        .data
        .measures()
        .iter()
        .find(|measure| measure.label == portion.unit)?;
    let servings = portion
        .amount
        .decimal()?
        .checked_mul(measure.size.decimal()?)?;
    Some((Amount::from(servings.round_dp(6)), base.to_owned()))
}

/// An amount with the size of its unit; an error when the food does not know the unit.
fn measured(facts: &Facts, quantity: Amount, unit: String) -> std::result::Result<ItemAmount, ()> {
    match portion::size(&facts.data, &unit) {
        Some(Size::InBase(size)) => Ok(ItemAmount {
            quantity,
            unit,
            size: Some(size),
        }),
        Some(Size::Unknown) => Ok(ItemAmount {
            quantity,
            unit,
            size: None,
        }),
        None => Err(()),
    }
}
