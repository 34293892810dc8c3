//! Everything that a person has, read of any journal in an order that is always the same.

use super::paging;
use crate::api::Journal;
use crate::error::Result;
use crate::model::export::Export;
use crate::model::{
    Food, FoodPage, FoodQuery, Image, Library, MealPage, MealQuery, Settings, limits,
};

/// Reads everything: settings, own foods by name, meals from the oldest on.
///
/// Foods that are alike but for their ids stand by what they hold, and meals of one instant as the journal has
/// them, which one that takes them in keeps: a journal that was moved is exported in the same order.
pub fn read(journal: &dyn Journal) -> Result<Export> {
    let _held = journal.hold()?;
    let settings: Settings = journal.get_settings()?;
    let own = FoodQuery::new(Library::Mine, "").limit(limits::PAGE_MAX);
    let foods: FoodPage = paging::all(journal, &own)?;
    let meals: MealPage = paging::all(journal, &MealQuery::default().limit(limits::PAGE_MAX))?;
    let (mut foods, mut meals) = (foods.foods, meals.meals);
    foods.sort_by_cached_key(food_order);
    // The journal gives the newest first.
    meals.reverse();
    meals.sort_by_key(|meal| meal.eaten_at.micros());
    Ok(Export {
        settings,
        foods,
        meals,
    })
}

fn food_order(food: &Food) -> (String, String, String, String) {
    let values = serde_json::to_string(&food.data().nutrition).unwrap_or_default();
    let data = serde_json::to_string(food.data()).unwrap_or_default();
    let (name, brand) = (food.name.text().to_owned(), food.brand.text().to_owned());
    (name, brand, values, data)
}

/// How many photos the things of an export name, whose pictures are not in it.
pub fn photos(export: &Export) -> usize {
    let of_meals = export.meals.iter().filter_map(|meal| meal.images.get());
    let foods = export.foods.iter();
    let of_foods = foods.filter_map(|food| food.data().images.as_ref());
    let images = of_meals.chain(of_foods).flatten();
    images
        .filter(|image| matches!(image, Image::Path(_)))
        .count()
}
