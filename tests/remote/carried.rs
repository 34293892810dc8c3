//! What comes back is printed as it came: members that nobody knows, numbers to the digit.

use serde_json::Value;

use crate::client::{MEAL, world};
use crate::reply::whole;
use crate::server::Server;

/// A document with a number that loses digits wherever it is computed with.
fn digits(text: &str) -> Value {
    serde_json::from_str(text).expect("a document")
}

/// What the program prints with `--json` of an answer, which must be the answer.
#[track_caller]
fn is_carried(arguments: &[&str], body: &str) {
    let server = Server::always(whole(200, &[], body));
    let printed = world(&server).json(arguments);
    assert_eq!(printed, digits(body));
}

const NEW: &str = r#""new": { "list": [1.10, 1e2, -0.0, 9007199254740993, 0.12345678901234567890123], "none": null }"#;

fn item() -> String {
    format!(
        r#"{{ "id": "5b6c7d8e-1b2c-4d3e-8f4a-3f9c2a171b2c", "quantity": 100.50, "unit": "g", {NEW},
             "food": {{ "library": "mine", "key": "k", "version": 2, "name": "Oats", "brand": null, {NEW} }},
             "nutrition": {{ "values": {{ "kcal": 389.0, "iron": 4.720, "fat": null }}, "partial": ["kcal"], {NEW} }} }}"#
    )
}

fn meal() -> String {
    format!(
        r#"{{ "id": "{MEAL}", "eatenAt": "2026-11-21T08:00:00.000+01:00", "timezone": "Europe/Berlin",
             "day": "2026-11-21", "state": "logged", "items": [{}], {NEW},
             "nutrition": {{ "values": {{ "kcal": 1.0e1 }} }} }}"#,
        item()
    )
}

#[test]
fn a_meal_is_carried_through() {
    is_carried(&["meal", "show", MEAL], &meal());
    is_carried(&["api", "GET", &format!("/meals/{MEAL}")], &meal());
    is_carried(&["meal", "edit", MEAL, "--name", "x"], &meal());
}

#[test]
fn a_page_of_meals_is_carried_through() {
    let page = format!(
        r#"{{ "meals": [{}], "nextOffset": null, "total": 1.0, {NEW} }}"#,
        meal()
    );
    is_carried(&["meal", "list"], &page);
    is_carried(&["api", "listMeals"], &page);
}

#[test]
fn a_page_of_foods_is_carried_through() {
    let food = format!(
        r#"{{ "library": "off", "key": "3017620422003", "name": "Nutella", "score": 12.50, {NEW},
             "data": {{ "base": "g", "nutrition": {{ "basisAmount": 100.0, "values": {{ "kcal": 539.00, "iron": 1.10 }} }},
                        "measures": [{{ "label": "spoon", "size": 15.0 }}], {NEW} }} }}"#
    );
    let page = format!(r#"{{ "foods": [{food}], "nextOffset": 30, {NEW} }}"#);
    is_carried(&["food", "search", "nutella", "--library", "off"], &page);
    is_carried(&["api", "searchFoods", "-f", "query=nutella"], &page);
}

#[test]
fn settings_and_corrections_are_carried_through() {
    let settings = format!(
        r#"{{ "targets": [{{ "from": "2026-01-01", "values": {{ "caloriesKcal": 2100.0, "proteinG": 120, "carbsG": 1e2, "fatG": 70 }}, {NEW} }}],
             "preferences": {{ "units": "metric", "theme": "dark", {NEW} }},
             "body": {{ "weightKg": 70.50, {NEW} }}, {NEW} }}"#
    );
    is_carried(&["settings", "show"], &settings);
    let corrections = format!(
        r#"{{ "corrections": [{{ "id": 7, "status": "in_review", "changes": "many", {NEW} }}], "nextOffset": null, {NEW} }}"#
    );
    is_carried(&["correction", "list"], &corrections);
    is_carried(&["api", "listFoodCorrections"], &corrections);
}
