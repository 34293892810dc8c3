//! The word "whole" in front of what is counted whole: `1 whole banana` is a banana.
//!
//! Only where one of the food is all of it: a whole bread is no slice, nor is a whole chicken a piece.

use super::finder::{Finder, Found};
use super::measure::{self, label_head};
use super::sized;
use crate::error::Result;
use crate::model::{Food, Unit};
use crate::phrase::{UnitText, joint};
use crate::rules::plural;
use crate::rules::units::System;

/// Measures that are one whole thing, beside those that are called like the food or a part of its name.
const WHOLE: [&str; 6] = ["small", "medium", "large", "each", "fruit", "whole"];

/// Words of the longest name of a unit.
const UNIT_WORDS: usize = 3;

/// Whether a word in front of a food's name only says that it is all of it. An own food that has both
/// words is meant rather.
///
/// Errors: those of looking for own foods.
pub(super) fn is_said(
    (word, name): (&str, &str),
    found: &Found,
    finder: &Finder<'_>,
    system: System,
) -> Result<bool> {
    let is_word = word.eq_ignore_ascii_case("whole");
    if !is_word || has_whole(found) || !is_counted_whole(name, found, system) {
        return Ok(false);
    }
    Ok(!finder.has_own(&format!("{word} {name}"))?)
}

/// The food and the unit of what stands behind the word, where it only says that the unit is full: of
/// `1 whole cup milk` milk by the cup. An own food that has all the words is meant rather.
///
/// Errors: those of looking for the food.
pub(super) fn of_unit(
    (word, rest): (&str, &str),
    finder: &Finder<'_>,
) -> Result<Option<(Found, UnitText)>> {
    if !word.eq_ignore_ascii_case("whole") || finder.has_own(&format!("{word} {rest}"))? {
        return Ok(None);
    }
    if let Some((unit, name)) = unit_of(rest) {
        let found = finder.find_exactly(joint::without_joint(&name))?;
        return Ok(found.map(|found| (found, UnitText::Known(unit))));
    }
    let Some((measure, name)) = rest.split_once(' ') else {
        return Ok(None);
    };
    let has_measure = |food: &Food| measure::has_measure(food, measure);
    let found = finder.find_exactly_if(joint::without_joint(name), has_measure)?;
    match found.filter(|found| has_measure(&found.food)) {
        Some(found) => Ok(Some((found, UnitText::Word(measure.to_owned())))),
        None => sized::find(rest, finder),
    }
}

/// The unit that words begin with, and the words behind it. Of a pound there is none: pound cake is a food.
fn unit_of(words: &str) -> Option<(Unit, String)> {
    let words: Vec<&str> = words.split_whitespace().collect();
    let mut parted = (1..words.len().min(UNIT_WORDS + 1)).rev();
    let read = parted.find_map(|count| {
        let (unit, name) = words.split_at(count);
        Some((Unit::parse(&unit.join(" "))?, name.join(" ")))
    });
    read.filter(|(unit, _)| *unit != Unit::Pound)
}

/// Whether a food says itself what a whole one is.
fn has_whole(found: &Found) -> bool {
    let measures = found.food.data().measures();
    measures
        .iter()
        .any(|measure| plural::alike(label_head(&measure.label), "whole"))
}

/// Whether one of a food is a whole one.
fn is_counted_whole(name: &str, found: &Found, system: System) -> bool {
    let Ok(one) = measure::measure(found, None, &UnitText::None, system) else {
        return false;
    };
    let head = label_head(&one.unit).trim();
    let mut words = name.split_whitespace();
    // A cherry tomato is counted in cherries.
    WHOLE.contains(&head) || words.any(|word| plural::alike(head, word))
}
