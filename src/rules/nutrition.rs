//! Adding up nutrients: decimal arithmetic, one rounding at the end, unknowns as lower bounds.

use rust_decimal::{Decimal, RoundingStrategy};

use super::quotient;
use crate::model::{Amount, Nutrient, Nutrition, Values};

/// Computed values beyond this are unknown.
const LARGEST_COMPUTED: Decimal = Decimal::from_parts(2_764_472_320, 232_830, 0, false, 0);
/// Digits of a sum that are right, however many of its parts do not come out even: the others are of its errors.
const CERTAIN: u32 = 23;
/// Decimals that are shown.
const SHOWN: u32 = 3;

/// What one item holds of each nutrient, unrounded; `None` is unknown.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Part {
    amounts: [Option<Decimal>; 8],
    lower_bound: [bool; 8],
}

impl Part {
    /// Of which nothing is known.
    pub const UNKNOWN: Part = Part {
        amounts: [None; 8],
        lower_bound: [false; 8],
    };

    /// What `quantity` units of `size` base units each hold of a food with `values` for each
    /// `basis` base units, of which the `partial` ones are lower bounds.
    pub fn of(
        values: &Values,
        partial: &[Nutrient],
        basis: Amount,
        quantity: Amount,
        size: Amount,
    ) -> Part {
        Part::times_ten(values, partial, basis, (quantity, size), 0)
    }

    /// The same, times ten to a power.
    pub fn times_ten(
        values: &Values,
        partial: &[Nutrient],
        basis: Amount,
        (quantity, size): (Amount, Amount),
        power: i32,
    ) -> Part {
        let mut part = Part::UNKNOWN;
        for (nutrient, value) in values.iter() {
            let amount = quotient::of([value, quantity, size], basis, power);
            part.amounts[nutrient as usize] = amount.filter(is_shown);
            part.lower_bound[nutrient as usize] = partial.contains(&nutrient);
        }
        part
    }

    /// The part alone, rounded.
    pub fn nutrition(&self) -> Nutrition {
        let mut sum = Sum::default();
        sum.add(self);
        sum.nutrition()
    }
}

/// A sum of parts.
#[derive(Clone, Debug, Default)]
pub struct Sum {
    totals: [Total; 8],
    parts: usize,
}

#[derive(Clone, Copy, Debug, Default)]
struct Total {
    amount: Decimal,
    known: usize,
    lower_bound: bool,
    too_large: bool,
}

impl Sum {
    /// Adds a part.
    pub fn add(&mut self, part: &Part) {
        self.parts += 1;
        for (at, total) in self.totals.iter_mut().enumerate() {
            let Some(amount) = part.amounts[at] else {
                continue;
            };
            total.known += 1;
            total.lower_bound |= part.lower_bound[at];
            match total.amount.checked_add(amount) {
                Some(sum) => total.amount = sum,
                None => total.too_large = true,
            }
        }
    }

    /// Adds another sum, part by part.
    pub fn merge(&mut self, other: &Sum) {
        self.parts += other.parts;
        for (total, more) in self.totals.iter_mut().zip(&other.totals) {
            total.known += more.known;
            total.lower_bound |= more.lower_bound;
            total.too_large |= more.too_large;
            match total.amount.checked_add(more.amount) {
                Some(sum) => total.amount = sum,
                None => total.too_large = true,
            }
        }
    }

    /// A sum that was kept as [`Sum::exact`] gives it: of the nutrients alone, one part.
    pub fn kept(exact: &Nutrition) -> Sum {
        let mut sum = Sum {
            parts: 1,
            ..Sum::default()
        };
        for nutrient in Nutrient::ALL {
            let amount = exact.values.get(nutrient).and_then(Amount::decimal);
            let Some(amount) = amount else { continue };
            sum.totals[nutrient as usize] = Total {
                amount,
                known: 1,
                lower_bound: exact.is_lower_bound(nutrient),
                too_large: false,
            };
        }
        sum
    }

    /// Whether a nutrient is known of every part, and in none as a lower bound.
    pub fn knows(&self, nutrient: Nutrient) -> bool {
        let total = self.totals[nutrient as usize];
        let is_told = !total.too_large && is_shown(&total.amount);
        is_told && total.known > 0 && total.known == self.parts && !total.lower_bound
    }

    /// The sum as it is, to be kept and added to others.
    pub fn exact(&self) -> Nutrition {
        self.told(Some)
    }

    /// The sum, rounded once.
    pub fn nutrition(&self) -> Nutrition {
        self.told(|amount| is_shown(&amount).then(|| round(amount)))
    }

    /// The sum divided by a number of servings, rounded once.
    pub fn per(&self, servings: Decimal) -> Nutrition {
        self.told(|amount| {
            let amount = amount.checked_div(servings)?;
            is_shown(&amount).then(|| round(amount))
        })
    }

    fn told(&self, amount: impl Fn(Decimal) -> Option<Decimal>) -> Nutrition {
        let mut values = Values::default();
        let mut partial = Vec::new();
        for nutrient in Nutrient::ALL {
            let total = self.totals[nutrient as usize];
            let is_known = total.known > 0 && !total.too_large;
            let Some(amount) = is_known.then(|| amount(total.amount)).flatten() else {
                continue;
            };
            values.set(nutrient, Amount::from(amount));
            if total.lower_bound || total.known < self.parts {
                partial.push(nutrient);
            }
        }
        Nutrition::new(values, partial)
    }
}

/// Whether a computed value is small enough to be told. Most have so few digits that they are,
/// wherever the point stands among them.
fn is_shown(amount: &Decimal) -> bool {
    amount.mantissa() <= LARGEST_COMPUTED.mantissa() || *amount <= LARGEST_COMPUTED
}

/// Rounds to 3 decimals, half away from zero.
///
/// A quotient that does not come out even carries an error in its 28th digit; six times
/// 1/12000 must still be the tie 0.0005. What has no more than `CERTAIN` digits is as it is.
pub fn round(amount: Decimal) -> Decimal {
    let half_away = RoundingStrategy::MidpointAwayFromZero;
    let certain = match amount.scale() <= SHOWN {
        true => Some(amount),
        false => amount.round_sf_with_strategy(CERTAIN, half_away),
    };
    let certain = certain.unwrap_or(amount);
    certain.round_dp_with_strategy(SHOWN, half_away)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn amount(text: &str) -> Amount {
        Amount::parse(text).unwrap()
    }

    fn kcal(value: &str, basis: &str, quantity: &str, size: &str) -> Part {
        let values = Values::from_iter([(Nutrient::Kcal, amount(value))]);
        Part::of(&values, &[], amount(basis), amount(quantity), amount(size))
    }

    fn shown(sum: &Sum) -> Option<String> {
        sum.nutrition()
            .values
            .get(Nutrient::Kcal)
            .map(|kcal| kcal.to_string())
    }

    #[test]
    fn the_largest_computed_value_is_ten_to_the_fifteenth() {
        assert_eq!(LARGEST_COMPUTED.to_string(), "1000000000000000");
        assert_eq!(
            kcal("999999999.999", "1", "999999999.999", "1")
                .nutrition()
                .values
                .get(Nutrient::Kcal),
            None
        );
    }

    #[test]
    fn a_half_is_rounded_away_from_zero_once_at_the_end() {
        let mut sum = Sum::default();
        sum.add(&kcal("0.0004", "1", "1", "1"));
        assert_eq!(shown(&sum).as_deref(), Some("0"));
        sum.add(&kcal("0.0001", "1", "1", "1"));
        assert_eq!(shown(&sum).as_deref(), Some("0.001"));
    }

    #[test]
    fn a_tie_made_of_uneven_quotients_is_a_tie() {
        let mut sum = Sum::default();
        for _ in 0..6 {
            sum.add(&kcal("0.001", "12", "1", "1"));
        }
        assert_eq!(shown(&sum).as_deref(), Some("0.001"));
    }

    #[test]
    fn what_is_a_hair_below_a_tie_is_none() {
        for (value, quantity) in [
            ("0.0015", "0.333333333333333"),
            ("0.0005", "0.999999999999999"),
            ("0.0004999999999999999", "1"),
            ("333.3335", "0.999999999999999"),
        ] {
            let exact = amount(value).decimal().unwrap() * amount(quantity).decimal().unwrap();
            let half_away = RoundingStrategy::MidpointAwayFromZero;
            let once = exact.round_dp_with_strategy(3, half_away).normalize();
            let nutrition = kcal(value, "1", quantity, "1").nutrition();
            let told = nutrition.values.get(Nutrient::Kcal);
            assert_eq!(told, Some(Amount::from(once)), "{value} x {quantity}");
        }
    }

    #[test]
    fn what_some_parts_do_not_know_is_a_lower_bound() {
        let mut sum = Sum::default();
        sum.add(&Part::UNKNOWN);
        assert_eq!(sum.nutrition(), Nutrition::new(Values::default(), vec![]));
        sum.add(&kcal("10", "1", "1", "1"));
        assert!(sum.nutrition().is_lower_bound(Nutrient::Kcal));
    }
}
