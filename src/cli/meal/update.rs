use std::path::PathBuf;

use clap::Args;

use super::edit::send;
use crate::cli::session::Session;
use crate::cli::{Runs, Shown, input, reference};
use crate::model::MealPatch;
use crate::rules::members;

/// Change a meal with the exact body of the API
#[derive(Args)]
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
