//! Barcodes: 8 to 14 digits, the same with and without leading zeros.

use super::check::Node;
use crate::model::limits::{BARCODE_MAX, BARCODE_MIN};

/// Whether a text has the form of a barcode.
pub fn is_barcode(text: &str) -> bool {
    (BARCODE_MIN..=BARCODE_MAX).contains(&text.len())
        && text.bytes().all(|byte| byte.is_ascii_digit())
}

/// The number a barcode stands for: UPC-A, EAN-13 and GTIN-14 of one product differ only in
/// leading zeros.
pub fn number(barcode: &str) -> Option<i64> {
    barcode.parse().ok().filter(|_| is_barcode(barcode))
}

/// Reads a barcode.
pub fn read(node: Node<'_>) -> Option<String> {
    let text = node.text(0, usize::MAX)?;
    if is_barcode(&text) {
        Some(text)
    } else {
        node.problem(format!("must be {BARCODE_MIN} to {BARCODE_MAX} digits"))
    }
}
