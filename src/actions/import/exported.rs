//! Which meals of a journal's own export are here already.

use std::collections::{BTreeSet, HashMap, HashSet};

use chrono::NaiveDate;

use super::Placed;
use super::past::Here;
use super::renamed::{Changed, Renamed, local};
use super::there::{Sorted, has_food_of};
use super::told::{told_food, told_items, told_name};
use crate::api::FormerMeal;
use crate::model::{Meal, State};

/// Holds meals of a journal's own export against those that are here, and what they were before. Two that
/// are alike are two here as well.
pub(super) fn sort<'m>(meals: Vec<Placed<Meal>>, here: Here<'m>) -> Sorted<'m> {
    let Here {
        meals: here,
        former,
        past,
    } = here;
    let likeness = past.likeness;
    let ids: HashSet<&str> = here.iter().map(|meal| meal.id.as_str()).collect();
    let of_file: HashSet<String> = meals.iter().map(|meal| meal.thing.id.clone()).collect();
    let mut free: HashMap<_, Vec<&Meal>> = HashMap::new();
    // A meal that the file has by its id stands for that one alone.
    let not_of_file = || here.iter().filter(|meal| !of_file.contains(&meal.id));
    for meal in not_of_file() {
        free.entry(told(meal)).or_default().push(meal);
    }
    let mut sorted = Sorted::knowing(past);
    let mut others = Vec::new();
    let mut stands = HashSet::new();
    for meal in meals {
        let mut alike = || {
            let free = free.get_mut(&told(&meal.thing))?;
            let is_it = |had: &&Meal| likeness.have_the_same(had, &meal.thing);
            Some(free.swap_remove(free.iter().position(is_it)?))
        };
        let is_here = match ids.contains(meal.thing.id.as_str()) {
            true => true,
            false => alike().is_some_and(|had| stands.insert(&*had.id)),
        };
        match is_here {
            true => sorted.there += 1,
            false => others.push(meal),
        }
    }
    // The rest stand for none of the file yet.
    let left: Vec<&Meal> = not_of_file()
        .filter(|meal| !stands.contains(&*meal.id))
        .collect();
    let mut taken = HashSet::new();
    let strangers = sorted.find_as_they_were(others, (&left, former), &mut taken);
    sorted.find_as_they_became(strangers, (here, &left, former), &mut taken);
    sorted
}

impl Sorted<'_> {
    /// Finds meals of the file that were changed here since: by what they were before, or by their items. Gives the
    /// others.
    fn find_as_they_were<'m>(
        &mut self,
        meals: Vec<Placed<Meal>>,
        (left, former): (&[&'m Meal], &'m [FormerMeal]),
        taken: &mut HashSet<&'m str>,
    ) -> Vec<Placed<Meal>> {
        let changed = || {
            left.iter()
                .copied()
                .filter(|meal| self.past.was_changed(meal))
        };
        let ids: HashSet<&str> = changed().map(|meal| &*meal.id).collect();
        let mut known: HashMap<_, Vec<&'m Meal>> = HashMap::new();
        let former = former.iter().map(|was| &was.before);
        for was in former.filter(|was| ids.contains(&*was.id)) {
            known.entry(told(was)).or_default().push(was);
        }
        let all = Changed::new(changed());
        let likeness = self.past.likeness;
        let is_stranger = |meal: &Placed<Meal>| {
            let is_it = |had: &Meal| likeness.have_the_same(had, &meal.thing);
            let as_it_was = known.get(&told(&meal.thing)).into_iter().flatten();
            let mut free = as_it_was.filter(|was| !taken.contains(&*was.id));
            let had = free.find(|was| is_it(was)).map(|was| &*was.id);
            let had = had.or_else(|| {
                let is_it = |had: &Meal| is_it(had) && !is_eaten_since(had, &meal.thing);
                all.find(&meal.thing, taken, is_it).map(|had| &*had.id)
            });
            had.is_none_or(|id| !taken.insert(id))
        };
        let (strangers, found): (Vec<_>, Vec<_>) = meals.into_iter().partition(is_stranger);
        self.there += found.len();
        strangers
    }

    /// Finds meals of the file that were changed there since, or here nobody knows from what: each is one of its time and
    /// name that has a food of it and stands for no other. What is found nowhere is new.
    fn find_as_they_became<'m>(
        &mut self,
        meals: Vec<Placed<Meal>>,
        (here, left, former): (&'m [Meal], &[&'m Meal], &'m [FormerMeal]),
        taken: &mut HashSet<&'m str>,
    ) {
        let unknown = |meal: &&Meal| self.past.is_unknown(meal);
        let unknown = Changed::new(left.iter().copied().filter(unknown));
        let then = Renamed::new(left.iter().copied());
        let mut as_they_were_then: HashMap<i64, Vec<&'m Meal>> = HashMap::new();
        let likeness = self.past.likeness;
        let former = || former.iter().map(|was| &was.before);
        for was in former() {
            as_they_were_then
                .entry(was.eaten_at.micros())
                .or_default()
                .push(was);
        }
        let by_id: HashMap<&str, &'m Meal> = left.iter().map(|had| (&*had.id, *had)).collect();
        let mut by_day: HashMap<_, Vec<&'m Meal>> = HashMap::new();
        for had in left {
            by_day.entry(day(had)).or_default().push(had);
        }
        let all: HashMap<&str, &'m Meal> = here.iter().map(|had| (&*had.id, had)).collect();
        let once = former().filter_map(|was| Some((told(was), *all.get(&*was.id)?)));
        let once: HashMap<_, &'m Meal> = once.collect();
        for meal in meals {
            let has_food = |had: &Meal| has_food_of(had, &meal.thing);
            let is_told_so = |had: &Meal| {
                had.eaten_at.micros() == meal.thing.eaten_at.micros()
                    && had.name.text() == meal.thing.name.text()
            };
            let had = then
                .find(&meal.thing, taken, |had| is_told_so(had) && has_food(had))
                .or_else(|| {
                    // It was renamed or moved here, and became another there.
                    let mut were = as_they_were_then.get(&meal.thing.eaten_at.micros())?.iter();
                    let was = were.find(|was| is_told_so(was) && has_food(was))?;
                    let had = by_id.get(&*was.id).copied();
                    had.filter(|had| !taken.contains(&*had.id))
                })
                .or_else(|| {
                    unknown.find(&meal.thing, taken, |had| may_have_become(had, &meal.thing))
                });
            match had {
                Some(had) => {
                    taken.insert(&had.id);
                    // Its time or its name was changed here, or it was eaten.
                    let is_so =
                        had.state() == meal.thing.state() || is_eaten_since(&meal.thing, had);
                    let is_it = likeness.have_the_same(had, &meal.thing);
                    match is_it && is_so && self.past.was_changed(had) {
                        true => self.there += 1,
                        false => self.hold(had, meal),
                    }
                }
                None => {
                    let on_its_day = by_day.get(&day(&meal.thing));
                    let on_its_day = on_its_day.map(Vec::as_slice).unwrap_or_default();
                    // Another machine may have it from then, beside what it became.
                    let twin = once.get(&told(&meal.thing)).copied();
                    let twin = twin.or_else(|| twin_of(&meal.thing, on_its_day, taken));
                    self.beside.extend(twin.map(|had| {
                        let (new, here) = (told_name(&meal.thing), told_name(had));
                        (new, here, had.id.clone())
                    }));
                    self.new.push(meal);
                }
            }
        }
    }
}

/// What a meal of an export is told by.
fn told(meal: &Meal) -> (i64, String, &'static str, Vec<String>) {
    let name = meal.name.text().to_owned();
    let state = meal.state().as_str();
    (meal.eaten_at.micros(), name, state, told_items(meal))
}

/// Whether one is a plan, and the other what became of it.
fn is_eaten_since(plan: &Meal, meal: &Meal) -> bool {
    plan.state() == State::Planned && meal.state() == State::Logged
}

/// The day of a meal, where it was eaten.
fn day(meal: &Meal) -> Option<NaiveDate> {
    local(meal).map(|at| at.date())
}

/// One that is here on the same day, has the same foods, or more or fewer, and is not in the file: it may be the same, moved
/// or renamed elsewhere.
fn twin_of<'m>(meal: &Meal, on_its_day: &[&'m Meal], taken: &HashSet<&str>) -> Option<&'m Meal> {
    let is_it = |had: &&&Meal| !taken.contains(&*had.id) && has_foods_of(had, meal);
    on_its_day.iter().find(is_it).copied()
}

/// Whether one has all foods of the other.
fn has_foods_of(had: &Meal, meal: &Meal) -> bool {
    let foods = |meal: &'_ Meal| -> BTreeSet<String> {
        let foods = meal.items.iter().map(told_food);
        foods.map(str::to_owned).collect()
    };
    let (had, meal) = (foods(had), foods(meal));
    had.is_subset(&meal) || meal.is_subset(&had)
}

/// Whether one that was changed here, nobody knows from what, may be that of the file: by a food of it where they are called
/// alike, else by all of them.
fn may_have_become(had: &Meal, meal: &Meal) -> bool {
    match meal.name.text().trim().is_empty() {
        true => has_foods_of(had, meal),
        false => has_food_of(had, meal),
    }
}
