//! Two numbers in one item: two items without a comma, one number in two, or a range.

use super::What;
use super::food::{item, words};
use super::packs;
use super::split::Word;
use super::token::{Token, measure_at, range, two_amounts, words_from};
use super::trouble::Trouble;
use crate::model::limits;

/// Why an item with two numbers is none, and what may be meant.
pub(super) fn refuse(typed: &[Word<'_>], tokens: &[Token<'_>]) -> Trouble {
    if is_range(tokens) {
        return range();
    }
    if let Some(trouble) = of_packs(tokens) {
        return trouble;
    }
    sum(tokens).unwrap_or_else(|| two_amounts(parted(typed)))
}

/// So many packs of so much: `2 50 g bars of chocolate`.
fn of_packs(tokens: &[Token<'_>]) -> Option<Trouble> {
    let [
        Token::Number { value: count, .. },
        Token::Number { value: size, .. },
        behind @ ..,
    ] = tokens
    else {
        return None;
    };
    let size = size.to_string();
    let said = [&[size.as_str()], &words(behind).ok()?[..]].concat();
    packs::refuse(*count, &said)
}

/// Two items that a comma without a blank may part, with the blank that it needs: `eggs 2,300 g rice`.
pub(super) fn around_comma(
    before: &[Token<'_>],
    literal: &str,
    rest: &str,
    behind: &[Word<'_>],
) -> Option<String> {
    let (one, other) = literal.split_once(',')?;
    let name = words(before).ok().filter(|name| !name.is_empty())?;
    let said = words_from(other, rest, behind);
    let (_, unit) = measure_at(&said[1..])?;
    let is_item = said.len() > 1 + unit && said.len() < limits::ECHO;
    is_item.then(|| {
        format!(
            "two items are parted by a comma and a blank: {} {one}, {}",
            name.join(" "),
            said.join(" ")
        )
    })
}

/// Whether two numbers are the ends of one: `2 to 3 eggs`.
fn is_range(tokens: &[Token<'_>]) -> bool {
    let mut threes = tokens.windows(3);
    threes.any(|three| match three {
        [
            Token::Number { .. },
            Token::Word(word),
            Token::Number { .. },
        ] => joins_ends(word),
        _ => false,
    })
}

/// Whether a word stands between the ends of a range.
pub(super) fn joins_ends(word: &str) -> bool {
    ["to", "or", "à", "ou"].contains(&word.to_lowercase().as_str())
}

/// What stands between two items where a comma belongs.
const AND: [&str; 4] = ["and", "et", "&", "plus"];

/// The same, where what stands before it is no number.
const WITH: [&str; 2] = ["with", "avec"];

/// The same words with commas between the items that a word joins, if each of them is one: `2 eggs and 1 toast`.
fn parted(words: &[Word<'_>]) -> Option<String> {
    let joins = |word: &Word<'_>| matches!(word, Word::Plain(word) if AND.contains(word) || WITH.contains(word));
    let items: Vec<_> = words.split(joins).collect();
    let are_items = items.len() > 1 && items.iter().all(|words| is_whole_item(words));
    let typed = items.iter().map(|words| {
        let words = words.iter().map(|word| match word {
            Word::Plain(word) => Some(*word),
            Word::Quoted(_) => None,
        });
        Some(words.collect::<Option<Vec<_>>>()?.join(" "))
    });
    let typed = are_items.then(|| typed.collect::<Option<Vec<_>>>());
    Some(typed.flatten()?.join(", "))
}

/// Two numbers that a word joins, as the one that they may be: `a dozen and 2 eggs`.
fn sum(tokens: &[Token<'_>]) -> Option<Trouble> {
    let [
        Token::Number { value: one, .. },
        Token::Word(and),
        Token::Number { value: other, .. },
        behind @ ..,
    ] = tokens
    else {
        return None;
    };
    let food = words(behind)
        .ok()
        .filter(|food| !food.is_empty() && AND.contains(and))?;
    let sum = one.checked_add(*other)?.normalize();
    Some(Trouble::new(
        "two numbers of one amount",
        format!(
            "write them as one number: {sum} {}; a comma parts items",
            food.join(" ")
        ),
    ))
}

/// Whether words are an item with its amount, and no part of another: `a dozen` is one of what follows.
fn is_whole_item(words: &[Word<'_>]) -> bool {
    match item(words) {
        Ok(What::Food(food)) => food.quantity.is_some() && !PARTS.contains(&food.name.as_str()),
        read => read.is_ok(),
    }
}

/// Words that are a number of what is not said.
const PARTS: [&str; 7] = [
    "half", "third", "quarter", "dozen", "demi", "quart", "douzaine",
];
