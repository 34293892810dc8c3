//! `journal config …`: what `config.toml` says, and how to have it say something else.

mod named;
mod set;
mod view;

use clap::{Args, Subcommand};

use super::session::{Session, shown};
use super::{Runs, Shown};
use crate::config::Config;
use crate::error::{Code, Error, Result};
use named::Named;
pub(super) use named::all;
pub(super) use view::File;
use view::{One, Values};

/// The configuration: the zone, the context that is meant, the times of day, aliases
#[derive(Subcommand)]
pub(super) enum ConfigCommand {
    Path(Path),
    List(List),
    Get(Get),
    Set(set::Set),
}

impl Runs for ConfigCommand {
    fn run(self, session: &Session) -> Shown {
        match self {
            ConfigCommand::Path(command) => command.run(session),
            ConfigCommand::List(command) => command.run(session),
            ConfigCommand::Get(command) => command.run(session),
            ConfigCommand::Set(command) => command.run(session),
        }
    }
}

/// Show where config.toml is
///
/// Example:
///   journal config path
#[derive(Args)]
#[command(verbatim_doc_comment)]
pub(super) struct Path {}

impl Runs for Path {
    fn run(self, session: &Session) -> Shown {
        shown(File(Config::path(&session.folders()?.config)))
    }
}

/// List what can be set, and what it is set to
///
/// Example:
///   journal config list
#[derive(Args)]
#[command(verbatim_doc_comment)]
pub(super) struct List {}

impl Runs for List {
    fn run(self, session: &Session) -> Shown {
        shown(Values(named::all(session.config()?)))
    }
}

/// Show what one name is set to
///
/// Examples:
///   journal config get timezone
///   journal config get contexts.work.url
#[derive(Args)]
#[command(verbatim_doc_comment)]
pub(super) struct Get {
    /// timezone, context, day.breakfast …, aliases.NAME, contexts.NAME.url or contexts.NAME.path
    name: String,
}

impl Runs for Get {
    fn run(self, session: &Session) -> Shown {
        let config = session.config()?;
        let all = named::all(config);
        let found = all.into_iter().find(|one| one.name == self.name);
        let value = match found {
            Some(one) => one.value,
            None => writable(config, &self.name)?.value(config),
        };
        let value = value.ok_or_else(|| unset(&self.name))?;
        let name = self.name;
        shown(One { name, value })
    }
}

/// What a name that is not listed stands for.
fn writable(config: &Config, name: &str) -> Result<Named> {
    Named::read(name).ok_or_else(|| unknown(config, name))
}

/// Nothing is called so; these can be set.
fn unknown(config: &Config, name: &str) -> Error {
    let others = named::all(config).into_iter().map(|one| one.name);
    let known = others.chain(["aliases.NAME".to_owned()]);
    let known: Vec<String> = known.collect();
    let what = format!("config.toml has no {name:?}");
    Error::new(Code::NotUnderstood, what).hint(format!("there are: {}", known.join(", ")))
}

fn unset(name: &str) -> Error {
    Error::new(Code::NotFound, format!("{name} is not set"))
        .hint(format!("set it with: journal config set {name} VALUE"))
}
