//! A half that a hyphen joins to what it is a half of: `un demi-avocat`, `une demi-tasse de lait`.

use rust_decimal::Decimal;

use super::token::{Token, UNIT_WORDS, measure_at};

const DEMI: &str = "demi-";

/// How many words stand before the thing that is halved, and how many letters of it are the half. Without an
/// article only a unit is halved so: `demi-sel` is no half of a salt.
pub(super) fn glued(words: &[String]) -> Option<(usize, usize)> {
    let article = usize::from(is_article(words.first()?));
    let thing = words.get(article)?.strip_prefix(DEMI)?;
    let is_halved = match article {
        0 => is_unit(thing, &words[1..]),
        _ => thing.starts_with(char::is_alphabetic),
    };
    is_halved.then_some((article, DEMI.len()))
}

/// The words of an item with half of its number of units: of `1 demi-litre de lait` half a litre.
pub(super) fn of_unit(mut tokens: Vec<Token<'_>>) -> Vec<Token<'_>> {
    if let [
        Token::Number {
            value,
            times: false,
        },
        Token::Word(word),
        _,
        ..,
    ] = &mut tokens[..]
        && let Some(unit) = word.strip_prefix(DEMI).filter(|unit| is_unit(unit, &[]))
    {
        *value *= Decimal::new(5, 1);
        *word = unit;
    }
    tokens
}

/// The name of what is called a half itself, behind its article: one's own `Demi-baguette` is one.
pub(super) fn one(text: &str) -> Option<&str> {
    let (article, name) = text.split_once(' ')?;
    let is_one = is_article(&article.to_lowercase()) && name.to_lowercase().starts_with(DEMI);
    is_one.then_some(name)
}

fn is_article(word: &str) -> bool {
    matches!(word, "un" | "une")
}

fn is_unit(first: &str, behind: &[String]) -> bool {
    let behind = behind.iter().take(UNIT_WORDS - 1).map(String::as_str);
    let words: Vec<&str> = std::iter::once(first).chain(behind).collect();
    measure_at(&words).is_some()
}
