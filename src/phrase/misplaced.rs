//! A time that stands in an item: the same text with the time where it belongs.
//!
//! What is told is short, and all that was typed: of a longer text nothing is.

use super::split::{self, Pieces};
use super::{tail, understood, when};
use crate::model::limits;

/// Where a time belongs.
pub(super) const AT_THE_END: &str = "the time stands at the very end, behind @";

/// What would be understood, where a time stands at the front or at the end of this item.
pub(super) fn at_the_end(pieces: &Pieces<'_>, item: usize) -> Option<String> {
    let words: Vec<&str> = short(pieces.items.get(item)?.text)?;
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
    let last = food.split_whitespace().next_back()?.to_lowercase();
    if tail::joins(&last) {
        return None;
    }
    let mut items: Vec<&str> = pieces.items.iter().map(|piece| piece.text).collect();
    *items.get_mut(item)? = food;
    put_together(&items.join(", "), &time)
}

/// The same for a text whose time is begun in front of its food: `at 8am 2 eggs`. What stands before the
/// `at` may be its day.
pub(super) fn from_the_front(text: &str) -> Option<String> {
    let (day, behind) = split::around_time(text)?;
    let words = short(behind)?;
    (1..words.len()).rev().find_map(|count| {
        let (time, food) = words.split_at(count);
        let time = format!("{day} {}", time.join(" "));
        put_together(&food.join(" "), time.trim())
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
