//! A unit without a number in front: `cup of milk` is one, and of `cups of milk` nobody knows how many.

use rust_decimal::Decimal;

use super::counted::joint;
use super::half_more::{is_small, more};
use super::token::{Measure, Token, measure_at};
use super::trouble::Trouble;

/// Signs of units of which there is no natural one. The words are no such: `gram flour` and `pound cake`
/// are foods.
pub(super) const SIGNS: [&str; 13] = [
    "mg", "g", "gr", "kg", "oz", "lb", "ml", "cl", "dl", "l", "kcal", "kJ", "kj",
];

/// Refuses `g oats`, as a script writes it whose number is empty: nobody eats one gram of it. A measure
/// may stand alone: `slice bread` is one.
pub(super) fn refuse(tokens: &[Token<'_>]) -> Result<(), Trouble> {
    match plain(tokens)[..] {
        [unit, ref behind @ ..] if tokens.len() > 1 && SIGNS.contains(&unit) => {
            let food = match behind {
                [] => "oats".to_owned(),
                behind => behind.join(" "),
            };
            Err(how_many(&[unit], &food))
        }
        _ => Ok(()),
    }
}

/// The words that tokens begin with.
fn plain<'a>(tokens: &[Token<'a>]) -> Vec<&'a str> {
    let words = tokens.iter().map_while(|token| match token {
        Token::Word(word) => Some(*word),
        Token::Number { .. } | Token::Quoted(_) => None,
    });
    words.collect()
}

fn how_many(unit: &[&str], food: &str) -> Trouble {
    let number = if is_small(unit) { 200 } else { 2 };
    let unit = unit.join(" ");
    Trouble::new(
        format!("how many {unit}?"),
        format!(
            "write the number in front: {number} {unit} {food}; a name that begins with a unit stands in quotes"
        ),
    )
}

/// Whether one of the words of a unit says that there are several.
fn is_plural(unit: &[&str]) -> bool {
    (0..unit.len()).any(|at| {
        let mut words = unit.to_vec();
        let singular = words[at].strip_suffix('s');
        singular.is_some_and(|singular| {
            words[at] = singular;
            measure_at(&words).is_some_and(|(_, count)| count == words.len())
        })
    })
}

/// Words that say that it is more than one: `and a half`.
const MORE: usize = 3;

/// The words of an item with the number that a unit alone stands for; something must join it to the food.
///
/// Errors: a unit in the plural, of which the number is missing.
pub(super) fn of_one(mut tokens: Vec<Token<'_>>) -> Result<Vec<Token<'_>>, Trouble> {
    let plain = plain(&tokens);
    let (unit, behind) = match measure_at(&plain) {
        Some((Measure::Unit(_), count)) if !SIGNS.contains(&plain[0]) => plain.split_at(count),
        _ => return Ok(tokens),
    };
    if plain.len() < tokens.len() || !is_joined(behind) {
        return Ok(tokens);
    }
    if is_plural(unit) {
        return Err(how_many(unit, &behind.join(" ")));
    }
    let (value, times) = (Decimal::ONE, false);
    tokens.insert(0, Token::Number { value, times });
    Ok(tokens)
}

/// Whether words behind a unit join it to a food.
fn is_joined(behind: &[&str]) -> bool {
    let words = behind.iter().take(MORE + 1);
    let words: Vec<String> = words
        .map(|word| word.to_lowercase().replace('’', "'"))
        .collect();
    let more = more(&words).map_or(0, |(count, _)| count);
    let joint = match words.get(more).map(String::as_str) {
        Some("of") => Some((1, 0)),
        _ if more > 0 => None,
        _ => joint(&words),
    };
    joint.is_some_and(|(count, elided)| more + count < behind.len() || elided > 0)
}
