//! Whatever happens to meals and foods, a journal has what a naive diary has.

use std::collections::{BTreeMap, BTreeSet};

use chrono::{NaiveDate, TimeDelta};
use journal::error::Code;
use proptest::prelude::*;
use rusqlite::{Connection, OpenFlags};
use serde_json::{Map, Value, json};

use crate::diary::{Diary, Entry, Event, Item, Meal, OWN, Own, Patch, Sent, event, shown, unit};
use crate::pages::{ZONES, rfc3339};
use crate::stand::{Stand, pairs};

/// A journal and its naive double.
struct Double {
    stand: Stand,
    diary: Diary,
    file: Connection,
}

impl Double {
    fn new() -> Double {
        let stand = Stand::new();
        let own = OWN.map(|food| {
            let saved = stand.save_food(own_food(food, 1)).unwrap();
            let key = saved["key"].as_str().unwrap().to_owned();
            Own {
                key,
                version: 1,
                deleted: false,
            }
        });
        let file =
            Connection::open_with_flags(stand.file(), OpenFlags::SQLITE_OPEN_READ_ONLY).unwrap();
        let diary = Diary {
            meals: Vec::new(),
            own,
        };
        Double { stand, diary, file }
    }

    /// Lets something happen to both.
    fn happen(&mut self, event: &Event) -> Result<(), TestCaseError> {
        let count = self.diary.meals.len();
        match event {
            Event::Create {
                minute,
                zone,
                planned,
                items,
            } => self.create(*minute, *zone, *planned, items),
            Event::Change(which, patch) if count > 0 => self.change(which.index(count), patch),
            Event::Delete(which) if count > 0 => {
                let meal = self.diary.meals.remove(which.index(count));
                self.stand.delete_meal(&meal.id).unwrap();
                let code = self.stand.get_meal(&meal.id).unwrap_err().code();
                prop_assert_eq!(code, Code::NotFound);
                Ok(())
            }
            Event::SaveFood(food) => self.save_food(*food),
            Event::DeleteFood(food) => {
                let own = &mut self.diary.own[food - OWN[0]];
                let deleted = self.stand.delete_food(&own.key);
                prop_assert_eq!(deleted.is_ok(), !own.deleted);
                own.deleted = true;
                Ok(())
            }
            _ => Ok(()),
        }
    }

    fn create(
        &mut self,
        minute: i64,
        zone: usize,
        planned: bool,
        items: &[Sent],
    ) -> Result<(), TestCaseError> {
        let bodies: Vec<Value> = items.iter().map(|item| self.diary.body(*item)).collect();
        let answer = self.stand.create_meal(json!({
            "eatenAt": rfc3339(minute, 0), "timezone": ZONES[zone].0, "items": bodies,
            "state": if planned { "planned" } else { "logged" },
        }));
        if items.iter().any(|(food, _)| self.diary.is_gone(*food)) {
            prop_assert_eq!(answer.unwrap_err().code(), Code::NotFound);
            return Ok(());
        }
        let answer = answer.unwrap();
        let written = answer["items"].as_array().unwrap();
        let id = answer["id"].as_str().unwrap().to_owned();
        let items = items
            .iter()
            .zip(written)
            .map(|(item, written)| self.diary.item(*item, written))
            .collect();
        self.diary.meals.push(Meal {
            id,
            minute,
            zone,
            planned,
            name: None,
            notes: None,
            items,
        });
        Ok(())
    }

    fn change(&mut self, which: usize, patch: &Patch) -> Result<(), TestCaseError> {
        let meal = &self.diary.meals[which];
        let entries = once(&patch.entries, meal.items.len());
        let mut body = Map::new();
        let mut set = |name: &str, value: Option<Value>| {
            body.extend(value.map(|value| (name.to_owned(), value)))
        };
        set("name", patch.name.as_ref().map(|name| json!(name)));
        set("notes", patch.notes.as_ref().map(|notes| json!(notes)));
        set(
            "state",
            patch
                .planned
                .map(|planned| json!(if planned { "planned" } else { "logged" })),
        );
        set(
            "eatenAt",
            patch.minute.map(|minute| json!(rfc3339(minute, 0))),
        );
        set("timezone", patch.zone.map(|zone| json!(ZONES[zone].0)));
        let bodies: Vec<Value> = entries
            .iter()
            .map(|entry| self.entry_body(meal, entry))
            .collect();
        set(
            "items",
            (!bodies.is_empty()).then_some(Value::Array(bodies)),
        );
        let answer = self.stand.update_meal(&meal.id, Value::Object(body));
        if entries.iter().any(|entry| self.is_refused(meal, entry)) {
            prop_assert_eq!(answer.unwrap_err().code(), Code::NotFound);
            return Ok(());
        }
        let answer = answer.unwrap();
        let mut changed = meal.clone();
        if !entries.is_empty() {
            let written = answer["items"].as_array().unwrap();
            let items = entries.iter().zip(written);
            changed.items = items
                .map(|(entry, written)| self.entry_item(meal, entry, written))
                .collect();
        }
        changed.name = patch.name.clone().unwrap_or(changed.name);
        changed.notes = patch.notes.clone().unwrap_or(changed.notes);
        changed.planned = patch.planned.unwrap_or(changed.planned);
        changed.minute = patch.minute.unwrap_or(changed.minute);
        changed.zone = patch.zone.unwrap_or(changed.zone);
        self.diary.meals[which] = changed;
        Ok(())
    }

    fn entry_body(&self, meal: &Meal, entry: &Entry) -> Value {
        let of = |which: &prop::sample::Index| &meal.items[which.index(meal.items.len())];
        match entry {
            Entry::Added(sent) => self.diary.body(*sent),
            Entry::Kept(which, along) => {
                let item = of(which);
                let mut body = json!({"id": item.id});
                if *along {
                    body["food"] = json!({"library": item.library, "key": item.key});
                }
                body
            }
            Entry::Measured(which, much) => {
                json!({"id": of(which).id, "quantity": much, "unit": own_unit(of(which))})
            }
            Entry::Swapped(which, food, much) => json!({
                "id": of(which).id, "food": self.diary.pointer(*food), "quantity": much, "unit": unit(*food),
            }),
        }
    }

    fn is_refused(&self, meal: &Meal, entry: &Entry) -> bool {
        match entry {
            Entry::Added((food, _)) => self.diary.is_gone(*food),
            // The same food sent along stays pinned, also when it is gone.
            Entry::Swapped(which, food, _) => {
                self.diary.is_gone(*food) && !self.is_same(meal, which, *food)
            }
            _ => false,
        }
    }

    fn is_same(&self, meal: &Meal, which: &prop::sample::Index, food: usize) -> bool {
        let item = &meal.items[which.index(meal.items.len())];
        self.diary.pointer(food) == json!({"library": item.library, "key": item.key})
    }

    fn entry_item(&self, meal: &Meal, entry: &Entry, written: &Value) -> Item {
        let of = |which: &prop::sample::Index| meal.items[which.index(meal.items.len())].clone();
        match entry {
            Entry::Added(sent) => self.diary.item(*sent, written),
            Entry::Kept(which, _) => of(which),
            Entry::Measured(which, much) => {
                let item = of(which);
                let amount = Some((*much, own_unit(&item).to_owned()));
                Item { amount, ..item }
            }
            Entry::Swapped(which, food, much) => {
                let before = of(which);
                let amount = Some((*much, unit(*food).to_owned()));
                match self.is_same(meal, which, *food) {
                    true => Item { amount, ..before },
                    false => Item {
                        id: before.id,
                        ..self.diary.item((*food, Some(*much)), written)
                    },
                }
            }
        }
    }

    fn save_food(&mut self, food: usize) -> Result<(), TestCaseError> {
        let own = &mut self.diary.own[food - OWN[0]];
        let mut body = own_food(food, own.version + 1);
        body["id"] = json!(own.key);
        let saved = self.stand.save_food(body);
        if own.deleted {
            prop_assert_eq!(saved.unwrap_err().code(), Code::NotFound);
        } else {
            own.version += 1;
            prop_assert_eq!(saved.unwrap()["version"].as_u64(), Some(own.version));
        }
        Ok(())
    }

    /// Both have the same meals, in the same order, on the same days.
    fn agree(&self) -> Result<(), TestCaseError> {
        let meals = self.stand.meals();
        let told: Vec<Value> = meals.iter().map(shown).collect();
        let naive: Vec<Value> = self
            .diary
            .newest_first()
            .into_iter()
            .map(Meal::shown)
            .collect();
        prop_assert_eq!(told, naive);
        let ids = meals
            .iter()
            .flat_map(|meal| meal["items"].as_array().unwrap())
            .map(|item| item["id"].as_str().unwrap());
        let ids: Vec<&str> = ids.collect();
        prop_assert_eq!(
            BTreeSet::from_iter(&ids).len(),
            ids.len(),
            "an item id stands twice"
        );
        for day in -1..=2_i64 {
            let date = NaiveDate::from_ymd_opt(2026, 11, 20).unwrap() + TimeDelta::days(day);
            let page = self
                .stand
                .list_meals(&pairs(&[("day", &date.to_string())]))
                .unwrap();
            let told: Vec<&str> = page["meals"]
                .as_array()
                .unwrap()
                .iter()
                .map(|meal| meal["id"].as_str().unwrap())
                .collect();
            let naive = self
                .diary
                .newest_first()
                .into_iter()
                .filter(|meal| meal.day() == day);
            prop_assert_eq!(told, naive.map(|meal| meal.id.as_str()).collect::<Vec<_>>());
        }
        Ok(())
    }

    /// The counters say how often each food was eaten.
    fn counted(&self) -> Result<(), TestCaseError> {
        let mut statement = self
            .file
            .prepare_cached("SELECT library, key, times FROM food_use")
            .unwrap();
        let rows = statement
            .query_map([], |row| {
                Ok(((row.get(0)?, row.get(1)?), row.get::<_, i64>(2)?))
            })
            .unwrap();
        let mut told: BTreeMap<(String, String), i64> = rows.map(Result::unwrap).collect();
        told.retain(|_, times| *times != 0);
        prop_assert_eq!(told, self.diary.uses());
        Ok(())
    }
}

/// What an item of the diary is measured in; herbs alone have no base.
fn own_unit(item: &Item) -> &'static str {
    match item.key.as_str() {
        "milk" => "ml",
        "herb" => "serving",
        _ => "g",
    }
}

fn own_food(food: usize, version: u64) -> Value {
    let nutrition = json!({"basisAmount": 100, "values": {"kcal": version}});
    json!({"name": format!("Own {food}"), "data": {"base": "g", "nutrition": nutrition}})
}

/// Every item is kept at most once.
fn once(entries: &[Entry], items: usize) -> Vec<Entry> {
    let mut kept = BTreeSet::new();
    let mut once = Vec::new();
    for entry in entries {
        let which = match entry {
            Entry::Kept(which, _) | Entry::Measured(which, _) | Entry::Swapped(which, ..) => which,
            Entry::Added(_) => {
                once.push(entry.clone());
                continue;
            }
        };
        if kept.insert(which.index(items)) {
            once.push(entry.clone());
        }
    }
    once
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(128))]

    #[test]
    fn a_journal_is_a_diary(events in prop::collection::vec(event(), 1..25)) {
        let mut double = Double::new();
        for event in &events {
            double.happen(event)?;
            double.agree()?;
            double.counted()?;
        }
    }
}
