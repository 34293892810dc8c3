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

/// So many times an amount. A third of it was rounded when it was written: three times that is all of it again.
pub(super) fn scaled(quantity: Amount, times: Amount) -> Result<Amount> {
    let parts = quantity.decimal().map(part).zip(times.decimal().map(part));
    let product = parts.and_then(|(quantity, times)| {
        let above = quantity.above.checked_mul(times.above)?;
        let below = quantity.below.checked_mul(times.below)?;
        match below == Decimal::ONE {
            true => Some(above),
            false => Some(above.checked_div(below)?.round_dp(DECIMALS).normalize()),
        }
    });
    product
        .map(Amount::from)
        .ok_or_else(|| Error::new(Code::NotUnderstood, "the scaled amount is too large"))
}

/// Decimals of a part that does not end, as of 1/3.
const DECIMALS: u32 = 12;

/// Decimals of what things are so many of before they are parted: a third of 100.5 g.
const DECIMALS_ABOVE: u32 = 6;

/// What things are parted into whose parts do not end as decimals.
const ENDLESS: [i64; 5] = [3, 6, 7, 9, 11];

/// A number as a fraction.
struct Part {
    above: Decimal,
    below: Decimal,
}

/// The fraction that a number with so many decimals was typed or scaled as; else the number.
fn part(number: Decimal) -> Part {
    let whole = Part {
        above: number,
        below: Decimal::ONE,
    };
    if number.scale() < DECIMALS {
        return whole;
    }
    let mut parts = ENDLESS.into_iter().map(Decimal::from);
    let part = parts.find_map(|below| {
        let above = number.checked_mul(below)?.round_dp(DECIMALS_ABOVE);
        let is_it = above.checked_div(below)?.round_dp(DECIMALS) == number;
        is_it.then_some(Part { above, below })
    });
    part.unwrap_or(whole)
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

    #[test]
    fn what_was_parted_is_all_of_it_again() {
        for (quantity, part, again, all) in [
            ("200", "1/3", "3", "200"),
            ("100", "1/3", "3", "100"),
            ("100.5", "1/7", "7", "100.5"),
            ("0.1", "2/3", "1.5", "0.1"),
            ("1/3", "1", "3", "1"),
            ("100", "1/3", "1/3", "11.111111111111"),
        ] {
            let scaled = |amount, times| scaled(amount, number(times).unwrap()).unwrap();
            let parted = scaled(number(quantity).unwrap(), part);
            assert_eq!(
                scaled(parted, again).to_string(),
                all,
                "{quantity} × {part}"
            );
        }
    }
}
