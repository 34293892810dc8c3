use clap::Args;

use super::{meal, send, typed};
use crate::actions::item::kept;
use crate::cli::meal::phrase::{Choice, told};
use crate::cli::session::Session;
use crate::cli::{Runs, Shown};
use crate::render::meal::short;

/// Add to a meal what was forgotten
///
/// Example:
///   journal meal item add last "1 cup milk"
#[derive(Args)]
#[command(verbatim_doc_comment)]
pub(crate) struct Add {
    /// The meal: the first digits of its id, last, last:2
    id: String,
    /// What: "1 cup milk, 1 banana"
    #[arg(required = true)]
    phrase: Vec<String>,
    #[command(flatten)]
    choice: Choice,
}

impl Runs for Add {
    fn run(self, session: &Session) -> Shown {
        let meal = meal(session, &self.id)?;
        let command = format!("add {}", short(&meal.id));
        let new = typed(session, &self.choice, &self.phrase, (&meal, &command))?;
        told(session, &new);
        let drafts = new.iter().map(|item| item.draft.clone());
        let items = kept(&meal).into_iter().chain(drafts).collect();
        let conversions = new.into_iter().filter_map(|item| item.conversion);
        send(session, &meal, items, conversions.collect())
    }
}
