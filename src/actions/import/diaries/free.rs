//! Meals that are here and stand for none of a diary yet.

use std::collections::{HashMap, HashSet};

use chrono::NaiveDate;

use super::super::past::Past;
use super::super::renamed::{Changed, Renamed, day, is_then, is_untouched};
use crate::api::FormerMeal;
use crate::model::Meal;

/// Meals that are here and stand for none of the file yet, by their names, and by those that they had
/// before.
pub(super) struct Free<'m> {
    by_name: HashMap<&'m str, Vec<&'m Meal>>,
    by_former_name: HashMap<&'m str, Vec<(&'m Meal, &'m Meal)>>,
    renamed: Renamed<'m>,
    /// Of which nobody knows what they were before.
    unknown: Changed<'m>,
    untouched: Changed<'m>,
    by_day: HashMap<Option<NaiveDate>, Vec<&'m Meal>>,
    taken: HashSet<&'m str>,
}

impl<'m> Free<'m> {
    pub(super) fn new(here: &'m [Meal], former: &'m [FormerMeal]) -> Free<'m> {
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

    /// The first of them at the time of this one that is as wanted, which is free no more.
    pub(super) fn take(
        &mut self,
        meal: &Meal,
        is_wanted: impl Fn(&Meal) -> bool,
    ) -> Option<&'m Meal> {
        let named = self.by_name.get(meal.name.text())?;
        let mut free = named.iter().filter(|had| !self.taken.contains(&*had.id));
        let had = *free.find(|had| is_then(had, meal) && is_wanted(had))?;
        self.taken.insert(&had.id);
        Some(had)
    }

    /// The same, by what they were before: wanted are what it was, and it.
    pub(super) fn take_as_it_was(
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
    pub(super) fn take_changed(
        &mut self,
        meal: &Meal,
        is_wanted: impl Fn(&Meal) -> bool,
    ) -> Option<&'m Meal> {
        match self.renamed.find(meal, &self.taken, &is_wanted) {
            Some(had) => {
                self.taken.insert(&had.id);
                Some(had)
            }
            None => self.take_unknown(meal, is_wanted),
        }
    }

    /// The same, of those that were changed here, nobody knows from what.
    pub(super) fn take_unknown(
        &mut self,
        meal: &Meal,
        is_wanted: impl Fn(&Meal) -> bool,
    ) -> Option<&'m Meal> {
        let had = self.unknown.find(meal, &self.taken, is_wanted)?;
        self.taken.insert(&had.id);
        Some(had)
    }

    /// One on its day that may be the same, moved or renamed, and why.
    pub(super) fn twin_of(&self, meal: &Meal, past: &Past<'_>) -> Option<(&'m Meal, &'static str)> {
        let on_its_day = self.by_day.get(&day(meal)).into_iter().flatten().copied();
        let mut free = on_its_day.filter(|had| !self.taken.contains(&*had.id));
        free.find_map(|had| Some((had, past.may_be(had, meal)?)))
    }

    /// The same, of those that nobody changed here.
    pub(super) fn take_untouched(
        &mut self,
        meal: &Meal,
        is_wanted: impl Fn(&Meal) -> bool,
    ) -> Option<&'m Meal> {
        let had = self.untouched.find(meal, &self.taken, is_wanted)?;
        self.taken.insert(&had.id);
        Some(had)
    }
}
