//! The name of a product, in its own language, and its names in others.

use std::collections::BTreeMap;

use super::{Product, text};
use crate::catalog::notes::Notes;
use crate::catalog::report::Reason;

/// What a product is called.
pub(super) struct Names {
    /// The product's own name.
    pub(super) name: String,
    /// The language of that; empty where none is told.
    pub(super) language: String,
    /// Its names in other languages, by language.
    pub(super) names: BTreeMap<String, String>,
}

/// The names of a product; `None` when it has none.
///
/// Decision: a product is called as it calls itself, in every format: some tell no other name, and
/// an import of one must not rename what another brought.
pub(super) fn of(product: &Product<'_>, notes: &mut Notes) -> Option<Names> {
    let own = text::name(product.name, notes);
    let mut names = in_languages(product, own.as_deref(), notes);
    let in_own = names.remove(product.lang);
    let name = own.or(in_own);
    if let Some(name) = name.or_else(|| text::name(product.generic_name, notes)) {
        let language = match is_language(product.lang) {
            true => product.lang.to_owned(),
            false => language_of(&name, &mut names),
        };
        return Some(Names {
            name,
            language,
            names,
        });
    }
    let (language, name) = names.remove_entry("en").or_else(|| names.pop_first())?;
    Some(Names {
        name,
        language,
        names,
    })
}

/// Its names by language; the first of each counts. Languages are two letters; what is said in a variant of one alone
/// is left out.
fn in_languages(
    product: &Product<'_>,
    own: Option<&str>,
    notes: &mut Notes,
) -> BTreeMap<String, String> {
    let mut names = BTreeMap::new();
    for (language, text) in product.names {
        if is_variant(language) && !text.trim().is_empty() {
            notes.add(Reason::LanguageVariant);
        }
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
    names
}

/// The language in which a product is called by its own name, of which that is not told, and no other name
/// from now on; empty where none is.
fn language_of(name: &str, names: &mut BTreeMap<String, String>) -> String {
    let so = names.iter().find(|(_, known)| *known == name);
    let language = so.map(|(language, _)| language.clone());
    let language = language.unwrap_or_default();
    names.remove(&language);
    language
}

/// Whether this is a language as it is in one place or script: `zh-tw`.
pub(super) fn is_variant(text: &str) -> bool {
    let parts = text.split_once(['-', '_']);
    let is_part =
        |part: &str| !part.is_empty() && part.bytes().all(|it| it.is_ascii_alphanumeric());
    parts.is_some_and(|(language, place)| is_language(language) && is_part(place))
}

fn is_language(text: &str) -> bool {
    text.len() == 2 && text.bytes().all(|byte| byte.is_ascii_lowercase())
}
