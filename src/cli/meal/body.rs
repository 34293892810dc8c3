//! A meal as the body that would write it, for the editor.

use serde_json::{Map, Value, json};

use crate::actions::repeat::name;
use crate::cli::editor::Text;
use crate::model::{Item, Meal, MealPatch};
use crate::render::meal::short;
use crate::render::style::clean;
use crate::rules::occasion;

/// What a person changes of a meal.
pub(super) fn text(meal: &Meal) -> Text {
    let items = meal.items.iter().map(item);
    let body = json!({
        "eatenAt": meal.eaten_at,
        "timezone": meal.timezone,
        "state": meal.state(),
        "name": meal.name.get(),
        "notes": meal.notes.get(),
        "images": meal.images.get().map_or(&[][..], Vec::as_slice),
        "items": items.collect::<Vec<Value>>(),
    });
    let about = about(meal);
    Text { about, body }
}

fn item(item: &Item) -> Value {
    json!({
        "id": item.id,
        "food": item.food.reference(),
        "quantity": item.quantity.get(),
        "unit": item.unit.get(),
    })
}

fn about(meal: &Meal) -> Vec<String> {
    let mut about = vec![
        format!("The {} {}:", clean(occasion::title(meal)), short(&meal.id)),
        String::new(),
    ];
    for (at, item) in meal.items.iter().enumerate() {
        let amount = match (item.quantity.get(), item.unit.get()) {
            (Some(quantity), Some(unit)) => format!("{quantity} {}", clean(unit)),
            _ => "unknown".to_owned(),
        };
        let line = format!("  {}. {}: {amount}", at + 1, clean(name(&item.food)));
        about.push(line);
    }
    about.extend(
        [
            "",
            "Below is the body of the API. What you change is sent, the rest stays as it is.",
            "An item that you take out is gone; one without an id is new; null clears a name.",
            "Lines that begin with # are not read. Empty the file to change nothing.",
        ]
        .map(str::to_owned),
    );
    about
}

/// The members that were changed.
pub(super) fn patch(before: &Value, after: Value) -> MealPatch {
    let members = match after {
        Value::Object(members) => members,
        // The journal says what is wrong with it.
        other => return MealPatch::from(other),
    };
    let changed = members
        .into_iter()
        .filter(|(name, value)| before.get(name) != Some(value));
    MealPatch::from(Value::Object(changed.collect::<Map<_, _>>()))
}
