//! The word "whole" in front of what is counted whole: `1 whole banana` is a banana.
//!
//! Only where one of the food is all of it: a whole bread is no slice, nor is a whole chicken a piece.

use super::finder::{Finder, Found};
use super::measure::{label_head, measure};
use crate::error::Result;
use crate::phrase::UnitText;
use crate::rules::plural;
use crate::rules::units::System;

/// Measures that are one whole thing, beside those that are called like the food or a part of its name.
const WHOLE: [&str; 6] = ["small", "medium", "large", "each", "fruit", "whole"];

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

/// Whether a food says itself what a whole one is.
fn has_whole(found: &Found) -> bool {
    let measures = found.food.data().measures();
    measures
        .iter()
        .any(|measure| plural::alike(label_head(&measure.label), "whole"))
}

/// Whether one of a food is a whole one.
fn is_counted_whole(name: &str, found: &Found, system: System) -> bool {
    let Ok(one) = measure(found, None, &UnitText::None, system) else {
        return false;
    };
    let head = label_head(&one.unit).trim();
    let mut words = name.split_whitespace();
    // A cherry tomato is counted in cherries.
    WHOLE.contains(&head) || words.any(|word| plural::alike(head, word))
}
