//! Weights and heights as people say them.

use rust_decimal::Decimal;

use crate::error::{Code, Error, Result};
use crate::model::Amount;
use crate::model::unit::{Unit, UnitKind};
use crate::phrase::number;
use crate::rules::units::{System, factor};

/// Decimals of a weight or height that was converted.
const DECIMALS: u32 = 3;

/// A weight in kilograms: `72`, `72.5kg`, `170lb`, `11st 6lb`, `11st 6`, `72kg500`.
///
/// Errors: `NotUnderstood`.
pub fn weight_kg(text: &str) -> Result<Amount> {
    let grams = |unit: &str| match unit {
        "" => Some(Decimal::ONE_THOUSAND),
        unit => factor(mass(unit)?, System::Metric).ok(),
    };
    let below = |unit: &str| match mass(unit)? {
        Unit::Kilogram => Some(("g", Some(3))),
        Unit::Stone => Some(("lb", None)),
        Unit::Pound => Some(("oz", None)),
        _ => None,
    };
    let total = total(text, grams, below)?
        .ok_or_else(|| wrong(text, "weight", "72.5kg, 170lb or \"11st 6lb\""))?;
    let total = total / Decimal::ONE_THOUSAND;
    no_more_than(MOST_KG, total, text, "anybody weighed", "kg")?;
    Ok(Amount::from(total.round_dp(DECIMALS)))
}

fn mass(unit: &str) -> Option<Unit> {
    Unit::parse(unit).filter(|unit| unit.kind() == UnitKind::Mass)
}

/// A height in centimetres: `180`, `180cm`, `1.8m`, `1m80`, `5ft11in`, `5'11`. A number alone that is no
/// person's height in centimetres, or may be inches to this person, has to have a unit.
///
/// Errors: `NotUnderstood`.
pub fn height_cm(text: &str, system: System) -> Result<Amount> {
    let centimetres = |unit: &str| match unit {
        "" | "cm" => Some(Decimal::ONE),
        "m" => Some(Decimal::ONE_HUNDRED),
        _ if INCHES.contains(&unit) => Some(Decimal::new(254, 2)),
        _ if FEET.contains(&unit) => Some(Decimal::new(3048, 2)),
        _ => None,
    };
    let below = |unit: &str| match unit {
        "m" => Some(("cm", Some(2))),
        _ if FEET.contains(&unit) => Some(("in", None)),
        _ => None,
    };
    let such_as = "180, 1.8m or 5ft11in";
    let total = total(text, centimetres, below)?.ok_or_else(|| wrong(text, "height", such_as))?;
    let least = match system {
        System::Metric => LEAST_CM,
        System::Imperial | System::Uk => MOST_IN,
    };
    if total < least && part(text.trim()).1.is_empty() {
        let unitless = Error::new(Code::NotUnderstood, format!("{text:?} has no unit"));
        return Err(unitless.hint(format!("such as {such_as}")));
    }
    no_more_than(MOST_CM, total, text, "anybody was tall", "cm")?;
    Ok(Amount::from(total.round_dp(DECIMALS)))
}

const FEET: [&str; 6] = ["ft", "foot", "feet", "'", "′", "’"];
const INCHES: [&str; 6] = ["in", "inch", "inches", "\"", "″", "”"];

/// Nobody is smaller, who is born.
const LEAST_CM: Decimal = Decimal::from_parts(30, 0, 0, false, 0);

/// Nobody weighed as much: the heaviest known person had 635 kg.
const MOST_KG: Decimal = Decimal::from_parts(700, 0, 0, false, 0);

/// Nobody was as tall: the tallest known person had 272 cm.
const MOST_CM: Decimal = Decimal::from_parts(300, 0, 0, false, 0);

/// Nobody has as many inches.
const MOST_IN: Decimal = Decimal::from_parts(100, 0, 0, false, 0);

/// The sum of the numbers of a text, each with a unit behind it: of the units of one the next is smaller,
/// and less than one of those before. Where the last has none, it is of the unit that people say `below`
/// the one before it, in so many digits. `None` where there is no such sum.
///
/// Errors: `NotUnderstood` for a number that is two to two people: `2,100`.
fn total(
    text: &str,
    size: impl Fn(&str) -> Option<Decimal>,
    below: impl Fn(&str) -> Option<(&'static str, Option<usize>)>,
) -> Result<Option<Decimal>> {
    let mut total = Decimal::ZERO;
    let mut before: Option<(&str, Decimal)> = None;
    let mut rest = text.trim();
    while !rest.is_empty() {
        let (digits, unit, behind) = part(rest);
        let number = number::value(digits)?.and_then(Amount::decimal);
        // A part of one is said by the one below it, or by decimals.
        let is_whole = behind.is_empty() || number.is_some_and(|number| number.is_integer());
        let is_begun = digits.starts_with(|c: char| c.is_ascii_digit());
        let number = number.filter(|_| is_whole && is_begun);
        let unit = match before {
            Some((before, _)) if unit.is_empty() => below(before)
                .filter(|(_, length)| length.is_none_or(|length| length == digits.len()))
                .map(|(unit, _)| unit),
            // Of many numbers without units nobody knows what they are.
            None if unit.is_empty() && !behind.is_empty() => None,
            _ => Some(unit),
        };
        let size = unit.and_then(|unit| Some((unit, size(unit)?)));
        let Some((number, (unit, size))) = number.zip(size) else {
            return Ok(None);
        };
        let is_less = |product: &Decimal| before.is_none_or(|(_, whole)| *product < whole);
        let product = number.checked_mul(size).filter(is_less);
        let Some(sum) = product.and_then(|product| total.checked_add(product)) else {
            return Ok(None);
        };
        total = sum;
        before = Some((unit, size));
        rest = behind;
    }
    Ok((total > Decimal::ZERO).then_some(total))
}

/// The first number of a text, its unit, and what is behind them.
fn part(text: &str) -> (&str, &str, &str) {
    let is_number = |c: char| c.is_ascii_digit() || matches!(c, '.' | ',');
    let number = text.find(|c| !is_number(c)).unwrap_or(text.len());
    let (digits, behind) = text.split_at(number);
    let unit = behind.find(is_number).unwrap_or(behind.len());
    let (unit, behind) = behind.split_at(unit);
    (digits, unit.trim(), behind.trim())
}

/// Refuses a slip of the keyboard: what is more than anybody ever had.
///
/// Errors: `NotUnderstood`.
fn no_more_than(most: Decimal, total: Decimal, text: &str, ever: &str, unit: &str) -> Result<()> {
    if total <= most {
        return Ok(());
    }
    let what = format!("{text:?} is more than {ever}: at most {most} {unit}");
    Err(Error::new(Code::NotUnderstood, what).hint("which digit, or unit, is too much?"))
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
        let height_cm = |text: &str| height_cm(text, System::Metric);
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

    #[test]
    fn nobody_weighs_or_is_tall_beyond_measure() {
        assert_eq!(weight_kg("700").unwrap().to_string(), "700");
        let height = |text: &str| height_cm(text, System::Metric);
        assert_eq!(height("3m").unwrap().to_string(), "300");
        for error in [
            weight_kg("725kg"),
            weight_kg("1600lb"),
            height("17m50"),
            height("1800"),
        ] {
            let error = error.expect_err("too much");
            assert_eq!(error.code(), Code::NotUnderstood);
            assert!(error.message().contains("is more than"), "{error:?}");
        }
    }

    #[test]
    fn a_last_number_without_a_unit_is_of_the_one_below() {
        for (text, kilograms) in [
            ("11st 6", "72.575"),
            ("11st6", "72.575"),
            ("72kg500", "72.5"),
        ] {
            assert_eq!(weight_kg(text).unwrap().to_string(), kilograms, "{text}");
        }
        for (text, centimetres) in [
            ("5'11", "180.34"),
            ("5’11”", "180.34"),
            ("5ft11", "180.34"),
            ("5 feet 11", "180.34"),
            ("1m80", "180"),
            ("1m 80cm", "180"),
        ] {
            let height = height_cm(text, System::Metric).unwrap().to_string();
            assert_eq!(height, centimetres, "{text}");
        }
    }

    #[test]
    fn what_may_be_meant_otherwise_is_no_measurement() {
        for text in [
            "11 6",
            "11st 14",
            "72kg5",
            "72kg 80kg",
            "72g 5kg",
            "160lb 5 3",
            "72 5kg",
        ] {
            assert!(weight_kg(text).is_err(), "{text}");
        }
        let height = |text: &str| height_cm(text, System::Metric);
        for text in [
            "5 11", "5'12", "1m8", "180 cm 5", "5ft 6ft", "1.80m80", "5',11", "1.8", "5.11", "1",
        ] {
            assert!(height(text).is_err(), "{text}");
        }
        assert!(height("71").is_ok());
        for system in [System::Imperial, System::Uk] {
            assert!(height_cm("71", system).is_err());
            assert!(height_cm("71in", system).is_ok());
            assert!(height_cm("180", system).is_ok());
        }
    }
}
