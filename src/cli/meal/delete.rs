use clap::Args;

use crate::actions::request::{Answer, Request};
use crate::cli::dry_run::described;
use crate::cli::session::{Session, shown};
use crate::cli::several::{self, Telling};
use crate::cli::{Runs, Shown, prompt, reference};
use crate::error::Result;
use crate::model::{Meal, Operation};
use crate::render::meal::{short, summary};
use crate::render::note::{Deleted, Document, Done};

/// Delete meals, with their history and photos
///
/// Examples:
///   journal meal delete last
///   journal meal delete 3f9c c1d2 --yes
#[derive(Args)]
#[command(verbatim_doc_comment)]
pub(crate) struct Delete {
    /// The meals: the first digits of their ids, last, last:2
    #[arg(required = true, value_name = "ID")]
    ids: Vec<String>,
}

/// A meal by its name, or by its foods.
fn named(meal: &Meal) -> String {
    match meal.name.get() {
        Some(name) => format!("{name}: {}", summary(meal)),
        None => summary(meal),
    }
}

/// What was deleted before it failed, and how that is taken back.
fn already(session: &Session, names: &[String]) -> String {
    let deleted = format!("already deleted: {}", names.join(" and "));
    match session.can_undo() {
        true => {
            let aim = session.looks().aim;
            format!("{deleted}; to take it back: journal {aim}undo")
        }
        false => deleted,
    }
}

impl Runs for Delete {
    fn run(self, session: &Session) -> Shown {
        let mut ids: Vec<String> = Vec::new();
        for id in &self.ids {
            let id = reference::meal(session, id)?;
            // Named twice, it is deleted once.
            if !ids.contains(&id) {
                ids.push(id);
            }
        }
        let book = session.book()?;
        session.reach(Operation::DeleteMeal);
        // Every one is looked at first: a wrong id among them deletes nothing.
        let meals = ids
            .iter()
            .map(|id| book.get_meal(id))
            .collect::<Result<Vec<_>>>()?;
        let names: Vec<String> = meals
            .iter()
            .map(|meal| format!("{} ({})", named(meal), short(&meal.id)))
            .collect();
        let requests: Vec<Request> = ids.iter().cloned().map(Request::DeleteMeal).collect();
        if session.globals.dry_run {
            return shown(match &requests[..] {
                [request] => Document(described(request)),
                several => Document(several.iter().map(described).collect()),
            });
        }
        prompt::confirm(
            session,
            &format!("Delete {}, with history and photos?", names.join(" and ")),
        )?;
        let telling = Telling {
            done: &|done: &[Answer]| already(session, &names[..done.len()]),
            one: &|at| format!("{} was deleted", names[at]),
        };
        let one = |at: usize| session.carry_out(&requests[at]);
        several::write(session, requests.len(), one, &telling)?;
        shown(Deleted(Done {
            message: format!("Deleted {}", names.join(" and ")),
            ids,
        }))
    }
}
