//! Several foods may be meant: which one, a person says.

use std::cell::Cell;

use super::{Finder, Found, advice};
use crate::error::{Candidate, Code, Error, Result};
use crate::model::Food;

/// Candidates that an error lists; on a terminal all can be chosen of.
pub(in crate::actions) const CANDIDATES: usize = 12;

/// What to do where several foods are meant.
const NAME_ONE: &str = "name one by its reference (library/key)";

/// What else to do where the command knows that.
const PICK: &str = ", or choose with --pick N or --library L";

/// The same where another was picked before.
const PICK_AGAIN: &str = ", or choose with one --pick N more or --library L";

/// What to do where another number was picked.
const PICK_ONE: &str = "choose by a number of the list, or name one by its reference (library/key)";

/// What to do about a pick too many.
const UNUSED: &str = "leave it out: --pick is said once for each item that may be several foods";

/// Foods of which one is meant.
#[derive(Clone, Copy, Debug)]
pub struct Several<'s> {
    /// What was typed.
    pub name: &'s str,
    /// The foods that are called so or have the words, in the order in which `--pick` counts them.
    pub foods: &'s [Food],
    /// Foods that are only spelled nearly so, whose places are behind those: a person may choose one.
    pub near: &'s [Food],
    /// What is said above them, besides.
    pub above: Option<&'s str>,
}

impl Finder<'_> {
    /// Refuses a pick that answered nothing: it was meant for an item that is not asked about, and the next
    /// one would have been taken in its place.
    ///
    /// Errors: `Usage`.
    pub fn refuse_unused_picks(&self) -> Result<()> {
        refuse_unused(self.picks.left())
    }

    /// The one of these foods that is meant.
    ///
    /// Errors: `Usage` a `--pick` beyond them; `Ambiguous` when nobody says it.
    pub(super) fn choose(&self, name: &str, foods: Vec<Food>) -> Result<Found> {
        self.choose_or_near(name, foods, Vec::new())
    }

    /// The same, where a person may also mean what is only spelled nearly so, which is never picked unseen.
    ///
    /// Errors: as of `choose`.
    pub(super) fn choose_or_near(
        &self,
        name: &str,
        mut foods: Vec<Food>,
        near: Vec<Food>,
    ) -> Result<Found> {
        foods.retain(|food| food.reference().is_some());
        let candidates: Vec<Candidate> = foods.iter().filter_map(candidate).collect();
        let chosen = match self.picks.next() {
            Some(pick) => Some(place(name, pick, &candidates)?),
            None => (self.choose)(&Several {
                name,
                foods: &foods,
                near: &near,
                above: self.above(name).as_deref(),
            })?,
        };
        let chosen = chosen.and_then(|at| foods.iter().chain(&near).nth(at));
        match chosen.and_then(Food::reference) {
            Some(food) => Ok(Found {
                is_chosen: true,
                ..self.by_reference(&food)?
            }),
            None => Err(self.ambiguous(name, candidates)),
        }
    }

    /// What is said above a list of what a name may be.
    fn above(&self, name: &str) -> Option<String> {
        let told = self.above.take().or_else(|| self.advised.take());
        told.or_else(|| advice(name))
    }

    fn ambiguous(&self, name: &str, mut candidates: Vec<Candidate>) -> Error {
        let message = match candidates.len() {
            1 => format!("{name:?} is not quite the name of a food"),
            found if found > CANDIDATES => {
                format!("{name:?} may be {found} foods; the first {CANDIDATES}")
            }
            _ => format!("{name:?} may be several foods"),
        };
        candidates.truncate(CANDIDATES);
        let pick = match self.can_pick {
            true if self.picks.is_begun() => PICK_AGAIN,
            true => PICK,
            false => "",
        };
        let advice = advice(name).map_or_else(String::new, |advice| format!("; {advice}"));
        Error::new(Code::Ambiguous, message)
            .candidates(candidates)
            .hint(format!("{NAME_ONE}{pick}{advice}"))
    }
}

/// The numbers that were picked: the first for the first choice there is, the next for the next.
#[derive(Debug, Default)]
pub(super) struct Picks {
    numbers: Vec<usize>,
    taken: Cell<usize>,
}

impl Picks {
    pub(super) fn new(numbers: &[usize]) -> Picks {
        Picks {
            numbers: numbers.to_vec(),
            taken: Cell::default(),
        }
    }

    fn next(&self) -> Option<usize> {
        let pick = self.numbers.get(self.taken.get()).copied();
        self.taken
            .set(self.taken.get() + usize::from(pick.is_some()));
        pick
    }

    fn left(&self) -> &[usize] {
        self.numbers.get(self.taken.get()..).unwrap_or_default()
    }

    fn is_begun(&self) -> bool {
        self.taken.get() > 0
    }
}

/// Refuses picks of which nothing is asked.
///
/// Errors: `Usage`.
pub fn refuse_unused(picks: &[usize]) -> Result<()> {
    match picks.first() {
        None => Ok(()),
        Some(pick) => {
            let message =
                format!("--pick {pick} answers nothing: no other item may be several foods");
            Err(Error::new(Code::Usage, message).hint(UNUSED))
        }
    }
}

/// Where among the candidates the one of this number stands.
fn place(name: &str, pick: usize, candidates: &[Candidate]) -> Result<usize> {
    let place = pick.checked_sub(1).filter(|at| *at < candidates.len());
    place.ok_or_else(|| {
        let message = format!("--pick must be from 1 to {} for {name:?}", candidates.len());
        Error::new(Code::Usage, message)
            .candidates(candidates.to_vec())
            .hint(PICK_ONE)
    })
}

/// A food as a person is asked about it.
pub fn candidate(food: &Food) -> Option<Candidate> {
    Some(Candidate {
        food: food.reference()?,
        name: food.name.text().to_owned(),
        brand: food.brand.get().cloned(),
    })
}
