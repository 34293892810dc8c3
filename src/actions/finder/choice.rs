//! Several foods may be meant: which one, a person says.

use super::{Finder, Found, advice};
use crate::error::{Candidate, Code, Error, Result};
use crate::model::Food;

/// Candidates that an error lists; on a terminal all can be chosen of.
pub(in crate::actions) const CANDIDATES: usize = 12;

/// What to do where several foods are meant.
const NAME_ONE: &str =
    "name one by its reference (library/key), or choose with --pick N or --library L";

impl Finder<'_> {
    /// The one of these foods that is meant.
    ///
    /// Errors: `Usage` a `--pick` beyond them; `Ambiguous` when nobody says it.
    pub(super) fn choose(&self, name: &str, foods: Vec<Food>) -> Result<Found> {
        let (foods, candidates): (Vec<Food>, Vec<Candidate>) = (foods.into_iter())
            .filter_map(|food| candidate(&food).map(|candidate| (food, candidate)))
            .unzip();
        let chosen = match self.pick.take() {
            Some(pick) => Some(
                pick.checked_sub(1)
                    .filter(|at| *at < candidates.len())
                    .ok_or_else(|| {
                        let message =
                            format!("--pick must be from 1 to {} for {name:?}", candidates.len());
                        Error::new(Code::Usage, message).candidates(candidates.clone())
                    })?,
            ),
            None => (self.choose)(name, &foods)?,
        };
        match chosen.and_then(|at| candidates.get(at)) {
            Some(candidate) => self.by_reference(&candidate.food.clone()),
            None => Err(ambiguous(name, candidates)),
        }
    }
}

/// A food as a person is asked about it.
pub fn candidate(food: &Food) -> Option<Candidate> {
    Some(Candidate {
        food: food.reference()?,
        name: food.name.text().to_owned(),
        brand: food.brand.get().cloned(),
    })
}

fn ambiguous(name: &str, mut candidates: Vec<Candidate>) -> Error {
    let message = match candidates.len() {
        1 => format!("{name:?} is not quite the name of a food"),
        found if found > CANDIDATES => {
            format!("{name:?} may be {found} foods; the first {CANDIDATES}")
        }
        _ => format!("{name:?} may be several foods"),
    };
    candidates.truncate(CANDIDATES);
    Error::new(Code::Ambiguous, message)
        .candidates(candidates)
        .hint(match advice(name) {
            Some(advice) => format!("{NAME_ONE}; {advice}"),
            None => NAME_ONE.to_owned(),
        })
}
