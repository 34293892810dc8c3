//! Everything that a person has: one document, a line each, or the items as rows.

use serde_json::{Value, json};

use super::format::json_of;
use super::sheet;
use super::{Cell, Looks, Sheet, Show};
use crate::model::export::{Export, SCHEMA};
use crate::model::{Item, Meal};
use crate::rules::report::day_of;

/// An export, to be written.
pub struct Exported(pub Export);

impl Show for Exported {
    fn json(&self) -> Value {
        let Export {
            settings,
            foods,
            meals,
        } = &self.0;
        json!({ "schema": SCHEMA, "settings": settings, "foods": foods, "meals": meals })
    }

    /// A line each: what it is under `kind`, and the thing under that name.
    fn records(&self) -> Vec<Value> {
        let head = json!({ "kind": "export", "schema": SCHEMA });
        let settings = json!({ "kind": "settings", "settings": self.0.settings });
        let foods = self.0.foods.iter();
        let foods = foods.map(|food| json!({ "kind": "food", "food": food }));
        let meals = self.0.meals.iter();
        let meals = meals.map(|meal| json!({ "kind": "meal", "meal": meal }));
        let head = [head, settings].into_iter();
        head.chain(foods).chain(meals).collect()
    }

    /// The items of all meals, one a row.
    fn sheet(&self) -> Sheet {
        let mut columns = vec![
            "day", "eatenAt", "timezone", "state", "meal", "notes", "mealId",
        ];
        columns.extend(sheet::ITEM.iter().chain(&sheet::NUTRIENTS));
        let meals = self.0.meals.iter();
        let rows = meals.flat_map(|meal| meal.items.iter().map(move |item| row(meal, item)));
        Sheet {
            columns,
            rows: rows.collect(),
        }
    }

    fn person(&self, _: &Looks) -> String {
        format!("{:#}\n", json_of(self.json()))
    }
}

fn row(meal: &Meal, item: &Item) -> Vec<Cell> {
    let mut row: Vec<Cell> = vec![
        day_of(meal).to_string().into(),
        meal.eaten_at.as_str().into(),
        meal.timezone.as_str().into(),
        meal.state().as_str().into(),
        meal.name.text().into(),
        meal.notes.text().into(),
        meal.id.as_str().into(),
    ];
    row.extend(sheet::item(item));
    row
}
