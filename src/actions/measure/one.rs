//! What one of a food is where none of its measures says it.

use rust_decimal::Decimal;

use crate::actions::finder::Found;
use crate::model::{Amount, FoodData, Measure, Portion};
use crate::phrase::number::with_unit;
use crate::rules::plural;

/// What twelve are called.
pub(super) const DOZENS: [&str; 2] = ["dozen", "douzaine"];

/// How many a word stands for where a food has no measure of that name: `2 dozen eggs` are 24.
pub(in crate::actions) fn dozen(word: &str) -> Option<Decimal> {
    let is = |known: &[&str]| known.iter().any(|known| plural::alike(known, word));
    if is(&DOZENS) {
        return Some(Decimal::from(12));
    }
    is(&["demi-douzaine"]).then(|| Decimal::from(6))
}

/// The measure that is a serving, as the everyday words have it of a food that has none called so.
pub(super) fn serving<'f>(found: &'f Found, word: &str) -> Option<&'f Measure> {
    let label = found.natural?.strip_prefix("serving=")?;
    let mut measures = found.food.data().measures().iter();
    measures.find(|measure| is_serving(word) && measure.label == label)
}

/// The default portion, which a serving is of a food that has no measure called so.
pub(super) fn portion<'f>(data: &'f FoodData, word: &str) -> Option<&'f Portion> {
    data.default_portion.as_ref().filter(|_| is_serving(word))
}

/// Whether a word says that it is a serving.
pub(super) fn is_serving(word: &str) -> bool {
    ["serving", "portion"]
        .iter()
        .any(|serving| plural::alike(serving, word))
}

/// What one weighs, as the everyday words have it of a food without measures: `50 g`.
pub(super) fn weight(data: &FoodData, natural: &str) -> Option<Amount> {
    let (amount, unit) = with_unit(natural).ok()?;
    (data.base.map(|base| base.as_str()) == Some(unit)).then_some(amount)
}
