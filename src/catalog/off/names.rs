//! The name of a product, in English where there is one, and its names in other languages.

use std::collections::BTreeMap;

use super::{Product, text};
use crate::catalog::notes::Notes;

/// The name that is shown, and the names in other languages, by language.
pub(super) type Names = (String, BTreeMap<String, String>);

/// The names of a product; `None` when it has none.
pub(super) fn of(product: &Product<'_>, notes: &mut Notes) -> Option<Names> {
    let own = text::name(product.name, notes);
    if product.names.is_empty() {
        let name = own.or_else(|| text::name(product.generic_name, notes))?;
        return Some((name, BTreeMap::new()));
    }
    let mut names = in_languages(product, own.as_deref(), notes);
    let english = names.remove("en");
    let first = || names.get(product.lang).or(names.values().next()).cloned();
    let name = english
        .or(own)
        .or_else(first)
        .or_else(|| text::name(product.generic_name, notes))?;
    names.retain(|_, other| *other != name);
    Some((name, names))
}

/// The language of the name that is shown, where it is known and not English.
pub(super) fn language<'t>(
    product: &Product<'t>,
    name: &str,
    others: &BTreeMap<String, String>,
) -> &'t str {
    let is_own =
        is_language(product.lang) && product.lang != "en" && !others.contains_key(product.lang);
    let mut english = product
        .names
        .iter()
        .filter(|(language, _)| *language == "en");
    match is_own && !name.is_empty() && english.all(|(_, text)| text.trim().is_empty()) {
        true => product.lang,
        false => "",
    }
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
