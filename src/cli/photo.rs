//! `journal photo …`: photos of a local journal.

use std::path::PathBuf;

use clap::{Args, Subcommand};

use super::session::{Session, shown};
use super::{Runs, Shown};
use crate::render::note::{Document, Done};
use serde_json::json;

/// Photos: take them into a local journal
#[derive(Subcommand)]
pub(super) enum PhotoCommand {
    Add(Add),
}

impl Runs for PhotoCommand {
    fn run(self, session: &Session) -> Shown {
        match self {
            PhotoCommand::Add(command) => command.run(session),
        }
    }
}

/// Take a photo in and print the path that meals and foods show it by
///
/// Examples:
///   journal photo add lunch.jpg
///   journal log "1 pizza" --photo pizza.jpg     takes it in with the meal
#[derive(Args)]
#[command(verbatim_doc_comment)]
pub(super) struct Add {
    /// The photo; it is copied
    file: PathBuf,
}

impl Runs for Add {
    fn run(self, session: &Session) -> Shown {
        let local = session.local()?;
        if session.globals.dry_run {
            local.check_photo(&self.file)?;
            return shown(Document(json!({ "file": self.file.display().to_string() })));
        }
        session.name_the_journal()?;
        let path = local.add_photo(&self.file)?;
        session.wrote();
        shown(Done {
            message: format!("Added photo {path}"),
            ids: vec![path],
        })
    }
}
