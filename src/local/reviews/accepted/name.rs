//! Corrected names.
//!
//! An accepted name belongs to the language of the name that was read. A row that tells no language speaks of the one
//! in which the product is known by its name, else of the product's own, and where nobody tells that, of an unknown
//! language, which is one of its own.
//!
//! So each accepted name stands under the member of its language; one in the unknown language waits there until a
//! file calls the product what was corrected, and tells in which.

use std::collections::BTreeMap;

use super::Part;
use crate::model::Entry;
use crate::rules::correction::{Kept, NAME, language_of, name_in};

impl Part {
    /// The language of a name; `None` of what is no name.
    pub(super) fn language(&self) -> Option<&str> {
        language_of(&self.kept.path)
    }

    /// The same of a name, in this language.
    pub(super) fn in_language(&self, language: &str) -> Part {
        let kept = Kept {
            path: name_in(language),
            ..self.kept.clone()
        };
        Part {
            kept,
            ..self.clone()
        }
    }
}

/// A name that is accepted, in each language in which it was read. It corrects what imports told there, where they did.
pub(super) fn in_each(
    name: &Part,
    read: &BTreeMap<String, String>,
    told: Option<&Entry>,
) -> Vec<Part> {
    let told = told.map(Entry::called).unwrap_or_default();
    let in_language = |(language, read): (&String, &String)| {
        let was = told.get(language.as_str()).copied();
        Part {
            was: Some(was.unwrap_or(read).to_owned()),
            ..name.in_language(language)
        }
    };
    read.iter().map(in_language).collect()
}

/// Takes a name in. Of two in a language the newer counts.
pub(super) fn take_in(parts: &mut Vec<Part>, name: Part) {
    let path = &name.kept.path;
    match parts.iter_mut().find(|part| part.kept.path == *path) {
        Some(known) if known.at > name.at => {}
        Some(known) => *known = name,
        None => parts.push(name),
    }
}

/// Has the name of a food be in the language in which it was corrected, from that or to that. Where this is the
/// unknown one, what imports told is its name in another.
pub(super) fn tell_language(parts: &[Part], food: &mut Entry, told: Option<&Entry>) {
    let name = Some(food.name.as_str());
    let is_so = |part: &&Part| part.was.as_deref() == name || part.kept.to.as_str() == name;
    let languages = parts.iter().filter(is_so).filter_map(Part::language);
    let languages = languages.filter(|language| !food.names.contains_key(*language));
    match (languages.max(), told) {
        (Some(""), Some(told)) if !told.language.is_empty() => {
            let own = food.names.entry(told.language.clone());
            own.or_insert_with(|| told.name.clone());
        }
        (Some(language), _) => language.clone_into(&mut food.language),
        (None, _) => {}
    }
}

/// Has a name that waits in the unknown language be in those in which a food turns out to be called what was
/// corrected. Where an older program did not keep that, it is what imports called the food before, else its own name.
pub(super) fn learn(parts: &mut Vec<Part>, food: &Entry, told: Option<&Entry>) {
    let Some(place) = parts.iter().position(is_unknown) else {
        return;
    };
    let was = parts[place].was.as_deref();
    let before = || told.map(|told| told.name.as_str());
    let so = was.or_else(before).map(|name| food.languages_of(name));
    let mut languages = so.unwrap_or_default();
    if was.is_none() && languages.is_empty() {
        languages.insert(food.language.clone());
    }
    if !languages.is_empty() {
        let name = parts.remove(place);
        let names = languages.iter().map(|language| name.in_language(language));
        names.for_each(|name| take_in(parts, name));
    }
}

/// Gives a food the names that were accepted, each in its language.
pub(super) fn apply(parts: &[Part], food: &mut Entry) {
    for part in parts {
        if let (Some(language), Some(name)) = (part.language(), part.kept.to.as_str()) {
            food.call(language, name.to_owned());
        }
    }
}

/// Whether a name waits in the unknown language, and this food's own name is in a known one.
pub(super) fn waits(parts: &[Part], food: &Entry) -> bool {
    !food.language.is_empty() && parts.iter().any(is_unknown)
}

fn is_unknown(part: &Part) -> bool {
    part.kept.path == NAME
}
