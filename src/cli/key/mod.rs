//! `journal key …`: keys to journals on disk, for those who ask them over HTTP.

mod create;
mod list;
mod revoke;
mod view;

use clap::Subcommand;

use super::context::only_local;
use super::session::Session;
use super::{Runs, Shown};

/// Keys: create, list, revoke
#[derive(Subcommand)]
pub(super) enum KeyCommand {
    Create(create::Create),
    List(list::List),
    Revoke(revoke::Revoke),
}

impl Runs for KeyCommand {
    fn run(self, session: &Session) -> Shown {
        only_local(session)?;
        match self {
            KeyCommand::Create(command) => command.run(session),
            KeyCommand::List(command) => command.run(session),
            KeyCommand::Revoke(command) => command.run(session),
        }
    }
}
