//! `export` and `import`: everything goes out, comes back once, and keeps its figures.

mod cronometer;
mod diary_again;
mod diary_words;
mod export;
mod import;
mod myfitnesspal;
mod opennutritracker;
mod plans;
mod recipes;
mod two_machines;
mod unread;

use serde_json::Value;

use crate::world::{TARGETS, World};

/// A journal with a bit of everything.
fn lived_in() -> World {
    let world = World::stocked();
    for arguments in [
        &[
            "food",
            "save",
            "Soup",
            "--per",
            "100g",
            "--kcal",
            "50",
            "--measure",
            "bowl=300g",
        ][..],
        &[
            "recipe",
            "save",
            "Porridge",
            "--servings",
            "2",
            "--ingredient",
            "100 g oats",
        ],
        &[
            "log",
            "1 bowl Soup, 1 banana",
            "--at",
            "2026-11-20 12:00",
            "--note",
            "at Ana's",
        ],
        &["log", "1 serving Porridge", "--at", "2026-11-20 08:00"],
        &[
            "log",
            "500kcal",
            "--name",
            "street food",
            "--at",
            "2026-11-19 20:00",
        ],
        &["plan", "200 g oats", "--at", "2026-11-23 08:00"],
        &["food", "edit", "Soup", "--kcal", "60"],
        &["log", "100 g Soup", "--at", "2026-11-20 19:00"],
        &TARGETS,
        &["body", "set", "--weight", "70kg"],
    ] {
        world.ok(arguments);
    }
    world
}

/// A document without what is another's in another journal: ids, versions, and when it was written.
fn bare(value: &Value) -> Value {
    match value {
        Value::Object(members) => {
            let is_own =
                |name: &str| ["id", "version", "createdAt", "updatedAt", "mealId"].contains(&name);
            let is_mine = members
                .get("library")
                .is_some_and(|library| library == "mine");
            let kept = members
                .iter()
                .filter(|(name, _)| !(is_own(name) || is_mine && *name == "key"));
            kept.map(|(name, value)| (name.clone(), bare(value)))
                .collect()
        }
        Value::Array(list) => list.iter().map(bare).collect(),
        other => other.clone(),
    }
}

/// How many meals and foods are new, and how many were there, as an import tells it.
#[track_caller]
fn counts(view: &Value) -> [u64; 4] {
    let count = |of: &str, what: &str| view[of][what].as_u64().expect("a number");
    [
        count("meals", "new"),
        count("meals", "there"),
        count("foods", "new"),
        count("foods", "there"),
    ]
}
