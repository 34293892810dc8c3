//! A body's weight and height, in the units that a person uses.

use rust_decimal::Decimal;

use super::units::System;
use crate::model::Amount;

/// Grams of a pound, exactly.
const POUND: Decimal = Decimal::from_parts(45_359_237, 0, 0, false, 5);
/// Pounds of a stone.
const STONE: Decimal = Decimal::from_parts(14, 0, 0, false, 0);
/// Inches of a foot.
const FOOT: Decimal = Decimal::from_parts(12, 0, 0, false, 0);
/// Centimetres of an inch, exactly.
const INCH: Decimal = Decimal::from_parts(254, 0, 0, false, 2);

/// A weight: `72.5 kg`, `159.8 lb`, `11 st 5.8 lb`.
pub fn weight(kg: Amount, system: System) -> String {
    let pounds = |kg: Decimal| Some((kg.checked_mul(Decimal::ONE_THOUSAND)? / POUND).round_dp(1));
    match (system, kg.decimal().and_then(pounds)) {
        (System::Imperial, Some(pounds)) => format!("{} lb", pounds.normalize()),
        (System::Uk, Some(pounds)) => parts(pounds, STONE, "st", "lb"),
        _ => format!("{kg} kg"),
    }
}

/// A height: `180 cm`, `5 ft 11 in`.
pub fn height(cm: Amount, system: System) -> String {
    match (system, cm.decimal()) {
        (System::Imperial | System::Uk, Some(cm)) => {
            parts((cm / INCH).round_dp(1), FOOT, "ft", "in")
        }
        _ => format!("{cm} cm"),
    }
}

/// A number of small units as large ones and what is left.
fn parts(small: Decimal, size: Decimal, large: &str, unit: &str) -> String {
    let whole = (small / size).floor();
    let rest = (small - whole * size).normalize();
    match (whole.is_zero(), rest.is_zero()) {
        (true, _) => format!("{rest} {unit}"),
        (_, true) => format!("{} {large}", whole.normalize()),
        _ => format!("{} {large} {rest} {unit}", whole.normalize()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn weights_and_heights_are_told_as_people_say_them() {
        let kg = |text: &str, system| weight(Amount::parse(text).unwrap(), system);
        let cm = |text: &str, system| height(Amount::parse(text).unwrap(), system);
        assert_eq!(kg("72.5", System::Metric), "72.5 kg");
        assert_eq!(kg("77.111", System::Imperial), "170 lb");
        assert_eq!(kg("72.575", System::Uk), "11 st 6 lb");
        assert_eq!(kg("69.853", System::Uk), "11 st");
        assert_eq!(kg("3", System::Uk), "6.6 lb");
        assert_eq!(cm("180.34", System::Imperial), "5 ft 11 in");
        assert_eq!(cm("182.88", System::Uk), "6 ft");
        assert_eq!(cm("180", System::Metric), "180 cm");
    }

    #[test]
    fn a_number_beyond_all_bounds_is_no_panic() {
        for text in ["1e28", "1e300", "79228162514264337593543950335", "1e-300"] {
            for system in [System::Metric, System::Imperial, System::Uk] {
                let amount = Amount::parse(text).unwrap();
                assert!(!weight(amount, system).is_empty() && !height(amount, system).is_empty());
            }
        }
    }
}
