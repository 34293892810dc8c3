use std::path::PathBuf;

use clap::Args;

use super::phrase::written;
use crate::actions::request::{Answer, Request};
use crate::cli::session::Session;
use crate::cli::{Runs, Shown, input, unexpected};
use crate::model::MealDraft;
use crate::rules::members;

/// Create a meal from the exact body of the API
///
/// Examples:
///   journal log "2 eggs" -n --jq .body > meal.json
///   journal meal create --file meal.json
///   journal meal create --file - < meal.json
#[derive(Args)]
#[command(verbatim_doc_comment)]
pub(crate) struct Create {
    /// The JSON body; - is standard input
    #[arg(long, value_name = "FILE")]
    file: PathBuf,
}

impl Runs for Create {
    fn run(self, session: &Session) -> Shown {
        let body = input::body(&self.file)?;
        session.warn_unknown(members::unknown(&members::MEAL, &body));
        session.send(
            &Request::CreateMeal(MealDraft::from(body)),
            |answer| match answer {
                Answer::Meal(meal) => written(session, meal, Vec::new()),
                _ => unexpected(),
            },
        )
    }
}
