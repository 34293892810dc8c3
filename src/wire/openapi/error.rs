//! Errors: which of them each operation may answer, and what they look like.

use serde_json::{Map, Value, json};

use super::schema::{list, named};
use crate::error::{Code, Resource};
use crate::model::{Operation, limits};
use crate::wire::header;

/// An error that is described once and pointed at by name.
struct Shared {
    name: &'static str,
    codes: &'static [Code],
    description: &'static str,
    headers: &'static [&'static str],
}

#[rustfmt::skip]
const SHARED: [Shared; 11] = [
    shared("InvalidInput", &[Code::InvalidInput],
        "Invalid input: body, query or path parameter breaks a rule.", &[]),
    shared("InvalidWrite", &[Code::InvalidInput, Code::IdempotencyKeyReused],
        "Invalid input: body, query, path parameter or content type breaks a rule, or the \
         `Idempotency-Key` was sent before with another request.", &[]),
    shared("Unauthorized", &[Code::Unauthorized],
        "Credential missing or invalid.", &[header::WWW_AUTHENTICATE]),
    shared("Forbidden", &[Code::Forbidden],
        "The key lacks the needed permission.", &[header::WWW_AUTHENTICATE]),
    shared("MethodNotAllowed", &[Code::MethodNotAllowed],
        "The path does not take this method.", &[header::ALLOW]),
    shared("FoodInCatalog", &[Code::FoodInCatalog],
        "A new food's barcode is already in the catalogue: log the food that is there, or send \
         `copyFrom` to save a changed copy of your own.", &[]),
    shared("BodyTooLarge", &[Code::BodyTooLarge],
        "The body is larger than this server takes.", &[]),
    shared("HostNotServed", &[Code::HostNotServed],
        "This host is not served here.", &[]),
    shared("RateLimited", &[Code::RateLimited],
        "Too many requests.", &[header::RETRY_AFTER, header::RATE_LIMIT, header::RATE_LIMIT_POLICY]),
    shared("Internal", &[Code::Internal],
        "A fault in the program. Nobody knows whether the request was carried out.", &[]),
    shared("Unavailable", &[Code::Unavailable],
        "Busy, or stopping, or the journal cannot be read or written now.", &[]),
];

const fn shared(
    name: &'static str,
    codes: &'static [Code],
    description: &'static str,
    headers: &'static [&'static str],
) -> Shared {
    Shared {
        name,
        codes,
        description,
        headers,
    }
}

/// The errors that are described once.
pub(super) fn components() -> Map<String, Value> {
    let response = |error: &Shared| {
        let response =
            super::answer::response(error.description, Some(body(error.codes)), error.headers);
        (error.name.to_owned(), response)
    };
    SHARED.iter().map(response).collect()
}

/// The errors of what anybody may ask, by status.
pub(super) fn of_anybody() -> Map<String, Value> {
    pointers(&["InvalidInput", "BodyTooLarge", "HostNotServed"])
}

/// The errors of an operation, by status.
pub(super) fn of(operation: Operation) -> Map<String, Value> {
    let mut errors = pointers(&names(operation));
    let resources = missing(operation);
    if !resources.is_empty() {
        let status = status(&[Code::NotFound]);
        errors.extend(status.map(|status| (status, not_found(resources))));
    }
    errors.sort_keys();
    errors
}

/// Points at shared errors, by status.
fn pointers(names: &[&str]) -> Map<String, Value> {
    let shared = SHARED.iter().filter(|error| names.contains(&error.name));
    shared
        .filter_map(|error| Some((status(error.codes)?, points_at(error.name))))
        .collect()
}

/// The shared errors that an operation may answer.
fn names(operation: Operation) -> Vec<&'static str> {
    let mut names = vec![
        "Unauthorized",
        "Forbidden",
        "BodyTooLarge",
        "HostNotServed",
        "RateLimited",
        "Internal",
        "Unavailable",
    ];
    names.push(match operation.takes_body() {
        true => "InvalidWrite",
        false => "InvalidInput",
    });
    if saves_foods(operation) {
        names.push("FoodInCatalog");
    }
    names
}

fn saves_foods(operation: Operation) -> bool {
    use Operation::{CreateMeal, SaveFood, UpdateMeal};
    matches!(operation, CreateMeal | UpdateMeal | SaveFood)
}

fn status(codes: &[Code]) -> Option<String> {
    Some(codes.first()?.status()?.to_string())
}

fn points_at(name: &str) -> Value {
    json!({ "$ref": format!("#/components/responses/{name}") })
}

/// What an operation may not find. A path with another `/` in it is no path of the API.
fn missing(operation: Operation) -> &'static [Resource] {
    use Resource::{Food, Ingredient, Meal, Route};
    match operation {
        Operation::CreateMeal | Operation::SaveFood => &[Food, Ingredient],
        Operation::UpdateMeal => &[Meal, Food, Ingredient, Route],
        Operation::GetMeal | Operation::DeleteMeal => &[Meal, Route],
        Operation::DeleteFood => &[Food, Route],
        _ => &[],
    }
}

fn not_found(resources: &[Resource]) -> Value {
    let words: Vec<&str> = resources.iter().map(|resource| resource.as_str()).collect();
    let resource = ("resource".to_owned(), super::schema::choice(&words));
    super::answer::response(
        "It does not exist, or is not the person's.",
        Some(schema(Code::NotFound, Map::from_iter([resource]))),
        &[],
    )
}

/// The body of an error with one of these codes.
fn body(codes: &[Code]) -> Value {
    match codes {
        [code] => schema(*code, Map::new()),
        _ => {
            let each = codes.iter().map(|code| schema(*code, Map::new()));
            json!({ "oneOf": Value::from_iter(each) })
        }
    }
}

/// The body of an error with this code, which has these members besides its own.
fn schema(code: Code, more: Map<String, Value>) -> Value {
    let mut members = Map::new();
    members.insert("code".into(), super::schema::choice(&[code.as_str()]));
    members.insert(
        "message".into(),
        json!({ "type": "string", "description": "One sentence." }),
    );
    match code {
        Code::InvalidInput => drop(members.insert("details".into(), details())),
        Code::FoodInCatalog => drop(members.insert("food".into(), named("Food"))),
        _ => {}
    }
    members.extend(more);
    json!({
        "type": "object",
        "required": Vec::from_iter(members.keys()),
        "properties": members,
    })
}

fn details() -> Value {
    let mut details = list(
        limits::DETAILS,
        json!({
            "type": "object",
            "required": ["path", "message"],
            "properties": {
                "path": { "type": "string", "description": "Where: `items[0].unit`, or a query \
                    parameter's name." },
                "message": { "type": "string" },
            },
        }),
    );
    details["minItems"] = 1.into();
    details
}
