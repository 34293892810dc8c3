//! Which catalogue is meant.

use std::path::{Path, PathBuf};

use clap::Args;

use crate::cli::context::only_own;
use crate::cli::register::absolute;
use crate::cli::session::Session;
use crate::error::{Code, Error, Result};
use crate::local::Place;

/// The folder whose catalogue is meant.
#[derive(Args)]
pub(super) struct Folder {
    /// The folder of several people's journals; else your own data folder
    #[arg(long, value_name = "DIR", value_parser = absolute())]
    data: Option<PathBuf>,
}

impl Folder {
    /// Where its files are.
    ///
    /// Errors: `Usage` where another journal is meant: a service keeps its own catalogue.
    pub(super) fn place(&self, session: &Session) -> Result<Place> {
        match &self.data {
            Some(folder) => {
                session.folder.get_or_init(|| folder.clone());
                let place = Place::folder(folder);
                place.tidy();
                Ok(place)
            }
            None => {
                only_own(session)?;
                session.place()
            }
        }
    }

    /// The same for who adds to what is there: no folder is made.
    ///
    /// Errors: `LocalStore` when the folder that is named is not there; as of `place`.
    pub(super) fn place_there(&self, session: &Session) -> Result<Place> {
        match &self.data {
            Some(folder) if !folder.is_dir() => Err(not_there("folder", folder)),
            _ => self.place(session),
        }
    }

    /// The same for who looks at what is there: no catalogue is made in a folder without a journal.
    ///
    /// Errors: as of `place_there`, also where the folder that is named keeps no journal.
    pub(super) fn place_in_use(&self, session: &Session) -> Result<Place> {
        let place = self.place_there(session)?;
        match &self.data {
            Some(folder) if !place.is_there() => Err(not_there("journal in the folder", folder)),
            _ => Ok(place),
        }
    }
}

fn not_there(what: &str, folder: &Path) -> Error {
    let message = format!("there is no {what} {}", folder.display());
    Error::new(Code::LocalStore, message).hint("name one that is there, with --data")
}
