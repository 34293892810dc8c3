//! Answers as any server may write them: members left out, null, odd or of its own.

use proptest::prelude::*;
use serde_json::{Map, Value, json};

use crate::any_value;

/// JSON of some shape.
pub(crate) type Json = BoxedStrategy<Value>;

/// Members that stand there, in this shape alone.
type Promised = Vec<(&'static str, Json)>;

/// Members that may be left out, null or in a shape of the server's own.
type Free = Vec<(&'static str, Json)>;

/// An object of these members, and of some that nobody here knows.
fn object(promised: Promised, free: Free) -> Json {
    let always = promised
        .into_iter()
        .map(|(name, shape)| (name, shape.prop_map(Some).boxed()));
    let maybe = free.into_iter().map(|(name, shape)| (name, maybe(shape)));
    let (names, shapes): (Vec<_>, Vec<_>) = always.chain(maybe).unzip();
    let unknown = prop::collection::btree_map("x[A-Z][a-z]{0,3}", any_value::json(), 0..3);
    (shapes, unknown)
        .prop_map(move |(values, unknown)| {
            let known = names.iter().zip(values);
            let mut members: Map<String, Value> = known
                .filter_map(|(name, value)| Some(((*name).to_owned(), value?)))
                .collect();
            members.extend(unknown);
            Value::Object(members)
        })
        .boxed()
}

fn maybe(shape: Json) -> BoxedStrategy<Option<Value>> {
    prop_oneof![
        2 => Just(None),
        1 => Just(Some(Value::Null)),
        6 => shape.prop_map(Some),
        1 => any_value::json().prop_map(Some),
    ]
    .boxed()
}

/// An object of these members, each there or left out, in its shape.
fn exactly(members: Vec<(&'static str, Json)>) -> Json {
    let (names, shapes): (Vec<_>, Vec<_>) = members
        .into_iter()
        .map(|(name, shape)| (name, prop::option::of(shape)))
        .unzip();
    shapes
        .prop_map(move |values| {
            let members = names.iter().zip(values);
            members
                .filter_map(|(name, value)| Some(((*name).to_owned(), value?)))
                .collect::<Map<_, _>>()
                .into()
        })
        .boxed()
}

fn one(values: Vec<Value>) -> Json {
    prop::sample::select(values).boxed()
}

fn text() -> Json {
    any::<String>().prop_map(Value::from).boxed()
}

pub(crate) fn number() -> Json {
    let tenths = (-1_000..1_000_000_i64).prop_map(|n| match n % 10 {
        0 => json!(n / 10),
        _ => serde_json::from_str(&format!("{}", n as f64 / 10.0)).unwrap(),
    });
    prop_oneof![tenths, any::<i64>().prop_map(Value::from)].boxed()
}

fn time() -> Json {
    one(vec![
        json!("2026-11-21T08:00:00+01:00"),
        json!("2026-11-21T08:00:00.123Z"),
    ])
}

fn library() -> Json {
    one(vec![
        json!("mine"),
        json!("off"),
        json!("service"),
        json!("composition"),
    ])
}

fn list(of: Json) -> Json {
    prop::collection::vec(of, 0..3)
        .prop_map(Value::from)
        .boxed()
}

fn values() -> Json {
    object(
        vec![],
        vec![
            ("kcal", number()),
            ("protein", number()),
            ("saturatedFat", number()),
        ],
    )
}

fn nutrition() -> Json {
    let partial = list(one(vec![json!("kcal"), json!("salt")]));
    object(vec![("values", values())], vec![("partial", partial)])
}

fn pinned() -> Free {
    vec![
        ("version", one(vec![json!(1), json!(7)])),
        ("name", text()),
        ("brand", text()),
    ]
}

fn place() -> Promised {
    vec![("library", library()), ("key", text())]
}

fn item() -> Json {
    let free = vec![
        ("quantity", number()),
        ("unit", text()),
        ("nutrition", nutrition()),
    ];
    object(
        vec![("id", text()), ("food", object(place(), pinned()))],
        free,
    )
}

fn images() -> Json {
    list(
        prop_oneof![
            text().prop_map(|url| json!({"url": url})),
            text().prop_map(|path| json!({"path": path}))
        ]
        .boxed(),
    )
}

pub(crate) fn meal() -> Json {
    let state = one(vec![json!("planned"), json!("logged")]);
    let promised = vec![
        ("id", text()),
        ("eatenAt", time()),
        ("timezone", text()),
        ("state", state),
        ("items", list(item())),
    ];
    let free = vec![
        ("day", one(vec![json!("2026-11-21")])),
        ("name", text()),
        ("notes", text()),
        ("images", images()),
        ("nutrition", nutrition()),
        ("createdAt", time()),
        ("updatedAt", time()),
    ];
    object(promised, free)
}

fn portion() -> Json {
    (number(), text())
        .prop_map(|(amount, unit)| json!({"amount": amount, "unit": unit}))
        .boxed()
}

fn ingredient() -> Json {
    let food = object(
        place(),
        vec![("version", one(vec![json!(1)])), ("name", text())],
    );
    object(vec![("food", food), ("portion", portion())], vec![])
}

/// What is known of a food: members in the specification's shapes, and some that are not in it.
fn data() -> Json {
    let measure =
        (text(), number()).prop_map(|(label, size)| json!({"label": label, "size": size}));
    let nutrition = (number(), values())
        .prop_map(|(basis, values)| json!({"basisAmount": basis, "values": values}));
    let recipe = (number(), list(text()))
        .prop_map(|(servings, steps)| json!({"servings": servings, "steps": steps}));
    let source = exactly(vec![
        ("origin", one(vec![json!("label"), json!("estimate")])),
        ("place", text()),
        ("edited", one(vec![json!(true)])),
        ("library", library()),
    ]);
    let members = exactly(vec![
        ("base", one(vec![json!("g"), json!("ml"), json!("serving")])),
        ("nutrition", nutrition.boxed()),
        ("measures", list(measure.boxed())),
        ("defaultPortion", portion()),
        ("composition", text()),
        ("note", text()),
        ("images", images()),
        ("recipe", recipe.boxed()),
        ("source", source),
        ("ingredients", list(ingredient())),
    ]);
    (members, object(vec![], vec![]))
        .prop_map(|(mut members, more)| {
            members
                .as_object_mut()
                .unwrap()
                .extend(more.as_object().unwrap().clone());
            members
        })
        .boxed()
}

pub(crate) fn food() -> Json {
    let copy =
        (library(), text()).prop_map(|(library, key)| json!({"library": library, "key": key}));
    let free = vec![
        ("id", text()),
        ("library", library()),
        ("key", text()),
        ("version", one(vec![json!(1)])),
        ("name", text()),
        ("brand", text()),
        ("barcode", text()),
        ("data", data()),
        ("partial", list(one(vec![json!("kcal")]))),
        ("copyFrom", copy.boxed()),
        ("createdAt", time()),
        ("updatedAt", time()),
    ];
    object(vec![], free)
}

pub(crate) fn correction() -> Json {
    let changes = (text(), any_value::json(), any_value::json())
        .prop_map(|(path, from, to)| json!({"path": path, "from": from, "to": to}));
    let free = vec![
        ("id", text()),
        (
            "food",
            object(place(), vec![("name", text()), ("brand", text())]),
        ),
        ("changes", list(changes.boxed())),
        ("status", one(vec![json!("pending"), json!("rejected")])),
        ("note", text()),
        ("createdAt", time()),
        ("reviewedAt", time()),
    ];
    object(vec![], free)
}

pub(crate) fn settings() -> Json {
    let four = prop::collection::vec(number(), 4).prop_map(
        |n| json!({"caloriesKcal": n[0], "proteinG": n[1], "carbsG": n[2], "fatG": n[3]}),
    );
    let values = prop_oneof![1 => Just(Value::Null), 3 => four].boxed();
    let period = object(
        vec![("from", one(vec![json!("2026-11-21")])), ("values", values)],
        vec![],
    );
    let preferences = vec![
        ("units", text()),
        ("deviceUnits", text()),
        ("showTargets", one(vec![json!(true), json!(false)])),
        ("assistantShortcut", text()),
    ];
    let body = vec![
        ("weightKg", number()),
        ("heightCm", number()),
        ("age", one(vec![json!(40)])),
        ("sex", text()),
        ("activity", text()),
    ];
    let free = vec![
        ("targets", list(period)),
        ("preferences", object(vec![], preferences)),
        ("body", object(vec![], body)),
    ];
    object(vec![], free)
}

/// A page of these things.
pub(crate) fn page(things: &'static str, of: Json) -> Json {
    let next = prop_oneof![Just(Value::Null), (0..1_000_000_u64).prop_map(Value::from)];
    object(
        vec![(things, list(of)), ("nextOffset", next.boxed())],
        vec![],
    )
}
