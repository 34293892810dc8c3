//! What is told of times that do not belong where they stand.

use crate::error::quoted;
use crate::model::limits;
use crate::phrase::misplaced::{self, Reading};

/// What a text is typed for, which says where its time belongs.
#[derive(Clone, Copy, Debug)]
pub enum Of<'t> {
    /// A meal that this command writes, with the time that a flag says.
    Meal {
        /// `log` or `plan`.
        command: &'static str,
        /// Of `--at`.
        at: Option<&'t str>,
    },
    /// A line of a meal that is asked for.
    Line {
        /// `log` or `plan`.
        command: &'static str,
        /// That the meal has already.
        time: Option<&'t str>,
    },
    /// What has no time.
    Item,
}

/// The items and the times of a text, told apart.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Told {
    /// One time, in one or several places, of all items.
    One {
        /// The items.
        items: String,
        /// The time.
        time: String,
    },
    /// A time, and another that a flag says.
    Either {
        /// The items.
        items: String,
        /// The time of the text.
        time: String,
        /// The time of the flag.
        at: String,
    },
    /// Items with a time each, which are no one time.
    Each(Vec<(String, String)>),
    /// A time, and no item.
    Alone(String),
}

/// Puts the times of all parts together. `read` understands a text as a time.
pub(super) fn put_together<T: PartialEq>(
    ways: Vec<Reading>,
    of: Of<'_>,
    read: impl Fn(&str) -> Option<T>,
) -> Option<Told> {
    let is_read = |time: &str| read(time).is_some();
    let items: Vec<&str> = ways.iter().filter_map(|way| way.item.as_deref()).collect();
    let mut times: Vec<&str> = Vec::new();
    for time in ways.iter().flat_map(|way| &way.times) {
        if !times.contains(&time.as_str()) {
            times.push(time);
        }
    }
    let (items, time) = (items.join(", "), times.join(" "));
    if times.is_empty() || of.has_time() && misplaced::may_be_bars(&time) {
        return None;
    }
    if items.is_empty() {
        return (of.may_be_timed() && is_read(&time)).then_some(Told::Alone(time));
    }
    let all = match of.flag() {
        Some(at) => format!("{time} {at}"),
        None => time.clone(),
    };
    if !is_short(&items, &all) {
        return None;
    }
    match of.flag() {
        _ if is_read(&all) => return Some(Told::One { items, time: all }),
        // Of two that are the same there is nothing to choose.
        Some(at) if read(at).is_some() && read(at) == read(&time) => {
            let time = at.to_owned();
            return Some(Told::One { items, time });
        }
        Some(at) if is_read(&time) => {
            let at = at.to_owned();
            return Some(Told::Either { items, time, at });
        }
        _ => {}
    }
    let each = ways.iter().map(|way| {
        let (item, time) = (way.item.clone()?, way.times.join(" "));
        is_read(&time).then_some((item, time))
    });
    let each = each.collect::<Option<Vec<_>>>()?;
    (each.len() > 1).then_some(Told::Each(each))
}

fn is_short(items: &str, time: &str) -> bool {
    items.chars().count() + time.chars().count() < limits::ECHO
}

impl Of<'_> {
    /// The time that a flag says.
    pub(super) fn flag(&self) -> Option<&str> {
        match self {
            Of::Meal { at, .. } => *at,
            Of::Line { .. } | Of::Item => None,
        }
    }

    /// Whether it has its time elsewhere, or none.
    fn has_time(&self) -> bool {
        matches!(self, Of::Item | Of::Line { time: Some(_), .. }) || self.flag().is_some()
    }

    /// Whether a time by itself can be told what it belongs to.
    fn may_be_timed(&self) -> bool {
        matches!(self, Of::Line { .. } | Of::Meal { at: None, .. })
    }
}

impl Told {
    /// The items, where they have one time.
    pub(super) fn items(&self) -> Option<&String> {
        match self {
            Told::One { items, .. } | Told::Either { items, .. } => Some(items),
            Told::Each(_) | Told::Alone(_) => None,
        }
    }

    /// What to write instead.
    pub(super) fn hint(&self, text: &str, of: Of<'_>) -> String {
        match self {
            Told::One { items, time } => one(items, time, text, of),
            Told::Either { items, time, at } => {
                let (items, time, at) = (quoted(items), quoted(time), quoted(at));
                format!("a meal has one time: {items} --at {time}, or {items} --at {at}")
            }
            Told::Each(meals) => each(meals, of),
            Told::Alone(time) => alone(time, of),
        }
    }
}

fn one(items: &str, time: &str, text: &str, of: Of<'_>) -> String {
    const BEHIND: &str = "the time stands at the very end, behind @:";
    match of {
        Of::Meal { at: Some(_), .. } => {
            let (items, time) = (quoted(items), quoted(time));
            format!("all of the time stands in one place: {items} --at {time}")
        }
        Of::Line {
            time: Some(known), ..
        } => {
            format!("the meal has its time, {known}, already: {items}")
        }
        _ if misplaced::may_be_bars(time) && time.split(' ').count() == 2 => format!(
            "{BEHIND} {items} @ {time}; if bars are meant, a comma parts items: {items}, {time}"
        ),
        _ if misplaced::has_sign(text) => format!("write: {items} @ {time}"),
        _ => format!("{BEHIND} {items} @ {time}"),
    }
}

fn each(meals: &[(String, String)], of: Of<'_>) -> String {
    let command = match of {
        Of::Meal { command, .. } => format!("journal {command} "),
        Of::Line { .. } | Of::Item => String::new(),
    };
    let meals = meals
        .iter()
        .map(|(item, time)| format!("{command}{}", quoted(&format!("{item} @ {time}"))));
    let meals: Vec<String> = meals.collect();
    format!(
        "a meal has one time, so each is one by itself: {}",
        meals.join(", then ")
    )
}

fn alone(time: &str, of: Of<'_>) -> String {
    match of {
        Of::Line {
            time: Some(known), ..
        } => format!("the meal has its time, {known}, already"),
        Of::Line { command, .. } => format!(
            "a time stands behind a food, 2 eggs @ {time}, or is said first: journal {command} --at {}",
            quoted(time)
        ),
        Of::Meal { .. } | Of::Item => format!("a time stands behind the food: 2 eggs @ {time}"),
    }
}
