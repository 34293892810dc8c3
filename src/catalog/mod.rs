//! Foreign food files, read into foods of the catalogue.
//!
//! Floor 5. One room a format: [`off`], [`usda_fdc`], [`usda_sr28`], [`ciqual`], [`ndjson`]; and the
//! [`starter`] made of two of them, which is inside the program. A reader gives [`Read`]s, one
//! after another; whoever asks puts them into a catalogue.
//!
//! Three things hold for every source:
//!
//! - what a source does not know is left out, never 0;
//! - `carbs` is available carbohydrate, fibre not counted, as on European labels;
//! - numbers are decimal and exact; only a measure's size is rounded, to 9 decimals.

mod ahead;
mod bytes;
pub mod ciqual;
#[cfg(feature = "xls")]
mod ciqual_cells;
#[cfg(feature = "xls")]
mod ciqual_chains;
mod ciqual_cited;
mod ciqual_names;
#[cfg(feature = "xls")]
mod ciqual_shown;
#[cfg(feature = "xls")]
mod ciqual_xls;
pub mod country;
pub mod extent;
mod files;
pub mod format;
mod languages;
mod lines;
pub mod ndjson;
pub mod notes;
pub mod off;
pub mod plausible;
mod read;
pub mod report;
mod row;
mod separated;
pub mod source;
pub mod starter;
pub mod tally;
pub mod usda_fdc;
pub mod usda_sr28;
mod usda_values;
mod usda_weight;

use crate::error::Result;
use crate::model::Entry;
use notes::Notes;
use report::Reason;

/// Rows of a source, one after another.
pub type Rows = Box<dyn Iterator<Item = Result<Read>>>;

/// What a row of a source gave.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Read {
    /// The food, unless the row is left out.
    pub entry: Option<Entry>,
    /// The row, from 1, where the source is not read from its first row to its last.
    pub row: Option<u64>,
    /// What stands in the row for its key, where it is left out.
    pub code: String,
    /// What was met in it.
    pub notes: Notes,
    /// What is wrong where, in a source that people write themselves: once for each time it is noted.
    pub faults: Vec<Fault>,
}

/// What is wrong in a line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    /// The line, from 1; empty ones count.
    pub line: u64,
    /// What is wrong in it.
    pub what: String,
}

impl Read {
    /// A row that is left out.
    pub(crate) fn skipped(code: &str, reason: Reason) -> Read {
        let mut notes = Notes::default();
        notes.add(reason);
        Read {
            code: code.to_owned(),
            notes,
            ..Read::default()
        }
    }

    /// The same, its food changed last at this second since 1970.
    fn changed_at(mut self, second: i64) -> Read {
        if let Some(entry) = &mut self.entry {
            entry.changed = second;
        }
        self
    }
}
