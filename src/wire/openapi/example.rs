//! Bodies that a new journal takes as they stand.

use serde_json::{Value, json};

use crate::model::Operation;

/// Examples of the body of an operation, by name.
pub(super) fn of(operation: Operation) -> Value {
    match operation {
        Operation::CreateMeal => json!({
            "breakfast": { "summary": "A meal that was eaten", "value": breakfast() },
            "plan": { "summary": "A meal planned ahead, of a food not yet known", "value": plan() },
        }),
        Operation::UpdateMeal => json!({
            "eaten": { "summary": "It was eaten", "value": { "state": "logged" } },
            "items": {
                "summary": "Other items, and a note",
                "value": { "notes": "With milk.", "items": [oats()] },
            },
        }),
        Operation::SaveFood => json!({
            "food": { "summary": "A food", "value": bread() },
            "recipe": { "summary": "A recipe", "value": porridge() },
        }),
        Operation::UpdateSettings => json!({
            "targets": { "summary": "Targets from a day on", "value": targets() },
            "body": {
                "summary": "Preferences and body measurements",
                "value": {
                    "preferences": { "units": "metric", "showTargets": true },
                    "body": { "weightKg": 71.5, "heightCm": 178, "age": 41, "activity": null },
                },
            },
        }),
        _ => json!({}),
    }
}

/// An ingredient of the catalogue that is inside the program.
fn generic() -> Value {
    json!({ "library": "composition", "key": "usda-20038" })
}

fn oats() -> Value {
    json!({ "food": generic(), "quantity": 60, "unit": "g" })
}

fn breakfast() -> Value {
    json!({
        "eatenAt": "2026-11-21T08:00:00+01:00",
        "timezone": "Europe/Berlin",
        "name": "Breakfast",
        "items": [oats()],
    })
}

fn plan() -> Value {
    json!({
        "eatenAt": "2026-11-22T19:30:00+01:00",
        "timezone": "Europe/Berlin",
        "state": "planned",
        "images": [{ "url": "https://example.org/bread.jpg" }],
        "items": [{ "newFood": bread(), "quantity": 2, "unit": "slice" }],
    })
}

fn bread() -> Value {
    json!({
        "name": "Rye bread",
        "brand": "Bakery",
        "data": {
            "base": "g",
            "nutrition": {
                "basisAmount": 100,
                "values": { "kcal": 250, "protein": 8.5, "carbs": 48, "fat": 1.7 },
            },
            "measures": [{ "label": "slice", "size": 45 }],
            "defaultPortion": { "amount": 1, "unit": "slice" },
            "source": { "origin": "label" },
        },
    })
}

fn porridge() -> Value {
    json!({
        "name": "Porridge",
        "data": {
            "recipe": { "servings": 2, "steps": ["Boil the oats in the broth."], "minutes": 10 },
            "ingredients": [
                { "food": generic(), "portion": { "amount": 120, "unit": "g" } },
                {
                    "newFood": { "name": "Broth", "data": { "base": "ml" } },
                    "portion": { "amount": 400, "unit": "ml" },
                },
            ],
        },
    })
}

fn targets() -> Value {
    json!({
        "targets": {
            "from": "2026-11-21",
            "values": { "caloriesKcal": 2100, "proteinG": 120, "carbsG": 230, "fatG": 70 },
            "through": "2026-12-31",
        },
    })
}
