//! What figures are counted in, and what a value of one amount is of another.

use serde_json::{Value, json};

use crate::model::Amount;
use crate::rules::nutrition::round;

/// What the figures of a food are counted in: `data.base` and `data.nutrition.basisAmount`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Basis {
    /// The base, as JSON; `null` where there is none.
    pub base: Value,
    /// The amount, as JSON; `null` where nothing is told of the nutrition.
    pub amount: Value,
}

impl Basis {
    /// That of a food.
    pub fn of(food: &Value) -> Basis {
        Basis {
            base: food["data"]["base"].clone(),
            amount: food["data"]["nutrition"]["basisAmount"].clone(),
        }
    }

    /// Whether figures that are counted so can stand in a food: it has the same base, or none yet.
    pub fn holds(&self, food: &Value) -> bool {
        is_as(&food["data"]["base"], &self.base)
    }

    /// Whether figures counted so can stand beside those of before. Where none were told, none are
    /// counted otherwise.
    pub(super) fn goes_on_from(&self, before: &Basis) -> bool {
        is_as(&before.base, &self.base) && is_as(&before.amount, &self.amount)
    }

    /// What a nutrient that is told of this amount is in another amount of the same base, rounded as
    /// all that is computed; `None` where it cannot be told.
    pub(super) fn told_in(&self, amount: &Value, value: &Value) -> Option<Value> {
        if is_as(amount, &self.amount) {
            return Some(value.clone());
        }
        let decimal = |value: &Value| Amount::parse(&value.to_string())?.decimal();
        let whole = decimal(value)?.checked_mul(decimal(amount)?)?;
        let told = whole.checked_div(decimal(&self.amount)?)?;
        Some(json!(Amount::from(round(told))))
    }
}

/// Whether something is what it is to be, or not told at all.
fn is_as(told: &Value, expected: &Value) -> bool {
    told.is_null() || told == expected
}
