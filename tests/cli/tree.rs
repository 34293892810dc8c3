//! The tree of commands: each of them with arguments that it can be tried with, in a home that has
//! something for it.

use std::collections::BTreeMap;

use clap::Command as Tree;
use serde_json::json;

use crate::world::World;

/// What commands need that have arguments they cannot do without, and others that do more with them.
/// `KEY` stands for the id of a key, `DATA` for a folder of several people.
const ARGUMENTS: [(&str, &str); 48] = [
    ("eat", "last"),
    ("find", "bread"),
    ("meal show", "last"),
    ("meal edit", "last --name Late"),
    ("meal eat", "last"),
    ("meal item add", "last 1_egg"),
    ("meal item set", "last 1 2"),
    ("meal item remove", "last 1"),
    ("meal delete", "last"),
    ("meal copy", "last"),
    ("meal history", "last"),
    ("meal create", "--file meal.json"),
    ("meal update", "last --file patch.json"),
    ("food show", "gruel"),
    ("food save", "Broth --per 100g --kcal 10"),
    ("food edit", "gruel --kcal 60"),
    ("food copy", "banana"),
    ("food delete", "gruel"),
    ("food pin", "pap gruel"),
    ("food unpin", "mush"),
    ("food create", "--file food.json"),
    ("recipe save", "Stew --servings 2 --ingredient 1_egg"),
    ("settings update", "--file settings.json"),
    ("target set", "--kcal 2000 --protein 1 --carbs 1 --fat 1"),
    ("preference set", "units metric"),
    ("preference unset", "units"),
    ("body set", "--weight 70kg"),
    ("body unset", "weightKg"),
    ("body log", "--weight 70kg"),
    ("photo add", "photo.jpg"),
    ("catalog import", "off foods.csv"),
    ("catalog remove", "composition"),
    ("catalog review accept", "1"),
    ("catalog review reject", "1 --note no"),
    ("import", "meals.json"),
    ("api", "listMeals"),
    ("context add", "other --path /tmp/none.db"),
    ("context use", "local"),
    ("context remove", "family"),
    ("config get", "timezone"),
    ("config set", "timezone Europe/Berlin"),
    ("db restore", "copy.db"),
    ("key create", "--permission read"),
    ("key revoke", "KEY"),
    ("user add", "bert --data DATA"),
    ("user list", "--data DATA"),
    ("user remove", "anna --data DATA"),
    ("topic", "dates"),
];

/// More that is needed: a shell, a port that is free.
const MORE: [(&str, &str); 2] = [("completions", "bash"), ("serve", "--listen 127.0.0.1:0")];

/// The export of another journal.
fn abroad() -> String {
    let other = World::new();
    let soup = [
        "food",
        "save",
        "Soup of elsewhere",
        "--per",
        "100g",
        "--kcal",
        "20",
    ];
    other.ok(&soup);
    other.ok(&["export"]).out
}

/// A home with something of everything, and what `KEY` and `DATA` are there.
pub(crate) fn lived_in() -> (World, BTreeMap<&'static str, String>) {
    let world = World::stocked();
    world.ok(&["food", "save", "Gruel", "--per", "100g", "--kcal", "50"]);
    world.ok(&["food", "pin", "mush", "gruel"]);
    for hour in 1..9 {
        world.ok(&[
            "log",
            "1 egg, 1 banana",
            "--at",
            &format!("yesterday {hour}am"),
        ]);
    }
    for settings in [
        "target set --kcal 1900 --protein 1 --carbs 1 --fat 1",
        "preference set units imperial",
        "body set --weight 71kg",
    ] {
        world.ok(&settings.split(' ').collect::<Vec<_>>());
    }
    let family = world.home().join("family.db");
    let family = [
        "context",
        "add",
        "family",
        "--path",
        family.to_str().unwrap(),
    ];
    world.ok(&family);
    let item = json!({ "newFood": { "name": "Soup", "data": { "base": "g" } } });
    let meal = json!({ "eatenAt": "2026-11-20T08:00:00Z", "timezone": "UTC", "items": [item] });
    world.file("meal.json", meal.to_string());
    world.file("patch.json", r#"{"name": "Late"}"#);
    world.file("food.json", r#"{"name": "Broth", "data": {"base": "g"}}"#);
    world.file("settings.json", r#"{"preferences": {"units": "uk"}}"#);
    world.file("meals.json", abroad());
    world.file("photo.jpg", crate::photos::JPEG);
    let foods = "code\tproduct_name\tenergy-kcal_100g\n12345670\tBiscuit\t400\n";
    world.file("foods.csv", foods);
    let data = world.home().join("people").to_str().unwrap().to_owned();
    world.ok(&["user", "add", "anna", "--data", &data]);
    let key = world.json(&["key", "create", "--permission", "read"]);
    let key = key["id"].as_str().unwrap_or_else(|| panic!("{key}"));
    let copy = world.home().join("copy.db");
    world.ok(&["db", "backup", copy.to_str().unwrap()]);
    let known = [("KEY", key.to_owned()), ("DATA", data)];
    (world, known.into())
}

/// Every command that does something, by its words.
pub(crate) fn leaves() -> Vec<String> {
    fn walk(tree: &Tree, words: &[&str], found: &mut Vec<String>) {
        if !tree.has_subcommands() {
            let words = words.join(" ");
            let needs = tree.get_arguments().any(|one| one.is_required_set())
                || tree.get_groups().any(|group| group.is_required_set());
            assert!(
                !needs || arguments(&words).is_some(),
                "journal {words} needs arguments: give it some in tests/cli/tree.rs"
            );
            found.push(words);
        }
        for below in tree.get_subcommands() {
            walk(below, &[words, &[below.get_name()]].concat(), found);
        }
    }
    let mut found = Vec::new();
    walk(&journal::cli::command(), &[], &mut found);
    assert!(found.len() > 60, "{found:?}");
    let named = ARGUMENTS.iter().chain(&MORE).map(|(name, _)| *name);
    are_commands(named, &found);
    found
}

/// A table names no command that is none.
pub(crate) fn are_commands<'n>(names: impl IntoIterator<Item = &'n str>, leaves: &[String]) {
    for name in names {
        assert!(
            leaves.iter().any(|leaf| leaf == name),
            "{name} is no command"
        );
    }
}

fn arguments(words: &str) -> Option<&'static str> {
    let mut table = ARGUMENTS.iter().chain(&MORE);
    table
        .find(|(name, _)| *name == words)
        .map(|(_, arguments)| *arguments)
}

/// The whole line of a command.
pub(crate) fn line(words: &str, known: &BTreeMap<&str, String>) -> Vec<String> {
    let arguments = arguments(words).unwrap_or_default();
    let all = words.split(' ').chain(arguments.split(' '));
    all.filter(|word| !word.is_empty())
        .map(|word| match known.get(word) {
            Some(value) => value.clone(),
            None => word.replace('_', " "),
        })
        .collect()
}
