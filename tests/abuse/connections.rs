//! Connections that say half of something, nothing, or too slowly, and very many of them.

use std::io::ErrorKind;
use std::thread;
use std::time::{Duration, Instant};

use serde_json::{Value, json};

use crate::others::beside;
use crate::served::{MEAL, Served};
use crate::tally::{is_long, times};
use crate::wire::{Line, head, request};

/// How long a server waits for the head of a request, and for a body that does not come.
const PATIENCE: Duration = Duration::from_secs(10);
/// Within this every connection is closed that says nothing more.
const CLOSED: Duration = Duration::from_secs(15);

/// People who ask meanwhile: none comes near their rate.
const OTHERS: usize = 40;

#[test]
fn half_sent_heads_are_all_closed_within_fifteen_seconds_and_nobody_waits_for_them() {
    let served = Served::people(OTHERS, &[]);
    beside(&served, 0..OTHERS, "500 half-sent heads", || {
        let halves = [
            "",
            "G",
            "GET /v1/meals HTTP/1.1\r\nHo",
            "GET / HTTP/1.1\r\nHost: localhost\r\n",
        ];
        let begun = Instant::now();
        let mut lines: Vec<Line> = (0..500).map(|_| served.line()).collect();
        for (number, line) in lines.iter_mut().enumerate() {
            line.send(halves[number % halves.len()].as_bytes()).unwrap();
        }
        let sent = Instant::now();
        for line in &mut lines {
            line.closes().unwrap();
        }
        let closed = sent.elapsed();
        assert!(closed < CLOSED, "{closed:?}");
        let told = format!(
            "sent in {:.1?}, all closed after {closed:.1?} (limit {PATIENCE:?})",
            sent - begun
        );
        (lines.len(), told)
    });
    served.ends("half-sent heads");
}

#[test]
fn bodies_that_come_slowly_are_given_up_and_nobody_waits_for_them() {
    let served = Served::people(OTHERS + 1, &[]);
    let key = &served.keys[OTHERS];
    // As many as one key may begin at once.
    let slow = 50;
    beside(&served, 0..OTHERS, "50 bodies, a byte a second", || {
        let more = "Content-Type: application/json\r\nContent-Length: 1000000\r\n\r\n";
        let head = head("POST", "/v1/meals", key, more);
        let mut lines: Vec<Line> = (0..slow).map(|_| served.line()).collect();
        let begun = Instant::now();
        for line in &mut lines {
            line.send(head.as_bytes()).unwrap();
        }
        while begun.elapsed() < PATIENCE - Duration::from_secs(1) {
            for line in &mut lines {
                line.send(b" ").unwrap();
            }
            thread::sleep(Duration::from_secs(1));
        }
        let statuses: Vec<u16> = lines
            .iter_mut()
            .map(|line| line.reply().unwrap().status)
            .collect();
        let took = begun.elapsed();
        assert!(statuses.iter().all(|status| *status == 503), "{statuses:?}");
        assert!(took < CLOSED + PATIENCE, "{took:?}");
        (slow, format!("all 503 after {took:.1?}"))
    });
    served.ends("slow bodies");
}

#[test]
fn thousands_of_connections_are_taken_or_wait_and_nobody_is_kept_out() {
    let served = Served::people(OTHERS, &[]);
    let wanted = times(500, 9_500);
    beside(&served, 0..OTHERS, "silent connections", || {
        let mut lines = Vec::new();
        let mut fewer = String::new();
        while lines.len() < wanted {
            match Line::to(served.address) {
                Ok(line) => lines.push(line),
                Err(error) => {
                    // This program may not have so many files open as the server.
                    fewer = format!(", fewer than {wanted}: {error}");
                    break;
                }
            }
        }
        assert!(lines.len() > 200, "{}{fewer}", lines.len());
        if !is_long() {
            thread::sleep(Duration::from_millis(300));
            return (lines.len(), format!("{} at once{fewer}", lines.len()));
        }
        let opened = Instant::now();
        for line in &mut lines {
            line.closes().unwrap();
        }
        let closed = opened.elapsed();
        assert!(closed < CLOSED, "{closed:?}");
        let told = format!(
            "{} at once{fewer}, all closed {closed:.1?} later",
            lines.len()
        );
        (lines.len(), told)
    });
    served.ends("silent connections");
}

#[test]
fn who_asks_without_end_and_reads_nothing_takes_no_memory_and_no_place_from_others() {
    let served = Served::people(OTHERS, &[]);
    beside(&served, 0..OTHERS, "20 pipelines that nobody reads", || {
        let many = request("GET", "/v1/openapi.json", "", b"").repeat(2_000);
        let mut lines: Vec<Line> = (0..20).map(|_| served.line()).collect();
        let mut taken = 0;
        for line in &mut lines {
            line.never_waits().unwrap();
            match line.send(&many) {
                Ok(()) => taken += 1,
                Err(error) => assert_eq!(error.kind(), ErrorKind::WouldBlock, "{error}"),
            }
        }
        thread::sleep(Duration::from_millis(times(500, 2_000) as u64));
        let told = format!("2,000 requests in each; {taken} were taken whole");
        (lines.len(), told)
    });
    served.ends("pipelines that nobody reads");
}

/// What a person has may be large to read, and is asked for by all who have a key of theirs.
#[test]
fn who_asks_for_much_and_reads_nothing_takes_no_memory_and_no_answer_from_others() {
    const MEALS: usize = 25;
    const GIVEN_UP: u16 = 0;
    let served = Served::people(OTHERS + 1, &["--rate-limit", "off"]);
    let key = &served.keys[OTHERS];
    let food = json!({ "name": "Bread", "attribution": "\u{1f35e}".repeat(2_000), "data": { "base": "g" } });
    let made = served.ask("POST", "/v1/foods", key, food.to_string().as_bytes());
    assert_eq!(made.status, 201, "{}", made.body);
    let food: Value = serde_json::from_str(&made.body).unwrap();
    let food = json!({ "library": "mine", "key": food["id"] });
    let item = json!({ "food": food, "quantity": 50, "unit": "g" });
    let mut meal: Value = serde_json::from_str(MEAL).unwrap();
    meal["items"] = vec![item; 100].into();
    let meal = meal.to_string();
    for _ in 0..MEALS {
        let made = served.ask("POST", "/v1/meals", key, meal.as_bytes());
        assert_eq!(made.status, 201, "{}", made.body);
    }
    let page = request("GET", "/v1/meals?limit=25", key, b"");
    let (_, before) = served.memory();
    beside(
        &served,
        0..OTHERS,
        "30 large answers that nobody reads",
        || {
            let mut lines: Vec<Line> = (0..30).map(|_| served.line()).collect();
            for line in &mut lines {
                line.send(&page).unwrap();
            }
            thread::sleep(Duration::from_secs(2));
            // Small answers wait for none of them.
            let small = served.ask("GET", "/v1/settings", key, b"");
            assert_eq!(small.status, 200, "{}", small.body);
            let (_, most) = served.memory();
            let taken = most - before;
            // Each is of 20 MB, in no more than twice the room; two of them are kept, and one is made.
            assert!(taken < 200, "{taken} MiB");
            // What is written is answered in any case: settings, of any size, have a place before.
            let patch = br#"{"preferences":{"showTargets":true}}"#;
            let written = served.ask("PATCH", "/v1/settings", key, patch);
            assert_eq!(written.status, 503, "{}", written.body);
            // Who reads is answered, one after the other, until they have waited too long, or have let wait.
            let statuses: Vec<u16> = lines
                .iter_mut()
                .map(|line| line.reply().map_or(GIVEN_UP, |reply| reply.status))
                .collect();
            let read = statuses.iter().filter(|status| **status == 200).count();
            assert!(read >= 2, "{statuses:?}");
            let is_told = |status: &u16| [200, 503, GIVEN_UP].contains(status);
            assert!(statuses.iter().all(is_told), "{statuses:?}");
            let whole = served.ask("GET", "/v1/meals?limit=25", key, b"");
            assert_eq!(whole.status, 200);
            let told = format!(
                "{} KB each, {taken} MiB for all, {read} read in the end",
                whole.body.len() / 1_000
            );
            (lines.len(), told)
        },
    );
    served.ends("large answers that nobody reads");
}
