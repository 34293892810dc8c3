//! Words that people write for a unit or a measure, and that are none: each with the one that is meant.

use super::{base_of, has_measure, natural};
use crate::actions::finder::Found;
use crate::model::Amount;
use crate::rules::text;

/// For a unit.
const UNITS: [(&str, &str); 12] = [
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
    let measure = meant(&MEASURES)?;
    if has_measure(&found.food, measure) {
        return Some(format!("write {measure}"));
    }
    let is_counted = measure == "piece" && natural(found, Amount::from(1)).is_ok();
    is_counted.then(|| format!("leave out {word}: a number alone counts them"))
}
