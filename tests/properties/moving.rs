//! A journal that moves into an empty one holds the same, and moving it again adds nothing.

use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};

use chrono::{DateTime, TimeDelta, Utc};
use journal::actions::{export, import};
use journal::api::Journal;
use journal::local::{Clock, Local, Place, build_catalogue};
use journal::model::{CatalogueFood, FoodDraft, MealDraft, SettingsPatch, Zone};
use journal::phrase::when::Now;
use journal::render::export::Exported;
use journal::render::{Format, Show};
use proptest::prelude::*;
use serde_json::{Value, json};
use tempfile::TempDir;

use crate::stand::catalogue;

/// A journal, and the folder that it is in.
pub(crate) struct Kept {
    pub(crate) local: Local,
    _folder: TempDir,
}

pub(crate) fn kept(has_catalogue: bool) -> Kept {
    let folder = TempDir::new().unwrap();
    let place = Place::folder(folder.path());
    let foods = if has_catalogue {
        catalogue()
    } else {
        Vec::new()
    };
    let foods: Vec<CatalogueFood> = foods
        .into_iter()
        .map(|food| serde_json::from_value(food).unwrap())
        .collect();
    build_catalogue(&place, Utc::now(), &mut foods.into_iter().map(Ok)).unwrap();
    let ticks = AtomicI64::new(0);
    let clock: Clock = Arc::new(move || {
        now().instant + TimeDelta::seconds(1 + ticks.fetch_add(1, Ordering::Relaxed))
    });
    let local = Local::open(place, clock, || Ok(Box::new(std::iter::empty()))).unwrap();
    let _folder = folder;
    Kept { local, _folder }
}

fn now() -> Now {
    let instant: DateTime<Utc> = "2026-11-21T09:00:00Z".parse().unwrap();
    let zone = Zone::named("Europe/Berlin").unwrap();
    Now { instant, zone }
}

fn exported(journal: &Local, format: Format) -> Vec<u8> {
    let everything = Exported(export::read(journal).unwrap());
    match format {
        Format::Ndjson => {
            let lines = everything.records();
            lines
                .map(|line| format!("{line}\n"))
                .collect::<String>()
                .into_bytes()
        }
        _ => everything.json().to_string().into_bytes(),
    }
}

/// Imports a file, and gives how many meals and foods were new.
fn take(journal: &Local, file: &[u8]) -> (usize, usize) {
    let found = import::read(file, None, &now()).unwrap();
    let plan = import::plan(journal, found, &[], &now().instant.into()).unwrap();
    assert_eq!(plan.refused, []);
    let written = import::write(plan, &mut |request| request.send(journal));
    assert_eq!((written.refused, written.stopped), (Vec::new(), None));
    (written.meals.len(), written.foods.len())
}

/// Imports all of a journal into another, as the command does, and gives how many meals were told to be different.
pub(crate) fn carried(from: &Local, to: &Local) -> usize {
    carried_file(&exported(from, Format::Json), to)
}

/// The same of a file.
pub(crate) fn carried_file(file: &[u8], to: &Local) -> usize {
    taken(file, to).different
}

/// What came of an import.
pub(crate) struct Taken {
    /// Meals that were added, that grew, and that were told to be different.
    pub(crate) new: usize,
    pub(crate) grown: usize,
    pub(crate) different: usize,
    /// What a person was told.
    pub(crate) notes: Vec<String>,
}

/// Imports all of a journal into another, and gives what came of it.
pub(crate) fn taken_over(from: &Local, to: &Local) -> Taken {
    taken(&exported(from, Format::Json), to)
}

fn taken(file: &[u8], to: &Local) -> Taken {
    let found = import::read(file, None, &now()).unwrap();
    let plan = import::plan(
        to,
        found,
        &to.former_meals().unwrap(),
        &now().instant.into(),
    )
    .unwrap();
    let (different, notes) = (plan.different.len(), plan.notes.clone());
    let written =
        to.import_together(|| import::write(plan, &mut |request| request.send(to)).whole());
    let written = written.unwrap();
    assert_eq!(written.refused, []);
    Taken {
        new: written.meals.len(),
        grown: written.grown.len(),
        different,
        notes,
    }
}

/// Without what is another's in another journal. With `keeps_libraries` false also without the libraries
/// that foods are in, since those of no catalogue here are the person's own.
fn bare(value: &Value, keeps_libraries: bool) -> Value {
    match value {
        Value::Object(members) => {
            let is_mine = members
                .get("library")
                .is_some_and(|library| library == "mine");
            let is_own = |name: &str| match name {
                "id" | "version" | "createdAt" | "updatedAt" => true,
                "key" => is_mine || !keeps_libraries,
                "library" | "attribution" => !keeps_libraries,
                _ => false,
            };
            let kept = members.iter().filter(|(name, _)| !is_own(name));
            kept.map(|(name, value)| (name.clone(), bare(value, keeps_libraries)))
                .collect()
        }
        Value::Array(list) => list
            .iter()
            .map(|value| bare(value, keeps_libraries))
            .collect(),
        other => other.clone(),
    }
}

fn document(journal: &Local, keeps_libraries: bool) -> Value {
    let bytes = exported(journal, Format::Json);
    bare(&serde_json::from_slice(&bytes).unwrap(), keeps_libraries)
}

/// Takes the sums of meals out of a document. A meal adds up unrounded values, and an item that got a food
/// of its own has rounded ones: the sum may differ by that rounding, the items by nothing.
fn take_sums(document: &mut Value) -> Vec<Value> {
    let meals = document["meals"].as_array_mut().unwrap().iter_mut();
    meals.map(|meal| meal["nutrition"].take()).collect()
}

fn are_near(one: &[Value], other: &[Value]) -> bool {
    let near = |(one, other): (&Value, &Value)| {
        let (values, others) = (
            one["values"].as_object().unwrap(),
            other["values"].as_object().unwrap(),
        );
        let is_near = |(name, value): (&String, &Value)| {
            let other = others.get(name).and_then(Value::as_f64).unwrap();
            (value.as_f64().unwrap() - other).abs() < 0.0026
        };
        one["partial"] == other["partial"]
            && values.len() == others.len()
            && values.iter().all(is_near)
    };
    one.len() == other.len() && one.iter().zip(other).all(near)
}

/// What a food of one's own is, and what becomes of it once it was eaten.
#[derive(Clone, Debug)]
struct Own {
    name: u8,
    kcal: Option<u32>,
    fat: Option<u32>,
    basis: u32,
    bowl: Option<u32>,
    fate: u8,
}

/// An item: which food, how much in thousandths or unknown, in a measure or the base.
type Eaten = (u8, Option<u32>, bool);

#[derive(Clone, Debug)]
struct Diary {
    foods: Vec<Own>,
    meals: Vec<(i64, Option<String>, bool, Vec<Eaten>)>,
    targets: Vec<(u32, Option<u32>)>,
    weight: Option<u32>,
}

fn diaries() -> impl Strategy<Value = Diary> {
    let known = || prop::option::of(0_u32..100_000);
    let own = (
        0_u8..4,
        known(),
        known(),
        1_u32..1_000,
        prop::option::of(1_u32..900),
        0_u8..3,
    );
    let own = own.prop_map(|(name, kcal, fat, basis, bowl, fate)| Own {
        name,
        kcal,
        fat,
        basis,
        bowl,
        fate,
    });
    let item = (
        0_u8..8,
        prop::option::weighted(0.9, 1_u32..2_000_000),
        any::<bool>(),
    );
    let meal = (
        0_i64..100_000,
        prop::option::of("[a-zé ]{1,6}"),
        any::<bool>(),
        prop::collection::vec(item, 1..4),
    );
    let target = (1_u32..28, prop::option::of(0_u32..4_000));
    (
        prop::collection::vec(own, 0..4),
        prop::collection::vec(meal, 0..5),
        prop::collection::vec(target, 0..4),
        prop::option::of(1_u32..200),
    )
        .prop_map(|(foods, meals, targets, weight)| Diary {
            foods,
            meals,
            targets,
            weight,
        })
}

fn body(own: &Own, more: u32) -> Value {
    let mut values = json!({});
    for (name, value) in [("kcal", own.kcal), ("fat", own.fat)] {
        if let Some(value) = value {
            values[name] = json!(f64::from(value + more) / 10.0);
        }
    }
    let measures: Vec<Value> = own
        .bowl
        .iter()
        .map(|size| json!({"label": "bowl", "size": size}))
        .collect();
    json!({"name": format!("food {}", own.name), "data": {
        "base": "g", "measures": measures,
        "nutrition": {"basisAmount": own.basis, "values": values},
    }})
}

/// Writes a diary into a journal: foods and a recipe, meals, then what becomes of the foods.
fn fill(journal: &Local, diary: &Diary) {
    let save = |body: Value| {
        journal
            .save_food(&FoodDraft::from(body))
            .unwrap()
            .key
            .into_option()
            .unwrap()
    };
    let recipe = json!({"name": "porridge", "data": {"recipe": {"servings": 3, "steps": ["stir"]}, "ingredients": [
        {"food": {"library": "composition", "key": "oats"}, "portion": {"amount": 100, "unit": "g"}},
        {"food": {"library": "composition", "key": "milk"}, "portion": {"amount": 250, "unit": "ml"}},
    ]}});
    let recipe = save(recipe);
    let keys: Vec<String> = diary.foods.iter().map(|own| save(body(own, 0))).collect();
    for (minutes, name, is_planned, items) in &diary.meals {
        let items: Vec<Value> = items
            .iter()
            .map(|(food, quantity, in_measure)| {
                let own = keys
                    .get(usize::from(*food))
                    .zip(diary.foods.get(usize::from(*food)));
                let (food, unit) = match own {
                    Some((key, own)) if *in_measure && own.bowl.is_some() => {
                        (json!({"library": "mine", "key": key}), "bowl")
                    }
                    Some((key, _)) => (json!({"library": "mine", "key": key}), "g"),
                    None if *in_measure => (json!({"library": "mine", "key": recipe}), "serving"),
                    None => (json!({"library": "off", "key": "spread"}), "g"),
                };
                let quantity = quantity.map(|thousandths| f64::from(thousandths) / 1000.0);
                json!({"food": food, "quantity": quantity, "unit": quantity.map(|_| unit)})
            })
            .collect();
        let at = now().instant + TimeDelta::minutes(*minutes);
        let state = if *is_planned { "planned" } else { "logged" };
        let meal = json!({
            "eatenAt": at.to_rfc3339(), "timezone": "Asia/Calcutta", "name": name, "state": state,
            "notes": name.as_ref().map(|name| name.repeat(2)), "items": items,
            "images": [{"url": "https://example.org/a.jpg"}],
        });
        journal.create_meal(&MealDraft::from(meal)).unwrap();
    }
    for (key, own) in keys.iter().zip(&diary.foods) {
        match own.fate {
            0 => {}
            1 => journal.delete_food(key).unwrap(),
            _ => {
                let mut changed = body(own, 7);
                changed["id"] = json!(key);
                journal.save_food(&FoodDraft::from(changed)).unwrap();
            }
        }
    }
    for (day, kcal) in &diary.targets {
        let values =
            kcal.map(|kcal| json!({"caloriesKcal": kcal, "proteinG": 1, "carbsG": 2, "fatG": 3}));
        let change = json!({"targets": {"from": format!("2026-11-{day:02}"), "values": values}});
        journal
            .update_settings(&SettingsPatch::from(change))
            .unwrap();
    }
    let change = json!({"body": {"weightKg": diary.weight}});
    journal
        .update_settings(&SettingsPatch::from(change))
        .unwrap();
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(48))]

    #[test]
    fn a_journal_that_moves_is_the_same_journal(diary in diaries(), as_lines in any::<bool>()) {
        let (from, to) = (kept(true), kept(true));
        fill(&from.local, &diary);
        let file = exported(&from.local, if as_lines { Format::Ndjson } else { Format::Json });
        let all = export::read(&from.local).unwrap();
        let new = take(&to.local, &file);
        prop_assert_eq!(new, (all.meals.len(), all.foods.len()));
        let (mut after, mut before) = (document(&to.local, true), document(&from.local, true));
        prop_assert!(are_near(&take_sums(&mut after), &take_sums(&mut before)));
        prop_assert_eq!(after, before);
        for journal in [&from.local, &to.local] {
            let before = exported(journal, Format::Json);
            prop_assert_eq!(take(journal, &file), (0, 0));
            prop_assert_eq!(exported(journal, Format::Json), before);
        }
    }

    #[test]
    fn meals_that_move_where_no_catalogue_is_keep_their_figures(diary in diaries()) {
        let (from, to) = (kept(true), kept(false));
        let mut diary = diary;
        // A lower bound cannot be kept without the recipe that it comes from.
        for (_, _, _, items) in &mut diary.meals {
            items.iter_mut().for_each(|item| item.2 = item.2 && usize::from(item.0) < diary.foods.len());
        }
        fill(&from.local, &diary);
        let file = exported(&from.local, Format::Json);
        take(&to.local, &file);
        let (mut after, mut before) = (document(&to.local, false), document(&from.local, false));
        prop_assert!(are_near(&take_sums(&mut after), &take_sums(&mut before)));
        prop_assert_eq!(&after["meals"], &before["meals"]);
        prop_assert_eq!(take(&to.local, &file), (0, 0));
    }

    #[test]
    fn no_file_makes_an_import_panic(bytes in prop::collection::vec(any::<u8>(), 0..200), head in 0_usize..5) {
        let heads = [
            "", "Day,Time,Group,Food Name,Amount,Energy (kcal)\n", "Date,Meal,Calories\n",
            "{\"kind\":\"export\",\"schema\":\"journal.export/1\"}\n", "[{\"meal\":{},\"dateTime\":1}",
        ];
        let text = heads[head].to_owned() + &String::from_utf8_lossy(&bytes);
        let _ = import::read(text.as_bytes(), None, &now());
        for source in import::Source::ALL {
            let _ = import::read(text.as_bytes(), Some(source), &now());
        }
    }
}
