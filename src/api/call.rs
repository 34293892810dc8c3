//! An operation by its name, with what is sent to it: how `serve` and the raw command call the seam.

use std::sync::Arc;

use serde::Serialize;
use serde_json::Value;

use super::Journal;
use crate::error::{Code, Error, Result};
use crate::model::{
    CorrectionQuery, FoodDraft, FoodQuery, MealDraft, MealPatch, MealQuery, Operation,
    SettingsPatch,
};

/// A call of an operation.
#[derive(Clone, Debug, PartialEq)]
pub struct Call {
    /// Which.
    pub operation: Operation,
    /// The id in its path; empty where the path has none.
    pub id: String,
    /// Its query parameters.
    pub query: Vec<(String, String)>,
    /// Its body.
    pub body: Option<Arc<Value>>,
}

impl Call {
    /// A call without anything sent.
    pub fn new(operation: Operation) -> Self {
        Call {
            operation,
            id: String::new(),
            query: Vec::new(),
            body: None,
        }
    }

    /// The JSON that is answered; `None` for an answer without a body.
    ///
    /// Errors: those of the operation; `Invalid` when a body is missing.
    pub fn answer(&self, journal: &(impl Journal + ?Sized)) -> Result<Option<Vec<u8>>> {
        let Call {
            operation,
            id,
            query,
            body,
        } = self;
        let pairs = query.iter().cloned();
        let missing = || Error::invalid_at("", "the body is missing");
        let body = || body.clone().ok_or_else(missing);
        match operation {
            Operation::ListMeals => json(journal.list_meals(&MealQuery::from_iter(pairs))),
            Operation::CreateMeal => json(journal.create_meal(&MealDraft::from(body()?))),
            Operation::GetMeal => json(journal.get_meal(id)),
            Operation::UpdateMeal => json(journal.update_meal(id, &MealPatch::from(body()?))),
            Operation::DeleteMeal => journal.delete_meal(id).map(|()| None),
            Operation::SearchFoods => json(journal.search_foods(&FoodQuery::from_iter(pairs))),
            Operation::SaveFood => json(journal.save_food(&FoodDraft::from(body()?))),
            Operation::DeleteFood => journal.delete_food(id).map(|()| None),
            Operation::ListFoodCorrections => {
                json(journal.list_food_corrections(&CorrectionQuery::from_iter(pairs)))
            }
            Operation::GetSettings => json(journal.get_settings()),
            Operation::UpdateSettings => {
                json(journal.update_settings(&SettingsPatch::from(body()?)))
            }
        }
    }
}

fn json(answer: Result<impl Serialize>) -> Result<Option<Vec<u8>>> {
    let json = serde_json::to_vec(&answer?);
    json.map(Some)
        .map_err(|error| Error::new(Code::Internal, format!("an answer has no JSON: {error}")))
}
