//! Everything that a person has: one document, a line each, or the items as rows.

use serde::Serialize;
use serde_json::{Value, json};

use super::format::json_of;
use super::sheet;
use super::{Cell, Looks, Records, Sheet, Show};
use crate::model::export::{Export, SCHEMA};
use crate::model::{Food, Item, Meal, Settings};
use crate::rules::report::day_of;

/// An export, to be written.
pub struct Exported(pub Export);

/// The document, written as it is read: a person's meals of many years would be a tree of gigabytes.
#[derive(Serialize)]
struct Document<'e> {
    schema: &'static str,
    settings: &'e Settings,
    foods: &'e [Food],
    meals: &'e [Meal],
}

impl Exported {
    fn document(&self) -> Document<'_> {
        Document {
            schema: SCHEMA,
            settings: &self.0.settings,
            foods: &self.0.foods,
            meals: &self.0.meals,
        }
    }
}

impl Show for Exported {
    fn json(&self) -> Value {
        json_of(self.document())
    }

    fn text(&self) -> serde_json::Result<String> {
        serde_json::to_string_pretty(&self.document())
    }

    /// A line each: what it is under `kind`, and the thing under that name.
    fn records(&self) -> Records<'_> {
        // Lines that are missing at the end are told by how many there are.
        let (foods, meals) = (self.0.foods.len(), self.0.meals.len());
        let head = json!({ "kind": "export", "schema": SCHEMA, "foods": foods, "meals": meals });
        let settings = json!({ "kind": "settings", "settings": self.0.settings });
        let foods = self.0.foods.iter();
        let foods = foods.map(|food| json!({ "kind": "food", "food": food }));
        let meals = self.0.meals.iter();
        let meals = meals.map(|meal| json!({ "kind": "meal", "meal": meal }));
        let head = [head, settings].into_iter();
        Box::new(head.chain(foods).chain(meals))
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_export_is_the_same_written_at_once_and_as_a_tree() {
        let meal = json!({
            "id": "m", "eatenAt": "2026-11-20T08:00:00.000Z", "timezone": "UTC", "name": "é\u{202e}",
            "items": [{ "id": "i", "food": { "library": "mine", "key": "k" }, "quantity": 1.50, "unit": "g" }],
        });
        let everything = json!({ "settings": {}, "foods": [{ "name": "oats" }], "meals": [meal] });
        let shown = Exported(serde_json::from_value(everything).unwrap());
        let tree = serde_json::to_string_pretty(&shown.json()).unwrap();
        assert_eq!(shown.text().unwrap(), tree);
        assert!(tree.contains("\"quantity\": 1.5"), "{tree}");
    }
}
