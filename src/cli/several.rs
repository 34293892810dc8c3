//! Several writes of one command: into a journal on disk all of them or none; to a service one after the other,
//! and where they end before their end it is told what was done, and of what nobody knows it.

use std::cell::Cell;

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
    let course = Course::new(session, count, telling);
    let mut done = Vec::new();
    for at in 0..count {
        let one = course.go_on(&done).and_then(|()| one(at));
        done.push(one.map_err(|error| course.ended(error, &done))?);
    }
    Ok(done)
}

/// Writes that a service is asked for one after the other. The first signal ends them between two of them, a
/// second one at once.
pub(super) struct Course<'t, D> {
    session: &'t Session,
    count: usize,
    telling: &'t Telling<'t, D>,
    in_flight: InFlight,
    /// For how many that are done it was said what a second signal says.
    said: Cell<Option<usize>>,
}

impl<'t, D> Course<'t, D> {
    /// So many writes, of which none is sent yet.
    pub(super) fn new(session: &'t Session, count: usize, telling: &'t Telling<'t, D>) -> Self {
        Course {
            session,
            count,
            telling,
            in_flight: InFlight::of_several(),
            said: Cell::new(None),
        }
    }

    /// Looks whether the next one, or the next part of it, is to be sent, when these are done.
    ///
    /// Errors: `Interrupted` where a signal came.
    pub(super) fn go_on(&self, done: &[D]) -> Result<()> {
        if self.in_flight.is_asked() {
            return Err(Error::new(Code::Interrupted, "interrupted"));
        }
        if self.said.replace(Some(done.len())) != Some(done.len()) {
            self.in_flight
                .say(self.session, &self.ended(unanswered(), done));
        }
        Ok(())
    }

    /// An error that ended them when these were done: with what was done, and of what nobody knows it.
    pub(super) fn ended(&self, error: Error, done: &[D]) -> Error {
        told(error, done, self.count, self.telling)
    }
}

/// An error that ended them at the first: what nobody knows, and that the others were not sent.
fn first<D>(error: Error, count: usize, telling: &Telling<'_, D>) -> Error {
    if error.what_became() != Outcome::Unknown {
        return error;
    }
    let others = match count {
        1 => String::new(),
        2 => "; the other one was not sent".to_owned(),
        _ => format!("; the other {} were not sent", count - 1),
    };
    let advice = error.advice().map(|advice| format!("; {advice}"));
    let hint = format!(
        "nobody knows whether {}: look before you repeat it{others}{}",
        (telling.one)(0),
        advice.unwrap_or_default()
    );
    error.hint(hint)
}

/// An error that ended several writes, of which these were done.
fn told<D>(error: Error, done: &[D], count: usize, telling: &Telling<'_, D>) -> Error {
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
            (telling.one)(done.len())
        )),
        false => {
            let what_to_do = error.advice().map(|advice| format!("; {advice}"));
            let hint = so_far + what_to_do.as_deref().unwrap_or_default();
            error.outcome(Outcome::Applied).hint(hint)
        }
    }
}
