//! A food as a catalogue keeps it and as food files bring it.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::{FoodData, Library};

/// A catalogue food: the save-food body with its place and its names in other languages.
///
/// One line of the project's own NDJSON is one of these.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct CatalogueFood {
    /// `off`, `service` or `composition`.
    pub library: Library,
    /// The key there; stable from one edition of a source to the next.
    pub key: String,
    /// The name, in English where there is one.
    pub name: String,
    /// The name in other languages, by language: `fr`.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub names: BTreeMap<String, String>,
    /// The brand.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub brand: Option<String>,
    /// 8 to 14 digits.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub barcode: Option<String>,
    /// Countries it is sold in, two capital letters each.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub regions: Vec<String>,
    /// How much it is used by everybody: scans of a product.
    #[serde(default, skip_serializing_if = "is_zero")]
    #[serde(deserialize_with = "super::whole::number")]
    pub scans: u64,
    /// Nutrition, measures, …
    pub data: FoodData,
}

fn is_zero(scans: &u64) -> bool {
    *scans == 0
}
