//! The same items, more or less of each.

use crate::error::{Code, Error, Result};
use crate::model::{Amount, ItemDraft, Meal};

/// The items of a meal, each kept, with so many times its quantity. An unknown amount stays so.
///
/// Errors: `NotUnderstood` when a quantity would be too large.
pub fn items(meal: &Meal, times: Amount) -> Result<Vec<ItemDraft>> {
    meal.items
        .iter()
        .map(|item| {
            let kept = ItemDraft::kept(&item.id);
            match (item.quantity.get(), item.unit.get()) {
                (Some(quantity), Some(unit)) => {
                    Ok(kept.amount(Some(scaled(*quantity, times)?), Some(unit)))
                }
                _ => Ok(kept),
            }
        })
        .collect()
}

/// So many times an amount.
pub(super) fn scaled(quantity: Amount, times: Amount) -> Result<Amount> {
    let product = quantity
        .decimal()
        .zip(times.decimal())
        .and_then(|(quantity, times)| quantity.checked_mul(times));
    product
        .map(Amount::from)
        .ok_or_else(|| Error::new(Code::NotUnderstood, "the scaled amount is too large"))
}
