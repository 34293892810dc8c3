//! How often each reason was met, in a row of a source or in all of it, and of which nutrients.

use super::report::{Kind, Reason};
use crate::model::Nutrient;

/// How often each reason was met, in a row or in a whole source. Of most rows there is nothing to note,
/// and that takes next to no room on its way.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Notes {
    /// In the order of the reasons, each once.
    met: Vec<Met>,
}

/// How often a reason was met.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Met {
    reason: Reason,
    times: u64,
    /// The nutrients whose values it was about, a bit each.
    nutrients: u8,
}

impl Notes {
    /// Notes a reason.
    pub fn add(&mut self, reason: Reason) {
        self.met(reason).times += 1;
    }

    /// Notes a reason that is about the value of a nutrient.
    pub(super) fn add_of(&mut self, reason: Reason, nutrient: Nutrient) {
        let met = self.met(reason);
        met.times += 1;
        met.nutrients |= 1 << nutrient as u8;
    }

    fn met(&mut self, reason: Reason) -> &mut Met {
        let place = self.met.binary_search_by_key(&reason, |met| met.reason);
        let place = place.unwrap_or_else(|place| {
            let met = Met {
                reason,
                times: 0,
                nutrients: 0,
            };
            self.met.insert(place, met);
            place
        });
        &mut self.met[place]
    }

    /// Adds what was noted elsewhere.
    pub fn merge(&mut self, other: &Notes) {
        for more in &other.met {
            let met = self.met(more.reason);
            met.times += more.times;
            met.nutrients |= more.nutrients;
        }
    }

    fn find(&self, reason: Reason) -> Option<&Met> {
        self.met.iter().find(|met| met.reason == reason)
    }

    /// How often a reason was met.
    pub fn count(&self, reason: Reason) -> u64 {
        self.find(reason).map_or(0, |met| met.times)
    }

    /// The nutrients whose values a reason was about.
    pub(super) fn nutrients(&self, reason: Reason) -> impl Iterator<Item = Nutrient> {
        let nutrients = self.find(reason).map_or(0, |met| met.nutrients);
        let of_reason = move |nutrient: &Nutrient| nutrients & 1 << *nutrient as u8 != 0;
        Nutrient::ALL.into_iter().filter(of_reason)
    }

    /// Whether values of nutrients were dropped.
    pub(super) fn drops_values(&self) -> bool {
        use Reason::{MacrosOver105Grams, OfServing};
        let drops =
            |met: &Met| met.nutrients != 0 || matches!(met.reason, MacrosOver105Grams | OfServing);
        let mut dropped = self
            .met
            .iter()
            .filter(|met| met.reason.kind() == Kind::Dropped);
        dropped.any(drops)
    }

    /// Every reason that was met, with how often.
    pub fn iter(&self) -> impl Iterator<Item = (Reason, u64)> {
        self.met.iter().map(|met| (met.reason, met.times))
    }
}
