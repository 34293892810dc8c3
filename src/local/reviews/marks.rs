//! What became of proposals, marked in the journals of whoever made them.
//!
//! As long as it is pending a proposal can be replaced and taken back. So its journal is kept from its owner from
//! the last look at it until it is answered for good: that is for a moment, whatever it takes to make a catalogue.

use std::cell::RefCell;
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use rusqlite::Connection;

use super::super::failure::{Failure, settled};
use super::super::schema::JOURNAL;
use super::super::{Place, corrections, elsewhere, file};
use super::Proposal;
use crate::error::{Code, Error, Resource, Result};
use crate::model::{ReviewStatus, Timestamp};

/// What to do where a proposal is not pending any more.
const LOOK: &str = "what is still waiting is told by: journal catalog review list";

/// What became of proposals.
pub(super) struct Answer<'a> {
    pub(super) status: ReviewStatus,
    pub(super) note: Option<&'a str>,
    pub(super) at: Timestamp,
}

/// Journals in which proposals are marked, and which nobody else writes until that is done. Where it never is,
/// nothing was marked.
pub(super) struct Marks<'p> {
    place: &'p Place,
    journals: RefCell<BTreeMap<PathBuf, Connection>>,
}

impl<'p> Marks<'p> {
    /// None yet, in the journals that share a catalogue.
    pub(super) fn of(place: &'p Place) -> Marks<'p> {
        Marks {
            place,
            journals: RefCell::default(),
        }
    }

    /// Marks proposals, and keeps others from writing their journals from now on.
    ///
    /// Errors: as [`refuse_answered`]; `LocalStore`, also where another program writes a journal for long.
    pub(super) fn hold(&self, proposals: &[&Proposal], answer: &Answer<'_>) -> Result<()> {
        let mut journals = self.journals.borrow_mut();
        for proposal in proposals {
            let journal = &proposal.journal;
            let told = |failure| elsewhere::told(failure, journal, self.place);
            if !journals.contains_key(journal) {
                let begun = begin(journal).map_err(told)?;
                journals.insert(journal.clone(), begun);
            }
            let connection = &journals[journal];
            refuse_unless_pending(connection, proposal).map_err(told)?;
            let Answer { status, note, at } = answer;
            corrections::review(connection, proposal.id(), *status, *note, at).map_err(told)?;
        }
        Ok(())
    }

    /// Has what was marked last, and lets the journals go: where one fails, the others' all the same.
    ///
    /// Errors: `LocalStore`.
    pub(super) fn settle(self) -> Result<()> {
        let mut done = Ok(());
        for (journal, connection) in self.journals.into_inner() {
            let last = settled(connection.execute_batch("COMMIT"));
            done = done.and(last.map_err(|failure| elsewhere::told(failure, &journal, self.place)));
        }
        done
    }
}

/// Opens a journal that nobody else writes from now on.
fn begin(journal: &Path) -> std::result::Result<Connection, Failure> {
    let connection = file::open_to_write(journal, &JOURNAL)?;
    connection.execute_batch("BEGIN IMMEDIATE")?;
    Ok(connection)
}

/// Refuses a proposal that is not pending any more since it was looked at.
///
/// Errors: `NotFound` where whoever proposed it replaced it or took it back; `Conflict` where somebody reviewed it;
/// `LocalStore`.
pub(super) fn refuse_answered(proposal: &Proposal, place: &Place) -> Result<()> {
    let journal = &proposal.journal;
    let read = || {
        let opened = file::open_to_read(journal, &JOURNAL)?;
        refuse_unless_pending(&opened.connection, proposal)
    };
    read().map_err(|failure| elsewhere::told(failure, journal, place))
}

fn refuse_unless_pending(
    connection: &Connection,
    proposal: &Proposal,
) -> std::result::Result<(), Failure> {
    let id = proposal.id();
    let error = match corrections::is_pending(connection, id)? {
        Some(true) => return Ok(()),
        Some(false) => proposal.told(Error::new(
            Code::Conflict,
            "somebody else reviewed it meanwhile",
        )),
        None => {
            let what = "whoever proposed it replaced it meanwhile, or took it back";
            let message = format!("no correction {id} is pending any more: {what}");
            Error::not_found(Resource::Correction, message)
        }
    };
    Err(error.hint(LOOK).into())
}
