//! A half more behind what is counted: `une banane et demie`, `a banana and a half`.

use rust_decimal::Decimal;

use super::counted::{begins, joint};
use super::token::{Measure, Token, measure_at};
use crate::model::Unit;

/// What says so in French, where the food may stand behind it: `une tasse et demie de lait`.
const ET_DEMI: [[&str; 2]; 4] = [
    ["et", "demi"],
    ["et", "demie"],
    ["et", "demis"],
    ["et", "demies"],
];

/// What says so in English.
const AND_A_HALF: [&str; 3] = ["and", "a", "half"];

/// The words of an item with the half in the whole number that they begin with.
pub(super) fn half_more(mut tokens: Vec<Token<'_>>) -> Vec<Token<'_>> {
    let Some(said) = said(&tokens) else {
        return tokens;
    };
    if let Some(Token::Number { value, .. }) = tokens.first_mut() {
        *value += Decimal::new(5, 1);
    }
    tokens.drain(said);
    tokens
}

/// Where a half more is said of a whole number of what has halves.
fn said(tokens: &[Token<'_>]) -> Option<std::ops::Range<usize>> {
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
    if !value.is_integer() || *value < Decimal::ONE || is_small(&plain) {
        return None;
    }
    let words: Vec<String> = plain
        .iter()
        .map(|word| word.to_lowercase().replace('’', "'"))
        .collect();
    (1..words.len()).find_map(|at| {
        let count = in_french(&words[at..]).or_else(|| in_english(&plain[..at], &words[at..]))?;
        Some(at + 1..at + 1 + count)
    })
}

/// Whether words begin with a unit of which nobody counts halves.
fn is_small(words: &[&str]) -> bool {
    let is_small = |measure| match measure {
        Measure::Kcal | Measure::Kilojoule => true,
        Measure::Unit(unit) => {
            matches!(unit, Unit::Milligram | Unit::Gram | Unit::Millilitre)
        }
    };
    measure_at(words).is_some_and(|(measure, _)| is_small(measure))
}

/// How many words say it at the end, or before what joins a food.
fn in_french(words: &[String]) -> Option<usize> {
    let said = ET_DEMI.iter().find(|said| begins(words, *said))?;
    let behind = &words[said.len()..];
    (behind.is_empty() || joint(behind).is_some()).then_some(said.len())
}

/// The same; before `of` only behind a unit: in "1 banana and a half of an apple" it is the apple's.
fn in_english(before: &[&str], words: &[String]) -> Option<usize> {
    let behind = words.get(AND_A_HALF.len()..)?;
    let is_unit = || measure_at(before).is_some_and(|(_, count)| count == before.len());
    let is_said = behind.is_empty() || (behind[0] == "of" && is_unit());
    (begins(words, &AND_A_HALF) && is_said).then_some(AND_A_HALF.len())
}
