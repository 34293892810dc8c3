//! Numbers, as tables write them and as foods have them.

use rust_decimal::Decimal;
use serde::{Serialize, Serializer};

/// A number, in whatever way it is written: a table that passed through floating point has `1700000000.0`.
pub(super) fn number(text: &str) -> Option<Decimal> {
    match text.parse::<i64>() {
        Ok(number) => Some(number.into()),
        Err(_) => text
            .parse()
            .or_else(|_| Decimal::from_scientific(text))
            .ok(),
    }
}

/// A number, whole ones without a fraction.
pub(super) struct Figure(pub(super) f64);

impl Serialize for Figure {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let Figure(number) = *self;
        // Whole numbers below 2^53 are the same in both.
        #[allow(clippy::cast_possible_truncation)]
        match number.fract() == 0.0 && number.abs() < 9e15 {
            true => serializer.serialize_i64(number as i64),
            false => serializer.serialize_f64(number),
        }
    }
}
