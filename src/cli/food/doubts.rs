//! Values that no food can have: more fat in 100 g than there are grams, energy in kilojoules. They are kept as they
//! were said, since the API takes them, and not in silence.

use crate::catalog::plausible;
use crate::cli::session::Session;
use crate::model::Food;

/// Says which values of a food that was saved cannot be meant, and how they are changed.
pub(in crate::cli) fn tell(session: &Session, food: &Food) {
    if food.data().is_computed() {
        return;
    }
    let Some(reference) = food.reference() else {
        return;
    };
    let aim = session.looks().aim;
    for doubt in plausible::doubts(food.data()) {
        session.note(format!(
            "note: {doubt}, more than any food has; if that is not meant: journal {aim}food edit {reference}"
        ));
    }
}
