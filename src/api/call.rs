//! An operation by its name, with what is sent to it: how `serve` and the raw command call the seam.

use serde::Serialize;
use serde_json::Value;

use super::Journal;
use crate::error::{Code, Error, Result};
use crate::model::{
    CorrectionPage, CorrectionQuery, Food, FoodDraft, FoodPage, FoodQuery, Meal, MealDraft,
    MealPage, MealPatch, MealQuery, Operation, Settings, SettingsPatch,
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
    pub body: Option<Value>,
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
    pub fn answer(self, journal: &(impl Journal + ?Sized)) -> Result<Option<Vec<u8>>> {
        self.ask(journal)?.json()
    }

    /// What the operation gives.
    ///
    /// Errors: as of `answer`.
    pub fn ask(self, journal: &(impl Journal + ?Sized)) -> Result<Given> {
        let Call {
            operation,
            id,
            query,
            body,
        } = self;
        let pairs = query.into_iter();
        let body = || body.ok_or_else(|| Error::invalid_at("", "the body is missing"));
        let meal = |meal| Given::Meal(Box::new(meal));
        let settings = |settings| Given::Settings(Box::new(settings));
        match operation {
            Operation::ListMeals => journal
                .list_meals(&MealQuery::from_iter(pairs))
                .map(Given::Meals),
            Operation::CreateMeal => journal.create_meal(&MealDraft::from(body()?)).map(meal),
            Operation::GetMeal => journal.get_meal(&id).map(meal),
            Operation::UpdateMeal => journal
                .update_meal(&id, &MealPatch::from(body()?))
                .map(meal),
            Operation::DeleteMeal => journal.delete_meal(&id).map(|()| Given::Nothing),
            Operation::SearchFoods => journal
                .search_foods(&FoodQuery::from_iter(pairs))
                .map(Given::Foods),
            Operation::SaveFood => journal
                .save_food(&FoodDraft::from(body()?))
                .map(|food| Given::Food(Box::new(food))),
            Operation::DeleteFood => journal.delete_food(&id).map(|()| Given::Nothing),
            Operation::ListFoodCorrections => journal
                .list_food_corrections(&CorrectionQuery::from_iter(pairs))
                .map(Given::Corrections),
            Operation::GetSettings => journal.get_settings().map(settings),
            Operation::UpdateSettings => journal
                .update_settings(&SettingsPatch::from(body()?))
                .map(settings),
        }
    }
}

/// What an operation gave.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(untagged)]
pub enum Given {
    /// A page of meals.
    Meals(MealPage),
    /// A meal.
    Meal(Box<Meal>),
    /// A page of foods.
    Foods(FoodPage),
    /// A food.
    Food(Box<Food>),
    /// A page of corrections.
    Corrections(CorrectionPage),
    /// The settings.
    Settings(Box<Settings>),
    /// Nothing: the answer has no body.
    Nothing,
}

impl Given {
    /// The JSON that is answered; `None` for an answer without a body.
    ///
    /// Errors: `Internal`.
    pub fn json(&self) -> Result<Option<Vec<u8>>> {
        if matches!(self, Given::Nothing) {
            return Ok(None);
        }
        let json = serde_json::to_vec(self);
        json.map(Some)
            .map_err(|error| Error::new(Code::Internal, format!("an answer has no JSON: {error}")))
    }
}
