//! What a shell asks beyond the eleven operations, found through them as far as that goes.

use super::Remote;
use crate::api::{Journal, Recall};
use crate::error::Result;
use crate::model::{Food, FoodQuery, FoodRef, Library, MealQuery};

/// Pages that are looked through at most.
const PAGES: u64 = 10;
/// Entries of a page.
const PAGE: u64 = 100;
/// More ids than this are as ambiguous as any.
const MOST: usize = 10;

impl Recall for Remote {
    /// Looks through the own foods, or searches the library by the key, which for a product is
    /// its barcode. The API has no way to ask for a food by its key.
    fn recall_food(&self, food: &FoodRef) -> Result<Option<Food>> {
        let words = match food.library {
            Library::Mine => "",
            _ => food.key.as_str(),
        };
        self.find_food(&FoodQuery::new(food.library, words), |found| {
            found.reference().as_ref() == Some(food)
        })
    }

    fn recall_meals(&self, prefix: &str) -> Result<Vec<String>> {
        let mut ids = Vec::new();
        let mut query = MealQuery::default().limit(PAGE);
        for _ in 0..PAGES {
            let page = self.list_meals(&query)?;
            ids.extend(
                page.meals
                    .into_iter()
                    .map(|meal| meal.id)
                    .filter(|id| id.starts_with(prefix)),
            );
            match page.next_offset.into_option().filter(|_| ids.len() < MOST) {
                Some(offset) => query.set("offset", offset),
                None => break,
            }
        }
        ids.truncate(MOST);
        Ok(ids)
    }

    fn recall_foods(&self, prefix: &str) -> Result<Vec<String>> {
        let mut keys = Vec::new();
        self.find_food(&FoodQuery::new(Library::Mine, ""), |food| {
            keys.extend(
                food.key
                    .get()
                    .filter(|key| key.starts_with(prefix))
                    .cloned(),
            );
            keys.len() >= MOST
        })?;
        Ok(keys)
    }

    /// The newest meals: which were written from here is not known there.
    fn recall_last_meals(&self, count: u32) -> Result<Vec<String>> {
        let query = MealQuery::default().limit(u64::from(count).clamp(1, PAGE));
        Ok(self
            .list_meals(&query)?
            .meals
            .into_iter()
            .map(|meal| meal.id)
            .collect())
    }
}

impl Remote {
    /// The first food of a search for which `fits` holds.
    fn find_food(
        &self,
        query: &FoodQuery,
        mut fits: impl FnMut(&Food) -> bool,
    ) -> Result<Option<Food>> {
        let mut query = query.clone().limit(PAGE);
        for _ in 0..PAGES {
            let page = self.search_foods(&query)?;
            if let Some(food) = page.foods.into_iter().find(|food| fits(food)) {
                return Ok(Some(food));
            }
            match page.next_offset.into_option() {
                Some(offset) => query.set("offset", offset),
                None => break,
            }
        }
        Ok(None)
    }
}
