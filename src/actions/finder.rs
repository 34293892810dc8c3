//! Finding the food that a person means.
//!
//! Decision: the pinned name, then own foods, then the everyday words, then `service` and
//! `composition`, then `off`. An own food of which only the name before the first comma is what was
//! typed stands behind the everyday words where it does not take the amount.
//! One food whose whole name, or name before the first comma, is what was typed wins; several
//! are put to the person. Nothing is ever guessed.

mod advice;
mod between;
mod choice;
mod miss;
mod near;
mod referred;
mod searched;
mod shelf;
mod spelled;
mod unsaid;

use std::cell::{Cell, RefCell};
use std::collections::HashMap;
use std::rc::Rc;

pub use self::advice::advice;
pub(super) use self::advice::behind_an_amount;
pub(super) use self::between::in_full;
pub(super) use self::choice::CANDIDATES;
use self::choice::Picks;
pub use self::choice::{Several, candidate, refuse_unused};
pub use self::miss::did_you_mean;
use self::miss::{pin_is_gone, pin_it};
pub use self::near::Near;
pub(super) use self::referred::moved;
pub(super) use self::searched::search;
pub(super) use self::shelf::is_called;
use self::shelf::{SHELVES, Shelf};
use super::everyday;
use crate::api::Book;
use crate::error::{Code, Result};
use crate::model::{Food, FoodRef, Library};
use crate::phrase::joint::article;
use crate::rules::{plural, text};

/// Asks which of several foods is meant, by its place among them; `None` when there is nobody to ask.
pub type Choose<'f> = dyn Fn(&Several<'_>) -> Result<Option<usize>> + 'f;

/// What libraries answered, by what they were asked for.
type Asked = HashMap<(Library, String), Rc<[Food]>>;

/// Finds foods in a journal.
pub struct Finder<'f> {
    book: &'f dyn Book,
    /// The only library to look in.
    library: Option<Library>,
    /// Which candidates to take, each counted from 1 and used once.
    picks: Picks,
    can_pick: bool,
    choose: &'f Choose<'f>,
    /// What is said above the next list.
    above: Cell<Option<String>>,
    /// What is advised of the item that is looked for, with its amount.
    advised: Cell<Option<String>>,
    pins: Vec<Pinned>,
    /// What was asked, and the answers.
    asked: RefCell<Asked>,
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
    /// The measure that is counted when no unit is typed, or the weight of one, if the everyday words
    /// name one.
    pub natural: Option<&'static str>,
    /// Whether a person chose it out of several.
    pub is_chosen: bool,
}

impl Found {
    /// A food that was found by another name than an everyday word, which counts the same one.
    pub fn new(reference: FoodRef, food: Food) -> Self {
        let natural = everyday::measure_of(&reference);
        Found {
            reference,
            food,
            natural,
            is_chosen: false,
        }
    }
}

impl<'f> Finder<'f> {
    /// A finder. `picks` decide the first choices there are.
    pub fn new(
        book: &'f dyn Book,
        library: Option<Library>,
        picks: &[usize],
        choose: &'f Choose<'f>,
    ) -> Self {
        Finder {
            book,
            library,
            picks: Picks::new(picks),
            can_pick: true,
            choose,
            above: Cell::default(),
            advised: Cell::default(),
            pins: Vec::new(),
            asked: RefCell::default(),
        }
    }

    /// The same with names of the person's own, which come before all foods.
    pub fn with_pins(self, pins: Vec<Pinned>) -> Self {
        Finder { pins, ..self }
    }

    /// The same for a command that knows no `--pick` and no `--library`: none is advised.
    pub fn without_pick(self) -> Self {
        Finder {
            can_pick: false,
            ..self
        }
    }

    /// Has this said above a list of the item that is looked for, in place of what its name alone has.
    pub(super) fn advise(&self, told: Option<String>) {
        self.advised.set(told);
    }

    /// Has something said above the next list that is asked, if there is one.
    pub(super) fn say_above(&self, told: &str) {
        self.above.set(Some(told.to_owned()));
    }

    /// The same where nobody is asked: for what is tried before it is advised.
    pub(super) fn unasked(&self) -> Finder<'f> {
        self.asking(&|_| Ok(None))
    }

    /// The same where a choice is put to somebody else.
    pub(super) fn asking<'a>(&self, choose: &'a Choose<'a>) -> Finder<'a>
    where
        'f: 'a,
    {
        Finder::new(self.book, self.library, &[], choose).with_pins(self.pins.clone())
    }

    /// The food of this name or reference; an article in front of the name is left out.
    ///
    /// Errors: `NotFound`, offering what is spelled nearly alike; `Ambiguous` with candidates.
    pub fn find(&self, name: &str) -> Result<Found> {
        if let Some(found) = self.find_named(name)? {
            return Ok(found);
        }
        match self.find_loosely(name)? {
            Some(found) => Ok(found),
            None => Err(self.missed(name, None)),
        }
    }

    /// The food that is called so, with or without an article in front.
    ///
    /// Errors: as of [`Finder::find_exactly`].
    pub fn find_named(&self, name: &str) -> Result<Option<Found>> {
        match (self.find_exactly(name)?, article(name)) {
            (None, Some((_, bare))) => self.find_exactly(bare),
            (found, _) => Ok(found),
        }
    }

    /// The food that is called exactly so; `None` when none is.
    ///
    /// Errors: `NotFound` a reference that points at nothing; `Ambiguous` when several are.
    pub fn find_exactly(&self, name: &str) -> Result<Option<Found>> {
        self.find_exactly_if(name, |_| true)
    }

    /// The same, where several are called so, only if one of them is as wanted: else `None`, and
    /// nobody is asked.
    ///
    /// Errors: as of [`Finder::find_exactly`].
    pub fn find_exactly_if(
        &self,
        name: &str,
        is_wanted: impl Fn(&Food) -> bool,
    ) -> Result<Option<Found>> {
        if let Ok(reference) = name.trim().parse::<FoodRef>() {
            return self.by_reference(&reference).map(Some);
        }
        if let Some(found) = self.pinned(name)? {
            return Ok(Some(found));
        }
        for shelf in SHELVES {
            if let Shelf::Everyday = shelf
                && let Some(found) = self.everyday(name)?
            {
                return Ok(Some(found));
            }
            let foods = self.on_shelf(shelf, name)?;
            let is_passed = matches!(shelf, Shelf::OwnAsWanted) && !foods.iter().any(&is_wanted);
            if !foods.is_empty() && !is_passed {
                return self.decide(name, foods, is_wanted);
            }
        }
        Ok(None)
    }

    /// The food that this person is sure to call just so: a pinned name, an own food, an everyday word; `None`
    /// when it is none of these.
    ///
    /// Errors: as of [`Finder::find_exactly`].
    pub(super) fn find_familiar(&self, name: &str) -> Result<Option<Found>> {
        match self.find_as_own(name)? {
            None => self.everyday(name),
            found => Ok(found),
        }
    }

    /// The food that this person pinned a name to, or the own food that is called just so.
    ///
    /// Errors: as of [`Finder::find_exactly`].
    pub(super) fn find_as_own(&self, name: &str) -> Result<Option<Found>> {
        if let Some(found) = self.pinned(name)? {
            return Ok(Some(found));
        }
        match self.on_shelf(Shelf::Own, name)? {
            none if none.is_empty() => Ok(None),
            foods => self.decide(name, foods, |_| true),
        }
    }

    /// What has all the words is only a candidate: a person chooses. `None` when nothing has them.
    ///
    /// Errors: `Ambiguous` with candidates when nobody does.
    pub fn find_loosely(&self, name: &str) -> Result<Option<Found>> {
        let mut candidates = Vec::new();
        for library in [
            Library::Mine,
            Library::Service,
            Library::Composition,
            Library::Off,
        ] {
            if self.looks_in(library) {
                candidates.extend(self.search(library, name)?.iter().cloned());
            }
        }
        if candidates.is_empty() || text::words(name).is_empty() {
            return Ok(None);
        }
        let near = self.near_beside(name, &mut candidates);
        match self.choose_or_near(name, candidates, near) {
            Err(error) if matches!(error.code(), Code::Ambiguous | Code::Usage) => {
                Err(self.rather(name, error))
            }
            chosen => chosen.map(Some),
        }
    }

    fn looks_in(&self, library: Library) -> bool {
        self.library.is_none_or(|only| only == library)
    }

    /// The food that an everyday word means; which one is asked where it means two.
    fn everyday(&self, name: &str) -> Result<Option<Found>> {
        let mut found = self.all_everyday(name)?;
        if found.len() < 2 {
            return Ok(found.pop());
        }
        let foods = found.into_iter().map(|found| found.food).collect();
        let chosen = self.choose(name, foods);
        chosen.map(Some).map_err(|error| pin_it(name, error))
    }

    /// All foods that an everyday word means.
    pub(super) fn all_everyday(&self, name: &str) -> Result<Vec<Found>> {
        let mut found = Vec::new();
        for everyday in everyday::meanings(name) {
            if self.looks_in(everyday.food.library)
                && let Some(food) = self.called(&everyday.food, everyday.name)?
            {
                found.push(Found {
                    reference: everyday.food,
                    food,
                    natural: everyday.measure,
                    is_chosen: false,
                });
            }
        }
        Ok(found)
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
            Some(food) => Ok(Some(Found::new(pin.food.clone(), food))),
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
        let foods = self.search(food.library, name)?;
        let mut foods = foods.iter();
        let found = foods.find(|found| found.reference().as_ref() == Some(food));
        Ok(found.cloned())
    }
}
