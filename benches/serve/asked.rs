//! What is asked, and the folders of journals it is asked of.

use std::fs;
use std::path::Path;
use std::sync::Arc;

use chrono::Utc;
use journal::api::{Journal, OWNER};
use journal::catalog::starter;
use journal::local::{Clock, Local, Place, Register, add_person, ready_catalogue};
use journal::model::{FoodDraft, MealDraft, Permission};
use serde_json::{Value, json};

/// Foods of the starter catalogue that the meals are of.
const FOODS: [&str; 4] = ["usda-21002", "usda-21003", "usda-21004", "usda-21005"];

/// A journal of one person in a folder: four months of meals, and an own food. Gives a key to it,
/// and the own food's.
pub(crate) fn one_journal(folder: &Path) -> (String, String) {
    let clock: Clock = Arc::new(Utc::now);
    let place = Place::folder(folder);
    let journal = Local::open(place, clock, starter::source).expect("a journal");
    let food = FoodDraft::from(json!({
        "name": "Bread of the house",
        "data": { "base": "g", "nutrition": { "basisAmount": 100,
            "values": { "kcal": 251, "protein": 8.9, "carbs": 47.2, "fat": 1.3, "salt": 1.2 } } }
    }));
    let own = journal.save_food(&food).expect("a food").key.into_option();
    let own = own.expect("its key");
    journal
        .together(|| {
            (0..500).try_for_each(|number| {
                let meal = MealDraft::from(meal(&own, number));
                journal.create_meal(&meal).map(drop)
            })
        })
        .expect("meals");
    let register = Register::open(folder).expect("a register");
    let key = register.create_key(OWNER, Permission::ReadWrite, None, Utc::now(), None);
    (key.expect("a key").0, own)
}

/// A folder of so many people; gives a key of each.
pub(crate) fn many_journals(folder: &Path, count: usize) -> Vec<String> {
    let register = Register::open(folder).expect("a register");
    ready_catalogue(&Place::folder(folder), starter::source, Arc::new(Utc::now)).expect("foods");
    let now = Utc::now();
    let key = |number| {
        let user = add_person(folder, &register, &format!("person {number}"), now).expect("one");
        let key = register.create_key(&user.id, Permission::ReadWrite, None, now, None);
        key.expect("a key").0
    };
    (0..count).map(key).collect()
}

/// A meal of two foods: one of the catalogue, one of the person's own.
fn meal(own: &str, number: usize) -> Value {
    let day = 1 + number / 4 % 28;
    let month = 1 + number / 112 % 12;
    let hour = 7 + number % 4 * 4;
    let catalogue = FOODS[number % FOODS.len()];
    json!({
        "eatenAt": format!("2026-{month:02}-{day:02}T{hour:02}:30:00+01:00"),
        "timezone": "Europe/Berlin",
        "items": [
            { "food": { "library": "service", "key": catalogue },
              "quantity": 100 + number % 90, "unit": "g" },
            { "food": { "library": "mine", "key": own }, "quantity": 40 + number % 30, "unit": "g" },
        ]
    })
}

/// Requests that create meals of two foods.
pub(crate) fn posts(key: &str, own: &str) -> Arc<Vec<Vec<u8>>> {
    let post = |number| post(key, &meal(own, number));
    Arc::new((0..448).map(post).collect())
}

/// Requests that create meals of one food of the catalogue.
pub(crate) fn plain_post(key: &str, number: usize) -> Vec<u8> {
    let mut meal = meal("", number);
    if let Some(items) = meal["items"].as_array_mut() {
        items.truncate(1);
    }
    post(key, &meal)
}

/// The same with a food of the other library of the catalogue: what `200 g oats` finds.
pub(crate) fn oats_post(key: &str, number: usize) -> Vec<u8> {
    let mut meal = meal("", number);
    let food = json!({ "library": "composition", "key": "usda-20038" });
    meal["items"] = json!([{ "food": food, "quantity": 200, "unit": "g" }]);
    post(key, &meal)
}

fn post(key: &str, meal: &Value) -> Vec<u8> {
    let body = meal.to_string();
    let length = body.len();
    let head = format!(
        "POST /v1/meals HTTP/1.1\r\nHost: 127.0.0.1\r\nAuthorization: Bearer {key}\r\n\
         Content-Type: application/json\r\nContent-Length: {length}\r\n\r\n"
    );
    [head.into_bytes(), body.into_bytes()].concat()
}

/// Requests for pages of 20 meals: the newest and those that follow it.
pub(crate) fn pages(key: &str) -> Arc<Vec<Vec<u8>>> {
    Arc::new((0..8).map(|page| page_at(key, page * 20)).collect())
}

/// A request for a page of 20 meals.
pub(crate) fn page_at(key: &str, offset: usize) -> Vec<u8> {
    format!(
        "GET /v1/meals?limit=20&offset={offset} HTTP/1.1\r\nHost: 127.0.0.1\r\n\
         Authorization: Bearer {key}\r\n\r\n"
    )
    .into_bytes()
}

/// Copies a folder of journals, to be written to from the same start each time.
pub(crate) fn copy(from: &Path, to: &Path) {
    let _ = fs::remove_dir_all(to);
    fs::create_dir_all(to).expect("a folder");
    for entry in fs::read_dir(from).expect("a folder") {
        let entry = entry.expect("an entry");
        let target = to.join(entry.file_name());
        match entry.file_type().expect("a kind").is_dir() {
            true => copy(&entry.path(), &target),
            false => drop(fs::copy(entry.path(), target).expect("a copy")),
        }
    }
}
