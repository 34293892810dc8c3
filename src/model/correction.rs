//! A change the person proposed to a catalogue product.

use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::member::{Extra, Member};
use super::{Library, Timestamp};

/// Where the review of a correction stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum ReviewStatus {
    /// Nobody has looked yet.
    Pending,
    /// The catalogue has taken it.
    Accepted,
    /// It was turned down; the note says why.
    Rejected,
}

impl ReviewStatus {
    /// All three.
    pub const ALL: [ReviewStatus; 3] = [
        ReviewStatus::Pending,
        ReviewStatus::Accepted,
        ReviewStatus::Rejected,
    ];

    /// The status, as the API writes it.
    pub fn as_str(self) -> &'static str {
        match self {
            ReviewStatus::Pending => "pending",
            ReviewStatus::Accepted => "accepted",
            ReviewStatus::Rejected => "rejected",
        }
    }
}

/// A proposed change to a catalogue product, with where its review stands.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Correction {
    /// UUID.
    #[serde(default, skip_serializing_if = "Member::is_absent")]
    pub id: Member<String>,
    /// The product.
    #[serde(default, skip_serializing_if = "Member::is_absent")]
    pub food: Member<CorrectedFood>,
    /// What would change.
    #[serde(default, skip_serializing_if = "Member::is_absent")]
    pub changes: Member<Vec<Change>>,
    /// Where the review stands.
    #[serde(default, skip_serializing_if = "Member::is_absent")]
    pub status: Member<ReviewStatus>,
    /// What the reviewer said.
    #[serde(default, skip_serializing_if = "Member::is_absent")]
    pub note: Member<String>,
    /// When it was proposed.
    #[serde(default, skip_serializing_if = "Member::is_absent")]
    pub created_at: Member<Timestamp>,
    /// When it was reviewed.
    #[serde(default, skip_serializing_if = "Member::is_absent")]
    pub reviewed_at: Member<Timestamp>,
    /// Members another server adds.
    #[serde(flatten)]
    pub extra: Extra,
}

/// The product a correction is about.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct CorrectedFood {
    /// `off` or `service`.
    pub library: Library,
    /// The product's key.
    pub key: String,
    /// Its name.
    #[serde(default, skip_serializing_if = "Member::is_absent")]
    pub name: Member<String>,
    /// Its brand.
    #[serde(default, skip_serializing_if = "Member::is_absent")]
    pub brand: Member<String>,
    /// Members another server adds.
    #[serde(flatten)]
    pub extra: Extra,
}

/// One member that would change; `null` where it is not set.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Change {
    /// Which member: `data.nutrition.values.kcal`.
    pub path: String,
    /// What the catalogue has.
    pub from: Value,
    /// What the person has.
    pub to: Value,
}
