//! What was eaten on a day, added up.

use super::{Date, Nutrition};

/// A day on which something was eaten.
#[derive(Clone, Debug, PartialEq)]
pub struct DayTotal {
    /// The day.
    pub day: Date,
    /// How many meals were eaten.
    pub meals: usize,
    /// The sum of its meals as they are shown: to be added to others, so not rounded again.
    pub eaten: Nutrition,
}
