//! Requests that are no HTTP, many at once, half of two, or for another host.

use std::collections::BTreeMap;

use crate::others::{alone, beside};
use crate::served::{MEAL, Served};
use crate::tally::times;
use crate::wire::{head, request};

const OTHERS: usize = 20;

/// What is sent, and the statuses it may be answered with; none is a connection that is closed.
fn malformed(key: &str) -> Vec<(&'static str, Vec<u8>, &'static [u16])> {
    let line =
        |line: &str| head("GET", "/v1/settings", key, &format!("{line}\r\n\r\n")).into_bytes();
    let post = |framing: &str, body: &str| {
        let more = format!("Content-Type: application/json\r\n{framing}\r\n\r\n{body}");
        head("POST", "/v1/foods", key, &more).into_bytes()
    };
    // A head that comes in one piece may be somewhat longer than 64 KiB.
    let long = "a".repeat(150_000);
    let many: String = (0..200).map(|n| format!("X-{n}: 1\r\n")).collect();
    vec![
        ("nothing but line ends", b"\r\n\r\n\r\n".to_vec(), &[]),
        ("one word", b"GET\r\n\r\n".to_vec(), &[400]),
        (
            "a greeting of TLS",
            b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03".to_vec(),
            &[400],
        ),
        ("HTTP/2", b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n".to_vec(), &[]),
        (
            "HTTP/9.9",
            b"GET /healthz HTTP/9.9\r\nHost: localhost\r\n\r\n".to_vec(),
            &[400],
        ),
        ("a header without a colon", line("nonsense"), &[400]),
        ("a zero byte in a header", line("X: \0"), &[400]),
        ("a folded header", line("X: 1\r\n 2"), &[400]),
        (
            "a header of 150,000 letters",
            line(&format!("X: {long}")),
            &[431],
        ),
        ("200 headers", line(many.trim_end()), &[431]),
        (
            "a method of 150,000 letters",
            format!("{long} / HTTP/1.1\r\n\r\n").into_bytes(),
            &[400, 431],
        ),
        (
            "a length that is none",
            post("Content-Length: x", ""),
            &[400],
        ),
        (
            "a length below zero",
            post("Content-Length: -1", ""),
            &[400],
        ),
        (
            "a length beyond numbers",
            post("Content-Length: 99999999999999999999999", ""),
            &[400],
        ),
        (
            "two lengths",
            post("Content-Length: 2\r\nContent-Length: 3", "{}"),
            &[400],
        ),
        (
            "an unknown framing",
            post("Transfer-Encoding: x", "{}"),
            &[400],
        ),
        (
            "a chunk beyond numbers",
            post("Transfer-Encoding: chunked", "fffffffffffffffff\r\n{}"),
            &[400],
        ),
        (
            "a chunk below zero",
            post("Transfer-Encoding: chunked", "-1\r\n{}"),
            &[400],
        ),
        (
            "CONNECT",
            b"CONNECT localhost:80 HTTP/1.1\r\nHost: localhost\r\n\r\n".to_vec(),
            &[400, 404, 405],
        ),
        (
            "a path up the tree",
            request("GET", "/v1/../../etc/passwd", key, b""),
            &[404],
        ),
        (
            "the same in escapes",
            request("GET", "/v1/meals/%2e%2e%2fetc", key, b""),
            &[400, 404],
        ),
        (
            "a zero byte in a path",
            request("GET", "/v1/meals/%00", key, b""),
            &[400],
        ),
    ]
}

#[test]
fn what_is_no_request_is_refused_or_closed_and_never_a_fault() {
    let served = Served::people(OTHERS + 1, &["--rate-limit", "off"]);
    let cases = malformed(&served.keys[OTHERS]);
    beside(&served, 0..OTHERS, "malformed requests", || {
        for (what, sent, wanted) in &cases {
            let mut line = served.line();
            let _ = line.send(sent);
            let _ = line.end();
            let statuses: Vec<u16> = line.replies().iter().map(|reply| reply.status).collect();
            let alike = match wanted {
                [] => statuses.is_empty(),
                wanted => statuses.len() == 1 && wanted.contains(&statuses[0]),
            };
            assert!(alike, "{what}: {statuses:?}");
        }
        let told = format!("{} kinds, each refused or closed", cases.len());
        (cases.len(), told)
    });
    served.ends("malformed requests");
}

/// Numbers that follow from a seed.
struct Dice(u64);

impl Dice {
    fn below(&mut self, end: usize) -> usize {
        self.0 = self
            .0
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % end
    }
}

/// A good request that comes from another address, as a proxy names it.
fn good_from(from: &str, key: &str) -> Vec<u8> {
    let good = request("POST", "/v1/meals", key, MEAL.as_bytes());
    let text = String::from_utf8(good).unwrap();
    text.replacen("\r\n", from, 1).into_bytes()
}

fn stands_in(bytes: &[u8], text: &str) -> bool {
    bytes
        .windows(text.len())
        .any(|part| part == text.as_bytes())
}

#[test]
fn a_good_request_with_spoiled_bytes_is_answered_or_closed_and_never_a_fault() {
    let behind = ["--rate-limit", "off", "--behind-proxy"];
    let served = Served::people(OTHERS + 1, &behind);
    let key = &served.keys[OTHERS];
    let tries = times(200, 20_000);
    beside(&served, 0..OTHERS, "spoiled requests", || {
        let mut statuses: BTreeMap<u16, usize> = BTreeMap::new();
        let mut seeds = 0..;
        while statuses.values().sum::<usize>() < tries {
            let seed: usize = seeds.next().unwrap();
            let mut dice = Dice(seed as u64);
            let from = format!("\r\nX-Forwarded-For: 10.0.{}.{}\r\n", seed >> 8, seed & 255);
            let mut bytes = good_from(&from, key);
            for _ in 0..=dice.below(4) {
                let at = dice.below(bytes.len());
                match dice.below(4) {
                    0 => bytes[at] = dice.below(256) as u8,
                    1 => drop(bytes.remove(at)),
                    2 => bytes.insert(at, dice.below(256) as u8),
                    // Something is left for those to come.
                    _ => bytes.truncate(at.max(8)),
                }
            }
            // Whoever tries keys keeps out the others of that address, which are not told apart then.
            if !stands_in(&bytes, &from) && !stands_in(&bytes, key) {
                continue;
            }
            let mut line = served.line();
            let _ = line.send(&bytes);
            let _ = line.end();
            let replies = line.replies();
            let status = replies.first().map_or(0, |reply| reply.status);
            assert!(status < 500, "seed {seed}: {replies:?}");
            *statuses.entry(status).or_default() += 1;
        }
        let told = format!("{statuses:?} (0 is closed without an answer)");
        (tries, told)
    });
    served.ends("spoiled requests");
}

#[test]
fn requests_that_are_sent_at_once_are_answered_one_after_another() {
    let served = Served::people(1, &["--rate-limit", "off"]);
    alone("requests at once", || {
        let key = &served.keys[0];
        let each = [
            (request("GET", "/v1/settings", key, b""), 200),
            (request("POST", "/v1/meals", key, MEAL.as_bytes()), 201),
            (request("GET", "/v1/nothing", key, b""), 404),
            (request("GET", "/v1/settings", "", b""), 401),
        ];
        let rounds = 50;
        let mut line = served.line();
        let round: Vec<u8> = each.iter().flat_map(|(sent, _)| sent.clone()).collect();
        line.send(&round.repeat(rounds)).unwrap();
        for _ in 0..rounds {
            for (_, status) in &each {
                assert_eq!(line.reply().unwrap().status, *status);
            }
        }
        // What stands in a body that was refused is no request.
        let inside = request("DELETE", "/v1/foods/x", key, b"");
        let more = format!(
            "Content-Type: application/json\r\nContent-Length: {}\r\n\r\n",
            9 << 20
        );
        let mut line = served.line();
        line.send(head("POST", "/v1/foods", key, &more).as_bytes())
            .unwrap();
        let _ = line.send(&inside);
        let _ = line.end();
        let statuses: Vec<u16> = line.replies().iter().map(|reply| reply.status).collect();
        assert_eq!(statuses, [413]);
        (
            rounds * each.len() + 1,
            "each answered in its turn; one in a refused body not at all".to_owned(),
        )
    });
    served.ends("requests at once");
}

#[test]
fn only_the_hosts_that_are_served_are_answered_whatever_looks_like_them() {
    let served = Served::people(1, &[]);
    alone("hosts", || {
        let port = served.address.port();
        let mut tried = 0;
        for (host, status) in [
            ("localhost".to_owned(), 200),
            (format!("127.0.0.1:{port}"), 200),
            ("127.0.0.1.evil.com".to_owned(), 421),
            ("localhost.evil.com".to_owned(), 421),
            ("evil.com".to_owned(), 421),
            ("localhost.".to_owned(), 421),
            ("localhost@evil.com".to_owned(), 421),
            ("127.1".to_owned(), 421),
            ("2130706433".to_owned(), 421),
            ("0x7f000001".to_owned(), 421),
            ("0.0.0.0".to_owned(), 421),
            ("[::ffff:127.0.0.1]".to_owned(), 421),
            ("localhost:80:80".to_owned(), 421),
            ("localhost, evil.com".to_owned(), 421),
        ] {
            let mut line = served.line();
            let asked =
                format!("GET /healthz HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n\r\n");
            line.send(asked.as_bytes()).unwrap();
            assert_eq!(line.reply().unwrap().status, status, "{host}");
            tried += 1;
        }
        (tried, "two are served, the others 421".to_owned())
    });
    served.ends("hosts");
}
