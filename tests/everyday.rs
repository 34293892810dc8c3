//! The starter catalogue, and the table of everyday words that points into it.
#![allow(clippy::unwrap_used, clippy::panic, reason = "a test may fail")]

#[path = "everyday/words.rs"]
mod words;

use std::collections::{HashMap, HashSet};
use std::fs;
use std::path::Path;

use journal::actions::everyday;
use journal::catalog::starter;
use journal::model::limits::{FOOD_NAME, KEY, LABEL, MEASURES};
use journal::model::{Amount, Base, CatalogueFood, FoodRef, Library, Nutrient};

/// Every food of the starter, by what points at it.
fn starter_foods() -> HashMap<FoodRef, CatalogueFood> {
    let mut foods = HashMap::new();
    for food in starter::foods().unwrap() {
        let food = food.unwrap();
        let reference = FoodRef::new(food.library, food.key.clone());
        assert!(
            foods.insert(reference.clone(), food).is_none(),
            "{reference} stands twice"
        );
    }
    foods
}

#[test]
fn the_starter_holds_both_tables_whole() {
    let foods = starter_foods();
    let count = |library: Library, prefix: &str| {
        let of = |food: &&FoodRef| food.library == library && food.key.starts_with(prefix);
        foods.keys().filter(of).count()
    };
    assert_eq!(count(Library::Composition, "usda-"), 6_797);
    assert_eq!(count(Library::Composition, "ciqual-"), 3_185);
    assert_eq!(count(Library::Service, "usda-"), 285);
    assert_eq!(foods.len(), 10_267);
}

#[test]
fn every_food_of_the_starter_keeps_to_the_limits() {
    for (reference, food) in starter_foods() {
        let length = |text: &str| text.chars().count();
        assert!((1..=FOOD_NAME).contains(&length(&food.name)), "{reference}");
        assert!(length(&food.key) <= KEY, "{reference}");
        for name in food.names.values() {
            assert!((1..=FOOD_NAME).contains(&length(name)), "{reference}");
            assert!(
                !name.contains(char::REPLACEMENT_CHARACTER),
                "{reference}: {name}"
            );
        }
        assert!(food.data.extra.is_empty(), "{reference}");
        assert_eq!(food.data.base, Some(Base::Gram), "{reference}");
        keeps_to_measures(&reference, &food);
        keeps_to_values(&reference, &food);
    }
}

fn keeps_to_measures(reference: &FoodRef, food: &CatalogueFood) {
    let measures = food.data.measures();
    assert!(measures.len() <= MEASURES, "{reference}");
    let mut labels = HashSet::new();
    for measure in measures {
        let length = measure.label.chars().count();
        assert!(
            (1..=LABEL).contains(&length),
            "{reference}: {}",
            measure.label
        );
        assert!(
            labels.insert(&measure.label),
            "{reference}: {}",
            measure.label
        );
        assert!(
            measure.size > Amount::ZERO,
            "{reference}: {}",
            measure.label
        );
    }
}

fn keeps_to_values(reference: &FoodRef, food: &CatalogueFood) {
    let nutrition = food.data.nutrition.as_ref().unwrap();
    assert_eq!(nutrition.basis_amount, Amount::from(100), "{reference}");
    assert!(nutrition.values.extra.is_empty(), "{reference}");
    for (nutrient, amount) in nutrition.values.iter() {
        let most = match nutrient {
            Nutrient::Kcal => 905,
            _ => 100,
        };
        let known = Amount::ZERO <= amount && amount <= Amount::from(most);
        assert!(known, "{reference}: {nutrient} {amount}");
    }
}

#[test]
fn the_banana_is_the_banana() {
    let foods = starter_foods();
    let banana = &foods[&FoodRef::new(Library::Composition, "usda-09040")];
    let kcal = banana.data.nutrition.as_ref().unwrap().values[Nutrient::Kcal];
    assert_eq!(kcal, Some(Amount::from(89)));
    let medium = "medium (7\" to 7-7/8\" long)";
    let measures = banana.data.measures();
    let medium = measures.iter().find(|measure| measure.label == medium);
    assert_eq!(medium.unwrap().size, Amount::from(118));
}

#[test]
fn every_everyday_word_finds_its_food_and_its_measure() {
    let foods = starter_foods();
    for row in everyday::rows() {
        let meanings = everyday::meanings(row.words);
        let is_two = TWO_FOODS.contains(&row.words);
        assert_eq!(
            meanings.len(),
            if is_two { 2 } else { 1 },
            "`{}`",
            row.words
        );
        let found = meanings
            .iter()
            .find(|meaning| meaning.food.to_string().ends_with(row.key));
        let found = found.unwrap_or_else(|| panic!("`{}` finds {meanings:?}", row.words));
        let food = foods.get(&found.food);
        let food = food.unwrap_or_else(|| panic!("`{}`: no food {}", row.words, found.food));
        assert_eq!(
            found.measure.unwrap_or_default(),
            row.measure,
            "`{}`",
            row.words
        );
        assert_eq!(found.name, food.name, "`{}`", row.words);
        let measures = food.data.measures();
        // A food without measures has what one of it weighs.
        let is_weight = |label: &str| {
            label
                .strip_suffix(" g")
                .is_some_and(|g| g.parse::<u32>().is_ok())
        };
        let of_serving = |label: &'static str| -> &'static str {
            label.strip_prefix("serving=").unwrap_or(label)
        };
        let known = |label: &str| match measures.is_empty() {
            true => is_weight(label),
            false => measures.iter().any(|measure| measure.label == label),
        };
        assert!(
            found.measure.map(of_serving).is_none_or(known),
            "`{}`: no {}",
            row.words,
            row.measure
        );
    }
}

/// Words that are two foods, in two languages or on two sides of an ocean.
const TWO_FOODS: [&str; 6] = ["raisin", "prune", "chip", "chips", "légume", "curry"];

#[test]
fn only_words_that_are_two_foods_stand_twice() {
    let mut seen = HashSet::new();
    for row in everyday::rows() {
        let is_new = seen.insert(row.words.to_lowercase());
        assert!(is_new || TWO_FOODS.contains(&row.words), "`{}`", row.words);
    }
    assert!(seen.len() > 1_000);
    for word in TWO_FOODS {
        assert_eq!(everyday::find(word), None, "{word}");
    }
}

/// For a reader: what each word finds. With `GOLDEN=write` in the environment it is written anew.
#[test]
fn everyday_words_find_what_the_golden_list_says() {
    let foods = starter_foods();
    let mut list = String::new();
    for row in everyday::rows() {
        let meanings = everyday::meanings(row.words);
        let food = meanings.iter().filter_map(|found| foods.get(&found.food));
        let name = food.map(|food| food.name.as_str()).collect::<Vec<_>>();
        let name = name.join(" | ");
        list.push_str(&format!("{}\t{name}\t{}\n", row.words, row.measure));
    }
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/everyday.golden.tsv");
    if std::env::var("GOLDEN").as_deref() == Ok("write") {
        fs::write(&file, &list).unwrap();
    }
    let golden = fs::read_to_string(&file).unwrap();
    for (now, then) in list.lines().zip(golden.lines()) {
        assert_eq!(now, then);
    }
    assert_eq!(list.lines().count(), golden.lines().count());
}
