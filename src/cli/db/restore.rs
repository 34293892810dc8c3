//! `journal db restore`: a copy in the place of the journal's file.

use std::path::{Path, PathBuf};

use clap::Args;

use super::backup::beside;
use super::{file, is_named};
use crate::cli::outside::counted;
use crate::cli::session::{Session, shown};
use crate::cli::{Runs, Shown, prompt};
use crate::error::{Code, Error};
use crate::local::{Copied, look_at_copy, restore};
use crate::render::note::{Done, Text};

/// Put a copy in the place of the journal; what was there is kept in backups/
///
/// The copy is read whole first, and stays as it is. One of an older program is brought up to date. What
/// was there is kept beside the journal, in backups/, even where it is damaged: the answer says where.
/// While another program has the journal open, such as journal serve, nothing is changed.
///
/// Examples:
///   journal db restore /media/stick/journal.db
///   journal db restore ~/backups/journal-2026-11-21-200000.db -n
#[derive(Args)]
#[command(verbatim_doc_comment)]
pub(in crate::cli) struct Restore {
    /// The copy, of journal db backup
    #[arg(value_name = "FILE")]
    copy: PathBuf,
}

impl Runs for Restore {
    fn run(self, session: &Session) -> Shown {
        is_named(&self.copy)?;
        let journal = file(session)?;
        if !self.copy.is_file() {
            let what = format!("{}: there is no such file", self.copy.display());
            return Err(Error::new(Code::NotFound, what).hint(copies(&journal)));
        }
        let kept = beside(session, &journal, "before-restore")?;
        let there = look_at_copy(&journal, &self.copy)?;
        let meals = counted(there.meals, "meal");
        let what = format!("{} with {meals}", self.copy.display());
        if session.globals.dry_run {
            let place = journal.display();
            return shown(Text(format!("would put {what} in the place of {place}\n")));
        }
        prompt::confirm(
            session,
            &format!("Put {what} in the place of the journal? What is there is kept."),
        )?;
        let done = restore(&journal, &self.copy, &kept)?;
        session.wrote();
        match &done.file {
            Some(kept) => session.way_back(format!("journal db restore {}", kept.display())),
            None => session.no_way_back("there was no journal before"),
        }
        shown(told(&journal, &done))
    }
}

fn told(journal: &Path, done: &Copied) -> Done {
    let kept = match &done.file {
        Some(kept) => format!("; what was there is {}", kept.display()),
        None => String::new(),
    };
    let (journal, meals) = (journal.display().to_string(), counted(done.meals, "meal"));
    Done {
        message: format!("{journal} has {meals} now{kept}"),
        ids: vec![journal],
    }
}

/// Where copies may be.
fn copies(journal: &Path) -> String {
    let folder = journal.with_file_name("backups");
    match folder.is_dir() {
        true => format!("copies are in {}", folder.display()),
        false => "one is made with: journal db backup".to_owned(),
    }
}
