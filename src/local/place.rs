//! Where the files of a journal stand.

use std::fs;
use std::path::{Path, PathBuf};

use super::{Register, Reviews, catalogue, elsewhere};

/// What a journal's file is called in its folder.
pub(super) const FILE: &str = "journal.db";

/// The folder of several people's folders.
pub(super) const PEOPLE: &str = "users";

/// Where a journal's files are.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Place {
    /// The journal file.
    pub journal: PathBuf,
    /// The catalogue file; several journals may share one.
    pub catalogue: PathBuf,
    /// The folder of photos.
    pub photos: PathBuf,
}

impl Place {
    /// Everything in one data folder: `journal.db`, `catalog.db` and `photos`.
    pub fn folder(folder: &Path) -> Place {
        Place {
            journal: folder.join(FILE),
            catalogue: folder.join("catalog.db"),
            photos: folder.join("photos"),
        }
    }

    /// Whether anything of a journal is kept there.
    pub fn is_there(&self) -> bool {
        let data = self.catalogue.parent();
        let journals = data.map(journals_of).unwrap_or_default();
        self.catalogue.exists()
            || !journals.is_empty()
            || data.is_some_and(|data| Register::file(data).exists())
    }

    /// Clears away what a killed import left beside the catalogue, unless one is at work there. Where
    /// nothing is left that is one look, and the catalogue is not opened.
    pub fn tidy(&self) {
        catalogue::tidy(&self.catalogue);
    }
}

/// The folders of several people in a data folder, each with a journal.
pub(super) fn people_of(data: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(data.join(PEOPLE)).into_iter().flatten();
    let paths = entries.flatten().map(|entry| entry.path());
    let mut folders: Vec<PathBuf> = paths.filter(|path| path.is_dir()).collect();
    folders.sort();
    folders
}

/// The journals that share the catalogue of a data folder: its own, those of several people, and those
/// that stand elsewhere.
pub(super) fn journals_of(data: &Path) -> Vec<PathBuf> {
    let folders = std::iter::once(data.to_owned()).chain(people_of(data));
    let own = folders.map(|folder| folder.join(FILE));
    let journals = own.chain(elsewhere::of(data));
    journals.filter(|journal| journal.exists()).collect()
}

/// What of a data folder is its owner's alone: folders, and files.
pub fn private_of(data: &Path) -> (Vec<PathBuf>, Vec<PathBuf>) {
    let mut folders = vec![data.to_owned(), data.join(PEOPLE)];
    folders.extend(people_of(data));
    let mut files = journals_of(data);
    files.extend([Register::file(data), Reviews::file(data)]);
    (folders, files)
}
