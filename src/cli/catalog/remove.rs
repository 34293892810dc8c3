//! `journal catalog remove`: a library, out of the catalogue.

use clap::Args;
use serde_json::json;

use super::LIBRARIES;
use super::place::Folder;
use crate::catalog::starter;
use crate::cli::clock::clock;
use crate::cli::one_of::one_of;
use crate::cli::session::{Session, shown};
use crate::cli::{Runs, Shown, prompt};
use crate::local::remove_library;
use crate::model::Library;
use crate::render::note::{Document, Done};

/// Take a library out of the catalogue
///
/// Meals keep what was logged. To have it again, import it again: its foods then have higher
/// versions than before, since journals hold on to versions. Accepted corrections stay, and hold for
/// what is imported again: they stand in the catalogue and in reviews.db beside it. Who deletes both files by
/// hand loses them: journals know that a correction was accepted, and no import takes it from there.
#[derive(Args)]
pub(in crate::cli) struct Remove {
    /// off, service or composition
    #[arg(value_parser = one_of(LIBRARIES, Library::as_str), hide_possible_values = true)]
    library: Library,
    #[command(flatten)]
    folder: Folder,
}

impl Runs for Remove {
    fn run(self, session: &Session) -> Shown {
        let place = self.folder.place_there(session)?;
        let question = format!("Remove all foods of {} from the catalogue?", self.library);
        prompt::confirm(session, &question)?;
        if session.globals.dry_run {
            return shown(Document(json!({ "remove": self.library })));
        }
        remove_library(&place, starter::source, clock()?, self.library)?;
        session.wrote();
        let library = self.library;
        session.way_back(format!("journal catalog import {library} FILE"));
        shown(Done {
            message: format!("Removed {} from the catalogue", self.library),
            ids: Vec::new(),
        })
    }
}
