//! The words a food is found by, as the index holds them.

use std::collections::BTreeMap;

use crate::model::Entry;
use crate::rules::text;

/// A word of a name in another language.
pub(super) fn in_language(language: &str, word: &str) -> String {
    format!("_{language}_{word}")
}

/// A country it is sold in.
pub(super) fn sold_in(region: &str) -> String {
    format!("@{region}")
}

/// A number that stands for a text, the same on every machine: FNV-1a, of 64 bits.
pub(super) fn hash(text: &str) -> i64 {
    let mut hash = 0xcbf2_9ce4_8422_2325_u64;
    for byte in text.bytes() {
        hash = (hash ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3);
    }
    hash.cast_signed()
}

/// A number for a key: of digits the number itself, so that a barcode is found by any padding.
pub(super) fn code(key: &str) -> i64 {
    let digits = key.len() <= 18 && key.bytes().all(|byte| byte.is_ascii_digit());
    let number = key.parse().ok().filter(|_| digits);
    number.unwrap_or_else(|| hash(key))
}

/// The words of names, brands and countries.
pub(super) fn of(entry: &Entry) -> Vec<String> {
    let mut words = text::findable(&entry.name);
    for brand in entry.brand.iter().chain([&entry.other_brands]) {
        words.extend(text::findable(brand));
    }
    words.extend(entry.regions.split_ascii_whitespace().map(sold_in));
    for (language, name) in &entry.names {
        let others = text::findable(name);
        words.extend(others.iter().map(|word| in_language(language, word)));
    }
    words
}

/// The hashes of whole names.
pub(super) fn names_of(name: &str, names: &BTreeMap<String, String>) -> Vec<i64> {
    let others = names
        .iter()
        .map(|(language, name)| hash(&in_language(language, &text::plain(name))));
    [hash(&text::plain(name))]
        .into_iter()
        .chain(others)
        .collect()
}
