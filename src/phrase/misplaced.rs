//! A time that stands in an item: the same text with the time where it belongs.

use super::split::{self, Pieces};
use super::{understood, when};
use crate::model::limits;

/// Where a time belongs.
pub(super) const AT_THE_END: &str = "the time stands at the very end, behind @";

/// Words of the longest item that is looked through.
const WORDS: usize = 12;

/// Words that join a food and a time, and are part of neither.
const JOINING: [&str; 10] = [
    "around", "about", "by", "at", "on", "for", "since", "until", "vers", "à",
];

/// What would be understood, where a time stands at the front or at the end of this item.
pub(super) fn at_the_end(pieces: &Pieces<'_>, item: usize) -> Option<String> {
    let words: Vec<&str> = pieces.items.get(item)?.text.split_whitespace().collect();
    if words.len() > WORDS {
        return None;
    }
    let front = (1..words.len()).rev().map(|count| words.split_at(count));
    let end = (1..words.len()).map(|count| words.split_at(count));
    let mut parted = front.chain(end.map(|(food, time)| (time, food)));
    parted.find_map(|(time, food)| moved(pieces, item, &food.join(" "), &time.join(" ")))
}

fn moved(pieces: &Pieces<'_>, item: usize, food: &str, time: &str) -> Option<String> {
    let time = match pieces.when {
        Some(when) => format!("{time} {when}"),
        None => time.to_owned(),
    };
    when::check(&time).ok()?;
    let last = food.split_whitespace().next_back()?.to_lowercase();
    if JOINING.contains(&last.as_str()) {
        return None;
    }
    let mut items: Vec<&str> = pieces.items.iter().map(|piece| piece.text).collect();
    *items.get_mut(item)? = food;
    let text = format!("{} @ {time}", items.join(", "));
    let is_understood = || split::split(&text).is_ok_and(|pieces| understood(&pieces).is_ok());
    (text.chars().count() <= limits::ECHO && is_understood()).then_some(text)
}

/// The same for a text that begins with a time, or ends its only item's front with one: `at 8am 2 eggs`.
/// What stands in front of the `at` may be its day.
pub(super) fn from_the_front(before: &str, tail: &str) -> Option<String> {
    let words: Vec<&str> = tail.split_whitespace().take(WORDS).collect();
    let rest = |count: usize| words.get(count..).map(|words| words.join(" "));
    (1..words.len()).rev().find_map(|count| {
        let time = format!("{before} {}", words[..count].join(" "));
        let (time, food) = (time.trim(), rest(count)?);
        when::check(time).ok()?;
        let text = format!("{} @ {time}", food.trim_start_matches(','));
        let is_understood = split::split(&text).is_ok_and(|pieces| understood(&pieces).is_ok());
        is_understood.then_some(text)
    })
}
