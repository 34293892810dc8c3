//! `journal catalog …`: the foods of the catalogue.

mod import;
mod incoming;
mod place;
mod remove;
mod report;
mod review;
mod status;

use clap::Subcommand;

use super::session::Session;
use super::{Runs, Shown};
use crate::model::Library;

/// The libraries of the catalogue.
const LIBRARIES: [Library; 3] = [Library::Off, Library::Service, Library::Composition];

/// The catalogue: import foods, see what there is, review corrections
#[derive(Subcommand)]
pub(super) enum CatalogCommand {
    Import(import::Import),
    Status(status::StatusOf),
    Remove(remove::Remove),
    #[command(subcommand)]
    Review(review::ReviewCommand),
}

impl Runs for CatalogCommand {
    fn run(self, session: &Session) -> Shown {
        match self {
            CatalogCommand::Import(command) => command.run(session),
            CatalogCommand::Status(command) => command.run(session),
            CatalogCommand::Remove(command) => command.run(session),
            CatalogCommand::Review(command) => command.run(session),
        }
    }
}
