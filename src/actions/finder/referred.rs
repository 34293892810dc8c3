//! Foods by their reference.

use super::{Finder, Found};
use crate::error::{Error, Resource, Result};
use crate::model::limits::BARCODE_MIN;
use crate::model::{Food, FoodRef, Library};
use crate::rules::barcode;

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
                    .hint("look for its name with: journal food search WORDS --library LIBRARY (a service finds a food that is no product by its key only once it was seen here)"),
            ),
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
