//! What anybody may ask, without a key: what is taken and given here, and whether it is there at all.

use serde_json::{Map, Value, json};

use super::answer::response;
use super::error;
use super::{HEALTH, PATH};

/// The paths that need no key.
pub(super) fn paths() -> Map<String, Value> {
    let mut health = path(
        "getHealth",
        "Says that the server takes requests",
        json!({ "status": { "type": "string", "enum": ["ok"] } }),
    );
    health["get"]["servers"] = json!([{ "url": "/" }]);
    let description = path(
        "getDescription",
        "Gives this description",
        json!({ "openapi": { "type": "string" }, "paths": { "type": "object" } }),
    );
    Map::from_iter([(PATH.to_owned(), description), (HEALTH.to_owned(), health)])
}

/// A path that is read, and what its answer has at least.
fn path(id: &str, summary: &str, members: Value) -> Value {
    let required: Vec<&String> = members
        .as_object()
        .into_iter()
        .flat_map(Map::keys)
        .collect();
    let schema = json!({ "type": "object", "required": required, "properties": members });
    let mut responses = Map::from_iter([("200".to_owned(), response(summary, Some(schema), &[]))]);
    responses.extend(error::of_anybody());
    let told = json!({
        "operationId": id,
        "summary": summary,
        "tags": ["server"],
        "security": [],
        "responses": responses,
    });
    json!({ "get": told })
}
