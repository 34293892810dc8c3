//! `journal db …`: the file of a journal on disk.

mod backup;
mod restore;

use std::path::PathBuf;

use clap::{Args, Subcommand};

use crate::cli::config::File;
use crate::cli::context::Kind;
use crate::cli::modes::{of_file, of_folder};
use crate::cli::session::{Session, shown};
use crate::cli::{Runs, Shown};
use crate::error::{Code, Error, Result};
use crate::local::{check_journal, has_journal};
use crate::render::note::Done;

/// The file of a journal on disk: where it is, whether it is whole, copies of it
#[derive(Subcommand)]
pub(in crate::cli) enum DbCommand {
    Path(Path),
    Check(Check),
    Backup(backup::Backup),
    Restore(restore::Restore),
}

impl Runs for DbCommand {
    fn run(self, session: &Session) -> Shown {
        match self {
            DbCommand::Path(_) => shown(File(file(session)?)),
            DbCommand::Check(_) => check(session),
            DbCommand::Backup(backup) => backup.run(session),
            DbCommand::Restore(restore) => restore.run(session),
        }
    }
}

/// Show where the journal's file is
#[derive(Args)]
pub(in crate::cli) struct Path {}

/// Look through the whole file of the journal; nothing is changed
#[derive(Args)]
pub(in crate::cli) struct Check {}

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

fn check(session: &Session) -> Shown {
    let file = file(session)?;
    is_there(&file)?;
    check_journal(&file)?;
    say_open(session, &file)?;
    shown(Done {
        message: format!("{} is whole", file.display()),
        ids: vec![file.display().to_string()],
    })
}

/// Says what others may do with the journal; its folder is looked at where it is the program's own.
fn say_open(session: &Session, file: &std::path::Path) -> Result<()> {
    let folder = match &session.chosen()?.kind {
        Kind::Local => file.parent().and_then(of_folder),
        _ => None,
    };
    for open in folder.into_iter().chain(of_file(file)) {
        session.note(format!(
            "note: {}; end it with: {}",
            open.message, open.hint
        ));
    }
    Ok(())
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

/// Refuses a journal that is not there yet.
fn is_there(journal: &std::path::Path) -> Result<()> {
    match has_journal(journal)? {
        true => Ok(()),
        false => {
            let what = format!("{}: there is no journal yet", journal.display());
            Err(Error::new(Code::NotFound, what)
                .hint("it is made with the first meal: journal log \"2 eggs\""))
        }
    }
}
