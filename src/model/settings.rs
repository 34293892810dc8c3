//! Daily targets over time, preferences and body measurements.

use serde::{Deserialize, Serialize};

use super::member::{Extra, Member};
use super::{Amount, Date};

/// What `units` and `deviceUnits` of the preferences may be.
pub const UNITS: [&str; 3] = ["metric", "imperial", "uk"];
/// What `assistantShortcut` may be.
pub const SHORTCUTS: [&str; 3] = ["assistant_a", "assistant_b", "off"];
/// What `sex` may be.
pub const SEXES: [&str; 3] = ["female", "male", "unspecified"];
/// What `activity` may be.
pub const ACTIVITIES: [&str; 3] = ["sitting", "somewhat", "very"];

/// The person's settings.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Settings {
    /// A step function, oldest first: each entry holds from its day until the next one's.
    #[serde(default, skip_serializing_if = "Member::is_absent")]
    pub targets: Member<Vec<TargetPeriod>>,
    /// How the person likes things shown.
    #[serde(default, skip_serializing_if = "Member::is_absent")]
    pub preferences: Member<Preferences>,
    /// Body measurements.
    #[serde(default, skip_serializing_if = "Member::is_absent")]
    pub body: Member<Body>,
    /// Members another server adds.
    #[serde(flatten)]
    pub extra: Extra,
}

impl Settings {
    /// Whether progress towards targets is shown: it is, unless that was declined.
    pub fn shows_targets(&self) -> bool {
        let preferences = self.preferences.get();
        let shows = preferences.and_then(|preferences| preferences.show_targets.get());
        shows.copied().unwrap_or(true)
    }
}

/// The targets that hold from a day on; `null` means none.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct TargetPeriod {
    /// The first day they hold.
    pub from: Date,
    /// The four targets, or none.
    pub values: Option<TargetValues>,
    /// Members another server adds.
    #[serde(flatten)]
    pub extra: Extra,
}

/// The four daily targets.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct TargetValues {
    /// Kilocalories.
    #[serde(rename = "caloriesKcal")]
    pub calories_kcal: Amount,
    /// Grams of protein.
    #[serde(rename = "proteinG")]
    pub protein_g: Amount,
    /// Grams of carbohydrate.
    #[serde(rename = "carbsG")]
    pub carbs_g: Amount,
    /// Grams of fat.
    #[serde(rename = "fatG")]
    pub fat_g: Amount,
}

/// How the person likes things shown.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Preferences {
    /// `metric`, `imperial` or `uk`; `null` follows the phone.
    #[serde(default, skip_serializing_if = "Member::is_absent")]
    pub units: Member<String>,
    /// The units the phone uses, as last reported.
    #[serde(default, skip_serializing_if = "Member::is_absent")]
    pub device_units: Member<String>,
    /// Whether progress towards targets is shown.
    #[serde(default, skip_serializing_if = "Member::is_absent")]
    pub show_targets: Member<bool>,
    /// `assistant_a`, `assistant_b` or `off`.
    #[serde(default, skip_serializing_if = "Member::is_absent")]
    pub assistant_shortcut: Member<String>,
    /// Members another server adds.
    #[serde(flatten)]
    pub extra: Extra,
}

/// Body measurements.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Body {
    /// Kilograms.
    #[serde(default, skip_serializing_if = "Member::is_absent")]
    pub weight_kg: Member<Amount>,
    /// Centimetres.
    #[serde(default, skip_serializing_if = "Member::is_absent")]
    pub height_cm: Member<Amount>,
    /// Years, 1 to 130.
    #[serde(default, skip_serializing_if = "Member::is_absent")]
    pub age: Member<i64>,
    /// `female`, `male` or `unspecified`.
    #[serde(default, skip_serializing_if = "Member::is_absent")]
    pub sex: Member<String>,
    /// `sitting`, `somewhat` or `very`.
    #[serde(default, skip_serializing_if = "Member::is_absent")]
    pub activity: Member<String>,
    /// Members another server adds.
    #[serde(flatten)]
    pub extra: Extra,
}
