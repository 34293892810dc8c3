//! `journal food …`: the person's own foods, and those of the catalogue.

mod copy;
mod create;
mod delete;
mod doubts;
mod edit;
pub(super) mod namesakes;
mod pin;
mod pins;
mod save;
pub(super) mod search;
mod show;
mod unpin;
pub(super) mod values;

use clap::Subcommand;

use super::session::Session;
use super::{Runs, Shown};

/// Foods: search, show, save, change, copy, pin, delete
#[derive(Subcommand)]
pub(super) enum FoodCommand {
    Search(search::Search),
    Show(show::Show),
    Save(save::Save),
    Edit(edit::Edit),
    Copy(copy::Copy),
    Delete(delete::Delete),
    Pin(pin::PinFood),
    Unpin(unpin::Unpin),
    Create(create::Create),
}

impl Runs for FoodCommand {
    fn run(self, session: &Session) -> Shown {
        match self {
            FoodCommand::Search(command) => command.run(session),
            FoodCommand::Show(command) => command.run(session),
            FoodCommand::Save(command) => command.run(session),
            FoodCommand::Edit(command) => command.run(session),
            FoodCommand::Copy(command) => command.run(session),
            FoodCommand::Delete(command) => command.run(session),
            FoodCommand::Pin(command) => command.run(session),
            FoodCommand::Unpin(command) => command.run(session),
            FoodCommand::Create(command) => command.run(session),
        }
    }
}
