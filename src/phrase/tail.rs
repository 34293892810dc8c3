//! What people say at the end of an item that is no part of a food's name: when it was, and which
//! meal. It is told apart for the sake of a hint, never understood: `this morning` is no instant.

use super::when;
use crate::model::Date;

/// Words for a part of a day, or a week, with a time that is one.
const TIMES: [(&str, &str); 22] = [
    ("this morning", "today 8am"),
    ("this afternoon", "today 3pm"),
    ("this evening", "today 7pm"),
    ("tonight", "today 7pm"),
    ("last night", "yesterday 8pm"),
    ("last week", "a week ago"),
    ("next week", "in a week"),
    ("in the morning", "8am"),
    ("in the afternoon", "3pm"),
    ("in the evening", "7pm"),
    ("at night", "10pm"),
    ("just now", "now"),
    ("right now", "now"),
    ("ce matin", "today 8am"),
    ("cet après-midi", "today 3pm"),
    ("cet aprem", "today 3pm"),
    ("ce midi", "today noon"),
    ("à midi", "noon"),
    ("ce soir", "today 7pm"),
    ("cette nuit", "2am"),
    ("la semaine dernière", "il y a une semaine"),
    ("la semaine prochaine", "dans une semaine"),
];

/// Parts of a day that is named, with a time that is one: `friday morning`.
const HALVES: [(&str, &str); 7] = [
    ("morning", "8am"),
    ("afternoon", "3pm"),
    ("evening", "7pm"),
    ("night", "8pm"),
    ("matin", "8am"),
    ("après-midi", "3pm"),
    ("soir", "7pm"),
];

/// What may stand between a food and a day of the week.
const ON: [&str; 3] = ["on", "last", "this"];

/// What may stand between a food and a time of day, where it is not the `at` that quick text knows.
const AT: [&str; 5] = ["à", "vers", "around", "about", "by"];

/// What else may stand there.
const SINCE: [&str; 6] = ["at", "on", "for", "from", "since", "until"];

/// What leads to a time, and says nothing more of it.
const LEADS: [&str; 6] = ["at", "on", "for", "à", "pour", "le"];

/// Whether a word joins a food and a time, and is part of neither.
pub(super) fn joins(word: &str) -> bool {
    AT.contains(&word) || SINCE.contains(&word)
}

/// Meals, as they are said to be what something was eaten for.
const MEALS: [&str; 11] = [
    "breakfast",
    "brunch",
    "lunch",
    "dinner",
    "supper",
    "dessert",
    "petit-déjeuner",
    "petit déjeuner",
    "déjeuner",
    "dîner",
    "goûter",
];

/// What may stand between a food and a meal, the longest first.
const FOR: [&str; 6] = [" pour le ", " for my ", " au ", " at ", " for ", " "];

/// The words at the end of a name that say when it was, and a time that can be written instead.
pub fn time(name: &str) -> Option<(String, String)> {
    let lower = name.to_lowercase();
    let told = TIMES.iter().find_map(|(words, time)| {
        let food = lower.strip_suffix(words)?;
        let is_word = food.is_empty() || food.ends_with(' ');
        is_word.then(|| ((*words).to_owned(), (*time).to_owned()))
    });
    told.or_else(|| placed(&lower))
}

/// The same for `on friday`, `à 20h` and `friday morning`.
fn placed(lower: &str) -> Option<(String, String)> {
    let words: Vec<&str> = lower.split_whitespace().collect();
    let [.., place, time] = words[..] else {
        return None;
    };
    let is_day = ON.contains(&place) && when::is_weekday(time);
    let is_clock = AT.contains(&place) && when::looks_like_time(time);
    let said = format!("{place} {time}");
    let time = match is_day || is_clock {
        true if place == "last" => said.clone(),
        true => time.to_owned(),
        false => of_day(place, time)?,
    };
    Some((said, time))
}

/// A time in a part of a day that is named.
fn of_day(day: &str, half: &str) -> Option<String> {
    let (_, clock) = HALVES.iter().find(|(known, _)| *known == half)?;
    when::is_day(day).then(|| format!("{day} {clock}"))
}

/// What can be written for a text of which all says when it was: `today 7pm` for `tonight`, `8:30am` for
/// `8.30am`.
pub(super) fn written(said: &str, today: Date) -> Option<String> {
    let said = match said.ends_with(".m.") {
        true => said,
        false => said.trim_end_matches([':', '.', '!']),
    };
    let bare = said
        .strip_prefix('(')
        .and_then(|said| said.strip_suffix(')'));
    let said = when::with_colons(bare.unwrap_or(said));
    if when::check(&said).is_ok() {
        let words = said.split_whitespace();
        let words: Vec<&str> = words
            .filter(|word| !["at", "à"].contains(&&*word.to_lowercase()))
            .collect();
        return Some(words.join(" "));
    }
    if let Some(time) = alone(&said).or_else(|| next(&said, today)) {
        return Some(time);
    }
    let (word, time) = said.split_once(' ')?;
    let leads = LEADS.contains(&word.to_lowercase().as_str());
    leads.then(|| written(time, today)).flatten()
}

/// Words of the longest time: `il y a deux jours at 8 pm`.
const TIME_WORDS: usize = 8;

/// Whether a name begins or ends with a time, has one of the days beside today in it, or says when it was and no
/// certain time.
pub(super) fn is_beside(name: &str) -> bool {
    let lower = name.to_lowercase();
    let words: Vec<&str> = lower.split_whitespace().collect();
    // Which day it is changes what is written, and not whether something is.
    let is_time = |words: &[&str]| written(&words.join(" "), Date::default()).is_some();
    let longest = words.len().min(TIME_WORDS);
    let mut ends = (1..=longest).flat_map(|n| [&words[..n], &words[words.len() - n..]]);
    let is_day = words.iter().any(|word| when::is_relative_day(word));
    is_day || when::is_vague(&words) || ends.any(is_time)
}

/// Whether the day at the end of a time may be bars that are counted: `2 mars`.
pub fn may_be_bars(said: &str) -> bool {
    said.to_lowercase().ends_with(" mars")
}

/// The same for words that are known as a whole, and of which nothing is left out but what changes nothing.
pub(super) fn alone(said: &str) -> Option<String> {
    let said = said.to_lowercase();
    if let Some((_, time)) = TIMES.iter().find(|(words, _)| *words == said) {
        return Some((*time).to_owned());
    }
    match said.split_once(' ')? {
        ("this", day) if when::is_weekday(day) => Some(day.to_owned()),
        (hour, "o'clock" | "o’clock" | "oclock") => of_hour(hour),
        (day, half) => of_day(day, half),
    }
}

/// A time for an hour of which nobody said in which half of the day it is.
fn of_hour(hour: &str) -> Option<String> {
    let hour: u32 = hour.parse().ok()?;
    match hour {
        6..=11 => Some(format!("{hour}am")),
        1..=5 | 12 => Some(format!("{hour}pm")),
        _ => None,
    }
}

/// The day that may be meant by `next friday`, which to some is one week later.
fn next(said: &str, today: Date) -> Option<String> {
    let said = said.to_lowercase();
    let (day, rest) = match said.split_whitespace().collect::<Vec<_>>()[..] {
        ["next", day, ref rest @ ..] | [day, "prochain", ref rest @ ..] => (day, rest.join(" ")),
        _ => return None,
    };
    let day = when::next_weekday(day, today)?;
    let time = format!("{day} {rest}");
    let time = time.trim();
    when::check(time).is_ok().then(|| time.to_owned())
}

/// The words at the end of a name that say at which meal it was eaten, and that meal.
pub fn meal(name: &str) -> Option<(String, &'static str)> {
    let lower = name.to_lowercase();
    MEALS.iter().find_map(|meal| {
        let before = lower.strip_suffix(meal)?;
        let said = FOR.iter().find(|word| before.ends_with(**word))?;
        let food = before.strip_suffix(said)?;
        (!food.trim().is_empty()).then(|| (format!("{}{meal}", said.trim_start()), *meal))
    })
}

#[cfg(test)]
mod tests {
    use super::{meal, time};

    #[test]
    fn when_and_which_meal_are_told_from_the_food() {
        let at = |name| time(name).map(|(words, time)| format!("{words}|{time}"));
        assert_eq!(
            at("eggs this morning").as_deref(),
            Some("this morning|today 8am")
        );
        assert_eq!(at("Eggs on Friday").as_deref(), Some("on friday|friday"));
        assert_eq!(
            at("this morning").as_deref(),
            Some("this morning|today 8am")
        );
        assert_eq!(at("œuf à 20h").as_deref(), Some("à 20h|20h"));
        assert_eq!(at("œuf vers midi").as_deref(), Some("vers midi|midi"));
        for name in [
            "eggs",
            "friday",
            "good friday bun",
            "tonights",
            "on friday eggs",
        ] {
            assert_eq!(at(name), None, "{name}");
        }
        let of = |name| meal(name).map(|(words, meal)| format!("{words}|{meal}"));
        assert_eq!(of("eggs for lunch").as_deref(), Some("for lunch|lunch"));
        assert_eq!(of("eggs lunch").as_deref(), Some("lunch|lunch"));
        assert_eq!(
            of("œufs au petit-déjeuner").as_deref(),
            Some("au petit-déjeuner|petit-déjeuner")
        );
        for name in ["lunch", "lunchbox", "brunches", "xlunch"] {
            assert_eq!(of(name), None, "{name}");
        }
    }
}
