//! Measurements of the body over time, which a journal on disk keeps.

use serde::Serialize;

use super::{Amount, Timestamp};

/// What was measured at a time.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Measured {
    /// When.
    pub at: Timestamp,
    /// Kilograms.
    pub weight_kg: Option<Amount>,
    /// Centimetres.
    pub height_cm: Option<Amount>,
    /// Years.
    pub age: Option<Amount>,
    /// `female`, `male` or `unspecified`.
    pub sex: Option<String>,
    /// `sitting`, `somewhat` or `very`.
    pub activity: Option<String>,
}
