//! MyFitnessPal's `Nutrition-Summary-….csv`: the sum of a meal a row, without its foods, and without its time where
//! no column tells it.

use super::Found;
use super::diary::{self, Diary, Eaten, values};
use super::rows::{Row, Rows};
use super::source::unknown;
use crate::actions::save;
use crate::error::Result;
use crate::model::{Amount, Base, Nutrient, Values};
use crate::phrase::when::Now;

/// Whether it is such a file.
pub(super) fn is_it(rows: &Rows) -> bool {
    ["date", "meal", "calories"]
        .iter()
        .all(|name| rows.has(name))
}

/// What is not told of carbohydrate there.
const FIBRE: &str = "carbs are those of the file, which may count fibre among them: that depends on who wrote the food";

/// Reads the rows: each is a meal of one item, which is its sum.
///
/// Errors: `NotUnderstood` a file without the columns.
pub(super) fn read(rows: &Rows, now: &Now) -> Result<Found> {
    if !is_it(rows) {
        return Err(unknown("the file has no columns Date, Meal and Calories"));
    }
    let mut diary = Diary::new(Found::default(), now);
    let mut timeless = 0;
    let is_left_out = |row: &Row<'_>| is_sum(row) && !row.may_hold_others();
    for row in rows.iter().filter(|row| !is_left_out(row)) {
        if let Err(why) = add(&mut diary, &row) {
            diary.refuse(row.place(), why);
        } else if row.text(&["time"]).is_empty() {
            timeless += 1;
        }
    }
    let mut found = diary.done();
    let note = match rows.has("time") {
        true => diary::timeless(timeless),
        false => Some(format!("the file has no times: {}", diary::USUAL_TIMES)),
    };
    found.notes.extend(note);
    if columns(Nutrient::Carbs)
        .iter()
        .any(|column| rows.has(column))
    {
        found.notes.push(FIBRE.to_owned());
    }
    found.notes.extend(diary::untold(rows, columns));
    Ok(found)
}

/// Whether it is the sum of a day, which its meals are imported for.
fn is_sum(row: &Row<'_>) -> bool {
    let is_sum = |name| {
        let text = row.text(&[name]).to_lowercase();
        matches!(
            text.as_str(),
            "totals" | "daily totals" | "your daily totals"
        )
    };
    is_sum("meal") || is_sum("date")
}

fn add(diary: &mut Diary<'_>, row: &Row<'_>) -> std::result::Result<(), String> {
    let meal = row.text(&["meal"]);
    row.refuse_broken()?;
    let day = diary::day(row.text(&["date"]))?;
    let name = if meal.is_empty() { "Meal" } else { meal };
    let eaten = Eaten {
        name: name.to_owned(),
        brand: None,
        quantity: Amount::from(1),
        unit: Base::Serving.as_str().to_owned(),
        values: nutrients(row)?,
        is_food: false,
    };
    let clock = match row.text(&["time"]) {
        "" => diary::usual_time(meal),
        clock => clock,
    };
    let note = row.text(&["note"]);
    diary.add(row.place(), (&format!("{day} {clock}"), meal, note), eaten)
}

/// The columns that tell a nutrient, the first that there is. Carbohydrate stands as it is: whether fibre is in it depends
/// on who wrote the food.
fn columns(nutrient: Nutrient) -> &'static [&'static str] {
    match nutrient {
        Nutrient::Kcal => &["calories"],
        Nutrient::Protein => &["protein (g)", "protein"],
        Nutrient::Carbs => &["carbohydrates (g)", "carbohydrates"],
        Nutrient::Fat => &["fat (g)", "fat"],
        Nutrient::SaturatedFat => &["saturated fat", "saturated fat (g)"],
        Nutrient::Sugars => &["sugar", "sugar (g)"],
        Nutrient::Fibre => &["fiber", "fiber (g)"],
        Nutrient::Salt => &["sodium (mg)", "sodium"],
    }
}

fn nutrients(row: &Row<'_>) -> std::result::Result<Values, String> {
    let mut known = Nutrient::ALL.map(|nutrient| (nutrient, None));
    for (nutrient, amount) in &mut known {
        let read = row.number(columns(*nutrient))?;
        *amount = match nutrient {
            Nutrient::Salt => read.and_then(save::salt_of_sodium_mg),
            _ => read,
        };
    }
    Ok(values(known))
}
