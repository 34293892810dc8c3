//! What a log says, and what it never says.

use std::fs;

use journal::model::Permission;
use journal::serve::Rate;

use crate::house::{House, bearer};

/// The lines of the log, once there are so many.
fn lines(house: &House, count: usize) -> Vec<String> {
    let log = house.log(|log| log.lines().count() >= count);
    log.lines().map(str::to_owned).collect()
}

#[test]
fn a_line_says_who_asked_what_and_what_came_of_it() {
    let house = House::open(None);
    let key = house.key(Permission::Read);
    let answer = house.get("/v1/settings", &[&bearer(&key)]);
    let line = lines(&house, 1).remove(0);
    for part in [
        format!("id={}", answer.header("x-request-id").unwrap()),
        format!("key={}", key.split('_').nth(1).unwrap()),
        "address=127.0.0.1 method=GET operation=getSettings status=200 ms=".to_owned(),
    ] {
        assert!(line.contains(&part), "{part:?} is not in {line:?}");
    }
}

#[test]
fn a_line_names_the_key_of_who_may_not() {
    let house = House::open(Some(Rate {
        per_minute: 1,
        burst: 1,
    }));
    let key = house.key(Permission::Read);
    assert_eq!(house.post("/v1/meals", &[&bearer(&key)], "{}").status, 403);
    assert_eq!(house.get("/v1/settings", &[&bearer(&key)]).status, 429);
    let id = format!("key={}", key.split('_').nth(1).unwrap());
    for line in lines(&house, 2) {
        assert!(line.ends_with(&id), "{line}");
    }
}

#[test]
fn neither_secrets_nor_food_stand_in_a_log() {
    let house = House::open(None);
    let key = house.key(Permission::ReadWrite);
    let body = r#"{"name":"Truffles","brand":"Truffles","notes":"Truffles","data":{}}"#;
    house.post(
        "/v1/foods",
        &[&bearer(&key), "Idempotency-Key: Truffles"],
        body,
    );
    house.post("/v1/foods", &[&bearer(&key)], r#"{"Truffles":1,"name":3}"#);
    house.post("/v1/foods", &[&bearer(&key)], "Truffles");
    house.get("/v1/foods?query=Truffles&Truffles=1", &[&bearer(&key)]);
    house.get("/v1/meals/Truffles", &[&bearer(&key)]);
    house.get("/Truffles", &[&bearer(&key)]);
    // What is left of a body whose length was told wrong is the next request.
    house.send("Truffles", "/v1/meals", &[&bearer(&key)], "");
    house.send("TRUFFLESTRUFFLES", "/Truffles", &[], "");
    house.get("/v1/foods", &[&bearer("Truffles"), "User-Agent: Truffles"]);
    let lines = lines(&house, 9);
    assert_eq!(lines.len(), 9);
    let log = lines.join("\n");
    for part in key.split('_').skip(2).chain(["Truf", "TRUF"]) {
        assert!(!log.contains(part), "{part}: {log}");
    }
}

#[test]
fn a_photo_that_could_not_be_removed_behind_a_deletion_is_told() {
    let house = House::open(None);
    let key = bearer(&house.key(Permission::ReadWrite));
    let lunch = house.path().join("lunch.jpg");
    fs::write(&lunch, b"\xff\xd8\xff\xe0").unwrap();
    let photo = house.opened().add_photo(&lunch).unwrap();
    let item = r#"{"newFood":{"name":"Soup","data":{"base":"g"}},"quantity":1,"unit":"g"}"#;
    let meal = format!(
        r#"{{"eatenAt":"2026-11-21T08:00:00Z","timezone":"UTC","images":[{{"path":"{photo}"}}],"items":[{item}]}}"#
    );
    let made = house.post("/v1/meals", &[&key], &meal);
    let made: serde_json::Value = serde_json::from_str(&made.body).unwrap();
    // Whoever removes files cannot remove a folder.
    let kept = house.path().join("photos").join(format!("{photo}.jpg"));
    fs::remove_file(&kept).unwrap();
    fs::create_dir(&kept).unwrap();
    let path = format!("/v1/meals/{}", made["id"].as_str().unwrap());
    assert_eq!(house.send("DELETE", &path, &[&key], "").status, 204);
    let log = lines(&house, 2);
    let line = log.last().unwrap();
    assert!(line.contains("operation=deleteMeal status=204"), "{line}");
    let told = format!(
        "trouble=\"photos of what was deleted are still there: {}",
        kept.display()
    );
    assert!(line.contains(&told), "{line}");
}
