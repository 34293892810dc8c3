//! Where a food's figures come from, and under which licence: said wherever a person reads them.

use crate::model::{Food, Library};

/// The source of a food, with its licence where that is known; `None` where nobody says.
pub(super) fn of(food: &Food) -> Option<String> {
    if food.library.get() == Some(&Library::Off) {
        return Some("Open Food Facts (Open Database License)".to_owned());
    }
    let place = food.data().source.as_ref()?.place.as_deref()?;
    Some(match place {
        place if place.starts_with("USDA") => format!("{place} (public domain)"),
        place if place.starts_with("Ciqual") => format!("Anses, {place} (Etalab open licence)"),
        place => place.to_owned(),
    })
}
