//! Pages of meals as a server gives them, from texts that it keeps, against the same pages read anew.

use std::path::Path;
use std::sync::Arc;

use chrono::Utc;
use journal::api::{Call, Journal, Mark, Request, Served};
use journal::local::{Local, Place, build_catalogue};
use journal::model::{CatalogueFood, FoodDraft, MealQuery, Operation};
use proptest::prelude::*;
use proptest::sample::Index;
use rusqlite::Connection;
use serde_json::{Value, json};
use tempfile::TempDir;

use crate::stand::catalogue;

/// What may be asked of a journal.
#[derive(Clone, Debug)]
enum Deed {
    Log(u8),
    LogNew(u8),
    Refused,
    Repeat(u8),
    Rename(Index, u8),
    Eat(Index, u8),
    Delete(Index),
    Food(u8),
    Settings,
}

/// What happens next.
#[derive(Clone, Debug)]
enum Step {
    /// The server is asked these in one transaction.
    Served(Vec<Deed>),
    /// Another program does it.
    Elsewhere(Deed),
    /// Somebody writes into the file with SQLite's shell.
    ByHand(Index, u8),
    /// A page is read.
    Read(u8, u8),
}

fn deed() -> impl Strategy<Value = Deed> {
    prop_oneof![
        4 => any::<u8>().prop_map(Deed::Log),
        1 => any::<u8>().prop_map(Deed::LogNew),
        1 => Just(Deed::Refused),
        1 => (0..3_u8).prop_map(Deed::Repeat),
        1 => any::<(Index, u8)>().prop_map(|(which, name)| Deed::Rename(which, name)),
        1 => any::<(Index, u8)>().prop_map(|(which, much)| Deed::Eat(which, much)),
        1 => any::<Index>().prop_map(Deed::Delete),
        1 => any::<u8>().prop_map(Deed::Food),
        1 => Just(Deed::Settings),
    ]
}

fn step() -> impl Strategy<Value = Step> {
    prop_oneof![
        3 => proptest::collection::vec(deed(), 1..4).prop_map(Step::Served),
        1 => deed().prop_map(Step::Elsewhere),
        1 => any::<(Index, u8)>().prop_map(|(which, much)| Step::ByHand(which, much)),
        3 => (0..6_u8, 1..8_u8).prop_map(|(offset, limit)| Step::Read(offset, limit)),
    ]
}

/// A journal that several have open.
struct Stand {
    served: Local,
    other: Local,
    by_hand: Connection,
    bread: String,
    _folder: TempDir,
}

fn open(folder: &Path) -> Local {
    let nothing = || Ok(Box::new(std::iter::empty()) as Box<_>);
    Local::open(Place::folder(folder), Arc::new(Utc::now), nothing).unwrap()
}

fn bread(kcal: u8) -> Value {
    json!({ "name": "Bread", "data": { "base": "g",
        "nutrition": { "basisAmount": 100, "values": { "kcal": kcal } } } })
}

impl Stand {
    fn new() -> Stand {
        let folder = TempDir::new().unwrap();
        let foods = catalogue().into_iter().map(serde_json::from_value);
        let foods: Vec<CatalogueFood> = foods.collect::<Result<_, _>>().unwrap();
        let place = Place::folder(folder.path());
        build_catalogue(&place, Utc::now(), &mut foods.into_iter().map(Ok)).unwrap();
        let (served, other) = (open(folder.path()), open(folder.path()));
        let food = other.save_food(&FoodDraft::from(bread(250))).unwrap();
        Stand {
            served,
            other,
            by_hand: Connection::open(folder.path().join("journal.db")).unwrap(),
            bread: food.key.into_option().unwrap(),
            _folder: folder,
        }
    }

    /// A meal that is there, or the id of none.
    fn meal(&self, which: &Index) -> String {
        let meals = self.other.list_meals(&MealQuery::default()).unwrap().meals;
        match meals.len() {
            0 => "00000000-0000-4000-8000-000000000000".to_owned(),
            there => meals[which.index(there)].id.clone(),
        }
    }

    fn request(&self, deed: &Deed) -> Request {
        let logged = |number: u8, items: Value| {
            let eaten_at = format!("2026-11-{:02}T12:00:00Z", 1 + number % 28);
            json!({ "eatenAt": eaten_at, "timezone": "UTC", "items": items })
        };
        let mine = |much: u8| {
            let much = u32::from(much) + 1;
            json!([{ "food": { "library": "mine", "key": self.bread }, "quantity": much, "unit": "g" }])
        };
        let oats = json!({ "food": { "library": "composition", "key": "oats" } });
        let (operation, id, body) = match deed {
            Deed::Log(number) | Deed::Repeat(number) => {
                (Operation::CreateMeal, None, logged(*number, mine(*number)))
            }
            Deed::LogNew(number) => {
                let new = json!([{ "newFood": bread(*number) }, oats]);
                (Operation::CreateMeal, None, logged(*number, new))
            }
            Deed::Refused => (Operation::CreateMeal, None, logged(1, json!([]))),
            Deed::Rename(which, name) => (
                Operation::UpdateMeal,
                Some(which),
                json!({ "name": name.to_string() }),
            ),
            Deed::Eat(which, much) => (
                Operation::UpdateMeal,
                Some(which),
                json!({ "items": mine(*much) }),
            ),
            Deed::Delete(which) => (Operation::DeleteMeal, Some(which), Value::Null),
            Deed::Food(kcal) => {
                let mut changed = bread(*kcal);
                changed["id"] = json!(self.bread);
                (Operation::SaveFood, None, changed)
            }
            Deed::Settings => {
                let targets = json!({ "targets": [{ "day": "2026-11-01", "caloriesKcal": 2000 }] });
                (Operation::UpdateSettings, None, targets)
            }
        };
        let mut call = Call::new(operation);
        call.id = id.map(|which| self.meal(which)).unwrap_or_default();
        call.body = (!body.is_null()).then_some(body);
        let mark = match deed {
            Deed::Repeat(key) => Some(Mark::new(&format!("key {key}"), "POST", "/v1/meals", b"")),
            _ => None,
        };
        Request { call, mark }
    }

    fn take(&self, step: &Step) {
        match step {
            Step::Served(deeds) => {
                let requests = deeds.iter().map(|deed| self.request(deed)).collect();
                self.served.answer_together(requests);
            }
            Step::Elsewhere(deed) => {
                let _ = self.request(deed).call.answer(&self.other);
            }
            Step::ByHand(which, much) => {
                let sql = "UPDATE item SET quantity = ?2 WHERE meal = (SELECT number FROM meal WHERE id = ?1)";
                self.by_hand.execute(sql, (self.meal(which), much)).unwrap();
            }
            Step::Read(offset, limit) => self.compare(*offset, *limit),
        }
    }

    /// The same bytes, read anew by somebody who keeps nothing.
    fn compare(&self, offset: u8, limit: u8) {
        let mut call = Call::new(Operation::ListMeals);
        let pair = |name: &str, value: u8| (name.to_owned(), value.to_string());
        call.query = vec![pair("offset", offset), pair("limit", limit)];
        let given = self.served.look(call.clone()).unwrap().body.unwrap();
        let anew = call.answer(&self.other).unwrap().unwrap();
        assert_eq!(String::from_utf8(given), String::from_utf8(anew));
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(48))]

    #[test]
    fn a_page_from_kept_texts_is_the_page_read_anew(steps in proptest::collection::vec(step(), 1..40)) {
        let stand = Stand::new();
        for step in &steps {
            stand.take(step);
        }
        stand.compare(0, 100);
    }
}
