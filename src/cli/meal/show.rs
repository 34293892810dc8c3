use clap::Args;

use crate::cli::session::{Session, shown};
use crate::cli::{Runs, Shown, reference};
use crate::model::Operation;
use crate::render::meal::OneMeal;

/// Show a meal with its items
///
/// Examples:
///   journal meal show last
///   journal meal show 3f9c --json
#[derive(Args)]
#[command(verbatim_doc_comment)]
pub(crate) struct Show {
    /// The meal: the first digits of its id, last, last:2
    id: String,
}

impl Runs for Show {
    fn run(self, session: &Session) -> Shown {
        session.reach(Operation::GetMeal);
        let id = reference::meal(session, &self.id)?;
        shown(OneMeal(session.book()?.get_meal(&id)?))
    }
}
