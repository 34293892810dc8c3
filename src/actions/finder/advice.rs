//! How something is written that is no name of a food.

use rust_decimal::Decimal;

use super::{between, unsaid};
use crate::actions::measure::dozen;
use crate::error::quoted;
use crate::model::Unit;
use crate::phrase::digits::{InDigits, in_digits};
use crate::phrase::number::{number, with_unit};
use crate::phrase::{joint, tail};
use crate::rules::text;

/// Words that say how a food is, and are none alone.
const STATES: [&str; 24] = [
    "cooked",
    "raw",
    "boiled",
    "fried",
    "grilled",
    "roasted",
    "baked",
    "steamed",
    "poached",
    "scrambled",
    "sliced",
    "chopped",
    "diced",
    "shredded",
    "mashed",
    "peeled",
    "dried",
    "frozen",
    "canned",
    "unsalted",
    "plain",
    "whole",
    "fresh",
    "uncooked",
];

/// Words between two foods that a person takes for one item.
const BETWEEN: [&str; 7] = [" with ", " and ", " & ", " avec ", " et ", " on ", " sur "];

/// What an amount is, where words of a number are not understood whole.
const ONE_NUMBER: &str = "not all of it is understood as a number: write the whole amount as one number in digits, in front of the food, as in: 2 eggs";

/// The same behind an amount, with its unit: what was advised of the name alone would be another one.
/// `is_quoted`: the name stands in quotes already.
pub(in crate::actions) fn behind_an_amount(
    amount: &str,
    name: &str,
    is_quoted: bool,
    hint: &str,
) -> Option<String> {
    if let Some(advised) = two_foods("", name).filter(|advised| hint.contains(advised)) {
        return Some(hint.replace(&advised, &two_foods(amount, name)?));
    }
    if let Some(advised) = of_dozens(name).filter(|advised| hint.contains(advised)) {
        return Some(hint.replace(&advised, &dozens(amount, name)?));
    }
    if let (Some(advised), Some(halves)) = (unsaid::half("1", name), unsaid::half(amount, name))
        && hint.contains(&advised)
    {
        return Some(hint.replace(&advised, &halves));
    }
    let unsaid = unsaid::half(amount, name)
        .or_else(|| unsaid::advice(name))
        .or_else(|| between::instead(amount, name));
    if let Some(told) = unsaid.filter(|_| !is_quoted) {
        return (!hint.contains(&told)).then(|| format!("{told}; {hint}"));
    }
    if let Some((food, other)) = in_brackets(name).filter(|_| !is_quoted) {
        return Some(format!(
            "an item has one amount: write {amount} {food}, or {food} {other}"
        ));
    }
    match in_digits(name) {
        // Of `un demi avocat` the half is all of the amount.
        Some(InDigits::Sure(digits)) if amount == "1" && digits.starts_with(['½', '¼']) => None,
        Some(InDigits::Sure(_)) => Some(hint.replace(&advice(name)?, ONE_NUMBER)),
        Some(InDigits::Unsure) => None,
        None => {
            let told = with_percentage(amount, name, is_quoted)?;
            Some(match of_hundred(name) {
                Some(part) if hint.contains(&part) => hint.replace(&part, &told),
                _ => format!("{hint}; {told}"),
            })
        }
    }
}

/// How something is written that is no name.
pub fn advice(name: &str) -> Option<String> {
    if let Some(unsaid) = unsaid::advice(name).or_else(|| unsaid::half("1", name)) {
        return Some(unsaid);
    }
    match in_digits(name) {
        Some(InDigits::Sure(digits)) => {
            return Some(format!("write the number in digits: {digits}"));
        }
        Some(InDigits::Unsure) => return Some(ONE_NUMBER.to_owned()),
        None => {}
    }
    if let Some((food, amount)) = in_brackets(name) {
        return Some(format!(
            "an amount has no brackets around it: {food} {amount}"
        ));
    }
    if let Some(part) = of_hundred(name) {
        return Some(part);
    }
    if let Some((none, _)) = name.split_once(' ').filter(|(word, _)| is_none(word)) {
        return Some(format!(
            "leave the item out: what was not eaten is not written; a name that begins with {none:?} stands in quotes behind its amount"
        ));
    }
    if let Some((words, time)) = tail::time(name) {
        return Some(format!(
            "leave out {words:?}: when it was stands at the end, behind @, as in: 2 eggs @ {time}"
        ));
    }
    if let Some((words, meal)) = tail::meal(name) {
        return Some(format!(
            "leave out {words:?}: what the meal is called is said with --name {meal:?}"
        ));
    }
    if STATES.contains(&name.trim().to_lowercase().as_str()) {
        let told = "a comma parts items; what says how a food is stands before it, as in: 1 cup cooked rice";
        return Some(told.to_owned());
    }
    two_foods("", name)
}

/// A food and the amount in brackets behind it: `chicken (200g)`.
fn in_brackets(name: &str) -> Option<(&str, &str)> {
    let (food, amount) = name.trim().strip_suffix(')')?.rsplit_once('(')?;
    let (food, amount) = (food.trim(), amount.trim());
    let is_energy = |unit: &str| matches!(text::fold(unit).as_str(), "kcal" | "kj" | "calories");
    let is_unit = |unit: &str| Unit::parse(unit).is_some() || is_energy(unit);
    let is_amount =
        number(amount).is_ok() || with_unit(amount).is_ok_and(|(_, unit)| is_unit(unit));
    (is_amount && !food.is_empty()).then_some((food, amount))
}

/// Two foods with a word between them, as two items; the amount is that of the first.
fn two_foods(amount: &str, name: &str) -> Option<String> {
    let (before, behind) = BETWEEN.iter().find_map(|word| name.split_once(word))?;
    // A part of what stands before it is no other food.
    let words: Vec<&str> = behind.split_whitespace().collect();
    match words[..] {
        ["half", "a" | "an" | "the", _, ..] => {}
        ["a" | "one", "half" | "third" | "quarter", ..] | ["half" | "quarter", ..] => {
            return Some(ONE_NUMBER.to_owned());
        }
        _ => {}
    }
    let first = format!("{amount} {}", before.trim());
    Some(format!(
        "a comma parts two foods: {}, {}; what you eat often can be a recipe: journal recipe save",
        first.trim(),
        behind.trim()
    ))
}

/// Whether a word says that there was nothing.
fn is_none(word: &str) -> bool {
    let word = text::fold(word);
    ["zero", "no", "aucun", "aucune"].contains(&word.as_str())
}

/// A percentage within the name of what has an amount: it says how a food is, and is no part of one.
fn with_percentage(amount: &str, name: &str, is_quoted: bool) -> Option<String> {
    let (number, behind) = name.split_once('%')?;
    if !number.trim().ends_with(|c: char| c.is_ascii_digit()) {
        return None;
    }
    let search = format!("journal find {}", quoted(name));
    Some(match is_quoted {
        true => format!("how foods are called is told by: {search}"),
        false => {
            let is_first = number.trim().parse::<Decimal>().is_ok();
            let food = Some(behind.trim()).filter(|food| is_first && !food.is_empty());
            let bare = food.map(|food| format!("leave out {number}%: {amount} {food}; "));
            let bare = bare.unwrap_or_default();
            format!(
                "{bare}a name with a per cent sign stands in quotes; look for it with: {search}"
            )
        }
    })
}

/// What begins with a percentage, as the number that it is: `0.33 banana`.
fn of_hundred(name: &str) -> Option<String> {
    let (number, rest) = name.split_once('%')?;
    let number: Decimal = number.trim().replace(',', ".").parse().ok()?;
    let part = number.checked_div(Decimal::ONE_HUNDRED)?.normalize();
    let food = rest.trim();
    (!food.is_empty() && !part.is_zero())
        .then(|| format!("a part is written as a number: {part} {food}"))
}

/// The same where what stands behind the first word is no food, of which there could be dozens.
pub(super) fn of_dozens(name: &str) -> Option<String> {
    let (_, food) = behind_dozen(name)?;
    Some(format!(
        "write how many {food} they are in digits, a dozen as 12"
    ))
}

/// So many dozens as the number that they are: of `2 dozen large eggs` 24.
fn dozens(amount: &str, name: &str) -> Option<String> {
    let (dozen, food) = behind_dozen(name)?;
    let amount: Decimal = amount.parse().ok()?;
    let number = amount.checked_mul(dozen)?.normalize();
    Some(format!("write the number in digits: {number} {food}"))
}

/// How many a dozen is, and what stands behind it.
fn behind_dozen(name: &str) -> Option<(Decimal, &str)> {
    let (word, rest) = name.split_once(' ')?;
    Some((dozen(word)?, joint::without_joint(rest)))
}
