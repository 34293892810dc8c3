//! The foods that items may point at: those of the file, as they are here, and those of catalogues.

use std::collections::HashMap;

use rust_decimal::Decimal;

use crate::api::Book;
use crate::error::{Code, Result};
use crate::model::{Food, FoodQuery, FoodRef, Item, Library, Member, Nutrient, Nutrition, limits};
use crate::rules::portion;
use crate::rules::{Facts, nutrition::Part};

/// Foods by what points at them in the file; each says what points at it here.
#[derive(Clone, Debug, Default)]
pub(super) struct Foods {
    /// A table has more places than it has foods: boxed, an empty one is small.
    known: HashMap<FoodRef, Option<Box<Food>>>,
    rounding: Decimal,
}

impl Foods {
    pub(super) fn new(rounding: Decimal) -> Foods {
        let known = HashMap::new();
        Foods { known, rounding }
    }

    /// Says what an own food of the file is here; `None`: it is not.
    pub(super) fn set(&mut self, key: &str, food: Option<Food>) {
        let of_file = FoodRef::new(Library::Mine, key);
        self.known.insert(of_file, food.map(Box::new));
    }

    /// Looks a food of a catalogue up, once: by its key, else by its name.
    pub(super) fn look_up(&mut self, book: &dyn Book, food: &FoodRef, name: &str) -> Result<()> {
        if food.library == Library::Mine || self.known.contains_key(food) {
            return Ok(());
        }
        let found = look_up(book, food, name)?;
        self.known.insert(food.clone(), found.map(Box::new));
        Ok(())
    }

    /// The food, as it is here.
    pub(super) fn get(&self, food: &FoodRef) -> Option<&Food> {
        self.known.get(food)?.as_deref()
    }

    /// Whether the food of an item, known by its version, is here and gives other figures for as much as was eaten.
    pub(super) fn gives_others(&self, item: &Item) -> bool {
        let food = self.get(&item.food.reference());
        // The foods of other diaries are made of such items, and have none.
        let is_of_version = item.food.version.get().is_some();
        is_of_version && food.is_some_and(|food| !gives(food, item, self.rounding))
    }

    /// The food of an item, where it is called the same and gives the item's figures.
    pub(super) fn same(&self, item: &Item) -> Option<&Food> {
        let food = item.food.reference();
        let food = self.get(&food)?;
        let is_called = item.food.name.get().is_none() || item.food.name == food.name;
        let is_branded = item.food.brand.text() == food.brand.text();
        (is_called && is_branded && gives(food, item, self.rounding)).then_some(food)
    }
}

/// The food of a catalogue: by its key, else by its name.
pub(in crate::actions) fn look_up(
    book: &dyn Book,
    food: &FoodRef,
    name: &str,
) -> Result<Option<Food>> {
    match book.recall_food(food)? {
        Some(found) => Ok(Some(found)),
        None => by_name(book, food, name),
    }
}

/// Whether so much of a food has the figures of an item, to a rounding.
pub(in crate::actions) fn gives(food: &Food, item: &Item, rounding: Decimal) -> bool {
    let (Some(quantity), Some(unit)) = (item.quantity.get(), item.unit.get()) else {
        return true;
    };
    let facts = facts(food);
    if portion::size(&facts.data, unit).is_none() {
        return false;
    }
    let Some(told) = item.nutrition.get() else {
        return matches!(item.nutrition, Member::Absent);
    };
    let part: Part = portion::part(&facts, *quantity, unit);
    near(told, &part.nutrition(), rounding)
}

/// Salt is counted to so much: by the rounding of other figures it would be milligrams of sodium.
pub(super) const SALT: Decimal = Decimal::from_parts(1, 0, 0, false, 3);

/// How far figures of a nutrient may be apart that were rounded by so much.
pub(super) fn room(rounding: Decimal, nutrient: Nutrient) -> Decimal {
    match nutrient {
        Nutrient::Salt => rounding.min(SALT),
        _ => rounding,
    }
}

/// Whether figures are those of a file to its rounding, with the same lower bounds.
pub(in crate::actions) fn near(told: &Nutrition, given: &Nutrition, rounding: Decimal) -> bool {
    Nutrient::ALL.into_iter().all(|nutrient| {
        let amounts = (told.values.get(nutrient), given.values.get(nutrient));
        let is_near = match amounts {
            (None, None) => true,
            (Some(told), Some(given)) => told
                .decimal()
                .zip(given.decimal())
                .is_some_and(|(told, given)| (told - given).abs() <= room(rounding, nutrient)),
            _ => false,
        };
        is_near && told.is_lower_bound(nutrient) == given.is_lower_bound(nutrient)
    })
}

/// What the rules know of a food.
fn facts(food: &Food) -> Facts {
    Facts {
        food: FoodRef::new(Library::Mine, ""),
        version: 1,
        name: String::new(),
        brand: None,
        data: food.data().clone(),
        partial: food.partial.get().cloned().unwrap_or_default(),
        attribution: None,
    }
}

/// A food of a catalogue that a service cannot be asked for by its key.
fn by_name(book: &dyn Book, food: &FoodRef, name: &str) -> Result<Option<Food>> {
    if name.is_empty() || name.chars().count() > limits::FOOD_NAME {
        return Ok(None);
    }
    let query = FoodQuery::new(food.library, name).limit(limits::PAGE_MAX);
    match book.search_foods(&query) {
        Ok(page) => {
            let mut foods = page.foods.into_iter();
            Ok(foods.find(|found| found.reference().as_ref() == Some(food)))
        }
        // A name that cannot be searched for is a food that is not found.
        Err(error) if error.code() == Code::InvalidInput => Ok(None),
        Err(error) => Err(error),
    }
}
