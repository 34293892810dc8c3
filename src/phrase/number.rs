//! A number by itself, as people write it.

use super::amount;
use super::token::{self, Measure};
use super::trouble::Trouble;
use crate::error::Result;
use crate::model::Amount;

/// Reads a number that stands alone: `2`, `2,5`, `1/2`, `½`.
///
/// Errors: `NotUnderstood`, also for zero and for what is too large to be meant.
pub fn number(text: &str) -> Result<Amount> {
    let text = text.trim();
    let read = amount::number(text).and_then(|number| match number {
        Some(number) if number.rest.is_empty() => {
            token::refuse_thousands(text, &[])?;
            amount::amount(number.value)
        }
        _ => Err(Trouble::new("no number", "write for example 2, 2.5 or 1/2")),
    });
    read.map_err(|trouble| trouble.with(text))
}

/// Reads a number with a unit behind it: `60g`, `1 bowl`. Without a number it is one.
///
/// Errors: `NotUnderstood`.
pub fn with_unit(text: &str) -> Result<(Amount, &str)> {
    let text = text.trim();
    let read = amount::number(text).and_then(|number| match number {
        None if !text.is_empty() => Ok((Amount::from(1), text)),
        Some(number) if !number.rest.is_empty() => {
            let (literal, unit) = text.split_at(text.len() - number.rest.len());
            let words: Vec<&str> = unit.split_whitespace().collect();
            token::refuse_thousands(literal, &words)?;
            Ok((amount::amount(number.value)?, unit.trim()))
        }
        _ => Err(Trouble::new(
            "no unit",
            "write for example 100g or 1 serving",
        )),
    });
    read.map_err(|trouble| trouble.with(text))
}

/// Whether a word is a number or a unit of energy, and so nothing that is counted: `2`, `½`, `kcal`, `x`, `100 kcal pack`.
pub fn is_no_measure(word: &str) -> bool {
    let is_number = match amount::number(word) {
        Ok(number) => number.is_some_and(|number| number.rest.is_empty()),
        Err(_) => true,
    };
    let is_energy = matches!(
        token::measure_at(&[word]),
        Some((Measure::Kcal | Measure::Kilojoule, _))
    );
    let of_energy = word.split_once(' ').is_some_and(|(number, behind)| {
        let first = behind.split_whitespace().next().unwrap_or_default();
        is_no_measure(number)
            && (first.eq_ignore_ascii_case("kcal") || first.to_lowercase().starts_with("calorie"))
    });
    is_number || is_energy || of_energy || token::is_small_calorie(word) || amount::is_times(word)
}

/// Reads a value, which may be zero: `0`, `12.5`, `12,5`. `None` for what is no number.
///
/// Errors: `NotUnderstood` for what is two numbers to two people: `2,100`.
pub fn value(text: &str) -> Result<Option<Amount>> {
    value_of(text, false)
}

fn value_of(text: &str, is_small: bool) -> Result<Option<Amount>> {
    let text = text.trim();
    if let Some(trouble) = amount::two_readings(text, "", is_small) {
        return Err(trouble.with(text));
    }
    let plain = text.replace(',', ".");
    Ok(Amount::parse(&plain).filter(|_| !plain.starts_with('+')))
}

/// Reads a value of a unit of which people have thousands: g, mg, ml, kcal or kJ. So `1.500` is two
/// numbers to two people, as it is in an item.
///
/// Errors: as for a value.
pub fn value_of_small_unit(text: &str) -> Result<Option<Amount>> {
    value_of(text, true)
}
