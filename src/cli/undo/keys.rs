//! What was changed on a service with another key is on another list, and comes on this one when it is asked for.

use super::{changes, told};
use crate::api::Entry;
use crate::cli::session::{Session, shown};
use crate::cli::{Shown, prompt};
use crate::error::{Code, Error, Result};
use crate::render::note::Done;

/// Says what is on the list of another key, where there is something.
pub(super) fn tell(session: &Session) {
    if let Ok(Some((others, hint))) = others(session) {
        session.note(format!("note: {others}: {hint}"));
    }
}

/// There is less on the list than was asked for, and it may be on that of another key.
pub(super) fn hinted(session: &Session, too_few: Error) -> Error {
    match others(session) {
        Ok(Some((others, hint))) => too_few.hint(format!("{others}: {hint}")),
        _ => too_few,
    }
}

/// What is on the list of another key, and what has it come on this one.
fn others(session: &Session) -> Result<Option<(String, String)>> {
    let entries = session.undo()?.of_another_key()?;
    Ok(entries.first().map(|last| {
        let others = format!("with another key {}", made(&entries, last));
        let aim = session.looks().aim;
        let hint =
            format!("if that was yours, have it on this list: journal {aim}undo --take-over");
        (others, hint)
    }))
}

/// How many changes were made, and which was the last.
fn made(entries: &[Entry], last: &Entry) -> String {
    match entries {
        [_] => format!("1 change was made here ({})", told(last)),
        _ => format!(
            "{} were made here (the last: {})",
            changes(entries.len()),
            told(last)
        ),
    }
}

/// Has what was changed with the key before this one on the list of this one.
pub(super) fn take_over(session: &Session) -> Shown {
    let undo = session.undo()?;
    let entries = undo.of_another_key()?;
    let Some(last) = entries.first() else {
        let what = "nothing was changed here with another key";
        let hint = "see what there is: journal undo --list";
        return Err(Error::new(Code::NotFound, what).hint(hint));
    };
    let made = made(&entries, last);
    let done = |message: String| {
        let ids = Vec::new();
        shown(Done { message, ids })
    };
    if session.globals.dry_run {
        return done(format!("Would take over: {made}"));
    }
    let question = format!("With another key {made}. Have that on the list of this key?");
    prompt::confirm(session, &question)?;
    session.name_the_journal()?;
    let came = undo.take_over()?;
    session.wrote();
    done(format!(
        "Took over {}: see them with journal undo --list",
        changes(came)
    ))
}
