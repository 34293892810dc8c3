//! `journal db …`: the file of a journal on disk.

mod backup;
mod check;
mod restore;

use std::path::PathBuf;

use clap::{Args, Subcommand};

use crate::cli::config::File;
use crate::cli::context::Kind;
use crate::cli::session::{Session, shown};
use crate::cli::{Runs, Shown};
use crate::error::{Code, Error, Result};
use crate::local::{has_journal, refuse_gone};

/// The file of a journal on disk: where it is, whether it is whole, copies of it
#[derive(Subcommand)]
pub(in crate::cli) enum DbCommand {
    Path(Path),
    Check(check::Check),
    Backup(backup::Backup),
    Restore(restore::Restore),
}

impl Runs for DbCommand {
    fn run(self, session: &Session) -> Shown {
        match self {
            DbCommand::Path(_) => shown(File(file(session)?)),
            DbCommand::Check(check) => check.run(session),
            DbCommand::Backup(backup) => backup.run(session),
            DbCommand::Restore(restore) => restore.run(session),
        }
    }
}

/// Show where the journal's file is
///
/// Examples:
///   journal db path
///   journal -C family db path
#[derive(Args)]
#[command(verbatim_doc_comment)]
pub(in crate::cli) struct Path {}

/// The file of the journal that is meant.
///
/// Errors: `Usage` where that is a service.
pub(in crate::cli) fn file(session: &Session) -> Result<PathBuf> {
    match &session.chosen()?.kind {
        Kind::Local => Ok(session.place()?.journal),
        Kind::File(path) => Ok(path.clone()),
        Kind::Service(_) => Err(
            Error::new(Code::Usage, "only a journal on disk has a file here")
                .hint("the one on this machine is -C local"),
        ),
    }
}

/// Refuses standard input and output in the place of a copy.
///
/// Errors: `Usage`.
fn is_named(copy: &std::path::Path) -> Result<()> {
    match copy.as_os_str() == "-" {
        true => Err(
            Error::new(Code::Usage, "a copy needs a name: - is no file of one")
                .hint("name a file; one that is called - is ./-"),
        ),
        false => Ok(()),
    }
}

/// Refuses a journal that is not there yet, or not any more.
fn is_there(session: &Session, journal: &std::path::Path) -> Result<()> {
    refuse_gone(&session.folders()?.data, journal)?;
    match has_journal(journal)? {
        true => Ok(()),
        false => {
            let what = format!("{}: there is no journal yet", journal.display());
            Err(Error::new(Code::NotFound, what)
                .hint("it is made with the first meal: journal log \"2 eggs\""))
        }
    }
}
