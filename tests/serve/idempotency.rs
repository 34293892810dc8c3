//! A marked write is done once, however often it is sent.

use std::sync::Arc;
use std::thread;

use chrono::{TimeDelta, Utc};
use journal::api::{Journal, Undo, Way};
use journal::local::{Local, Taken, back_up};
use journal::model::Permission;
use serde_json::{Value, json};

use crate::house::{Answer, House, bearer};

fn meal() -> String {
    json!({ "eatenAt": "2026-11-21T08:00:00Z", "timezone": "UTC", "name": "Soup",
            "items": [{ "newFood": { "name": "Soup", "data": { "base": "g" } }, "quantity": 300, "unit": "g" }] })
    .to_string()
}

struct Asking {
    house: Arc<House>,
    key: String,
}

impl Asking {
    fn new() -> Asking {
        let house = House::open(None);
        let key = bearer(&house.key(Permission::ReadWrite));
        Asking {
            house: Arc::new(house),
            key,
        }
    }

    fn write(&self, method: &str, path: &str, mark: &str, body: &str) -> Answer {
        let mark = format!("Idempotency-Key: {mark}");
        let lines = ["Content-Type: application/json", &self.key, &mark];
        self.house.send(method, path, &lines, body)
    }

    fn get(&self, path: &str) -> Value {
        serde_json::from_str(&self.house.get(path, &[&self.key]).body).unwrap()
    }

    fn meals(&self) -> usize {
        self.get("/v1/meals")["meals"].as_array().unwrap().len()
    }
}

fn id(answer: &Answer) -> String {
    let body: Value = serde_json::from_str(&answer.body).unwrap();
    body["id"].as_str().unwrap().to_owned()
}

#[test]
fn the_same_write_gets_the_first_answer_again() {
    let asking = Asking::new();
    let first = asking.write("POST", "/v1/meals", "one", &meal());
    let second = asking.write("POST", "/v1/meals", "one", &meal());
    assert_eq!((first.status, second.status), (201, 201));
    assert_eq!(first.body, second.body);
    assert_eq!(first.header("idempotency-key"), Some("one"));
    assert_eq!(first.header("idempotency-replayed"), Some("false"));
    assert_eq!(second.header("idempotency-replayed"), Some("true"));
    assert_eq!(asking.meals(), 1);
    let other = asking.write("POST", "/v1/meals", "two", &meal());
    assert_ne!(other.body, first.body);
    assert_eq!(asking.meals(), 2);
}

#[test]
fn each_of_the_four_writes_is_done_once() {
    let asking = Asking::new();
    let made = asking.write("POST", "/v1/meals", "meal", &meal());
    let meal = format!("/v1/meals/{}", id(&made));
    let food = json!({ "name": "Bread", "data": {} }).to_string();
    let target =
        json!({ "targets": { "from": "2026-11-21", "values": { "caloriesKcal": 2000, "proteinG": 90, "carbsG": 250, "fatG": 60 } } })
            .to_string();
    for (method, path, body) in [
        ("PATCH", meal.as_str(), "{\"name\":\"Stew\"}"),
        ("POST", "/v1/foods", food.as_str()),
        ("PATCH", "/v1/settings", target.as_str()),
    ] {
        let first = asking.write(method, path, path, body);
        let second = asking.write(method, path, path, body);
        assert!(first.status < 300, "{path}: {}", first.body);
        assert_eq!(
            (second.status, second.body.as_str()),
            (first.status, first.body.as_str()),
            "{path}"
        );
        assert_eq!(
            second.header("idempotency-replayed"),
            Some("true"),
            "{path}"
        );
    }
    let foods = asking.get("/v1/foods");
    assert_eq!(foods["foods"].as_array().unwrap().len(), 2);
}

#[test]
fn a_meal_is_the_same_however_its_id_is_spelled() {
    let asking = Asking::new();
    let id = id(&asking.write("POST", "/v1/meals", "meal", &meal()));
    let path = format!("/v1/meals/{id}");
    let first = asking.write("PATCH", &path, "one", "{\"name\":\"Stew\"}");
    let upper = format!("/v1/meals/{}", id.to_ascii_uppercase());
    let escaped = path.replace('-', "%2D");
    for again in [upper, escaped] {
        let second = asking.write("PATCH", &again, "one", "{\"name\":\"Stew\"}");
        assert_eq!((second.status, &second.body), (200, &first.body), "{again}");
        assert_eq!(second.header("idempotency-replayed"), Some("true"));
    }
}

#[test]
fn another_request_under_the_same_key_is_refused() {
    let asking = Asking::new();
    let made = asking.write("POST", "/v1/meals", "one", &meal());
    let path = format!("/v1/meals/{}", id(&made));
    let other = meal().replace("300", "301");
    for (method, path, body) in [
        ("POST", "/v1/meals", other.as_str()),
        ("POST", "/v1/foods", &meal()),
        ("PATCH", &path, &meal()),
    ] {
        let refused = asking.write(method, path, "one", body);
        assert_eq!(refused.status, 400, "{method} {path}: {}", refused.body);
        assert!(
            refused.body.contains("\"idempotency_key_reused\""),
            "{}",
            refused.body
        );
    }
    assert_eq!(asking.meals(), 1);
}

#[test]
fn what_was_refused_changed_nothing_and_leaves_its_key_free() {
    let asking = Asking::new();
    for _ in 0..2 {
        assert_eq!(asking.write("POST", "/v1/meals", "one", "{}").status, 400);
    }
    assert_eq!(
        asking.write("POST", "/v1/meals", "one", &meal()).status,
        201
    );
    let late = meal().replace("\"g\"}", "\"cup\"}");
    assert_eq!(asking.write("POST", "/v1/meals", "two", &late).status, 400);
    assert_eq!(
        asking.get("/v1/foods")["foods"].as_array().unwrap().len(),
        1
    );
}

#[test]
fn writes_that_are_sent_at_once_wait_for_the_first() {
    let asking = Arc::new(Asking::new());
    let writers: Vec<_> = (0..16)
        .map(|_| {
            let asking = Arc::clone(&asking);
            thread::spawn(move || asking.write("POST", "/v1/meals", "one", &meal()))
        })
        .collect();
    let answers: Vec<Answer> = writers
        .into_iter()
        .map(|writer| writer.join().unwrap())
        .collect();
    let replayed = answers
        .iter()
        .filter(|answer| answer.header("idempotency-replayed") == Some("true"));
    assert_eq!(replayed.count(), 15);
    assert!(
        answers
            .iter()
            .all(|answer| (answer.status, &answer.body) == (201, &answers[0].body))
    );
    assert_eq!(asking.meals(), 1);
}

#[test]
fn an_answer_goes_with_the_thing_it_shows() {
    let asking = Asking::new();
    let lines = [asking.key.as_str()];
    let made = asking.write("POST", "/v1/meals", "meal", &meal());
    let path = format!("/v1/meals/{}", id(&made));
    asking.write("PATCH", &path, "change", "{\"notes\":\"private\"}");
    assert_eq!(asking.house.send("DELETE", &path, &lines, "").status, 204);
    let again = asking.write("PATCH", &path, "change", "{\"notes\":\"private\"}");
    assert_eq!(again.status, 404);
    let fresh = asking.write("POST", "/v1/meals", "meal", &meal());
    assert_eq!(fresh.header("idempotency-replayed"), Some("false"));
    assert_ne!(id(&fresh), id(&made));

    let food = asking.write(
        "POST",
        "/v1/foods",
        "food",
        "{\"name\":\"Bread\",\"data\":{}}",
    );
    let path = format!("/v1/foods/{}", id(&food));
    assert_eq!(asking.house.send("DELETE", &path, &lines, "").status, 204);
    let fresh = asking.write(
        "POST",
        "/v1/foods",
        "food",
        "{\"name\":\"Bread\",\"data\":{}}",
    );
    assert_ne!(id(&fresh), id(&food));
}

#[test]
fn an_answer_is_kept_for_a_day() {
    let asking = Asking::new();
    let first = asking.write("POST", "/v1/meals", "one", &meal());
    asking.house.pass(chrono::TimeDelta::hours(23));
    let later = asking.write("POST", "/v1/meals", "one", &meal());
    assert_eq!(later.body, first.body);
    asking.house.pass(chrono::TimeDelta::hours(2));
    let next_day = asking.write("POST", "/v1/meals", "one", &meal());
    assert_ne!(next_day.body, first.body);
}

#[test]
fn a_key_that_is_none_is_refused_and_a_read_does_not_mind_it() {
    let asking = Asking::new();
    let long = "k".repeat(256);
    for wrong in ["", "a b", "ä", &long] {
        let refused = asking.write("POST", "/v1/meals", wrong, &meal());
        assert_eq!(refused.status, 400, "{wrong:?}: {}", refused.body);
        assert!(refused.body.contains("Idempotency-Key"), "{}", refused.body);
    }
    let mark = "Idempotency-Key: one";
    let twice = [asking.key.as_str(), mark, mark];
    assert_eq!(asking.house.post("/v1/meals", &twice, &meal()).status, 400);
    let read = asking.house.get("/v1/meals", &[&asking.key, mark]);
    assert_eq!((read.status, read.header("idempotency-key")), (200, None));
}

/// A bowl of a food, as it is saved.
fn bowl(food: &str) -> String {
    json!({ "name": "Bowl", "data": {
        "recipe": { "servings": 1, "steps": [] },
        "ingredients": [{ "food": { "library": "mine", "key": food }, "portion": { "amount": 50, "unit": "g" } }]
    } })
    .to_string()
}

/// The same recipe, of nothing.
fn empty_bowl(id: &str) -> String {
    json!({ "id": id, "name": "Bowl", "data": { "recipe": { "servings": 1, "steps": [] } } })
        .to_string()
}

/// A meal of foods, one of which is new.
fn meal_of(food: &str) -> String {
    json!({ "eatenAt": "2026-11-21T08:00:00Z", "timezone": "UTC", "items": [
        { "food": { "library": "mine", "key": food }, "quantity": 30, "unit": "g" },
        { "newFood": { "name": "Soup", "data": { "base": "g" } }, "quantity": 300, "unit": "g" }
    ] })
    .to_string()
}

const BREAD: &str = r#"{"name":"Breadsecret","data":{"base":"g"}}"#;

impl Asking {
    fn delete(&self, path: &str) {
        let deleted = self.house.send("DELETE", path, &[&self.key], "");
        assert_eq!(deleted.status, 204, "{}", deleted.body);
    }

    /// What was written is not written once more, and its answer has no bread any more.
    fn shows_bread_no_more(&self, bowl: &str, meal: Option<&str>) {
        let bowl = self.write("POST", "/v1/foods", "bowl", bowl);
        let meal = meal.map(|meal| self.write("POST", "/v1/meals", "meal", meal));
        for again in [bowl].into_iter().chain(meal) {
            let is_new = !is_replayed(&again) || again.status != 201;
            assert!(
                !is_new && !again.body.contains("Breadsecret"),
                "{}",
                again.body
            );
        }
        let meals = self.house.send("GET", "/v1/meals", &[&self.key], "");
        assert_eq!(meals.body.matches("eatenAt").count(), 1, "{}", meals.body);
    }

    /// Keeps of a meal its second item alone.
    fn keep_second(&self, meal: &Answer) {
        let body: Value = serde_json::from_str(&meal.body).unwrap();
        let second = json!({ "items": [{ "id": body["items"][1]["id"] }] });
        let path = format!("/v1/meals/{}", id(meal));
        let kept = self.write("PATCH", &path, "second", &second.to_string());
        assert_eq!(kept.status, 200, "{}", kept.body);
    }
}

fn is_replayed(answer: &Answer) -> bool {
    answer.header("idempotency-replayed") == Some("true")
}

#[test]
fn an_answer_loses_a_food_that_what_it_shows_has_no_more() {
    let asking = Asking::new();
    let food = id(&asking.write("POST", "/v1/foods", "bread", BREAD));
    let made = asking.write("POST", "/v1/foods", "bowl", &bowl(&food));
    let eaten = asking.write("POST", "/v1/meals", "meal", &meal_of(&food));
    assert!(made.body.contains("Breadsecret") && eaten.body.contains("Breadsecret"));
    asking.write("POST", "/v1/foods", "empty", &empty_bowl(&id(&made)));
    asking.keep_second(&eaten);
    assert!(is_replayed(&asking.write(
        "POST",
        "/v1/foods",
        "bowl",
        &bowl(&food)
    )));
    asking.delete(&format!("/v1/foods/{food}"));
    asking.shows_bread_no_more(&bowl(&food), Some(&meal_of(&food)));
    // What was written since then holds nothing of it.
    let kept = asking.write("POST", "/v1/foods", "empty", &empty_bowl(&id(&made)));
    assert!(is_replayed(&kept));
}

#[test]
fn an_answer_loses_a_deleted_food_that_what_it_shows_lets_go_of() {
    let asking = Asking::new();
    let food = id(&asking.write("POST", "/v1/foods", "bread", BREAD));
    let made = asking.write("POST", "/v1/foods", "bowl", &bowl(&food));
    let eaten = asking.write("POST", "/v1/meals", "meal", &meal_of(&food));
    asking.delete(&format!("/v1/foods/{food}"));
    // They keep it, and what was written is not written twice.
    assert!(is_replayed(&asking.write(
        "POST",
        "/v1/foods",
        "bowl",
        &bowl(&food)
    )));
    assert!(is_replayed(&asking.write(
        "POST",
        "/v1/meals",
        "meal",
        &meal_of(&food)
    )));
    asking.write("POST", "/v1/foods", "empty", &empty_bowl(&id(&made)));
    asking.keep_second(&eaten);
    asking.shows_bread_no_more(&bowl(&food), Some(&meal_of(&food)));
}

#[test]
fn an_answer_loses_a_deleted_food_where_a_meal_changes_what_it_shows() {
    let asking = Asking::new();
    let food = id(&asking.write("POST", "/v1/foods", "bread", BREAD));
    let made = asking.write("POST", "/v1/foods", "bowl", &bowl(&food));
    asking.delete(&format!("/v1/foods/{food}"));
    let empty: Value = serde_json::from_str(&empty_bowl(&id(&made))).unwrap();
    let meal = json!({ "eatenAt": "2026-11-21T08:00:00Z", "timezone": "UTC",
        "items": [{ "newFood": empty, "quantity": 1, "unit": "serving" }] });
    let eaten = asking.write("POST", "/v1/meals", "meal", &meal.to_string());
    assert_eq!(eaten.status, 201, "{}", eaten.body);
    asking.shows_bread_no_more(&bowl(&food), None);
}

impl Asking {
    /// Deletes a thing as a command does, which can take it back.
    fn delete_typed(&self, delete: impl FnOnce(&Local) -> journal::error::Result<()>) {
        delete(&self.house.opened().recording()).unwrap();
    }

    /// Goes a step through the undo list as a command does.
    fn go(&self, way: Way) {
        let journal = self.house.opened().recording();
        journal.go(way, 1, &|_| Ok(())).unwrap();
    }

    /// How many of the answers say something.
    fn said(&self) -> i64 {
        said_in(&self.house.path().join("journal.db"))
    }

    /// How many answers are kept.
    fn kept(&self) -> i64 {
        let journal = self.house.path().join("journal.db");
        count(&journal, "SELECT count(*) FROM answer")
    }
}

fn said_in(journal: &std::path::Path) -> i64 {
    count(journal, "SELECT count(*) FROM answer WHERE answer <> ''")
}

fn count(journal: &std::path::Path, sql: &str) -> i64 {
    let file = rusqlite::Connection::open(journal).unwrap();
    file.query_row(sql, (), |row| row.get(0)).unwrap()
}

#[test]
fn what_is_brought_back_is_not_written_twice() {
    let asking = Asking::new();
    let writes = [("/v1/meals", meal()), ("/v1/foods", BREAD.to_owned())];
    let made = writes
        .each_ref()
        .map(|(path, body)| id(&asking.write("POST", path, path, body)));
    let [meal, food] = &made;
    asking.delete_typed(|journal| journal.delete_meal(meal));
    asking.delete_typed(|journal| journal.delete_food(food));
    assert_eq!((asking.kept(), asking.said()), (2, 0));
    for way in [Way::Undo, Way::Redo, Way::Undo] {
        asking.go(way);
        asking.go(way);
    }
    asking.house.opened().forget().unwrap();
    for ((path, body), made) in writes.iter().zip(&made) {
        let again = asking.write("POST", path, path, body);
        assert_eq!((is_replayed(&again), &id(&again)), (true, made));
        let other = asking.write("POST", path, path, "{}");
        assert_eq!(other.status, 400, "{}", other.body);
    }
    assert_eq!(asking.meals(), 1);
}

#[test]
fn what_is_brought_back_is_shown_as_it_was_when_that_was_asked_first() {
    let asking = Asking::new();
    let made = id(&asking.write("POST", "/v1/meals", "one", &meal()));
    asking.delete_typed(|journal| journal.delete_meal(&made));
    asking.go(Way::Undo);
    let rename = |name: &str| {
        let path = format!("/v1/meals/{made}");
        let body = json!({ "name": name }).to_string();
        asking.write("PATCH", &path, name, &body);
    };
    rename("Broth");
    let first = asking.write("POST", "/v1/meals", "one", &meal());
    assert!(first.body.contains(r#""name":"Broth""#), "{}", first.body);
    rename("Stew");
    let again = asking.write("POST", "/v1/meals", "one", &meal());
    assert_eq!(again.body, first.body);
}

#[test]
fn nothing_is_kept_of_a_write_that_the_undo_list_lets_go_of() {
    let asking = Asking::new();
    let made = ["one", "two"].map(|mark| id(&asking.write("POST", "/v1/meals", mark, &meal())));
    asking.delete_typed(|journal| journal.delete_meal(&made[0]));
    let settings = |age: u32| {
        let patch = json!({ "body": { "age": age } });
        asking.delete_typed(|journal| journal.update_settings(&patch.into()).map(drop));
    };
    (1..100).for_each(settings);
    assert_eq!((asking.kept(), asking.said()), (2, 1));
    settings(100);
    assert_eq!((asking.kept(), asking.said()), (1, 1));
}

#[test]
fn what_is_deleted_and_not_brought_back_is_made_anew_once() {
    let asking = Asking::new();
    let first = id(&asking.write("POST", "/v1/meals", "one", &meal()));
    asking.delete_typed(|journal| journal.delete_meal(&first));
    let anew = asking.write("POST", "/v1/meals", "one", &meal());
    assert!(!is_replayed(&anew) && id(&anew) != first);
    let again = asking.write("POST", "/v1/meals", "one", &meal());
    assert_eq!((is_replayed(&again), id(&again)), (true, id(&anew)));
    assert_eq!(asking.meals(), 1);
}

#[test]
fn nothing_is_kept_of_a_write_whose_thing_nobody_can_bring_back() {
    let asking = Asking::new();
    let typed = id(&asking.write("POST", "/v1/meals", "one", &meal()));
    asking.delete_typed(|journal| journal.delete_meal(&typed));
    assert_eq!(asking.kept(), 1);
    asking.house.opened().forget().unwrap();
    assert_eq!(asking.kept(), 0);
    let served = id(&asking.write("POST", "/v1/meals", "two", &meal()));
    asking.delete(&format!("/v1/meals/{served}"));
    assert_eq!(asking.kept(), 0);
}

#[test]
fn answers_that_are_older_than_a_day_go_when_a_journal_is_opened() {
    let asking = Asking::new();
    asking.write("POST", "/v1/meals", "one", &meal());
    for (hours, left) in [(23, 1), (2, 0)] {
        asking.house.pass(TimeDelta::hours(hours));
        drop(asking.house.opened());
        assert_eq!(asking.said(), left);
    }
}

#[test]
fn answers_that_are_older_than_a_day_go_with_the_undo_list() {
    let asking = Asking::new();
    let journal = asking.house.opened();
    asking.write("POST", "/v1/meals", "one", &meal());
    for (hours, left) in [(23, 1), (2, 0)] {
        asking.house.pass(TimeDelta::hours(hours));
        journal.forget().unwrap();
        assert_eq!(asking.said(), left);
    }
}

#[test]
fn answers_that_are_older_than_a_day_are_in_no_copy() {
    let asking = Asking::new();
    asking.write("POST", "/v1/meals", "one", &meal());
    let folder = tempfile::tempdir().unwrap();
    let journal = asking.house.path().join("journal.db");
    for (hours, left) in [(23, 1), (25, 0)] {
        let copy = folder.path().join("copy.db");
        let now = Utc::now() + TimeDelta::hours(hours);
        back_up(&journal, &copy, Taken::Replaced, now, &|_| ()).unwrap();
        assert_eq!(said_in(&copy), left);
    }
}

/// A change of the settings, and the answer when it is sent under the same mark once more.
fn weighed(asking: &Asking, settings: &str) -> bool {
    let sent = asking.set(settings);
    assert_eq!(sent.status, 200, "{}", sent.body);
    is_replayed(&sent)
}

impl Asking {
    /// Changes settings, under a mark that says nothing of them.
    fn set(&self, settings: &str) -> Answer {
        let each = |sum: u64, byte: u8| sum.wrapping_mul(31).wrapping_add(byte.into());
        let mark = settings.bytes().fold(7, each).to_string();
        self.write("PATCH", "/v1/settings", &mark, settings)
    }
}

const WEIGHT: &str = r#"{"body":{"weightKg":81.25}}"#;

#[test]
fn an_answer_loses_a_setting_that_is_cleared() {
    let target = r#"{"targets":{"from":"2026-11-21","values":{"caloriesKcal":2000,"proteinG":90,"carbsG":250,"fatG":60}}}"#;
    for (set, clear) in [
        (WEIGHT, r#"{"body":{"weightKg":null}}"#),
        (
            r#"{"preferences":{"units":"uk"}}"#,
            r#"{"preferences":{"units":null}}"#,
        ),
        (target, r#"{"targets":{"from":"2026-11-21","values":null}}"#),
        (
            target,
            r#"{"targets":{"from":"2026-11-20","values":{"caloriesKcal":1800,"proteinG":90,"carbsG":225,"fatG":60}}}"#,
        ),
    ] {
        let asking = Asking::new();
        assert!(!weighed(&asking, set));
        weighed(&asking, r#"{"body":{"age":40}}"#);
        assert!(weighed(&asking, set), "it is set");
        assert!(!weighed(&asking, clear));
        let again = asking.set(set);
        assert!(is_replayed(&again), "{clear}");
        for value in ["81.25", "uk", "2000"] {
            assert!(!again.body.contains(value), "{}", again.body);
        }
        let now = asking.house.send("GET", "/v1/settings", &[&asking.key], "");
        assert_eq!(now.body, again.body, "nothing is done again");
        let files = asking.house.files();
        let held = |text: &str| String::from_utf8_lossy(&files).contains(text);
        for value in ["81.25", r#":"uk""#, r#""caloriesKcal":2000"#] {
            assert!(!held(value), "{value} after {clear}");
        }
    }
}

#[test]
fn an_answer_loses_a_setting_that_is_taken_back() {
    let asking = Asking::new();
    let typed = || asking.house.opened().recording();
    let change = |text: &str| {
        let patch: Value = serde_json::from_str(text).unwrap();
        journal::api::Journal::update_settings(&typed(), &patch.into()).unwrap();
    };
    let again = |way| typed().go(way, 1, &|_| Ok(())).unwrap();
    let other = r#"{"preferences":{"units":"uk"}}"#;
    change(WEIGHT);
    assert!(!weighed(&asking, other));
    again(journal::api::Way::Undo);
    let sent = asking.set(other);
    assert!(
        is_replayed(&sent) && !sent.body.contains("81.25"),
        "{}",
        sent.body
    );
}
