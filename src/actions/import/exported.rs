//! Which meals of a journal's own export are here already.

mod left;

use std::collections::{HashMap, HashSet};

use self::left::Left;
use super::Placed;
use super::past::Here;
use super::there::Sorted;
use super::told::told_items;
use crate::model::Meal;

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
            false => alike().is_some_and(|had| {
                sorted.hold_notes(had, &meal.thing);
                stands.insert(&*had.id)
            }),
        };
        match is_here {
            true => sorted.there += 1,
            false => others.push(meal),
        }
    }
    let left = Left::new(not_of_file(), former, &sorted.past, stands);
    left.sort(others, &mut sorted);
    sorted
}

type Told = (i64, String, &'static str, Vec<String>);

/// What a meal of an export is told by.
fn told(meal: &Meal) -> Told {
    let name = meal.name.text().to_owned();
    let state = meal.state().as_str();
    (meal.eaten_at.micros(), name, state, told_items(meal))
}
