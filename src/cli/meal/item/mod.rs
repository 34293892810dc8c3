//! `journal meal item …`: the items of a meal, one by one.

mod add;
mod remove;
mod set;

use clap::Subcommand;

use super::phrase::changed_from;
use crate::actions::request::{Answer, Request};
use crate::cli::session::{Session, shown};
use crate::cli::{Runs, Shown, quick_add, reference, unexpected};
use crate::error::{Code, Error, Result};
use crate::model::{ItemDraft, Meal, MealPatch};
use crate::phrase::misplaced::AT_THE_END;
use crate::phrase::{self, Phrase};

/// Items of a meal: add, set, remove
#[derive(Subcommand)]
pub(crate) enum ItemCommand {
    Add(add::Add),
    Set(set::Set),
    Remove(remove::Remove),
}

impl Runs for ItemCommand {
    fn run(self, session: &Session) -> Shown {
        match self {
            ItemCommand::Add(command) => command.run(session),
            ItemCommand::Set(command) => command.run(session),
            ItemCommand::Remove(command) => command.run(session),
        }
    }
}

/// The meal that is meant.
fn meal(session: &Session, id: &str) -> Result<Meal> {
    let id = reference::meal(session, id)?;
    session.book()?.get_meal(&id)
}

/// Items that are typed. The meal has its time already.
fn typed(words: &[String]) -> Result<Phrase> {
    let timed = || {
        Error::new(Code::NotUnderstood, "an item has no time of its own")
            .hint("change the meal's time with: journal meal edit ID --at TIME")
    };
    let is_of_time = |hint: &str| hint.contains(AT_THE_END);
    let phrase = phrase::parse(&words.join(" ")).map_err(|error| {
        match error.hint_text().is_some_and(is_of_time) {
            true => timed(),
            false => error,
        }
    })?;
    match phrase.when {
        None => Ok(phrase),
        Some(_) => Err(timed()),
    }
}

/// Sends all items of a meal and shows what it is now.
fn send(session: &Session, meal: &Meal, items: Vec<ItemDraft>, conversions: Vec<String>) -> Shown {
    let mut patch = MealPatch::default();
    patch.set("items", &items);
    let request = Request::UpdateMeal(meal.id.clone(), patch);
    session.send(&request, |answer| match answer {
        Answer::Meal(after) => {
            quick_add::forget(session, &items, &after);
            shown(changed_from(session, meal, after, conversions))
        }
        _ => unexpected(),
    })
}
