//! A decimal number in 32 bits: the amounts of millions of foods are held at once.

use rust_decimal::{Decimal, RoundingStrategy};

use super::super::notes::Notes;
use super::super::read;
use super::super::report::Reason;
use crate::model::Nutrient;

/// A decimal of up to seven decimals and 29 bits, or why there is none.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Packed(u32);

/// Bits that say how many decimals there are.
const SCALE_BITS: u32 = 3;
const MOST_DECIMALS: u32 = (1 << SCALE_BITS) - 1;
/// The largest number that is no mark.
const LARGEST: u32 = (u32::MAX >> SCALE_BITS) - 1;

impl Packed {
    /// Nothing is told.
    pub(super) const UNKNOWN: Packed = Packed(u32::MAX);
    const NO_NUMBER: Packed = Packed(u32::MAX - 1);
    const NEGATIVE: Packed = Packed(u32::MAX - 2);

    /// What a field tells. Decimals that have no room are rounded away, and what is larger than
    /// any amount is as large as can be.
    pub(super) fn read(field: &[u8]) -> Packed {
        let text = String::from_utf8_lossy(field);
        let text = text.trim();
        if text.is_empty() {
            return Packed::UNKNOWN;
        }
        match read::number(text) {
            None => Packed::NO_NUMBER,
            Some(number) if number < Decimal::ZERO => Packed::NEGATIVE,
            Some(number) => Packed::of(number),
        }
    }

    fn of(number: Decimal) -> Packed {
        let number = number.normalize();
        let decimals = number.scale().min(MOST_DECIMALS);
        for decimals in (0..=decimals).rev() {
            let rounded =
                number.round_dp_with_strategy(decimals, RoundingStrategy::MidpointAwayFromZero);
            // Rounding may leave fewer decimals than it was asked for.
            let mantissa = u32::try_from(rounded.mantissa()).ok();
            if let Some(mantissa) = mantissa.filter(|mantissa| *mantissa <= LARGEST) {
                return Packed(mantissa << SCALE_BITS | rounded.scale());
            }
        }
        Packed(LARGEST << SCALE_BITS)
    }

    /// Whether nothing is told.
    pub(super) fn is_unknown(self) -> bool {
        self == Packed::UNKNOWN
    }

    /// The number, of a nutrient; why there is none is noted.
    pub(super) fn number(self, nutrient: Nutrient, notes: &mut Notes) -> Option<Decimal> {
        match self {
            Packed::UNKNOWN => return None,
            Packed::NO_NUMBER => notes.add_of(Reason::NoNumber, nutrient),
            Packed::NEGATIVE => notes.add_of(Reason::Negative, nutrient),
            Packed(bits) => {
                let mantissa = i64::from(bits >> SCALE_BITS);
                return Some(Decimal::new(mantissa, bits & MOST_DECIMALS));
            }
        }
        None
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn told(text: &str) -> (Option<String>, Notes) {
        let mut notes = Notes::default();
        let number = Packed::read(text.as_bytes()).number(Nutrient::Fat, &mut notes);
        (number.map(|number| number.to_string()), notes)
    }

    #[test]
    fn an_amount_comes_back_as_it_was() {
        for text in [
            "0",
            "717",
            "81.11",
            "0.0000001",
            "38758",
            "12.34567",
            "99.999999",
        ] {
            assert_eq!(told(text), (Some(text.to_owned()), Notes::default()));
        }
        assert_eq!(told("28.50").0.as_deref(), Some("28.5"));
    }

    #[test]
    fn what_has_no_room_is_rounded() {
        assert_eq!(told("1.234567891").0.as_deref(), Some("1.2345679"));
        assert_eq!(told("123456.7890123").0.as_deref(), Some("123456.789"));
        assert_eq!(told("99999999999").0.as_deref(), Some("536870910"));
    }

    #[test]
    fn what_is_no_amount_is_noted() {
        assert_eq!(told("").1, Notes::default());
        assert_eq!(told("a lot").1.count(Reason::NoNumber), 1);
        assert_eq!(told("-0.1").1.count(Reason::Negative), 1);
    }
}
