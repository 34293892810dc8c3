//! Times that stand in an item of which no food is found: `2 eggs friday`, `fri 2 eggs`.
//!
//! A food may be called so. What is one stays one: only what is none is told as a time, in the whole phrase as it
//! is understood.

mod told;

use chrono::{DateTime, FixedOffset};

pub use self::told::{Of, Told};
use super::finder::Finder;
use super::log::{self, Understood};
use crate::error::{Code, Error, Result};
use crate::model::Date;
use crate::phrase::misplaced::{self, Reading, is_time, without_joint};
use crate::phrase::when::{self, Lean, Now};
use crate::phrase::{self, FoodPhrase, Phrase, PhraseItem, UnitText, What};
use crate::rules::units::System;

/// With what a phrase is read.
#[derive(Clone, Copy)]
pub struct Tools<'t, 'f> {
    /// Finds the foods.
    pub finder: &'t Finder<'f>,
    /// The system of units.
    pub system: System,
    /// Now, and where.
    pub now: Now,
    /// Which of several instants is meant.
    pub lean: Lean,
}

impl Tools<'_, '_> {
    /// A phrase, in which the name of a food that is called as a time is stays one.
    fn parse(&self, text: &str) -> Result<Phrase> {
        let is_food = |item: &PhraseItem| {
            let finder = self.finder.unasked();
            let is_meant = || match item.what {
                What::Food(_) => log::understand_item(item, &finder, self.system).is_ok(),
                What::Calories { .. } => false,
            };
            self.is_called(item) && (!self.is_of_time(item) || is_meant())
        };
        phrase::parse_knowing(text, &is_food)
    }

    /// Whether a food, or several, are called as the item says.
    fn is_called(&self, item: &PhraseItem) -> bool {
        let finder = self.finder.unasked();
        named(item).is_some_and(|name| !matches!(finder.find_named(name), Ok(None)))
    }

    /// Whether what an item names is a time, and nothing else.
    fn is_of_time(&self, item: &PhraseItem) -> bool {
        named(item).is_some_and(|name| is_time(name, today(&self.now)))
    }
}

/// What an item names.
fn named(item: &PhraseItem) -> Option<&str> {
    match &item.what {
        What::Food(food) => Some(&food.name),
        What::Calories { name, .. } => name.as_deref(),
    }
}

fn today(now: &Now) -> Date {
    now.instant.with_timezone(&now.zone).date_naive()
}

/// Understands a text as a time.
fn time_of(now: Now, lean: Lean) -> impl Fn(&str) -> Option<DateTime<FixedOffset>> {
    move |time| when::instant(time, &now, lean).ok().map(|moment| moment.at)
}

/// Why a text was not read.
#[derive(Debug)]
pub enum Refused {
    /// It has times, and should have none; without them this became of it, if it can be read.
    Timed(Told, Option<Error>),
    /// For another reason.
    Other(Error),
}

impl Refused {
    /// The error, where times are refused for this reason, with what to write instead.
    pub fn told(self, why: &str, instead: impl FnOnce(&Told) -> String) -> Error {
        match self {
            Refused::Timed(told, error) => {
                let instead = instead(&told);
                let hint = error.as_ref().and_then(Error::hint_text);
                match (error.as_ref().map(Error::code), hint) {
                    // Other foods may be meant.
                    (Some(Code::Ambiguous), Some(hint)) => {
                        let hint = format!("{hint}; {why}: {instead}");
                        error
                            .unwrap_or_else(|| Error::new(Code::Ambiguous, why))
                            .hint(hint)
                    }
                    (Some(Code::NotUnderstood), Some(hint)) => {
                        let hint = format!("{instead}; if no time is meant: {hint}");
                        Error::new(Code::NotUnderstood, why).hint(hint)
                    }
                    _ => Error::new(Code::NotUnderstood, why).hint(instead),
                }
            }
            Refused::Other(error) => error,
        }
    }
}

/// Refuses a text that cannot be read wherever its times stand, before anybody is asked about foods.
///
/// Errors: those of [`phrase::parse`].
pub fn refuse_unreadable(text: &str, today: Date) -> Result<()> {
    let Err(error) = phrase::parse_knowing(text, &|_| true) else {
        return Ok(());
    };
    let parts = misplaced::parts(text, today);
    match parts.is_some_and(|parts| has_times(&parts)) {
        true => Ok(()),
        false => Err(error),
    }
}

/// Understands a phrase that may have a time: its items in this way, if it is as it should be.
///
/// Errors: those of `check` and `understand`, saying where a time belongs that stands in an item.
pub fn understand(
    text: &str,
    of: Of<'_>,
    tools: Tools<'_, '_>,
    check: impl FnOnce(&Phrase) -> Result<()>,
    understand: impl Fn(&PhraseItem) -> Result<Understood>,
) -> Result<(Phrase, Vec<Understood>)> {
    let phrase = tools.parse(text);
    let told = told_beside(phrase.as_ref().ok(), text, of, tools);
    let hint = told.map(|told| told.hint(text, of));
    let hinted = |error: Error| match &hint {
        Some(hint) if is_of_words(&error) => error.hint(hint),
        _ => error,
    };
    let phrase = phrase.map_err(hinted)?;
    check(&phrase).map_err(hinted)?;
    let tried = Tried {
        phrase: &phrase,
        told: hint,
        tools,
    };
    let items = phrase.items.iter().enumerate();
    let items = items.map(|(at, item)| tried.item(at, item, &understand));
    let items = items.collect::<Result<_>>()?;
    Ok((phrase, items))
}

/// Understands a text that has no time, in this way.
///
/// Errors: `Timed` a text with one; those of `understand`.
pub fn timeless<T>(
    text: &str,
    tools: Tools<'_, '_>,
    understand: impl FnOnce(Phrase) -> Result<T>,
) -> std::result::Result<T, Refused> {
    let refused = |error: Error, is_read: bool| {
        let told = is_of_words(&error).then(|| told(text, Of::Item, tools));
        match told.flatten() {
            Some(told) => Refused::Timed(told, is_read.then_some(error)),
            None => Refused::Other(error),
        }
    };
    let phrase = tools.parse(text).map_err(|error| refused(error, false))?;
    if phrase.when.is_some() {
        let error = Error::new(Code::NotUnderstood, "there is no time here");
        return Err(refused(error, false));
    }
    understand(phrase).map_err(|error| refused(error, true))
}

/// Whether an error says that words are not understood.
fn is_of_words(error: &Error) -> bool {
    let code = error.code();
    matches!(code, Code::NotFound | Code::Ambiguous | Code::NotUnderstood)
}

/// How many items a text has, times left out; none are counted of one that is not read.
pub fn count(text: &str, now: &Now) -> usize {
    let parts = misplaced::parts(text, today(now)).unwrap_or_default();
    let is_item = |readings: &&Vec<Reading>| readings.iter().all(|way| way.item.is_some());
    parts.iter().filter(is_item).count()
}

/// The items and the time of a text of one part, of which the rest is read in this way.
pub fn apart(text: &str, now: &Now, is_read: impl Fn(&str) -> bool) -> Option<Told> {
    let [readings] = &misplaced::parts(text, today(now))?[..] else {
        return None;
    };
    let mut timed = readings.iter().filter(|way| !way.times.is_empty());
    let way = timed.find(|way| way.item.as_deref().is_some_and(&is_read))?;
    told::put_together(vec![way.clone()], Of::Item, time_of(*now, Lean::Past))
}

/// What is told of a phrase, if it was one: nothing where its time alone says when it was.
fn told_beside(
    phrase: Option<&Phrase>,
    text: &str,
    of: Of<'_>,
    tools: Tools<'_, '_>,
) -> Option<Told> {
    let Some(phrase) = phrase else {
        return told(text, of, tools);
    };
    let is_twice = phrase.when.is_some() && of.flag().is_some();
    let items = phrase.items.iter().map(|item| &*item.text);
    let items = items.collect::<Vec<_>>().join(", ");
    if !is_twice && !has_times(&misplaced::parts(&items, today(&tools.now))?) {
        return None;
    }
    told(text, of, tools).filter(|told| is_twice || told.items() != Some(&items))
}

fn has_times(parts: &[Vec<Reading>]) -> bool {
    let mut readings = parts.iter().flatten();
    readings.any(|reading| !reading.times.is_empty())
}

/// What is told of a text that has times which do not belong where they stand; nothing where every item is
/// understood as it stands.
fn told(text: &str, of: Of<'_>, tools: Tools<'_, '_>) -> Option<Told> {
    let parts = misplaced::parts(text, today(&tools.now))?;
    if !has_times(&parts) {
        return None;
    }
    let unasked = tools.finder.unasked();
    let finder = &unasked;
    let tools = Tools { finder, ..tools };
    let ways = parts.into_iter().map(|readings| chosen(readings, tools));
    told::put_together(
        ways.collect::<Option<Vec<_>>>()?,
        of,
        time_of(tools.now, tools.lean),
    )
}

/// The first way in which a part is understood. Where a list would ask which food it is, it is one without a time
/// only where nothing is understood with one.
fn chosen(readings: Vec<Reading>, tools: Tools<'_, '_>) -> Option<Reading> {
    let read = |way: &Reading| match &way.item {
        None => Ok(()),
        Some(item) => read(item, tools),
    };
    let mut asks = None;
    for way in readings {
        match read(&way) {
            Ok(()) => return Some(way),
            Err(Some(Code::Ambiguous)) if way.times.is_empty() => asks = Some(way),
            Err(_) => {}
        }
    }
    asks
}

/// Whether a text is one item of a food, or why the food is not found.
fn read(item: &str, tools: Tools<'_, '_>) -> std::result::Result<(), Option<Code>> {
    let phrase = tools.parse(item).map_err(|_| None)?;
    let ([item], None) = (&phrase.items[..], phrase.when) else {
        return Err(None);
    };
    let understood = log::understand_item(item, tools.finder, tools.system);
    understood.map(drop).map_err(|error| Some(error.code()))
}

/// A phrase, and what is told of its times.
struct Tried<'p, 't, 'f> {
    phrase: &'p Phrase,
    told: Option<String>,
    tools: Tools<'t, 'f>,
}

impl Tried<'_, '_, '_> {
    fn item(
        &self,
        at: usize,
        item: &PhraseItem,
        understand: impl Fn(&PhraseItem) -> Result<Understood>,
    ) -> Result<Understood> {
        if let Some(told) = &self.told {
            // What only a list would answer is not asked where the answer is no food.
            if self.is_behind_a_time(item) && !self.tools.is_called(item) {
                let what = format!("not understood: {} (a time inside an item)", item.text);
                return Err(Error::new(Code::NotUnderstood, what).hint(told));
            }
            self.tools.finder.say_above(told);
        }
        understand(item).map_err(|error| self.hinted(at, error))
    }

    /// Whether an item is a time with an amount behind it: `fri 2 eggs`.
    fn is_behind_a_time(&self, item: &PhraseItem) -> bool {
        match &item.what {
            What::Food(food) => {
                let is_behind = matches!(food.unit, UnitText::Word(_));
                is_behind && !food.quoted && is_time(&food.name, today(&self.tools.now))
            }
            What::Calories { .. } => false,
        }
    }

    /// What to do about a word that leads to a time which is not there.
    fn unjoined(&self, at: usize) -> Option<String> {
        let (text, word) = without_joint(self.phrase, at)?;
        let phrase = phrase::parse(&text).ok()?;
        let finder = self.tools.finder.unasked();
        let item = phrase.items.get(at)?;
        log::understand_item(item, &finder, self.tools.system).ok()?;
        Some(match phrase.when {
            Some(_) => format!("leave out {word:?}: {text}"),
            None => format!("leave out {word:?}, or write a time behind it: {text} @ 8am"),
        })
    }

    /// Why this item is none, where a food is called as the one before it and this with the comma between them:
    /// `200 g Bananas, raw`.
    fn in_quotes(&self, at: usize) -> Option<Error> {
        let (before, behind) = self.phrase.items.split_at_checked(at)?;
        let What::Food(first) = &before.last()?.what else {
            return None;
        };
        let bare = behind.iter().map_while(|item| match &item.what {
            What::Food(food) if food.quantity.is_none() => Some(food.name.as_str()),
            _ => None,
        });
        let bare: Vec<&str> = bare.collect();
        let finder = self.tools.finder.unasked();
        (1..=bare.len()).rev().find_map(|count| {
            let name = format!("{}, {}", first.name, bare[..count].join(", "));
            finder.find_exactly(&name).ok()??;
            let what = format!("a comma parts items, and {name:?} is one food");
            let food = FoodPhrase {
                name,
                quoted: true,
                ..first.clone()
            };
            let hint = format!("a name with a comma stands in quotes: {}", What::Food(food));
            Some(Error::new(Code::NotUnderstood, what).hint(hint))
        })
    }

    fn hinted(&self, at: usize, error: Error) -> Error {
        if !is_of_words(&error) {
            return error;
        }
        if let Some(told) = self.in_quotes(at) {
            return told;
        }
        let Some(told) = self.told.clone().or_else(|| self.unjoined(at)) else {
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
