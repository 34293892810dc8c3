//! JSON of any shape, and the values that break programs.

use proptest::prelude::*;
use proptest::sample::Index;
use serde_json::{Map, Value, json};

/// Any JSON, numbers in their shortest form.
pub(crate) fn json() -> BoxedStrategy<Value> {
    let leaf = prop_oneof![
        Just(Value::Null),
        any::<bool>().prop_map(Value::from),
        any::<i32>().prop_map(Value::from),
        prop::sample::select(vec!["0.5", "1e+300", "-2.25", "9007199254740993"])
            .prop_map(|number| serde_json::from_str(number).unwrap()),
        "\\PC{0,6}".prop_map(Value::from),
        any::<String>().prop_map(Value::from),
    ];
    let inside = |inner: BoxedStrategy<Value>| {
        let list = prop::collection::vec(inner.clone(), 0..4).prop_map(Value::from);
        let members = prop::collection::vec(("[a-z]{1,5}", inner), 0..4);
        prop_oneof![
            list,
            members.prop_map(|members| Value::Object(Map::from_iter(members)))
        ]
    };
    leaf.prop_recursive(3, 16, 4, move |inner| inside(inner.boxed()))
        .boxed()
}

/// Values at the edges of what is allowed, and well beyond.
pub(crate) fn edge() -> BoxedStrategy<Value> {
    let numbers = [
        "0",
        "-0",
        "0.0",
        "-1",
        "1",
        "30.0",
        "0.001",
        "999999999.999",
        "999999999.9990001",
        "1e9",
        "1e309",
        "-1e309",
        "5e-324",
        "9007199254740993",
        "1e-30",
        "130",
        "131",
        "2147483648",
        "18446744073709551616",
        "0.1234567890123456789012345678901234567890",
    ];
    let numbers = numbers.map(|number| serde_json::from_str(number).unwrap());
    let texts = [
        "",
        " ",
        "\0",
        "a\0b",
        "g",
        "ml",
        "serving",
        "cup",
        "mine",
        "off",
        "planned",
        "logged",
        "null",
        "2026-11-21T08:00:00+01:00",
        "2026-11-21T08:00:00",
        "0000-01-01T00:00:00Z",
        "9999-12-31T23:59:60Z",
        "9999-12-31T23:59:59-23:59",
        "0001-01-01T00:00:00+23:59",
        "2026-11-21",
        "2026-02-30",
        "9999-12-31",
        "Europe/Paris",
        "Asia/Calcutta",
        "europe/paris",
        "Pacific/Apia",
        "3017620422003",
        "٣٤٥٦٧٨٩٠",
        "https://example.org/a.jpg",
        "a b",
        "//",
        "3f9c2a17-1b2c-4d3e-8f4a-5b6c7d8e9f00",
        "{3f9c2a17-1b2c-4d3e-8f4a-5b6c7d8e9f00}",
        "$serde_json::private::Number",
        "\u{feff}",
        "🥣",
        "\u{202e}",
        "'; DROP TABLE meal; --",
    ];
    let long = [100, 101, 200, 201, 500, 501, 2_000, 2_001, 10_001];
    let mut values: Vec<Value> = Vec::from(numbers);
    values.extend(texts.map(Value::from));
    values.extend(long.map(|length| Value::from("🥣".repeat(length))));
    values.extend([
        json!(null),
        json!(true),
        json!([]),
        json!({}),
        json!([null]),
        json!([[]]),
    ]);
    values.extend([
        json!({"library": "mine", "key": "oats"}),
        json!({"library": "composition", "key": "oats"}),
        json!({"library": "composition", "key": "oats", "version": 1}),
        json!({"library": "off", "key": "spread", "version": 4294967296_u64}),
        json!({"url": "https://example.org/a.jpg"}),
        json!({"path": "photo"}),
        json!({"name": "New", "data": {}}),
        json!({"amount": 1, "unit": "g"}),
        json!({"kcal": 1, "vitamin": 2}),
        json!({"$serde_json::private::Number": "1"}),
    ]);
    values.push(Value::Array(vec![
        json!({"food": {"library": "composition", "key": "oats"}});
        101
    ]));
    values.push(Value::Array(vec![json!({"label": "cup", "size": 1}); 31]));
    prop::sample::select(values).boxed()
}

/// What happens to a body on its way.
#[derive(Clone, Debug)]
enum Mishap {
    Replaced(Index, Value),
    Dropped(Index),
    Doubled(Index),
    Added(Index, String, Value),
}

fn mishap() -> impl Strategy<Value = Mishap> {
    let value = || prop_oneof![3 => edge(), 1 => json()];
    let names = prop::sample::select(vec![
        "id",
        "food",
        "newFood",
        "name",
        "notes",
        "state",
        "images",
        "items",
        "quantity",
        "unit",
        "brand",
        "barcode",
        "copyFrom",
        "data",
        "base",
        "nutrition",
        "values",
        "basisAmount",
        "measures",
        "defaultPortion",
        "composition",
        "note",
        "recipe",
        "servings",
        "steps",
        "minutes",
        "source",
        "ingredients",
        "version",
        "targets",
        "preferences",
        "body",
        "from",
        "through",
        "age",
        "weightKg",
        "units",
        "showTargets",
        "kcal",
        "salt",
        "extra",
    ]);
    prop_oneof![
        4 => (any::<Index>(), value()).prop_map(|(at, value)| Mishap::Replaced(at, value)),
        2 => any::<Index>().prop_map(Mishap::Dropped),
        1 => any::<Index>().prop_map(Mishap::Doubled),
        3 => (any::<Index>(), names, value()).prop_map(|(at, name, value)| Mishap::Added(at, name.to_owned(), value)),
    ]
}

/// One of these bodies, as it is or after a few mishaps; now and then any JSON at all.
pub(crate) fn body(good: Vec<Value>) -> impl Strategy<Value = Value> {
    let mishaps = prop::collection::vec(mishap(), 0..4);
    let harmed = (prop::sample::select(good), mishaps).prop_map(|(mut body, mishaps)| {
        for mishap in &mishaps {
            harm(&mut body, mishap);
        }
        body
    });
    prop_oneof![12 => harmed, 1 => json(), 1 => edge()]
}

fn harm(body: &mut Value, mishap: &Mishap) {
    let places = places(body);
    match mishap {
        Mishap::Replaced(at, value) => {
            *body.pointer_mut(chosen(at, &places)).unwrap() = value.clone();
        }
        Mishap::Dropped(at) => {
            if let Some((parent, name)) = chosen(at, &places).rsplit_once('/') {
                match body.pointer_mut(parent) {
                    Some(Value::Object(members)) => drop(members.remove(name)),
                    Some(Value::Array(entries)) => drop(entries.remove(name.parse().unwrap())),
                    _ => {}
                }
            }
        }
        Mishap::Doubled(at) => {
            if let Some(Value::Array(entries)) = body.pointer_mut(chosen(at, &places)) {
                entries.extend(entries.clone());
            }
        }
        Mishap::Added(at, name, value) => {
            if let Some(Value::Object(members)) = body.pointer_mut(chosen(at, &places)) {
                members.insert(name.clone(), value.clone());
            }
        }
    }
}

/// The pointer of every value in a body. Names with a slash or a tilde are left alone.
fn places(body: &Value) -> Vec<String> {
    fn walk(value: &Value, at: String, places: &mut Vec<String>) {
        match value {
            Value::Object(members) => {
                for (name, value) in members
                    .iter()
                    .filter(|(name, _)| !name.contains(['/', '~']))
                {
                    walk(value, format!("{at}/{name}"), places);
                }
            }
            Value::Array(entries) => {
                for (place, value) in entries.iter().enumerate() {
                    walk(value, format!("{at}/{place}"), places);
                }
            }
            _ => {}
        }
        places.push(at);
    }
    let mut all = Vec::new();
    walk(body, String::new(), &mut all);
    all
}

fn chosen<'p>(at: &Index, places: &'p [String]) -> &'p str {
    &places[at.index(places.len())]
}
