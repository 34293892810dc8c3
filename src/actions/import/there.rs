//! Which meals of a file are here already.

use std::collections::{BTreeSet, HashMap, HashSet};

use chrono::NaiveDate;

use super::Placed;
use super::alike::Likeness;
use super::past::{Here, Past};
use super::renamed::{Changed, Renamed, day, is_then, is_untouched};
use super::told::{share_food, told_food, told_foods, told_name};
use crate::actions::item;
use crate::actions::request::Request;
use crate::api::FormerMeal;
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

/// What has one that is here be a new one of the file, maybe.
pub(super) const SAME_FOODS: &str = "has or had the same foods, or some of them";

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
#[derive(Debug, Default)]
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

/// A way to find the meal here that one of a diary is.
type Way<'m> = fn(&mut Free<'m>, &Meal, &Past<'m>) -> Option<&'m Meal>;

/// Holds meals of another program's diary against those that are here, and what they were before. There
/// a meal is told by its local time and its name, from whichever zone it is imported: it may have grown
/// there, or have been mended here.
pub(super) fn sort_diary<'m>(meals: Vec<Placed<Meal>>, here: Here<'m>) -> Sorted<'m> {
    let mut free = Free::new(here.meals, here.former);
    let likeness = here.past.likeness;
    let mut sorted = Sorted::knowing(here.past);
    let mut left = Vec::new();
    for meal in meals {
        let is_same = |had: &Meal| likeness.know_the_same(had, &meal.thing);
        match free.take(&meal.thing, is_same) {
            // A plan that was never anything else here is eaten.
            Some(had) if free.is_eaten_there(had, &meal.thing) => sorted.hold(had, meal),
            Some(_) => sorted.there += 1,
            None => left.push(meal),
        }
    }
    let ways: [Way<'m>; 7] = [
        |free, meal, past| free.take(meal, |had| is_part(had, meal, past.likeness)),
        |free, meal, past| {
            let is_it = |was: &Meal| past.likeness.know_the_same(was, meal);
            let is_it = |was: &Meal| is_it(was) || is_part(was, meal, past.likeness);
            free.take_as_it_was(meal, |was, _| is_it(was))
        },
        |free, meal, past| free.take_changed(meal, |had| past.likeness.know_the_same(had, meal)),
        |free, meal, _| free.take(meal, |had| has_food_of(had, meal)),
        |free, meal, past| free.take_as_it_was(meal, |_, had| past.ever_had_food_of(had, meal)),
        |free, meal, _| free.take(meal, |_| true),
        // Of a service nobody knows what it was before: what has a food of it, at its time or by its name, is
        // it rather than another one.
        |free, meal, _| free.take_unknown(meal, |had| has_food_of(had, meal)),
    ];
    // What is sure of one meal comes before what may be of another.
    for way in ways {
        left.retain_mut(|meal| {
            let Some(had) = way(&mut free, &meal.thing, &sorted.past) else {
                return true;
            };
            match likeness.know_the_same(had, &meal.thing) {
                // Its time or its name alone was changed here.
                true => sorted.there += 1,
                false => sorted.hold(had, meal.clone()),
            }
            false
        });
    }
    // A journal where it was renamed or moved may have been imported before. What any other meal of the file is
    // called by stands for that one.
    left.retain(|meal| {
        let is_same = |had: &Meal| likeness.know_the_same(had, &meal.thing);
        let Some(had) = free.take_untouched(&meal.thing, is_same) else {
            return true;
        };
        sorted.there += 1;
        let called = Beside::new(&meal.thing, had, "has the same items");
        sorted.called_otherwise.push(called);
        false
    });
    for meal in left {
        // All of it may have been put otherwise there, or it was never the diary's.
        let once = free.take_as_it_was(&meal.thing, |_, _| true);
        let once = once.map(|had| (had, "stood there under that name once"));
        let twin = || free.twin_of(&meal.thing, &sorted.past);
        let beside = once.or_else(|| twin().map(|had| (had, SAME_FOODS)));
        let beside = beside.map(|(had, why)| Beside::new(&meal.thing, had, why));
        let beside = beside.or_else(|| sorted.own_of(&meal.thing));
        sorted.beside.extend(beside);
        sorted.new.push(meal);
    }
    sorted
}

impl<'m> Sorted<'m> {
    /// Nothing yet, with what is known of the meals here as they were.
    pub(super) fn knowing(past: Past<'m>) -> Sorted<'m> {
        Sorted {
            past,
            ..Sorted::default()
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
        let is_same = left.is_empty() && meal.thing.items.is_empty();
        let may_grow = !is_changed
            && self.past.has_more_of_its_own(had, &shared)
            && self.past.has_lost_nothing(had);
        let is_eaten = had.state() == State::Planned && meal.thing.state() == State::Logged;
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
            (false, false) if self.past.is_unknown(had) => (),
            _ => self.different.push((had.id.clone(), told_name(had))),
        }
    }
}

/// Meals that are here and stand for none of the file yet, by their names, and by those that they had
/// before.
struct Free<'m> {
    by_name: HashMap<&'m str, Vec<&'m Meal>>,
    by_former_name: HashMap<&'m str, Vec<(&'m Meal, &'m Meal)>>,
    renamed: Renamed<'m>,
    /// Of which nobody knows what they were before.
    unknown: Changed<'m>,
    untouched: Changed<'m>,
    by_day: HashMap<Option<NaiveDate>, Vec<&'m Meal>>,
    /// Those that were logged before they were changed.
    were_logged: HashSet<&'m str>,
    taken: HashSet<&'m str>,
}

impl<'m> Free<'m> {
    fn new(here: &'m [Meal], former: &'m [FormerMeal]) -> Free<'m> {
        let former = || former.iter().map(|was| &was.before);
        let known: HashSet<&str> = former().map(|was| was.id.as_str()).collect();
        let changed = || here.iter().filter(|meal| !is_untouched(meal));
        let mut free = Free {
            by_name: HashMap::new(),
            by_former_name: HashMap::new(),
            renamed: Renamed::new(changed()),
            unknown: Changed::new(changed().filter(|meal| !known.contains(&*meal.id))),
            untouched: Changed::new(here.iter().filter(|meal| is_untouched(meal))),
            by_day: HashMap::new(),
            were_logged: (former().filter(|was| was.state() == State::Logged))
                .map(|was| &*was.id)
                .collect(),
            taken: HashSet::new(),
        };
        let mut by_id: HashMap<&str, &Meal> = HashMap::new();
        for meal in here {
            by_id.insert(&meal.id, meal);
            free.by_name.entry(meal.name.text()).or_default().push(meal);
            free.by_day.entry(day(meal)).or_default().push(meal);
        }
        for was in former() {
            if let Some(meal) = by_id.get(was.id.as_str()) {
                let named = free.by_former_name.entry(was.name.text()).or_default();
                named.push((was, meal));
            }
        }
        free
    }

    /// Whether one is a plan that was eaten in the diary, and nobody said here that it was not.
    fn is_eaten_there(&self, had: &Meal, meal: &Meal) -> bool {
        let is_eaten = had.state() == State::Planned && meal.state() == State::Logged;
        is_eaten && !self.were_logged.contains(&*had.id)
    }

    /// The first of them at the time of this one that is as wanted, which is free no more.
    fn take(&mut self, meal: &Meal, is_wanted: impl Fn(&Meal) -> bool) -> Option<&'m Meal> {
        let named = self.by_name.get(meal.name.text())?;
        let mut free = named.iter().filter(|had| !self.taken.contains(&*had.id));
        let had = *free.find(|had| is_then(had, meal) && is_wanted(had))?;
        self.taken.insert(&had.id);
        Some(had)
    }

    /// The same, by what they were before: wanted are what it was, and it.
    fn take_as_it_was(
        &mut self,
        meal: &Meal,
        is_wanted: impl Fn(&Meal, &Meal) -> bool,
    ) -> Option<&'m Meal> {
        let named = self.by_former_name.get(meal.name.text())?;
        let mut free = (named.iter()).filter(|(was, _)| !self.taken.contains(&*was.id));
        let (_, had) = *free.find(|(was, had)| is_then(was, meal) && is_wanted(was, had))?;
        self.taken.insert(&had.id);
        Some(had)
    }

    /// The same, of those that were changed here: by whatever names, or, where nobody knows what they were, at
    /// any time of its day.
    fn take_changed(&mut self, meal: &Meal, is_wanted: impl Fn(&Meal) -> bool) -> Option<&'m Meal> {
        match self.renamed.find(meal, &self.taken, &is_wanted) {
            Some(had) => {
                self.taken.insert(&had.id);
                Some(had)
            }
            None => self.take_unknown(meal, is_wanted),
        }
    }

    /// The same, of those that were changed here, nobody knows from what.
    fn take_unknown(&mut self, meal: &Meal, is_wanted: impl Fn(&Meal) -> bool) -> Option<&'m Meal> {
        let had = self.unknown.find(meal, &self.taken, is_wanted)?;
        self.taken.insert(&had.id);
        Some(had)
    }

    /// One on its day that has or had the same foods, or more or fewer: it may be the same, moved or renamed.
    fn twin_of(&self, meal: &Meal, past: &Past<'_>) -> Option<&'m Meal> {
        let on_its_day = self.by_day.get(&day(meal)).into_iter().flatten().copied();
        let mut free = on_its_day.filter(|had| !self.taken.contains(&*had.id));
        free.find(|had| past.may_be_of(had, &meal.items))
    }

    /// The same, of those that nobody changed here.
    fn take_untouched(
        &mut self,
        meal: &Meal,
        is_wanted: impl Fn(&Meal) -> bool,
    ) -> Option<&'m Meal> {
        let had = self.untouched.find(meal, &self.taken, is_wanted)?;
        self.taken.insert(&had.id);
        Some(had)
    }
}

/// Whether all items that are here are those of the file, which has more.
fn is_part(had: &Meal, meal: &Meal, likeness: Likeness) -> bool {
    had.items.len() < meal.items.len() && likeness.are_among(&had.items, &meal.items)
}

/// Whether any food of one is in the other as well.
pub(super) fn has_food_of(had: &Meal, meal: &Meal) -> bool {
    share_food(&had.items, &meal.items)
}
