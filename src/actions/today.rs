//! How a day stands in a journal.

use super::paging;
use crate::api::Book;
use crate::error::Result;
use crate::model::{Date, MealPage, MealQuery};
use crate::rules::standing::{Today, stand};

/// Reads the meals of a day and the settings, and sums them up.
pub fn today(journal: &dyn Book, day: Date, timezone: &str) -> Result<Today> {
    let query = MealQuery::default().day(day).limit(100);
    let mut meals = paging::all::<MealPage>(journal, &query)?.meals;
    meals.reverse();
    let settings = journal.recall_settings(day, day)?;
    Ok(stand(day, timezone, meals, &settings))
}
