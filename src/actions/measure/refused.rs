//! Why a food does not take an amount.

use super::{label_head, slip};
use crate::actions::finder::Found;
use crate::error::{Code, Error, quoted};
use crate::model::{Amount, Base, Library};
use crate::rules::portion;

/// The unit may be several measures of the food.
pub(super) fn several(found: &Found, word: &str) -> Error {
    unknown_unit(found, &format!("has several measures {word:?}"))
}

/// A number that counts nothing of the food: of what is many pieces a serving is none of them, and of 20 fries nobody
/// knows how much they are; half of what is cut is half a slice to one, and to another half of all.
pub(super) fn not_counted(found: &Found, quantity: Amount) -> Option<Error> {
    let natural = found.natural?;
    let one = Amount::from(1);
    let (reason, write) = if natural == "serving medium" && quantity > one {
        let reason = "does not say what one of it is".to_owned();
        (
            reason,
            "how much it was, as 100 g, or 2 servings".to_owned(),
        )
    } else if quantity < one && is_cut(found, natural) {
        let piece = label_head(natural).trim();
        let reason = format!("is counted in {piece}s");
        let write = format!("{quantity} {piece} for a part of one, or how many of all of it");
        (reason, write)
    } else {
        return None;
    };
    let error = unknown_unit(found, &reason);
    let units = error.hint_text().unwrap_or_default().to_owned();
    Some(error.hint(format!("write {write}; {units}")))
}

/// Whether one of a food is cut from a whole one: an eighth of a cake, a slice of a pie.
fn is_cut(found: &Found, natural: &str) -> bool {
    let is_pie = label_head(found.food.name.text()) == "Pie";
    natural.contains("(1/") || (is_pie && natural == "slice")
}

/// The food has no such measure: what may be meant by it; the person's own copy of the food may have one.
pub(in crate::actions) fn no_measure(found: &Found, word: &str) -> Error {
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
