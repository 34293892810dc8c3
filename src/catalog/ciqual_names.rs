//! The French names of Ciqual: `alim_2020_07_07.xml`.
//!
//! The published file is windows-1252, and some names hold a bare `<`, which no XML reader takes:
//! so the two elements that matter are looked for as text.

use std::borrow::Cow;
use std::collections::HashMap;

use encoding_rs::WINDOWS_1252;

use super::read;

/// The file's name.
pub(super) const FILE: &str = "alim_2020_07_07.xml";

/// French names by food code.
///
/// A name in which a wrong conversion has lost letters (U+FFFD) is left out: nobody could find a
/// food by it.
pub(super) fn read(bytes: &[u8]) -> HashMap<String, String> {
    let text = decode(bytes);
    let foods = text.split("<ALIM>").skip(1);
    let names = foods.filter_map(|food| {
        let code = element(food, "<alim_code>", "</alim_code>")?;
        let name = read::name(&unescape(element(food, "<alim_nom_fr>", "</alim_nom_fr>")?));
        let known = !name.is_empty() && !name.contains(char::REPLACEMENT_CHARACTER);
        known.then(|| (code.trim().to_owned(), name))
    });
    names.collect()
}

/// UTF-8 where the bytes are, else windows-1252. What the file declares is not believed: copies
/// in UTF-8 declare windows-1252 still.
fn decode(bytes: &[u8]) -> Cow<'_, str> {
    match std::str::from_utf8(bytes) {
        Ok(text) => Cow::Borrowed(text),
        Err(_) => WINDOWS_1252.decode(bytes).0,
    }
}

fn element<'t>(food: &'t str, start: &str, end: &str) -> Option<&'t str> {
    let (_, rest) = food.split_once(start)?;
    rest.split_once(end).map(|(content, _)| content)
}

fn unescape(text: &str) -> String {
    let entities = [
        ("&lt;", "<"),
        ("&gt;", ">"),
        ("&quot;", "\""),
        ("&apos;", "'"),
    ];
    let plain = entities
        .into_iter()
        .fold(text.to_owned(), |text, (entity, plain)| {
            text.replace(entity, plain)
        });
    plain.replace("&amp;", "&")
}
