//! How often each reason was met, in a row of a source or in all of it, and of which nutrients.

use super::report::{REASONS, Reason};
use crate::model::Nutrient;

/// How often each reason was met, in a row or in a whole source.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Notes {
    times: [u64; REASONS],
    /// The nutrients whose values a reason was about, a bit each.
    nutrients: [u8; REASONS],
}

impl Default for Notes {
    /// Nothing was met.
    fn default() -> Self {
        Notes {
            times: [0; REASONS],
            nutrients: [0; REASONS],
        }
    }
}

impl Notes {
    /// Notes a reason.
    pub fn add(&mut self, reason: Reason) {
        self.times[reason as usize] += 1;
    }

    /// Notes a reason that is about the value of a nutrient.
    pub(super) fn add_of(&mut self, reason: Reason, nutrient: Nutrient) {
        self.add(reason);
        self.nutrients[reason as usize] |= 1 << nutrient as u8;
    }

    /// Adds what was noted elsewhere.
    pub fn merge(&mut self, other: &Notes) {
        for (count, more) in self.times.iter_mut().zip(other.times) {
            *count += more;
        }
        for (nutrients, more) in self.nutrients.iter_mut().zip(other.nutrients) {
            *nutrients |= more;
        }
    }

    /// How often a reason was met.
    pub fn count(&self, reason: Reason) -> u64 {
        self.times[reason as usize]
    }

    /// The nutrients whose values a reason was about.
    pub(super) fn nutrients(&self, reason: Reason) -> impl Iterator<Item = Nutrient> {
        let nutrients = self.nutrients[reason as usize];
        let of_reason = move |nutrient: &Nutrient| nutrients & 1 << *nutrient as u8 != 0;
        Nutrient::ALL.into_iter().filter(of_reason)
    }

    /// Whether values of nutrients were dropped.
    pub(super) fn drops_values(&self) -> bool {
        use Reason::{MacrosOver105Grams, OfServing};
        self.count(MacrosOver105Grams) + self.count(OfServing) > 0
            || self.nutrients.iter().any(|nutrients| *nutrients != 0)
    }

    /// Every reason that was met, with how often.
    pub fn iter(&self) -> impl Iterator<Item = (Reason, u64)> {
        Reason::ALL
            .into_iter()
            .zip(self.times)
            .filter(|(_, count)| *count > 0)
    }
}
