//! The eleven operations, each with what it takes and gives.

use serde_json::{Value, json};

use super::{answer, example, parameter, schema};
use crate::model::{Operation, Permission};
use crate::wire::header;

/// What is told of an operation.
pub(super) fn describe(operation: Operation) -> Value {
    let (summary, more) = words(operation);
    let permission = match operation.permission() {
        Permission::Read => "Read",
        Permission::ReadWrite => "Read and write",
    };
    let mut told = json!({
        "operationId": operation.id(),
        "summary": summary,
        "description": format!("{more}\n\nPermission: **{permission}**.").trim_start(),
        "tags": [tag(operation)],
        "x-permission": operation.permission().as_str(),
        "parameters": parameter::of(operation),
        "responses": answer::of(operation),
    });
    if let Some(body) = body(operation) {
        let json = json!({ "schema": schema::named(body), "examples": example::of(operation) });
        told["requestBody"] = json!({ "required": true, "content": { header::JSON: json } });
    }
    told
}

fn tag(operation: Operation) -> &'static str {
    match operation.template().split('/').nth(1) {
        Some("meals") => "meals",
        Some("settings") => "settings",
        _ => "foods",
    }
}

/// The schema of the body it takes.
fn body(operation: Operation) -> Option<&'static str> {
    match operation {
        Operation::CreateMeal => Some("MealDraft"),
        Operation::UpdateMeal => Some("MealPatch"),
        Operation::SaveFood => Some("FoodDraft"),
        Operation::UpdateSettings => Some("SettingsPatch"),
        _ => None,
    }
}

/// In a sentence, and what else is to be known.
fn words(operation: Operation) -> (&'static str, &'static str) {
    match operation {
        Operation::ListMeals => (
            "Lists the person's meals, newest first, a page at a time",
            "Newest first is `eatenAt` descending, then the one created later.",
        ),
        Operation::CreateMeal => (
            "Logs a meal that was eaten, or plans one ahead",
            "All of it is saved, or nothing: foods that are sent as `newFood` are saved first.",
        ),
        Operation::GetMeal => ("Gives a meal with its items", ""),
        Operation::UpdateMeal => (
            "Changes a meal; only what is sent changes",
            "`items` replaces the list; an entry with the `id` of one of this meal's items keeps \
             that item. `{}` changes nothing.",
        ),
        Operation::DeleteMeal => ("Deletes a meal, its history and its photos", ""),
        Operation::SearchFoods => (
            "Finds foods to log, in one library, by name, brand or barcode",
            "Every word must match the start of a word in name or brand, without regard to case \
             and diacritics. An empty query lists the library.",
        ),
        Operation::SaveFood => (
            "Saves a food or recipe to the `mine` library, or changes one the person saved",
            "Send `id` to change a food. The nutrition of a recipe with ingredients is added up \
             from them, per serving.",
        ),
        Operation::DeleteFood => (
            "Removes a food from the person's foods",
            "Past meals and recipes keep it.",
        ),
        Operation::ListFoodCorrections => (
            "Lists the changes the person made to catalogue products, newest first, with where \
             their review stands",
            "",
        ),
        Operation::GetSettings => (
            "Gives the settings: targets, preferences, body measurements",
            "",
        ),
        Operation::UpdateSettings => ("Changes settings; a member left out keeps its value", ""),
    }
}
