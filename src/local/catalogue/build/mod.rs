//! Making a catalogue file: beside the old one, then in its place.

mod draft;
mod previous;
mod shelf;

use std::fs::{self, File};
use std::path::Path;

use super::super::failure::Failure;
use super::super::file;
use super::open;
use crate::error::Result as Answer;
use crate::model::{CatalogueFood, Entry, Library, Timestamp};
use draft::Draft;
use shelf::Shelf;

/// Where foods of a library come from, for whoever asks later.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Origin {
    /// The file, as it was named.
    pub file: String,
    /// Its format.
    pub format: String,
    /// What to cite, and under which licence the foods may be used.
    pub licence: String,
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
    /// Foods that were there before and are not in the file.
    pub kept: u64,
    /// Foods that stand twice in the file: the fuller is taken, and of equals the newer.
    pub merged: u64,
    /// Foods that came without nutrition and keep what was known of them.
    pub nutrition_kept: u64,
}

/// Builds a catalogue of these foods alone and gives it its name when it is whole.
pub(super) fn build(
    path: &Path,
    now: &Timestamp,
    foods: &mut dyn Iterator<Item = Answer<CatalogueFood>>,
) -> Result<u64, Failure> {
    replace(path, |draft| {
        let mut draft = Draft::new(draft, path, now)?;
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
                draft.note(shelf.library(), &Origin::default())?;
                draft.close_shelf(shelf)?;
            }
        }
        draft.finish()?;
        Ok(count)
    })
}

/// Builds a catalogue in which these foods of a library are new, changed, or as they were; all
/// others stay.
pub(super) fn import(
    path: &Path,
    now: &Timestamp,
    library: Library,
    origin: &Origin,
    entries: &mut dyn Iterator<Item = Answer<Entry>>,
) -> Result<Imported, Failure> {
    replace(path, |draft| {
        let mut draft = Draft::new(draft, path, now)?;
        draft.copy_others(library)?;
        draft.note(library, origin)?;
        let mut shelf = Shelf::new(library);
        for entry in entries {
            draft.put(&mut shelf, &entry?)?;
        }
        draft.keep_others(&mut shelf)?;
        let imported = draft.close_shelf(shelf)?;
        draft.finish()?;
        Ok(imported)
    })
}

/// Builds a catalogue without a library.
pub(super) fn remove(path: &Path, now: &Timestamp, library: Library) -> Result<(), Failure> {
    replace(path, |draft| {
        let draft = Draft::new(draft, path, now)?;
        draft.copy_others(library)?;
        draft.finish()
    })
}

/// Gives what is made beside a file its name when it is whole; what goes wrong changes nothing.
fn replace<T>(path: &Path, make: impl FnOnce(&Path) -> Result<T, Failure>) -> Result<T, Failure> {
    if let Some(folder) = path.parent() {
        file::create_folder(folder)?;
    }
    let draft = file::beside(path, "new");
    let made = make(&draft).and_then(|made| {
        File::open(&draft)?.sync_all()?;
        fs::rename(&draft, path)?;
        file::sync_folder(path)?;
        Ok(made)
    });
    if made.is_err() {
        let _ = fs::remove_file(&draft);
    }
    made
}
