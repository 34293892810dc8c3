//! Products and quotients in decimal arithmetic, however small the numbers: no power of ten is lost on the way.
//!
//! A decimal has 28 decimals. What is beyond them counts where it is divided by something as small: 1.5e-28 g of a
//! food that has 1 kcal in 1e-28 g has 1.5 kcal.

use rust_decimal::Decimal;

use crate::model::Amount;

/// Decimals that a decimal has at most.
const DECIMALS: u32 = Decimal::MAX_SCALE;

/// `factors` multiplied, divided by `divisor`, times ten to `power`. `None` where that is too large for a decimal.
pub(super) fn of(factors: [Amount; 3], divisor: Amount, power: i32) -> Option<Decimal> {
    match power {
        0 => within(factors, divisor).unwrap_or_else(|| beyond(factors, divisor, power)),
        _ => beyond(factors, divisor, power),
    }
}

/// The servings by which a recipe's sum is divided by, and the power of ten that its ingredients are multiplied by before:
/// none where a tenth of a serving or more is made. `None` where there is none to divide by.
///
/// The servings that are left are more than a tenth and at most one, so that no ingredient is too large to be known
/// whose share is not.
pub(super) fn servings(servings: Amount) -> Option<(Decimal, i32)> {
    match servings.decimal()? {
        plain if plain > Decimal::new(1, 1) => Some((plain, 0)),
        _ => {
            let (digits, power) = servings.scientific()?;
            let tenth = digits.checked_div(Decimal::TEN)?;
            (!tenth.is_zero()).then_some((tenth, -power - 1))
        }
    }
}

/// What needs no care, as with all numbers of food: the product has no more decimals than a decimal has.
fn within(factors: [Amount; 3], divisor: Amount) -> Option<Option<Decimal>> {
    let [a, b, c] = factors;
    let (a, b, c) = (a.exact()?, b.exact()?, c.exact()?);
    let divisor = divisor.exact()?;
    let is_exact = a.scale() + b.scale() + c.scale() <= DECIMALS;
    // Multiplied first: a division that does not come out even is the last step.
    is_exact.then(|| divide(a.checked_mul(b)?.checked_mul(c)?, divisor))
}

/// Divides; by 100, as most foods are given, without dividing.
fn divide(mut amount: Decimal, basis: Decimal) -> Option<Decimal> {
    let is_shifted = basis == Decimal::ONE_HUNDRED && amount.set_scale(amount.scale() + 2).is_ok();
    match is_shifted {
        true => Some(amount),
        false => amount.checked_div(basis),
    }
}

/// Digits and powers of ten apart.
fn beyond(factors: [Amount; 3], divisor: Amount, power: i32) -> Option<Decimal> {
    let (mut digits, mut power) = (Decimal::ONE, power);
    for factor in factors {
        let (more, of) = factor.scientific()?;
        digits = digits.checked_mul(more)?;
        power += of;
    }
    let (by, of) = divisor.scientific()?;
    times_ten(digits.checked_div(by)?, power - of)
}

/// So many digits times ten to a power; what is closer to zero than 10^-26 may be zero.
fn times_ten(mut digits: Decimal, power: i32) -> Option<Decimal> {
    let ten = |power: u32| Decimal::try_from_i128_with_scale(10_i128.checked_pow(power)?, 0).ok();
    let by = power.unsigned_abs();
    match power {
        _ if digits.is_zero() => Some(digits),
        0.. => digits.checked_mul(ten(by)?),
        _ if digits.scale() + by <= DECIMALS => {
            digits.set_scale(digits.scale() + by).ok().map(|()| digits)
        }
        _ => Some(ten(by).map_or(Decimal::ZERO, |by| digits / by)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn amount(text: &str) -> Amount {
        Amount::parse(text).unwrap()
    }

    fn quotient(factors: [&str; 3], divisor: &str) -> Option<String> {
        let found = of(factors.map(amount), amount(divisor), 0);
        found.map(|found| found.normalize().to_string())
    }

    #[test]
    fn no_power_of_ten_is_lost() {
        for (factors, divisor, is) in [
            (["1", "1.5e-28", "1"], "1e-28", "1.5"),
            (["1", "1e-29", "1"], "1e-29", "1"),
            (["0", "1", "1"], "1e-29", "0"),
            (["1", "5e-324", "1"], "5e-324", "1"),
            (["1e-14", "1", "1"], "1.5e-28", "66666666666666.66666666666"),
            (
                ["1.23456789012e-20", "999999999", "999999999"],
                "1e-9",
                "12345678.8765086422",
            ),
            (
                ["999999999", "1.5e-28", "999999999"],
                "1e-9",
                "0.1499999997",
            ),
            (["1e-300", "1", "1"], "1", "0"),
            (["130", "50", "1"], "100", "65"),
        ] {
            let found = quotient(factors, divisor).unwrap();
            assert!(found.starts_with(is), "{factors:?} / {divisor}: {found}");
        }
    }

    #[test]
    fn what_is_too_large_or_divided_by_nothing_is_unknown() {
        assert_eq!(
            quotient(["999999999", "999999999", "999999999"], "1e-9"),
            None
        );
        assert_eq!(quotient(["1", "1", "1"], "5e-324"), None);
        assert_eq!(quotient(["1", "1", "1"], "0"), None);
        assert_eq!(quotient(["1e-200", "1", "1"], "0"), None);
    }

    #[test]
    fn a_hundredth_is_what_a_division_gives() {
        let hundred = Decimal::ONE_HUNDRED;
        for text in ["0", "-1", "130", "1.3", "0.001", "999999999.999", "-0.25"] {
            let amount = amount(text).decimal().unwrap();
            assert_eq!(
                divide(amount, hundred),
                amount.checked_div(hundred),
                "{text}"
            );
        }
        // One that has no room for two decimals more is rounded as a division rounds.
        let longest = Decimal::from_i128_with_scale(123_456_789_012_345_678_901_234_567, 27);
        assert_eq!(divide(longest, hundred), longest.checked_div(hundred));
    }

    #[test]
    fn few_servings_leave_a_power_of_ten() {
        let told = |text| {
            servings(amount(text)).map(|(left, power)| (left.normalize().to_string(), power))
        };
        assert_eq!(told("4"), Some(("4".to_owned(), 0)));
        assert_eq!(told("0.5"), Some(("0.5".to_owned(), 0)));
        assert_eq!(told("0.1"), Some(("0.1".to_owned(), 0)));
        assert_eq!(told("0.02"), Some(("0.2".to_owned(), 1)));
        assert_eq!(told("1.5e-29"), Some(("0.15".to_owned(), 28)));
        assert_eq!(told("0"), None);
    }

    proptest::proptest! {
        /// With and without care, it is the same.
        #[test]
        fn care_changes_no_ordinary_number(
            factors: [u32; 3], scales in [0..6_u32, 0..6, 0..6], divisor in 1..=u32::MAX, scale in 0..6_u32,
        ) {
            let of = |number: u32, scale: u32| Amount::from(Decimal::new(number.into(), scale));
            let [a, b, c] = factors;
            let factors = [of(a, scales[0]), of(b, scales[1]), of(c, scales[2])];
            let (one, other) = (within(factors, of(divisor, scale)), beyond(factors, of(divisor, scale), 0));
            if let (Some(Some(one)), Some(other)) = (one, other) {
                let error = (one - other).abs();
                proptest::prop_assert!(error <= one * Decimal::new(1, 26) + Decimal::new(1, 26), "{one} {other}");
            }
        }
    }
}
