//! Making a catalogue file: beside the old one, then in its place.

mod aside;
mod draft;
mod edition;
mod floor;
mod imports;
mod keep;
mod others;
mod part;
mod previous;
mod remains;
mod room;
mod shelf;
mod workplace;

use std::collections::BTreeMap;
use std::path::Path;

use super::super::failure::Failure;
use super::super::reviews::Acceptance;
use super::{open, words};
use crate::error::Result as Answer;
use crate::model::{CatalogueFood, Entry, Library, Timestamp};
pub use aside::draft_beside;
use draft::Draft;
pub use floor::Removed;
pub(super) use floor::removed;
pub use part::Part;
pub(super) use part::all as parts;
pub(in super::super) use previous::open as open_old;
use shelf::Shelf;
use workplace::Meanwhile;
pub(super) use workplace::{Workplace, tidy, tidy_at_a_look};

/// Where foods of a library come from, for whoever asks later.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Origin {
    /// The file, as it was named.
    pub file: String,
    /// Its format.
    pub format: String,
    /// What to cite, and under which licence the foods may be used.
    pub licence: String,
    /// Which part of the file was taken.
    pub part: Part,
}

impl Origin {
    /// What the format of the foods is called that are there from the start.
    pub const STARTER: &str = "starter";

    /// What the format of changes is called that were accepted.
    pub const CORRECTIONS: &str = "corrections";

    fn corrections() -> Origin {
        Origin {
            format: Origin::CORRECTIONS.to_owned(),
            ..Origin::default()
        }
    }

    fn starter() -> Origin {
        Origin {
            format: Origin::STARTER.to_owned(),
            ..Origin::default()
        }
    }
}

/// What became of the foods of an import.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Imported {
    /// Foods that were not there before.
    pub new: u64,
    /// Foods whose data changed.
    pub changed: u64,
    /// Foods that are as they were.
    pub same: u64,
    /// Foods that were there before, and of which no row was read.
    pub kept: u64,
}

/// Foods on their way into a library, one after another.
pub trait Incoming: Iterator<Item = Answer<Entry>> {
    /// A file outside of the data folder that [`begin`](Incoming::begin) makes, under a name of
    /// [`draft_beside`]: what has that name is gone with what is not done, also where the process is killed.
    fn aside(&self) -> Option<&Path> {
        None
    }

    /// Hears that nobody else makes a catalogue from now on, before the first food is asked for.
    ///
    /// Errors: what ends the import; nothing is changed then.
    fn begin(&mut self) -> Answer<()> {
        Ok(())
    }

    /// Hears that the catalogue is there with the foods, before somebody else may make one.
    fn done(&mut self) {}

    /// Hears what became of a food that was given.
    ///
    /// Errors: when it cannot be noted; the import is given up then.
    fn became(&mut self, food: Fated<'_>, fate: Fate) -> Answer<()>;

    /// Foods that were left out before they were given, by the number of their key (see
    /// [`key`](crate::rules::key)): asked for when all were given.
    fn refused(&mut self) -> Vec<i64>;

    /// The country whose foods alone are meant: of a food that tells none, what is known of it decides.
    fn country(&self) -> Option<&str> {
        None
    }

    /// Whether a limit ended the reading before the source did: asked when all were given.
    fn is_cut_short(&self) -> bool {
        false
    }

    /// Whether to go on: asked before each long step.
    ///
    /// Errors: what ends the import; nothing is changed then.
    fn go_on(&self) -> Answer<()>;

    /// How many bytes the foods will take in a catalogue, as far as can be told.
    fn size(&self) -> u64 {
        0
    }
}

/// A food of which is told what became of it.
#[derive(Clone, Copy, Debug)]
pub struct Fated<'f> {
    /// Its key.
    pub key: &'f str,
    /// Its name, as it came.
    pub name: &'f str,
    /// How many foods came before it and were not left out.
    pub before: u64,
}

/// What became of a food, where it is not simply there now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fate {
    /// Another food under the same key is fuller or newer, and is there in its place.
    Merged {
        /// Whether it came without nutrition.
        is_bare: bool,
    },
    /// It keeps the nutrition that was known of it, which is worth more than what it came with.
    NutritionKept {
        /// Whether it came without any: else it came with that of a serving.
        is_bare: bool,
    },
    /// A measure that it came with, or that was known of it, is in another unit than its nutrition.
    MeasureLeftOut,
    /// It stays as it was corrected, whatever it came with.
    Corrected,
    /// It is as it came, where it was corrected: what was corrected is of another base, is a name in a language
    /// that nobody tells, or would break a rule by now.
    Overtaken,
    /// It is left out: the food that is known was changed later, and stays as it is.
    OlderThanKnown,
    /// It is left out: it came without nutrition, and another library has it with.
    KnownElsewhere,
    /// It is left out: it tells no country, and is not known to be sold in the one that is meant.
    OtherCountry,
    /// It came with a time of its last change that is still to come: that counts as none.
    ChangeToCome,
    /// It came with nutrition and is there in the place of what another library had without.
    Moved,
}

/// Whether to go on, asked before what was made gets its name. Its error is what ends the work.
pub type GoOn<'g> = &'g dyn Fn() -> Answer<()>;

/// Builds a catalogue of these foods alone, unless there is one by now.
pub(super) fn start(
    path: &Path,
    now: &Timestamp,
    foods: impl FnOnce() -> Answer<Foods>,
) -> Result<(), Failure> {
    let place = Workplace::enter(path, Meanwhile::Wait)?;
    if path.try_exists()? {
        return Ok(());
    }
    fill(&place, path, now, &mut foods()?)?;
    place.publish_first()
}

/// Foods of all libraries.
type Foods = Box<dyn Iterator<Item = Answer<CatalogueFood>>>;

/// Builds a catalogue of these foods alone, in place of the one there is.
pub(super) fn build(
    path: &Path,
    now: &Timestamp,
    foods: &mut dyn Iterator<Item = Answer<CatalogueFood>>,
) -> Result<u64, Failure> {
    let place = Workplace::enter(path, Meanwhile::GiveUp)?;
    let count = fill(&place, path, now, foods)?;
    place.publish()?;
    Ok(count)
}

fn fill(
    place: &Workplace,
    path: &Path,
    now: &Timestamp,
    foods: &mut dyn Iterator<Item = Answer<CatalogueFood>>,
) -> Result<u64, Failure> {
    let mut draft = Draft::new(place.draft(), path, now)?;
    draft.note(None, &Origin::starter())?;
    let mut shelves = Library::ALL.map(Shelf::new);
    let mut count = 0;
    for food in foods {
        let food = food?;
        let entry = Entry::try_from(&food)?;
        draft.put(&mut shelves[food.library as usize], &entry)?;
        count += 1;
    }
    for shelf in shelves {
        if shelf.len() > 0 {
            draft.close_shelf(shelf, &mut |_, _| Ok(()))?;
        }
    }
    draft.finish()?;
    Ok(count)
}

/// Builds a catalogue in which these foods of a library are new, changed, or as they were; all
/// others stay.
pub(super) fn import(
    path: &Path,
    now: &Timestamp,
    library: Library,
    origin: &Origin,
    foods: &mut dyn Incoming,
) -> Result<Imported, Failure> {
    let mut place = Workplace::enter(path, Meanwhile::GiveUp)?;
    room::check(path, library, foods.size())?;
    if let Some(file) = foods.aside() {
        place.note_aside(file)?;
    }
    foods.begin()?;
    let mut draft = Draft::new(place.draft(), path, now)?;
    draft.begin(origin);
    draft.copy_others(library)?;
    let (shelf, moved) = stock(&mut draft, now, library, foods)?;
    let part = origin.part.clone();
    let limit = part.limit.filter(|_| foods.is_cut_short());
    let part = Part { limit, ..part };
    draft.note(
        Some(library),
        &Origin {
            part,
            ..origin.clone()
        },
    )?;
    foods.go_on()?;
    for (other, places) in moved {
        draft.take_out(other, &places)?;
    }
    let imported = draft.close_shelf(shelf, &mut |food, fate| foods.became(food, fate))?;
    foods.go_on()?;
    draft.finish()?;
    foods.go_on()?;
    place.publish()?;
    foods.done();
    Ok(imported)
}

/// What an import of these foods would do: it is done beside the catalogue as far as the figures
/// need it, and thrown away.
pub(super) fn rehearse(
    path: &Path,
    now: &Timestamp,
    library: Library,
    foods: &mut dyn Incoming,
) -> Result<Imported, Failure> {
    let place = Workplace::enter(path, Meanwhile::GiveUp)?;
    room::check(path, library, foods.size())?;
    let mut draft = Draft::new(place.draft(), path, now)?;
    let (shelf, _) = stock(&mut draft, now, library, foods)?;
    foods.go_on()?;
    draft.count_shelf(shelf, &mut |food, fate| foods.became(food, fate))
}

/// Places of foods in other libraries that have come into this one with nutrients.
type Moved = BTreeMap<Library, Vec<u32>>;

/// Fills the shelf of a library with these foods, and with those that were there before.
fn stock(
    draft: &mut Draft,
    now: &Timestamp,
    library: Library,
    foods: &mut dyn Incoming,
) -> Result<(Shelf, Moved), Failure> {
    let mut shelf = Shelf::new(library);
    draft.look_elsewhere(library)?;
    let mut moved = Moved::new();
    let mut left_out = Vec::new();
    while let Some(food) = foods.next() {
        let mut food = food?;
        let is_to_come = forget_to_come(&mut food, now);
        let fated = Fated {
            key: &food.key,
            name: &food.name,
            before: u64::from(shelf.next()),
        };
        let fate = match foods.country() {
            Some(country) if !previous::is_sold_in(draft.old(), country, library, &food)? => {
                Some(Fate::OtherCountry)
            }
            _ => draft.put(&mut shelf, &food)?,
        };
        if let Some(fate) = fate {
            foods.became(fated, fate)?;
            left_out.push(words::code(&food.key));
            continue;
        }
        if is_to_come {
            foods.became(fated, Fate::ChangeToCome)?;
        }
        if let Some((other, place)) = draft.taken_from(&food) {
            moved.entry(other).or_default().push(place);
            foods.became(fated, Fate::Moved)?;
        }
    }
    left_out.extend(foods.refused());
    shelf.refused(left_out);
    draft.keep_others(&mut shelf)?;
    Ok((shelf, moved))
}

/// Forgets a time of the last change that is still to come, which cannot be meant.
fn forget_to_come(food: &mut Entry, now: &Timestamp) -> bool {
    let is_to_come = food.changed > now.instant().timestamp();
    if is_to_come {
        food.changed = 0;
    }
    is_to_come
}

/// Builds a catalogue with the foods there are, as they were corrected by now.
///
/// What is accepted now is in it, and in no catalogue where this fails.
pub(super) fn renew(
    path: &Path,
    now: &Timestamp,
    library: Library,
    accepted: &[Acceptance<'_>],
    go_on: GoOn<'_>,
) -> Result<(), Failure> {
    let place = Workplace::enter(path, Meanwhile::Wait)?;
    room::check(path, library, 0)?;
    let mut draft = Draft::new(place.draft(), path, now)?;
    accepted.iter().try_for_each(|it| draft.accept(it))?;
    let origin = Origin::corrections();
    draft.begin(&origin);
    draft.copy_others(library)?;
    draft.note(Some(library), &origin)?;
    let mut shelf = Shelf::new(library);
    draft.keep_others(&mut shelf)?;
    draft.close_shelf(shelf, &mut |_, _| Ok(()))?;
    draft.finish()?;
    // Whoever is asked last keeps others waiting until it has its name.
    place.make_last()?;
    go_on()?;
    place.publish()
}

/// Builds a catalogue without a library.
pub(super) fn remove(
    path: &Path,
    now: &Timestamp,
    library: Library,
    go_on: GoOn<'_>,
) -> Result<(), Failure> {
    let place = Workplace::enter(path, Meanwhile::GiveUp)?;
    room::check_without(path, library)?;
    let draft = Draft::new(place.draft(), path, now)?;
    draft.copy_others(library)?;
    draft.forget_imports(library)?;
    draft.keep_floor(library)?;
    draft.finish()?;
    go_on()?;
    place.publish()
}

/// Has the file of reviews know all that the catalogue of this name does.
pub(super) fn mirror(path: &Path) -> Answer<()> {
    let place = Workplace::enter(path, Meanwhile::Wait).map_err(|failure| failure.at(path))?;
    place.mirror()
}
