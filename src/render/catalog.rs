//! The catalogue: what an import did, what there is.

mod status;
mod summary;

use super::Looks;
use super::narrow::fold;

pub use status::{CatalogueStatus, ImportOf, RemovedLibrary};
pub use summary::{Foods, Noted, Summary};

/// Adds what to cite, if anything.
fn cite(text: &mut String, attribution: &str, looks: &Looks) {
    if !attribution.is_empty() {
        let lines = fold(attribution, usize::from(looks.width));
        text.push_str(&looks.faint(lines.trim_end()));
        text.push('\n');
    }
}
