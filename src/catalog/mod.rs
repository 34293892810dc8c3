//! Foreign food files, read into foods of the catalogue.
//!
//! Floor 5. One file a format: [`usda_sr28`], [`ciqual`]; and the [`starter`] made of both, which
//! is inside the program. A reader gives [`CatalogueFood`](crate::model::CatalogueFood)s, one
//! after another; whoever asks puts them into a catalogue.
//!
//! Three things hold for every source:
//!
//! - what a source does not know is left out, never 0;
//! - `carbs` is available carbohydrate, fibre not counted, as on European labels;
//! - numbers are decimal and exact; only a measure's size is rounded, to 9 decimals.

mod ahead;
pub mod bytes;
pub mod ciqual;
mod ciqual_names;
pub mod ndjson;
pub mod off;
mod read;
pub mod report;
pub mod starter;
pub mod usda_sr28;
mod usda_weight;

use crate::model::Entry;
use report::Notes;

/// What a row of a source gave.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Read {
    /// The food, unless the row is left out.
    pub entry: Option<Entry>,
    /// What was met in it.
    pub notes: Notes,
}
