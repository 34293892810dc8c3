//! A write that is ready to be sent, so that it can be shown instead.

use serde_json::Value;

use crate::api::Journal;
use crate::error::Result;
use crate::model::{
    Food, FoodDraft, Meal, MealDraft, MealPatch, Operation, Settings, SettingsPatch,
};
use crate::rules;

/// A write of the API.
#[derive(Clone, Debug, PartialEq)]
pub enum Request {
    /// `createMeal`.
    CreateMeal(MealDraft),
    /// `updateMeal`.
    UpdateMeal(String, MealPatch),
    /// `deleteMeal`.
    DeleteMeal(String),
    /// `saveFood`.
    SaveFood(FoodDraft),
    /// `deleteFood`.
    DeleteFood(String),
    /// `updateSettings`.
    UpdateSettings(SettingsPatch),
}

/// What came back. One lives at a time, so its size does not matter.
#[allow(clippy::large_enum_variant)]
#[derive(Clone, Debug, PartialEq)]
pub enum Answer {
    /// The meal as it is now.
    Meal(Meal),
    /// The food as it is now.
    Food(Food),
    /// The settings as they are now.
    Settings(Settings),
    /// It is gone.
    Deleted,
}

impl Request {
    /// The write that an operation is with this id in its path and this body; `None` for what only reads.
    ///
    /// Errors: `Invalid` an id that is none.
    pub fn of(operation: Operation, id: &str, body: Value) -> Result<Option<Request>> {
        let id = || rules::query::id(id);
        Ok(Some(match operation {
            Operation::CreateMeal => Request::CreateMeal(body.into()),
            Operation::UpdateMeal => Request::UpdateMeal(id()?, body.into()),
            Operation::DeleteMeal => Request::DeleteMeal(id()?),
            Operation::SaveFood => Request::SaveFood(body.into()),
            Operation::DeleteFood => Request::DeleteFood(id()?),
            Operation::UpdateSettings => Request::UpdateSettings(body.into()),
            _ => return Ok(None),
        }))
    }

    /// Sends it.
    pub fn send(&self, journal: &dyn Journal) -> Result<Answer> {
        match self {
            Request::CreateMeal(draft) => journal.create_meal(draft).map(Answer::Meal),
            Request::UpdateMeal(id, patch) => journal.update_meal(id, patch).map(Answer::Meal),
            Request::DeleteMeal(id) => journal.delete_meal(id).map(|()| Answer::Deleted),
            Request::SaveFood(draft) => journal.save_food(draft).map(Answer::Food),
            Request::DeleteFood(id) => journal.delete_food(id).map(|()| Answer::Deleted),
            Request::UpdateSettings(patch) => journal.update_settings(patch).map(Answer::Settings),
        }
    }

    /// Holds its body against the rules, as far as that goes without a journal: what is to change and
    /// the foods are not looked up.
    ///
    /// Errors: `Invalid`.
    pub fn check(&self) -> Result<()> {
        match self {
            Request::CreateMeal(draft) => rules::meal::check_meal(draft),
            Request::UpdateMeal(_, patch) => rules::meal::check_patch(patch),
            Request::SaveFood(draft) => rules::food::check(draft.json()),
            Request::UpdateSettings(patch) => rules::settings::plan_settings(patch).map(drop),
            Request::DeleteMeal(_) | Request::DeleteFood(_) => Ok(()),
        }
    }

    /// The id in its path.
    pub fn id(&self) -> &str {
        match self {
            Request::UpdateMeal(id, _) | Request::DeleteMeal(id) | Request::DeleteFood(id) => id,
            _ => "",
        }
    }

    /// Its body.
    pub fn body(&self) -> Option<&Value> {
        match self {
            Request::CreateMeal(draft) => Some(draft.json()),
            Request::UpdateMeal(_, patch) => Some(patch.json()),
            Request::SaveFood(draft) => Some(draft.json()),
            Request::UpdateSettings(patch) => Some(patch.json()),
            Request::DeleteMeal(_) | Request::DeleteFood(_) => None,
        }
    }
}
