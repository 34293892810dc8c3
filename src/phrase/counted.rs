//! Numbers in words: `two eggs`, `half an apple`, `trois tranches de jambon`.
//!
//! A word is a number only where it can be nothing else: `four cheese pizza` and `seven up` are
//! names. Above one, what is counted must stand in the plural, or a unit must follow.

use rust_decimal::Decimal;

use super::token::{Token, measure_at};

/// Halves, in so many words.
const HALVES: [&[&str]; 12] = [
    &["half", "of", "a"],
    &["half", "of", "an"],
    &["half", "of", "the"],
    &["half", "a"],
    &["half", "an"],
    &["half", "the"],
    &["la", "moitié", "d'un"],
    &["la", "moitié", "d'une"],
    &["une", "moitié", "d'un"],
    &["une", "moitié", "d'une"],
    &["moitié", "d'un"],
    &["moitié", "d'une"],
];

/// From two to twelve, English and French.
const NUMBERS: [(&str, &str, u8); 11] = [
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
];

/// Letters of the shortest word that a plural ending is looked for in.
const SHORTEST_PLURAL: usize = 3;

/// The words of an item with a number in words, at its head, read as the number it is.
pub(super) fn counted(mut tokens: Vec<Token<'_>>) -> Vec<Token<'_>> {
    let words: Vec<String> = tokens.iter().map_while(word).collect();
    let Some((value, count)) = leading(&words, tokens.len()) else {
        return tokens;
    };
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

/// The number that an item begins with, and of how many words it is; something must follow.
fn leading(words: &[String], tokens: usize) -> Option<(Decimal, usize)> {
    let half = HALVES.iter().find(|half| begins(words, half));
    let (value, count) = match (half, words.first()?.as_str()) {
        (Some(half), _) => (Decimal::new(5, 1), half.len()),
        (None, "a" | "an" | "one" | "un" | "une") => (Decimal::ONE, 1),
        // A number elsewhere in the item is the amount, and this one a part of the name.
        (None, first) if words.len() == tokens && is_plural(&words[1..]) => {
            (Decimal::from(value(first)?), 1)
        }
        _ => return None,
    };
    (tokens > count).then_some((value, count))
}

fn begins(words: &[String], with: &[&str]) -> bool {
    words.len() >= with.len() && words.iter().zip(with).all(|(word, with)| word == with)
}

fn value(word: &str) -> Option<u8> {
    let number = NUMBERS
        .iter()
        .find(|(en, fr, _)| [*en, *fr].contains(&word));
    number.map(|(.., value)| *value)
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

/// A name that begins with a number in words, with the number in digits: `4 cheese pizza`.
pub fn in_digits(name: &str) -> Option<(&'static str, &str)> {
    let (first, rest) = name.trim().split_once(char::is_whitespace)?;
    let first = first.to_lowercase();
    let digits = match first.as_str() {
        "half" | "demi" | "demie" => "½",
        _ => ["2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12"]
            .get(usize::from(value(&first)?).checked_sub(2)?)?,
    };
    Some((digits, rest.trim_start()))
}

#[cfg(test)]
mod tests {
    use super::in_digits;

    #[test]
    fn a_number_in_words_is_told_in_digits() {
        assert_eq!(in_digits("Three gnocchi"), Some(("3", "gnocchi")));
        assert_eq!(in_digits("douze huître"), Some(("12", "huître")));
        assert_eq!(in_digits("demi avocat"), Some(("½", "avocat")));
        assert_eq!(in_digits("threesome"), None);
        assert_eq!(in_digits("gnocchi three"), None);
    }
}
