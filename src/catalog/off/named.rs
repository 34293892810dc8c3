//! Nutrients under the names Open Food Facts gives them, as its JSON and its Parquet list them.

use std::borrow::Cow;

use super::nutrition::Told;
use crate::model::Base;

/// The names, and which of the eight nutrients each tells.
const NAMES: [(&str, usize); 11] = [
    (KCAL, 0),
    (KILOJOULES, 0),
    (ENERGY, 0),
    ("proteins", 1),
    ("carbohydrates", 2),
    ("fat", 3),
    ("saturated-fat", 4),
    ("sugars", 5),
    ("fiber", 6),
    ("salt", 7),
    ("sodium", 7),
];

/// Energy in kilocalories.
pub(super) const KCAL: &str = "energy-kcal";
/// Energy in kilojoules.
pub(super) const KILOJOULES: &str = "energy-kj";

/// Energy in whatever unit.
pub(super) const ENERGY: &str = "energy";

/// Whether a nutrient of this name is read.
pub(super) fn is_known(name: &str) -> bool {
    place(name).is_some()
}

fn place(name: &str) -> Option<usize> {
    NAMES.iter().position(|known| known.0 == name)
}

/// Values of a product in 100 g or 100 ml, as they stand in it.
#[derive(Debug, Default)]
pub(super) struct Named<'t> {
    values: [Cow<'t, str>; NAMES.len()],
    bounds: [bool; NAMES.len()],
    foreign: [bool; 8],
    /// What they are told of, in so many words.
    pub(super) base: Option<Base>,
}

impl<'t> Named<'t> {
    /// Takes a value, if the name is known.
    pub(super) fn set(&mut self, name: &str, value: Cow<'t, str>) {
        if let Some(place) = place(name) {
            self.values[place] = value;
        }
    }

    /// Takes what stands before a value. About so much (`~`) is a value; less or more than so much
    /// is none, nor is what stands behind a sign that nobody knows.
    pub(super) fn modify(&mut self, name: &str, modifier: &str) {
        if let Some(place) = place(name) {
            self.bounds[place] = !matches!(modifier.trim(), "" | "~");
        }
    }

    /// Takes note of a value in a unit that nobody knows.
    pub(super) fn pass_over(&mut self, name: &str) {
        if let Some(place) = place(name) {
            self.foreign[NAMES[place].1] = true;
        }
    }

    /// What is told of the nutrients.
    pub(super) fn told(&self) -> Told<'_> {
        let bounded = self.bounded();
        let text = |place: usize| match bounded[NAMES[place].1] {
            true => "",
            false => self.values[place].as_ref(),
        };
        Told {
            kcal: text(0),
            kilojoules: [text(1), text(2)],
            grams: [text(3), text(4), text(5), text(6), text(7), text(8)],
            salt: text(9),
            sodium: text(10),
            base: self.base,
            foreign: self.foreign,
            bounds: bounded,
            ..Told::default()
        }
    }

    /// Which of the eight are told as a bound: sodium is worked out of salt, and the energies of
    /// each other, so that none of them knows more than the other.
    fn bounded(&self) -> [bool; 8] {
        let mut bounded = [false; 8];
        for (place, (_, nutrient)) in NAMES.into_iter().enumerate() {
            bounded[nutrient] |= self.bounds[place] && !self.values[place].is_empty();
        }
        bounded
    }
}
