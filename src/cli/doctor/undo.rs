//! Whether what is done to a service can be taken back from here: its list is kept in the state folder.

use std::path::Path;

use super::Said;
use super::checks::Named;
use crate::api::{Entries, Undo};
use crate::cli::context::Context;
use crate::cli::room;
use crate::cli::session::Session;
use crate::error::Result;
use crate::local::why_unwritable_folder;
use crate::render::undo::listed;

/// Nothing of a journal on disk, which keeps the list itself; nor of a service that cannot be asked, which is told.
pub(super) fn check(session: &Session) -> Vec<Named> {
    if !session.chosen().is_ok_and(Context::is_remote) {
        return Vec::new();
    }
    let list = session.undo().ok();
    let list = list.map(|undo| ("undo", told(undo).unwrap_or_else(Said::Fault)));
    let folder = session
        .folders()
        .ok()
        .map(|folders| folders.state.as_path());
    let doubts = folder.into_iter().flat_map(doubts);
    list.into_iter().chain(doubts).collect()
}

fn told(undo: &dyn Undo) -> Result<Said> {
    let Entries {
        undo: back,
        redo: again,
    } = undo.entries()?;
    let mut tried = back.iter().chain(&again).filter(|entry| entry.doubtful);
    if let Some(entry) = tried.next() {
        let told = format!(
            "nobody knows what became of the last try to undo or redo this: {}",
            listed(&entry.deeds)
        );
        let hint = "look whether it is there, and try again: journal undo, or redo; where that is refused, do it by hand, and empty the list: journal undo --forget";
        return Ok(Said::Doubt(told, hint.to_owned()));
    }
    Ok(Said::Well(match back.len() + again.len() {
        1 => "1 change is on the list of what can be undone".to_owned(),
        count => format!("{count} changes are on the list of what can be undone"),
    }))
}

/// What keeps a list from being written.
fn doubts(folder: &Path) -> Vec<Named> {
    let Some(there) = folder.ancestors().find(|place| place.is_dir()) else {
        return Vec::new();
    };
    let little = room::little(there).map(|little| (little, room::HINT));
    let closed = why_unwritable_folder(there).map(|why| {
        let told = format!("{} can only be read: {why}", there.display());
        let hint = "what is done to a service cannot be undone then: check its permissions, or name another folder, with JOURNAL_STATE_DIR";
        (told, hint)
    });
    let doubts = closed.or(little).into_iter();
    doubts
        .map(|(told, hint)| ("undo", Said::Doubt(told, hint.to_owned())))
        .collect()
}
