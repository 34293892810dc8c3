//! Where a food's figures come from, and under which licence: said wherever a person reads them.

use crate::model::{Food, FoodRef, Item, Library, PinnedFood};

/// Who publishes a food's figures: their name, the licence in full and in short.
type Publisher = (String, &'static str, &'static str);

/// The publisher of products, which do not name it themselves: whoever imported them does.
const OPEN_FOOD_FACTS: &str = "Open Food Facts";

/// Who publishes a food's figures, where the licence is known.
fn publisher(food: &Food) -> Option<Publisher> {
    let Some(source) = &food.data().source else {
        let is_of = |attribution: &&String| attribution.contains(OPEN_FOOD_FACTS);
        let is_product = food.attribution.get().is_some_and(|told| is_of(&told));
        let is_copy = |from: &FoodRef| from.library == Library::Off;
        (is_product || food.copy_from.get().is_some_and(is_copy)).then_some(())?;
        return Some((
            OPEN_FOOD_FACTS.to_owned(),
            "Open Database License",
            "ODbL 1.0",
        ));
    };
    let place = source.place.as_deref()?;
    match place {
        place if place.starts_with("USDA") => {
            Some((place.to_owned(), "public domain", "public domain"))
        }
        place if place.starts_with("Ciqual") => {
            let licence = "Etalab open licence";
            Some((format!("Anses, {place}"), licence, licence))
        }
        _ => None,
    }
}

/// The source of a food, with its licence where that is known; `None` where nobody says.
pub(super) fn of(food: &Food) -> Option<String> {
    if let Some((name, licence, _)) = publisher(food) {
        return Some(format!("{name} ({licence})"));
    }
    food.data().source.as_ref()?.place.clone()
}

/// Whom to cite under a list of foods, each once; `None` where nobody asks for it.
pub(super) fn cited(foods: &[Food]) -> Option<String> {
    let mut cited: Vec<String> = Vec::new();
    for (name, _, licence) in foods.iter().filter_map(publisher) {
        let text = format!("{name}, {licence}");
        if !cited.contains(&text) {
            cited.push(text);
        }
    }
    (!cited.is_empty()).then(|| format!("contains information from {}", cited.join("; ")))
}

/// Who publishes the figures of a food as a meal has it: what it came from says it, else, of a journal
/// that does not tell, its library; of a food of a table its key.
fn of_pinned(food: &PinnedFood) -> Option<&'static str> {
    const PRODUCTS: &str = "Open Food Facts, ODbL 1.0";
    const USDA: &str = "USDA, public domain";
    let begins = |prefix: &str| food.key.starts_with(prefix);
    let told = food.attribution.text();
    match food.library {
        Library::Mine => None,
        _ if told.contains(OPEN_FOOD_FACTS) => Some(PRODUCTS),
        _ if told.contains("USDA") || told.contains("US Department of Agriculture") => Some(USDA),
        Library::Off if food.attribution.is_absent() => Some(PRODUCTS),
        Library::Off => None,
        _ if OF_USDA.iter().any(|prefix| begins(prefix)) => Some(USDA),
        _ if begins("ciqual-") => Some("Anses, Ciqual, Etalab open licence"),
        _ => None,
    }
}

/// How the keys of foods begin that come from the USDA.
const OF_USDA: [&str; 4] = ["usda-", "foundation-", "fndds-", "fdc-"];

/// Whom to cite under items that were eaten, each once; `None` where nobody asks for it.
pub(super) fn cited_in<'i>(items: impl Iterator<Item = &'i Item>) -> Option<String> {
    let mut cited: Vec<&str> = items.filter_map(|item| of_pinned(&item.food)).collect();
    cited.sort_unstable();
    cited.dedup();
    (!cited.is_empty()).then(|| format!("contains information from {}", cited.join("; ")))
}
