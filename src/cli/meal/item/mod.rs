//! `journal meal item …`: the items of a meal, one by one.

mod add;
mod remove;
mod set;

use clap::Subcommand;

use super::phrase::{Choice, changed_from, timeless};
use crate::actions::log::Understood;
use crate::actions::misplaced::Told;
use crate::actions::request::Request;
use crate::cli::at_once::{Read, at_once_unasked, unless_changed};
use crate::cli::session::{Session, shown};
use crate::cli::{Runs, Shown, quick_add, reference};
use crate::error::{Result, quoted};
use crate::model::{ItemDraft, Meal, MealPatch};
use crate::render::meal::short;

/// Why a time is refused.
const NO_TIME: &str = "an item has no time of its own";

/// Items of a meal: add, set, remove
#[derive(Subcommand)]
pub(crate) enum ItemCommand {
    Add(add::Add),
    Set(set::Set),
    Remove(remove::Remove),
}

impl Runs for ItemCommand {
    fn run(self, session: &Session) -> Shown {
        at_once_unasked(session, || match self {
            ItemCommand::Add(command) => command.run(session),
            ItemCommand::Set(command) => command.run(session),
            ItemCommand::Remove(command) => command.run(session),
        })
    }
}

/// The meal that is meant.
fn meal(session: &Session, id: &str) -> Result<Meal> {
    let id = reference::meal(session, id)?;
    session.book()?.get_meal(&id)
}

/// Items that are typed. The meal has its time already.
fn typed(
    session: &Session,
    choice: &Choice,
    words: &[String],
    (meal, command): (&Meal, &str),
) -> Result<Vec<Understood>> {
    let refused = timeless(session, choice, &words.join(" "));
    refused.map_err(|refused| refused.told(NO_TIME, |told| instead(told, meal, command)))
}

/// What to type for items with a time: themselves, and the meal's time if it is meant.
fn instead(told: &Told, meal: &Meal, command: &str) -> String {
    let id = short(&meal.id);
    let (leave_out, time) = match told {
        Told::One { items, time } => {
            let items = format!(
                "leave it out: journal meal item {command} {}",
                quoted(items)
            );
            (items, quoted(time))
        }
        Told::Either { .. } | Told::Each(_) | Told::Alone(_) => {
            ("leave it out".to_owned(), "TIME".to_owned())
        }
    };
    format!("{leave_out}; the meal's time is changed with: journal meal edit {id} --at {time}")
}

/// Sends all items of a meal and shows what it is now.
fn send(session: &Session, meal: &Meal, items: Vec<ItemDraft>, conversions: Vec<String>) -> Shown {
    let mut patch = MealPatch::default();
    patch.set("items", &items);
    let request = Request::UpdateMeal(meal.id.clone(), patch);
    unless_changed(session, &Read::Meal(meal), || {
        quick_add::send(session, &request, &items, |after| {
            shown(changed_from(session, meal, after, conversions))
        })
    })
}
