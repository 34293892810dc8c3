//! Meals that may be called otherwise than in the file, or stand at another time of their day: nobody over HTTP
//! knows what they were called at first, or when they were.
//!
//! Such a meal was changed since it was written, or was imported under another name from a journal where it was
//! changed, and has its time or its name, its day and all its items still.

use std::collections::{HashMap, HashSet};

use chrono::{NaiveDate, NaiveDateTime};

use crate::model::{Meal, Zone};

/// Meals that may be called otherwise and stand for none of the file yet, by their times.
pub(super) struct Renamed<'m> {
    by_time: HashMap<i64, Vec<&'m Meal>>,
}

impl<'m> Renamed<'m> {
    pub(super) fn new(here: impl Iterator<Item = &'m Meal>) -> Renamed<'m> {
        let mut by_time: HashMap<i64, Vec<&Meal>> = HashMap::new();
        for meal in here {
            for time in times(meal) {
                by_time.entry(time).or_default().push(meal);
            }
        }
        Renamed { by_time }
    }

    /// The first of them at the time of this one that is none of the `taken` and is as wanted.
    pub(super) fn find(
        &self,
        meal: &Meal,
        taken: &HashSet<&str>,
        is_wanted: impl Fn(&Meal) -> bool,
    ) -> Option<&'m Meal> {
        let then = times(meal);
        let then = then.iter().filter_map(|time| self.by_time.get(time));
        let mut free = then.flatten().filter(|had| !taken.contains(&*had.id));
        free.find(|had| is_then(had, meal) && is_wanted(had))
            .copied()
    }
}

/// Meals that may stand at another time of their day and stand for none of the file yet, by their days.
struct Moved<'m> {
    by_day: HashMap<NaiveDate, Vec<&'m Meal>>,
}

impl<'m> Moved<'m> {
    fn new(here: impl Iterator<Item = &'m Meal>) -> Moved<'m> {
        let mut by_day: HashMap<NaiveDate, Vec<&Meal>> = HashMap::new();
        for meal in here {
            if let Some(at) = local(meal) {
                by_day.entry(at.date()).or_default().push(meal);
            }
        }
        Moved { by_day }
    }

    /// The nearest in time to this one, on its day and by its name, that is none of the `taken` and is as
    /// wanted.
    fn find(
        &self,
        meal: &Meal,
        taken: &HashSet<&str>,
        is_wanted: impl Fn(&Meal) -> bool,
    ) -> Option<&'m Meal> {
        let on_its_day = self.by_day.get(&local(meal)?.date())?;
        let named = on_its_day
            .iter()
            .filter(|had| had.name.text() == meal.name.text());
        let free = named.filter(|had| !taken.contains(&*had.id) && is_wanted(had));
        let apart = |had: &&&Meal| (had.eaten_at.micros() - meal.eaten_at.micros()).abs();
        free.min_by_key(apart).copied()
    }
}

/// Meals that were changed since they were imported, nobody knows from what.
pub(super) struct Changed<'m> {
    renamed: Renamed<'m>,
    moved: Moved<'m>,
}

impl<'m> Changed<'m> {
    pub(super) fn new(here: impl Iterator<Item = &'m Meal> + Clone) -> Changed<'m> {
        Changed {
            renamed: Renamed::new(here.clone()),
            moved: Moved::new(here),
        }
    }

    /// The first of them at the time of this one, by whatever name, or else the nearest on its day by its
    /// name, that is none of the `taken` and is as wanted.
    pub(super) fn find(
        &self,
        meal: &Meal,
        taken: &HashSet<&str>,
        is_wanted: impl Fn(&Meal) -> bool,
    ) -> Option<&'m Meal> {
        let renamed = self.renamed.find(meal, taken, &is_wanted);
        renamed.or_else(|| self.moved.find(meal, taken, is_wanted))
    }
}

/// Whether a meal is as it was imported: of one that was changed since, nobody knows whether an item that is
/// not there came to the diary, or was taken out here.
pub(super) fn is_untouched(meal: &Meal) -> bool {
    meal.created_at.get().is_some() && meal.created_at == meal.updated_at
}

/// Whether two were eaten at one time, on the clock where each was eaten.
pub(super) fn is_then(had: &Meal, meal: &Meal) -> bool {
    let time = local(meal);
    had.eaten_at.micros() == meal.eaten_at.micros() || (time.is_some() && local(had) == time)
}

/// The clock's time where it was eaten.
pub(super) fn local(meal: &Meal) -> Option<NaiveDateTime> {
    let zone = Zone::named(&meal.timezone)?;
    Some(meal.eaten_at.instant().with_timezone(&zone).naive_local())
}

/// The day where it was eaten.
pub(super) fn day(meal: &Meal) -> Option<NaiveDate> {
    local(meal).map(|at| at.date())
}

/// The instant, and the clock's time where that is another, as numbers.
fn times(meal: &Meal) -> Vec<i64> {
    let instant = meal.eaten_at.micros();
    let clock = local(meal).map(|at| at.and_utc().timestamp_micros());
    let clock = clock.filter(|clock| *clock != instant);
    std::iter::once(instant).chain(clock).collect()
}
