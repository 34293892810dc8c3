//! Meals of the same foods that are renamed, moved and added to on two machines, and carried from one to the other:
//! without a word neither has more meals than the other had, and never fewer.

use std::collections::HashMap;

use journal::actions::{export, item};
use journal::api::Journal;
use journal::model::{ItemDraft, Meal, MealDraft, MealPatch};
use proptest::prelude::*;
use serde_json::json;

use crate::moving::{Kept, carried, kept, taken_over};

const NAMES: [&str; 3] = ["Breakfast", "Brunch", "Supper"];

/// What somebody does at one of two machines with one of its meals.
#[derive(Clone, Debug)]
enum Deed {
    Rename(usize),
    /// To another hour of the day.
    Move(usize),
    /// So much of a food that the meal did not begin with.
    Add(u32),
    /// Another meal of the same, by this name at this hour.
    Log(usize, usize),
    /// What the other machine has is imported.
    Import,
}

fn deeds() -> impl Strategy<Value = Vec<(bool, usize, Deed)>> {
    let deed = prop_oneof![
        2 => (0..NAMES.len()).prop_map(Deed::Rename),
        1 => (0_usize..3).prop_map(Deed::Move),
        2 => (1_u32..4).prop_map(Deed::Add),
        1 => (0..NAMES.len(), 0_usize..3).prop_map(|(name, hour)| Deed::Log(name, hour)),
        4 => Just(Deed::Import),
    ];
    prop::collection::vec((any::<bool>(), 0_usize..4, deed), 1..14)
}

fn meals(journal: &Kept) -> Vec<Meal> {
    export::read(&journal.local).unwrap().meals
}

fn draft(library: &str, key: &str, amount: u32, unit: &str) -> ItemDraft {
    let food = json!({ "library": library, "key": key });
    ItemDraft::from(json!({ "food": food, "quantity": amount, "unit": unit }))
}

fn change(journal: &Kept, place: usize, deed: &Deed) {
    let meals = meals(journal);
    let meal = &meals[place % meals.len()];
    let mut patch = MealPatch::default();
    match deed {
        Deed::Rename(name) => patch.set("name", NAMES[*name]),
        Deed::Move(hour) => patch.set("eatenAt", at(*hour)),
        Deed::Add(amount) => {
            let mut items = item::kept(meal);
            items.push(draft("off", "spread", *amount, "g"));
            patch.set("items", items)
        }
        Deed::Log(name, hour) => {
            log(journal, NAMES[*name], *hour);
            return;
        }
        Deed::Import => return,
    };
    journal.local.update_meal(&meal.id, &patch).unwrap();
}

fn at(hour: usize) -> String {
    format!("2026-11-20T{:02}:00:00+01:00", 8 + hour)
}

fn log(journal: &Kept, name: &str, hour: usize) {
    let meal = json!({
        "eatenAt": at(hour), "timezone": "Europe/Berlin", "name": name,
        "items": [draft("composition", "oats", 1, "g"), draft("composition", "milk", 2, "ml")],
    });
    journal.local.create_meal(&MealDraft::from(meal)).unwrap();
}

/// Items of each meal, by its id.
fn counts(journal: &Kept) -> HashMap<String, usize> {
    let meals = meals(journal).into_iter();
    meals.map(|meal| (meal.id, meal.items.len())).collect()
}

/// How many new meals were told to stand beside one that may be the same.
fn told_beside(notes: &[String]) -> usize {
    let beside = notes
        .iter()
        .filter(|note| note.contains(" is added beside "));
    let count = |note: &String| {
        let more = note.split("so it is with ").nth(1);
        let more = more.and_then(|more| more.split(' ').next()?.parse::<usize>().ok());
        1 + more.unwrap_or(0)
    };
    beside.map(count).sum()
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    #[test]
    fn a_meal_that_is_moved_about_on_two_machines_is_never_doubled_without_a_word(deeds in deeds()) {
        let machines = [kept(true), kept(true)];
        log(&machines[0], NAMES[0], 0);
        carried(&machines[0].local, &machines[1].local);
        for (number, (at_second, place, deed)) in deeds.iter().enumerate() {
            let [one, two] = &machines;
            let (here, there) = if *at_second { (two, one) } else { (one, two) };
            if !matches!(deed, Deed::Import) {
                change(here, *place, deed);
                continue;
            }
            let before = counts(here);
            let taken = taken_over(&there.local, &here.local);
            let after = counts(here);
            // Where there are several there, somebody was told.
            let untold = taken.new - told_beside(&taken.notes);
            let all = counts(there).len();
            prop_assert!(untold <= all.saturating_sub(before.len()), "deed {}: {:?}", number, taken.notes);
            // A meal here stands for one of the file.
            prop_assert!(after.len() >= all, "deed {}: {} of {}", number, after.len(), all);
            for (id, items) in before {
                prop_assert!(after.get(&id).is_some_and(|now| *now >= items), "deed {}", number);
            }
            let again = taken_over(&there.local, &here.local);
            prop_assert_eq!((again.new, again.grown), (0, 0), "deed {}", number);
            prop_assert_eq!(counts(here), after, "deed {}", number);
        }
    }
}
