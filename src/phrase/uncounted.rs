//! The name of a quick add, which says no number of what it names: of `500 kcal burger two` nobody knows whether
//! each had 500.

use rust_decimal::Decimal;

use super::amount::{Number, Shape, is_digit, is_times_sign, number};
use super::counted::{counted, value};
use super::digits::{InDigits, halved, in_digits};
use super::food::Name;
use super::token::Token;
use super::trouble::Trouble;

/// Words that say how often, how much of it or about how much: alone beside energy they are no name.
const COUNTS: [&str; 28] = [
    "half", "third", "thirds", "quarter", "quarters", "twice", "thrice", "double", "triple",
    "dozen", "times", "demi", "demie", "moitié", "tiers", "quart", "fois", "minus", "no", "under",
    "over", "below", "above", "max", "maximum", "min", "minimum", "moins",
];

/// What joins those.
const JOINTS: [&str; 12] = [
    "a", "an", "one", "the", "of", "and", "un", "une", "la", "le", "de", "et",
];

/// Words that say a number or a part in front of what is counted. `double` is no such: a double cheeseburger is one.
const IN_FRONT: [&str; 21] = [
    "both", "half", "halves", "third", "thirds", "quarter", "quarters", "twice", "thrice", "dozen",
    "pair", "couple", "few", "several", "demi", "demie", "moitié", "tiers", "quart", "douzaine",
    "paire",
];

/// The same behind it. `max` and `double` are no such: they are of names.
const BEHIND: [&str; 17] = [
    "half", "halves", "third", "thirds", "quarter", "quarters", "twice", "thrice", "dozen",
    "times", "demi", "demie", "moitié", "tiers", "quart", "douzaine", "fois",
];

/// Words that say of what each has so much, wherever they stand.
const OF_EACH: [&str; 8] = [
    "each", "ea", "apiece", "per", "par", "chaque", "chacun", "chacune",
];

/// What is one of several, behind an article: `500 kcal a piece`.
const ONE_OF: [&str; 12] = [
    "piece", "pc", "slice", "portion", "serving", "unit", "item", "head", "pièce", "tranche",
    "unité", "part",
];

/// What is called by numbers.
const CALLED: [&str; 10] = [
    "half and half",
    "half & half",
    "half-and-half",
    "seven up",
    "five guys",
    "after eight",
    "quarter pounder",
    "half pounder",
    "three musketeers",
    "quatre quarts",
];

/// A name that says no number, unless it stands in quotes.
pub(super) fn uncounted(name: Name) -> Result<Name, Trouble> {
    match !name.quoted && says_number(&name.text) {
        true => Err(another_number(&format!("{:?}", name.text))),
        false => Ok(name),
    }
}

/// Why something beside energy is refused that may say a number of it.
pub(super) fn another_number(said: &str) -> Trouble {
    Trouble::new(
        format!("{said} may say that it was another number of kilocalories"),
        "write how many it was in all, as two burgers of 500 kcal are 1000 kcal burgers; a name that says a number stands in quotes: 500 kcal \"menu 2\"",
    )
}

fn says_number(name: &str) -> bool {
    let name = without_called(&name.to_lowercase());
    let words: Vec<&str> = name.split_whitespace().map(bare).collect();
    are_counts(&words)
        || begins_with_count(&words)
        || ends_in_count(&words)
        || words.iter().any(|word| OF_EACH.contains(word))
        || name.split_whitespace().any(is_number)
        || words.first().is_some_and(|word| is_glued(word))
}

/// The words without those of what is called by numbers: "five guys burger" is a burger.
fn without_called(name: &str) -> String {
    let name = format!(" {name} ");
    let without = |name: String, called: &&str| name.replace(&format!(" {called} "), " ");
    CALLED.iter().fold(name, without)
}

/// A word without its brackets and the point of what is shortened.
fn bare(word: &str) -> &str {
    word.trim_start_matches('(').trim_end_matches([')', '.'])
}

fn is_count(word: &str) -> bool {
    COUNTS.contains(&word) || value(word).is_some()
}

/// Whether all words say a number, or what is not quite one.
fn are_counts(words: &[&str]) -> bool {
    let parts = || words.iter().flat_map(|word| word.split('-'));
    parts().any(is_count) && parts().all(|word| is_count(word) || JOINTS.contains(&word))
}

/// Whether words begin with a number of things other than one: `two burgers`, `half pizza`, `the couple of beers`.
fn begins_with_count(words: &[&str]) -> bool {
    let tokens = words.iter().map(|word| Token::Word(word)).collect();
    if let Some(Token::Number { value, .. }) = counted(tokens).first()
        && *value != Decimal::ONE
    {
        return true;
    }
    let words = without_articles(words);
    match words {
        // A burger of half a pound is one.
        [part, "pound" | "lb", ..] if IN_FRONT.contains(part) => false,
        [first, ..] if IN_FRONT.contains(first) => true,
        [first, ..] if halved(first).is_some() => true,
        _ => matches!(in_digits(&words.join(" ")), Some(InDigits::Sure(_))),
    }
}

/// Whether words end in a number: `burger two`, `burger and a half`, `burgers a piece`.
fn ends_in_count(words: &[&str]) -> bool {
    match words {
        [.., "a" | "one" | "the" | "la" | "l" | "une", one] if ONE_OF.contains(one) => true,
        [.., last] => BEHIND.contains(last) || last.split('-').all(is_number_word),
        [] => false,
    }
}

fn is_number_word(word: &str) -> bool {
    BEHIND.contains(&word) || value(word).is_some()
}

fn without_articles<'w, 'a>(words: &'w [&'a str]) -> &'w [&'a str] {
    match words {
        [
            "a" | "an" | "one" | "the" | "un" | "une" | "la" | "le" | "les",
            behind @ ..,
        ] if !behind.is_empty() => behind,
        words => words,
    }
}

/// Whether a word says a number in brackets: `(2)`, `(x 2)`; `(2%)` says none.
fn is_number(word: &str) -> bool {
    let digits = bare(word).trim_start_matches(is_times_sign);
    let is_bracketed = word.starts_with('(') || word.ends_with(')');
    is_bracketed && digits.starts_with(is_digit) && !digits.ends_with('%')
}

/// Whether a word is a number with what is counted glued behind it: `2burgers`, `½pizza`.
fn is_glued(word: &str) -> bool {
    let Ok(Some(Number { shape, rest, .. })) = number(word) else {
        return false;
    };
    let is_several = rest.starts_with(char::is_alphabetic) && rest.ends_with('s');
    is_several || (shape == Shape::Fraction && !rest.is_empty())
}
