//! Bodies and phrases that stand in a file or come from standard input.

use std::fs;
use std::io::Read;
use std::path::Path;

use serde_json::Value;

use crate::error::{Code, Error, Result};
use crate::model::json;

/// The longest file or input that is read: 8 MiB, as of a request's body.
const LARGEST: u64 = 8 * 1024 * 1024;

/// The longest file that is imported: many years of meals.
const LARGEST_IMPORT: u64 = 512 * 1024 * 1024;

/// Reads a JSON body from a file; `-` is standard input.
///
/// Errors: `NotUnderstood` when the file cannot be read; `Invalid` when it is no JSON;
/// `BodyTooLarge`.
pub(super) fn body(file: &Path) -> Result<Value> {
    Ok(json::parse(&bytes(file, LARGEST)?)?)
}

/// Reads text from a file; `-` is standard input.
///
/// Errors: `NotUnderstood` when it cannot be read or is no UTF-8; `BodyTooLarge`.
pub(super) fn text(file: &Path) -> Result<String> {
    String::from_utf8(bytes(file, LARGEST)?)
        .map_err(|_| Error::new(Code::NotUnderstood, format!("{} is not UTF-8", name(file))))
}

/// Reads a file to import; `-` is standard input.
///
/// Errors: `NotUnderstood` when it cannot be read; `BodyTooLarge`.
pub(super) fn file(file: &Path) -> Result<Vec<u8>> {
    bytes(file, LARGEST_IMPORT)
}

fn bytes(file: &Path, largest: u64) -> Result<Vec<u8>> {
    let unreadable =
        |error: std::io::Error| Error::new(Code::NotUnderstood, format!("{}: {error}", name(file)));
    let mut bytes = Vec::new();
    let reader: Box<dyn Read> = match file.to_str() {
        Some("-") => Box::new(std::io::stdin().lock()),
        _ => Box::new(fs::File::open(file).map_err(unreadable)?),
    };
    reader
        .take(largest + 1)
        .read_to_end(&mut bytes)
        .map_err(unreadable)?;
    if bytes.len() as u64 > largest {
        return Err(Error::new(
            Code::BodyTooLarge,
            format!("{} is larger than {} MiB", name(file), largest >> 20),
        ));
    }
    Ok(bytes)
}

fn name(file: &Path) -> String {
    match file.to_str() {
        Some("-") => "standard input".to_owned(),
        _ => file.display().to_string(),
    }
}
