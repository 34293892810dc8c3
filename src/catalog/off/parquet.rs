//! The export as Parquet, in the layout that is published.
//!
//! Its reader is a feature of the build; a program without it knows the format and says so.

#[cfg(feature = "parquet")]
mod rows;

use super::super::Rows;
use super::super::format::{Format, undated};
use super::super::source::Source;
use crate::error::{Code, Error, Result};
use crate::model::Library;

#[cfg(feature = "parquet")]
const NAME: &str = "Open Food Facts, Parquet";
#[cfg(not(feature = "parquet"))]
const NAME: &str = "Open Food Facts, Parquet (not in this build: it needs `--features parquet`)";

/// The export as Parquet.
pub const FORMAT: Format = Format {
    name: NAME,
    attribution: super::ATTRIBUTION,
    cited: undated,
    values_in: Some(super::VALUES),
    libraries: &[Library::Off],
    tells_country: |_, _| true,
    is: |source| matches!(source, Source::Seekable(_)) || source.head().starts_with(b"PAR1"),
    read: |source, _| match source {
        #[cfg(feature = "parquet")]
        Source::Seekable(file) => rows::read(file),
        #[cfg(not(feature = "parquet"))]
        Source::Seekable(_) => not_built(),
        Source::Stream(_) | Source::Files(_) => no_file(),
    },
};

#[cfg(not(feature = "parquet"))]
fn not_built() -> Result<Rows> {
    let message = "this program was built without what reads Parquet";
    let hint = "`cargo install --path . --features parquet` in the project's folder builds one that can; or import the export as .csv.gz or .jsonl.gz";
    Err(Error::new(Code::NotUnderstood, message).hint(hint))
}

/// Parquet is read from its end, and here and there.
fn no_file() -> Result<Rows> {
    let message = "Parquet cannot be read from standard input, nor packed";
    Err(Error::new(Code::NotUnderstood, message).hint("name the unpacked file"))
}
