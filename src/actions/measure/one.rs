//! What one of a food is where none of its measures says it.

use rust_decimal::Decimal;

use crate::actions::finder::Found;
use crate::model::{Amount, FoodData, Measure};
use crate::phrase::number::with_unit;
use crate::rules::plural;

/// How many a word stands for where a food has no measure of that name: `2 dozen eggs` are 24.
pub(in crate::actions) fn dozen(word: &str) -> Option<Decimal> {
    let is = |known: &[&str]| known.iter().any(|known| plural::alike(known, word));
    if is(&["dozen", "douzaine"]) {
        return Some(Decimal::from(12));
    }
    is(&["demi-douzaine"]).then(|| Decimal::from(6))
}

/// The measure that is a serving, as the everyday words have it of a food that has none called so.
pub(super) fn serving<'f>(found: &'f Found, word: &str) -> Option<&'f Measure> {
    let label = found.natural?.strip_prefix("serving=")?;
    let is_asked = ["serving", "portion"]
        .iter()
        .any(|serving| plural::alike(serving, word));
    let mut measures = found.food.data().measures().iter();
    measures.find(|measure| is_asked && measure.label == label)
}

/// What one weighs, as the everyday words have it of a food without measures: `50 g`.
pub(super) fn weight(data: &FoodData, natural: &str) -> Option<Amount> {
    let (amount, unit) = with_unit(natural).ok()?;
    (data.base.map(|base| base.as_str()) == Some(unit)).then_some(amount)
}
