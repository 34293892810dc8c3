//! A clock that cannot be right, and one that goes back.

use chrono::TimeDelta;
use journal::model::Permission;

use crate::house::{Answer, House, bearer};

const MEAL: &str = r#"{"eatenAt":"2026-11-21T08:00:00Z","timezone":"UTC","items":[{"newFood":{"name":"Soup","data":{"base":"g"}},"quantity":1,"unit":"g"}]}"#;

fn write(house: &House, key: &str, mark: &str) -> Answer {
    let mark = format!("Idempotency-Key: {mark}");
    house.post("/v1/meals", &[key, &mark], MEAL)
}

fn is_repeated(answer: &Answer) -> bool {
    assert_eq!(answer.status, 201, "{answer:?}");
    answer.header("idempotency-replayed") == Some("true")
}

fn meals(house: &House, key: &str) -> usize {
    let page = house.get("/v1/meals", &[key]).body;
    page.matches("\"eatenAt\"").count()
}

#[test]
fn while_the_clock_is_beyond_what_can_be_written_it_is_told_and_nothing_is_written() {
    let house = House::open(None);
    let key = bearer(&house.key(Permission::ReadWrite));
    assert_eq!(write(&house, &key, "one").status, 201);
    for years in [8_000, 200_000] {
        let far = TimeDelta::days(366 * years);
        house.pass(far);
        for answer in [
            write(&house, &key, "two"),
            house.get("/v1/meals", &[&key]),
            house.get("/healthz", &[]),
        ] {
            assert_eq!(answer.status, 503, "{answer:?}");
            assert!(
                answer.body.contains("the clock of this server is wrong"),
                "{answer:?}"
            );
            assert!(answer.body.contains("\"unavailable\""), "{answer:?}");
        }
        house.pass(-far);
    }
    // The key is as good as before, and so is what was written.
    assert!(is_repeated(&write(&house, &key, "one")));
    assert!(!is_repeated(&write(&house, &key, "two")));
    assert_eq!(meals(&house, &key), 2);
    let refused = |log: &str| log.matches("status=503").count();
    let log = house.log(|log| refused(log) >= 6);
    assert_eq!(refused(&log), 6, "{log}");
    assert!(log.contains("the clock of this machine is wrong"), "{log}");
    assert!(!log.contains("a fault in the program"), "{log}");
}

#[test]
fn an_answer_is_known_again_when_a_clock_that_went_back_is_set_right() {
    let house = House::open(None);
    let key = bearer(&house.key(Permission::ReadWrite));
    assert!(!is_repeated(&write(&house, &key, "before")));
    let back = TimeDelta::days(-10);
    house.pass(back);
    assert!(is_repeated(&write(&house, &key, "before")));
    assert!(!is_repeated(&write(&house, &key, "meanwhile")));
    house.pass(-back);
    for mark in ["before", "meanwhile"] {
        assert!(is_repeated(&write(&house, &key, mark)), "{mark}");
    }
    assert_eq!(meals(&house, &key), 2);
    // A day later they are forgotten as any other.
    house.pass(TimeDelta::hours(25));
    assert!(!is_repeated(&write(&house, &key, "meanwhile")));
}

#[test]
fn a_clock_of_before_there_was_any_answer_writes_none() {
    let house = House::open(None);
    let key = bearer(&house.key(Permission::ReadWrite));
    assert!(!is_repeated(&write(&house, &key, "before")));
    let back = TimeDelta::days(-50 * 365);
    house.pass(back);
    assert!(is_repeated(&write(&house, &key, "before")));
    assert_eq!(write(&house, &key, "meanwhile").status, 503);
    let is_told = |log: &str| log.contains("the clock of this machine is wrong");
    assert!(is_told(&house.log(is_told)));
    house.pass(-back);
    assert!(!is_repeated(&write(&house, &key, "meanwhile")));
    assert_eq!(meals(&house, &key), 2);
}

#[test]
fn a_clock_that_was_ahead_for_long_keeps_no_answer_longer_than_a_day() {
    let house = House::open(None);
    let key = bearer(&house.key(Permission::ReadWrite));
    let ahead = TimeDelta::days(4_000);
    house.pass(ahead);
    assert!(!is_repeated(&write(&house, &key, "ahead")));
    house.pass(-ahead);
    assert!(!is_repeated(&write(&house, &key, "now")));
    assert!(is_repeated(&write(&house, &key, "now")));
    house.pass(TimeDelta::hours(25));
    assert!(!is_repeated(&write(&house, &key, "now")));
}

#[test]
fn an_answer_is_known_again_when_a_clock_that_was_ahead_is_set_right() {
    let house = House::open(None);
    let key = bearer(&house.key(Permission::ReadWrite));
    let first = write(&house, &key, "before");
    let setting = |mark: &str| {
        let mark = format!("Idempotency-Key: {mark}");
        let lines = ["Content-Type: application/json", &key, &mark];
        house.send("PATCH", "/v1/settings", &lines, r#"{"body":{"age":40}}"#)
    };
    let set = setting("set");
    for (days, marks) in [(2, 0..4), (400, 4..6), (80 * 365, 6..9)] {
        let ahead = TimeDelta::days(days);
        house.pass(ahead);
        // A command that only reads, and writes.
        drop(house.opened());
        for mark in marks {
            assert!(!is_repeated(&write(&house, &key, &mark.to_string())));
        }
        house.pass(-ahead);
        let again = write(&house, &key, "before");
        assert!(is_repeated(&again), "{days}");
        assert_eq!(again.body, first.body);
        let again = setting("set");
        assert_eq!(again.header("idempotency-replayed"), Some("true"));
        assert_eq!(again.body, set.body);
    }
    assert_eq!(meals(&house, &key), 10);
}

#[test]
fn of_writes_of_more_than_a_day_ago_few_are_remembered() {
    let house = House::open(None);
    let key = bearer(&house.key(Permission::ReadWrite));
    for day in 0..15 {
        write(&house, &key, &day.to_string());
        house.pass(TimeDelta::hours(25));
    }
    let journal = rusqlite::Connection::open(house.path().join("journal.db")).unwrap();
    let count = |sql: &str| -> u32 { journal.query_row(sql, (), |row| row.get(0)).unwrap() };
    assert_eq!(count("SELECT count(*) FROM answer"), 11);
    assert_eq!(count("SELECT count(*) FROM answer WHERE answer <> ''"), 1);
}
