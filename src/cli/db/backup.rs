//! `journal db backup`: a copy of the journal's file.

use std::path::{Path, PathBuf};

use clap::Args;

use super::{file, is_named, is_there};
use crate::cli::interrupt::Interrupt;
use crate::cli::kept_before;
use crate::cli::outside::{self, counted};
use crate::cli::session::{Session, shown};
use crate::cli::{Runs, Shown};
use crate::error::{Result, quoted};
use crate::local::{Taken, back_up, folder_of_copies, free_name};
use crate::render::note::{Done, Text};

/// Copy the journal into a file: meals, own foods, settings, body values, what can be undone
///
/// The copy is as of one moment, whoever writes meanwhile, and has its name when it was read whole.
/// Left out, FILE is backups/journal-DATE-TIME.db beside the journal. The pictures of photos stand in
/// files of their own, in photos/, and are not in it; nor are catalogues and the keys to services.
///
/// Examples:
///   journal db backup
///   journal db backup /media/stick/journal.db --yes   over last week's
#[derive(Args)]
#[command(verbatim_doc_comment)]
pub(in crate::cli) struct Backup {
    /// The file to make
    #[arg(value_name = "FILE")]
    copy: Option<PathBuf>,
}

impl Runs for Backup {
    fn run(self, session: &Session) -> Shown {
        if let Some(copy) = &self.copy {
            is_named(copy)?;
        }
        let journal = file(session)?;
        is_there(session, &journal)?;
        let copy = match &self.copy {
            Some(copy) => outside::new_place(session, &session.folders()?.data, copy)?,
            None => beside(session, &journal, "journal")?,
        };
        let taken = match self.copy {
            Some(_) if session.globals.yes => Taken::Replaced,
            Some(_) => Taken::Refused,
            None => Taken::Passed,
        };
        if session.globals.dry_run {
            let copy = match taken {
                Taken::Passed => free_name(&copy),
                Taken::Replaced | Taken::Refused => copy,
            };
            return shown(Text(format!("would write {}\n", copy.display())));
        }
        let now = session.instant()?;
        let interrupt = Interrupt::listen(session)?;
        let (made, copy) = interrupt.waiting(|| {
            let tell = |told| session.note(format!("note: {told}"));
            back_up(&journal, &copy, taken, now, &tell)
        })?;
        session.wrote();
        if let Some(before) = &made.before {
            kept_before::tell(session, before);
        }
        if made.photos > 0 {
            let photos = counted(made.photos, "photo");
            let folder = session.chosen()?.files(session)?.photos;
            session.note(format!(
                "note: not in a copy: the pictures of {photos}, which are files in {}",
                folder.display()
            ));
        }
        let (file, meals) = (copy.display().to_string(), counted(made.meals, "meal"));
        let back = format!(
            "journal {}db restore {}",
            session.looks().aim,
            quoted(&file)
        );
        shown(Done {
            message: format!("Wrote {file}: {meals}, read whole; it comes back with: {back}"),
            ids: vec![file],
        })
    }
}

/// A name among the copies beside a journal, of this second.
pub(super) fn beside(session: &Session, journal: &Path, what: &str) -> Result<PathBuf> {
    let folder = folder_of_copies(journal);
    let now = session.now()?;
    let stamp = now
        .instant
        .with_timezone(&now.zone)
        .format("%Y-%m-%d-%H%M%S");
    Ok(folder.join(format!("{what}-{stamp}.db")))
}
