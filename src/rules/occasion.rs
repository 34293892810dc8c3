//! What a meal is called when it has no name: by its time of day.

use chrono::{NaiveTime, Timelike};

use super::day;
use crate::model::Meal;

/// The occasions of a day and the minute each begins; what is before the first is the last.
const OCCASIONS: [(&str, u32); 5] = [
    ("breakfast", 5 * 60),
    ("lunch", 11 * 60),
    ("snack", 15 * 60),
    ("dinner", 17 * 60 + 30),
    ("snack", 23 * 60),
];

/// A meal's name, or the occasion of its time of day in its own zone.
pub fn title(meal: &Meal) -> &str {
    match meal.name.get().map(String::as_str) {
        Some(name) if !name.trim().is_empty() => name,
        _ => occasion(meal),
    }
}

/// The occasion of a meal's time of day in its own zone.
pub fn occasion(meal: &Meal) -> &'static str {
    of(clock(meal))
}

/// A meal's time of day in its own zone.
pub fn clock(meal: &Meal) -> NaiveTime {
    let instant = meal.eaten_at.instant();
    match day::zone(&meal.timezone) {
        Some(zone) => instant.with_timezone(&zone).time(),
        None => instant.time(),
    }
}

/// The occasion of a time of day.
pub fn of(clock: NaiveTime) -> &'static str {
    at(minute(clock))
}

/// Whether two times of day are in one stretch of the day. The snacks of the afternoon and of the
/// night are in two.
pub fn is_same(one: NaiveTime, other: NaiveTime) -> bool {
    stretch(minute(one)) == stretch(minute(other))
}

fn minute(clock: NaiveTime) -> u32 {
    clock.hour() * 60 + clock.minute()
}

fn at(minute: u32) -> &'static str {
    OCCASIONS.get(stretch(minute)).map_or("", |(name, _)| name)
}

fn stretch(minute: u32) -> usize {
    let begun = OCCASIONS.iter().rposition(|(_, begins)| *begins <= minute);
    begun.unwrap_or(OCCASIONS.len() - 1)
}

#[cfg(test)]
mod tests {
    use super::at;

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
            assert_eq!(at(hour * 60 + minute), name, "{hour}:{minute}");
        }
    }
}
