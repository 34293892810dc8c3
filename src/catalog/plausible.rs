//! The nutrients of 100 g or 100 ml that can be meant, of those a table tells; all else is unknown.

use std::sync::LazyLock;

use rust_decimal::Decimal;

use super::notes::Notes;
use super::report::Reason;
use crate::model::{Amount, Base, FoodData, Nutrient, Values, limits};

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

/// Notes that nothing is known of the nutrients, or nothing of those that a food is made of.
pub(super) fn note_missing(knows: impl Fn(Nutrient) -> bool, notes: &mut Notes) {
    if MACROS.into_iter().any(&knows) {
        return;
    }
    notes.add(match Nutrient::ALL.into_iter().any(knows) {
        true => Reason::NoMacros,
        false => Reason::NoNutrition,
    });
}

/// Forgets the values of a food that cannot be meant, as those of a table; what a person wrote and can be
/// meant stays to the letter. Of a serving nobody knows what it weighs.
pub(super) fn forget_impossible(data: &mut FoodData, notes: &mut Notes) {
    let is_weighed = matches!(data.base, Some(Base::Gram | Base::Millilitre));
    let Some(nutrition) = data.nutrition.as_mut().filter(|_| is_weighed) else {
        return;
    };
    let basis = nutrition.basis_amount.decimal().unwrap_or_default();
    // As it stands there it is a number as any: what is too large to be counted in 100 g is too much of it.
    let in_100 = |amount: Amount| {
        let hundredfold = amount.decimal()?.checked_mul(Decimal::ONE_HUNDRED);
        let in_100 = hundredfold.and_then(|amount| amount.checked_div(basis));
        in_100.map(|amount| amount.min(*LARGEST))
    };
    let told = nutrition
        .values
        .iter()
        .map(|(nutrient, amount)| (nutrient, Some(in_100(amount).unwrap_or(*LARGEST))));
    let meant = values(told.collect::<Vec<_>>(), notes);
    for nutrient in Nutrient::ALL {
        if meant.get(nutrient).is_none() {
            nutrition.values.set(nutrient, None);
        }
    }
    if nutrition.values.is_empty() {
        data.nutrition = None;
    }
}

/// What of a food's values cannot be in 100 g of anything, in words: `fat over 100 g in 100 g`. Of a volume nobody knows
/// what it weighs: 100 ml of honey hold 115 g of carbohydrate.
pub fn doubts(data: &FoodData) -> Vec<String> {
    if data.base != Some(Base::Gram) {
        return Vec::new();
    }
    let mut notes = Notes::default();
    forget_impossible(&mut data.clone(), &mut notes);
    let told = notes.iter().map(|(reason, _)| {
        let of = notes.nutrients(reason).map(Nutrient::as_str);
        let of: Vec<&str> = of.collect();
        match of.is_empty() {
            true => reason.in_words().to_owned(),
            false => format!("{} {}", of.join(", "), reason.in_words()),
        }
    });
    told.collect()
}

/// Whether a measure or a portion of a food may have this size.
pub(super) fn is_size(size: Decimal) -> bool {
    size > Decimal::ZERO && size <= *LARGEST
}

fn value(nutrient: Nutrient, amount: Decimal, notes: &mut Notes) -> Option<Decimal> {
    let wrong = match nutrient {
        _ if amount < Decimal::ZERO => Reason::Negative,
        _ if amount > *LARGEST => Reason::OverMaximum,
        Nutrient::Kcal if amount > Decimal::from(MOST_KCAL) => Reason::Over905Kcal,
        Nutrient::Kcal => return Some(amount),
        _ if amount > Decimal::from(MOST_GRAMS) => Reason::Over100Grams,
        _ => return Some(amount),
    };
    notes.add_of(wrong, nutrient);
    None
}

/// The largest number there may be.
static LARGEST: LazyLock<Decimal> =
    LazyLock::new(|| limits::LARGEST.parse().unwrap_or(Decimal::MAX));

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_value_that_cannot_be_meant_is_dropped_for_what_is_wrong_with_it() {
        for (nutrient, value, reason) in [
            (Nutrient::Kcal, "1000000000000", Reason::OverMaximum),
            (Nutrient::Fat, "1000000000000", Reason::OverMaximum),
            (Nutrient::Fat, "999999999.999", Reason::Over100Grams),
            (Nutrient::Kcal, "906", Reason::Over905Kcal),
            (Nutrient::Fat, "-1", Reason::Negative),
        ] {
            let mut notes = Notes::default();
            let value = value.parse().ok();
            assert!(values([(nutrient, value)], &mut notes).is_empty());
            assert_eq!(notes.iter().collect::<Vec<_>>(), [(reason, 1)]);
        }
    }
}
