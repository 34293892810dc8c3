//! Which meals of another program's diary are here already.

mod free;

use self::free::Free;
use super::Placed;
use super::past::{Eaten, Here, Past};
use super::there::{Beside, Sorted, has_food_of};
use crate::model::Meal;

/// A way to find the meal here that one of a diary is.
type Way<'m> = fn(&mut Free<'m>, &Meal, &Past<'m>) -> Option<&'m Meal>;

/// The ways, what is sure before what may be.
fn ways<'m>() -> [Way<'m>; 9] {
    [
        |free, meal, past| free.take(meal, |had| past.likeness.know_the_same(had, meal)),
        |free, meal, past| free.take(meal, |had| past.likeness.is_beginning(had, meal)),
        |free, meal, past| free.take(meal, |had| past.likeness.is_part(had, meal)),
        |free, meal, past| {
            let is_it = |was: &Meal| past.likeness.know_the_same(was, meal);
            let is_it = |was: &Meal| is_it(was) || past.likeness.is_part(was, meal);
            free.take_as_it_was(meal, |was, _| is_it(was))
        },
        |free, meal, past| free.take_changed(meal, |had| past.likeness.know_the_same(had, meal)),
        |free, meal, _| free.take(meal, |had| has_food_of(had, meal)),
        |free, meal, past| free.take_as_it_was(meal, |_, had| past.ever_had_food_of(had, meal)),
        |free, meal, _| free.take(meal, |_| true),
        // Of a service nobody knows what it was before: what has a food of it, at its time or by its name, is
        // it rather than another one.
        |free, meal, _| free.take_unknown(meal, |had| has_food_of(had, meal)),
    ]
}

/// Holds meals of another program's diary against those that are here, and what they were before. There
/// a meal is told by its local time and its name, from whichever zone it is imported: it may have grown
/// there, or have been mended here.
pub(super) fn sort<'m>(meals: Vec<Placed<Meal>>, here: Here<'m>) -> Sorted<'m> {
    let mut free = Free::new(here.meals, here.former);
    let mut sorted = Sorted::knowing(here.past);
    let mut left = meals;
    // What is sure of one meal comes before what may be of another.
    for way in ways() {
        left.retain_mut(|meal| match way(&mut free, &meal.thing, &sorted.past) {
            Some(had) => {
                settle(&mut sorted, had, meal);
                false
            }
            None => true,
        });
    }
    left.retain(|meal| !is_untouched_here(&mut sorted, &mut free, meal));
    for meal in left {
        let beside = beside(&sorted, &mut free, &meal.thing);
        sorted.beside.extend(beside);
        sorted.new.push(meal);
    }
    sorted
}

/// Says what becomes of a meal of the diary that is the one here: where its time or its name alone was changed here, it
/// is there. But a plan may have been eaten.
fn settle(sorted: &mut Sorted<'_>, had: &Meal, meal: &Placed<Meal>) {
    let is_same = sorted.past.likeness.know_the_same(had, &meal.thing);
    match is_same && sorted.past.eaten(had, &meal.thing) == Eaten::AsItIs {
        true => sorted.there += 1,
        false => sorted.hold(had, meal.clone()),
    }
    sorted.hold_notes(had, &meal.thing);
}

/// Whether a meal that nobody changed here has all its items, by its name or at its time. A journal where it was renamed
/// or moved may have been imported before. What any other meal of the file is called by stands for that one. A plan
/// does not stand for what was eaten otherwise: that would count nowhere.
fn is_untouched_here<'m>(
    sorted: &mut Sorted<'m>,
    free: &mut Free<'m>,
    meal: &Placed<Meal>,
) -> bool {
    let past = &sorted.past;
    let is_same = |had: &Meal| {
        past.likeness.know_the_same(had, &meal.thing)
            && past.eaten(had, &meal.thing) == Eaten::AsItIs
    };
    let Some(had) = free.take_untouched(&meal.thing, is_same) else {
        return false;
    };
    sorted.there += 1;
    let called = Beside::new(&meal.thing, had, "has the same items");
    sorted.called_otherwise.push(called);
    true
}

/// One that is here and may be a new one all the same: all of it may have been put otherwise there, or it was never the
/// diary's.
fn beside<'m>(sorted: &Sorted<'m>, free: &mut Free<'m>, meal: &Meal) -> Option<Beside> {
    let once = free.take_as_it_was(meal, |_, _| true);
    let once = once.map(|had| (had, "stood there under that name once"));
    let found = once.or_else(|| free.twin_of(meal, &sorted.past));
    let beside = found.map(|(had, why)| Beside::new(meal, had, why));
    beside.or_else(|| sorted.own_of(meal))
}
