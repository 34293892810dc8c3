//! What a write would send, for a dry run.

use serde_json::{Value, json};

use crate::actions::request::Request;
use crate::error::Result;
use crate::model::Operation;

/// What a write would send, where the rules let it: `{ method, path, body }`.
///
/// Errors: `Invalid`, as the journal would say it.
pub(super) fn would_send(request: &Request) -> Result<Value> {
    request.check()?;
    Ok(described(request))
}

/// A write as it would be sent: `{ method, path, body }`.
pub(super) fn described(request: &Request) -> Value {
    let operation = operation(request);
    json!({
        "method": operation.method().as_str(),
        "path": operation.path(request.id()),
        "body": request.body(),
    })
}

/// The operation that a request asks for.
pub(super) fn operation(request: &Request) -> Operation {
    match request {
        Request::CreateMeal(_) => Operation::CreateMeal,
        Request::UpdateMeal(..) => Operation::UpdateMeal,
        Request::DeleteMeal(_) => Operation::DeleteMeal,
        Request::SaveFood(_) => Operation::SaveFood,
        Request::DeleteFood(_) => Operation::DeleteFood,
        Request::UpdateSettings(_) => Operation::UpdateSettings,
    }
}
