//! The same items, more or less of each.

use rust_decimal::Decimal;

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
    let product = quantity.decimal().zip(times.decimal());
    let product = product.and_then(|(quantity, times)| match part(times) {
        None => quantity.checked_mul(times),
        Some((above, below)) => {
            let product = quantity.checked_mul(above)?.checked_div(below)?;
            Some(product.round_dp(DECIMALS).normalize())
        }
    });
    product
        .map(Amount::from)
        .ok_or_else(|| Error::new(Code::NotUnderstood, "the scaled amount is too large"))
}

/// Decimals of a part that does not end, as of 1/3.
const DECIMALS: u32 = 12;

/// What things are parted into whose parts do not end as decimals.
const ENDLESS: [i64; 5] = [3, 6, 7, 9, 11];

/// The fraction that a number with so many decimals was typed as: three times a third is one.
fn part(times: Decimal) -> Option<(Decimal, Decimal)> {
    if times.scale() < DECIMALS {
        return None;
    }
    ENDLESS.into_iter().map(Decimal::from).find_map(|below| {
        let above = times.checked_mul(below)?.round();
        let is_it = above.checked_div(below)?.round_dp(DECIMALS) == times;
        is_it.then_some((above, below))
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::phrase::number::number;

    #[test]
    fn a_part_is_scaled_as_the_fraction_that_it_is() {
        for (quantity, times, scaled_to) in [
            (3, "1/3", "1"),
            (3, "2/3", "2"),
            (6, "1⅓", "8"),
            (7, "⅓", "2.333333333333"),
            (12, "5/6", "10"),
            (3, "0.5", "1.5"),
            (200, "0,1", "20"),
        ] {
            let scaled = scaled(Amount::from(quantity), number(times).unwrap()).unwrap();
            assert_eq!(scaled.to_string(), scaled_to, "{quantity} × {times}");
        }
    }
}
