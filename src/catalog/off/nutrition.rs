//! The nutrients of a product in 100 g or 100 ml, or where nobody tells them so, in a serving: what
//! can be meant is taken, all else is unknown.

use super::super::notes::Notes;
use super::super::plausible::{MOST_GRAMS, MOST_KCAL, MOST_MACROS};
use super::super::report::Reason;
use crate::model::{Base, Nutrient};

/// The last place of protein, carbs and fat.
const MACROS: usize = 3;
/// Kilojoules of a kilocalorie.
const KILOJOULES: f64 = 4.184;
/// Grams of salt with a gram of sodium.
const SALT_OF_SODIUM: f64 = 2.5;
/// The largest number there may be, see [`LARGEST`](crate::model::limits::LARGEST).
const LARGEST: f64 = 999_999_999.999;
/// Grams by which the values of a serving may pass its weight: a label rounds them.
const ROUNDING: f64 = 1.0;
/// Digits that a nutrient keeps, of which no more than six behind the point: what is behind them is
/// noise of binary fractions. Exports with numbers of 32 bits, which hold no more, say the same then.
const DIGITS: i32 = 6;

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
    /// How much the serving is that these are told of, and the unit of it, where that is said beside them.
    pub(super) weight: [&'t str; 2],
    /// What these are told of, in so many words: grams or millilitres.
    pub(super) base: Option<Base>,
    /// Which of the eight are told as a bound, which is no value.
    pub(super) bounds: [bool; 8],
    /// Which are told in a unit that nobody knows.
    pub(super) foreign: [bool; 8],
    /// Whether these were told of a serving, in a source that does not turn them into those of
    /// 100 g rightly.
    pub(super) of_serving: bool,
}

impl Told<'_> {
    /// Whether anything is told of the nutrients, be it meant or not.
    fn tells(&self) -> bool {
        let texts = [self.kcal, self.salt, self.sodium];
        let mut texts = texts.into_iter().chain(self.kilojoules).chain(self.grams);
        self.of_serving
            || self.bounds.contains(&true)
            || self.foreign.contains(&true)
            || texts.any(|text| !text.trim().is_empty())
    }
}

/// What a quantity of food can hold at most.
#[derive(Clone, Copy)]
struct Most {
    kcal: f64,
    grams: f64,
    macros: f64,
}

impl Most {
    /// … of so many times 100 g or 100 ml.
    fn of_hundreds(times: f64) -> Most {
        Most {
            kcal: f64::from(MOST_KCAL) * times,
            grams: f64::from(MOST_GRAMS) * times,
            macros: f64::from(MOST_MACROS) * times,
        }
    }

    /// … of a serving: where nobody knows what it weighs, it may be any.
    fn of_serving(weight: Option<f64>) -> Most {
        let weight = weight.unwrap_or(f64::INFINITY);
        Most::of_hundreds((weight + ROUNDING) / 100.0)
    }
}

/// What is known of the nutrients.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Known {
    /// The eight, in the order of `Nutrient::ALL`.
    pub(super) values: [Option<f64>; 8],
    /// Whether they are those of a serving.
    pub(super) per_serving: bool,
}

impl Known {
    /// How many are known.
    pub(super) fn count(&self) -> usize {
        self.values.iter().flatten().count()
    }

    /// Whether a nutrient is known.
    pub(super) fn knows(&self, nutrient: Nutrient) -> bool {
        self.values[nutrient as usize].is_some()
    }
}

/// What is known of a product: in 100 g or ml where anything is told of that, else in a serving, which
/// weighs so much if that is known.
pub(super) fn known(
    told: &Told<'_>,
    of_serving: &Told<'_>,
    weight: Option<f64>,
    notes: &mut Notes,
) -> Known {
    if told.tells() || !of_serving.tells() {
        let values = values(told, Most::of_hundreds(1.0), notes);
        return Known {
            values,
            per_serving: false,
        };
    }
    let values = values(of_serving, Most::of_serving(weight), notes);
    let per_serving = values.iter().any(Option::is_some);
    if per_serving {
        notes.add(Reason::PerServing);
    }
    Known {
        values,
        per_serving,
    }
}

/// The eight nutrients of a quantity that can hold so much.
fn values(told: &Told<'_>, most: Most, notes: &mut Notes) -> [Option<f64>; 8] {
    let mut values = [None; 8];
    if told.of_serving {
        notes.add(Reason::OfServing);
        return values;
    }
    for (place, nutrient) in Nutrient::ALL.into_iter().enumerate() {
        if told.bounds[place] {
            notes.add_of(Reason::Bound, nutrient);
        }
        if told.foreign[place] {
            notes.add_of(Reason::UnknownUnit, nutrient);
        }
        let mut noted = Noted { nutrient, notes };
        let grams = (most.grams, Reason::Over100Grams);
        values[place] = match nutrient {
            Nutrient::Kcal => noted.first(&kcal(told), (most.kcal, Reason::Over905Kcal)),
            Nutrient::Salt => noted.first(&salt(told), grams),
            _ => noted.first(&[(told.grams[place - 1], as_told)], grams),
        };
    }
    let values = values.map(|value| value.map(without_noise));
    // Of what is left: one that is dropped says nothing of the others.
    let macros: f64 = values[1..=MACROS].iter().flatten().sum();
    if macros > most.macros {
        notes.add(Reason::MacrosOver105Grams);
        return [None; 8];
    }
    values
}

/// A number of six digits, or of six decimals where it is less than one: what is behind is noise.
pub(super) fn without_noise(value: f64) -> f64 {
    let most = f64::from(DIGITS);
    // In range: of nothing the logarithm is endless.
    #[allow(clippy::cast_possible_truncation)]
    let whole = value.abs().log10().floor().clamp(-1.0, most) as i32 + 1;
    let scale = 10_f64.powi((DIGITS - whole).max(0));
    (value * scale).round() / scale
}

/// A text that tells of a nutrient, and what its number is of that.
type Way<'t> = (&'t str, fn(f64) -> f64);

fn as_told(number: f64) -> f64 {
    number
}

/// Decision of the sources' mapping: kilocalories as they are told, since kilojoules often do not match them.
fn kcal<'t>(told: &Told<'t>) -> [Way<'t>; 3] {
    let [newer, older] = told.kilojoules;
    let of_kilojoules = |kilojoules| kilojoules / KILOJOULES;
    [
        (told.kcal, as_told),
        (newer, of_kilojoules),
        (older, of_kilojoules),
    ]
}

fn salt<'t>(told: &Told<'t>) -> [Way<'t>; 2] {
    let of_sodium = |sodium| sodium * SALT_OF_SODIUM;
    [(told.salt, as_told), (told.sodium, of_sodium)]
}

/// What is met in the values of a nutrient.
struct Noted<'n> {
    nutrient: Nutrient,
    notes: &'n mut Notes,
}

impl Noted<'_> {
    /// The first value that can be meant.
    ///
    /// Decision: what cannot be meant, be it no number, negative or more than there can be, is dropped,
    /// and is then as if it were not told: salt is asked of sodium, kilocalories of kilojoules.
    fn first(&mut self, ways: &[Way<'_>], (most, over): (f64, Reason)) -> Option<f64> {
        ways.iter().find_map(|(text, value)| {
            let value = value(self.number(text)?);
            self.within(value, most, over)
        })
    }

    /// One nutrient told in two ways that both cannot be meant is one that was dropped.
    fn unknown(&mut self, reason: Reason) -> Option<f64> {
        let nutrient = self.nutrient;
        if !self.notes.nutrients(reason).any(|it| it == nutrient) {
            self.notes.add_of(reason, nutrient);
        }
        None
    }

    /// A value that is no more than there can be, and than any number may be.
    fn within(&mut self, value: f64, most: f64, reason: Reason) -> Option<f64> {
        match value {
            value if value > most && without_noise(value) > most => self.unknown(reason),
            value if value > LARGEST => self.unknown(Reason::OverMaximum),
            value => Some(value),
        }
    }

    /// A number that is not negative, and no larger than any may be.
    fn number(&mut self, text: &str) -> Option<f64> {
        if text.is_empty() {
            return None;
        }
        match text.trim().parse::<f64>() {
            Ok(number) if number.is_nan() => self.unknown(Reason::NoNumber),
            Ok(number) if number < 0.0 => self.unknown(Reason::Negative),
            Ok(number) if number > LARGEST => self.unknown(Reason::OverMaximum),
            // A zero may be written -0.
            Ok(number) => Some(number.abs()),
            Err(_) => self.unknown(Reason::NoNumber),
        }
    }
}
