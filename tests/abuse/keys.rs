//! People who try keys, and what is not theirs.

use std::time::Instant;

use journal::api::key::checksum_of;
use serde_json::{Value, json};

use crate::others::{alone, beside};
use crate::served::{MEAL, Served};
use crate::tally::times;
use crate::wire::{Line, Reply, head, request};

const OTHERS: usize = 20;

/// An id that nothing has.
const UNKNOWN: &str = "00000000-0000-4000-8000-000000000000";

/// A key in the form of ours.
fn made_up(id: &str, secret: &str) -> String {
    let body = format!("jrnl_{id}_{secret:0<43}");
    format!("{body}_{}", checksum_of(&body))
}

#[test]
fn whoever_tries_keys_is_refused_after_ten_and_other_addresses_are_not() {
    // One address for each hop that the proxy names; who names none is another.
    let served = Served::people(OTHERS, &["--behind-proxy"]);
    let tries = times(500, 20_000);
    beside(&served, 0..OTHERS, "keys tried from one address", || {
        let begun = Instant::now();
        let mut line = served.line();
        let from = |key: &str| {
            head(
                "GET",
                "/v1/settings",
                key,
                "X-Forwarded-For: 192.0.2.7\r\n\r\n",
            )
            .into_bytes()
        };
        let mut refused = 0;
        for number in 0..tries {
            line.send(&from(&made_up(&format!("{number:08}"), "x")))
                .unwrap();
            let reply = line.reply().unwrap();
            match reply.status {
                401 => refused += 1,
                429 => assert!(reply.header("retry-after").is_some(), "{reply:?}"),
                other => panic!("{other}: {reply:?}"),
            }
        }
        let most = 10 + begun.elapsed().as_secs() as usize / 6 + 1;
        assert!((10..=most).contains(&refused), "{refused} of {most}");
        // A good key is not told from there either: it would tell which one is good.
        line.send(&from(&served.keys[0])).unwrap();
        assert_eq!(line.reply().unwrap().status, 429);
        let told = format!(
            "{tries} in {:.1?}: {refused} were 401, the others 429",
            begun.elapsed()
        );
        (tries, told)
    });
    served.ends("keys tried");
}

/// Whoever tries many at once is told of no more of them than whoever tries one after the other.
#[test]
fn of_keys_that_are_tried_at_once_ten_are_told_too() {
    let served = Served::people(OTHERS, &["--behind-proxy"]);
    let (rounds, lines) = (times(3, 30), 200);
    beside(&served, 0..OTHERS, "keys tried at once", || {
        let known = served.keys[0].split('_').nth(1).unwrap();
        let mut most = 0;
        for round in 0..rounds {
            let from = format!("X-Forwarded-For: 192.0.3.{round}\r\n\r\n");
            let mut tried: Vec<Line> = Vec::new();
            for number in 0..lines {
                // In the form of a key, so that it is looked for; of some the id is known.
                let unknown = format!("{number:08}");
                let id = if number % 2 == 0 { known } else { &unknown };
                let asked = head("GET", "/v1/settings", &made_up(id, "x"), &from);
                let mut line = served.line();
                line.send(&asked.as_bytes()[..asked.len() - 1]).unwrap();
                tried.push(line);
            }
            for line in &mut tried {
                line.send(b"\n").unwrap();
            }
            let replies = tried.iter_mut().map(|line| line.reply().unwrap().status);
            let replies: Vec<u16> = replies.collect();
            let told = replies.iter().filter(|status| **status == 401).count();
            let refused = replies.iter().filter(|status| **status == 429).count();
            assert_eq!((told, refused), (10, lines - 10));
            most = most.max(told);
        }
        let told = format!("{lines} each: {most} of them were 401, the others 429");
        (rounds, told)
    });
    served.ends("keys tried at once");
}

/// Each network is an address of its own: none is looked for among all others.
#[test]
fn keys_that_are_tried_from_many_networks_make_nobody_wait() {
    let served = Served::people(OTHERS, &["--behind-proxy"]);
    let tries = times(2_000, 60_000);
    beside(&served, 0..OTHERS, "keys tried from many networks", || {
        let begun = Instant::now();
        let mut line = served.line();
        let key = made_up("00000000", "x");
        for number in 0..tries {
            let (high, low) = (number >> 16, number & 0xffff);
            let from = format!("X-Forwarded-For: 2001:db8:{high:x}:{low:x}::1\r\n\r\n");
            let asked = head("GET", "/v1/settings", &key, &from);
            line.send(asked.as_bytes()).unwrap();
            assert_eq!(line.reply().unwrap().status, 401);
        }
        let told = format!("{tries} in {:.1?}: all were 401", begun.elapsed());
        (tries, told)
    });
    served.ends("keys tried from many networks");
}

#[test]
fn a_good_key_is_taken_sixty_times_at_once_and_then_told_when_to_come_back() {
    let served = Served::people(1, &[]);
    alone("one key at once", || {
        let begun = Instant::now();
        let mut line = served.line();
        let ask = request("GET", "/v1/settings", &served.keys[0], b"");
        let mut replies = Vec::new();
        for _ in 0..200 {
            line.send(&ask).unwrap();
            replies.push(line.reply().unwrap());
        }
        let good = replies.iter().filter(|reply| reply.status == 200).count();
        let most = 60 + 5 * (begun.elapsed().as_secs() as usize + 1);
        assert!((60..=most).contains(&good), "{good} of {most}");
        let refused = replies.iter().find(|reply| reply.status == 429).unwrap();
        assert_eq!(refused.code(), "rate_limited");
        let wait: u64 = refused.header("retry-after").unwrap().parse().unwrap();
        assert!((1..=2).contains(&wait), "{wait}");
        assert_eq!(
            refused.header("ratelimit-policy"),
            Some("\"requests\";q=60;w=12")
        );
        let told = format!("{good} were 200, the others 429 with when to come back");
        (replies.len(), told)
    });
    served.ends("one key");
}

/// All that an answer says, but the id that it has of its own and the moment.
fn whole(reply: &Reply) -> (u16, Vec<String>, String) {
    let lines = reply.lines().filter(|line| {
        let name = line.to_ascii_lowercase();
        !name.starts_with("x-request-id:") && !name.starts_with("date:")
    });
    (
        reply.status,
        lines.map(str::to_owned).collect(),
        reply.body.clone(),
    )
}

#[test]
fn every_bad_key_reads_the_same_whether_its_id_is_known_or_not() {
    let served = Served::people(2, &["--rate-limit", "off"]);
    alone("bad keys", || {
        let id = served.keys[0].split('_').nth(1).unwrap();
        let ask = |key: &str| whole(&served.ask("GET", "/v1/settings", key, b""));
        let unknown = ask(&made_up("00000000", "x"));
        assert_eq!(unknown.0, 401);
        let other = served.keys[1].split('_').nth(2).unwrap();
        let bad = [
            made_up(id, "x"),
            made_up(id, other),
            "jrnl_no".to_owned(),
            served.keys[0].to_ascii_uppercase(),
            format!("{}x", served.keys[0]),
        ];
        for bad in &bad {
            assert_eq!(ask(bad), unknown, "{bad}");
        }
        (bad.len(), "each as one of an unknown id".to_owned())
    });
    served.ends("bad keys");
}

#[test]
fn what_is_another_persons_answers_byte_for_byte_like_what_nobody_has() {
    let served = Served::people(2, &["--rate-limit", "off"]);
    alone("another's ids", || {
        let [hers, his] = [&served.keys[0], &served.keys[1]];
        let made = |path: &str, body: &str| -> Value {
            let reply = served.ask("POST", path, hers, body.as_bytes());
            assert_eq!(reply.status, 201, "{reply:?}");
            serde_json::from_str(&reply.body).unwrap()
        };
        let meal = made("/v1/meals", MEAL)["id"].as_str().unwrap().to_owned();
        let bread = r#"{"name":"Hers","data":{"base":"g"}}"#;
        let food = made("/v1/foods", bread)["id"].as_str().unwrap().to_owned();
        let mut line = served.line();
        let mut tried = 0;
        let mut same = |method: &str,
                        path: &dyn Fn(&str) -> String,
                        id: &str,
                        body: &dyn Fn(&str) -> Value| {
            let mut ask = |id: &str| {
                let body = body(id);
                let body = if body.is_null() {
                    String::new()
                } else {
                    body.to_string()
                };
                let asked = request(method, &path(id), his, body.as_bytes());
                told(&mut line, &asked).map(|text| text.replace(id, "ID"))
            };
            let (theirs, nobodys) = (ask(id), ask(UNKNOWN));
            assert_eq!(theirs, nobodys, "{method} {}", path(id));
            assert_eq!(theirs.0, 404, "{method} {}: {theirs:?}", path(id));
            tried += 1;
        };
        let of_meal = |id: &str| format!("/v1/meals/{id}");
        let of_food = |id: &str| format!("/v1/foods/{id}");
        let none = |_: &str| Value::Null;
        same("GET", &of_meal, &meal, &none);
        same("DELETE", &of_meal, &meal, &none);
        same("PATCH", &of_meal, &meal, &|_| json!({ "name": "mine" }));
        same("DELETE", &of_food, &food, &none);
        let foods = |_: &str| "/v1/foods".to_owned();
        same(
            "POST",
            &foods,
            &food,
            &|id| json!({ "id": id, "name": "Mine", "data": {} }),
        );
        let part = |id: &str| json!({ "food": { "library": "mine", "key": id }, "portion": { "amount": 1, "unit": "g" } });
        let recipe = |id: &str| {
            let recipe = json!({ "servings": 1, "steps": [] });
            let data = json!({ "base": "serving", "recipe": recipe, "ingredients": [part(id)] });
            json!({ "name": "Mine", "data": data })
        };
        same("POST", &foods, &food, &recipe);
        let meals = |_: &str| "/v1/meals".to_owned();
        let of = |item: Value| json!({ "eatenAt": "2026-11-21T08:00:00Z", "timezone": "UTC", "items": [item] });
        same("POST", &meals, &food, &|id| {
            of(json!({ "food": { "library": "mine", "key": id } }))
        });
        same("POST", &meals, &food, &|id| {
            of(json!({ "newFood": { "id": id, "name": "Mine", "data": {} } }))
        });
        same("POST", &meals, &food, &|id| {
            of(json!({ "newFood": recipe(id) }))
        });
        (tried, "each byte for byte as an unknown one".to_owned())
    });
    served.ends("another's ids");
}

/// Status, and all else of an answer.
#[derive(Debug, PartialEq)]
struct Told(u16, String);

impl Told {
    fn map(self, change: impl Fn(&str) -> String) -> (u16, String) {
        (self.0, change(&self.1))
    }
}

fn told(line: &mut Line, asked: &[u8]) -> Told {
    line.send(asked).unwrap();
    let (status, head, body) = whole(&line.reply().unwrap());
    Told(status, format!("{}\n{body}", head.join("\n")))
}
