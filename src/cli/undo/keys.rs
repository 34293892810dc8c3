//! What was changed on a service with another key is on another list, and comes on this one when it is asked for.

use super::{changes, told};
use crate::api::{OfKey, key};
use crate::cli::session::{Session, shown};
use crate::cli::{Shown, prompt};
use crate::error::{Code, Error, Result};
use crate::render::note::Done;
use crate::rules::kept;

/// Says what is on the lists of other keys, where there is something.
pub(super) fn tell(session: &Session) {
    for others in others(session).into_iter().flatten() {
        session.note(format!("note: {others}"));
    }
}

/// There is less on the list than was asked for, and it may be on that of another key.
pub(super) fn hinted(session: &Session, too_few: Error) -> Error {
    match others(session) {
        Ok(others) if !others.is_empty() => too_few.hint(others.join("; ")),
        _ => too_few,
    }
}

/// What is on the list of each other key, and what has it come on this one.
fn others(session: &Session) -> Result<Vec<String>> {
    let aim = session.looks().aim;
    let others = session.undo()?.of_other_keys()?;
    let told = others.iter().map(|other| {
        let key = &other.key;
        format!(
            "with the key {key} {}: if it was yours, journal {aim}undo --take-over {key}",
            made(other)
        )
    });
    Ok(told.collect())
}

/// How many changes were made, and which was the last.
fn made(other: &OfKey) -> String {
    match &other.entries[..] {
        [] => "nothing was changed here".to_owned(),
        [one] => format!("1 change was made here ({})", told(one)),
        [last, ..] => format!(
            "{} were made here (the last: {})",
            changes(other.entries.len()),
            told(last)
        ),
    }
}

/// Has what was changed with another key on the list of this one.
pub(super) fn take_over(session: &Session, key: &str) -> Shown {
    let key = key::named(key).unwrap_or(key);
    let undo = session.undo()?;
    let others = undo.of_other_keys()?;
    let other = others.iter().find(|other| other.key == key);
    let other = other.ok_or_else(|| OfKey::none(key))?;
    let made = made(other);
    let there = undo.count()?;
    let coming = kept::room(there, other.entries.len());
    if coming == 0 {
        return Err(full(there));
    }
    let done = |message: String| {
        let ids = Vec::new();
        shown(Done { message, ids })
    };
    if session.globals.dry_run {
        let staying = staying(coming, other);
        return done(format!("Would take over {}{staying}", changes(coming)));
    }
    let question = format!("With the key {key} {made}. Have that on the list of this key?");
    prompt::confirm(session, &question)?;
    session.name_the_journal()?;
    let came = undo.take_over(key)?;
    session.wrote();
    let aim = session.looks().aim;
    let staying = staying(came, other);
    done(format!(
        "Took over {}{staying}: see them with journal {aim}undo --list",
        changes(came)
    ))
}

/// What is said of those for which there is no room.
fn staying(coming: usize, other: &OfKey) -> String {
    match other.entries.len().saturating_sub(coming) {
        0 => String::new(),
        left => format!(
            " ({left} older stay on the list of that key: a list has {} at most)",
            kept::MOST
        ),
    }
}

fn full(there: usize) -> Error {
    let what = format!("there is no room on this key's list: it has {there} changes");
    let hint = "what stands on it can be let go of: journal undo --forget";
    Error::new(Code::Conflict, what).hint(hint)
}
