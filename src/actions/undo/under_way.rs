//! How far a way through an entry has gone, also where the program was killed on it.

use super::list::{Changed, List, Past};
use crate::api::{Deed, Way};

/// Where a way through an entry ended.
#[derive(Clone, Copy)]
pub(super) struct End {
    pub(super) way: Way,
    /// The place of the entry.
    pub(super) at: usize,
    /// The place of the change in it that failed.
    pub(super) place: usize,
}

impl List {
    /// Parts an entry whose way ended at a change: what is done stands in an entry apart from it and from what is not.
    /// The change itself is `doubtful` where nobody knows whether it was done. What was done is told.
    pub(super) fn part(&mut self, end: End, doubtful: bool) -> Vec<Deed> {
        let past = self.entries.remove(end.at);
        let passing = past.passing();
        let of = |changes: &[Changed], undone: bool, doubtful: bool| Past {
            changes: changes
                .iter()
                .filter(|changed| !changed.passes(&passing))
                .cloned()
                .collect(),
            undone,
            doubtful,
            gone: None,
            ..past.clone()
        };
        let (before, rest) = past.changes.split_at(end.place);
        let (failed, behind) = rest.split_at(1);
        let is_undone = end.way == Way::Redo;
        let mut parts = match doubtful {
            true => vec![
                of(before, false, false),
                of(failed, is_undone, true),
                of(behind, true, false),
            ],
            false if is_undone => vec![of(before, false, false), of(rest, true, false)],
            false => vec![
                of(&past.changes[..=end.place], false, false),
                of(behind, true, false),
            ],
        };
        let done = match end.way {
            Way::Undo => parts.last(),
            Way::Redo => parts.first(),
        };
        let done = done.map(|past| past.changes.iter().map(Changed::deed).collect());
        parts.retain(|past| !past.changes.is_empty());
        self.entries.splice(end.at..end.at, parts);
        done.unwrap_or_default()
    }

    /// Parts the entries on whose way the program was killed, where the way makes things, so that nobody can look how much of
    /// it is done: one change of each is doubtful alone.
    pub(super) fn part_killed(&mut self) {
        let killed = |(at, past): (usize, &Past)| past.killed(at);
        while let Some(end) = self.entries.iter().enumerate().find_map(killed) {
            self.part(end, true);
        }
    }
}

impl Past {
    /// Before its first change goes a way; `is_again` where nobody knows how many have.
    pub(super) fn begin(&mut self, is_again: bool) {
        self.doubtful = true;
        self.gone = (!is_again).then_some(0);
    }

    /// When so many have gone it.
    pub(super) fn is_gone(&mut self, gone: usize) {
        self.gone = self.gone.map(|_| gone);
    }

    /// When all have.
    pub(super) fn end(&mut self, way: Way) {
        self.undone = way == Way::Undo;
        self.doubtful = false;
        self.gone = None;
    }

    /// Where its changes stand in the order of a way; what passed is brought back by none.
    pub(super) fn places(&self, way: Way) -> Vec<usize> {
        let passing = self.passing();
        let numbered = self.changes.iter().enumerate();
        let staying = numbered.filter(|(_, changed)| !changed.passes(&passing));
        let mut places: Vec<usize> = staying.map(|(place, _)| place).collect();
        if way == Way::Undo {
            places.reverse();
        }
        places
    }

    /// Where its way ended, if the program was killed on it and it can be parted there.
    fn killed(&self, at: usize) -> Option<End> {
        let gone = self.gone.filter(|_| self.doubtful)?;
        let way = match self.undone {
            true => Way::Redo,
            false => Way::Undo,
        };
        let places = self.places(way);
        let place = *places.get(gone)?;
        (places.len() > 1 && self.makes(way)).then_some(End { way, at, place })
    }
}
