//! The own food that is called as one that is gone. A journal that was taken over, and a diary, have each food as it was
//! eaten, of which the latest alone is among the person's foods: what is eaten again is of that.

use crate::api::Book;
use crate::error::{Code, Result};
use crate::model::{Food, FoodQuery, Item, Library, limits};
use crate::rules::portion;

/// The one own food of the name and the brand of an item's food that has its unit; `None` where there is none, or more
/// than one.
///
/// Errors: those of the search.
pub(super) fn of(book: &dyn Book, item: &Item) -> Result<Option<Food>> {
    let Some(name) = item.food.name.get() else {
        return Ok(None);
    };
    let query = FoodQuery::new(Library::Mine, name).limit(limits::PAGE_MAX);
    let page = match book.search_foods(&query) {
        // A name that cannot be searched for is that of no other.
        Err(error) if error.code() == Code::InvalidInput => return Ok(None),
        page => page?,
    };
    let unit = item.unit.get();
    let is_it = |food: &&Food| {
        let has_unit = |unit: &String| portion::size(food.data(), unit).is_some();
        food.name.get() == Some(name)
            && food.brand.get() == item.food.brand.get()
            && unit.is_none_or(has_unit)
    };
    let mut namesakes = page.foods.into_iter().filter(|food| is_it(&food));
    let one = namesakes.next();
    Ok(one.filter(|_| namesakes.next().is_none()))
}
