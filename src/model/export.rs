//! Everything that a person has in a journal, as one document.

use serde::{Deserialize, Serialize};

use super::{Food, Meal, Settings};

/// What `schema` of the document says.
pub const SCHEMA: &str = "journal.export/1";

/// Everything that a person has in a journal. Each thing is as the API gives it.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Export {
    /// Targets, preferences and body measurements.
    pub settings: Settings,
    /// The person's own foods and recipes, by name.
    pub foods: Vec<Food>,
    /// Meals, eaten and planned, the oldest first.
    pub meals: Vec<Meal>,
}
