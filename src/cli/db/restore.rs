//! `journal db restore`: a copy in the place of the journal's file.

use std::io::ErrorKind;
use std::path::{Path, PathBuf};

use clap::Args;

use super::backup::beside;
use super::{file, is_named};
use crate::cli::context::unnoted;
use crate::cli::interrupt::Interrupt;
use crate::cli::outside::counted;
use crate::cli::session::{Session, shown};
use crate::cli::{Runs, Shown, prompt};
use crate::error::{Code, Error, Result, quoted};
use crate::local::{
    Replaced, folder_of_copies, look_at_copy, note_elsewhere, refuse_gone, restore,
};
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
        let is_gone = is_gone(session, &journal)?;
        is_copy(&self.copy).map_err(|error| error.hint(copies(&journal)))?;
        let kept = beside(session, &journal, "before-restore")?;
        let interrupt = Interrupt::listen(session)?;
        let there = interrupt.waiting(|| look_at_copy(&journal, &self.copy, &kept))?;
        if there.lacks_last {
            session.insist(format!(
                "note: the log beside {} is damaged: what stands behind that was written last, and does not come back",
                self.copy.display()
            ));
        }
        let meals = counted(there.meals, "meal");
        let what = format!("{} with {meals}", self.copy.display());
        if session.globals.dry_run {
            let place = journal.display();
            return shown(Text(format!("would put {what} in the place of {place}\n")));
        }
        let question = format!("Put {what} in the place of the journal? What is there is kept.");
        interrupt.waiting(|| prompt::confirm(session, &question))?;
        session.name_the_journal()?;
        let (done, replaced) = interrupt.waiting(|| restore(&journal, &self.copy, &kept))?;
        session.wrote();
        // What it holds on to of the catalogue counts from now on.
        if let Some(why) = note_elsewhere(&session.folders()?.data, &journal) {
            session.insist(unnoted(&why));
        }
        match (&replaced, is_gone) {
            (Replaced::Nothing, true) => {
                session.no_way_back("the journal that was there is not there any more");
            }
            _ => way_back(session, &replaced),
        }
        let (journal, meals) = (journal.display().to_string(), counted(done.meals, "meal"));
        shown(Done {
            message: format!("{journal} has {meals} now{}", told(&replaced)),
            ids: vec![journal],
        })
    }
}

/// Whether the journal was there before and is not any more. It comes back with a copy, but where its
/// whole folder is gone, as with a disk that is away: one begun in its place would hide it.
///
/// Errors: `LocalStore`.
fn is_gone(session: &Session, journal: &Path) -> Result<bool> {
    let there = refuse_gone(&session.folders()?.data, journal);
    match there {
        Err(error) if !journal.parent().is_some_and(Path::is_dir) => Err(error),
        there => Ok(there.is_err()),
    }
}

/// Says how what was there comes back, or why it does not and where it is.
fn way_back(session: &Session, replaced: &Replaced) {
    match replaced {
        Replaced::Nothing => session.no_way_back("there was no journal before"),
        Replaced::Journal(kept) => {
            let kept = quoted(&kept.display().to_string());
            session.way_back(format!("journal db restore {kept}"));
        }
        Replaced::Newer(kept) => session.no_way_back(&format!(
            "what was there is of a newer program, which alone brings it back, and kept as it is: {}",
            kept.display()
        )),
        Replaced::Damaged(kept) => session.no_way_back(&format!(
            "what was there is damaged, and kept as it is: {}",
            kept.display()
        )),
        Replaced::Log(kept) => session.no_way_back(&format!(
            "of what was there only what was written last is kept: {}",
            kept.display()
        )),
    }
}

/// Where what was there is kept.
fn told(replaced: &Replaced) -> String {
    match replaced {
        Replaced::Nothing => String::new(),
        Replaced::Journal(kept)
        | Replaced::Newer(kept)
        | Replaced::Damaged(kept)
        | Replaced::Log(kept) => format!("; what was there is {}", kept.display()),
    }
}

/// Refuses a copy that is not there, or is no file.
fn is_copy(copy: &Path) -> Result<()> {
    let told = copy.display();
    let refused = |code, why: &str| Err(Error::new(code, format!("{told}: {why}")));
    match std::fs::metadata(copy) {
        Ok(found) if found.is_file() => Ok(()),
        Ok(found) if found.is_dir() => refused(Code::Usage, "it is a folder, not a file"),
        Ok(_) => refused(Code::Usage, "it is a pipe or a device, not a file"),
        Err(error) if error.kind() == ErrorKind::NotFound => {
            refused(Code::NotFound, "there is no such file")
        }
        Err(error) => Err(Error::unreadable(&told.to_string(), &error)),
    }
}

/// Where copies may be.
fn copies(journal: &Path) -> String {
    let folder = folder_of_copies(journal);
    match folder.is_dir() {
        true => format!("copies are in {}", folder.display()),
        false => "one is made with: journal db backup".to_owned(),
    }
}
