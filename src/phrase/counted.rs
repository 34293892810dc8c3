//! Numbers in words: `two eggs`, `half an apple`, `trois tranches de jambon`.
//!
//! A word is a number only where it can be nothing else: `four cheese pizza` and `seven up` are
//! names. Above one, what is counted must stand in the plural, or a unit must follow.

use rust_decimal::Decimal;

use super::demi;
use super::half_more::more;
use super::token::{Measure, Token, UNIT_WORDS, measure_at};
use super::trouble::Trouble;
use crate::model::Unit;

/// Parts of one thing, in so many words: what is above and below the bar.
const PARTS: [(&[&str], (i64, i64)); 22] = [
    (&["half", "a"], (1, 2)),
    (&["half", "an"], (1, 2)),
    (&["half", "the"], (1, 2)),
    (&["half", "of"], (1, 2)),
    (&["third", "of"], (1, 3)),
    (&["a", "third", "of"], (1, 3)),
    (&["one", "third", "of"], (1, 3)),
    (&["one-third", "of"], (1, 3)),
    (&["two", "thirds", "of"], (2, 3)),
    (&["two-thirds", "of"], (2, 3)),
    (&["quarter", "of"], (1, 4)),
    (&["a", "quarter", "of"], (1, 4)),
    (&["one", "quarter", "of"], (1, 4)),
    (&["one-quarter", "of"], (1, 4)),
    (&["three", "quarters", "of"], (3, 4)),
    (&["three-quarters", "of"], (3, 4)),
    (&["la", "moitié"], (1, 2)),
    (&["une", "moitié"], (1, 2)),
    (&["un", "tiers"], (1, 3)),
    (&["deux", "tiers"], (2, 3)),
    // A quart is a measure in English, and a quarter in French.
    (&["un", "quart"], (1, 4)),
    (&["trois", "quarts"], (3, 4)),
];

/// Parts of a unit, which follows at once: `half cup milk`, `three quarters cup`, `a quarter cup`.
const PARTS_OF_UNIT: [(&[&str], (i64, i64)); 19] = [
    (&["half"], (1, 2)),
    (&["a", "half"], (1, 2)),
    (&["one", "half"], (1, 2)),
    (&["one-half"], (1, 2)),
    (&["a", "third"], (1, 3)),
    (&["one", "third"], (1, 3)),
    (&["one-third"], (1, 3)),
    (&["two", "thirds"], (2, 3)),
    (&["two-thirds"], (2, 3)),
    (&["quarter"], (1, 4)),
    (&["a", "quarter"], (1, 4)),
    (&["one", "quarter"], (1, 4)),
    (&["one-quarter"], (1, 4)),
    (&["three", "quarters"], (3, 4)),
    (&["three", "quarter"], (3, 4)),
    (&["three-quarters"], (3, 4)),
    (&["three-quarter"], (3, 4)),
    (&["demi"], (1, 2)),
    (&["une", "demie"], (1, 2)),
];

/// Dozens, in so many words. Behind those in French stands what joins a part as well.
const DOZENS: [(&[&str], i64); 7] = [
    (&["half", "a", "dozen"], 6),
    (&["a", "half", "dozen"], 6),
    (&["a", "dozen"], 12),
    (&["one", "dozen"], 12),
    (&["two", "dozen"], 24),
    (&["une", "douzaine"], 12),
    (&["une", "demi-douzaine"], 6),
];

/// What stands between a part in English and what it is a part of.
pub(super) const OF_ONE: [&str; 3] = ["a", "an", "the"];

/// The same in French, the longest first; an elision is glued to what follows.
const D_UN: [&[&str]; 7] = [
    &["de", "la"],
    &["de", "l'"],
    &["d'un"],
    &["d'une"],
    &["de"],
    &["du"],
    &["d'"],
];

/// Decimals of a part that does not end, as of 1/3.
const DECIMALS: u32 = 12;

/// From two on, English and French.
pub(super) const NUMBERS: [(&str, &str, u8); 24] = [
    ("two", "deux", 2),
    ("three", "trois", 3),
    ("four", "quatre", 4),
    ("five", "cinq", 5),
    ("six", "six", 6),
    ("seven", "sept", 7),
    ("eight", "huit", 8),
    ("nine", "neuf", 9),
    ("ten", "dix", 10),
    ("eleven", "onze", 11),
    ("twelve", "douze", 12),
    ("thirteen", "treize", 13),
    ("fourteen", "quatorze", 14),
    ("fifteen", "quinze", 15),
    ("sixteen", "seize", 16),
    ("seventeen", "dix-sept", 17),
    ("eighteen", "dix-huit", 18),
    ("nineteen", "dix-neuf", 19),
    ("twenty", "vingt", 20),
    ("twenty-four", "vingt-quatre", 24),
    ("twenty-five", "vingt-cinq", 25),
    ("thirty", "trente", 30),
    ("forty", "quarante", 40),
    ("fifty", "cinquante", 50),
];

/// Letters of the shortest word that a plural ending is looked for in.
const SHORTEST_PLURAL: usize = 3;

/// The words of an item with a number in words, at its head, read as the number it is.
pub(super) fn counted(mut tokens: Vec<Token<'_>>) -> Vec<Token<'_>> {
    let words: Vec<String> = tokens.iter().map_while(word).collect();
    let before_quotes = matches!(tokens[words.len()..], [Token::Quoted(_)]);
    let in_front = quoted(&words).filter(|_| before_quotes);
    let Some(Leading {
        value,
        words: count,
        elided,
    }) = in_front.or_else(|| leading(&words, tokens.len()))
    else {
        return tokens;
    };
    if let Some(Token::Word(next)) = tokens.get_mut(count) {
        *next = next
            .char_indices()
            .nth(elided)
            .map_or("", |(at, _)| &next[at..]);
    }
    let times = false;
    tokens.splice(..count, [Token::Number { value, times }]);
    tokens
}

fn word(token: &Token<'_>) -> Option<String> {
    match token {
        Token::Word(word) => Some(word.to_lowercase().replace('’', "'")),
        _ => None,
    }
}

/// The number that an item begins with.
struct Leading {
    value: Decimal,
    /// Of how many words it is.
    words: usize,
    /// How many letters of the word behind belong to it: those of `d'`.
    elided: usize,
}

/// The number that an item begins with; something must follow.
fn leading(words: &[String], tokens: usize) -> Option<Leading> {
    let number = |value, words| Leading {
        value,
        words,
        elided: 0,
    };
    let in_words = dozens(words)
        .or_else(|| demi(words))
        .or_else(|| and_a_part(words))
        .or_else(|| part(words))
        .or_else(|| part_of_unit(words));
    let leading = in_words.or_else(|| match words.first()?.as_str() {
        "a" | "an" | "one" | "un" | "une" => Some(number(Decimal::ONE, 1)),
        // A number elsewhere in the item is the amount, and this one a part of the name.
        first if words.len() == tokens && is_plural(&words[1..]) => {
            Some(number(Decimal::from(value(first)?), 1))
        }
        _ => None,
    });
    leading.filter(|leading| tokens > leading.words)
}

/// The number in front of a name in quotes, of which it is no part: `two "rye bread"`, `two slices "rye bread"`.
fn quoted(words: &[String]) -> Option<Leading> {
    let (first, unit) = words.split_first()?;
    let is_part = |(named, _): &&(&[&str], _)| words.iter().eq(named.iter());
    if let Some((named, (above, below))) = PARTS_OF_UNIT.iter().find(is_part) {
        return Some(Leading {
            value: fraction(*above, *below)?,
            words: named.len(),
            elided: 0,
        });
    }
    let number = value(first).filter(|_| unit.is_empty() || is_plural(unit))?;
    Some(Leading {
        value: Decimal::from(number),
        words: 1,
        elided: 0,
    })
}

/// A dozen, half of one, or two: `a dozen eggs`, `une douzaine d'huîtres`.
fn dozens(words: &[String]) -> Option<Leading> {
    let (named, value) = DOZENS.iter().find(|(named, _)| begins(words, named))?;
    let behind = &words[named.len()..];
    // The half is one of a dozen; of half a dozen nobody knows of what it is.
    let (part, more) = match more(behind) {
        Some(_) if value % 12 != 0 => return None,
        Some((count, more)) => (count, more * Decimal::from(12)),
        None => (0, Decimal::ZERO),
    };
    let (joint, elided) = match named.first() {
        Some(&"une") => joint(&behind[part..])?,
        _ => (usize::from(begins(&behind[part..], &["of"])), 0),
    };
    Some(Leading {
        value: Decimal::from(*value) + more,
        words: named.len() + part + joint,
        elided,
    })
}

/// A half that is glued to what it is a half of: `une demi-pomme`, `demi-tasse de lait`.
fn demi(words: &[String]) -> Option<Leading> {
    let (words, elided) = demi::glued(words)?;
    Some(Leading {
        value: Decimal::new(5, 1),
        words,
        elided,
    })
}

/// A number of things and a part: `one and a half apples`.
fn and_a_part(words: &[String]) -> Option<Leading> {
    let (first, behind) = words.split_first()?;
    let whole = match first.as_str() {
        "one" => 1,
        word => value(word)?,
    };
    let (count, more) = more(behind)?;
    Some(Leading {
        value: Decimal::from(whole) + more,
        words: 1 + count,
        elided: 0,
    })
}

/// A part of one thing: `half an apple`, `two thirds of the pizza`, `un quart d'avocat`.
fn part(words: &[String]) -> Option<Leading> {
    let (named, (above, below)) = PARTS.iter().find(|(named, _)| begins(words, named))?;
    let behind = &words[named.len()..];
    let last = named.last().copied().unwrap_or_default();
    // An article that may be the name's is left to it.
    let (words, elided) = match last {
        "of" => match behind.first()?.as_str() {
            "the" => (named.len(), 0),
            word => OF_ONE.contains(&word).then_some((named.len() + 1, 0))?,
        },
        "the" => (named.len() - 1, 0),
        "a" | "an" => (named.len(), 0),
        _ => match joint(behind)? {
            _ if may_be_the_names(behind) => (named.len(), 0),
            (joint, elided) => (named.len() + joint, elided),
        },
    };
    Some(Leading {
        value: fraction(*above, *below)?,
        words,
        elided,
    })
}

fn fraction(above: i64, below: i64) -> Option<Decimal> {
    let value = Decimal::from(above).checked_div(Decimal::from(below))?;
    Some(value.round_dp(DECIMALS))
}

/// Whether the article behind a French part may be the name's, as of `la moitié de La Vache qui rit`: no unit has
/// one.
fn may_be_the_names(behind: &[String]) -> bool {
    let plain: Vec<&str> = behind
        .iter()
        .take(2 + UNIT_WORDS)
        .map(String::as_str)
        .collect();
    match plain[..] {
        ["de", "la", ref name @ ..] => measure_at(name).is_none(),
        ["de", name, ..] => name.starts_with("l'"),
        _ => false,
    }
}

/// A part of a unit: `quarter cup milk`. Of a pound only before `of`: pound cake is a food, and a quarter
/// pound burger is one burger.
fn part_of_unit(words: &[String]) -> Option<Leading> {
    let is_unit = |named: &[&str]| {
        let behind: Vec<&str> = words.iter().skip(named.len()).map(String::as_str).collect();
        match measure_at(&behind) {
            Some((Measure::Unit(Unit::Pound), count)) => {
                matches!(behind[count..], ["of", _, ..])
            }
            Some((Measure::Unit(_), count)) => count < behind.len(),
            _ => false,
        }
    };
    let mut parts = PARTS_OF_UNIT.iter();
    let (named, (above, below)) =
        parts.find(|(named, _)| begins(words, named) && is_unit(named))?;
    Some(Leading {
        value: fraction(*above, *below)?,
        words: named.len(),
        elided: 0,
    })
}

/// How many words join a French part to what it is a part of, and how many letters of the next.
pub(super) fn joint(words: &[String]) -> Option<(usize, usize)> {
    D_UN.iter().find_map(|joint| {
        let (last, whole) = joint.split_last()?;
        let is_begun = begins(words, whole);
        let next = words.get(whole.len()).filter(|_| is_begun)?;
        match last.ends_with('\'') {
            true => next
                .strip_prefix(last)
                .filter(|name| name.chars().next().is_some_and(char::is_alphabetic))
                .map(|_| (whole.len(), last.chars().count())),
            false => (next == last).then_some((joint.len(), 0)),
        }
    })
}

pub(super) fn begins(words: &[String], with: &[&str]) -> bool {
    words.len() >= with.len() && words.iter().zip(with).all(|(word, with)| word == with)
}

pub(super) fn value(word: &str) -> Option<u8> {
    let number = NUMBERS
        .iter()
        .find(|(en, fr, _)| [*en, *fr].contains(&word));
    let (tens, ones) = match number {
        Some((.., value)) => return Some(*value),
        None => word.split_once('-')?,
    };
    tens_and_ones(tens, ones)
}

/// A number of two words: `thirty` and `two`, `vingt` and `deux`.
fn tens_and_ones(tens: &str, ones: &str) -> Option<u8> {
    // A chain of hyphens is no number, and is not followed.
    let plain = |word: &str| match word.contains('-') {
        true => None,
        false => value(word),
    };
    let tens = plain(tens).filter(|tens| *tens >= 20 && tens % 10 == 0)?;
    let ones = match ones {
        "one" | "un" | "une" => 1,
        ones => plain(ones).filter(|ones| *ones < 10)?,
    };
    Some(tens + ones)
}

/// Refuses a number of two words, of which the second could as well begin a name.
pub(super) fn refuse_two_words(tokens: &[Token<'_>]) -> Result<(), Trouble> {
    let words: Vec<String> = tokens.iter().map_while(word).collect();
    let [tens, ones, ..] = &words[..] else {
        return Ok(());
    };
    let behind: Option<Vec<&str>> = tokens[2..]
        .iter()
        .map(|token| match token {
            Token::Word(word) => Some(*word),
            _ => None,
        })
        .collect();
    let (Some(number), Some(tenfold), Some(behind)) =
        (tens_and_ones(tens, ones), value(tens), behind)
    else {
        return Ok(());
    };
    if behind.is_empty() {
        return Ok(());
    }
    let food = behind.join(" ");
    Err(Trouble::new(
        format!("{tens} {ones} could be one number, or two"),
        format!("write the number in digits: {number} {food}, or {tenfold} \"{ones} {food}\""),
    ))
}

/// Whether words say that there are several: `slices of bread`, `cherry tomatoes`, `choux`, `tbsp oil`.
fn is_plural(words: &[String]) -> bool {
    let ends =
        |word: &&String| word.ends_with(['s', 'x']) && word.chars().count() >= SHORTEST_PLURAL;
    let plain: Vec<&str> = words.iter().map(String::as_str).collect();
    words.first().filter(ends).is_some()
        || words.last().filter(ends).is_some()
        || measure_at(&plain).is_some()
}
