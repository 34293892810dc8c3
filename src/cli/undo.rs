mod keys;

use std::cell::RefCell;
use std::collections::BTreeMap;
use std::str::FromStr;

use clap::Args;

use super::session::{Session, shown};
use super::several::{Course, Telling};
use super::unusable::unusable;
use super::{Runs, Shown, finding, prompt};
use crate::api::{self, Entries, Entry, Way};
use crate::error::Result;
use crate::model::Timestamp;
use crate::render::Format;
use crate::render::note::Done;
use crate::render::undo::{Gone, told};

/// Take back what the last command changed: meals, foods, settings
///
/// The last 100 changes, for 30 days. On a journal on disk everything is as it was, ids, times and
/// versions too. On a service the opposite is sent, and what cannot come back is told. What was
/// changed since, by another program or device, is not taken back. A clock that is a year beyond the
/// last change lets none of the list go before two changes were made by it. What was changed on a service with
/// another key is on a list of its own: it may be somebody else's; a new key goes on with it by --take-over.
///
/// Examples:
///   journal undo              the last change
///   journal undo 3            the last three
///   journal undo --list       what there is to undo and redo
///   journal undo --forget     nothing more: what was deleted is gone for good
///   journal undo --take-over KEY
///                           what was changed with a key that this one replaces
#[derive(Args)]
#[command(verbatim_doc_comment)]
pub(super) struct Undo {
    /// How many changes
    #[arg(value_name = "N", default_value_t = 1, value_parser = count::<usize>)]
    count: usize,
    /// Show what can be undone and redone
    #[arg(long, conflicts_with_all = ["count", "forget"])]
    list: bool,
    /// Empty the list; asks first, or needs --yes
    #[arg(long, conflicts_with = "count")]
    forget: bool,
    /// Have what was changed on a service with another key on this key's list; asks first, or needs --yes
    #[arg(long, value_name = "KEY", conflicts_with_all = ["count", "list", "forget"])]
    take_over: Option<String>,
}

/// How many changes, or foods.
pub(super) fn count<N>(text: &str) -> std::result::Result<N, String>
where
    N: FromStr + PartialOrd + From<u8>,
{
    let number = text.parse().ok().filter(|number| *number > N::from(0));
    number.ok_or_else(|| "must be a whole number from 1 on".to_owned())
}

impl Runs for Undo {
    fn run(self, session: &Session) -> Shown {
        match (self.list, self.forget, self.take_over) {
            (true, ..) => shown(entries(session)?),
            (_, true, _) => forget(session),
            (.., Some(key)) => keys::take_over(session, &key),
            _ => go(session, Way::Undo, self.count),
        }
    }
}

/// Takes back so many changes, or does them again.
pub(super) fn go(session: &Session, way: Way, count: usize) -> Shown {
    let (member, done, back) = match way {
        Way::Undo => ("undone", "Undone", "redo"),
        Way::Redo => ("redone", "Done again", "undo"),
    };
    if session.globals.dry_run {
        let would = match way {
            Way::Undo => ("wouldUndo", "Would undo"),
            Way::Redo => ("wouldRedo", "Would do again"),
        };
        let entries = first(session, way, count)?;
        say_lost(session, &entries);
        return shown(Gone {
            member: would.0,
            done: would.1,
            back: None,
            entries,
        });
    }
    let undo = session.undo()?;
    session.name_the_journal()?;
    let before = first(session, way, count)?;
    let gone = match session.disk()? {
        Some(_) => undo.go(way, count, &|_| Ok(()))?,
        None => of_a_service(session, undo, (way, count), &before)?,
    };
    session.wrote();
    follow(session, &before, &gone);
    say_lost(session, &gone);
    let gone = Gone {
        member,
        done,
        back: Some(back),
        entries: here(session, gone)?,
    };
    if let Some(command) = gone.way_back(&session.looks())
        && session.format() != Format::Table
    {
        session.way_back(command);
    }
    shown(gone)
}

/// Goes change by change: a signal ends it between two things of one, or says what was gone.
fn of_a_service(
    session: &Session,
    undo: &dyn api::Undo,
    (way, count): (Way, usize),
    before: &[Entry],
) -> Result<Vec<Entry>> {
    let deeds: usize = before.iter().map(|entry| entry.deeds.len()).sum();
    if deeds < 2 {
        let _in_flight = session.in_flight();
        return undo.go(way, count, &|_| Ok(()));
    }
    let (done, back) = match way {
        Way::Undo => ("undone", "redo"),
        Way::Redo => ("done again", "undo"),
    };
    let telling = Telling {
        done: &|gone: &[Entry]| {
            let (what, count) = (gone.iter().map(told).collect::<Vec<_>>(), gone.len());
            let what = what.join("; ");
            format!("{done} already: {what}; to have it as it was: journal {back} {count}")
        },
        one: &|at| {
            format!(
                "the change ({}) was {done}",
                in_doubt(undo, way).unwrap_or_else(|| told(&before[at]))
            )
        },
    };
    let course = Course::new(session, count, &telling);
    let gone = RefCell::new(Vec::new());
    let go_on = |so_far: &[Entry]| {
        gone.replace(so_far.to_vec());
        course.go_on(so_far)
    };
    undo.go(way, count, &go_on).map_err(|error| {
        let gone = gone.take();
        follow(session, before, &gone);
        course.ended(error, &gone)
    })
}

/// The change of which the list says that nobody knows what became of it, where it does.
fn in_doubt(undo: &dyn api::Undo, way: Way) -> Option<String> {
    let next = undo.next(way, 1).ok()?;
    let next = next.into_iter().find(|entry| entry.doubtful)?;
    Some(told(&next))
}

/// Has names that are pinned to foods follow them to the ids that they came back under.
fn follow(session: &Session, before: &[Entry], after: &[Entry]) {
    let ids = |entries: &[Entry]| -> Vec<(String, String)> {
        let deeds = entries.iter().flat_map(|entry| &entry.deeds);
        let ids = deeds.map(|deed| (deed.what.clone(), deed.id.clone()));
        ids.collect()
    };
    // Of a thing that was brought back more than once, the last id counts.
    let mut now = BTreeMap::new();
    for ((what, was), (_, is)) in ids(before).into_iter().zip(ids(after)) {
        if what.ends_with("Food") && was != is {
            now.insert(was, is);
        }
    }
    for (was, is) in now {
        let (was, is) = (format!("mine/{was}"), format!("mine/{is}"));
        match moved(session, &was, &is) {
            Ok(names) => names.iter().for_each(|name| {
                session.note(format!(
                    "note: {name:?} stays pinned to the food, which is {is} now"
                ));
            }),
            Err(error) => session.note(format!(
                "note: names that were pinned to {was} are lost, since it is {is} now: {error}"
            )),
        }
    }
}

fn moved(session: &Session, was: &str, is: &str) -> Result<Vec<String>> {
    let context = session.chosen()?.label();
    let pins = finding::of(session)?;
    let moved = pins.follow(&context, was, is);
    moved.map_err(|error| unusable(&error))
}

/// Rows have no place for what did not come back, or would not; a page for a person, and JSON, have.
fn say_lost(session: &Session, gone: &[Entry]) {
    if matches!(session.format(), Format::Plain | Format::Csv) {
        let lost = gone.iter().flat_map(|entry| &entry.lost);
        lost.for_each(|lost| session.note(format!("note: {lost}")));
    }
}

/// What would be taken back or done again.
fn first(session: &Session, way: Way, count: usize) -> Result<Vec<Entry>> {
    let next = session.undo()?.next(way, count)?;
    match next.len() < count {
        true => Err(keys::hinted(session, way.too_few(next.len()))),
        false => here(session, next),
    }
}

/// The list, with its times as clocks show them here.
fn entries(session: &Session) -> Result<Entries> {
    let Entries { undo, redo } = session.undo()?.entries()?;
    keys::tell(session);
    Ok(Entries {
        undo: here(session, undo)?,
        redo: here(session, redo)?,
    })
}

fn here(session: &Session, entries: Vec<Entry>) -> Result<Vec<Entry>> {
    let zone = session.now()?.zone;
    let local = |entry: Entry| Entry {
        at: Timestamp::from(entry.at.instant().with_timezone(&zone).fixed_offset()),
        ..entry
    };
    Ok(entries.into_iter().map(local).collect())
}

fn changes(count: usize) -> String {
    match count {
        1 => "1 change".to_owned(),
        count => format!("{count} changes"),
    }
}

/// Empties the list, which nothing brings back.
fn forget(session: &Session) -> Shown {
    let undo = session.undo()?;
    let done = |message: String| {
        let ids = Vec::new();
        shown(Done { message, ids })
    };
    let count = undo.count()?;
    if session.globals.dry_run {
        return done(format!("Would forget {}", changes(count)));
    }
    if count > 0 {
        let all = changes(count);
        let question = format!("Forget {all}? None can be undone or redone any more.");
        prompt::confirm(session, &question)?;
    }
    session.name_the_journal()?;
    let forgotten = undo.forget()?;
    session.wrote();
    unpin(session);
    keys::tell(session);
    done(format!(
        "Forgot {}: none can be undone any more",
        changes(forgotten)
    ))
}

/// Has names let go of foods that nothing brings back any more. What was forgotten stays so where that fails.
fn unpin(session: &Session) {
    match finding::unpin_gone(session) {
        Ok(names) => names.iter().for_each(|name| {
            session.note(format!(
                "note: {name:?} is pinned no more: its food is gone"
            ));
        }),
        Err(error) => session.note(format!(
            "note: names that are pinned to foods that are gone may be left: {error}"
        )),
    }
}
