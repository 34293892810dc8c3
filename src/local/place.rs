//! Where the files of a journal stand.

use std::fs;
use std::path::{Path, PathBuf};

use super::catalogue;

/// What a journal's file is called in its folder.
pub(super) const JOURNAL: &str = "journal.db";

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
            journal: folder.join(JOURNAL),
            catalogue: folder.join("catalog.db"),
            photos: folder.join("photos"),
        }
    }

    /// Clears away what a killed import left beside the catalogue, unless one is at work there. Where
    /// nothing is left that is one look, and the catalogue is not opened.
    pub fn tidy(&self) {
        catalogue::tidy(&self.catalogue);
    }
}

/// The folders of several people beside a catalogue, each with a journal.
pub(super) fn people_beside(catalogue: &Path) -> Vec<PathBuf> {
    let folders = fs::read_dir(catalogue.with_file_name("users"));
    let folders = folders.into_iter().flatten().flatten();
    folders.map(|folder| folder.path()).collect()
}

/// The journals beside a catalogue: the folder's own, and those of several people.
pub(super) fn journals_beside(catalogue: &Path) -> Vec<PathBuf> {
    let own = catalogue.with_file_name(JOURNAL);
    let people = people_beside(catalogue).into_iter();
    let journals = std::iter::once(own).chain(people.map(|folder| folder.join(JOURNAL)));
    journals.filter(|journal| journal.exists()).collect()
}
