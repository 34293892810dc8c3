//! What stands beside an item in a list that is pasted: bullets, numbers of lines, and signs between a food and
//! its amount. Nothing of it is dropped: the item is told as it would be understood.

use super::amount::{is_digit, is_literal, is_times_sign};
use super::food::{item, says_something};
use super::sign::stray;
use super::split::{Piece, Word};
use super::trouble::Trouble;
use super::{UnitText, What};
use crate::model::limits;

/// What a line of a list begins with, besides shapes and ticks.
const BULLETS: &str = "-‐–—*•‣◦→⁃∙>❯☐☑☒✅❌★☆";

/// Whether a line of a list begins with such a character.
fn is_bullet(letter: char) -> bool {
    let is_shape = matches!(letter, '\u{25a0}'..='\u{25ff}');
    let is_tick = matches!(letter, '\u{2713}'..='\u{2718}');
    is_shape || is_tick || BULLETS.contains(letter)
}

/// A box to be ticked, as it is typed: `[ ] egg`.
const BOXES: [&str; 5] = ["[]", "[", "]", "[x]", "[X]"];

/// What stands between a food and its amount.
const BETWEEN: [char; 5] = ['-', '–', '—', '=', ':'];

/// Words among which a bracket is closed that was opened in a name.
const IN_BRACKETS: usize = 8;

/// Refuses what stands in front of an item or around it: `1. 2 eggs`, `a) egg`, `- banana`, `(2 eggs)`.
pub(super) fn refuse_in_front(words: &[Word<'_>]) -> Result<(), Trouble> {
    let Some(first) = words.first().and_then(Word::as_plain) else {
        return Ok(());
    };
    let Some(sign) = first.chars().next() else {
        return Ok(());
    };
    let (mark, instead) = match marked(first) {
        Some((mark, "")) => (mark.to_owned(), unmarked(mark, &words[1..])),
        Some((mark, glued)) => {
            let words = [&[Word::Plain(glued)], &words[1..]].concat();
            (mark.to_owned(), unmarked(mark, &words))
        }
        None if is_bullet(sign) || sign == '[' => (sign.to_string(), unbulleted(words, sign)),
        None => (sign.to_string(), unenclosed(words)),
    };
    match instead {
        Some(instead) => Err(Trouble::new(
            format!("{mark} is no part of an item"),
            instead,
        )),
        None => Ok(()),
    }
}

/// What to write instead of an item with bullets in front.
fn unbulleted(words: &[Word<'_>], sign: char) -> Option<String> {
    let is_sign = |word: &Word<'_>| {
        word.as_plain()
            .is_some_and(|word| BOXES.contains(&word) || word.chars().all(is_bullet))
    };
    let bullets = words.iter().take_while(|word| is_sign(word)).count();
    let rest = &words[bullets..];
    let glued = rest.first()?.as_plain().filter(|_| bullets == 0);
    let item = match glued.map(|word| word.trim_start_matches(is_bullet)) {
        Some(bare) => readable(&[&[Word::Plain(bare)], &rest[1..]].concat()),
        None => readable(rest),
    }?;
    Some(format!("leave out the {sign} in front: {item}"))
}

/// The number of a line that a word is, or begins with, and what is glued behind it: `2)` and `eggs`.
fn marked(word: &str) -> Option<(&str, &str)> {
    let ends = |letter| matches!(letter, '.' | ')');
    let behind = word[word.find(ends)?..].trim_start_matches(ends);
    let (mark, behind) = word.split_at(word.len() - behind.len());
    let is_item = |first: char| first.is_alphabetic() || is_digit(first) && mark.ends_with(')');
    (is_mark(mark) && (behind.is_empty() || behind.starts_with(is_item))).then_some((mark, behind))
}

/// Whether a word numbers a line: `1.` `2)` `a)` `1.)` `(1)`.
fn is_mark(word: &str) -> bool {
    let bare = word.trim_start_matches('(').trim_end_matches(['.', ')']);
    let is_letter = || word.ends_with(')') && bare.len() == 1 && bare.is_ascii();
    let is_number = || bare.bytes().all(|b| b.is_ascii_digit());
    let ends = word.ends_with(['.', ')']) && !word.ends_with("..");
    ends && !bare.is_empty() && (is_number() || is_letter())
}

/// What to write instead of an item behind the number of its line, which without an amount may be how many.
fn unmarked(mark: &str, words: &[Word<'_>]) -> Option<String> {
    let number = mark.trim_start_matches('(').trim_end_matches(['.', ')']);
    let item = readable(words)?;
    let is_many = number.starts_with(|c: char| c.is_ascii_digit()) && understood(words).is_none();
    let many = is_many.then(|| format!("; if it is how many, write {number} {item}"));
    Some(format!(
        "where {mark} numbers the lines, leave it out: {item}{}",
        many.unwrap_or_default()
    ))
}

/// What to write instead of an item in brackets, or in quotes that hold its amount as well.
fn unenclosed(words: &[Word<'_>]) -> Option<String> {
    let is_quote = |letter| matches!(letter, '\'' | '‘' | '’');
    let first = words.first().and_then(Word::as_plain)?;
    let is_bracket = first.starts_with('(');
    if !is_bracket && !first.starts_with(is_quote) {
        return None;
    }
    let typed = typed(words);
    let bare = match is_bracket {
        true => typed.trim_start_matches('(').trim_end_matches(')'),
        false => typed.trim_matches(is_quote),
    };
    let words: Vec<Word<'_>> = bare.split_whitespace().map(Word::Plain).collect();
    let is_whole = !bare.contains(['(', ')', '"']);
    match is_bracket {
        _ if !is_whole => None,
        true => Some(format!(
            "an item has no brackets around it: {}",
            readable(&words)?
        )),
        false => Some(format!(
            "double quotes hold a name, and no amount: {}",
            understood(&words)?
        )),
    }
}

/// Refuses a number with a sign glued behind it, which a search would not heed: of `200 ml 2) milk` 2% milk is found.
/// In brackets it is of the name.
pub(super) fn refuse_sign(word: &str, words: &[Word<'_>], at: usize) -> Result<(), Trouble> {
    let is_said = |c: char| says_something(c) || is_times_sign(c) || matches!(c, '%' | '‰');
    let rest = word.trim_start_matches(is_literal);
    let is_number = word.starts_with(is_digit) && !rest.is_empty();
    if !is_number || rest.contains(is_said) || is_open(&words[..at]) {
        return Ok(());
    }
    let with =
        |instead: &[Word<'_>]| understood(&[&words[..at], instead, &words[at + 1..]].concat());
    let number = [Word::Plain(&word[..word.len() - rest.len()])];
    let instead = with(&[]).map(|item| format!("leave it out: {item}; "));
    let instead = instead.or_else(|| with(&number).map(|item| format!("write {item}; ")));
    Err(Trouble::new(
        format!("{word} is no part of an item"),
        format!(
            "{}a name that has it stands in quotes: 2 \"vitamin b 12)\"",
            instead.unwrap_or_default()
        ),
    ))
}

/// Whether a bracket was opened among words and is not closed.
fn is_open(words: &[Word<'_>]) -> bool {
    let near = words.iter().rev().take(IN_BRACKETS);
    let mut brackets =
        near.filter_map(|word| word.as_plain()?.rfind(['(', ')']).zip(word.as_plain()));
    let last = brackets.next();
    last.is_some_and(|(at, word)| word[at..].starts_with('('))
}

/// Why an amount alone is no item, where it may be that of the food before the comma: `rice, 200 g`.
pub(super) fn without_comma(pieces: &[Piece<'_>]) -> Option<Trouble> {
    let [.., food, amount] = pieces else {
        return None;
    };
    let begins = amount.words.first().and_then(Word::as_plain)?;
    let is_amount = begins.starts_with(is_digit) && understood(&food.words).is_none();
    let joined = [&food.words[..], &amount.words[..]].concat();
    let item = is_amount.then(|| understood(&joined)).flatten()?;
    Some(Trouble::new(
        "an amount, and no food",
        format!("a comma parts two items; if it is of that food, leave the comma out: {item}"),
    ))
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

/// What to write instead of an item with a sign before its amount, where it has no other sign.
pub(super) fn without(words: &[Word<'_>], at: usize, sign: char) -> Option<String> {
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
    let has_amount = |what| match what {
        What::Food(food) => food.quantity.is_some(),
        What::Calories { .. } => true,
    };
    let typed = readable(words)?;
    item(words).is_ok_and(has_amount).then_some(typed)
}

/// The same where the amount may be missing.
fn readable(words: &[Word<'_>]) -> Option<String> {
    let typed = typed(words);
    let is_plain = typed.chars().count() <= limits::ECHO
        && !words
            .iter()
            .any(|word| word.as_plain().is_some_and(|word| stray(word).is_some()));
    (is_plain && item(words).is_ok()).then_some(typed)
}

/// Whether all behind the number of an item is a unit that is known, or nothing.
fn has_unit(words: &[Word<'_>]) -> bool {
    match item(words) {
        Ok(What::Food(food)) => !matches!(food.unit, UnitText::Word(_)),
        read => read.is_ok(),
    }
}

fn typed(words: &[Word<'_>]) -> String {
    let typed = words.iter().map(|word| match word {
        Word::Plain(word) => (*word).to_owned(),
        Word::Quoted(name) => format!("\"{}\"", name.replace('"', "\"\"")),
    });
    typed.collect::<Vec<_>>().join(" ")
}
