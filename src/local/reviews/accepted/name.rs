//! Corrected names.
//!
//! An accepted name belongs to the language of the name that was read. A row that tells no language speaks of the one
//! in which the product is known by its name, else of the product's own, and where nobody tells that, of an unknown
//! language, which is one of its own.
//!
//! So each accepted name stands under the member of its language; one in the unknown language waits there until a
//! file calls the product what was corrected, and tells in which.

use std::collections::BTreeSet;

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

/// Takes a name in. Of two in a language the newer counts.
pub(super) fn take_in(parts: &mut Vec<Part>, name: Part) {
    let path = &name.kept.path;
    match parts.iter_mut().find(|part| part.kept.path == *path) {
        Some(known) if known.at > name.at => {}
        Some(known) => *known = name,
        None => parts.push(name),
    }
}

/// The language that a food's own name is in, where it comes in none: that in which it was called so when it was
/// corrected.
pub(super) fn tell_language(parts: &[Part], food: &mut Entry) {
    if !food.language.is_empty() {
        return;
    }
    let so = parts
        .iter()
        .filter(|part| part.was.as_ref() == Some(&food.name));
    let mut languages = so.filter_map(Part::language);
    if let Some(language) = languages.find(|it| !food.names.contains_key(*it)) {
        language.clone_into(&mut food.language);
    }
}

/// Has a name that waits in the unknown language be in those in which a food turns out to be called what was
/// corrected. Where nobody knows that either, it is what imports called the food before, else its own name.
pub(super) fn learn(parts: &mut Vec<Part>, food: &Entry, before: Option<&str>) {
    let Some(place) = parts.iter().position(is_unknown) else {
        return;
    };
    let mut name = parts[place].clone();
    name.was = name.was.or_else(|| before.map(str::to_owned));
    let languages = match &name.was {
        Some(was) => food.languages_of(was),
        None => BTreeSet::from([food.language.clone()]),
    };
    if !languages.is_empty() {
        parts.remove(place);
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
