//! Foods whose names are spelled nearly as what was typed: offered, never taken.

use super::super::everyday;
use super::super::spelling::Spelling;
use super::{Finder, candidate};
use crate::error::Candidate;
use crate::model::limits::PAGE_MAX;
use crate::model::{Food, FoodQuery, FoodRef, Library, MealQuery};

/// Names that are offered.
const OFFERED: usize = 3;
/// Pages of own foods that are looked through: a journal elsewhere is not asked for more.
const PAGES: u64 = 2;

/// A food that was perhaps meant.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Near {
    /// What to type for it.
    pub name: String,
    /// The food.
    pub food: Candidate,
}

/// The farthest that a part of what was typed may be, and how long it is at least.
const SURE: Rank = (1, false);
const SURE_LETTERS: usize = 4;

/// How near a name is: the fewest slips first; then those that begin alike.
type Rank = (usize, bool);

impl Finder<'_> {
    /// The foods whose names are nearest to this one, the best first, at most three: of the pinned
    /// names, the own foods, what was eaten lately and the everyday words.
    ///
    /// What a journal cannot be asked is left out: a hint never fails.
    pub fn near(&self, typed: &str) -> Vec<Near> {
        nearest(typed, &self.known())
    }

    /// The same without the foods of catalogues that are not there any more.
    pub fn near_and_there(&self, typed: &str) -> Vec<Near> {
        let mut near = self.near(typed);
        near.retain(|near| self.is_there(near));
        near
    }

    /// The foods whose names are spelled nearly as what was typed, beside candidates that have its words:
    /// `egg` beside the egg rolls that a search for `egs` finds. A candidate that is one of them comes first.
    pub(super) fn near_beside(&self, typed: &str, candidates: &mut [Food]) -> Vec<Food> {
        let near = self.near(typed).into_iter();
        let near = near.filter_map(|near| {
            let Candidate { food, name, .. } = &near.food;
            self.called(food, name).ok().flatten()
        });
        let mut near: Vec<Food> = near.collect();
        let is_one = |one: &Food, other: &Food| one.reference() == other.reference();
        let place = |food: &Food| near.iter().position(|near| is_one(near, food));
        candidates.sort_by_key(|food| place(food).unwrap_or(near.len()));
        near.retain(|near| !candidates.iter().any(|food| is_one(food, near)));
        near
    }

    /// Whether a food that is offered can be had. What a journal cannot be asked is not offered.
    pub(super) fn is_there(&self, near: &Near) -> bool {
        let Candidate { food, name, .. } = &near.food;
        food.library == Library::Mine || matches!(self.called(food, name), Ok(Some(_)))
    }

    /// The same as `near`; where there are none, of a part of what was typed, which must be nearer: other
    /// words would be near to it.
    pub(super) fn near_or_part(&self, typed: &str, part: &str) -> Vec<Near> {
        let known = self.known();
        let near = nearest(typed, &known);
        if !near.is_empty() || part.chars().count() < SURE_LETTERS {
            return near;
        }
        let spelling = Spelling::of(part);
        let is_sure = |near: &Near| rank(&spelling, &near.name).is_some_and(|rank| rank <= SURE);
        let near = nearest(part, &known);
        near.into_iter().filter(is_sure).collect()
    }

    /// What a name may be near to, in the order in which foods are looked for.
    fn known(&self) -> Vec<Near> {
        let mut known = self.known_names();
        known.retain(|near| self.looks_in(near.food.food.library));
        known
    }

    /// The names of pins, own foods, of what was eaten, and the everyday words.
    fn known_names(&self) -> Vec<Near> {
        let pins = self.pins.iter().map(|pin| {
            let called = match pin.called.is_empty() {
                true => &pin.name,
                false => &pin.called,
            };
            near(&pin.name, &pin.food, called)
        });
        let everyday = everyday::all();
        let everyday = everyday.map(|(words, meant)| near(words, &meant.food, meant.name));
        pins.chain(self.own_names())
            .chain(self.eaten_names())
            .chain(everyday)
            .collect()
    }

    /// The own foods, the last changed first.
    fn own_names(&self) -> Vec<Near> {
        let mut names = Vec::new();
        if !self.looks_in(Library::Mine) {
            return names;
        }
        for page in 0..PAGES {
            let query = FoodQuery::new(Library::Mine, "").limit(PAGE_MAX);
            let Ok(page) = self.book.search_foods(&query.offset(page * PAGE_MAX)) else {
                break;
            };
            names.extend(page.foods.iter().filter_map(own));
            if page.next_offset.get().is_none() {
                break;
            }
        }
        names
    }

    /// The foods of catalogues that were eaten lately. Own ones are known, or are gone.
    fn eaten_names(&self) -> Vec<Near> {
        let query = MealQuery::default().limit(PAGE_MAX);
        let Ok(page) = self.book.list_meals(&query) else {
            return Vec::new();
        };
        let items = page.meals.iter().flat_map(|meal| &meal.items);
        items
            .filter(|item| item.food.library != Library::Mine)
            .filter_map(|item| {
                let name = item.food.name.get()?;
                Some(near(name, &item.food.reference(), name))
            })
            .collect()
    }
}

fn own(food: &Food) -> Option<Near> {
    let food = candidate(food)?;
    Some(Near {
        name: food.name.clone(),
        food,
    })
}

fn near(name: &str, food: &FoodRef, called: &str) -> Near {
    Near {
        name: name.to_owned(),
        food: Candidate {
            food: food.clone(),
            name: called.to_owned(),
            brand: None,
        },
    }
}

/// The nearest names, and those that have one slip more and begin alike; each food once.
pub(super) fn nearest(typed: &str, known: &[Near]) -> Vec<Near> {
    let typed = Spelling::of(typed);
    let mut ranked: Vec<(Rank, &Near)> = known
        .iter()
        .filter_map(|near| Some((rank(&typed, &near.name)?, near)))
        .collect();
    // Names that are equally near stay in the order in which foods are looked for.
    ranked.sort_by_key(|(rank, _)| *rank);
    let best = ranked.first().map_or(0, |((slips, _), _)| *slips);
    let mut offered: Vec<Near> = Vec::new();
    for ((slips, begins_otherwise), near) in ranked {
        let is_far = slips > best && begins_otherwise;
        let is_same = |known: &Near| known.food.food == near.food.food;
        if offered.len() < OFFERED && !is_far && !offered.iter().any(is_same) {
            offered.push(near.clone());
        }
    }
    offered
}

/// How near a food is, by its name or by what stands before the first comma.
fn rank(typed: &Spelling, name: &str) -> Option<Rank> {
    let head = name.split(',').next().filter(|head| *head != name);
    let names = std::iter::once(name).chain(head).map(Spelling::of);
    names
        .filter_map(|name| Some((typed.slips_from(&name)?, !typed.begins_as(&name))))
        .min()
}
