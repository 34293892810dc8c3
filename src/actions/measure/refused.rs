//! Why a food does not take an amount.

use super::slip;
use crate::actions::finder::Found;
use crate::error::{Code, Error, quoted};
use crate::model::{Base, Library};
use crate::rules::portion;

/// The unit may be several measures of the food.
pub(super) fn several(found: &Found, word: &str) -> Error {
    unknown_unit(found, &format!("has several measures {word:?}"))
}

/// The food has no such measure: what may be meant by it; the person's own copy of the food may have one.
pub(super) fn no_measure(found: &Found, word: &str) -> Error {
    let error = unknown_unit(found, &format!("has no measure {word:?}"));
    let units = error.hint_text().unwrap_or_default();
    let units = match slip::instead(found, word) {
        Some(instead) => format!("{instead}; {units}"),
        None => units.to_owned(),
    };
    let reference = &found.reference;
    let (verb, name) = match reference.library {
        Library::Mine => ("edit", ""),
        _ => ("copy", " --name NAME"),
    };
    // A measure is given in what the food is given in.
    let (size, per) = match found.food.data().base {
        Some(Base::Gram) => ("=Ng", ""),
        Some(Base::Millilitre) => ("=Nml", ""),
        Some(Base::Serving) => ("=Nserving", ""),
        None => ("=Ng", " --per 100g"),
    };
    let measure = quoted(&format!("{word}{size}"));
    let reference = quoted(&reference.to_string());
    error.hint(format!(
        "{units}; to give it one: journal food {verb} {reference}{name} --measure {measure}{per}"
    ))
}

/// An amount that the food does not take, with the units it has.
pub(super) fn unknown_unit(found: &Found, reason: &str) -> Error {
    let data = found.food.data();
    let mut units = portion::units(data);
    // The measures of a recipe are turned into servings here, so they are units too.
    if data.recipe.is_some() {
        units.extend(data.measures().iter().map(|measure| measure.label.as_str()));
    }
    let name = found.food.name.text();
    Error::new(Code::NotUnderstood, format!("{name:?} {reason}"))
        .hint(format!("its units are: {}", units.join(" · ")))
}
