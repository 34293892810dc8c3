//! The ways through the list of a journal whose writes are written down.

use super::list::List;
use super::noting::Noting;
use super::restore::{self, Brought};
use super::thing::Kind;
use crate::api::{Book, Entries, Entry, Undo, Unrecorded, Way};
use crate::error::{Code, Error, Outcome, Result};

impl<B: Book> Noting<B> {
    /// Goes one entry a way, thing by thing.
    fn step(&self, list: &mut List, at: usize, way: Way) -> Result<Entry> {
        if list.entries[at].doubtful {
            return Err(doubtful());
        }
        let entry = list.entries[at].told(way);
        list.entries[at].doubtful = true;
        list.write(&*self.shelf)?;
        // What passed is brought back by no way.
        let passing = list.entries[at].passing();
        let numbered = list.entries[at].changes.iter().enumerate();
        let staying = numbered.filter(|(_, changed)| !changed.passes(&passing));
        let mut places: Vec<usize> = staying.map(|(place, _)| place).collect();
        if way == Way::Undo {
            places.reverse();
        }
        let mut lost = entry.lost;
        for (gone, place) in places.into_iter().enumerate() {
            let changed = &mut list.entries[at].changes[place];
            let (from, to) = (changed.start(way).clone(), changed.end(way).clone());
            let (kind, id) = (changed.kind, changed.id.clone());
            match restore::bring(
                &self.book,
                (kind, &id),
                from.as_ref(),
                to.as_ref(),
                (&list.renamed, &passing),
            ) {
                Ok(mut brought) => {
                    lost.append(&mut brought.told);
                    settle(list, way, (at, place), brought);
                }
                Err(error) => return Err(self.stopped(list, at, gone, error)),
            }
            list.write(&*self.shelf)?;
        }
        list.entries[at].undone = way == Way::Undo;
        list.entries[at].doubtful = false;
        list.write(&*self.shelf)?;
        let ids = list.entries[at].told(way).deeds;
        Ok(Entry {
            deeds: ids,
            at: entry.at,
            lost,
        })
    }

    /// What failed: if nothing was done yet, it can be tried again.
    fn stopped(&self, list: &mut List, at: usize, gone: usize, error: Error) -> Error {
        if gone > 0 {
            return applied(error).hint(
                "a part of it was done: look at what is left, then empty the list: journal undo --forget",
            );
        }
        if error.what_became() == Outcome::NotApplied {
            list.entries[at].doubtful = false;
            // Where this cannot be written, it is tried no second time: that is safe.
            let _ = list.write(&*self.shelf);
        }
        error
    }
}

/// Has the list say where a thing is now.
fn settle(list: &mut List, way: Way, place: (usize, usize), brought: Brought) {
    for (old, new) in &brought.renamed {
        list.rename(old, new);
    }
    if list.entries[place.0].changes[place.1].kind != Kind::Settings {
        list.restate(way, place, brought.state);
    }
}

/// What failed behind something that was done. Where nobody knows whether it was, that is to be told first.
fn applied(error: Error) -> Error {
    match error.what_became() {
        Outcome::Unknown => error,
        _ => error.outcome(Outcome::Applied),
    }
}

fn doubtful() -> Error {
    let message = "nobody knows what became of the last try to undo or redo this";
    Error::new(Code::Conflict, message)
        .hint("look at it, do what is left by hand, then empty the list: journal undo --forget")
}

impl<B: Book> Undo for Noting<B> {
    fn go(
        &self,
        way: Way,
        count: usize,
        go_on: &dyn Fn(&[Entry]) -> Result<()>,
    ) -> Result<Vec<Entry>> {
        let _turn = self.shelf.turn()?;
        let mut list = List::read(&*self.shelf, &self.base)?;
        list.let_go(self.now);
        let there = list.ahead(way).len();
        if there < count {
            return Err(way.too_few(there));
        }
        let mut gone = Vec::new();
        while gone.len() < count
            && let Some(at) = list.next(way)
        {
            let step = go_on(&gone).and_then(|()| self.step(&mut list, at, way));
            gone.push(step.map_err(|error| match gone.is_empty() {
                true => error,
                false => applied(error),
            })?);
        }
        Ok(gone)
    }

    fn entries(&self) -> Result<Entries> {
        let mut list = List::read(&*self.shelf, &self.base)?;
        list.let_go(self.now);
        Ok(Entries {
            undo: list.ahead(Way::Undo),
            redo: list.ahead(Way::Redo),
        })
    }

    fn forget(&self) -> Result<usize> {
        let _turn = self.shelf.turn()?;
        let mut list = List::read(&*self.shelf, &self.base)?;
        let forgotten = list.entries.len();
        list.entries.clear();
        list.renamed.clear();
        list.write(&*self.shelf)?;
        Ok(forgotten)
    }

    fn has_recorded(&self) -> bool {
        self.noted.get()
    }

    /// Where no list can be kept, none is missed.
    fn unrecorded(&self) -> Option<Unrecorded> {
        let unnoted = self.unnoted.borrow().clone();
        unnoted.filter(|_| self.shelf.is_there())
    }
}
