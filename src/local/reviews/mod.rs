//! Proposed changes of catalogue foods, reviewed by whoever keeps the catalogue.

mod accepted;
mod marks;
mod product;
mod proposals;

use std::collections::HashMap;
use std::collections::hash_map::Entry;
use std::fs::File;
use std::path::{Path, PathBuf};
use std::time::Duration;

use serde_json::{Value, json};

use super::catalogue::{Catalogue, GoOn, catalogue_status};
use super::failure::Failure;
use super::schema::JOURNAL;
use super::{Clock, Place, Starter, corrections, elsewhere, file};
use crate::error::{Code, Error, Outcome, Resource, Result, writable};
use crate::model::{FoodRef, Library, ReviewStatus, Timestamp};
use crate::rules::correction::{self, Kept, Overtaken};
use crate::rules::food;
pub(super) use accepted::{Acceptance, Accepted, mirror};
use marks::{Answer, Marks, refuse_answered};
use product::{Names, Product};
pub use proposals::{Proposal, Proposals};

/// How long another program that reviews is waited for.
const TURN: Duration = Duration::from_secs(10);

/// What to do about a proposal that the product has left behind.
const AS_IT_IS: &str = "reject it; whoever proposed it can correct the product as it is now";

/// What is wrong with one that another of the same command leaves behind.
const TOGETHER: &str = "it says otherwise than one that is to be accepted before it";

/// What to do about that.
const ONE_OF_THEM: &str = "nothing was accepted: accept one of them, and reject the other";

/// What to do about one that would take something back.
const DECIDE: &str = "see it with: journal catalog review list; take it over all the same with --overwrite, or reject it";

/// What to do where the catalogue has what its proposer is not told of.
const UNTOLD: &str = "the catalogue has it; accept it again, so that whoever proposed it sees it";

/// What to do where those of one library were accepted, and those of another were not.
const REST: &str =
    "those before it were accepted; what is still waiting is told by: journal catalog review list";

/// What to know where the catalogue alone has what was accepted.
const UNMIRRORED: &str = "the catalogue has it, and whoever proposed it sees it; the file is written with the next import or review, once it can be";

/// What is done with a proposal where the product says something else by now than what its proposer
/// saw.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WhereOvertaken {
    /// It is refused, and stays pending.
    Refuse,
    /// It is taken over what the product says.
    Overwrite,
}

/// The proposals of all journals of a data folder, and the catalogue they would change.
pub struct Reviews {
    place: Place,
    clock: Clock,
    starter: Starter,
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

    /// The file of what was accepted in a data folder.
    pub fn file(folder: &Path) -> PathBuf {
        accepted::file_of(&Place::folder(folder).catalogue)
    }

    /// The file of what was accepted in a data folder, looked through whole and left as it is; `None`
    /// where there is none.
    ///
    /// Errors: `LocalStore` when it cannot be read, is damaged, foreign or newer.
    pub fn check_file(folder: &Path) -> Result<Option<PathBuf>> {
        accepted::check(&Place::folder(folder).catalogue)
    }

    /// Of how many foods the catalogue of a data folder does not have what was accepted, as where an older one was put
    /// back.
    ///
    /// Errors: `LocalStore`.
    pub fn behind(folder: &Path) -> Result<usize> {
        accepted::behind(&Place::folder(folder).catalogue)
    }

    /// What is proposed, in the journals that can be read.
    pub fn proposals(&self) -> Proposals {
        Proposals::read(&self.place)
    }

    /// What the products of proposals say by now, change by change, where that is neither what the
    /// proposer saw nor what was proposed. Of a product that is gone, nothing.
    ///
    /// Errors: `LocalStore`.
    pub fn meanwhile(&self, proposals: &[Proposal]) -> Result<Vec<Vec<(String, Value)>>> {
        let catalogue = self.catalogue();
        let of_one = |proposal: &Proposal| {
            let Some(mut product) = Product::of(&catalogue, &proposal.place())? else {
                return Ok(Vec::new());
            };
            product.read_by(proposal);
            let changes = proposal.changes().iter();
            let now = changes.filter_map(|change| {
                let now = correction::meanwhile(change, &product.body)?;
                Some((change.path.clone(), now.clone()))
            });
            Ok(now.collect())
        };
        proposals.iter().map(of_one).collect()
    }

    /// Checks that proposals may be accepted together: the foods are there, and stay valid ones.
    ///
    /// Errors: `NotFound` when a food is gone; `Conflict` when it would break a rule now, when what
    /// came since would be taken back, or nobody knows any more what was proposed; `LocalStore`.
    pub fn check(&self, proposals: &[Proposal], overtaken: WhereOvertaken) -> Result<()> {
        self.members(proposals, overtaken).map(drop)
    }

    /// The members of the foods as they are accepted, one proposal after another.
    fn members(&self, proposals: &[Proposal], overtaken: WhereOvertaken) -> Result<Vec<Members>> {
        let mut products: HashMap<FoodRef, (Product, Product)> = HashMap::new();
        let members = proposals.iter().map(|proposal| {
            let mut is_first = false;
            let (as_it_is, product) = match products.entry(proposal.place()) {
                Entry::Occupied(there) => there.into_mut(),
                Entry::Vacant(free) => {
                    let product = self.product(free.key());
                    let product = product.map_err(|error| proposal.told(error))?;
                    is_first = true;
                    free.insert((product.clone(), product))
                }
            };
            let members = self.members_of(proposal, product, overtaken);
            let alone = || self.members_of(proposal, &mut as_it_is.clone(), overtaken);
            let members = members.map_err(|error| match is_first || alone().is_err() {
                true => error,
                false => Error::new(Code::Conflict, TOGETHER).hint(ONE_OF_THEM),
            });
            members.map_err(|error| proposal.told(error))
        });
        members.collect()
    }

    /// The members of a product as a proposal has it, which are its own from now on.
    fn members_of(
        &self,
        proposal: &Proposal,
        product: &mut Product,
        overtaken: WhereOvertaken,
    ) -> Result<Members> {
        let conflict = |message| Err(Error::new(Code::Conflict, message).hint(AS_IT_IS));
        let Some(read) = product.read_by(proposal) else {
            return conflict("nobody knows by now in which language the name was read");
        };
        let corrected = self.corrected(proposal, product)?;
        if !correction::fits(proposal.changes(), &product.body, &corrected) {
            return conflict("the product's figures are counted in something else by now");
        }
        let moved = correction::overtaken(proposal.changes(), &product.body, &corrected);
        if overtaken == WhereOvertaken::Refuse && !moved.is_empty() {
            return Err(Error::new(Code::Conflict, told_of(&moved)).hint(DECIDE));
        }
        let kept = correction::kept(proposal.changes(), &corrected);
        correction::keep(&mut product.body, &kept);
        product.renamed_in(&read);
        match food::check(&product.body) {
            Ok(()) => Ok(Members { kept, read }),
            Err(error) => conflict(&format!("the food would break a rule now: {error}")),
        }
    }

    fn product(&self, place: &FoodRef) -> Result<Product> {
        if let Some(product) = Product::of(&self.catalogue(), place)? {
            return Ok(product);
        }
        let library = place.library;
        // It may have been proposed from another catalogue, in a context of that folder.
        let catalogue = self.place.catalogue.display();
        let empty = match self.is_empty(library) {
            true => format!(": {library} is empty"),
            false => String::new(),
        };
        let message = format!("the food is not in the catalogue {catalogue}{empty}");
        Err(Error::not_found(Resource::Food, message).hint(format!(
            "have it there with: journal catalog import {library} FILE; or turn the correction down"
        )))
    }

    fn is_empty(&self, library: Library) -> bool {
        let clock = std::sync::Arc::clone(&self.clock);
        let status = catalogue_status(&self.place, self.starter, clock);
        status.is_ok_and(|status| {
            let mut stock = status.stock.iter();
            !stock.any(|stock| stock.library == library && stock.foods > 0)
        })
    }

    /// The food as it was proposed. Where it was deleted since, the changes still tell, unless
    /// they would be mixed with figures that came later.
    fn corrected(&self, proposal: &Proposal, product: &Product) -> Result<Value> {
        let journal = &proposal.journal;
        let read = || {
            corrections::proposed(
                &file::open_to_read(journal, &JOURNAL)?.connection,
                proposal.id(),
            )
        };
        if let Some(food) = read().map_err(|failure| self.told(failure, journal))? {
            let data = food.data.settled();
            return Ok(json!({ "name": food.name, "brand": food.brand, "data": data }));
        }
        let changes = proposal.changes();
        let at = |time: Option<&Timestamp>| time.map(Timestamp::instant);
        let came_later =
            at(product.food.updated_at.get()) > at(proposal.correction.created_at.get());
        if came_later && correction::touches_figures(changes) {
            let message =
                "the product has changed since, and the food that proposes this was deleted";
            return Err(Error::new(Code::Conflict, message).hint(AS_IT_IS));
        }
        Ok(correction::corrected(&product.body, changes))
    }

    /// Accepts proposals: the catalogue has new versions of their foods, now and after every
    /// import to come, and the people see that they were accepted.
    ///
    /// Errors: as [`Reviews::check`]; `NotFound` when one was replaced or taken back meanwhile, `Conflict` when
    /// somebody reviewed one; `LocalStore`.
    pub fn accept(
        &self,
        proposals: &[Proposal],
        overtaken: WhereOvertaken,
        note: Option<&str>,
        go_on: GoOn<'_>,
    ) -> Result<()> {
        let _turn = self.turn()?;
        self.refuse_answered(proposals)?;
        let members = self.members(proposals, overtaken)?;
        let answer = self.answer(ReviewStatus::Accepted, note)?;
        let mut is_begun = false;
        for library in Library::ALL {
            let all = proposals.iter().zip(&members);
            let of_library = all.filter(|(proposal, _)| proposal.food.library == library);
            let of_library: Vec<_> = of_library.collect();
            if of_library.is_empty() {
                continue;
            }
            // When the first of them have a new catalogue, the others follow.
            let accepted = match is_begun {
                false => self.accept_of(library, &of_library, &answer, go_on),
                true => self
                    .accept_of(library, &of_library, &answer, &|| Ok(()))
                    .map_err(|error| error.outcome(Outcome::Applied).hint(REST)),
            };
            accepted?;
            is_begun = true;
        }
        let mirrored = self.catalogue().mirror();
        mirrored.map_err(|error| error.outcome(Outcome::Applied).hint(UNMIRRORED))
    }

    /// Accepts those of a library. Their journals are kept from their owners while the catalogue that was made takes
    /// its place: what it has is marked there, and what was replaced or taken back until then it does not have.
    fn accept_of(
        &self,
        library: Library,
        of_library: &[(&Proposal, &Members)],
        answer: &Answer<'_>,
        go_on: GoOn<'_>,
    ) -> Result<()> {
        let accepted = of_library.iter().map(|(proposal, members)| Acceptance {
            food: &proposal.food,
            kept: members.kept.clone(),
            read: members.read.clone(),
            correction: proposal.id(),
        });
        let accepted: Vec<Acceptance<'_>> = accepted.collect();
        let proposals: Vec<&Proposal> = of_library.iter().map(|(proposal, _)| *proposal).collect();
        let marks = Marks::of(&self.place);
        let last = || go_on().and_then(|()| marks.hold(&proposals, answer));
        self.catalogue().renew(library, &accepted, &last)?;
        let settled = marks.settle();
        settled.map_err(|error| error.outcome(Outcome::Applied).hint(UNTOLD))
    }

    /// Turns a proposal down; the note says why.
    ///
    /// Errors: `Conflict` where the catalogue has it already, or somebody reviewed it meanwhile; `NotFound` when it
    /// was replaced or taken back; `LocalStore`.
    pub fn reject(&self, proposal: &Proposal, note: &str) -> Result<()> {
        let _turn = self.turn()?;
        self.refuse_answered(std::slice::from_ref(proposal))?;
        if accepted::is_accepted(&self.place.catalogue, proposal.id())? {
            let what = "it was accepted already, and only its proposer does not know";
            let error = Error::new(Code::Conflict, what).hint("accept it again to tell them");
            return Err(proposal.told(error));
        }
        let marks = Marks::of(&self.place);
        let answer = self.answer(ReviewStatus::Rejected, Some(note))?;
        marks.hold(&[proposal], &answer)?;
        marks.settle()
    }

    fn answer<'a>(&self, status: ReviewStatus, note: Option<&'a str>) -> Result<Answer<'a>> {
        let at = self.now()?;
        Ok(Answer { status, note, at })
    }

    /// Refuses proposals that are not pending any more, before a catalogue is made for nothing.
    fn refuse_answered(&self, proposals: &[Proposal]) -> Result<()> {
        let mut proposals = proposals.iter();
        proposals.try_for_each(|proposal| refuse_answered(proposal, &self.place))
    }

    fn told(&self, failure: Failure, journal: &Path) -> Error {
        elsewhere::told(failure, journal, &self.place)
    }

    /// Waits until nobody else accepts or rejects here, and keeps others waiting until it is let go.
    ///
    /// Errors: `LocalStore` where somebody else does for long.
    fn turn(&self) -> Result<Option<File>> {
        let folder = self.place.catalogue.parent();
        let Some((path, folder)) = folder.and_then(|path| Some((path, File::open(path).ok()?)))
        else {
            return Ok(None);
        };
        match file::lock_within(&folder, TURN) {
            Ok(true) => Ok(Some(folder)),
            Ok(false) => {
                let what = format!(
                    "another program accepts or rejects corrections in {}",
                    path.display()
                );
                let hint = "nothing was changed: try again when it is done, or end it";
                Err(Error::new(Code::LocalStore, what).hint(hint))
            }
            // Where a folder cannot be locked, two who review at once are on their own.
            Err(_) => Ok(None),
        }
    }

    fn catalogue(&self) -> Catalogue {
        Catalogue::new(
            self.place.catalogue.clone(),
            self.starter,
            std::sync::Arc::clone(&self.clock),
        )
    }

    fn now(&self) -> Result<Timestamp> {
        Ok(Timestamp::from(writable((self.clock)())?))
    }
}

/// What is accepted of a proposal.
struct Members {
    kept: Vec<Kept>,
    /// Of a name: what was read in which languages.
    read: Names,
}

/// Letters of a value that is told.
const SHORT: usize = 100;

/// Says what has changed since a correction was proposed: what is short, with its values.
fn told_of(moved: &[Overtaken]) -> String {
    let is_short = |value: &Value| {
        !value.is_object() && !value.is_array() && value.to_string().chars().count() <= SHORT
    };
    let told = moved
        .iter()
        .map(|it| match is_short(&it.then) && is_short(&it.now) {
            true => format!("{} was {} and is {}", it.path, it.then, it.now),
            false => it.path.clone(),
        });
    let told: Vec<String> = told.collect();
    format!(
        "the product has changed since this was proposed: {}",
        told.join(", ")
    )
}
