//! How the words of an item are read: which of them are the food, and which a measure of it.

mod dozens;
mod own;
mod pieces;

use rust_decimal::Decimal;

use super::finder::{Finder, Found, advice, behind_an_amount, in_full};
use super::{everyday, measure, recipe, sized, whole};
use crate::error::{Code, Error, Result, quoted};
use crate::model::{Amount, Food, Library};
use crate::phrase::digits::{InDigits, in_digits};
use crate::phrase::{FoodPhrase, UnitText, joint};
use crate::rules::text;
use crate::rules::units::System;

/// A food that was meant, and the unit in which there is so much of it.
type Reading = (Found, UnitText);

/// A food that was meant, and how much of it.
pub struct Meant {
    /// The food.
    pub found: Found,
    /// How many; `None` where no number was typed.
    pub quantity: Option<Amount>,
    /// Of what.
    pub unit: UnitText,
}

/// The food of an item, and the unit: in `2 slices rye bread` the first word may be a measure.
///
/// Errors: `NotFound`, `Ambiguous`, `NotUnderstood`.
pub fn find(phrase: &FoodPhrase, finder: &Finder<'_>, system: System) -> Result<Meant> {
    for longer in &phrase.otherwise {
        if let Some(found) = finder.find_familiar(&longer.name)? {
            let (quantity, unit) = (longer.quantity, longer.unit.clone());
            return Ok(Meant {
                found,
                quantity,
                unit,
            });
        }
    }
    let words = Words {
        phrase,
        finder,
        system,
    };
    finder.advise(advice(&phrase.name).and_then(|hint| behind(phrase, &hint)));
    let read = words.read().map(|read| dozens::meant(phrase, read));
    finder.advise(None);
    let read = match read {
        // Of several foods that are called so each is meant before a half of another.
        Err(error) if error.code() != Code::Ambiguous => words.part()?.ok_or(error),
        read => read,
    };
    read.map_err(
        |error| match error.hint_text().and_then(|hint| behind(phrase, hint)) {
            Some(hint) => error.hint(hint),
            None => error,
        },
    )
}

/// What is advised behind an amount, where there is one.
fn behind(phrase: &FoodPhrase, hint: &str) -> Option<String> {
    let quantity = phrase.quantity?;
    let amount = match &phrase.unit {
        UnitText::None => quantity.to_string(),
        UnitText::Known(unit) => format!("{quantity} {}", unit.as_str()),
        UnitText::Word(word) => format!("{quantity} {word}"),
    };
    behind_an_amount(&amount, &phrase.name, phrase.quoted, hint)
}

/// The words of an item behind its amount, with what they are looked up in.
struct Words<'a> {
    phrase: &'a FoodPhrase,
    finder: &'a Finder<'a>,
    system: System,
}

impl Words<'_> {
    /// The first reading that holds, the plainest before others.
    fn read(&self) -> Result<Reading> {
        if !self.phrase.quoted
            && let Some(own) = self.own_by_measure()?
        {
            return Ok(own);
        }
        if let Some(found) = self.called_so()? {
            return Ok(found);
        }
        if self.phrase.quoted {
            return self.loosely();
        }
        if let Some(found) = self.behind_article()? {
            return Ok(found);
        }
        self.refuse_measure()?;
        let first = match self.phrase.unit {
            UnitText::None => self.phrase.name.split_once(' '),
            _ => None,
        };
        // Of `fish & chips` the first is no measure of the second.
        let first = first.filter(|(_, rest)| !rest.starts_with('&'));
        match first {
            Some((word, rest)) => self.behind_word(word, self.without_joint(rest)?),
            None => self.behind_unit(),
        }
    }

    /// Refuses a measure without a food: of `2 slices` a search finds all that is sold in slices.
    fn refuse_measure(&self) -> Result<()> {
        if self.phrase.unit != UnitText::None {
            return Ok(());
        }
        let amount = self.phrase.quantity.map(|quantity| quantity.to_string());
        match measure::household::alone(&self.phrase.name, amount.as_deref()) {
            Some(error) => Err(error),
            None => Ok(()),
        }
    }

    /// All the words are the name, of a food that can be so much if there is one.
    fn called_so(&self) -> Result<Option<Reading>> {
        let (name, unit) = (self.phrase.name.as_str(), &self.phrase.unit);
        let fits = |food: &Food| measure::fits(food, self.phrase.quantity, unit, self.system);
        let found = match self.finder.find_exactly_if(name, fits)? {
            None => self.finder.find_exactly(name)?,
            fitting => fitting,
        };
        let found = match found {
            None => recipe::find_cooked(self.phrase, self.finder)?,
            found => found,
        };
        // A dish of a catalogue that takes no such amount: of `1 cup grated carrots` carrots may be meant.
        if found.as_ref().is_some_and(|found| !fits(&found.food))
            && self.finder.find_familiar(name)?.is_none()
            && let Some(in_unit) = self.in_unit()?
        {
            return Ok(Some(in_unit));
        }
        Ok(found.map(|found| self.as_typed(found)))
    }

    /// The name behind an article: `an egg`.
    fn behind_article(&self) -> Result<Option<Reading>> {
        let name = &self.phrase.name;
        let Some((article, bare)) = joint::article(name) else {
            return Ok(None);
        };
        match self.finder.find_exactly(bare)? {
            Some(_) if self.phrase.quantity.is_none() && joint::leaves_amount_open(article) => {
                Err(how_much(name, bare))
            }
            found => Ok(found.map(|found| self.as_typed(found))),
        }
    }

    /// A part of one thing that is called so, in front of which the article is left out: `half banana`, `a quarter
    /// pizza`, `half slice rye bread`. It is read so where nothing else can be: `half fat milk` is no half of fat
    /// milk, which nothing is called. Behind the thing it is refused.
    fn part(&self) -> Result<Option<Meant>> {
        let FoodPhrase {
            quantity,
            unit: UnitText::None,
            quoted: false,
            name,
            ..
        } = self.phrase
        else {
            return Ok(None);
        };
        if let Some(thing) = name.strip_suffix(" half")
            && self.finder.find_exactly(thing)?.is_some()
        {
            let what = format!("{name:?} is not understood: a part stands in front of the food");
            return Err(Error::new(Code::NotUnderstood, what).hint(format!("write ½ {thing}")));
        }
        // Of two halves nobody knows whether they are one thing.
        let is_one = quantity.is_none_or(|quantity| quantity == Amount::from(1));
        let Some((part, thing)) = part_of(name).filter(|_| is_one) else {
            return Ok(None);
        };
        let one = match self.finder.find_exactly(thing)? {
            // Of parts of several nobody knows how many they are.
            Some(_) if thing.ends_with(['s', 'x']) => None,
            Some(found) => Some((found, UnitText::None)),
            None => match thing.split_once(' ') {
                Some((word, rest)) => self.in_measure(word, self.without_joint(rest)?)?,
                None => None,
            },
        };
        Ok(one.map(|(found, unit)| Meant {
            found,
            quantity: Some(Amount::from(part)),
            unit,
        }))
    }

    /// The name behind a measure without what joins the two, where an article may be the name's.
    fn without_joint<'t>(&self, rest: &'t str) -> Result<&'t str> {
        if let Some(name) = joint::with_article(rest)
            && self.finder.find_familiar(name)?.is_some()
        {
            return Ok(name);
        }
        Ok(joint::without_joint(rest))
    }

    /// The first word is a measure, or says that it is all of it; else sizes or pieces are among the words,
    /// or they are only near to a name.
    fn behind_word(&self, word: &str, rest: &str) -> Result<Reading> {
        self.refuse_letter(word, rest)?;
        if let Some(found) = self.in_measure(word, rest)? {
            return Ok(found);
        }
        let name = &self.phrase.name;
        if let Some(found) = sized::find(name, self.finder)? {
            return Ok(found);
        }
        if let Some(found) = self.finder.find_loosely(name)? {
            // Of several that have all the words one was chosen, which may be measured in the first.
            return Ok(match measure::has_measure(&found.food, word) {
                true => (found, UnitText::Word(word.to_owned())),
                false => self.as_typed(found),
            });
        }
        // Nothing is called so, but what stands behind the first word may be a food.
        let missed = || Err(self.finder.missed(name, Some(rest)));
        let Some(found) = self.finder.find_exactly(rest)? else {
            return missed();
        };
        if let Some(error) = no_measure(word, rest, name) {
            return Err(error);
        }
        let unit = UnitText::Word(word.to_owned());
        let is_joined = name.len() > word.len() + 1 + rest.len();
        // Before `of` the word is a measure; behind an amount it may be the first of a name as well; else it
        // is no more than that.
        match measure::measure(&found, self.phrase.quantity, &unit, self.system) {
            Err(_) if measure::are_several(&found, &unit) => Ok((found, unit)),
            Err(_) if !is_joined && self.phrase.quantity.is_none() => missed(),
            Err(error) if !is_joined => Err(neither(name, error)),
            _ => Ok((found, unit)),
        }
    }

    /// Refuses a letter that is meant as a unit, before a food is chosen that would be counted without it: a food of
    /// this person's may have a measure of that letter.
    fn refuse_letter(&self, word: &str, rest: &str) -> Result<()> {
        let name = &self.phrase.name;
        let quantity = self.phrase.quantity.map(|quantity| quantity.to_string());
        let Some(hint) = quantity.and_then(|quantity| in_full(&quantity, name)) else {
            return Ok(());
        };
        let has_measure = |found: &Found| measure::has_measure(&found.food, word);
        match self
            .finder
            .find_own(rest, rest)?
            .as_ref()
            .is_some_and(has_measure)
        {
            true => Ok(()),
            false => {
                let what = format!("{word:?} in front of {rest:?} is no unit");
                Err(Error::new(Code::NotUnderstood, what).hint(hint))
            }
        }
    }

    /// Words of the unit or pieces are among those behind it; else they are only near to a name.
    fn behind_unit(&self) -> Result<Reading> {
        if let Some(found) = self.in_unit()? {
            return Ok(found);
        }
        match sized::in_pieces(&self.phrase.name, self.finder)? {
            Some(found) => self.of_pieces(found),
            None => self.loosely(),
        }
    }

    /// The first words of the name belong to the unit: `1 cup chopped carrots`.
    fn in_unit(&self) -> Result<Option<Reading>> {
        match self.phrase.unit {
            UnitText::Known(unit) if !self.phrase.quoted => {
                sized::in_unit(unit, &self.phrase.name, self.finder)
            }
            _ => Ok(None),
        }
    }

    /// The first word as a measure of what the others name.
    fn in_measure(&self, word: &str, rest: &str) -> Result<Option<Reading>> {
        let has_measure = |food: &Food| measure::has_measure(food, word);
        let Some(found) = self.finder.find_exactly_if(rest, has_measure)? else {
            return match self.phrase.quantity {
                Some(_) => whole::of_unit((word, rest), self.finder),
                None => Ok(None),
            };
        };
        if whole::is_said((word, rest), &found, self.finder, self.system)? {
            return Ok(Some((found, UnitText::None)));
        }
        // An own food is meant before any of a catalogue, however its measures are called.
        let is_own = found.is_chosen || found.reference.library == Library::Mine;
        let is_measure = has_measure(&found.food);
        if let (false, Some(InDigits::Sure(_))) = (is_measure, in_digits(&self.phrase.name))
            && let Some(error) = no_measure(word, rest, &self.phrase.name)
        {
            return Err(error);
        }
        let is_meant = is_own || is_measure;
        Ok(is_meant.then(|| (found, UnitText::Word(word.to_owned()))))
    }

    /// What the words are only near to.
    fn loosely(&self) -> Result<Reading> {
        match self.finder.find_loosely(&self.phrase.name)? {
            Some(found) => Ok(self.as_typed(found)),
            None => Err(self.finder.missed(&self.phrase.name, None)),
        }
    }

    /// In the unit that was typed; with the name behind it, where the food has a measure of all those words:
    /// `1 cup cherry tomatoes`.
    fn as_typed(&self, found: Found) -> Reading {
        let unit = &self.phrase.unit;
        if let UnitText::Known(known) = unit {
            let label = format!("{known} {}", self.phrase.name);
            if measure::has_label(&found.food, &label) {
                return (found, UnitText::Word(label));
            }
        }
        (found, unit.clone())
    }
}

/// A part that begins a name, and what it is a part of.
fn part_of(name: &str) -> Option<(Decimal, &str)> {
    let (word, thing) = name.split_once(' ')?;
    let part = match text::fold(word).as_str() {
        "half" | "demi" => Decimal::new(5, 1),
        "quarter" => Decimal::new(25, 2),
        _ => return None,
    };
    Some((part, thing))
}

/// Why words are no food, where the first is no measure of the food that the others name.
fn neither(name: &str, no_measure: Error) -> Error {
    let what = format!("no food is called {name:?}, and {}", no_measure.message());
    no_measure.with_message(what)
}

/// Why a word in front of a food is none of its measures, if it is clear what it is instead.
fn no_measure(word: &str, food: &str, name: &str) -> Option<Error> {
    let what = format!("{name:?} is not understood: {word:?} is no measure of {food:?}");
    let hint = match advice(name) {
        Some(advice) => advice,
        None if everyday::find(word).is_some() => {
            format!(
                "if two foods are meant, a comma parts them: {word}, {food}; if it is one, look what it is called: journal find {}",
                quoted(name)
            )
        }
        None => return None,
    };
    Some(Error::new(Code::NotUnderstood, what).hint(hint))
}

fn how_much(typed: &str, food: &str) -> Error {
    // Of butter there are not two.
    let count = match food.ends_with(['s', 'x']) {
        true => format!("2 {food}, "),
        false => String::new(),
    };
    Error::new(
        Code::NotUnderstood,
        format!("{typed:?} does not say how much it was"),
    )
    .hint(format!("write how many or how much: {count}30 g {food}"))
}
