use clap::Args;

use super::phrase::{self, Words};
use crate::cli::session::Session;
use crate::cli::{Runs, Shown, page};
use crate::model::limits::PAGE_MAX;
use crate::model::{MealPage, MealQuery, Operation, State};

/// Plan a meal ahead; log it later with: journal eat ID
///
/// Examples:
///   journal plan "1 pizza" --at "fri 19:00"
///   journal plan "200 g salmon, 150 g rice @ tomorrow 18:30"
///   journal plan --list
#[derive(Args)]
#[command(verbatim_doc_comment)]
pub(crate) struct Plan {
    /// List what is planned, as meal list --state planned --all does
    #[arg(long, conflicts_with_all = ["phrase", "at", "name", "note", "photo", "image", "picks", "library"])]
    list: bool,
    #[command(flatten)]
    words: Words,
}

impl Runs for Plan {
    fn run(self, session: &Session) -> Shown {
        match self.list {
            true => list(session),
            false => phrase::write(session, &self.words, State::Planned),
        }
    }
}

fn list(session: &Session) -> Shown {
    session.reach(Operation::ListMeals);
    let query = MealQuery::default().state(State::Planned);
    page::all::<MealPage>(session, &query.limit(PAGE_MAX))
}
