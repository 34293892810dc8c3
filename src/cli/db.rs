//! `journal db …`: the file of a journal on disk.

use std::path::PathBuf;

use clap::{Args, Subcommand};

use super::config::File;
use super::context::Kind;
use super::session::{Session, shown};
use super::{Runs, Shown};
use crate::error::{Code, Error, Result};
use crate::local::check_journal;
use crate::render::note::Done;

/// The file of a journal on disk: where it is, whether it is whole
#[derive(Subcommand)]
pub(super) enum DbCommand {
    Path(Path),
    Check(Check),
}

impl Runs for DbCommand {
    fn run(self, session: &Session) -> Shown {
        match self {
            DbCommand::Path(_) => shown(File(file(session)?)),
            DbCommand::Check(_) => check(session),
        }
    }
}

/// Show where the journal's file is
#[derive(Args)]
pub(super) struct Path {}

/// Look through the whole file of the journal; nothing is changed
#[derive(Args)]
pub(super) struct Check {}

/// The file of the journal that is meant.
///
/// Errors: `Usage` where that is a service.
pub(super) fn file(session: &Session) -> Result<PathBuf> {
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
    if !file.exists() {
        let what = format!("{}: there is no journal yet", file.display());
        return Err(Error::new(Code::NotFound, what)
            .hint("it is made with the first meal: journal log \"2 eggs\""));
    }
    check_journal(&file)?;
    shown(Done {
        message: format!("{} is whole", file.display()),
        ids: vec![file.display().to_string()],
    })
}
