//! Bringing a food to a state that it had, whatever became of what it is made of.

use serde::Deserialize;
use serde_json::{Map, Value, json};

use super::restore::{Brought, id_of, renamed, value};
use crate::actions::import::{in_words, own_ingredients, say_in_words};
use crate::api::Book;
use crate::error::{Error, Resource, Result};
use crate::model::{Food, FoodData, FoodDraft};

/// The members of a food that a request can say.
const SAID: [&str; 6] = [
    "name",
    "brand",
    "barcode",
    "data",
    "copyFrom",
    "attribution",
];

/// Saves a food as it was. A recipe of which an ingredient is no more keeps its values, which is told.
///
/// Errors: those of the request.
pub(super) fn bring(book: &dyn Book, from: Option<&Value>, to: &Value) -> Result<Brought> {
    let member = |name: &&str| Some(((*name).to_owned(), to.get(*name)?.clone()));
    let mut body: Map<_, _> = SAID.iter().filter_map(member).collect();
    // A service may give more than it takes.
    if let Ok(data) = FoodData::deserialize(&to["data"]) {
        body.insert("data".to_owned(), json!(data.as_sent()));
    }
    match book.save_food(&draft(from, body.into())) {
        Ok(saved) => Ok(brought(to, &saved, Vec::new())),
        Err(error) if error.resource() == Some(Resource::Ingredient) => {
            bring_in_words(book, from, to, error)
        }
        Err(error) => Err(error),
    }
}

/// Saves a recipe with the values that it had: those of its ingredients cannot be added up.
fn bring_in_words(
    book: &dyn Book,
    from: Option<&Value>,
    to: &Value,
    refusal: Error,
) -> Result<Brought> {
    let Ok(food) = Food::deserialize(to) else {
        return Err(refusal);
    };
    let mut body = json!(in_words(&food));
    if let Some(images) = to["data"].get("images").filter(|images| images.is_array()) {
        body["data"]["images"] = images.clone();
    }
    let is_made = body.pointer("/data/ingredients").is_some();
    let saved = book.save_food(&draft(from, body))?;
    let mut told = vec![say_in_words(&food)];
    if is_made && let Err(error) = let_go_parts(book, &saved) {
        told.push(stays(to, &error));
    }
    Ok(brought(to, &saved, told))
}

/// The body that saves a food, in place of the one that is there.
fn draft(from: Option<&Value>, mut body: Value) -> FoodDraft {
    if let Some(id) = from.and_then(id_of) {
        body["id"] = id.into();
    }
    FoodDraft::from(body)
}

fn brought(to: &Value, saved: &Food, told: Vec<String>) -> Brought {
    let state = value(saved);
    Brought {
        renamed: renamed(to, &state),
        state: Some(state),
        told,
    }
}

/// Takes the foods that a food was made of for this once out of the own foods again.
///
/// Errors: those of the requests.
pub(super) fn let_go_parts(book: &dyn Book, food: &Food) -> Result<()> {
    own_ingredients(food).try_for_each(|part| book.delete_food(part))
}

/// What a person is told where a food that was made for this once could not be taken out again.
pub(super) fn stays(food: &Value, error: &Error) -> String {
    let name = food["name"].as_str().unwrap_or("a food");
    format!("{name}, or what it is made of, stays among your foods: {error}")
}
