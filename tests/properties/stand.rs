//! A journal on disk, asked in JSON.

use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};

use chrono::{DateTime, TimeDelta, Utc};
use journal::api::Journal;
use journal::error::{Code, Result};
use journal::local::{Local, Place, build_catalogue};
use journal::model::Operation::{self, *};
use journal::model::{
    CatalogueFood, CorrectionQuery, FoodDraft, FoodQuery, MealDraft, MealPatch, MealQuery,
    SettingsPatch,
};
use serde::Serialize;
use serde_json::{Value, json};
use tempfile::TempDir;

use crate::described::{Sent, check};

/// Query parameters.
pub(crate) type Pairs = Vec<(String, String)>;

/// A journal of its own folder and clock.
pub(crate) struct Stand {
    // Closed before its folder goes.
    local: Local,
    folder: TempDir,
}

impl Stand {
    /// A new journal with the small catalogue.
    pub(crate) fn new() -> Stand {
        Stand::with(catalogue())
    }

    /// A new journal with a catalogue of these foods.
    pub(crate) fn with(foods: Vec<Value>) -> Stand {
        let folder = TempDir::new().unwrap();
        let place = Place::folder(folder.path());
        let foods: Vec<CatalogueFood> = foods
            .into_iter()
            .map(|food| serde_json::from_value(food).unwrap())
            .collect();
        build_catalogue(&place, chrono::Utc::now(), &mut foods.into_iter().map(Ok)).unwrap();
        let start: DateTime<Utc> = "2026-11-21T09:00:00Z".parse().unwrap();
        let ticks = AtomicI64::new(0);
        let clock =
            Arc::new(move || start + TimeDelta::seconds(1 + ticks.fetch_add(1, Ordering::Relaxed)));
        let local = Local::open(place, clock, || Ok(Box::new(std::iter::empty()))).unwrap();
        Stand { local, folder }
    }

    /// Where the journal and its catalogue are.
    pub(crate) fn place(&self) -> Place {
        Place::folder(self.folder.path())
    }

    /// The journal's file.
    pub(crate) fn file(&self) -> PathBuf {
        self.folder.path().join("journal.db")
    }

    pub(crate) fn list_meals(&self, query: &Pairs) -> Result<Value> {
        let asked = MealQuery::from_iter(query.iter().cloned());
        described(ListMeals, with(query), self.local.list_meals(&asked))
    }

    pub(crate) fn create_meal(&self, body: Value) -> Result<Value> {
        let asked = MealDraft::from(body);
        let given = self.local.create_meal(&asked);
        described(CreateMeal, Sent::body(asked.json()), given)
    }

    pub(crate) fn get_meal(&self, id: &str) -> Result<Value> {
        described(GetMeal, Sent::id(id), self.local.get_meal(id))
    }

    pub(crate) fn update_meal(&self, id: &str, body: Value) -> Result<Value> {
        let asked = MealPatch::from(body);
        let given = self.local.update_meal(id, &asked);
        described(UpdateMeal, Sent::id(id).and_body(asked.json()), given)
    }

    pub(crate) fn delete_meal(&self, id: &str) -> Result<Value> {
        described(DeleteMeal, Sent::id(id), self.local.delete_meal(id))
    }

    pub(crate) fn search_foods(&self, query: &Pairs) -> Result<Value> {
        let asked = FoodQuery::from_iter(query.iter().cloned());
        described(SearchFoods, with(query), self.local.search_foods(&asked))
    }

    pub(crate) fn save_food(&self, body: Value) -> Result<Value> {
        let asked = FoodDraft::from(body);
        let given = self.local.save_food(&asked);
        described(SaveFood, Sent::body(asked.json()), given)
    }

    pub(crate) fn delete_food(&self, id: &str) -> Result<Value> {
        described(DeleteFood, Sent::id(id), self.local.delete_food(id))
    }

    pub(crate) fn list_food_corrections(&self, query: &Pairs) -> Result<Value> {
        let asked = CorrectionQuery::from_iter(query.iter().cloned());
        let given = self.local.list_food_corrections(&asked);
        described(ListFoodCorrections, with(query), given)
    }

    pub(crate) fn get_settings(&self) -> Value {
        described(GetSettings, Sent::default(), self.local.get_settings()).unwrap()
    }

    pub(crate) fn update_settings(&self, body: Value) -> Result<Value> {
        let asked = SettingsPatch::from(body);
        let given = self.local.update_settings(&asked);
        described(UpdateSettings, Sent::body(asked.json()), given)
    }

    /// Every meal, newest first, asked for in one page.
    pub(crate) fn meals(&self) -> Vec<Value> {
        let page = self.list_meals(&pairs(&[("limit", "100")])).unwrap();
        assert_eq!(page["nextOffset"], Value::Null, "at most one page");
        page["meals"].as_array().unwrap().clone()
    }

    /// Everything that the lists show.
    pub(crate) fn dump(&self) -> Value {
        let most = pairs(&[("limit", "100")]);
        json!({
            "meals": self.list_meals(&most).unwrap(),
            "foods": self.search_foods(&most).unwrap(),
            "corrections": self.list_food_corrections(&most).unwrap(),
            "settings": self.get_settings(),
        })
    }
}

/// The parameters of a query.
pub(crate) fn pairs(pairs: &[(&str, &str)]) -> Pairs {
    let owned = |(name, value): &(&str, &str)| ((*name).to_owned(), (*value).to_owned());
    pairs.iter().map(owned).collect()
}

fn with(query: &Pairs) -> Sent<'_> {
    let pairs = query.iter();
    Sent::query(pairs.map(|pair| (pair.0.as_str(), pair.1.as_str())))
}

/// What was answered, held against the description of the API.
fn described<T: Serialize>(
    operation: Operation,
    sent: Sent<'_>,
    result: Result<T>,
) -> Result<Value> {
    let result = result.map(|answer| serde_json::to_value(answer).unwrap());
    check(operation, &sent, result.as_ref());
    result
}

/// Whether a request may fail so: its sender's doing, never the program's.
pub(crate) fn is_answer(code: Code) -> bool {
    matches!(
        code,
        Code::InvalidInput | Code::NotFound | Code::FoodInCatalog
    )
}

/// Few foods, of each catalogue library.
pub(crate) fn catalogue() -> Vec<Value> {
    let values = json!({"kcal": 379, "protein": 13.15, "fat": 6.52});
    let nutrition = json!({"basisAmount": 100, "values": values});
    vec![
        json!({"library": "composition", "key": "oats", "name": "Oats, rolled", "data": {
            "base": "g", "nutrition": nutrition, "measures": [{"label": "cup", "size": 81}],
        }}),
        json!({"library": "composition", "key": "milk", "name": "Milk", "data": {
            "base": "ml", "nutrition": {"basisAmount": 100, "values": {"kcal": 61}},
            "defaultPortion": {"amount": 200, "unit": "ml"},
        }}),
        json!({"library": "service", "key": "herb", "name": "Herb", "data": {}}),
        json!({"library": "off", "key": "spread", "name": "Spread", "brand": "Nutty",
            "barcode": "3017620422003", "scans": 9, "regions": ["FR"], "data": {
            "base": "g", "nutrition": nutrition,
        }}),
    ]
}
