//! Times that stand in items: what each part of a text says without them.

use super::amount::is_digit;
pub use super::tail::may_be_bars;
use super::{Phrase, split, tail};
use crate::model::{Date, limits};

/// A way in which a part of a text may be read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reading {
    /// The item without its times; none where the part is a time and nothing else.
    pub item: Option<String>,
    /// The times as they are understood, in the order typed.
    pub times: Vec<String>,
}

/// The parts of a text, each with the ways in which it may be read: as it stands, then with one time, the
/// longest first and in front before behind, then with one on both sides. A time behind @ is one of its part.
/// What is told is short: of a longer text nothing is.
pub fn parts(text: &str, today: Date) -> Option<Vec<Vec<Reading>>> {
    let is_short = text.chars().count() <= limits::ECHO;
    let parts = is_short.then(|| split::parts(text)).flatten()?;
    Some(parts.iter().map(|words| readings(words, today)).collect())
}

/// Whether a text says where its time begins.
pub fn has_sign(text: &str) -> bool {
    split::has_time(text)
}

/// Whether a text is a time, and nothing else.
pub fn is_time(text: &str, today: Date) -> bool {
    !may_be_bars(text) && tail::written(text, today).is_some()
}

fn readings(words: &[&str], today: Date) -> Vec<Reading> {
    let time = |words: &[&str]| tail::written(&words.join(" "), today);
    let count = words.len();
    let in_front: Vec<_> = (1..count)
        .rev()
        .filter_map(|used| Some((used, time(&words[..used])?)))
        .collect();
    let behind: Vec<_> = (1..count)
        .filter_map(|from| Some((from, time(&words[from..])?)))
        .collect();
    let whole = time(words).filter(|time| !may_be_bars(time));
    let whole = whole.map(|time| Reading {
        item: None,
        times: vec![time],
    });
    let as_typed = reading(words, vec![]);
    let front = in_front
        .iter()
        .filter_map(|(used, time)| reading(&words[*used..], vec![time]));
    let end = behind
        .iter()
        .filter_map(|(from, time)| reading(&words[..*from], vec![time]));
    let both = in_front.iter().flat_map(|(used, first)| {
        let behind = behind.iter().filter(move |(from, _)| from > used);
        behind.filter_map(move |(from, last)| reading(&words[*used..*from], vec![first, last]))
    });
    let timed = front.chain(end).chain(both);
    as_typed.into_iter().chain(whole).chain(timed).collect()
}

/// An item with these times, unless its last word only leads to one, or they may be its amount.
fn reading(item: &[&str], times: Vec<&String>) -> Option<Reading> {
    let joins = tail::joins(&item.last()?.to_lowercase());
    let has_number = item.iter().any(|word| word.starts_with(is_digit));
    let is_amount = !has_number && times.iter().any(|time| may_be_bars(time));
    (times.is_empty() || !joins && !is_amount).then(|| Reading {
        item: Some(item.join(" ")),
        times: times.into_iter().cloned().collect(),
    })
}

/// The text without a word at the end of an item that only leads to a time, and that word: `at`.
pub fn without_joint(phrase: &Phrase, item: usize) -> Option<(String, String)> {
    let mut items: Vec<&str> = phrase.items.iter().map(|item| &*item.text).collect();
    let (food, word) = items.get(item)?.rsplit_once(char::is_whitespace)?;
    if !tail::joins(&word.to_lowercase()) {
        return None;
    }
    let word = word.to_owned();
    *items.get_mut(item)? = food.trim_end();
    let text = items.join(", ");
    let text = match &phrase.when {
        Some(when) => format!("{text} @ {when}"),
        None => text,
    };
    let is_short = text.chars().count() <= limits::ECHO;
    is_short.then_some((text, word))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_part_is_read_without_its_times() {
        for (text, wanted) in [
            ("2 eggs", &["2 eggs|"][..]),
            ("2 eggs friday", &["2 eggs|friday"]),
            ("2 eggs (friday)", &["2 eggs|friday"]),
            ("8am: 2 eggs", &["2 eggs|8am"]),
            ("yesterday 2 eggs 8am", &["2 eggs|yesterday|8am"]),
            ("2 eggs @ tonight", &["2 eggs|today 7pm"]),
            ("2 eggs @ friday at 8am", &["2 eggs|friday 8am"]),
            ("2 eggs 2 days ago", &["2 eggs|2 days ago"]),
            ("2 eggs 17 nov", &["2 eggs|17 nov"]),
            ("2 eggs 8 o'clock", &["2 eggs|8am"]),
            ("2 eggs next friday", &["2 eggs|2026-11-27"]),
            ("2 eggs samedi prochain", &["2 eggs|2026-11-28"]),
            ("2 eggs @ 8am, 1 nut @ 9am", &["2 eggs|8am", "1 nut|9am"]),
            ("2 eggs, friday; 1 nut", &["2 eggs|", "-|friday", "1 nut|"]),
            ("2 \"eggs, fri\" noon", &["2 \"eggs, fri\"|noon"]),
        ] {
            let today = "2026-11-21".parse().unwrap();
            let parts = parts(text, today).unwrap();
            assert_eq!(parts.len(), wanted.len(), "{text}");
            for (readings, wanted) in parts.iter().zip(wanted) {
                let told = readings.iter().map(|reading| {
                    let item = reading.item.as_deref().unwrap_or("-");
                    format!("{item}|{}", reading.times.join("|"))
                });
                let told: Vec<String> = told.collect();
                assert!(told.iter().any(|told| told == wanted), "{text}: {told:?}");
            }
        }
    }

    #[test]
    fn bars_are_no_day_where_nothing_else_is_counted() {
        let today = "2026-11-21".parse().unwrap();
        for (text, ways) in [
            ("2 mars", 1),
            ("coffee 2 mars", 1),
            ("2 mars coffee", 1),
            ("1 coffee 2 mars", 2),
            ("2 mars 1 coffee", 2),
        ] {
            let parts = parts(text, today).unwrap();
            assert_eq!(parts[0].len(), ways, "{text}: {parts:?}");
            assert!(!is_time(text, today), "{text}");
        }
    }
}
