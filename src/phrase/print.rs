//! An item written so that it reads as the same item again.

use std::fmt;

use super::amount::is_thousands;
use super::{FoodPhrase, Phrase, PhraseItem, UnitText, What, parse};
use crate::model::Amount;

impl fmt::Display for Phrase {
    /// Items parted by a comma, the time behind them.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (at, item) in self.items.iter().enumerate() {
            let comma = if at == 0 { "" } else { ", " };
            write!(f, "{comma}{item}")?;
        }
        match &self.when {
            Some(when) => write!(f, " @ {when}"),
            None => Ok(()),
        }
    }
}

impl fmt::Display for PhraseItem {
    /// Quick text of the item, whatever was typed.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.what.fmt(f)
    }
}

impl What {
    /// The ways to write it that read as the same item again, the most usual first; behind them, whether it reads as
    /// the same or not, the one in which quotes part name and amount.
    pub fn texts(&self) -> Vec<String> {
        let mut texts = self.candidates();
        let last = texts.pop();
        texts.retain(|text| reads_as(text, self));
        texts.extend(last);
        texts
    }

    fn candidates(&self) -> Vec<String> {
        match self {
            What::Food(food) => food_texts(food),
            What::Calories { kcal, name: None } => vec![format!("{} kcal", number(*kcal))],
            What::Calories {
                kcal,
                name: Some(name),
            } => vec![
                format!("{} kcal {name}", number(*kcal)),
                format!("{} kcal {}", number(*kcal), quoted(name)),
            ],
        }
    }
}

impl fmt::Display for What {
    /// Quick text: number, unit, name. Where that would read as something else, the number
    /// gets an `x`, or the name goes in front or into quotes.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut candidates = self.candidates();
        // A name that nobody typed (a food's own) may need quotes that the phrase did not have.
        let last = candidates.pop().unwrap_or_default();
        let text = candidates.into_iter().find(|text| reads_as(text, self));
        f.write_str(&text.unwrap_or(last))
    }
}

/// The ways to write it, the most usual first.
fn food_texts(food: &FoodPhrase) -> Vec<String> {
    let (plain, quoted) = (food.name.clone(), quoted(&food.name));
    let Some(quantity) = food.quantity.map(number) else {
        return if food.quoted {
            vec![quoted]
        } else {
            vec![plain, quoted]
        };
    };
    let count = match &food.unit {
        UnitText::None => quantity.clone(),
        UnitText::Known(unit) => format!("{quantity} {unit}"),
        UnitText::Word(word) => format!("{quantity} {word}"),
    };
    let mut texts = Vec::new();
    if !food.quoted {
        texts.push(format!("{count} {plain}"));
        if food.unit == UnitText::None {
            // No unit follows an x: "2x cup noodles".
            texts.push(format!("{quantity}x {plain}"));
        }
        texts.push(format!("{plain} {count}"));
    }
    texts.push(format!("{count} {quoted}"));
    texts.push(format!("{quoted} {count}"));
    if let UnitText::Word(word) = &food.unit {
        // Digits behind an x are no thousands: "bread 1x 000of".
        let names = [(!food.quoted).then_some(&plain), Some(&quoted)];
        let names = names.into_iter().flatten();
        texts.extend(names.map(|name| format!("{name} {quantity}x {word}")));
    }
    // The last stands for itself even if nothing reads back.
    texts.push(format!("{count} {quoted}"));
    texts
}

/// A number as it is never taken for thousands: `1.2340`.
fn number(amount: Amount) -> String {
    let text = amount.to_string();
    match is_thousands(&text) {
        true => text + "0",
        false => text,
    }
}

fn quoted(name: &str) -> String {
    format!("\"{}\"", name.replace('"', "\"\""))
}

fn reads_as(text: &str, what: &What) -> bool {
    parse(text).is_ok_and(|phrase| {
        phrase.when.is_none() && phrase.items.len() == 1 && phrase.items[0].what == *what
    })
}
