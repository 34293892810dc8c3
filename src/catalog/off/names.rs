//! The name of a product, in its own language, and its names in others.

use std::collections::BTreeMap;

use super::{Product, text};
use crate::catalog::notes::Notes;

/// The product's own name, and its names by language.
pub(super) type Names = (String, BTreeMap<String, String>);

/// The names of a product; `None` when it has none.
///
/// Decision: a product is called as it calls itself, in every format: some tell no other name, and
/// an import of one must not rename what another brought.
pub(super) fn of(product: &Product<'_>, notes: &mut Notes) -> Option<Names> {
    let own = text::name(product.name, notes);
    if product.names.is_empty() {
        let name = own.or_else(|| text::name(product.generic_name, notes))?;
        return Some((name, BTreeMap::new()));
    }
    let mut names = in_languages(product, own.as_deref(), notes);
    let in_own = |names: &BTreeMap<String, String>| names.get(product.lang).cloned();
    let in_any =
        |names: &BTreeMap<String, String>| names.get("en").or(names.values().next()).cloned();
    let name = own
        .or_else(|| in_own(&names))
        .or_else(|| text::name(product.generic_name, notes))
        .or_else(|| in_any(&names))?;
    // Whoever asks for a language in which there is no name gets the English one: where that is another,
    // a language in which it is called so has to be told.
    if names.get("en").is_none_or(|english| *english == name) {
        names.retain(|_, other| *other != name);
    }
    Some((name, names))
}

/// Its names by language; the first of each counts. Languages are two letters.
fn in_languages(
    product: &Product<'_>,
    own: Option<&str>,
    notes: &mut Notes,
) -> BTreeMap<String, String> {
    let mut names = BTreeMap::new();
    for (language, text) in product.names {
        if !is_language(language) || names.contains_key(*language) {
            continue;
        }
        // Most often the name stands twice: mended once, and counted once.
        let name = match *text == product.name {
            true => own.map(str::to_owned),
            false => text::name(text, notes),
        };
        names.extend(name.map(|name| ((*language).to_owned(), name)));
    }
    if let Some(own) = own.filter(|_| is_language(product.lang)) {
        let name = names.entry(product.lang.to_owned());
        name.or_insert_with(|| own.to_owned());
    }
    names
}

fn is_language(text: &str) -> bool {
    text.len() == 2 && text.bytes().all(|byte| byte.is_ascii_lowercase())
}
