//! What stands in paths, query strings and headers of requests.

use serde_json::{Value, json};

use super::schema::{choice, day, instant, library, text, uuid};
use crate::model::{Library, Operation, State, limits};
use crate::wire::header;

/// The parameters that several operations have, by name.
pub(super) fn components() -> Value {
    json!({
        "Id": {
            "name": "id",
            "in": "path",
            "required": true,
            "description": "The meal's or the food's id.",
            "schema": uuid(),
        },
        "IdempotencyKey": {
            "name": header::IDEMPOTENCY_KEY,
            "in": "header",
            "description": "Marks requests as one and the same: within 24 hours the same key \
                with the same request gets the first answer again, and nothing is done twice. \
                Visible ASCII characters.",
            "schema": idempotency_key(),
        },
    })
}

/// An `Idempotency-Key`, as it is sent and as it is told back.
pub(super) fn idempotency_key() -> Value {
    let mut key = text(1, limits::IDEMPOTENCY_KEY);
    key["pattern"] = "^[!-~]+$".into();
    key
}

/// The parameters of an operation.
pub(super) fn of(operation: Operation) -> Vec<Value> {
    let shared = |name: &str| json!({ "$ref": format!("#/components/parameters/{name}") });
    let mut parameters = match operation {
        Operation::ListMeals => meals(),
        Operation::SearchFoods => foods(),
        Operation::ListFoodCorrections => window(limits::FOOD_PAGE, None),
        _ => Vec::new(),
    };
    if operation.takes_id() {
        parameters.push(shared("Id"));
    }
    if operation.takes_body() {
        parameters.push(shared("IdempotencyKey"));
    }
    parameters
}

fn query(name: &str, description: &str, schema: Value) -> Value {
    json!({ "name": name, "in": "query", "description": description, "schema": schema })
}

fn meals() -> Vec<Value> {
    let mut parameters = vec![
        query(
            "state",
            "Only meals in that state.",
            choice(&State::ALL.map(State::as_str)),
        ),
        query(
            "day",
            "Only meals on this day, in the timezone each meal was eaten in.",
            day(),
        ),
        query("fromDay", "Only meals on this day or later.", day()),
        query("toDay", "Only meals on this day or earlier.", day()),
        query("from", "Only meals eaten at or after this time.", instant()),
        query("to", "Only meals eaten before this time.", instant()),
    ];
    parameters.extend(window(limits::MEAL_PAGE, Some(limits::MEAL_OFFSET)));
    parameters
}

fn foods() -> Vec<Value> {
    let mut library = library();
    library["default"] = Library::Mine.as_str().into();
    let mut words = text(0, limits::QUERY);
    words["default"] = "".into();
    let mut parameters = vec![
        query("query", &words_told(), words),
        query("library", "Where to look.", library),
        query(
            "locale",
            "Language such as `de`. Generic ingredients are named in it where possible.",
            locale(),
        ),
        query(
            "region",
            "Two letters, a country. Products of the `off` library are listed first for that \
             country.",
            region(),
        ),
    ];
    parameters.extend(window(limits::FOOD_PAGE, None));
    parameters
}

fn words_told() -> String {
    let fewest = limits::COMPOSITION_QUERY;
    format!(
        "Words from the name or brand, or a whole barcode. Generic ingredients (`composition`) \
         need {fewest} characters or more."
    )
}

fn locale() -> Value {
    let (first, part) = (limits::LOCALE_LANGUAGE, limits::LOCALE_PART);
    let mut locale = text(0, limits::LOCALE);
    locale["pattern"] = format!("^[A-Za-z]{{{first},{part}}}(-[A-Za-z0-9]{{1,{part}}})*$").into();
    locale
}

fn region() -> Value {
    let pattern = format!("^[A-Za-z]{{{}}}$", limits::REGION);
    json!({ "type": "string", "pattern": pattern })
}

/// Which part of a list.
fn window(page: u64, largest_offset: Option<u64>) -> Vec<Value> {
    let mut offset = json!({ "type": "integer", "minimum": 0, "default": 0 });
    if let Some(largest) = largest_offset {
        offset["maximum"] = largest.into();
    }
    let limit = json!({
        "type": "integer",
        "minimum": 1,
        "maximum": limits::PAGE_MAX,
        "default": page,
    });
    vec![
        query("limit", "At most so many on the page.", limit),
        query("offset", "Send the previous page's `nextOffset`.", offset),
    ]
}
