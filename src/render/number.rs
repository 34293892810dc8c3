//! Numbers as a person reads them: rounded, with what is unknown said.

use rust_decimal::{Decimal, RoundingStrategy};

use crate::model::{Amount, Nutrient, Nutrition};
use crate::rules::text;

/// What stands where nothing is known.
pub const UNKNOWN: &str = "—";

/// An amount of a nutrient with its unit: `778 kcal`, `35.1 g`, `≥ 12 g`, `—`.
pub fn nutrient(nutrition: Option<&Nutrition>, nutrient: Nutrient) -> String {
    match value(nutrition, nutrient) {
        text if text == UNKNOWN => text,
        text => format!("{text} {}", nutrient.unit()),
    }
}

/// The same without the unit.
pub fn value(nutrition: Option<&Nutrition>, nutrient: Nutrient) -> String {
    let Some(nutrition) = nutrition else {
        return UNKNOWN.to_owned();
    };
    let Some(amount) = nutrition.values.get(nutrient) else {
        return UNKNOWN.to_owned();
    };
    let text = amount_of(amount, nutrient);
    if nutrition.is_lower_bound(nutrient) {
        format!("≥ {text}")
    } else {
        text
    }
}

/// An amount of a nutrient: kilocalories whole, grams to a tenth.
pub fn amount_of(amount: Amount, nutrient: Nutrient) -> String {
    let decimals = if nutrient == Nutrient::Kcal { 0 } else { 1 };
    rounded(amount, decimals)
}

/// A number with so many decimals at most, thousands parted: `1,412`.
pub fn rounded(amount: Amount, decimals: u32) -> String {
    let Some(decimal) = amount.decimal() else {
        return amount.to_string();
    };
    let rounded = decimal
        .round_dp_with_strategy(decimals, RoundingStrategy::MidpointAwayFromZero)
        .normalize();
    let text = rounded.abs().to_string();
    let (whole, fraction) = text
        .split_once('.')
        .map_or((text.as_str(), None), |(w, f)| (w, Some(f)));
    let mut parted = String::new();
    for (at, digit) in whole.chars().enumerate() {
        if at > 0 && (whole.len() - at) % 3 == 0 {
            parted.push(',');
        }
        parted.push(digit);
    }
    let sign = if rounded.is_sign_negative() && rounded != Decimal::ZERO {
        "-"
    } else {
        ""
    };
    match fraction {
        Some(fraction) => format!("{sign}{parted}.{fraction}"),
        None => format!("{sign}{parted}"),
    }
}

/// A quantity as it was typed, as far as a person reads it.
pub fn quantity(amount: Amount) -> String {
    rounded(amount, 3)
}

/// So much of a unit, as a person reads it.
pub fn of_unit(amount: Amount, unit: &str) -> String {
    text::so_many(quantity(amount), unit)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_label_that_begins_with_a_digit_is_counted() {
        let of = |unit| of_unit(Amount::from(2), unit);
        assert_eq!((of("100 g"), of("g")), ("2 × 100 g".into(), "2 g".into()));
    }

    #[test]
    fn thousands_are_parted_and_halves_go_up() {
        for (text, decimals, shown) in [
            ("1412.4", 0, "1,412"),
            ("0.5", 0, "1"),
            ("-1234567.25", 1, "-1,234,567.3"),
            ("999", 0, "999"),
            ("2.50", 1, "2.5"),
            ("-0.01", 1, "0"),
        ] {
            assert_eq!(rounded(Amount::parse(text).unwrap(), decimals), shown);
        }
    }
}
