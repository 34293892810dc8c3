//! The household measures of the download: `food_portion.csv`, and the serving of a product.
//!
//! A portion says its unit in one of three ways: SR Legacy in `modifier`, with an amount of it;
//! Foundation by `measure_unit_id`, and `modifier` says more; Survey as `1 cup, sliced` in
//! `portion_description`.

use std::collections::HashMap;
use std::collections::hash_map::Entry;

use rust_decimal::Decimal;

use super::super::files::Files;
use super::super::notes::Notes;
use super::super::plausible::is_size;
use super::super::read;
use super::super::report::Reason;
use super::super::usda_weight::{Measures, measure};
use super::broken::Broken;
use super::index::Index;
use super::table::{Columns, Table};
use crate::error::Result;
use crate::model::{Amount, Base, Portion};
use crate::rules::measured::goes_on;

/// The table of units, and how many are read; those that are published have some 120.
const UNITS: &str = "measure_unit.csv";
const MOST_UNITS: usize = 10_000;
/// What is wrong with a row of portions, and with one of units.
const UNREAD: &str = "cut off, or come apart at a comma or a quote, or no food in it";
const UNREAD_UNIT: &str =
    "cut off, or come apart at a comma or a quote, or no number of a unit in it";
/// What is wrong with a second row of a unit.
const REPEATED_UNIT: &str = "one more name for the number of a unit, of which the first counts";
/// The unit of a portion whose unit is none.
const UNDETERMINED: u32 = 9999;
/// What Survey calls the portion that counts when nobody says how much.
const USUAL: &str = "Quantity not specified";
/// What a serving is called when nobody says how it is measured.
const SERVING: &str = "serving";

/// The portions of a food.
#[derive(Debug, Default)]
pub(super) struct Portions {
    pub(super) measures: Measures,
    pub(super) usual: Option<Portion>,
}

/// The portions of the foods that are asked for, by their numbers.
///
/// Errors: `NotUnderstood` when a table cannot be read.
pub(super) fn read(
    files: &Files,
    index: &Index,
    broken: &mut Broken,
) -> Result<HashMap<u32, Portions>> {
    let mut foods: HashMap<u32, Portions> = HashMap::new();
    let columns = Columns {
        needed: &["fdc_id", "gram_weight"],
        others: &[
            "amount",
            "measure_unit_id",
            "portion_description",
            "modifier",
        ],
    };
    let Some(mut table) = Table::find(files, "food_portion.csv", columns)? else {
        return Ok(foods);
    };
    let units = units(files, broken)?;
    while table.next()? {
        if let Some(id) = broken.food(&table, index, UNREAD)? {
            foods.entry(id).or_default().take(&table, &units);
        }
    }
    Ok(foods)
}

/// The names of units by their numbers.
fn units(files: &Files, broken: &mut Broken) -> Result<HashMap<u32, String>> {
    let mut units = HashMap::new();
    let columns = Columns {
        needed: &["id", "name"],
        others: &[],
    };
    if let Some(mut table) = Table::find(files, UNITS, columns)? {
        while table.next()? {
            match table.number(0).filter(|_| !table.is_broken()) {
                Some(UNDETERMINED) => {}
                Some(unit) => {
                    match units.entry(unit) {
                        Entry::Vacant(free) => drop(free.insert(table.text(1).into_owned())),
                        Entry::Occupied(_) => broken.note(&table, None, REPEATED_UNIT)?,
                    }
                    if units.len() > MOST_UNITS {
                        let what = format!("there are more than {MOST_UNITS} units in it");
                        return Err(read::trouble(UNITS, table.line(), what));
                    }
                }
                None => broken.note(&table, None, UNREAD_UNIT)?,
            }
        }
    }
    Ok(units)
}

impl Portions {
    fn take(&mut self, row: &Table, units: &HashMap<u32, String>) {
        let notes = &mut self.measures.notes;
        let Some(grams) = read::number(row.text(1).trim()) else {
            return notes.add(Reason::ImpossibleServing);
        };
        let told = row.text(4);
        if told.trim() == USUAL {
            self.usual = is_size(grams).then(|| Portion {
                amount: Amount::from(grams),
                unit: Base::Gram.as_str().to_owned(),
            });
            if self.usual.is_none() {
                notes.add(Reason::ImpossibleServing);
            }
            return;
        }
        let (amount, label) = match told.trim().is_empty() {
            false => split(&told),
            true => {
                let amount = row.text(2);
                let amount = match amount.trim().is_empty() {
                    true => Some(Decimal::ONE),
                    false => number(&amount, notes),
                };
                let Some(amount) = amount else { return };
                let unit = row.number(3).and_then(|unit| units.get(&unit));
                (amount, label(unit, &row.text(5)))
            }
        };
        self.measures.add(&label, amount, grams);
    }
}

/// A number of a measure, where it is told.
fn number(text: &str, notes: &mut Notes) -> Option<Decimal> {
    read::meant(text, read::number, Reason::ImpossibleServing, notes)
}

/// The unit, and what is said of it.
fn label(unit: Option<&String>, modifier: &str) -> String {
    let parts = [unit.map_or("", String::as_str), modifier].map(read::collapse);
    let said: Vec<String> = parts.into_iter().filter(|part| !part.is_empty()).collect();
    said.join(", ")
}

/// The amount and the unit of `2 Tbsp`; one of what is said, where no number leads it, or one with a fraction:
/// `1 1/2 cups`.
fn split(text: &str) -> (Decimal, String) {
    let text = read::collapse(text);
    let (number, behind) = text.split_at(text.find(' ').unwrap_or(text.len()));
    // Nobody prints an exponent: `1e3` is none.
    let amount = read::number(number).filter(|_| !number.contains(['e', 'E']));
    match amount {
        Some(amount)
            if amount > Decimal::ZERO && !behind.is_empty() && !is_no_count(number, behind) =>
        {
            (amount, behind.trim_start().to_owned())
        }
        _ => (Decimal::ONE, text),
    }
}

/// Words by which the number in front of them counts nothing.
const COUNTLESS: [&str; 15] = [
    "inch",
    "inches",
    "in",
    "cm",
    "centimeter",
    "centimeters",
    "centimetre",
    "centimetres",
    "calorie",
    "calories",
    "cal",
    "cals",
    "kcal",
    "kj",
    "mm",
];

/// Whether the number in front is no count of what stands here: it goes on, or it is a size of one as in `inch pizza` and
/// `calorie pack`.
fn is_no_count(number: &str, behind: &str) -> bool {
    let word = behind.split_whitespace().next().unwrap_or_default();
    let word = word.trim_end_matches(['.', ',']).to_lowercase();
    goes_on(number, behind) || COUNTLESS.contains(&word.as_str())
}

/// The base that a product's serving is given in, where its unit is one.
pub(super) fn base(unit: &str) -> Option<Base> {
    match unit.trim().to_ascii_lowercase().as_str() {
        "g" | "grm" | "gm" => Some(Base::Gram),
        "ml" | "mlt" => Some(Base::Millilitre),
        _ => None,
    }
}

/// Whether what stands behind the number says nothing of how a serving is measured at home.
fn is_nameless(label: &str, unit: &str) -> bool {
    let told = base(label);
    label.is_empty() || told == base(unit) || told == Some(Base::Gram)
}

/// The serving of a product, of its size in a unit and how it is measured at home.
pub(super) fn serving(size: &str, unit: &str, household: &str) -> Portions {
    let mut notes = Notes::default();
    let size = number(size, &mut notes);
    if size.is_some() && base(unit).is_none() {
        notes.add(Reason::UnknownUnit);
    }
    let size = size.filter(|_| base(unit).is_some());
    let (amount, label) = match split(household) {
        // What only says how much it is in the base, or in grams, names no measure.
        (_, label) if is_nameless(&label, unit) => (Decimal::ONE, SERVING.to_owned()),
        told => told,
    };
    let measure = size.and_then(|size| measure(&label, amount, size, &mut notes));
    // A measure that says more than the unit is the whole serving.
    let usual = measure.as_ref().map(|measure| Portion {
        amount: Amount::from(match measure.label == label {
            true => amount,
            false => Decimal::ONE,
        }),
        unit: measure.label.clone(),
    });
    Portions {
        measures: Measures {
            all: measure.into_iter().collect(),
            notes,
        },
        usual,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn served(size: &str, household: &str) -> Option<(String, String, String)> {
        served_in("g", size, household)
    }

    fn served_in(unit: &str, size: &str, household: &str) -> Option<(String, String, String)> {
        let portions = serving(size, unit, household);
        let (usual, measure) = (portions.usual?, portions.measures.all.first()?.clone());
        Some((
            usual.amount.to_string(),
            usual.unit,
            measure.size.to_string(),
        ))
    }

    #[test]
    fn a_serving_is_so_many_of_its_measure() {
        for (size, household, amount, unit, one) in [
            ("30.0", "12 chips", "12", "chips", "2.5"),
            ("60", "0.25 cup", "0.25", "cup", "240"),
            ("28", "", "1", "serving", "28"),
            ("28", "28 GRM", "1", "serving", "28"),
            ("31", "30 ml", "30", "ml", "1.033333333"),
            ("60", "1/4 cup", "1", "1/4 cup", "60"),
            ("60", "1 1/2 cups", "1", "1 1/2 cups", "60"),
            ("60", "1 1\u{2044}2 cups", "1", "1 1\u{2044}2 cups", "60"),
            ("60", "1 1\u{2215}2 cups", "1", "1 1\u{2215}2 cups", "60"),
            ("60", "1 1 / 2 cups", "1", "1 1 / 2 cups", "60"),
            ("60", "1 / 2 cup", "1", "1 / 2 cup", "60"),
            ("60", "1 and 1/2 cups", "1", "1 and 1/2 cups", "60"),
            ("60", "1 & 1/2 cups", "1", "1 & 1/2 cups", "60"),
            ("60", "1 000 g pack", "1", "1 000 g pack", "60"),
            ("60", "1 234,5 g", "1", "1 234,5 g", "60"),
            ("60", "2 cups and a half", "1", "2 cups and a half", "60"),
            ("60", "1 cup + 2 tbsp", "1", "1 cup + 2 tbsp", "60"),
            ("60", "1 12 oz can", "1", "12 oz can", "60"),
            ("60", "2 ½ cups", "1", "2 ½ cups", "60"),
            ("24", "2 12oz cans", "2", "12oz cans", "12"),
            ("56", "2 cakes (2 oz)", "1", "2 cakes (2 oz)", "56"),
        ] {
            let told = (amount.to_owned(), unit.to_owned(), one.to_owned());
            assert_eq!(served(size, household), Some(told), "{household}");
        }
        for (unit, household, measure) in [
            ("ml", "240 g", "serving"),
            ("MLT", "240 ml", "serving"),
            ("ml", "1 cup", "cup"),
        ] {
            let told = ["1", measure, "240"].map(str::to_owned).into();
            assert_eq!(served_in(unit, "240", household), Some(told), "{household}");
        }
        for (size, household) in [("0", "1 cup"), ("", "1 cup")] {
            assert_eq!(served(size, household), None, "{size} {household}");
        }
    }

    #[test]
    fn a_number_that_goes_on_in_words_or_counts_nothing_is_a_part_of_the_measure() {
        for household in [
            "2 and a half cups",
            "2 AND A HALF CUPS",
            "2 & a half cups",
            "2 plus 1/2 cups",
            "2 + 1/2 cups",
            "2 to 3 cups",
            "2 or 3 cups",
            "2 - 3 cups",
            "2 -3 cups",
            "2 \u{2013} 3 cups",
            "2 x 50g",
            "2 x50g",
            "2 × 50g",
            "2 *50g",
            "1e3 cups",
            "1 e3 cups",
            "25 % of pack",
            "3 per bag",
            "12 inch pizza",
            "12 in. pizza",
            "12 \" pizza",
            "100 calorie pack",
            "100 kcal pack",
        ] {
            let told = ["1", household, "60"].map(str::to_owned).into();
            assert_eq!(served("60", household), Some(told));
        }
        for (household, unit) in [
            ("12 oz can", "oz can"),
            ("12 in-shell nuts", "in-shell nuts"),
            ("12 x-large eggs", "x-large eggs"),
            ("12 organic chips", "organic chips"),
        ] {
            let (amount, measure, _) = served("60", household).expect("a serving");
            assert_eq!((amount.as_str(), measure.as_str()), ("12", unit));
        }
    }

    #[test]
    fn a_serving_of_a_size_or_unit_that_cannot_be_is_counted() {
        for (size, unit, reason) in [
            ("a few", "g", Some(Reason::ImpossibleServing)),
            ("0", "g", Some(Reason::ImpossibleServing)),
            ("-1", "ml", Some(Reason::ImpossibleServing)),
            ("30", "IU", Some(Reason::UnknownUnit)),
            ("", "IU", None),
            ("", "", None),
        ] {
            let Portions { measures, usual } = serving(size, unit, "1 cup");
            assert_eq!((measures.all, usual), (vec![], None), "{size} {unit}");
            let noted = measures.notes.iter().map(|(reason, _)| reason);
            assert!(noted.eq(reason), "{size} {unit}");
        }
    }
}
