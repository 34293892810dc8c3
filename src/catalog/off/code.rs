//! The code of a product: what it is known by in the catalogue, and its barcode.

use crate::catalog::notes::Notes;
use crate::catalog::report::Reason;
use crate::model::limits::{BARCODE_MAX, KEY};
use crate::rules::barcode;

/// Digits of an EAN-8, and of an EAN-13.
const LENGTHS: [usize; 2] = [8, 13];

/// The key and barcode of a code. An export of 2020 put a quote before its digits.
pub(in crate::catalog) fn of(text: &str, notes: &mut Notes) -> Option<(String, Option<String>)> {
    let key = padded(digits(text))?;
    if key.len() > BARCODE_MAX {
        notes.add(Reason::LongCode);
        return Some((key, None));
    }
    if !key.parse().is_ok_and(barcode::is_checked) {
        notes.add(Reason::WrongCheckDigit);
    }
    Some((key.clone(), Some(key)))
}

/// Digits without their leading zeros, padded to 8 or 13: so that a product has one key, however many
/// zeros it came with. `None` for what is anything else, or nothing but zeros.
pub(in crate::catalog) fn padded(digits: &str) -> Option<String> {
    let number = digits.trim_start_matches('0');
    let is_number = number.bytes().all(|byte| byte.is_ascii_digit());
    if number.is_empty() || number.len() > KEY || !is_number {
        return None;
    }
    let length = LENGTHS.into_iter().find(|length| number.len() <= *length);
    let length = length.unwrap_or_default();
    Some(format!("{number:0>length$}"))
}

/// Notes a code that came with another number of digits than most have.
pub(in crate::catalog) fn note_length(text: &str, notes: &mut Notes) {
    if !LENGTHS.contains(&digits(text).len()) {
        notes.add(Reason::CodeLength);
    }
}

fn digits(text: &str) -> &str {
    text.trim().trim_matches('"')
}
