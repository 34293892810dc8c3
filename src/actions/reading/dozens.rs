//! A number that was said in dozens, of a food that comes in such: `a dozen rolls` of one with a measure `dozen`.

use super::{Meant, Reading, measure};
use crate::phrase::{FoodPhrase, UnitText};

/// What was read, in so many, or in so many dozens of its own.
pub(super) fn meant(phrase: &FoodPhrase, (found, unit): Reading) -> Meant {
    let is_counted = phrase.in_dozens && unit == UnitText::None;
    let quantity = phrase.quantity.filter(|_| is_counted);
    match quantity.and_then(|quantity| measure::in_dozens(&found.food, quantity)) {
        Some((dozens, word)) => Meant {
            found,
            quantity: Some(dozens),
            unit: UnitText::Word(word.to_owned()),
        },
        None => Meant {
            found,
            quantity: phrase.quantity,
            unit,
        },
    }
}
