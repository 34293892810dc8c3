//! Words that people write for a unit or a measure, and that are none: each with the one that is meant.

use super::{base_of, has_measure, household, label_head, measure, natural};
use crate::actions::finder::Found;
use crate::actions::spelling::Spelling;
use crate::model::{Amount, Unit};
use crate::phrase::UnitText;
use crate::rules::text;
use crate::rules::units::System;

/// Letters of a unit to which too many words are near.
const SHORTEST: usize = 2;

/// Metric units have no pint to say these in.
const QUART: &str = "0.946 l for each of the US, 1.137 l for each of the UK";
const GALLON: &str = "3.785 l for each of the US, 4.546 l for each of the UK";

/// For a unit.
const UNITS: [(&str, &str); 26] = [
    ("tblsp", "tbsp"),
    ("tblspn", "tbsp"),
    ("tbl", "tbsp"),
    ("tb", "tbsp"),
    ("tspn", "tsp"),
    ("grm", "g"),
    ("grms", "g"),
    ("garms", "g"),
    ("gramms", "g"),
    ("c", "cup"),
    ("cs", "càs"),
    ("c.s", "càs"),
    ("c.c", "càc"),
    ("qt", QUART),
    ("qts", QUART),
    ("quart", QUART),
    ("quarts", QUART),
    ("gallon", GALLON),
    ("cuillere", "càs, or càc of a teaspoon"),
    ("cuilleres", "càs, or càc of a teaspoon"),
    ("cuil", "càs, or càc of a teaspoon"),
    ("spoon", "tbsp, or tsp of a teaspoon"),
    ("spoons", "tbsp, or tsp of a teaspoon"),
    ("spoonful", "tbsp, or tsp of a teaspoon"),
    ("spoonfuls", "tbsp, or tsp of a teaspoon"),
    // A cubic centimetre in English, and a teaspoon in French.
    ("cc", "ml, or càc of a teaspoon"),
];

/// For a measure of many foods.
const MEASURES: [(&str, &str); 13] = [
    ("pc", "piece"),
    ("pcs", "piece"),
    ("slc", "slice"),
    ("slcs", "slice"),
    ("sm", "small"),
    ("sml", "small"),
    ("small-sized", "small"),
    ("med", "medium"),
    ("medium-sized", "medium"),
    ("lg", "large"),
    ("lrg", "large"),
    ("large-sized", "large"),
    ("xl", "extra large"),
];

/// For so much as a person takes.
const SOME: [&str; 8] = [
    "bit", "knob", "dollop", "drizzle", "splash", "peu", "soupcon", "larme",
];

/// What to write instead of a word that is no measure of a food.
pub(super) fn instead(found: &Found, word: &str) -> Option<String> {
    match word {
        "T" => return Some("write tbsp".to_owned()),
        "t" => return Some("write tsp".to_owned()),
        _ => {}
    }
    let said = text::fold(word.trim_end_matches('.'));
    let meant = |table: &[(&str, &'static str)]| {
        let slip = table.iter().find(|(slip, _)| *slip == said);
        slip.map(|(_, meant)| *meant)
    };
    if let Some(unit) = meant(&UNITS) {
        return Some(format!("write {unit}"));
    }
    if SOME.contains(&said.as_str()) {
        let base = base_of(found.food.data());
        return Some(format!(
            "{word} says no certain amount: write how much it was, such as 10 {base}"
        ));
    }
    let Some(measure) = meant(&MEASURES) else {
        return misspelled(found, word).map(|unit| format!("if {unit} is meant, write {unit}"));
    };
    if has_measure(&found.food, measure) {
        return Some(format!("write {measure}"));
    }
    let is_counted = measure == "piece" && natural(found, Amount::from(1)).is_ok();
    is_counted.then(|| format!("leave out {word}: a number alone counts them"))
}

/// The unit, or the measure of a food, that is spelled nearly so.
fn misspelled(found: &Found, word: &str) -> Option<String> {
    let measures = found.food.data().measures().iter();
    let heads = measures.map(|it| label_head(&it.label).trim().to_owned());
    let units = Unit::ALL.iter().flat_map(|unit| unit.spellings()).copied();
    let units = units.filter(|unit| unit.len() > SHORTEST);
    let words = heads.chain(household::all().map(str::to_owned));
    let words = words.flat_map(|word| [format!("{word}s"), word]);
    let known = words.chain(units.map(str::to_owned));
    let takes = |unit: &str| match Unit::parse(unit) {
        Some(known) => measure(found, None, &UnitText::Known(known), System::Metric).is_ok(),
        None => has_measure(&found.food, unit),
    };
    let spelling = Spelling::of(word);
    let near = known.filter(|unit| {
        let unit = Spelling::of(unit);
        spelling.slips_from(&unit).is_some_and(|slips| slips <= 1) && spelling.begins_as(&unit)
    });
    // Letters that are all there are only in the wrong order.
    let is_other = |unit: &String| {
        (
            letters(unit) != letters(word),
            unit.len().abs_diff(word.len()),
        )
    };
    near.filter(|unit| takes(unit)).min_by_key(is_other)
}

fn letters(word: &str) -> Vec<char> {
    let mut letters: Vec<char> = word.to_lowercase().chars().collect();
    letters.sort_unstable();
    letters
}
