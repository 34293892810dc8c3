//! Every page of a list, one after the other.

use crate::api::Journal;
use crate::error::Result;
use crate::model::{CorrectionPage, CorrectionQuery, FoodPage, FoodQuery, MealPage, MealQuery};

/// Every meal that fits, as one page.
pub fn all_meals(journal: &dyn Journal, query: &MealQuery) -> Result<MealPage> {
    let mut all = MealPage::default();
    let mut query = query.clone();
    loop {
        let page = journal.list_meals(&query)?;
        all.meals.extend(page.meals);
        match page.next_offset.into_option() {
            Some(offset) => query.set("offset", offset),
            None => return Ok(all),
        }
    }
}

/// Every food that fits, as one page.
pub fn all_foods(journal: &dyn Journal, query: &FoodQuery) -> Result<FoodPage> {
    let mut all = FoodPage::default();
    let mut query = query.clone();
    loop {
        let page = journal.search_foods(&query)?;
        all.foods.extend(page.foods);
        match page.next_offset.into_option() {
            Some(offset) => query.set("offset", offset),
            None => return Ok(all),
        }
    }
}

/// Every correction, as one page.
pub fn all_corrections(journal: &dyn Journal, query: &CorrectionQuery) -> Result<CorrectionPage> {
    let mut all = CorrectionPage::default();
    let mut query = query.clone();
    loop {
        let page = journal.list_food_corrections(&query)?;
        all.corrections.extend(page.corrections);
        match page.next_offset.into_option() {
            Some(offset) => query.set("offset", offset),
            None => return Ok(all),
        }
    }
}
