//! What a write is about: the thing, its id, and what a person knows it by.

use serde_json::Value;

use super::thing::Kind;
use crate::model::{FoodRef, Library, Meal, Operation};
use crate::rules::occasion;

/// The kind of thing that an operation writes.
pub(super) fn kind(operation: Operation) -> Option<Kind> {
    Some(match operation {
        Operation::CreateMeal | Operation::UpdateMeal | Operation::DeleteMeal => Kind::Meal,
        Operation::SaveFood | Operation::DeleteFood => Kind::Food,
        Operation::UpdateSettings => Kind::Settings,
        _ => return None,
    })
}

/// The id of the thing that is there before a write; settings need none.
pub(super) fn thing<'a>(
    operation: Operation,
    id: &'a str,
    body: Option<&'a Value>,
) -> Option<&'a str> {
    match operation {
        Operation::CreateMeal => None,
        Operation::SaveFood => body?.get("id")?.as_str(),
        _ => Some(id),
    }
}

/// What a request does besides what it does to the thing it is about: taking that back leaves it. `is_new`: whether the
/// thing was not there before.
pub(super) fn left_behind(body: &Value, is_new: bool) -> Option<String> {
    let has_new = |list: &Value| {
        let list = list.as_array();
        list.is_some_and(|list| list.iter().any(|entry| entry.get("newFood").is_some()))
    };
    let saves = has_new(&body["items"]) || has_new(&body["data"]["ingredients"]);
    if saves {
        return Some("the foods that were saved with it stay".to_owned());
    }
    // Nothing of the API takes a proposal back.
    let copied: FoodRef = serde_json::from_value(body.get("copyFrom")?.clone()).ok()?;
    let is_product = matches!(copied.library, Library::Off | Library::Service);
    (is_new && is_product).then(|| {
        format!(
            "what it proposed of {copied}, if anything, stays proposed: journal correction list"
        )
    })
}

/// The ids of the foods that a request saved along with a meal, which has the items in the order in which
/// they were sent.
pub(super) fn saved_along(body: &Value, meal: &Value) -> Vec<String> {
    let sent = body["items"].as_array().into_iter().flatten();
    let items = meal["items"].as_array().into_iter().flatten();
    let new = sent.zip(items).filter_map(|(sent, item)| {
        let food = &item["food"];
        let is_it = sent.get("newFood")?["name"] == food["name"];
        food["key"].as_str().filter(|_| is_it).map(str::to_owned)
    });
    new.collect()
}

/// What a person knows a thing by.
pub(super) fn named(kind: Kind, state: &Value) -> String {
    match kind {
        Kind::Meal => match serde_json::from_value::<Meal>(state.clone()) {
            Ok(meal) => occasion::label(&meal),
            Err(_) => String::new(),
        },
        Kind::Food => state["name"].as_str().unwrap_or_default().to_owned(),
        Kind::Settings => {
            let groups = state.as_object().into_iter().flatten();
            let names = groups.flat_map(|(group, members)| match members.as_object() {
                Some(members) => members
                    .keys()
                    .map(|name| format!("{group}.{name}"))
                    .collect(),
                None => vec![group.clone()],
            });
            names.collect::<Vec<_>>().join(", ")
        }
    }
}
