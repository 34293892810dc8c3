//! The nutrients of 100 g or 100 ml that can be meant, of those a table tells; all else is unknown.

use rust_decimal::Decimal;

use super::report::{Notes, Reason};
use crate::model::{Amount, Nutrient, Values};

/// More kilocalories than any food has in 100 g: lard has 902.
const MOST_KCAL: Decimal = Decimal::from_parts(905, 0, 0, false, 0);
/// More than there is.
const ALL: Decimal = Decimal::ONE_HUNDRED;
/// What protein, carbohydrate and fat of 100 g may weigh together, rounded up each.
const MOST_MACROS: Decimal = Decimal::from_parts(105, 0, 0, false, 0);
const MACROS: [Nutrient; 3] = [Nutrient::Protein, Nutrient::Carbs, Nutrient::Fat];

/// The values of these amounts; what cannot be meant is noted.
pub(super) fn values(
    told: impl IntoIterator<Item = (Nutrient, Option<Decimal>)>,
    notes: &mut Notes,
) -> Values {
    let mut values = Values::default();
    let mut macros = Decimal::ZERO;
    for (nutrient, amount) in told {
        let Some(amount) = amount.and_then(|amount| value(nutrient, amount, notes)) else {
            continue;
        };
        if MACROS.contains(&nutrient) {
            macros += amount;
        }
        values.set(nutrient, Amount::from(amount));
    }
    if macros > MOST_MACROS {
        notes.add(Reason::MacrosOver105Grams);
        return Values::default();
    }
    values
}

fn value(nutrient: Nutrient, amount: Decimal, notes: &mut Notes) -> Option<Decimal> {
    let wrong = match nutrient {
        _ if amount < Decimal::ZERO => Reason::Negative,
        Nutrient::Kcal if amount > MOST_KCAL => Reason::Over905Kcal,
        Nutrient::Kcal => return Some(amount),
        _ if amount > ALL => Reason::Over100Grams,
        _ => return Some(amount),
    };
    notes.add(wrong);
    None
}
