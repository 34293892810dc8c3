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
use crate::local::{Register, check_journal, has_journal};
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
///
/// Beside the journal of the data folder the keys and people that journal serve asks for, in server.db,
/// are looked through too.
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
    let there = is_there(&file);
    if there.is_ok() {
        check_journal(&file)?;
    }
    // In a folder of several people there is no journal, and a register of them all the same.
    let own = match &session.chosen()?.kind {
        Kind::Local => Some(&session.folders()?.data),
        _ => None,
    };
    let register = own.map_or(Ok(None), |folder| Register::check(folder))?;
    there?;
    let files = || [&file].into_iter().chain(&register);
    let folder_open = own.and_then(|folder| of_folder(folder));
    for open in folder_open
        .into_iter()
        .chain(files().filter_map(|file| of_file(file)))
    {
        session.note(format!(
            "note: {}; end it with: {}",
            open.message, open.hint
        ));
    }
    let told: Vec<String> = files()
        .map(|file| format!("{} is whole", file.display()))
        .collect();
    shown(Done {
        message: told.join("; "),
        ids: vec![file.display().to_string()],
    })
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
