//! Weights and heights as people say them.

use rust_decimal::Decimal;

use crate::error::{Code, Error, Result};
use crate::model::Amount;
use crate::model::unit::{Unit, UnitKind};
use crate::phrase::number;
use crate::rules::units::{System, factor};

/// Decimals of a weight or height that was converted.
const DECIMALS: u32 = 3;

/// A weight in kilograms: `72`, `72.5kg`, `170lb`, `11st 6lb`.
///
/// Errors: `NotUnderstood`.
pub fn weight_kg(text: &str) -> Result<Amount> {
    let grams = |unit: &str| match unit {
        "" => Some(Decimal::ONE_THOUSAND),
        unit => Unit::parse(unit)
            .filter(|unit| unit.kind() == UnitKind::Mass)
            .and_then(|unit| factor(unit, System::Metric).ok()),
    };
    let total = total(text, grams)?
        .ok_or_else(|| wrong(text, "weight", "72, 72.5kg, 170lb or \"11st 6lb\""))?;
    Ok(Amount::from(
        (total / Decimal::ONE_THOUSAND).round_dp(DECIMALS),
    ))
}

/// A height in centimetres: `180`, `180cm`, `1.8m`, `5ft11in`.
///
/// Errors: `NotUnderstood`.
pub fn height_cm(text: &str) -> Result<Amount> {
    let centimetres = |unit: &str| match unit {
        "" | "cm" => Some(Decimal::ONE),
        "m" => Some(Decimal::ONE_HUNDRED),
        "in" | "inch" | "inches" | "\"" | "″" => Some(Decimal::new(254, 2)),
        "ft" | "foot" | "feet" | "'" | "′" => Some(Decimal::new(3048, 2)),
        _ => None,
    };
    let total =
        total(text, centimetres)?.ok_or_else(|| wrong(text, "height", "180, 1.8m or 5ft11in"))?;
    Ok(Amount::from(total.round_dp(DECIMALS)))
}

/// The sum of the numbers of a text, each with a unit behind it; `None` where there is none.
///
/// Errors: `NotUnderstood` for a number that is two to two people: `2,100`.
fn total(text: &str, factor: impl Fn(&str) -> Option<Decimal>) -> Result<Option<Decimal>> {
    let is_number = |c: char| c.is_ascii_digit() || matches!(c, '.' | ',');
    let mut total = Decimal::ZERO;
    let mut rest = text.trim();
    while !rest.is_empty() {
        let number = rest.find(|c| !is_number(c)).unwrap_or(rest.len());
        let (digits, behind) = rest.split_at(number);
        let unit = behind.find(is_number).unwrap_or(behind.len());
        let (unit, behind) = behind.split_at(unit);
        let number = number::value(digits)?.and_then(Amount::decimal);
        let product = number.zip(factor(unit.trim()));
        let product = product.and_then(|(number, factor)| number.checked_mul(factor));
        let Some(sum) = product.and_then(|product| total.checked_add(product)) else {
            return Ok(None);
        };
        total = sum;
        rest = behind.trim();
    }
    Ok((total > Decimal::ZERO).then_some(total))
}

fn wrong(text: &str, what: &str, such_as: &str) -> Error {
    Error::new(Code::NotUnderstood, format!("{text:?} is no {what}"))
        .hint(format!("such as {such_as}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn weights_and_heights_are_taken_as_people_say_them() {
        let shown = |amount: Result<Amount>| amount.unwrap().to_string();
        assert_eq!(shown(weight_kg("72")), "72");
        assert_eq!(shown(weight_kg("72,5 kg")), "72.5");
        assert_eq!(shown(weight_kg("170lb")), "77.111");
        assert_eq!(shown(weight_kg("11st 6lb")), "72.575");
        assert_eq!(shown(height_cm("5ft11in")), "180.34");
        assert_eq!(shown(height_cm("5'11\"")), "180.34");
        assert_eq!(shown(height_cm("1.8m")), "180");
        for text in ["", "0", "tall", "12 ml", "-3", "1..2"] {
            assert!(weight_kg(text).is_err(), "{text}");
            assert!(height_cm(text).is_err(), "{text}");
        }
    }
}
