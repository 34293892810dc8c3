//! What is answered when all went well, and the headers of answers.

use serde_json::{Map, Value, json};

use super::schema::named;
use super::{error, parameter};
use crate::model::Operation;
use crate::wire::header;

/// An answer with a JSON body or none, and these headers besides those of every answer.
pub(super) fn response(description: &str, schema: Option<Value>, headers: &[&str]) -> Value {
    let headers: Map<String, Value> = [header::REQUEST_ID]
        .iter()
        .chain(headers)
        .map(|name| {
            let header = json!({ "$ref": format!("#/components/headers/{name}") });
            ((*name).to_owned(), header)
        })
        .collect();
    let mut response = json!({ "description": description, "headers": headers });
    if let Some(schema) = schema {
        response["content"] = json!({ header::JSON: { "schema": schema } });
    }
    response
}

/// All answers of an operation, by status.
pub(super) fn of(operation: Operation) -> Value {
    let headers: &[&str] = match operation.takes_body() {
        true => &[header::IDEMPOTENCY_KEY, header::IDEMPOTENCY_REPLAYED],
        false => &[],
    };
    let (description, schema) = success(operation);
    let mut good = response(description, schema.map(named), headers);
    if let Some(links) = links(operation) {
        good["links"] = links;
    }
    let mut all = Map::from_iter([(operation.success().to_string(), good)]);
    all.extend(error::of(operation));
    Value::Object(all)
}

/// What is answered when all went well: in words, and its schema.
fn success(operation: Operation) -> (&'static str, Option<&'static str>) {
    match operation {
        Operation::ListMeals => ("A page of meals.", Some("MealPage")),
        Operation::CreateMeal => ("The new meal.", Some("Meal")),
        Operation::GetMeal => ("The meal with its items.", Some("Meal")),
        Operation::UpdateMeal => ("The updated meal.", Some("Meal")),
        Operation::DeleteMeal => ("The meal is deleted.", None),
        Operation::SearchFoods => ("A page of foods.", Some("FoodPage")),
        Operation::SaveFood => ("The saved food.", Some("Food")),
        Operation::DeleteFood => ("The food is removed.", None),
        Operation::ListFoodCorrections => ("A page of corrections.", Some("CorrectionPage")),
        Operation::GetSettings => ("The settings.", Some("Settings")),
        Operation::UpdateSettings => ("The settings after the change.", Some("Settings")),
    }
}

/// Where an answer leads to.
fn links(operation: Operation) -> Option<Value> {
    let meal = [
        Operation::GetMeal,
        Operation::UpdateMeal,
        Operation::DeleteMeal,
    ];
    Some(match operation {
        Operation::CreateMeal | Operation::GetMeal | Operation::UpdateMeal => {
            with_id(ANSWERED, &meal)
        }
        // What is deleted is asked for once more, and is not there.
        Operation::DeleteMeal => with_id(ASKED, &meal[..1]),
        Operation::SaveFood => with_id(ANSWERED, &[Operation::DeleteFood]),
        _ => return None,
    })
}

/// The id of what is answered.
const ANSWERED: &str = "$response.body#/id";
/// The id that was asked for.
const ASKED: &str = "$request.path.id";

/// Leads to these operations with an id.
fn with_id(id: &str, operations: &[Operation]) -> Value {
    let link = |operation: &Operation| {
        let link = json!({ "operationId": operation.id(), "parameters": { "id": id } });
        (operation.id().to_owned(), link)
    };
    operations.iter().map(link).collect()
}

/// The headers of answers, by name.
pub(super) fn headers() -> Value {
    let text = |description: &str| {
        json!({
            "description": description,
            "required": true,
            "schema": { "type": "string" },
        })
    };
    json!({
        header::REQUEST_ID: text("Which request this was, for whoever looks into a log."),
        header::WWW_AUTHENTICATE: text("Why the key was refused."),
        header::ALLOW: text("The methods that the path takes."),
        header::RETRY_AFTER: {
            "description": "Seconds until the next request is taken.",
            "required": true,
            "schema": { "type": "integer", "minimum": 0 },
        },
        header::RATE_LIMIT: text("What is left of the rate."),
        header::RATE_LIMIT_POLICY: text("What the rate is: `q` requests at once, all of which are there again after `w` seconds."),
        header::IDEMPOTENCY_KEY: {
            "description": "The request's own, on an answer that honoured it.",
            "schema": parameter::idempotency_key(),
        },
        header::IDEMPOTENCY_REPLAYED: {
            "description": "On an answer that honoured the request's key: whether it was given \
                before, to an earlier request with the same key. A server that sends this does \
                what it is asked once, however often the request comes.",
            "schema": { "type": "boolean" },
        },
    })
}
