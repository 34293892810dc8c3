//! OpenNutriTracker's `user_intake.json`. No file of a real person was at hand: the shape is that of the
//! program's own public source.

use serde_json::{Value, json};

use super::counts;
use crate::world::World;

fn intake(id: &str, amount: f64, time: &str) -> Value {
    json!({
        "id": id, "unit": "g", "amount": amount, "type": "breakfast", "dateTime": time,
        "meal": {
            "code": "123", "name": "Muesli", "brands": "Acme", "thumbnailImageUrl": null,
            "mealQuantity": null, "mealUnit": "g", "servingQuantity": 45.0, "source": "off",
            "nutriments": {
                "energyKcal100": 372.5, "carbohydrates100": 60.0, "fat100": 7.2, "proteins100": 10.0,
                "sugars100": null, "saturatedFat100": 1.1, "fiber100": null,
            },
        },
    })
}

#[test]
fn an_intake_is_an_item_without_a_real_sample() {
    let world = World::new();
    let list = json!([
        intake("a", 45.0, "2026-02-03T08:12:30.123456"),
        intake("b", 90.5, "2026-02-04T08:00:00.000"),
    ]);
    let file = world.file("user_intake.json", list.to_string());
    assert_eq!(counts(&world.json(&["import", &file])), [2, 0, 1, 0]);
    let page = world.json(&["meal", "list"]);
    let meal = &page["meals"][1];
    assert_eq!(meal["eatenAt"], "2026-02-03T08:12:30+01:00");
    assert_eq!(meal["name"], "breakfast");
    let item = &meal["items"][0];
    assert_eq!(
        (&item["food"]["name"], &item["food"]["brand"]),
        (&json!("Muesli"), &json!("Acme"))
    );
    assert_eq!(item["nutrition"]["values"]["kcal"].to_string(), "167.625");
    assert_eq!(
        item["nutrition"]["values"].get("sugars"),
        None,
        "unknown is not zero"
    );
    assert_eq!(counts(&world.json(&["import", &file])), [0, 2, 0, 1]);
}

#[test]
fn an_intake_that_is_not_understood_is_named_by_its_place() {
    let world = World::new();
    let mut odd = intake("a", 45.0, "2026-02-03T08:12:30");
    odd["meal"]["nutriments"]["fat100"] = json!(-1);
    let mut huge = intake("d", 45.0, "2026-02-03T10:00:00");
    huge["meal"]["nutriments"]["energyKcal100"] = json!(1e308);
    let mut list_of_values = intake("e", 45.0, "2026-02-03T11:00:00");
    list_of_values["meal"]["nutriments"] = json!([1, 2]);
    let list = json!([
        intake("b", 1.0, "2026-02-03T08:12:30"),
        odd,
        intake("c", 0.0, "2026-02-03T09:00:00"),
        huge,
        list_of_values
    ]);
    let error = world.error(
        3,
        &["import", &world.file("user_intake.json", list.to_string())],
    );
    assert_eq!(error["details"][0]["path"], "[1]");
    assert_eq!(error["details"][1]["path"], "[2]");
    assert_eq!(error["details"][2]["path"], "[3]");
    assert_eq!(error["details"][3]["path"], "[4]");
}

/// A word that says another time each day would have a file imported anew each day.
#[test]
fn a_time_is_as_the_program_writes_it_with_its_zone_or_refused() {
    for (time, at) in [
        ("2026-02-03T20:30:12.345-08:00", "2026-02-03T20:30:12-08:00"),
        ("2026-02-03T13:30:12.345+02:00", "2026-02-03T13:30:12+02:00"),
        ("2026-02-03T14:30:12-08:00", "2026-02-03T14:30:12-08:00"),
        ("2026-02-03T09:30:12.5Z", "2026-02-03T09:30:12Z"),
        ("2026-02-03 08:30", "2026-02-03T08:30:00+01:00"),
    ] {
        let world = World::new();
        let list = json!([intake("a", 45.0, time)]).to_string();
        world.ok(&["import", &world.file("one.json", list)]);
        let meals = world.json(&["meal", "list"]);
        let eaten = meals["meals"][0]["eatenAt"].as_str().unwrap();
        let instant = |text: &str| chrono::DateTime::parse_from_rfc3339(text).unwrap();
        assert_eq!(instant(eaten), instant(at), "{time}");
    }
    let world = World::new();
    for time in [
        "now",
        "yesterday 08:30",
        "08:31",
        "2026-02-03",
        "2026-02-03T",
        "2026-02-03T08",
        "2026-02-03T08:30:12.",
        "2026-02-03T08:30:12.xyz garbage",
        "2026-02-03T08:30:12.5 garbage",
        "2026-02-03T08:30:12 garbage",
        "2026-02-03T08:30:12.5+2",
        "2026-02-03T8:30",
        "2026-02-03T24:30:00",
        "tomorrow T08:30",
    ] {
        let list = json!([intake("a", 45.0, time)]).to_string();
        let refused = world.run(&["import", &world.file("one.json", list)]);
        refused.failed(3).says("[0]");
    }
    assert_eq!(world.meals(), 0);
}

/// One intake of a lunch, changed in some members of its own and of its food.
fn lunch(of_intake: Value, of_food: Value, of_nutriments: Value) -> Value {
    let mut intake = intake("a", 200.0, "2026-02-03T12:30:12.345678");
    intake["type"] = json!("lunch");
    let nutriments = of_nutriments.as_object().unwrap();
    for (name, value) in nutriments {
        intake["meal"]["nutriments"][name] = value.clone();
    }
    for (name, value) in of_food.as_object().unwrap() {
        intake["meal"][name] = value.clone();
    }
    for (name, value) in of_intake.as_object().unwrap() {
        intake[name] = value.clone();
    }
    intake
}

/// What one intake becomes: its meal, and what is said of the import.
fn imported(intake: &Value, zone: &str) -> (Value, String) {
    let world = World::new();
    let file = world.file("user_intake.json", json!([intake]).to_string());
    let told = world.ok(&["--tz", zone, "import", &file]);
    let page = world.json(&["--tz", zone, "meal", "list"]);
    (page["meals"][0].clone(), told.err)
}

#[test]
fn a_day_that_was_chosen_in_the_calendar_is_that_day_wherever_it_was() {
    let chosen = json!({ "dateTime": "2026-01-20T00:00:00.000Z" });
    for zone in ["America/New_York", "Europe/Berlin", "Pacific/Auckland"] {
        let (meal, told) = imported(&lunch(chosen.clone(), json!({}), json!({})), zone);
        let eaten = meal["eatenAt"].as_str().unwrap();
        assert!(eaten.starts_with("2026-01-20T12:30:00"), "{zone}: {eaten}");
        assert_eq!(meal["day"], "2026-01-20");
        assert!(told.contains("1 row has no time"), "{told}");
    }
}

#[test]
fn carbs_of_the_usda_are_without_their_fibre() {
    let values = json!({ "carbohydrates100": 21.55, "fiber100": 12.5 });
    let unknown = json!({ "carbohydrates100": 21.55 });
    for (source, values, carbs, is_told) in [
        ("fdc", &values, json!(18.1), true),
        ("fdc", &unknown, Value::Null, true),
        ("off", &values, json!(43.1), false),
    ] {
        let food = json!({ "source": source });
        let (meal, told) = imported(&lunch(json!({}), food, values.clone()), "Europe/Berlin");
        assert_eq!(meal["items"][0]["nutrition"]["values"]["carbs"], carbs);
        assert_eq!(told.contains("without fibre"), is_told, "{told}");
    }
}

#[test]
fn amounts_of_drinks_are_volumes_whatever_they_were_typed_in() {
    for (unit, of_food, read) in [
        ("ml", "ml", "ml"),
        ("fl.oz", "ml", "ml"),
        ("serving", "ml", "ml"),
        ("serving", "cl", "ml"),
        ("g/ml", "l", "ml"),
        ("serving", "g", "g"),
        ("g/ml", "g", "g"),
        ("g", "ml", "g"),
        ("oz", "g", "g"),
    ] {
        let intake = lunch(
            json!({ "unit": unit }),
            json!({ "mealUnit": of_food }),
            json!({}),
        );
        let (meal, _) = imported(&intake, "Europe/Berlin");
        let item = &meal["items"][0];
        let amount = (&item["quantity"], &item["unit"]);
        assert_eq!(amount, (&json!(200), &json!(read)), "{unit} of {of_food}");
    }
}

#[test]
fn sodium_is_told_in_milligrams_but_of_products_that_were_kept_before() {
    for (food, sodium, salt) in [
        (
            json!({ "source": "off", "dataVersion": 1 }),
            1120.0,
            json!(5.6),
        ),
        (json!({ "source": "off" }), 1.12, json!(5.6)),
        (json!({ "source": "fdc" }), 1120.0, json!(5.6)),
    ] {
        let intake = lunch(json!({}), food, json!({ "sodium100": sodium }));
        let (meal, _) = imported(&intake, "Europe/Berlin");
        assert_eq!(meal["items"][0]["nutrition"]["values"]["salt"], salt);
    }
    let (meal, _) = imported(&lunch(json!({}), json!({}), json!({})), "Europe/Berlin");
    assert_eq!(meal["items"][0]["nutrition"]["values"].get("salt"), None);
}
