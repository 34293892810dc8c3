//! What was found of the meals of a file: which are here already, and which may be.

use std::collections::BTreeSet;

use chrono::NaiveDate;

use super::Placed;
use super::past::{Eaten, Past, SAME_FOODS};
use super::renamed::day;
use super::told::{share_food, told_food, told_foods, told_name};
use crate::actions::item;
use crate::actions::request::Request;
use crate::model::{Item, ItemDraft, Meal, MealPatch, State};

/// A meal that is here, and has more items in the file.
#[derive(Clone, Debug)]
pub struct Grown {
    /// The meal here.
    pub id: String,
    /// Its items, to be sent along.
    pub(super) kept: Vec<ItemDraft>,
    /// Whether it is a plan here, and eaten in the file.
    pub(super) is_eaten: bool,
    /// The meal of the file, with those items alone that are not here.
    pub more: Placed<Meal>,
}

impl Grown {
    /// All its items with these, where there are some.
    pub(super) fn items(&self, more: Vec<ItemDraft>) -> Vec<ItemDraft> {
        match more.is_empty() {
            true => more,
            false => [&self.kept[..], &more].concat(),
        }
    }

    /// What has it be so, with these items.
    pub(super) fn request(&self, items: &[ItemDraft]) -> Request {
        let mut patch = match self.is_eaten {
            true => MealPatch::state(State::Logged),
            false => MealPatch::default(),
        };
        if !items.is_empty() {
            patch.set("items", items);
        }
        Request::UpdateMeal(self.id.clone(), patch)
    }
}

/// What a meal that is here has more than the file has in it.
#[derive(Debug)]
struct Own {
    id: String,
    /// What the meal is called.
    here: String,
    day: Option<NaiveDate>,
    /// What these foods are told by.
    foods: BTreeSet<String>,
}

/// A meal that is new, and one that is here and may be the same.
#[derive(Debug)]
pub(super) struct Beside {
    /// What it is called.
    pub(super) new: String,
    /// What the other is called.
    pub(super) here: String,
    /// Its id.
    pub(super) id: String,
    /// What the other one does or did that has it be the same, maybe.
    pub(super) why: &'static str,
}

impl Beside {
    pub(super) fn new(meal: &Meal, had: &Meal, why: &'static str) -> Beside {
        Beside {
            new: told_name(meal),
            here: told_name(had),
            id: had.id.clone(),
            why,
        }
    }
}

/// Meals of a file, held against those that are here.
#[derive(Debug)]
pub(super) struct Sorted<'m> {
    /// Those that are not here.
    pub(super) new: Vec<Placed<Meal>>,
    /// How many are.
    pub(super) there: usize,
    /// Those that are here with fewer items.
    pub(super) grown: Vec<Grown>,
    /// Ids of those that are here otherwise than in the file, with what each is called.
    pub(super) different: Vec<(String, String)>,
    /// New ones that may be one that is here, at another time of its day or by another name.
    pub(super) beside: Vec<Beside>,
    /// What the meals here were.
    pub(super) past: Past<'m>,
    /// Those that nobody changed here and that are told by their items alone: they are not added.
    pub(super) called_otherwise: Vec<Beside>,
    /// Those that are here and have more than in the file.
    own: Vec<Own>,
}

impl<'m> Sorted<'m> {
    /// Nothing yet, with what is known of the meals here as they were.
    pub(super) fn knowing(past: Past<'m>) -> Sorted<'m> {
        Sorted {
            past,
            new: Vec::new(),
            there: 0,
            grown: Vec::new(),
            different: Vec::new(),
            beside: Vec::new(),
            called_otherwise: Vec::new(),
            own: Vec::new(),
        }
    }

    /// A meal of its day that has all foods of a new one beside those that the file has in it: they may have been put into
    /// a meal of their own there.
    pub(super) fn own_of(&self, meal: &Meal) -> Option<Beside> {
        let foods = told_foods(&meal.items);
        let is_it = |own: &&Own| own.day == day(meal) && foods.is_subset(&own.foods);
        let own = self.own.iter().find(is_it)?;
        Some(Beside {
            new: told_name(meal),
            here: own.here.clone(),
            id: own.id.clone(),
            why: SAME_FOODS,
        })
    }

    /// Says of a meal of a file that is the one here that something is noted there which is not noted here.
    pub(super) fn hold_notes(&mut self, had: &Meal, meal: &Meal) {
        let is_noted = |line: &str| had.notes.text().lines().any(|known| known == line);
        let is_told = self.different.last().is_some_and(|(id, _)| *id == had.id);
        if !is_told && !meal.notes.text().lines().all(is_noted) {
            self.different
                .push((had.id.clone(), told_beside(had, meal)));
        }
    }

    /// A meal of a file that is the one here, if not to the letter.
    pub(super) fn hold(&mut self, had: &Meal, mut meal: Placed<Meal>) {
        self.there += 1;
        let likeness = self.past.likeness;
        let here: Vec<&Item> = had.items.iter().collect();
        let pairs = likeness.pairs(&here, &meal.thing.items.iter().collect::<Vec<_>>());
        let is_shared = |at: &usize| pairs.contains(&Some(*at));
        let (shared, left): (Vec<usize>, Vec<usize>) = (0..here.len()).partition(is_shared);
        let [shared, left] = [shared, left]
            .map(|places| -> Vec<&Item> { places.into_iter().map(|place| here[place]).collect() });
        let mut is_new = pairs.iter().map(Option::is_none);
        meal.thing.items.retain(|_| is_new.next().unwrap_or(true));
        if !left.is_empty() {
            self.own.push(Own {
                id: had.id.clone(),
                here: told_name(had),
                day: day(had),
                foods: told_foods(left.iter().copied()),
            });
        }
        // So much of a food here, and so much of it there, may be one and the same that was changed.
        let is_changed = left.iter().any(|item| {
            let mut more = meal.thing.items.iter();
            more.any(|more| told_food(more) == told_food(item))
        });
        let eaten = self.past.eaten(had, &meal.thing);
        let is_same = left.is_empty() && meal.thing.items.is_empty();
        let may_grow = !is_changed
            && eaten != Eaten::Open
            && self.past.has_more_of_its_own(had, &shared)
            && self.past.has_lost_nothing(had);
        let is_eaten = eaten == Eaten::Here;
        let has_grown = is_eaten || !meal.thing.items.is_empty();
        // Of the same items nothing was taken out, whatever it was once.
        match (may_grow || is_same && is_eaten, has_grown) {
            (true, true) => self.grown.push(Grown {
                id: had.id.clone(),
                kept: item::kept(had),
                is_eaten,
                more: meal,
            }),
            // More was added to it here, and nothing there.
            (true, false) if !left.is_empty() => (),
            // So it may be, as far as anybody knows.
            (false, false) if eaten != Eaten::Open && self.past.is_unknown(had) => (),
            _ => (self.different).push((had.id.clone(), told_beside(had, &meal.thing))),
        }
    }
}

/// What a meal that is here is called. That one is a plan is said where that of the file was eaten.
fn told_beside(had: &Meal, meal: &Meal) -> String {
    let name = told_name(had);
    match had.state() == State::Planned && meal.state() == State::Logged {
        true => format!("{name} (a plan)"),
        false => name,
    }
}

/// Whether any food of one is in the other as well.
pub(super) fn has_food_of(had: &Meal, meal: &Meal) -> bool {
    share_food(&had.items, &meal.items)
}
