//! `journal meal …`: what was eaten, and what is planned.

mod ask;
mod body;
mod copy;
mod create;
mod delete;
pub(super) mod eat;
mod edit;
pub(super) mod history;
pub(super) mod item;
mod list;
pub(super) mod log;
mod moment;
mod phrase;
pub(super) use phrase::{AHEAD, confirm_doubts, tell_to_come, tools, written_meal};
pub(super) mod plan;
pub(super) mod show;
mod update;

use clap::Subcommand;

use super::session::Session;
use super::{Runs, Shown};

/// Meals: log, plan, list, show, copy, change, delete
#[derive(Subcommand)]
pub(super) enum MealCommand {
    Log(log::Log),
    Plan(plan::Plan),
    List(list::List),
    Show(show::Show),
    Edit(edit::Edit),
    Eat(eat::Eat),
    #[command(subcommand)]
    Item(item::ItemCommand),
    Delete(delete::Delete),
    Copy(copy::Copy),
    History(history::History),
    Create(create::Create),
    Update(update::Update),
}

impl Runs for MealCommand {
    fn run(self, session: &Session) -> Shown {
        match self {
            MealCommand::Log(command) => command.run(session),
            MealCommand::Plan(command) => command.run(session),
            MealCommand::List(command) => command.run(session),
            MealCommand::Show(command) => command.run(session),
            MealCommand::Edit(command) => command.run(session),
            MealCommand::Eat(command) => command.run(session),
            MealCommand::Item(command) => command.run(session),
            MealCommand::Delete(command) => command.run(session),
            MealCommand::Copy(command) => command.run(session),
            MealCommand::History(command) => command.run(session),
            MealCommand::Create(command) => command.run(session),
            MealCommand::Update(command) => command.run(session),
        }
    }
}
