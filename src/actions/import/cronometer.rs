//! Cronometer's `servings.csv`: what was eaten of one food a row.

use rust_decimal::Decimal;

use super::Found;
use super::carbs::{self, Carbs};
use super::diary::{self, Diary, Eaten, values};
use super::number;
use super::rows::{Row, Rows};
use super::source::unknown;
use crate::actions::save;
use crate::error::Result;
use crate::model::{Amount, Nutrient, Values};
use crate::phrase::when::Now;
use crate::rules::measured::goes_on;

/// Whether it is such a file.
pub(super) fn is_it(rows: &Rows) -> bool {
    let has = |names: &[&str]| names.iter().any(|name| rows.has(name));
    has(&["day", "date"]) && has(&["food name"]) && has(&["energy (kcal)", "energy (kj)"])
}

/// Reads the rows; those of one time and group are a meal. A food becomes one of the person's own.
///
/// Errors: `NotUnderstood` a file without the columns.
pub(super) fn read(rows: &Rows, now: &Now) -> Result<Found> {
    if !is_it(rows) {
        return Err(unknown(
            "the file has no columns Day, Food Name and Energy (kcal)",
        ));
    }
    let found = Found {
        // Its figures have two decimals.
        rounding: Decimal::new(1, 2),
        ..Found::default()
    };
    let mut diary = Diary::new(found, now);
    let (mut timeless, mut told) = (0, carbs::Told::default());
    for row in rows.iter() {
        if let Err(why) = add(&mut diary, &row) {
            diary.refuse(row.place(), why);
            continue;
        }
        timeless += usize::from(row.text(&["time"]).is_empty());
        if let Ok(carbs) = carbs(&row) {
            told.count(&carbs);
        }
    }
    let mut found = diary.done();
    found.notes.extend(diary::timeless(timeless));
    found.notes.extend(told.notes());
    found.notes.extend(diary::untold(rows, columns));
    Ok(found)
}

fn add(diary: &mut Diary<'_>, row: &Row<'_>) -> std::result::Result<(), String> {
    row.refuse_broken()?;
    let group = row.text(&["group", "meal"]);
    let name = if group == "Uncategorized" { "" } else { group };
    let day = diary::day(row.text(&["day", "date"]))?;
    let clock = match row.text(&["time"]) {
        "" => diary::usual_time(group),
        clock => clock,
    };
    let food = row.text(&["food name"]);
    if food.is_empty() {
        return Err("the food has no name".to_owned());
    }
    let (quantity, unit) = amount(row)?;
    let eaten = Eaten {
        name: food.to_owned(),
        brand: None,
        quantity,
        unit,
        values: nutrients(row)?,
        is_food: true,
    };
    diary.add(row.place(), (&format!("{day} {clock}"), name, ""), eaten)
}

/// `100.00 g`, `2 large`; where nothing is said it is a serving.
fn amount(row: &Row<'_>) -> std::result::Result<(Amount, String), String> {
    let text = row.text(&["amount"]);
    let (number, unit) = number::parted(text);
    let quantity = row.read_number(number)?.unwrap_or(Amount::from(1));
    if quantity <= Amount::ZERO {
        return Err(format!("amount: {text:?} is nothing"));
    }
    let is_unit = unit.is_empty() || !number.is_empty() && is_unit(unit);
    if !is_unit || goes_on(number, unit) {
        return Err(format!("amount: {text:?} is no number and a unit"));
    }
    let unit = match unit.trim() {
        "" | "servings" => "serving",
        unit => unit,
    };
    Ok((quantity, unit.to_owned()))
}

/// Whether it begins as units do: `g`, `cup, chopped`, `8 oz can`, `(6 fl oz) glass`. Other signs are of a number that
/// this reader does not know, as in `1'000 g`, `1–2 cup` and `1⁄2 cup`.
fn is_unit(unit: &str) -> bool {
    let is_parted = unit.starts_with(' ');
    let begins = unit.trim_start().chars().next();
    begins.is_some_and(|c| c.is_alphabetic() || (is_parted && (c.is_ascii_digit() || c == '(')))
}

/// The columns that tell a nutrient, the first that there is.
fn columns(nutrient: Nutrient) -> &'static [&'static str] {
    match nutrient {
        Nutrient::Kcal => &["energy (kcal)", "energy (kj)"],
        Nutrient::Protein => &["protein (g)"],
        Nutrient::Carbs => &["net carbs (g)", "carbs (g)", "carbohydrates (g)"],
        Nutrient::Fat => &["fat (g)"],
        Nutrient::SaturatedFat => &["saturated (g)", "saturated fat (g)"],
        Nutrient::Sugars => &["sugars (g)", "sugar (g)"],
        Nutrient::Fibre => &["fiber (g)", "fibre (g)"],
        Nutrient::Salt => &["sodium (mg)"],
    }
}

fn nutrients(row: &Row<'_>) -> std::result::Result<Values, String> {
    let kcal = match row.number(&["energy (kcal)"])? {
        None => row.number(&["energy (kj)"])?.and_then(save::kcal_of_kj),
        kcal => kcal,
    };
    let of = |nutrient| row.number(columns(nutrient));
    let sodium = of(Nutrient::Salt)?;
    Ok(values([
        (Nutrient::Kcal, kcal),
        (Nutrient::Protein, of(Nutrient::Protein)?),
        (Nutrient::Carbs, carbs(row)?.known()),
        (Nutrient::Fat, of(Nutrient::Fat)?),
        (Nutrient::SaturatedFat, of(Nutrient::SaturatedFat)?),
        (Nutrient::Sugars, of(Nutrient::Sugars)?),
        (Nutrient::Fibre, of(Nutrient::Fibre)?),
        (Nutrient::Salt, sodium.and_then(save::salt_of_sodium_mg)),
    ]))
}

fn carbs(row: &Row<'_>) -> std::result::Result<Carbs, String> {
    let all = row.number(&["carbs (g)", "carbohydrates (g)"])?;
    let net = row.number(&["net carbs (g)"])?;
    Ok(match (net, all) {
        (None, Some(all)) => Carbs::less_fibre(all, row.number(columns(Nutrient::Fibre))?),
        _ => Carbs::Told(net),
    })
}
