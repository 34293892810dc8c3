//! A time that stands in an item: the same text with the time where it belongs.
//!
//! What is told is short, and all that was typed: of a longer text nothing is.

use super::split::{self, Pieces};
use super::{Phrase, parse, tail, understood, when};
use crate::model::limits;

/// Where a time belongs.
pub const AT_THE_END: &str = "the time stands at the very end, behind @";

/// A text, parted, of which one item may hold a time.
struct Parted<'t> {
    items: Vec<&'t str>,
    when: Option<&'t str>,
    item: usize,
}

/// What would be understood, where a time stands at the front or at the end of this item.
pub(super) fn at_the_end(pieces: &Pieces<'_>, item: usize) -> Option<String> {
    let parted = Parted {
        items: pieces.items.iter().map(|piece| piece.text).collect(),
        when: pieces.when,
        item,
    };
    parted.ways().into_iter().next()
}

/// The texts that would be understood, where a time stands at the front or at the end of an item of a phrase, with
/// what they say.
pub fn ways(phrase: &Phrase, item: usize) -> impl Iterator<Item = (String, Phrase)> {
    let parted = Parted {
        items: phrase.items.iter().map(|item| &*item.text).collect(),
        when: phrase.when.as_deref(),
        item,
    };
    let ways = parted.ways().into_iter();
    ways.filter_map(|text| parse(&text).ok().map(|phrase| (text, phrase)))
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
    short(&text)?;
    Some((text, word))
}

/// Whether a text is a time, and nothing else.
pub fn is_time(text: &str) -> bool {
    tail::written(text).is_some()
}

impl Parted<'_> {
    /// A time that is all of the item first; then the longest, in front before behind.
    fn ways(&self) -> Vec<String> {
        let Some(words) = self.items.get(self.item).and_then(|item| short(item)) else {
            return Vec::new();
        };
        let front = (1..words.len()).rev().map(|count| words.split_at(count));
        let end = (1..words.len()).map(|count| words.split_at(count));
        let parted = front.chain(end.map(|(food, time)| (time, food)));
        let moved = parted.filter_map(|(time, food)| self.moved(&food.join(" "), &time.join(" ")));
        self.alone().into_iter().chain(moved).collect()
    }

    /// The others, where the item is a time and nothing else.
    fn alone(&self) -> Option<String> {
        let time = tail::written(self.items.get(self.item)?)?;
        let mut items = self.items.clone();
        items.remove(self.item);
        put_together(&items.join(", "), &self.with_when(time))
    }

    /// A time, with the one that stands where it belongs.
    fn with_when(&self, time: String) -> String {
        match self.when {
            Some(when) => format!("{time} {when}"),
            None => time,
        }
    }

    fn moved(&self, food: &str, time: &str) -> Option<String> {
        let time = tail::written(time)?;
        let time = self.with_when(time);
        let last = food.split_whitespace().next_back()?.to_lowercase();
        if tail::joins(&last) {
            return None;
        }
        let mut items = self.items.clone();
        *items.get_mut(self.item)? = food;
        put_together(&items.join(", "), &time)
    }
}

/// What to write where a time is begun that is not read: in front of its food, as in `at 8am 2 eggs`, or
/// in words that are none, as in `2 eggs @ tonight`. What stands before the `at` may be its day.
pub(super) fn from_the_sign(text: &str) -> Option<String> {
    let (before, behind) = split::around_time(text)?;
    let told = tail::written(behind).and_then(|time| put_together(before, &time));
    match told {
        Some(told) => Some(format!("write: {told}")),
        None => Some(format!("{AT_THE_END}: {}", from_the_front(before, behind)?)),
    }
}

fn from_the_front(day: &str, behind: &str) -> Option<String> {
    let words = short(behind)?;
    (1..words.len()).rev().find_map(|count| {
        let (time, food) = words.split_at(count);
        let time = tail::written(&time.join(" "))?;
        put_together(&food.join(" "), format!("{day} {time}").trim())
    })
}

/// The words of a text that may be told.
fn short(text: &str) -> Option<Vec<&str>> {
    let is_short = text.chars().count() <= limits::ECHO;
    is_short.then(|| text.split_whitespace().collect())
}

/// Food and time as they are understood together.
fn put_together(food: &str, time: &str) -> Option<String> {
    when::check(time).ok()?;
    let text = format!("{food} @ {time}");
    let pieces = split::parted(&text).ok()?;
    (short(&text).is_some() && understood(&pieces).is_ok()).then_some(text)
}
