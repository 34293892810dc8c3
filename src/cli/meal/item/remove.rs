use clap::Args;

use super::{meal, send};
use crate::actions::item::{kept, place};
use crate::cli::session::Session;
use crate::cli::{Runs, Shown};
use crate::error::{Code, Error, Result};
use crate::render::meal::short;

/// Take items out of a meal
///
/// Examples:
///   journal meal item remove last 2
///   journal meal item remove 3f9c 1 3
#[derive(Args)]
#[command(verbatim_doc_comment)]
pub(crate) struct Remove {
    /// The meal: the first digits of its id, last, last:2
    id: String,
    /// The items: their numbers in journal meal show, or the first digits of their ids
    #[arg(required = true, value_name = "ITEM")]
    items: Vec<String>,
}

impl Runs for Remove {
    fn run(self, session: &Session) -> Shown {
        let meal = meal(session, &self.id)?;
        let gone = self.items.iter().map(|item| place(&meal, item));
        let gone: Vec<usize> = gone.collect::<Result<_>>()?;
        let left = kept(&meal).into_iter().enumerate();
        let left = left.filter(|(at, _)| !gone.contains(at));
        let left: Vec<_> = left.map(|(_, item)| item).collect();
        if left.is_empty() {
            let hint = format!("delete it with: journal meal delete {}", short(&meal.id));
            return Err(Error::new(Code::Usage, "nothing would be left of the meal").hint(hint));
        }
        send(session, &meal, left, Vec::new())
    }
}
