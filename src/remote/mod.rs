//! A journal over HTTP.
//!
//! Floor 5. Nothing is checked here: a request is sent as its sender wrote it, and the journal
//! behind the address says what is wrong with it. What comes back is carried through, members
//! that we do not know included.

mod http;
mod page;
mod recall;

use std::fmt;

use serde::de::DeserializeOwned;
use serde_json::Value;

use crate::api::Journal;
use crate::error::{Code, Error, Result};
use crate::model::{
    CorrectionPage, CorrectionQuery, Food, FoodDraft, FoodPage, FoodQuery, Meal, MealDraft,
    MealPage, MealPatch, MealQuery, Operation, Settings, SettingsPatch,
};
use crate::wire::error::unreadable;
use http::Http;

pub use http::Patience;

/// A key. It prints as nothing that helps anybody.
#[derive(Clone, PartialEq, Eq)]
pub struct Secret(String);

impl Secret {
    /// A key as it was given.
    pub fn new(key: impl Into<String>) -> Self {
        Secret(key.into())
    }

    /// The key itself, for the header it is sent in.
    fn reveal(&self) -> &str {
        &self.0
    }
}

impl fmt::Debug for Secret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Secret(…)")
    }
}

/// A journal at a base address.
pub struct Remote {
    http: Http,
}

impl Remote {
    /// A journal at `base`, which ends in `/v1`, asked with this key.
    ///
    /// Nothing is sent yet. Errors: `Config` when the address is none, or is plain http to
    /// another machine.
    pub fn new(base: &str, key: Option<Secret>, patience: Patience) -> Result<Remote> {
        Ok(Remote {
            http: Http::new(base, key, patience)?,
        })
    }

    /// The host and port that are asked.
    pub fn origin(&self) -> &str {
        &self.http.origin
    }

    /// The scheme, host and port that are asked: what a key is bound to.
    pub fn scheme_and_origin(&self) -> String {
        self.http.scheme_and_origin()
    }

    fn ask<T: DeserializeOwned>(
        &self,
        operation: Operation,
        id: &str,
        query: &[(String, String)],
        body: Option<&Value>,
    ) -> Result<T> {
        let answer = self.http.send(operation, id, query, body)?;
        serde_json::from_slice(&answer.body).map_err(|error| {
            unreadable(answer.status, &answer.body).hint(format!(
                "the answer to {} cannot be read: {error}",
                operation.id()
            ))
        })
    }

    fn page<T: DeserializeOwned>(
        &self,
        operation: Operation,
        query: &[(String, String)],
        list: &str,
    ) -> Result<T> {
        let page: Value = self.ask(operation, "", query, None)?;
        page::read(page, list).ok_or_else(|| {
            Error::new(
                Code::BadAnswer,
                format!("the answer to {} is no page of {list}", operation.id()),
            )
        })
    }
}

impl Journal for Remote {
    fn list_meals(&self, query: &MealQuery) -> Result<MealPage> {
        self.page(Operation::ListMeals, query.pairs(), "meals")
    }

    fn create_meal(&self, draft: &MealDraft) -> Result<Meal> {
        self.ask(Operation::CreateMeal, "", &[], Some(draft.json()))
    }

    fn get_meal(&self, id: &str) -> Result<Meal> {
        self.ask(Operation::GetMeal, id, &[], None)
    }

    fn update_meal(&self, id: &str, patch: &MealPatch) -> Result<Meal> {
        self.ask(Operation::UpdateMeal, id, &[], Some(patch.json()))
    }

    fn delete_meal(&self, id: &str) -> Result<()> {
        self.http
            .send(Operation::DeleteMeal, id, &[], None)
            .map(drop)
    }

    fn search_foods(&self, query: &FoodQuery) -> Result<FoodPage> {
        self.page(Operation::SearchFoods, query.pairs(), "foods")
    }

    fn save_food(&self, draft: &FoodDraft) -> Result<Food> {
        self.ask(Operation::SaveFood, "", &[], Some(draft.json()))
    }

    fn delete_food(&self, id: &str) -> Result<()> {
        self.http
            .send(Operation::DeleteFood, id, &[], None)
            .map(drop)
    }

    fn list_food_corrections(&self, query: &CorrectionQuery) -> Result<CorrectionPage> {
        self.page(Operation::ListFoodCorrections, query.pairs(), "corrections")
    }

    fn get_settings(&self) -> Result<Settings> {
        self.ask(Operation::GetSettings, "", &[], None)
    }

    fn update_settings(&self, patch: &SettingsPatch) -> Result<Settings> {
        self.ask(Operation::UpdateSettings, "", &[], Some(patch.json()))
    }
}
