//! What is said of a change that changes nothing.

use super::session::Session;
use crate::render::Format;

/// What a person reads where nothing else is shown.
pub(super) const SO_ALREADY: &str = "It is so already: nothing was changed";

/// What a person reads in the place of what was done; a program is told beside what it reads.
pub(super) fn said<S>(session: &Session, to_person: S) -> S {
    if session.format() != Format::Table {
        session.note("note: it is so already: nothing was changed");
    }
    to_person
}

/// What a person reads above what is shown; who reads rows or JSON has the data alone there.
pub(super) fn beside_rows(session: &Session) -> Option<String> {
    let is_for_person = session.format() == Format::Table;
    said(session, is_for_person.then(|| SO_ALREADY.to_owned()))
}
