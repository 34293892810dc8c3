//! What a meal is called when it has no name: by its time of day.

use std::sync::OnceLock;

use chrono::{NaiveTime, Timelike};

use crate::model::{Meal, Zone};

/// What the occasions of a day are called.
pub const NAMES: [&str; 4] = ["breakfast", "lunch", "snack", "dinner"];

/// The occasions of a day, in order; what is before the first is the last.
const OCCASIONS: [&str; 5] = ["breakfast", "lunch", "snack", "dinner", "snack"];

/// The times of day of this person. They are for the eye alone, and so nothing that the rules decide
/// or a journal keeps depends on them: who shows meals settles them once, before.
static SETTLED: OnceLock<Times> = OnceLock::new();

/// The minute of the day at which each occasion begins.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Times([u32; 5]);

impl Times {
    /// Breakfast from 5:00, lunch from 11:00, a snack from 15:00, dinner from 17:30 and the night,
    /// with its snack, from 23:00.
    pub const fn usual() -> Times {
        Times([5 * 60, 11 * 60, 15 * 60, 17 * 60 + 30, 23 * 60])
    }

    /// The same with other beginnings of some.
    ///
    /// Errors: when one does not begin after the one before: which one that is.
    pub fn with(mut self, begins: [Option<NaiveTime>; 5]) -> Result<Times, usize> {
        for (own, other) in self.0.iter_mut().zip(begins) {
            *own = other.map_or(*own, minute);
        }
        match self.0.windows(2).position(|pair| pair[0] >= pair[1]) {
            Some(at) => Err(at),
            None => Ok(self),
        }
    }

    fn stretch(&self, minute: u32) -> usize {
        let begun = self.0.iter().rposition(|begins| *begins <= minute);
        begun.unwrap_or(OCCASIONS.len() - 1)
    }

    fn at(&self, minute: u32) -> &'static str {
        OCCASIONS.get(self.stretch(minute)).copied().unwrap_or("")
    }
}

/// Says which times of day this person has; until then they are the usual ones.
pub fn settle(times: Times) {
    // Said once: a program is about one person.
    let _ = SETTLED.set(times);
}

fn times() -> Times {
    SETTLED.get().copied().unwrap_or(Times::usual())
}

/// A meal as it is told of in a sentence that is kept: by its own name, if it has one, and its foods.
pub fn label(meal: &Meal) -> String {
    let foods = meal.items.iter().map(|item| item.food.name.text());
    let foods = foods.collect::<Vec<_>>().join(" + ");
    match meal.name.get().map(|name| name.trim()) {
        Some(name) if !name.is_empty() => format!("{name}: {foods}"),
        _ => foods,
    }
}

/// A meal's name, or the occasion of its time of day in its own zone.
pub fn title(meal: &Meal) -> &str {
    title_at(meal, clock(meal))
}

/// The same of a meal that will be at another time of day.
pub fn title_at(meal: &Meal, clock: NaiveTime) -> &str {
    match meal.name.get().map(String::as_str) {
        Some(name) if !name.trim().is_empty() => name,
        _ => of(clock),
    }
}

/// The occasion of a meal's time of day in its own zone.
pub fn occasion(meal: &Meal) -> &'static str {
    of(clock(meal))
}

/// A meal's time of day in its own zone.
pub fn clock(meal: &Meal) -> NaiveTime {
    let instant = meal.eaten_at.instant();
    match Zone::named(&meal.timezone) {
        Some(zone) => instant.with_timezone(&zone).time(),
        None => instant.time(),
    }
}

/// The occasion of a time of day.
pub fn of(clock: NaiveTime) -> &'static str {
    times().at(minute(clock))
}

/// Whether two times of day are in one stretch of the day. The snacks of the afternoon and of the
/// night are in two.
pub fn is_same(one: NaiveTime, other: NaiveTime) -> bool {
    let times = times();
    times.stretch(minute(one)) == times.stretch(minute(other))
}

fn minute(clock: NaiveTime) -> u32 {
    clock.hour() * 60 + clock.minute()
}

#[cfg(test)]
mod tests {
    use chrono::NaiveTime;

    use super::Times;

    #[test]
    fn the_day_is_parted_as_promised() {
        for (hour, minute, name) in [
            (4, 59, "snack"),
            (5, 0, "breakfast"),
            (10, 59, "breakfast"),
            (11, 0, "lunch"),
            (15, 0, "snack"),
            (17, 29, "snack"),
            (17, 30, "dinner"),
            (22, 59, "dinner"),
            (23, 0, "snack"),
            (0, 0, "snack"),
        ] {
            assert_eq!(
                Times::usual().at(hour * 60 + minute),
                name,
                "{hour}:{minute}"
            );
        }
    }

    #[test]
    fn times_of_day_come_one_after_the_other() {
        let at = |hour| NaiveTime::from_hms_opt(hour, 0, 0);
        let late = [at(8), at(13), None, at(20), None];
        let late = Times::usual().with(late).unwrap();
        assert_eq!(late.at(7 * 60 + 59), "snack");
        assert_eq!(late.at(12 * 60), "breakfast");
        assert_eq!(late.at(19 * 60), "snack");
        assert_eq!(late.at(22 * 60), "dinner");
        assert_eq!(
            Times::usual().with([at(11), None, None, None, None]),
            Err(0)
        );
        assert_eq!(
            Times::usual().with([None, None, None, at(23), None]),
            Err(3)
        );
    }
}
