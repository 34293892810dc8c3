//! What is left of a quick add once it is written: nothing among the person's foods.

use super::session::Session;
use crate::actions::quick;
use crate::model::{ItemDraft, Meal};

/// Whether there may be a quick add among what is written: that is two writes, of which neither is left alone.
pub(super) fn is_among(items: &[ItemDraft]) -> bool {
    items.iter().any(|item| item.has("newFood"))
}

/// Takes the foods that were made for these items alone out of the person's foods. The meal is
/// written and keeps them: where this fails it is said, and nothing else.
pub(super) fn forget(session: &Session, sent: &[ItemDraft], meal: &Meal) {
    for request in quick::forget(sent, meal) {
        if let Err(error) = session.carry_out(&request) {
            session.note(format!(
                "note: the food of the quick add stays among your foods: {error}"
            ));
        }
    }
}
