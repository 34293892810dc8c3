//! Foods by their reference.

use super::{Finder, Found};
use crate::error::{Error, Resource, Result};
use crate::model::{Food, FoodRef, Library};

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
            None => Err(
                Error::not_found(Resource::Food, format!("no food {reference} was found"))
                    .hint("look for its name with: journal food search WORDS --library LIBRARY (over HTTP a food of a catalogue is found by its key only once it was seen here)"),
            ),
        }
    }

    /// The product of `off` whose code is the same with more or fewer zeros in front.
    fn of_same_number(&self, reference: &FoodRef) -> Result<Option<Food>> {
        let Some(number) = number(reference) else {
            return Ok(None);
        };
        let foods = self.search(Library::Off, &format!("{number:08}"))?;
        let is_it = |food: &&Food| food.reference().as_ref().and_then(self::number) == Some(number);
        Ok(foods.iter().find(is_it).cloned())
    }
}

/// The number that a key of `off` stands for.
fn number(reference: &FoodRef) -> Option<u64> {
    let is_code = reference.library == Library::Off
        && reference.key.bytes().all(|byte| byte.is_ascii_digit());
    reference.key.parse().ok().filter(|_| is_code)
}
