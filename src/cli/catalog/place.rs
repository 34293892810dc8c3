//! Which catalogue is meant.

use std::path::PathBuf;

use clap::Args;

use crate::cli::context::only_local;
use crate::cli::register::absolute;
use crate::cli::session::Session;
use crate::error::Result;
use crate::local::Place;

/// The folder whose catalogue is meant.
#[derive(Args)]
pub(super) struct Folder {
    /// The folder of several people's journals; else your own data folder
    #[arg(long, value_name = "DIR", value_parser = absolute)]
    data: Option<PathBuf>,
}

impl Folder {
    /// Where its files are.
    ///
    /// Errors: `Config` on a remote, which keeps its own catalogue.
    pub(super) fn place(&self, session: &Session) -> Result<Place> {
        match &self.data {
            Some(folder) => Ok(Place::folder(folder)),
            None => {
                only_local(session)?;
                session.place()
            }
        }
    }
}
