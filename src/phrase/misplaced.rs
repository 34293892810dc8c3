//! A time that stands in an item: the same text with the time where it belongs.

use super::split::{self, Pieces};
use super::{understood, when};
use crate::model::limits;

/// Words of the longest item that is looked through.
const WORDS: usize = 12;

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
    let mut items: Vec<&str> = pieces.items.iter().map(|piece| piece.text).collect();
    *items.get_mut(item)? = food;
    let text = format!("{} @ {time}", items.join(", "));
    let is_understood = || split::split(&text).is_ok_and(|pieces| understood(&pieces).is_ok());
    (text.chars().count() <= limits::ECHO && is_understood()).then_some(text)
}
