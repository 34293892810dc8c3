//! Numbers in words: `two eggs`, `half an apple`, `trois tranches de jambon`.
//!
//! A word is a number only where it can be nothing else: `four cheese pizza` and `seven up` are
//! names. Above one, what is counted must stand in the plural, or a unit must follow.

use rust_decimal::Decimal;

use super::half_more::more;
use super::token::{Token, measure_at};
use super::trouble::Trouble;
use super::{demi, parts};

/// Dozens, in so many words. Behind those in French stands what joins a part as well.
const DOZENS: [(&[&str], i64); 13] = [
    (&["half", "a", "dozen"], 6),
    (&["a", "half", "dozen"], 6),
    (&["half", "dozen"], 6),
    (&["a", "half-dozen"], 6),
    (&["half-dozen"], 6),
    (&["a", "dozen"], 12),
    (&["one", "dozen"], 12),
    (&["two", "dozen"], 24),
    (&["une", "douzaine"], 12),
    (&["une", "demi-douzaine"], 6),
    (&["demi-douzaine"], 6),
    (&["une", "demi", "douzaine"], 6),
    (&["demi", "douzaine"], 6),
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

/// From two on, English and French.
pub(super) const NUMBERS: [(&str, &str, u8); 29] = [
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
    ("sixty", "soixante", 60),
    ("seventy", "soixante-dix", 70),
    ("eighty", "quatre-vingts", 80),
    ("ninety", "quatre-vingt-dix", 90),
    ("hundred", "cent", 100),
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
pub(super) struct Leading {
    pub(super) value: Decimal,
    /// Of how many words it is.
    pub(super) words: usize,
    /// How many letters of the word behind belong to it: those of `d'`.
    pub(super) elided: usize,
}

/// The number that an item begins with; something must follow.
pub(super) fn leading(words: &[String], tokens: usize) -> Option<Leading> {
    let number = |value, words| Leading {
        value,
        words,
        elided: 0,
    };
    let in_words = dozens(words)
        .or_else(|| hundreds(words))
        .or_else(|| demi(words))
        .or_else(|| and_a_part(words))
        .or_else(|| parts::part(words))
        .or_else(|| parts::part_of_unit(words));
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
    if let Some(part) = parts::alone(words) {
        return Some(part);
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
    let (joint, elided) = match named.last() {
        Some(&("douzaine" | "demi-douzaine")) => joint(&behind[part..])?,
        _ => (usize::from(begins(&behind[part..], &["of"])), 0),
    };
    Some(Leading {
        value: Decimal::from(*value) + more,
        words: named.len() + part + joint,
        elided,
    })
}

/// Whether an item begins with dozens in words, which are read as that many.
pub(super) fn is_in_dozens(tokens: &[Token<'_>]) -> bool {
    let words: Vec<String> = tokens.iter().map_while(word).collect();
    dozens(&words).is_some()
}

/// A hundred, or several, of what stands in the plural or is a unit: `a hundred g rice`, `two hundred and fifty kcal`.
fn hundreds(words: &[String]) -> Option<Leading> {
    let [count, hundred, behind @ ..] = words else {
        return None;
    };
    let count = match count.as_str() {
        "a" | "one" => 1,
        count => value(count).filter(|count| *count < 10)?,
    };
    if !matches!(hundred.as_str(), "hundred" | "cent" | "cents") {
        return None;
    }
    let (joint, behind) = match behind {
        [and, behind @ ..] if and == "and" => (1, behind),
        behind => (0, behind),
    };
    let below = behind
        .first()
        .and_then(|word| value(word))
        .filter(|below| *below < 100);
    let (more, below) = match below {
        Some(below) => (joint + 1, i64::from(below)),
        None if joint > 0 => return None,
        None => (0, 0),
    };
    let number = Decimal::from(i64::from(count) * 100 + below);
    is_plural(&words[2 + more..]).then_some(Leading {
        value: number,
        words: 2 + more,
        elided: 0,
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
