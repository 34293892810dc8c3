//! `journal context …`: the journals this person has.

use clap::{Args, Subcommand};
use serde_json::json;

use super::view::{Contexts, Listed, OneContext};
use super::{Context, entry, set};
use crate::cli::session::{Session, shown};
use crate::cli::unusable::unusable;
use crate::cli::{Runs, Shown};
use crate::config::{Edit, LOCAL, Name};
use crate::error::Result;
use crate::render::note::Document;

/// Contexts: the journals you have, on disk and over HTTP
#[derive(Subcommand)]
pub(crate) enum ContextCommand {
    Add(super::add::Add),
    List(List),
    Use(Use),
    Show(Show),
    Remove(super::remove::Remove),
}

impl Runs for ContextCommand {
    fn run(self, session: &Session) -> Shown {
        match self {
            ContextCommand::Add(command) => command.run(session),
            ContextCommand::List(command) => command.run(session),
            ContextCommand::Use(command) => command.run(session),
            ContextCommand::Show(command) => command.run(session),
            ContextCommand::Remove(command) => command.run(session),
        }
    }
}

/// List the contexts, and which of them is asked now
///
/// Example:
///   journal context list
#[derive(Args)]
#[command(verbatim_doc_comment)]
pub(crate) struct List {}

impl Runs for List {
    fn run(self, session: &Session) -> Shown {
        let config = session.config()?;
        let entries = config.contexts.iter();
        let others = entries.map(|(name, entry)| {
            let context = Context::of_entry(config, name, entry);
            context.map_or_else(|why| Listed::refused(config, name, &why), Listed::Usable)
        });
        let local = Listed::Usable(Context::named(session, LOCAL)?);
        let mut contexts: Vec<Listed> = std::iter::once(local).chain(others).collect();
        // A wrong name in the environment is no reason not to list the right ones.
        let chosen = Context::choose(session).ok();
        let current = chosen.as_ref().map(|context| context.name.clone());
        let is_listed = |new: &Context| contexts.iter().any(|listed| listed.name() == new.name);
        let new = chosen.filter(|chosen| !is_listed(chosen));
        contexts.extend(new.map(Listed::Usable));
        shown(Contexts { contexts, current })
    }
}

/// Choose the context that is meant where nothing nearer says another
///
/// Examples:
///   journal context use work
///   journal context use local     the journal of the data folder again
#[derive(Args)]
#[command(verbatim_doc_comment)]
pub(crate) struct Use {
    /// The context; local is the journal of the data folder
    name: String,
}

impl Runs for Use {
    fn run(self, session: &Session) -> Shown {
        let mut context = Context::named(session, &self.name)?;
        if session.globals.dry_run {
            return shown(Document(json!({ "use": context.name })));
        }
        let mut edit = edit(session)?;
        // Another process may have removed it.
        entry(edit.before(), &self.name)?;
        let before = edit.before().context.as_ref();
        let before = before.map_or(LOCAL, Name::as_str).to_owned();
        edit.choose(&context.name);
        save(session, edit)?;
        for nearer in ["JOURNAL_BASE_URL", "JOURNAL_CONTEXT"] {
            if set(nearer).is_some() {
                session.note(format!("note: {nearer} is set, and is nearer"));
            }
        }
        session.way_back(format!("journal context use {before}"));
        context.is_default = true;
        shown(OneContext {
            done: Some("Using"),
            context,
        })
    }
}

/// Show a context; without a name the one that is asked now
///
/// Examples:
///   journal context show
///   journal context show work
#[derive(Args)]
#[command(verbatim_doc_comment)]
pub(crate) struct Show {
    /// The context
    name: Option<String>,
}

impl Runs for Show {
    fn run(self, session: &Session) -> Shown {
        let context = match &self.name {
            Some(name) => Context::named(session, name)?,
            None => Context::choose(session)?,
        };
        shown(OneContext {
            done: None,
            context,
        })
    }
}

/// Begins a change of `config.toml`.
pub(crate) fn edit(session: &Session) -> Result<Edit> {
    Edit::of(&session.folders()?.config).map_err(|error| unusable(&error))
}

/// Writes the configuration as it was changed.
pub(crate) fn save(session: &Session, edit: Edit) -> Result<()> {
    edit.save().map_err(|error| unusable(&error))?;
    session.wrote();
    Ok(())
}
