//! Calories without a food: `500kcal`, `500 kcal burger`. A quick add says energy and nothing else.

use rust_decimal::Decimal;

use super::amount::{amount, is_digit};
use super::food::Name;
use super::token::{Measure, Token, measure_at};
use super::trouble::Trouble;
use super::uncounted::{another_number, uncounted};
use super::{What, tail, when};
use crate::model::Amount;

/// Kilojoules of a kilocalorie, in thousandths.
const KJ_PER_KCAL: (i64, u32) = (4184, 3);
/// Decimals of kilocalories that come from kilojoules.
const KCAL_DECIMALS: u32 = 3;

/// Letters and words that stand for protein, carbohydrate and fat beside a number: `p20`, `30c`.
const MACROS: [&str; 15] = [
    "p",
    "c",
    "f",
    "prot",
    "protein",
    "proteins",
    "carb",
    "carbs",
    "fat",
    "fats",
    "kh",
    "cho",
    "protéines",
    "glucides",
    "lipides",
];

/// So much energy, and nothing beside it.
pub(super) fn alone(value: Decimal, measure: Measure) -> Result<What, Trouble> {
    calories(value, measure, None)
}

/// So much energy of something that has a name.
pub(super) fn named(value: Decimal, measure: Measure, name: Name) -> Result<What, Trouble> {
    let has_macros = name.text.split([' ', '/', '|']).any(is_macro);
    match has_macros && !name.quoted {
        true => Err(with_more()),
        false => calories(value, measure, Some(uncounted(timeless(name)?)?.text)),
    }
}

/// Why energy does not stand between words: `half 500 kcal burger`, `burger 500 kcal large`.
pub(super) fn between(energy: &str, before: Name, behind: &[&str]) -> Trouble {
    match uncounted(before) {
        Err(trouble) => trouble,
        Ok(before) => Trouble::new(
            "energy between words",
            format!(
                "write the whole name behind it: {energy} {} {}",
                before.text,
                behind.join(" ")
            ),
        ),
    }
}

/// Whether an item begins with energy.
pub(super) fn are_said(tokens: &[Token<'_>]) -> bool {
    let [Token::Number { .. }, Token::Word(unit), ..] = tokens else {
        return false;
    };
    matches!(
        measure_at(&[unit]),
        Some((Measure::Kcal | Measure::Kilojoule, _))
    )
}

/// Why a number stands beside energy in no quick add: it is another value, or may say how many there were.
pub(super) fn beside(tokens: &[Token<'_>]) -> Trouble {
    let is_value = |word: Option<&Token<'_>>| match word {
        Some(Token::Word(word)) => {
            is_named(&&*word.to_lowercase()) || measure_at(&[word]).is_some()
        }
        _ => false,
    };
    // The word behind the first number is its unit.
    let is_told =
        |at: usize| is_value(tokens.get(at + 1)) || at > 2 && is_value(tokens.get(at - 1));
    let is_number = |at: &usize| matches!(tokens[*at], Token::Number { .. });
    match (2..tokens.len()).filter(is_number).any(is_told) {
        true => with_more(),
        false => another_number("the number beside it"),
    }
}

/// What else is known beside the energy would be lost.
fn with_more() -> Trouble {
    Trouble::new(
        "a quick add is energy alone",
        "what has more values is saved, and then logged by its name: journal food save NAME --per serving --kcal N --protein N --carbs N; a name with a number in it stands in quotes: 500 kcal \"menu 2\"",
    )
}

/// Whether a word is an amount of a macronutrient: `p20`, `20p`, `c30g`.
fn is_macro(word: &str) -> bool {
    let word = word.to_lowercase();
    let is_number = |c: char| is_digit(c) || matches!(c, '.' | ',');
    let behind = word.trim_start_matches(is_number);
    if behind.len() < word.len() {
        let letters = behind.strip_prefix('g').filter(|rest| !rest.is_empty());
        return [Some(behind), letters].iter().flatten().any(is_named);
    }
    let letters = word.trim_end_matches('g').trim_end_matches(is_number);
    let has_number = word[letters.len()..].starts_with(is_number);
    has_number && is_named(&letters)
}

fn is_named(letters: &&str) -> bool {
    MACROS.contains(letters)
}

fn calories(value: Decimal, measure: Measure, name: Option<String>) -> Result<What, Trouble> {
    let typed = amount(value)?;
    let kcal = match measure {
        Measure::Kilojoule => {
            let (digits, decimals) = KJ_PER_KCAL;
            let exact = value.checked_div(Decimal::new(digits, decimals));
            Amount::from(exact.unwrap_or(value).round_dp(KCAL_DECIMALS))
        }
        _ => typed,
    };
    if kcal == Amount::ZERO {
        return Err(Trouble::new(
            "less than a thousandth of a kilocalorie",
            "leave the item out",
        ));
    }
    Ok(What::Calories { kcal, name })
}

/// The name of a quick add, which no food needs to have: a time at either end is a time.
fn timeless(name: Name) -> Result<Name, Trouble> {
    let mut words = name.text.split(' ');
    let (first, last) = (words.next(), words.next_back());
    let ends_in_time = last.or(first).is_some_and(when::looks_like_time);
    let begins_in_time = first.is_some_and(when::looks_like_time);
    let is_at = last
        .or(first)
        .is_some_and(|word| word.eq_ignore_ascii_case("at"));
    let is_told = tail::time(&name.text).is_some() || tail::is_beside(&name.text);
    match !name.quoted && (ends_in_time || begins_in_time || is_at || is_told) {
        true => Err(Trouble::of_time()),
        false => Ok(name),
    }
}

/// `cal` can be two things.
pub(super) fn small() -> Trouble {
    Trouble::new(
        "cal can be a calorie or a thousand",
        "write kcal: 500 kcal burger",
    )
}
