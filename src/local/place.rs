//! Where the files of a journal stand.

use std::path::{Path, PathBuf};

use super::catalogue;

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
            journal: folder.join("journal.db"),
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
