//! What stands beside an item in a list that is pasted: bullets, numbers of lines, and signs between a food and
//! its amount. Nothing of it is dropped: the item is told as it would be understood.

use super::amount::is_digit;
use super::food::item;
use super::sign::stray;
use super::split::Word;
use super::trouble::Trouble;
use super::{UnitText, What};
use crate::model::limits;

/// What a line of a list begins with.
const BULLETS: [&str; 8] = ["-", "–", "—", "*", "•", "‣", "◦", "→"];

/// What stands between a food and its amount.
const BETWEEN: [char; 5] = ['-', '–', '—', '=', ':'];

/// Refuses the number of a line before an item that has its own: `1. 2 eggs`.
pub(super) fn refuse_number(word: &str, words: &[Word<'_>]) -> Result<(), Trouble> {
    let number = word.strip_suffix(['.', ')']).unwrap_or_default();
    let is_number = !number.is_empty() && number.bytes().all(|b| b.is_ascii_digit());
    match words.get(1..).filter(|_| is_number).and_then(understood) {
        Some(item) => Err(Trouble::new(
            format!("{word} is no part of an item"),
            format!("where {word} numbers the lines, leave it out: {item}"),
        )),
        None => Ok(()),
    }
}

/// Whether a dash stands alone between two numbers: `2 - 3 eggs`.
pub(super) fn is_range(words: &[Word<'_>], at: usize) -> bool {
    let is_number = |place: Option<usize>| {
        let word = place.and_then(|place| words.get(place)?.as_plain());
        word.is_some_and(|word| {
            word.chars()
                .all(|c| is_digit(c) || matches!(c, '.' | ',' | '/'))
        })
    };
    let is_dash = matches!(words[at].as_plain(), Some("-" | "–" | "—"));
    is_dash && is_number(at.checked_sub(1)) && is_number(Some(at + 1))
}

/// What to write instead of an item with a bullet or a sign before its amount, where it has no other sign.
pub(super) fn without(words: &[Word<'_>], at: usize, sign: char) -> Option<String> {
    let is_bullet = at == 0
        && words[0]
            .as_plain()
            .is_some_and(|word| BULLETS.contains(&word));
    if is_bullet {
        let item = understood(&words[1..])?;
        return Some(format!("leave out the {sign} in front: {item}"));
    }
    if !BETWEEN.contains(&sign) {
        return None;
    }
    let parts = words[at]
        .as_plain()?
        .split(sign)
        .filter(|part| !part.is_empty());
    let parts = parts.map(Word::Plain);
    let parted: Vec<Word<'_>> =
        [&words[..at], &parts.collect::<Vec<_>>(), &words[at + 1..]].concat();
    let item = understood(&parted)?;
    // Of `lunch: 2 eggs` the first word is no food.
    let is_amount = sign != ':' || has_unit(&parted);
    is_amount.then(|| format!("write it without the sign: {item}"))
}

/// What to write instead of an item with a sign at the end of a word: `2 eggs?`.
pub(super) fn without_last(words: &[Word<'_>], at: usize, sign: char) -> Option<String> {
    let bare = words[at].as_plain()?.trim_end_matches(sign);
    if bare.is_empty() || sign == ':' {
        return None;
    }
    let bare = [Word::Plain(bare)];
    let item = understood(&[&words[..at], &bare[..], &words[at + 1..]].concat())?;
    Some(format!(
        "write {item}; a name that has the sign stands in quotes"
    ))
}

/// Words as they are typed, where they are an item with its amount and no sign in it; not of a long text.
fn understood(words: &[Word<'_>]) -> Option<String> {
    let typed: Vec<String> = words.iter().map(typed).collect();
    let typed = typed.join(" ");
    let is_plain = typed.chars().count() <= limits::ECHO
        && !words
            .iter()
            .any(|word| word.as_plain().is_some_and(|word| stray(word).is_some()));
    let has_amount = |what| match what {
        What::Food(food) => food.quantity.is_some(),
        What::Calories { .. } => true,
    };
    let is_item = is_plain && item(words).is_ok_and(has_amount);
    is_item.then_some(typed)
}

/// Whether all behind the number of an item is a unit that is known, or nothing.
fn has_unit(words: &[Word<'_>]) -> bool {
    match item(words) {
        Ok(What::Food(food)) => !matches!(food.unit, UnitText::Word(_)),
        read => read.is_ok(),
    }
}

fn typed(word: &Word<'_>) -> String {
    match word {
        Word::Plain(word) => (*word).to_owned(),
        Word::Quoted(name) => format!("\"{}\"", name.replace('"', "\"\"")),
    }
}
