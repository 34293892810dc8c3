//! Parts of one thing or of a unit in words: `half an apple`, `two thirds of the pizza`, `a quarter cup`,
//! `1 third of a pizza`.

use rust_decimal::Decimal;

use super::counted::{Leading, OF_ONE, begins, joint};
use super::token::{Measure, Token, UNIT_WORDS, measure_at};
use crate::model::Unit;

/// Parts of one thing, in so many words: what is above and below the bar.
const PARTS: [(&[&str], (i64, i64)); 31] = [
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
    (&["fifth", "of"], (1, 5)),
    (&["a", "fifth", "of"], (1, 5)),
    (&["one", "fifth", "of"], (1, 5)),
    (&["sixth", "of"], (1, 6)),
    (&["a", "sixth", "of"], (1, 6)),
    (&["one", "sixth", "of"], (1, 6)),
    (&["eighth", "of"], (1, 8)),
    (&["an", "eighth", "of"], (1, 8)),
    (&["one", "eighth", "of"], (1, 8)),
    (&["la", "moitié"], (1, 2)),
    (&["une", "moitié"], (1, 2)),
    (&["un", "tiers"], (1, 3)),
    (&["deux", "tiers"], (2, 3)),
    // A quart is a measure in English, and a quarter in French.
    (&["un", "quart"], (1, 4)),
    (&["trois", "quarts"], (3, 4)),
];

/// Parts of a unit, which follows at once: `half cup milk`, `three quarters cup`, `a quarter cup`.
const PARTS_OF_UNIT: [(&[&str], (i64, i64)); 26] = [
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
    (&["eighth"], (1, 8)),
    (&["an", "eighth"], (1, 8)),
    (&["one", "eighth"], (1, 8)),
    (&["three", "eighths"], (3, 8)),
    (&["five", "eighths"], (5, 8)),
    (&["seven", "eighths"], (7, 8)),
    (&["demi"], (1, 2)),
    (&["un", "demi"], (1, 2)),
    (&["une", "demie"], (1, 2)),
];

/// Decimals of a part that does not end, as of 1/3.
const DECIMALS: u32 = 12;

/// A part of one thing: `half an apple`, `two thirds of the pizza`, `un quart d'avocat`.
pub(super) fn part(words: &[String]) -> Option<Leading> {
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

/// The part of a unit that words are, and nothing else: in front of a name in quotes.
pub(super) fn alone(words: &[String]) -> Option<Leading> {
    let is_all = |(named, _): &&(&[&str], _)| words.iter().eq(named.iter());
    let (named, (above, below)) = PARTS_OF_UNIT.iter().find(is_all)?;
    Some(Leading {
        value: fraction(*above, *below)?,
        words: named.len(),
        elided: 0,
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
pub(super) fn part_of_unit(words: &[String]) -> Option<Leading> {
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

/// Parts of one thing that are counted in digits, in the singular: `1 third of a pizza`, `3 quarters of a cup`.
const COUNTED_PARTS: [(&str, i64); 6] = [
    ("half", 2),
    ("third", 3),
    ("quarter", 4),
    ("fifth", 5),
    ("sixth", 6),
    ("eighth", 8),
];

/// The words of an item with the part behind its number in the number.
pub(super) fn of_parts(mut tokens: Vec<Token<'_>>) -> Vec<Token<'_>> {
    let [
        Token::Number {
            value,
            times: false,
        },
        Token::Word(part),
        Token::Word("of"),
        Token::Word(article),
        _,
        ..,
    ] = &mut tokens[..]
    else {
        return tokens;
    };
    let bare = part.to_lowercase();
    let bare = bare.strip_suffix('s').unwrap_or(&bare);
    let (Some((_, below)), true) = (
        COUNTED_PARTS.iter().find(|(name, _)| *name == bare),
        OF_ONE.contains(article),
    ) else {
        return tokens;
    };
    let Some(part) = value.checked_div(Decimal::from(*below)) else {
        return tokens;
    };
    *value = part.round_dp(DECIMALS);
    tokens.drain(1..4);
    tokens
}
