//! What the readers of foreign files share: bytes, numbers, names, and what is wrong where.

use std::fs;
use std::path::Path;

use rust_decimal::Decimal;

use crate::error::{Code, Error, Result};
use crate::model::Amount;
use crate::model::limits::FOOD_NAME;

/// A whole file of a folder.
///
/// Errors: `NotUnderstood` when it is not there or cannot be read.
pub(super) fn file(folder: &Path, name: &str) -> Result<Vec<u8>> {
    let path = folder.join(name);
    fs::read(&path).map_err(|error| {
        let message = format!("{} cannot be read: {error}", path.display());
        Error::new(Code::NotUnderstood, message)
    })
}

/// What is wrong in a line of a file; lines count from 1.
pub(super) fn trouble(file: &str, line: u64, what: impl std::fmt::Display) -> Error {
    Error::new(Code::NotUnderstood, format!("{file}, line {line}: {what}"))
}

/// A number with a decimal point.
pub(super) fn number(text: &str) -> Option<Decimal> {
    Amount::parse(text).and_then(Amount::decimal)
}

/// Text without blanks around it and with single blanks inside.
pub(super) fn collapse(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// A food's name: blanks collapsed, no longer than a name may be.
pub(super) fn name(text: &str) -> String {
    collapse(text).chars().take(FOOD_NAME).collect()
}
