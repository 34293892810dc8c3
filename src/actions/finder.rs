//! Finding the food that a person means.
//!
//! Decision: the pinned name, then own foods, then the everyday words, then `service` and `composition`, then `off`.
//! One food whose whole name, or name before the first comma, is what was typed wins; several
//! are put to the person. Nothing is ever guessed.

use std::cell::Cell;

use super::everyday;
use crate::api::Book;
use crate::error::{Candidate, Code, Error, Resource, Result};
use crate::model::limits::{COMPOSITION_QUERY, PAGE_MAX};
use crate::model::{Food, FoodPage, FoodQuery, FoodRef, Library};
use crate::rules::plural;

/// Candidates that an error lists; on a terminal all can be chosen of.
pub(super) const CANDIDATES: usize = 12;

/// Asks which of several foods is meant; `None` when there is nobody to ask.
pub type Choose<'f> = dyn Fn(&str, &[Food]) -> Result<Option<usize>> + 'f;

/// Finds foods in a journal.
pub struct Finder<'f> {
    book: &'f dyn Book,
    /// The only library to look in.
    library: Option<Library>,
    /// Which candidate to take, counted from 1; used once.
    pick: Cell<Option<usize>>,
    choose: &'f Choose<'f>,
    pins: Vec<Pinned>,
}

/// A name of the person's own for a food.
#[derive(Clone, Debug)]
pub struct Pinned {
    /// The name.
    pub name: String,
    /// The food.
    pub food: FoodRef,
    /// What the food is called, for a journal that cannot be asked for it by its key.
    pub called: String,
}

/// A food that was found.
#[derive(Clone, Debug)]
pub struct Found {
    /// What points at it.
    pub reference: FoodRef,
    /// The food.
    pub food: Food,
    /// The measure that is counted when no unit is typed, if the everyday words name one.
    pub natural: Option<&'static str>,
}

impl<'f> Finder<'f> {
    /// A finder. `pick` decides the first choice there is.
    pub fn new(
        book: &'f dyn Book,
        library: Option<Library>,
        pick: Option<usize>,
        choose: &'f Choose<'f>,
    ) -> Self {
        Finder {
            book,
            library,
            pick: Cell::new(pick),
            choose,
            pins: Vec::new(),
        }
    }

    /// The same with names of the person's own, which come before all foods.
    pub fn with_pins(self, pins: Vec<Pinned>) -> Self {
        Finder { pins, ..self }
    }

    /// The food of this name or reference.
    ///
    /// Errors: `NotFound`; `Ambiguous` with candidates.
    pub fn find(&self, name: &str) -> Result<Found> {
        match self.find_exactly(name)? {
            Some(found) => Ok(found),
            None => self.find_loosely(name),
        }
    }

    /// The food that is called exactly so; `None` when none is.
    ///
    /// Errors: `NotFound` a reference that points at nothing; `Ambiguous` when several are.
    pub fn find_exactly(&self, name: &str) -> Result<Option<Found>> {
        if let Ok(reference) = name.trim().parse::<FoodRef>() {
            return self.by_reference(&reference).map(Some);
        }
        if let Some(found) = self.pinned(name)? {
            return Ok(Some(found));
        }
        for libraries in [
            &[Library::Mine][..],
            &[Library::Service, Library::Composition],
            &[Library::Off],
        ] {
            if libraries.contains(&Library::Service)
                && let Some(found) = self.everyday(name)?
            {
                return Ok(Some(found));
            }
            let mut exact = Vec::new();
            for library in libraries.iter().filter(|library| self.looks_in(**library)) {
                exact.extend(
                    self.search(*library, name)?
                        .into_iter()
                        .filter(|food| is_called(food.name.text(), name)),
                );
            }
            let whole: Vec<Food> = exact
                .iter()
                .filter(|food| plural::alike(food.name.text(), name))
                .cloned()
                .collect();
            match (whole.len(), exact.len()) {
                (_, 0) => {}
                (1, _) => return found(whole).map(Some),
                (_, 1) => return found(exact).map(Some),
                (0, _) => return self.choose(name, exact).map(Some),
                _ => return self.choose(name, whole).map(Some),
            }
        }
        Ok(None)
    }

    /// What has all the words is only a candidate: a person chooses.
    fn find_loosely(&self, name: &str) -> Result<Found> {
        let mut candidates = Vec::new();
        for library in [
            Library::Mine,
            Library::Service,
            Library::Composition,
            Library::Off,
        ] {
            if self.looks_in(library) {
                candidates.extend(self.search(library, name)?);
            }
        }
        match candidates.len() {
            0 => Err(not_found(name)),
            _ => self.choose(name, candidates),
        }
    }

    fn looks_in(&self, library: Library) -> bool {
        self.library.is_none_or(|only| only == library)
    }

    /// The food a reference points at.
    ///
    /// Errors: `NotFound`.
    pub fn by_reference(&self, reference: &FoodRef) -> Result<Found> {
        match self.book.recall_food(reference)? {
            Some(food) => Ok(Found {
                reference: reference.clone(),
                food,
                natural: None,
            }),
            None => Err(
                Error::not_found(Resource::Food, format!("no food {reference} was found"))
                    .hint("look for its name with: journal food search WORDS --library LIBRARY (over HTTP a food of a catalogue is found by its key only once it was seen here)"),
            ),
        }
    }

    fn everyday(&self, name: &str) -> Result<Option<Found>> {
        let Some(everyday) = everyday::find(name) else {
            return Ok(None);
        };
        if !self.looks_in(everyday.food.library) {
            return Ok(None);
        }
        let food = self.called(&everyday.food, everyday.name)?;
        Ok(food.map(|food| Found {
            reference: everyday.food,
            food,
            natural: everyday.measure,
        }))
    }

    /// The food that a name of the person's own is pinned to.
    ///
    /// Errors: `NotFound` when it is gone: what the name meant is not to be guessed.
    fn pinned(&self, name: &str) -> Result<Option<Found>> {
        let mut pins = self.pins.iter();
        let pin = pins.find(|pin| plural::alike(&pin.name, name));
        let Some(pin) = pin.filter(|pin| self.looks_in(pin.food.library)) else {
            return Ok(None);
        };
        match self.called(&pin.food, &pin.called)? {
            Some(food) => Ok(Some(Found {
                reference: pin.food.clone(),
                food,
                natural: everyday::measure_of(&pin.food),
            })),
            None => Err(pin_is_gone(pin)),
        }
    }

    /// The food a reference points at, of which the name is known. A journal elsewhere need not
    /// have the foods of this program's starter catalogue, and may not know a food by its key alone.
    fn called(&self, food: &FoodRef, name: &str) -> Result<Option<Food>> {
        if let Some(food) = self.book.recall_food(food)? {
            return Ok(Some(food));
        }
        if food.library == Library::Mine || name.is_empty() {
            return Ok(None);
        }
        let mut foods = self.search(food.library, name)?.into_iter();
        Ok(foods.find(|found| found.reference().as_ref() == Some(food)))
    }

    /// What a library has for these words, and for their singular.
    fn search(&self, library: Library, name: &str) -> Result<Vec<Food>> {
        let ask = |words: &str| FoodQuery::new(library, words).limit(PAGE_MAX);
        Ok(search(self.book, library, name, &ask)?.foods)
    }

    fn choose(&self, name: &str, foods: Vec<Food>) -> Result<Found> {
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

/// What a library has for these words and for their singular, each food once, of one page each.
pub(super) fn search(
    book: &dyn Book,
    library: Library,
    words: &str,
    ask: &dyn Fn(&str) -> FoodQuery,
) -> Result<FoodPage> {
    let singular = plural::stems(words).join(" ");
    let mut all = FoodPage::default();
    for words in [words, singular.as_str()] {
        if library == Library::Composition && words.trim().chars().count() < COMPOSITION_QUERY {
            continue;
        }
        let page = book.search_foods(&ask(words))?;
        for food in page.foods {
            let is_same = |known: &Food| known.reference() == food.reference();
            if !all.foods.iter().any(is_same) {
                all.foods.push(food);
            }
        }
        if page.next_offset.get().is_some() {
            all.next_offset = page.next_offset;
        }
        if singular == words.to_lowercase() {
            break;
        }
    }
    Ok(all)
}

fn found(mut foods: Vec<Food>) -> Result<Found> {
    let found = foods.pop().and_then(|food| Some((food.reference()?, food)));
    match found {
        Some((reference, food)) => Ok(Found {
            reference,
            food,
            natural: None,
        }),
        None => Err(Error::new(
            Code::BadAnswer,
            "the food that was found has no key",
        )),
    }
}

/// Whether a food's whole name, or its name before the first comma, is what was typed.
pub(super) fn is_called(whole: &str, name: &str) -> bool {
    let head = whole.split(',').next().unwrap_or_default();
    plural::alike(whole, name) || plural::alike(head, name)
}

/// A food as a person is asked about it.
pub fn candidate(food: &Food) -> Option<Candidate> {
    Some(Candidate {
        food: food.reference()?,
        name: food.name.text().to_owned(),
        brand: food.brand.get().cloned(),
    })
}

fn pin_is_gone(pin: &Pinned) -> Error {
    let (name, food) = (&pin.name, &pin.food);
    let what = format!("{name:?} is pinned to {food}, which is gone");
    Error::not_found(Resource::Food, what).hint(format!(
        "pin it to another: journal food pin {name:?} REF, or: journal food unpin {name:?}"
    ))
}

fn not_found(name: &str) -> Error {
    Error::not_found(Resource::Food, format!("no food is called {name:?}"))
        .hint("save it with: journal food save NAME --per 100g --kcal N …, or look for another word with: journal food search")
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
        .hint("name one by its reference (library/key), or choose with --pick N or --library L")
}
