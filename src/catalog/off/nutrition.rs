//! The nutrients of a product in 100 g or 100 ml: what can be meant is taken, all else is unknown.

use super::super::plausible::{MOST_GRAMS, MOST_KCAL, MOST_MACROS};
use super::super::report::{Notes, Reason};

/// The last place of protein, carbs and fat.
const MACROS: usize = 3;
/// Kilojoules of a kilocalorie.
const KILOJOULES: f64 = 4.184;
/// Grams of salt with a gram of sodium.
const SALT_OF_SODIUM: f64 = 2.5;
/// Decimals that a nutrient keeps: what is behind them is noise of binary fractions.
const DECIMALS: f64 = 1e6;

/// What a source says of a product, as it stands there; empty is unknown.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Told<'t> {
    pub(super) kcal: &'t str,
    /// Energy in kilojoules, by its newer and its older name.
    pub(super) kilojoules: [&'t str; 2],
    /// Protein, carbs, fat, saturated fat, sugars, fibre.
    pub(super) grams: [&'t str; 6],
    pub(super) salt: &'t str,
    pub(super) sodium: &'t str,
    /// How many are told as a bound, which is no value.
    pub(super) bounds: usize,
    /// Whether these were told of a serving, in a source that does not turn them into those of
    /// 100 g rightly.
    pub(super) of_serving: bool,
}

/// What is known of the eight nutrients, in the order of `Nutrient::ALL`.
pub(super) fn values(told: &Told<'_>, notes: &mut Notes) -> [Option<f64>; 8] {
    let mut values = [None; 8];
    if told.of_serving {
        notes.add(Reason::OfServing);
        return values;
    }
    for _ in 0..told.bounds {
        notes.add(Reason::Bound);
    }
    values[0] = kcal(told, notes);
    // As they are told: one that cannot be meant shows that the others may not be meant either.
    let mut macros = 0.0;
    for (place, text) in (1..).zip(told.grams) {
        let value = number(text, notes);
        if place <= MACROS {
            macros += value.unwrap_or(0.0);
        }
        values[place] = grams(value, notes);
    }
    let salt = number(told.salt, notes);
    values[7] = grams(
        salt.or_else(|| Some(number(told.sodium, notes)? * SALT_OF_SODIUM)),
        notes,
    );
    if macros > f64::from(MOST_MACROS) {
        notes.add(Reason::MacrosOver105Grams);
        return [None; 8];
    }
    values.map(|value| value.map(|value| (value * DECIMALS).round() / DECIMALS))
}

/// Decision of the sources' mapping: kilocalories as they are told, since kilojoules often do not match them.
fn kcal(told: &Told<'_>, notes: &mut Notes) -> Option<f64> {
    let kcal = number(told.kcal, notes).or_else(|| {
        let kilojoules = told.kilojoules.iter().find_map(|text| number(text, notes));
        kilojoules.map(|kilojoules| kilojoules / KILOJOULES)
    })?;
    match kcal {
        kcal if kcal > f64::from(MOST_KCAL) => {
            notes.add(Reason::Over905Kcal);
            None
        }
        kcal => Some(kcal),
    }
}

fn grams(value: Option<f64>, notes: &mut Notes) -> Option<f64> {
    match value {
        Some(value) if value > f64::from(MOST_GRAMS) => {
            notes.add(Reason::Over100Grams);
            None
        }
        value => value,
    }
}

/// A number that is not negative.
fn number(text: &str, notes: &mut Notes) -> Option<f64> {
    if text.is_empty() {
        return None;
    }
    match text.trim().parse::<f64>() {
        Ok(number) if !number.is_finite() => {
            notes.add(Reason::NoNumber);
            None
        }
        Ok(number) if number < 0.0 => {
            notes.add(Reason::Negative);
            None
        }
        // A zero may be written -0.
        Ok(number) => Some(number.abs()),
        Err(_) => {
            notes.add(Reason::NoNumber);
            None
        }
    }
}
