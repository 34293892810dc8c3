//! `journal db check`: whether files are whole.

use std::path::{Path, PathBuf};

use clap::Args;

use super::{file, is_there};
use crate::cli::astray;
use crate::cli::context::Kind;
use crate::cli::modes::{of_data, of_file};
use crate::cli::outside::counted;
use crate::cli::room;
use crate::cli::session::{Session, shown};
use crate::cli::{Runs, Shown};
use crate::error::{Code, Error, Result};
use crate::local::{PeopleLooked, Register, Reviews, check_journal, look_at_people};
use crate::render::note::Done;

/// Look through the whole file of the journal; nothing is changed
///
/// With the journal of the data folder all else that the folder keeps is looked through: the keys and
/// people that journal serve asks for, in server.db, each of their journals, in users/, and the
/// corrections that were accepted, in reviews.db. Photos that nothing in the journal names are told,
/// and left; those that it names and that are not there are told, too.
///
/// Examples:
///   journal db check
///   journal -C family db check
#[derive(Args)]
#[command(verbatim_doc_comment)]
pub(in crate::cli) struct Check {}

impl Runs for Check {
    fn run(self, session: &Session) -> Shown {
        let journal = file(session)?;
        let there = match is_there(session, &journal) {
            Err(error) if error.code() != Code::NotFound => return Err(error),
            there => there,
        };
        let folder = match &session.chosen()?.kind {
            Kind::Local => Some(session.folders()?.data.as_path()),
            _ => None,
        };
        let kept = session.while_waiting("looking through all files", || {
            if there.is_ok() {
                check_journal(&journal)?;
            }
            folder.map_or(Ok(Kept::default()), Kept::look)
        })?;
        // In a folder of several people there may be no journal of one's own.
        if kept.people == 0 {
            there?;
        }
        close(session, folder, &journal);
        let files = [journal].into_iter().filter(|journal| journal.exists());
        let files: Vec<PathBuf> = files.chain(kept.files).collect();
        let mut told: Vec<String> = files
            .iter()
            .map(|file| format!("{} is whole", file.display()))
            .collect();
        if kept.people > 0 {
            told.push(format!(
                "{} of people",
                counted(kept.people, "whole journal")
            ));
        }
        shown(Done {
            message: told.join("; "),
            ids: files
                .first()
                .map(|file| file.display().to_string())
                .into_iter()
                .collect(),
        })
    }
}

/// What a data folder keeps besides the journal, all of it whole.
#[derive(Default)]
struct Kept {
    files: Vec<PathBuf>,
    people: usize,
}

impl Kept {
    fn look(folder: &Path) -> Result<Kept> {
        let register = Register::check(folder)?;
        let people = look_at_people(folder, None).unwrap_or_default();
        if let Some(error) = trouble(&people) {
            return Err(error);
        }
        let reviews = Reviews::check_file(folder)?;
        Ok(Kept {
            files: register.into_iter().chain(reviews).collect(),
            people: people.whole,
        })
    }
}

/// Journals that are told one by one.
const TOLD: usize = 10;

/// What is wrong with people's journals, in one.
fn trouble(people: &PeopleLooked) -> Option<Error> {
    let [first, others @ ..] = people.wrong.as_slice() else {
        return None;
    };
    let mut told: Vec<String> = people
        .wrong
        .iter()
        .take(TOLD)
        .map(Error::to_string)
        .collect();
    if others.len() >= TOLD {
        told.push(format!("and {} more", people.wrong.len() - TOLD));
    }
    Some(first.clone().with_message(told.join("; ")))
}

/// Says what others have rights to, where there is little room, and what photos are astray.
fn close(session: &Session, folder: Option<&Path>, journal: &Path) {
    let open = match folder {
        Some(folder) => of_data(folder),
        None => of_file(journal).into_iter().collect(),
    };
    if let Some(little) = journal.parent().and_then(room::little) {
        session.note(format!("note: {little}; {}", room::HINT));
    }
    for (told, hint) in astray::photos(session) {
        session.note(format!("note: {told}; {hint}"));
    }
    for open in open {
        session.note(format!(
            "note: {}; end it with: {}",
            open.message, open.hint
        ));
    }
}
