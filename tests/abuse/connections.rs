//! Connections that say half of something, nothing, or too slowly, and very many of them.

use std::io::ErrorKind;
use std::thread;
use std::time::{Duration, Instant};

use crate::others::beside;
use crate::served::Served;
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
