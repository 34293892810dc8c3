//! The examples of the command line's contract, and the traps other trackers fall into.

mod energy;
mod parts;
mod pasted;
mod properties;
mod refusals;
mod times;
mod understood;

use super::*;
use crate::error::{Code, Error};

/// The items' canonical texts with a mark for what kind each is.
fn shown(text: &str) -> Vec<String> {
    let phrase = parse(text).unwrap_or_else(|error| panic!("{text}: {error}"));
    phrase.items.iter().map(|item| mark(&item.what)).collect()
}

fn mark(what: &What) -> String {
    match what {
        What::Calories { kcal, name } => format!("{kcal} kcal|{}", name.as_deref().unwrap_or("-")),
        What::Food(food) => {
            let quantity = food
                .quantity
                .map_or("-".to_owned(), |number| number.to_string());
            let unit = match &food.unit {
                UnitText::None => "-".to_owned(),
                UnitText::Known(unit) => unit.to_string(),
                UnitText::Word(word) => format!("'{word}'"),
            };
            let quote = if food.quoted { "\"" } else { "" };
            format!("{quantity}|{unit}|{quote}{}", food.name)
        }
    }
}

fn one(text: &str) -> String {
    let mut items = shown(text);
    assert_eq!(items.len(), 1, "{text}: {items:?}");
    items.remove(0)
}

fn refused(text: &str) -> Error {
    match parse(text) {
        Ok(phrase) => panic!("{text} is understood as {phrase:?}"),
        Err(error) => {
            assert_eq!(error.code(), Code::NotUnderstood, "{text}");
            assert!(error.hint_text().is_some(), "{text}");
            error
        }
    }
}
