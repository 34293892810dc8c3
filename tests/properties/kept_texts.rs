//! Meals as a server gives them, pages from texts that it keeps and new ones as it wrote them, against the
//! same read anew.

use std::path::Path;
use std::sync::Arc;

use chrono::Utc;
use journal::api::{Answered, Call, Journal, Mark, Request, Served};
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
    LogOdd(u8),
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
        2 => any::<u8>().prop_map(Deed::LogOdd),
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

/// Whether a deed changes no meal that is there.
fn leaves_meals(deed: &Deed) -> bool {
    !matches!(deed, Deed::Rename(..) | Deed::Eat(..) | Deed::Delete(_))
}

/// Numbers that are stored in each of the ways there are.
const QUANTITIES: [&str; 6] = [
    "30.50",
    "1e2",
    "0.1",
    "333.333333333333333333333333",
    "12345678901234567890123",
    "1e-7",
];

fn text(body: Option<Vec<u8>>) -> String {
    String::from_utf8(body.unwrap()).unwrap()
}

fn json(answer: &Answered) -> Value {
    serde_json::from_slice(answer.body.as_ref().unwrap()).unwrap()
}

/// Whether an answer is that of a meal that was written for it.
fn is_new_meal(answer: &Answered) -> bool {
    !answer.replayed && answer.body.is_some() && json(answer).get("eatenAt").is_some()
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
            Deed::LogOdd(number) => {
                let quantity = QUANTITIES[usize::from(*number) % QUANTITIES.len()];
                let quantity: Value = serde_json::from_str(quantity).unwrap();
                let of = |library: &str, key: &str| json!({ "library": library, "key": key });
                let mut odd = logged(
                    *number,
                    json!([
                        { "food": of("off", "spread"), "quantity": quantity, "unit": "g" },
                        { "food": of("service", "herb") },
                        { "food": of("composition", "milk") },
                        { "food": of("mine", &self.bread), "quantity": null, "unit": null },
                        { "food": of("off", "spread"), "quantity": quantity, "unit": "g" },
                    ]),
                );
                odd["eatenAt"] = json!("2026-11-01t23:59:59.1234567-08:00");
                odd["timezone"] = json!("America/Los_Angeles");
                odd["notes"] = json!("\u{1f35c} \"odd\"\n");
                odd["images"] = json!([{ "url": "https://example.org/a%20b.jpg" }]);
                (Operation::CreateMeal, None, odd)
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
        call.body = (!body.is_null()).then(|| body.into());
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
                let answers = self.served.answer_together(requests);
                let answers = answers.into_iter().flatten();
                let answers: Vec<Answered> = answers.filter(is_new_meal).collect();
                if deeds.iter().all(leaves_meals) {
                    if !deeds.iter().any(|deed| matches!(deed, Deed::Food(_))) {
                        answers.iter().for_each(|answer| self.is_of_now(answer));
                    }
                    answers.into_iter().for_each(|answer| self.reread(answer));
                }
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

    /// A new meal has the food as it stands now, whoever changed it.
    fn is_of_now(&self, answer: &Answered) {
        let sql = "SELECT max(version) FROM food_version WHERE key = ?1";
        let newest = self.by_hand.query_row(sql, [&self.bread], |row| row.get(0));
        let newest: u32 = newest.unwrap();
        let json = json(answer);
        let foods = json["items"].as_array().unwrap().iter();
        let breads = foods.map(|item| &item["food"]);
        breads
            .filter(|food| food["key"] == json!(self.bread))
            .for_each(|food| assert_eq!(food["version"], json!(newest)));
    }

    /// A new meal is answered as it is read later.
    fn reread(&self, answer: Answered) {
        let mut call = Call::new(Operation::GetMeal);
        call.id = json(&answer)["id"].as_str().unwrap().to_owned();
        let anew = call.answer(&self.other).unwrap();
        assert_eq!(text(answer.body), text(anew));
    }

    /// The same bytes, read anew by somebody who keeps nothing.
    fn compare(&self, offset: u8, limit: u8) {
        let mut call = Call::new(Operation::ListMeals);
        let pair = |name: &str, value: u8| (name.to_owned(), value.to_string());
        call.query = vec![pair("offset", offset), pair("limit", limit)];
        let given = self.served.look(call.clone()).unwrap().body;
        assert_eq!(text(given), text(call.answer(&self.other).unwrap()));
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(48))]

    #[test]
    fn what_a_server_keeps_is_what_is_read_anew(steps in proptest::collection::vec(step(), 1..40)) {
        let stand = Stand::new();
        for step in &steps {
            stand.take(step);
        }
        stand.compare(0, 100);
    }
}
