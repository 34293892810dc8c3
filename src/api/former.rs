//! Meals as they were.

use crate::model::Meal;

/// A meal as it was until a change.
#[derive(Clone, Debug)]
pub struct FormerMeal {
    /// What it was before.
    pub before: Meal,
    /// Whether an import made the change.
    pub is_imported: bool,
}
