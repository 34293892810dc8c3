//! What the meals here were before they were changed, and what imports added to them.

use std::collections::{HashMap, HashSet};

use super::alike::Likeness;
use super::renamed::is_untouched;
use super::told::{has_most_foods_of, is_called_as_its_food, share_food};
use crate::api::FormerMeal;
use crate::model::{Item, Meal, State, Timestamp};

/// What has one that is here be a new one of the file, maybe.
pub(super) const SAME_FOODS: &str = "has or had the same foods, or some of them";

/// The same of a meal of which the sum alone is known.
const SAME_SUM: &str = "is or was one sum of the same figures";

/// The meals that are here, those that were changed as they were, and what that tells.
pub(super) struct Here<'m> {
    pub(super) meals: &'m [Meal],
    pub(super) former: &'m [FormerMeal],
    pub(super) past: Past<'m>,
}

/// What becomes of a meal that is here where that of the file was eaten.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Eaten {
    /// Nothing: it is no plan, or it was eaten here once and is one again, which nobody contradicts.
    AsItIs,
    /// It was, here too.
    Here,
    /// It stays a plan, which is said: it was put off to a time that is still to come, or nobody knows what it was.
    Open,
}

/// What is known of the past of meals, by their ids.
#[derive(Debug)]
pub(super) struct Past<'m> {
    /// Which time it is, in microseconds since 1970.
    now: i64,
    /// Those that were logged before they were changed.
    were_logged: HashSet<&'m str>,
    /// Their items before each change, the first first.
    ever: HashMap<&'m str, Vec<&'m [Item]>>,
    /// The items that imports added.
    imported: HashMap<&'m str, Vec<&'m Item>>,
    /// How items are held against each other.
    pub(super) likeness: Likeness,
}

impl<'m> Past<'m> {
    /// What those that were changed were, as the journal says it, the first first.
    pub(super) fn of(
        here: &'m [Meal],
        former: &'m [FormerMeal],
        likeness: Likeness,
        now: &Timestamp,
    ) -> Past<'m> {
        let was_logged = |was: &&FormerMeal| was.before.state() == State::Logged;
        let were_logged = former.iter().filter(was_logged);
        let mut past = Past {
            now: now.micros(),
            were_logged: were_logged.map(|was| &*was.before.id).collect(),
            ever: HashMap::new(),
            imported: HashMap::new(),
            likeness,
        };
        let now = here.iter().map(|had| (&*had.id, &had.items[..]));
        let mut after: HashMap<&str, &[Item]> = now.collect();
        // From the last change back, each made what the one behind it found.
        for was in former.iter().rev() {
            let (id, items) = (&*was.before.id, &was.before.items[..]);
            let after = after.insert(id, items).unwrap_or_default();
            if was.is_imported {
                let is_new = |item: &&Item| !items.iter().any(|before| before.id == item.id);
                let new = after.iter().filter(is_new);
                past.imported.entry(id).or_default().extend(new);
            }
            past.ever.entry(id).or_default().push(items);
        }
        past.ever.values_mut().for_each(|ever| ever.reverse());
        past
    }

    /// Whether a meal was changed here since it was written.
    pub(super) fn was_changed(&self, had: &Meal) -> bool {
        self.ever.contains_key(&*had.id) || !is_untouched(had)
    }

    /// Whether it was, and nobody knows from what.
    pub(super) fn is_unknown(&self, had: &Meal) -> bool {
        !self.ever.contains_key(&*had.id) && !is_untouched(had)
    }

    /// What becomes of one that is here where it is a plan, and a meal of the file was eaten.
    pub(super) fn eaten(&self, had: &Meal, meal: &Meal) -> Eaten {
        let is_eaten_there = had.state() == State::Planned && meal.state() == State::Logged;
        let is_put_off = || had.eaten_at.micros() > self.now && had.eaten_at != meal.eaten_at;
        if !is_eaten_there || self.were_logged.contains(&*had.id) {
            Eaten::AsItIs
        } else if self.is_unknown(had) || is_put_off() {
            Eaten::Open
        } else {
            Eaten::Here
        }
    }

    /// The items of a meal that is here, and those it had before each change.
    fn ever<'h>(&'h self, had: &'h Meal) -> impl Iterator<Item = &'h [Item]> {
        let was = self.ever.get(&*had.id).into_iter().flatten();
        was.copied().chain([&had.items[..]])
    }

    /// Why a meal that is here may be another one: it has or had all foods of that or the most of them, or these are all
    /// it has or had; or it is one sum of the same figures, by whatever name.
    pub(super) fn may_be(&self, had: &Meal, meal: &Meal) -> Option<&'static str> {
        let items = &meal.items[..];
        let has_foods = |was: &[Item]| has_most_foods_of(was, items);
        let is_sum = |was: &[Item]| self.likeness.are_one_sum(was, items);
        if self.ever(had).any(has_foods) {
            Some(SAME_FOODS)
        } else if is_called_as_its_food(meal) && self.ever(had).any(is_sum) {
            Some(SAME_SUM)
        } else {
            None
        }
    }

    /// Whether a meal that is here has a food of another, or had one of it.
    pub(super) fn ever_had_food_of(&self, had: &Meal, meal: &Meal) -> bool {
        let mut ever = self.ever(had);
        ever.any(|items| share_food(items, &meal.items))
    }

    /// Whether a meal that is here has all that it ever had: nothing that the file has more was taken out here. Where nobody
    /// knows what it had, it is as it was written.
    pub(super) fn has_lost_nothing(&self, had: &Meal) -> bool {
        match self.ever.get(&*had.id) {
            Some(ever) => ever
                .iter()
                .all(|was| self.likeness.are_among(*was, &had.items)),
            None => is_untouched(had),
        }
    }

    /// Whether what a meal that is here has more than a file came to it here: they share all that it began with, and all
    /// that imports brought, so that nobody took that out elsewhere. Where nobody knows what it began with, it has nothing
    /// more.
    pub(super) fn has_more_of_its_own(&self, had: &Meal, shared: &[&Item]) -> bool {
        let began = self.ever.get(&*had.id).and_then(|ever| ever.first());
        let imported = self.imported.get(&*had.id).into_iter().flatten();
        match began {
            Some(began) => {
                let common = began.iter().chain(imported.copied());
                self.likeness.are_among(common, shared.iter().copied())
            }
            None => shared.len() == had.items.len(),
        }
    }
}
