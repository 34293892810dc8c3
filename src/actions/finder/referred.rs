//! Foods by their reference.

use super::{Finder, Found};
use crate::api::Book;
use crate::error::{Error, Resource, Result};
use crate::model::limits::BARCODE_MIN;
use crate::model::{Food, FoodRef, Library};
use crate::rules::barcode;

/// What to do about a reference that points at nothing.
const UNFOUND: &str = "look for its name with: journal food search WORDS --library LIBRARY (a service finds a food that is no product by its key only once it was seen here)";

/// Where a food of a catalogue stands now that is not there any more, under the same key: an import with better
/// figures takes it into another library.
///
/// Errors: those of the journal.
pub(in crate::actions) fn moved(book: &dyn Book, food: &FoodRef) -> Result<Option<FoodRef>> {
    if food.library == Library::Mine {
        return Ok(None);
    }
    let others = [Library::Composition, Library::Service, Library::Off];
    for library in others
        .into_iter()
        .filter(|library| *library != food.library)
    {
        let there = FoodRef::new(library, food.key.clone());
        if book.recall_food(&there)?.is_some() {
            return Ok(Some(there));
        }
    }
    Ok(None)
}

impl Finder<'_> {
    /// The food a reference points at.
    ///
    /// Errors: `NotFound`.
    pub fn by_reference(&self, reference: &FoodRef) -> Result<Found> {
        let known = self.book.recall_food(reference)?;
        let food = match known {
            Some(food) => Some(food),
            None => self.of_same_number(reference)?,
        };
        match food {
            Some(food) => {
                // One that came back may have another id.
                let known = food.reference().unwrap_or_else(|| reference.clone());
                Ok(Found::new(known, food))
            }
            None => {
                let hint = match moved(self.book, reference)? {
                    Some(there) => format!("there is {there}"),
                    None => UNFOUND.to_owned(),
                };
                let what = format!("no food {reference} was found");
                Err(Error::not_found(Resource::Food, what).hint(hint))
            }
        }
    }

    /// The product of `off` whose code stands for the same number, as it is printed in one way or another.
    fn of_same_number(&self, reference: &FoodRef) -> Result<Option<Food>> {
        if reference.library != Library::Off {
            return Ok(None);
        }
        let key = format!("{:0>BARCODE_MIN$}", reference.key);
        let numbers = barcode::numbers(&key);
        if numbers.is_empty() {
            return Ok(None);
        }
        let foods = self.search(Library::Off, &key)?;
        let code = |food: &Food| food.reference().and_then(|food| food.key.parse().ok());
        let of = |number: &i64| foods.iter().find(|food| code(food) == Some(*number));
        Ok(numbers.iter().find_map(of).cloned())
    }
}
