//! Meals of an export that are here, if not to the letter: each is one that was changed here or there.

use std::collections::{HashMap, HashSet};

use chrono::NaiveDate;

use super::super::Placed;
use super::super::alike::Likeness;
use super::super::past::{Past, SAME_FOODS};
use super::super::renamed::{Changed, Renamed, day};
use super::super::there::{Beside, Sorted, has_food_of};
use super::super::told::{has_foods_of, told_foods};
use super::told;
use crate::api::FormerMeal;
use crate::model::{Meal, State};

/// Meals that are here and stand for none of the file to the letter, what they were before, and those by now that do
/// stand for one.
pub(super) struct Left<'m> {
    /// By their ids …
    by_id: HashMap<&'m str, &'m Meal>,
    /// … their times …
    by_time: Renamed<'m>,
    /// … and their days.
    by_day: HashMap<Option<NaiveDate>, Vec<&'m Meal>>,
    /// Those that were changed here, nobody knows from what.
    unknown: Changed<'m>,
    /// All that may have been another once, by their ids: one that the file has by its id was not.
    all: HashMap<&'m str, &'m Meal>,
    /// What they were before, by its time, and by its day.
    then: HashMap<i64, Vec<&'m Meal>>,
    were_on_day: HashMap<Option<NaiveDate>, Vec<&'m Meal>>,
    /// Those that stand for one of the file.
    taken: HashSet<&'m str>,
}

/// A way to find the meal here that one of the file is.
type Way<'m> = fn(&Left<'m>, &Meal, Likeness) -> Option<&'m Meal>;

impl<'m> Left<'m> {
    /// Those that the file has not by their ids, but what `stands` for one of it.
    pub(super) fn new(
        not_of_file: impl Iterator<Item = &'m Meal>,
        former: &'m [FormerMeal],
        past: &Past<'m>,
        stands: HashSet<&'m str>,
    ) -> Left<'m> {
        let not_of_file: Vec<&Meal> = not_of_file.collect();
        let is_left = |meal: &&Meal| !stands.contains(&*meal.id);
        let left = || not_of_file.iter().copied().filter(is_left);
        let mut found = Left {
            by_id: left().map(|meal| (&*meal.id, meal)).collect(),
            by_time: Renamed::new(left()),
            by_day: HashMap::new(),
            unknown: Changed::new(left().filter(|meal| past.is_unknown(meal))),
            all: (not_of_file.iter())
                .map(|meal| (&*meal.id, *meal))
                .collect(),
            then: HashMap::new(),
            were_on_day: HashMap::new(),
            taken: HashSet::new(),
        };
        for meal in left() {
            found.by_day.entry(day(meal)).or_default().push(meal);
        }
        for was in former.iter().map(|was| &was.before) {
            let instant = was.eaten_at.micros();
            found.then.entry(instant).or_default().push(was);
            found.were_on_day.entry(day(was)).or_default().push(was);
        }
        found
    }

    /// Finds what the meals of a file are here, each one of them at most. What comes first for one comes first for all:
    /// what is less sure takes nothing away from what is sure.
    pub(super) fn sort(mut self, meals: Vec<Placed<Meal>>, sorted: &mut Sorted<'_>) {
        let likeness = sorted.past.likeness;
        let ways: [(Way<'m>, Fate); 8] = [
            (Left::in_its_place_as_it_was, Fate::There),
            (
                |left, meal, alike| {
                    left.unless_known(meal, alike, &|had| alike.is_beginning(had, meal))
                },
                Fate::Held,
            ),
            (
                |left, meal, alike| left.unless_known(meal, alike, &|had| alike.is_part(had, meal)),
                Fate::Held,
            ),
            (
                |left, meal, alike| left.unless_known(meal, alike, &|_| true),
                Fate::Held,
            ),
            (Left::known_by_its_items, Fate::There),
            (
                |left, meal, _| left.in_its_place(meal, &|_| true),
                Fate::Held,
            ),
            (|left, meal, _| left.in_its_place_once(meal), Fate::Held),
            (|left, meal, _| left.unknown_of_its_day(meal), Fate::Held),
        ];
        let mut meals = meals;
        for (way, fate) in ways {
            meals.retain_mut(|meal| {
                let Some(had) = way(&self, &meal.thing, likeness) else {
                    return true;
                };
                self.taken.insert(&had.id);
                match fate {
                    Fate::There => sorted.there += 1,
                    Fate::Held => sorted.stands_for(had, meal),
                }
                sorted.hold_notes(had, &meal.thing);
                false
            });
        }
        for meal in meals {
            let twin = self.twin_of(&meal.thing, &sorted.past);
            let beside = twin.map(|(had, why)| Beside::new(&meal.thing, had, why));
            let beside = beside.or_else(|| sorted.own_of(&meal.thing));
            sorted.beside.extend(beside);
            sorted.new.push(meal);
        }
    }

    /// One of its time and name that was exactly so before it was changed here.
    fn in_its_place_as_it_was(&self, meal: &Meal, likeness: Likeness) -> Option<&'m Meal> {
        self.exactly_once(meal, likeness)
            .find(|had| are_told_so(had, meal))
    }

    /// One that was exactly so, or has its items by now and was of its time and name. Of a service nobody knows what it
    /// was: there one that was changed, and has its items, by whatever name, or at whatever time of its day.
    fn known_by_its_items(&self, meal: &Meal, likeness: Likeness) -> Option<&'m Meal> {
        let is_it = |had: &Meal| likeness.have_the_same(had, meal) && !is_eaten_since(had, meal);
        let once = || self.were_in_its_place(meal);
        self.exactly_once(meal, likeness)
            .next()
            .or_else(|| once().find(|had| self.is_left(had) && is_it(had)))
            .or_else(|| self.unknown.find(meal, &self.taken, is_it))
    }

    /// Those that were of its time, name, state and items once.
    fn exactly_once<'s>(
        &'s self,
        meal: &'s Meal,
        likeness: Likeness,
    ) -> impl Iterator<Item = &'m Meal> + 's {
        let were = self.then.get(&meal.eaten_at.micros()).into_iter().flatten();
        let were =
            were.filter(move |was| told(was) == told(meal) && likeness.have_the_same(was, meal));
        let had = were.filter_map(|was| self.all.get(&*was.id).copied());
        had.filter(|had| self.is_left(had))
    }

    fn is_left(&self, had: &Meal) -> bool {
        self.by_id.contains_key(&*had.id) && !self.taken.contains(&*had.id)
    }

    /// One of its time and name that has a food of it, and is as wanted.
    fn in_its_place(&self, meal: &Meal, is_wanted: &dyn Fn(&Meal) -> bool) -> Option<&'m Meal> {
        let is_in_place = |had: &Meal| are_told_so(had, meal) && has_food_of(had, meal);
        let is_it = |had: &Meal| is_in_place(had) && is_wanted(had);
        self.by_time.find(meal, &self.taken, is_it)
    }

    /// The same, where it is not rather one that is known by its items.
    fn unless_known(
        &self,
        meal: &Meal,
        likeness: Likeness,
        is_wanted: &dyn Fn(&Meal) -> bool,
    ) -> Option<&'m Meal> {
        match self.known_by_its_items(meal, likeness) {
            Some(_) => None,
            None => self.in_its_place(meal, is_wanted),
        }
    }

    /// The same of what it was once: it was renamed or moved here, and became another there.
    fn in_its_place_once(&self, meal: &Meal) -> Option<&'m Meal> {
        self.were_in_its_place(meal).find(|had| self.is_left(had))
    }

    fn were_in_its_place<'s>(&'s self, meal: &'s Meal) -> impl Iterator<Item = &'m Meal> + 's {
        let were = self.then.get(&meal.eaten_at.micros()).into_iter().flatten();
        let were = were.filter(|was| are_told_so(was, meal) && has_food_of(was, meal));
        were.filter_map(|was| self.all.get(&*was.id).copied())
    }

    /// One that was changed here, nobody knows from what.
    fn unknown_of_its_day(&self, meal: &Meal) -> Option<&'m Meal> {
        let is_it = |had: &Meal| may_have_become(had, meal);
        self.unknown.find(meal, &self.taken, is_it)
    }

    /// One that is here and may be a new one all the same: it was in its place once, or stood at its time or was called so
    /// with the same foods, or is on the same day, has or had the same foods, or more or fewer, and stands for none of the
    /// file. It may be the same, moved or renamed elsewhere, or another machine may have it from then, beside what it
    /// became.
    fn twin_of(&self, meal: &Meal, past: &Past<'_>) -> Option<(&'m Meal, &'static str)> {
        let once = self.were_in_its_place(meal).next();
        once.or_else(|| self.was_moved_away(meal))
            .map(|had| (had, SAME_FOODS))
            .or_else(|| self.left_on_its_day(meal, past))
    }

    /// One that stood at its time once, or was called so on its day, with the same foods.
    fn was_moved_away(&self, meal: &Meal) -> Option<&'m Meal> {
        let on_its_day = self.were_on_day.get(&day(meal)).into_iter().flatten();
        let mut had = on_its_day.filter_map(|was| {
            let had = self.all.get(&*was.id).copied()?;
            let is_then = was.eaten_at.micros() == meal.eaten_at.micros();
            let is_called = was.name.text() == meal.name.text() && was.name != had.name;
            let is_it = (is_then || is_called) && has_foods_of(&was.items, &meal.items);
            is_it.then_some(had)
        });
        had.next()
    }

    fn left_on_its_day(&self, meal: &Meal, past: &Past<'_>) -> Option<(&'m Meal, &'static str)> {
        let on_its_day = self.by_day.get(&day(meal)).into_iter().flatten().copied();
        let mut free = on_its_day.filter(|had| !self.taken.contains(&*had.id));
        free.find_map(|had| Some((had, past.may_be(had, meal)?)))
    }
}

/// What becomes of a meal of the file that is found here.
#[derive(Clone, Copy)]
enum Fate {
    /// It is there, as it is or was.
    There,
    /// It is held against the one here, which may have changed.
    Held,
}

impl Sorted<'_> {
    /// A meal of the file that is the one here: it is there, or is held against it.
    fn stands_for(&mut self, had: &Meal, meal: &mut Placed<Meal>) {
        // Its time or its name was changed here, or it was eaten.
        let is_so = had.state() == meal.thing.state() || is_eaten_since(&meal.thing, had);
        let is_it = self.past.likeness.have_the_same(had, &meal.thing);
        match is_it && is_so && self.past.was_changed(had) {
            true => self.there += 1,
            false => self.hold(had, meal.clone()),
        }
    }
}

/// Whether two are of one time and name.
fn are_told_so(had: &Meal, meal: &Meal) -> bool {
    had.eaten_at.micros() == meal.eaten_at.micros() && had.name.text() == meal.name.text()
}

/// Whether one is a plan, and the other what became of it.
fn is_eaten_since(plan: &Meal, meal: &Meal) -> bool {
    plan.state() == State::Planned && meal.state() == State::Logged
}

/// Whether one that was changed here, nobody knows from what, may be that of the file: by a food of it where they are called
/// alike. Without a name it has all of its foods, or the other way round, at its time, and at another time just the same.
fn may_have_become(had: &Meal, meal: &Meal) -> bool {
    if !meal.name.text().trim().is_empty() {
        has_food_of(had, meal)
    } else if had.eaten_at.micros() == meal.eaten_at.micros() {
        has_foods_of(&had.items, &meal.items)
    } else {
        told_foods(&had.items) == told_foods(&meal.items)
    }
}
