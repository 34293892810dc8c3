//! Requests of one journal that wait together are written together: each is still alone in what
//! becomes of it.

use std::fs;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;

use chrono::Utc;
use journal::api::{Answered, Call, Journal, Mark, Request, Served};
use journal::error::{Code, Outcome, Result};
use journal::local::{Clock, Local, Place};
use journal::model::{MealQuery, Operation, Permission};
use serde_json::{Value, json};
use tempfile::TempDir;

use crate::house::{House, bearer};

fn journal(folder: &TempDir) -> Local {
    journal_by(folder, Arc::new(Utc::now))
}

fn journal_by(folder: &TempDir, clock: Clock) -> Local {
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
        body: Some(body.into()),
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

/// Whether a meal of this name was answered.
fn answer_names(answer: &Result<Answered>, name: &str) -> bool {
    let body = answer.as_ref().unwrap().body.clone().unwrap();
    let meal: Value = serde_json::from_slice(&body).unwrap();
    meal["name"] == name
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

/// A clock that is a fault when it is asked as often as was said; 0 is never.
fn faulty_clock(fault: &Arc<AtomicUsize>) -> Clock {
    let left = Arc::clone(fault);
    Arc::new(move || {
        let asked = left.fetch_update(Ordering::Relaxed, Ordering::Relaxed, |left| {
            left.checked_sub(1)
        });
        assert_ne!(asked, Ok(1), "a fault");
        Utc::now()
    })
}

#[test]
fn a_fault_in_the_midst_takes_nothing_of_the_others_along() {
    // The first time the clock is asked is before any request: nothing of the round is there.
    for at in 1.. {
        let folder = TempDir::new().unwrap();
        let fault = Arc::new(AtomicUsize::new(0));
        let journal = journal_by(&folder, faulty_clock(&fault));
        let requests = || ["Soup", "Stew", "Tea"].map(|name| create(meal(name), Some(name)));
        fault.store(at, Ordering::Relaxed);
        let answers = catch_unwind(AssertUnwindSafe(|| {
            journal.answer_together(requests().into())
        }));
        if fault.swap(0, Ordering::Relaxed) > 0 {
            assert!(at > 4, "the clock is asked for each request");
            break;
        }
        let answers = answers.unwrap_or_default();
        let mut done: Vec<&str> = Vec::new();
        for (answer, name) in answers.iter().zip(["Soup", "Stew", "Tea"]) {
            match answer {
                Ok(_) => done.push(name),
                Err(error) => assert_eq!(error.code(), Code::Internal, "{error:?}"),
            }
        }
        assert_eq!(done.len(), if at == 1 { 0 } else { 2 }, "fault {at}");
        assert_eq!(names(&journal), done, "fault {at}");
        let foods = || journal.search_foods(&Default::default()).unwrap().foods;
        assert_eq!(foods().len(), done.len(), "fault {at} left a food");
        // What went wrong can be sent again, and what was done is not done twice.
        for answer in journal.answer_together(requests().into()) {
            let replayed = answer.as_ref().unwrap().replayed;
            let was_done = done.iter().any(|name| answer_names(&answer, name));
            assert_eq!(replayed, was_done, "fault {at}");
        }
        assert_eq!(names(&journal), ["Soup", "Stew", "Tea"], "fault {at}");
    }
}

#[test]
fn where_what_was_written_cannot_be_made_to_last_nobody_is_told_that_it_was() {
    let folder = TempDir::new().unwrap();
    let journal = journal(&folder);
    let kept = journal.answer_together(vec![create(meal("Kept"), None)]);
    assert!(kept[0].is_ok(), "{kept:?}");
    // A reference that leads nowhere is found when the transaction is to end.
    let beside = rusqlite::Connection::open(folder.path().join("journal.db")).unwrap();
    let breaks = "CREATE TABLE nobody (id TEXT PRIMARY KEY);
         CREATE TABLE broken (id TEXT REFERENCES nobody (id) DEFERRABLE INITIALLY DEFERRED);
         CREATE TRIGGER breaks AFTER INSERT ON meal WHEN new.name = 'Wrong'
         BEGIN INSERT INTO broken VALUES ('nobody'); END;";
    beside.execute_batch(breaks).unwrap();
    let answers = journal.answer_together(vec![
        create(meal("Soup"), Some("soup")),
        create(meal("Wrong"), None),
        delete(&id(&kept[0])),
    ]);
    for answer in &answers {
        let error = answer.as_ref().unwrap_err();
        assert_eq!(error.code(), Code::LocalStore, "{error:?}");
        assert_eq!(error.what_became(), Outcome::NotApplied, "{error:?}");
    }
    assert_eq!(names(&journal), ["Kept"]);
    let mend = "DROP TRIGGER breaks; DROP TABLE broken; DROP TABLE nobody";
    beside.execute_batch(mend).unwrap();
    let again = journal.answer_together(vec![create(meal("Soup"), Some("soup"))]);
    assert!(!again[0].as_ref().unwrap().replayed);
    assert_eq!(names(&journal), ["Kept", "Soup"]);
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
    fs::write(&photo, b"\xff\xd8\xff").unwrap();
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
