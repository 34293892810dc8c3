//! Whatever is done from the command line is taken back and done again, to the last byte of
//! everything that can be read.

use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};

use chrono::{DateTime, TimeDelta, Utc};
use journal::api::{Journal, Undo, Way};
use journal::local::{Clock, Local, Place, build_catalogue, check_journal};
use journal::model::{
    CatalogueFood, CorrectionQuery, FoodDraft, FoodQuery, Image, Library, MealDraft, MealPatch,
    MealQuery, SettingsPatch, Timestamp,
};
use proptest::prelude::*;
use proptest::sample::Index;
use serde_json::{Value, json};
use tempfile::TempDir;

use crate::stand::catalogue;

/// How a photo begins.
const PHOTO: &[u8] = b"\xff\xd8\xff";

/// What a command may do.
#[derive(Clone, Debug)]
enum Deed {
    Log(Vec<Food>, bool),
    Change(Index, Vec<Food>, Option<u8>),
    Turn(Index, bool),
    Delete(Vec<Index>),
    Save(Index, u8),
    Recipe(Index, bool),
    Copy(u8),
    DropFood(Index),
    Targets(u8, Option<u8>, u8),
    Member(&'static str, &'static str, Value),
    Body(u8, u8),
    Photo,
}

/// Which food an item is of.
#[derive(Clone, Debug)]
enum Food {
    Catalogue(usize),
    Own(Index),
    New(u8),
    Kept(Index),
}

const GENERIC: [&str; 2] = ["oats", "milk"];

fn food() -> impl Strategy<Value = Food> {
    prop_oneof![
        (0..2_usize).prop_map(Food::Catalogue),
        any::<Index>().prop_map(Food::Own),
        (0..9_u8).prop_map(Food::New),
        any::<Index>().prop_map(Food::Kept),
    ]
}

fn deed() -> impl Strategy<Value = Deed> {
    let foods = || prop::collection::vec(food(), 1..4);
    let which = any::<Index>;
    let member = prop_oneof![
        prop::option::of(prop::sample::select(vec!["uk", "metric"]))
            .prop_map(|units| Deed::Member("preferences", "units", json!(units))),
        prop::option::of(40..90_u8).prop_map(|age| Deed::Member("body", "age", json!(age))),
    ];
    prop_oneof![
        4 => (foods(), any::<bool>()).prop_map(|(foods, planned)| Deed::Log(foods, planned)),
        4 => (which(), foods(), prop::option::of(any::<u8>())).prop_map(|(meal, foods, note)| Deed::Change(meal, foods, note)),
        2 => (which(), any::<bool>()).prop_map(|(meal, planned)| Deed::Turn(meal, planned)),
        3 => prop::collection::vec(which(), 1..3).prop_map(Deed::Delete),
        3 => (which(), 0..4_u8).prop_map(|(food, kcal)| Deed::Save(food, kcal)),
        2 => (which(), any::<bool>()).prop_map(|(food, new)| Deed::Recipe(food, new)),
        1 => (0..3_u8).prop_map(Deed::Copy),
        3 => which().prop_map(Deed::DropFood),
        2 => (1..9_u8, prop::option::of(1..9_u8), 0..3_u8).prop_map(|(from, through, kcal)| Deed::Targets(from, through, kcal)),
        1 => member,
        1 => (50..90_u8, 1..9_u8).prop_map(|(kg, day)| Deed::Body(kg, day)),
        1 => Just(Deed::Photo),
    ]
}

/// A journal that is opened anew for every command.
struct Home {
    folder: TempDir,
    clock: Clock,
}

impl Home {
    fn new() -> Home {
        let folder = TempDir::new().unwrap();
        let foods = catalogue().into_iter();
        let foods: Vec<CatalogueFood> = foods
            .map(|food| serde_json::from_value(food).unwrap())
            .collect();
        let place = Place::folder(folder.path());
        build_catalogue(&place, Utc::now(), &mut foods.into_iter().map(Ok)).unwrap();
        std::fs::write(folder.path().join("photo.jpg"), PHOTO).unwrap();
        let start: DateTime<Utc> = "2026-11-21T09:00:00Z".parse().unwrap();
        let ticks = AtomicI64::new(0);
        // It moves now and then only: two changes of one instant are two changes.
        let clock = Arc::new(move || {
            start + TimeDelta::milliseconds(ticks.fetch_add(1, Ordering::Relaxed) / 7)
        });
        Home { folder, clock }
    }

    fn open(&self) -> Local {
        let place = Place::folder(self.folder.path());
        let starter = || -> journal::error::Result<Box<dyn Iterator<Item = _>>> {
            Ok(Box::new(std::iter::empty()))
        };
        Local::open(place, Arc::clone(&self.clock), starter)
            .unwrap()
            .recording()
    }

    /// Everything that can be read, as bytes.
    fn everything(&self) -> String {
        let local = self.open();
        let meals = local.list_meals(&MealQuery::default().limit(100)).unwrap();
        let histories: Vec<_> = meals
            .meals
            .iter()
            .map(|meal| local.meal_history(&meal.id).unwrap())
            .collect();
        let found = |library, words: &str| {
            local
                .search_foods(&FoodQuery::new(library, words).limit(100))
                .unwrap()
        };
        let photos = meals
            .meals
            .iter()
            .flat_map(|meal| meal.images.get().into_iter().flatten());
        let photos = photos.map(|image| match image {
            Image::Path(path) => photo_file(self.folder.path(), path),
            Image::Url(_) => Vec::new(),
        });
        let read = json!([
            photos.collect::<Vec<_>>(),
            meals,
            histories,
            found(Library::Mine, ""),
            found(Library::Mine, "f"),
            found(Library::Composition, "oat"),
            found(Library::Composition, "milk"),
            local
                .list_food_corrections(&CorrectionQuery::default())
                .unwrap(),
            local.get_settings().unwrap(),
            local.body_history().unwrap(),
        ]);
        read.to_string()
    }

    /// What is counted and kept of the rows is what they add up to, and nothing points nowhere.
    fn is_whole(&self) -> bool {
        check_journal(&self.folder.path().join("journal.db")).is_ok()
    }

    /// Does what a command does; it may be refused.
    fn act(&self, deed: &Deed) {
        let local = self.open();
        let act = Act::new(&local, self.folder.path());
        // What is refused changes nothing, and is no change: what is left of it shows.
        let _ = act.act(deed);
    }
}

/// The bytes of a photo that a meal shows.
fn photo_file(folder: &Path, path: &str) -> Vec<u8> {
    std::fs::read(folder.join("photos").join(format!("{path}.jpg"))).unwrap()
}

/// A command under way, with what there is.
struct Act<'a> {
    local: &'a Local,
    folder: &'a Path,
    meals: Vec<Value>,
    foods: Vec<Value>,
}

impl<'a> Act<'a> {
    fn new(local: &'a Local, folder: &'a Path) -> Act<'a> {
        let meals = local.list_meals(&MealQuery::default().limit(100)).unwrap();
        let foods = local
            .search_foods(&FoodQuery::new(Library::Mine, "").limit(100))
            .unwrap();
        let list = |page: Value, name: &str| page[name].as_array().unwrap().clone();
        Act {
            local,
            folder,
            meals: list(json!(meals), "meals"),
            foods: list(json!(foods), "foods"),
        }
    }

    fn act(&self, deed: &Deed) -> Option<()> {
        match deed {
            Deed::Log(foods, planned) => {
                let state = if *planned { "planned" } else { "logged" };
                let body = json!({
                    "eatenAt": "2026-11-21T08:00:00Z", "timezone": "UTC", "state": state,
                    "items": self.items(foods, None),
                });
                self.local
                    .create_meal(&MealDraft::from(body))
                    .ok()
                    .map(drop)
            }
            Deed::Change(meal, foods, note) => {
                let meal = pick(&self.meals, meal)?;
                let body = json!({ "items": self.items(foods, Some(meal)), "notes": note.map(|note| note.to_string()) });
                self.update(meal, body)
            }
            Deed::Turn(meal, planned) => {
                let state = if *planned { "planned" } else { "logged" };
                self.update(pick(&self.meals, meal)?, json!({ "state": state }))
            }
            Deed::Delete(meals) => {
                for meal in meals {
                    let _ = self
                        .local
                        .delete_meal(pick(&self.meals, meal)?["id"].as_str()?);
                }
                Some(())
            }
            Deed::Save(food, kcal) => {
                let id = pick(&self.foods, food).map_or(Value::Null, |food| food["key"].clone());
                self.save(named("food", *kcal), id)
            }
            Deed::Recipe(food, new) => self.save(self.recipe(food, *new), Value::Null),
            Deed::Copy(kcal) => {
                let mut body = named("spread", *kcal);
                body["barcode"] = json!("3017620422003");
                body["copyFrom"] = json!({ "library": "off", "key": "spread" });
                self.save(body, Value::Null)
            }
            Deed::DropFood(food) => {
                let key = pick(&self.foods, food)?["key"].as_str()?;
                self.local.delete_food(key).ok()
            }
            Deed::Targets(from, through, kcal) => {
                let values = (*kcal > 0).then(
                    || json!({ "caloriesKcal": kcal, "proteinG": 1, "carbsG": 1, "fatG": 1 }),
                );
                let mut body = json!({ "from": format!("2026-12-0{from}"), "values": values });
                if let Some(through) = through {
                    body["through"] = json!(format!("2026-12-0{through}"));
                }
                self.set(json!({ "targets": body }))
            }
            Deed::Member(group, name, value) => self.set(json!({ *group: { *name: value } })),
            Deed::Body(kg, day) => {
                let at = Timestamp::parse(&format!("2026-11-0{day}T08:00:00Z"))?;
                let patch = SettingsPatch::member("body", "weightKg", kg);
                self.local.log_body(&at, &patch).ok().map(drop)
            }
            Deed::Photo => {
                let path = self
                    .local
                    .add_photo(&self.folder.join("photo.jpg"))
                    .expect("a photo");
                let body = json!({
                    "eatenAt": "2026-11-21T08:00:00Z", "timezone": "UTC", "images": [{ "path": path }],
                    "items": self.items(&[Food::Catalogue(0)], None),
                });
                self.local
                    .create_meal(&MealDraft::from(body))
                    .ok()
                    .map(drop)
            }
        }
    }

    fn update(&self, meal: &Value, body: Value) -> Option<()> {
        let id = meal["id"].as_str()?;
        self.local
            .update_meal(id, &MealPatch::from(body))
            .ok()
            .map(drop)
    }

    fn set(&self, body: Value) -> Option<()> {
        self.local
            .update_settings(&SettingsPatch::from(body))
            .ok()
            .map(drop)
    }

    fn save(&self, mut body: Value, id: Value) -> Option<()> {
        if id.is_string() {
            body["id"] = id;
        }
        self.local.save_food(&FoodDraft::from(body)).ok().map(drop)
    }

    fn recipe(&self, food: &Index, new: bool) -> Value {
        let inside = match (pick(&self.foods, food), new) {
            (Some(food), false) => json!({ "food": { "library": "mine", "key": food["key"] } }),
            _ => json!({ "newFood": named("flour", 3) }),
        };
        let mut ingredient = inside;
        ingredient["portion"] = json!({ "amount": 50, "unit": "g" });
        json!({ "name": "feast", "data": {
            "recipe": { "servings": 2, "steps": [] }, "ingredients": [ingredient],
        } })
    }

    fn items(&self, foods: &[Food], meal: Option<&Value>) -> Vec<Value> {
        let generic = |which: usize| json!({ "food": { "library": "composition", "key": GENERIC[which] }, "quantity": 2.5, "unit": if which == 0 { "g" } else { "ml" } });
        let item = |food: &Food| match food {
            Food::Catalogue(which) => generic(*which),
            Food::Own(which) => match pick(&self.foods, which) {
                Some(food) => json!({ "food": { "library": "mine", "key": food["key"] } }),
                None => generic(0),
            },
            Food::New(kcal) => {
                json!({ "newFood": named("fresh", *kcal), "quantity": 30, "unit": "g" })
            }
            Food::Kept(which) => match meal.and_then(|meal| pick(meal["items"].as_array()?, which))
            {
                Some(item) => json!({ "id": item["id"] }),
                None => generic(1),
            },
        };
        foods.iter().map(item).collect()
    }
}

fn pick<'v>(list: &'v [Value], which: &Index) -> Option<&'v Value> {
    (!list.is_empty()).then(|| which.get(list))
}

fn named(name: &str, kcal: u8) -> Value {
    json!({ "name": format!("{name} {kcal}"), "data": {
        "base": "g", "nutrition": { "basisAmount": 100, "values": { "kcal": f64::from(kcal) + 0.1 } },
    } })
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(48))]

    #[test]
    fn all_that_was_done_is_undone_and_redone_to_the_byte(
        deeds in prop::collection::vec(deed(), 1..14),
        leaps in prop::collection::vec(1..4_usize, 14),
    ) {
        let home = Home::new();
        // How everything was when so many changes had been made.
        let mut stages = vec![home.everything()];
        for deed in &deeds {
            home.act(deed);
            let made = home.open().entries().unwrap().undo.len();
            stages.truncate(made);
            if stages.len() < made {
                stages.push(String::new());
            }
            prop_assert!(stages.len() == made, "one command is one change at most");
            stages.push(home.everything());
        }
        let changes = home.open().entries().unwrap().undo.len();
        prop_assert_eq!(stages.len(), changes + 1);
        let mut at = changes;
        for leap in &leaps {
            let leap = (*leap).min(at);
            if leap == 0 { break }
            home.open().go(Way::Undo, leap, &|_| Ok(())).unwrap();
            at -= leap;
            prop_assert_eq!(&home.everything(), &stages[at], "{} taken back", leap);
            prop_assert!(home.is_whole(), "{leap} taken back");
        }
        for leap in leaps.iter().rev() {
            let leap = (*leap).min(changes - at);
            if leap == 0 { break }
            home.open().go(Way::Redo, leap, &|_| Ok(())).unwrap();
            at += leap;
            prop_assert_eq!(&home.everything(), &stages[at], "{} done again", leap);
            prop_assert!(home.is_whole(), "{leap} done again");
        }
    }
}
