//! Where a food's figures come from, and under which licence: said wherever a person reads them.

use crate::model::{Food, FoodRef, Item, Library, PinnedFood};

/// Who publishes a food's figures: their name, the licence in full and in short.
type Publisher = (String, &'static str, &'static str);

/// The publisher of products, which do not name it themselves: whoever imported them does.
const OPEN_FOOD_FACTS: &str = "Open Food Facts";

/// Who publishes a food's figures, or something else of it, as far as the licence is known.
fn publishers(food: &Food) -> Vec<Publisher> {
    let source = food.data().source.as_ref();
    let said = source.and_then(|source| by_place(source.place.as_deref()?));
    let told = food.attribution.text();
    let is_copy = |from: &FoodRef| from.library == Library::Off;
    let is_product = told.contains(OPEN_FOOD_FACTS)
        || source.is_none() && food.copy_from.get().is_some_and(is_copy);
    let product = is_product.then(|| {
        let name = OPEN_FOOD_FACTS.to_owned();
        (name, "Open Database License", "ODbL 1.0")
    });
    let tables = [(of_usda(told), "USDA"), (told.contains("Ciqual"), "Ciqual")];
    let tables = tables.into_iter().filter(|(is_told, _)| *is_told);
    let tables = tables.filter_map(|(_, place)| by_place(place));
    let mut all: Vec<Publisher> = said.into_iter().chain(product).chain(tables).collect();
    // Of one publisher the figures' own source says it best.
    let mut licences = Vec::new();
    all.retain(|(_, licence, _)| {
        let is_new = !licences.contains(licence);
        licences.push(*licence);
        is_new
    });
    all
}

/// Who publishes what is found in a place, where that is known.
fn by_place(place: &str) -> Option<Publisher> {
    if place.starts_with("USDA") {
        return Some((place.to_owned(), "public domain", "public domain"));
    }
    let licence = "Etalab open licence";
    let is_ciqual = place.starts_with("Ciqual");
    is_ciqual.then(|| (format!("Anses, {place}"), licence, licence))
}

/// Whether what is to be cited names the USDA.
fn of_usda(told: &str) -> bool {
    told.contains("USDA") || told.contains("US Department of Agriculture")
}

/// The source of a food, with its licence where that is known; `None` where nobody says.
pub(super) fn of(food: &Food) -> Option<String> {
    let publishers = publishers(food).into_iter();
    let told = publishers.map(|(name, licence, _)| format!("{name} ({licence})"));
    let told: Vec<String> = told.collect();
    match told.is_empty() {
        true => food.data().source.as_ref()?.place.clone(),
        false => Some(told.join("; ")),
    }
}

/// Whom to cite under a list of foods, each once; `None` where nobody asks for it.
pub(super) fn cited(foods: &[Food]) -> Option<String> {
    let mut cited: Vec<String> = Vec::new();
    for (name, _, licence) in foods.iter().flat_map(publishers) {
        let text = format!("{name}, {licence}");
        if !cited.contains(&text) {
            cited.push(text);
        }
    }
    (!cited.is_empty()).then(|| format!("contains information from {}", cited.join("; ")))
}

/// Who publishes the figures of a food as a meal has it: what it came from says it, else, of a journal
/// that does not tell, its library; of a food of a table its key.
fn of_pinned(food: &PinnedFood) -> Vec<&'static str> {
    const PRODUCTS: &str = "Open Food Facts, ODbL 1.0";
    const USDA: &str = "USDA, public domain";
    const CIQUAL: &str = "Anses, Ciqual, Etalab open licence";
    let begins = |prefix: &str| food.key.starts_with(prefix);
    let told = food.attribution.text();
    let is_table = !matches!(food.library, Library::Mine | Library::Off);
    let is_untold = food.library == Library::Off && food.attribution.is_absent();
    let all = [
        (is_untold || told.contains(OPEN_FOOD_FACTS), PRODUCTS),
        (
            of_usda(told) || is_table && OF_USDA.iter().any(|prefix| begins(prefix)),
            USDA,
        ),
        (
            told.contains("Ciqual") || is_table && begins("ciqual-"),
            CIQUAL,
        ),
    ];
    let all = all.into_iter().filter(|_| food.library != Library::Mine);
    all.filter_map(|(is_its, publisher)| is_its.then_some(publisher))
        .collect()
}

/// How the keys of foods begin that come from the USDA.
const OF_USDA: [&str; 4] = ["usda-", "foundation-", "fndds-", "fdc-"];

/// Whom to cite under items that were eaten, each once; `None` where nobody asks for it.
pub(super) fn cited_in<'i>(items: impl Iterator<Item = &'i Item>) -> Option<String> {
    let mut cited: Vec<&str> = items.flat_map(|item| of_pinned(&item.food)).collect();
    cited.sort_unstable();
    cited.dedup();
    (!cited.is_empty()).then(|| format!("contains information from {}", cited.join("; ")))
}
