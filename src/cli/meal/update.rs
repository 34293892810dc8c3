use std::path::PathBuf;

use clap::Args;

use super::phrase::changed;
use crate::actions::request::{Answer, Request};
use crate::cli::session::{Session, shown};
use crate::cli::{Runs, Shown, input, reference, unexpected};
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
        session.send(
            &Request::UpdateMeal(id, MealPatch::from(body)),
            |answer| match answer {
                Answer::Meal(meal) => shown(changed(session, "Changed", meal, Vec::new())),
                _ => unexpected(),
            },
        )
    }
}
