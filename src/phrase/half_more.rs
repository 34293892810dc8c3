//! A half or a quarter more behind what is counted: `une banane et demie`, `a banana and a quarter`.

use std::ops::Range;

use rust_decimal::Decimal;

use super::counted::{OF_ONE, begins, joint};
use super::token::{Measure, Token, measure_at};
use crate::model::Unit;

/// What says so in French, where the food may stand behind it: `une tasse et demie de lait`.
const ET_DEMI: [[&str; 2]; 4] = [
    ["et", "demi"],
    ["et", "demie"],
    ["et", "demis"],
    ["et", "demies"],
];

/// What says so in English, and how many hundredths it is.
const AND_A_PART: [(&[&str], i64); 3] = [
    (&["and", "a", "half"], 50),
    (&["and", "a", "quarter"], 25),
    (&["and", "half"], 50),
];

/// How many words say in English that it is more, and how much more it is: `and a half`.
pub(super) fn more(words: &[String]) -> Option<(usize, Decimal)> {
    let (said, hundredths) = AND_A_PART.iter().find(|(said, _)| begins(words, said))?;
    // Half and half is a cream.
    if said.len() == 2 && words.get(2).is_none_or(|next| next == "and") {
        return None;
    }
    Some((said.len(), Decimal::new(*hundredths, 2).normalize()))
}

/// The words of an item with the half in the whole number that they begin with.
pub(super) fn half_more(mut tokens: Vec<Token<'_>>) -> Vec<Token<'_>> {
    let Some((said, more)) = said(&tokens) else {
        return tokens;
    };
    if let Some(Token::Number { value, .. }) = tokens.first_mut() {
        *value += more;
    }
    tokens.drain(said);
    tokens
}

/// Where more is said of a whole number of what has halves, and how much more.
fn said(tokens: &[Token<'_>]) -> Option<(Range<usize>, Decimal)> {
    let [
        Token::Number {
            value,
            times: false,
        },
        words @ ..,
    ] = tokens
    else {
        return None;
    };
    let plain: Vec<&str> = words
        .iter()
        .map(|token| match token {
            Token::Word(word) => Some(*word),
            _ => None,
        })
        .collect::<Option<_>>()?;
    if !value.is_integer() || *value < Decimal::ONE {
        return None;
    }
    let words: Vec<String> = plain
        .iter()
        .map(|word| word.to_lowercase().replace('’', "'"))
        .collect();
    let (at, (count, more)) = (0..words.len()).find_map(|at| {
        let (before, words) = (&plain[..at], &words[at..]);
        let said = in_french(before, words).or_else(|| in_english(before, words))?;
        Some((at, said))
    })?;
    let counted = if at == 0 { &plain[count..] } else { &plain };
    (!is_small(counted)).then_some((at + 1..at + 1 + count, more))
}

/// Whether words begin with a unit of which nobody counts halves.
pub(super) fn is_small(words: &[&str]) -> bool {
    let is_small = |measure| match measure {
        Measure::Kcal | Measure::Kilojoule => true,
        Measure::Unit(unit) => {
            matches!(unit, Unit::Milligram | Unit::Gram | Unit::Millilitre)
        }
    };
    measure_at(words).is_some_and(|(measure, _)| is_small(measure))
}

/// How many words say it at the end, before what joins a food, or where a number or its unit ends:
/// `une et demie banane`, `une tasse et demie lait`.
fn in_french(before: &[&str], words: &[String]) -> Option<(usize, Decimal)> {
    let said = ET_DEMI.iter().find(|said| begins(words, *said))?;
    let behind = &words[said.len()..];
    let is_said = match (before.is_empty(), behind.is_empty()) {
        (true, is_all) => !is_all,
        (false, is_last) => is_last || joint(behind).is_some() || is_unit(before),
    };
    is_said.then_some((said.len(), Decimal::new(5, 1)))
}

/// The same; before `of` and an article only behind a unit: in "1 banana and a half of an apple" it is the
/// apple's. Behind a dozen it is half of that.
fn in_english(before: &[&str], words: &[String]) -> Option<(usize, Decimal)> {
    let (count, more) = more(words).filter(|(count, _)| before.is_empty() || *count > 2)?;
    let behind = &words[count..];
    let is_said = match before.is_empty() {
        true => !behind.is_empty() && behind[0] != "of",
        false => match behind {
            [] => true,
            [of, rest @ ..] if of == "of" => {
                let of_one = rest.first().is_some_and(|word| OF_ONE.contains(&&**word));
                is_unit(before) || (before.len() == 1 && !of_one)
            }
            _ => before == ["dozen"],
        },
    };
    is_said.then_some((count, more))
}

/// Whether words are a unit, and nothing else.
fn is_unit(words: &[&str]) -> bool {
    measure_at(words).is_some_and(|(_, count)| count == words.len())
}
