//! Rules that no schema of the description says: each is a rule, and none of the schemas.

use journal::error::Error;
use journal::model::Operation::{self, *};
use serde_json::{Value, json};

use crate::ask::{Answer, Pairs};
use crate::bodies::{
    UNKNOWN, breakfast, eat, eaten, generic, id, meal, named, of_new, recipe, the, with,
};
use crate::described::{Sent, wrong};
use crate::json::number;
use crate::stand::Stand;
use crate::unsaid::{UNSAID, rule_of};

promises!(every_rule_beyond_the_schemas_is_one);

/// What breaks a rule, with what the rule's message begins with.
type Breach = (&'static str, Answer);

fn every_rule_beyond_the_schemas_is_one(stand: &Stand) {
    let mut breaches = of_meals(stand);
    breaches.extend(of_foods(stand));
    breaches.extend(of_patches(stand));
    breaches.extend(of_text_and_numbers(stand));
    let mut told: Vec<&str> = Vec::new();
    for (rule, answer) in breaches {
        let error = answer.invalid();
        assert_eq!(rule_alone(&error), Some(rule), "{error:?}");
        told.push(rule);
    }
    told.sort_unstable();
    let mut listed: Vec<&str> = UNSAID.iter().map(|rule| rule.message.as_str()).collect();
    listed.sort_unstable();
    assert_eq!(told, listed, "each rule of the list is broken once");
}

/// The rule that a refusal tells of, if it tells of no other problem.
fn rule_alone(error: &Error) -> Option<&'static str> {
    match error.details() {
        [problem] => rule_of(problem),
        _ => None,
    }
}

/// The body, which the schemas take.
#[track_caller]
fn described(operation: Operation, body: Value) -> Value {
    let wrong = wrong(operation, &Sent::body(&body));
    assert!(wrong.is_empty(), "{wrong:?}: {body}");
    body
}

/// The query, which the schemas take.
#[track_caller]
fn described_query<'q>(operation: Operation, query: Pairs<'q>) -> Pairs<'q> {
    let wrong = wrong(operation, &Sent::query(query.iter().copied()));
    assert!(wrong.is_empty(), "{wrong:?}: {query:?}");
    query
}

fn of_meals(stand: &Stand) -> Vec<Breach> {
    let create = |body| stand.create_meal(described(CreateMeal, body));
    let image = json!([{"path": "never-given"}]);
    vec![
        (
            "is no unit of",
            create(meal(vec![eat(generic("oats"), 1, "bucket")])),
        ),
        (
            "must be an IANA timezone",
            create(with(breakfast(), "/timezone", "Mars/Olympus_Mons")),
        ),
        (
            "must fall on a day of the years 0000 to 9999",
            create(eaten("9999-12-31T23:00:00Z", "Pacific/Kiritimati")),
        ),
        (
            "is no photo that an earlier read gave",
            create(with(breakfast(), "/images", image)),
        ),
    ]
}

fn of_foods(stand: &Stand) -> Vec<Breach> {
    let save = |body| stand.save_food(described(SaveFood, body));
    let soup = stand.save_food(recipe("Soup", 1, vec![])).given();
    let inside = vec![crate::bodies::of(the(&soup), 1, "serving")];
    let portion = json!({"amount": 1, "unit": "bucket"});
    let nested = (0..6).fold(named("Water"), |inner, _| {
        recipe("Broth", 1, vec![of_new(inner, 1, "serving")])
    });
    vec![
        (
            "must be the base unit or the label of one of the food's measures",
            save(json!({"name": "Bread", "data": {"base": "g", "defaultPortion": portion}})),
        ),
        ("new foods must not stand more than 5 deep", save(nested)),
        (
            "a recipe must not contain itself",
            save(with(recipe("Soup", 1, inside), "/id", id(&soup))),
        ),
    ]
}

fn of_patches(stand: &Stand) -> Vec<Breach> {
    let made = stand.create_meal(breakfast()).given();
    let patch = |items: Value| {
        let body = described(UpdateMeal, json!({"items": items}));
        stand.update_meal(id(&made), body)
    };
    let kept = json!({"id": made["items"][0]["id"]});
    let targets = json!({"from": "2026-11-21", "through": "2026-11-20", "values": null});
    let change = described(UpdateSettings, json!({"targets": targets}));
    vec![
        (
            "is none of this meal's items",
            patch(json!([{"id": UNKNOWN}])),
        ),
        ("stands twice", patch(json!([kept, kept]))),
        ("must not be before from", stand.update_settings(change)),
    ]
}

fn of_text_and_numbers(stand: &Stand) -> Vec<Breach> {
    let change = |body| stand.update_settings(described(UpdateSettings, body));
    let mut nul = breakfast();
    nul["unknown"] = "a\0b".into();
    let short = &[("library", "composition"), ("query", "oa")];
    let short = stand.search_foods(described_query(SearchFoods, short));
    let twice = stand.list_meals(described_query(
        ListMeals,
        &[("limit", "1"), ("limit", "1")],
    ));
    vec![
        (
            "must not hold the character U+0000",
            stand.create_meal(described(CreateMeal, nul)),
        ),
        (
            "has a member whose name holds the character U+0000",
            change(json!({"a\0b": 1})),
        ),
        (
            "must be a finite number",
            change(json!({"body": {"weightKg": number("1e309")}})),
        ),
        ("generic ingredients need 3 characters or more", short),
        ("must be given once", twice),
    ]
}
