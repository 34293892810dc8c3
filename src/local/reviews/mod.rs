//! Proposed changes of catalogue foods, reviewed by whoever keeps the catalogue.

mod accepted;

use std::collections::HashMap;
use std::fs;
use std::path::{Path, PathBuf};

use rusqlite::{Connection, TransactionBehavior};
use serde_json::json;

use super::catalogue::Catalogue;
use super::failure::Failure;
use super::register::Register;
use super::schema::JOURNAL;
use super::{Clock, Place, Starter, corrections, file};
use crate::error::{Candidate, Code, Error, Resource, Result};
use crate::model::{CorrectedFood, Correction, FoodRef, ReviewStatus, Timestamp};
use crate::rules::{correction, food};
pub(super) use accepted::Accepted;

/// The proposals of all journals of a data folder, and the catalogue they would change.
pub struct Reviews {
    place: Place,
    clock: Clock,
    starter: Starter,
}

/// A change that somebody proposed.
#[derive(Clone, Debug)]
pub struct Proposal {
    /// What is proposed.
    pub correction: Correction,
    /// The journal it is proposed in.
    pub journal: PathBuf,
    /// Whose journal that is, where it is one of several people's.
    pub person: Option<String>,
    food: CorrectedFood,
}

/// A journal, and whose it is.
struct Kept {
    journal: PathBuf,
    person: Option<String>,
}

impl Kept {
    fn of_person(folder: &Path, names: &HashMap<String, String>) -> Kept {
        let id = folder.file_name().map(|id| id.to_string_lossy());
        let id = id.unwrap_or_default();
        Kept {
            journal: folder.join("journal.db"),
            person: Some(names.get(&*id).cloned().unwrap_or_else(|| id.into_owned())),
        }
    }
}

impl Proposal {
    /// Its id.
    pub fn id(&self) -> &str {
        self.correction.id.text()
    }

    fn status(&self) -> ReviewStatus {
        let status = self.correction.status.get();
        status.copied().unwrap_or(ReviewStatus::Pending)
    }
}

impl Reviews {
    /// The reviews of a data folder.
    pub fn new(place: Place, starter: Starter, clock: Clock) -> Reviews {
        Reviews {
            place,
            clock,
            starter,
        }
    }

    /// What is pending, the oldest first.
    ///
    /// Errors: `LocalStore`.
    pub fn pending(&self) -> Result<Vec<Proposal>> {
        let mut pending = self.all()?;
        pending.retain(|proposal| proposal.status() == ReviewStatus::Pending);
        pending.sort_by(|a, b| {
            let at = |proposal: &Proposal| {
                proposal
                    .correction
                    .created_at
                    .get()
                    .map(ToString::to_string)
            };
            at(a).cmp(&at(b))
        });
        Ok(pending)
    }

    /// Finds a proposal by its id, or by the first letters of one that is pending.
    ///
    /// Errors: `NotFound`; `Ambiguous`; `Conflict` when it was reviewed before; `LocalStore`.
    pub fn find(&self, id: &str) -> Result<Proposal> {
        let mut all = self.all()?;
        if let Some(at) = all.iter().position(|proposal| proposal.id() == id) {
            let proposal = all.swap_remove(at);
            return match proposal.status() {
                ReviewStatus::Pending => Ok(proposal),
                status => Err(Error::new(
                    Code::Conflict,
                    format!("the correction was {} before", status.as_str()),
                )),
            };
        }
        all.retain(|proposal| {
            proposal.status() == ReviewStatus::Pending && proposal.id().starts_with(id)
        });
        match all.len() {
            1 => Ok(all.swap_remove(0)),
            0 => Err(Error::not_found(
                Resource::Correction,
                format!("no correction {id} is pending"),
            )
            .hint("`journal catalog review list` shows what is pending")),
            _ => Err(Error::new(
                Code::Ambiguous,
                format!("several corrections begin with {id}"),
            )
            .candidates(all.iter().map(candidate).collect())),
        }
    }

    /// Checks that proposals may be accepted: the food is there, and stays a valid one.
    ///
    /// Errors: `NotFound` when the food is gone; `Conflict` when it would break a rule now.
    pub fn check(&self, proposal: &Proposal) -> Result<()> {
        let place = FoodRef {
            library: proposal.food.library,
            key: proposal.food.key.clone(),
        };
        let found = self.catalogue().food(&place)?;
        let found = found.ok_or_else(|| {
            Error::not_found(Resource::Food, "the food is not in the catalogue any more")
        })?;
        let found = serde_json::to_value(&found).unwrap_or_default();
        let mut body = json!({ "name": found["name"], "data": found["data"] });
        if let Some(brand) = found.get("brand").filter(|brand| !brand.is_null()) {
            body["brand"] = brand.clone();
        }
        correction::apply(&mut body, proposal.changes());
        food::check(&body).map_err(|error| {
            let message = format!("the food would break a rule now: {error}");
            Error::new(Code::Conflict, message)
        })
    }

    /// Accepts proposals: the catalogue has new versions of their foods, now and after every
    /// import to come, and the people see that they were accepted.
    ///
    /// Errors: as [`Reviews::check`]; `LocalStore`.
    pub fn accept(&self, proposals: &[Proposal], note: Option<&str>) -> Result<()> {
        proposals
            .iter()
            .try_for_each(|proposal| self.check(proposal))?;
        let now = self.now();
        let file = &self.place.catalogue;
        for proposal in proposals {
            let (id, changes) = (proposal.id(), proposal.changes());
            accepted::accept(file, &proposal.food, changes, id, &now)
                .map_err(|failure| failure.at(&file.with_file_name("reviews.db")))?;
        }
        let mut libraries: Vec<_> = proposals.iter().map(|it| it.food.library).collect();
        libraries.sort_unstable();
        libraries.dedup();
        for library in libraries {
            self.catalogue().renew(library)?;
        }
        let told = |proposal| self.tell(proposal, ReviewStatus::Accepted, note, &now);
        proposals.iter().try_for_each(told)
    }

    /// Turns a proposal down; the note says why.
    ///
    /// Errors: `LocalStore`.
    pub fn reject(&self, proposal: &Proposal, note: &str) -> Result<()> {
        self.tell(proposal, ReviewStatus::Rejected, Some(note), &self.now())
    }

    fn tell(
        &self,
        proposal: &Proposal,
        status: ReviewStatus,
        note: Option<&str>,
        now: &Timestamp,
    ) -> Result<()> {
        let written = || {
            let mut journal = file::open_to_write(&proposal.journal, &JOURNAL)?;
            let write = journal.transaction_with_behavior(TransactionBehavior::Immediate)?;
            corrections::review(&write, proposal.id(), status, note, now)?;
            Ok(write.commit()?)
        };
        written().map_err(|failure: Failure| failure.at(&proposal.journal))
    }

    fn all(&self) -> Result<Vec<Proposal>> {
        let mut all = Vec::new();
        for Kept { journal, person } in self.journals()? {
            let read = || -> std::result::Result<Vec<Correction>, Failure> {
                let connection: Connection = file::open_to_read(&journal, &JOURNAL)?;
                corrections::all(&connection)
            };
            for correction in read().map_err(|failure| failure.at(&journal))? {
                all.extend(correction.food.get().cloned().map(|food| Proposal {
                    correction,
                    journal: journal.clone(),
                    person: person.clone(),
                    food,
                }));
            }
        }
        Ok(all)
    }

    /// The journals of the folder: its own, and those of several people.
    fn journals(&self) -> Result<Vec<Kept>> {
        let mut journals = vec![Kept {
            journal: self.place.journal.clone(),
            person: None,
        }];
        let people = self.place.catalogue.with_file_name("users");
        if let Ok(folders) = fs::read_dir(people) {
            let names = self.names();
            let ids = folders.flatten().map(|folder| folder.path());
            journals.extend(ids.map(|folder| Kept::of_person(&folder, &names)));
        }
        journals.retain(|kept| kept.journal.exists());
        journals.sort_by(|a, b| a.journal.cmp(&b.journal));
        Ok(journals)
    }

    /// The names of the people, by their ids. Without the register a review can be done all the same.
    fn names(&self) -> HashMap<String, String> {
        let folder = self.place.catalogue.parent();
        let register = folder.and_then(|folder| Register::read(folder).ok());
        let users = register.and_then(|register| register.users().ok());
        let users = users.unwrap_or_default().into_iter();
        users.map(|user| (user.id, user.name)).collect()
    }

    fn catalogue(&self) -> Catalogue {
        Catalogue::new(
            self.place.catalogue.clone(),
            self.starter,
            std::sync::Arc::clone(&self.clock),
        )
    }

    fn now(&self) -> Timestamp {
        Timestamp::from((self.clock)())
    }
}

impl Proposal {
    fn changes(&self) -> &[crate::model::Change] {
        self.correction.changes.get().map_or(&[], Vec::as_slice)
    }
}

fn candidate(proposal: &Proposal) -> Candidate {
    Candidate {
        food: FoodRef {
            library: proposal.food.library,
            key: proposal.food.key.clone(),
        },
        name: proposal.food.name.text().to_owned(),
        brand: proposal.food.brand.get().cloned(),
    }
}
