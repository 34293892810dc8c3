//! Meals of an export that are here, if not to the letter: each is one that was changed here or there.

use std::collections::{BTreeSet, HashMap, HashSet};

use chrono::NaiveDate;

use super::super::Placed;
use super::super::past::Past;
use super::super::renamed::{Changed, Renamed, local};
use super::super::there::{Beside, Sorted, has_food_of};
use super::super::told::told_food;
use super::{Told, told};
use crate::api::FormerMeal;
use crate::model::{Item, Meal, State};

/// Meals that are here and stand for none of the file to the letter, what they were before, and those by now that do
/// stand for one.
pub(super) struct Left<'m> {
    /// By their ids …
    by_id: HashMap<&'m str, &'m Meal>,
    /// … their times …
    by_time: Renamed<'m>,
    /// … and their days.
    by_day: HashMap<Option<NaiveDate>, Vec<&'m Meal>>,
    /// Those that were changed here, and of them those of which nobody knows from what.
    changed: Changed<'m>,
    unknown: Changed<'m>,
    /// All that may have been another once, by their ids: one that the file has by its id was not.
    all: HashMap<&'m str, &'m Meal>,
    /// What they were before, by all that it was told by, by its time, and by its day.
    once: HashMap<Told, Vec<&'m Meal>>,
    then: HashMap<i64, Vec<&'m Meal>>,
    were_on_day: HashMap<Option<NaiveDate>, Vec<&'m Meal>>,
    /// Those that stand for one of the file.
    taken: HashSet<&'m str>,
    /// Those of which the file has what they were once, with the time and the name they had then: what became of it may
    /// stand in the file as well, at another time or by another name.
    known_as_once: HashMap<&'m str, Vec<&'m Meal>>,
}

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
        let changed = || left().filter(|meal| past.was_changed(meal));
        let mut found = Left {
            by_id: left().map(|meal| (&*meal.id, meal)).collect(),
            by_time: Renamed::new(left()),
            by_day: HashMap::new(),
            changed: Changed::new(changed()),
            unknown: Changed::new(changed().filter(|meal| past.is_unknown(meal))),
            all: (not_of_file.iter())
                .map(|meal| (&*meal.id, *meal))
                .collect(),
            once: HashMap::new(),
            then: HashMap::new(),
            were_on_day: HashMap::new(),
            taken: HashSet::new(),
            known_as_once: HashMap::new(),
        };
        for meal in left() {
            found.by_day.entry(day(meal)).or_default().push(meal);
        }
        for was in former.iter().map(|was| &was.before) {
            let instant = was.eaten_at.micros();
            found.once.entry(told(was)).or_default().push(was);
            found.then.entry(instant).or_default().push(was);
            found.were_on_day.entry(day(was)).or_default().push(was);
        }
        found
    }

    /// Finds what the meals of a file are here. What comes first for one of them comes first for all: what is less sure
    /// takes nothing away from what is sure.
    pub(super) fn sort(mut self, meals: Vec<Placed<Meal>>, sorted: &mut Sorted<'_>) {
        let likeness = sorted.past.likeness;
        let have_the_same = |had: &Meal, meal: &Meal| likeness.have_the_same(had, meal);
        let (as_once, mut meals): (Vec<_>, Vec<_>) = meals
            .into_iter()
            .partition(|meal| self.take_as_it_was_once(&meal.thing, have_the_same));
        sorted.there += as_once.len();
        type Way<'m> = fn(&Left<'m>, &Meal, &dyn Fn(&Meal, &Meal) -> bool) -> Option<&'m Meal>;
        let ways: [Way<'m>; 5] = [
            |left, meal, is_same| match left.of_the_same_items(meal, is_same) {
                // By all its items it is rather that one.
                Some(_) => None,
                None => left.in_its_place(meal),
            },
            Left::of_the_same_items,
            |left, meal, _| left.in_its_place(meal),
            |left, meal, _| left.in_its_place_once(meal),
            |left, meal, _| left.unknown_of_its_day(meal),
        ];
        for way in ways {
            meals.retain_mut(|meal| {
                let Some(had) = way(&self, &meal.thing, &have_the_same) else {
                    return true;
                };
                self.taken.insert(&had.id);
                sorted.stands_for(had, meal);
                false
            });
        }
        for meal in meals {
            let twin = self.twin_of(&meal.thing, &sorted.past);
            let why = "has or had the same foods, or some of them";
            let beside = twin.map(|had| Beside::new(&meal.thing, had, why));
            sorted.beside.extend(beside);
            sorted.new.push(meal);
        }
    }

    fn is_free(&self, id: &str) -> bool {
        !self.taken.contains(id) && !self.known_as_once.contains_key(id)
    }

    /// Whether one stands for another of the file that is of this one's time and name.
    fn is_known_in_its_place(&self, id: &str, meal: &Meal) -> bool {
        let mut known = self.known_as_once.get(id).into_iter().flatten();
        known.any(|was| are_told_so(was, meal))
    }

    fn is_free_in_its_place(&self, id: &str, meal: &Meal) -> bool {
        !self.taken.contains(id) && !self.is_known_in_its_place(id, meal)
    }

    /// Whether one that is here was exactly so once. Where it is at another place by now, another one of the file may
    /// stand for what it is.
    fn take_as_it_was_once(
        &mut self,
        meal: &Meal,
        have_the_same: impl Fn(&Meal, &Meal) -> bool,
    ) -> bool {
        let was = self.once.get(&told(meal)).into_iter().flatten();
        let mut had =
            was.filter(|was| self.is_free_in_its_place(&was.id, meal) && have_the_same(was, meal));
        let had = had.find_map(|was| {
            let had = self.all.get(&*was.id).copied()?;
            let is_in_place = are_told_so(had, meal);
            // What stands for one of the file in this place is not another one there, too.
            let may_be = !is_in_place || self.by_id.contains_key(&*had.id);
            may_be.then_some((*was, is_in_place))
        });
        match had {
            Some((was, true)) => drop(self.taken.insert(&was.id)),
            Some((was, false)) => self.known_as_once.entry(&was.id).or_default().push(was),
            None => return false,
        }
        true
    }

    /// One that was changed here, by whatever name, or at whatever time of its day, that has its items.
    fn of_the_same_items(
        &self,
        meal: &Meal,
        have_the_same: &dyn Fn(&Meal, &Meal) -> bool,
    ) -> Option<&'m Meal> {
        let is_it = |had: &Meal| {
            self.is_free(&had.id) && have_the_same(had, meal) && !is_eaten_since(had, meal)
        };
        self.changed.find(meal, &self.taken, is_it)
    }

    /// One of its time and name that has a food of it.
    fn in_its_place(&self, meal: &Meal) -> Option<&'m Meal> {
        let is_it = |had: &Meal| are_told_so(had, meal) && has_food_of(had, meal);
        self.by_time.find(meal, &self.taken, is_it)
    }

    /// The same of what it was once: it was renamed or moved here, and became another there.
    fn in_its_place_once(&self, meal: &Meal) -> Option<&'m Meal> {
        let mut had = self.were_in_its_place(meal);
        had.find(|had| {
            self.is_free_in_its_place(&had.id, meal) && self.by_id.contains_key(&*had.id)
        })
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

    /// One that is here and may be a new one all the same: it is on the same day, has or had the same foods, or more or
    /// fewer, and stands for none of the file, or stood at its time or was called so once. It may be the same, moved or
    /// renamed elsewhere, or another machine may have it from then, beside what it became.
    fn twin_of(&self, meal: &Meal, past: &Past<'_>) -> Option<&'m Meal> {
        let mut once = self.were_in_its_place(meal);
        let once = once.find(|had| !self.is_known_in_its_place(&had.id, meal));
        once.or_else(|| self.was_moved_away(meal))
            .or_else(|| self.free_with_its_foods(meal, past))
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

    fn free_with_its_foods(&self, meal: &Meal, past: &Past<'_>) -> Option<&'m Meal> {
        let mut on_its_day = self.by_day.get(&day(meal)).into_iter().flatten().copied();
        on_its_day.find(|had| {
            let mut ever = past.ever(had);
            !self.taken.contains(&*had.id) && ever.any(|items| has_foods_of(items, &meal.items))
        })
    }
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

/// The day of a meal, where it was eaten.
fn day(meal: &Meal) -> Option<NaiveDate> {
    local(meal).map(|at| at.date())
}

/// Whether some items have all foods of others, or the others all of theirs.
fn has_foods_of(some: &[Item], others: &[Item]) -> bool {
    let foods = |items: &'_ [Item]| -> BTreeSet<String> {
        let foods = items.iter().map(told_food);
        foods.map(str::to_owned).collect()
    };
    let (some, others) = (foods(some), foods(others));
    some.is_subset(&others) || others.is_subset(&some)
}

/// Whether one that was changed here, nobody knows from what, may be that of the file: by a food of it where they are called
/// alike, else by all of them.
fn may_have_become(had: &Meal, meal: &Meal) -> bool {
    match meal.name.text().trim().is_empty() {
        true => has_foods_of(&had.items, &meal.items),
        false => has_food_of(had, meal),
    }
}
