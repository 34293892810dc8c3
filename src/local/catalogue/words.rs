//! The words a food is found by, as the index holds them.

use crate::model::Entry;
pub(super) use crate::rules::key::{hash, number as code};
use crate::rules::text;

/// The language that is searched whatever is asked for.
pub(super) const ENGLISH: &str = "en";

/// A word of a name in another language.
pub(super) fn in_language(language: &str, word: &str) -> String {
    format!("_{language}_{word}")
}

/// A country it is sold in.
pub(super) fn sold_in(region: &str) -> String {
    format!("@{region}")
}

/// What a food is found by: `whole` takes the hash of each whole name, `word` each word of names,
/// brands and countries, and whether a name begins with it.
pub(super) fn of(entry: &Entry, mut whole: impl FnMut(i64), mut word: impl FnMut(&str, bool)) {
    let name = text::plain(&entry.name);
    whole(hash(&name));
    let mut begins = true;
    text::each_findable(&name, |part| word(part, std::mem::take(&mut begins)));
    for brand in entry.brand.iter().chain([&entry.other_brands]) {
        text::each_findable(&text::plain(brand), |part| word(part, false));
    }
    for region in entry.regions.split_ascii_whitespace() {
        word(&sold_in(region), false);
    }
    // What it is called in another language as in its own is found by that, and in the unknown one nobody asks.
    let is_asked = |language: &str, name: &str| !language.is_empty() && *name != *entry.name;
    let others = entry
        .names
        .iter()
        .filter(|(language, name)| is_asked(language, name));
    for (language, name) in others {
        let name = text::plain(name);
        whole(hash(&in_language(language, &name)));
        let mut begins = true;
        text::each_findable(&name, |part| {
            word(&in_language(language, part), std::mem::take(&mut begins));
        });
    }
}
