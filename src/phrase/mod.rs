//! What a person types, understood: `200 g oats, 1 banana @ 8am`.
//!
//! Pure: no clock, no foods. Two halves that meet in the last words of a phrase:
//!
//! - [`parse`] parts a text into items: `split` finds the items and the time, `token` the numbers
//!   among the words, `amount` reads a number, `counted` one in words, `in_words` that of a label, `parts` a part of one thing, `demi` a half that is glued to its thing, `digits` tells how such a number is written in digits, `half_more` a half behind what is counted, `two_numbers` what two of them may be, `unit_alone` a unit that is one, `food` says which words are the unit and which the
//!   name, `calories` what energy alone may stand beside, `uncounted` which names it may have, `vague` and `tail` tell what is no number and no name, `packs` how many of which size, `pasted` what lists have beside their items, `misplaced` where a time belongs, `named` which foods are called as a time is, `print` writes an item so that it reads as the same item again;
//! - [`when`] turns `yesterday 7:30` into an instant in a zone.
//!
//! The rule behind all of it: what could be read in two ways is refused, with both named.
//! An amount never changes in silence, and no word that was typed disappears.

mod amount;
mod calories;
mod counted;
mod demi;
pub mod digits;
mod food;
mod half_more;
pub mod in_words;
pub mod joint;
pub mod misplaced;
mod named;
pub mod number;
mod packs;
mod parts;
mod pasted;
mod print;
mod sign;
mod split;
pub mod tail;
mod token;
mod trouble;
mod two_numbers;
mod uncounted;
mod unit_alone;
mod vague;
pub mod when;

#[cfg(test)]
mod tests;

use crate::error::Result;
use crate::model::{Amount, Unit};

/// A text, understood.
#[derive(Clone, Debug, PartialEq)]
pub struct Phrase {
    /// At least one item, in the order typed.
    pub items: Vec<PhraseItem>,
    /// The text behind the final `@` or `at`, which [`when::instant`] reads.
    pub when: Option<String>,
}

/// One item of a phrase.
#[derive(Clone, Debug, PartialEq)]
pub struct PhraseItem {
    /// The item as it was typed, without the time.
    pub text: String,
    /// What it says.
    pub what: What,
}

/// What an item says.
#[derive(Clone, Debug, PartialEq)]
pub enum What {
    /// So much of a food that is still to be found.
    Food(FoodPhrase),
    /// Calories alone: `500kcal`, `500 kcal burger`, `2000 kJ`.
    Calories {
        /// Kilocalories; of kilojoules a 4.184th, rounded to 3 decimals.
        kcal: Amount,
        /// What they came with.
        name: Option<String>,
    },
}

/// So much of a food.
#[derive(Clone, Debug)]
pub struct FoodPhrase {
    /// The number typed; `None` where there was none. Fractions that do not end, as 1/3, have 12
    /// decimals.
    pub quantity: Option<Amount>,
    /// What the number counts.
    pub unit: UnitText,
    /// The food's name as typed, or a reference `library/key`. Where `unit` is
    /// [`UnitText::None`] its first words may be a measure of the food: "slices rye bread".
    pub name: String,
    /// Whether the number was said in dozens: `a dozen rolls`. A food may be counted in dozens of its own.
    pub in_dozens: bool,
    /// Whether the name stood in double quotes: then it is the whole name and nothing else.
    pub quoted: bool,
    /// The same words with a longer name, the longest first, where a number in words or a unit may be the
    /// first of it as well: so `three cup chicken` is read where a food is called just so.
    pub otherwise: Vec<FoodPhrase>,
}

impl PartialEq for FoodPhrase {
    /// Whether two say the same, by whichever words.
    fn eq(&self, other: &Self) -> bool {
        let said = |food: &FoodPhrase| (food.quantity, food.quoted);
        said(self) == said(other) && self.unit == other.unit && self.name == other.name
    }
}

/// The word behind a number.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum UnitText {
    /// None, or none that could be told from the name.
    None,
    /// A unit of mass or volume.
    Known(Unit),
    /// Words that only the food can know, as it stands: `slices` in "bread 2 slices".
    Word(String),
}

/// Understands a text of one or more items.
///
/// Items are parted by `,` `;` `+` and line ends; the last may be followed by a time. One item
/// that is not understood makes the whole text an error ([`crate::error::Code::NotUnderstood`]),
/// which names the item and says what would be understood.
pub fn parse(text: &str) -> Result<Phrase> {
    parse_knowing(text, &|_| false)
}

/// The same where foods may be called as a time is. `is_food` says whether an item that would else have a
/// time in it is of a food: then its name is taken as if it stood in quotes.
///
/// Errors: as of [`parse`].
pub fn parse_knowing(text: &str, is_food: &dyn Fn(&PhraseItem) -> bool) -> Result<Phrase> {
    let pieces = split::split(text)?;
    let items = pieces.items.iter().enumerate().map(|(at, piece)| {
        let what = food::item(&piece.words).or_else(|trouble| {
            let named = trouble.is_time.then(|| named::item(piece, is_food));
            named.flatten().ok_or_else(|| {
                let joined = pasted::without_comma(&pieces.items[..=at]);
                joined.unwrap_or(trouble).with(piece.text)
            })
        });
        let what = what?;
        Ok(PhraseItem {
            text: piece.text.to_owned(),
            what,
        })
    });
    Ok(Phrase {
        items: items.collect::<Result<_>>()?,
        when: pieces.when.map(str::to_owned),
    })
}
