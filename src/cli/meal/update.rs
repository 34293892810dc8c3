use std::path::PathBuf;

use clap::Args;

use super::edit::send;
use crate::cli::session::Session;
use crate::cli::{Runs, Shown, input, reference};
use crate::model::MealPatch;
use crate::rules::members;

/// Change a meal with the exact body of the API
///
/// Examples:
///   journal meal update 3f9c --file patch.json
///   echo '{"name":"Brunch"}' | journal meal update last --file -
#[derive(Args)]
#[command(verbatim_doc_comment)]
pub(crate) struct Update {
    /// The meal: the first digits of its id, last, last:2
    id: String,
    /// The JSON body; - is standard input
    #[arg(long, value_name = "FILE")]
    file: PathBuf,
}

impl Runs for Update {
    fn run(self, session: &Session) -> Shown {
        let body = input::body(&self.file)?;
        session.warn_unknown(members::unknown(&members::MEAL, &body));
        let id = reference::meal(session, &self.id)?;
        send(session, &id, MealPatch::from(body))
    }
}
