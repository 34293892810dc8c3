//! The ways through the list of a journal whose writes are written down.

use std::collections::HashSet;

use super::list::{List, Past};
use super::noting::Noting;
use super::restore::{self, Brought, Looked};
use super::thing::Kind;
use super::under_way::End;
use crate::api::{Book, Deed, Entries, Entry, OfKey, Undo, Unrecorded, Way};
use crate::error::{Code, Error, Outcome, Result};

impl<B: Book> Noting<B> {
    /// Goes one entry a way, thing by thing; between two of them `go_on` may end it.
    fn step(
        &self,
        list: &mut List,
        at: usize,
        way: Way,
        go_on: &dyn Fn() -> Result<()>,
    ) -> Result<Entry> {
        let is_again = list.entries[at].doubtful;
        if is_again && list.entries[at].makes(way) {
            return Err(doubtful(&list.entries[at]));
        }
        let entry = list.entries[at].told(way);
        let passing = list.entries[at].passing();
        let places = list.entries[at].places(way);
        let mut lost = entry.lost;
        for (gone, place) in places.iter().copied().enumerate() {
            let changed = &mut list.entries[at].changes[place];
            let (from, to) = (changed.start(way).clone(), changed.end(way).clone());
            let (kind, id) = (changed.kind, changed.id.clone());
            let (thing, from, to) = ((kind, &*id), from.as_ref(), to.as_ref());
            let goes_on = if gone == 0 { Ok(()) } else { go_on() };
            let looked = goes_on.and_then(|()| {
                let known = known(list, &passing, is_again);
                restore::look(&self.book, thing, from, to, &known)
            });
            let brought = looked.and_then(|looked| match looked {
                Looked::There(there) => Ok(there),
                Looked::Ahead(pinned) => {
                    // Before the first request that changes something, and not before one that only looks.
                    if gone == 0 {
                        list.entries[at].begin(is_again);
                        list.write(&*self.shelf)?;
                    }
                    let known = known(list, &passing, is_again);
                    restore::bring(&self.book, thing, from, to, &pinned, &known)
                }
            });
            match brought {
                Ok(mut brought) => {
                    lost.append(&mut brought.told);
                    settle(list, way, (at, place), brought);
                }
                Err(error) => {
                    let stopped = Stopped {
                        end: End { way, at, place },
                        gone,
                        of: places.len(),
                        is_again,
                    };
                    return Err(self.stopped(list, &stopped, error));
                }
            }
            if gone + 1 < places.len() {
                list.entries[at].is_gone(gone + 1);
                self.write_behind(list, at, way)?;
            }
        }
        list.entries[at].end(way);
        self.write_behind(list, at, way)?;
        let ids = list.entries[at].told(way).deeds;
        Ok(Entry {
            deeds: ids,
            at: entry.at,
            lost,
            doubtful: false,
        })
    }

    /// Writes the list behind something that was done.
    fn write_behind(&self, list: &mut List, at: usize, way: Way) -> Result<()> {
        let written = list.write(&*self.shelf);
        written.map_err(|error| {
            let what = format!(
                "a change was {}, and the list of changes cannot say so: {}",
                done(way),
                error.message()
            );
            let hint = format!(
                "make room, or have it be written; then {}",
                on(&list.entries[at], way)
            );
            error
                .with_message(what)
                .outcome(Outcome::Applied)
                .hint(hint)
        })
    }

    /// What failed: the list has what was done apart from what was not, which can be tried again where it is known that
    /// it was not done.
    fn stopped(&self, list: &mut List, stopped: &Stopped, error: Error) -> Error {
        let End { at, way, .. } = stopped.end;
        // An earlier try stays as doubtful as it was.
        let is_doubtful = stopped.is_again || error.what_became() != Outcome::NotApplied;
        if stopped.gone == 0 {
            list.entries[at].doubtful = is_doubtful;
            list.entries[at].gone = list.entries[at].gone.filter(|_| is_doubtful);
            // Where this cannot be written, it is looked at anew the next time.
            let _ = list.write(&*self.shelf);
            return error;
        }
        let what = format!(
            "{}: it ended after {} of {} changes",
            error.message(),
            stopped.gone,
            stopped.of
        );
        let error = applied(error.with_message(what));
        let unsaid = on(&list.entries[at], way);
        if stopped.is_again {
            // That try may have come further: the next one looks again at all of it.
            return error.hint(unsaid);
        }
        let gone = list.part(stopped.end, is_doubtful);
        let rest = match list.write(&*self.shelf) {
            Ok(()) => format!("the others are on the list still: journal {}", way.verb()),
            Err(_) => format!("which the list cannot say: {unsaid}"),
        };
        let gone: Vec<String> = gone.iter().map(Deed::to_string).collect();
        error.hint(format!(
            "{} already: {}; {rest}",
            done(way),
            gone.join("; ")
        ))
    }
}

fn done(way: Way) -> &'static str {
    match way {
        Way::Undo => "undone",
        Way::Redo => "done again",
    }
}

/// How it goes on with an entry of which the list does not say how much is done.
fn on(past: &Past, way: Way) -> String {
    match past.makes(way) {
        true => LOOK.to_owned(),
        false => format!(
            "journal {} looks how much is done, and does the rest",
            way.verb()
        ),
    }
}

/// What a person does where nobody else can know what became of something.
const LOOK: &str =
    "look whether it is there, do what is left by hand, and empty the list: journal undo --forget";

/// Where a way through an entry ended, and how much of it was gone.
struct Stopped {
    end: End,
    /// How many of it were done.
    gone: usize,
    /// Of how many.
    of: usize,
    /// Whether more of it may have been done before, by a try of which nobody knows what became.
    is_again: bool,
}

/// What is known beside the states of a thing.
fn known<'k>(list: &'k List, passing: &'k HashSet<String>, is_again: bool) -> restore::Known<'k> {
    restore::Known {
        renamed: &list.renamed,
        passing,
        is_again,
    }
}

/// Has the list say where a thing is now.
fn settle(list: &mut List, way: Way, place: (usize, usize), brought: Brought) {
    list.rename(brought.renamed);
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

fn doubtful(past: &Past) -> Error {
    let what = past
        .changes
        .iter()
        .map(|changed| changed.deed().to_string());
    let what = what.collect::<Vec<_>>().join("; ");
    let message = format!("nobody knows what became of the last try to undo or redo this: {what}");
    Error::new(Code::Conflict, message).hint(LOOK)
}

impl<B: Book> Undo for Noting<B> {
    fn go(
        &self,
        way: Way,
        count: usize,
        go_on: &dyn Fn(&[Entry]) -> Result<()>,
    ) -> Result<Vec<Entry>> {
        let _turn = self.shelf.turn()?;
        let mut list = List::read(&*self.shelf, &self.whose)?;
        list.let_go(self.now);
        list.part_killed();
        let there = list.ahead(way).len();
        if there < count {
            return Err(way.too_few(there));
        }
        let mut gone = Vec::new();
        while gone.len() < count
            && let Some(at) = list.next(way)
        {
            let step = go_on(&gone).and_then(|()| self.step(&mut list, at, way, &|| go_on(&gone)));
            gone.push(step.map_err(|error| match gone.is_empty() {
                true => error,
                false => applied(error),
            })?);
        }
        Ok(gone)
    }

    fn entries(&self) -> Result<Entries> {
        let mut list = List::read(&*self.shelf, &self.whose)?;
        list.let_go(self.now);
        list.part_killed();
        Ok(Entries {
            undo: list.ahead(Way::Undo),
            redo: list.ahead(Way::Redo),
        })
    }

    fn forget(&self) -> Result<usize> {
        let _turn = self.shelf.turn()?;
        let mut list = List::read(&*self.shelf, &self.whose)?;
        let forgotten = list.entries.len();
        list.entries.clear();
        list.renamed.clear();
        list.write(&*self.shelf)?;
        Ok(forgotten)
    }

    fn of_other_keys(&self) -> Result<Vec<OfKey>> {
        let mut list = List::read(&*self.shelf, &self.whose)?;
        list.let_go(self.now);
        Ok(list.others.iter().rev().map(List::told).collect())
    }

    fn take_over(&self, key: &str) -> Result<usize> {
        let _turn = self.shelf.turn()?;
        let mut list = List::read(&*self.shelf, &self.whose)?;
        list.let_go(self.now);
        let came = list.take_over(key);
        let came = came.ok_or_else(|| OfKey::none(key))?;
        list.write(&*self.shelf)?;
        Ok(came)
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
