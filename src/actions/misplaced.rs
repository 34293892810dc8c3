//! Times that stand in an item of which no food is found: `2 eggs friday`, `fri 2 eggs`.
//!
//! A food may be called so. What is one stays one: only what is none is told as a time, in the whole phrase as it
//! is understood.

use super::finder::Finder;
use super::log::{self, Understood};
use crate::error::{Code, Error, Result};
use crate::phrase::misplaced::{AT_THE_END, is_time, ways, without_joint};
use crate::phrase::{self, Phrase, PhraseItem, UnitText, What};
use crate::rules::units::System;

/// Understands every item of a phrase that may have a time, or none.
///
/// Errors: as of [`log::understand`], saying where a time belongs that stands in an item.
pub fn understand(phrase: &Phrase, finder: &Finder<'_>, system: System) -> Result<Vec<Understood>> {
    let items = 0..phrase.items.len();
    items
        .map(|at| {
            let understand = |item: &PhraseItem| log::understand_item(item, finder, system);
            item(phrase, at, (finder, system), understand)
        })
        .collect()
}

/// Understands one item of a phrase that may have a time, in this way.
///
/// Errors: as of [`understand`].
pub fn item(
    phrase: &Phrase,
    at: usize,
    (finder, system): (&Finder<'_>, System),
    understand: impl FnOnce(&PhraseItem) -> Result<Understood>,
) -> Result<Understood> {
    let item = &phrase.items[at];
    let phrase = Tried {
        phrase,
        at,
        finder: finder.unasked(),
        system,
    };
    // What only a list would answer is not asked where the answer is no food.
    if is_behind_a_time(item)
        && !phrase.is_called(item)
        && let Some(moved) = phrase.moved()
    {
        let what = format!("not understood: {} (a time inside an item)", item.text);
        return Err(Error::new(Code::NotUnderstood, what).hint(moved));
    }
    understand(item).map_err(|error| phrase.hinted(error))
}

/// Whether an item is a time with an amount behind it: `fri 2 eggs`.
fn is_behind_a_time(item: &PhraseItem) -> bool {
    match &item.what {
        What::Food(food) => {
            let is_behind = matches!(food.unit, UnitText::Word(_));
            is_behind && !food.quoted && is_time(&food.name)
        }
        What::Calories { .. } => false,
    }
}

/// A phrase, of which other readings of an item are tried where nobody is asked.
struct Tried<'p, 'f> {
    phrase: &'p Phrase,
    at: usize,
    finder: Finder<'f>,
    system: System,
}

impl Tried<'_, '_> {
    /// Whether a food, or several, are called as the item says.
    fn is_called(&self, item: &PhraseItem) -> bool {
        match &item.what {
            What::Food(food) => !matches!(self.finder.find_named(&food.name), Ok(None)),
            What::Calories { .. } => true,
        }
    }

    /// Whether the item is understood in this reading.
    fn reads(&self, phrase: &Phrase) -> bool {
        let item = phrase.items.get(self.at);
        item.is_some_and(|item| log::understand_item(item, &self.finder, self.system).is_ok())
    }

    /// Where the time belongs.
    fn moved(&self) -> Option<String> {
        let mut ways = ways(self.phrase, self.at);
        let (text, _) = ways.find(|(_, phrase)| self.reads(phrase))?;
        Some(format!("{AT_THE_END}: {text}"))
    }

    /// What to do about a word that leads to a time which is not there.
    fn unjoined(&self) -> Option<String> {
        let (text, word) = without_joint(self.phrase, self.at)?;
        let phrase = phrase::parse(&text)
            .ok()
            .filter(|phrase| self.reads(phrase))?;
        Some(match phrase.when {
            Some(_) => format!("leave out {word:?}: {text}"),
            None => format!("leave out {word:?}, or write a time behind it: {text} @ 8am"),
        })
    }

    fn hinted(&self, error: Error) -> Error {
        if !matches!(
            error.code(),
            Code::NotFound | Code::Ambiguous | Code::NotUnderstood
        ) {
            return error;
        }
        let Some(told) = self.moved().or_else(|| self.unjoined()) else {
            return error;
        };
        match (error.code(), error.hint_text()) {
            // Other foods may be meant.
            (Code::Ambiguous, Some(hint)) => {
                let hint = format!("{hint}; {told}");
                error.hint(hint)
            }
            (Code::NotUnderstood, Some(hint)) => {
                let hint = format!("{told}; if no time is meant: {hint}");
                error.hint(hint)
            }
            _ => error.candidates(Vec::new()).hint(told),
        }
    }
}
