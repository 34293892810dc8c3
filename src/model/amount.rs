//! A number as its sender wrote it.

use std::cmp::Ordering;
use std::fmt;

use rust_decimal::Decimal;
use rust_decimal::prelude::ToPrimitive;
use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use serde_json::Number;

/// A finite JSON number: a quantity, a nutrient, a size, a weight.
///
/// Every number of up to 28 significant digits (and 28 decimals) is kept exactly, which
/// binary floating point cannot do; one beyond that keeps the 15 to 17 digits of a double.
/// Prints in its shortest form: `30.0` comes back as `30`.
#[derive(Clone, Copy, Debug)]
pub struct Amount(Repr);

#[derive(Clone, Copy, Debug)]
enum Repr {
    /// Without zeros at its end: it is whole where it has no decimals.
    Exact(Decimal),
    Double(f64),
}

/// The digits that survive a round trip through a double.
const DOUBLE_DIGITS: u128 = 1_000_000_000_000_000;

impl Amount {
    /// Zero.
    pub const ZERO: Amount = Amount(Repr::Exact(Decimal::ZERO));

    /// Reads a JSON number. `None` if the text is none, or not finite as a double (`1e309`).
    pub fn parse(text: &str) -> Option<Amount> {
        if let Some(decimal) = plain(text) {
            return Some(Amount(Repr::Exact(decimal)));
        }
        let double: f64 = text.parse().ok().filter(|d: &f64| d.is_finite())?;
        if !text.starts_with(|first: char| first == '-' || first.is_ascii_digit() || first == '.')
            || !text
                .bytes()
                .all(|b| matches!(b, b'0'..=b'9' | b'.' | b'-' | b'+' | b'e' | b'E'))
        {
            return None;
        }
        Some(match exact(text) {
            Some(decimal) => Amount(Repr::Exact(decimal)),
            // So close to zero that a double cannot tell.
            None if double == 0.0 => Amount::ZERO,
            // What is left may well be exact: 1e16 of 10000000000000000.0000000000001.
            None => match exact(&format!("{double:e}")) {
                Some(decimal) => Amount(Repr::Exact(decimal)),
                None => Amount(Repr::Double(double)),
            },
        })
    }

    /// The number that a double says in its shortest form. `None` if it is not finite.
    pub fn of_double(double: f64) -> Option<Amount> {
        match of_double(double) {
            Some(decimal) => Some(Amount(Repr::Exact(decimal))),
            None => Amount::parse(&format!("{double:?}")),
        }
    }

    /// The number in decimal arithmetic; `None` when it is too large for it (beyond 7.9 × 10^28).
    /// A number closer to zero than 10^-28 is zero here.
    pub fn decimal(self) -> Option<Decimal> {
        match self.0 {
            Repr::Exact(decimal) => Some(decimal),
            Repr::Double(double) if double.abs() < 1e-27 => Some(Decimal::ZERO),
            Repr::Double(double) => Decimal::from_f64_retain(double),
        }
    }

    /// The number in decimal arithmetic, where not a digit of it is lost there.
    pub fn exact(self) -> Option<Decimal> {
        match self.0 {
            Repr::Exact(decimal) => Some(decimal),
            Repr::Double(_) => None,
        }
    }

    /// The number as digits, from 1 to under 10 apart from its sign, and a power of ten: `1.5` and -29. Zero has none.
    /// `None` where it cannot be said so, which no number is that was read.
    pub fn scientific(self) -> Option<(Decimal, i32)> {
        match self.0 {
            Repr::Exact(decimal) => {
                let power = decimal.mantissa().unsigned_abs().checked_ilog10();
                let power = power.unwrap_or_default();
                let digits = Decimal::try_from_i128_with_scale(decimal.mantissa(), power).ok()?;
                Some((
                    digits,
                    i32::try_from(power).ok()? - i32::try_from(decimal.scale()).ok()?,
                ))
            }
            Repr::Double(double) => {
                let text = format!("{double:e}");
                let (digits, power) = text.split_once('e')?;
                Some((exact(digits)?, power.parse().ok()?))
            }
        }
    }

    /// The nearest double.
    pub fn to_f64(self) -> f64 {
        match self.0 {
            // A quotient of two doubles that are exact is the nearest double to it.
            Repr::Exact(decimal) if is_short(decimal) => {
                decimal.mantissa() as f64 / POWERS[decimal.scale() as usize]
            }
            // The text is the shortest that says the number, so the parse is the nearest double.
            Repr::Exact(decimal) => decimal.to_string().parse().unwrap_or(f64::INFINITY),
            Repr::Double(double) => double,
        }
    }

    /// The number if it is whole and fits.
    pub fn to_i64(self) -> Option<i64> {
        match self.0 {
            Repr::Exact(decimal) if decimal.scale() == 0 => decimal.to_i64(),
            _ => None,
        }
    }

    /// Whether the number has no fraction (`30.0` has none).
    pub fn is_whole(self) -> bool {
        match self.0 {
            Repr::Exact(decimal) => decimal.scale() == 0,
            Repr::Double(double) => double.fract() == 0.0,
        }
    }

    /// The number as a double, if that says it exactly in its shortest form.
    pub fn exact_f64(self) -> Option<f64> {
        match self.0 {
            Repr::Exact(decimal) if decimal.mantissa().unsigned_abs() >= DOUBLE_DIGITS => None,
            _ => Some(self.to_f64()),
        }
    }
}

/// Powers of ten that a double says exactly, as far as numbers of food have decimals.
const POWERS: [f64; 10] = [1.0, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9];

/// Whether a number's digits and its power of ten are doubles, both exactly.
fn is_short(decimal: Decimal) -> bool {
    decimal.mantissa().unsigned_abs() < DOUBLE_DIGITS && (decimal.scale() as usize) < POWERS.len()
}

/// Reads a number of few digits and no exponent, as most are; `None` where it takes more to read it.
fn plain(text: &str) -> Option<Decimal> {
    let digits = text.strip_prefix('-').unwrap_or(text);
    let (whole, fraction) = digits.split_once('.').unwrap_or((digits, "0"));
    if digits.len() > 18 || whole.is_empty() || fraction.is_empty() {
        return None;
    }
    let fraction = fraction.trim_end_matches('0');
    let mut value = 0_i64;
    for digit in whole.bytes().chain(fraction.bytes()) {
        let digit = digit.checked_sub(b'0').filter(|digit| *digit < 10)?;
        value = value * 10 + i64::from(digit);
    }
    let value = if digits.len() < text.len() {
        -value
    } else {
        value
    };
    Some(Decimal::new(value, u32::try_from(fraction.len()).ok()?))
}

/// The decimal number of fewer than 16 digits that is nearest to a double, if one is: no two of
/// them are nearest to the same double, so it is the shortest.
fn of_double(double: f64) -> Option<Decimal> {
    for (scale, power) in (0..).zip(POWERS) {
        let value = double * power;
        if value.abs() >= DOUBLE_DIGITS as f64 {
            return None;
        }
        // It has few digits, so that an integer holds what is whole.
        let whole = value as i64;
        if whole as f64 == value && value / power == double {
            let decimal = Decimal::new(whole, scale);
            return Some(match whole % 10 {
                0 => decimal.normalize(),
                _ => decimal,
            });
        }
    }
    None
}

/// Reads digits, fraction and exponent without rounding; `None` where a `Decimal` would round.
fn exact(text: &str) -> Option<Decimal> {
    let (mantissa, exponent) = match text.split_once(['e', 'E']) {
        Some((mantissa, exponent)) => (mantissa, exponent.parse::<i32>().ok()?),
        None => (text, 0),
    };
    let (negative, digits) = match mantissa.strip_prefix('-') {
        Some(rest) => (true, rest),
        None => (false, mantissa),
    };
    let (whole, fraction) = digits.split_once('.').unwrap_or((digits, ""));
    let fraction = fraction.trim_end_matches('0');
    let mut scale = i32::try_from(fraction.len()).ok()?.checked_sub(exponent)?;
    let mut value = 0_i128;
    for digit in whole.bytes().chain(fraction.bytes()) {
        let digit = digit.checked_sub(b'0').filter(|digit| *digit < 10)?;
        value = value.checked_mul(10)?.checked_add(i128::from(digit))?;
    }
    if value == 0 {
        return Some(Decimal::ZERO);
    }
    while scale > 0 && value % 10 == 0 {
        value /= 10;
        scale -= 1;
    }
    while scale < 0 {
        value = value.checked_mul(10)?;
        scale += 1;
    }
    let value = if negative { -value } else { value };
    let decimal = Decimal::try_from_i128_with_scale(value, u32::try_from(scale).ok()?).ok()?;
    Some(decimal.normalize())
}

impl From<Decimal> for Amount {
    fn from(decimal: Decimal) -> Self {
        Amount(Repr::Exact(decimal.normalize()))
    }
}

impl From<i64> for Amount {
    fn from(whole: i64) -> Self {
        Amount(Repr::Exact(Decimal::from(whole)))
    }
}

impl PartialEq for Amount {
    fn eq(&self, other: &Self) -> bool {
        self.partial_cmp(other) == Some(Ordering::Equal)
    }
}

impl PartialOrd for Amount {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        match (self.0, other.0) {
            (Repr::Exact(a), Repr::Exact(b)) => Some(a.cmp(&b)),
            _ => self.to_f64().partial_cmp(&other.to_f64()),
        }
    }
}

impl fmt::Display for Amount {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            Repr::Exact(decimal) => decimal.normalize().fmt(f),
            Repr::Double(double) => write!(f, "{double:e}"),
        }
    }
}

impl Serialize for Amount {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        if let Some(whole) = self.to_i64() {
            return serializer.serialize_i64(whole);
        }
        match self.exact_f64() {
            Some(double) => serializer.serialize_f64(double),
            None => serde_json::from_str::<Number>(&self.to_string())
                .map_err(serde::ser::Error::custom)?
                .serialize(serializer),
        }
    }
}

impl<'de> Deserialize<'de> for Amount {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let number = Number::deserialize(deserializer)?;
        Amount::parse(number.as_str()).ok_or_else(|| D::Error::custom("the number is not finite"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn shown(text: &str) -> String {
        serde_json::to_string(&Amount::parse(text).unwrap()).unwrap()
    }

    #[test]
    fn a_number_comes_back_as_it_was_sent() {
        for text in [
            "0.1",
            "30",
            "2.5",
            "999999999.999",
            "9007199254740993",
            "0.12345678901234567890123",
        ] {
            assert_eq!(shown(text), text.to_string());
        }
        assert_eq!(shown("30.0"), "30");
        assert_eq!(shown("1e2"), "100");
        assert_eq!(shown("-0"), "0");
        assert_eq!(shown("25e-1"), "2.5");
        assert_eq!(shown("5e-324"), "5e-324");
        assert_eq!(shown("1e300"), "1e+300");
    }

    proptest::proptest! {
        #[test]
        fn a_double_says_what_its_shortest_text_says(digits in -2_000_000_000_000_000_i64..2_000_000_000_000_000, scale in -3..12_i32, any: f64) {
            let short = digits as f64 * 10_f64.powi(-scale);
            for double in [short, short * 1e-6, any] {
                let text = format!("{double:?}");
                let (one, other) = (Amount::of_double(double), slowly(&text));
                assert_eq!(one.map(|one| format!("{one:?}")), other.map(|other| format!("{other:?}")), "{text}");
            }
        }

        #[test]
        fn short_texts_are_read_as_all_are(text in "-?[0-9]{0,20}[.]?[0-9]{0,20}") {
            let (one, other) = (Amount::parse(&text), slowly(&text));
            assert_eq!(one.map(|one| format!("{one:?}")), other.map(|other| format!("{other:?}")), "{text}");
            let double = one.map(Amount::to_f64);
            assert_eq!(double, one.and_then(|one| one.to_string().parse().ok()), "{text}");
        }
    }

    /// As every text is read that [`plain`] leaves alone.
    fn slowly(text: &str) -> Option<Amount> {
        // An exponent of nothing is left alone.
        let long = (!text.contains('e')).then(|| format!("{text}e0"));
        Amount::parse(long.as_deref().unwrap_or(text))
    }

    #[test]
    fn what_is_no_finite_number_is_refused() {
        for text in [
            "1e309", "-1e309", "NaN", "inf", "", "1x", "+5", "+0", "-", ".",
        ] {
            assert!(Amount::parse(text).is_none(), "{text}");
        }
    }

    #[test]
    fn digits_and_power_of_ten_make_the_number() {
        for (text, digits, power) in [
            ("0", "0", 0),
            ("7", "7", 0),
            ("120", "1.2", 2),
            ("-0.00125", "-1.25", -3),
            ("1.5e-29", "1.5", -29),
            ("5e-324", "5", -324),
            ("1e300", "1", 300),
            (
                "79228162514264337593543950335",
                "7.9228162514264337593543950335",
                28,
            ),
        ] {
            let (is, of) = Amount::parse(text).unwrap().scientific().unwrap();
            assert_eq!(
                (is.normalize().to_string().as_str(), of),
                (digits, power),
                "{text}"
            );
        }
    }

    #[test]
    fn order_holds_between_exact_and_rounded_numbers() {
        let tiny = Amount::parse("5e-324").unwrap();
        assert!(tiny > Amount::ZERO);
        assert!(Amount::parse("1e300").unwrap() > Amount::parse("999999999.999").unwrap());
        assert_eq!(Amount::parse("30.0"), Amount::parse("3e1"));
    }
}
