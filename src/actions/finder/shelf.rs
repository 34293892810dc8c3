//! Where a name is looked for, one place behind the other.

use super::super::everyday;
use super::{Finder, Found};
use crate::error::{Code, Error, Result};
use crate::model::{Base, Food, FoodRef, Library};
use crate::rules::plural;
use crate::rules::search::Search;

/// A place that has foods of a name.
#[derive(Clone, Copy, Debug)]
pub(super) enum Shelf {
    /// Own foods of just that name, or of its words turned round.
    Own,
    /// Own foods whose name before the first comma it is, if one is as wanted.
    OwnAsWanted,
    /// The everyday words.
    Everyday,
    /// Own foods whose name before the first comma it is, whether one is as wanted or not.
    OwnByHead,
    /// The foods of these catalogues.
    Catalogues(&'static [Library]),
}

/// In this order. A diary that was imported has many a `Rice, white, cooked` by the cup: `1 cup rice` is
/// of that, and it does not stand in the way of `100 g rice`.
pub(super) const SHELVES: [Shelf; 6] = [
    Shelf::Own,
    Shelf::OwnAsWanted,
    Shelf::Everyday,
    Shelf::OwnByHead,
    Shelf::Catalogues(&[Library::Service, Library::Composition]),
    Shelf::Catalogues(&[Library::Off]),
];

/// What parts a food from what kind of it a name tells: `Bread, rye`, `Bread / rye`.
const PARTING: [char; 6] = [',', '/', '(', ':', ';', '|'];

/// Whether what has a name is meant by what was typed. Names are compared without their signs, but `2 milk` is so much
/// milk, and not what is called `2% milk`; `chocolate 70` may be what is called `Chocolate 70%`.
fn is_typed(name: &str, typed: &str) -> bool {
    let begins_with_number = typed.starts_with(|letter: char| letter.is_ascii_digit());
    let is_amount = begins_with_number && name.contains('%') && !typed.contains('%');
    !is_amount && plural::alike(name, typed)
}

impl Finder<'_> {
    /// The foods of this name on a shelf of foods: those of the whole name, if there are any.
    pub(super) fn on_shelf(&self, shelf: Shelf, name: &str) -> Result<Vec<Food>> {
        let is_whole = |food: &Food| plural::alike(food.name.text(), name);
        // `Bread, rye` is rye bread; but chocolate milk is no milk chocolate, where that is a food.
        let may_turn = |own: &str| own.contains(PARTING) || everyday::meanings(name).is_empty();
        let is_turned = |food: &Food| {
            let own = food.name.text();
            plural::is_turned(own, name) && may_turn(own)
        };
        let is_called = |food: &Food| is_called(food.name.text(), name);
        // A whole barcode is as good as a reference.
        let typed = Search::new(name);
        let is_on_it = |food: &Food| food.barcode.get().is_some_and(|it| typed.is_barcode(it));
        match shelf {
            Shelf::Own => {
                self.first_such(&[Library::Mine], name, &[&is_whole, &is_turned, &is_on_it])
            }
            Shelf::Everyday => Ok(Vec::new()),
            Shelf::OwnAsWanted | Shelf::OwnByHead => {
                self.first_such(&[Library::Mine], name, &[&is_called])
            }
            Shelf::Catalogues(libraries) => {
                self.first_such(libraries, name, &[&is_whole, &is_called, &is_on_it])
            }
        }
    }

    /// The pinned name or own food that is called just so, among those that have the words of a part of it: where
    /// that part is looked for anyway, nothing else is asked for.
    ///
    /// Errors: those of the search; `NotFound` when the food of a pin is gone.
    pub(in crate::actions) fn find_own(&self, name: &str, part: &str) -> Result<Option<Found>> {
        let pin = self.pins.iter().find(|pin| is_typed(&pin.name, name));
        let pinned = pin.map(|pin| self.pinned(&pin.name)).transpose()?;
        if let Some(found) = pinned.flatten() {
            return Ok(Some(found));
        }
        if !self.looks_in(Library::Mine) || part.trim().parse::<FoodRef>().is_ok() {
            return Ok(None);
        }
        let foods = self.search(Library::Mine, part)?;
        let mut foods = foods.iter();
        let own = foods.find(|food| is_typed(food.name.text(), name));
        own.map(found).transpose()
    }

    /// The foods that are as the first of these ways says, else as the next.
    fn first_such(
        &self,
        libraries: &[Library],
        name: &str,
        ways: &[&dyn Fn(&Food) -> bool],
    ) -> Result<Vec<Food>> {
        let mut foods = Vec::new();
        for library in libraries.iter().filter(|library| self.looks_in(**library)) {
            foods.extend(self.search(*library, name)?.iter().cloned());
        }
        let such = |way: &&dyn Fn(&Food) -> bool| {
            let such: Vec<Food> = foods.iter().filter(|food| way(food)).cloned().collect();
            (!such.is_empty()).then_some(such)
        };
        Ok(ways.iter().find_map(such).unwrap_or_default())
    }

    /// The one of several foods of a name that is meant; `None` where none is as wanted.
    ///
    /// A diary that counts an own food in two units is two foods here, one for each: the one that
    /// is as wanted is meant, if no other is. Two that are weighed are two foods.
    pub(super) fn decide(
        &self,
        name: &str,
        foods: Vec<Food>,
        is_wanted: impl Fn(&Food) -> bool,
    ) -> Result<Option<Found>> {
        if let [food] = &foods[..] {
            return found(food).map(Some);
        }
        let wanted: Vec<&Food> = foods.iter().filter(|food| is_wanted(food)).collect();
        match wanted[..] {
            [] => Ok(None),
            [food] if are_one(&foods) => found(food).map(Some),
            _ => self.choose(name, foods).map(Some),
        }
    }
}

/// Whether own foods are one that is counted in several units: of one name and one brand, and no two of them
/// given by weight or by volume alike.
fn are_one(foods: &[Food]) -> bool {
    let is_once = |base| {
        foods
            .iter()
            .filter(|food| food.data().base == Some(base))
            .count()
            < 2
    };
    are_one_by_name(foods) && is_once(Base::Gram) && is_once(Base::Millilitre)
}

/// Whether own foods have one name and one brand.
fn are_one_by_name(foods: &[Food]) -> bool {
    foods.windows(2).all(|pair| {
        let is_own = |food: &Food| food.library.get() == Some(&Library::Mine);
        let is_alike = plural::alike(pair[0].name.text(), pair[1].name.text());
        pair.iter().all(is_own) && is_alike && pair[0].brand.get() == pair[1].brand.get()
    })
}

fn found(food: &Food) -> Result<Found> {
    match food.reference() {
        Some(reference) => Ok(Found::new(reference, food.clone())),
        None => Err(Error::new(
            Code::BadAnswer,
            "the food that was found has no key",
        )),
    }
}

/// Whether a food's whole name, or its name before the first comma, is what was typed.
pub(in crate::actions) fn is_called(whole: &str, name: &str) -> bool {
    let head = whole.split(',').next().unwrap_or_default();
    plural::alike(whole, name) || plural::alike(head, name)
}
