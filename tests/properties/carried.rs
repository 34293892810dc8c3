//! Full answers with one thing changed: a member more, a member less, null or odd. What is read
//! is printed as it was received; only what the specification promises may be asked for.

use journal::model::{CorrectionPage, FoodPage, MealPage, Settings};
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::{Value, json};

/// A way to change one value of an answer.
type Twist = fn(&mut Value, parent: &str, name: &str) -> bool;

/// Members that the specification shows, or without which there is no page: an answer in which
/// one of them is missing or odd may be refused, but is never printed as another.
const PROMISED: [&str; 14] = [
    "/meals",
    "/foods",
    "/corrections",
    "/nextOffset",
    "/meals/0/id",
    "/meals/0/eatenAt",
    "/meals/0/timezone",
    "/meals/0/state",
    "/meals/0/items",
    "/meals/0/items/0/id",
    "/meals/0/items/0/food",
    "/meals/0/items/0/food/library",
    "/meals/0/items/0/food/key",
    "/targets/0/from",
];

fn meals() -> Value {
    let nutrition = json!({"values": {"kcal": 1, "salt": 0.5}, "partial": ["kcal"]});
    json!({"meals": [{
        "id": "1", "eatenAt": "2026-11-21T08:00:00Z", "timezone": "UTC", "day": "2026-11-21",
        "state": "planned", "name": "a", "notes": "b",
        "images": [{"url": "https://example.org/a.jpg"}, {"path": "photo"}],
        "items": [{
            "id": "2", "quantity": 1, "unit": "g", "nutrition": nutrition,
            "food": {"library": "off", "key": "k", "version": 1, "name": "n", "brand": "b"},
        }],
        "nutrition": nutrition,
        "createdAt": "2026-11-21T08:00:00Z", "updatedAt": "2026-11-21T08:00:00Z",
    }], "nextOffset": 20})
}

fn foods() -> Value {
    json!({"foods": [{
        "id": "1", "library": "mine", "key": "1", "version": 1, "name": "a", "brand": "b",
        "barcode": "3017620422003", "copyFrom": {"library": "off", "key": "k"}, "partial": ["salt"],
        "data": {
            "base": "serving",
            "nutrition": {"basisAmount": 1, "values": {"kcal": 1, "salt": 0.5}},
            "measures": [{"label": "cup", "size": 2}], "defaultPortion": {"amount": 1, "unit": "cup"},
            "composition": "c", "note": "d", "images": [{"url": "https://example.org/a.jpg"}],
            "recipe": {"servings": 2, "steps": ["e"], "minutes": 3},
            "source": {
                "origin": "label", "by": "assistant_a", "place": "f", "description": "g",
                "edited": true, "library": "off", "key": "k",
            },
            "ingredients": [{
                "food": {"library": "mine", "key": "2", "version": 1, "name": "h"},
                "portion": {"amount": 1, "unit": "g"},
            }],
        },
        "createdAt": "2026-11-21T08:00:00Z", "updatedAt": "2026-11-21T08:00:00Z",
    }], "nextOffset": null})
}

fn corrections() -> Value {
    json!({"corrections": [{
        "id": "1", "food": {"library": "off", "key": "k", "name": "n", "brand": "b"},
        "changes": [{"path": "name", "from": "a", "to": null}], "status": "pending", "note": "c",
        "createdAt": "2026-11-21T08:00:00Z", "reviewedAt": "2026-11-21T08:00:00Z",
    }], "nextOffset": null})
}

fn settings() -> Value {
    json!({
        "targets": [{"from": "2026-11-21", "values": {
            "caloriesKcal": 2000, "proteinG": 90, "carbsG": 250, "fatG": 70,
        }}],
        "preferences": {
            "units": "uk", "deviceUnits": "metric", "showTargets": true, "assistantShortcut": "off",
        },
        "body": {"weightKg": 70.5, "heightCm": 180, "age": 40, "sex": "female", "activity": "very"},
    })
}

/// The places of an answer where a change is not carried: dropped, added or unreadable.
fn lost<T: DeserializeOwned + Serialize>(answer: &Value, twist: Twist) -> Vec<String> {
    let mut lost = Vec::new();
    for place in places(answer, String::new()) {
        let (parent, name) = place.rsplit_once('/').unwrap_or(("", ""));
        let mut twisted = answer.clone();
        if !twist(&mut twisted, parent, name) {
            continue;
        }
        match serde_json::from_str::<T>(&twisted.to_string()) {
            Ok(read) if serde_json::to_value(&read).unwrap() == twisted => {}
            Ok(_) => lost.push(place),
            Err(_) if PROMISED.contains(&place.as_str()) => {}
            Err(error) => lost.push(format!("{place}: {error}")),
        }
    }
    lost
}

fn places(value: &Value, at: String) -> Vec<String> {
    let mut all = vec![at.clone()];
    match value {
        Value::Object(members) => {
            all.extend(
                members
                    .iter()
                    .flat_map(|(name, value)| places(value, format!("{at}/{name}"))),
            );
        }
        Value::Array(entries) => {
            let numbered = entries.iter().enumerate();
            all.extend(
                numbered.flat_map(|(number, value)| places(value, format!("{at}/{number}"))),
            );
        }
        _ => {}
    }
    all
}

/// Every place, in every kind of answer, where a change is not carried.
fn all_lost(twist: Twist) -> Vec<String> {
    let mut all = lost::<MealPage>(&meals(), twist);
    all.extend(lost::<FoodPage>(&foods(), twist));
    all.extend(lost::<CorrectionPage>(&corrections(), twist));
    all.extend(lost::<Settings>(&settings(), twist));
    all
}

/// The value itself; a document has no parent.
fn at<'a>(answer: &'a mut Value, parent: &str, name: &str) -> Option<&'a mut Value> {
    let pointer = if name.is_empty() {
        String::new()
    } else {
        format!("{parent}/{name}")
    };
    answer.pointer_mut(&pointer)
}

#[test]
fn full_answers_are_printed_as_received() {
    let none = all_lost(|_, _, name| name.is_empty());
    assert_eq!(none, Vec::<String>::new());
}

#[test]
fn a_member_more_is_carried_wherever_it_is_added() {
    let lost = all_lost(|answer, parent, name| match at(answer, parent, name) {
        // An image is one of two members; a third kind is another matter.
        Some(Value::Object(members)) => {
            members.insert("added".to_owned(), json!([1, {"a": null}]));
            true
        }
        _ => false,
    });
    assert!(lost.is_empty(), "\n{}", lost.join("\n"));
}

#[test]
fn a_member_left_out_stays_left_out() {
    let lost = all_lost(|answer, parent, name| match answer.pointer_mut(parent) {
        Some(Value::Object(members)) => members.remove(name).is_some(),
        _ => false,
    });
    assert!(lost.is_empty(), "\n{}", lost.join("\n"));
}

#[test]
fn null_stays_null() {
    let lost = all_lost(|answer, parent, name| match answer.pointer_mut(parent) {
        Some(Value::Object(members)) => members.insert(name.to_owned(), Value::Null).is_some(),
        _ => false,
    });
    assert!(lost.is_empty(), "\n{}", lost.join("\n"));
}

#[test]
fn an_odd_shape_is_carried() {
    let lost = all_lost(|answer, parent, name| match answer.pointer_mut(parent) {
        Some(Value::Object(members)) => members
            .insert(name.to_owned(), json!({"odd": [true]}))
            .is_some(),
        _ => false,
    });
    assert!(lost.is_empty(), "\n{}", lost.join("\n"));
}
