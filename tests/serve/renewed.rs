//! A catalogue that is made anew while a journal is served: what is logged from then on is its foods.

use std::sync::Arc;

use chrono::Utc;
use journal::api::Journal;
use journal::local::{Local, Place, build_catalogue};
use journal::model::{CatalogueFood, MealDraft, Nutrient};
use serde_json::json;
use tempfile::TempDir;

fn build(folder: &TempDir, kcal: u32) {
    let oats = json!({ "library": "composition", "key": "oats", "name": "Oats", "data": { "base": "g",
        "nutrition": { "basisAmount": 100, "values": { "kcal": kcal } } } });
    let oats: CatalogueFood = serde_json::from_value(oats).unwrap();
    let place = Place::folder(folder.path());
    build_catalogue(&place, Utc::now(), &mut [Ok(oats)].into_iter()).unwrap();
}

/// Logs 100 g of oats, and says how much energy they have.
fn log(journal: &Local) -> String {
    let meal = json!({ "eatenAt": "2026-11-21T08:00:00Z", "timezone": "UTC", "items": [
        { "food": { "library": "composition", "key": "oats" }, "quantity": 100, "unit": "g" }] });
    let meal = journal.create_meal(&MealDraft::from(meal)).unwrap();
    let eaten = meal.nutrition.into_option().unwrap();
    eaten.values.get(Nutrient::Kcal).unwrap().to_string()
}

#[test]
fn a_food_that_was_eaten_before_is_the_one_of_the_new_catalogue() {
    let folder = TempDir::new().unwrap();
    build(&folder, 370);
    let none = || Ok(Box::new(std::iter::empty()) as _);
    let place = Place::folder(folder.path());
    let journal = Local::open(place, Arc::new(Utc::now), none).unwrap();
    assert_eq!((log(&journal), log(&journal)), ("370".into(), "370".into()));
    build(&folder, 389);
    assert_eq!(log(&journal), "389");
}
