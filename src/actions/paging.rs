//! Every page of a list, one after the other.

use crate::api::Journal;
use crate::error::{Code, Error, Result};
use crate::model::{CorrectionPage, CorrectionQuery, FoodPage, FoodQuery, MealPage, MealQuery};

/// Every meal that fits, as one page.
pub fn all_meals(journal: &dyn Journal, query: &MealQuery) -> Result<MealPage> {
    let mut all = MealPage::default();
    let mut query = query.clone();
    loop {
        let page = journal.list_meals(&query)?;
        all.meals.extend(page.meals);
        match after(query.pairs(), page.next_offset.into_option())? {
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
        match after(query.pairs(), page.next_offset.into_option())? {
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
        match after(query.pairs(), page.next_offset.into_option())? {
            Some(offset) => query.set("offset", offset),
            None => return Ok(all),
        }
    }
}

/// Where the next page starts; pages that do not go on would never end.
fn after(asked: &[(String, String)], next: Option<u64>) -> Result<Option<u64>> {
    let offset = asked.iter().find(|(name, _)| name == "offset");
    let offset = offset
        .and_then(|(_, offset)| offset.parse().ok())
        .unwrap_or(0);
    match next {
        Some(next) if next <= offset => Err(Error::new(
            Code::BadAnswer,
            format!("the pages do not go on: behind offset {offset} comes nextOffset {next}"),
        )),
        next => Ok(next),
    }
}
