//! Where a journal of an older program is kept as it was, before it was brought up to date.

use std::path::Path;

use super::session::Session;

/// Says where it is.
pub(super) fn tell(session: &Session, copy: &Path) {
    let copy = copy.display();
    session.note(format!(
        "note: the journal was of an older program and is brought up to date; as it was, it is kept in {copy}"
    ));
}
