//! Requests of one journal that wait together are written together: each is still alone in what
//! becomes of it.

use std::fs;
use std::sync::Arc;
use std::thread;

use chrono::Utc;
use journal::api::{Answered, Call, Journal, Mark, Request, Served};
use journal::error::{Code, Result};
use journal::local::{Clock, Local, Place};
use journal::model::{MealQuery, Operation, Permission};
use serde_json::{Value, json};
use tempfile::TempDir;

use crate::house::{House, bearer};

fn journal(folder: &TempDir) -> Local {
    let clock: Clock = Arc::new(Utc::now);
    let none = || -> Result<Box<dyn Iterator<Item = _>>> { Ok(Box::new(std::iter::empty())) };
    Local::open(Place::folder(folder.path()), clock, none).unwrap()
}

fn meal(name: &str) -> Value {
    json!({ "eatenAt": "2026-11-21T08:00:00Z", "timezone": "UTC", "name": name,
            "items": [{ "newFood": { "name": name, "data": { "base": "g" } }, "quantity": 300, "unit": "g" }] })
}

fn create(body: Value, mark: Option<&str>) -> Request {
    let mark = mark.map(|key| Mark::new(key, "POST", "/v1/meals", body.to_string().as_bytes()));
    let call = Call {
        body: Some(body),
        ..Call::new(Operation::CreateMeal)
    };
    Request { call, mark }
}

fn delete(id: &str) -> Request {
    let call = Call {
        id: id.to_owned(),
        ..Call::new(Operation::DeleteMeal)
    };
    Request { call, mark: None }
}

/// The id of the meal that was answered.
fn id(answer: &Result<Answered>) -> String {
    let body = answer.as_ref().unwrap().body.clone().unwrap();
    let meal: Value = serde_json::from_slice(&body).unwrap();
    meal["id"].as_str().unwrap().to_owned()
}

fn names(journal: &Local) -> Vec<String> {
    let page = journal.list_meals(&MealQuery::default()).unwrap();
    let mut names: Vec<String> = page
        .meals
        .iter()
        .filter_map(|meal| meal.name.get().cloned())
        .collect();
    names.sort();
    names
}

#[test]
fn what_is_refused_takes_nothing_of_the_others_along() {
    let folder = TempDir::new().unwrap();
    let journal = journal(&folder);
    let mut wrong = meal("Wrong");
    wrong["items"][0]["unit"] = json!("bowl");
    let mut missing = meal("Missing");
    missing["items"] = json!([
        { "newFood": { "name": "Left over", "data": { "base": "g" } }, "quantity": 1, "unit": "g" },
        { "food": { "library": "mine", "key": "6f9619ff-8b86-4d01-b42d-00c04fc964ff" }, "quantity": 1, "unit": "g" },
    ]);
    let answers = journal.answer_together(vec![
        create(meal("Soup"), None),
        create(wrong, Some("wrong")),
        create(missing, None),
        delete("6f9619ff-8b86-4d01-b42d-00c04fc964ff"),
        create(meal("Stew"), None),
    ]);
    let codes: Vec<Option<Code>> = answers
        .iter()
        .map(|answer| answer.as_ref().err().map(|error| error.code()))
        .collect();
    let expected = [
        None,
        Some(Code::InvalidInput),
        Some(Code::NotFound),
        Some(Code::NotFound),
        None,
    ];
    assert_eq!(codes, expected);
    assert_eq!(names(&journal), ["Soup", "Stew"]);
    assert_eq!(
        journal.get_meal(&id(&answers[0])).unwrap().id,
        id(&answers[0])
    );
    let foods = journal.search_foods(&Default::default()).unwrap();
    assert_eq!(foods.foods.len(), 2, "what was refused left a food");
}

#[test]
fn a_mark_is_honoured_among_requests_that_are_written_together() {
    let folder = TempDir::new().unwrap();
    let journal = journal(&folder);
    let answers = journal.answer_together(vec![
        create(meal("Soup"), Some("one")),
        create(meal("Soup"), Some("one")),
        create(meal("Stew"), Some("one")),
    ]);
    let replayed = |answer: &Result<Answered>| answer.as_ref().unwrap().replayed;
    assert_eq!(
        (replayed(&answers[0]), replayed(&answers[1])),
        (false, true)
    );
    assert_eq!(id(&answers[0]), id(&answers[1]));
    let refused = answers[2].as_ref().unwrap_err();
    assert_eq!(refused.code(), Code::IdempotencyKeyReused);
    assert_eq!(names(&journal), ["Soup"]);
}

#[test]
fn what_is_deleted_among_others_is_gone_from_the_files_when_it_is_answered() {
    let folder = TempDir::new().unwrap();
    let journal = journal(&folder);
    let made = journal.answer_together(vec![create(meal("Zwetschgenknödel"), None)]);
    let photo = folder.path().join("photo.jpg");
    fs::write(&photo, "a photo").unwrap();
    let path = journal.add_photo(&photo).unwrap();
    let mut shown = meal("Shown");
    shown["images"] = json!([{ "path": path }]);
    let shown = journal.answer_together(vec![create(shown, None)]);
    let photos = || fs::read_dir(folder.path().join("photos")).unwrap().count();
    assert_eq!(photos(), 1);
    let answers = journal.answer_together(vec![
        create(meal("Soup"), None),
        delete(&id(&made[0])),
        delete(&id(&shown[0])),
        create(meal("Stew"), None),
    ]);
    assert!(answers.iter().all(Result::is_ok), "{answers:?}");
    assert_eq!(names(&journal), ["Soup", "Stew"]);
    assert_eq!(photos(), 0);
    let log = folder.path().join("journal.db-wal");
    assert_eq!(fs::metadata(log).unwrap().len(), 0);
    let foods = journal.search_foods(&Default::default()).unwrap();
    for food in foods.foods {
        let key = food.key.into_option().unwrap();
        journal.delete_food(&key).unwrap();
    }
    let file = fs::read(folder.path().join("journal.db")).unwrap();
    let word = "Zwetschgenknödel".as_bytes();
    assert!(!file.windows(word.len()).any(|window| window == word));
}

#[test]
fn many_who_write_at_once_each_get_their_own_answer() {
    let house = Arc::new(House::open(None));
    let key = bearer(&house.key(Permission::ReadWrite));
    let asking = (0..48).map(|number| {
        let (house, key) = (Arc::clone(&house), key.clone());
        thread::spawn(move || {
            let mut body = meal(&format!("Meal {number}"));
            if number % 3 == 0 {
                body["items"][0]["unit"] = json!("bowl");
            }
            let answer = house.post("/v1/meals", &[&key], &body.to_string());
            let told: Value = serde_json::from_str(&answer.body).unwrap();
            (number, answer.status, told)
        })
    });
    for asked in asking.collect::<Vec<_>>() {
        let (number, status, told) = asked.join().unwrap();
        if number % 3 == 0 {
            assert_eq!(status, 400, "{told}");
            continue;
        }
        assert_eq!(status, 201, "{told}");
        assert_eq!(told["name"], format!("Meal {number}"));
        let path = format!("/v1/meals/{}", told["id"].as_str().unwrap());
        let kept: Value = serde_json::from_str(&house.get(&path, &[&key]).body).unwrap();
        assert_eq!(kept, told);
    }
    let listed = house.get("/v1/meals?limit=100", &[&key]).body;
    let listed: Value = serde_json::from_str(&listed).unwrap();
    assert_eq!(listed["meals"].as_array().unwrap().len(), 32);
}
