//! Several writes of one command: into a journal on disk all of them or none; to a service one after the other,
//! and where they end before their end it is told what was done, and of what nobody knows it.

use super::in_flight::{InFlight, unanswered};
use super::session::Session;
use crate::error::{Code, Error, Outcome, Result};

/// How writes are told that ended before their end.
pub(super) struct Telling<'t, D> {
    /// What was done, and how it is taken back.
    pub(super) done: &'t dyn Fn(&[D]) -> String,
    /// What is done by the one at a place: `lunch was written`.
    pub(super) one: &'t dyn Fn(usize) -> String,
}

/// Does so many writes, each by its place.
///
/// Errors: those of a write; `Interrupted` where a signal came and not all were sent to a service yet.
pub(super) fn write<D>(
    session: &Session,
    count: usize,
    mut one: impl FnMut(usize) -> Result<D>,
    telling: &Telling<'_, D>,
) -> Result<Vec<D>> {
    if count < 2 || session.disk()?.is_some() {
        return session.whole(count > 1, || (0..count).map(one).collect());
    }
    let in_flight = InFlight::of_several();
    let mut done = Vec::new();
    for at in 0..count {
        let ended = |error| told(error, &done, at, count, telling);
        if in_flight.is_asked() {
            return Err(ended(Error::new(Code::Interrupted, "interrupted")));
        }
        in_flight.say(session, &ended(unanswered()));
        done.push(one(at).map_err(ended)?);
    }
    Ok(done)
}

/// An error that ended them at the first: what nobody knows, and that the others were not sent.
fn first<D>(error: Error, count: usize, telling: &Telling<'_, D>) -> Error {
    if error.what_became() != Outcome::Unknown {
        return error;
    }
    let others = match count {
        2 => "the other one was".to_owned(),
        _ => format!("the other {} were", count - 1),
    };
    error.hint(format!(
        "nobody knows whether {}: look before you repeat it; {others} not sent",
        (telling.one)(0)
    ))
}

/// An error that ended several writes at a place.
fn told<D>(error: Error, done: &[D], at: usize, count: usize, telling: &Telling<'_, D>) -> Error {
    if done.is_empty() {
        return first(error, count, telling);
    }
    let so_far = (telling.done)(done);
    let what = format!(
        "{}: it ended after {} of {count}",
        error.message(),
        done.len()
    );
    let is_doubtful = error.what_became() == Outcome::Unknown;
    let error = error.with_message(what);
    match is_doubtful {
        true => error.hint(format!(
            "nobody knows whether {}, too: look before you repeat it; {so_far}",
            (telling.one)(at)
        )),
        false => error.outcome(Outcome::Applied).hint(so_far),
    }
}
