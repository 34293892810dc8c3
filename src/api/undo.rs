//! What was done from the command line, to be taken back and done again.

use std::fmt;

use serde::Serialize;

use crate::error::{Code, Error, Result, echo};
use crate::model::Timestamp;
use crate::model::id::short;

/// Something that a command did.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
pub struct Deed {
    /// What: the operation's name, or `changeFood`, `addPhoto`, `logBody`.
    pub what: String,
    /// The id of the meal or food; empty where there is none.
    pub id: String,
    /// What a person knows it by.
    pub name: String,
}

impl fmt::Display for Deed {
    /// As a person knows it: `added a meal: Lunch (f6efe96c)`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let done = match self.what.as_str() {
            "createMeal" => "added a meal",
            "updateMeal" => "changed a meal",
            "deleteMeal" => "deleted a meal",
            "saveFood" => "saved a food",
            "changeFood" => "changed a food",
            "deleteFood" => "deleted a food",
            "updateSettings" => "changed settings",
            "addPhoto" => "added a photo",
            "logBody" => "logged measurements",
            other => other,
        };
        write!(f, "{done}: {}", self.name)?;
        match self.id.as_str() {
            "" => Ok(()),
            id => write!(f, " ({})", short(id)),
        }
    }
}

/// A command that changed something: taken back, and done again, as a whole.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Entry {
    /// When.
    pub at: Timestamp,
    /// What it did, in order.
    pub deeds: Vec<Deed>,
    /// What did not come back as it was, or will not.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub lost: Vec<String>,
    /// Whether it was tried to go that way, and nobody knows what became of it.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub doubtful: bool,
}

/// What was done and is on no list.
#[derive(Clone, Debug)]
pub struct Unrecorded {
    /// What it was, in order.
    pub deeds: Vec<Deed>,
    /// Why the last of it is on none.
    pub why: Error,
}

/// What can be taken back and what can be done again, the next one first.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
pub struct Entries {
    /// What can be taken back.
    pub undo: Vec<Entry>,
    /// What was taken back and can be done again.
    pub redo: Vec<Entry>,
}

/// What was done from here with another key.
#[derive(Clone, Debug, PartialEq)]
pub struct OfKey {
    /// What tells that key from others.
    pub key: String,
    /// What can be taken back with it, the last first, then what was taken back.
    pub entries: Vec<Entry>,
}

impl OfKey {
    /// Nothing was done with this key.
    pub fn none(key: &str) -> Error {
        let what = format!("nothing was changed here with another key {:?}", echo(key));
        Error::new(Code::NotFound, what).hint("see with which ones: journal undo --list")
    }
}

/// Which way to go.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Way {
    /// Take back.
    Undo,
    /// Do again.
    Redo,
}

impl Way {
    /// The command that goes it.
    pub fn verb(self) -> &'static str {
        match self {
            Way::Undo => "undo",
            Way::Redo => "redo",
        }
    }

    /// There are not so many changes to go.
    pub fn too_few(self, there: usize) -> Error {
        let what = self.verb();
        let message = match there {
            0 => format!("there is nothing to {what}"),
            1 => format!("there is only 1 change to {what}"),
            more => format!("there are only {more} changes to {what}"),
        };
        Error::new(Code::NotFound, message).hint("see what there is: journal undo --list")
    }

    /// The thing is not there any more, which the change left there.
    pub fn gone() -> Error {
        let message = "it is gone: it was deleted since, and not by a change that can be undone";
        Error::new(Code::Conflict, message).hint(
            "what lies before it can only be undone by hand: journal undo --forget empties the list",
        )
    }

    /// The thing is not as the change left it.
    pub fn changed() -> Error {
        let message = "it was changed since, and not by a change that can be undone";
        Error::new(Code::Conflict, message).hint(
            "change it by hand; what lies before it can only be undone by hand, too: journal undo --forget empties the list",
        )
    }

    /// A meal or a recipe, `by`, that was written since counts what the change left: a version of a food.
    pub fn needed(by: &str) -> Error {
        let message = format!(
            "a {by} needs it that was written since, and not by a change that can be undone"
        );
        Error::new(Code::Conflict, message).hint(
            "delete what needs it first, or change by hand what was to be undone, and what lies before it: journal undo --forget empties the list",
        )
    }
}

/// A journal that remembers what a command line did to it.
///
/// What others do to it is not on the list, and never taken back by it.
pub trait Undo {
    /// Takes back the last so many changes, or does those again that were taken back last. Where they go one
    /// after the other, `go_on` is told before each, and before each part of one, which are gone already, and may end it there.
    ///
    /// Errors: `NotFound` when there are not so many; `Conflict` when a thing was changed since; those of `go_on`.
    fn go(
        &self,
        way: Way,
        count: usize,
        go_on: &dyn Fn(&[Entry]) -> Result<()>,
    ) -> Result<Vec<Entry>>;

    /// What can be taken back and done again.
    fn entries(&self) -> Result<Entries>;

    /// The changes that would go this way next, at most so many.
    fn next(&self, way: Way, count: usize) -> Result<Vec<Entry>> {
        let Entries { undo, redo } = self.entries()?;
        let mut next = match way {
            Way::Undo => undo,
            Way::Redo => redo,
        };
        next.truncate(count);
        Ok(next)
    }

    /// How long the list is, also where something on it cannot be read.
    fn count(&self) -> Result<usize> {
        let Entries { undo, redo } = self.entries()?;
        Ok(undo.len() + redo.len())
    }

    /// Empties the list: nothing on it can be brought back any more. Gives how long it was.
    fn forget(&self) -> Result<usize>;

    /// What was done from here with other keys, that of the key that was used last first: it is on other lists, since it may
    /// be somebody else's.
    fn of_other_keys(&self) -> Result<Vec<OfKey>> {
        Ok(Vec::new())
    }

    /// Has what was done with another key come on this list, the latest first, as far as there is room. What has none stays
    /// where it is. Gives how many changes came.
    ///
    /// Errors: `NotFound` when nothing was done with that key.
    fn take_over(&self, key: &str) -> Result<usize> {
        Err(OfKey::none(key))
    }

    /// Whether something was done since the journal was opened that can be taken back.
    fn has_recorded(&self) -> bool;

    /// What was done since then and is on no list, where that is so.
    fn unrecorded(&self) -> Option<Unrecorded> {
        None
    }
}
