//! `journal catalog remove`: a library, out of the catalogue.

use clap::Args;
use serde_json::json;

use super::LIBRARIES;
use super::place::Folder;
use crate::catalog::starter;
use crate::cli::clock::clock;
use crate::cli::interrupt::Interrupt;
use crate::cli::one_of::one_of;
use crate::cli::session::{Session, shown};
use crate::cli::{Runs, Shown, prompt};
use crate::local::{Import, Origin, Status, catalogue_status, remove_library};
use crate::model::Library;
use crate::render::note::{Document, Done};

/// Take a library out of the catalogue
///
/// Meals keep what was logged. To have it again, import it again: its foods then have higher
/// versions than before, since journals hold on to versions. Accepted corrections stay, and hold for
/// what is imported again: they stand in the catalogue and in reviews.db beside it. Who deletes both files by
/// hand loses them: journals know that a correction was accepted, and no import takes it from there.
/// Ctrl-C changes nothing.
///
/// Examples:
///   journal catalog remove off
///   journal catalog remove service --data /srv/journals
#[derive(Args)]
#[command(verbatim_doc_comment)]
pub(in crate::cli) struct Remove {
    /// off, service or composition
    #[arg(value_parser = one_of(LIBRARIES, Library::as_str), hide_possible_values = true)]
    library: Library,
    #[command(flatten)]
    folder: Folder,
}

impl Remove {
    /// Whether foods are in the library that come with the program: until it is removed once.
    fn has_starter(&self, status: &Status) -> bool {
        let mut imports = status.imports.iter();
        let starter = imports.find(|import| import.format == Origin::STARTER);
        let is_gone = |starter: &Import| {
            let mut removed = status.removed.iter();
            removed.any(|it| it.library == self.library && it.at.instant() > starter.at.instant())
        };
        let is_there = starter.is_some_and(|starter| !is_gone(starter));
        is_there && self.library != Library::Off
    }

    fn is_empty(&self, status: &Status) -> bool {
        let mut stock = status.stock.iter();
        stock.all(|stock| stock.library != self.library || stock.foods == 0)
    }
}

impl Runs for Remove {
    fn run(self, session: &Session) -> Shown {
        let place = self.folder.place_in_use(session)?;
        let status = catalogue_status(&place, starter::source, clock()?)?;
        let library = self.library;
        if self.is_empty(&status) {
            return shown(Done {
                message: format!("There is nothing of {library} in the catalogue"),
                ids: Vec::new(),
            });
        }
        let question = format!("Remove all foods of {library} from the catalogue?");
        prompt::confirm(session, &question)?;
        if session.globals.dry_run {
            return shown(Document(json!({ "remove": library })));
        }
        let now = clock()?;
        let interrupt = Interrupt::listen(session)?;
        let go_on = || interrupt.check();
        interrupt.waiting(|| remove_library(&place, starter::source, now, library, &go_on))?;
        session.wrote();
        let import = format!("journal catalog import {library} FILE");
        session.way_back(match self.has_starter(&status) {
            true => format!(
                "{import}; the foods that come with the program are in no file: they are there again in a new catalogue, which is made when {} is moved away",
                place.catalogue.display()
            ),
            false => import,
        });
        shown(Done {
            message: format!("Removed {library} from the catalogue"),
            ids: Vec::new(),
        })
    }
}
