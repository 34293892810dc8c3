//! A meal with quick adds, and what is left of these once it is written: nothing among the person's foods.

use super::dry_run::{operation, would_send};
use super::in_flight::{InFlight, unanswered};
use super::session::{Session, shown};
use super::{Shown, unexpected};
use crate::actions::quick;
use crate::actions::request::{Answer, Request};
use crate::error::{Code, Error, Outcome, Result};
use crate::model::{ItemDraft, Meal};
use crate::render::note::Document;

/// What to do where nobody knows whether the meal was written.
const UNANSWERED: &str = "look whether the meal was written before you do it again; the food of the quick add may stand among your foods then";

/// Whether there may be a quick add among what is written: that is two writes, of which neither is left alone.
pub(super) fn is_among(items: &[ItemDraft]) -> bool {
    items.iter().any(|item| item.has("newFood"))
}

/// Writes a meal with these items and shows it; in a dry run shows what would be sent.
pub(super) fn send(
    session: &Session,
    request: &Request,
    items: &[ItemDraft],
    show: impl FnOnce(Meal) -> Shown,
) -> Shown {
    if session.globals.dry_run {
        return shown(Document(would_send(request)?));
    }
    show(write(session, request, items)?)
}

/// Writes a meal with these items and takes the foods of its quick adds out of the person's foods: on disk
/// both or nothing. A service is asked for the one behind the other, also where a signal comes between them;
/// a second one says how far it came.
///
/// Errors: those of the meal.
pub(super) fn write(session: &Session, request: &Request, items: &[ItemDraft]) -> Result<Meal> {
    if !is_among(items) {
        return meal(session, request);
    }
    session.whole(true, || {
        let is_service = session.disk()?.is_none();
        let in_flight = is_service.then(InFlight::of_several);
        let say = |error: &Error| in_flight.iter().for_each(|it| it.say(session, error));
        say(&unanswered().hint(UNANSWERED));
        let meal = meal(session, request)?;
        let foods = quick::forget(items, &meal);
        say(&half_done(&foods));
        forget(session, &foods);
        // What fails yet on disk is to write both, which somebody asked for as the meal.
        if !is_service {
            session.reach(operation(request));
        }
        Ok(meal)
    })
}

fn meal(session: &Session, request: &Request) -> Result<Meal> {
    match session.carry_out(request)? {
        Answer::Meal(meal) => Ok(meal),
        _ => unexpected(),
    }
}

/// Takes the foods that were made for these items alone out of the person's foods. The meal is
/// written and keeps them: where this fails it is said, and nothing else.
fn forget(session: &Session, foods: &[Request]) {
    for food in foods {
        if let Err(error) = session.carry_out(food) {
            session.note(format!(
                "note: the food of the quick add stays among your foods: {error}; take it out with: {}",
                taken_out(food)
            ));
        }
    }
}

/// The meal was written when the program was told to end, and its foods were not all taken out yet.
fn half_done(foods: &[Request]) -> Error {
    let commands: Vec<String> = foods.iter().map(taken_out).collect();
    let hint = format!(
        "the meal was written; to take it back: journal undo; if the food of the quick add still stands among your foods, take it out with: {}",
        commands.join("; ")
    );
    let message = "interrupted before the food of the quick add was taken out of your foods";
    Error::new(Code::Interrupted, message)
        .outcome(Outcome::Applied)
        .hint(hint)
}

/// How a food is taken out by hand.
fn taken_out(food: &Request) -> String {
    format!("journal food delete mine/{}", food.id())
}
