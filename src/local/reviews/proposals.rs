//! What people proposed, in all journals of a data folder that can be read.

use std::collections::{BTreeSet, HashMap};
use std::path::{Path, PathBuf};

use super::super::failure::Failure;
use super::super::house::is_removed;
use super::super::place::{FILE, people_of};
use super::super::register::Register;
use super::super::schema::JOURNAL;
use super::super::{Place, corrections, elsewhere, file};
use crate::error::{Candidate, Code, Error, Resource, Result};
use crate::model::{Change, CorrectedFood, Correction, FoodRef, Member, ReviewStatus, Timestamp};

/// What can be done about a correction that was reviewed.
const FINAL: &str = "a review is not taken back: journal correction list tells it whoever proposed the correction, and who saves a changed copy of the product again proposes anew";

/// What is proposed in the journals of a folder.
pub struct Proposals {
    pending: Vec<Proposal>,
    reviewed: Vec<Reviewed>,
    /// Copies of journals as they were, which were of an older program until they were read here.
    pub before: Vec<PathBuf>,
    /// What is wrong with the journals that cannot be read.
    pub unread: Vec<Error>,
    /// Journals elsewhere that share the catalogue, and are not there.
    pub away: Vec<PathBuf>,
    /// Why there may be journals elsewhere that nobody knows of, and what to do.
    pub missing: Option<String>,
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
    pub(super) food: CorrectedFood,
    /// The languages in which the name was read that would be changed, the unknown one as the empty one; none where
    /// that is not told.
    pub(super) languages: BTreeSet<String>,
}

/// A correction that was reviewed before, of which there may be many.
struct Reviewed {
    id: String,
    status: ReviewStatus,
}

/// A journal, and whose it is.
struct Kept {
    journal: PathBuf,
    person: Option<String>,
}

impl Kept {
    fn nobodys(journal: PathBuf) -> Kept {
        Kept {
            journal,
            person: None,
        }
    }

    fn of_person(folder: &Path, names: &HashMap<String, String>) -> Kept {
        let id = folder.file_name().map(|id| id.to_string_lossy());
        let id = id.unwrap_or_default();
        Kept {
            journal: folder.join(FILE),
            person: Some(names.get(&*id).cloned().unwrap_or_else(|| id.into_owned())),
        }
    }

    /// Reads what is proposed in it.
    ///
    /// Errors: where it cannot be read, and nothing of it counts.
    fn read(&self, proposals: &mut Proposals) -> std::result::Result<(), Failure> {
        let opened = file::open_to_read(&self.journal, &JOURNAL)?;
        let (mut pending, mut reviewed) = (Vec::new(), Vec::new());
        corrections::each(&opened.connection, |correction, languages| {
            let status = correction.status.get().copied();
            match status.filter(|status| *status != ReviewStatus::Pending) {
                None => pending.extend(self.proposal(correction, languages)),
                Some(status) => reviewed.push(Reviewed {
                    id: correction.id.text().to_owned(),
                    status,
                }),
            }
        })?;
        proposals.pending.extend(pending);
        proposals.reviewed.extend(reviewed);
        proposals.before.extend(opened.before);
        Ok(())
    }

    /// Whether it was that of a person who was removed meanwhile.
    fn is_removed(&self, place: &Place) -> bool {
        let (folder, own) = (place.catalogue.parent(), self.journal.parent());
        self.person.is_some()
            && folder
                .zip(own)
                .is_some_and(|(folder, own)| is_removed(folder, own))
    }

    fn proposal(&self, correction: Correction, languages: BTreeSet<String>) -> Option<Proposal> {
        let Member::Is(food) = correction.food.clone() else {
            return None;
        };
        Some(Proposal {
            correction,
            journal: self.journal.clone(),
            person: self.person.clone(),
            food,
            languages,
        })
    }
}

impl Proposal {
    /// Its id.
    pub fn id(&self) -> &str {
        self.correction.id.text()
    }

    /// The product.
    pub(super) fn place(&self) -> FoodRef {
        FoodRef::new(self.food.library, self.food.key.clone())
    }

    pub(super) fn changes(&self) -> &[Change] {
        self.correction.changes.get().map_or(&[], Vec::as_slice)
    }

    /// Says of which proposal an error is.
    pub(super) fn told(&self, error: Error) -> Error {
        error.within(&format!("correction {}", self.id()))
    }

    fn created(&self) -> Option<String> {
        let created = self.correction.created_at.get();
        created.map(Timestamp::to_string)
    }

    fn candidate(&self) -> Candidate {
        Candidate {
            food: self.place(),
            name: self.food.name.text().to_owned(),
            brand: self.food.brand.get().cloned(),
        }
    }
}

impl Proposals {
    /// Reads all journals of a folder: one that cannot be read does not keep the others' back.
    pub(super) fn read(place: &Place) -> Proposals {
        let mut read = Proposals {
            pending: Vec::new(),
            reviewed: Vec::new(),
            before: Vec::new(),
            unread: Vec::new(),
            away: Vec::new(),
            missing: place.catalogue.parent().and_then(elsewhere::missing),
        };
        for kept in journals(place) {
            if is_away(&kept.journal) {
                read.away.push(kept.journal);
                continue;
            }
            if let Err(failure) = kept.read(&mut read) {
                if kept.is_removed(place) {
                    continue;
                }
                let error = elsewhere::told(failure, &kept.journal, place);
                read.unread.push(error);
            }
        }
        read.pending.sort_by_key(Proposal::created);
        read
    }

    /// What is pending, the oldest first.
    pub fn pending(&self) -> &[Proposal] {
        &self.pending
    }

    /// What is wrong with the journals that could not be read, in one.
    pub fn trouble(&self) -> Option<Error> {
        let first = self.unread.first()?;
        let messages: Vec<&str> = self.unread.iter().map(Error::message).collect();
        Some(first.clone().with_message(messages.join("; ")))
    }

    /// Finds a proposal by its id, or by the first letters of one that is pending.
    ///
    /// Errors: `NotFound`; `Ambiguous`; `Conflict` when it was reviewed before; `LocalStore` when
    /// it may be in a journal that cannot be read.
    pub fn find(&self, id: &str) -> Result<&Proposal> {
        // A journal and a copy of it have the same: each is told for itself.
        if let Some(proposal) = self.pending.iter().find(|it| it.id() == id) {
            return Ok(proposal);
        }
        if let Some(before) = self.reviewed.iter().find(|it| it.id == id) {
            return Err(before.told());
        }
        let begins = |it: &&Proposal| it.id().starts_with(id);
        let mut found: Vec<&Proposal> = self.pending.iter().filter(begins).collect();
        found.sort_by_key(|it| it.id());
        found.dedup_by_key(|it| it.id());
        match found[..] {
            [proposal] => Ok(proposal),
            [] => Err(self.missing(id)),
            _ => {
                let message = format!("several corrections begin with {id}");
                let candidates = found.iter().map(|it| it.candidate()).collect();
                Err(Error::new(Code::Ambiguous, message).candidates(candidates))
            }
        }
    }

    /// Why nothing that is pending begins so.
    fn missing(&self, id: &str) -> Error {
        let mut begin = self.reviewed.iter().filter(|it| it.id.starts_with(id));
        if let (Some(before), None) = (begin.next(), begin.next()) {
            return before.told();
        }
        let message = format!("no correction {id} is pending");
        let is_whole = self.away.is_empty() && self.missing.is_none();
        match self.trouble() {
            Some(trouble) => trouble
                .within(&format!("{message} in the journals that can be read"))
                .hint(NOT_READ),
            None if is_whole => Error::not_found(Resource::Correction, message)
                .hint("`journal catalog review list` shows what is pending"),
            None => {
                let message = format!("{message} in the journals that are there");
                Error::not_found(Resource::Correction, message).hint(NOT_READ)
            }
        }
    }
}

/// What to do where a correction may be in a journal that was not read.
const NOT_READ: &str = "it may be in one that is not there or cannot be read: `journal catalog review list` names those, and shows what is pending";

impl Reviewed {
    /// What is wrong with reviewing it again.
    fn told(&self) -> Error {
        let (id, status) = (&self.id, self.status.as_str());
        let what = format!("the correction {id} was {status} before");
        Error::new(Code::Conflict, what).hint(FINAL)
    }
}

/// The journals of the folder: its own, those of several people, and those that stand elsewhere.
fn journals(place: &Place) -> Vec<Kept> {
    let mut journals = vec![Kept::nobodys(place.journal.clone())];
    let people = place.catalogue.parent().map(people_of).unwrap_or_default();
    if !people.is_empty() {
        let names = names(place);
        journals.extend(people.iter().map(|folder| Kept::of_person(folder, &names)));
    }
    // A link to one that is away with its disk is told as that.
    journals.retain(|kept| !matches!(file::is_there(&kept.journal), Ok(false)));
    let elsewhere = place.catalogue.parent().map(elsewhere::of);
    journals.extend(elsewhere.unwrap_or_default().into_iter().map(Kept::nobodys));
    journals.sort_by(|a, b| a.journal.cmp(&b.journal));
    journals
}

/// Whether a journal surely is not there.
fn is_away(journal: &Path) -> bool {
    matches!(journal.try_exists(), Ok(false))
}

/// The names of the people, by their ids. Without the register a review can be done all the same.
fn names(place: &Place) -> HashMap<String, String> {
    let folder = place.catalogue.parent();
    let register = folder.and_then(|folder| Register::read(folder).ok());
    let users = register.and_then(|register| register.users().ok());
    let users = users.unwrap_or_default().into_iter();
    users.map(|user| (user.id, user.name)).collect()
}
