//! Numbers as people write them: `1.5` `2,5` `1/2` `½` `1½` `2x` `x2`.

use rust_decimal::Decimal;

use super::trouble::Trouble;
use crate::model::{Amount, limits};

/// Decimals of a fraction that does not end.
const DECIMALS: u32 = 12;
/// Digits of the longest number that is computed exactly.
const DIGITS: usize = 28;
/// Digits above and below a fraction's bar.
const FRACTION_DIGITS: usize = 3;

/// A number at the head of a word.
#[derive(Debug)]
pub(super) struct Number<'a> {
    /// Not yet known to be an amount: the `0` of `0%` is fine.
    pub(super) value: Decimal,
    /// How it is written: `1` and `1/2` behind one another are one number.
    pub(super) shape: Shape,
    /// What is glued behind it: `g` in `200g`, `up` in `7up`.
    pub(super) rest: &'a str,
}

/// How a number is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Shape {
    /// Digits alone.
    Whole,
    /// A fraction below one.
    Fraction,
    /// With decimals, a fraction or an `x`.
    Other,
}

/// Reads the number a word begins with; `None` if it begins with none.
pub(super) fn number(word: &str) -> Result<Option<Number<'_>>, Trouble> {
    let (times, digits) = match word.strip_prefix(is_times_sign) {
        Some(digits) if digits.starts_with(is_digit) => (true, digits),
        _ => (false, word),
    };
    let end = digits.find(|c| !is_literal(c)).unwrap_or(digits.len());
    let (literal, rest) = digits.split_at(end);
    if !literal.contains(is_digit) {
        return Ok(None);
    }
    let (value, shape) = literal_value(literal)?;
    let number = mixed(value, shape, rest).unwrap_or(Number { value, shape, rest });
    let shape = if times { Shape::Other } else { number.shape };
    Ok(Some(Number { shape, ..number }))
}

/// A whole number and a fraction below one behind a hyphen: `1-1/2`, which is no range.
fn mixed(whole: Decimal, shape: Shape, rest: &str) -> Option<Number<'_>> {
    let behind = rest.strip_prefix('-')?;
    if shape != Shape::Whole || whole < Decimal::ONE || !behind.starts_with(is_digit) {
        return None;
    }
    let end = behind.find(|c| !is_literal(c)).unwrap_or(behind.len());
    let (literal, rest) = behind.split_at(end);
    // What is no fraction is the end of a range, and told as one.
    match literal_value(literal) {
        Ok((part, Shape::Fraction)) => Some(Number {
            value: whole.checked_add(part)?,
            shape: Shape::Other,
            rest,
        }),
        _ => None,
    }
}

/// Whether a character may stand in a number as it is written.
pub(super) fn is_literal(letter: char) -> bool {
    is_digit(letter) || matches!(letter, '.' | ',' | '/' | '⁄')
}

/// Whether a word only says "times": `x` in `2x` or `2 x`.
pub(super) fn is_times(word: &str) -> bool {
    let mut letters = word.chars();
    letters.next().is_some_and(is_times_sign) && letters.next().is_none()
}

/// The amount: above zero, and no larger than the largest.
pub(super) fn amount(value: Decimal) -> Result<Amount, Trouble> {
    let amount = Amount::from(value);
    if value <= Decimal::ZERO {
        return Err(Trouble::new(
            "an amount is more than zero",
            "leave the item out, or write how much it was",
        ));
    }
    if Amount::parse(limits::LARGEST).is_some_and(|largest| amount > largest) {
        return Err(Trouble::new(
            format!("an amount is at most {}", limits::LARGEST),
            "a barcode is written off/3017620422003; a name with a number stands in quotes",
        ));
    }
    Ok(amount)
}

pub(super) fn is_times_sign(letter: char) -> bool {
    matches!(letter, 'x' | 'X' | '×')
}

/// Whether a letter is a digit, or a fraction in one letter.
pub(super) fn is_digit(letter: char) -> bool {
    letter.is_ascii_digit() || vulgar(letter).is_some()
}

fn literal_value(literal: &str) -> Result<(Decimal, Shape), Trouble> {
    if literal.bytes().all(|b| b.is_ascii_digit()) {
        refuse_zero_in_front(literal)?;
        return Ok((decimal(literal, "")?, Shape::Whole));
    }
    if let Some((above, below)) = literal.chars().next_back().and_then(vulgar) {
        let whole = literal.trim_end_matches(|c| vulgar(c).is_some());
        return one_letter(literal, whole, fraction(above, below));
    }
    if let Some((above, below)) = literal.split_once(['/', '⁄']) {
        return Ok((written_fraction(literal, above, below)?, Shape::Fraction));
    }
    with_decimals(literal).map(|value| (value, Shape::Other))
}

/// Refuses `05`, of which the point may have been left out; barcodes begin so.
fn refuse_zero_in_front(literal: &str) -> Result<(), Trouble> {
    let behind = literal.trim_start_matches('0');
    if behind.is_empty() || behind.len() == literal.len() || literal.len() >= limits::BARCODE_MIN {
        return Ok(());
    }
    let part = fewest("0", &literal[1..]);
    Err(Trouble::new(
        format!("{literal} is {behind} or {part}"),
        format!("write {behind} or {part}"),
    ))
}

/// `½` or `1½`.
fn one_letter(
    literal: &str,
    whole: &str,
    fraction: Option<Decimal>,
) -> Result<(Decimal, Shape), Trouble> {
    let alone = literal.chars().count() == whole.chars().count() + 1;
    match fraction {
        Some(fraction) if alone && whole.is_empty() => Ok((fraction, Shape::Fraction)),
        Some(fraction) if alone && whole.bytes().all(|b| b.is_ascii_digit()) => {
            let sum = decimal(whole, "")?.checked_add(fraction);
            Ok((sum.ok_or_else(|| unclear(literal))?, Shape::Other))
        }
        _ => Err(unclear(literal)),
    }
}

/// `1/2`: below one, since `24/7` and `80/20` are names and `1 1/2` is clearer than `3/2`.
fn written_fraction(literal: &str, above: &str, below: &str) -> Result<Decimal, Trouble> {
    let part = |digits: &str| -> Option<u32> {
        let fits = digits.len() <= FRACTION_DIGITS && digits.bytes().all(|b| b.is_ascii_digit());
        digits.parse().ok().filter(|_| fits)
    };
    match (part(above), part(below)) {
        (Some(above), Some(below)) if above < below => {
            fraction(above, below).ok_or_else(|| unclear(literal))
        }
        (Some(_), Some(_)) => Err(Trouble::new(
            format!("{literal} is no fraction below one"),
            "write 1 1/2 or 1.5; a name with a number stands in quotes",
        )),
        _ => Err(unclear(literal)),
    }
}

/// `1.5` or `2,5`.
fn with_decimals(literal: &str) -> Result<Decimal, Trouble> {
    let (whole, decimals) = literal.split_once(['.', ',']).unwrap_or((literal, ""));
    let clear = !decimals.is_empty() && decimals.bytes().all(|b| b.is_ascii_digit());
    if !clear {
        return Err(unclear(literal));
    }
    decimal(whole, decimals)
}

/// What is wrong with three digits behind a single comma: they are thousands to some, and decimals to others. The
/// same behind a point, as half of Europe writes thousands, of a small unit, of which people have thousands.
pub(super) fn two_readings(literal: &str, unit: &str, is_small: bool) -> Option<Trouble> {
    let pointed = || {
        literal
            .split_once('.')
            .filter(|_| is_small && is_thousands(literal))
    };
    let (whole, decimals) = literal.split_once(',').or_else(pointed)?;
    let is_digits = |part: &str| part.bytes().all(|b| b.is_ascii_digit());
    let either = decimals.len() == 3 && is_digits(decimals) && is_digits(whole);
    either.then(|| either_of(whole, decimals, literal, unit, is_small))
}

fn either_of(whole: &str, decimals: &str, literal: &str, unit: &str, is_small: bool) -> Trouble {
    let (thousands, fraction) = (thousands(whole, decimals), fewest(whole, decimals));
    let with_unit = |number: &str| format!("{number} {unit}").trim_end().to_owned();
    // With three digits behind its point it would be in doubt again.
    let clear = match is_small && is_thousands(&fraction) {
        true => format!("{fraction}0"),
        false => fraction.clone(),
    };
    let hint = format!("write {} or {}", with_unit(&thousands), with_unit(&clear));
    Trouble::new(format!("{literal} is {thousands} or {fraction}"), hint)
}

/// Whether a number may be thousands with a point: `1.500`, not `0.125` nor `1500.250`.
pub(super) fn is_thousands(literal: &str) -> bool {
    let is_digits = |part: &str| part.bytes().all(|b| b.is_ascii_digit());
    literal.split_once('.').is_some_and(|(whole, decimals)| {
        (1..=3).contains(&whole.len())
            && !whole.starts_with('0')
            && decimals.len() == 3
            && is_digits(whole)
            && is_digits(decimals)
    })
}

fn thousands(whole: &str, decimals: &str) -> String {
    let digits = format!("{whole}{decimals}");
    match digits.trim_start_matches('0') {
        "" => "0".to_owned(),
        digits => digits.to_owned(),
    }
}

/// A number with as few decimals as it has.
fn fewest(whole: &str, decimals: &str) -> String {
    let whole = if whole.is_empty() { "0" } else { whole };
    match decimals.trim_end_matches('0') {
        "" => whole.to_owned(),
        decimals => format!("{whole}.{decimals}"),
    }
}

/// Exactly these digits.
fn decimal(whole: &str, decimals: &str) -> Result<Decimal, Trouble> {
    let digits = format!("{whole}.{decimals}");
    if digits.len() > DIGITS {
        return Err(Trouble::new(
            "a number of so many digits",
            "write a shorter one; a name with a number stands in quotes",
        ));
    }
    // `Amount` reads every number of so many digits exactly.
    Amount::parse(digits.trim_end_matches('.'))
        .and_then(Amount::decimal)
        .ok_or_else(|| unclear(&digits))
}

/// Exact where the decimals end, else rounded.
fn fraction(above: u32, below: u32) -> Option<Decimal> {
    let quotient = Decimal::from(above).checked_div(Decimal::from(below))?;
    let mut odd = below;
    for prime in [2, 5] {
        while odd.is_multiple_of(prime) {
            odd /= prime;
        }
    }
    let ends = above.is_multiple_of(odd);
    Some(if ends {
        quotient
    } else {
        quotient.round_dp(DECIMALS)
    })
}

fn unclear(literal: &str) -> Trouble {
    Trouble::new(
        format!("{literal} is not a number"),
        "numbers are written 2, 1.5, 2,5, 1/2, ½ or 1 1/2; a name with a number stands in quotes",
    )
}

/// The fractions in one letter.
pub(super) fn vulgar(letter: char) -> Option<(u32, u32)> {
    Some(match letter {
        '½' => (1, 2),
        '⅓' => (1, 3),
        '⅔' => (2, 3),
        '¼' => (1, 4),
        '¾' => (3, 4),
        '⅕' => (1, 5),
        '⅖' => (2, 5),
        '⅗' => (3, 5),
        '⅘' => (4, 5),
        '⅙' => (1, 6),
        '⅚' => (5, 6),
        '⅐' => (1, 7),
        '⅛' => (1, 8),
        '⅜' => (3, 8),
        '⅝' => (5, 8),
        '⅞' => (7, 8),
        '⅑' => (1, 9),
        '⅒' => (1, 10),
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(word: &str) -> Option<(String, String)> {
        let number = number(word).unwrap()?;
        let value = Amount::from(number.value).to_string();
        Some((value, number.rest.to_owned()))
    }

    #[test]
    fn numbers_of_people() {
        for (word, value, rest) in [
            ("2", "2", ""),
            ("1.5l", "1.5", "l"),
            ("2,5", "2.5", ""),
            ("1.000", "1", ""),
            (".5", "0.5", ""),
            ("1/2cup", "0.5", "cup"),
            ("1⁄2", "0.5", ""),
            ("1/3", "0.333333333333", ""),
            ("2/3", "0.666666666667", ""),
            ("3/6", "0.5", ""),
            ("1/512", "0.001953125", ""),
            ("⅞", "0.875", ""),
            ("1½", "1.5", ""),
            ("2x", "2", "x"),
            ("x2", "2", ""),
            ("×3", "3", ""),
            ("7up", "7", "up"),
            (
                "0.1234567890123456789012345",
                "0.1234567890123456789012345",
                "",
            ),
        ] {
            assert_eq!(
                read(word),
                Some((value.to_owned(), rest.to_owned())),
                "{word}"
            );
        }
        for word in [
            "oats", "x", "xylitol", "b12", ".", "/", "...", "-5", "٣", "é",
        ] {
            assert_eq!(read(word), None, "{word}");
        }
    }

    #[test]
    fn what_is_no_single_number_is_refused() {
        for word in [
            "1.000,5",
            "1,000.5",
            "1,2,3",
            "1.2.3",
            "1.",
            "1/0",
            "1/2/3",
            "24/7",
            "2/2",
            "1.5/2",
            "1,½",
            "½½",
            "1.5½",
            "1/½",
            "1/1000",
            "/2",
            "1/",
            "12345678901234567890123456789",
        ] {
            assert!(number(word).is_err(), "{word}");
        }
    }

    #[test]
    fn an_amount_is_above_zero_and_not_endless() {
        assert!(amount(Decimal::ZERO).is_err());
        assert!(amount(Decimal::new(999_999_999_999, 3)).is_ok());
        assert!(amount(Decimal::new(1_000_000_000, 0)).is_err());
    }
}
