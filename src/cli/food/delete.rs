use clap::Args;

use crate::actions::request::Request;
use crate::cli::session::{Session, shown};
use crate::cli::{Runs, Shown, finding, prompt, reference};
use crate::error::quoted;
use crate::render::note::{Deleted, Done};

/// Delete a food of your own; meals and recipes that have it keep it
///
/// Examples:
///   journal food delete "rye bread"
///   journal food delete 5eb1 --yes
#[derive(Args)]
#[command(verbatim_doc_comment)]
pub(crate) struct Delete {
    /// The food: the first digits of its id, mine/ID, or its name
    #[arg(value_name = "REF")]
    food: String,
}

impl Runs for Delete {
    fn run(self, session: &Session) -> Shown {
        let found = reference::own_food(session, &self.food)?;
        let name = found.food.name.text().to_owned();
        prompt::confirm(session, &format!("Delete {name:?} from your foods?"))?;
        let names = finding::pinned_to(session, &found.reference);
        let key = found.reference.key;
        session.send(&Request::DeleteFood(key.clone()), |_| {
            say_pinned(session, &names);
            shown(Deleted(Done {
                message: format!("Deleted {name:?}; meals that have it keep it"),
                ids: vec![key],
            }))
        })
    }
}

/// Names stay pinned to a food that is deleted: it may come back.
fn say_pinned(session: &Session, names: &[String]) {
    for name in names {
        let unpin = format!("journal food unpin {}", quoted(name));
        session.note(format!(
            "note: {name:?} is pinned to it, and points at nothing from now on; to unpin it: {unpin}"
        ));
    }
}
