//! The nutrients of 100 g or 100 ml that can be meant, of those a table tells; all else is unknown.

use rust_decimal::Decimal;

use super::notes::Notes;
use super::report::Reason;
use crate::model::{Amount, Nutrient, Values};

/// More kilocalories than any food has in 100 g: lard has 902.
pub(super) const MOST_KCAL: u16 = 905;
/// More grams than there are.
pub(super) const MOST_GRAMS: u16 = 100;
/// What protein, carbohydrate and fat of 100 g may weigh together, rounded up each.
pub(super) const MOST_MACROS: u16 = 105;
const MACROS: [Nutrient; 3] = [Nutrient::Protein, Nutrient::Carbs, Nutrient::Fat];

/// The values of these amounts; what cannot be meant is noted.
pub(super) fn values(
    told: impl IntoIterator<Item = (Nutrient, Option<Decimal>)>,
    notes: &mut Notes,
) -> Values {
    let mut values = Values::default();
    let mut macros = Decimal::ZERO;
    for (nutrient, amount) in told {
        let Some(amount) = amount else { continue };
        let Some(amount) = value(nutrient, amount, notes) else {
            continue;
        };
        // Of what is left: one that is dropped says nothing of the others.
        if MACROS.contains(&nutrient) {
            macros += amount;
        }
        values.set(nutrient, Amount::from(amount));
    }
    if macros > Decimal::from(MOST_MACROS) {
        notes.add(Reason::MacrosOver105Grams);
        return Values::default();
    }
    values
}

fn value(nutrient: Nutrient, amount: Decimal, notes: &mut Notes) -> Option<Decimal> {
    let wrong = match nutrient {
        _ if amount < Decimal::ZERO => Reason::Negative,
        Nutrient::Kcal if amount > Decimal::from(MOST_KCAL) => Reason::Over905Kcal,
        Nutrient::Kcal => return Some(amount),
        _ if amount > Decimal::from(MOST_GRAMS) => Reason::Over100Grams,
        _ => return Some(amount),
    };
    notes.add_of(wrong, nutrient);
    None
}
