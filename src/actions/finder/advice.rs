//! How something is written that is no name of a food.

use rust_decimal::Decimal;

use crate::phrase::{counted, tail};
use crate::rules::plural;

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

/// How something is written that is no name.
pub fn advice(name: &str) -> Option<String> {
    if let Some((number, rest)) = counted::in_digits(name) {
        return Some(format!("write the number in digits: {number} {rest}"));
    }
    if let Some(number) = of_hundred(name) {
        return Some(format!("a part is written as a number: {number}"));
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
        return Some(format!(
            "a comma parts items; what says how a food is stands before it, as in: 1 cup {name} rice"
        ));
    }
    let (before, behind) = BETWEEN.iter().find_map(|word| name.split_once(word))?;
    Some(format!(
        "a comma parts two foods: {}, {}; what you eat often can be a recipe: journal recipe save",
        before.trim(),
        behind.trim()
    ))
}

/// What begins with a percentage, with the number that it is: `0.33 banana`.
fn of_hundred(name: &str) -> Option<String> {
    let (number, rest) = name.split_once('%')?;
    let number: Decimal = number.trim().replace(',', ".").parse().ok()?;
    let part = number.checked_div(Decimal::ONE_HUNDRED)?.normalize();
    let food = rest.trim();
    (!food.is_empty()).then(|| format!("{part} {food}"))
}

/// The same where what stands behind the first word is no food, of which there could be dozens.
pub(super) fn of_dozens(name: &str) -> Option<String> {
    let (dozen, rest) = name.split_once(' ')?;
    plural::alike(dozen, "dozen").then(|| format!("write a dozen as 12: 12 {rest}"))
}
