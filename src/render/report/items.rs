//! The items that were eaten, one by one.

use serde_json::{Value, json};

use crate::model::{Item, Meal, Nutrient};
use crate::render::format::json_of;
use crate::render::number::{self, UNKNOWN};
use crate::render::sheet;
use crate::render::{Cell, Looks, Records, Sheet};
use crate::rules::occasion;
use crate::rules::report::day_of;

fn each(meals: &[Meal]) -> impl Iterator<Item = (&Meal, &Item)> {
    meals
        .iter()
        .flat_map(|meal| meal.items.iter().map(move |item| (meal, item)))
}

/// An item a document: the item as the API has it, with its day and its meal.
pub(super) fn records(meals: &[Meal]) -> Records<'_> {
    Box::new(each(meals).map(|(meal, item)| record(meal, item)))
}

fn record(meal: &Meal, item: &Item) -> Value {
    let of = json!({
        "id": meal.id, "title": occasion::title(meal),
        "eatenAt": meal.eaten_at, "timezone": meal.timezone,
    });
    let mut record = json!({ "day": day_of(meal), "meal": of });
    if let (Some(record), Value::Object(item)) = (record.as_object_mut(), json_of(item)) {
        record.extend(item);
    }
    record
}

/// An item a row.
pub(super) fn sheet(meals: &[Meal]) -> Sheet {
    let mut columns = vec!["day", "eatenAt", "meal", "mealId"];
    columns.extend(sheet::ITEM.iter().chain(&sheet::NUTRIENTS));
    let rows = each(meals).map(|(meal, item)| row(meal, item)).collect();
    Sheet { columns, rows }
}

fn row(meal: &Meal, item: &Item) -> Vec<Cell> {
    let mut row: Vec<Cell> = vec![
        day_of(meal).to_string().into(),
        meal.eaten_at.as_str().into(),
        occasion::title(meal).into(),
        meal.id.as_str().into(),
    ];
    row.extend(sheet::item(item));
    row
}

/// An item a line, for a person.
pub(super) fn table(meals: &[Meal], looks: &Looks) -> String {
    let header = ["day", "meal", "amount", "food", "kcal", "P", "C", "F"];
    let rows: Vec<Vec<String>> = each(meals).map(|(meal, item)| line(meal, item)).collect();
    crate::render::table::table(&header, &rows, 4, looks)
}

fn line(meal: &Meal, item: &Item) -> Vec<String> {
    let amount = match (item.quantity.get(), item.unit.get()) {
        (Some(quantity), Some(unit)) => number::of_unit(*quantity, unit),
        _ => UNKNOWN.to_owned(),
    };
    let name = item.food.name.get().unwrap_or(&item.food.key);
    let nutrition = item.nutrition.get();
    let mut line = vec![
        day_of(meal).format("%a %-d %b").to_string(),
        occasion::title(meal).to_owned(),
        amount,
        name.clone(),
    ];
    for nutrient in [
        Nutrient::Kcal,
        Nutrient::Protein,
        Nutrient::Carbs,
        Nutrient::Fat,
    ] {
        line.push(number::value(nutrition, nutrient));
    }
    line
}
