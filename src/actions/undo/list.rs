//! The list as it is kept: changes with the state of each thing before and after.

use std::any::Any;
use std::collections::HashSet;

use chrono::{DateTime, Utc};
use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::sealed::{self, seal};
use super::thing::{Kind, is_same, rename, rename_id};
use crate::api::{Deed, Entry, Way};
use crate::error::{Error, Result};
use crate::model::{Timestamp, json};
use crate::rules::kept;

/// The most that is written, in bytes.
const LARGEST: usize = 2 * 1024 * 1024;

/// Where a list is kept, for one person and one journal.
pub trait Shelf {
    /// Waits until nobody else changes the list, for as long as what is given lives.
    fn turn(&self) -> Result<Box<dyn Any>>;

    /// The list as it was put there.
    fn read(&self) -> Result<Option<String>>;

    /// Puts a list there in place of the one before.
    fn write(&self, list: &str) -> Result<()>;

    /// What stands there is no list.
    fn damaged(&self) -> Error;

    /// Whether there is a place for a list at all.
    fn is_there(&self) -> bool;
}

/// Whose list it is: what was done there for somebody else is not to be taken back here.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Whose {
    /// The base address.
    pub base: String,
    /// What tells the key from others; `None` of a list from before that was written down, which may be anybody's.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub key: Option<String>,
}

/// What was done to a journal at an address with one key.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub(super) struct List {
    #[serde(flatten)]
    pub(super) whose: Whose,
    /// Ids that things had, and those they have now, in the order in which they changed.
    #[serde(default)]
    pub(super) renamed: Vec<(String, String)>,
    /// The commands, the oldest first.
    pub(super) entries: Vec<Past>,
    /// What was done there with other keys; the key that was used last is the last.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(super) others: Vec<List>,
}

/// What a command did.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(super) struct Past {
    pub(super) id: String,
    pub(super) at: DateTime<Utc>,
    pub(super) undone: bool,
    /// Whether nobody knows how far the way back or forth was gone.
    pub(super) doubtful: bool,
    /// While it is doubtful how far that is, how many of its changes are surely gone: the next one may be.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) gone: Option<usize>,
    pub(super) changes: Vec<Changed>,
}

/// What became of a thing.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(super) struct Changed {
    pub(super) kind: Kind,
    pub(super) what: String,
    pub(super) id: String,
    pub(super) name: String,
    pub(super) before: Option<Value>,
    pub(super) after: Option<Value>,
    /// What the way back does not reach.
    pub(super) left: Option<String>,
    /// The ids of the foods that were saved along with a meal.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(super) saved: Vec<String>,
}

impl List {
    /// The list of a shelf that is this one's, and beside it those of other keys for this address.
    ///
    /// Errors: also where what stands there is no list.
    pub(super) fn read(shelf: &dyn Shelf, whose: &Whose) -> Result<List> {
        let text = shelf.read()?;
        let kept = text.map(|text| match sealed::is_whole(&text) {
            true => json::read(text.as_bytes()).map_err(|_| shelf.damaged()),
            false => Err(shelf.damaged()),
        });
        Ok(List::of(kept.transpose()?, whose))
    }

    /// Puts the list on a shelf. Where that is too much, the longest one loses the most.
    pub(super) fn write(&mut self, shelf: &dyn Shelf) -> Result<()> {
        let text = |list: &List| seal(&serde_json::to_string(list).unwrap_or_default());
        let mut written = text(self);
        while written.len() > LARGEST && self.drop_some() {
            written = text(self);
        }
        shelf.write(&written)
    }

    /// Adds what a command did, which ends what could be done again.
    pub(super) fn add(&mut self, command: &str, now: DateTime<Utc>, changed: Changed) {
        self.entries.retain(|past| !past.undone);
        match self.entries.iter_mut().find(|past| past.id == command) {
            Some(past) => past.changes.push(changed),
            None => self.entries.push(Past {
                id: command.to_owned(),
                at: now,
                undone: false,
                doubtful: false,
                gone: None,
                changes: vec![changed],
            }),
        }
        self.let_go(now);
    }

    /// Lets go of what came to nothing, of what is old, and of what is too much, in the lists of other keys too.
    pub(super) fn let_go(&mut self, now: DateTime<Utc>) {
        self.others.iter_mut().for_each(|other| other.let_go(now));
        self.others.retain(|other| !other.entries.is_empty());
        self.entries.retain(|past| !past.comes_to_nothing());
        let micros = |past: &Past| past.at.timestamp_micros();
        let made: Vec<i64> = self.entries.iter().map(micros).collect();
        let old = kept::old(&made, now.timestamp_micros());
        self.entries.drain(..old);
        let much = self.entries.len().saturating_sub(kept::MOST.into());
        self.entries.drain(..much);
        if self.entries.is_empty() {
            self.renamed.clear();
        }
    }

    /// The place of the entry that is next on a way.
    pub(super) fn next(&self, way: Way) -> Option<usize> {
        match way {
            Way::Undo => self.entries.iter().rposition(|past| !past.undone),
            Way::Redo => self.entries.iter().position(|past| past.undone),
        }
    }

    /// The entries that are ahead on a way, the next one first.
    pub(super) fn ahead(&self, way: Way) -> Vec<Entry> {
        let told = self
            .entries
            .iter()
            .filter(|past| past.undone == (way == Way::Redo));
        let told = told.map(|past| past.told(way));
        match way {
            Way::Undo => told.rev().collect(),
            Way::Redo => told.collect(),
        }
    }

    /// Things have new ids: everything that was done to them was done to those.
    pub(super) fn rename(&mut self, renamed: Vec<(String, String)>) {
        let changes = self.entries.iter_mut().flat_map(|past| &mut past.changes);
        changes.for_each(|changed| changed.rename(&renamed));
        self.renamed.extend(renamed);
    }

    /// The state that a thing has now stands where its state from here on was written down: in the
    /// change itself and in the one that joins it on the way.
    pub(super) fn restate(&mut self, way: Way, place: (usize, usize), now: Option<Value>) {
        let id = self.entries[place.0].changes[place.1].id.clone();
        let changes = self
            .entries
            .iter_mut()
            .enumerate()
            .flat_map(|(entry, past)| {
                let numbered = past.changes.iter_mut().enumerate();
                numbered.map(move |(at, changed)| ((entry, at), changed))
            });
        let mut of_thing: Vec<_> = changes.filter(|(_, changed)| changed.id == id).collect();
        if way == Way::Redo {
            of_thing.reverse();
        }
        // The one that joins stands before this one.
        let Some(here) = of_thing.iter().position(|(at, _)| *at == place) else {
            return;
        };
        let was = std::mem::replace(of_thing[here].1.end(way), now.clone());
        if let Some(joins) = here
            .checked_sub(1)
            .and_then(|before| of_thing.get_mut(before))
        {
            let start = joins.1.start(way);
            if is_same(start.as_ref(), was.as_ref()) {
                *start = now;
            }
        }
    }
}

impl Past {
    /// Whether a way through it makes what was not there, and gets another id than anybody knows.
    pub(super) fn makes(&self, way: Way) -> bool {
        let passing = self.passing();
        let mut staying = self
            .changes
            .iter()
            .filter(|changed| !changed.passes(&passing));
        staying.any(|changed| match way {
            Way::Undo => changed.after.is_none(),
            Way::Redo => changed.before.is_none(),
        })
    }

    /// What a person is told of it.
    pub(super) fn told(&self, way: Way) -> Entry {
        let passing = self.passing();
        let changes = self.changes.iter();
        let staying = || changes.clone().filter(|changed| !changed.passes(&passing));
        let lost = staying().flat_map(|changed| changed.lost(way, &passing));
        Entry {
            at: Timestamp::from(self.at),
            deeds: staying().map(Changed::deed).collect(),
            lost: lost.collect(),
            doubtful: self.doubtful,
        }
    }
}

impl Changed {
    fn rename(&mut self, renamed: &[(String, String)]) {
        let ids = std::iter::once(&mut self.id).chain(&mut self.saved);
        ids.for_each(|id| rename_id(id, renamed));
        let states = [&mut self.before, &mut self.after].into_iter().flatten();
        states.for_each(|state| rename(state, renamed));
    }

    /// What a person is told of it.
    pub(super) fn deed(&self) -> Deed {
        Deed {
            what: self.what.clone(),
            id: self.id.clone(),
            name: self.name.clone(),
        }
    }

    /// The state that a way starts from.
    pub(super) fn start(&mut self, way: Way) -> &mut Option<Value> {
        match way {
            Way::Undo => &mut self.after,
            Way::Redo => &mut self.before,
        }
    }

    /// The state that a way leads to.
    pub(super) fn end(&mut self, way: Way) -> &mut Option<Value> {
        match way {
            Way::Undo => &mut self.before,
            Way::Redo => &mut self.after,
        }
    }

    /// What does not come back as it was.
    fn lost(&self, way: Way, passing: &HashSet<String>) -> Vec<String> {
        let (from, to) = match way {
            Way::Undo => (&self.after, &self.before),
            Way::Redo => (&self.before, &self.after),
        };
        let mut lost = self.kind.lost(from.as_ref(), to.as_ref());
        if way == Way::Undo && !self.leaves_none(passing) {
            lost.extend(self.left.clone());
        }
        lost
    }
}
