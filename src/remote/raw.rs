//! A call whose answer is handed over as it came.

use serde_json::Value;

use super::Remote;
use super::read::{gone, json, thing};
use super::sending::Sending;
use crate::api::Call;
use crate::error::{Error, Result};
use crate::model::{Meal, Operation, json};

impl Remote {
    /// Calls an operation and gives the body as the service wrote it; `None` where there is none.
    ///
    /// Errors: those of the operation; `BadAnswer` where the body is no JSON, or of a write no object.
    pub fn raw(&self, call: &Call) -> Result<Option<Vec<u8>>> {
        let operation = call.operation;
        let mut sending = match (&call.body, operation.takes_body()) {
            (Some(body), _) => Sending::with_body(operation, &call.id, body),
            (None, false) => Sending::new(operation, &call.id, &[]),
            (None, true) => return Err(Error::invalid_at("", "the body is missing")),
        };
        sending.query = &call.query;
        let body = self.ask(&sending, |answer| {
            match operation.success() {
                204 => gone(answer)?,
                _ if operation.takes_body() => drop(thing(answer)?),
                // Read to the last letter: what cannot be read cannot be printed either.
                _ => drop(json::<Value>(answer)?),
            }
            Ok(answer.body.clone())
        })?;
        self.note(call, &body);
        Ok(Some(body).filter(|body| !body.trim_ascii().is_empty()))
    }

    /// Notes what was written, as far as it is understood.
    fn note(&self, call: &Call, body: &[u8]) {
        let meal = || json::read::<Meal>(body).ok();
        match call.operation {
            Operation::CreateMeal => {
                if let Some(meal) = meal() {
                    self.memory.note_meal(&meal);
                    self.memory.note_written(&meal.id);
                }
            }
            Operation::DeleteMeal | Operation::DeleteFood => self.memory.note_deleted(&call.id),
            _ => {}
        }
    }
}
