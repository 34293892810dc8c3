use clap::Args;

use crate::cli::repeat::{self, Planned, Portions, lean};
use crate::cli::session::Session;
use crate::cli::{Runs, Shown, reference};
use crate::model::{Operation, State};
use crate::phrase::when;

/// Write a meal once more: a logged one as eaten, a planned one as a plan
///
/// Its name and note come along, its photos do not. Foods are as they are now.
///
/// Examples:
///   journal meal copy 3f9c --at 8am
///   journal meal copy last:2 --scale 1/2 --without milk
#[derive(Args)]
#[command(verbatim_doc_comment)]
pub(crate) struct Copy {
    /// The meal: the first digits of its id, last, last:2
    id: String,
    /// When, if not now; a day alone keeps the time of day
    #[arg(long, value_name = "TIME", allow_hyphen_values = true, value_parser = crate::cli::time::text)]
    at: Option<String>,
    #[command(flatten)]
    portions: Portions,
}

impl Runs for Copy {
    fn run(self, session: &Session) -> Shown {
        let id = reference::meal(session, &self.id)?;
        session.reach(Operation::GetMeal);
        let meal = session.book()?.get_meal(&id)?;
        session.leave();
        let meal = self.portions.of_one(meal)?;
        let moment = match repeat::given(session, self.at.as_deref(), &meal)? {
            Some(given) => given,
            None => when::instant("now", &session.now()?, lean(meal.state()))?,
        };
        let mut copy = Planned::new(session, meal, &moment, &self.portions)?;
        if copy.before.state() == State::Planned {
            copy.draft.set("state", State::Planned);
        }
        if let Some(notes) = copy.before.notes.get() {
            copy.draft.set("notes", notes);
        }
        repeat::write_one(session, &copy)
    }
}
