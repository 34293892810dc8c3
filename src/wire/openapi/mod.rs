//! The OpenAPI 3.1 description of what is taken and given.
//!
//! Made from what the code knows already: routes, permissions, statuses, error codes, limits and
//! names. What is written here besides (types, and which members belong together) is held against
//! the rules by `tests/contract`, which looks at everything it asks and is answered, and by
//! `tests/properties` with bodies and queries of any kind.

mod answer;
mod correction;
mod error;
mod example;
mod food;
mod meal;
mod open;
mod operation;
mod parameter;
mod schema;
mod settings;

use serde_json::{Map, Value, json};

use crate::model::{Operation, limits};
use crate::wire::route;

/// Where the description is, under the base address.
pub const PATH: &str = "/openapi.json";
/// Where a server says that it is there. It is none of the API, and not under the base address.
pub const HEALTH: &str = "/healthz";

/// Whether an operation knows a query parameter of this name.
pub fn takes(operation: Operation, name: &str) -> bool {
    let mut known = parameter::of(operation).into_iter();
    known.any(|known| known["in"] == "query" && known["name"] == name)
}

/// The description.
pub fn document() -> Value {
    json!({
        "openapi": "3.1.0",
        "info": info(),
        "servers": [{ "url": route::BASE }],
        "security": [{ "apiKey": [] }],
        "tags": tags(),
        "paths": paths(),
        "components": {
            "securitySchemes": { "apiKey": security() },
            "schemas": schemas(),
            "responses": error::components(),
            "headers": answer::headers(),
            "parameters": parameter::components(),
        },
    })
}

fn info() -> Value {
    json!({
        "title": "Food journal",
        "version": "1.0.0",
        "summary": "A personal food journal: meals, foods and recipes, food corrections, settings.",
        "description": format!("All data is that of the person whose key is sent. Bodies are JSON \
            of at most {} values. A \
            request member or query parameter that is not described is ignored; a member that \
            stands twice in an object is refused, and so is the character U+0000 in any text. \
            Lengths of text count Unicode scalar values. A path that does not exist is answered \
            404 with `resource` `route`, a method that a path does not take 405 \
            (`MethodNotAllowed`): both whatever the key. What is no HTTP, or has a head of more \
            than 100 headers or 64 KiB, is answered 400, 414 or 431 without a body, and \
            the connection closed, before it is a request of this API.", limits::VALUES),
        "license": {
            "name": env!("CARGO_PKG_LICENSE"),
            "identifier": env!("CARGO_PKG_LICENSE"),
        },
    })
}

fn security() -> Value {
    json!({
        "type": "http",
        "scheme": "bearer",
        "description": "A personal API key. Its permission is **Read**, for the operations marked \
            so, or **Read and write**, for all of them.",
    })
}

fn tags() -> Value {
    json!([
        { "name": "meals", "description": "Meals that were eaten or are planned." },
        { "name": "foods", "description": "Foods and recipes, and changes proposed to products." },
        { "name": "settings", "description": "Daily targets, preferences and body measurements." },
        { "name": "server", "description": "What is told of the server, without a key." },
    ])
}

/// The operations, by path and method.
fn paths() -> Value {
    let mut paths = Map::new();
    for operation in Operation::ALL {
        let path = paths
            .entry(operation.template())
            .or_insert_with(|| json!({}));
        path[operation.method().as_str().to_ascii_lowercase()] = operation::describe(operation);
    }
    paths.extend(open::paths());
    Value::Object(paths)
}

/// What bodies and answers are made of, by name.
fn schemas() -> Value {
    let all = [
        schema::components(),
        meal::components(),
        food::components(),
        correction::components(),
        settings::components(),
    ];
    let named = all.into_iter().flatten();
    named
        .map(|(name, schema)| (name.to_owned(), schema))
        .collect()
}
