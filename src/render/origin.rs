//! Where a food's figures come from, and under which licence: said wherever a person reads them.

use std::collections::BTreeSet;

use super::style::clean;
use crate::model::{Food, Item, Library, OPEN_FOOD_FACTS, PinnedFood};

/// Who publishes a food's figures: their name, the licence in full and in short.
type Publisher = (String, &'static str, &'static str);

/// Who publishes a food's figures, or something else of it, as far as the licence is known.
fn publishers(food: &Food) -> Vec<Publisher> {
    let source = food.data().source.as_ref();
    let mut all = Vec::new();
    all.extend(source.and_then(|source| by_place(source.place.as_deref()?)));
    let from = food.copy_from.get();
    let is_copy = from.is_some_and(|from| from.library == Library::Off);
    if all.is_empty() && is_copy && food.attribution.text().is_empty() {
        all.extend(by_place(OPEN_FOOD_FACTS));
    }
    told(food.attribution.text()).for_each(|place| add(&mut all, place));
    all
}

/// Adds who publishes what is found in a place, unless somebody is there who says it more closely.
fn add(all: &mut Vec<Publisher>, place: &str) {
    if let Some(publisher) = by_place(place)
        && !all.iter().any(|(name, ..)| name.contains(&publisher.0))
    {
        all.push(publisher);
    }
}

/// The places that what is to be cited names.
fn told(text: &str) -> impl Iterator<Item = &'static str> {
    PLACES.into_iter().filter_map(move |(words, place)| {
        words
            .iter()
            .any(|word| text.contains(word))
            .then_some(place)
    })
}

/// What tells places in what is to be cited, and what they are called, the closest first.
const PLACES: [(&[&str], &str); 5] = [
    (&[OPEN_FOOD_FACTS], OPEN_FOOD_FACTS),
    (&["FoodData Central"], "USDA FoodData Central"),
    (
        &["USDA SR28", "Standard Reference, Release 28"],
        "USDA SR28",
    ),
    (&["Ciqual"], "Ciqual"),
    (&["USDA", "US Department of Agriculture"], "USDA"),
];

/// Who publishes what is found in a place, where that is known.
fn by_place(place: &str) -> Option<Publisher> {
    if place == OPEN_FOOD_FACTS {
        return Some((clean(place), "Open Database License", "ODbL 1.0"));
    }
    if place.starts_with("USDA") {
        return Some((clean(place), "public domain", "public domain"));
    }
    let licence = "Etalab open licence";
    let is_ciqual = place.starts_with("Ciqual");
    is_ciqual.then(|| (format!("Anses, {}", clean(place)), licence, licence))
}

/// The sources of a food, with their licences where these are known; `None` where nobody says.
pub(super) fn of(food: &Food) -> Option<String> {
    let own = food.data().source.as_ref().and_then(|it| it.place.as_ref());
    let own = own.filter(|place| by_place(place).is_none());
    let mut all: Vec<String> = own.cloned().into_iter().collect();
    let publishers = publishers(food).into_iter();
    all.extend(publishers.map(|(name, licence, _)| format!("{name} ({licence})")));
    for place in unknown(food.attribution.text()) {
        if !all.iter().any(|known| known == place) {
            all.push(place.to_owned());
        }
    }
    (!all.is_empty()).then(|| all.join(JOINT))
}

/// What stands between several that are to be cited.
const JOINT: &str = "; ";

/// The parts of what is to be cited that name nobody whose licence is known.
fn unknown(text: &str) -> impl Iterator<Item = &str> {
    let parts = text.split(JOINT).filter(|part| !part.is_empty());
    parts.filter(|part| told(part).next().is_none())
}

/// Whom to cite under a list of foods, each once; `None` where nobody asks for it.
pub(super) fn cited(foods: &[Food]) -> Option<String> {
    line(foods.iter().flat_map(publishers))
}

/// Whom to cite under items that were eaten, each once; `None` where nobody asks for it.
pub(super) fn cited_in<'i>(items: impl Iterator<Item = &'i Item>) -> Option<String> {
    let publishers: BTreeSet<Publisher> = items.flat_map(|item| of_pinned(&item.food)).collect();
    line(publishers.into_iter())
}

fn line(publishers: impl Iterator<Item = Publisher>) -> Option<String> {
    let mut told: Vec<String> = Vec::new();
    for (name, _, licence) in publishers {
        let text = format!("{name}, {licence}");
        if !told.contains(&text) {
            told.push(text);
        }
    }
    (!told.is_empty()).then(|| format!("contains information from {}", told.join("; ")))
}

/// Who publishes the figures of a food as a meal has it.
fn of_pinned(food: &PinnedFood) -> Vec<Publisher> {
    let mut all = Vec::new();
    told(food.cited().unwrap_or_default()).for_each(|place| add(&mut all, place));
    all
}
