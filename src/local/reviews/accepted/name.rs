//! Corrected names: each stays in the languages in which the food was called by the name that was corrected.

use std::collections::{BTreeMap, BTreeSet};
use std::mem::take;

use super::Part;
use crate::model::Entry;
use crate::rules::correction::{Kept, NAME, is_name};

/// In which languages a food is called by a name, or what it is called, where none of them is known.
type Called = (BTreeSet<String>, Option<String>);

/// Has the name of a food, which is corrected now, take the place of earlier ones in its languages. In others those
/// stay, each under a member of its own.
pub(super) fn make_way(parts: &mut Vec<Part>, before: Option<&Entry>) -> Called {
    let called = called(parts, before);
    let (mut names, others): (Vec<Part>, Vec<Part>) = take(parts).into_iter().partition(is_of_name);
    *parts = others;
    // Of two in a language the newer counts, which is the one under the name itself.
    names.sort_by(|one, other| other.kept.path.cmp(&one.kept.path));
    let mut stay = BTreeMap::new();
    for part in &names {
        for language in part.languages.difference(&called.0) {
            stay.insert(language.clone(), part.in_language(language));
        }
    }
    parts.extend(stay.into_values());
    called
}

fn called(parts: &[Part], before: Option<&Entry>) -> Called {
    let languages = before.map(|food| food.languages_of(&food.name));
    let languages = languages.unwrap_or_default();
    if !languages.is_empty() {
        return (languages, None);
    }
    // What is corrected once more is what imports tell all the same.
    let earlier = parts.iter().find(|part| part.kept.path == NAME);
    let was = earlier.and_then(|part| part.was.clone());
    let is = || before.map(|food| food.name.clone());
    (languages, was.or_else(is))
}

impl Part {
    /// The same of a name, in this language alone.
    fn in_language(&self, language: &str) -> Part {
        let kept = Kept {
            path: format!("{NAME}.{language}"),
            ..self.kept.clone()
        };
        Part {
            kept,
            languages: BTreeSet::from([language.to_owned()]),
            ..self.clone()
        }
    }
}

/// Where nobody knew in which language a name was that was corrected: it is the one in which a food is called
/// so now. Imports told this name of it, where it is not known what was corrected.
pub(super) fn learn(parts: &mut [Part], food: &Entry, name: Option<&str>) {
    let Some(own) = parts.iter_mut().find(|part| is_in_none(part)) else {
        return;
    };
    if let Some(was) = own.was.as_deref().or(name) {
        own.languages = food.languages_of(was);
    }
}

/// The same parts, for this food as it comes: a name in no known language is in that of its own name meanwhile.
pub(super) fn bound(parts: &[Part], food: &Entry) -> Vec<Part> {
    let mut parts = parts.to_vec();
    for part in parts.iter_mut().filter(|part| is_in_none(part)) {
        part.languages = food.languages_of(&food.name);
    }
    parts
}

/// Whether this is a food's name that was corrected in no known language.
fn is_in_none(part: &Part) -> bool {
    part.kept.path == NAME && part.languages.is_empty()
}

/// Gives a food the names that were accepted.
pub(super) fn apply(parts: &[Part], food: &mut Entry) {
    let names = parts.iter().filter(|part| is_of_name(part));
    let (own, others): (Vec<&Part>, Vec<&Part>) = names.partition(|part| part.kept.path == NAME);
    let is_its_own = own.iter().any(|part| is_own(part, food));
    for part in others.into_iter().chain(own) {
        let Some(name) = part.kept.to.as_str() else {
            continue;
        };
        let languages = part.languages.iter();
        languages.for_each(|language| food.call(language, name.to_owned()));
        if is_its_own && part.kept.path == NAME {
            name.clone_into(&mut food.name);
        }
    }
}

/// Whether a food's own name is the one that was corrected: that is in its language, or where nobody tells
/// that, in none in which it is called otherwise.
fn is_own(part: &Part, food: &Entry) -> bool {
    if !food.language.is_empty() {
        return part.languages.contains(&food.language);
    }
    let mut told = part.languages.iter().filter_map(|it| food.names.get(it));
    let is_so = |name: &String| *name == food.name;
    told.clone().next().is_none() || told.any(is_so)
}

fn is_of_name(part: &Part) -> bool {
    is_name(&part.kept.path)
}
